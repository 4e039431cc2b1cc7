// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_area.h"

#include "ui/common/colors.h"
#include "ui/common/wrapped_label.h"
#include "ui/shell/style_parts.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace yomi::ui {

namespace {

/// One message: a mark, the sentence, its remedies and a way to close it.
class MessageRow : public QWidget {
public:
    MessageRow(Tone tone, const QString& sentence, QWidget* parent)
        : QWidget(parent)
        , m_tone(tone) {
        setAccessibleName(sentence);
        m_layout = new QHBoxLayout(this);
        m_layout->setContentsMargins(3 * cardPadding, 2 * spacingUnit, cardPadding,
                                     2 * spacingUnit);
        m_layout->setSpacing(2 * spacingUnit);
        constexpr int longest = 1000; // the sentence may quote a file of any length
        auto* text =
            new WrappedLabel(sentence.size() > longest ? sentence.left(longest) + u'…' : sentence);
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_layout->addWidget(text, 1);
    }

    QString sentence() const { return accessibleName(); }

    void add(QAbstractButton* button) { m_layout->addWidget(button, 0, Qt::AlignVCenter); }

protected:
    void paintEvent(QPaintEvent*) override {
        const Colors& colors = colorsFor(palette());
        const QColor tone = m_tone == Tone::Info      ? colors.accent
                            : m_tone == Tone::Warning ? colors.warning
                                                      : colors.bad;
        QPainter painter(this);
        drawRounded(painter, rect(), colors.surface, QPen(colors.line), cardRadius);
        drawRounded(painter, QRectF(0, 0, 4, height()), tone, Qt::NoPen, 2);
        const QPointF centre(1.5 * cardPadding + 2, height() / 2.0);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone);
        painter.drawEllipse(centre, 8, 8);
        painter.setPen(QPen(inkOn(tone), 1.8, Qt::SolidLine, Qt::RoundCap));
        const qreal up = m_tone == Tone::Info ? -1 : 1; // "i" and "!" mirror each other
        painter.drawLine(centre + QPointF(0, -4 * up), centre + QPointF(0, 0.8 * up));
        painter.drawPoint(centre + QPointF(0, 4 * up));
    }

private:
    Tone m_tone;
    QHBoxLayout* m_layout;
};

} // namespace

MessageArea::MessageArea(QWidget& place)
    : QScrollArea(&place) {
    auto* page = new QWidget;
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(cardPadding, 0, cardPadding, 2 * spacingUnit);
    m_rows->setSpacing(spacingUnit);
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget* clear : {static_cast<QWidget*>(this), viewport(), page})
        clear->setAutoFillBackground(false); // the page is visible between the rows
    place.installEventFilter(this);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int last) { verticalScrollBar()->setValue(last); });
    refresh();
}

void MessageArea::say(Tone tone, const QString& sentence, const QList<Remedy>& remedies) {
    retract(sentence);
    auto* row = new MessageRow(tone, sentence, widget());
    const auto answer = [this, sentence](const std::function<void()>& act) {
        retract(sentence);
        if (act)
            act();
    };
    for (const Remedy& remedy : remedies) {
        auto* button = new QPushButton(remedy.text);
        row->add(button);
        connect(button, &QPushButton::clicked, this, [=] { answer(remedy.act); });
    }
    auto* close = new QToolButton;
    close->setText(QStringLiteral("×"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    row->add(close);
    connect(close, &QToolButton::clicked, this, [=] { answer({}); });
    if (tone == Tone::Info && remedies.isEmpty()) {
        auto* timer = new QTimer(row);
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, [=] { answer({}); });
        timer->start(std::chrono::seconds(8));
    }
    m_rows->addWidget(row);
    row->show(); // now, so that its height counts
    refresh();
    QAccessibleEvent alert(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageArea::retract(const QString& sentence) {
    for (int i = m_rows->count() - 1; i >= 0; --i) {
        auto* row = static_cast<MessageRow*>(m_rows->itemAt(i)->widget());
        if (row->sentence() == sentence) {
            m_rows->removeWidget(row);
            row->hide();
            row->deleteLater(); // the caller may be one of its buttons
        }
    }
    refresh();
}

QStringList MessageArea::sentences() const {
    QStringList sentences;
    for (int i = 0; i < m_rows->count(); ++i)
        sentences << static_cast<MessageRow*>(m_rows->itemAt(i)->widget())->sentence();
    return sentences;
}

bool MessageArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize)
        refresh();
    return QScrollArea::eventFilter(watched, event);
}

int MessageArea::neededHeight() const {
    constexpr int inSight = 3;               // the newest: the work below needs the room
    constexpr double largestShare = 1 / 3.0; // of the place, however long they are
    const QMargins around = m_rows->contentsMargins();
    const int older = std::max(0, m_rows->count() - inSight);
    int height = around.bottom() - (older > 0 ? 0 : m_rows->spacing());
    for (int i = older; i < m_rows->count(); ++i)
        height += m_rows->itemAt(i)->heightForWidth(parentWidget()->width() - around.left() -
                                                    around.right()) +
                  m_rows->spacing();
    return std::min(height, static_cast<int>(largestShare * parentWidget()->height()));
}

void MessageArea::refresh() {
    setVisible(m_rows->count() > 0);
    const int height = neededHeight();
    setGeometry(0, parentWidget()->height() - height, parentWidget()->width(), height);
    raise();
}

} // namespace yomi::ui
