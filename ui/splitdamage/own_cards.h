// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/cards.h"

#include <QString>

#include <nlohmann/json.hpp>

namespace yomi::ui::splitdamage {

/// The person's own cards: one file of entries as in the catalog, next to the settings. An
/// unreadable file is left unchanged; no card can be saved until it is repaired or moved away.
class OwnCards {
public:
    explicit OwnCards(const QString& fileName = userFile());

    static QString userFile();

    const yomi::splitdamage::Cards& cards() const { return m_cards; }
    /// The reason why they cannot be read; empty otherwise.
    const QString& problem() const { return m_problem; }

    // Each writes the file and returns the error, empty on success.

    /// Saves an action under its name and replaces an own card of that name. An attack cannot be
    /// saved: it belongs to a minion of its board.
    QString keep(const yomi::splitdamage::Action& action);
    /// Removes the card of that name.
    QString forget(const std::string& name);
    /// Adds the cards of a file and replaces own cards of the same names.
    QString takeIn(const QString& fileName);

    /// The exported file.
    QByteArray text() const;

private:
    /// Replaces or adds an entry by its name.
    static void put(nlohmann::json& entries, const nlohmann::json& entry);
    QString save(nlohmann::json entries);

    QString m_fileName;
    nlohmann::json m_entries = nlohmann::json::array();
    yomi::splitdamage::Cards m_cards;
    QString m_problem;
};

} // namespace yomi::ui::splitdamage
