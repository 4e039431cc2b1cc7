// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/outlook_panel.h"

#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"
#include "ui/hands/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QStackedLayout>

namespace yomi::ui::hands {

OutlookPanel::OutlookPanel(HandDocument& document, DrawOutlook& outlook, QWidget* parent)
    : LinePanel(tr("Next draws"), Unit::Percent, parent)
    , m_document(document)
    , m_outlook(outlook)
    , m_extend(new CommandButton(QString()))
    , m_note(new WholeLabel) {
    constexpr int readable = 130; // with the numbers of both axes
    plot().setMinimumHeight(readable);
    createHeader();
    m_note->setObjectName(QStringLiteral("outlookNote"));
    auto* busy = new QWidget;
    auto* row = new QHBoxLayout(busy);
    row->setContentsMargins({});
    row->addWidget(new JobBar(outlook.run(), [&outlook] { return outlook.runText(); }));
    auto* foot = new QStackedLayout; // as high as the note in either state
    content()->addLayout(foot);      // before it shows a widget
    foot->addWidget(m_note);
    foot->addWidget(busy);
    connect(&outlook.run(), &LatestRunBase::busyChanged, foot, &QStackedLayout::setCurrentIndex);
    foot->setCurrentIndex(outlook.run().isBusy());
    setXName(tr("draws"));
    setXText([](int draws) { return tr("%n draws", nullptr, draws); });
    connect(m_extend, &QAbstractButton::clicked, &outlook, &DrawOutlook::extend);
    connect(this, &LinePanel::markerMoved, this, [this](int draws) {
        View view = m_document.view();
        view.draws = draws;
        m_document.setView(view);
    });
    connect(&outlook, &DrawOutlook::changed, this, &OutlookPanel::refresh);
    connect(&document, &Document::viewChanged, this, [this] {
        m_fields.refresh();
        refresh();
    });
    m_fields.refresh();
    refresh();
}

void OutlookPanel::createHeader() {
    addHeaderWidget(m_extend);
    const auto addChoice = [this](const QStringList& texts, const QString& name, const QString& tip,
                                  auto member) {
        auto* box = new QComboBox;
        box->addItems(texts);
        box->setAccessibleName(name);
        box->setToolTip(tip);
        addHeaderWidget(box);
        m_fields.bind(
            box, [this, member] { return static_cast<int>(m_document.view().*member); },
            [this, member](int index, const QByteArray&) {
                View view = m_document.view();
                view.*member = static_cast<std::remove_reference_t<decltype(view.*member)>>(index);
                m_document.setView(view);
                return QString();
            });
    };
    addChoice({tr("Chance"), tr("Points")}, tr("Measure"),
              tr("The chance to complete a hand, or the expected score."), &View::measure);
    addChoice({tr("Best play"), tr("Playouts")}, tr("Way to play"),
              tr("Best play: every choice is allowed, exact for a few draws. Playouts: always the "
                 "first row of the advice, an estimate."),
              &View::play);
}

void OutlookPanel::setDiscards(std::vector<DrawOutlook::Discard> discards) {
    m_discards = std::move(discards);
    m_outlook.choose(m_discards);
    refresh();
}

void OutlookPanel::showEvent(QShowEvent* event) {
    LinePanel::showEvent(event);
    m_outlook.setActive(true);
    refresh();
}

void OutlookPanel::hideEvent(QHideEvent* event) {
    LinePanel::hideEvent(event);
    m_outlook.setActive(false);
}

void OutlookPanel::refresh() {
    if (!isVisible() || !m_outlook.isCurrent())
        return;
    const Inputs& inputs = m_document.inputs();
    const int full = inputs.book->fullHand(), held = static_cast<int>(inputs.hand.size());
    const auto draws = m_outlook.extension();
    if (draws) {
        m_extend->setText(tr("Exact to %1").arg(*draws));
        m_extend->setToolTip(
            tr("Computes best play for %n draws. It takes seconds if tiles are far "
               "away, minutes for a hand that lacks one, and for each further "
               "draw about twenty times as long.",
               nullptr, *draws));
    }
    m_extend->setVisible(draws.has_value());
    if (held != full && held != full - 1)
        return showEmpty(tr("The chances over the next draws are those of %1 or %2 tiles; this "
                            "hand has %3.")
                             .arg(full - 1)
                             .arg(full)
                             .arg(held));
    QList<Line> lines;
    for (const DrawOutlook::Discard discard : m_discards)
        if (Line line = lineOf(discard); !line.values.isEmpty()) {
            line.color = seriesColor(static_cast<int>(lines.size()));
            lines << line;
        }
    if (lines.isEmpty())
        return showEmpty(m_outlook.problem().isEmpty() ? tr("Computing…") : m_outlook.problem());
    m_note->setText(noteText());
    setUnit(m_document.view().measure == DrawMeasure::Chance ? Unit::Percent : Unit::Count);
    setMarker(m_outlook.draws());
    setLines(lines);
}

Line OutlookPanel::lineOf(DrawOutlook::Discard discard) const {
    const DrawMeasure measure = m_document.view().measure;
    Line line;
    line.first = 1;
    for (int draws = 1; draws <= mostDrawsShown; ++draws) {
        const auto value = m_outlook.value(discard, measure, draws);
        if (!value)
            break;
        line.values << value->value;
        if (value->spread)
            line.spreads << *value->spread;
    }
    if (!line.values.isEmpty()) // else the discard may be of another rule book
        line.name = discard ? tileName(m_document.book(), *discard) : tr("This hand");
    return line;
}

QString OutlookPanel::noteText() const {
    const int exact = m_outlook.exactDraws(m_document.view().measure);
    QStringList sentences;
    if (!m_outlook.problem().isEmpty())
        sentences << m_outlook.problem();
    sentences << (exact > 0 ? tr("Exact for up to %n draws, estimated beyond.", nullptr, exact)
                            : tr("Estimated from playouts."));
    sentences << tr("Wall: %n tiles.", nullptr, m_outlook.wall())
              << worded(Sentence(yomi::hands::drawsLeaveOut));
    return joinedSentences(sentences);
}

} // namespace yomi::ui::hands
