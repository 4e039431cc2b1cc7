// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QRectF;

namespace yomi::ui::hands {

/// Paints a playing card without a suit; `letter` is one of yomi::hands::cardLetters. The note is
/// at the bottom. Of a card covered by another one only the corner is visible.
void paintCard(QPainter& painter, const QRectF& rect, const QString& letter, const QString& note,
               bool covered);

} // namespace yomi::ui::hands
