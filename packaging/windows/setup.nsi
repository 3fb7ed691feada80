; The Windows setup. packaging/windows_setup.py gives VERSION, NUMBERS, FROZEN, ICON, SIZE_KB and OUT, and TARGET
; where NSIS can make a 64-bit setup, which a Wine without 32 bits needs. QUICK makes a larger one sooner.
;
; Without questions: Cardavia-Setup.exe /S [/D=C:\A Folder]; "uninstall.exe" /S [/PURGE], which then deletes the
; person's matches and settings too. Exit status 3: nothing was done, because the program runs; 4: nor was it,
; because the folder holds something else.
!ifdef TARGET
    Target ${TARGET}
!endif
Unicode true
ManifestDPIAware true
!ifdef QUICK
    SetCompressor /FINAL zlib
!else
    SetCompressor /SOLID /FINAL lzma
    SetCompressorDictSize 64
!endif
SetDateSave off
CRCCheck force
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

Name "Cardavia"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Cardavia"
InstallDirRegKey HKCU "Software\Cardavia" "InstallDir"
BrandingText "Cardavia ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Cardavia"
VIAddVersionKey "FileDescription" "Cardavia: Dou Dizhu and Guandan"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "Cardavia contributors"
VIAddVersionKey "LegalCopyright" "MIT License. Qt under the GNU LGPL 3: see the folder licences."

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardavia"
!define MATCH "Cardavia.Match"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\Cardavia.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString RUNNING ${LANG_ENGLISH} "Cardavia is running. Close it, then try again. Nothing has been changed."
LangString RUNNING ${LANG_FRENCH} "Cardavia est ouvert. Fermez-le, puis recommencez. Rien n’a été modifié."
LangString OTHERS ${LANG_ENGLISH} "This folder holds something else. Choose an empty one, or that of an installed Cardavia."
LangString OTHERS ${LANG_FRENCH} "Ce dossier contient autre chose. Choisissez-en un vide, ou celui d’un Cardavia installé."
LangString PROGRAM ${LANG_ENGLISH} "The program"
LangString PROGRAM ${LANG_FRENCH} "Le programme"
LangString FILES ${LANG_ENGLISH} "My matches and settings"
LangString FILES ${LANG_FRENCH} "Mes parties et mes réglages"
LangString FILES_TOLD ${LANG_ENGLISH} "Deletes all your matches, your history of deals and your settings, for good."
LangString FILES_TOLD ${LANG_FRENCH} "Supprime définitivement vos parties, l’historique de vos donnes et vos réglages."
LangString MATCH_NAME ${LANG_ENGLISH} "Cardavia match"
LangString MATCH_NAME ${LANG_FRENCH} "Partie de Cardavia"
LangString COMMENT ${LANG_ENGLISH} "Dou Dizhu and Guandan against AI players"
LangString COMMENT ${LANG_FRENCH} "Dou Dizhu et Guandan contre des joueurs artificiels"

; Windows lets nobody write to a program that runs.
!macro RefuseWhileRunning
    ${If} ${FileExists} "$INSTDIR\Cardavia.exe"
        ClearErrors
        FileOpen $0 "$INSTDIR\Cardavia.exe" a
        ${If} ${Errors}
            MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
            SetErrorLevel 3
            Quit
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend

Section "-Cardavia"
    SetShellVarContext current
    !insertmacro RefuseWhileRunning
    ; What an earlier version left must not be found by this one. Only folders of ours are removed,
    ; here and when it is uninstalled: so it goes into no folder that somebody else put something into.
    ${If} ${FileExists} "$INSTDIR\Cardavia.exe"
        RMDir /r "$INSTDIR\lib"
        RMDir /r "$INSTDIR\licences"
    ${Else}
        ${DirState} "$INSTDIR" $0 ; -1: not there, 0: empty, 1: not empty
        ${If} $0 == 1
            MessageBox MB_OK|MB_ICONEXCLAMATION "$(OTHERS)" /SD IDOK
            SetErrorLevel 4
            Quit
        ${EndIf}
    ${EndIf}
    ClearErrors
    SetOutPath "$INSTDIR"
    File /r "${FROZEN}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ${If} ${Errors}
        SetErrorLevel 5
        Abort
    ${EndIf}

    WriteRegStr HKCU "Software\Cardavia" "InstallDir" "$INSTDIR"
    CreateShortcut "$SMPROGRAMS\Cardavia.lnk" "$INSTDIR\Cardavia.exe" "" "" "" "" "" "$(COMMENT)"

    WriteRegStr HKCU "Software\Classes\.cardavia" "" "${MATCH}"
    WriteRegStr HKCU "Software\Classes\.cardavia" "Content Type" "application/x-cardavia"
    WriteRegStr HKCU "Software\Classes\${MATCH}" "" "$(MATCH_NAME)"
    WriteRegStr HKCU "Software\Classes\${MATCH}\DefaultIcon" "" "$INSTDIR\Cardavia.exe,0"
    WriteRegStr HKCU "Software\Classes\${MATCH}\shell\open\command" "" '"$INSTDIR\Cardavia.exe" "%1"'

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Cardavia"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Cardavia.exe,0"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Cardavia contributors"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
    ${RefreshShellIcons}
SectionEnd

Section "un.$(PROGRAM)" PROGRAM_SECTION
    SectionIn RO
    SetShellVarContext current
    !insertmacro RefuseWhileRunning
    RMDir /r "$INSTDIR\lib"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\Cardavia.exe"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Cardavia.lnk"
    ReadRegStr $0 HKCU "Software\Classes\.cardavia" ""
    ${If} $0 == "${MATCH}"
        DeleteRegKey HKCU "Software\Classes\.cardavia"
    ${EndIf}
    DeleteRegKey HKCU "Software\Classes\${MATCH}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    DeleteRegKey HKCU "Software\Cardavia"
    ${RefreshShellIcons}
SectionEnd

Section /o "un.$(FILES)" FILES_SECTION
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\Cardavia"
SectionEnd

Function un.onInit
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/PURGE" $1
    ${IfNot} ${Errors}
        SectionSetFlags ${FILES_SECTION} ${SF_SELECTED}
    ${EndIf}
FunctionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${FILES_SECTION} "$(FILES_TOLD)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
