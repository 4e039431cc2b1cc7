// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/checker.h"

#include "core/boards/game_entry.h"
#include "core/boards/grid_text.h"
#include "core/tree/ask/node_path.h"
#include "core/tree/check/check_enter.h"
#include "core/tree/check/check_leave.h"
#include "core/tree/check/check_table.h"
#include "core/tree/line_text.h"
#include "core/tree/recorded_game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace yomi::tree {

namespace {

/// Whether the reason says that the value comes from the moves, from all that the rules allow, or
/// from something that a search would not change.
bool isFullReason(std::string_view reason) {
    constexpr std::array<std::string_view, 12> full = {
        "alpha",     "beta", "cut",   "all",      "terminal", "horizon",
        "tablebase", "mate", "table", "symmetry", "stopped",  "deferred"};
    return std::ranges::find(full, reason) != full.end();
}

Sentence illegalMove(const Sentence& move, const RecordingHeader& header, const EventLine& event) {
    const bool isColumn = header.hasColumns();
    const int last = header.base + header.moveCount() - 1;
    const auto number = numberedMove(header, *event.word);
    const bool isOutside = !number || static_cast<int>(*number) + header.base > last;
    if (isOutside && isColumn)
        return Sentence("The move {} is not legal here: columns are {} to {}.", move, header.base,
                        last);
    if (isOutside)
        return Sentence("The move {} is not legal here: squares are {} to {}, or a1 to {}.", move,
                        header.base, last, squareText(last - header.base, header.width));
    if (event.path)
        return Sentence("The move {} is not legal here.", move);
    return isColumn ? Sentence("The move {} is not legal here: the column is full.", move)
                    : Sentence("The move {} is not legal here: the square is taken.", move);
}

/// Whether the depths show a selective search: below depth 0, or with depths that do not fall by
/// one.
bool isDepthSelective(const CheckedNode& node, const CheckedNode& parent) {
    if (!parent.depth)
        return false;
    return *parent.depth <= 0 || (node.depth && *node.depth != *parent.depth - 1);
}

/// The parent's high() at the entry of a move. A move that is searched again with the same
/// reduction must prove what it had to prove before.
double highAtEntry(const CheckedNode& parent, const CheckedNode& node) {
    const bool isAgain = node.place != 0 && parent.lastPlace == node.place;
    if (isAgain && parent.moves[node.place - 1].lastVisit != CheckedMove::none) {
        const CheckedVisit& before = parent.visits[parent.moves[node.place - 1].lastVisit];
        const double reduction = node.reduction.value_or(0);
        if (reduction > 0 && before.reduction <= reduction)
            return before.highAtEntry;
    }
    return parent.high();
}

/// A search of the same move with a smaller reduction replaces the one before.
void supersede(CheckedVisit& before, const CheckedVisit& visit) {
    before.isSuperseded = before.reduction > 0 && visit.reduction < before.reduction;
}

} // namespace

void Checker::happened(const Recording& recording, const EventLine& event, std::uint64_t line) {
    if (!m_hasBegun)
        begin(recording.header);
    m_iteration = recording.iterations.size();
    switch (event.kind) {
    case LineKind::Iteration:
        m_openCount = 0;
        m_hints.iterationBegan();
        if (m_boards)
            m_boards->clear();
        break;
    case LineKind::Enter:
        enter(recording, event, line);
        break;
    case LineKind::Table:
    case LineKind::Store:
        addEntry(recording, event, line);
        break;
    case LineKind::Evaluate:
        evaluate(recording, event, line);
        break;
    case LineKind::Window:
        setWindow(recording, event);
        break;
    case LineKind::Skip:
        skip(event);
        break;
    case LineKind::Leave:
        leave(recording, event, line);
        break;
    }
}

CheckReport Checker::report(const Recording& recording) const {
    FindingList findings = m_findings;
    const CheckContext context{recording, findings, 0, m_isSelective, m_largest};
    m_flips.end(context);
    m_mates.end(context);
    m_stops.end(context);
    m_playouts.end(context);
    m_threads.end(context);
    if (m_openCount == 0 && !recording.isTorn && !recording.error)
        RootCheck(m_roots).end(context);
    const auto errorKinds = std::ranges::count_if(enumerators<Check>, [&](Check check) {
        return severityOf(check) == Severity::Error && findings.has(check);
    });
    CheckReport report{findings.found(), findings.looked(),
                       m_hints.sentences(recording, static_cast<std::size_t>(errorKinds),
                                         findings.has(Check::ThreadsMixed)),
                       m_roots.summary()};
    foldThreads(report.findings);
    for (Finding& finding : report.findings)
        finding.path = pathText(recording, finding.node);
    return report;
}

void Checker::begin(const RecordingHeader& header) {
    m_hasBegun = true;
    m_rules = rulesOf(header);
    if (m_rules)
        m_boards.emplace(*m_rules, header);
}

CheckedNode& Checker::push() {
    if (m_openCount == m_open.size())
        m_open.emplace_back();
    CheckedNode& node = m_open[m_openCount++];
    node.clear();
    return node;
}

void Checker::enter(const Recording& recording, const EventLine& event, std::uint64_t line) {
    const auto id = static_cast<NodeId>(recording.nodes.size() - 1);
    const RecordedNode& recorded = recording.nodes[id];
    CheckedNode& node = push();
    CheckedNode* const above = parent();
    node.id = id;
    node.move = recorded.move;
    node.place = recorded.place;
    node.side = recorded.side;
    node.kind = recorded.kind;
    node.ply = recorded.ply;
    node.isTurned = recording.isTurned(recorded);
    node.mate = recording.header.mate;
    node.enteredLine = line;
    node.depth = event.depth;
    node.reduction = event.reduction;
    node.hasWindow = recorded.hasWindow;
    node.entryWindow = node.window = node.own(Bounds{recorded.alpha, recorded.beta});
    node.earlierNodeHadDepth = m_hasDepths;
    m_hasDepths = m_hasDepths || event.depth;
    if (event.key) {
        node.keyText = *event.key;
        node.key = std::max<std::uint64_t>(std::hash<std::string_view>()(*event.key), 1);
    }
    if (above) {
        m_isSelective = m_isSelective || !recorded.isCounted() || isDepthSelective(node, *above);
        node.highOfParent = highAtEntry(*above, node);
        node.pliesPlayed = above->pliesPlayed + (node.move == sameWord ? 0 : 1);
    } else {
        node.pliesPlayed = node.ply;
    }
    m_isSelective = m_isSelective || node.reduction.value_or(0) != 0;
    const CheckContext context = at(recording, line);
    enterBoard(context, node, event);
    m_keys.entered(context, node);
    m_threads.entered(context, node, std::span(m_open).first(m_openCount - 1));
    if (!above && node.move == rootWord)
        m_roots.entered(context, node, m_iteration);
    checkEnter(context, node, above);
    m_hints.entered(node, above, event, recording.header);
    if (above)
        noteMove(*above, node);
}

void Checker::enterBoard(const CheckContext& context, CheckedNode& node, const EventLine& event) {
    if (!m_boards) {
        if (event.board)
            node.position = node.exactPosition =
                std::max<std::uint64_t>(std::hash<std::string_view>()(*event.board), 1);
        return;
    }
    const BoardPath::Step step = m_boards->enter(event);
    const auto move = [&] {
        return moveText(context.recording, node.move);
    };
    if (step != BoardPath::Step::Unknown) {
        context.findings.looked(Check::MoveIllegal);
        context.findings.looked(Check::GameOverMissed);
    }
    if (step == BoardPath::Step::Illegal)
        context.find(Check::MoveIllegal, node,
                     [&] { return illegalMove(move(), context.header(), event); });
    if (step == BoardPath::Step::AfterTheEnd)
        context.find(Check::GameOverMissed, node, [&] {
            return Sentence("The move {} is entered where the game is over.", move());
        });
    node.board = m_boards->position();
    if (!node.board)
        return;
    node.position = m_boards->imagesKey();
    node.exactPosition = m_boards->boardKey();
}

/// Notes in the parent that a move has been entered.
void Checker::noteMove(CheckedNode& parent, const CheckedNode& node) {
    parent.hasChildren = true;
    if (node.place == 0)
        return;
    parent.lastPlace = node.place;
    if (node.place > parent.moves.size())
        parent.moves.emplace_back();
}

void Checker::setWindow(const Recording& recording, const EventLine& event) {
    if (recording.header.search == SearchKind::Minimax)
        return;
    CheckedNode& node = current();
    const Bounds window = node.own(Bounds{*event.alpha, *event.beta});
    if (!node.hasWindow) {
        node.hasWindow = true;
        node.entryWindow = node.window = window;
        return;
    }
    const bool isUnproven = event.why == "aspiration" || event.why == "guess";
    const bool isRaised = window.lower > node.window.lower,
               isLowered = window.upper < node.window.upper;
    if (isRaised && !isUnproven) {
        node.proven.lower = std::max(node.proven.lower, window.lower);
        node.provenAlpha = std::max(node.provenAlpha, window.lower);
    }
    if (isLowered && !isUnproven)
        node.proven.upper = std::min(node.proven.upper, window.upper);
    const bool isWidened = window.lower < node.window.lower || window.upper > node.window.upper;
    if (isWidened)
        node.forgetFresh();
    node.window = window;
}

void Checker::addEntry(const Recording& recording, const EventLine& event, std::uint64_t line) {
    CheckedNode& node = current();
    if (event.kind == LineKind::Table)
        m_hints.probed();
    if (event.entry == EntryKind::None)
        return;
    const Bounds raw = node.raw(boundsOf(event));
    CheckedEntry entry{node.own(boundsOf(event)),
                       raw,
                       node.pliesPlayed,
                       *event.entry,
                       event.use,
                       event.depth,
                       line};
    const bool changesValue = entry.use == EntryUse::Cut || entry.use == EntryUse::Narrow;
    if (changesValue && entry.depth && node.depth && entry.depth != node.depth)
        m_isSelective = true;
    const CheckContext context = at(recording, line);
    if (event.kind == LineKind::Store) {
        node.stores.push_back(entry);
        m_keys.stored(context, node, entry);
        return;
    }
    if (recording.header.isByVisits())
        return;
    checkFound(context, node, entry);
    if (m_keys.found(context, node, entry) == KeyCheck::Content::Shifted)
        m_hints.sawMate(raw);
    node.entries.push_back(entry);
    const bool isShallower = entry.depth && node.depth && *entry.depth < *node.depth;
    if (entry.use != EntryUse::Order && !isShallower)
        node.proven = together(node.proven, entry.bounds);
    if (entry.use == EntryUse::Narrow && recording.header.search != SearchKind::Minimax) {
        node.isNarrowed = true;
        node.window = together(node.window, entry.bounds);
    }
}

void Checker::evaluate(const Recording& recording, const EventLine& event, std::uint64_t line) {
    CheckedNode& node = current();
    const double value = node.own(*event.value);
    const bool isFirst = !node.firstEvaluation;
    if (isFirst)
        node.firstEvaluation = value;
    if (!node.depth || *node.depth <= 0) {
        node.extras.push_back(value);
        node.bestExtra = std::max(node.bestExtra, value);
    }
    if (recording.header.isByVisits())
        return;
    const CheckContext context = at(recording, line);
    m_keys.evaluated(context, node, value);
    if (isFirst)
        m_flips.evaluated(context, node, parent());
}

void Checker::skip(const EventLine& event) {
    CheckedNode& node = current();
    std::optional<double> value;
    if (event.value)
        value = node.own(*event.value);
    node.skips.push_back({std::string(*event.word), value});
    if (value) {
        node.extras.push_back(*value);
        node.bestExtra = std::max(node.bestExtra, *value);
    }
    m_isSelective = m_isSelective || (event.why != "cut" && event.why != "symmetry");
}

void Checker::leave(const Recording& recording, const EventLine& event, std::uint64_t line) {
    const CheckedNode& node = current();
    const RecordedNode& recorded = recording.nodes[node.id];
    m_isSelective = m_isSelective || (event.why && !isFullReason(*event.why));
    const bool isGivenUp = event.why == "stopped" || event.why == "deferred";
    std::optional<Conclusion> conclusion;
    const CheckContext context = at(recording, line);
    if (event.value && !isGivenUp) {
        const bool isByRules = m_mates.isByCapture(context, node, event);
        conclusion = conclusionOf(node, event, recorded.reason, recorded.bound, recording.header,
                                  m_isSelective, isByRules);
        if (recording.header.isByVisits()) {
            m_playouts.left(context, node, event, m_iteration);
        } else {
            checkEnd(context, node, *conclusion, event);
            checkEntries(context, node, *conclusion);
            checkLeave(context, node, *conclusion, event);
            m_keys.left(context, node, *conclusion, m_iteration);
            m_mates.left(context, node, *conclusion, event);
        }
        if (node.move == rootWord)
            m_roots.left(context, node, *conclusion);
    }
    m_stops.left(context, node, event);
    m_hints.left(node, event);
    if (event.value && std::abs(*event.value) < infinite)
        m_largest = std::max(m_largest, std::abs(*event.value));
    noteVisit(node, conclusion, event, line);
    if (m_boards)
        m_boards->leave();
    --m_openCount;
}

/// Checks a node where the game is over, or is said to be.
void Checker::checkEnd(const CheckContext& context, const CheckedNode& node,
                       const Conclusion& conclusion, const EventLine& event) const {
    if (conclusion.reason == terminalWord && node.board) {
        context.findings.looked(Check::GameOverEarly);
        if (!node.board->isOver)
            context.find(Check::GameOverEarly, node, [] {
                return Sentence("The node is a terminal one, yet the game is not over.");
            });
    }
    const bool isTables = std::ranges::any_of(
        node.entries, [](const CheckedEntry& entry) { return entry.use == EntryUse::Cut; });
    const bool isKnown = (node.board && node.board->isOver) || event.won;
    if (node.hasChildren || conclusion.reason == tableWord ||
        (conclusion.reason == noWord && isTables) || !isKnown)
        return;
    context.findings.looked(Check::TerminalSign);
    std::optional<Side> winner;
    if (node.board && node.board->isOver)
        winner = node.board->winner;
    else if (*event.won != Winner::None)
        winner = *event.won == Winner::Max ? Side::Max : Side::Min;
    const double value = node.ofMax(conclusion.value), draw = context.header().draw;
    const bool isRight = !winner                ? value == draw
                         : *winner == Side::Max ? value > draw
                                                : value < draw;
    const auto isEnd = [&](const Bounds& window) {
        return conclusion.value == window.lower || conclusion.value == window.upper;
    };
    const bool isFinite = conclusion.value > -infinite && conclusion.value < infinite;
    if (!isRight && !(isFinite && (isEnd(node.entryWindow) || isEnd(node.window))))
        context.find(Check::TerminalSign, node, [&] {
            const std::string shown = printedText(node, conclusion.value);
            return !winner ? Sentence("The value {} is not that of a game that is drawn.", shown)
                   : *winner == Side::Max
                       ? Sentence("The value {} is not that of a game that max has won.", shown)
                       : Sentence("The value {} is not that of a game that min has won.", shown);
        });
}

/// Notes the node's return in its parent.
void Checker::noteVisit(const CheckedNode& node, const std::optional<Conclusion>& conclusion,
                        const EventLine& event, std::uint64_t line) {
    CheckedNode* const above = parent();
    if (!above)
        return;
    if (event.visits && event.value) {
        above->visitSum += *event.visits;
        above->weightedSum += *event.visits * node.inViewOf(*above, node.own(*event.value));
    }
    if (node.kind == NodeKind::NullMove && conclusion) {
        above->hasNullMoves = true;
        above->bestNullMove =
            std::max(above->bestNullMove, node.inViewOf(*above, conclusion->value));
    }
    if (node.place == 0)
        return;
    CheckedVisit visit;
    visit.move = node.move;
    visit.place = node.place;
    visit.node = node.id;
    visit.depth = node.depth;
    visit.reduction = node.reduction.value_or(0);
    visit.highAtEntry = node.highOfParent;
    visit.playouts = event.visits;
    visit.prior = event.prior;
    visit.enteredLine = node.enteredLine;
    visit.leftLine = line;
    if (node.hasWindow)
        visit.window = node.inViewOf(*above, node.entryWindow);
    CheckedMove& move = above->moves[node.place - 1];
    if (conclusion && move.lastVisit != CheckedMove::none)
        supersede(above->visits[move.lastVisit], visit);
    move.lastVisit = above->visits.size();
    if (conclusion) {
        visit.value = node.inViewOf(*above, conclusion->value);
        visit.known = node.inViewOf(*above, conclusion->known);
        visit.leaves = node.inViewOf(*above, conclusion->leaves);
        visit.failedHigh = visit.window && visit.window->upper < above->window.upper &&
                           *visit.value >= visit.window->upper;
    }
    above->visits.push_back(visit);
    if (visit.value)
        above->noteValue(above->visits.size() - 1);
}

} // namespace yomi::tree
