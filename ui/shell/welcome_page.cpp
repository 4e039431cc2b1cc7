// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome_page.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/scaled_font.h"
#include "ui/shell/entry_button.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int widest = 1200;
constexpr int columnGap = 8 * spacingUnit;

} // namespace

WelcomePage::WelcomePage(FileCommands& commands, RecentFiles& recent, QWidget* parent)
    : QScrollArea(parent)
    , m_commands(commands)
    , m_recent(recent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Welcome"));
    setFocusPolicy(Qt::NoFocus);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(columnGap);
    columns->addWidget(starts(), 3);
    columns->addWidget(recents(), 1);

    auto* sheet = new QWidget;
    sheet->setMaximumWidth(widest);
    auto* rows = new QVBoxLayout(sheet);
    rows->setContentsMargins(columnGap, columnGap, columnGap, columnGap);
    rows->setSpacing(columnGap);
    rows->addWidget(header());
    rows->addLayout(columns);
    rows->addStretch();

    auto* page = new QWidget;
    auto* centred = new QHBoxLayout(page);
    centred->setContentsMargins(0, 0, 0, 0);
    centred->addStretch(1);
    centred->addWidget(sheet, 1000);
    centred->addStretch(1);
    setWidget(page);
    connect(&m_recent, &RecentFiles::changed, this, &WelcomePage::refreshRecents);
}

QWidget* WelcomePage::header() const {
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4 * spacingUnit);
    auto* picture = new QLabel;
    picture->setPixmap(QIcon(u":/icons/yomi.svg"_s).pixmap(QSize(56, 56), devicePixelRatioF()));
    row->addWidget(picture);
    auto* words = new QVBoxLayout;
    words->setSpacing(spacingUnit / 2);
    auto* name = new QLabel(u"Yomi"_s);
    QFont large = scaledFont(name->font(), 2.2);
    large.setWeight(QFont::Bold);
    name->setFont(large);
    words->addWidget(name);
    words->addWidget(
        mutedLabel(tr("Read ahead: exact odds, best hands, and the search behind a move.")));
    row->addLayout(words, 1);
    return header;
}

QWidget* WelcomePage::starts() {
    auto* column = new QWidget;
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2 * spacingUnit);
    rows->addWidget(headingLabel(tr("New documents and examples")));
    auto* games = new QHBoxLayout;
    games->setSpacing(4 * spacingUnit);
    rows->addLayout(games);
    struct Column {
        QVBoxLayout* games;
        qsizetype entries = 0;
    };
    std::vector<Column> columns;
    const QList<DocumentType>& types = m_commands.types();
    for (qsizetype i = 0; i < std::min<qsizetype>(types.size(), 2); ++i) {
        columns.push_back({new QVBoxLayout});
        columns.back().games->setSpacing(6 * spacingUnit);
        games->addLayout(columns.back().games, 1);
    }
    for (const DocumentType& type : types) { // each in the shorter column
        Column& shorter = *std::ranges::min_element(columns, {}, &Column::entries);
        shorter.games->addWidget(start(type));
        shorter.entries += 1 + type.examples.size();
    }
    for (const Column& each : columns)
        each.games->addStretch();
    return column;
}

QWidget* WelcomePage::start(const DocumentType& type) {
    auto* game = new QWidget;
    auto* rows = new QVBoxLayout(game);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* card =
        new EntryButton(EntryButton::Shape::Card, QIcon(type.icon), type.title, type.description);
    card->setToolTip(tr("New %1 document").arg(type.title));
    connect(card, &QAbstractButton::clicked, this, [this, type] { m_commands.create(type); });
    rows->addWidget(card);
    rows->addSpacing(spacingUnit);
    for (const Example& example : type.examples) {
        auto* row =
            new EntryButton(EntryButton::Shape::Row, QIcon(), example.title, example.description);
        connect(row, &QAbstractButton::clicked, this,
                [this, example] { m_commands.openExample(example); });
        rows->addWidget(row);
    }
    for (const Article& article : type.articles) {
        auto* link = mutedLabel(tr("Article: %1")
                                    .arg(u"<a href=\"%1\">%2</a>"_s.arg(
                                        article.address, withoutMarkup(article.title))));
        link->setTextFormat(Qt::RichText); // for its link
        link->setOpenExternalLinks(true);
        link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        link->setToolTip(article.address);
        link->setContentsMargins(cardPadding, spacingUnit, cardPadding, 0);
        rows->addWidget(link);
    }
    return game;
}

QWidget* WelcomePage::recents() {
    auto* column = new QWidget;
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2 * spacingUnit);
    rows->addWidget(headingLabel(tr("Recent files")));
    m_recentRows = new QVBoxLayout;
    m_recentRows->setSpacing(0);
    rows->addLayout(m_recentRows);
    auto* open = new QPushButton(tr("Open a file…"));
    connect(open, &QPushButton::clicked, this, [this] { m_commands.askAndOpen(); });
    rows->addSpacing(spacingUnit);
    rows->addWidget(open, 0, Qt::AlignLeft);
    rows->addSpacing(spacingUnit);
    rows->addWidget(
        mutedLabel(tr("Or drop .yomi files anywhere on this window. Ctrl+V opens a copied board, "
                      "hand, command or recording. F1 opens the manual.")));
    rows->addStretch();
    return column;
}

void WelcomePage::refreshRecents() {
    while (QLayoutItem* item = m_recentRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // the caller may be a click on one of them
        delete item;
    }
    const QStringList paths = m_recent.paths();
    if (paths.isEmpty())
        m_recentRows->addWidget(
            mutedLabel(tr("None yet. What you open or save is listed here the next time.")));
    for (const QString& path : paths) {
        const QFileInfo file(path);
        const QString directory = QDir::toNativeSeparators(file.path());
        const bool there = file.exists();
        auto* row = new EntryButton(EntryButton::Shape::File, QIcon(), file.completeBaseName(),
                                    there ? directory : tr("Missing from %1").arg(directory));
        row->setFaded(!there);
        row->setToolTip(QDir::toNativeSeparators(path));
        connect(row, &QAbstractButton::clicked, this, [this, path] { m_commands.open(path); });
        m_recentRows->addWidget(row);
    }
}

void WelcomePage::showEvent(QShowEvent* event) {
    refreshRecents();
    QScrollArea::showEvent(event);
}

} // namespace yomi::ui
