// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/icefire/match_model.h"

class QHBoxLayout;
class QLabel;
class QTabWidget;

namespace yomi::ui {
class Card;
class SideScroll;
} // namespace yomi::ui

namespace yomi::ui::icefire {

class AnnealerPage;
class ArenaPage;
class BoardWidget;
class MatchPage;
class MatchSteps;
class PositionPage;

/// The screen of an Ice & Fire document: the board at the left, its layers and the figures of both
/// sides next to it (on a page of their own in a narrow window), the pages at the right, and the
/// steps through the match below.
class IcefireWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit IcefireWorkspace(IcefireDocument& document, QWidget* parent = nullptr);
    ~IcefireWorkspace() override;

    QList<QAction*> analyzeActions() const override { return m_actions; }

    /// The text that a bot receives in the position shown.
    QString copyText() const override;
    /// Accepts such a text, or a recorded game.
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    SideScroll* createMiddle();
    void createPages();
    void collectActions();
    void showPage(int page);
    void refresh();
    void tellWork();

    IcefireDocument& m_document;
    MatchModel m_model;
    BoardWidget* m_board;
    Card* m_boardCard;
    QLabel* m_place; ///< seed, turn, players
    QHBoxLayout* m_columns;
    SideScroll* m_middle; ///< layers, sides, commands
    QTabWidget* m_pages;
    MatchPage* m_match;
    PositionPage* m_position;
    AnnealerPage* m_annealer;
    ArenaPage* m_arena;
    MatchSteps* m_steps;
    QList<QAction*> m_actions;
};

} // namespace yomi::ui::icefire
