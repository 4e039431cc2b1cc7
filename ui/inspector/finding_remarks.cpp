// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/finding_remarks.h"

#include "ui/inspector/recording_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

struct RemarkText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Remark)
};

QString sentenceOf(const Finding& finding, std::size_t index) {
    return RemarkText::tr("Line %1, %2 %3: %4", "line, error, window-sign: what is wrong")
        .arg(lineText(finding.lines[index]), severityName(severityOf(finding.check)),
             wordText(nameOf(finding.check)), wordText(finding.sentences[index]));
}

} // namespace

Remarks remarksOf(const ReadRecording& read, const RecordingInputs& inputs) {
    Remarks remarks;
    if (read.recording.events.empty())
        return remarks;
    for (const Finding& finding : read.report.findings)
        for (std::size_t i = 0; i < finding.lines.size(); ++i) {
            const std::uint64_t line = finding.lines[i];
            const std::optional<NodeId> node = read.nodeOf(read.eventAt(line));
            if (!node || isSuppressed(inputs, finding.check, line))
                continue;
            const auto [at, isNew] =
                remarks.try_emplace(*node, Remark{severityOf(finding.check), {}});
            Remark& remark = at->second;
            remark.severity = std::min(remark.severity, severityOf(finding.check));
            remark.sentences += (isNew ? QString() : QStringLiteral("\n")) + sentenceOf(finding, i);
        }
    return remarks;
}

} // namespace yomi::ui::inspector
