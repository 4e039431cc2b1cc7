// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace yomi::ui {

/// A yomi-cli command as a person pastes it: `yomi-cli hand --rules doudizhu --tiles '3345'`, with
/// or without a prompt, the text that it reads from standard input before it (printf %s '…' |) or
/// behind it (<<'END').
class ShellCommand {
public:
    /// Nothing for a text that is none.
    static std::optional<ShellCommand> parse(const QString& text);

    /// The word behind yomi-cli: "hand".
    QString job() const { return m_words.value(0); }
    /// The words behind the job that are neither options nor their values.
    QStringList arguments() const;
    bool has(const QString& option) const;
    /// The value of --option or --option=; the last where it is given more than once, empty
    /// where it is not.
    QString value(const QString& option) const;
    QStringList values(const QString& option) const;
    /// What it reads from standard input.
    const QString& input() const { return m_input; }
    /// Throws FormatError for a command that reads its inputs from a file.
    void refuseFile() const;

private:
    QStringList m_words;
    QString m_input;
};

} // namespace yomi::ui
