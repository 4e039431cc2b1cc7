// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "ui/inspector/game_face.h"

#include <atomic>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

/// Tic-tac-toe for the widgets of searches. A board is its nine characters, in which o began,
/// whatever sign that side has on the screen.
class Face : public ui::inspector::GameFace {
public:
    explicit Face(Begins begins = Begins::O)
        : m_begins(begins) {}

    /// Background runs read it, too.
    void setBegins(Begins begins) { m_begins = begins; }

    const yomi::search::GameDefaults& gameDefaults() const override;
    QString sideName(bool first) const override;
    QString moveName(ui::inspector::Move move, const std::string& text) const override;
    QString shortMoveName(ui::inspector::Move move, const std::string& text) const override;
    QString boardExample() const override { return QStringLiteral("o...x...."); }
    double aspectRatio(std::string_view) const override { return 1; }
    void paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                    const QPalette& palette, const ui::inspector::BoardLook& look) const override;
    int cellCount(const std::string&) const override { return squareCount; }
    QRectF cellRect(const QRectF& rect, const std::string& board, int cell) const override;
    QString cellName(const std::string& board, int cell) const override;
    ui::inspector::Move moveAt(const std::string&, int cell) const override {
        return static_cast<ui::inspector::Move>(cell);
    }
    int landingCell(const std::string&, ui::inspector::Move move) const override {
        return static_cast<int>(move);
    }
    std::string sampleBoard() const override { return "o...x...."; }
    QString termName(const std::string& name) const override;
    QString comparisonNote() const override;
    QList<ui::inspector::SearchSet> searchSets() const override;

private:
    std::atomic<Begins> m_begins;
};

/// The face of the article and of recordings, in which O begins, and the other one.
const Face& face(Begins begins = Begins::O);

/// The article's two searches, each on both boards, with copied boards and with unmade moves; PVS
/// also with every move unmade twice.
std::vector<ui::inspector::Settings> articleSet();

} // namespace yomi::ui::tictactoe
