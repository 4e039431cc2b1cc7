// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/registry.h"

#include "core/boards/game_entry.h"
#include "ui/connectfour/rules.h"
#include "ui/connectfour/type.h"
#include "ui/hands/type.h"
#include "ui/icefire/type.h"
#include "ui/inspector/recording_type.h"
#include "ui/mnk/rules.h"
#include "ui/mnk/type.h"
#include "ui/splitdamage/type.h"
#include "ui/tictactoe/face.h"
#include "ui/tictactoe/type.h"

#include <map>
#include <string_view>

namespace yomi::ui {

namespace {

/// The face for the boards of that game.
const inspector::GameFace* recordedFace(const yomi::tree::RecordingHeader& header) {
    static const std::map<std::string_view, const inspector::GameFace*> faces = {
        {"tictactoe", &tictactoe::face()},
        {"connectfour", &connectfour::Rules::face()},
        {"mnk", &mnk::Rules::face()},
    };
    return header.game ? faces.at(header.game->name) : nullptr;
}

} // namespace

QList<DocumentType> documentTypes() {
    return {splitdamage::documentType(), hands::documentType(),
            tictactoe::documentType(),   connectfour::documentType(),
            mnk::documentType(),         inspector::recordingType(recordedFace),
            icefire::documentType()};
}

} // namespace yomi::ui
