// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/game_document.h"
#include "ui/inspector/finding_remarks.h"
#include "ui/inspector/perspective.h"
#include "ui/inspector/tree_layout.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::ui::inspector {

inline constexpr std::string_view recordingKind = "recording";
/// The limit of a recording inside the document.
inline constexpr std::size_t longestPaste = std::size_t{4} << 20;

struct RecordingInputs {
    RecordingSource source;
    std::string other; ///< the file of the second recording
    std::vector<Suppressed> suppressed;

    friend bool operator==(const RecordingInputs&, const RecordingInputs&) = default;
};

enum class RecordingPage { Tree, Icicle, Statistics, Checks, Query, Line, TwoRuns };
constexpr auto enumNames(RecordingPage) {
    return namesInOrder("tree", "icicle", "statistics", "checks", "query", "line", "two-runs");
}

inline constexpr std::size_t mostFolded = 10'000;

/// The view of a recording document.
struct RecordingView {
    RecordingPage page = RecordingPage::Checks;
    LineIndex place = noEvent; ///< the line of the current event; not chosen yet: the result
    std::string query, line;
    Numbers numbers = Numbers::Printed;
    bool quiz = false; ///< the quiz is on and hides later events
    Folds folds;       ///< of the tree, at most mostFolded of either kind

    friend bool operator==(const RecordingView&, const RecordingView&) = default;
};

/// A recording of any program's search: its source, and the suppressed findings. In a file the view
/// is
///
///     "view": {"page": "tree", "event": 118, "query": "cut=yes", "line": "4 2", "numbers": "own",
///              "quiz": false, "opened": [17], "closed": [3]}
class RecordingDocument : public GameDocument<RecordingInputs, RecordingView> {
public:
    explicit RecordingDocument(QObject* parent = nullptr);

    nlohmann::json inputsBody() const override;
    nlohmann::json viewBody() const override;
    QString fileInPlace() const override { return QString::fromStdString(inputs().source.file); }

    template <class Value>
    void look(Value RecordingView::*at, Value value) {
        RecordingView next = view();
        next.*at = std::move(value);
        setView(next);
    }

protected:
    Snapshot parse(const nlohmann::json& body) const override;
};

Edit<RecordingInputs> openSource(const RecordingInputs& before, RecordingSource source);
Edit<RecordingInputs> skipForeign(const RecordingInputs& before);
Edit<RecordingInputs> openOther(const RecordingInputs& before, const QString& file);
/// Without a line suppresses the whole check.
Edit<RecordingInputs> suppress(const RecordingInputs& before, Check check,
                               std::optional<std::uint64_t> line);
Edit<RecordingInputs> showAllFindings(const RecordingInputs& before);

} // namespace yomi::ui::inspector
