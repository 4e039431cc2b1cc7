// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/job.h"
#include "ui/hands/table_game.h"

class QAction;
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
    /// Searches of more nodes are not recorded: 100 MiB of text.
    static constexpr int mostRecorded = 500'000;

    explicit TableProof(TableGame& game, QWidget* parent = nullptr);

    /// Records the search for the search inspector, for the Analyze menu.
    QAction* openAction() const { return m_open; }

Q_SIGNALS:
    /// A document that has the recording, or its file if it is too long for a document.
    void searchRecorded(const QByteArray& document);

private:
    void refresh();
    QString whyNoProof() const;
    void record();
    void open(const std::string& recording);
    void openInTree(nlohmann::json recording);

    TableGame& m_game;
    QAction* m_open;
    CommandButton* m_openButton;
    QLabel* m_refusal;
    ProofModel* m_model;
    std::optional<PlayedEndgame> m_shown; ///< the position of the proof
    Job<std::string> m_recording;
};

} // namespace yomi::ui::hands
