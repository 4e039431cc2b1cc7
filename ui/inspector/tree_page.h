// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/cursor.h"
#include "ui/inspector/node_tree.h"

#include <QWidget>

class QStackedWidget;
class QTreeView;

namespace yomi::ui {
class Card;
class PlaybackBar;
} // namespace yomi::ui

namespace yomi::ui::inspector {

class EventPanel;
class Quiz;
class RecordedEventPanel;
class TreePanel;

/// The tree in the views of the inspector, with the quiz, the iterations, the event, node and lines
/// next to it; for a recording that is too large an outline, stepped through event by event.
class TreePage : public QWidget {
    Q_OBJECT

public:
    TreePage(Cursor& cursor, Quiz& quiz, QWidget* parent = nullptr);

    TreePanel* panel() const { return m_panel; }
    /// Submenus for the Analyze menu; their actions have keys in `keys` and its children.
    QList<QAction*> menuActions(QWidget* keys);

Q_SIGNALS:
    void pointed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createOutline();
    QWidget* createFileCards();
    QWidget* createSide(Quiz& quiz);
    void takeRecording();
    void follow();

    Cursor& m_cursor;
    TreePanel* m_panel;
    QStackedWidget* m_either; ///< inspector or outline
    NodeTree m_model;
    QLabel* m_whyOutline;
    QTreeView* m_outline;
    PlaybackBar* m_playback;
    EventPanel* m_event;
    RecordedEventPanel* m_recordedEvent; ///< instead of it without a tree
    bool m_following = false;
};

} // namespace yomi::ui::inspector
