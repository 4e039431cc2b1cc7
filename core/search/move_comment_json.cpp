// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/move_comment_json.h"

#include "core/common/json_reader.h"
#include "core/search/settings.h"

#include <algorithm>
#include <utility>

namespace yomi::search {

using nlohmann::json;

namespace {

/// Throws FormatError for a comment whose values contradict each other.
void refuseContradictions(const MoveComment& comment, const ObjectReader& reader) {
    using enum CommentKind;
    const bool isWorse = comment.after < comment.before;
    const bool isBest =
        comment.kind == Best || comment.kind == OnlyMove || comment.kind == NoChoice;
    if (comment.kind != EstimateOnly && isBest == isWorse)
        throw FormatError("\"{}\" does not go with these values before and after",
                          nameOf(comment.kind))
            .at(reader.path("kind"));
    if (isWorse == comment.better.empty())
        throw(isWorse ? FormatError("the better moves are missing")
                      : FormatError("no move is better than the best"))
            .at(reader.path("better"));
    std::vector<tree::Move> better = comment.better;
    std::ranges::sort(better);
    if (std::ranges::adjacent_find(better) != better.end())
        throw FormatError("a move is listed twice").at(reader.path("better"));
    if (std::cmp_greater_equal(better.size(), comment.choices))
        throw FormatError("there are more moves than \"choices\"").at(reader.path("better"));
    if (comment.reply && !isMistake(comment.kind))
        throw FormatError("\"{}\" has no reply to name", nameOf(comment.kind))
            .at(reader.path("reply"));
    if ((comment.kind == LaterWin || comment.kind == SoonerLoss) && !comment.endBefore)
        throw FormatError("this value is missing").at(reader.path("ends"));
}

} // namespace

json toJson(const MoveComment& comment, const std::function<std::string(tree::Move)>& text) {
    json value = {{"kind", nameOf(comment.kind)},
                  {"before", comment.before},
                  {"after", comment.after},
                  {"choices", comment.choices}};
    for (const tree::Move move : comment.better)
        value["better"].push_back(text(move));
    if (comment.reply)
        value["reply"] = text(*comment.reply);
    if (comment.endBefore && comment.endAfter)
        value["ends"] = {*comment.endBefore, *comment.endAfter};
    if (comment.kind == CommentKind::EstimateOnly)
        value["depth"] = comment.depth;
    return value;
}

MoveComment moveCommentFromJson(
    const json& value, const std::string& path,
    const std::function<tree::Move(const std::string& text, const std::string& path)>& move) {
    constexpr double farthest = 1e6;
    constexpr int mostMoves = 1 << 16;
    const ObjectReader reader(value, path);
    MoveComment comment;
    comment.kind = reader.choice<CommentKind>("kind");
    comment.before = reader.number("before", -farthest, farthest);
    comment.after = reader.number("after", -farthest, farthest);
    comment.choices = static_cast<int>(reader.integer("choices", 1, mostMoves));
    comment.depth = static_cast<int>(reader.integer("depth", 0, deepestLimit, 0));
    reader.forEach("better", mostMoves, [&](const json& each, const std::string& at) {
        comment.better.push_back(move(textAt(each, at), at));
    });
    if (reader.has("reply"))
        comment.reply = move(reader.text("reply"), reader.path("reply"));
    if (reader.has("ends")) {
        const json& ends = listAt(reader.at("ends"), reader.path("ends"), 2);
        if (ends.size() != 2)
            throw FormatError("two plies are expected").at(reader.path("ends"));
        const auto end = [&](std::size_t i) {
            return static_cast<int>(integerAt(
                ends[i], reader.path("ends") + "[" + std::to_string(i) + "]", 0, mostMoves));
        };
        comment.endBefore = end(0);
        comment.endAfter = end(1);
    }
    refuseContradictions(comment, reader);
    return comment;
}

} // namespace yomi::search
