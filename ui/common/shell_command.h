// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace yomi::ui {

/// A pasted yomi-cli command: `yomi-cli hand --rules doudizhu --tiles '3345'`, with or without a
/// prompt, and with its standard input before it (printf %s '…' |) or after it (<<'END').
class ShellCommand {
public:
    /// Nothing for a text that is not such a command.
    static std::optional<ShellCommand> parse(const QString& text);

    /// The word after yomi-cli: "hand".
    QString job() const { return m_words.value(0); }
    /// The words after the job that are neither options nor their values.
    QStringList arguments() const;
    bool has(const QString& option) const;
    /// The value of --option or --option=; the last one if it is repeated, empty if it is missing.
    QString value(const QString& option) const;
    QStringList values(const QString& option) const;
    /// Its standard input.
    const QString& input() const { return m_input; }
    /// Throws FormatError for an option that is neither --help, --json nor one of these.
    void refuseOptionsBut(std::vector<std::string_view> known) const;
    /// Throws FormatError for a command that reads its inputs from a file.
    void refuseFile() const;

private:
    QStringList m_words;
    QString m_input;
};

/// The word in single quotes, one word for a POSIX shell. Invisible characters are escaped, as
/// bash, zsh and ksh read them: pasted into a terminal, a control character would be executed.
/// $'Imp\x03'
QString shellWord(QString word);

} // namespace yomi::ui
