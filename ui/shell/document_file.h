// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <stdexcept>

namespace yomi::ui {

/// A file that cannot be read or written; sentence() has the file, the place in it and the error.
class FileError : public std::runtime_error {
public:
    explicit FileError(const QString& sentence)
        : std::runtime_error(sentence.toStdString()) {}

    QString sentence() const { return QString::fromUtf8(what()); }
};

/// A new document read from a text, its game, and warnings about keys in the text that are probably
/// misspelt.
struct ReadDocument {
    DocumentType type;
    std::unique_ptr<Document> document;
    QStringList warnings = {};
};

/// Far larger than any board or match; a film dropped on the window must not block it.
inline constexpr qint64 largestDocument = 64 << 20;

/// The whole file. Throws FileError for a path that is missing, not a file, larger than `most`
/// bytes or unreadable.
QByteArray readFile(const QString& path, qint64 most = largestDocument);

/// A hash of a file's contents: texts with the same mark are the same.
QByteArray fileMark(const QByteArray& text);

/// Whether the text may be JSON, as Yomi documents are.
bool beginsJson(const QByteArray& text);

/// Creates a document from the text of a .yomi file; `name` names it in the sentence of a
/// FileError. Throws for unknown kinds, newer versions and invalid texts.
ReadDocument readDocument(const QByteArray& text, const QString& name,
                          const QList<DocumentType>& types);

/// The documents in a text of another program, and their game.
struct ForeignText {
    DocumentType type;
    QList<ForeignDocument> documents; ///< at least one
};

/// Reads a text whose first line has a foreign format of one of the games; nothing if none
/// recognizes it. Throws FileError, as above, for an unreadable one.
std::optional<ForeignText> readForeign(const QByteArray& text, const QString& name,
                                       const QList<DocumentType>& types);

/// A document that names a file whose first line has a format that is not read into documents;
/// nothing for another file. Throws FileError for a path that is missing, not a file or unreadable.
std::optional<ReadDocument> openInPlace(const QString& path, const QList<DocumentType>& types);

/// Loads the contents of such a text into an open document, under the same conditions; returns the
/// warnings.
QStringList loadInto(Document& document, const QByteArray& text, const QString& name);

/// The text to save, or that of a part of the body. Throws FileError for contents that JSON cannot
/// represent.
QByteArray textOf(const Document& document, const nlohmann::json& body);
inline QByteArray textOf(const Document& document) {
    return textOf(document, document.body());
}
/// textOf() the document from those of its inputs and its view; only the inputs if the view is not
/// readable.
QByteArray withView(const QByteArray& inputs, const QByteArray& view);

/// Replaces the file atomically: after an error the old contents are still there. Throws FileError
/// for a missing or read-only directory, a read-only file and a full disk.
void writeFile(const QString& path, const QByteArray& text);

} // namespace yomi::ui
