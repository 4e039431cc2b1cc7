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

/// Creates the rows that only this game compares.
template <class Rules>
using MakeOwnRows = std::function<QList<ComparedRows*>(StoneDocument<Rules>&)>;

/// The type of the documents of a game of stones; the game sets its texts and examples. `least` and
/// `most` bound the fields of the size.
template <class Rules>
DocumentType stoneType(const SizeFields::Sizes& least, const SizeFields::Sizes& most,
                       const MakeOwnRows<Rules>& ownRows = {}) {
    DocumentType type;
    type.kind = QString::fromUtf8(Rules::kind);
    type.createDocument = [] {
        return std::make_unique<StoneDocument<Rules>>();
    };
    type.createWorkspace = [=](ui::Document& document, QWidget* parent) -> Workspace* {
        auto& stones = static_cast<StoneDocument<Rules>&>(document);
        return new StoneWorkspace(stones, Rules(), least, most,
                                  ownRows ? ownRows(stones) : QList<ComparedRows*>(), parent);
    };
    type.keys = StoneBoard::keys() + inspectorKeys();
    type.fromText = [](const QString& text, QString& note) -> std::unique_ptr<ui::Document> {
        return pastedPosition<StoneDocument<Rules>>(text, QString::fromUtf8(Rules::game().name),
                                                    note);
    };
    return type;
}

} // namespace yomi::ui::games
