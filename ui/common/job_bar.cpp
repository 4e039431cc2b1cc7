// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/job_bar.h"

#include "ui/common/controls.h"
#include "ui/common/follow_font.h"
#include "ui/common/job.h"
#include "ui/common/latest_run.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace yomi::ui {

namespace {

constexpr int progressSteps = 1000;

/// A word or two wide and half as high as the text next to it, in any font.
class Gauge : public QProgressBar {
public:
    using QProgressBar::QProgressBar;

    QSize sizeHint() const override {
        const int text = fontMetrics().height();
        return {8 * text, (text + 1) / 2};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

JobBar::JobBar(QWidget* parent)
    : QWidget(parent)
    , m_bar(new Gauge(this))
    , m_text(new LineLabel(this))
    , m_stop(new QPushButton(tr("Stop"), this)) {
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_text, 1);
    row->addWidget(m_bar);
    row->addWidget(m_stop);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    hide();
}

JobBar::JobBar(JobBase& job, QWidget* parent)
    : JobBar(parent) {
    m_bar->setRange(0, progressSteps);
    connect(m_stop, &QPushButton::clicked, &job, &BackgroundRun::stop);
    connect(&job, &BackgroundRun::runningChanged, this, &QWidget::setVisible);
    const auto show = [this, &job] {
        m_bar->setValue(static_cast<int>(job.progress().fraction * progressSteps));
        setText(job.progress().text);
    };
    connect(&job, &JobBase::progressChanged, this, show);
    show();
    setVisible(job.isRunning());
}

JobBar::JobBar(LatestRunBase& run, const QString& text, QWidget* parent,
               const std::function<double()>& fraction)
    : JobBar(parent) {
    m_bar->setRange(0, fraction ? progressSteps : 0);
    setText(text);
    watch(run, [this, fraction] {
        if (fraction)
            m_bar->setValue(static_cast<int>(fraction() * progressSteps));
    });
}

JobBar::JobBar(LatestRunBase& run, const std::function<QString()>& text, QWidget* parent)
    : JobBar(parent) {
    m_bar->hide(); // a changing text already shows progress
    // What is beside the text gives way first.
    m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    watch(run, [this, text] { m_text->setText(text()); });
}

void JobBar::setText(const QString& text) {
    m_text->setText(text);
    fitBar();
}

void JobBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitBar();
}

void JobBar::fitBar() {
    const int usual = m_bar->sizeHint().width();
    const int others = m_text->sizeHint().width() + m_stop->sizeHint().width();
    m_bar->setFixedWidth(std::clamp(width() - others - 2 * layout()->spacing(), usual / 4, usual));
}

void JobBar::leaveWidth(QWidget& beside) {
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(false);
    setSizePolicy(policy);
    followFont(beside, [this, &beside] { beside.setMinimumHeight(sizeHint().height()); });
}

void JobBar::watch(LatestRunBase& run, std::function<void()> look) {
    using namespace std::chrono_literals;
    auto* timer = new QTimer(this);
    timer->setInterval(40ms);
    connect(timer, &QTimer::timeout, this, look);
    const auto show = [this, timer, look](bool busy) {
        look();
        setVisible(busy);
        busy ? timer->start() : timer->stop();
    };
    connect(m_stop, &QPushButton::clicked, &run, &BackgroundRun::stop);
    connect(&run, &LatestRunBase::busyChanged, this, show);
    show(run.isBusy());
}

} // namespace yomi::ui
