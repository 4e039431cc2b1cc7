// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session_store.h"

#include "core/common/json_reader.h"
#include "ui/common/save_file.h"
#include "ui/shell/document_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>
#include <limits>

namespace yomi::ui {

using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

constexpr auto sessionFile = "session.json"_L1;
/// 1 had the texts in session.json; 2 had whole documents as texts, and as the view the member of
/// that name if it was another than in the text.
constexpr int formatVersion = 3;
constexpr qint64 anySize = std::numeric_limits<qint64>::max();

struct StoreText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::SessionStore)
};

QString fileNameOf(const QByteArray& text) {
    return QString::fromLatin1(fileMark(text).toHex()) + ".yomi"_L1;
}

/// Links are never followed, neither for reading nor for removing.
bool isFileItself(const QFileInfo& file) {
    return file.isFile() && !file.isSymLink();
}

/// Whether it is the name of a session's folder, which other folders do not have.
bool isSessionName(const QString& folder) {
    return QUuid::fromString(folder).toString(QUuid::WithoutBraces) == folder;
}

bool isTextName(const QString& name) {
    static const QRegularExpression mark(u"^[0-9a-f]{40}\\.yomi$"_s);
    return mark.match(name).hasMatch();
}

/// A session's file. Throws FormatError for any other text.
json parseSession(const QByteArray& text) {
    json session = parseJson(text.toStdString());
    ObjectReader(session).integer("session", 1, formatVersion);
    return session;
}

/// Whether a file is an incomplete write of a killed program: QSaveFile adds six random letters to
/// the name, whose beginning is always the same. Suffixes added by persons, such as .backup, rarely
/// have both cases.
bool isBegunHere(const QFileInfo& file) {
    static const QRegularExpression begun(
        u"^(session\\.json|[0-9a-f]{40}\\.yomi)\\.(?=[A-Z]*[a-z])(?=[a-z]*[A-Z])[A-Za-z]{6}$"_s);
    const QString name = file.fileName();
    if (!isFileItself(file) || !begun.match(name).hasMatch())
        return false;
    QFile written(file.filePath());
    if (!written.open(QIODevice::ReadOnly))
        return false;
    const QByteArray start =
        name.startsWith(sessionFile) ? "{\n \"current\": " : "{\n \"yomi\": 1,\n \"kind\": ";
    const QByteArray found = written.read(start.size());
    return start.startsWith(found) && (found == start || written.atEnd());
}

/// Whether the name and the contents of a file in a session's folder show that it was written here.
bool isWrittenHere(const QFileInfo& file) {
    const QString name = file.fileName();
    if (isBegunHere(file))
        return true;
    if (!isFileItself(file) || (name != sessionFile && !isTextName(name)))
        return false;
    try {
        const QByteArray text = readFile(file.filePath(), anySize);
        if (name != sessionFile)
            return fileNameOf(text) == name;
        parseSession(text);
        return true;
    } catch (const std::exception&) { // it is another file, or cannot be read
        return false;
    }
}

SessionDocument documentOf(const json& value, const std::string& path) {
    const ObjectReader reader(value, path);
    return {.path = QString::fromStdString(reader.text("path")),
            .title = QString::fromStdString(reader.text("title")),
            .text = QByteArray::fromStdString(reader.text("text")),
            .view = QByteArray::fromStdString(reader.text("view", "")),
            .written = {},
            .mark = QByteArray::fromHex(QByteArray::fromStdString(reader.text("mark"))),
            .modified = reader.boolean("modified")};
}

} // namespace

/// A session's folder whose lock this program holds.
struct SessionStore::Folder {
    QString path;
    std::unique_ptr<QLockFile> lock;

    /// Null if another program holds it. Without a lock if none can be written, as on a full disk;
    /// it can still be read.
    static std::unique_ptr<Folder> hold(const QString& path) {
        auto lock = std::make_unique<QLockFile>(path + "/lock"_L1);
        lock->setStaleLockTime(0); // a lock is stale when its program is gone, not when it is old
        if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError)
            return nullptr;
        return std::make_unique<Folder>(Folder{path, std::move(lock)});
    }

    QString fileIn(const QString& name) const { return path + u'/' + name; }

    /// Reads the session in it. A text that has changed adds a sentence to `unreadable`; its
    /// document is then as in its file, or left out without one.
    SessionState read(QStringList& unreadable) {
        const json value = parseSession(readFile(fileIn(sessionFile), anySize));
        const ObjectReader reader(value);
        const auto version = reader.integer("session", 1, formatVersion);
        const auto current = reader.integer("current", -1, anySize);
        SessionState state;
        qint64 place = 0;
        reader.forEach("documents", anySize, [&](const json& element, const std::string& where) {
            SessionDocument document = documentOf(element, where);
            document.written = QFileInfo(fileIn(sessionFile)).lastModified();
            if (version == 2)
                document.view = "{\"view\": " + document.view + '}';
            const bool complete = version == 1 || readText(document, unreadable);
            if (place++ == current)
                state.current = static_cast<int>(state.documents.size());
            if (complete)
                state.documents << document;
        });
        state.current = std::min(state.current, static_cast<int>(state.documents.size()) - 1);
        state.welcome =
            static_cast<int>(reader.integer("welcome", -1, anySize, current < 0 ? 0 : -1));
        state.ended = reader.boolean("ended");
        return state;
    }

    /// Moves an unreadable file out of the folder, which will be removed. Returns a sentence with
    /// its new place; throws FileError if it cannot be moved.
    QString setAside(const QString& name) const {
        const QString kept = path + "-unreadable-"_L1 + name;
        if (!QFile::rename(fileIn(name), kept))
            throw FileError(StoreText::tr("%1 cannot be moved.").arg(fileIn(name)));
        return StoreText::tr("The previous session cannot be read. It is kept in %1.")
            .arg(QDir::toNativeSeparators(kept));
    }

    void remove() {
        if (!lock->isLocked() && !lock->tryLock())
            return;
        for (const QFileInfo& file : QDir(path).entryInfoList(QDir::Files))
            if (isWrittenHere(file))
                QFile::remove(file.filePath());
        lock->unlock();
        QDir().rmdir(path); // unless it has other files
    }

private:
    /// Replaces the name of the text's file by the text. False if nothing is left of the document.
    bool readText(SessionDocument& document, QStringList& unreadable) {
        if (document.text.isEmpty())
            return true;
        const QString name = QString::fromLatin1(document.text);
        if (!isTextName(name))
            throw FormatError("this is not the name of a session's text").at("text");
        const QString file = fileIn(name);
        document.text.clear();
        const QByteArray text =
            isFileItself(QFileInfo(file)) ? readFile(file, anySize) : QByteArray();
        if (fileNameOf(text) == name) {
            document.text = text;
            document.written = QFileInfo(file).lastModified();
            return true;
        }
        unreadable << (text.isEmpty()
                           ? StoreText::tr("The unsaved text of “%1” is gone.").arg(document.title)
                           : setAside(name));
        document.modified = false;
        return !document.path.isEmpty();
    }
};

SessionStore::SessionStore(QString directory)
    : m_directory(std::move(directory)) {}

SessionStore::~SessionStore() = default;

void SessionStore::open() {
    // Another start may remove an empty folder before it is locked; then it tries again.
    for (int tries = 0; tries < 3 && !m_own; ++tries) {
        const QString path =
            m_directory + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
        if (QDir().mkpath(path))
            m_own = Folder::hold(path);
        if (m_own && !m_own->lock->isLocked())
            m_own.reset();
    }
    if (!m_own)
        throw FileError(StoreText::tr("Nothing can be written in %1.")
                            .arg(QDir::toNativeSeparators(m_directory)));
}

LeftBehind SessionStore::takeLeftBehind() {
    LeftBehind found;
    const QDir directory(m_directory);
    // Oldest first: the tabs of the last used session end up in front.
    for (const QFileInfo& entry : directory.entryInfoList(
             QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot, QDir::Time | QDir::Reversed)) {
        std::unique_ptr<Folder> folder =
            isSessionName(entry.fileName()) ? Folder::hold(entry.filePath()) : nullptr;
        if (!folder)
            continue;
        try {
            if (isFileItself(QFileInfo(folder->fileIn(sessionFile))))
                found.sessions << folder->read(found.unreadable);
            m_leftBehind.push_back(std::move(*folder));
        } catch (const std::exception&) {
            try {
                for (const QFileInfo& file : QDir(folder->path).entryInfoList(QDir::Files))
                    if (isFileItself(file) &&
                        (file.fileName() == sessionFile || isTextName(file.fileName())))
                        found.unreadable << folder->setAside(file.fileName());
                m_leftBehind.push_back(std::move(*folder));
            } catch (const FileError& error) {
                found.unreadable << error.sentence(); // the folder stays unchanged
            }
        }
    }
    return found;
}

void SessionStore::dropLeftBehind() {
    for (Folder& folder : m_leftBehind)
        folder.remove();
    m_leftBehind.clear();
}

QString SessionStore::keep(const QByteArray& text) {
    const QString path =
        m_directory + "/kept-"_L1 + QUuid::createUuid().toString(QUuid::WithoutBraces) + ".yomi"_L1;
    try {
        writeFile(path, text);
    } catch (const FileError&) {
        m_leftBehind.clear(); // unlocks the folders and leaves them unchanged
        throw;
    }
    return path;
}

QString SessionStore::nameOf(const QByteArray& text) const {
    for (auto known = m_texts.begin(); known != m_texts.end(); ++known)
        if (known->constData() == text.constData() && known->size() == text.size())
            return known.key();
    return fileNameOf(text);
}

QString SessionStore::write(const SessionState& state) {
    QHash<QString, QByteArray> texts;
    json documents = json::array();
    for (const SessionDocument& document : state.documents) {
        QString name;
        if (!document.text.isEmpty()) {
            name = nameOf(document.text);
            if (!m_texts.contains(name) && !texts.contains(name))
                if (QString problem = saveBytes(m_own->fileIn(name), document.text);
                    !problem.isEmpty())
                    return problem;
            texts.insert(name, document.text);
        }
        documents.push_back({{"path", document.path.toStdString()},
                             {"title", document.title.toStdString()},
                             {"text", name.toStdString()},
                             {"view", document.view.toStdString()},
                             {"mark", document.mark.toHex().toStdString()},
                             {"modified", document.modified}});
    }
    const json value = {{"session", formatVersion},
                        {"documents", std::move(documents)},
                        {"current", state.current},
                        {"welcome", state.welcome},
                        {"ended", state.ended}};
    if (QString problem =
            saveBytes(m_own->fileIn(sessionFile), QByteArray::fromStdString(value.dump(1)));
        !problem.isEmpty())
        return problem;
    for (auto old = m_texts.begin(); old != m_texts.end(); ++old)
        if (!texts.contains(old.key()))
            QFile::remove(m_own->fileIn(old.key()));
    m_texts = std::move(texts);
    return {};
}

} // namespace yomi::ui
