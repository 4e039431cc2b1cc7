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

/// What the shell needs to know of a game: one entry in ui/shell/registry.cpp.
struct DocumentType {
    QString kind;        ///< "split-damage"
    QString title;       ///< "Split damage"
    QString description; ///< one sentence for the welcome page
    QString icon;        ///< ":/icons/….svg"
    std::function<std::unique_ptr<Document>()> createDocument;
    /// The workspace becomes a child of the parent; the document outlives it.
    std::function<Workspace*(Document&, QWidget*)> createWorkspace;
    QList<Example> examples; ///< the first one is the one that snapshots show
};

} // namespace yomi::ui
