// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/job.h"
#include "app/cli/line_reader.h"
#include "app/cli/options.h"
#include "app/cli/ordered_work.h"
#include "app/cli/search_options.h"
#include "app/cli/solve_game.h"
#include "app/cli/stop_signals.h"
#include "app/cli/wording.h"
#include "core/boards/stone_lines.h"
#include "core/common/format_error.h"
#include "core/common/regular_file.h"
#include "core/connectfour/entry.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <iostream>
#include <memory>
#include <set>
#include <sstream>
#include <utility>

#include <unistd.h>

namespace yomi::cli {

using nlohmann::json;

namespace {

/// A position as text, or the error in its line.
struct Question {
    std::int64_t number = 0; ///< of the line
    std::string position = {};
    StoneReading reading = {};
    Sentence error = {};
};

/// The position of a text. One in foreign notation is replaced by our own, without blanks like a
/// line.
Question questionOf(std::int64_t number, const std::string& text, const StoneQuestion& asked) {
    Question question = {.number = number, .position = text};
    try {
        question.reading = readStones(text, asked);
        if (!question.reading.sentence.empty()) {
            question.position = question.reading.text;
            std::ranges::replace(question.position, ' ', ',');
        }
    } catch (const FormatError& error) {
        question.error = wholeSentenceOf(error);
    }
    return question;
}

struct Reply {
    Question question;
    SolveAnswer answer = {}; ///< unless the question has an error
};

PositionSolver solverFor(const SolveOptions& options) {
    constexpr double longest = 1e6; // eleven days
    if (options.time && !(*options.time > 0 && *options.time <= longest)) {
        throw InvalidArgument("The time is more than 0 and at most 1000000 seconds, not {}.",
                              (std::ostringstream() << *options.time).str());
    }
    return &*options.game == &connectfour::gameEntry() ? connectFourSolver(options)
                                                       : stoneSolver(options);
}

using Solving = OrderedWork<Question, Reply>;

/// The answering function of each thread.
std::vector<Solving::Answer> answering(const SolveOptions& options, const PositionSolver& solver) {
    const auto answer = [time = options.time](const SolvePosition& solve, Question question,
                                              const std::stop_token& stop) {
        Limits limits{stop, {}};
        if (time)
            limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
                std::chrono::duration<double>(*time));
        Reply reply{std::move(question)};
        if (!reply.question.error.empty())
            return reply;
        try {
            reply.answer = solve(reply.question.reading, limits);
        } catch (const std::invalid_argument& error) {
            reply.question.error = wholeSentenceOf(error);
        } catch (const FormatError& error) {
            reply.question.error = wholeSentenceOf(error);
        }
        return reply;
    };
    std::vector<Solving::Answer> answers;
    for (int i = 0; i < options.threads; ++i)
        answers.emplace_back(std::bind_front(answer, solver.makeSolver()));
    return answers;
}

std::int64_t microseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

json toJson(const Reply& reply) {
    const Question& question = reply.question;
    json line = {{"position", question.position}};
    if (!question.reading.sentence.empty())
        line["readAs"] = question.reading.sentence.english();
    if (!question.error.empty()) {
        line["error"] = shortened(question.error.english());
        return line;
    }
    const auto& [solution, scores, form] = reply.answer;
    if (solution.score) {
        line["score"] = *solution.score;
    } else {
        line["score"] = nullptr;
        line["lower"] = solution.lower;
        line["upper"] = solution.upper;
    }
    if (scores)
        line.update(search::toJson(*scores, form));
    line["nodes"] = solution.nodes;
    line["microseconds"] = microseconds(solution.time);
    return line;
}

std::string scoreText(const std::optional<int>& score) {
    return score ? std::to_string(*score) : "?";
}

/// The output line for programs: the tutorial's format.
void printLine(const Reply& reply) {
    const auto& [solution, scores, form] = reply.answer;
    std::cout << reply.question.position;
    if (!scores) {
        std::cout << ' ' << scoreText(solution.score) << ' ' << solution.nodes << ' '
                  << microseconds(solution.time);
        return;
    }
    for (const auto& move : scores->moves)
        std::cout << ' ' << (move ? scoreText(move->score()) : "-1000"); // illegal
}

/// Prints each line at once; an empty one for a question with an error.
void print(const Reply& reply, bool asJson) {
    if (asJson)
        std::cout << toJson(reply).dump(-1, ' ', false, json::error_handler_t::replace);
    else if (reply.question.error.empty())
        printLine(reply);
    std::cout << std::endl;
}

/// The positions in the lines of a list, which may be rows of boards.
class Questions {
public:
    Questions(LineReader& lines, const StoneQuestion& asked)
        : m_lines(lines)
        , m_asked(asked)
        , m_texts(asked.notation, asked.size) {}

    std::optional<Question> next() {
        while (m_ready.empty() && !m_isAtEnd)
            readLine();
        if (m_ready.empty())
            return std::nullopt;
        Question question = std::move(m_ready.front());
        m_ready.pop_front();
        return question;
    }

private:
    void readLine() {
        constexpr std::size_t longestLine = 4096;
        const LineReader::Found found = m_lines.next(m_line);
        m_isAtEnd =
            found == LineReader::Found::End || !std::cout; // main() reports the failed output
        const Sentence error = m_isAtEnd ? Sentence()
                               : found == LineReader::Found::TooLong || m_line.size() > longestLine
                                   ? Sentence("a line has at most {} bytes.", longestLine)
                               : m_line.find('\0') != std::string::npos
                                   ? Sentence("a line of text has no NUL.")
                                   : Sentence();
        const bool isEnd = m_isAtEnd || !error.empty();
        for (const auto& [number, text] :
             isEnd ? m_texts.finish() : m_texts.take(m_lines.number(), m_line))
            m_ready.push_back(questionOf(number, text, m_asked));
        if (!error.empty())
            m_ready.push_back({.number = m_lines.number(), .error = error});
    }

    LineReader& m_lines;
    StoneQuestion m_asked;
    StoneLines m_texts;
    std::deque<Question> m_ready;
    std::string m_line;
    bool m_isAtEnd = false;
};

/// Prints how texts were read, each sentence once.
class Understood {
public:
    void tell(const Question& question) {
        const Sentence& sentence = question.reading.sentence;
        if (!sentence.empty() && m_told.insert(sentence.english()).second)
            std::cerr << worded(Sentence("Line {}: {}", question.number, sentence)) << std::endl;
    }

private:
    std::set<std::string> m_told;
};

/// An open file, or standard input for the name "-".
class Input {
public:
    explicit Input(const std::string& name)
        : m_file(name == "-" ? STDIN_FILENO : readNamed(name, [&] {
            return RegularFile(name, RegularFile::Pipes::Allowed).release();
        })) {}
    ~Input() {
        if (m_file != STDIN_FILENO)
            close(m_file);
    }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    int file() const { return m_file; }

private:
    int m_file;
};

void solveLines(const std::string& name, const SolveOptions& options, bool asJson) {
    const PositionSolver solver = solverFor(options); // checks the options before opening a file
    const StopSignals signals;
    const Input input(name);
    LineReader lines(input.file(), name == "-" ? worded(Phrase("Standard input")) : name,
                     signals.token());
    Questions questions(lines, solver.question);
    Understood understood;
    std::int64_t lastLine = 0, answered = 0, wrong = 0;
    const auto next = [&] {
        return questions.next();
    };
    const auto take = [&](const Reply& reply) {
        const Sentence& error = reply.question.error;
        lastLine = reply.question.number;
        ++answered;
        understood.tell(reply.question);
        print(reply, asJson);
        if (error.empty())
            return;
        ++wrong;
        std::cerr << shortened(worded(Sentence("Line {}: {}", reply.question.number, error)))
                  << std::endl;
    };
    try {
        Solving(signals.token(), next, take).run(answering(options, solver));
    } catch (const Stopped&) {
        throw EndedBySignal(signals.signal(),
                            Sentence("The job was ended before line {} was solved.", lastLine + 1));
    }
    if (wrong > 0)
        throw RuntimeError("{} of {} lines could not be solved.", wrong, answered);
}

/// Solves the position of a document.
void solveDocument(const SearchFile& document, const SolveOptions& options, bool asJson) {
    const StopSignals signals;
    const PositionSolver solver = solverFor(options);
    const std::string text = document.from.position.value_or("");
    Question question = {
        .number = 1, .position = text, .reading = readOwnStones(text, solver.question)};
    std::ranges::replace(question.position, ' ', ','); // moves are written so in a line
    Reply reply;
    try {
        reply = answering(options, solver).front()(question, signals.token());
    } catch (const Stopped&) {
        throw EndedBySignal(signals.signal(),
                            Sentence("The job was ended before the position was solved."));
    }
    if (!reply.question.error.empty())
        throw RuntimeError(reply.question.error);
    print(reply, asJson);
}

/// The options from a document's board.
SolveOptions optionsIn(const SearchFile& document) {
    if (!document.game->newSolver)
        throw InvalidArgument("Connect four and mnk are solved; tic-tac-toe is searched.");
    SolveOptions options;
    options.game = SolvedGameOption(*document.game);
    options.size = document.from.size;
    options.inARow = document.from.inARow;
    return options;
}

void addSolve(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "solve",
        worded(Phrase(
            "Solve positions, a line each: the score for the side to move, nodes and time")));
    const auto file = std::make_shared<std::string>();
    const auto asJson = std::make_shared<bool>(false);
    command
        ->add_option(
            "file", *file,
            worded(Phrase("File with a position a line, a score behind it is ignored, or boards of "
                          "several lines with a blank line between them; - is standard input; or a "
                          ".yomi file with one position")))
        ->required();
    const ShellOptions shell(*command, SolveOptions());
    command->add_flag("--json", *asJson, worded(Phrase("Print a JSON object a line")));
    command->callback([=] {
        if (!file->ends_with(".yomi")) {
            SolveOptions options;
            shell.read(options);
            return solveLines(*file, options, *asJson);
        }
        const SearchFile document = readSearchFile(*file);
        SolveOptions options = optionsIn(document);
        const SolvedGameOption game = options.game;
        shell.read(options);
        if (options.game != game)
            throw InvalidArgument("The document is of {}; --game {} is another.", game->name,
                                  options.game->name);
        solveDocument(document, options, *asJson);
    });
}

struct SolveRequest {
    SolveOptions options = {};
    std::optional<std::string> position = {};
    std::optional<std::vector<std::string>> positions = {};

    template <class Fields>
    void describe(Fields& field) {
        options.describe(field);
        field("position", position, Phrase("A position"));
        field("positions", positions, Phrase("Several of them"));
    }
};

std::string answerSolve(const json& request, const RequestContext& context) {
    const auto [options, position, positions] = requested<SolveRequest>(request);
    if (position.has_value() == positions.has_value())
        throw InvalidArgument("A request has either \"position\" or \"positions\".");
    const std::vector<std::string> all = position ? std::vector{*position} : *positions;
    std::vector<json> answers;
    const PositionSolver solver = solverFor(options);
    const auto next = [&, at = std::size_t{0}]() mutable -> std::optional<Question> {
        if (at == all.size())
            return std::nullopt;
        const std::string& text = all[at++];
        return questionOf(static_cast<std::int64_t>(at), text, solver.question);
    };
    Sentence error;
    const auto take = [&](const Reply& reply) {
        error = reply.question.error;
        answers.push_back(toJson(reply));
    };
    Solving(context.stop, next, take).run(answering(options, solver));
    if (positions)
        return json(answers).dump();
    if (!error.empty())
        throw InvalidArgument(error);
    return answers.front().dump();
}

} // namespace

Job solveJob() {
    return {"solve", addSolve, answerSolve};
}

} // namespace yomi::cli
