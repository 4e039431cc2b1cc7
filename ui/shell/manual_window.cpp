// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/manual_window.h"

#include "ui/common/colors.h"
#include "ui/shell/manual_index.h"
#include "ui/shell/page_browser.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int listWidth = 240;
constexpr int resourceRole = Qt::UserRole;
constexpr int excerptRole = Qt::UserRole + 1;

QUrl urlOf(const QString& resource) {
    return QUrl("qrc"_L1 + resource);
}

/// The beginning of a line, enough to recognise it.
QString shortened(const QString& line) {
    constexpr int longest = 70;
    return line.size() <= longest ? line : line.left(longest - 1) + u'…';
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_page(new PageBrowser) {
    setWindowTitle(tr("Yomi manual"));
    resize(960, 720);

    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Pages and places"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_page->setAccessibleName(tr("Page"));

    const auto step = [&](const QString& arrow, const QString& name, QKeySequence::StandardKey keys,
                          void (QTextBrowser::*go)(), void (QTextBrowser::*can)(bool)) {
        auto* button = new QToolButton;
        button->setText(arrow);
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setShortcut(keys);
        button->setEnabled(false);
        connect(button, &QToolButton::clicked, m_page, go);
        connect(m_page, can, button, &QWidget::setEnabled);
        return button;
    };
    auto* bar = new QHBoxLayout;
    bar->setSpacing(spacingUnit);
    bar->addWidget(step(u"←"_s, tr("Back"), QKeySequence::Back, &QTextBrowser::backward,
                        &QTextBrowser::backwardAvailable));
    bar->addWidget(step(u"→"_s, tr("Forward"), QKeySequence::Forward, &QTextBrowser::forward,
                        &QTextBrowser::forwardAvailable));
    bar->addWidget(m_search, 1);

    auto* side = new QWidget;
    side->setFixedWidth(listWidth);
    auto* sideRows = new QVBoxLayout(side);
    sideRows->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    sideRows->addLayout(bar);
    sideRows->addWidget(m_list, 1);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(side);
    columns->addWidget(m_page, 1);

    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::fillList);
    connect(m_list, &QListWidget::itemClicked, this, &ManualWindow::follow);
    connect(m_list, &QListWidget::itemActivated, this, &ManualWindow::follow);
    connect(m_page, &QTextBrowser::historyChanged, this, &ManualWindow::selectCurrent);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    auto* close = new QShortcut(Qt::Key_Escape, this);
    connect(close, &QShortcut::activated, this, &QWidget::close);
    fillList();
}

void ManualWindow::open(const QString& resource) {
    m_search->clear();
    m_page->setSource(urlOf(resource));
    show();
    raise();
    activateWindow();
    m_page->setFocus();
}

void ManualWindow::fillList() {
    const QString words = m_search->text();
    const bool searching = !words.trimmed().isEmpty();
    m_list->clear();
    for (const ManualPlace& place : searching ? searchManual(words) : manualPages()) {
        auto* item = new QListWidgetItem(
            searching ? place.page + u'\n' + shortened(place.excerpt) : place.page, m_list);
        item->setData(resourceRole, place.resource);
        item->setData(excerptRole, place.excerpt);
    }
    if (searching && m_list->count() == 0) {
        auto* none = new QListWidgetItem(tr("Nothing in the manual has these words."), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
    m_page->mark(words);
    selectCurrent();
}

void ManualWindow::follow(const QListWidgetItem* item) {
    const QUrl page = urlOf(item->data(resourceRole).toString());
    if (page != m_page->source())
        m_page->setSource(page);
    m_page->mark(m_search->text());
    m_page->showLine(item->data(excerptRole).toString());
}

void ManualWindow::selectCurrent() {
    if (!m_search->text().isEmpty())
        return;
    for (int row = 0; row < m_list->count(); ++row)
        if (urlOf(m_list->item(row)->data(resourceRole).toString()) == m_page->source())
            m_list->setCurrentRow(row);
}

} // namespace yomi::ui
