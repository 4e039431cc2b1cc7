// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yomi::ui {

/// Where the program remembers things between two starts.
struct Profile {
    QString settingsFile;      ///< INI file: window, theme, recent files
    QString sessionsDirectory; ///< open tabs and unsaved work, one folder a running program
};

/// The places the desktop gives to a program of this name.
Profile userProfile();

/// A profile below one directory: snapshots and tests leave no trace in the user's.
Profile profileIn(const QString& directory);

} // namespace yomi::ui
