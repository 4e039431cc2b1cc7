// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/odds.h"

#include <QDialog>

class QLabel;

namespace yomi::ui {
class MethodsPage;
}

namespace yomi::ui::splitdamage {

class SplitDamageDocument;

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
    QLabel* m_note;
    MethodsPage* m_page;
};

} // namespace yomi::ui::splitdamage
