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
set(update ${LUPDATE} -no-obsolete -locations none -I .)
execute_process(COMMAND ${update} -tr-function-alias ${aliases} core ui app -ts ${languages}
                WORKING_DIRECTORY ${root} OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${update} -pluralonly ui app/desktop -ts ${CATALOGS}/yomi_en.ts
                WORKING_DIRECTORY ${root} OUTPUT_VARIABLE updated ERROR_VARIABLE updated
                COMMAND_ERROR_IS_FATAL ANY)
