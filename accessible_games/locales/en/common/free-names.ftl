## Names that somebody chooses at the door of a server. A hyphen stands for a blank.

login-bad-name = "{ $name }" cannot be a name. Use 1 to { $longest } letters of one alphabet, at most { $digits } of them digits, no pronoun, and no word of the program in any language.
# What is nobody's name, besides words of the program.
never-names = guest guests nobody somebody everybody everyone anybody name my-name server host admin administrator moderator system player
# What stands before a name that somebody tells.
my-name-is = my-name-is my-name-s the-name-is the-name-s name-is i-am i-m i-am-called i-m-called call-me you-can-call-me it-is it-s this-is
