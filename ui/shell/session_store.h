// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace yomi::ui {

/// A document in a session.
struct SessionDocument {
    QString path;          ///< empty if it was never saved
    QString title;         ///< of a document that was never saved
    QByteArray text;       ///< of its inputs, saved or not; empty: all is as in its file
    QByteArray view;       ///< the text of its view
    QDateTime written;     ///< when `text` was written; set only by takeLeftBehind()
    QByteArray mark;       ///< fileMark() of its file when it was last read or written
    bool modified = false; ///< `text` contains edits that are in no file
};

/// The state that a running program would have to restore.
struct SessionState {
    QList<SessionDocument> documents;
    int current = -1;   ///< index into documents; -1 for the welcome page
    int welcome = -1;   ///< index of the welcome page among the tabs; -1 if it was closed
    bool ended = false; ///< the person quit the program; false after a crash
};

/// The sessions of former runs, and the places of unreadable parts.
struct LeftBehind {
    QList<SessionState> sessions;
    QStringList unreadable; ///< errors with the names of the files
};

/// Sessions on disk, safe for several programs at once and for one that is killed:
///
///     sessions/
///       3f9c…/            one folder per running program
///         lock            held (QLockFile) while the program runs; a killed one's lock is stale
///         session.json    the tabs and their views, replaced atomically (QSaveFile)
///         5fe1….yomi      the text of a document's inputs, named after its contents
///
/// A text is written once, before the session.json that names it, and removed after the first one
/// that does not: a program killed at any moment leaves a complete session, and an edit writes only
/// its own document, however large the others are.
///
/// An unlocked folder belongs to the program that locks it first, so a second program leaves the
/// first one's session alone, and the next start finds the session of a crash. Only folders and
/// files whose names and contents show that they belong to a session are read, moved or removed;
/// all others, and every link, are left alone.
class SessionStore {
public:
    explicit SessionStore(QString directory);
    ~SessionStore();

    /// Creates and locks this program's folder. Throws FileError if nothing can be written; the
    /// store must not be used then.
    void open();

    /// Reads the sessions that no program holds, of any size and also of former versions, and locks
    /// them until dropLeftBehind(), which is called when their contents have been written again.
    LeftBehind takeLeftBehind();
    void dropLeftBehind();

    /// Saves an unreadable text in a file of its own and returns its path. Throws FileError if
    /// nothing can be written; the former sessions then stay for the next start.
    QString keep(const QByteArray& text);

    /// Writes this program's session; not from two threads at once. Returns the error, empty on
    /// success; after an error the previous state is still there.
    QString write(const SessionState& state);

private:
    struct Folder;

    /// The name of a text's file. Looked up among the texts of the last session if possible,
    /// without hashing.
    QString nameOf(const QByteArray& text) const;

    QString m_directory;
    std::unique_ptr<Folder> m_own;
    std::vector<Folder> m_leftBehind;
    QHash<QString, QByteArray> m_texts; ///< the texts in our session.json, by file name
};

} // namespace yomi::ui
