// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/manual_index.h"

#include "ui/common/wording.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

QString textOf(const QString& resource) {
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString titleOf(const QString& markdown) {
    static const QRegularExpression heading(u"^# (.+)$"_s, QRegularExpression::MultilineOption);
    return heading.match(markdown).captured(1).trimmed();
}

} // namespace

QString localPage(const QString& folder, const QString& file) {
    const QString page = u":/%1/%2/%3"_s.arg(folder, currentLanguage(), file);
    return QFile::exists(page) ? page : u":/%1/%2"_s.arg(folder, file);
}

QString manualPage(const QString& file) {
    return localPage(u"manual"_s, file);
}

QList<ManualPlace> manualPages() {
    const QString index = manualPage(u"index.md"_s);
    const QString text = textOf(index);
    QList<ManualPlace> pages{{index, titleOf(text), {}}};
    static const QRegularExpression link(u"\\]\\(([a-z-]+\\.md)\\)"_s);
    for (auto match = link.globalMatch(text); match.hasNext();) {
        const QString resource = manualPage(match.next().captured(1));
        const bool known = std::any_of(pages.begin(), pages.end(), [&](const ManualPlace& page) {
            return page.resource == resource;
        });
        if (!known && QFile::exists(resource))
            pages << ManualPlace{resource, titleOf(textOf(resource)), {}};
    }
    return pages;
}

QList<ManualPlace> searchManual(const QString& words) {
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QList<ManualPlace> places;
    if (wanted.isEmpty())
        return places;
    for (const ManualPlace& page : manualPages()) {
        QTextDocument plain; // without the marks of Markdown
        plain.setMarkdown(textOf(page.resource));
        for (QTextBlock block = plain.begin(); block.isValid(); block = block.next()) {
            const QString line = block.text();
            if (std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
                    return line.contains(word, Qt::CaseInsensitive);
                }))
                places << ManualPlace{page.resource, page.page, line};
        }
    }
    return places;
}

} // namespace yomi::ui
