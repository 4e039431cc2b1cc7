// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_type.h"

#include "ui/inspector/inspector_keys.h"
#include "ui/inspector/recording_document.h"
#include "ui/inspector/recording_files.h"
#include "ui/inspector/recording_workspace.h"

#include <QCoreApplication>

namespace yomi::ui::inspector {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Type)
};

QList<Example> examples() {
    return {
        {TypeText::tr("Is my engine's search right?"),
         TypeText::tr("No: 43 findings with one cause, forgetting to flip the window, with the "
                      "lines and a picture."),
         QStringLiteral(":/examples/recording-window.yomi")},
        {TypeText::tr("Can you find the mistake?"),
         TypeText::tr("A search with one mistake. Look for it in the tree; then choose “All” on "
                      "the page Checks to see whether the checker agrees."),
         QStringLiteral(":/examples/recording-mistake.yomi")},
        {TypeText::tr("What does a correct search look like?"),
         TypeText::tr("Null windows, re-searches and cuts in connect four, five by four, and "
                      "nothing for the checker to find."),
         QStringLiteral(":/examples/recording-pvs.yomi")},
        {TypeText::tr("What if Yomi does not know the game?"),
         TypeText::tr("Nim by alpha-beta: moves are labels, and the checker needs no rules."),
         QStringLiteral(":/examples/recording-nim.yomi")},
    };
}

} // namespace

DocumentType recordingType(const FaceOf& faceOf) {
    DocumentType type;
    type.kind =
        QString::fromUtf8(recordingKind.data(), static_cast<qsizetype>(recordingKind.size()));
    type.title = TypeText::tr("Recording");
    type.description = TypeText::tr("Check and explore another program's search log.");
    type.icon = QStringLiteral(":/icons/recording.svg");
    type.createDocument = [] {
        return std::make_unique<RecordingDocument>();
    };
    type.createWorkspace = [faceOf](Document& document, QWidget* parent) -> Workspace* {
        return new RecordingWorkspace(static_cast<RecordingDocument&>(document), faceOf,
                                      RecordingCursor::mostNodes, parent);
    };
    type.keys = treeKeys();
    type.examples = examples();
    type.foreignFormats = foreignFormats();
    type.fromText = [](const QString& text, QString&) {
        return pastedCommand(text);
    };
    return type;
}

} // namespace yomi::ui::inspector
