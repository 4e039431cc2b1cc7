// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/own_cards.h"

#include "core/common/json_reader.h"
#include "ui/common/open_file.h"
#include "ui/common/save_file.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;
using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

struct OwnCardsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::OwnCards)
};

json fileOf(const json& entries) {
    return {{"effects", entries}};
}

QByteArray textOf(const json& entries) {
    return QByteArray::fromStdString(fileOf(entries).dump(1)) + '\n';
}

/// The entries of a file, all of them cards. Throws FormatError.
json readEntries(const QString& fileName) {
    constexpr qint64 largest = 4'000'000; // bytes; the catalog of the game has 120,000
    QFile file(fileName);
    openToRead(file);
    if (file.size() > largest)
        throw FormatError(verbatim(OwnCardsText::tr("It is too large for a file of cards.")));
    const json read = parseJson(file.readAll().toStdString());
    Cards{read};
    return read["effects"];
}

} // namespace

OwnCards::OwnCards(const QString& fileName)
    : m_fileName(fileName)
    , m_cards(fileOf(m_entries)) {
    if (!QFileInfo::exists(fileName))
        return;
    try {
        m_entries = readEntries(fileName);
        m_cards = Cards(fileOf(m_entries));
    } catch (const FormatError& error) {
        m_problem = OwnCardsText::tr("Your own cards cannot be read (%1): %2")
                        .arg(QDir::toNativeSeparators(fileName), messageOf(error));
    }
}

QString OwnCards::userFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/cards.json"_L1;
}

void OwnCards::put(json& entries, const json& entry) {
    const auto same = std::ranges::find(entries, entry.at("name"),
                                        [](const json& kept) { return kept.at("name"); });
    if (same == entries.end())
        entries.push_back(entry);
    else
        *same = entry;
}

QString OwnCards::save(json entries) {
    if (!m_problem.isEmpty())
        return m_problem;
    if (!QDir().mkpath(QFileInfo(m_fileName).path()))
        return OwnCardsText::tr("The folder %1 cannot be made.").arg(QFileInfo(m_fileName).path());
    try {
        Cards cards(fileOf(entries));
        const QString problem = saveBytes(m_fileName, textOf(entries));
        if (!problem.isEmpty())
            return problem;
        m_entries = std::move(entries);
        m_cards = std::move(cards);
    } catch (const FormatError& error) { // too many cards
        return messageOf(error);
    }
    return {};
}

QString OwnCards::keep(const Action& action) {
    if (std::ranges::any_of(action.steps,
                            [](const Step& step) { return step.kind == StepKind::Attack; }))
        return OwnCardsText::tr(
            "An attack belongs to a minion of this board; it cannot be kept as a card.");
    json entries = m_entries;
    put(entries, entryOf(action));
    return save(std::move(entries));
}

QString OwnCards::forget(const std::string& name) {
    json entries = json::array();
    for (std::size_t i = 0; const auto& card : m_cards.all()) {
        if (shownName(card) != name)
            entries.push_back(m_entries[i]);
        ++i;
    }
    return save(std::move(entries));
}

QString OwnCards::takeIn(const QString& fileName) {
    try {
        json entries = m_entries;
        for (json entry : readEntries(fileName)) {
            entry["group"] = "own";
            put(entries, entry);
        }
        return save(std::move(entries));
    } catch (const FormatError& error) {
        return OwnCardsText::tr("%1 cannot be read: %2")
            .arg(QDir::toNativeSeparators(fileName), messageOf(error));
    }
}

QByteArray OwnCards::text() const {
    return textOf(m_entries);
}

} // namespace yomi::ui::splitdamage
