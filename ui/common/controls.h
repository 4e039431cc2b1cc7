// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialogButtonBox>
#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include <functional>

class QAction;
class QGridLayout;
class QMenu;
class QPushButton;
class QTabWidget;

namespace yomi::ui {

class Document;

/// The font of headings: the person's font (12 px by default), semibold.
QFont headingFont();

/// The height of a row in tables, lists and menus: 26 px, more for a larger font.
int rowHeightFor(const QFontMetrics& metrics);

/// A heading inside a card: semibold, muted.
QLabel* headingLabel(const QString& text, QWidget* parent = nullptr);
/// Muted text that wraps.
QLabel* mutedLabel(const QString& text, QWidget* parent = nullptr);
/// Muted text in the colour of refusals.
QLabel* refusalLabel(const QString& objectName = {});
/// Shows a refusal and announces it to screen readers; an empty one hides the label.
void showRefusal(QLabel& label, const QString& sentence);
/// Shows a side effect of an edit until the next edit; hidden if there is none.
QLabel* noticeLabel(const Document& document);
/// A large answer, 28 px beside text of 12; it can be selected and copied.
QLabel* answerLabel(const QString& text, QWidget* parent = nullptr);
/// A horizontal line in the card's line colour.
QFrame* separator(QWidget* parent = nullptr);

/// Adds a row with a label and its field. Returns the label.
QLabel* addFieldRow(QGridLayout& grid, const QString& name, QWidget* field);

/// A small control with a label before it.
QWidget* labelled(const QString& text, QWidget* control);

/// Escapes & in the text of a menu, a tab or a button, where it would mark a shortcut key.
QString withoutMnemonic(QString text);

/// An action that calls `run`, with the explanation as its tooltip.
QAction* explainedAction(const QString& text, const QString& explanation, QObject* parent,
                         const std::function<void()>& run);

/// The same with a key, which the tooltip has, too. It works in the widgets that get the action.
QAction* keyedAction(const QString& text, const QString& explanation, const QKeySequence& key,
                     QObject* parent, const std::function<void()>& run);

/// Sets the action's tooltip: the explanation followed by the action's key.
void explainWithKey(QAction& action, const QString& explanation);

/// A button for an action, with the action's text, tooltip and state.
QPushButton* actionButton(QAction* action, QWidget* parent = nullptr);

/// Buttons at the bottom of a dialog that accept or reject it.
QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons buttons);

/// Lets hidden pages take no room from the current one.
void giveRoomToCurrent(QTabWidget& pages);

/// A submenu of these actions; their keys work in the widget `keys`.
QAction* submenuAction(const QString& title, const QList<QAction*>& actions, QWidget* keys);

/// A small command button next to its object: "Copy", "Paste", "Add row".
class CommandButton : public QToolButton {
    Q_OBJECT

public:
    explicit CommandButton(const QString& text, QWidget* parent = nullptr);
    /// A button for an action, with the action's icon text, tooltip and state.
    explicit CommandButton(QAction* action, QWidget* parent = nullptr);
    /// Opens the menu below the button on a press.
    void opens(QMenu* menu);
};

/// An underlined text that leads to another place: a line of a file, another page.
class LinkButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// One line of muted text, elided if it is too long; the tooltip then has the whole text.
class LineLabel : public QLabel {
    Q_OBJECT

public:
    explicit LineLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString shownText() const;
};

} // namespace yomi::ui
