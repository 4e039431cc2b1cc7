// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/registry.h"

#include "core/connectfour/recorded_rules.h"
#include "core/mnk/recorded_rules.h"
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

namespace yomi::ui {

namespace {

/// The rules of a recording's game; null without one.
std::unique_ptr<yomi::trace::BoardRules> recordedRules(const yomi::trace::RecordingHeader& header) {
    using yomi::trace::KnownGame;
    switch (header.game) {
    case KnownGame::None:
        break;
    case KnownGame::ConnectFour:
        return std::make_unique<yomi::connectfour::RecordedRules>(header.size());
    case KnownGame::TicTacToe: // the game 3,3,3
    case KnownGame::Mnk:
        return std::make_unique<yomi::mnk::RecordedRules>(header.size());
    }
    return nullptr;
}

/// The face for the boards of that game.
const inspector::GameFace* recordedFace(const yomi::trace::RecordingHeader& header) {
    using yomi::trace::KnownGame;
    switch (header.game) {
    case KnownGame::None:
        break;
    case KnownGame::ConnectFour:
        return &connectfour::Rules::face();
    case KnownGame::TicTacToe:
        return &tictactoe::face();
    case KnownGame::Mnk:
        return &mnk::Rules::face();
    }
    return nullptr;
}

} // namespace

QList<DocumentType> documentTypes() {
    return {splitdamage::documentType(), hands::documentType(),
            tictactoe::documentType(),   connectfour::documentType(),
            mnk::documentType(),         inspector::recordingType(recordedRules, recordedFace),
            icefire::documentType()};
}

} // namespace yomi::ui
