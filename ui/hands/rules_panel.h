// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/field_binder.h"
#include "ui/hands/hand_document.h"

class QComboBox;
class QFormLayout;
class QVBoxLayout;

namespace yomi::ui::hands {

/// The rule book (of the program, or a unit list of the person's own), the favourite tile, and the
/// melds that are locked, open, forbidden or favoured.
class RulesPanel : public Card {
    Q_OBJECT

public:
    explicit RulesPanel(HandDocument& document, QWidget* parent = nullptr);

protected:
    /// Lists that the editor of rule books or another program wrote are found on return.
    bool event(QEvent* event) override;

private:
    using Choices = std::vector<std::shared_ptr<const RuleChoice>>;

    static Choices availableRules();
    int usedRow() const;
    void createRules();
    void createFavourite();
    void showTiles();
    void showRules();
    void showWishes();

    HandDocument& m_document;
    QFormLayout* m_form;
    QComboBox* m_rules;
    Choices m_choices; ///< in the list of rules; others follow them while they are in use
    QLabel* m_notice;  ///< what the last choice left out
    FieldBinder m_fields;
    QWidget* m_favouriteRow;
    QComboBox* m_favourite;
    QComboBox* m_favouriteRule;
    QVBoxLayout* m_wishes;
    std::shared_ptr<const RuleBook> m_book;  ///< whose tiles are in the list of favourites
    std::optional<NamedConstraints> m_shown; ///< in the list of wishes
};

} // namespace yomi::ui::hands
