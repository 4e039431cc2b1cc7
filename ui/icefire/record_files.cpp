// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/record_files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>

namespace yomi::ui::icefire {

namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Record)
};

constexpr qint64 mostBytes = 64 * 1024 * 1024;

} // namespace

QString matchTitle(const Match& match) {
    QString title =
        match.seed ? RecordText::tr("Seed %1").arg(*match.seed) : RecordText::tr("Own position");
    if (!match.players[0].empty() || !match.players[1].empty())
        title += RecordText::tr(": %1 against %2")
                     .arg(QString::fromStdString(match.players[0]),
                          QString::fromStdString(match.players[1]));
    if (!match.turns.empty())
        title += RecordText::tr(", up to turn %1").arg(match.turns.back().turn);
    if (match.ending)
        title += QStringLiteral(", ") + endingText(*match.ending);
    return title;
}

std::vector<Match> readRecords(const QByteArray& text, Ruleset otherwise, QString& error) {
    if (text.trimmed().isEmpty()) {
        error = RecordText::tr("The file is empty: no game is recorded there.");
        return {};
    }
    Verification verified = verifyRecord(text.toStdString(), otherwise);
    if (verified.disagreement) {
        error = RecordText::tr("Line %1: %2.")
                    .arg(verified.disagreement->line)
                    .arg(QString::fromStdString(verified.disagreement->sentence));
        return {};
    }
    return std::move(verified.games);
}

std::optional<Match> askForRecord(QWidget* parent, QString& error) {
    const QString name =
        QFileDialog::getOpenFileName(parent, RecordText::tr("Open a recorded game"), {},
                                     RecordText::tr("Recorded games (*.jsonl);;All files (*)"));
    if (name.isEmpty())
        return {};
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        error = RecordText::tr("%1 cannot be read: %2.").arg(name, file.errorString());
        return {};
    }
    if (file.size() > mostBytes) {
        error = RecordText::tr("%1 is larger than any record: 64 MB at most.").arg(name);
        return {};
    }
    // A record need not name its rules: those of the contest differ only where the others refuse.
    const QByteArray text = file.readAll();
    std::vector<Match> games = readRecords(text, Ruleset::Current, error);
    if (games.empty()) {
        QString otherError;
        games = readRecords(text, Ruleset::Contest2019, otherError);
    }
    if (games.empty())
        return {};
    error.clear();
    if (games.size() == 1)
        return games.front();
    QStringList titles;
    for (const Match& match : games)
        titles << RecordText::tr("%1. %2").arg(titles.size() + 1).arg(matchTitle(match));
    bool taken = false;
    const QString title = QInputDialog::getItem(
        parent, RecordText::tr("Open a recorded game"),
        RecordText::tr("The file holds %1 games:").arg(titles.size()), titles, 0, false, &taken);
    if (!taken)
        return {};
    return games[static_cast<std::size_t>(titles.indexOf(title))];
}

} // namespace yomi::ui::icefire
