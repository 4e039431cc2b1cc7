// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document_tabs.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/shell/document_tab.h"

#include <QAbstractButton>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QStyle>
#include <QTabBar>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

/// One name for a file, whatever links lead to it; a missing file keeps its absolute path.
QString identity(const QString& path) {
    const QFileInfo info(path);
    const QString canonical = info.canonicalFilePath();
    return canonical.isEmpty() ? info.absoluteFilePath() : canonical;
}

} // namespace

DocumentTabs::DocumentTabs(QWidget* parent)
    : QTabWidget(parent) {
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setElideMode(Qt::ElideNone); // many tabs scroll; elided ones would look alike
    setAccessibleName(tr("Documents"));
    auto* indent = new QWidget;
    (new QHBoxLayout(indent))->setContentsMargins(2 * spacingUnit, 0, 0, 0);
    setCornerWidget(indent, Qt::TopLeftCorner);
    tabBar()->setExpanding(false);
    tabBar()->setAccessibleName(tr("Open documents"));
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    tabBar()->installEventFilter(this);
    connect(this, &QTabWidget::currentChanged, this, &DocumentTabs::currentDocumentChanged);
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int index) { Q_EMIT closeRequested(widget(index)); });
    connect(tabBar(), &QTabBar::tabMoved, this, &DocumentTabs::documentsChanged);
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &DocumentTabs::showMenu);
}

DocumentTabs::~DocumentTabs() {
    blockSignals(true); // destroying page by page must not notify receivers
}

void DocumentTabs::add(DocumentTab* tab) {
    addTab(tab, tab->title());
    refresh(tab);
    connect(tab, &DocumentTab::titleChanged, this, [this, tab] { refresh(tab); });
    Q_EMIT documentAdded(tab);
}

void DocumentTabs::addPage(QWidget* page, const QString& title, int place) {
    insertTab(place, page, title);
}

int DocumentTabs::pagePlace() const {
    for (int i = 0; i < count(); ++i)
        if (!qobject_cast<DocumentTab*>(widget(i)))
            return i;
    return -1;
}

QList<DocumentTab*> DocumentTabs::documents() const {
    QList<DocumentTab*> documents;
    for (int i = 0; i < count(); ++i)
        if (auto* tab = qobject_cast<DocumentTab*>(widget(i)))
            documents << tab;
    return documents;
}

DocumentTab* DocumentTabs::currentDocument() const {
    return qobject_cast<DocumentTab*>(currentWidget());
}

DocumentTab* DocumentTabs::find(const QString& path) const {
    const QString wanted = identity(path);
    for (DocumentTab* tab : documents()) {
        const QString file = tab->path().isEmpty() ? tab->document().fileInPlace() : tab->path();
        if (!file.isEmpty() && identity(file) == wanted)
            return tab;
    }
    return nullptr;
}

void DocumentTabs::step(int by) {
    if (count() > 0)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

void DocumentTabs::tabInserted(int index) {
    QTabWidget::tabInserted(index);
    nameCloseButton(index);
    Q_EMIT documentsChanged();
}

void DocumentTabs::nameCloseButton(int index) {
    const auto side = QTabBar::ButtonPosition(
        style()->styleHint(QStyle::SH_TabBar_CloseButtonPosition, nullptr, tabBar()));
    if (QWidget* button = tabBar()->tabButton(index, side)) {
        button->setToolTip(tr("Close this tab"));
        button->setAccessibleName(tr("Close %1").arg(tabText(index)));
    }
}

void DocumentTabs::tabRemoved(int index) {
    QTabWidget::tabRemoved(index);
    Q_EMIT documentsChanged();
}

bool DocumentTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int index = tabBar()->tabAt(mouse->position().toPoint());
        if (mouse->button() == Qt::MiddleButton && index >= 0) {
            Q_EMIT closeRequested(widget(index));
            return true;
        }
    }
    return QTabWidget::eventFilter(watched, event);
}

void DocumentTabs::refresh(DocumentTab* tab) {
    const int index = indexOf(tab);
    if (index < 0)
        return;
    constexpr int widestName = 280;
    const QString name =
        withoutMnemonic(fontMetrics().elidedText(tab->title(), Qt::ElideMiddle, widestName));
    setTabText(index, tab->isModified() ? tr("%1 •", "modified document").arg(name) : name);
    nameCloseButton(index);
    const QString path =
        tab->path().isEmpty() ? tr("Not saved yet") : QDir::toNativeSeparators(tab->path());
    setTabToolTip(index, tab->isModified() ? tr("%1 (unsaved changes)").arg(path) : path);
    Q_EMIT documentsChanged();
}

void DocumentTabs::showMenu(const QPoint& place) {
    const int index = tabBar()->tabAt(place);
    if (index < 0)
        return;
    QWidget* clicked = widget(index);
    QMenu menu;
    menu.addAction(tr("&Close"), this, [this, clicked] { Q_EMIT closeRequested(clicked); });
    QAction* others = menu.addAction(tr("Close &others"), this, [this, clicked] {
        QList<QWidget*> pages;
        for (int i = 0; i < count(); ++i)
            if (widget(i) != clicked)
                pages << widget(i);
        for (QWidget* page : pages)
            Q_EMIT closeRequested(page);
    });
    others->setEnabled(count() > 1);
    menu.exec(tabBar()->mapToGlobal(place));
}

} // namespace yomi::ui
