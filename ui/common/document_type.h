// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/common/workspace.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <algorithm>
#include <functional>
#include <memory>

namespace yomi::ui {

/// A document that comes with the program, offered on the welcome page.
struct Example {
    QString title;
    QString description; ///< one sentence: what it shows
    QString resource;    ///< ":/examples/….yomi"
};

/// An article on the web on which a game's engine is based.
struct Article {
    QString title;
    QString address;
};

/// A key of a workspace that is not an action's shortcut, for the list of shortcuts.
struct KeyHint {
    QString keys;    ///< as displayed: "Left, Right", "D"
    QString meaning; ///< "Give or take the divine shield"
};

/// A document in a text of another program: one of the games of a record, a position.
struct ForeignDocument {
    QString title; ///< differs from the others of the text: "Seed 12: random against greedy"
    std::function<std::unique_ptr<Document>()> create; ///< unmodified, with nothing to undo
};

/// The first line with content, without its line end and at most 64 KiB of it: blank lines and
/// comments after # are skipped.
inline QByteArray firstLineOf(const QByteArray& text) {
    constexpr qsizetype most = 64 << 10;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = text.indexOf('\n', at);
        const QByteArray line = text.mid(at, std::min(most, (end < 0 ? text.size() : end) - at));
        const QByteArray said = line.trimmed();
        if (!said.isEmpty() && !said.startsWith('#'))
            return line;
        at = end < 0 ? text.size() : end + 1;
    }
    return {};
}

/// A text of another program that a game can open as new documents: records, a referee's input.
struct ForeignFormat {
    QString files; ///< for the Open dialog, "Recorded games (*.jsonl)"; empty if there is no file
                   ///< extension
    /// Whether a text has this format, from its firstLineOf(), never from the extension of a file.
    std::function<bool(const QByteArray& firstLine)> recognizes;
    /// The documents in the text, at least one. Throws FormatError for an unreadable text.
    std::function<QList<ForeignDocument>(const QByteArray& text)> read;
    /// For files that are not read into the document, however large: creates an unmodified document
    /// that names the file.
    std::function<std::unique_ptr<Document>(const QString& path)> openInPlace = {};
    /// Files with this extension have only this format. They are opened in place even if their
    /// first line is broken: the document shows the error.
    QString ending = {};
};

/// The shell's description of a game: one entry in ui/shell/registry.cpp.
struct DocumentType {
    QString kind;        ///< "split-damage"
    QString title;       ///< "Split damage"
    QString description; ///< one sentence for the welcome page
    QString icon;        ///< ":/icons/….svg"
    std::function<std::unique_ptr<Document>()> createDocument;
    /// The workspace is a child of the parent; the document outlives it.
    std::function<Workspace*(Document&, QWidget*)> createWorkspace;
    QList<KeyHint> keys;                 ///< from the table that the workspace's key handling uses
    QList<Example> examples;             ///< snapshots show the first one
    QList<Article> articles;             ///< linked only on the welcome page
    QList<ForeignFormat> foreignFormats; ///< accepted from files, drops, the command line and Paste
    /// Creates the document from a pasted text of this game: a position, a hand, a yomi-cli
    /// command. Null for another text. Throws FormatError for an invalid text of this game. `note`
    /// is set to the interpretation, if it should be shown.
    std::function<std::unique_ptr<Document>(const QString& text, QString& note)> fromText = {};
};

/// The type of a game's documents of that kind, whose icon is named after the kind; the game sets
/// title, description, keys and examples.
template <class GameDocument, class GameWorkspace>
DocumentType documentTypeOf(const QString& kind) {
    DocumentType type;
    type.kind = kind;
    type.icon = QStringLiteral(":/icons/%1.svg").arg(kind);
    type.createDocument = [] {
        return std::make_unique<GameDocument>();
    };
    type.createWorkspace = [](Document& document, QWidget* parent) -> Workspace* {
        return new GameWorkspace(static_cast<GameDocument&>(document), parent);
    };
    return type;
}

} // namespace yomi::ui
