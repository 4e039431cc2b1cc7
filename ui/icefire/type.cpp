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
        {TypeText::tr("What does a bot think?"),
         TypeText::tr("A turn planned by simulated annealing: the plan on the board, its value and "
                      "the temperature."),
         QStringLiteral(":/examples/ice-and-fire-annealer.yomi")},
        {TypeText::tr("Where does a match turn?"),
         TypeText::tr(
             "Two bots on the map of seed 14: step to captures, cuts, towers and the end."),
         QStringLiteral(":/examples/ice-and-fire-match.yomi")},
        {TypeText::tr("Which cells lead to the HQ?"),
         TypeText::tr("Fire is to move and has 167 gold; eight cells for 140 finish the game."),
         QStringLiteral(":/examples/ice-and-fire-lethal.yomi")},
        {TypeText::tr("Which tower saves Ice?"),
         TypeText::tr("Fire can finish next turn for 70 gold. Of 29 places for a tower, only one "
                      "saves Ice."),
         QStringLiteral(":/examples/ice-and-fire-tower.yomi")},
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
        {TypeText::tr("Delete"), TypeText::tr("Position: erase what is on the cell")},
    };
}

} // namespace

DocumentType documentType() {
    auto type = documentTypeOf<IcefireDocument, IcefireWorkspace>(QStringLiteral("ice-and-fire"));
    type.title = TypeText::tr("Ice & Fire");
    type.description =
        TypeText::tr("Watch bots play A Code of Ice & Fire and see what they think.");
    type.keys = keys();
    type.examples = examples();
    type.foreignFormats = foreignFormats();
    type.fromText = [](const QString& text, QString&) {
        return pastedCommand(text);
    };
    return type;
}

} // namespace yomi::ui::icefire
