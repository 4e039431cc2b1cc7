// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/trace_command.h"

#include "ui/common/shell_command.h"
#include "ui/inspector/recording_words.h"

#include <QStringList>

namespace yomi::ui::inspector {

QString traceCommand(const RecordingInputs& inputs, const RecordingView& view,
                     std::optional<std::uint64_t> line) {
    const QString file = inputs.source.file.empty()
                             ? QStringLiteral("FILE.yt")
                             : shellWord(QString::fromStdString(inputs.source.file));
    QStringList words{QStringLiteral("yomi-cli trace")};
    switch (view.page) {
    case RecordingPage::Tree:
    case RecordingPage::Icicle:
        words << QStringLiteral("dot") << file;
        if (line)
            words << QStringLiteral("--from") << QString::number(*line)
                  << QStringLiteral("--ply 3");
        break;
    case RecordingPage::Statistics:
        words << QStringLiteral("stats") << file;
        break;
    case RecordingPage::Checks: {
        words << QStringLiteral("check") << file;
        QStringList ignored;
        for (const Suppressed& each : inputs.suppressed)
            ignored << wordText(nameOf(each.check)) +
                           (each.line ? u'@' + QString::number(*each.line) : QString());
        if (!ignored.isEmpty())
            words << QStringLiteral("--ignore") << ignored.join(u',');
        break;
    }
    case RecordingPage::Query:
        words << QStringLiteral("query") << file << shellWord(QString::fromStdString(view.query));
        break;
    case RecordingPage::Line:
        words << QStringLiteral("line") << file << shellWord(QString::fromStdString(view.line));
        break;
    case RecordingPage::TwoRuns:
        words << QStringLiteral("diff") << file
              << (inputs.other.empty() ? QStringLiteral("OTHER.yt")
                                       : shellWord(QString::fromStdString(inputs.other)));
        break;
    }
    if (inputs.source.skipsForeign)
        words << QStringLiteral("--skip-foreign");
    return words.join(u' ');
}

} // namespace yomi::ui::inspector
