// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/outline_model.h"

#include "ui/common/numbers.h"
#include "ui/inspector/remark_mark.h"
#include "ui/inspector/words.h"

#include <algorithm>
#include <cstdlib>

namespace yomi::ui::inspector {

namespace {

// What an index holds:
//
//     bit 63    bits 62 … 17    bits 16 … 0
//     0         node            all set
//     0         node cut        the move pruned
//     1         iteration       –
constexpr unsigned moveBits = 17;
constexpr quintptr noMoveHeld = (quintptr(1) << moveBits) - 1;
constexpr quintptr rootBit = quintptr(1) << 63;

quintptr idOfItem(const TreeItem& item, int iteration) {
    if (item.isRoot())
        return rootBit | static_cast<quintptr>(iteration) << moveBits;
    return static_cast<quintptr>(*item.node) << moveBits |
           (item.cutMove ? static_cast<quintptr>(*item.cutMove) : noMoveHeld);
}

quintptr number(quintptr id) {
    return (id & ~rootBit) >> moveBits;
}

} // namespace

OutlineModel::OutlineModel(Cursor& cursor, QObject* parent)
    : TreeModel({{tr("move and board")},
                 {tr("value")},
                 {tr("what happened")},
                 {tr("window at entry")},
                 {.name = tr("nodes"), .isNumber = true}},
                parent)
    , m_cursor(cursor) {
    connect(&cursor, &Cursor::runChanged, this, &OutlineModel::takeRun);
    connect(&cursor, &Cursor::eventChanged, this, &OutlineModel::takeEvent);
    takeRun();
}

void OutlineModel::takeRun() {
    beginResetModel();
    m_run = m_cursor.run();
    m_event = m_cursor.event();
    endResetModel();
}

void OutlineModel::takeEvent() {
    if (!m_run || m_run != m_cursor.run())
        return; // takeRun() will follow
    const EventIndex event = m_cursor.event();
    const auto entered = [this](NodeId node) {
        return trace()->nodes[node].entered;
    };
    const auto after = [&](EventIndex last) {
        return std::ranges::upper_bound(m_run->repeats(), last, {}, entered);
    };
    auto at = after(m_event);
    const auto to = after(event);
    constexpr std::ptrdiff_t mostRows = 5000; // a view needs some microseconds for each
    if (std::abs(to - at) > mostRows)
        return takeRun();
    const auto place = [this](NodeId node) {
        const NodeId parent = trace()->nodes[node].parent;
        return indexOf(parent == noNode ? std::nullopt : std::optional(parent),
                       iterationOfNode(*trace(), node));
    };
    for (; at < to; ++at) {
        const int row = rowOf(*at);
        beginInsertRows(place(*at), row, row);
        m_event = entered(*at);
        endInsertRows();
    }
    while (at > to) {
        const int row = rowOf(*--at);
        beginRemoveRows(place(*at), row, row);
        m_event = entered(*at) - 1;
        endRemoveRows();
    }
    m_event = event;
}

bool OutlineModel::isShown(NodeId node) const {
    return trace()->nodes[node].entered <= m_event || !isRepeat(*trace(), node);
}

TreeItem OutlineModel::itemOf(Id id) {
    if (id & rootBit)
        return {};
    const quintptr move = id & noMoveHeld;
    return {static_cast<NodeId>(number(id)),
            move == noMoveHeld ? std::nullopt : std::optional(static_cast<Move>(move))};
}

int OutlineModel::iterationOf(Id id) const {
    const TreeItem at = itemOf(id);
    return at.isRoot() ? static_cast<int>(number(id)) : iterationOfNode(*trace(), *at.node);
}

int OutlineModel::rowOf(NodeId node) const {
    const NodeId parent = trace()->nodes[node].parent;
    NodeId sibling =
        parent == noNode
            ? trace()
                  ->iterations[static_cast<std::size_t>(iterationOfNode(*trace(), node))]
                  .firstNode
            : parent + 1;
    int row = 0;
    for (; sibling < node; sibling = trace()->nodes[sibling].end)
        row += isShown(sibling);
    return row;
}

QModelIndex OutlineModel::indexOf(std::optional<NodeId> node, int iteration) const {
    return trace() ? indexOfId(idOfItem({node, {}}, iteration)) : QModelIndex();
}

int OutlineModel::childCount(Id parent) const {
    if (!trace())
        return 0;
    return static_cast<int>(
        parent == top ? trace()->iterations.size()
                      : childItems(*trace(), itemOf(parent), iterationOf(parent), m_event).size());
}

OutlineModel::Id OutlineModel::childId(Id parent, int row) const {
    if (parent == top)
        return idOfItem({}, row);
    return idOfItem(childItems(*trace(), itemOf(parent), iterationOf(parent),
                               m_event)[static_cast<std::size_t>(row)],
                    0);
}

OutlineModel::Id OutlineModel::parentId(Id id) const {
    const TreeItem at = itemOf(id);
    if (at.isRoot() || !trace())
        return top;
    const NodeId above = at.isPruned() ? *at.node : trace()->nodes[*at.node].parent;
    return above == noNode ? idOfItem({}, iterationOfNode(*trace(), *at.node))
                           : idOfItem({above, {}}, 0);
}

int OutlineModel::rowOfId(Id id) const {
    const TreeItem at = itemOf(id);
    return at.isRoot() ? iterationOf(id) : rowOf(*at.node);
}

QString OutlineModel::text(const QModelIndex& index) const {
    const TreeItem at = item(index);
    const int below = iteration(index);
    if (at.isRoot()) {
        const TraceIteration& whole = trace()->iterations[static_cast<std::size_t>(below)];
        const NodeLook look =
            rootLookOf(*m_run, m_cursor.state(), m_cursor.event(), below, m_cursor.numbers());
        switch (index.column()) {
        case MoveAndBoard:
            return m_cursor.iterationTitle(below);
        case Value:
            return look.value;
        case Note:
            return look.note;
        case Nodes:
            return numberText(static_cast<double>(whole.endNode - whole.firstNode), Unit::Count);
        default:
            return {};
        }
    }
    const NodeLook look =
        lookOf(*m_run, m_cursor.state(), m_cursor.event(), at, m_cursor.numbers());
    const TraceNode& told = trace()->nodes[*at.node];
    const TraceNode node = shown(told, told.firstToMove, m_cursor.numbers());
    switch (index.column()) {
    case MoveAndBoard:
        return tr("%1  %2")
            .arg(node.isRoot() && !at.isPruned()
                     ? tr("root")
                     : moveName(*trace(), m_run->face(), at.cutMove.value_or(node.move)),
                 QString::fromStdString(boardOf(*trace(), at)))
            .trimmed();
    case Value:
        return look.value;
    case Note:
        return look.isResearch     ? tr("%1, re-search").arg(noteText(look))
               : look.isNullWindow ? tr("%1, null window").arg(noteText(look))
                                   : noteText(look);
    case Window:
        return at.isPruned() || look.stage == NodeLook::Stage::NotYet || !trace()->hasWindows
                   ? QString()
               : !node.hasWindow ? noNumber.toString()
                                 : tr("%1 … %2").arg(scoreText(node.alpha), scoreText(node.beta));
    case Nodes:
        return at.isPruned() ? QString()
                             : numberText(static_cast<double>(node.end - *at.node), Unit::Count);
    default:
        return {};
    }
}

QVariant OutlineModel::cell(const QModelIndex& index, int role) const {
    if (!trace())
        return {};
    const TreeItem at = item(index);
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::AccessibleTextRole:
        return at.isRoot() ? text(index) : m_cursor.sentenceOf(at);
    case Qt::DecorationRole:
    case Qt::ToolTipRole:
        if (index.column() == MoveAndBoard && !at.isRoot() && !at.isPruned())
            return remarkCell(m_cursor.remarks(), m_cursor.hits(), *at.node, role);
        return {};
    default:
        return {};
    }
}

} // namespace yomi::ui::inspector
