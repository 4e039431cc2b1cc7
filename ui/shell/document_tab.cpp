// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document_tab.h"

#include "ui/shell/document_file.h"
#include "ui/shell/message_area.h"

#include <QEvent>
#include <QFileInfo>
#include <QScrollArea>
#include <QVBoxLayout>

namespace yomi::ui {

namespace {

/// Gives a workspace its whole place, and scrolls one that needs more. (A resizable QScrollArea
/// would also scroll one whose preferred height grows with its width.)
class WorkspaceScroll : public QScrollArea {
public:
    explicit WorkspaceScroll(Workspace* workspace) {
        setFrameShape(NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidget(workspace);
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        fit();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    void fit() {
        const QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
        widget()->resize(viewport()->size().expandedTo(least));
    }
};

} // namespace

DocumentTab::DocumentTab(const DocumentType& type, std::unique_ptr<Document> document,
                         QString title)
    : m_type(type)
    , m_document(std::move(document))
    , m_title(std::move(title))
    , m_messages(new MessageArea(*this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    connect(&m_document->undoStack(), &QUndoStack::cleanChanged, this, &DocumentTab::titleChanged);
}

DocumentTab::~DocumentTab() {
    blockSignals(true); // the window under destruction has no status line left
    delete m_workspace; // before its document
}

Workspace& DocumentTab::workspace() {
    if (!m_workspace) {
        m_workspace = m_type.createWorkspace(*m_document, this);
        static_cast<QVBoxLayout*>(layout())->addWidget(new WorkspaceScroll(m_workspace), 1);
        m_messages->raise();
        setFocusProxy(m_workspace);
        connect(m_workspace, &Workspace::pointedChanged, this, [this](const QString& sentence) {
            m_pointed = sentence;
            Q_EMIT statusChanged();
        });
        connect(m_workspace, &Workspace::workChanged, this, [this](const QString& sentence) {
            m_work = sentence;
            Q_EMIT statusChanged();
        });
        connect(m_workspace, &Workspace::copyRequested, this, &DocumentTab::copyRequested);
        connect(m_workspace, &Workspace::pasteRequested, this, &DocumentTab::pasteRequested);
        connect(m_workspace, &Workspace::openRequested, this, &DocumentTab::openRequested);
        Q_EMIT workspaceBuilt();
    }
    return *m_workspace;
}

QString DocumentTab::title() const {
    return m_path.isEmpty() ? m_title : QFileInfo(m_path).completeBaseName();
}

bool DocumentTab::isModified() const {
    return !m_document->undoStack().isClean();
}

void DocumentTab::setFile(const QString& path, const QByteArray& mark) {
    m_path = path;
    m_mark = mark;
    m_document->undoStack().setClean();
    Q_EMIT titleChanged();
    Q_EMIT fileSet();
}

bool DocumentTab::isChangedOnDisk() const {
    if (!QFileInfo::exists(m_path))
        return false;
    try {
        return fileMark(readFile(m_path)) != m_mark;
    } catch (const FileError&) {
        return true;
    }
}

void DocumentTab::setModified() {
    m_document->undoStack().resetClean();
}

void DocumentTab::showEvent(QShowEvent* event) {
    workspace();
    QWidget::showEvent(event);
}

} // namespace yomi::ui
