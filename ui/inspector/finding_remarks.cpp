// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/finding_remarks.h"

#include "ui/common/wording.h"
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
             wordText(nameOf(finding.check)), worded(finding.sentences[index]));
}

} // namespace

bool isSuppressed(const std::vector<Suppressed>& suppressed, Check check, std::uint64_t line) {
    return std::ranges::any_of(suppressed, [&](const Suppressed& each) {
        return each.check == check && (!each.line || *each.line == line);
    });
}

std::uint64_t suppressedCount(const std::vector<Suppressed>& suppressed, const Finding& finding) {
    if (std::ranges::find(suppressed, Suppressed{finding.check, {}}) != suppressed.end())
        return finding.count;
    return static_cast<std::uint64_t>(std::ranges::count_if(finding.lines, [&](std::uint64_t line) {
        return isSuppressed(suppressed, finding.check, line);
    }));
}

Remarks remarksOf(const ReadRecording& read, const std::vector<Suppressed>& suppressed) {
    Remarks remarks;
    if (read.recording.events.empty())
        return remarks;
    for (const Finding& finding : read.report.findings)
        for (std::size_t i = 0; i < finding.lines.size(); ++i) {
            const std::uint64_t line = finding.lines[i];
            if (isSuppressed(suppressed, finding.check, line))
                continue;
            const auto [at, isNew] = remarks.try_emplace(read.nodeOf(read.eventAt(line)),
                                                         Remark{severityOf(finding.check), {}});
            Remark& remark = at->second;
            remark.severity = std::min(remark.severity, severityOf(finding.check));
            remark.sentences += (isNew ? QString() : QStringLiteral("\n")) + sentenceOf(finding, i);
        }
    return remarks;
}

} // namespace yomi::ui::inspector
