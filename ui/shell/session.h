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

/// Keeps the open documents, saved or not, on disk while the program runs, and restores them at the
/// next start, whether the program ended or was killed. Every change is written within writeDelay,
/// on a thread of its own, so that a slow disk never delays an edit. The views are written
/// separately, so that a change of the view of a large document does not write the document.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr int writeDelay = 1000; ///< milliseconds

    /// Refers to its arguments, which outlive it. `directory` contains the sessions.
    Session(const QString& directory, FileCommands& files, DocumentTabs& tabs,
            MessageArea& messages);
    ~Session() override;

    /// False if nothing can be written; the window's messages show why.
    bool isOpen() const { return m_open; }

    /// What restore() restored.
    struct Restored {
        int welcome = -1; ///< index of the welcome page, which the caller shows; -1 for none
        bool welcomeInFront = false;
    };
    /// Opens the tabs of the sessions that no program holds. A document whose file was saved after
    /// the session's last change is restored from the file.
    Restored restore();

    enum class Unsaved { Keep, Drop };
    /// Writes the current state at once: before a file is replaced, or if the program may be about
    /// to end without a question.
    void flush();

    /// Writes the last state when the program ends: unsaved changes are kept for the next start, or
    /// dropped. False if it cannot be written.
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
    bool m_open = false;                     ///< the session can be written
    QString m_error;                         ///< the error shown, if any
    QHash<DocumentTab*, QByteArray> m_texts; ///< of inputs unchanged since the last write
    QHash<DocumentTab*, QByteArray> m_views; ///< of views unchanged since then
    bool m_writing = false;                  ///< m_writer has not finished yet
    QTimer m_timer;
    QThreadPool m_writer;
};

} // namespace yomi::ui
