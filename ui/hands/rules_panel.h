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

/// The rule book (the program's, or the person's own unit list), the favourite tile, and the melds
/// that are locked, open, forbidden or favoured.
class RulesPanel : public Card {
    Q_OBJECT

public:
    explicit RulesPanel(HandDocument& document, QWidget* parent = nullptr);

protected:
    /// On return finds lists that the editor of rule books or another program wrote.
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
    Choices m_choices; ///< in the list of rules, which has further ones while they are used
    QLabel* m_notice;  ///< the tiles and constraints that the last choice removed
    FieldBinder m_fields;
    QWidget* m_favouriteRow;
    QComboBox* m_favourite;
    QComboBox* m_favouriteRule;
    QVBoxLayout* m_wishes;
    std::shared_ptr<const RuleBook> m_book;  ///< whose tiles are in the list of favourites
    std::optional<NamedConstraints> m_shown; ///< in the list of wishes
};

} // namespace yomi::ui::hands
