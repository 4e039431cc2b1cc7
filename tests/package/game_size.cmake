# SPDX-License-Identifier: MIT
# Counts the lines of m,n,k in SOURCE, blank ones and comments aside: its rules and its words must stay
# as small as the README promises for every game, and each count there must be right.
file(STRINGS ${SOURCE}/README.md rows REGEX "^\\| `(core|ui)/mnk/")

foreach(part core ui)
    set(${part}_files "")
    set(${part}_lines 0)
endforeach()
foreach(row IN LISTS rows)
    string(REGEX MATCH "^\\| `((core|ui)/mnk)/([^|]*)\\| ([0-9]+) \\|" row "${row}")
    set(folder ${CMAKE_MATCH_1})
    set(part ${CMAKE_MATCH_2})
    set(said ${CMAKE_MATCH_4})
    string(REGEX MATCHALL "[a-z_]+\\.(h|cpp)" names "${CMAKE_MATCH_3}")
    set(lines 0)
    foreach(name IN LISTS names)
        file(READ ${SOURCE}/${folder}/${name} text)
        string(REGEX REPLACE "[][;]" "," text "\n${text}") # special characters in CMake lists
        string(REGEX MATCHALL "\n *[^ /\n]" counted "${text}") # no code begins with "/"
        list(LENGTH counted count)
        math(EXPR lines "${lines} + ${count}")
        list(APPEND ${part}_files ${name})
    endforeach()
    if(NOT lines EQUAL said)
        message(SEND_ERROR "README.md gives ${folder} ${names} ${said} lines, they have ${lines}")
    endif()
    math(EXPR ${part}_lines "${${part}_lines} + ${lines}")
endforeach()

set(core_most 400)
set(ui_most 300)
set(solver "^(pairing|proof_search|proof_table|solver)\\.") # not counted
foreach(part core ui)
    if(${part}_lines GREATER ${${part}_most})
        message(SEND_ERROR "${part}/mnk has ${${part}_lines} lines, the most is ${${part}_most}")
    endif()
    file(GLOB files RELATIVE ${SOURCE}/${part}/mnk ${SOURCE}/${part}/mnk/*.h ${SOURCE}/${part}/mnk/*.cpp)
    list(FILTER files EXCLUDE REGEX ${solver})
    list(REMOVE_ITEM files ${${part}_files})
    if(files)
        message(SEND_ERROR "README.md does not count ${files} of ${part}/mnk")
    endif()
endforeach()
