// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/settings.h"

namespace yomi::tictactoe {

const search::GameDefaults& gameDefaults() {
    static constexpr Evaluation evaluations[] = {Evaluation::Article, Evaluation::WinDrawLoss,
                                                 Evaluation::FastWin};
    static constexpr TableImages images[] = {TableImages::Article, TableImages::Canonical,
                                             TableImages::None};
    static constexpr search::GameDefaults defaults = {
        "tic-tac-toe", evaluations, images, search::Root::Every, search::BestMove::Swap, true};
    return defaults;
}

Settings resolved(const Settings& settings) {
    return search::resolved(settings, gameDefaults(), squareCount);
}

} // namespace yomi::tictactoe
