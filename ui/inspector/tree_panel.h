// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/picture.h"
#include "ui/inspector/cursor.h"

#include <optional>

class QLineEdit;

namespace yomi::ui {
class JobBar;
class LineLabel;
class PlaybackBar;
} // namespace yomi::ui

namespace yomi::ui::inspector {

class PathStrip;
class StepActions;
class TreeCanvas;
class TreeLegend;

/// The search tree with all its navigation: the path, the canvas, its zoom and folding, the
/// playback bar with the steps, a field for a board to look for, and the numbers of the selected
/// subtree.
class TreePanel : public Card {
    Q_OBJECT

public:
    explicit TreePanel(Cursor& cursor, QWidget* parent = nullptr);

    TreeCanvas* canvas() const { return m_canvas; }
    PlaybackBar* playback() const { return m_playback; }
    /// The tree, for saving or printing; requires a run.
    PictureSource pictureSource();
    /// Adds the switch that shows and hides the outline of the tree.
    void addOutlineAction(QWidget* outline);
    /// Adds a command of the menu of the tree, which also is above the tree, there with a label.
    QAction* addTreeCommand(const QString& label, const QString& text, const QKeySequence& key,
                            const std::function<void()>& act);
    /// Adds another control above the tree.
    void addControl(const QString& label, QWidget* control);
    /// Submenus for the Analyze menu; their actions have keys in `keys` and its children.
    QList<QAction*> menuActions(QWidget* keys);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addHeader();
    void addCommand(const QString& label, QAction* action);
    /// Adds a command that shows and hides a part, which is hidden at first.
    void addSwitch(const QString& label, QAction* action, QWidget& part);
    QWidget* createBoardField();
    void showBoardField();
    void exportPicture();
    QAction* addTreeAction(const QString& text, const QKeySequence& key,
                           const std::function<void()>& act);
    void takeRun();
    void refreshPlace();
    QString lineText() const;
    void refreshStatistics();

    Cursor& m_cursor;
    StepActions* m_steps;
    PathStrip* m_path;
    TreeCanvas* m_canvas;
    TreeLegend* m_legend;
    JobBar* m_recording; ///< over the middle of the card
    PlaybackBar* m_playback;
    LineLabel* m_line; ///< the principal variation
    QLabel* m_statistics;
    QList<QAction*> m_treeActions;
    QWidget* m_find = nullptr; ///< the field with its label
    QLineEdit* m_board = nullptr;
    QAction* m_showLegend;
    std::optional<bool> m_legendWish; ///< the person's choice; by default the space decides
};

} // namespace yomi::ui::inspector
