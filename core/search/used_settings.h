// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings.h"

namespace yomi::search {

/// The settings without what their algorithm has no use for: minimax has no window and cuts
/// nothing, and PVS alone searches moves with a null window of that width.
inline Settings usedSettings(Settings settings) {
    const Settings usual;
    if (settings.algorithm != Algorithm::Pvs)
        settings.nullWindow = usual.nullWindow;
    if (settings.algorithm == Algorithm::Minimax) {
        settings.fail = usual.fail;
        settings.killers = usual.killers;
        settings.history = usual.history;
        settings.aspiration = usual.aspiration;
    }
    return settings;
}

} // namespace yomi::search
