// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/meld_actions.h"

#include "ui/hands/words.h"

#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>

namespace yomi::ui::hands {

MeldActions::MeldActions(HandDocument& document, QWidget* widget)
    : QObject(widget)
    , m_document(document)
    , m_widget(widget) {}

void MeldActions::perform(const Edit& edit) {
    Q_EMIT refused(m_document.perform(edit));
}

void MeldActions::toggle(int meld, Wish wish) {
    const Inputs& inputs = m_document.inputs();
    perform(setWish(inputs, meld, wishFor(inputs, meld) == wish ? Wish::None : wish));
}

void MeldActions::toggleFavour(int meld) {
    const Inputs& inputs = m_document.inputs();
    perform(setBonus(inputs, meld, bonusOf(inputs, meld) == 0 ? favouritePoints : 0));
}

void MeldActions::askBonus(int meld) {
    auto* dialog = new QInputDialog(m_widget);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Bonus"));
    dialog->setLabelText(
        tr("Points that %1 scores beyond the rule book:").arg(meldText(m_document.book(), meld)));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(-mostBonus, mostBonus);
    constexpr int step = 500;
    dialog->setIntStep(step);
    dialog->setIntValue(bonusOf(m_document.inputs(), meld));
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this, meld](int points) { perform(setBonus(m_document.inputs(), meld, points)); });
    dialog->open();
}

void MeldActions::fillMenu(QMenu& menu, int meld) {
    const Inputs& inputs = m_document.inputs();
    const Wish now = wishFor(inputs, meld);
    const auto add = [&](const QString& text, const QKeySequence& key, bool on, auto slot) {
        QAction* action = menu.addAction(text);
        action->setShortcut(key);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    const auto addWish = [&](const QString& text, const QKeySequence& key, Wish wish) {
        return add(text, key, now == wish, [this, meld, wish] { toggle(meld, wish); });
    };
    addWish(tr("&Lock"), Qt::Key_L, Wish::Locked)
        ->setToolTip(tr("Only splits with this meld count."));
    if (m_document.book().meld(meld).openScore > 0)
        addWish(tr("Lay &open"), Qt::Key_O, Wish::Open)
            ->setToolTip(tr("It was called: locked, and scores as one size smaller."));
    addWish(tr("&Forbid"), Qt::Key_F, Wish::Forbidden)
        ->setToolTip(tr("Splits with this meld do not count."));
    if (!isCardGame(m_document.book())) {
        menu.addSeparator();
        add(tr("Fa&vourite (+%1)").arg(scoreText(favouritePoints)), Qt::Key_B,
            bonusOf(inputs, meld) != 0, [this, meld] { toggleFavour(meld); });
        connect(menu.addAction(tr("&Bonus…")), &QAction::triggered, this,
                [this, meld] { askBonus(meld); });
    }
    menu.setToolTipsVisible(true);
}

bool MeldActions::takeKey(int meld, const QKeyEvent& key) {
    if (key.modifiers() != Qt::NoModifier)
        return false;
    const RuleBook& book = m_document.book();
    switch (key.key()) {
    case Qt::Key_L:
        toggle(meld, Wish::Locked);
        return true;
    case Qt::Key_O:
        if (isCardGame(book))
            return false;
        toggle(meld, Wish::Open); // refused with the reason for a unit that is too small
        return true;
    case Qt::Key_F:
        toggle(meld, Wish::Forbidden);
        return true;
    case Qt::Key_B:
        if (isCardGame(book))
            return false;
        toggleFavour(meld);
        return true;
    default:
        return false;
    }
}

} // namespace yomi::ui::hands
