## Recovery words, for who has forgotten a password

forgot = forgot forgotten i-forgot i-have-forgotten forgot-password forgot-my-password i-forgot-my-password i-forgot-it password-forgotten
login-forgot-how = If you have forgotten it, type forgot.
prompt-forgotten = Whose password?
login-forgotten = Type your recovery words, or those that you have from the host of this server.
prompt-recovery = Recovery words?
login-wrong-recovery = These are not the words of { $name }. If you have lost them, ask the host of this server.
login-elsewhere-over = Your password was changed at another door, so this one closes.
recovery-how = In case you ever forget your password: type recovery, and keep the words that you hear.
recovery-words = If you ever forget your password, these words let you choose another one: { $words }. Write them down, as you will not hear them again.
recovery-again = You have recovery words. Shall new ones take their place?
recovery-stays = The ones you have still count.
recovery-guest = Guests have no password, and come back by their own words.
recovery-too-often = You have had new words several times. Wait some minutes.
command-recovery = recovery
also-recovery = recovery-words new-recovery-words recovery-phrase
