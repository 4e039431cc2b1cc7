// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/type.h"

#include "ui/icefire/icefire_document.h"
#include "ui/icefire/icefire_workspace.h"
#include "ui/icefire/record_files.h"

#include <QCoreApplication>

namespace yomi::ui::icefire {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Type)
};

QList<Example> examples() {
    return {
        {TypeText::tr("A recorded match"),
         TypeText::tr(
             "Two annealing bots on the map of seed 14: step to cuts, towers and the end."),
         QStringLiteral(":/examples/ice-and-fire-match.yomi")},
        {TypeText::tr("A lethal chain to find"),
         TypeText::tr("Fire has 167 gold and is to move: eight cells to the HQ, which ones?"),
         QStringLiteral(":/examples/ice-and-fire-lethal.yomi")},
        {TypeText::tr("Saved by one tower"),
         TypeText::tr(
             "Fire can finish next turn for 70 gold; of 29 places for a tower one saves ice."),
         QStringLiteral(":/examples/ice-and-fire-tower.yomi")},
        {TypeText::tr("The annealer, from inside"),
         TypeText::tr("One turn in the middle of a match, planned with three setups."),
         QStringLiteral(":/examples/ice-and-fire-annealer.yomi")},
    };
}

QList<KeyHint> keys() {
    return {
        {TypeText::tr("Arrows"), TypeText::tr("Board: to another cell")},
        {TypeText::tr("Space, Enter"), TypeText::tr("Board: what a click does there")},
        {TypeText::tr("1, 2, 3, T, M"),
         TypeText::tr("Match: train a level, build a tower or a mine")},
        {TypeText::tr("Escape"), TypeText::tr("Match: let go of the unit or the order")},
        {TypeText::tr("S, N, L, P, 1, 2, 3, T, M, H"), TypeText::tr("Position: choose a tool")},
        {TypeText::tr("O"), TypeText::tr("Position: the other owner")},
        {TypeText::tr("Delete"), TypeText::tr("Position: erase what stands on the cell")},
    };
}

} // namespace

DocumentType documentType() {
    auto type = documentTypeOf<IcefireDocument, IcefireWorkspace>(QStringLiteral("ice-and-fire"));
    type.title = TypeText::tr("Ice & Fire");
    type.description = TypeText::tr("Watch bots play A Code of Ice & Fire, and see what they saw.");
    type.keys = keys();
    type.examples = examples();
    type.foreignFormats = foreignFormats();
    type.fromText = [](const QString& text, QString&) {
        return pastedCommand(text);
    };
    return type;
}

} // namespace yomi::ui::icefire
