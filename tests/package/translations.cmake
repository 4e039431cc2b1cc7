# SPDX-License-Identifier: MIT
# Extracts the texts of SOURCE again, into copies of the catalogs below WORK: LUPDATE must find the class of
# each, or no catalog could have it, and each catalog must have every text. PROGRAM must ask for the texts under
# the names that lupdate gives the classes.
set(CATALOGS ${WORK}/translations)
file(REMOVE_RECURSE ${CATALOGS})
file(COPY ${SOURCE}/resources/translations DESTINATION ${WORK})
include(${SOURCE}/resources/translations/update.cmake)
string(REPLACE ${SOURCE}/ "" updated "${updated}")
if(updated MATCHES "(^|\n)((ui|app)/[^\n]*(lacks Q_OBJECT|undeclared|unknown namespace)[^\n]*)")
    message(FATAL_ERROR "lupdate puts the texts of a class elsewhere: ${CMAKE_MATCH_2}")
endif()
execute_process(COMMAND ${update} ui app/desktop -ts ${WORK}/window.ts
                WORKING_DIRECTORY ${SOURCE} OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS ${WORK}/window.ts contexts REGEX "<name>[^Q]") # not those of Qt's own classes
file(STRINGS ${PROGRAM} names LENGTH_MINIMUM 4 REGEX "([a-z]+::)*[A-Z][A-Za-z:]+$")
foreach(context ${contexts})
    string(REGEX REPLACE ".*<name>(.*)</name>" "\\1" context ${context})
    string(FIND "${names};" "${context};" at) # a number just before it in the file may look like text
    if(at EQUAL -1)
        message(FATAL_ERROR "${PROGRAM} asks for no text of ${context}")
    endif()
endforeach()
file(GLOB catalogs RELATIVE ${CATALOGS} ${CATALOGS}/*.ts)
foreach(catalog ${catalogs})
    file(READ ${SOURCE}/resources/translations/${catalog} kept)
    file(READ ${CATALOGS}/${catalog} found)
    if(NOT found STREQUAL kept OR found MATCHES " type=|<numerusform></numerusform>")
        message(FATAL_ERROR "${catalog} is out of date: run cmake -P resources/translations/update.cmake, "
                            "write what is unfinished and remove what has vanished")
    endif()
endforeach()
