// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/settings_json.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <array>
#include <stdexcept>

namespace yomi::tictactoe {

using nlohmann::json;

namespace {

template <class Choice, std::size_t size>
struct Names {
    std::string_view option;
    std::array<Choice, size> choices;
    std::array<std::string_view, size> names;
};

constexpr Names<Algorithm, 3> algorithms = {
    "algorithm",
    {Algorithm::minimax, Algorithm::alphaBeta, Algorithm::pvs},
    {"minimax", "alpha-beta", "pvs"}};
constexpr Names<Evaluation, 3> evaluations = {
    "evaluation",
    {Evaluation::article, Evaluation::winDrawLoss, Evaluation::fastWin},
    {"article", "win-draw-loss", "fast-win"}};
constexpr Names<TableImages, 2> imageRules = {
    "images", {TableImages::article, TableImages::canonical}, {"article", "canonical"}};
constexpr Names<BoardKind, 2> boards = {
    "board", {BoardKind::record, BoardKind::bitboard}, {"record", "bitboard"}};
constexpr Names<Update, 3> updates = {"update",
                                      {Update::copy, Update::unmake, Update::unmakeEach},
                                      {"copy", "unmake", "unmake-each"}};

template <class Choice>
constexpr const auto& names() {
    if constexpr (std::is_same_v<Choice, Algorithm>)
        return algorithms;
    else if constexpr (std::is_same_v<Choice, Evaluation>)
        return evaluations;
    else if constexpr (std::is_same_v<Choice, TableImages>)
        return imageRules;
    else if constexpr (std::is_same_v<Choice, BoardKind>)
        return boards;
    else
        return updates;
}

template <class Choice>
std::string_view nameOf(Choice choice) {
    return names<Choice>().names[static_cast<std::size_t>(choice)];
}

} // namespace

std::string_view name(Algorithm algorithm) { return nameOf(algorithm); }
std::string_view name(Evaluation evaluation) { return nameOf(evaluation); }
std::string_view name(TableImages images) { return nameOf(images); }
std::string_view name(BoardKind board) { return nameOf(board); }
std::string_view name(Update update) { return nameOf(update); }

} // namespace yomi::tictactoe
