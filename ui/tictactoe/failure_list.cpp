// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/failure_list.h"

#include "ui/common/colors.h"
#include "ui/common/table_export.h"
#include "ui/common/value_table.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/words.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace yomi::ui::tictactoe {

namespace {

constexpr int failureSide = 72;
constexpr int tileSide = failureSide + 4 * spacingUnit;
constexpr double markRadius = 4;

bool contains(const std::vector<int>& squares, int square) {
    return std::ranges::find(squares, square) != squares.end();
}

/// "X to move answers top, left; right: centre."
QString failureSentence(const StrongFailure& failure, Begins begins) {
    return FailureList::tr("%1, %2 to move. Answered: %3. Right: %4.")
        .arg(QString::fromStdString(text(failure.position, begins)),
             playerName(failure.position.toMove(), begins), squareNames(failure.bestMoves),
             squareNames(failure.expected));
}

/// The first cell of a row represents the whole row.
class FailureTable : public ValueTable {
public:
    explicit FailureTable(FailureList* list)
        : ValueTable({{FailureList::tr("position"), {}, {}},
                      {FailureList::tr("to move"), {}, {}},
                      {FailureList::tr("answered"), {}, {}},
                      {FailureList::tr("right"), {}, {}}},
                     list)
        , m_list(*list) {}

    QVariant data(const QModelIndex& index, int role) const override {
        if (index.isValid() && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
            return failureSentence(m_list.failures()[static_cast<std::size_t>(index.row())],
                                   m_list.begins());
        return ValueTable::data(index, role);
    }

private:
    const FailureList& m_list;
};

class BoardDelegate : public QStyledItemDelegate {
public:
    explicit BoardDelegate(FailureList* list)
        : QStyledItemDelegate(list)
        , m_list(*list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colors& colors = colorsFor(option.palette);
        const StrongFailure& failure = m_list.failures()[static_cast<std::size_t>(index.row())];
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF tile = QRectF(option.rect).adjusted(2, 2, -2, -2);
        const bool selected = option.state & QStyle::State_Selected;
        const bool focused = option.state & QStyle::State_HasFocus;
        painter->setBrush(selected ? colors.accentSoft : colors.surface);
        painter->setPen(QPen(focused || selected ? colors.accent : colors.line, focused ? 2 : 1));
        painter->drawRoundedRect(tile, spacingUnit, spacingUnit);
        QRectF board(0, 0, failureSide, failureSide);
        board.moveCenter(tile.center());
        paintBoard(*painter, board, {failure.position, m_list.begins()}, option.palette);
        for (int square = 0; square < squareCount; ++square) {
            const bool answered = contains(failure.bestMoves, square);
            const bool right = contains(failure.expected, square);
            if (answered || right)
                paintAnswerMark(*painter, squareRect(board, square).center(),
                                !right     ? AnswerMark::Wrong
                                : answered ? AnswerMark::Right
                                           : AnswerMark::Missed,
                                option.palette);
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {tileSide, tileSide};
    }

private:
    const FailureList& m_list;
};

} // namespace

void paintAnswerMark(QPainter& painter, QPointF center, AnswerMark mark, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QColor color = mark == AnswerMark::Wrong ? colors.bad : colors.good;
    painter.setPen(QPen(color, 1.6));
    painter.setBrush(mark == AnswerMark::Missed ? QBrush(Qt::NoBrush) : QBrush(color));
    painter.drawEllipse(center, markRadius, markRadius);
}

FailureList::FailureList(QWidget* parent)
    : QListView(parent)
    , m_table(new FailureTable(this)) {
    setModel(m_table);
    setItemDelegate(new BoardDelegate(this));
    setAccessibleName(tr("Positions not solved"));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setSpacing(spacingUnit);
    setFrameShape(QFrame::NoFrame);
    enableTableExport(this);
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT opened(m_failures[static_cast<std::size_t>(index.row())].position);
    });
}

void FailureList::setFailures(std::vector<StrongFailure> failures, Begins begins) {
    m_table->setRows({}); // its tooltips refer to the failures
    m_failures = std::move(failures);
    m_begins = begins;
    QList<QVariantList> rows;
    for (const StrongFailure& failure : m_failures)
        rows << QVariantList{QString::fromStdString(text(failure.position, begins)),
                             playerName(failure.position.toMove(), begins),
                             squareNames(failure.bestMoves), squareNames(failure.expected)};
    m_table->setRows(rows);
}

void FailureList::setBegins(Begins begins) {
    if (begins != m_begins)
        setFailures(std::move(m_failures), begins);
}

} // namespace yomi::ui::tictactoe
