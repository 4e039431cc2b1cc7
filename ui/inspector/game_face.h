// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"

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

namespace yomi::ui::inspector {

/// A preset of rows for a comparison.
struct SearchSet {
    QString name, explanation;
    std::function<std::vector<Settings>()> searches;
};

/// How a board is painted.
struct BoardLook {
    double faintness = 0;            ///< mixes all colours with the surface's; 1 is invisible
    std::optional<Move> marked = {}; ///< the last move
    std::vector<int> tinted = {};    ///< cells with a tinted ground, in reading order
};

/// The words and pictures of a game for all widgets of a search: one constant object per game.
/// Boards are texts as in traces.
class GameFace {
public:
    GameFace() = default;
    virtual ~GameFace() = default;
    GameFace(const GameFace&) = delete;
    GameFace& operator=(const GameFace&) = delete;

    /// The game's defaults of the settings.
    virtual const yomi::search::GameDefaults& gameDefaults() const = 0;

    /// "O" or "X".
    virtual QString sideName(bool first) const = 0;
    /// "top left", "column 4"; `text` is the move in the game's notation.
    virtual QString moveName(Move move, const std::string& text) const = 0;
    /// The same in a list of moves: "4", "b2".
    virtual QString shortMoveName(Move /*move*/, const std::string& text) const {
        return QString::fromStdString(text);
    }
    /// An example of a typed board, for empty fields: "o...x....".
    virtual QString boardExample() const = 0;

    /// Whether it paints boards, not names of moves; only boards can be searched for.
    virtual bool hasBoards() const { return true; }
    /// Width divided by height.
    virtual double aspectRatio(std::string_view board) const = 0;
    /// Sharp at any size. The rectangle has the aspect ratio.
    virtual void paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                            const QPalette& palette, const BoardLook& look = {}) const = 0;
    // The cells of a board in reading order, on which a person clicks to move.
    virtual int cellCount(const std::string& board) const = 0;
    virtual QRectF cellRect(const QRectF& rect, const std::string& board, int cell) const = 0;
    virtual QString cellName(const std::string& board, int cell) const = 0;
    virtual Move moveAt(const std::string& board, int cell) const = 0;
    /// The cell of the stone of a move made on this board.
    virtual int landingCell(const std::string& board, Move move) const = 0;
    // The names of a column and a row in moves, for the edges of a board; empty if squares have
    // names of their own.
    virtual QString columnName(int /*column*/) const { return {}; }
    virtual QString rowName(int /*row*/) const { return {}; }
    /// A small board with a few stones, for legends.
    virtual std::string sampleBoard() const = 0;

    /// The name of a term of an estimate that only this game has.
    virtual QString termName(const std::string& name) const { return QString::fromStdString(name); }

    /// The sentence above a table of compared searches, and the presets that only this game has.
    virtual QString comparisonNote() const { return {}; }
    virtual QList<SearchSet> searchSets() const { return {}; }
    /// The names in files of rows that only this game compares.
    virtual std::vector<std::string> comparedRows() const { return {}; }
};

} // namespace yomi::ui::inspector
