// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/strong_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/job_bar.h"
#include "ui/common/keyboard.h"
#include "ui/common/whole_label.h"
#include "ui/common/wrapped_label.h"
#include "ui/inspector/words.h"
#include "ui/tictactoe/failure_list.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace yomi::ui::tictactoe {

namespace {

class MarkLabel : public QWidget {
public:
    explicit MarkLabel(AnswerMark mark)
        : m_mark(mark) {
        setFixedSize(3 * spacingUnit, 3 * spacingUnit);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintAnswerMark(painter, QRectF(rect()).center(), m_mark, palette());
    }

private:
    AnswerMark m_mark;
};

} // namespace

StrongPage::StrongPage(TicTacToeDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_card(new Card(tr("Strong check")))
    , m_answer(answerLabel({}))
    , m_sentence(new WrappedLabel)
    , m_failures(new FailureList)
    , m_legend(createLegend())
    , m_again(new QPushButton(tr("Check again")))
    , m_job([this](const Outcome<StrongCheck>& outcome) { show(outcome); }) {
    m_answer->setObjectName(QStringLiteral("strongAnswer"));
    m_sentence->setObjectName(QStringLiteral("strongSentence"));
    m_card->addHeaderWidget(new JobBar(m_job));
    m_card->addHeaderWidget(m_again);
    m_card->content()->setSpacing(2 * spacingUnit);
    m_card->content()->addWidget(new WholeLabel(
        tr("A search solves the game strongly if it never names a move that makes the "
           "result worse, on any position. It can fail on 431 positions; on the "
           "others every move is right, or they are mirror images. Depth limit and "
           "settings are those of the search shown.")));
    m_card->content()->addWidget(m_answer);
    m_card->content()->addWidget(m_sentence);
    m_card->content()->addWidget(m_legend);
    m_card->content()->addWidget(m_failures, 1);
    m_card->content()->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_card);
    m_failures->hide();
    m_legend->hide();
    setFocusPlace(*this, m_failures);
    connect(m_again, &QPushButton::clicked, this, &StrongPage::run);
    connect(m_failures, &FailureList::opened, this, &StrongPage::open);
    connect(&m_job, &BackgroundRun::runningChanged, m_again, &QWidget::setDisabled);
    connect(&m_job, &BackgroundRun::stopped, this, [this] {
        show({{}, tr("The check was stopped.")});
    });
    connect(&document, &ui::Document::changed, this, &StrongPage::refresh);
    connect(&document, &ui::Document::viewChanged, this, &StrongPage::refresh);
}

QWidget* StrongPage::createLegend() {
    auto* legend = new QWidget;
    auto* rows = new FlowLayout(legend, 4 * spacingUnit);
    const auto add = [rows](AnswerMark mark, const QString& text) {
        auto* entry = new QWidget;
        auto* row = new QHBoxLayout(entry);
        row->setContentsMargins({});
        row->setSpacing(spacingUnit);
        row->addWidget(new MarkLabel(mark));
        auto* label = mutedLabel(text);
        label->setWordWrap(false);
        row->addWidget(label);
        rows->addWidget(entry);
    };
    add(AnswerMark::Wrong, tr("answered, gives something away"));
    add(AnswerMark::Right, tr("answered, right"));
    add(AnswerMark::Missed, tr("right too, but not answered"));
    return legend;
}

void StrongPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void StrongPage::refresh() {
    if (isVisible() && m_checked != m_document.shownSearch())
        run();
    else
        m_failures->setBegins(m_document.position().begins);
}

void StrongPage::run() {
    m_checked = m_document.shownSearch();
    m_job.start([settings = *m_checked](JobControl& control) {
        return strongCheck(settings, control.stopToken(), [&](int done, int total) {
            control.report(
                {static_cast<double>(done) / total, tr("%1 of %2").arg(done).arg(total), {}});
        });
    });
}

void StrongPage::show(const Outcome<StrongCheck>& outcome) {
    const std::optional<StrongCheck>& check = outcome.result;
    const QString name = ui::inspector::searchName(*m_checked);
    m_answer->setText(check ? tr("%1 of %2 solved").arg(check->solved).arg(check->total)
                            : QString());
    m_answer->setVisible(check.has_value());
    m_failures->setFailures(check ? check->failures : std::vector<StrongFailure>(),
                            m_document.position().begins);
    const bool fails = check && !check->failures.empty();
    m_failures->setVisible(fails);
    m_legend->setVisible(fails);
    if (!check)
        m_sentence->setText(outcome.error);
    else if (fails)
        m_sentence->setText(tr("On these positions an answer of %1 may give something away. "
                               "Double-click one, or press Enter, to put it on the board.")
                                .arg(name));
    else
        m_sentence->setText(tr("%1 solves the game strongly.").arg(name));
}

void StrongPage::open(const Position& position) {
    const ShownPosition shown = {position, m_document.position().begins};
    m_document.takePosition(
        shown, tr("Open the position %1").arg(QString::fromStdString(text(shown, shown.begins))));
}

} // namespace yomi::ui::tictactoe
