// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/methods_dialog.h"

#include "core/splitdamage/reference.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/splitdamage/method_rows.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/words.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace yomi::ui::splitdamage {

namespace {

/// "4 5 6 7 8 and 10 hits"
QString requestText(const Request& request) {
    QStringList lives;
    for (const int n : request.hitsToKill)
        lives += QString::number(n);
    return MethodsDialog::tr("%1 and %2").arg(lives.join(u' '), hitsText(request.hits));
}

} // namespace

MethodsDialog::MethodsDialog(const SplitDamageDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_note(new QLabel)
    , m_page(new MethodsPage(
          tr("Methods"),
          tr("The article walks every strike order and adds the odds of each leaf in 32-bit "
             "floats; "
             "the fast method gives each character a Poisson clock and integrates over some dozen "
             "nodes. Millions of tiny floats lose digits on the way, a drift that the error column "
             "shows beside the exact fractions."),
          methodColumns())) {
    setWindowTitle(tr("Compare methods"));
    resize(1060, 640);
    auto* article = new QPushButton(tr("The article's board"));
    auto* mine = new QPushButton(tr("This board"));
    mine->setToolTip(tr("Compares the methods on the board of the document as it is now."));
    for (QPushButton* button : {article, mine})
        button->setAutoDefault(false);
    m_note->setObjectName(QStringLiteral("methodsNote"));
    m_note->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_note, 1);
    top->addWidget(article);
    top->addWidget(mine);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    column->setSpacing(cardPadding);
    column->addLayout(top);
    column->addWidget(m_page, 1);
    connect(article, &QPushButton::clicked, this, &MethodsDialog::compareArticle);
    connect(mine, &QPushButton::clicked, this, &MethodsDialog::compareDocument);
    compareArticle();
}

void MethodsDialog::compareArticle() {
    const Request article{{4, 5, 6, 7, 8}, 10, {}};
    compare(article,
            tr("The article's board: lives %1. It prints 0.120805 for the first character; the "
               "exact value is 302388189 / 2500000000, or 0.1209552756.")
                .arg(requestText(article)));
}

void MethodsDialog::compareDocument() {
    const Request current = request(m_document.inputs());
    if (current.hitsToKill.empty())
        return m_note->setText(tr("This effect hits nobody: there is nothing to compare."));
    const double branches =
        referenceBranches(current.hitsToKill, current.hits, ReferenceMethod::Plain);
    QString note = tr("This board: hits to kill %1.").arg(requestText(current));
    if (branches > mostBranches)
        note += u' ' + tr("The article's walk would visit %1 branches, more than the %2 that this "
                          "page waits for, and is left out.")
                           .arg(branchesText(branches), branchesText(mostBranches));
    compare(current, note);
}

void MethodsDialog::compare(const Request& request, const QString& note) {
    m_note->setText(note);
    m_page->setMethods(methodRows(request));
    m_page->run();
}

} // namespace yomi::ui::splitdamage
