// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/search_document.h"

#include <QAbstractTableModel>
#include <QPalette>

#include <map>

namespace yomi::ui::games {

/// The moves of a game with their comments, one move per row.
class MovesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Played, Before, After, Comment, Better, ColumnCount };

    explicit MovesModel(const SearchDocument& document, QObject* parent = nullptr);

    /// `palette` gives the colours, `uncommented` the moves without a comment.
    void show(const PlayedGame& game, const std::map<int, QString>& uncommented,
              const QPalette& palette);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    /// Nothing if it is unknown or withheld.
    std::optional<KnownComment> known(int row) const;
    QString text(int row, int column) const;
    QString explanation(int row, const KnownComment& known) const;
    QVariant color(int row, int column) const;

    const SearchDocument& m_document;
    PlayedGame m_game;
    std::map<int, QString> m_uncommented;
    QPalette m_palette;
};

} // namespace yomi::ui::games
