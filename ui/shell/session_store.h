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

/// One document as a session remembers it.
struct SessionDocument {
    QString path;          ///< empty for one that was never saved
    QString title;         ///< of one that was never saved
    QByteArray text;       ///< the document as it stood, saved or not; empty: as it is in its file
    QByteArray view;       ///< viewTextOf() it, where that is another one than in `text`
    QDateTime written;     ///< when `text` was written; set by takeLeftBehind() alone
    QByteArray mark;       ///< fileMark() of the file it was read from or written to last
    bool modified = false; ///< `text` holds edits that are in no file
};

/// What a running program would have to show again.
struct SessionState {
    QList<SessionDocument> documents;
    int current = -1;   ///< index into documents; -1 for the welcome page
    int welcome = -1;   ///< place of the welcome page among the tabs; -1 where it was closed
    bool ended = false; ///< the person ended the program; false after a crash
};

/// What former runs left, and where what could not be understood of it is kept.
struct LeftBehind {
    QList<SessionState> sessions;
    QStringList unreadable; ///< sentences that name the files
};

/// Sessions on disk, safe for several programs at once and for one that is killed:
///
///     sessions/
///       3f9c…/            one folder a running program
///         lock            held (QLockFile) while the program runs; a killed one's lock is stale
///         session.json    the tabs and where the person looks, replaced in one step (QSaveFile)
///         5fe1….yomi      the text of a document, named after its contents
///
/// A text is written once, before the session.json that names it, and removed after the one that
/// does so no more: a program killed at any moment leaves a whole session, and an edit costs the
/// writing of its own document only, however large the others are.
///
/// An unlocked folder belongs to the program that locks it first, so a second program leaves the
/// first one's session alone, and what a crash left is found by the next start. Only folders and
/// files whose names and contents say that they are of a session are read, moved or removed; what
/// else is there, and every link, is somebody else's.
class SessionStore {
public:
    explicit SessionStore(QString directory);
    ~SessionStore();

    /// Makes and locks a folder of our own. Throws FileError where nothing can be written; the
    /// store must not be used then.
    void open();

    /// Reads the sessions that nobody holds, of any size and of former versions too, and holds them
    /// until dropLeftBehind(), which is called when what was in them has been written again.
    LeftBehind takeLeftBehind();
    void dropLeftBehind();

    /// Puts a text that nothing here understands into a file of its own and gives its path. Throws
    /// FileError where nothing can be written; what was left behind then stays for the next start.
    QString keep(const QByteArray& text);

    /// Writes our session; not from two threads at once. Returns the sentence that says why not,
    /// empty when it was written; what was written before is there then.
    QString write(const SessionState& state);

private:
    struct Folder;

    /// The name of a text's file. Told from the texts of the last session where it was among them,
    /// without reading it all.
    QString nameOf(const QByteArray& text) const;

    QString m_directory;
    std::unique_ptr<Folder> m_own;
    std::vector<Folder> m_leftBehind;
    QHash<QString, QByteArray> m_texts; ///< the texts of our session.json, by the names of files
};

} // namespace yomi::ui
