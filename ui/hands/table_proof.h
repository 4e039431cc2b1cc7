// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/job.h"
#include "ui/hands/table_game.h"

class QLabel;

namespace yomi::ui {
class CommandButton;
} // namespace yomi::ui

namespace yomi::ui::hands {

class ProofModel;

/// The proof of the position on the table, and its search for the search inspector.
class TableProof : public Card {
    Q_OBJECT

public:
    /// Searches of more nodes are not recorded: a recording in a document has at most 4 MiB.
    static constexpr int mostRecorded = 20'000;

    explicit TableProof(TableGame& game, QWidget* parent = nullptr);

Q_SIGNALS:
    void searchRecorded(const QByteArray& recording);

private:
    void refresh();
    QString whyNoProof() const;
    void record();

    TableGame& m_game;
    CommandButton* m_open;
    QLabel* m_refusal;
    ProofModel* m_model;
    std::optional<PlayedEndgame> m_shown; ///< the position of the proof
    Job<std::string> m_recording;
};

} // namespace yomi::ui::hands
