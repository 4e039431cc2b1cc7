// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/games/search_cursor.h"
#include "ui/games/search_document.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/quiz.h"

#include <QList>

class QHBoxLayout;
class QLabel;

namespace yomi::ui {
class Card;
class SideScroll;
} // namespace yomi::ui

namespace yomi::ui::inspector {
class EventPanel;
class IciclePage;
class IterationPanel;
class OutlineView;
class TreePanel;
} // namespace yomi::ui::inspector

namespace yomi::ui::games {

class GameBoard;
class PositionPanel;
class SearchPanel;

class ComparedRows;

/// A page that only one game has; its name in files is among SearchDocument::pages().
struct OwnPage {
    QString title;
    QWidget* page;
};

/// The pages of the workspace: the search step by step, the comparisons of searches, and the game's
/// own pages. The document has the current page.
class Pages : public InspectorPages {
    Q_OBJECT

public:
    /// `tree` is the page that steps through the search shown, `icicle` its whole picture.
    Pages(SearchCursor& cursor, const Quiz& quiz, QWidget* tree, IciclePage* icicle,
          const QList<OwnPage>& own, const QList<ComparedRows*>& ownRows,
          QWidget* parent = nullptr);

    /// Makes `page` the last page, or removes it; returns whether that changed anything.
    bool setAtEnd(QWidget* page, const QString& name, bool isPage);

Q_SIGNALS:
    void replyOpened(Move reply); ///< the person wants to step through the search, at this move

private:
    void follow();
    void showTree() { setCurrentIndex(0); }

    SearchDocument& m_document;
};

/// The screen of a game's document: position, settings and iterations of the search shown at the
/// left, next to them pages: its tree with the event at the right and the outline below, and
/// comparisons of searches.
class SearchWorkspace : public Workspace {
    Q_OBJECT

public:
    /// `ownPages` are in the order of the document's pages(); `ownRows` are for its comparison.
    SearchWorkspace(SearchDocument& document, GameBoard* board, const QList<OwnPage>& ownPages,
                    const QList<ComparedRows*>& ownRows = {}, QWidget* parent = nullptr);

    QList<QAction*> analyzeActions() const override { return m_actions; }

    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString pasteNote() const override { return m_pasteNote; }
    QString copyCommand() const override;
    PictureSource pictureSource() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    PositionPanel* positionPanel() const { return m_position; }

private:
    SideScroll* createLeftColumn();
    QWidget* createInspector();
    void arrange();
    void fitBoard(bool isNarrow);
    void showRun();
    void tellWork();

    SearchDocument& m_document;
    SearchCursor m_cursor;
    Quiz m_quiz; ///< before the views, from which it hides events
    PositionPanel* m_position;
    SearchPanel* m_search;
    Card* m_positionCard;
    QLabel* m_sideToMove;
    IterationPanel* m_iterations;
    TreePanel* m_tree;
    EventPanel* m_event;
    OutlineView* m_outline = nullptr;
    IciclePage* m_icicle;
    Pages* m_pages;
    SideScroll* m_left;
    QHBoxLayout* m_columns;
    int m_leastBoard, m_mostBoard; ///< limits of the board's height in the column
    QList<QAction*> m_actions;
    QString m_pasteNote;
};

} // namespace yomi::ui::games
