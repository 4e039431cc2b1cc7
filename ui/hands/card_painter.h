// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QRectF;

namespace yomi::ui::hands {

/// A playing card without a suit; `letter` is one of yomi::hands::cardLetters. The note stands at
/// the foot. Of a card that another one covers there is only the corner to see.
void paintCard(QPainter& painter, const QRectF& rect, const QString& letter, const QString& note,
               bool covered);

} // namespace yomi::ui::hands
