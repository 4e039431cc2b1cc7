// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace yomi::ui {

class JobBase;
class LatestRunBase;

/// Progress, text and a Stop button of one background run; invisible while there is nothing to
/// show, without taking or giving back room in its row.
class JobBar : public QWidget {
    Q_OBJECT

public:
    /// Shows a job from its start to its end.
    explicit JobBar(JobBase& job, QWidget* parent = nullptr);
    /// Shows a live analysis once it has taken longer than 200 ms, with `text` beside it.
    /// `fraction` tells how far it has come, 0 to 1; without it the bar only says that it runs.
    JobBar(LatestRunBase& run, const QString& text, QWidget* parent = nullptr,
           const std::function<double()>& fraction = {});
    /// The same with a text that changes while it runs.
    JobBar(LatestRunBase& run, const std::function<QString()>& text, QWidget* parent = nullptr);

    /// Takes no width while it is hidden; the row is as high by `beside`.
    void leaveWidth(QWidget& beside);

private:
    explicit JobBar(QWidget* parent);
    /// Calls look() now and then while the run takes long.
    void watch(LatestRunBase& run, std::function<void()> look);

    QProgressBar* m_bar;
    QLabel* m_text;
    QPushButton* m_stop;
};

} // namespace yomi::ui
