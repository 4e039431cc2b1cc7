// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/card_picker.h"

#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/save_file.h"
#include "ui/common/wording.h"
#include "ui/common/wrapped_label.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/words.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yomi::ui::splitdamage {

using yomi::splitdamage::Card;
using yomi::splitdamage::Cards;

namespace {

QString cardFilter() {
    return CardPicker::tr("Cards (*.json)");
}

bool isOwn(const Card& card) {
    return card.group == "own";
}

/// "火球术 · Fireball · Mage · 4 mana": first the name in the language of the window.
QString lineOf(const Card& card) {
    QStringList parts(escaped(localName(card)));
    if (!card.english.empty() && card.english != localName(card) && card.group != "own numbers")
        parts += escaped(card.english);
    if (!card.characterClass.empty())
        parts += cardText(card.characterClass);
    parts += CardPicker::tr("%1 mana").arg(card.action.cost);
    if (card.when != "played" && !card.when.empty())
        parts += cardText(card.when);
    if (isOwn(card))
        parts += CardPicker::tr("your own");
    return parts.join(QStringLiteral(" · "));
}

} // namespace

CardPicker::CardPicker(QWidget* parent)
    : QDialog(parent)
    , m_cards(Cards::ofTheGame().besides(m_own.cards()))
    , m_words(new QLineEdit)
    , m_list(new QListWidget)
    , m_text(mutedLabel({}))
    , m_asks(new QWidget)
    , m_asked(new WrappedLabel)
    , m_number(new QSpinBox)
    , m_export(new CommandButton(tr("Export…")))
    , m_forget(new CommandButton(tr("Forget this card"))) {
    setWindowTitle(tr("Add an action"));
    m_words->setPlaceholderText(tr("Name, class or mana: \"arcane\", \"mage 4\", \"火球\""));
    m_words->setAccessibleName(tr("Words to search for"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this); // up and down go through the list
    m_list->setAccessibleName(tr("Cards found"));
    m_list->setUniformItemSizes(true);
    m_text->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* asks = new QHBoxLayout(m_asks);
    asks->setContentsMargins({});
    asks->addWidget(m_asked, 1);
    asks->addWidget(m_number);
    m_asked->setBuddy(m_number);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    auto* own = new QHBoxLayout;
    auto* import = new CommandButton(tr("Import…"));
    import->setToolTip(tr("Adds the cards of a file to your own."));
    m_export->setToolTip(tr("Writes your own cards into a file."));
    m_forget->setToolTip(tr("Takes the chosen card from your own."));
    own->addWidget(mutedLabel(tr("Your own cards:")));
    for (CommandButton* button : {import, m_export, m_forget})
        own->addWidget(button);
    own->addStretch(1);
    connect(import, &QAbstractButton::clicked, this, &CardPicker::importCards);
    connect(m_export, &QAbstractButton::clicked, this, &CardPicker::exportCards);
    connect(m_forget, &QAbstractButton::clicked, this, &CardPicker::forgetCard);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_text);
    column->addWidget(m_asks);
    column->addLayout(own);
    column->addWidget(buttons);
    m_add->setDefault(true); // as a child of the dialog, so that Enter in the words adds
    resize(520, 480);
    if (!m_own.problem().isEmpty())
        column->insertWidget(1, mutedLabel(m_own.problem()));
    connect(m_words, &QLineEdit::textChanged, this, &CardPicker::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &CardPicker::describe);
    m_list->setMouseTracking(true);
    connect(m_list, &QListWidget::itemEntered, this, [this](QListWidgetItem* item) {
        const auto row = static_cast<std::size_t>(m_list->row(item));
        if (row < m_found.size())
            item->setToolTip(actionText(m_found[row]->action));
    });
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    search({});
}

bool CardPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (step != 0 && m_list->count() > 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

const Card* CardPicker::chosen() const {
    const int row = m_list->currentRow();
    return row < 0 || row >= std::ssize(m_found) ? nullptr : m_found[static_cast<std::size_t>(row)];
}

void CardPicker::search(const QString& words) {
    m_found = m_cards.search(words.toStdString(), wordings());
    const auto notPlayed = words.trimmed().isEmpty()
                               ? std::vector<const yomi::splitdamage::NotPlayed*>()
                               : m_cards.searchNotPlayed(words.toStdString());
    const auto reason =
        m_found.empty() && notPlayed.empty() ? whyNotPlayed(words.toStdString()) : std::nullopt;
    m_areSuggestions = m_found.empty() && notPlayed.empty() && !reason;
    if (m_areSuggestions)
        m_found = m_cards.suggestions(words.toStdString(), wordings());
    m_list->clear();
    for (const Card* card : m_found)
        m_list->addItem(lineOf(*card));
    const auto addReason = [this](const yomi::Sentence& sentence) {
        auto* item = new QListWidgetItem(worded(sentence), m_list);
        item->setFlags(Qt::NoItemFlags);
    };
    for (const auto* card : notPlayed)
        addReason(whyNotPlayed(localName(*card), card->reason));
    if (reason)
        addReason(*reason);
    if (!m_found.empty())
        m_list->setCurrentRow(0);
    describe();
}

void CardPicker::describe() {
    const Card* card = chosen();
    m_add->setEnabled(card);
    m_asks->setVisible(card && card->asks);
    m_export->setEnabled(!m_own.cards().all().empty());
    m_forget->setEnabled(card && isOwn(*card));
    if (!card)
        return m_text->setText(
            tr("No card that can be played is called so. Take \"Damage to a target\", \"Damage to "
               "all\", \"Random targets\" or \"Split damage\" and change its numbers."));
    m_text->setText((m_areSuggestions ? tr("No card is called so. Did you mean this one?") + u'\n'
                                      : QString()) +
                    actionText(card->action));
    if (!card->asks)
        return;
    m_asked->setText(cardText(card->asks->what));
    m_number->setRange(card->asks->least, card->asks->most);
    m_number->setValue(card->asks->usual);
}

void CardPicker::takeOwn() {
    m_found.clear(); // they point into the cards
    m_cards = Cards::ofTheGame().besides(m_own.cards());
    search(m_words->text());
}

void CardPicker::importCards() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Import cards"), {}, cardFilter());
    if (file.isEmpty())
        return;
    if (const QString problem = m_own.takeIn(file); !problem.isEmpty())
        QMessageBox::warning(this, tr("Not imported"), problem);
    takeOwn();
}

void CardPicker::exportCards() {
    askAndSave(this, QStringLiteral("cards.json"), cardFilter(),
               [this](const QString& file) { return saveBytes(file, m_own.text()); });
}

void CardPicker::forgetCard() {
    const std::string name = shownName(*chosen());
    const auto answer = QMessageBox::question(
        this, tr("Forget a card"),
        tr("Forget your card %1? Plans that have it keep it.").arg(escaped(name)));
    if (answer != QMessageBox::Yes)
        return;
    if (const QString problem = m_own.forget(name); !problem.isEmpty())
        QMessageBox::warning(this, tr("Not forgotten"), problem);
    takeOwn();
}

yomi::splitdamage::Action CardPicker::action() const {
    const Card& card = *chosen();
    yomi::splitdamage::Action action = card.action;
    action.name = shownName(card);
    if (card.asks)
        for (yomi::splitdamage::Step& step : action.steps)
            (card.asks->isHits ? step.hits : step.damagePerHit) = m_number->value();
    return action;
}

} // namespace yomi::ui::splitdamage
