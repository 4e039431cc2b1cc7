// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace yomi::ui {

/// A refusal at the place where the person tried: white on the colour of refusals, over whatever
/// the parent shows there, read out by assistive technology.
class Bubble : public QLabel {
    Q_OBJECT

public:
    explicit Bubble(QWidget* parent);

    /// Shows the sentence at the lower edge of `place` (of the parent); an empty one hides it.
    void say(const QString& sentence, const QRect& place);
    /// Keeps it beside a place that has moved.
    void follow(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace yomi::ui
