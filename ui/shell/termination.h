// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yomi::ui {

class MainWindow;

/// Keeps what is open in a window when the program is ended from outside, without asking anybody:
/// by SIGTERM, SIGINT or SIGHUP (the exit status is 128 + the signal, and the same signal again
/// ends the program at once), or by exit(), which Qt calls when it loses the display. There is one
/// of it.
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
