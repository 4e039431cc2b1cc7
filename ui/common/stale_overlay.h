// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yomi::ui {

/// Fades the widget that it covers while it is visible, because its content belongs to older
/// inputs. Mouse and keys still reach the widget.
class StaleOverlay : public QWidget {
    Q_OBJECT

public:
    explicit StaleOverlay(QWidget* covered);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace yomi::ui
