// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/common/latest_run.h"
#include "ui/hands/hand_analysis.h"
#include "ui/hands/hand_preview.h"
#include "ui/hands/plays.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yomi::ui {
class Card;
} // namespace yomi::ui

namespace yomi::ui::hands {

class PlayTree;

/// The plays of a hand of cards: its leads, with the plays and turns left after each and the chance
/// that an opponent beats it, and the plays that beat a selected or typed play. A lead under the
/// mouse is previewed.
class PlaysPanel : public QWidget {
    Q_OBJECT

public:
    PlaysPanel(HandDocument& document, HandAnalysis& analysis, HandPreview& preview,
               QWidget* parent = nullptr);

Q_SIGNALS:
    /// The lead under the mouse or the keyboard, for the status line.
    void pointedChanged(const QString& sentence);

private:
    struct Answers {
        std::vector<int> plays; ///< the first mostListed
        std::size_t count;
    };

    QWidget* createLeads();
    QWidget* createBeats();
    void refresh();
    void point(int play);
    void choose(int play);
    void findBeats();
    void listBeats(const std::vector<int>& plays);
    void showBeats(const Answers& answers);
    void play(int play);
    void openMenu(int play, QPoint global);
    void valueLeads();

    HandDocument& m_document;
    HandAnalysis& m_analysis;
    HandPreview& m_preview;
    Card* m_leadCard;
    QLabel* m_summary;
    PlayTree* m_leads;
    Card* m_beatCard;
    QLineEdit* m_played;
    QComboBox* m_from;
    QLabel* m_refusal;
    PlayTree* m_beats;
    QSpinBox* m_opponent;
    LatestRun<std::vector<LeadValue>> m_values;
    LatestRun<Answers> m_answers;
    FieldBinder m_fields;
};

} // namespace yomi::ui::hands
