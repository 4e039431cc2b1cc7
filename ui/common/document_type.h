// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/common/workspace.h"

#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace yomi::ui {

/// A document that comes with the program, offered on the welcome page.
struct Example {
    QString title;
    QString description; ///< one sentence: what there is to see
    QString resource;    ///< ":/examples/….yomi"
};

/// A key that a workspace answers to and that is no action's shortcut, for the list of shortcuts.
struct KeyHint {
    QString keys;    ///< as a person reads them: "Left, Right", "D"
    QString meaning; ///< "Give or take the divine shield"
};

/// What the shell needs to know of a game: one entry in ui/shell/registry.cpp.
struct DocumentType {
    QString kind;        ///< "split-damage"
    QString title;       ///< "Split damage"
    QString description; ///< one sentence for the welcome page
    QString icon;        ///< ":/icons/….svg"
    std::function<std::unique_ptr<Document>()> createDocument;
    /// The workspace becomes a child of the parent; the document outlives it.
    std::function<Workspace*(Document&, QWidget*)> createWorkspace;
    QList<KeyHint> keys;     ///< the table that the workspace's key handling is written from
    QList<Example> examples; ///< the first one is the one that snapshots show
};

} // namespace yomi::ui
