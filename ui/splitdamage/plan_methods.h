// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/turn.h"
#include "ui/charts/methods_page.h"

#include <QDialog>

namespace yomi::ui::splitdamage {

class SplitDamageDocument;

/// The columns: states, median seconds, and the value.
QList<MethodColumn> planMethodColumns();

/// The list of the turn, unless a target is missing, and its best plan, if it has a goal: by
/// states, in fractions, and in fractions hit by hit on the full board; and sampled runs.
QList<Method> planMethodRows(const yomi::splitdamage::Turn& turn);

/// Compares the methods on the document's plan at the time of the request. Stays open next to the
/// workspace; an edit does not affect a comparison.
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
