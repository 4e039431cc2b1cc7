// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/query_words.h"

#include "core/tree/line_text.h"
#include "ui/inspector/recording_words.h"

#include <QRegularExpression>

namespace yomi::ui::inspector {

namespace {

QStringList listOf(const char* words) {
    return QString::fromUtf8(words).split(u' ', Qt::SkipEmptyParts);
}

QStringList listOf(std::span<const std::string_view> words) {
    QStringList list;
    for (const std::string_view word : words)
        list << wordText(word);
    return list;
}

/// The reasons that occur in the recording's nodes, each once.
QStringList reasonsOf(const Recording* recording) {
    if (!recording)
        return {};
    std::vector<bool> isUsed(recording->words.size());
    for (const RecordedNode& node : recording->nodes)
        if (node.reason != noWord && !node.isImplied)
            isUsed[node.reason] = true;
    QStringList reasons;
    for (WordId word = 0; word < isUsed.size(); ++word)
        if (isUsed[word])
            reasons << wordText(recording->words.text(word));
    return reasons;
}

/// The moves of the recording's nodes as words of a query, each once.
QStringList movesOf(const Recording* recording) {
    if (!recording)
        return {};
    std::vector<bool> isUsed(recording->words.size());
    for (const RecordedNode& node : recording->nodes)
        isUsed[node.move] = true;
    QStringList moves;
    for (WordId word = 0; word < isUsed.size(); ++word)
        if (isUsed[word] && word != rootWord)
            moves << QString::fromStdString(
                yomi::tree::encodeEscapes(recording->words.text(word), " %()\"@"));
    return moves;
}

QStringList valuesOf(const QString& attribute, const Recording* recording) {
    if (attribute == u"best")
        return listOf("first last") + movesOf(recording);
    if (attribute == u"move" || attribute == u"first" || attribute == u"last")
        return movesOf(recording);
    if (attribute == u"reason")
        return reasonsOf(recording);
    return listOf(Attribute(attribute.toStdString()).words());
}

} // namespace

qsizetype wordStart(const QString& query) {
    // An operand extends to the next blank, because moves may contain any sign.
    static const QRegularExpression operand(
        QStringLiteral("(?:=|<|>|~)\\s*([^\\s()\"@=<>~][^\\s()\"]*)$"));
    if (const QRegularExpressionMatch match = operand.match(query); match.hasMatch())
        return match.capturedStart(1);
    qsizetype start = query.size();
    while (start > 0 && (query[start - 1].isLetterOrNumber() || query[start - 1] == u'-'))
        --start;
    return start;
}

QStringList wordsBehind(const QString& beginning, const Recording* recording) {
    static const QRegularExpression comparison(
        QStringLiteral("([A-Za-z][\\w-]*)\\s*(?:=|!=|<=|>=|<|>|~)\\s*$"));
    const QRegularExpressionMatch match = comparison.match(beginning);
    if (match.hasMatch())
        return valuesOf(match.captured(1), recording);
    if (beginning.endsWith(u'@') || beginning.endsWith(u'.'))
        return listOf(Attribute::names());
    return listOf(Attribute::names()) + listOf("parent child below and or not");
}

} // namespace yomi::ui::inspector
