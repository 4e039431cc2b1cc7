// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/trace/recording_tree.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace yomi::ui {
class CommandButton;
class LinkButton;
} // namespace yomi::ui

namespace yomi::ui::trace {

class TreePage;

/// What is being read, as bytes, events and nodes, with a button that ends the reading and keeps
/// what there is; to be seen while a reading takes its time.
class ReadingBar : public QWidget {
    Q_OBJECT

public:
    explicit ReadingBar(RecordingStepper& stepper, QWidget* parent = nullptr);

private:
    void tell();

    RecordingStepper& m_stepper;
    QProgressBar* m_bar;
    QLabel* m_text;
};

/// What is wrong with the file, above the pages: an error or a torn end with a way to its place,
/// and that the file has changed since or is gone, with what can be done then.
class FileNotice : public QWidget {
    Q_OBJECT

public:
    explicit FileNotice(RecordingStepper& stepper, QWidget* parent = nullptr);

    /// Looks at the file again.
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString sentence() const;
    /// Asks where the file is now.
    void locate();

    RecordingStepper& m_stepper;
    QLabel* m_text;
    LinkButton* m_place;
    CommandButton* m_skip;
    LinkButton* m_open; ///< to the nodes that were never left
    CommandButton* m_anew;
    CommandButton* m_rest; ///< of a reading that was stopped
    CommandButton* m_locate;
    std::uint64_t m_line = 0; ///< where the place is
};

/// What a new recording begins with: the lines that a program is to print, and the way to what it
/// has printed.
class NewRecording : public QWidget {
    Q_OBJECT

public:
    explicit NewRecording(RecordingDocument& document, QWidget* parent = nullptr);

private:
    void openFile();

    RecordingDocument& m_document;
};

/// The screen of a recording: a line of what is wrong with the file, and the pages.
class RecordingWorkspace : public Workspace {
    Q_OBJECT

public:
    /// `mostDrawn`: of larger recordings the tree is an outline.
    RecordingWorkspace(RecordingDocument& document, const RulesOf& rulesOf, const FaceOf& faceOf,
                       std::size_t mostDrawn = RecordingTree::mostNodes, QWidget* parent = nullptr);

    QList<QAction*> analyzeActions() const override { return m_actions; }
    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;
    PictureSource pictureSource() override;

protected:
    bool event(QEvent* event) override;

private:
    void addPage(QWidget* page, const QString& title);
    QWidget* createFollow();
    void showSource();
    void showPage();
    void fitPage();
    void tellFindings();
    void tellWork();
    void tellEvent();

    RecordingDocument& m_document;
    RecordingStepper m_stepper;
    RecordingTree m_tree;
    FileNotice* m_notice;
    NewRecording* m_new;
    QTabWidget* m_pages;
    TreePage* m_treePage;
    QList<QAction*> m_actions;
};

} // namespace yomi::ui::trace
