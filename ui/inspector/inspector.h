// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"

#include <QList>
#include <QTabWidget>

class QAction;

namespace yomi::ui::inspector {

class OutlineView;
class Cursor;
class Quiz;
class TreePanel;

/// The tree of the cursor's run, with an optional column of cards next to it, and below both the
/// outline, hidden until a link of the tree shows it.
class Inspector : public CardSplitter {
    Q_OBJECT

public:
    Inspector(Cursor& cursor, TreePanel* tree, QWidget* beside = nullptr,
              QWidget* parent = nullptr);

    OutlineView* outline() const { return m_outline; }

private:
    OutlineView* m_outline;
};

/// The pages of a search or a recording: the tree, and others, which are locked while the quiz is
/// on.
class InspectorPages : public QTabWidget {
    Q_OBJECT

public:
    explicit InspectorPages(const Quiz& quiz, QWidget* parent = nullptr);

    /// The first one is the tree.
    void addPage(QWidget* page, const QString& title);
    /// Shows the tree instead of a locked page.
    void showPage(int index) { setCurrentIndex(isTabEnabled(index) ? index : 0); }
    /// Each goes to a page, by Alt and its number.
    const QList<QAction*>& pageActions() const { return m_actions; }

private:
    void lock();

    const Quiz& m_quiz;
    QList<QAction*> m_actions;
};

/// Disables a tab, which would give away the answer of the quiz, or enables it again.
void lockTab(QTabWidget& tabs, int index, bool isLocked, const QString& toolTip = {});

} // namespace yomi::ui::inspector
