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

/// Progress, text and a Stop button of one background run; when idle it is invisible but keeps its
/// room in the row.
class JobBar : public QWidget {
    Q_OBJECT

public:
    /// Shows a job from its start to its end.
    explicit JobBar(JobBase& job, QWidget* parent = nullptr);
    /// Shows a live analysis that takes longer than 200 ms, with `text` next to it. `fraction` is
    /// the progress, 0 to 1; without it the bar only shows that the analysis runs.
    JobBar(LatestRunBase& run, const QString& text, QWidget* parent = nullptr,
           const std::function<double()>& fraction = {});
    /// The same with a text that may change during the run.
    JobBar(LatestRunBase& run, const std::function<QString()>& text, QWidget* parent = nullptr);

    /// Takes no width while it is hidden but keeps the height of `beside`.
    void leaveWidth(QWidget& beside);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    explicit JobBar(QWidget* parent);
    void setText(const QString& text);
    /// The bar gives way to a text that would be cut.
    void fitBar();
    /// Calls look() repeatedly while a long run continues.
    void watch(LatestRunBase& run, std::function<void()> look);

    QProgressBar* m_bar;
    QLabel* m_text;
    QPushButton* m_stop;
};

} // namespace yomi::ui
