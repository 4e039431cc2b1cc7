// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_files.h"

#include "core/common/format_error.h"
#include "ui/common/shell_command.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace yomi::ui::inspector {

namespace {

struct FilesText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Files)
};

bool beginsRecording(const QByteArray& firstLine) {
    static const QRegularExpression header(
        QStringLiteral("^\\x{feff}?\\s*(yomi-trace\\b|\\{.*\"yomi-trace\"\\s*:)"));
    return header.match(QString::fromUtf8(firstLine)).hasMatch();
}

bool beginsNodeList(const QByteArray& firstLine) {
    static const QRegularExpression node(
        QStringLiteral("^\\s*\\{\\s*\"node\"\\s*:.*\"parent\"\\s*:"));
    return node.match(QString::fromUtf8(firstLine)).hasMatch();
}

/// An unmodified document with that recording.
std::unique_ptr<Document> documentOf(const RecordingSource& source) {
    auto document = std::make_unique<RecordingDocument>();
    document->perform(openSource(document->inputs(), source));
    document->undoStack().clear();
    return document;
}

QList<ForeignDocument> pastedRecording(const QByteArray& text) {
    return {{FilesText::tr("Recording"), [source = pastedSource(text)] {
                 return documentOf(source);
             }}};
}

[[noreturn]] void refuseNodeList() {
    throw FormatError(verbatim(FilesText::tr("This is a list of nodes; write a recording with "
                                             "--trace FILE.yt.")));
}

QList<ForeignDocument> nodeList(const QByteArray& /*text*/) {
    refuseNodeList();
}

} // namespace

QList<ForeignFormat> foreignFormats() {
    const auto inPlace = [](const QString& path) {
        return documentOf({path.toStdString(), {}});
    };
    return {{FilesText::tr("Recordings (*.yt *.jsonl)"), beginsRecording, pastedRecording, inPlace,
             QStringLiteral(".yt")},
            {{}, beginsNodeList, nodeList, {}}};
}

std::unique_ptr<Document> pastedCommand(const QString& text) {
    const auto command = ShellCommand::parse(text);
    if (!command || command->job() != QStringLiteral("trace"))
        return nullptr;
    command->refuseOptionsBut(
        {"memory", "skip-foreign", "strict", "needs", "only", "ignore", "from", "ply"});
    const QString file = command->arguments().value(1); // the argument after the subcommand
    if (file.isEmpty())
        throw FormatError(verbatim(FilesText::tr("The command names no recording.")));
    return documentOf({file.toStdString(), {}});
}

RecordingSource pastedSource(const QByteArray& text) {
    const QByteArray firstLine = firstLineOf(text);
    if (beginsNodeList(firstLine))
        refuseNodeList();
    if (!beginsRecording(firstLine))
        throw FormatError(verbatim(FilesText::tr("This is not a recording: its first line would be "
                                                 "yomi-trace 1.")));
    if (static_cast<std::size_t>(text.size()) > longestPaste)
        throw FormatError(verbatim(
            FilesText::tr("The text is longer than 4 MiB. Save it to a file, and open that.")));
    return {{}, std::make_shared<const std::string>(text.toStdString())};
}

} // namespace yomi::ui::inspector
