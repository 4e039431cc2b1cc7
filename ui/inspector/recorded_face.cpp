// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recorded_face.h"

#include "core/search/settings.h"
#include "ui/common/colors.h"
#include "ui/inspector/recording_words.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QPainter>

namespace yomi::ui::inspector {

namespace {

struct FaceText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Face)
};

} // namespace

const yomi::search::GameDefaults& RecordedFace::gameDefaults() const {
    static const yomi::search::GameDefaults none;
    return m_known ? m_known->gameDefaults() : none;
}

QString RecordedFace::sideName(bool first) const {
    return m_known ? m_known->sideName(first) : first ? FaceText::tr("Max") : FaceText::tr("Min");
}

QString RecordedFace::moveName(Move move, const std::string& text) const {
    return isOfGame(move) ? m_known->moveName(move, textOf(move, text)) : wordText(text);
}

QString RecordedFace::shortMoveName(Move move, const std::string& text) const {
    return isOfGame(move) ? m_known->shortMoveName(move, textOf(move, text)) : wordText(text);
}

std::string RecordedFace::textOf(Move move, const std::string& text) const {
    return m_columnsFrom ? std::to_string(static_cast<int>(move) + *m_columnsFrom) : text;
}

QString RecordedFace::boardExample() const {
    if (!m_known)
        return {};
    QString example = m_known->boardExample();
    if (m_columnsFrom) // columns counted from 1
        for (QChar& column : example)
            column = QChar(column.unicode() + *m_columnsFrom - 1);
    return example;
}

double RecordedFace::aspectRatio(std::string_view board) const {
    constexpr double label = 2.2;
    return m_known && !board.empty() ? m_known->aspectRatio(board) : label;
}

void RecordedFace::paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                              const QPalette& palette, const BoardLook& look) const {
    if (m_known && !board.empty()) {
        BoardLook known = look;
        if (known.marked && !isOfGame(*known.marked))
            known.marked.reset();
        return m_known->paintBoard(painter, rect, board, palette, known);
    }
    constexpr double leastHeight = 14; // of readable text
    if (!m_game || rect.height() < leastHeight)
        return;
    const Colors& colors = colorsFor(palette);
    const QString text =
        look.marked ? wordText(m_game->moveText(*look.marked)) : FaceText::tr("root");
    // Half as high as the label, which grows with the zoom, up to three times the person's font; a
    // wide text shrinks down to that font before it is elided.
    QFont font; // the painter may still have that of another label
    const int usual = QFontInfo(font).pixelSize(), half = static_cast<int>(rect.height() / 2);
    const int most = std::min(half, 3 * usual);
    font.setPixelSize(most);
    font.setWeight(QFont::DemiBold);
    const double room = rect.width() - 6;
    const double fitting = room / QFontMetricsF(font).horizontalAdvance(text);
    font.setPixelSize(std::clamp(static_cast<int>(most * fitting), std::min(usual, most), most));
    painter.setFont(font);
    painter.setPen(mixed(colors.text, colors.surface, look.faintness / 2)); // words stay readable
    painter.drawText(
        rect, Qt::AlignCenter,
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room)));
}

int RecordedFace::cellCount(const std::string& board) const {
    return m_known && !board.empty() ? m_known->cellCount(board) : 0;
}

QRectF RecordedFace::cellRect(const QRectF& rect, const std::string& board, int cell) const {
    return m_known->cellRect(rect, board, cell);
}

QString RecordedFace::cellName(const std::string& board, int cell) const {
    return m_known->cellName(board, cell);
}

Move RecordedFace::moveAt(const std::string& board, int cell) const {
    return m_known->moveAt(board, cell);
}

int RecordedFace::landingCell(const std::string& board, Move move) const {
    return m_known->landingCell(board, move);
}

} // namespace yomi::ui::inspector
