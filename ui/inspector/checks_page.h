// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/value_table.h"
#include "ui/inspector/cursor.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QTabBar;
class QVBoxLayout;

namespace yomi::ui {
class Card;
class CommandButton;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::inspector {
class TreeCanvas;
}

namespace yomi::ui::inspector {

class WindowPicture;

class FindingStrip;

/// The checker's findings, by severity; the selected finding in words and in the lines of the file,
/// with links to its other lines, and in the tree if there is room; the number of events each check
/// tested, and for other programs what to print for untested checks, in narrow windows behind a tab
/// of the findings.
class ChecksPage : public QWidget {
    Q_OBJECT

public:
    explicit ChecksPage(Cursor& cursor, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A finding with those of its lines that are not suppressed.
    struct Shown {
        const Finding* finding;
        std::vector<std::uint64_t> lines;
        std::uint64_t count;
    };

    QWidget* createSide();
    QWidget* createFindings();
    QWidget* createFinding();
    QWidget* createTree();
    QWidget* createLooked();
    QList<ValueColumn> uncheckedColumns() const;
    /// In narrow windows shows one of the two cards at the side.
    void showTab();
    /// Shows the tree if there is room and the recording is not too large.
    void showTree();
    void takeRecording();
    /// Unless the person has chosen an event.
    void goToFirstFinding();
    void showFindings();
    void showFinding();
    void showLooked();
    void showStrip();
    void choose(int row);
    /// Goes to a line, and selects the finding there.
    void chooseLine(std::uint64_t line);
    void step(bool forward);
    void suppressChosen(bool all);
    const Shown* chosen() const;
    /// The last of the finding's lines at or before the current one, from 0.
    std::size_t place(const Shown& shown) const;

    Cursor& m_cursor;
    std::vector<Shown> m_shown;
    std::optional<Check> m_check; ///< the selected one
    Card* m_findingsCard;
    Card* m_findingCard;
    Card* m_treeCard;
    TreeCanvas* m_canvas;
    Card* m_lookedCard;
    QHBoxLayout* m_columns;
    QVBoxLayout* m_side; ///< of the findings, in narrow windows of both cards
    QTabBar* m_tabs;     ///< visible in narrow windows
    QComboBox* m_which;
    ValueTable m_findings, m_coverage, m_unchecked;
    TableView* m_view;
    FindingStrip* m_strip;
    QLabel* m_nothing; ///< the reason why there is no finding
    QLabel* m_root;
    QLabel* m_hints;
    QLabel* m_severity;
    QLabel* m_title;
    QLabel* m_sentence;
    WindowPicture* m_picture;
    QLabel* m_place;
    CommandButton* m_previous;
    CommandButton* m_next;
    CommandButton* m_suppressLine;
    CommandButton* m_suppressCheck;
    CommandButton* m_showAll;
};

} // namespace yomi::ui::inspector
