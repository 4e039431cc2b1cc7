// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/moves_model.h"

#include "ui/common/colors.h"
#include "ui/common/table_export.h"
#include "ui/games/comment_words.h"
#include "ui/inspector/search_colors.h"

#include <QFont>

namespace yomi::ui::games {

MovesModel::MovesModel(const SearchDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {}

void MovesModel::show(const PlayedGame& game, const std::map<int, QString>& uncommented,
                      const QPalette& palette) {
    m_palette = palette;
    m_uncommented = uncommented;
    if (game.plies() != m_game.plies()) {
        beginResetModel();
        m_game = game;
        endResetModel();
        return;
    }
    m_game = game;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MovesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_game.plies();
}

int MovesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<KnownComment> MovesModel::known(int row) const {
    if (isKeptBack(m_document.play(), m_game, row))
        return {};
    return knownComment(m_document.play(), m_game, row);
}

QString MovesModel::text(int row, int column) const {
    const auto at = static_cast<std::size_t>(row);
    if (column == Number)
        return QString::number(row + 1);
    if (column == Played)
        return tr("%1 %2", "side and move")
            .arg(m_document.face().sideName(m_game.stands[at].firstToMove),
                 m_document.shortMoveName(m_game.moves[at]));
    const std::optional<KnownComment> said = known(row);
    if (!said) {
        if (column != Comment)
            return {};
        return isKeptBack(m_document.play(), m_game, row) ? tr("hidden")
               : m_uncommented.contains(row)              ? tr("no comment")
                                                          : tr("not yet known");
    }
    switch (column) {
    case Before:
        return commentValueText(said->comment.before, said->isBeforeExact);
    case After:
        return commentValueText(said->comment.after, said->isAfterExact);
    case Comment:
        return commentText(m_document, m_game, row, said->comment);
    default:
        return shortMoveNames(m_document, said->comment.better);
    }
}

QString MovesModel::explanation(int row, const KnownComment& known) const {
    const MoveComment& comment = known.comment;
    if (known.isBeforeExact != known.isAfterExact)
        return tr("The position was not solved in time: the value with ≈ is that of a search to "
                  "depth %1 with the lines as its estimate. The other is exact, from the move "
                  "beside this one.")
            .arg(comment.depth);
    if (!known.isBeforeExact)
        return tr("The position was not solved in time: both values are those of a search to depth "
                  "%1 with the lines as its estimate.")
            .arg(comment.depth);
    const PlayedGame::Stand& before = m_game.stands[static_cast<std::size_t>(row)];
    const PlayedGame::Stand& after = m_game.stands[static_cast<std::size_t>(row) + 1];
    const bool first = before.firstToMove;
    return tr("Before: %1. After: %2.")
        .arg(
            valueMeaning(m_document.face(), comment.before, comment.endBefore, first, before.plies),
            valueMeaning(m_document.face(), comment.after, comment.endAfter, first, after.plies));
}

QVariant MovesModel::color(int row, int column) const {
    const Colors& colors = colorsFor(m_palette);
    if (column == Played)
        return readableOn(
            colors.surface,
            sideColor(m_game.stands[static_cast<std::size_t>(row)].firstToMove, m_palette));
    const std::optional<KnownComment> said = known(row);
    if (column == Number || !said || said->comment.kind == CommentKind::EstimateOnly)
        return colors.muted;
    if (column != Comment && column != After)
        return {};
    switch (toneOf(said->comment)) {
    case CommentTone::Good:
        return column == Comment ? QVariant(readableOn(colors.surface, colors.good)) : QVariant();
    case CommentTone::Weak:
        return readableOn(colors.surface, colors.warning);
    case CommentTone::Bad:
        return readableOn(colors.surface, colors.bad);
    case CommentTone::Plain:
        break;
    }
    return {};
}

QVariant MovesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row(), column = index.column();
    const std::optional<KnownComment> said = known(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case ValueRole:
        if (column == Number)
            return row + 1;
        if (column == Before || column == After)
            return said ? QVariant(column == Before ? said->comment.before : said->comment.after)
                        : QVariant();
        return text(row, column);
    case Qt::ToolTipRole:
        return said ? explanation(row, *said) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (column == Number || column == Before || column == After
                                        ? Qt::AlignRight
                                        : Qt::AlignLeft));
    case Qt::ForegroundRole:
        return color(row, column);
    case Qt::FontRole:
        if (column == Played ||
            (column == Comment && said && toneOf(said->comment) == CommentTone::Bad)) {
            QFont bold;
            bold.setWeight(QFont::DemiBold);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant MovesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (section == Number || section == Before || section == After
                                        ? Qt::AlignRight
                                        : Qt::AlignLeft));
    const bool isTitle = role == Qt::DisplayRole || role == ValueRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Number:
        return isTitle ? tr("#") : tr("The number of the move.");
    case Played:
        return isTitle ? tr("Move") : tr("Who moved, and where.");
    case Before:
        return isTitle ? tr("Before") : tr("Value before the move, for the side that moved.");
    case After:
        return isTitle ? tr("After") : tr("Value after the move, for the side that moved.");
    case Comment:
        return isTitle ? tr("Comment") : tr("What the move did to the result.");
    default:
        return isTitle ? tr("Better") : tr("The best moves, if this one is not among them.");
    }
}

} // namespace yomi::ui::games
