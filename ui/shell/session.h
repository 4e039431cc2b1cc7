// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/session_store.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;
class FileCommands;
class MessageArea;

/// Keeps the open documents, saved or not, on disk while the program runs, and brings them back at
/// the next start, whether the program ended or was killed. Every change is written within
/// writeDelay, on a thread of its own, so that a slow disk never holds up an edit. Where the person
/// looks is written apart, so that a look around in a large document costs no writing of it.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr int writeDelay = 1000; ///< milliseconds

    /// Refers to its arguments, which outlive it. `directory` is where sessions live.
    Session(const QString& directory, FileCommands& files, DocumentTabs& tabs,
            MessageArea& messages);
    ~Session() override;

    /// False where nothing can be written; the window's messages say so.
    bool isOpen() const { return m_open; }

    /// What came back.
    struct Restored {
        int welcome =
            -1; ///< place of the welcome page, which is for the caller to show; -1 for none
        bool welcomeInFront = false;
    };
    /// Opens the tabs of the sessions that nobody holds. A document whose file was saved after the
    /// last word of the session comes back as it was saved.
    Restored restore();

    enum class Unsaved { Keep, Drop };
    /// Writes what is open now, not within writeDelay: before a file is replaced, or where the
    /// program is about to end without being asked.
    void flush();

    /// Writes the last word when the program ends: unsaved changes come back at the next start, or
    /// are dropped. False when that cannot be written.
    bool end(Unsaved unsaved);

private:
    void restore(const SessionState& state);
    DocumentTab* restore(SessionDocument document);
    bool fileIsNewer(SessionDocument& document) const;
    QString keep(const QByteArray& text);
    bool take(const QString& error);
    void watch(DocumentTab* tab);
    void schedule();
    SessionState state(Unsaved unsaved);
    void write();
    void report(const QString& error);

    SessionStore m_store;
    FileCommands& m_files;
    DocumentTabs& m_tabs;
    MessageArea& m_messages;
    bool m_open = false;                     ///< there is a place to write to
    QString m_error;                         ///< the sentence that is shown, if any
    QHash<DocumentTab*, QByteArray> m_texts; ///< of documents unchanged since the last write
    QHash<DocumentTab*, QByteArray> m_views; ///< that m_texts do not have; empty: not asked yet
    bool m_writing = false;                  ///< m_writer has not reported yet
    QTimer m_timer;
    QThreadPool m_writer;
};

} // namespace yomi::ui
