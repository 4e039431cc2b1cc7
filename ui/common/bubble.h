// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/tone.h"

#include <QLabel>

namespace yomi::ui {

/// A sentence at the place that it is about, over whatever the parent shows there, read out by
/// assistive technology: a refusal where the person tried, or what to do there.
class Bubble : public QLabel {
    Q_OBJECT

public:
    explicit Bubble(QWidget* parent);

    /// Shows the sentence at the lower edge of `place` (of the parent); an empty one hides it.
    void say(const QString& sentence, const QRect& place, Tone tone = Tone::Error);
    /// Keeps it beside a place that has moved.
    void follow(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone m_tone = Tone::Error;
};

} // namespace yomi::ui
