// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/games/pasted.h"
#include "ui/games/stone_workspace.h"
#include "ui/inspector/inspector_keys.h"

#include <functional>
#include <memory>

namespace yomi::ui::games {

template <class Rules>
using StoneDocument = GameSearchDocument<StoneGame<Rules>>;

/// Creates the pages that only this game has.
template <class Rules>
using MakeOwnPages = std::function<QList<OwnPage>(StoneDocument<Rules>&)>;

/// The type of the documents of a game of stones; the game sets its texts and examples. `least` and
/// `most` bound the fields of the size.
template <class Rules>
DocumentType stoneType(const SizeFields::Sizes& least, const SizeFields::Sizes& most,
                       const MakeOwnPages<Rules>& ownPages = {}) {
    DocumentType type;
    type.kind = QString::fromUtf8(Rules::kind);
    type.createDocument = [] {
        return std::make_unique<StoneDocument<Rules>>();
    };
    type.createWorkspace = [=](ui::Document& document, QWidget* parent) -> Workspace* {
        auto& stones = static_cast<StoneDocument<Rules>&>(document);
        return new StoneWorkspace(stones, Rules(), least, most,
                                  ownPages ? ownPages(stones) : QList<OwnPage>(), parent);
    };
    type.keys = StoneBoard::keys() + inspectorKeys();
    type.fromText = [](const QString& text, QString& note) -> std::unique_ptr<ui::Document> {
        return pastedPosition<StoneDocument<Rules>>(text, QString::fromUtf8(Rules::game().name),
                                                    note);
    };
    return type;
}

} // namespace yomi::ui::games
