# SPDX-License-Identifier: MIT
# LUPDATE must find the English template of every sentence of SOURCE's core and command line, or no
# language could word it. It looks where those in takers.cmake are called.
include(${SOURCE}/resources/translations/takers.cmake)
list(JOIN takers "|" any)
execute_process(
    COMMAND ${LUPDATE} -tr-function-alias ${aliases} -locations relative core app/cli -ts ${WORK}/sentences.ts
    WORKING_DIRECTORY ${SOURCE} OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)

# A literal as first value would be taken for a comment on the template.
file(READ ${WORK}/sentences.ts found)
if(found MATCHES "<source>([^<]*)</source>[ \n]*<comment>|numerus=[^\n]*[ \n]*<location[^\n]*[ \n]*<source>([^<]*)")
    message(FATAL_ERROR "lupdate takes a value for a comment: ${CMAKE_MATCH_1}${CMAKE_MATCH_2}")
endif()
file(STRINGS ${WORK}/sentences.ts places REGEX "<location ")
list(LENGTH places foundCount)

set(count 0)
file(GLOB_RECURSE sources ${SOURCE}/core/*.h ${SOURCE}/core/*.cpp ${SOURCE}/app/cli/*.h ${SOURCE}/app/cli/*.cpp)
foreach(source ${sources})
    file(READ ${source} text)
    string(REGEX REPLACE "//[^\n]*|[][;]" "" text "${text}")
    string(REGEX MATCHALL "[^A-Za-z](${any})( [a-z][A-Za-z]*)?[ \n]*[({][ \n]*\"" calls "${text}")
    list(LENGTH calls calls)
    math(EXPR count "${count} + ${calls}")
    string(REGEX MATCHALL "[A-Za-z]+( = &)?\\(Template<|class [A-Za-z]+ : public [A-Za-z]+ {\npublic:\n *using [A-Za-z]+::"
           declared "${text}")
    foreach(name ${declared})
        string(REGEX REPLACE "^class |( = &)?\\(.*| : .*" "" name "${name}")
        if(NOT name MATCHES "^(ErrorOf|${any})$")
            message(FATAL_ERROR "${source}: ${name} takes a template; list it in resources/translations/takers.cmake")
        endif()
    endforeach()
endforeach()
if(NOT count EQUAL foundCount OR count EQUAL 0)
    message(FATAL_ERROR "lupdate finds ${foundCount} templates of ${count}: ${WORK}/sentences.ts")
endif()
