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

/// The font of headings: the person's font (12 px where nobody chose one), semibold.
QFont headingFont();

/// The height of a row in tables, lists and menus: 26 px, more for a larger font.
int rowHeightFor(const QFontMetrics& metrics);

/// A heading inside a card: semibold, muted.
QLabel* headingLabel(const QString& text, QWidget* parent = nullptr);
/// Muted text that wraps.
QLabel* mutedLabel(const QString& text, QWidget* parent = nullptr);
/// Muted text in the colour of refusals.
QLabel* refusalLabel(const QString& objectName = {});
/// Shows the sentence of a refusal and lets screen readers say it; an empty one hides the label.
void showRefusal(QLabel& label, const QString& sentence);
/// What an edit did besides, until the next one; hidden while there is nothing to say.
QLabel* noticeLabel(const Document& document);
/// A large answer, 28 px beside text of 12; it can be selected and copied.
QLabel* answerLabel(const QString& text, QWidget* parent = nullptr);
/// A horizontal line in the card's line colour.
QFrame* separator(QWidget* parent = nullptr);

/// Adds a row: a label and the field that it names. Returns the label.
QLabel* addFieldRow(QGridLayout& grid, const QString& name, QWidget* field);

/// A small control with its label before it.
QWidget* labelled(const QString& text, QWidget* control);

/// The text for a menu, a tab or a button, where a bare & would mark a key and be gone.
QString withoutMnemonic(QString text);

/// An action that runs `run` and says in its tooltip what that does.
QAction* explainedAction(const QString& text, const QString& explanation, QObject* parent,
                         const std::function<void()>& run);

/// The explanation as the action's tooltip, with the action's key behind it.
void explainWithKey(QAction& action, const QString& explanation);

/// A button that does what the action does and follows its text, tooltip and state.
QPushButton* actionButton(QAction* action, QWidget* parent = nullptr);

/// Buttons for the foot of a dialog, which they accept or reject.
QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons buttons);

/// Pages that are not shown take no room from the one that is.
void giveRoomToCurrent(QTabWidget& pages);

/// A submenu of these actions; their keys work in the widget `keys`.
QAction* submenuAction(const QString& title, const QList<QAction*>& actions, QWidget* keys);

/// A small button for a command beside what it works on: "Copy", "Paste", "Add row".
class CommandButton : public QToolButton {
    Q_OBJECT

public:
    explicit CommandButton(const QString& text, QWidget* parent = nullptr);
    /// Does what the action does and follows its icon text, tooltip and state.
    explicit CommandButton(QAction* action, QWidget* parent = nullptr);
    /// A press opens the menu below the button.
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

/// One line of muted text, elided where the room ends; all of it is in the tooltip then.
class LineLabel : public QLabel {
    Q_OBJECT

public:
    explicit LineLabel(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString shownText() const;
};

} // namespace yomi::ui
