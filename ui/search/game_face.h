// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/engine.h"

#include <QList>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QPainter;
class QPalette;

namespace yomi::ui::search {

/// Rows for a comparison, as one click offers them.
struct SearchSet {
    QString name, explanation;
    std::function<std::vector<Settings>()> searches;
};

/// How a board is painted.
struct BoardLook {
    double faintness = 0;            ///< mixes everything towards the surface; 1 is invisible
    std::optional<Move> marked = {}; ///< the last move
    std::vector<int> tinted = {};    ///< cells on a ground of their own, in reading order
};

/// The words and pictures of a game, as all widgets of a search use them: one constant object a
/// game. Boards come as a trace has them, as text.
class GameFace {
public:
    GameFace() = default;
    virtual ~GameFace() = default;
    GameFace(const GameFace&) = delete;
    GameFace& operator=(const GameFace&) = delete;

    /// What the game has of the settings.
    virtual const yomi::search::GameDefaults& gameDefaults() const = 0;

    /// "O" or "X".
    virtual QString sideName(bool first) const = 0;
    /// "top left", "column 4"; `text` is the move as its game writes it.
    virtual QString moveName(Move move, const std::string& text) const = 0;
    /// The same in a list of moves: "4", "b2".
    virtual QString shortMoveName(Move /*move*/, const std::string& text) const {
        return QString::fromStdString(text);
    }
    /// A text that can be typed as a board, for empty fields: "o...x....".
    virtual QString boardExample() const = 0;

    /// Whether what it paints are boards, not names of moves; nobody looks for the latter.
    virtual bool hasBoards() const { return true; }
    /// Width by height.
    virtual double aspectRatio(std::string_view board) const = 0;
    /// Crisp at any size. The rectangle has the aspect ratio.
    virtual void paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                            const QPalette& palette, const BoardLook& look = {}) const = 0;
    // The cells of a board in reading order, which a person clicks to move.
    virtual int cellCount(const std::string& board) const = 0;
    virtual QRectF cellRect(const QRectF& rect, const std::string& board, int cell) const = 0;
    virtual QString cellName(const std::string& board, int cell) const = 0;
    virtual Move moveAt(const std::string& board, int cell) const = 0;
    /// Where the stone of a move comes to lie that is made on this board.
    virtual int landingCell(const std::string& board, Move move) const = 0;
    // What the names of moves call a column and a row, for the edges of a board; nothing where
    // squares have names of their own.
    virtual QString columnName(int /*column*/) const { return {}; }
    virtual QString rowName(int /*row*/) const { return {}; }
    /// A small board with a few stones, for legends.
    virtual std::string sampleBoard() const = 0;

    /// A term of an estimate that is the game's own.
    virtual QString termName(const std::string& name) const { return QString::fromStdString(name); }

    /// What a comparison of searches says above its table, and the sets that only this game has.
    virtual QString comparisonNote() const { return {}; }
    virtual QList<SearchSet> searchSets() const { return {}; }
};

} // namespace yomi::ui::search
