// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <stdexcept>

namespace yomi::ui {

/// A file that cannot be read or written; sentence() names the file, the place in it and what is
/// wrong.
class FileError : public std::runtime_error {
public:
    explicit FileError(const QString& sentence)
        : std::runtime_error(sentence.toStdString()) {}

    QString sentence() const { return QString::fromUtf8(what()); }
};

/// A document fresh from its text, the game that it belongs to, and sentences about keys in the
/// text that are probably slips.
struct ReadDocument {
    DocumentType type;
    std::unique_ptr<Document> document;
    QStringList warnings = {};
};

/// No board or match comes near it; a film dropped on the window must not make one wait.
inline constexpr qint64 largestDocument = 64 << 20;

/// The whole file. Throws FileError for what is missing, no file, larger than `most` bytes or
/// unreadable.
QByteArray readFile(const QString& path, qint64 most = largestDocument);

/// A short name for a file's contents: texts with the same mark are the same text.
QByteArray fileMark(const QByteArray& text);

/// Makes a document from the text of a .yomi file; `name` is what the sentence of a FileError calls
/// it. Unknown kinds, newer versions and broken text throw.
ReadDocument readDocument(const QByteArray& text, const QString& name,
                          const QList<DocumentType>& types);

/// What a text of another program holds, and the game that takes it.
struct ForeignText {
    DocumentType type;
    QList<ForeignDocument> documents; ///< at least one
};

/// Reads a text whose first line one of the games recognizes as a foreign format of its own;
/// nothing where none does. Throws FileError, as above, for one that cannot be read.
std::optional<ForeignText> readForeign(const QByteArray& text, const QString& name,
                                       const QList<DocumentType>& types);

/// A document that names a file whose first line is of a format that is not read into documents;
/// nothing for another file. Throws FileError for what is missing, no file or unreadable.
std::optional<ReadDocument> openInPlace(const QString& path, const QList<DocumentType>& types);

/// Gives an open document the contents of such a text, under the same conditions; returns the
/// warnings.
QStringList loadInto(Document& document, const QByteArray& text, const QString& name);

/// The text that a save writes. Throws FileError for contents that JSON cannot carry.
QByteArray textOf(const Document& document);
/// Of it the member "view" alone, where documents keep where the person looks; empty without one.
QByteArray viewTextOf(const Document& document);
/// The text of textOf() with another such member in the place of its own.
QByteArray withView(const QByteArray& text, const QByteArray& view);

/// Replaces the file in one step: after an error the old contents are still there. Throws FileError
/// for a directory that is missing or read-only, a read-only file and a full disk.
void writeFile(const QString& path, const QByteArray& text);

} // namespace yomi::ui
