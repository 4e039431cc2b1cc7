// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/cards.h"

#include <QString>

#include <nlohmann/json.hpp>

namespace yomi::ui::splitdamage {

/// The person's own cards: one file of entries as the catalog has them, beside the settings. A file
/// that cannot be read is left alone; nothing can be kept until it is mended or moved away.
class OwnCards {
public:
    explicit OwnCards(const QString& fileName = userFile());

    static QString userFile();

    const yomi::splitdamage::Cards& cards() const { return m_cards; }
    /// Why they cannot be read; empty when they can.
    const QString& problem() const { return m_problem; }

    // Each writes the file and returns the sentence that says why not, empty when it was done.

    /// Keeps an action under its name, in place of an own card of that name. An attack cannot be
    /// kept: it belongs to a minion of its board.
    QString keep(const yomi::splitdamage::Action& action);
    /// Forgets the card of that name.
    QString forget(const std::string& name);
    /// Adds those of a file, in place of own cards of the same names.
    QString takeIn(const QString& fileName);

    /// The file as it is exported.
    QByteArray text() const;

private:
    /// Puts an entry in place of that of its name.
    static void put(nlohmann::json& entries, const nlohmann::json& entry);
    QString save(nlohmann::json entries);

    QString m_fileName;
    nlohmann::json m_entries = nlohmann::json::array();
    yomi::splitdamage::Cards m_cards;
    QString m_problem;
};

} // namespace yomi::ui::splitdamage
