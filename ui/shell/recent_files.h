// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace yomi::ui {

/// The files opened or saved last, newest first, stored in the settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    RecentFiles(QSettings& settings, QObject* parent);

    static constexpr int mostFiles = 10;

    QStringList paths() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList& paths);

    QSettings& m_settings;
};

} // namespace yomi::ui
