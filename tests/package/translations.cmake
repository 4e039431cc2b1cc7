# SPDX-License-Identifier: MIT
# Extracts the texts of SOURCE again, into a copy below WORK: LUPDATE must find the class of each, or no
# catalog could have it, and the English catalog must have every text with a number in all its forms.
set(catalog resources/translations/yomi_en.ts)
set(update -pluralonly -locations none -I . ui app/desktop -ts)
file(COPY_FILE ${SOURCE}/${catalog} ${WORK}/yomi_en.ts)
execute_process(COMMAND ${LUPDATE} ${update} ${WORK}/yomi_en.ts WORKING_DIRECTORY ${SOURCE}
                OUTPUT_VARIABLE output ERROR_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE ${SOURCE}/ "" output "${output}")
if(output MATCHES "(^|\n)((ui|app)/[^\n]*(lacks Q_OBJECT|undeclared|unknown namespace)[^\n]*)")
    message(FATAL_ERROR "lupdate puts the texts of a class elsewhere: ${CMAKE_MATCH_2}")
endif()
file(READ ${SOURCE}/${catalog} kept)
file(READ ${WORK}/yomi_en.ts found)
if(NOT found STREQUAL kept OR found MATCHES " type=|<numerusform></numerusform>")
    list(JOIN update " " update)
    message(FATAL_ERROR "${catalog} is out of date: run lupdate ${update} ${catalog}, write what is "
                        "unfinished and remove what has vanished")
endif()
