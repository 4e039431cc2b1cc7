# SPDX-License-Identifier: MIT
# Compiles GAME without each of some members: the compiler must give one error, the sentence about it.
function(compile member sentence)
    execute_process(COMMAND ${CXX} -std=c++20 -fsyntax-only -I${SOURCE} -DLACKS=${member} ${GAME}
                    RESULT_VARIABLE status ERROR_VARIABLE output)
    string(REGEX MATCHALL "error: [^\n]*" errors "${output}")
    list(LENGTH errors count)
    if(sentence STREQUAL "" AND NOT status EQUAL 0)
        message(SEND_ERROR "the complete game does not compile:\n${output}")
    elseif(NOT sentence STREQUAL "" AND (NOT count EQUAL 1 OR NOT errors MATCHES "${sentence}"))
        message(SEND_ERROR "without ${member}, ${count} errors:\n${output}")
    endif()
endfunction()

compile(NOTHING "")
compile(PLIES "A game has `int plies\\(\\) const`")
compile(ENDED "A game has `Ended ended\\(\\) const`")
compile(NUMBER "A game has `static std::uint64_t number\\(Key\\)`")
compile(TEXT "To be recorded, a game has `std::string moveText")
compile(STEPS "An evaluation has `static constexpr int stepsPerPoint`")
compile(UNIT "An evaluation has `Score unit\\(\\) const`")
