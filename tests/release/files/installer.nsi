; The installer for Windows: for one account, without an administrator; /S asks nothing.
Target amd64-unicode
Unicode true
SetDateSave off
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\accessible-games"
Name "Accessible Games"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\accessible-games"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Accessible Games"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "the accessible-games authors, MIT"
VIAddVersionKey "FileDescription" "Accessible Games"

LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\German.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\French.nlf"
LangString PLAY ${LANG_ENGLISH} "Play"
LangString PLAY ${LANG_GERMAN} "Spielen"
LangString PLAY ${LANG_FRENCH} "Jouer"
LangString SERVER ${LANG_ENGLISH} "Server"
LangString SERVER ${LANG_GERMAN} "Server"
LangString SERVER ${LANG_FRENCH} "Serveur"
LangString README ${LANG_ENGLISH} "Read me"
LangString README ${LANG_GERMAN} "Lies mich"
LangString README ${LANG_FRENCH} "Lisez-moi"
LangString RUNS ${LANG_ENGLISH} "Accessible Games is running. Leave it, then start this again."
LangString RUNS ${LANG_GERMAN} "Accessible Games läuft. Beenden Sie es und starten Sie dies noch einmal."
LangString RUNS ${LANG_FRENCH} "Accessible Games est ouvert. Quittez-le, puis relancez ceci."

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

; Saved games and settings are elsewhere and stay; so does whatever else lies in the folder.
!macro RemoveProgram
  IfFileExists "$INSTDIR\python\python.exe" 0 +5
    ClearErrors
    Delete "$INSTDIR\python\python.exe"
    IfErrors 0 +2
      Call ${UN}Running
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\packages"
  RMDir /r "$INSTDIR\tables"
  Delete "$INSTDIR\accessible-games.cmd"
  Delete "$INSTDIR\window.cmd"
  Delete "$INSTDIR\read-me.txt"
  Delete "$INSTDIR\LICENSES.txt"
  RMDir /r "$SMPROGRAMS\Accessible Games"
!macroend

!macro Running UN
Function ${UN}Running
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNS)" /SD IDOK
  SetErrorLevel 2
  Quit
FunctionEnd
!macroend
!insertmacro Running ""
!insertmacro Running "un."

Section
  !define UN ""
  !insertmacro RemoveProgram
  !undef UN
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Accessible Games"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "the accessible-games authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  CreateDirectory "$SMPROGRAMS\Accessible Games"
  SetOutPath "$PROFILE"
  CreateShortcut "$SMPROGRAMS\Accessible Games\$(PLAY).lnk" "$SYSDIR\cmd.exe" '/k ""$INSTDIR\window.cmd" play"'
  CreateShortcut "$SMPROGRAMS\Accessible Games\$(SERVER).lnk" "$SYSDIR\cmd.exe" '/k ""$INSTDIR\window.cmd" serve"'
  CreateShortcut "$SMPROGRAMS\Accessible Games\$(README).lnk" "$INSTDIR\read-me.txt"
SectionEnd

Section Uninstall
  !define UN "un."
  !insertmacro RemoveProgram
  !undef UN
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
