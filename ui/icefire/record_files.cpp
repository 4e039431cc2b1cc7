// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/record_files.h"

#include "core/common/json_reader.h"
#include "core/icefire/protocol.h"
#include "core/icefire/state_json.h"
#include "ui/common/escaped.h"
#include "ui/common/shell_command.h"
#include "ui/common/wording.h"
#include "ui/icefire/icefire_document.h"
#include "ui/icefire/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace yomi::ui::icefire {

namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Record)
};

/// The games of a text; `disagreement` gets the first line that contradicts the rules.
std::vector<Match> gamesIn(const QByteArray& text, Ruleset otherwise,
                           std::optional<Disagreement>& disagreement) {
    Verification verified = verifyRecord(text.toStdString(), otherwise);
    disagreement = verified.disagreement;
    return disagreement ? std::vector<Match>() : std::move(verified.games);
}

/// An unmodified document in the state after `edit`.
std::unique_ptr<yomi::ui::Document>
documentAfter(const std::function<Edit(const Inputs& before)>& edit) {
    auto document = std::make_unique<IcefireDocument>();
    document->perform(edit(document->inputs()), {}, document->viewWith(&View::moment, 0));
    document->undoStack().clear();
    return document;
}

bool beginsRecord(const QByteArray& firstLine) {
    static const QRegularExpression init(QStringLiteral(R"(^\s*\{.*"type"\s*:\s*"init")"));
    return init.match(QString::fromUtf8(firstLine)).hasMatch();
}

QList<ForeignDocument> recordedGames(const QByteArray& text) {
    QString error;
    std::vector<Match> games = readRecords(text, Ruleset::Current, error);
    if (games.empty())
        throw FormatError(verbatim(error));
    QList<ForeignDocument> documents;
    for (Match& match : games) {
        const QString title = matchTitle(match);
        documents << ForeignDocument{title, [match = std::move(match)] {
                                         return documentAfter([&](const Inputs& before) {
                                             return replaceMatch(before, match, {});
                                         });
                                     }};
    }
    return documents;
}

/// Numbers of mine spots, or of gold and income, possibly quoted as in a log.
bool beginsInput(const QByteArray& firstLine) {
    static const QRegularExpression numbers(QStringLiteral(R"(^\s*(>\s*)?\d+(\s+-?\d+)*\s*$)"));
    return numbers.match(QString::fromUtf8(firstLine)).hasMatch();
}

QList<ForeignDocument> refereePosition(const QByteArray& text) {
    const State position = parseInput(text.toStdString());
    return {{RecordText::tr("Position"), [position] {
                 return documentAfter(
                     [&](const Inputs& before) { return replacePosition(before, position, {}); });
             }}};
}

/// Copies the values of these options, as whole numbers if they are.
void copyOptions(const ShellCommand& command, std::initializer_list<const char*> options,
                 nlohmann::json& to) {
    for (const char* option : options) {
        if (!command.has(QLatin1String(option)))
            continue;
        const QString value = command.value(QLatin1String(option));
        bool isNumber = false;
        const qlonglong number = value.toLongLong(&isNumber);
        to[option] = isNumber ? nlohmann::json(number) : nlohmann::json(value.toStdString());
    }
}

/// The body of a document with the command's position and annealing.
nlohmann::json analysisBody(const ShellCommand& command, nlohmann::json body) {
    const auto ruleset = enumNamed<Ruleset>(command.value(QStringLiteral("ruleset")).toStdString());
    State position = parseInput(command.input().toStdString(), ruleset.value_or(Ruleset::Current));
    if (command.has(QStringLiteral("turn")))
        position.turn = command.value(QStringLiteral("turn")).toInt();
    nlohmann::json setup;
    copyOptions(command, {"profile", "iterations", "seed"}, setup);
    if (command.has(QStringLiteral("parameters")))
        setup["parameters"] = parseJson(command.value(QStringLiteral("parameters")).toStdString());
    body.erase("seed");
    body["start"] = toJson(position);
    if (!setup.is_null())
        body["annealings"] = {setup};
    body["view"]["page"] = static_cast<int>(PositionIndex);
    return body;
}

/// The body of a document with the command's series.
nlohmann::json arenaBody(const ShellCommand& command) {
    nlohmann::json arena = {{"contestants",
                             {command.value(QStringLiteral("a")).toStdString(),
                              command.value(QStringLiteral("b")).toStdString()}}};
    copyOptions(command, {"games", "jobs", "iterations", "ruleset"}, arena);
    if (command.has(QStringLiteral("seed-from")))
        arena["firstSeed"] = command.value(QStringLiteral("seed-from")).toLongLong();
    for (const QString& seed :
         command.value(QStringLiteral("seeds")).split(u',', Qt::SkipEmptyParts))
        arena["seeds"].push_back(seed.toLongLong());
    return {{"seed", 1}, {"arena", arena}, {"view", {{"page", static_cast<int>(ArenaIndex)}}}};
}

} // namespace

QList<ForeignFormat> foreignFormats() {
    return {{RecordText::tr("Recorded games (*.jsonl)"), beginsRecord, recordedGames},
            {{}, beginsInput, refereePosition}};
}

std::unique_ptr<ui::Document> pastedCommand(const QString& text) {
    const auto command = ShellCommand::parse(text);
    const QString task = command ? command->arguments().value(0) : QString();
    if (!command || command->job() != QStringLiteral("icefire") ||
        (task != QStringLiteral("analyze") && task != QStringLiteral("arena")))
        return nullptr;
    if (task == QStringLiteral("arena"))
        command->refuseOptionsBut({"a", "b", "games", "seeds", "ruleset", "jobs", "first-turn-time",
                                   "turn-time", "time-factor", "seed-from", "iterations", "record",
                                   "bot-memory", "bot-processes"});
    else
        command->refuseOptionsBut(
            {"profile", "parameters", "ruleset", "turn", "seed", "iterations"});
    auto document = std::make_unique<IcefireDocument>();
    document->load(task == QStringLiteral("arena") ? arenaBody(*command)
                                                   : analysisBody(*command, document->body()));
    return document;
}

QString matchTitle(const Match& match) {
    QString title =
        match.seed ? RecordText::tr("Seed %1").arg(*match.seed) : RecordText::tr("Own position");
    if (!match.players[0].empty() || !match.players[1].empty())
        title = RecordText::tr("%1: %2 against %3", "a map and its players")
                    .arg(title, playerText(match.players[0]), playerText(match.players[1]));
    QStringList parts(title);
    if (!match.turns.empty())
        parts << RecordText::tr("up to turn %1").arg(match.turns.back().turn);
    if (match.ending)
        parts << endingText(*match.ending);
    return listText(parts);
}

std::vector<Match> readRecords(const QByteArray& text, Ruleset otherwise, QString& error) {
    error.clear();
    if (text.trimmed().isEmpty()) {
        error = RecordText::tr("The file is empty: no game is recorded there.");
        return {};
    }
    std::optional<Disagreement> first, second;
    std::vector<Match> games = gamesIn(text, otherwise, first);
    if (first)
        games = gamesIn(
            text, otherwise == Ruleset::Current ? Ruleset::Contest2019 : Ruleset::Current, second);
    if (second)
        error = RecordText::tr("Line %1: %2.").arg(first->line).arg(worded(first->sentence));
    return games;
}

} // namespace yomi::ui::icefire
