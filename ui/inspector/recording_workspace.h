// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/inspector/quiz.h"
#include "ui/inspector/recording_cursor.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace yomi::ui {
class CommandButton;
class LinkButton;
} // namespace yomi::ui

namespace yomi::ui::inspector {

class IciclePage;
class InspectorPages;
class TreePage;

/// The progress of a reading in bytes, events and nodes, with a button that stops the reading and
/// keeps the part read; visible during long readings.
class ReadingBar : public QWidget {
    Q_OBJECT

public:
    explicit ReadingBar(RecordingCursor& cursor, QWidget* parent = nullptr);

private:
    void tell();

    RecordingCursor& m_cursor;
    QProgressBar* m_bar;
    QLabel* m_text;
};

/// Problems of the file, above the pages: an error or an incomplete end with a link to its place,
/// or that the file has changed since or is gone, with remedies.
class FileNotice : public QWidget {
    Q_OBJECT

public:
    explicit FileNotice(RecordingCursor& cursor, QWidget* parent = nullptr);

    /// Checks the file again.
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString sentence() const;
    /// Asks for the new place of the file.
    void locate();

    RecordingCursor& m_cursor;
    QLabel* m_text;
    LinkButton* m_place;
    CommandButton* m_skip;
    LinkButton* m_open; ///< leads to the nodes still open
    CommandButton* m_anew;
    CommandButton* m_rest; ///< after a stopped reading
    CommandButton* m_locate;
    std::uint64_t m_line = 0; ///< of the place
};

/// The page of a new recording: the lines that a program must print, and commands to open its
/// output.
class NewRecording : public QWidget {
    Q_OBJECT

public:
    explicit NewRecording(RecordingDocument& document, QWidget* parent = nullptr);

private:
    void openFile();

    RecordingDocument& m_document;
};

/// The screen of a recording: a notice about problems of the file, and the pages.
class RecordingWorkspace : public Workspace {
    Q_OBJECT

public:
    /// `mostDrawn`: larger recordings have an outline instead of a tree.
    RecordingWorkspace(RecordingDocument& document, const FaceOf& faceOf,
                       std::size_t mostDrawn = RecordingCursor::mostNodes,
                       QWidget* parent = nullptr);

    QList<QAction*> analyzeActions() const override { return m_actions; }
    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;
    PictureSource pictureSource() override;

protected:
    bool event(QEvent* event) override;

private:
    QWidget* createFollow();
    void showSource();
    void showPage();
    void tellFindings();
    void tellWork();
    void tellEvent();

    RecordingDocument& m_document;
    RecordingCursor m_cursor;
    Quiz m_quiz; ///< before the views, from which it hides events
    FileNotice* m_notice;
    NewRecording* m_new;
    InspectorPages* m_pages;
    TreePage* m_treePage;
    IciclePage* m_icicle;
    QList<QAction*> m_actions;
};

} // namespace yomi::ui::inspector
