// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A step including all dependent views of the window, anywhere in a recording of 1,099,893 events
// and 549,946 nodes: to the next event, and to another place. A frame is 16 ms.
#include "tests/bench/gui_benchmarks.h"
#include "tests/bench/minimax_file.h"
#include "ui/inspector/recording_workspace.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/registry.h"

#include <benchmark/benchmark.h>

#include <QTabBar>
#include <QTemporaryDir>

#include <random>

using namespace yomi::ui;
using namespace yomi::ui::inspector;

namespace {

/// The window of 1280 by 800 with the recording, read and laid out.
class Screen {
public:
    explicit Screen(RecordingPage page) {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.files().open(QString::fromStdString(file().string()));
        document().look(&RecordingView::page, page);
        while (!isThere())
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QCoreApplication::processEvents();
    }

    RecordingDocument& document() {
        return static_cast<RecordingDocument&>(m_window.tabs().currentDocument()->document());
    }
    RecordingCursor& cursor() {
        return *m_window.tabs().currentDocument()->workspace().findChild<RecordingCursor*>();
    }
    /// Shows the node and the file's lines next to the tree.
    void showFile() {
        for (auto* tabs : m_window.findChildren<QTabBar*>())
            if (tabs->accessibleName() == QLatin1String("Event or file"))
                tabs->setCurrentIndex(1);
    }
    void go(EventIndex event) {
        document().look(&RecordingView::place, event);
        QCoreApplication::processEvents(); // paints the changes
    }

private:
    static const std::filesystem::path& file() {
        static const yomi::MinimaxFile file(1);
        return file.path();
    }
    bool isThere() {
        if (!cursor().hasEvents())
            return false;
        return document().view().page != RecordingPage::Tree || cursor().run();
    }

    QTemporaryDir m_profile;
    MainWindow m_window{documentTypes(), profileIn(m_profile.path())};
};

/// The visible parts.
enum class Seen { TreeWithEvent, TreeWithFile, Checks };

void step(benchmark::State& state) {
    const auto seen = static_cast<Seen>(state.range(0));
    Screen screen(seen == Seen::Checks ? RecordingPage::Checks : RecordingPage::Tree);
    if (seen == Seen::TreeWithFile)
        screen.showFile();
    const auto events = static_cast<unsigned>(screen.cursor().read()->recording.lines.size()) - 1;
    constexpr unsigned seed = 3;
    std::mt19937 random(seed);
    const bool isFar = state.range(1) == 1;
    for (auto run : state) {
        state.PauseTiming();
        const auto event = static_cast<EventIndex>(random() % events);
        screen.go(event);
        const auto next = isFar ? static_cast<EventIndex>(random() % events) : event + 1;
        state.ResumeTiming();
        screen.go(next);
    }
    state.counters["events"] = events + 1;
}

} // namespace

BENCHMARK(step)
    ->ArgNames({"seen", "far"})
    ->ArgsProduct({{0, 1, 2}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
