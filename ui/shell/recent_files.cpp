// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recent_files.h"

#include <QSettings>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {
constexpr auto recentFilesKey = "recentFiles"_L1;
}

RecentFiles::RecentFiles(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings) {}

QStringList RecentFiles::paths() const {
    return m_settings.value(recentFilesKey).toStringList();
}

void RecentFiles::add(const QString& path) {
    QStringList paths = this->paths();
    paths.removeAll(path);
    paths.prepend(path);
    store(paths.mid(0, mostFiles));
}

void RecentFiles::remove(const QString& path) {
    QStringList paths = this->paths();
    if (paths.removeAll(path) > 0)
        store(paths);
}

void RecentFiles::clear() {
    store({});
}

void RecentFiles::store(const QStringList& paths) {
    m_settings.setValue(recentFilesKey, paths);
    Q_EMIT changed();
}

} // namespace yomi::ui
