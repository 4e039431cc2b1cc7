// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document_file.h"

#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/common/json_warnings.h"
#include "ui/common/open_file.h"
#include "ui/common/save_file.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yomi::ui {

namespace {

struct DocumentFileText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::DocumentFile)
};

QString kindsOf(const QList<DocumentType>& types) {
    QStringList kinds;
    for (const DocumentType& type : types)
        kinds << type.kind;
    return kinds.join(QStringLiteral(", "));
}

std::string_view textIn(const QByteArray& text) {
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// Runs `read`; its errors become a FileError that names the file.
template <class Read>
auto orSentence(const QString& name, Read&& read) {
    try {
        return read();
    } catch (const FileError&) {
        throw;
    } catch (const std::exception& error) {
        throw FileError(
            DocumentFileText::tr("%1 cannot be opened: %2").arg(name, messageOf(error)));
    }
}

/// Throws FileError for a path that is missing, not a file or unreadable.
void openDocument(QFile& file) {
    const QFileInfo info(file.fileName());
    if (!info.exists())
        throw FileError(
            DocumentFileText::tr("There is no file %1 in %2.").arg(info.fileName(), info.path()));
    try {
        openToRead(file);
    } catch (const FormatError& error) {
        throw FileError(
            DocumentFileText::tr("%1 cannot be read: %2.").arg(info.filePath(), messageOf(error)));
    }
}

QStringList sentencesOf(const JsonWarnings& warnings) {
    QStringList sentences;
    for (const Sentence& sentence : warnings.sentences())
        sentences << worded(sentence);
    return sentences;
}

} // namespace

QByteArray readFile(const QString& path, qint64 most) {
    QFile file(path);
    openDocument(file);
    const QString name = QFileInfo(path).fileName();
    if (file.size() > most)
        throw FileError(
            DocumentFileText::tr("%1 is too large for a Yomi document: %2 MB, the limit is %3 MB.")
                .arg(name)
                .arg(file.size() >> 20)
                .arg(most >> 20));
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        throw FileError(DocumentFileText::tr("%1 cannot be read: %2.").arg(name, problemOf(file)));
    return text;
}

QByteArray fileMark(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha1);
}

bool beginsJson(const QByteArray& text) {
    const QByteArray start = text.trimmed().left(1);
    return !start.isEmpty() && QByteArrayView("{[\xef").contains(start); // or a byte order mark
}

ReadDocument readDocument(const QByteArray& text, const QString& name,
                          const QList<DocumentType>& types) {
    return orSentence(name, [&] {
        const QByteArray firstLine = firstLineOf(text).trimmed();
        if (firstLine.isEmpty())
            throw FileError(DocumentFileText::tr("%1 cannot be opened: it is empty.").arg(name));
        if (!beginsJson(firstLine))
            throw FileError(
                DocumentFileText::tr(
                    "%1 cannot be opened: it is not a Yomi document, a recording of a search (its "
                    "first line would be yomi-trace 1), or a game or position of A Code of Ice "
                    "& Fire.")
                    .arg(name));
        const JsonWarnings warnings;
        const DocumentFile file = parseDocument(textIn(text));
        const QString kind = QString::fromStdString(file.kind);
        const auto type = std::find_if(types.begin(), types.end(), [&](const DocumentType& known) {
            return known.kind == kind;
        });
        if (type == types.end())
            throw FileError(
                DocumentFileText::tr("%1 is a document of the kind “%2”, which this Yomi does not "
                                     "know. It knows: %3.")
                    .arg(name, kind, kindsOf(types)));
        std::unique_ptr<Document> document = type->createDocument();
        document->load(file.body);
        return ReadDocument{*type, std::move(document), sentencesOf(warnings)};
    });
}

std::optional<ForeignText> readForeign(const QByteArray& text, const QString& name,
                                       const QList<DocumentType>& types) {
    const QByteArray firstLine = firstLineOf(text);
    for (const DocumentType& type : types)
        for (const ForeignFormat& format : type.foreignFormats)
            if (format.recognizes(firstLine))
                return orSentence(name, [&] { return ForeignText{type, format.read(text)}; });
    return {};
}

std::optional<ReadDocument> openInPlace(const QString& path, const QList<DocumentType>& types) {
    QFile file(path);
    openDocument(file);
    constexpr qint64 mostOfStart = 1 << 20;
    const QByteArray firstLine = firstLineOf(file.read(mostOfStart));
    const auto inPlace = [&](const auto& isOf) -> std::optional<ReadDocument> {
        for (const DocumentType& type : types)
            for (const ForeignFormat& format : type.foreignFormats)
                if (format.openInPlace && isOf(format))
                    return ReadDocument{type, format.openInPlace(path)};
        return {};
    };
    if (auto found = inPlace([&](const auto& format) { return format.recognizes(firstLine); }))
        return found;
    return inPlace([&](const auto& format) {
        return !format.ending.isEmpty() && path.endsWith(format.ending, Qt::CaseInsensitive);
    });
}

QStringList loadInto(Document& document, const QByteArray& text, const QString& name) {
    return orSentence(name, [&] {
        const JsonWarnings warnings;
        document.load(parseDocument(textIn(text), document.kind().toStdString()));
        return sentencesOf(warnings);
    });
}

QByteArray textOf(const Document& document, const nlohmann::json& body) {
    try {
        return QByteArray::fromStdString(
            documentText(document.kind().toStdString(), body, document.loadedBody()));
    } catch (const nlohmann::json::exception& error) {
        throw FileError(DocumentFileText::tr("The document holds text that a file cannot carry: %1")
                            .arg(messageOf(error)));
    }
}

QByteArray withView(const QByteArray& inputs, const QByteArray& view) {
    try {
        DocumentFile file = parseDocument(textIn(inputs));
        file.body.update(nlohmann::json::parse(textIn(view)), true);
        return QByteArray::fromStdString(documentText(file.kind, file.body, {}));
    } catch (const std::exception&) {
        return inputs;
    }
}

void writeFile(const QString& path, const QByteArray& text) {
    if (const QString problem = saveBytes(path, text); !problem.isEmpty())
        throw FileError(problem);
}

} // namespace yomi::ui
