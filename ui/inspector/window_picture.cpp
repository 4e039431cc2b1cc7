// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/window_picture.h"

#include "core/tree/line_text.h"
#include "core/tree/step/window_above.h"
#include "ui/common/colors.h"
#include "ui/inspector/recording_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

constexpr double gap = 6;

bool isFinite(double number) {
    return std::isfinite(number);
}

} // namespace

WindowPicture::WindowPicture(QWidget* parent)
    : QWidget(parent) {
    setAccessibleName(tr("Windows"));
}

void WindowPicture::showFinding(const ReadRecording& read, NodeId id, Check check) {
    const Recording& recording = read.recording;
    const RecordedNode& node = recording.nodes[id];
    const QString name = moveName(recording, id);
    const std::optional<Bounds> above = windowAbove(recording, *read.details, id);
    m_scale = recording.header.scale;
    m_rows.clear();
    const CheckPicture picture = rowOf(check).picture;
    const bool isCompared =
        (picture == CheckPicture::Windows || picture == CheckPicture::WindowsAndValue) && above &&
        node.hasWindow;
    if (isCompared) {
        const Bounds right = inParentsNumbers(recording, id, *above); // turned if necessary
        m_rows.push_back(
            {tr("%1 has now").arg(moveName(recording, node.parent)), *above, {}, {}, Tone::Above});
        m_rows.push_back({tr("%1 may get").arg(name), right, {}, {}, Tone::Right});
        const Bounds got{node.alpha, node.beta};
        m_rows.push_back(
            {tr("%1 got").arg(name), got, {}, {}, got == right ? Tone::Right : Tone::Wrong});
    } else {
        Row moves{tr("its moves gave")};
        for (NodeId child = id + 1; child < node.end; child = recording.nodes[child].end)
            if (const RecordedNode& at = recording.nodes[child]; at.isCounted() && at.hasValue)
                moves.values.push_back(
                    inParentsNumbers(recording, child, {at.value, at.value}).lower);
        if (node.hasWindow)
            m_rows.push_back(
                {tr("window of %1").arg(name), Bounds{node.alpha, node.beta}, {}, {}, Tone::Above});
        if (picture == CheckPicture::BestMove || picture == CheckPicture::MostVisited)
            addMoves(read, id, picture);
        else if (!moves.values.empty())
            m_rows.push_back(std::move(moves));
        if (picture == CheckPicture::Entries)
            addEntries(recording, id);
    }
    if (node.hasValue && !(isCompared && picture == CheckPicture::Windows))
        m_rows.push_back({tr("%1 returned").arg(name), {}, {node.value}, node.bound, Tone::Wrong});
    measure();
    setVisible(!m_rows.empty());
    updateGeometry();
    update();
}

/// Adds each move of a node, with its value and bound. The wrong one is the move taken for the
/// best, or the one with the most visits.
void WindowPicture::addMoves(const ReadRecording& read, NodeId id, CheckPicture picture) {
    constexpr std::size_t most = 8;
    const Recording& recording = read.recording;
    const std::optional<WordId> best = read.details->kept().best[id];
    std::size_t wrong = m_rows.size();
    double mostVisits = -1;
    recording.forEachChild(id, [&](const RecordedNode& at) {
        if (!at.isCounted() || !at.hasValue || m_rows.size() == most)
            return;
        const auto child = static_cast<NodeId>(&at - recording.nodes.data());
        const Bounds value = inParentsNumbers(recording, child, {at.value, at.value});
        const bool isTurned = at.value != value.lower;
        const QString name = moveName(recording, child);
        const double visits = read.details->kept().visits[child].value_or(0);
        const bool isWrong =
            picture == CheckPicture::BestMove
                ? best && read.details->text(*best) == recording.words.text(at.move)
                : visits > mostVisits;
        if (isWrong)
            wrong = m_rows.size();
        mostVisits = std::max(mostVisits, visits);
        m_rows.push_back({visits > 0
                              ? tr("%1, %n visits", nullptr, static_cast<int>(visits)).arg(name)
                              : tr("%1 gave").arg(name),
                          {},
                          {value.lower},
                          at.bound && isTurned ? negated(*at.bound) : at.bound});
    });
    if (wrong < m_rows.size())
        m_rows[wrong].tone = Tone::Wrong;
}

/// Adds the table entries that a node found and stored.
void WindowPicture::addEntries(const Recording& recording, NodeId id) {
    const RecordedNode& node = recording.nodes[id];
    const auto add = [&](EventIndex event, const QString& name) {
        const RecordedEntry& entry = recording.entryOf(event);
        const Bounds& bounds = entry.bounds;
        if (bounds.lower == bounds.upper)
            m_rows.push_back({name, {}, {bounds.lower}});
        else if (entry.kind != EntryKind::None)
            m_rows.push_back({name, bounds});
    };
    const auto kindAt = [&](EventIndex event) {
        return recording.events[event].kind();
    };
    const EventIndex end =
        node.isOpen() ? node.entered + 1 : recording.lines[recording.lineOf(node.left)];
    for (EventIndex event = node.entered + 1;
         event < end && (kindAt(event) == EventKind::Probe || kindAt(event) == EventKind::TableHit);
         ++event)
        add(event, tr("the table had"));
    EventIndex first = end;
    while (first > node.entered + 1 && kindAt(first - 1) == EventKind::Store)
        --first;
    for (EventIndex event = first; event < end; ++event)
        add(event, tr("the table got"));
}

/// The scale has room for all finite numbers, and for infinite ones beyond them.
void WindowPicture::measure() {
    m_numbers.clear();
    QStringList sentences;
    for (const Row& row : m_rows) {
        QStringList parts;
        if (row.window) {
            m_numbers.insert(m_numbers.end(), {row.window->lower, row.window->upper});
            parts
                << tr("%1 … %2", "a window").arg(text(row.window->lower), text(row.window->upper));
        }
        for (const double value : row.values) {
            m_numbers.push_back(value);
            parts << text(value);
        }
        sentences << tr("%1: %2", "a row and what is in it").arg(row.name, parts.join(u' '));
    }
    setAccessibleDescription(sentences.join(QStringLiteral("; ")));
    setToolTip(sentences.join(u'\n'));
    std::erase_if(m_numbers, [](double number) { return !isFinite(number); });
    std::ranges::sort(m_numbers);
    m_numbers.erase(std::unique(m_numbers.begin(), m_numbers.end()), m_numbers.end());
    m_least = m_numbers.empty() ? -1 : m_numbers.front();
    m_most = m_numbers.empty() ? 1 : m_numbers.back();
    constexpr double margin = 0.15;
    const double wide = m_most > m_least ? m_most - m_least : 2;
    m_least -= margin * wide;
    m_most += margin * wide;
}

QString WindowPicture::text(double number) const {
    if (!isFinite(number))
        return number < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    return wordText(yomi::tree::numberText(number / m_scale)).replace(u'-', QChar(0x2212));
}

double WindowPicture::rowHeight() const {
    return fontMetrics().height() + 4;
}

double WindowPicture::namesWidth() const {
    double widest = 0;
    for (const Row& row : m_rows)
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(row.name));
    return std::min(widest + 1, width() / 3.0) + 2 * gap;
}

QSize WindowPicture::sizeHint() const {
    return {360, static_cast<int>((static_cast<double>(m_rows.size()) + 1) * rowHeight())};
}

QSize WindowPicture::minimumSizeHint() const {
    return {160, sizeHint().height()};
}

double WindowPicture::place(double number) const {
    const double left = namesWidth(), right = width() - gap;
    if (!isFinite(number))
        return number < 0 ? left : right;
    return left + (number - m_least) / (m_most - m_least) * (right - left);
}

QColor WindowPicture::color(Tone tone) const {
    const Colors& colors = colorsFor(palette());
    switch (tone) {
    case Tone::Above:
        return colors.warning;
    case Tone::Right:
        return colors.good;
    case Tone::Wrong:
        return colors.bad;
    case Tone::Plain:
        break;
    }
    return colors.accent;
}

void WindowPicture::paintRow(QPainter& painter, const Row& row, double top) const {
    const Colors& colors = colorsFor(palette());
    const double height = rowHeight(), middle = top + height / 2, names = namesWidth() - 2 * gap;
    painter.setPen(colors.text);
    painter.drawText(QRectF(0, top, names, height), Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(row.name, Qt::ElideMiddle, static_cast<int>(names)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.line);
    painter.drawRect(QRectF(namesWidth(), middle - 1, width() - gap - namesWidth(), 2));
    const QColor strong = color(row.tone);
    if (row.window) { // an empty window is as narrow as visible
        constexpr double least = 3, groundShare = 0.65;
        const double left = place(std::min(row.window->lower, row.window->upper));
        const double right = place(std::max(row.window->lower, row.window->upper));
        painter.setPen(QPen(strong, 1.5));
        painter.setBrush(mixed(strong, colors.surface, groundShare));
        painter.drawRoundedRect(QRectF(left, top + 3, std::max(right - left, least), height - 6), 3,
                                3);
    }
    constexpr double radius = 4, arrow = 14;
    for (const double value : row.values) {
        const QPointF at(place(value), middle);
        painter.setPen(QPen(strong, 2));
        if (row.bound && *row.bound != BoundKind::Exact) { // an arrow towards the possible values
            const double side = *row.bound == BoundKind::Lower ? 1 : -1;
            const QPointF tip = at + QPointF(side * arrow, 0);
            painter.drawLine(at, tip);
            painter.drawLine(tip, tip + QPointF(-side * radius, -radius));
            painter.drawLine(tip, tip + QPointF(-side * radius, radius));
        }
        painter.setPen(QPen(colors.surface, 1));
        painter.setBrush(strong);
        painter.drawEllipse(at, radius, radius);
    }
}

/// Leaves out numbers that would overlap the one before.
void WindowPicture::paintScale(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const double top = static_cast<double>(m_rows.size()) * rowHeight();
    double taken = namesWidth();
    for (const double number : m_numbers) {
        const double x = place(number), wide = fontMetrics().horizontalAdvance(text(number));
        painter.setPen(QPen(colors.line, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, 0), QPointF(x, top));
        if (x - wide / 2 < taken)
            continue;
        painter.setPen(colors.muted);
        painter.drawText(QRectF(x - wide, top, 2 * wide, rowHeight()), Qt::AlignCenter,
                         text(number));
        taken = x + wide / 2 + gap;
    }
}

void WindowPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        paintRow(painter, m_rows[row], static_cast<double>(row) * rowHeight());
}

} // namespace yomi::ui::inspector
