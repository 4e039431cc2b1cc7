// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/odds.h"
#include "ui/charts/methods_page.h"

#include <QDialog>

namespace yomi::ui {
class MethodsInput;
}

namespace yomi::ui::splitdamage {

class SplitDamageDocument;

/// The most branches of the article's plain walk that the page waits for: some seconds a row.
inline constexpr double mostBranches = 5e8;

/// What each row tells: branches, nodes, states or runs; median seconds; the first target's kill
/// odds; the largest relative error of all targets' kill odds (against the fast method's where the
/// board has too many states for exact ones).
QList<MethodColumn> methodColumns();

/// The article's steps in float and double (without those whose tree is too large), the exact
/// fractions, a simulation and the fast method, all for the same request.
QList<Method> methodRows(const yomi::splitdamage::Request& request);

/// The methods side by side, on the source article's board at first, on the document's board when
/// the person asks for it. Stays open beside the workspace; an edit does not touch a comparison.
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
