// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/hits/odds.h"
#include "ui/charts/methods_page.h"

#include <QDialog>

namespace yomi::ui {
class MethodsInput;
}

namespace yomi::ui::splitdamage {

class SplitDamageDocument;

/// The largest number of branches of the article's plain walk that the page runs: some seconds per
/// row.
inline constexpr double mostBranches = 5e8;

/// The columns: branches, nodes, states or runs; median seconds; the first target's kill odds; the
/// largest relative error of all targets' kill odds (compared with the fast method's if the board
/// has too many states for exact ones).
QList<MethodColumn> methodColumns();

/// The article's steps in float and double (without those with too large a tree), the exact
/// fractions, a simulation and the fast method, all for the same request.
QList<Method> methodRows(const yomi::splitdamage::Request& request);

/// Compares the methods, first on the source article's board, and on the document's board on
/// request. Stays open next to the workspace; an edit does not affect a comparison.
class MethodsDialog : public QDialog {
    Q_OBJECT

public:
    MethodsDialog(const SplitDamageDocument& document, QWidget* parent);

    const MethodsPage& page() const { return *m_page; }

private:
    void compareArticle();
    void compareDocument();
    void compare(const yomi::splitdamage::Request& request, const QString& note);

    const SplitDamageDocument& m_document;
    MethodsInput* m_input;
    MethodsPage* m_page;
};

} // namespace yomi::ui::splitdamage
