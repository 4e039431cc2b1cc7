// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/pasted.h"

#include "core/common/json_reader.h"
#include "core/splitdamage/board_json.h"
#include "core/splitdamage/life_text.h"
#include "ui/common/shell_command.h"
#include "ui/splitdamage/edits.h"
#include "ui/splitdamage/life_list.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QStringList>

namespace yomi::ui::splitdamage {

using nlohmann::json;

namespace {

std::unique_ptr<Document> documentOf(const json& body) {
    auto document = std::make_unique<SplitDamageDocument>();
    document->load(body);
    return document;
}

/// The body of the board, and of the plan if there are actions or a goal.
json bodyOf(json position) {
    if (!position.contains("effect"))
        position["effect"] = {{"name", "Avenging Wrath"}};
    for (const char* key : {"actions", "goal", "mana", "objective"}) {
        if (!position.contains(key))
            continue;
        position["plan"][key] = position[key];
        position.erase(key);
    }
    if (position.contains("plan"))
        position["view"]["page"] = nameOf(Page::Plan);
    return position;
}

/// The characters of `yomi-cli odds`: seven enemy minions, then the friendly ones; a character with
/// armor is a hero.
json oddsBody(const ShellCommand& command) {
    const auto listed = [&](const char* option) {
        return command.value(QLatin1String(option)).split(u',', Qt::SkipEmptyParts);
    };
    const QStringList lives = listed("lives"), armor = listed("armor"), shields = listed("shield"),
                      names = listed("names"), kill = listed("goal-kill"),
                      keep = listed("goal-keep");
    Board board;
    for (qsizetype i = 0; i < lives.size(); ++i) {
        Character character =
            readAt("lives", [&] { return yomi::splitdamage::parseLife(lives[i].toStdString()); });
        character.name = names.value(i).toStdString();
        character.armor = armor.value(i).toInt();
        character.divineShield |= shields.value(i) == u'1';
        character.goal = kill.contains(QString::number(i))   ? Goal::MustDie
                         : keep.contains(QString::number(i)) ? Goal::MustLive
                                                             : Goal::Free;
        if (character.armor > 0)
            (board.enemy.hero ? board.friendly : board.enemy).hero = character;
        else
            (std::ssize(board.enemy.minions) < mostMinions ? board.enemy : board.friendly)
                .minions.push_back(character);
    }
    Setup setup;
    setup.board = board;
    json body = yomi::splitdamage::toJson(setup);
    const QString damage = command.value(QStringLiteral("damage"));
    body["effect"] = {{"hits", command.value(QStringLiteral("hits")).toInt()},
                      {"damagePerHit", damage.isEmpty() ? 1 : damage.toInt()},
                      {"pool", nameOf(Pool::AllCharacters)}};
    return body;
}

} // namespace

std::unique_ptr<Document> pastedBoard(const QString& text) {
    if (const auto command = ShellCommand::parse(text)) {
        if (command->job() != QStringLiteral("odds") && command->job() != QStringLiteral("plan"))
            return nullptr;
        if (command->job() == QStringLiteral("odds"))
            command->refuseOptionsBut({"lives", "hits", "names", "armor", "shield", "damage",
                                       "goal-kill", "goal-keep", "method", "float", "curve",
                                       "at-least", "repeat"});
        else
            command->refuseOptionsBut({"cards", "fixed-order", "method", "fixed-best", "depth",
                                       "outcomes", "sample", "seed", "example"});
        command->refuseFile();
        return documentOf(command->job() == QStringLiteral("odds")
                              ? oddsBody(*command)
                              : bodyOf(parseJson(command->input().toStdString())));
    }
    if (text.trimmed().startsWith(u'{'))
        return text.contains(QStringLiteral("\"board\""))
                   ? documentOf(bodyOf(parseJson(text.toStdString())))
                   : nullptr;
    LifeList list = parseLives(text);
    if (!list.error.isEmpty())
        return nullptr;
    auto document = std::make_unique<SplitDamageDocument>();
    document->perform(replaceMinions(document->inputs(), SideName::Enemy, std::move(list.minions)));
    document->undoStack().clear();
    return document;
}

} // namespace yomi::ui::splitdamage
