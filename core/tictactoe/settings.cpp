// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/settings.h"

namespace yomi::tictactoe {

const search::GameDefaults& gameDefaults() {
    static constexpr auto evaluations = enumNames(Evaluation{});
    static constexpr auto images = enumNames(TableImages{});
    static constexpr search::GameDefaults defaults = {
        "tic-tac-toe", evaluations, images, search::Root::Every, search::BestMove::Swap, true};
    return defaults;
}

Settings resolved(const Settings& settings) {
    return search::resolved(settings, gameDefaults(), squareCount);
}

Evaluation evaluationOf(const Settings& settings) {
    return enumNamed<Evaluation>(settings.evaluation.value()).value();
}

TableImages imagesOf(const Settings& settings) {
    return enumNamed<TableImages>(settings.images.value()).value();
}

} // namespace yomi::tictactoe
