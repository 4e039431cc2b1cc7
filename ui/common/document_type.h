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
    QString description; ///< one sentence: what there is to see
    QString resource;    ///< ":/examples/….yomi"
};

/// An article on the web that a game's engine is written after.
struct Article {
    QString title;
    QString address;
};

/// A key that a workspace answers to and that is no action's shortcut, for the list of shortcuts.
struct KeyHint {
    QString keys;    ///< as a person reads them: "Left, Right", "D"
    QString meaning; ///< "Give or take the divine shield"
};

/// A document that a text of another program holds: one of the games of a record, a position.
struct ForeignDocument {
    QString title; ///< tells it from the others of the same text: "Seed 12: random against greedy"
    std::function<std::unique_ptr<Document>()> create; ///< unmodified, with nothing to undo
};

/// The first line that says something, without its end and at most 64 KiB of it: blank ones and
/// remarks after # are passed over.
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
    QString files; ///< for the Open dialog, "Recorded games (*.jsonl)"; empty without an ending
    /// Whether a text is of this format, judged by firstLineOf() it and never by the ending of a
    /// file.
    std::function<bool(const QByteArray& firstLine)> recognizes;
    /// What is in the text, at least one. Throws FormatError for a text that cannot be read.
    std::function<QList<ForeignDocument>(const QByteArray& text)> read;
    /// Where a file is not read into the document, however large it is: an unmodified one that
    /// names it.
    std::function<std::unique_ptr<Document>(const QString& path)> openInPlace = {};
    /// Files with this ending are of the format alone, and opened in place where their first line
    /// is broken: the document says what is wrong with it.
    QString ending = {};
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
    QList<Article> articles; ///< linked on the welcome page, and nowhere else
    QList<ForeignFormat> foreignFormats; ///< taken from files, drops, the command line and Paste
    /// The document that a pasted text of this game is: a position, a hand, a yomi-cli command.
    /// Null for another text. Throws FormatError for one that is of this game alone and wrong.
    /// `note` gets what was understood, if that is to be shown.
    std::function<std::unique_ptr<Document>(const QString& text, QString& note)> fromText = {};
};

/// The type of a game's documents of that kind, whose icon has the name of the kind; title,
/// description, keys and examples are left to the game.
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
