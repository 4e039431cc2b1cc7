# SPDX-License-Identifier: MIT
# Installs BUILD below WORK and checks the required files. Then installs a build of SOURCE that has
# only the library, LIBRARY, builds CONSUMER, the example of a game and the game in the README against
# it and runs them.
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output
                    ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()
function(require_files prefix)
    foreach(file IN LISTS ARGN)
        if(NOT EXISTS ${prefix}/${file})
            message(FATAL_ERROR "${file} is not installed")
        endif()
    endforeach()
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/usr)
require_files(${WORK}/usr
    bin/yomi bin/yomi-cli
    share/applications/org.yomi.Yomi.desktop
    share/icons/hicolor/scalable/apps/org.yomi.Yomi.svg
    share/metainfo/org.yomi.Yomi.metainfo.xml
    share/mime/packages/yomi-mime.xml)

# The library alone, as `cmake --build … --target yomi_core` leaves it.
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${WORK}/library -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${CXX}
    -DYOMI_GUI=OFF)
file(COPY ${LIBRARY} DESTINATION ${WORK}/library/core)
set(prefix ${WORK}/library/usr)
run(${CMAKE_COMMAND} --install ${WORK}/library --prefix ${prefix})
require_files(${prefix}
    include/yomi/core/common/document.h
    include/yomi/resources/emitters/yomi_trace.h
    share/yomi/emitters/yomi_trace.h
    share/yomi/emitters/yomi_trace.py)

file(READ ${SOURCE}/README.md readme)
string(REGEX REPLACE ".*\n```cpp\n(.*\n})\n```\n.*" "\\1" game "${readme}")
file(WRITE ${WORK}/heap.cpp "${game}\n")

run(${CMAKE_COMMAND} -S ${CONSUMER} -B ${WORK}/consumer -G ${GENERATOR}
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_PREFIX_PATH=${prefix}
    -DHEX=${SOURCE}/app/examples/hex.cpp -DHEAP=${WORK}/heap.cpp)
run(${CMAKE_COMMAND} --build ${WORK}/consumer)
run(${WORK}/consumer/consumer)
if(NOT output STREQUAL "split-damage\n")
    message(FATAL_ERROR "the consumer printed: ${output}")
endif()
run(${WORK}/consumer/hex)
if(NOT output MATCHES "^Hex on 4 by 4 cells: the first player wins")
    message(FATAL_ERROR "the example of a game printed: ${output}")
endif()
execute_process(COMMAND ${WORK}/consumer/heap WORKING_DIRECTORY ${WORK} OUTPUT_VARIABLE output)
if(NOT output STREQUAL "The first player wins with 1\n" OR NOT EXISTS ${WORK}/heap.yt)
    message(FATAL_ERROR "the game in the README printed: ${output}")
endif()
