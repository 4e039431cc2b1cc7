# SPDX-License-Identifier: MIT
# Installs BUILD below WORK, checks the required files, then builds CONSUMER against it and runs
# it.
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output
                    ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
set(prefix ${WORK}/usr)
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
foreach(file bin/yomi bin/yomi-cli
        include/yomi/core/common/document.h
        share/applications/org.yomi.Yomi.desktop
        share/icons/hicolor/scalable/apps/org.yomi.Yomi.svg
        share/metainfo/org.yomi.Yomi.metainfo.xml
        share/mime/packages/yomi-mime.xml
        share/yomi/emitters/yomi_trace.h
        share/yomi/emitters/yomi_trace.py)
    if(NOT EXISTS ${prefix}/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()

run(${CMAKE_COMMAND} -S ${CONSUMER} -B ${WORK}/consumer -G ${GENERATOR}
    -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_PREFIX_PATH=${prefix})
run(${CMAKE_COMMAND} --build ${WORK}/consumer)
run(${WORK}/consumer/consumer)
if(NOT output STREQUAL "split-damage\n")
    message(FATAL_ERROR "the consumer printed: ${output}")
endif()
