// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session_store.h"

#include "ui/shell/document_file.h"

#include "core/common/json_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>
#include <QUuid>

namespace yomi::ui {

using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

constexpr auto sessionFile = "/session.json"_L1;
constexpr int formatVersion = 1;

SessionDocument documentOf(const json& value, const std::string& path) {
    const ObjectReader reader(value, path);
    return {.path = QString::fromStdString(reader.text("path")),
            .title = QString::fromStdString(reader.text("title")),
            .text = QByteArray::fromStdString(reader.text("text")),
            .mark = QByteArray::fromHex(QByteArray::fromStdString(reader.text("mark"))),
            .modified = reader.boolean("modified")};
}

SessionState stateOf(const QByteArray& text) {
    const json value = parseJson(text.toStdString());
    const ObjectReader reader(value);
    reader.integer("session", 1, formatVersion);
    constexpr std::size_t mostDocuments = 10'000;
    SessionState state;
    reader.forEach("documents", mostDocuments, [&](const json& element, const std::string& path) {
        state.documents << documentOf(element, path);
    });
    state.current = static_cast<int>(reader.integer("current", -1, state.documents.size() - 1));
    state.ended = reader.boolean("ended");
    return state;
}

} // namespace

/// A session's folder that this program holds the lock of.
struct SessionStore::Folder {
    QString path;
    std::unique_ptr<QLockFile> lock;

    /// Null when another program holds it.
    static std::unique_ptr<Folder> hold(const QString& path) {
        auto lock = std::make_unique<QLockFile>(path + "/lock"_L1);
        lock->setStaleLockTime(0); // a lock is stale when its program is gone, not when it is old
        if (!lock->tryLock())
            return nullptr;
        return std::make_unique<Folder>(Folder{path, std::move(lock)});
    }

    void remove() {
        QFile::remove(path + sessionFile);
        lock->unlock();
        QDir().rmdir(path);
    }
};

SessionStore::SessionStore(QString directory)
    : m_directory(std::move(directory)) {}

SessionStore::~SessionStore() = default;

void SessionStore::open() {
    // Another start may clear an empty folder away before it is locked; then the next try counts.
    for (int tries = 0; tries < 3 && !m_own; ++tries) {
        const QString path =
            m_directory + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
        if (QDir().mkpath(path))
            m_own = Folder::hold(path);
    }
    if (!m_own)
        throw FileError(
            QCoreApplication::translate("yomi::ui::SessionStore", "Nothing can be written in %1.")
                .arg(QDir::toNativeSeparators(m_directory)));
}

LeftBehind SessionStore::takeLeftBehind() {
    LeftBehind found;
    const QDir directory(m_directory);
    // Oldest first: the tabs of the session that was used last end up in front.
    for (const QFileInfo& entry :
         directory.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time | QDir::Reversed)) {
        std::unique_ptr<Folder> folder = Folder::hold(entry.filePath());
        if (!folder)
            continue;
        const QString file = folder->path + sessionFile;
        try {
            if (QFile::exists(file))
                found.sessions << stateOf(readFile(file));
            m_leftBehind.push_back(std::move(*folder));
        } catch (const std::exception&) {
            const QString kept = folder->path + "-unreadable.json"_L1;
            if (QFile::rename(file, kept)) {
                found.unreadable << kept;
                m_leftBehind.push_back(std::move(*folder));
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
        m_leftBehind.clear(); // lets go of the folders and leaves them as they are
        throw;
    }
    return path;
}

QString SessionStore::file() const {
    return m_own->path + sessionFile;
}

QByteArray SessionStore::textOf(const SessionState& state) {
    json documents = json::array();
    for (const SessionDocument& document : state.documents)
        documents.push_back({{"path", document.path.toStdString()},
                             {"title", document.title.toStdString()},
                             {"text", document.text.toStdString()},
                             {"mark", document.mark.toHex().toStdString()},
                             {"modified", document.modified}});
    const json value = {{"session", formatVersion},
                        {"documents", std::move(documents)},
                        {"current", state.current},
                        {"ended", state.ended}};
    return QByteArray::fromStdString(value.dump(1));
}

} // namespace yomi::ui
