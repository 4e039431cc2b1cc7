// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_browser.h"

#include "ui/common/colors.h"

#include <QEvent>
#include <QFontDatabase>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

namespace yomi::ui {

namespace {

bool isCodeBlock(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Headings are closer to the text after them than to the text before, lines of a list or of code
/// closer to each other than to other text.
QTextBlockFormat spaced(const QTextBlock& block, const Colors& colors) {
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    const bool item = block.textList() != nullptr;
    const bool code = isCodeBlock(block);
    const bool lastLine = code && !isCodeBlock(block.next());
    format.setTopMargin(level > 1 ? 4 * spacingUnit : code || level == 1 ? 0 : spacingUnit);
    format.setBottomMargin(level > 0 || lastLine ? 2 * spacingUnit : code ? 0 : spacingUnit);
    const int lineHeight = code ? 100 : 125; // percent
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    if (item)
        format.setTopMargin(spacingUnit / 2);
    if (code)
        format.setBackground(colors.window);
    return format;
}

void layOutTable(QTextTable& table, const Colors& colors) {
    QTextTableFormat format = table.format();
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(colors.line);
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setCellPadding(1.5 * spacingUnit);
    format.setCellSpacing(0);
    format.setBottomMargin(3 * spacingUnit);
    table.setFormat(format);
}

/// Colours code, and makes emphasised ideographs and kana bold: slanted ones are hard to read.
void formatWords(QTextBlock block, const Colors& colors) {
    static const QRegularExpression upright(QStringLiteral("[\\p{Han}\\p{Hiragana}\\p{Katakana}]"));
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextFragment fragment = part.fragment();
        const QTextCharFormat before = fragment.charFormat();
        QTextCharFormat format;
        if (before.fontFixedPitch() && !isCodeBlock(block)) {
            format.setFontFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
            format.setBackground(colors.accentSoft);
        }
        if (before.fontItalic() && fragment.text().contains(upright)) {
            format.setFontItalic(false);
            format.setFontWeight(QFont::DemiBold);
        }
        if (format.isEmpty())
            continue;
        QTextCursor cursor(block);
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace

PageBrowser::PageBrowser(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenExternalLinks(true);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::sourceChanged, this, [this] {
        layOut();
        mark(m_marked);
    });
}

void PageBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty()) {
        const int place = verticalScrollBar()->value();
        reload(); // link colours are fixed when a page is read
        verticalScrollBar()->setValue(place);
    }
}

void PageBrowser::layOut() {
    const Colors& colors = colorsFor(palette());
    QTextDocument& page = *document();
    page.setDocumentMargin(7 * spacingUnit);
    QTextCursor cursor(&page);
    cursor.beginEditBlock();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        cursor.setBlockFormat(spaced(block, colors));
        formatWords(block, colors);
        if (auto* table = qobject_cast<QTextTable*>(cursor.currentTable()))
            layOutTable(*table, colors);
    }
    cursor.endEditBlock();
}

void PageBrowser::mark(const QString& words) {
    m_marked = words;
    const Colors& colors = colorsFor(palette());
    QList<ExtraSelection> marks;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        QTextCursor found(document());
        while (!(found = document()->find(word, found)).isNull()) {
            QTextCharFormat format;
            format.setBackground(colors.accent);
            format.setForeground(inkOn(colors.accent));
            marks << ExtraSelection{found, format};
        }
    }
    setExtraSelections(marks);
    if (!marks.isEmpty())
        goTo(marks.first().cursor.block());
}

void PageBrowser::showLine(const QString& line) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.text() == line)
            return goTo(block);
}

void PageBrowser::goTo(const QTextBlock& block) {
    setTextCursor(QTextCursor(block));
    // The text before it stays visible, and more of the text after it.
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - height() / 4);
}

} // namespace yomi::ui
