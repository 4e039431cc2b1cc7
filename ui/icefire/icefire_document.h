// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/game_document.h"
#include "ui/icefire/edits.h"
#include "ui/icefire/view.h"

namespace yomi::ui::icefire {

/// The inputs of the Ice & Fire workspace, and the view. An edit that changes the lines goes to the
/// last moment, and undo back to the moment shown before.
class IcefireDocument : public GameDocument<Inputs, View> {
    Q_OBJECT

public:
    /// A new document has the map of seed 1, a person against the bot "article".
    explicit IcefireDocument(QObject* parent = nullptr);

    nlohmann::json inputsBody() const override;
    nlohmann::json viewBody() const override;
    const Match& match() const { return *inputs().match; }

    /// The view with one field changed: to be shown, or as the view after an edit.
    template <class Field>
    View viewWith(Field View::*field, const Field& value) const {
        View changed = view();
        changed.*field = value;
        return changed;
    }
    template <class Field>
    void look(Field View::*field, const Field& value) {
        setView(viewWith(field, value));
    }

protected:
    Snapshot parse(const nlohmann::json& body) const override;
    View viewAfter(const Inputs& after) const override;
    View viewOf(const Snapshot& next) const override;
};

} // namespace yomi::ui::icefire
