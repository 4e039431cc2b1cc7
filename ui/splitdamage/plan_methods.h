// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn.h"
#include "ui/charts/methods_page.h"

#include <QDialog>

namespace yomi::ui::splitdamage {

class SplitDamageDocument;

/// What each row tells: states, median seconds, and the value.
QList<MethodColumn> planMethodColumns();

/// The list of the turn, unless a target is missing, and its best plan, if something is wanted: by
/// states, in fractions, and in fractions hit by hit on the full board; and runs drawn at random.
QList<Method> planMethodRows(const yomi::splitdamage::Turn& turn);

/// The methods side by side, on the document's plan at the time the person asks for it.
/// Stays open beside the workspace; an edit does not touch a comparison.
class PlanMethodsDialog : public QDialog {
    Q_OBJECT

public:
    PlanMethodsDialog(const SplitDamageDocument& document, QWidget* parent);

    const MethodsPage& page() const { return *m_page; }
    void compare();

private:
    const SplitDamageDocument& m_document;
    MethodsPage* m_page;
};

} // namespace yomi::ui::splitdamage
