// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/command_line.h"

#include "core/tictactoe/settings_json.h"

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe;

QString searchOptions(const Settings& settings) {
    QString options;
    // A search in a file has the names and defaults of the command line.
    const nlohmann::json members = toJson(settings);
    for (const auto& [name, value] : members.items()) {
        if (value.is_boolean() && !value.get<bool>())
            continue;
        options += QStringLiteral(" --") + QString::fromStdString(name);
        if (!value.is_boolean())
            options += u' ' + QString::fromStdString(value.is_string() ? value.get<std::string>()
                                                                       : value.dump());
    }
    return options;
}

QString searchCommand(const Position& position, const Settings& settings) {
    return QStringLiteral("yomi-cli search --position \"%1\"")
               .arg(QString::fromStdString(text(position))) +
           searchOptions(settings);
}

} // namespace yomi::ui::tictactoe
