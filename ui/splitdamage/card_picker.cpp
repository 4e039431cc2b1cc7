// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/card_picker.h"

#include "ui/common/controls.h"
#include "ui/splitdamage/plan_words.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yomi::ui::splitdamage {

using yomi::splitdamage::Card;
using yomi::splitdamage::Cards;

namespace {

/// "Fireball · 火球术 · Mage · 4".
QString lineOf(const Card& card) {
    QStringList parts;
    for (const std::string* part : {&card.english, &card.chinese, &card.characterClass})
        if (!part->empty())
            parts += QString::fromStdString(*part);
    parts += CardPicker::tr("%1 mana").arg(card.action.cost);
    if (card.when != "played" && !card.when.empty())
        parts += QString::fromStdString(card.when);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

CardPicker::CardPicker(QWidget* parent)
    : QDialog(parent)
    , m_words(new QLineEdit)
    , m_list(new QListWidget)
    , m_text(mutedLabel({}))
    , m_asks(new QWidget)
    , m_asked(new QLabel)
    , m_number(new QSpinBox) {
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
    m_asked->setWordWrap(true);
    m_asked->setBuddy(m_number);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_text);
    column->addWidget(m_asks);
    column->addWidget(buttons);
    m_add->setDefault(true); // as a child of the dialog: Enter in the words adds
    resize(520, 480);
    connect(m_words, &QLineEdit::textChanged, this, &CardPicker::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &CardPicker::describe);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
    m_found = Cards::ofTheGame().search(words.toStdString());
    m_list->clear();
    for (const Card* card : m_found)
        m_list->addItem(lineOf(*card));
    if (!words.trimmed().isEmpty())
        for (const auto* card : Cards::ofTheGame().searchNotPlayed(words.toStdString())) {
            auto* item = new QListWidgetItem(QString::fromStdString(whyNotPlayed(*card)), m_list);
            item->setFlags(Qt::NoItemFlags);
        }
    if (!m_found.empty())
        m_list->setCurrentRow(0);
    describe();
}

void CardPicker::describe() {
    const Card* card = chosen();
    m_add->setEnabled(card);
    m_asks->setVisible(card && card->asks);
    if (!card)
        return m_text->setText(
            tr("No card that can be played is called so. Take \"Damage to a target\", \"Damage to "
               "all\", \"Random targets\" or \"Split damage\" and change its numbers."));
    m_text->setText(actionText(card->action));
    if (!card->asks)
        return;
    m_asked->setText(QString::fromStdString(card->asks->what));
    m_number->setRange(card->asks->least, card->asks->most);
    m_number->setValue(card->asks->usual);
}

yomi::splitdamage::Action CardPicker::action() const {
    const Card& card = *chosen();
    yomi::splitdamage::Action action = card.action;
    if (card.asks)
        for (yomi::splitdamage::Step& step : action.steps)
            (card.asks->isHits ? step.hits : step.damagePerHit) = m_number->value();
    return action;
}

} // namespace yomi::ui::splitdamage
