// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/profile.h"

#include <QStandardPaths>

namespace yomi::ui {

using namespace Qt::StringLiterals;

Profile userProfile() {
    const auto folder = [](QStandardPaths::StandardLocation location) {
        return QStandardPaths::writableLocation(location);
    };
    return {.settingsFile = folder(QStandardPaths::AppConfigLocation) + "/yomi.ini"_L1,
            .sessionsDirectory = folder(QStandardPaths::AppLocalDataLocation) + "/sessions"_L1};
}

Profile profileIn(const QString& directory) {
    return {.settingsFile = directory + "/yomi.ini"_L1,
            .sessionsDirectory = directory + "/sessions"_L1};
}

} // namespace yomi::ui
