// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/command_line.h"

#include "core/hands/hand_text.h"
#include "ui/common/shell_command.h"
#include "ui/hands/plays.h"
#include "ui/hands/words.h"

#include <QStringList>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

/// The name of the preset, empty for the person's own rules.
QString presetName(const RuleChoice& rules) {
    for (const std::string_view name : presetNames)
        if (rules == *presetRules(name))
            return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return {};
}

/// Hand, table and constraints as options.
QStringList optionsOf(const Inputs& inputs) {
    const NamedConstraints& constraints = inputs.constraints;
    QStringList words;
    const auto add = [&words](const char* option, const std::string& value) {
        words << QLatin1String(option) << shellWord(QString::fromStdString(value));
    };
    const auto addAll = [&](const char* option, const std::vector<std::string>& values) {
        for (const std::string& value : values)
            add(option, value);
    };
    add("--tiles", tilesText(*inputs.book, inputs.hand));
    if (!inputs.seen.empty())
        add("--seen", tilesText(*inputs.book, inputs.seen));
    addAll("--require", constraints.required);
    addAll("--open", constraints.open);
    addAll("--forbid", constraints.forbidden);
    for (const auto& [meld, points] : constraints.bonuses)
        add("--bonus", meld + "=" + std::to_string(points));
    if (!constraints.favouriteTile.empty()) {
        add("--favourite-tile", constraints.favouriteTile);
        if (constraints.favouriteRule == FavouriteRule::Doubles)
            words << QStringLiteral("--favourite-doubles");
    }
    return words;
}

} // namespace

QString handCommand(const Inputs& inputs, const View& view) {
    QStringList words{QStringLiteral("yomi-cli hand")};
    if (const QString preset = presetName(*inputs.rules); preset.isEmpty())
        words << QStringLiteral("FILE.yomi");
    else
        words << QStringLiteral("--rules") << preset << optionsOf(inputs);
    words << (isCardGame(*inputs.book)
                  ? QStringLiteral("--all --leads")
                  : QStringLiteral("--all --waits --rank --distance --one-short"));
    if (const int most = isCardGame(*inputs.book) ? mostOfOpponent(inputs) : 0; most > 0)
        words << QStringLiteral("--opponent") << QString::number(std::min(view.opponent, most));
    const int full = inputs.book->fullHand(), held = static_cast<int>(inputs.hand.size());
    if (full > 0 && (held == full || held == full - 1))
        words << QStringLiteral("--draws") << QString::number(view.draws)
              << QStringLiteral("--objective") << QLatin1String(nameOf(view.measure))
              << QStringLiteral("--play") << QLatin1String(nameOf(view.play));
    return words.join(u' ');
}

QString tableCommand(const Inputs& inputs) {
    const QString preset = presetName(*inputs.rules);
    QStringList words{QStringLiteral("yomi-cli endgame")};
    if (preset.isEmpty() || !inputs.table)
        return (words << QStringLiteral("FILE.yomi")).join(u' ');
    const EndgamePosition& start = inputs.table->start;
    const auto add = [&words](const char* option, const std::string& value) {
        words << QLatin1String(option) << shellWord(QString::fromStdString(value));
    };
    words << QStringLiteral("--rules") << preset;
    add("--hands", handsText(start));
    add("--to-move", std::to_string(start.toMove));
    if (start.last) {
        add("--last", playText(*start.book, *start.last));
        add("--last-by", std::to_string(start.lastBy));
    }
    for (const std::string& ban : start.bans)
        add("--ban", ban);
    std::string list;
    for (const int play : inputs.table->plays)
        list.append(list.empty() ? "" : ", ").append(playText(*start.book, play));
    if (!list.empty())
        add("--played", list);
    return words.join(u' ');
}

} // namespace yomi::ui::hands
