// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/stone_workspace.h"

namespace yomi::ui::games {

void StoneWorkspace::addSizeFields(SizeFields* fields) {
    positionPanel()->addAbove(fields);
    connect(fields, &SizeFields::refused, positionPanel(), &PositionPanel::showRefusal);
}

} // namespace yomi::ui::games
