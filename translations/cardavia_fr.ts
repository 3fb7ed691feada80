<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPanel</name>
    <message>
        <source>About Cardavia</source>
        <translation>À propos de Cardavia</translation>
    </message>
    <message>
        <source>Cardavia {version}</source>
        <translation>Cardavia {version}</translation>
    </message>
    <message>
        <source>Dou Dizhu and Guandan against AI players, offline.</source>
        <translation>Dou Dizhu et Guandan contre des IA, hors ligne.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The cards are drawn for it.</source>
        <translation>Logiciel libre sous licence MIT. Ses cartes ont été dessinées pour lui.</translation>
    </message>
    <message>
        <source>Built on Qt {version}, which is used under the GNU LGPL, version 3: its libraries lie in the folder PySide6 of the installed program, where you may replace them with your own. Their source code is at download.qt.io.</source>
        <translation>Repose sur Qt {version}, utilisé sous la licence GNU LGPL, version 3&#x202f;: ses bibliothèques se trouvent dans le dossier PySide6 du programme installé, où vous pouvez les remplacer par les vôtres. Leur code source est sur download.qt.io.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>The licence’s text</source>
        <translation>Le texte de la licence</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Compteur de cartes</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permis</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>%1, wild card</source>
        <translation>%1, carte libre</translation>
    </message>
    <message>
        <source>part of a straight flush</source>
        <translation>fait partie d’une quinte flush</translation>
    </message>
    <message>
        <source>wild card as %1</source>
        <translation>carte libre comptant comme %1</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
</context>
<context>
    <name>Achievement</name>
    <message>
        <source>Spring cleaning</source>
        <translation>Grand nettoyage de printemps</translation>
    </message>
    <message>
        <source>As landlord, win before a farmer has played a card.</source>
        <translation>Propriétaire, gagnez avant qu’un paysan ait posé une carte.</translation>
    </message>
    <message>
        <source>Uprising</source>
        <translation>Jacquerie</translation>
    </message>
    <message>
        <source>As a farmer, let the landlord play exactly once.</source>
        <translation>Paysan, ne laissez le propriétaire jouer qu’une fois.</translation>
    </message>
    <message>
        <source>Quiet revolution</source>
        <translation>Révolution tranquille</translation>
    </message>
    <message>
        <source>As a farmer, beat a masterly landlord without a single bomb from anyone.</source>
        <translation>Paysan, battez un propriétaire expert sans que personne pose de bombe.</translation>
    </message>
    <message>
        <source>Gilt-edged</source>
        <translation>À prix d’or</translation>
    </message>
    <message>
        <source>Bring home 24 points or more in one deal of Dou Dizhu.</source>
        <translation>Remportez 24 points ou plus en une seule donne de Dou Dizhu.</translation>
    </message>
    <message>
        <source>Not for eviction</source>
        <translation>Inexpulsable</translation>
    </message>
    <message>
        <source>Win five times running as landlord.</source>
        <translation>Gagnez cinq fois de suite comme propriétaire.</translation>
    </message>
    <message>
        <source>Hand in hand</source>
        <translation>Main dans la main</translation>
    </message>
    <message>
        <source>Finish first and second with your partner at a masterly table.</source>
        <translation>Finissez premier et deuxième avec votre partenaire à une table d’experts.</translation>
    </message>
    <message>
        <source>The last shall be first</source>
        <translation>Les derniers seront les premiers</translation>
    </message>
    <message>
        <source>Be the last with cards in Guandan, and win the deal all the same.</source>
        <translation>Restez le dernier avec des cartes au Guandan, et gagnez quand même la donne.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Feu d’artifice</translation>
    </message>
    <message>
        <source>Win a deal of Guandan that saw ten bombs.</source>
        <translation>Gagnez une donne de Guandan où dix bombes ont été posées.</translation>
    </message>
    <message>
        <source>From rags to aces</source>
        <translation>De deux à l’as</translation>
    </message>
    <message>
        <source>Win a match of Guandan.</source>
        <translation>Gagnez une partie de Guandan.</translation>
    </message>
    <message>
        <source>The long way back</source>
        <translation>La longue remontée</translation>
    </message>
    <message>
        <source>Win a match of Guandan after being five levels behind.</source>
        <translation>Gagnez une partie de Guandan après avoir eu cinq niveaux de retard.</translation>
    </message>
    <message>
        <source>Third time lucky</source>
        <translation>La troisième est la bonne</translation>
    </message>
    <message>
        <source>Fail twice at A, and still win the match.</source>
        <translation>Échouez deux fois à l’as, et gagnez la partie malgré tout.</translation>
    </message>
    <message>
        <source>No regrets</source>
        <translation>Sans regrets</translation>
    </message>
    <message>
        <source>Win a deal that the expert’s review gives an accuracy of 95 or more.</source>
        <translation>Gagnez une donne à laquelle l’analyse de l’expert donne une précision d’au moins 95.</translation>
    </message>
    <message>
        <source>%1 of %2. Deals in which you took decisions back do not count.</source>
        <translation>%1 sur %2. Les donnes avec des coups annulés ne comptent pas.</translation>
    </message>
    <message>
        <source>See the deal</source>
        <translation>Voir la donne</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Earned %1</source>
        <translation>Obtenu le %1</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Bid %1</source>
        <translation>Enchère %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Rendre à %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Add the %1</source>
        <translation>Ajouter&#x202f;: %1</translation>
    </message>
    <message>
        <source>Let go of the %1</source>
        <translation>Retirer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Aller au résultat</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation>Annuler le dernier coup (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Bring back (Ctrl+Shift+Z)</source>
        <translation>Rétablir (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>The cards at this table</source>
        <translation>Les cartes de cette table</translation>
    </message>
    <message>
        <source>Play by a code</source>
        <translation>Jouer d’après un code</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The cards of this match come from no code: they cannot be shared.</source>
        <translation>Les cartes de cette partie ne viennent d’aucun code&#x202f;: elles ne peuvent pas être partagées.</translation>
    </message>
    <message>
        <source>Whoever enters it gets the same cards, on any computer; this is deal %1 of the code.</source>
        <translation>Qui le saisit reçoit les mêmes cartes, sur tout ordinateur&#x202f;; voici la donne %1 de ce code.</translation>
    </message>
    <message>
        <source>Whoever enters it gets the same cards, on any computer.</source>
        <translation>Qui le saisit reçoit les mêmes cartes, sur tout ordinateur.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Jouer ces cartes</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>%1, %2. The match at the table stays in the list.</source>
        <translation>%1, %2. La partie sur la table reste dans la liste.</translation>
    </message>
    <message>
        <source>%1, %2. No match is kept in this window.</source>
        <translation>%1, %2. Aucune partie n’est gardée dans cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Votre main, %n carte</numerusform>
            <numerusform>Votre main, %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Still out</source>
        <translation>Encore en jeu</translation>
    </message>
    <message>
        <source>%1: %2 with you, %3 played, %4 of %5 still out</source>
        <translation>%1&#x202f;: %2 chez vous, %3 jouées, encore %4 sur %5</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>A code looks like D-7K3QX2M.</source>
        <translation>Un code ressemble à D-7K3QX2M.</translation>
    </message>
    <message>
        <source>A code is a letter and seven more characters.</source>
        <translation>Un code a une lettre, puis sept caractères.</translation>
    </message>
    <message>
        <source>Codes hold letters and digits only, and no U.</source>
        <translation>Un code n’a que des lettres et des chiffres, et jamais de U.</translation>
    </message>
    <message>
        <source>A code begins with D for Dou Dizhu or G for Guandan.</source>
        <translation>Un code commence par D pour le Dou Dizhu ou G pour le Guandan.</translation>
    </message>
    <message>
        <source>One character is wrong, or two have changed places.</source>
        <translation>Un caractère est faux, ou deux ont été échangés.</translation>
    </message>
</context>
<context>
    <name>DealsTab</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayPanel</name>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Double-click resets</source>
        <translation>Double-cliquez pour réinitialiser</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Température de couleur</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Garder…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nom du préréglage</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Lamp light</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Old film</source>
        <translation>Vieux film</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1: no bid.</source>
        <translation>%1&#x202f;: pas d’enchère.</translation>
    </message>
    <message>
        <source>%1: bid %2.</source>
        <translation>%1&#x202f;: enchère %2.</translation>
    </message>
    <message>
        <source>Nobody bid. The cards are dealt anew.</source>
        <translation>Personne n’a enchéri. Les cartes sont redistribuées.</translation>
    </message>
    <message>
        <source>Landlord for %1: %2. Bottom cards: %3.</source>
        <translation>Propriétaire pour %1&#x202f;: %2. Talon&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Tribute from %1 to %2: %3.</source>
        <translation>Tribut de %1 à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Returned by %1 to %2: %3.</source>
        <translation>Rendu par %1 à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Tribute is cancelled.</source>
        <translation>Le tribut est annulé.</translation>
    </message>
    <message>
        <source>First lead: %1.</source>
        <translation>Première entame&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: pass.</source>
        <translation>%1&#x202f;: passe.</translation>
    </message>
    <message>
        <source>%1: out, %2.</source>
        <translation>%1&#x202f;: fini, %2.</translation>
    </message>
    <message>
        <source>Trick: %1. Next lead: %2.</source>
        <translation>Pli&#x202f;: %1. Entame suivante&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Dou Dizhu</source>
        <translation>Dou Dizhu</translation>
    </message>
    <message>
        <source>3 players · You against 2 AI · Single deal</source>
        <translation>3 joueurs · Vous contre 2 IA · Donne unique</translation>
    </message>
    <message>
        <source>Guandan</source>
        <translation>Guandan</translation>
    </message>
    <message>
        <source>4 players · You partner the opposite AI · Level-based match</source>
        <translation>4 joueurs · Vous faites équipe avec l’IA d’en face · Partie par niveaux</translation>
    </message>
    <message>
        <source>Deal %1 of the match</source>
        <translation>Donne %1 de la partie</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
</context>
<context>
    <name>GiveUpPanel</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Another match</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>A new match begins. What becomes of this one?</source>
        <translation>Une nouvelle partie commence. Que faire de celle-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Another match takes the place of this one, which is kept nowhere. Is this one to be given up?</source>
        <translation>Une autre partie prend la place de celle-ci, qui n’est gardée nulle part. Faut-il abandonner celle-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>La garder pour plus tard</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Poursuivre celle-ci</translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Loose</source>
        <translation>Reste</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The bidding</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The highest bidder is landlord and plays alone against the two others.</source>
        <translation>Le plus offrant est propriétaire et joue seul contre les deux autres.</translation>
    </message>
    <message>
        <source>Four 2s and both jokers: no hand is stronger.</source>
        <translation>Quatre 2 et les deux jokers&#x202f;: il n’y a pas de main plus forte.</translation>
    </message>
    <message>
        <source>Bid 3, the most there is.</source>
        <translation>Annoncez 3, le maximum.</translation>
    </message>
    <message>
        <source>With so strong a hand, be the landlord, for as much as you can: bid 3.</source>
        <translation>Avec une main pareille, soyez propriétaire, et pour la plus forte mise&#x202f;: annoncez 3.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>The three bottom cards are yours now, and you begin.</source>
        <translation>Les trois cartes du talon sont à vous, et c’est vous qui entamez.</translation>
    </message>
    <message>
        <source>Five ranks or more in a row are a straight, of any suits.</source>
        <translation>Cinq valeurs ou plus qui se suivent font une suite, quelles que soient les couleurs.</translation>
    </message>
    <message>
        <source>Choose 3 4 5 6 7 and play them.</source>
        <translation>Choisissez 3 4 5 6 7 et jouez-les.</translation>
    </message>
    <message>
        <source>You could lead that, too. Low cards that go together are best played first: 3 4 5 6 7.</source>
        <translation>Cette entame serait permise. Mais mieux vaut jouer d’abord les petites cartes qui vont ensemble&#x202f;: 3 4 5 6 7.</translation>
    </message>
    <message>
        <source>Following a play</source>
        <translation>Jouer sur un coup</translation>
    </message>
    <message>
        <source>Tao has beaten your straight with a higher one, to 9.</source>
        <translation>Tao a battu votre suite par une suite plus haute, au 9.</translation>
    </message>
    <message>
        <source>You beat it with the same shape and as many cards, but higher.</source>
        <translation>Pour la battre, il faut la même forme, autant de cartes, et plus haut.</translation>
    </message>
    <message>
        <source>Play your straight 10 J Q K A.</source>
        <translation>Jouez votre suite du 10 à l’as.</translation>
    </message>
    <message>
        <source>Keep that for later: 10 J Q K A is all you need to beat a straight to 9.</source>
        <translation>Gardez cela pour plus tard&#x202f;: la suite du 10 à l’as suffit pour battre une suite au 9.</translation>
    </message>
    <message>
        <source>A trick of yours</source>
        <translation>Le pli est à vous</translation>
    </message>
    <message>
        <source>Both have passed, so the trick is yours, and you lead again.</source>
        <translation>Les deux autres ont passé&#x202f;: le pli est à vous, et vous entamez de nouveau.</translation>
    </message>
    <message>
        <source>Play a pair: your two 8s.</source>
        <translation>Jouez une paire&#x202f;: vos deux 8.</translation>
    </message>
    <message>
        <source>A pair gets rid of two cards at once: play your two 8s.</source>
        <translation>Une paire vous débarrasse de deux cartes d’un coup&#x202f;: jouez vos deux 8.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Mei’s pair of kings beats your 8s.</source>
        <translation>La paire de rois de Mei bat vos 8.</translation>
    </message>
    <message>
        <source>Two of your 2s would beat it, but all four together are a bomb.</source>
        <translation>Deux de vos 2 la battraient, mais les quatre ensemble forment une bombe.</translation>
    </message>
    <message>
        <source>Pass. You may play again later, even in this trick.</source>
        <translation>Passez. Vous pourrez rejouer plus tard, même dans ce pli.</translation>
    </message>
    <message>
        <source>Do not break the bomb up for one trick. Pass this time.</source>
        <translation>Ne cassez pas la bombe pour un seul pli. Passez cette fois.</translation>
    </message>
    <message>
        <source>A single card</source>
        <translation>Une carte seule</translation>
    </message>
    <message>
        <source>Nobody has beaten Mei, so she leads: a single 4.</source>
        <translation>Personne n’a battu Mei&#x202f;; elle entame d’un 4 seul.</translation>
    </message>
    <message>
        <source>Beat it with a card that you need for nothing else: the 9.</source>
        <translation>Battez-le avec une carte qui ne vous sert à rien d’autre&#x202f;: le 9.</translation>
    </message>
    <message>
        <source>Your 3 is too low, and the jokers and 2s are worth more together. Play the 9.</source>
        <translation>Votre 3 est trop petit, les jokers et les 2 valent plus ensemble. Jouez le 9.</translation>
    </message>
    <message>
        <source>A bomb</source>
        <translation>Une bombe</translation>
    </message>
    <message>
        <source>Four cards of a rank beat everything but a higher bomb and the rocket.</source>
        <translation>Quatre cartes de même valeur battent tout, sauf une bombe plus haute et la fusée.</translation>
    </message>
    <message>
        <source>Every bomb doubles what the deal counts: now it is worth it.</source>
        <translation>Chaque bombe double le décompte de la donne&#x202f;: c’est le moment.</translation>
    </message>
    <message>
        <source>Play your four 2s.</source>
        <translation>Jouez vos quatre 2.</translation>
    </message>
    <message>
        <source>Now you can win: with all four 2s you take the trick, and nearly all your cards are gone.</source>
        <translation>Vous pouvez gagner&#x202f;: avec les quatre 2, le pli est à vous et votre main presque vide.</translation>
    </message>
    <message>
        <source>The order of playing</source>
        <translation>Dans quel ordre jouer</translation>
    </message>
    <message>
        <source>A 3 and the two jokers are left.</source>
        <translation>Il vous reste un 3 et les deux jokers.</translation>
    </message>
    <message>
        <source>Lead the 3: whatever is played on it, the rocket will beat it.</source>
        <translation>Entamez du 3&#x202f;: quoi qu’on joue dessus, la fusée le battra.</translation>
    </message>
    <message>
        <source>If you play the jokers first, the 3 is left behind. Lead the 3.</source>
        <translation>Si vous jouez d’abord les jokers, le 3 vous reste en main. Entamez du 3.</translation>
    </message>
    <message>
        <source>The rocket</source>
        <translation>La fusée</translation>
    </message>
    <message>
        <source>Both jokers are the rocket. Nothing beats it, and it doubles once more.</source>
        <translation>Les deux jokers forment la fusée. Rien ne la bat, et elle double encore une fois.</translation>
    </message>
    <message>
        <source>Bid 3, doubled by the bomb and the rocket, is 12 from each farmer.</source>
        <translation>L’enchère de 3, doublée par la bombe puis par la fusée&#x202f;: 12 points de chaque paysan.</translation>
    </message>
    <message>
        <source>Play your jokers: your hand is empty, and the deal is won.</source>
        <translation>Jouez vos jokers&#x202f;: votre main est vide, la donne est gagnée.</translation>
    </message>
    <message>
        <source>Play both jokers together: that wins the deal.</source>
        <translation>Jouez les deux jokers ensemble&#x202f;: la donne est gagnée.</translation>
    </message>
    <message>
        <source>You and Lan, opposite you, play together against Tao and Mei.</source>
        <translation>Avec Lan, en face de vous, vous jouez contre Tao et Mei.</translation>
    </message>
    <message>
        <source>A full house is a triple with a pair; it counts by its triple.</source>
        <translation>Un full est un brelan avec une paire&#x202f;; c’est le brelan qui compte.</translation>
    </message>
    <message>
        <source>Choose the three 5s and the two 3s, and play them.</source>
        <translation>Choisissez les trois 5 et les deux 3, et jouez-les.</translation>
    </message>
    <message>
        <source>You could lead that, too. Five low cards at once are better: 5 5 5 and 3 3.</source>
        <translation>Cette entame serait permise. Mais cinq petites cartes d’un coup, c’est mieux&#x202f;: 5 5 5 et 3 3.</translation>
    </message>
    <message>
        <source>Your partner’s play</source>
        <translation>Le coup de votre partenaire</translation>
    </message>
    <message>
        <source>Tao has beaten you, and Lan has beaten Tao. Mei has passed.</source>
        <translation>Tao a battu votre coup, et Lan celui de Tao. Mei a passé.</translation>
    </message>
    <message>
        <source>Lan is your partner: what she wins is won for both.</source>
        <translation>Lan est votre partenaire&#x202f;: ce qu’elle gagne est gagné pour vous deux.</translation>
    </message>
    <message>
        <source>Let her play stand: pass.</source>
        <translation>Laissez-lui le pli&#x202f;: passez.</translation>
    </message>
    <message>
        <source>You would beat your own partner. Pass, and Lan leads the next trick.</source>
        <translation>Vous battriez votre propre partenaire. Passez, et Lan entamera le pli suivant.</translation>
    </message>
    <message>
        <source>The level cards</source>
        <translation>Les cartes du niveau</translation>
    </message>
    <message>
        <source>Lan has led a 4, and Mei has played an ace.</source>
        <translation>Lan a entamé d’un 4, et Mei a joué un as.</translation>
    </message>
    <message>
        <source>This deal is played at level 2: a 2 stands above the ace, below the jokers.</source>
        <translation>Cette donne se joue au niveau 2&#x202f;: le 2 passe au-dessus de l’as, sous les jokers.</translation>
    </message>
    <message>
        <source>Play the 2 of spades. The 2 of hearts is wild: keep it.</source>
        <translation>Jouez le 2 de pique. Le 2 de cœur est la carte libre&#x202f;: gardez-le.</translation>
    </message>
    <message>
        <source>Keep the wild card and the joker for greater things. The 2 of spades is enough.</source>
        <translation>Gardez la carte libre et le joker pour mieux que cela. Le 2 de pique suffit.</translation>
    </message>
    <message>
        <source>Bombs and the wild card</source>
        <translation>Les bombes et la carte libre</translation>
    </message>
    <message>
        <source>Tao has bombed with four 9s. A straight flush beats a bomb of four or five.</source>
        <translation>Tao a posé une bombe de quatre 9. Une quinte flush bat une bombe de quatre ou cinq cartes.</translation>
    </message>
    <message>
        <source>Choose 6 7 8 9 of spades and the wild 2 of hearts.</source>
        <translation>Choisissez 6 7 8 9 de pique et le 2 de cœur, carte libre.</translation>
    </message>
    <message>
        <source>They mean several things, so you are asked: take the straight flush to 10.</source>
        <translation>Plusieurs lectures sont possibles, on vous demande donc laquelle&#x202f;: prenez la quinte flush au 10.</translation>
    </message>
    <message>
        <source>Here the straight flush is wanted: 6 7 8 9 of spades with the wild card as 10.</source>
        <translation>Ici, il faut la quinte flush&#x202f;: 6 7 8 9 de pique, avec la carte libre comme 10.</translation>
    </message>
    <message>
        <source>Three pairs in a row</source>
        <translation>Trois paires qui se suivent</translation>
    </message>
    <message>
        <source>Nobody beats that, so you lead again.</source>
        <translation>Personne ne bat cela&#x202f;: vous entamez de nouveau.</translation>
    </message>
    <message>
        <source>A pair run is exactly three pairs in a row.</source>
        <translation>Une suite de paires, ce sont exactement trois paires qui se suivent.</translation>
    </message>
    <message>
        <source>Play 10 10 J J Q Q.</source>
        <translation>Jouez les paires de 10, de valets et de dames.</translation>
    </message>
    <message>
        <source>Six cards at once bring you closer to the end: 10 10 J J Q Q.</source>
        <translation>Six cartes d’un coup vous rapprochent de la fin&#x202f;: les paires de 10, de valets et de dames.</translation>
    </message>
    <message>
        <source>That is how it goes</source>
        <translation>Voilà l’essentiel</translation>
    </message>
    <message>
        <source>Who goes out first wins for the team; with the partner second it rises three levels.</source>
        <translation>Qui finit premier gagne pour son équipe&#x202f;; si son partenaire est deuxième, elle monte de trois niveaux.</translation>
    </message>
    <message>
        <source>From the second deal on, last place pays a tribute to first place.</source>
        <translation>À partir de la deuxième donne, le dernier paie un tribut au premier.</translation>
    </message>
    <message>
        <source>Play this deal on, or deal a match of your own.</source>
        <translation>Continuez cette donne, ou commencez votre propre partie.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Quitter le guide</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Role or level</source>
        <translation>Rôle ou niveau</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombes</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Annulations</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Find: code, result, level…</source>
        <translation>Code, résultat, niveau…</translation>
    </message>
    <message>
        <source>Find deals</source>
        <translation>Chercher des donnes</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>Exporter en JSON…</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>24 dernières heures</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 31 days</source>
        <translation>31 derniers jours</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Undo or not</source>
        <translation>Annulations ou non</translation>
    </message>
    <message>
        <source>Nothing taken back</source>
        <translation>Sans annulation</translation>
    </message>
    <message>
        <source>With undo only</source>
        <translation>Avec annulation</translation>
    </message>
    <message>
        <source>Export the deals that are shown</source>
        <translation>Exporter les donnes affichées</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Hauts faits</translation>
    </message>
    <message>
        <source>with decisions taken back</source>
        <translation>avec des coups annulés</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>Statistics as a table</source>
        <translation>Statistiques en tableau</translation>
    </message>
    <message>
        <source>Without undo</source>
        <translation>Sans annulation</translation>
    </message>
    <message>
        <source>With undo too</source>
        <translation>Avec annulations</translation>
    </message>
    <message>
        <source>Deals with decisions taken back are counted too.</source>
        <translation>Les donnes avec des coups annulés comptent aussi.</translation>
    </message>
    <message>
        <source>Bands and whiskers contain the true rate in 95 cases out of 100.</source>
        <translation>Les bandes et les traits contiennent le vrai taux dans 95 cas sur 100.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>donnes gagnées</translation>
    </message>
    <message>
        <source>deals won, likely %1 to %2</source>
        <translation>donnes gagnées, probablement %1 à %2</translation>
    </message>
    <message>
        <source>lost in a row now</source>
        <translation>perdues de suite en ce moment</translation>
    </message>
    <message>
        <source>won in a row now</source>
        <translation>gagnées de suite en ce moment</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>won in a row at best</source>
        <translation>gagnées de suite, record</translation>
    </message>
    <message>
        <source>highest level reached</source>
        <translation>plus haut niveau atteint</translation>
    </message>
    <message>
        <source>matches won of those ended</source>
        <translation>parties gagnées sur celles finies</translation>
    </message>
    <message>
        <source>levels up and down in all</source>
        <translation>niveaux gagnés et perdus en tout</translation>
    </message>
    <message>
        <source>points in all</source>
        <translation>points en tout</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>points par donne</translation>
    </message>
    <message>
        <source>springs for and against you</source>
        <translation>printemps pour et contre vous</translation>
    </message>
    <message>
        <source>bombs on the table</source>
        <translation>bombes sur la table</translation>
    </message>
    <message>
        <source>Deals won, over time</source>
        <translation>Donnes gagnées, au fil du temps</translation>
    </message>
    <message>
        <source>Levels up and down, summed up</source>
        <translation>Niveaux gagnés et perdus, cumulés</translation>
    </message>
    <message>
        <source>Points, summed up</source>
        <translation>Points cumulés</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>pour vous</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contre vous</translation>
    </message>
    <message>
        <source>Springs, summed up</source>
        <translation>Printemps cumulés</translation>
    </message>
    <message>
        <source>Bombs a deal, over time</source>
        <translation>Bombes par donne, au fil du temps</translation>
    </message>
    <message>
        <source>Your level, deal by deal</source>
        <translation>Votre niveau, donne après donne</translation>
    </message>
    <message>
        <source>Deals won, by opponents</source>
        <translation>Donnes gagnées, selon les adversaires</translation>
    </message>
    <message>
        <source>Deals won, by role</source>
        <translation>Donnes gagnées, selon le rôle</translation>
    </message>
    <message>
        <source>Your places</source>
        <translation>Vos places</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Partie gagnée</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Partie perdue</translation>
    </message>
    <message>
        <source>Won, spring</source>
        <translation>Gagnée, printemps</translation>
    </message>
    <message>
        <source>Lost, spring</source>
        <translation>Perdue, printemps</translation>
    </message>
    <message>
        <source>Won, reverse spring</source>
        <translation>Gagnée, printemps inversé</translation>
    </message>
    <message>
        <source>Lost, reverse spring</source>
        <translation>Perdue, printemps inversé</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Touches et raccourcis</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>Go to another card</source>
        <translation>Aller à une autre carte</translation>
    </message>
    <message>
        <source>Go up and down in a column of cards</source>
        <translation>Monter et descendre dans une colonne de cartes</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Select or deselect the card</source>
        <translation>Choisir la carte ou la reposer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>Jouer les cartes choisies</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Press a key’s button to change it</source>
        <translation>Pour changer une touche, appuyez sur son bouton</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Quand on revoit une donne</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Restore the usual keys</source>
        <translation>Rétablir les touches habituelles</translation>
    </message>
    <message>
        <source>%1: %2. Change</source>
        <translation>%1&#x202f;: %2. Changer</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc keeps the old one.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#x202f;%1&#x202f;». Échap garde l’ancienne.</translation>
    </message>
    <message>
        <source>%1 already does this: “%2”. Choose another key.</source>
        <translation>%1 sert déjà à ceci&#x202f;: «&#x202f;%2&#x202f;». Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 always keeps its meaning. Choose another key.</source>
        <translation>%1 garde toujours son rôle. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>“%1” now has the key %2.</source>
        <translation>«&#x202f;%1&#x202f;» a maintenant la touche %2.</translation>
    </message>
    <message>
        <source>The usual keys are back.</source>
        <translation>Les touches habituelles sont rétablies.</translation>
    </message>
    <message>
        <source>Hint; again for the next one</source>
        <translation>Indice&#x202f;; de nouveau pour le suivant</translation>
    </message>
    <message>
        <source>Arrange the hand by combination or by rank</source>
        <translation>Ranger la main par combinaison ou par valeur</translation>
    </message>
    <message>
        <source>Show or hide the card counter</source>
        <translation>Montrer ou cacher le compteur</translation>
    </message>
    <message>
        <source>Mend the selection, where one card is missing or too many</source>
        <translation>Corriger la sélection, s’il manque une carte ou s’il y en a une de trop</translation>
    </message>
    <message>
        <source>Review the deal that has ended</source>
        <translation>Analyser la donne terminée</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lentement</translation>
    </message>
    <message>
        <source>The mistake before</source>
        <translation>L’erreur précédente</translation>
    </message>
    <message>
        <source>The next mistake</source>
        <translation>L’erreur suivante</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Analyser cette donne</translation>
    </message>
    <message>
        <source>Bid, or choose a reading of the selection</source>
        <translation>Enchérir, ou choisir une lecture des cartes choisies</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Un coup en arrière ou en avant</translation>
    </message>
    <message>
        <source>To the beginning, or to the end</source>
        <translation>Au début, ou à la fin</translation>
    </message>
    <message>
        <source>Run, or stand still</source>
        <translation>Dérouler, ou arrêter</translation>
    </message>
    <message>
        <source>Open or close the others’ hands</source>
        <translation>Montrer ou cacher les mains des autres</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>Revenir d’où l’on vient</translation>
    </message>
    <message>
        <source>Search, and go to the next result</source>
        <translation>Chercher, et aller au résultat suivant</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Texte plus grand ou plus petit</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Reposer toutes les cartes</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Matches in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>Open a match from a file</source>
        <translation>Ouvrir une partie depuis un fichier</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Annuler votre dernier coup</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Le rétablir</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Full rules, and back to the table</source>
        <translation>Règles complètes, et retour à la table</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Aller à la commande suivante</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Matches in progress…</source>
        <translation>Parties en cours…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Deal code…</source>
        <translation>Code de donne…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Rétablir le coup</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Analyser cette donne</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Règles complètes</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Donne guidée</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Cardavia</source>
        <translation>À propos de Cardavia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>MatchFile</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Cardavia matches (*.cardavia)</source>
        <translation>Parties de Cardavia (*.cardavia)</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>le fichier est illisible</translation>
    </message>
    <message>
        <source>it comes from a newer version of Cardavia</source>
        <translation>le fichier vient d’une version plus récente de Cardavia</translation>
    </message>
    <message>
        <source>it is no match of Cardavia, or damaged</source>
        <translation>le fichier n’est pas une partie de Cardavia, ou il est abîmé</translation>
    </message>
    <message>
        <source>it is of another game</source>
        <translation>le fichier est d’un autre jeu</translation>
    </message>
    <message>
        <source>it does not hold the cards of whole deals</source>
        <translation>le fichier ne contient pas les cartes de donnes entières</translation>
    </message>
    <message>
        <source>it holds a move that the rules do not allow</source>
        <translation>le fichier contient un coup que les règles n’autorisent pas</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 n’a pas été ouvert&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The match was not taken up: %1.</source>
        <translation>La partie n’a pas été reprise&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file was kept as %1.</source>
        <translation>Le fichier a été gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>Nothing was changed: the match at the table could not be kept. Is the disk full?</source>
        <translation>Rien n’a changé&#x202f;: la partie sur la table n’a pas pu être enregistrée. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>A copy of the match is in %1.</source>
        <translation>Une copie de la partie est dans %1.</translation>
    </message>
    <message>
        <source>%1 could not be written. Is the disk full, or the folder protected?</source>
        <translation>%1 n’a pas pu être écrit. Le disque est-il plein, ou le dossier protégé&#x202f;?</translation>
    </message>
    <message>
        <source>The match could not be renamed; it is as it was.</source>
        <translation>La partie n’a pas pu être renommée&#x202f;; elle est restée telle quelle.</translation>
    </message>
    <message>
        <source>The match could not be deleted; it is as it was.</source>
        <translation>La partie n’a pas pu être supprimée&#x202f;; elle est restée telle quelle.</translation>
    </message>
</context>
<context>
    <name>MatchesPanel</name>
    <message>
        <source>Matches in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Kept after every decision</source>
        <translation>Enregistrées après chaque décision</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Nouvelle partie de %1</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>No match is in progress.</source>
        <translation>Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>No match is kept in this window. “Save as…” keeps a copy of the one at the table.</source>
        <translation>Aucune partie n’est gardée dans cette fenêtre. «&#x202f;Enregistrer sous…&#x202f;» garde une copie de celle qui est sur la table.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Supprimer cette partie pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Take up</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>donne %1</translation>
    </message>
    <message>
        <source>your level %1, theirs %2</source>
        <translation>votre niveau %1, le leur %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>hier, %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved match cannot be read.</source>
        <translation>La partie enregistrée est illisible.</translation>
    </message>
    <message>
        <source>The saved match comes from a newer version of Cardavia.</source>
        <translation>La partie enregistrée provient d’une version plus récente de Cardavia.</translation>
    </message>
    <message>
        <source>The saved match is damaged.</source>
        <translation>La partie enregistrée est endommagée.</translation>
    </message>
    <message>
        <source>The saved match is of another game.</source>
        <translation>La partie enregistrée est celle d’un autre jeu.</translation>
    </message>
    <message>
        <source>The saved match does not hold the cards of a whole deal.</source>
        <translation>La partie enregistrée ne contient pas les cartes d’une donne entière.</translation>
    </message>
    <message>
        <source>The saved match holds a move that the rules do not allow.</source>
        <translation>La partie enregistrée contient un coup que les règles n’autorisent pas.</translation>
    </message>
    <message>
        <source>A new match begins.</source>
        <translation>Une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>A new match begins; the file was kept as {name}.</source>
        <translation>Une nouvelle partie commence&#x202f;; le fichier a été gardé sous le nom {name}.</translation>
    </message>
    <message>
        <source>The settings cannot be read; the usual ones apply. Changes last until you close Cardavia.</source>
        <translation>Les réglages sont illisibles&#x202f;; ceux d’origine s’appliquent. Les changements valent jusqu’à la fermeture de Cardavia.</translation>
    </message>
    <message>
        <source>The settings cannot be read; the usual ones apply. The file was kept as {name}.</source>
        <translation>Les réglages sont illisibles&#x202f;; ceux d’origine s’appliquent. Le fichier a été gardé sous le nom {name}.</translation>
    </message>
    <message>
        <source>Cardavia cannot write to its folder: you can play, but the match and the settings are not kept.</source>
        <translation>Cardavia ne peut pas écrire dans son dossier&#x202f;: vous pouvez jouer, mais ni la partie ni les réglages ne seront gardés.</translation>
    </message>
    <message>
        <source>The match could not be saved: is the disk full? You can play on; saving is tried again.</source>
        <translation>La partie n’a pas pu être enregistrée&#x202f;: le disque est-il plein&#x202f;? Vous pouvez continuer&#x202f;; l’enregistrement sera retenté.</translation>
    </message>
    <message>
        <source>The history comes from a newer version of Cardavia: deals are not added to it.</source>
        <translation>L’historique provient d’une version plus récente de Cardavia&#x202f;: les donnes n’y sont pas ajoutées.</translation>
    </message>
    <message>
        <source>The deal could not be added to the history; it is tried again after the next one.</source>
        <translation>La donne n’a pas pu être ajoutée à l’historique&#x202f;; l’ajout sera retenté après la suivante.</translation>
    </message>
    <message>
        <source>The settings could not be saved. Cardavia tries again at the next change.</source>
        <translation>Les réglages n’ont pas pu être enregistrés. Cardavia réessaiera au prochain changement.</translation>
    </message>
    <message>
        <source>The past deals are damaged and cannot be put aside.</source>
        <translation>Les donnes jouées sont endommagées et ne peuvent pas être mises de côté.</translation>
    </message>
    <message>
        <source>A player gave no answer; a default was played for it, and the match goes on.</source>
        <translation>Un joueur n’a pas répondu&#x202f;; un coup par défaut a été joué pour lui, et la partie continue.</translation>
    </message>
    <message>
        <source>Cardavia is already open. You can play in this window too, but its match is not kept.</source>
        <translation>Cardavia est déjà ouvert. Vous pouvez aussi jouer dans cette fenêtre, mais sa partie ne sera pas gardée.</translation>
    </message>
    <message>
        <source>Cardavia needs a screen: neither DISPLAY nor WAYLAND_DISPLAY leads to one.</source>
        <translation>Cardavia a besoin d’un écran&#x202f;: ni DISPLAY ni WAYLAND_DISPLAY n’en désigne un qui réponde.</translation>
    </message>
    <message>
        <source>Cardavia cannot open a window:</source>
        <translation>Cardavia ne peut pas ouvrir de fenêtre&#x202f;:</translation>
    </message>
    <message>
        <source>The trained players cannot be loaded; simpler ones sit at the table. Installing Cardavia again may mend it.</source>
        <translation>Les joueurs entraînés n’ont pas pu être chargés&#x202f;; de plus simples les remplacent. Réinstaller Cardavia peut y remédier.</translation>
    </message>
    <message>
        <source>Cardavia could not be started.</source>
        <translation>Cardavia n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>Nothing is sent to anyone: copy the details here for whoever may help you.</source>
        <translation>Rien n’est envoyé à personne&#x202f;: copiez ces détails pour qui pourra vous aider.</translation>
    </message>
    <message>
        <source>More is in {path}.</source>
        <translation>Le journal en dit plus&#x202f;: {path}.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deals are not kept in this copy of Cardavia, so there are none to show.</source>
        <translation>Cette copie de Cardavia ne garde pas les donnes&#x202f;: il n’y en a aucune à montrer.</translation>
    </message>
    <message>
        <source>The past deals come from a newer version of Cardavia.</source>
        <translation>Les donnes jouées viennent d’une version plus récente de Cardavia.</translation>
    </message>
    <message>
        <source>Another program is using the past deals at the moment.</source>
        <translation>Un autre programme utilise l’historique en ce moment.</translation>
    </message>
    <message>
        <source>The past deals cannot be read at the moment.</source>
        <translation>Les donnes jouées ne peuvent pas être lues en ce moment.</translation>
    </message>
    <message>
        <source>The past deals could not be forgotten, and are still there: is the disk full, or does another program use them?</source>
        <translation>Les donnes jouées n’ont pas pu être oubliées et sont toujours là&#x202f;: le disque est-il plein, ou un autre programme s’en sert-il&#x202f;?</translation>
    </message>
    <message>
        <source>This deal cannot be shown: its record is damaged.</source>
        <translation>Cette donne ne peut pas être montrée&#x202f;: son enregistrement est endommagé.</translation>
    </message>
    <message>
        <source>The file cannot be written there.</source>
        <translation>Le fichier ne peut pas être écrit à cet endroit.</translation>
    </message>
    <message>
        <source>The deals are in {name}.</source>
        <translation>Les donnes sont dans {name}.</translation>
    </message>
    <message>
        <source>Achievement: {title}</source>
        <translation>Haut fait&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur est survenue</translation>
    </message>
    <message>
        <source>The history of deals was damaged; all of it could be saved.</source>
        <translation>L’historique des donnes était endommagé&#x202f;; tout a pu en être sauvé.</translation>
    </message>
    <message>
        <source>Some of the history of deals cannot be read and is left out; the rest stays.</source>
        <translation>Une partie de l’historique des donnes est illisible et n’y figure plus&#x202f;; le reste demeure.</translation>
    </message>
    <message>
        <source>The history of deals was damaged; a new one begins.</source>
        <translation>L’historique des donnes était endommagé&#x202f;; un autre commence.</translation>
    </message>
    <message>
        <source>The file was kept as {name}.</source>
        <translation>Le fichier a été gardé sous le nom {name}.</translation>
    </message>
    <message>
        <source>Cardavia ran into a fault of its own. Your match is kept; you can go on playing.</source>
        <translation>Cardavia a rencontré une erreur interne. Votre partie est gardée&#x202f;; vous pouvez continuer à jouer.</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>empties your hand</source>
        <translation>vide votre main</translation>
    </message>
    <message>
        <source>wins, whatever the others hold</source>
        <translation>gagne, quelles que soient les cartes des autres</translation>
    </message>
    <message>
        <source>gets rid of many cards at once</source>
        <translation>vous débarrasse de beaucoup de cartes</translation>
    </message>
    <message>
        <source>gets rid of a weak combination while you lead</source>
        <translation>vous débarrasse d’une combinaison faible à l’entame</translation>
    </message>
    <message>
        <source>the least that beats the table</source>
        <translation>le minimum pour battre la table</translation>
    </message>
    <message>
        <source>goes well with the rest of your hand</source>
        <translation>s’accorde avec le reste de votre main</translation>
    </message>
    <message>
        <source>leaves your bombs whole</source>
        <translation>garde vos bombes entières</translation>
    </message>
    <message>
        <source>keeps control of the game</source>
        <translation>garde le contrôle du jeu</translation>
    </message>
    <message>
        <source>your partner’s play can stand</source>
        <translation>le pli peut rester à votre partenaire</translation>
    </message>
    <message>
        <source>your partner can go on from it</source>
        <translation>votre partenaire peut enchaîner</translation>
    </message>
    <message>
        <source>stops an opponent who is about to go out</source>
        <translation>arrête un adversaire près de finir</translation>
    </message>
    <message>
        <source>a bomb is worth its cards now</source>
        <translation>une bombe vaut la peine maintenant</translation>
    </message>
    <message>
        <source>nothing better is at hand</source>
        <translation>rien de mieux sous la main</translation>
    </message>
    <message>
        <source>your hand is strong</source>
        <translation>votre main est forte</translation>
    </message>
    <message>
        <source>your hand is weak</source>
        <translation>votre main est faible</translation>
    </message>
    <message>
        <source>the card that helps you least</source>
        <translation>la carte qui vous sert le moins</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>The bidding</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>Bid 1, 2 or 3, above the bids so far, or pass.</source>
        <translation>Annoncez 1, 2 ou 3, plus haut que les autres, ou passez.</translation>
    </message>
    <message>
        <source>The landlord takes the three cards and leads.</source>
        <translation>Le propriétaire prend le talon et entame.</translation>
    </message>
    <message>
        <source>Bid on bombs, jokers and 2s: it is one against two.</source>
        <translation>Il vous faut bombes, jokers ou 2&#x202f;: on est seul contre deux.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>Choose cards that go together, such as a pair.</source>
        <translation>Choisissez des cartes qui vont ensemble, une paire par exemple.</translation>
    </message>
    <message>
        <source>The others must beat that shape, or pass.</source>
        <translation>Les autres doivent battre cette forme, ou passer.</translation>
    </message>
    <message>
        <source>The aim is to get rid of your cards first.</source>
        <translation>Le but est de finir le premier.</translation>
    </message>
    <message>
        <source>%1 played: %2.</source>
        <translation>%1 a joué&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Following a play</source>
        <translation>Jouer sur un coup</translation>
    </message>
    <message>
        <source>Beat it with the same shape and number, higher.</source>
        <translation>Battez-le par la même forme, autant de cartes, plus haut.</translation>
    </message>
    <message>
        <source>Play, or pass and wait. A bomb would beat it too.</source>
        <translation>Jouez, ou passez et attendez. Une bombe le battrait aussi.</translation>
    </message>
    <message>
        <source>Nothing beats this</source>
        <translation>Rien ne bat ce coup</translation>
    </message>
    <message>
        <source>None of your cards beats this play.</source>
        <translation>Aucune de vos cartes ne bat ce coup.</translation>
    </message>
    <message>
        <source>Pass. Whoever played last leads the next trick.</source>
        <translation>Passez. Le dernier qui a joué entame le pli suivant.</translation>
    </message>
    <message>
        <source>A bomb</source>
        <translation>Une bombe</translation>
    </message>
    <message>
        <source>Four of a rank, or both jokers, beat all else.</source>
        <translation>Un carré, ou les deux jokers, bat tout le reste.</translation>
    </message>
    <message>
        <source>Each bomb doubles what the deal counts.</source>
        <translation>Chaque bombe double les points de la donne.</translation>
    </message>
    <message>
        <source>Four or more of a rank beat any ordinary shape.</source>
        <translation>Quatre cartes égales ou plus battent toute forme ordinaire.</translation>
    </message>
    <message>
        <source>More cards beat fewer; a straight flush beats five.</source>
        <translation>La plus nombreuse l’emporte&#x202f;; une quinte flush bat cinq cartes.</translation>
    </message>
    <message>
        <source>Your wild card</source>
        <translation>Votre carte libre</translation>
    </message>
    <message>
        <source>The starred heart stands for any card but a joker.</source>
        <translation>Le cœur étoilé remplace toute carte, sauf un joker.</translation>
    </message>
    <message>
        <source>Where it can mean several things, you are asked.</source>
        <translation>S’il peut en remplacer plusieurs, on vous demande laquelle.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>%1, opposite you, is your partner.</source>
        <translation>%1, en face de vous, est votre partenaire.</translation>
    </message>
    <message>
        <source>First and second together, you rise three levels.</source>
        <translation>Premier et deuxième ensemble, vous montez de trois niveaux.</translation>
    </message>
    <message>
        <source>So let your partner’s good plays stand: pass.</source>
        <translation>Laissez donc gagner ses bons coups&#x202f;: passez.</translation>
    </message>
    <message>
        <source>Giving a card back</source>
        <translation>Rendre une carte</translation>
    </message>
    <message>
        <source>You went out early: this tribute is yours.</source>
        <translation>Vous avez fini tôt&#x202f;: ce tribut est à vous.</translation>
    </message>
    <message>
        <source>Give back a card, 10 or lower, that you need least.</source>
        <translation>Rendez une carte jusqu’au 10, celle qui vous sert le moins.</translation>
    </message>
    <message>
        <source>Note %1 of %2</source>
        <translation>Note %1 sur %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Ne plus expliquer</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Gentle</source>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Solides</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Vifs</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Experts</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>No deals yet.</source>
        <translation>Pas encore de donnes.</translation>
    </message>
    <message>
        <source>From %1 on %2 to %3 on %4.</source>
        <translation>De %1 le %2 à %3 le %4.</translation>
    </message>
    <message>
        <source>Lowest: %1 on %2; highest: %3 on %4.</source>
        <translation>Minimum&#x202f;: %1 le %2&#x202f;; maximum&#x202f;: %3 le %4.</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker noir</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker rouge</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>black jokers</source>
        <translation>jokers noirs</translation>
    </message>
    <message>
        <source>red jokers</source>
        <translation>jokers rouges</translation>
    </message>
    <message>
        <source>of jacks</source>
        <translation>de valets</translation>
    </message>
    <message>
        <source>of queens</source>
        <translation>de dames</translation>
    </message>
    <message>
        <source>of kings</source>
        <translation>de rois</translation>
    </message>
    <message>
        <source>of aces</source>
        <translation>d’as</translation>
    </message>
    <message>
        <source>of black jokers</source>
        <translation>de jokers noirs</translation>
    </message>
    <message>
        <source>of red jokers</source>
        <translation>de jokers rouges</translation>
    </message>
    <message>
        <source>to jack</source>
        <translation>au valet</translation>
    </message>
    <message>
        <source>to queen</source>
        <translation>à la dame</translation>
    </message>
    <message>
        <source>to king</source>
        <translation>au roi</translation>
    </message>
    <message>
        <source>to ace</source>
        <translation>à l’as</translation>
    </message>
    <message>
        <source>%1s</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>of %1s</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>au %1</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>it is not your turn</source>
        <translation>ce n’est pas votre tour</translation>
    </message>
    <message>
        <source>not possible at the moment</source>
        <translation>impossible en ce moment</translation>
    </message>
    <message>
        <source>choose cards first</source>
        <translation>choisissez d’abord des cartes</translation>
    </message>
    <message>
        <source>these cards are not in your hand</source>
        <translation>ces cartes ne sont pas dans votre main</translation>
    </message>
    <message>
        <source>these cards form no combination</source>
        <translation>ces cartes ne forment aucune combinaison</translation>
    </message>
    <message>
        <source>the leader must play</source>
        <translation>celui qui entame doit jouer</translation>
    </message>
    <message>
        <source>another shape lies on the table</source>
        <translation>ce n’est pas la forme posée sur la table</translation>
    </message>
    <message>
        <source>another number of cards lies on the table</source>
        <translation>il faut autant de cartes que sur la table</translation>
    </message>
    <message>
        <source>too low to beat the table</source>
        <translation>trop faible pour battre la table</translation>
    </message>
    <message>
        <source>bids are 1, 2 or 3</source>
        <translation>une enchère vaut 1, 2 ou 3</translation>
    </message>
    <message>
        <source>a bid must exceed the one before</source>
        <translation>une enchère doit dépasser la précédente</translation>
    </message>
    <message>
        <source>return exactly one card</source>
        <translation>rendez exactement une carte</translation>
    </message>
    <message>
        <source>a wild card may not be returned</source>
        <translation>une carte libre ne peut pas être rendue</translation>
    </message>
    <message>
        <source>only a 2 to 10 may be returned</source>
        <translation>seules les cartes du 2 au 10 peuvent être rendues</translation>
    </message>
    <message>
        <source>only one of your lowest cards may be returned</source>
        <translation>seule une de vos cartes les plus basses peut être rendue</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The cards are dealt</source>
        <translation>Les cartes sont données</translation>
    </message>
    <message>
        <source>%1 points of chance lost.</source>
        <translation>%1 points de chance perdus.</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Pas d’enchère</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Rend&#x202f;: %1</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Show what the others hold (%1)</source>
        <translation>Montrer ce que les autres ont en main (%1)</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 deals the same cards anywhere</source>
        <translation>%1 donne les mêmes cartes partout</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, donne %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Un coup en arrière (←)</translation>
    </message>
    <message>
        <source>One step forward (→)</source>
        <translation>Un coup en avant (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Moment de la donne</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed (%1 and %2)</source>
        <translation>Vitesse (%1 et %2)</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Arrêter (Espace)</translation>
    </message>
    <message>
        <source>Run (Space)</source>
        <translation>Dérouler (Espace)</translation>
    </message>
</context>
<context>
    <name>ResetPanel</name>
    <message>
        <source>Reset</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Forget all past deals, with their statistics, reviews and achievements? This cannot be undone; an export keeps them.</source>
        <translation>Oublier toutes les donnes jouées, avec leurs statistiques, analyses et hauts faits&#x202f;? C’est sans retour&#x202f;; un export les conserve.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Forget them all</source>
        <translation>Tout oublier</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>You emptied your hand first.</source>
        <translation>Vous avez vidé votre main en premier.</translation>
    </message>
    <message>
        <source>%1 emptied the hand first.</source>
        <translation>%1 a vidé sa main en premier.</translation>
    </message>
    <message>
        <source>You share the win.</source>
        <translation>Vous partagez la victoire.</translation>
    </message>
    <message>
        <source>The last play: %1.</source>
        <translation>Dernier coup&#x202f;: %1.</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>total %1</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>pour vous</translation>
    </message>
    <message>
        <source>The farmers win</source>
        <translation>Les paysans gagnent</translation>
    </message>
    <message>
        <source>You win as landlord</source>
        <translation>Vous gagnez comme propriétaire</translation>
    </message>
    <message>
        <source>The landlord wins</source>
        <translation>Le propriétaire gagne</translation>
    </message>
    <message>
        <source>no farmer played a card</source>
        <translation>aucun paysan n’a joué</translation>
    </message>
    <message>
        <source>the landlord played only once</source>
        <translation>le propriétaire n’a joué qu’une fois</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Bombs and rockets</source>
        <translation>Bombes et fusées</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>1st place for %1, %3 for %2.</source>
        <translation>1re place pour %1, %3 pour %2.</translation>
    </message>
    <message>
        <source>Your team wins the deal</source>
        <translation>Votre équipe gagne la donne</translation>
    </message>
    <message>
        <source>The opponents win the deal</source>
        <translation>Les adversaires gagnent la donne</translation>
    </message>
    <message>
        <source>levels, %1 to %2</source>
        <translation>niveaux, de %1 à %2</translation>
    </message>
    <message>
        <source>Levels by the places of the winners</source>
        <translation>Niveaux selon les places des gagnants</translation>
    </message>
    <message>
        <source>Your team, level %1</source>
        <translation>Votre équipe, niveau %1</translation>
    </message>
    <message>
        <source>Opponents, level %1</source>
        <translation>Adversaires, niveau %1</translation>
    </message>
    <message>
        <source>Opponents stay at %1</source>
        <translation>Les adversaires restent à %1</translation>
    </message>
    <message>
        <source>Your team stays at %1</source>
        <translation>Votre équipe reste à %1</translation>
    </message>
    <message>
        <source>Wild next</source>
        <translation>Carte libre</translation>
    </message>
    <message>
        <source>first and second</source>
        <translation>premier et deuxième</translation>
    </message>
    <message>
        <source>their levels, %1 to %2</source>
        <translation>leurs niveaux, de %1 à %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>First and second at level %1: the climb is complete.</source>
        <translation>Premier et deuxième au niveau %1&#x202f;: l’ascension est achevée.</translation>
    </message>
    <message>
        <source>First and third at level %1: the climb is complete.</source>
        <translation>Premier et troisième au niveau %1&#x202f;: l’ascension est achevée.</translation>
    </message>
    <message>
        <source>Your team won %1 of %2 deals.</source>
        <translation>Donnes gagnées par votre équipe&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>You and %1 win the match</source>
        <translation>Vous et %1 gagnez la partie</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation>%1 et %2 gagnent la partie</translation>
    </message>
    <message>
        <source>The partner was last, so the match goes on.</source>
        <translation>Le partenaire est dernier, la partie continue.</translation>
    </message>
    <message>
        <source>first and third</source>
        <translation>premier et troisième</translation>
    </message>
    <message>
        <source>first and fourth</source>
        <translation>premier et quatrième</translation>
    </message>
    <message>
        <source>Tribute from %1 and from %2, unless both red jokers are with them.</source>
        <translation>Tribut de %1 et de %2, sauf si ce camp a les deux jokers rouges.</translation>
    </message>
    <message>
        <source>Tribute from %1 to %2, unless both red jokers are with %1.</source>
        <translation>Tribut de %1 à %2, sauf si les deux jokers rouges sont chez %1.</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Restait en main</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>Cartes restantes&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Your chance of winning over the deal</source>
        <translation>Vos chances de gagner au fil de la donne</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>Mistake %1, play %2: %3 points lost.</source>
        <translation>Erreur %1, coup %2&#x202f;: %3 points perdus.</translation>
    </message>
    <message>
        <source>Review the deal</source>
        <translation>Analyser la donne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>The mistake before (%1)</source>
        <translation>L’erreur précédente (%1)</translation>
    </message>
    <message>
        <source>The next mistake (%1)</source>
        <translation>L’erreur suivante (%1)</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>A decision that gives away no chance of winning is worth 100, one that gives away 20 points or more is worth 0; the accuracy is the mean. The expert knows only what you could know, and can be wrong.</source>
        <translation>Une décision qui ne coûte aucune chance de gagner vaut 100, une qui coûte 20 points ou plus vaut 0&#x202f;; la précision est la moyenne. L’expert ne sait que ce que vous pouviez savoir, et peut se tromper.</translation>
    </message>
    <message>
        <source>You had no decision that could be measured.</source>
        <translation>Aucune de vos décisions ne pouvait être mesurée.</translation>
    </message>
    <message>
        <source>None lost much.</source>
        <translation>Aucune n’a coûté cher.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>The expert looks at your decisions</source>
        <translation>L’expert examine vos décisions</translation>
    </message>
    <message>
        <source>No review</source>
        <translation>Pas d’analyse</translation>
    </message>
    <message>
        <source>The expert gave no answer.</source>
        <translation>L’expert n’a pas répondu.</translation>
    </message>
    <message>
        <source>What would the expert have done?</source>
        <translation>Qu’aurait fait l’expert&#x202f;?</translation>
    </message>
    <message>
        <source>It goes through your decisions with what you knew, and shows where the deal turned.</source>
        <translation>Il reprend vos décisions avec ce que vous saviez, et montre où la donne a basculé.</translation>
    </message>
    <message>
        <source>Nothing to measure</source>
        <translation>Rien à mesurer</translation>
    </message>
    <message>
        <source>Accuracy %1</source>
        <translation>Précision %1</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Il n’y avait rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Bids are not counted: nobody knows who would have bid.</source>
        <translation>Les enchères ne comptent pas&#x202f;: nul ne sait qui aurait enchéri.</translation>
    </message>
    <message>
        <source>Not counted: it does not change who wins the deal.</source>
        <translation>Ne compte pas&#x202f;: cela ne change pas qui gagne la donne.</translation>
    </message>
    <message>
        <source>As good as anything the expert sees.</source>
        <translation>L’expert ne voit pas mieux.</translation>
    </message>
    <message>
        <source>%1 points of chance lost.</source>
        <translation>%1 points de chance perdus.</translation>
    </message>
</context>
<context>
    <name>ReviewBox</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n décision comptée</numerusform>
            <numerusform>%n décisions comptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lost much.</source>
        <translation>
            <numerusform>dont %n a coûté cher.</numerusform>
            <numerusform>dont %n ont coûté cher.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Avec %1</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Votre équipe</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>No player ever sees a hidden card. An AI player knows its own hand, how many cards the others hold and what was played, exactly as you do.</source>
        <translation>Aucun joueur ne voit jamais une carte cachée. Une IA connaît sa main, le nombre de cartes des autres et ce qui a été joué, tout comme vous.</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>À armes égales</translation>
    </message>
    <message>
        <source>If the cards you selected may not be played, you are told why, and nothing changes.</source>
        <translation>Si les cartes choisies ne peuvent pas être jouées, on vous dit pourquoi, et rien ne change.</translation>
    </message>
    <message>
        <source>Refused plays</source>
        <translation>Coups refusés</translation>
    </message>
    <message>
        <source>3 players · You against 2 AI · Single deal</source>
        <translation>3 joueurs · Vous contre 2 IA · Donne unique</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Empty your hand before the other side empties one of theirs.</source>
        <translation>Videz votre main avant que l’autre camp n’en vide une.</translation>
    </message>
    <message>
        <source>One of the three players is the landlord and plays alone. The landlord wins by running out of cards first.</source>
        <translation>L’un des trois joueurs est le propriétaire&#x202f;; il joue seul. Il gagne s’il se défait de toutes ses cartes le premier.</translation>
    </message>
    <message>
        <source>The landlord</source>
        <translation>Le propriétaire</translation>
    </message>
    <message>
        <source>The other two play together. As soon as one of them has no card left, both have won, whatever the other one still holds.</source>
        <translation>Les deux autres jouent ensemble. Dès que l’un d’eux n’a plus de carte, ils ont gagné tous les deux, quoi qu’il reste dans la main de l’autre.</translation>
    </message>
    <message>
        <source>The farmers</source>
        <translation>Les paysans</translation>
    </message>
    <message>
        <source>Each deal is a game of its own. The players bid for the landlord’s part at its start, and the score is settled at its end.</source>
        <translation>Chaque donne se suffit à elle-même&#x202f;: au début, les enchères désignent le propriétaire&#x202f;; à la fin, on compte les points.</translation>
    </message>
    <message>
        <source>A single deal</source>
        <translation>Une seule donne</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>One pack, three hands, three cards to bid for.</source>
        <translation>Un jeu, trois mains et trois cartes mises aux enchères.</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <translation>Jeu et distribution</translation>
    </message>
    <message>
        <source>54 cards: the 52 ordinary ones, a red joker and a black joker. The red joker is the big one, the black joker the small one.</source>
        <translation>54 cartes&#x202f;: les 52 cartes ordinaires, un joker rouge (le grand) et un joker noir (le petit).</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Le jeu de cartes</translation>
    </message>
    <message>
        <source>Each player is dealt 17. Three bottom cards are left; they stay face down until the bidding ends.</source>
        <translation>Chaque joueur reçoit 17 cartes. Les trois qui restent forment le talon, face cachée jusqu’à la fin des enchères.</translation>
    </message>
    <message>
        <source>The hands</source>
        <translation>Les mains</translation>
    </message>
    <message>
        <source>Everything runs counterclockwise: from you to the player on your right, then to the player on your left.</source>
        <translation>On joue dans le sens inverse des aiguilles d’une montre&#x202f;: vous, puis votre voisin de droite, puis votre voisin de gauche.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>The black joker is small, the red joker big.</source>
        <translation>Le joker noir est le petit, le joker rouge est le grand.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>You bid for the landlord’s part: three more cards and the first lead, but one player against two. Your bid is also the stake, so bid high on a strong hand only.</source>
        <translation>L’enjeu est le rôle de propriétaire&#x202f;: trois cartes de plus et la première entame, mais seul contre deux. Votre enchère est aussi votre mise&#x202f;: n’enchérissez haut qu’avec une main forte.</translation>
    </message>
    <message>
        <source>The first bidder is chosen at random.</source>
        <translation>Le premier à parler est tiré au sort.</translation>
    </message>
    <message>
        <source>In turn, pass or bid 1, 2 or 3. A bid must be higher than the bid that stands.</source>
        <translation>À votre tour, passez ou annoncez 1, 2 ou 3. Une enchère doit dépasser l’enchère en cours.</translation>
    </message>
    <message>
        <source>The bidding may go round more than once. After a pass, or after being outbid, you may bid again whenever your turn comes while it lasts.</source>
        <translation>Les enchères peuvent faire plusieurs tours. Même après avoir passé, ou si un autre a surenchéri, vous pouvez enchérir de nouveau quand votre tour revient, tant qu’elles durent.</translation>
    </message>
    <message>
        <source>It ends at once with a bid of 3. Otherwise it ends when two passes in a row follow a bid.</source>
        <translation>Elles s’arrêtent aussitôt sur une enchère de 3. Sinon, elles prennent fin quand deux joueurs de suite passent après une enchère.</translation>
    </message>
    <message>
        <source>The highest bidder becomes the landlord, takes the three bottom cards, which are shown to everyone, and leads with 20 cards in hand.</source>
        <translation>Le plus offrant devient le propriétaire. Il prend les trois cartes du talon, montrées à tous, et entame avec 20 cartes en main.</translation>
    </message>
    <message>
        <source>If all three players pass and nobody has bid, new cards are dealt and a new first bidder is chosen at random.</source>
        <translation>Si les trois joueurs passent sans qu’aucun ait enchéri, on redonne les cartes et l’on tire au sort un nouveau premier joueur.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>in the bidding</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>Only one pass has followed the bid: your turn again.</source>
        <translation>Un seul joueur a passé depuis l’enchère&#x202f;: à vous de nouveau.</translation>
    </message>
    <message>
        <source>Two passes in a row: you are the landlord and the stake is 2.</source>
        <translation>Deux joueurs de suite ont passé&#x202f;: vous êtes le propriétaire, pour une mise de 2.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Tour de jeu</translation>
    </message>
    <message>
        <source>One player leads; the others beat what lies there, or pass.</source>
        <translation>Un joueur entame&#x202f;; les autres font mieux, ou passent.</translation>
    </message>
    <message>
        <source>The leader opens the trick with any combination. The leader may not pass.</source>
        <translation>Celui qui entame ouvre le pli avec la combinaison de son choix. Il n’a pas le droit de passer.</translation>
    </message>
    <message>
        <source>Leading</source>
        <translation>Entamer</translation>
    </message>
    <message>
        <source>Beat the last play with a higher combination of the same shape and the same number of cards, or with a bomb or the rocket. Or pass: you may do so even when you could beat it.</source>
        <translation>Battez le dernier coup par une combinaison plus forte, de même forme et du même nombre de cartes, ou par une bombe ou la fusée. Ou passez&#x202f;: c’est permis même quand vous pourriez jouer.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>A pass is for that moment only. If the trick is still going on when your turn comes back, you may play.</source>
        <translation>Passer n’engage que pour cette fois. Si le pli dure encore quand votre tour revient, vous pouvez jouer.</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>After two passes in a row the trick is over. Whoever played last leads the next one.</source>
        <translation>Quand deux joueurs de suite ont passé, le pli est fini. Le dernier à avoir joué entame le suivant.</translation>
    </message>
    <message>
        <source>Winning the trick</source>
        <translation>Gagner le pli</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Red joker &gt; black joker &gt; 2 &gt; A &gt; K &gt; Q &gt; J &gt; 10 &gt; 9 &gt; 8 &gt; 7 &gt; 6 &gt; 5 &gt; 4 &gt; 3</source>
        <translation>Joker rouge &gt; joker noir &gt; 2 &gt; as &gt; roi &gt; dame &gt; valet &gt; 10 &gt; 9 &gt; 8 &gt; 7 &gt; 6 &gt; 5 &gt; 4 &gt; 3</translation>
    </message>
    <message>
        <source>They never matter: all four kings are equal.</source>
        <translation>Elles ne comptent jamais&#x202f;: les quatre rois se valent.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>The core is what gives a combination its name: the triples of an airplane, the four of a four with two. Only the core is compared, by its highest rank.</source>
        <translation>Le corps est ce qui donne son nom à la combinaison&#x202f;: les brelans d’un avion, le carré d’un carré accompagné. Lui seul se compare, par sa plus haute valeur.</translation>
    </message>
    <message>
        <source>The core</source>
        <translation>Le corps</translation>
    </message>
    <message>
        <source>The cards that ride along with a core never count, high or low.</source>
        <translation>Les cartes qui accompagnent le corps ne comptent jamais, fortes ou faibles.</translation>
    </message>
    <message>
        <source>Attached cards</source>
        <translation>Cartes d’appoint</translation>
    </message>
    <message>
        <source>Kings beat queens. The attached ace does not help.</source>
        <translation>Les rois battent les dames. L’as d’appoint n’y change rien.</translation>
    </message>
    <message>
        <source>Six cards do not answer five, however high they go.</source>
        <translation>Six cartes ne répondent pas à cinq, si hautes soient-elles.</translation>
    </message>
    <message>
        <source>A bomb beats any ordinary combination, here a pair run.</source>
        <translation>Une bombe bat toute combinaison ordinaire, ici une suite de paires.</translation>
    </message>
    <message>
        <source>The rocket beats even the highest bomb.</source>
        <translation>La fusée bat même la plus haute bombe.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Fin et décompte</translation>
    </message>
    <message>
        <source>The bid is the stake; bombs, the rocket and a spring double it.</source>
        <translation>L’enchère fixe la mise&#x202f;; les bombes, la fusée et le printemps la doublent.</translation>
    </message>
    <message>
        <source>The deal is over the moment a player has no card left. If a farmer goes out, both farmers win.</source>
        <translation>La donne s’arrête à l’instant où un joueur n’a plus de carte. Si c’est un paysan, les deux paysans gagnent.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>It starts at 1 and doubles for every bomb and every rocket that anyone plays.</source>
        <translation>Il part de 1 et double à chaque bombe et à chaque fusée, quel que soit le joueur qui la pose.</translation>
    </message>
    <message>
        <source>The multiplier</source>
        <translation>Le multiplicateur</translation>
    </message>
    <message>
        <source>The landlord wins and neither farmer has played a card. The multiplier doubles once more.</source>
        <translation>Le propriétaire gagne sans qu’aucun paysan ait posé une carte. Le multiplicateur double encore.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>The farmers win and the landlord has played exactly once, the opening lead. The multiplier doubles once more.</source>
        <translation>Les paysans gagnent alors que le propriétaire n’a joué qu’une fois, à l’entame. Le multiplicateur double encore.</translation>
    </message>
    <message>
        <source>Reverse spring</source>
        <translation>Printemps inversé</translation>
    </message>
    <message>
        <source>Each farmer wins or loses bid × multiplier. The landlord wins or loses twice that. The three results always add up to zero.</source>
        <translation>Chaque paysan gagne ou perd enchère&#x202f;×&#x202f;multiplicateur, le propriétaire deux fois autant. La somme des trois résultats est toujours nulle.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Multiplicateur</translation>
    </message>
    <message>
        <source>Each farmer</source>
        <translation>Chaque paysan</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>The landlord wins, nothing doubles.</source>
        <translation>Le propriétaire gagne, rien ne double.</translation>
    </message>
    <message>
        <source>The farmers win after a bomb and the rocket: 2 × 2.</source>
        <translation>Les paysans gagnent après une bombe et la fusée&#x202f;: 2&#x202f;×&#x202f;2.</translation>
    </message>
    <message>
        <source>The landlord wins with one bomb and a spring: 2 × 2.</source>
        <translation>Le propriétaire gagne avec une bombe et un printemps&#x202f;: 2&#x202f;×&#x202f;2.</translation>
    </message>
    <message>
        <source>The farmers win with a reverse spring and no bomb.</source>
        <translation>Les paysans gagnent par un printemps inversé, sans bombe.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>To follow, match the shape and the number of cards, and go higher. Any set of cards has one reading at most, so there is never a choice to make.</source>
        <translation>Pour suivre, gardez la forme et le nombre de cartes, et montez. Un ensemble de cartes ne se lit que d’une façon&#x202f;: il n’y a jamais à choisir.</translation>
    </message>
    <message>
        <source>Cards of one rank</source>
        <translation>Cartes de même valeur</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Carte seule</translation>
    </message>
    <message>
        <source>any one card</source>
        <translation>n’importe quelle carte</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>two of a rank; two jokers are the rocket, not a pair</source>
        <translation>deux cartes de même valeur&#x202f;; les deux jokers font la fusée, pas une paire</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>trois cartes de même valeur</translation>
    </message>
    <message>
        <source>Triple + single</source>
        <translation>Brelan + carte seule</translation>
    </message>
    <message>
        <source>the single of another rank: the fourth 7 would make a bomb</source>
        <translation>la carte est d’une autre valeur&#x202f;: le quatrième 7 ferait une bombe</translation>
    </message>
    <message>
        <source>Triple + pair</source>
        <translation>Brelan + paire</translation>
    </message>
    <message>
        <source>two jokers may not serve as the pair</source>
        <translation>les deux jokers ne peuvent pas servir de paire</translation>
    </message>
    <message>
        <source>Straights and pair runs</source>
        <translation>Suites et suites de paires</translation>
    </message>
    <message>
        <source>Runs are made of neighbouring ranks, from 3 up to A. A 2 or a joker is never part of one.</source>
        <translation>Les suites réunissent des valeurs voisines, du 3 à l’as. Ni 2 ni joker n’y entrent jamais.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>5 cards or more</source>
        <translation>5 cartes ou plus</translation>
    </message>
    <message>
        <source>Pair run</source>
        <translation>Suite de paires</translation>
    </message>
    <message>
        <source>3 pairs or more</source>
        <translation>3 paires ou plus</translation>
    </message>
    <message>
        <source>Airplanes</source>
        <translation>Avions</translation>
    </message>
    <message>
        <source>The core of an airplane is two or more neighbouring triples, again from 3 up to A. It flies without wings, with one single for each triple, or with one pair for each triple.</source>
        <translation>Le corps d’un avion compte au moins deux brelans voisins, là aussi du 3 à l’as. Il vole sans ailes, avec une carte seule par brelan ou avec une paire par brelan.</translation>
    </message>
    <message>
        <source>Airplane</source>
        <translation>Avion</translation>
    </message>
    <message>
        <source>2 triples or more, no wings</source>
        <translation>2 brelans ou plus, sans ailes</translation>
    </message>
    <message>
        <source>Airplane + singles</source>
        <translation>Avion + cartes seules</translation>
    </message>
    <message>
        <source>one single for each triple</source>
        <translation>une carte seule par brelan</translation>
    </message>
    <message>
        <source>Airplane + pairs</source>
        <translation>Avion + paires</translation>
    </message>
    <message>
        <source>one pair for each triple</source>
        <translation>une paire par brelan</translation>
    </message>
    <message>
        <source>Two of them may be a pair. Three or four of one rank are refused, and so are both jokers together. A 2 is allowed, and so is one joker.</source>
        <translation>Deux d’entre elles peuvent former une paire. Trois ou quatre de même valeur sont refusées, de même que les deux jokers ensemble. Un 2 est permis, un seul joker aussi.</translation>
    </message>
    <message>
        <source>Single wings</source>
        <translation>Ailes simples</translation>
    </message>
    <message>
        <source>Each pair has a rank of its own; two pairs of one rank are refused.</source>
        <translation>Chaque paire a sa propre valeur&#x202f;; deux paires de même valeur sont refusées.</translation>
    </message>
    <message>
        <source>Pair wings</source>
        <translation>Ailes en paires</translation>
    </message>
    <message>
        <source>No wing may have a rank that the core has.</source>
        <translation>Aucune aile ne peut être d’une valeur présente dans le corps.</translation>
    </message>
    <message>
        <source>All wings</source>
        <translation>Toutes les ailes</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>Carrés accompagnés</translation>
    </message>
    <message>
        <source>Four of a rank with attached cards is no bomb. It beats and is beaten like any other shape.</source>
        <translation>Un carré accompagné n’est pas une bombe. Il bat et se fait battre comme toute autre forme.</translation>
    </message>
    <message>
        <source>Four + two singles</source>
        <translation>Carré + deux cartes seules</translation>
    </message>
    <message>
        <source>the two may be a pair, but not both jokers</source>
        <translation>les deux cartes peuvent former une paire, mais pas être les deux jokers</translation>
    </message>
    <message>
        <source>Four + two pairs</source>
        <translation>Carré + deux paires</translation>
    </message>
    <message>
        <source>two pairs of different ranks</source>
        <translation>deux paires de valeurs différentes</translation>
    </message>
    <message>
        <source>Bombs and the rocket</source>
        <translation>Bombes et fusée</translation>
    </message>
    <message>
        <source>These may be played on anything, and each one doubles the score.</source>
        <translation>Elles se jouent sur n’importe quoi, et chacune double les points.</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>four of a rank; beats every shape above and every lower bomb</source>
        <translation>un carré&#x202f;; bat toutes les formes ci-dessus et toute bombe plus basse</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Fusée</translation>
    </message>
    <message>
        <source>both jokers; beats everything, bombs included</source>
        <translation>les deux jokers&#x202f;; bat tout, bombes comprises</translation>
    </message>
    <message>
        <source>lowest bomb</source>
        <translation>la plus basse bombe</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>plus haute</translation>
    </message>
    <message>
        <source>highest bomb</source>
        <translation>la plus haute bombe</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>fusée</translation>
    </message>
    <message>
        <source>Close calls</source>
        <translation>Cas délicats</translation>
    </message>
    <message>
        <source>These are often taken for something else, so here is how each one is read.</source>
        <translation>On s’y trompe souvent&#x202f;: voici comment chacun se lit.</translation>
    </message>
    <message>
        <source>the two 5s are the two single wings</source>
        <translation>les deux 5 sont les deux ailes simples</translation>
    </message>
    <message>
        <source>Airplane of four triples</source>
        <translation>Avion de quatre brelans</translation>
    </message>
    <message>
        <source>and nothing else: three 6s cannot be wings</source>
        <translation>et rien d’autre&#x202f;: trois 6 ne peuvent pas servir d’ailes</translation>
    </message>
    <message>
        <source>kings and aces are neighbours: A is the highest rank of a core</source>
        <translation>rois et as sont voisins&#x202f;: l’as est la plus haute valeur d’un corps</translation>
    </message>
    <message>
        <source>the other three 10s may stay in your hand</source>
        <translation>les trois autres 10 peuvent rester dans votre main</translation>
    </message>
    <message>
        <source>Not a combination</source>
        <translation>Pas une combinaison</translation>
    </message>
    <message>
        <source>the last 3 is of a core rank, so it is no wing</source>
        <translation>le dernier 3 a une valeur du corps&#x202f;: ce n’est pas une aile</translation>
    </message>
    <message>
        <source>two fours: the 4s are not two pairs of different ranks</source>
        <translation>deux carrés&#x202f;: les 4 ne font pas deux paires de valeurs différentes</translation>
    </message>
    <message>
        <source>a 2 never belongs to a core of neighbours</source>
        <translation>un 2 n’entre jamais dans un corps de valeurs voisines</translation>
    </message>
    <message>
        <source>a four takes two cards or none, never one</source>
        <translation>un carré s’accompagne de deux cartes ou d’aucune, jamais d’une seule</translation>
    </message>
    <message>
        <source>4 players · You partner the opposite AI · Level-based match</source>
        <translation>4 joueurs · Vous faites équipe avec l’IA d’en face · Partie par niveaux</translation>
    </message>
    <message>
        <source>Go out early, help your partner out, and climb the levels up to A together.</source>
        <translation>Finissez tôt, aidez votre partenaire à finir, et montez ensemble les niveaux jusqu’à l’as.</translation>
    </message>
    <message>
        <source>The player opposite is your partner. The two at your sides are the opponents.</source>
        <translation>Le joueur d’en face est votre partenaire. Vos deux voisins sont vos adversaires.</translation>
    </message>
    <message>
        <source>Two teams of two</source>
        <translation>Deux équipes</translation>
    </message>
    <message>
        <source>Whoever empties a hand first takes first place. The others play on for second and third; the player left over is fourth.</source>
        <translation>Le premier à vider sa main prend la première place. Les autres continuent pour la deuxième et la troisième&#x202f;; celui qui reste est quatrième.</translation>
    </message>
    <message>
        <source>Four places</source>
        <translation>Quatre places</translation>
    </message>
    <message>
        <source>The team of first place wins the deal and goes up. The better the partner’s place, the higher it goes.</source>
        <translation>L’équipe du premier gagne la donne et monte. Plus le partenaire est bien placé, plus elle monte.</translation>
    </message>
    <message>
        <source>Winning a deal</source>
        <translation>Gagner une donne</translation>
    </message>
    <message>
        <source>Both teams start at 2 and climb on their own. To win the match, a team that is already at A must win a deal played at A, with the partner not last.</source>
        <translation>Les deux équipes partent de 2 et montent chacune de son côté. Pour gagner la partie, une équipe déjà à l’as doit gagner une donne jouée à l’as, sans que le partenaire soit dernier.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>First place and …</source>
        <translation>Premier, et…</translation>
    </message>
    <message>
        <source>Levels gained</source>
        <translation>Niveaux gagnés</translation>
    </message>
    <message>
        <source>partner second</source>
        <translation>partenaire deuxième</translation>
    </message>
    <message>
        <source>partner third</source>
        <translation>partenaire troisième</translation>
    </message>
    <message>
        <source>partner fourth</source>
        <translation>partenaire quatrième</translation>
    </message>
    <message>
        <source>Two packs, all cards dealt, and a level that changes the order of the cards.</source>
        <translation>Deux jeux, toutes les cartes données, et un niveau qui change l’ordre des cartes.</translation>
    </message>
    <message>
        <source>Two full packs make 108 cards, so each ordinary card is there twice. There are two red jokers, the big ones, and two black jokers, the small ones.</source>
        <translation>Deux jeux complets, soit 108 cartes&#x202f;: chaque carte ordinaire y est deux fois. Il y a deux jokers rouges, les grands, et deux jokers noirs, les petits.</translation>
    </message>
    <message>
        <source>Each of the four players is dealt 27 cards.</source>
        <translation>Chacun des quatre joueurs reçoit 27 cartes.</translation>
    </message>
    <message>
        <source>In the first deal of a match, the leader is chosen at random. From the second deal on, the tribute decides.</source>
        <translation>À la première donne d’une partie, celui qui entame est tiré au sort. À partir de la deuxième, le tribut en décide.</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>La première entame</translation>
    </message>
    <message>
        <source>Levels and level cards</source>
        <translation>Niveaux et cartes du niveau</translation>
    </message>
    <message>
        <source>Levels run through the ranks: 2, 3, 4 and so on up to K, and A at the top.</source>
        <translation>Les niveaux suivent les valeurs&#x202f;: 2, 3, 4 et ainsi de suite jusqu’au roi, et l’as au sommet.</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>L’échelle</translation>
    </message>
    <message>
        <source>The first deal is played at level 2. Each later deal is played at the level of the team that won the deal before, once it has gone up.</source>
        <translation>La première donne se joue au niveau 2. Chacune des suivantes se joue au niveau de l’équipe qui a gagné la précédente, une fois qu’elle est montée.</translation>
    </message>
    <message>
        <source>The level of a deal</source>
        <translation>Le niveau de la donne</translation>
    </message>
    <message>
        <source>The level of the deal is its level rank. The eight cards of that rank rise above the aces.</source>
        <translation>Il désigne la valeur du niveau. Les huit cartes de cette valeur passent au-dessus des as.</translation>
    </message>
    <message>
        <source>Level cards</source>
        <translation>Cartes du niveau</translation>
    </message>
    <message>
        <source>The two level cards of hearts are wild: they can stand for other cards.</source>
        <translation>Les deux cartes du niveau à cœur sont libres&#x202f;: elles peuvent en remplacer d’autres.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Cartes libres</translation>
    </message>
    <message>
        <source>The level cards of a deal at level 7. The two hearts are the wild cards.</source>
        <translation>Les cartes du niveau dans une donne au niveau 7. Les deux cœurs sont les cartes libres.</translation>
    </message>
    <message>
        <source>The turn goes counterclockwise: you, then the player on your right, your partner, the player on your left. Players who are out are skipped.</source>
        <translation>On joue dans le sens inverse des aiguilles d’une montre&#x202f;: vous, votre voisin de droite, votre partenaire, votre voisin de gauche. On saute les joueurs qui ont fini.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Beat the last play with a higher combination of the same shape and the same number of cards, or with a bomb. Or pass: you may do so even when you could beat it, and still play later in the trick.</source>
        <translation>Battez le dernier coup par une combinaison plus forte, de même forme et du même nombre de cartes, ou par une bombe. Ou passez&#x202f;: c’est permis même quand vous pourriez jouer, et cela n’empêche pas de jouer plus tard dans le pli.</translation>
    </message>
    <message>
        <source>When all other players still holding cards have passed, the trick is over. Whoever played last leads the next one.</source>
        <translation>Quand tous les autres joueurs encore en jeu ont passé, le pli est fini. Le dernier à avoir joué entame le suivant.</translation>
    </message>
    <message>
        <source>When a player goes out</source>
        <translation>Quand un joueur a fini</translation>
    </message>
    <message>
        <source>The trick goes on after someone’s last card. Everyone still to speak may beat it.</source>
        <translation>Le pli continue après la dernière carte d’un joueur. Chacun des autres peut encore la battre à son tour.</translation>
    </message>
    <message>
        <source>If everyone passes on it, the partner of the player who went out leads.</source>
        <translation>Si tous passent, c’est le partenaire de celui qui a fini qui entame.</translation>
    </message>
    <message>
        <source>If the partner is out too, the lead goes to the next player, counterclockwise, who still holds cards.</source>
        <translation>Si le partenaire a fini lui aussi, l’entame revient au joueur suivant, dans le sens du jeu, qui a encore des cartes.</translation>
    </message>
    <message>
        <source>For example: you go out with a pair of kings. The player on your right plays a pair of aces, your partner and the player on your left pass, and the aces win the trick. Had all three passed, your partner would lead.</source>
        <translation>Par exemple, vous finissez sur une paire de rois. Votre voisin de droite pose une paire d’as, votre partenaire et votre voisin de gauche passent&#x202f;: les as gagnent le pli. Si tous les trois avaient passé, votre partenaire entamerait.</translation>
    </message>
    <message>
        <source>The level rank leaves its own place and moves up between the black joker and the ace. This order holds for singles and for groups of one rank: pairs, triples, full houses and bombs of equal cards.</source>
        <translation>La valeur du niveau quitte sa place et monte entre le joker noir et l’as. Cet ordre vaut pour les cartes seules et pour les groupes de même valeur&#x202f;: paires, brelans, fulls et bombes de cartes égales.</translation>
    </message>
    <message>
        <source>At level 7: red joker &gt; black joker &gt; 7 &gt; A &gt; K &gt; Q &gt; J &gt; 10 &gt; 9 &gt; 8 &gt; 6 &gt; 5 &gt; 4 &gt; 3 &gt; 2</source>
        <translation>Au niveau 7&#x202f;: joker rouge &gt; joker noir &gt; 7 &gt; as &gt; roi &gt; dame &gt; valet &gt; 10 &gt; 9 &gt; 8 &gt; 6 &gt; 5 &gt; 4 &gt; 3 &gt; 2</translation>
    </message>
    <message>
        <source>They have no order. Only a straight flush asks for one suit.</source>
        <translation>Elles n’ont pas d’ordre. Seule la quinte flush demande une même couleur.</translation>
    </message>
    <message>
        <source>In straights, pair runs, triple runs and straight flushes the level rank goes back to its natural place: at level 7, a 7 still stands between 6 and 8.</source>
        <translation>Dans les suites, suites de paires, suites de brelans et quintes flush, la valeur du niveau reprend sa place naturelle&#x202f;: au niveau 7, le 7 reste entre le 6 et le 8.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Séquences</translation>
    </message>
    <message>
        <source>Places decide the levels; a won deal at A decides the match.</source>
        <translation>Les places font monter les niveaux&#x202f;; une donne gagnée à l’as décide de la partie.</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <translation>La fin d’une donne</translation>
    </message>
    <message>
        <source>The deal ends when the third player goes out; the player left is fourth. That holds even when partners have taken the first two places: the opponents still play for third.</source>
        <translation>La donne s’arrête quand un troisième joueur a fini&#x202f;; celui qui reste est quatrième. Cela vaut même si deux partenaires ont pris les deux premières places&#x202f;: leurs adversaires jouent encore la troisième.</translation>
    </message>
    <message>
        <source>The team of first place goes up 3 levels if the partner is second, 2 if third, 1 if fourth. It never goes past A.</source>
        <translation>L’équipe du premier monte de 3 niveaux si le partenaire est deuxième, de 2 s’il est troisième, de 1 s’il est quatrième. Elle ne dépasse jamais l’as.</translation>
    </message>
    <message>
        <source>The other team stays where it is. No team ever goes down.</source>
        <translation>L’autre équipe reste où elle est. On ne redescend jamais.</translation>
    </message>
    <message>
        <source>Bombs score nothing.</source>
        <translation>Les bombes ne rapportent rien.</translation>
    </message>
    <message>
        <source>Reaching A is not yet a win. A team must have been at A before the deal, and the deal must be played at A.</source>
        <translation>Atteindre l’as ne suffit pas. L’équipe doit y être déjà avant la donne, et la donne doit se jouer à l’as.</translation>
    </message>
    <message>
        <source>In such a deal it wins the match by taking first place with its partner second or third.</source>
        <translation>Dans une telle donne, elle gagne la partie si elle prend la première place et que le partenaire est deuxième ou troisième.</translation>
    </message>
    <message>
        <source>First place with the partner last is no win: the team stays at A, and the next deal is played at A again.</source>
        <translation>Première place et partenaire dernier, ce n’est pas gagné&#x202f;: l’équipe reste à l’as, et la donne suivante se joue encore à l’as.</translation>
    </message>
    <message>
        <source>If a team at A wins a deal played at another level, it stays at A. All it wins is the level of the next deal, which is A.</source>
        <translation>Si une équipe à l’as gagne une donne jouée à un autre niveau, elle reste à l’as. Elle n’y gagne que le niveau de la donne suivante, jouée à l’as.</translation>
    </message>
    <message>
        <source>Until the match is won, the next deal goes on with the levels reached. Restarting the match sets both teams back to 2.</source>
        <translation>Tant que la partie n’est pas gagnée, la donne suivante reprend les niveaux atteints. Recommencer la partie ramène les deux équipes à 2.</translation>
    </message>
    <message>
        <source>Levels are written as yours : theirs.</source>
        <translation>Les niveaux s’écrivent le vôtre&#x202f;: le leur.</translation>
    </message>
    <message>
        <source>You : they</source>
        <translation>Vous&#x202f;: eux</translation>
    </message>
    <message>
        <source>Deal at</source>
        <translation>Jouée à</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Levels after</source>
        <translation>Niveaux après</translation>
    </message>
    <message>
        <source>you</source>
        <comment>team of first place</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>Up 3. The next deal is played at 5.</source>
        <translation>3 niveaux de plus. La donne suivante se joue à 5.</translation>
    </message>
    <message>
        <source>they</source>
        <comment>team of first place</comment>
        <translation>eux</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <translation>4e</translation>
    </message>
    <message>
        <source>Up 1. The next deal is played at 9, their level.</source>
        <translation>1 niveau de plus. La donne suivante se joue à 9, leur niveau.</translation>
    </message>
    <message>
        <source>Only one level is left to climb. The match is not won yet.</source>
        <translation>Il ne reste qu’un niveau à monter. La partie n’est pas encore gagnée.</translation>
    </message>
    <message>
        <source>Partner last: no win. The next deal is played at A.</source>
        <translation>Partenaire dernier&#x202f;: pas gagné. La donne suivante se joue à l’as.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>Up 2. The next deal is played at 7, and you stay at A.</source>
        <translation>2 niveaux de plus. La donne suivante se joue à 7, et vous restez à l’as.</translation>
    </message>
    <message>
        <source>Not played at A: no win. But the next deal is.</source>
        <translation>Donne non jouée à l’as&#x202f;: pas gagné. Mais la suivante le sera.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Combinations and wild cards</source>
        <translation>Combinaisons et cartes libres</translation>
    </message>
    <message>
        <source>Eight shapes, no others. All examples on this page are played at level 7.</source>
        <translation>Huit formes, pas une de plus. Tous les exemples de ce chapitre sont au niveau 7.</translation>
    </message>
    <message>
        <source>two of a rank</source>
        <translation>deux cartes de même valeur</translation>
    </message>
    <message>
        <source>Pair of jokers</source>
        <translation>Paire de jokers</translation>
    </message>
    <message>
        <source>two of the same colour only</source>
        <translation>deux jokers identiques, jamais mélangés</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>a triple and a pair of another rank; the triple is compared</source>
        <translation>un brelan et une paire d’une autre valeur&#x202f;; on compare le brelan</translation>
    </message>
    <message>
        <source>Full house with jokers</source>
        <translation>Full avec jokers</translation>
    </message>
    <message>
        <source>two jokers of one colour may be its pair</source>
        <translation>deux jokers identiques peuvent faire la paire</translation>
    </message>
    <message>
        <source>Sequences have a fixed length and follow the natural order of the ranks. An ace stands below the 2 or above the king, and never in the middle: Q K A 2 3 is no straight.</source>
        <translation>Les séquences ont une longueur fixe et suivent l’ordre naturel des valeurs. L’as se place sous le 2 ou au-dessus du roi, jamais au milieu&#x202f;: dame, roi, as, 2, 3 ne font pas une suite.</translation>
    </message>
    <message>
        <source>exactly 5 cards</source>
        <translation>exactement 5 cartes</translation>
    </message>
    <message>
        <source>exactly 3 neighbouring pairs</source>
        <translation>exactement 3 paires voisines</translation>
    </message>
    <message>
        <source>Triple run</source>
        <translation>Suite de brelans</translation>
    </message>
    <message>
        <source>exactly 2 neighbouring triples, no wings</source>
        <translation>exactement 2 brelans voisins, sans ailes</translation>
    </message>
    <message>
        <source>Lowest straight</source>
        <translation>La plus basse suite</translation>
    </message>
    <message>
        <source>the ace is low, so this is a straight to 5</source>
        <translation>l’as est bas&#x202f;: c’est une suite au 5</translation>
    </message>
    <message>
        <source>Lowest pair run</source>
        <translation>La plus basse suite de paires</translation>
    </message>
    <message>
        <source>a pair run to 3</source>
        <translation>une suite de paires au 3</translation>
    </message>
    <message>
        <source>Lowest triple run</source>
        <translation>La plus basse suite de brelans</translation>
    </message>
    <message>
        <source>a triple run to 2</source>
        <translation>une suite de brelans au 2</translation>
    </message>
    <message>
        <source>What is no combination</source>
        <translation>Ce qui ne se joue pas</translation>
    </message>
    <message>
        <source>Whoever knows Dou Dizhu should take care: there is no triple + single, no airplane with wings and no longer run.</source>
        <translation>Attention si vous connaissez le Dou Dizhu&#x202f;: ici, pas de brelan + carte seule, pas d’ailes aux avions, pas de séquence plus longue.</translation>
    </message>
    <message>
        <source>mixed jokers are no pair</source>
        <translation>deux jokers différents ne font pas une paire</translation>
    </message>
    <message>
        <source>a triple takes a pair or nothing</source>
        <translation>un brelan prend une paire, ou rien</translation>
    </message>
    <message>
        <source>six cards are one too many for a straight</source>
        <translation>six cartes, c’est une de trop pour une suite</translation>
    </message>
    <message>
        <source>an ace in the middle</source>
        <translation>un as au milieu</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombes</translation>
    </message>
    <message>
        <source>A bomb beats every other shape. Among bombs, size comes first: more cards beat fewer. The straight flush, five neighbours of one suit, has its own step between five and six equal cards. The four jokers beat everything.</source>
        <translation>Une bombe bat toute autre forme. Entre bombes, le nombre de cartes compte d’abord&#x202f;: la plus grande l’emporte. La quinte flush, cinq cartes voisines d’une même couleur, se place entre cinq et six cartes égales. Les quatre jokers battent tout.</translation>
    </message>
    <message>
        <source>four of a rank</source>
        <translation>quatre cartes égales</translation>
    </message>
    <message>
        <source>five of a rank</source>
        <translation>cinq cartes égales</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>quinte flush</translation>
    </message>
    <message>
        <source>six of a rank</source>
        <translation>six cartes égales</translation>
    </message>
    <message>
        <source>seven of a rank</source>
        <translation>sept cartes égales</translation>
    </message>
    <message>
        <source>eight of a rank</source>
        <translation>huit cartes égales</translation>
    </message>
    <message>
        <source>nine, with a wild card</source>
        <translation>neuf, avec une carte libre</translation>
    </message>
    <message>
        <source>ten, with both wild cards</source>
        <translation>dix, avec les deux cartes libres</translation>
    </message>
    <message>
        <source>the four jokers</source>
        <translation>les quatre jokers</translation>
    </message>
    <message>
        <source>Bombs of equal cards and the same size compare by rank, the level rank above the ace.</source>
        <translation>À nombre égal, les bombes de cartes égales se comparent par leur valeur, celle du niveau au-dessus de l’as.</translation>
    </message>
    <message>
        <source>Straight flushes compare by their natural top rank.</source>
        <translation>Les quintes flush se comparent par leur plus haute carte, dans l’ordre naturel.</translation>
    </message>
    <message>
        <source>Four 7s at level 7 beat four aces.</source>
        <translation>Au niveau 7, quatre 7 battent quatre as.</translation>
    </message>
    <message>
        <source>A straight flush to Q beats one to J, whatever the suit.</source>
        <translation>Une quinte flush à la dame bat une quinte flush au valet, quelles que soient les couleurs.</translation>
    </message>
    <message>
        <source>Four cards never beat five.</source>
        <translation>Quatre cartes n’en battent jamais cinq.</translation>
    </message>
    <message>
        <source>Any bomb beats any full house.</source>
        <translation>Toute bombe bat tout full.</translation>
    </message>
    <message>
        <source>A wild card can stand for any ordinary card, of any rank and any suit. It never stands for a joker.</source>
        <translation>Une carte libre remplace n’importe quelle carte ordinaire, de toute valeur et de toute couleur. Elle ne remplace jamais un joker.</translation>
    </message>
    <message>
        <source>Played alone, it is simply a single of the level rank.</source>
        <translation>Jouée seule, c’est une simple carte du niveau.</translation>
    </message>
    <message>
        <source>Two wild cards on their own can be any pair. The pair of the level rank is the strongest and is proposed first.</source>
        <translation>Deux cartes libres jouées ensemble peuvent former n’importe quelle paire. La paire du niveau est la plus forte&#x202f;; c’est elle qui est proposée d’abord.</translation>
    </message>
    <message>
        <source>Five neighbours of one suit without a wild card are always a straight flush. With a wild card you may also play them as a plain straight.</source>
        <translation>Cinq cartes voisines d’une même couleur, sans carte libre, sont toujours une quinte flush. Avec une carte libre, vous pouvez aussi les jouer comme suite simple.</translation>
    </message>
    <message>
        <source>alone, the wild card is a 7</source>
        <translation>seule, la carte libre est un 7</translation>
    </message>
    <message>
        <source>the wild card replaces the missing jack</source>
        <translation>la carte libre remplace le valet qui manque</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Quinte flush</translation>
    </message>
    <message>
        <source>no wild card: never just a straight</source>
        <translation>sans carte libre&#x202f;: jamais une simple suite</translation>
    </message>
    <message>
        <source>the wild cards complete the 3s, as they cannot be jokers</source>
        <translation>les cartes libres complètent les 3, car elles ne peuvent pas être des jokers</translation>
    </message>
    <message>
        <source>a wild card is never a joker</source>
        <translation>une carte libre n’est jamais un joker</translation>
    </message>
    <message>
        <source>More than one reading</source>
        <translation>Plusieurs lectures</translation>
    </message>
    <message>
        <source>Wild cards can often be read in several ways. If more than one reading could be played now, you choose before the play counts; the strongest is already selected. Only readings that can matter are offered: which rank fills the pair of a full house or which suit fills a plain straight makes no difference.</source>
        <translation>Les cartes libres se lisent souvent de plusieurs façons. Si plusieurs lectures sont jouables, vous choisissez avant de confirmer&#x202f;; la plus forte est déjà sélectionnée. Seules les lectures qui comptent sont proposées&#x202f;: la valeur que prend la paire d’un full ou la couleur que prend une suite simple n’y change rien.</translation>
    </message>
    <message>
        <source>Three readings</source>
        <translation>Trois lectures</translation>
    </message>
    <message>
        <source>two pairs and both wild cards</source>
        <translation>deux paires et les deux cartes libres</translation>
    </message>
    <message>
        <source>triple run to 4</source>
        <translation>suite de brelans au 4</translation>
    </message>
    <message>
        <source>pair run to 5</source>
        <translation>suite de paires au 5</translation>
    </message>
    <message>
        <source>pair run to 4</source>
        <translation>suite de paires au 4</translation>
    </message>
    <message>
        <source>Four readings</source>
        <translation>Quatre lectures</translation>
    </message>
    <message>
        <source>the wild card at either end, of spades or not</source>
        <translation>la carte libre à un bout ou à l’autre, à pique ou non</translation>
    </message>
    <message>
        <source>straight flush to 7</source>
        <translation>quinte flush au 7</translation>
    </message>
    <message>
        <source>straight flush to 6</source>
        <translation>quinte flush au 6</translation>
    </message>
    <message>
        <source>straight to 7</source>
        <translation>suite au 7</translation>
    </message>
    <message>
        <source>straight to 6</source>
        <translation>suite au 6</translation>
    </message>
    <message>
        <source>Two readings</source>
        <translation>Deux lectures</translation>
    </message>
    <message>
        <source>the wild card joins either pair</source>
        <translation>la carte libre complète l’une ou l’autre paire</translation>
    </message>
    <message>
        <source>full house of 4s</source>
        <translation>full aux 4</translation>
    </message>
    <message>
        <source>full house of 3s</source>
        <translation>full aux 3</translation>
    </message>
    <message>
        <source>three 3s and both wild cards</source>
        <translation>trois 3 et les deux cartes libres</translation>
    </message>
    <message>
        <source>bomb of five 3s</source>
        <translation>bombe de cinq 3</translation>
    </message>
    <message>
        <source>Tribute and return</source>
        <translation>Tribut et retour</translation>
    </message>
    <message>
        <source>From the second deal of a match on, the losers pay before play, and get a small card back.</source>
        <translation>Dès la deuxième donne d’une partie, les perdants paient avant de jouer, et reçoivent une petite carte en retour.</translation>
    </message>
    <message>
        <source>Paying tribute</source>
        <translation>Payer le tribut</translation>
    </message>
    <message>
        <source>Whoever was last gives a card to whoever was first, even to a partner. It is the payer’s strongest card that is not wild, in the order of the new deal.</source>
        <translation>Le dernier donne une carte au premier, même si c’est son partenaire. C’est sa carte la plus forte dans l’ordre de la nouvelle donne, cartes libres exceptées.</translation>
    </message>
    <message>
        <source>One payer</source>
        <translation>Un payeur</translation>
    </message>
    <message>
        <source>If partners finished first and second, both opponents give a card. The stronger one goes to first place, the other to second place.</source>
        <translation>Si deux partenaires ont fini premier et deuxième, leurs deux adversaires donnent chacun une carte. La plus forte va au premier, l’autre au deuxième.</translation>
    </message>
    <message>
        <source>Two payers</source>
        <translation>Deux payeurs</translation>
    </message>
    <message>
        <source>If both cards are equally strong, the payer who comes first after first place in turn order pays first place.</source>
        <translation>Si les deux cartes sont de même force, celui des payeurs qui joue le plus tôt après le premier lui donne la sienne.</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <translation>Cartes égales</translation>
    </message>
    <message>
        <source>Tribute is paid automatically; there is nothing to choose. Everyone sees the cards that are given and those that come back.</source>
        <translation>Le tribut se paie automatiquement, sans rien à choisir. Tous voient les cartes données et les cartes rendues.</translation>
    </message>
    <message>
        <source>In the open</source>
        <translation>Cartes sur table</translation>
    </message>
    <message>
        <source>Level 9. The 9 of hearts is wild and stays. The 9 of clubs is a level card, stronger than an ace.</source>
        <translation>Niveau 9. Le 9 de cœur est libre et reste en main. Le 9 de trèfle est une carte du niveau, plus forte qu’un as.</translation>
    </message>
    <message>
        <source>Level 5. The black joker is above the level cards.</source>
        <translation>Niveau 5. Le joker noir est au-dessus des cartes du niveau.</translation>
    </message>
    <message>
        <source>An example with two payers: you were first and your partner second. The player on your right has to give an ace, the player on your left the black joker. The joker is the stronger card and comes to you; the ace goes to your partner. If both had to give an ace, the ace from your right would come to you, because that player’s turn follows yours.</source>
        <translation>Un exemple à deux payeurs&#x202f;: vous étiez premier et votre partenaire deuxième. Votre voisin de droite doit donner un as, votre voisin de gauche le joker noir. Le joker, plus fort, vous revient&#x202f;; l’as va à votre partenaire. S’ils devaient tous deux donner un as, celui de droite vous reviendrait, car votre voisin de droite joue juste après vous.</translation>
    </message>
    <message>
        <source>No tribute</source>
        <translation>Pas de tribut</translation>
    </message>
    <message>
        <source>If the one payer holds both red jokers, or the two payers hold them between them, tribute is cancelled. No card moves, and first place leads.</source>
        <translation>Si le payeur a les deux jokers rouges, ou si les deux payeurs les ont à eux deux, le tribut est annulé. Aucune carte ne bouge, et le premier entame.</translation>
    </message>
    <message>
        <source>Both red jokers in the payer’s hand: no card is given.</source>
        <translation>Les deux jokers rouges sont chez le payeur&#x202f;: il ne donne rien.</translation>
    </message>
    <message>
        <source>A payer with only one red joker gives it up: it is the strongest card.</source>
        <translation>Un payeur qui n’a qu’un joker rouge le donne&#x202f;: c’est sa carte la plus forte.</translation>
    </message>
    <message>
        <source>Giving a card back</source>
        <translation>Rendre une carte</translation>
    </message>
    <message>
        <source>Each player who received a card gives one back to the player who paid it.</source>
        <translation>Chaque joueur qui a reçu une carte en rend une à celui qui l’a donnée.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Any card from 2 to 10 by its natural rank, as long as it is not wild. A level card of another suit than hearts may be given back if its rank is among these.</source>
        <translation>N’importe quelle carte du 2 au 10, par sa valeur naturelle, sauf une carte libre. Une carte du niveau d’une autre couleur que cœur peut être rendue si sa valeur en fait partie.</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Quelle carte</translation>
    </message>
    <message>
        <source>A player without such a card gives back one of the lowest cards held, in the order of the deal.</source>
        <translation>Sans une telle carte, on rend l’une des plus faibles de sa main, dans l’ordre de la donne.</translation>
    </message>
    <message>
        <source>If there is none</source>
        <translation>À défaut</translation>
    </message>
    <message>
        <source>You choose the card you give back, and confirm it.</source>
        <translation>Vous choisissez la carte que vous rendez, et vous confirmez.</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>À vous de choisir</translation>
    </message>
    <message>
        <source>The player who receives the card that first place gives back leads to the first trick.</source>
        <translation>Celui à qui le premier rend une carte entame le premier pli.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Qui entame</translation>
    </message>
    <message>
        <source>Level J, and no card from 2 to 10. The jacks are level cards above the ace, so the queen is the lowest card.</source>
        <translation>Niveau valet, et aucune carte du 2 au 10. Les valets sont cartes du niveau, au-dessus de l’as&#x202f;: la dame est donc la plus faible.</translation>
    </message>
    <message>
        <source>Level 6. The 6 of spades counts as a 6 here and may be given back. The 6 of hearts is wild and may not.</source>
        <translation>Niveau 6. Le 6 de pique compte ici comme un 6 et peut être rendu. Le 6 de cœur est libre et ne le peut pas.</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Règles complètes</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Play a guided deal</source>
        <translation>Jouer une donne guidée</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Tout s’applique aussitôt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Douce</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Strength of the AI</source>
        <translation>Force de l’IA</translation>
    </message>
    <message>
        <source>same cards, no peeking; from the next match on</source>
        <translation>mêmes cartes, sans tricher&#x202f;; dès la prochaine partie</translation>
    </message>
    <message>
        <source>Explain the first deals</source>
        <translation>Expliquer les premières donnes</translation>
    </message>
    <message>
        <source>a note beside the hand</source>
        <translation>une note près de la main</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Compteur de cartes</translation>
    </message>
    <message>
        <source>what is still out, by rank</source>
        <translation>les cartes encore en jeu, par valeur</translation>
    </message>
    <message>
        <source>Pass when nothing beats</source>
        <translation>Passer si rien ne bat la table</translation>
    </message>
    <message>
        <source>after a short pause</source>
        <translation>après une courte pause</translation>
    </message>
    <message>
        <source>Ask before a bomb</source>
        <translation>Confirmer les bombes</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>By combination</source>
        <translation>Par combinaison</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animations et son</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Animations réduites</translation>
    </message>
    <message>
        <source>always; when off, as the system says</source>
        <translation>toujours&#x202f;; sinon, selon le système</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Grands index</translation>
    </message>
    <message>
        <source>French indices</source>
        <translation>Index français</translation>
    </message>
    <message>
        <source>R D V for K Q J</source>
        <translation>R D V au lieu de K Q J</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Vert bouteille</translation>
    </message>
    <message>
        <source>Oxblood</source>
        <translation>Sang-de-bœuf</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Surround</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Rétablir les réglages par défaut</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Touches et raccourcis</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
</context>
<context>
    <name>Shape</name>
    <message>
        <source>Pair %1</source>
        <translation>Paire %1</translation>
    </message>
    <message>
        <source>Triple %1</source>
        <translation>Brelan %1</translation>
    </message>
    <message>
        <source>Triple %1 + single</source>
        <translation>Brelan %1 + carte seule</translation>
    </message>
    <message>
        <source>Triple %1 + pair</source>
        <translation>Brelan %1 + paire</translation>
    </message>
    <message>
        <source>Full house of %1</source>
        <translation>Full aux %1</translation>
    </message>
    <message>
        <source>Four %1 + two singles</source>
        <translation>Quatre %1 + deux cartes seules</translation>
    </message>
    <message>
        <source>Four %1 + two pairs</source>
        <translation>Quatre %1 + deux paires</translation>
    </message>
    <message>
        <source>Straight %1</source>
        <translation>Suite %1</translation>
    </message>
    <message>
        <source>Pair run %1</source>
        <translation>Suite de paires %1</translation>
    </message>
    <message>
        <source>Triple run %1</source>
        <translation>Suite de brelans %1</translation>
    </message>
    <message>
        <source>Airplane %1</source>
        <translation>Avion %1</translation>
    </message>
    <message>
        <source>Airplane %1 + singles</source>
        <translation>Avion %1 + cartes seules</translation>
    </message>
    <message>
        <source>Airplane %1 + pairs</source>
        <translation>Avion %1 + paires</translation>
    </message>
    <message>
        <source>Straight flush %1</source>
        <translation>Quinte flush %1</translation>
    </message>
    <message>
        <source>Bomb, four %1</source>
        <translation>Bombe, quatre %1</translation>
    </message>
    <message>
        <source>Bomb, five %1</source>
        <translation>Bombe, cinq %1</translation>
    </message>
    <message>
        <source>Bomb, six %1</source>
        <translation>Bombe, six %1</translation>
    </message>
    <message>
        <source>Bomb, seven %1</source>
        <translation>Bombe, sept %1</translation>
    </message>
    <message>
        <source>Bomb, eight %1</source>
        <translation>Bombe, huit %1</translation>
    </message>
    <message>
        <source>Bomb, nine %1</source>
        <translation>Bombe, neuf %1</translation>
    </message>
    <message>
        <source>Bomb, ten %1</source>
        <translation>Bombe, dix %1</translation>
    </message>
    <message>
        <source>Single %1</source>
        <translation>Carte seule, %1</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Fusée</translation>
    </message>
    <message>
        <source>Bomb of four jokers</source>
        <translation>Bombe des quatre jokers</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message numerus="yes">
        <source>%n deal(s) with decisions taken back are not counted.</source>
        <translation>
            <numerusform>%n donne avec des coups annulés n’est pas comptée.</numerusform>
            <numerusform>%n donnes avec des coups annulés ne sont pas comptées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>The cards are dealt anew.</source>
        <translation>Les cartes sont redistribuées.</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Personne n’a enchéri</translation>
    </message>
    <message>
        <source>The highest bidder takes the bottom cards, leads, and plays alone against two.</source>
        <translation>Le plus offrant prend le talon, entame, et joue seul contre deux.</translation>
    </message>
    <message>
        <source>Will you be landlord?</source>
        <translation>Serez-vous propriétaire&#x202f;?</translation>
    </message>
    <message>
        <source>%1 thinks about a bid.</source>
        <translation>%1 réfléchit à son enchère.</translation>
    </message>
    <message>
        <source>The bottom cards go to the landlord, who leads.</source>
        <translation>Le talon va au propriétaire, qui entame.</translation>
    </message>
    <message>
        <source>You are the landlord</source>
        <translation>Vous êtes le propriétaire</translation>
    </message>
    <message>
        <source>%1 is the landlord</source>
        <translation>%1 est le propriétaire</translation>
    </message>
    <message>
        <source>%1 is thinking, then you.</source>
        <translation>%1 réfléchit, puis vous.</translation>
    </message>
    <message>
        <source>%1 is thinking, then %2, then you.</source>
        <translation>%1 réfléchit, puis %2, puis vous.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>Cards you choose now stay chosen.</source>
        <translation>Les cartes choisies maintenant le restent.</translation>
    </message>
    <message>
        <source>You lead. Play any combination.</source>
        <translation>Vous entamez. Jouez la combinaison de votre choix.</translation>
    </message>
    <message>
        <source>No card of yours beats this %1. Pass.</source>
        <translation>Rien dans votre main ne bat&#x202f;: %1. Passez.</translation>
    </message>
    <message>
        <source>Your turn. Beat the %1, or pass.</source>
        <translation>À vous. À battre&#x202f;: %1. Jouez ou passez.</translation>
    </message>
    <message>
        <source>Your turn. Beat %1’s %2, or pass.</source>
        <translation>À vous. Battez %1 (%2) ou passez.</translation>
    </message>
    <message>
        <source>%1 chooses a card to return.</source>
        <translation>%1 choisit une carte à rendre.</translation>
    </message>
    <message>
        <source>Return one card to %1: any 2 to 10 except the wild card. Everyone sees it.</source>
        <translation>Rendez une carte à %1&#x202f;: du 2 au 10, sauf la carte libre. Tous la voient.</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>You give %2 the %3.</source>
        <translation>Vous donnez à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 gives you the %3.</source>
        <translation>%1 vous donne&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 gives %2 the %3.</source>
        <translation>%1 donne à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>You return the %3 to %2.</source>
        <translation>Vous rendez à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 returns the %3 to you.</source>
        <translation>%1 vous rend&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 returns the %3 to %2.</source>
        <translation>%1 rend à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Third and fourth pay their strongest card, never the wild one; the stronger is for first place.</source>
        <translation>Le troisième et le quatrième paient leur carte la plus forte, jamais la carte libre&#x202f;; la meilleure va au premier.</translation>
    </message>
    <message>
        <source>Whoever received a tribute returns a card up to 10, for all to see.</source>
        <translation>Qui a reçu un tribut rend une carte jusqu’au 10, à la vue de tous.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Both red jokers are with %1: no card is given.</source>
        <translation>Les deux jokers rouges sont chez %1&#x202f;: aucune carte n’est donnée.</translation>
    </message>
    <message>
        <source>The red jokers are with %1 and %2: no card is given.</source>
        <translation>Les jokers rouges sont chez %1 et %2&#x202f;: aucune carte n’est donnée.</translation>
    </message>
    <message>
        <source>Tribute cancelled</source>
        <translation>Tribut annulé</translation>
    </message>
    <message>
        <source>You lead the first trick.</source>
        <translation>Vous entamez le premier pli.</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1 entame le premier pli.</translation>
    </message>
    <message>
        <source>The last player pays the strongest card, never the wild one.</source>
        <translation>Le dernier paie sa carte la plus forte, jamais la carte libre.</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The leader must play.</source>
        <translation>Celui qui entame doit jouer.</translation>
    </message>
    <message>
        <source>with a wild card</source>
        <translation>avec une carte libre</translation>
    </message>
    <message>
        <source>may be returned</source>
        <translation>peut être rendue</translation>
    </message>
    <message>
        <source>Not a combination</source>
        <translation>Pas une combinaison</translation>
    </message>
    <message>
        <source>add a card, or let go of one</source>
        <translation>ajoutez ou retirez une carte</translation>
    </message>
    <message>
        <source>one card is missing</source>
        <translation>il manque une carte</translation>
    </message>
    <message>
        <source>one card too many</source>
        <translation>une carte de trop</translation>
    </message>
    <message>
        <source>can be read in %1 ways</source>
        <translation>%1 lectures possibles</translation>
    </message>
    <message>
        <source>may be led</source>
        <translation>peut être entamée</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>beats the table</source>
        <translation>bat la table</translation>
    </message>
    <message>
        <source>would beat the table</source>
        <translation>battrait la table</translation>
    </message>
    <message>
        <source>%1 · %2 to win</source>
        <translation>%1 · %2 de chances</translation>
    </message>
    <message>
        <source>%1 · as landlord %2 to win</source>
        <translation>%1 · propriétaire, %2 de chances</translation>
    </message>
    <message>
        <source>Bottom cards, for the landlord</source>
        <translation>Talon, pour le propriétaire</translation>
    </message>
    <message>
        <source>Bottom cards</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Passed the bid</source>
        <translation>A passé</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Pas d’enchère</translation>
    </message>
    <message>
        <source>bombs %1</source>
        <translation>bombes %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réfléchit</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Dernière carte</translation>
    </message>
    <message>
        <source>Two cards left</source>
        <translation>Deux cartes</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your team, level %1</source>
        <translation>Votre équipe, niveau %1</translation>
    </message>
    <message>
        <source>Opponents, level %1</source>
        <translation>Adversaires, niveau %1</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>une bombe</translation>
    </message>
    <message>
        <source>Play this bomb?</source>
        <translation>Jouer cette bombe&#x202f;?</translation>
    </message>
    <message>
        <source>Which do you mean?</source>
        <translation>Quelle lecture&#x202f;?</translation>
    </message>
    <message>
        <source>Straight flushes</source>
        <translation>Quintes flush</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>4th, pays</source>
        <translation>4e, paie</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>paie</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Cardavia: choose a game</source>
        <translation>Cardavia&#x202f;: choisir un jeu</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Règles complètes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi jouons-nous&#x202f;?</translation>
    </message>
    <message>
        <source>One click deals. The first deal explains itself as you play.</source>
        <translation>Un clic et les cartes sont données. La première donne s’explique au fil du jeu.</translation>
    </message>
    <message>
        <source>No account, no network, no coins. Everything stays on this computer.</source>
        <translation>Ni compte, ni réseau, ni jetons. Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Bid to be landlord, then stand alone against two farmers.</source>
        <translation>Enchérissez pour être propriétaire, puis jouez seul contre deux paysans.</translation>
    </message>
    <message>
        <source>Two packs, wild hearts, and a climb from 2 to A with your partner.</source>
        <translation>Deux jeux de cartes, des cœurs libres, et une montée du 2 à l’as avec votre partenaire.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Montrez-moi</translation>
    </message>
</context>
</TS>
