# SPDX-License-Identifier: MIT
# Brings the catalogs of all languages up to date with the texts of the program:
#
#     cmake -P resources/translations/update.cmake
#
# A new language is a file yomi_<language>.ts here, which lupdate -ts begins. CATALOGS is another folder of
# catalogs, LUPDATE the program of Qt for it.
cmake_minimum_required(VERSION 3.25)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)
cmake_path(GET root PARENT_PATH root)
if(NOT CATALOGS)
    set(CATALOGS ${CMAKE_CURRENT_LIST_DIR})
endif()
if(NOT LUPDATE)
    find_program(LUPDATE NAMES lupdate lupdate6 HINTS /usr/lib/qt6/bin REQUIRED)
endif()

include(${CMAKE_CURRENT_LIST_DIR}/takers.cmake)
file(GLOB languages ${CATALOGS}/yomi_*.ts)
list(FILTER languages EXCLUDE REGEX yomi_en.ts)
function(update)
    execute_process(COMMAND ${LUPDATE} ${ARGV} WORKING_DIRECTORY ${root}
                    OUTPUT_VARIABLE output ERROR_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
    set(updated "${updated}${output}" PARENT_SCOPE)
endfunction()
set(common -no-obsolete -locations none -I .)
update(${common} -pluralonly ui app/desktop -ts ${CATALOGS}/yomi_en.ts)
update(${common} -tr-function-alias ${aliases} core ui app -ts ${languages})
