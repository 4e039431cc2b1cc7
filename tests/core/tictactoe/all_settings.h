// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/document_json.h"
#include "core/tictactoe/position.h"

#include <QMetaType>
#include <QString>

#include <vector>

Q_DECLARE_METATYPE(yomi::tictactoe::Settings)

namespace yomi::tictactoe {

/// Every valid combination of algorithm, table, image rule, deepening and ordering, except plain
/// minimax, to full depth.
inline std::vector<Settings> allSettings() {
    std::vector<Settings> all;
    for (const Algorithm algorithm : {Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs})
        for (const bool iterative : {false, true}) {
            Settings settings;
            settings.algorithm = algorithm;
            settings.iterative = iterative;
            if (algorithm != Algorithm::Minimax) {
                settings.table = false;
                settings.ordering = false;
                all.push_back(settings);
            }
            settings.table = true;
            for (const char* const images : {"article", "canonical"}) {
                settings.images = images;
                for (const bool ordering : {false, true}) {
                    settings.ordering = ordering;
                    if (iterative || ordering)
                        all.push_back(settings);
                }
            }
            settings.freshTable = true;
            all.push_back(settings);
        }
    return all;
}

inline std::vector<Update> updatesOf(Algorithm algorithm) {
    if (algorithm == Algorithm::Pvs)
        return {Update::Copy, Update::Unmake, Update::UnmakeEach};
    return {Update::Copy, Update::Unmake};
}

inline Settings alphaBetaWithTable() {
    return {.table = true};
}
inline Settings iterativePvs() {
    return {.algorithm = Algorithm::Pvs, .iterative = true};
}

inline QString described(const Position& position, const Settings& settings) {
    return QString::fromStdString(text(position) + " " + toJson(settings).dump());
}

} // namespace yomi::tictactoe
