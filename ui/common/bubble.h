// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/message.h"

#include <QLabel>

namespace yomi::ui {

/// A sentence beside the place that it concerns, drawn over the parent and announced to assistive
/// technology: a refused input, or a hint.
class Bubble : public QLabel {
    Q_OBJECT

public:
    explicit Bubble(QWidget* parent);

    /// Shows the sentence at the lower edge of `place` (in the parent's coordinates); an empty one
    /// hides it.
    void say(const QString& sentence, const QRect& place, Tone tone = Tone::Error);
    /// Moves it along with `place`.
    void follow(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone m_tone = Tone::Error;
};

} // namespace yomi::ui
