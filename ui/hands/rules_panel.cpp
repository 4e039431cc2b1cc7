// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/rules_panel.h"

#include "core/hands/hand_text.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"
#include "ui/hands/unit_library.h"
#include "ui/hands/words.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

QString titleOf(const RuleChoice& rules) {
    const auto* units = std::get_if<UnitList>(&rules);
    return units ? QString::fromStdString(units->title) : worded(ruleBook(rules)->title());
}

/// The melds with a wish, each once.
std::vector<int> wishedMelds(const Inputs& inputs) {
    const NamedConstraints& constraints = inputs.constraints;
    std::vector<int> melds;
    const auto add = [&](const std::string& name) {
        const int meld = findMeld(*inputs.book, name);
        if (std::ranges::find(melds, meld) == melds.end())
            melds.push_back(meld);
    };
    for (const auto* names : {&constraints.required, &constraints.open, &constraints.forbidden})
        std::ranges::for_each(*names, add);
    for (const auto& bonus : constraints.bonuses)
        add(bonus.meld);
    return melds;
}

/// Removes the wish and the bonus.
Edit freeMeld(const Inputs& before, int meld) {
    Edit edit = setWish(before, meld, Wish::None);
    edit.after = setBonus(edit.after, meld, 0).after;
    return edit;
}

void empty(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

RulesPanel::RulesPanel(HandDocument& document, QWidget* parent)
    : Card(tr("Rule book"), parent)
    , m_document(document)
    , m_form(new QFormLayout)
    , m_rules(new QComboBox)
    , m_choices(availableRules())
    , m_notice(noticeLabel(document))
    , m_fields(document)
    , m_favouriteRow(new QWidget)
    , m_favourite(new QComboBox)
    , m_favouriteRule(new QComboBox)
    , m_wishes(new QVBoxLayout) {
    m_form->setContentsMargins({});
    m_form->setSpacing(2 * spacingUnit);
    m_wishes->setSpacing(0);
    content()->setSpacing(2 * spacingUnit);
    content()->addLayout(m_form);
    content()->addWidget(m_notice); // the form would give a row of several lines no height
    content()->addLayout(m_wishes);
    content()->addStretch(1);
    createRules();
    createFavourite();
    m_fields.also([this] { showWishes(); });
    m_fields.refresh();
}

void RulesPanel::createRules() {
    m_rules->setObjectName(QStringLiteral("rules"));
    m_rules->setAccessibleName(tr("Rules"));
    m_form->addRow(tr("Rules"), m_rules);
    m_notice->setObjectName(QStringLiteral("rulesNotice"));
    m_fields.also([this] { showRules(); });
    m_fields.bind(
        m_rules, [this] { return usedRow(); },
        [this](int row, const QByteArray&) {
            return row < static_cast<int>(m_choices.size())
                       ? m_document.perform(chooseRules(m_document.inputs(),
                                                        m_choices[static_cast<std::size_t>(row)]))
                       : QString();
        });
}

/// The program's rules, then the person's lists; the editor reports unreadable lists.
RulesPanel::Choices RulesPanel::availableRules() {
    Choices choices;
    for (const std::string_view name : presetNames)
        choices.push_back(presetRules(name));
    QStringList unreadable;
    for (const KeptList& list : UnitLibrary(UnitLibrary::userFolder()).read(unreadable))
        choices.push_back(std::make_shared<const RuleChoice>(*list.units));
    return choices;
}

bool RulesPanel::event(QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::WindowActivate) {
        m_choices = availableRules();
        m_fields.refresh();
    }
    return Card::event(event);
}

void RulesPanel::createFavourite() {
    m_favourite->setObjectName(QStringLiteral("favourite"));
    m_favourite->setAccessibleName(tr("Favourite tile"));
    m_favourite->setToolTip(tr("Melds with the favourite tile score more."));
    m_favouriteRule->setAccessibleName(tr("What the favourite does"));
    m_favouriteRule->addItem(tr("adds %1 once").arg(scoreText(favouritePoints)));
    m_favouriteRule->addItem(tr("doubles its melds"));
    constexpr int leastLetters = 5;
    for (QComboBox* box : {m_favourite, m_favouriteRule}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(leastLetters); // the label needs the room in a narrow column
    }
    auto* both = new QHBoxLayout(m_favouriteRow);
    both->setContentsMargins({});
    both->setSpacing(spacingUnit);
    both->addWidget(m_favourite, 2);
    both->addWidget(m_favouriteRule, 3); // longer texts
    m_form->addRow(tr("Favourite"), m_favouriteRow);
    m_fields.also([this] { showTiles(); });
    m_fields.bind(
        m_favourite,
        [this] {
            const auto kind =
                m_book->tileNames().find(m_document.inputs().constraints.favouriteTile);
            m_favouriteRule->setEnabled(kind.has_value());
            return kind ? *kind + 1 : 0;
        },
        [this](int row, const QByteArray&) {
            return m_document.perform(setFavouriteTile(
                m_document.inputs(), row == 0 ? std::nullopt : std::optional(row - 1)));
        });
    m_fields.bind(
        m_favouriteRule,
        [this] { return static_cast<int>(m_document.inputs().constraints.favouriteRule); },
        [this](int row, const QByteArray&) {
            return m_document.perform(
                setFavouriteRule(m_document.inputs(), static_cast<FavouriteRule>(row)));
        });
}

/// Fills in the tiles of another rule book.
void RulesPanel::showTiles() {
    if (m_book == m_document.inputs().book)
        return;
    m_book = m_document.inputs().book;
    m_shown.reset();
    m_favourite->clear();
    m_favourite->addItem(tr("none"));
    for (int kind = 0; kind < m_book->kindCount(); ++kind)
        m_favourite->addItem(tileName(*m_book, kind));
    m_favouriteRow->setVisible(!isCardGame(*m_book));
    m_form->labelForField(m_favouriteRow)->setVisible(!isCardGame(*m_book));
}

/// The row after the choices for rules that only the hand has.
int RulesPanel::usedRow() const {
    const auto& used = m_document.inputs().rules;
    const auto row = std::ranges::find_if(
        m_choices, [&](const auto& rules) { return rules == used || *rules == *used; });
    return static_cast<int>(row - m_choices.begin());
}

void RulesPanel::showRules() {
    const RuleChoice& used = *m_document.inputs().rules;
    QStringList titles, shown;
    for (const auto& choice : m_choices)
        titles << titleOf(*choice);
    if (usedRow() == titles.size())
        titles << (titles.contains(titleOf(used)) ? tr("%1 (this hand)").arg(titleOf(used))
                                                  : titleOf(used));
    for (int row = 0; row < m_rules->count(); ++row)
        shown << m_rules->itemText(row);
    if (shown == titles)
        return;
    m_rules->clear();
    m_rules->addItems(titles);
}

void RulesPanel::showWishes() {
    if (m_shown && *m_shown == m_document.inputs().constraints)
        return; // most edits are of the hand
    m_shown = m_document.inputs().constraints;
    empty(*m_wishes);
    const std::vector<int> melds = wishedMelds(m_document.inputs());
    if (melds.empty())
        return m_wishes->addWidget(new WholeLabel(
            isCardGame(*m_book)
                ? tr("No play is locked or forbidden. Right-click one to do so, or press L or F.")
                : tr("No meld is locked or forbidden. Right-click one to do so, or press L or "
                     "F.")));
    for (const int meld : melds) {
        auto* line = new QWidget;
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins({});
        auto* label = new QLabel(
            tr("%1: %2").arg(meldText(*m_book, meld), wishText(m_document.inputs(), meld)));
        label->setTextFormat(Qt::PlainText);
        label->setToolTip(label->text());
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto* free = new CommandButton(tr("Free"));
        free->setAccessibleName(tr("Free %1").arg(meldText(*m_book, meld)));
        // Queued: the button disappears with the wish.
        connect(
            free, &QAbstractButton::clicked, this,
            [this, meld] { m_document.perform(freeMeld(m_document.inputs(), meld)); },
            Qt::QueuedConnection);
        row->addWidget(label, 1);
        row->addWidget(free);
        m_wishes->addWidget(line);
    }
    if (melds.size() > 1) {
        auto* all = new CommandButton(tr("Free all"));
        connect(
            all, &QAbstractButton::clicked, this,
            [this] { m_document.perform(freeMelds(m_document.inputs())); }, Qt::QueuedConnection);
        m_wishes->addWidget(all, 0, Qt::AlignRight);
    }
}

} // namespace yomi::ui::hands
