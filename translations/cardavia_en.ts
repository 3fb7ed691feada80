<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealsTab</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewBox</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n decision counted</numerusform>
            <numerusform>%n decisions counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lost much.</source>
        <translation>
            <numerusform>%n of them lost much.</numerusform>
            <numerusform>%n of them lost much.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message numerus="yes">
        <source>%n deal(s) with decisions taken back are not counted.</source>
        <translation>
            <numerusform>%n deal with decisions taken back is not counted.</numerusform>
            <numerusform>%n deals with decisions taken back are not counted.</numerusform>
        </translation>
    </message>
</context>
</TS>
