// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/termination.h"

#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/main_window.h"

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QThread>

#include <array>
#include <csignal>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace yomi::ui {

namespace {

// Signal handlers and exit handlers can only use global variables.
std::array<int, 2> signalPipe = {-1, -1};
MainWindow* kept = nullptr;

constexpr std::array signals = {SIGTERM, SIGINT, SIGHUP};

void passOn(int signal) {
    const auto number = static_cast<unsigned char>(signal);
    [[maybe_unused]] const ssize_t written = write(signalPipe[1], &number, 1);
}

void keepAtExit() {
    MainWindow* window = std::exchange(kept, nullptr);
    if (window && window->thread() == QThread::currentThread())
        window->flushSession();
}

} // namespace

Termination::Termination(MainWindow& window)
    : m_window(window) {
    kept = &window;
    std::atexit(keepAtExit);
    // exit() destroys static objects in reverse order of their creation, and documents use some of
    // their own: this handler is registered after them and so runs before their destruction.
    connect(&window.tabs(), &DocumentTabs::documentAdded, this, [] { std::atexit(keepAtExit); });
    if (pipe2(signalPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // signals then end the program as usual
    auto* notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &Termination::answerSignal);
    for (const int signal : signals) {
        struct sigaction action = {};
        sigaction(signal, nullptr, &action);
        if (action.sa_handler == SIG_IGN) // nohup
            continue;
        action = {};
        action.sa_handler = passOn;
        action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

Termination::~Termination() {
    kept = nullptr;
    for (const int signal : signals)
        std::signal(signal, SIG_DFL);
    for (int& end : signalPipe)
        close(std::exchange(end, -1));
}

void Termination::answerSignal() {
    unsigned char signal = 0;
    if (read(signalPipe[0], &signal, 1) != 1)
        return;
    m_window.keepAll();
    QCoreApplication::exit(128 + signal);
}

} // namespace yomi::ui
