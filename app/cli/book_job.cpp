// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/book_file.h"
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/ordered_work.h"
#include "app/cli/stop_signals.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/sentence.h"
#include "core/connectfour/solver.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>

namespace yomi::cli {

using namespace connectfour;

namespace {

struct BookOptions {
    std::string size = Size().text();
    int inARow = Size().inARow;
    int plies = 8;
    std::string out = {};
    int threads = 1;

    template <class Fields>
    void describe(Fields& field) {
        field("size", size, Phrase("Columns and rows of the board"));
        field("in-a-row", inARow, Phrase("How many stones in a line win"));
        field("plies", plies, Phrase("Stones up to which the book has every position"), {1, 64});
        field("out", out, Phrase("File of the book; FILE.unfinished keeps the work done so far"));
        field("threads", threads, Phrase("How many positions are solved at a time"),
              {1, mostSolverThreads});
    }
};

/// "about 3 minutes", for an estimated time.
Sentence about(double seconds) {
    struct Unit {
        double seconds;
        Phrase one;
        Counted many;
    };
    constexpr Unit units[] = {{86400, Phrase("about 1 day"), Counted("about {} days")},
                              {3600, Phrase("about 1 hour"), Counted("about {} hours")},
                              {60, Phrase("about 1 minute"), Counted("about {} minutes")},
                              {1, Phrase("about 1 second"), Counted("about {} seconds")}};
    const Unit& unit = *std::ranges::find_if(
        units, [&](const Unit& each) { return seconds >= 2 * each.seconds || each.seconds == 1; });
    const long count = std::lround(seconds / unit.seconds);
    return count > 1 ? Sentence(unit.many, grouped(count)) : Sentence(unit.one);
}

/// Prints the estimated remaining time to standard error: after one, two and four seconds, then
/// every minute.
class Progress {
public:
    Progress(std::size_t done, std::size_t all)
        : m_first(done)
        , m_all(all) {}

    void tell(std::size_t done) {
        using namespace std::chrono_literals;
        const auto passed = Clock::now() - m_start;
        if (passed < m_next || done == m_all)
            return;
        const double each =
            std::chrono::duration<double>(passed).count() / static_cast<double>(done - m_first);
        std::cerr << worded(Sentence("{} of {} positions are solved, {} to go.",
                                     grouped(static_cast<std::int64_t>(done)),
                                     grouped(static_cast<std::int64_t>(m_all)),
                                     about(each * static_cast<double>(m_all - done))))
                  << std::endl;
        while (m_next <= passed)
            m_next += std::min<Clock::duration>(m_next, 60s);
    }

private:
    using Clock = std::chrono::steady_clock;

    std::size_t m_first, m_all;
    Clock::time_point m_start = Clock::now();
    Clock::duration m_next = std::chrono::seconds(1);
};

/// Appends the missing scores to the file.
void complete(UnfinishedBook& file, const BookRange& range, const std::vector<std::uint64_t>& keys,
              int threads, const std::stop_token& stop) {
    using Work = OrderedWork<std::uint64_t, int>;
    using namespace std::chrono_literals;
    std::vector<int> waiting; // for the current line
    auto lastLine = std::chrono::steady_clock::now();
    const auto append = [&] {
        if (!waiting.empty())
            file.append(waiting);
        waiting.clear();
        lastLine = std::chrono::steady_clock::now();
    };
    Progress progress(file.scores().size(), keys.size());
    const auto next = [&keys, at = file.scores().size()]() mutable {
        return at < keys.size() ? std::optional(keys[at++]) : std::nullopt;
    };
    const auto take = [&](int score) {
        waiting.push_back(score);
        if (waiting.size() == BookText::scoresPerLine ||
            std::chrono::steady_clock::now() - lastLine > 10s)
            append();
        progress.tell(file.scores().size() + waiting.size());
    };
    std::vector<Work::Answer> answers;
    for (int i = 0; i < threads; ++i) {
        // Neighbouring positions have much in common.
        const auto solver = std::make_shared<Solver>(SolverSettings{.keepTable = true});
        answers.emplace_back([&range, solver](std::uint64_t key, const std::stop_token& token) {
            return solver->solve(positionOf(range.size, key), {token, {}}).score.value();
        });
    }
    try {
        Work(stop, next, take).run(answers);
    } catch (const Stopped&) {
        append();
        throw;
    }
    append();
}

void makeBook(const BookOptions& options) {
    if (options.out.empty())
        throw InvalidArgument("--out names the file of the book.");
    const BookRange range = {parseSize<Size>(options.size, options.inARow), options.plies};
    const StopSignals signals;
    const BookKeys keys = bookKeys(range);
    std::int64_t positions = 0;
    for (const auto& each : keys)
        positions += static_cast<std::int64_t>(each.size());
    const std::vector<std::uint64_t>& deepest = keys.back();
    const auto solved = static_cast<std::int64_t>(deepest.size());
    UnfinishedBook file(options.out, range);
    const std::string size = wordedCount(positions, Phrase("1 position"), Counted("{} positions"));
    std::cerr << worded(Sentence("The book has {}; {} with the most stones are solved, the others "
                                 "follow from them.",
                                 size, grouped(solved)))
              << std::endl;
    if (const auto known = static_cast<std::int64_t>(file.scores().size()))
        std::cerr << worded(Sentence("{} of them were solved before.", grouped(known)))
                  << std::endl;
    try {
        complete(file, range, deepest, options.threads, signals.token());
    } catch (const Stopped&) {
        const auto known = static_cast<std::int64_t>(file.scores().size());
        throw EndedBySignal(signals.signal(),
                            Sentence("{} of {} positions are solved; the same command continues "
                                     "from there.",
                                     grouped(known), grouped(solved)));
    }
    file.finish();
    std::cout << worded(Sentence(
                     "{}: {} up to {}, the empty board has the score {}.", options.out, size,
                     wordedCount(options.plies, Phrase("1 ply"), Counted("{} plies")),
                     Book(range, keys, file.scores()).score(Position(range.size)).value()))
              << '\n';
}

void addBook(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "book",
        worded(
            Phrase("Solve every connect four position of the first plies, for --book of search and "
                   "solve")));
    addOptions(*command, makeBook);
}

} // namespace

Job bookJob() {
    return {"book", addBook, nullptr};
}

} // namespace yomi::cli
