// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/controls.h"

#include "ui/common/colors.h"
#include "ui/common/document.h"
#include "ui/common/keyboard.h"
#include "ui/common/scaled_font.h"
#include "ui/common/wrapped_label.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QTabWidget>

#include <algorithm>

namespace yomi::ui {

namespace {

struct ControlsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::Controls)
};

QFont semibold(double scale) {
    QFont font = scaledFont(QApplication::font(), scale);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Runs in every program with these controls.
Q_COREAPP_STARTUP_FUNCTION(installKeyboard)

} // namespace

QFont headingFont() {
    return semibold(1);
}

int rowHeightFor(const QFontMetrics& metrics) {
    constexpr int usual = 26, room = 8;
    return std::max(usual, metrics.height() + room);
}

QLabel* headingLabel(const QString& text, QWidget* parent) {
    auto* label = mutedLabel(text, parent);
    label->setFont(headingFont());
    label->setWordWrap(false);
    return label;
}

QLabel* mutedLabel(const QString& text, QWidget* parent) {
    auto* label = new WrappedLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    // A palette role, not a colour: a change of theme arrives with the palette.
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* refusalLabel(const QString& objectName) {
    auto* label = mutedLabel({});
    label->setObjectName(objectName);
    label->setForegroundRole(QPalette::BrightText);
    return label;
}

void showRefusal(QLabel& label, const QString& sentence) {
    label.setText(sentence);
    label.setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return;
    QAccessibleEvent event(&label, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QLabel* noticeLabel(const Document& document) {
    auto* label = mutedLabel({});
    label->setForegroundRole(QPalette::WindowText); // it is not a refusal
    label->hide();
    QObject::connect(&document, &Document::changed, label, &QWidget::hide);
    QObject::connect(&document, &Document::noticed, label, [label](const QString& notice) {
        label->setText(notice);
        label->show();
    });
    return label;
}

QLabel* answerLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(semibold(28.0 / 12));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QFrame* separator(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

QLabel* addFieldRow(QGridLayout& grid, const QString& name, QWidget* field) {
    auto* label = new QLabel(name);
    label->setBuddy(field);
    field->setAccessibleName(name);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1);
    return label;
}

QWidget* labelled(const QString& text, QWidget* control) {
    auto* label = mutedLabel(text);
    label->setWordWrap(false);
    label->setBuddy(control);
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins({});
    row->setSpacing(2 * spacingUnit);
    row->addWidget(label);
    row->addWidget(control);
    both->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return both;
}

QString withoutMnemonic(QString text) {
    return text.replace(u'&', QStringLiteral("&&"));
}

QAction* explainedAction(const QString& text, const QString& explanation, QObject* parent,
                         const std::function<void()>& run) {
    auto* action = new QAction(text, parent);
    action->setToolTip(explanation);
    QObject::connect(action, &QAction::triggered, parent, run);
    return action;
}

void explainWithKey(QAction& action, const QString& explanation) {
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty()
                          ? explanation
                          : ControlsText::tr("%1 (%2)", "what a command does, and its key")
                                .arg(explanation, key));
}

QAction* keyedAction(const QString& text, const QString& explanation, const QKeySequence& key,
                     QObject* parent, const std::function<void()>& run) {
    QAction* action = explainedAction(text, explanation, parent, run);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    explainWithKey(*action, explanation);
    return action;
}

QPushButton* actionButton(QAction* action, QWidget* parent) {
    auto* button = new QPushButton(parent);
    const auto follow = [action, button] {
        button->setText(action->text());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
        button->setCheckable(action->isCheckable());
        button->setChecked(action->isChecked());
    };
    follow();
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons buttons) {
    auto* box = new QDialogButtonBox(buttons);
    QObject::connect(box, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return box;
}

void giveRoomToCurrent(QTabWidget& pages) {
    const auto fit = [&pages](int current) {
        for (int page = 0; page < pages.count(); ++page) {
            const auto policy = page == current ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            pages.widget(page)->setSizePolicy(policy, policy);
        }
    };
    QObject::connect(&pages, &QTabWidget::currentChanged, &pages, fit);
    fit(pages.currentIndex());
}

QAction* submenuAction(const QString& title, const QList<QAction*>& actions, QWidget* keys) {
    auto* menu = new QMenu(title, keys);
    menu->addActions(actions);
    keys->addActions(actions);
    return menu->menuAction();
}

CommandButton::CommandButton(const QString& text, QWidget* parent)
    : QToolButton(parent) {
    setText(text);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
}

CommandButton::CommandButton(QAction* action, QWidget* parent)
    : CommandButton(action->iconText(), parent) {
    setDefaultAction(action);
    setAccessibleName(action->text());
}

void CommandButton::opens(QMenu* menu) {
    // Not QToolButton's own menu, which would block until the menu is closed.
    connect(this, &QAbstractButton::clicked, menu,
            [this, menu] { menu->popup(mapToGlobal(rect().bottomLeft())); });
}

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : QAbstractButton(parent) {
    setText(text);
    setFont(headingFont());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const {
    return fontMetrics().size(Qt::TextShowMnemonic, text()) + QSize(4, 2);
}

void LinkButton::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    QFont underlined = font();
    underlined.setUnderline(isEnabled());
    painter.setFont(underlined);
    painter.setPen(!isEnabled()               ? mixed(colors.surface, colors.muted, 0.5)
                   : underMouse() || isDown() ? colors.accent
                                              : colors.muted);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

LineLabel::LineLabel(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QString LineLabel::shownText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

bool LineLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip)
        setToolTip(shownText() == text() ? QString() : text());
    return QLabel::event(event);
}

void LineLabel::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
                         shownText(), foregroundRole());
}

} // namespace yomi::ui
