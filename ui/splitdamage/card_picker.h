// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/own_cards.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace yomi::ui {
class CommandButton;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

/// Finds a card by words of its name in either language, its class in English or the language of
/// the window, or its cost, and asks for the number that only the person knows. The person's own
/// cards come first; they are imported, exported and removed here.
class CardPicker : public QDialog {
    Q_OBJECT

public:
    explicit CardPicker(QWidget* parent = nullptr);

    /// The chosen action, with the requested number.
    yomi::splitdamage::Action action() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const yomi::splitdamage::Card* chosen() const;
    void search(const QString& words);
    void describe();
    void takeOwn();
    void importCards();
    void exportCards();
    void forgetCard();

    OwnCards m_own;
    yomi::splitdamage::Cards m_cards; ///< all of them
    QLineEdit* m_words;
    QListWidget* m_list;
    QLabel* m_text;
    QWidget* m_asks;
    QLabel* m_asked;
    QSpinBox* m_number;
    CommandButton *m_export, *m_forget;
    QPushButton* m_add;
    std::vector<const yomi::splitdamage::Card*> m_found;
    bool m_areSuggestions = false; ///< no card has the words: the list shows similar ones
};

} // namespace yomi::ui::splitdamage
