// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/move_line.h"

#include "core/tree/ask/attributes.h"
#include "core/tree/line_text.h"
#include "core/tree/score_json.h"

#include <algorithm>

namespace yomi::tree {

using nlohmann::json;

namespace {

class Follower {
public:
    Follower(const Recording& recording, const RecordingDetails& details, std::size_t iteration)
        : m_recording(recording)
        , m_details(details)
        , m_iteration(iteration) {
        m_line.iteration = iteration;
    }

    IterationLine follow(std::span<const std::string> line) {
        NodeId above = lastRoot();
        if (above == noNode) {
            above = enterApart(line);
            line = line.subspan(m_line.steps.size());
        }
        for (const std::string& move : line) {
            LineStep step = stepAlong(above, move);
            if (step.visits.empty()) {
                endAt(above, move);
                return std::move(m_line);
            }
            above = step.visits.back();
            m_line.steps.push_back(std::move(step));
        }
        return std::move(m_line);
    }

private:
    const RecordedNode& node(NodeId id) const { return m_recording.nodes[id]; }

    /// noNode if the root's moves are at the top.
    NodeId lastRoot() const {
        NodeId root = noNode;
        m_recording.forEachTop(m_iteration, [&](NodeId top) {
            if (node(top).move == rootWord)
                root = top;
        });
        return root;
    }

    /// The longest beginning of a line below which nodes are recorded apart from the root: adds it
    /// with the visits of its last move. Returns the last of these.
    NodeId enterApart(std::span<const std::string> line) {
        std::vector<NodeId> visits;
        std::size_t length = 0;
        m_recording.forEachTop(m_iteration, [&](NodeId top) {
            if (node(top).parent == noNode || !node(top).isCounted())
                return;
            const std::vector<WordId> path = m_recording.pathTo(top);
            if (path.size() < length || !isBeginningOf(line, path))
                return;
            if (path.size() > length)
                visits.clear();
            length = path.size();
            visits.push_back(top);
        });
        if (visits.empty())
            return noNode;
        for (const std::string& move : line.first(length))
            m_line.steps.push_back({move, 0, {}});
        m_line.steps.back().visits = visits;
        return visits.back();
    }

    /// Whether a line begins with a path.
    bool isBeginningOf(std::span<const std::string> line, const std::vector<WordId>& path) const {
        return path.size() <= line.size() &&
               std::ranges::equal(line.first(path.size()), path,
                                  [&](const std::string& move, WordId word) {
                                      return m_recording.words.text(word) == move;
                                  });
    }

    LineStep stepBelow(NodeId above, const std::string& move) const {
        LineStep step{move, 0, {}};
        const auto visit = [&](NodeId child) {
            const RecordedNode& visited = node(child);
            if (!visited.isCounted() || m_recording.words.text(visited.move) != move)
                return;
            step.place = visited.place;
            step.visits.push_back(child);
        };
        if (above == noNode)
            m_recording.forEachTop(m_iteration, [&](NodeId top) {
                if (node(top).ply == 1)
                    visit(top);
            });
        else
            for (NodeId child = above + 1; child < node(above).end; child = node(child).end)
                visit(child);
        return step;
    }

    /// The same for a move as in a path: "5#2" continues below its second visit.
    LineStep stepAlong(NodeId above, const std::string& move) const {
        LineStep step = stepBelow(above, move);
        const std::size_t mark = move.rfind('#');
        if (!step.visits.empty() || mark == std::string::npos)
            return step;
        LineStep named = stepBelow(above, move.substr(0, mark));
        for (std::size_t visit = 1; visit <= named.visits.size(); ++visit)
            if (move.substr(mark + 1) == std::to_string(visit)) {
                named.visits.resize(visit);
                return named;
            }
        return step;
    }

    bool hasMoves(NodeId above) const {
        bool has = false;
        m_recording.forEachChild(above,
                                 [&](const RecordedNode& child) { has |= child.isCounted(); });
        return has;
    }

    void endAt(NodeId above, const std::string& move) {
        m_line.end = LineEnd::NotSearched;
        if (above == noNode)
            return;
        if (const DetailedSkip* const skip = m_details.skipOf(above, move)) {
            m_line.end = LineEnd::Skipped;
            if (skip->why != noWord)
                m_line.why = m_details.text(skip->why);
        } else if (!hasMoves(above)) {
            m_line.end = LineEnd::Leaf;
            m_line.why = textOf("reason", above);
        } else if (node(above).isCutoff) {
            m_line.end = LineEnd::Cut;
            m_line.why = textOf("best", above);
        }
    }

    std::optional<std::string> textOf(std::string_view attribute, NodeId id) const {
        const AttributeValue value = Attributes(m_recording, m_details).of(id, attribute);
        return value ? std::optional(std::get<std::string>(*value)) : std::nullopt;
    }

    const Recording& m_recording;
    const RecordingDetails& m_details;
    std::size_t m_iteration;
    IterationLine m_line;
};

json visitToJson(NodeId id, const Recording& recording, const RecordingDetails& details) {
    const RecordedNode& node = recording.nodes[id];
    const KeptFields& kept = details.kept();
    json visit = {{"line", recording.lineNumberOf(node.entered)},
                  {"reason", node.isOpen() ? "open" : recording.words.text(node.reason)}};
    if (node.hasWindow) {
        visit["alpha"] = scoreToJson(node.alpha);
        visit["beta"] = scoreToJson(node.beta);
    }
    if (const auto depth = kept.depth[id])
        visit["depth"] = *depth;
    if (const auto visits = kept.visits[id])
        visit["n"] = *visits;
    if (const auto prior = kept.prior[id])
        visit["p"] = *prior;
    if (node.hasValue)
        visit["value"] = scoreToJson(node.value);
    if (node.bound)
        visit["bound"] = nameOf(*node.bound);
    return visit;
}

} // namespace

std::vector<std::string> movesIn(std::string_view line) {
    constexpr std::string_view blanks = " \t\n\v\f\r";
    std::vector<std::string> moves;
    for (std::size_t begin = line.find_first_not_of(blanks); begin != std::string_view::npos;
         begin = line.find_first_not_of(blanks)) {
        line.remove_prefix(begin);
        const std::string_view move = line.substr(0, line.find_first_of(blanks));
        std::string& decoded = moves.emplace_back();
        if (!decodeEscapes(move, decoded))
            decoded = move;
        line.remove_prefix(move.size());
    }
    return moves;
}

std::string shownMove(const IterationLine& search, std::size_t step) {
    std::size_t first = step;
    while (first > 0 && search.steps[first - 1].visits.empty())
        --first;
    std::string moves = search.steps[first].move;
    for (std::size_t next = first + 1; next <= step; ++next)
        moves.append(1, ' ').append(search.steps[next].move);
    return moves;
}

std::vector<IterationLine> searchesOf(std::span<const std::string> line, const Recording& recording,
                                      const RecordingDetails& details) {
    std::vector<IterationLine> searches;
    for (std::size_t i = 0; i < recording.iterations.size(); ++i)
        searches.push_back(Follower(recording, details, i).follow(line));
    return searches;
}

json toJson(std::span<const IterationLine> searches, const Recording& recording,
            const RecordingDetails& details) {
    json all = json::array();
    for (const IterationLine& search : searches) {
        const WordId name = recording.iterations[search.iteration].name;
        json steps = json::array();
        for (const LineStep& step : search.steps) {
            json visits = json::array();
            for (const NodeId visit : step.visits)
                visits.push_back(visitToJson(visit, recording, details));
            steps.push_back({{"move", step.move},
                             {"place", step.place > 0 ? json(step.place) : json()},
                             {"visits", visits}});
        }
        json each = {{"iteration", name == noWord ? json(search.iteration + 1)
                                                  : json(recording.words.text(name))},
                     {"steps", steps},
                     {"end", nameOf(search.end)}};
        if (search.why)
            each["why"] = *search.why;
        all.push_back(std::move(each));
    }
    return all;
}

} // namespace yomi::tree
