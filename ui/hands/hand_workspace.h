// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/hands/draw_outlook.h"
#include "ui/hands/hand_advice.h"
#include "ui/hands/hand_analysis.h"
#include "ui/hands/hand_preview.h"

#include <map>
#include <optional>

class QAction;
class QTabBar;
class QTabWidget;

namespace yomi::ui {
class Columns;
}

namespace yomi::ui::hands {

class AdvicePage;
class AnswerPanel;
class HandPanel;
class HandMethodsDialog;
class PalettePanel;
class TablePage;
class UnitsPage;

/// The screen of a hand: the hand, its best partition and the palette at the left; rules and
/// further pages at the right. With card rules a tab bar leads to the table of an endgame.
class HandWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit HandWorkspace(HandDocument& document, QWidget* parent = nullptr);
    ~HandWorkspace() override;

    QList<QAction*> analyzeActions() const override { return m_actions; }
    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QList<Remedy> pasteRemedies(const QString& text) override;
    QString copyCommand() const override;

protected:
    /// Passes keys that no widget uses on to the palette.
    void keyPressEvent(QKeyEvent* event) override;
    /// Also the letters of cards, before lists search for them, and the size of the hand's page.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The rule books for which a page exists.
    enum class PageOf { Tiles, Cards };

    bool composesInPalette(QWidget& view, QEvent& event);
    QWidget* createRules();
    QWidget* createPages();
    QWidget* createAdvice();
    /// Shows the pages of the rule book, with the last current one in front.
    void showPages();
    void fitLinks();
    void fitPage();
    bool isTableShown() const;
    /// Shows the hand or, with card rules, the table, as the view of the document says.
    void showView();
    void showTable(bool table);
    /// Makes tiles `scale` times as large as usual; returns whether everything fits then.
    int seenHeight() const;
    bool fitTiles(double scale);
    void createActions();
    void openEditor();
    void openMethods();
    void showWork();
    void pointAt(int kind);
    void pointAtHeld(int kind); ///< a tile of the hand: previews its discard
    void pointAtKind(int kind); ///< a tile of the palette: previews its draw

    HandDocument& m_document;
    HandAnalysis m_analysis;
    HandAdvice m_advice;
    DrawOutlook m_outlook;
    HandPreview m_preview;
    QAction* m_editRules;
    QAction* m_compareMethods;
    HandMethodsDialog* m_methods = nullptr;
    HandPanel* m_hand;
    AnswerPanel* m_answer;
    PalettePanel* m_palette;
    QTabWidget* m_pages;
    AdvicePage* m_advicePage;
    UnitsPage* m_units;
    QWidget* m_side;  ///< rules and pages
    QTabBar* m_views; ///< hand or table
    QWidget* m_handPage;
    TablePage* m_tablePage;
    Columns* m_columns;
    std::vector<PageOf> m_pageOf;     ///< for each page
    std::optional<PageOf> m_pagesOf;  ///< those shown
    std::map<PageOf, int> m_lastPage; ///< the last current one of the hidden pages
    QList<QAction*> m_actions;
    QList<QAction*> m_handActions; ///< those of m_actions that change the hand
};

} // namespace yomi::ui::hands
