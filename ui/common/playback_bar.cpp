// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/playback_bar.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/numbers.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSlider>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace yomi::ui {

namespace {

enum Sign { First, Back, Play, Forward, End };

constexpr std::array speeds = {1, 2, 5, 10, 30, 60};
constexpr int usualSpeed = 2; // an index: five steps a second

/// A button with a drawn sign, in the palette's text colour and sharp at any scale.
class SignButton : public QToolButton {
public:
    SignButton(QAction* action, Sign sign)
        : m_sign(sign) {
        constexpr int width = 30;
        setDefaultAction(action);
        setFocusPolicy(Qt::StrongFocus);
        setFixedWidth(width);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const QColor ink = palette().color(QPalette::ButtonText);
        painter.setBrush(isEnabled() ? ink : mixed(ink, palette().color(QPalette::Button), 0.65));
        painter.translate(QRectF(rect()).center());
        paintSign(painter);
    }

private:
    void paintSign(QPainter& painter) const {
        const auto triangle = [&painter](double base, double tip) {
            painter.drawPolygon(QPolygonF({{base, -5}, {tip, 0}, {base, 5}}));
        };
        const auto bar = [&painter](double x, double width) {
            painter.drawRect(QRectF(x, -5, width, 10));
        };
        if (m_sign == First || m_sign == Back)
            painter.scale(-1, 1);
        switch (m_sign) {
        case Play:
            if (!isChecked())
                return triangle(-4, 5);
            bar(-4.5, 3);
            return bar(1.5, 3);
        case Back:
        case Forward: // ▶❘
            triangle(-4.5, 2.5);
            return bar(3, 1.5);
        case First:
        case End: // ▶❘❘
            triangle(-6, 0.5);
            bar(1, 2);
            return bar(4, 2);
        }
    }

    Sign m_sign;
};

} // namespace

PlaybackBar::PlaybackBar(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_signs(new QHBoxLayout)
    , m_stepButtons(new QHBoxLayout)
    , m_first(addSign(tr("First"), First))
    , m_back(addSign(tr("Back"), Back))
    , m_play(addSign(tr("Play"), Play))
    , m_forward(addSign(tr("Forward"), Forward))
    , m_end(addSign(tr("Last"), End))
    , m_slider(new QSlider(Qt::Horizontal))
    , m_place(new QLabel)
    , m_speed(new QComboBox)
    , m_steps(new CommandButton(QString())) {
    setAccessibleName(name);
    m_play->setCheckable(true);
    m_first->setShortcut(Qt::ALT | Qt::Key_Home);
    m_back->setShortcut(Qt::ALT | Qt::Key_Left);
    m_play->setShortcut(Qt::ALT | Qt::Key_Return);
    m_forward->setShortcut(Qt::ALT | Qt::Key_Right);
    m_end->setShortcut(Qt::ALT | Qt::Key_End);
    for (QAction* action : playActions()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        explainWithKey(*action, action->text());
    }
    m_slider->setAccessibleName(tr("Position"));
    m_slider->setMinimumWidth(60);
    for (const int speed : speeds)
        m_speed->addItem(tr("%1 / s").arg(speed));
    m_speed->setCurrentIndex(usualSpeed);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Steps a second while playing."));
    m_steps->setPopupMode(QToolButton::MenuButtonPopup);
    m_steps->hide();
    m_signs->setSpacing(spacingUnit);
    m_stepButtons->setSpacing(spacingUnit);
    auto* place = new QHBoxLayout;
    place->setSpacing(2 * spacingUnit);
    place->addWidget(m_slider, 1);
    place->addWidget(m_place);
    auto* row = new FlowLayout(this, 2 * spacingUnit);
    row->addLayout(m_signs);
    row->addLayout(m_stepButtons);
    row->addWidget(m_steps);
    row->addWidget(m_speed);
    row->addLayout(place);

    connect(m_first, &QAction::triggered, this, [this] { choose(0); });
    connect(m_back, &QAction::triggered, this, [this] { choose(m_position - 1); });
    connect(m_forward, &QAction::triggered, this, [this] { choose(m_position + 1); });
    connect(m_end, &QAction::triggered, this, [this] { choose(m_last); });
    connect(m_play, &QAction::triggered, this, &PlaybackBar::setPlaying);
    m_fields.also([this] {
        m_slider->setRange(0, std::max(m_last, 0));
        m_slider->setPageStep(std::max(1, m_last / 20));
    });
    m_fields.bind(
        m_slider, [this] { return m_position; },
        [this](int position, const QByteArray&) {
            choose(position);
            return QString();
        });
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { setSpeed(speeds[static_cast<std::size_t>(index)]); });
    connect(&m_tick, &QTimer::timeout, this, &PlaybackBar::advance);
    setSpeed(speeds[usualSpeed]);
    refresh();
}

QAction* PlaybackBar::addSign(const QString& text, int sign) {
    auto* action = new QAction(text, this);
    m_signs->addWidget(new SignButton(action, static_cast<Sign>(sign)));
    return action;
}

void PlaybackBar::addStepButton(QAction* step) {
    auto* button = new CommandButton(step);
    const QHBoxLayout& row = m_stepButtons->isEmpty() ? *m_signs : *m_stepButtons;
    QWidget* before = row.itemAt(row.count() - 1)->widget();
    m_stepButtons->addWidget(button);
    setTabOrder(before, button);
}

void PlaybackBar::setStepMenu(const QList<QAction*>& steps) {
    auto* menu = new QMenu(m_steps);
    menu->addActions(steps);
    m_steps->setMenu(menu);
    // As wide as the widest step, so that nothing moves when another one is chosen.
    int width = 0;
    for (QAction* step : steps) {
        m_steps->setDefaultAction(step);
        width = std::max(width, m_steps->sizeHint().width());
    }
    m_steps->setFixedWidth(width);
    const auto choose = [this](QAction* step) {
        m_steps->setDefaultAction(step);
        m_steps->setAccessibleName(step->text());
    };
    choose(steps.first());
    m_steps->show();
    connect(menu, &QMenu::triggered, m_steps, choose);
}

void PlaybackBar::setLast(int last, Positions positions) {
    setPlaying(false);
    m_last = last;
    m_positions = positions;
    m_position = std::clamp(m_position, 0, std::max(last, 0));
    refresh();
}

void PlaybackBar::setPosition(int position) {
    if (position == m_position)
        return;
    m_position = position;
    refresh();
}

void PlaybackBar::setSpeed(int steps) {
    constexpr int second = 1000;
    m_tick.setInterval(second / steps);
    const auto found = std::ranges::find(speeds, steps);
    m_speed->setCurrentIndex(static_cast<int>(found - speeds.begin()));
}

void PlaybackBar::setPlaying(bool playing) {
    playing = playing && m_last > 0;
    if (playing && m_position == m_last)
        choose(0);
    playing ? m_tick.start() : m_tick.stop();
    refresh();
}

void PlaybackBar::choose(int position) {
    position = std::clamp(position, 0, std::max(m_last, 0));
    m_tick.stop(); // a step of the person ends playing
    const bool moved = position != m_position;
    m_position = position;
    refresh();
    if (moved)
        Q_EMIT positionChosen(position);
}

void PlaybackBar::advance() {
    const int next = m_position + 1;
    setPosition(next);
    if (next >= m_last)
        setPlaying(false);
    Q_EMIT positionChosen(next);
}

void PlaybackBar::refresh() {
    const bool any = m_last >= 0;
    m_fields.refresh();
    m_play->setChecked(isPlaying());
    m_play->setText(isPlaying() ? tr("Pause") : tr("Play"));
    explainWithKey(*m_play, m_play->text());
    const auto* button = qobject_cast<const QToolButton*>(focusWidget());
    const QAction* focused = button && button->hasFocus() ? button->defaultAction() : nullptr;
    m_first->setEnabled(any && m_position > 0);
    m_back->setEnabled(any && m_position > 0);
    m_forward->setEnabled(any && m_position < m_last);
    m_end->setEnabled(any && m_position < m_last);
    m_play->setEnabled(m_last > 0);
    m_slider->setEnabled(m_last > 0);
    // Qt moves the focus of a disabled button to the next widget, where arrow keys have another
    // meaning.
    if (focused && !focused->isEnabled())
        m_slider->setFocus();
    const bool hasEnd = m_positions == Positions::StepsAndEnd;
    const QString of = numberText(m_last + (hasEnd ? 0 : 1), Unit::Count);
    const QString widest = tr("%1 of %1").arg(of), atEnd = tr("end of %1").arg(of);
    const auto width = [this](const QString& text) {
        return m_place->fontMetrics().horizontalAdvance(text);
    };
    // As wide as the last position, so that nothing moves while it plays.
    m_place->setMinimumWidth(hasEnd ? std::max(width(widest), width(atEnd)) : width(widest));
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_place->setText(!any ? QString()
                     : hasEnd && m_position == m_last
                         ? atEnd
                         : tr("%1 of %2").arg(numberText(m_position + 1, Unit::Count), of));
}

} // namespace yomi::ui
