@echo off
setlocal
set "ACCESSIBLE_GAMES_STARTED_BY=%0"
if exist "%~dp0tables" set "LOUIS_TABLEPATH=%~dp0tables"
"%~dp0python\python.exe" -X utf8 -m accessible_games %*
