// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yomi::ui {

class MainWindow;

/// Keeps the open documents of a window when the program is ended from outside, without asking: by
/// SIGTERM, SIGINT or SIGHUP (the exit status is 128 + the signal, and the same signal again ends
/// the program at once), or by exit(), which Qt calls when it loses the display. At most one may
/// exist.
class Termination : public QObject {
    Q_OBJECT

public:
    /// Refers to the window, which outlives it.
    explicit Termination(MainWindow& window);
    ~Termination() override;

private:
    void answerSignal();

    MainWindow& m_window;
};

} // namespace yomi::ui
