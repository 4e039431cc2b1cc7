# SPDX-License-Identifier: MIT
# What takes the English template of a sentence first, in the core and the command line; as options of lupdate.
set(takers Sentence Phrase Counted InvalidArgument RuntimeError FormatError WrongInARow requireRange readNumber refuse
    refuseSettings next fail checkSymmetry)
list(TRANSFORM takers PREPEND "QT_TR_NOOP+=" OUTPUT_VARIABLE aliases)
list(JOIN aliases "," aliases)
