// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/pasted.h"

#include "core/boards/game_entry.h"
#include "core/common/fields.h"
#include "core/search/settings.h"
#include "ui/common/shell_command.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace yomi::ui::games {

using nlohmann::json;

namespace {

/// The game of a command, empty for another command.
QString gameOf(const ShellCommand& command) {
    const bool isSearch = command.job() == QStringLiteral("search");
    const QString named = command.value(QStringLiteral("game"));
    if (!isSearch && command.job() != QStringLiteral("solve"))
        return {};
    const auto usual = std::ranges::find_if(
        yomi::games(), [isSearch](const GameEntry* game) { return isSearch || game->newSolver; });
    return named.isEmpty() ? QString::fromUtf8((*usual)->name) : named;
}

json withOptions(const ShellCommand& command, json body) {
    const Settings usual;
    std::vector<std::string_view> options = {
        "game",    "size", "in-a-row", "position", "positions",  "to-move", "begins",
        "moves",   "step", "weak",     "scores",   "count-only", "without", "book",
        "threads", "time", "repeat",   "trace",    "trace-limit"};
    forEachField(usual, [&](const char* name, auto&&...) { options.emplace_back(name); });
    command.refuseOptionsBut(options);
    command.refuseFile();
    if (command.has(QStringLiteral("size")))
        body["size"] = command.value(QStringLiteral("size")).toStdString();
    if (command.has(QStringLiteral("in-a-row")))
        body["inARow"] = command.value(QStringLiteral("in-a-row")).toInt();
    json search = json::object(); // has the names and defaults of the command line
    forEachField(usual, [&]<class Field>(const char* name, const Field&, auto&&...) {
        using Value = typename ValueOf<Field>::Type;
        const QString option = QString::fromUtf8(name);
        if (!command.has(option))
            return;
        const std::string value = command.value(option).toStdString();
        if constexpr (std::is_same_v<Value, bool>)
            search[name] = value != "false";
        else if constexpr (std::is_arithmetic_v<Value>)
            search[name] = json::parse(value, nullptr, /*allow_exceptions=*/false);
        else
            search[name] = value;
    });
    if (!search.empty()) {
        body["searches"] = json::array({search});
        body.erase("view"); // of the rows of a new document
    }
    return body;
}

} // namespace

std::optional<PastedSearch> readPasted(const QString& text, const QString& game, json body) {
    if (const auto command = ShellCommand::parse(text)) {
        if (gameOf(*command) != game)
            return {};
        return PastedSearch{withOptions(*command, std::move(body)),
                            command->value(QStringLiteral("position"))};
    }
    if (isGameText(text))
        return PastedSearch{std::move(body), text, true};
    const auto guess = guessStones(text.toStdString());
    if (!guess)
        return {};
    const GameEntry& guessed = gameOf(guess->notation);
    if (QString::fromUtf8(guessed.name) != game)
        return {};
    if (guessed.sizes != BoardSizes::One) {
        body["size"] = guess->size.text();
        body["inARow"] = guess->size.inARow;
    }
    return PastedSearch{std::move(body), text.trimmed()};
}

} // namespace yomi::ui::games
