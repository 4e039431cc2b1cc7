// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/shell_command.h"

#include "core/common/format_error.h"
#include "core/common/spelling.h"
#include "ui/common/escaped.h"
#include "ui/common/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui {

namespace {

using namespace Qt::StringLiterals;

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::ShellCommand)
};

/// Splits a line into words like a POSIX shell.
class LineReader {
public:
    explicit LineReader(const QString& text)
        : m_text(text) {}

    /// Reads the words of the commands in a pipe. False if a quotation mark is not closed.
    bool read() {
        for (; m_at < m_text.size() && m_text[m_at] != u'\n'; ++m_at) {
            const QChar c = m_text[m_at];
            if (c.isSpace())
                endWord();
            else if (c == u'|')
                endCommand();
            else if (!readPart(c))
                return false;
        }
        endCommand();
        return true;
    }

    const QList<QStringList>& commands() const { return m_commands; }
    /// The text after the line.
    QString rest() const { return m_text.mid(m_at + 1); }

private:
    /// A quoted part of a word, an escaped character, or a plain one.
    bool readPart(QChar c) {
        if (c == u'\\' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n') {
            ++m_at; // the line continues
            return true;
        }
        m_inWord = true;
        if (c == u'\\') {
            if (++m_at < m_text.size())
                m_word += m_text[m_at];
            return true;
        }
        if (c != u'\'' && c != u'"') {
            m_word += c;
            return true;
        }
        while (++m_at < m_text.size() && m_text[m_at] != c) {
            const bool isEscaped = c == u'"' && m_text[m_at] == u'\\' && m_at + 1 < m_text.size() &&
                                   "\"\\$`"_L1.contains(m_text[m_at + 1]);
            m_at += isEscaped ? 1 : 0;
            m_word += m_text[m_at];
        }
        return m_at < m_text.size();
    }

    void endWord() {
        if (m_inWord)
            m_words << m_word;
        m_word.clear();
        m_inWord = false;
    }

    void endCommand() {
        endWord();
        m_commands << m_words;
        m_words.clear();
    }

    const QString& m_text;
    qsizetype m_at = 0;
    bool m_inWord = false;
    QString m_word;
    QStringList m_words;
    QList<QStringList> m_commands;
};

/// The lines before the one that equals `end`.
QString linesBefore(const QString& text, const QString& end) {
    QString lines;
    for (const QString& line : text.split(u'\n')) {
        if (line == end)
            break;
        lines += line + u'\n';
    }
    return lines;
}

} // namespace

std::optional<ShellCommand> ShellCommand::parse(const QString& text) {
    QString line = text.trimmed();
    if (line.startsWith("$ "_L1))
        line.remove(0, 2);
    LineReader reader(line);
    if (!reader.read())
        return {};
    const QList<QStringList>& commands = reader.commands();
    QStringList words = commands.last();
    if (words.isEmpty() || (words[0] != "yomi-cli"_L1 && !words[0].endsWith("/yomi-cli"_L1)))
        return {};
    words.removeFirst();
    ShellCommand command;
    if (commands.size() > 1 && commands[commands.size() - 2].size() > 1)
        command.m_input = commands[commands.size() - 2].last();
    const auto document = std::find_if(
        words.begin(), words.end(), [](const QString& word) { return word.startsWith("<<"_L1); });
    if (document != words.end()) {
        command.m_input = linesBefore(reader.rest(), document->mid(2));
        words.erase(document);
    }
    command.m_words = words;
    return command;
}

QStringList ShellCommand::arguments() const {
    QStringList arguments;
    for (qsizetype i = 1; i < m_words.size(); ++i) {
        const QString& before = m_words[i - 1];
        const bool isValue = before.startsWith("--"_L1) && !before.contains(u'=');
        if (!m_words[i].startsWith("--"_L1) && !isValue)
            arguments << m_words[i];
    }
    return arguments;
}

void ShellCommand::refuseOptionsBut(std::vector<std::string_view> known) const {
    known.insert(known.end(), {"help", "json"});
    for (const QString& word : m_words) {
        const std::string name = word.section(u'=', 0, 0).mid(2).toStdString();
        if (!word.startsWith("--"_L1) || std::ranges::find(known, name) != known.end())
            continue;
        const std::string near = nearestWord(name, known);
        const QString sentence =
            near.empty() ? CommandText::tr("There is no option --%1.")
                         : CommandText::tr("There is no option --%1; did you mean --%2?");
        throw FormatError(verbatim(near.empty() ? sentence.arg(QString::fromStdString(name))
                                                : sentence.arg(QString::fromStdString(name),
                                                               QString::fromStdString(near))));
    }
}

void ShellCommand::refuseFile() const {
    for (const QString& word : arguments())
        if (word != "-"_L1)
            throw FormatError(
                verbatim(CommandText::tr("The command reads the file %1. Open that file instead.")
                             .arg(word)));
}

bool ShellCommand::has(const QString& option) const {
    const QString name = "--"_L1 + option;
    return std::any_of(m_words.begin(), m_words.end(), [&](const QString& word) {
        return word == name || word.startsWith(name + u'=');
    });
}

QString ShellCommand::value(const QString& option) const {
    const QStringList all = values(option);
    return all.isEmpty() ? QString() : all.last();
}

QStringList ShellCommand::values(const QString& option) const {
    const QString name = "--"_L1 + option;
    QStringList values;
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        if (m_words[i].startsWith(name + u'='))
            values << m_words[i].mid(name.size() + 1);
        else if (m_words[i] == name && i + 1 < m_words.size())
            values << m_words[i + 1];
    }
    return values;
}

QString shellWord(QString word) {
    if (escaped(word) == word)
        return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    QString written;
    for (const char32_t code : word.toUcs4()) {
        const QString character = QString::fromUcs4(&code, 1);
        if (character == u'\'' || character == u'\\')
            written += u'\\' + character;
        else if (escaped(character) == character)
            written += character;
        else
            for (const char byte : character.toUtf8())
                written += QStringLiteral("\\x%1").arg(static_cast<unsigned char>(byte), 2, 16,
                                                       QLatin1Char('0'));
    }
    return QStringLiteral("$'%1'").arg(written);
}

} // namespace yomi::ui
