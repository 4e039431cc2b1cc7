// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_document.h"

#include "ui/inspector/recording_words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace yomi::ui::inspector {

using nlohmann::json;

namespace {

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Edit)
};

constexpr std::size_t mostSuppressed = 10'000;

/// A list of nodes, some of which the recording may not have.
std::vector<NodeId> nodesIn(const ObjectReader& view, const char* key) {
    std::vector<NodeId> nodes;
    view.forEach(key, mostFolded, [&](const json& each, const std::string& path) {
        nodes.push_back(static_cast<NodeId>(integerAt(each, path, 0, noNode)));
    });
    return nodes;
}

} // namespace

RecordingDocument::RecordingDocument(QObject* parent)
    : GameDocument(recordingKind, {}, parent) {}

RecordingDocument::Snapshot RecordingDocument::parse(const json& body) const {
    Snapshot read;
    const ObjectReader reader(body);
    read.inputs.source.file = reader.text("file", "");
    if (reader.has("text")) {
        std::string text = reader.text("text");
        if (text.size() > longestPaste)
            throw FormatError("a recording of more than 4 MiB must be a file of its own")
                .at("text");
        read.inputs.source.text = std::make_shared<const std::string>(std::move(text));
    }
    read.inputs.source.skipsForeign = reader.boolean("skipForeign", false);
    read.inputs.other = reader.text("other", "");
    reader.forEach("hushed", mostSuppressed, [&](const json& each, const std::string& path) {
        const ObjectReader suppressed(each, path);
        Suppressed one{suppressed.choice<Check>("check"), {}};
        if (suppressed.has("line"))
            one.line = static_cast<std::uint64_t>(
                suppressed.integer("line", 1, std::numeric_limits<std::int64_t>::max()));
        read.inputs.suppressed.push_back(one);
    });
    if (reader.has("view")) {
        const ObjectReader view = reader.object("view");
        read.view = {
            viewChoice(view, "page", RecordingPage::Checks),
            static_cast<LineIndex>(view.integer("event", 0, noEvent, noEvent)),
            view.text("query", ""),
            view.text("line", ""),
            viewChoice(view, "numbers", Numbers::Printed),
            view.boolean("quiz", false),
            {view.boolean("unfolded", false), nodesIn(view, "opened"), nodesIn(view, "closed")}};
    }
    return read;
}

json RecordingDocument::inputsBody() const {
    const RecordingSource& source = inputs().source;
    json body = json::object();
    if (source.text)
        body["text"] = *source.text;
    else
        body["file"] = source.file;
    if (source.skipsForeign)
        body["skipForeign"] = true;
    if (!inputs().other.empty())
        body["other"] = inputs().other;
    json suppressed = json::array();
    for (const Suppressed& each : inputs().suppressed) {
        json one = {{"check", nameOf(each.check)}};
        if (each.line)
            one["line"] = *each.line;
        suppressed.push_back(std::move(one));
    }
    body["hushed"] = std::move(suppressed);
    return body;
}

json RecordingDocument::viewBody() const {
    json body = {{"page", nameOf(view().page)},
                 {"event", view().place},
                 {"query", view().query},
                 {"line", view().line},
                 {"numbers", nameOf(view().numbers)},
                 {"quiz", view().quiz}};
    const Folds& folds = view().folds;
    if (folds.all)
        body["unfolded"] = true;
    if (!folds.opened.empty())
        body["opened"] = folds.opened;
    if (!folds.closed.empty())
        body["closed"] = folds.closed;
    return {{"view", std::move(body)}};
}

Edit<RecordingInputs> openSource(const RecordingInputs& before, RecordingSource source) {
    RecordingInputs after = before;
    after.source = std::move(source);
    return {EditText::tr("Read another recording"), std::move(after)};
}

Edit<RecordingInputs> skipForeign(const RecordingInputs& before) {
    RecordingInputs after = before;
    after.source.skipsForeign = true;
    return {EditText::tr("Skip lines that are not events"), std::move(after)};
}

Edit<RecordingInputs> openOther(const RecordingInputs& before, const QString& file) {
    RecordingInputs after = before;
    after.other = file.toStdString();
    return {EditText::tr("Compare with %1", "name of a file").arg(QFileInfo(file).fileName()),
            std::move(after)};
}

Edit<RecordingInputs> suppress(const RecordingInputs& before, Check check,
                               std::optional<std::uint64_t> line) {
    RecordingInputs after = before;
    if (!line)
        std::erase_if(after.suppressed,
                      [check](const Suppressed& each) { return each.check == check; });
    const QString name = wordText(nameOf(check));
    if (after.suppressed.size() >= mostSuppressed)
        return {{}, before, EditText::tr("No more findings can be suppressed.")};
    after.suppressed.push_back({check, line});
    return {line ? EditText::tr("Suppress %1 in line %2").arg(name, lineText(*line))
                 : EditText::tr("Suppress %1").arg(name),
            std::move(after)};
}

Edit<RecordingInputs> showAllFindings(const RecordingInputs& before) {
    RecordingInputs after = before;
    after.suppressed.clear();
    return {EditText::tr("Show all findings"), std::move(after)};
}

} // namespace yomi::ui::inspector
