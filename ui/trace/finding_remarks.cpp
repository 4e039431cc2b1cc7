// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/finding_remarks.h"

#include "ui/trace/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::trace {

namespace {

struct RemarkText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::trace::Remark)
};

QString sentenceOf(const Finding& finding, std::uint64_t line) {
    const bool isFirst = line == finding.lines.front(); // of which the finding has the numbers
    return RemarkText::tr("Line %1, %2 %3: %4", "line, error, window-sign: what is wrong")
        .arg(
            lineText(line), severityName(severityOf(finding.check)),
            wordText(nameOf(finding.check)),
            isFirst
                ? wordText(finding.sentence)
                : RemarkText::tr("%1.", "a headline as a sentence").arg(checkTitle(finding.check)));
}

} // namespace

search::Remarks remarksOf(const ReadRecording& read, const Inputs& inputs) {
    search::Remarks remarks;
    if (read.recording.events.empty())
        return remarks;
    for (const Finding& finding : read.report.findings)
        for (const std::uint64_t line : finding.lines) {
            const std::optional<NodeId> node = read.nodeOf(read.eventAt(line));
            if (!node || isHushed(inputs, finding.check, line))
                continue;
            const auto [at, isNew] =
                remarks.try_emplace(*node, search::Remark{severityOf(finding.check), {}});
            search::Remark& remark = at->second;
            remark.severity = std::min(remark.severity, severityOf(finding.check));
            remark.sentences +=
                (isNew ? QString() : QStringLiteral("\n")) + sentenceOf(finding, line);
        }
    return remarks;
}

} // namespace yomi::ui::trace
