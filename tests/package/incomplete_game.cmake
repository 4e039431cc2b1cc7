# SPDX-License-Identifier: MIT
# Compiles GAME without each of some members: the compiler must give one error, the sentence about it.
# What all of them include is compiled once, into WORK.
file(WRITE ${WORK}/game_search.h "#include \"core/search/game_search.h\"\n")
execute_process(COMMAND ${CXX} -std=c++20 -x c++-header -I${SOURCE} ${WORK}/game_search.h
                COMMAND_ERROR_IS_FATAL ANY)
function(compile member sentence)
    execute_process(COMMAND ${CXX} -std=c++20 -fsyntax-only -Winvalid-pch -I${SOURCE}
                            -include ${WORK}/game_search.h -DLACKS=${member} ${GAME}
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
file(REMOVE_RECURSE ${WORK}) # it is large
