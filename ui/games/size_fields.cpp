// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/size_fields.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/games/search_document.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace yomi::ui::games {

SizeFields::SizeFields(SearchDocument& document, const Sizes& least, const Sizes& most,
                       std::function<Sizes()> sizes, std::function<QString(const Sizes&)> take,
                       QWidget* parent)
    : QWidget(parent)
    , m_sizes(std::move(sizes))
    , m_take(std::move(take)) {
    const std::array names = {tr("Columns"), tr("Rows"), tr("In a row")};
    const std::array tips = {tr("Columns of the board. Another size begins with an empty board."),
                             tr("Rows of the board. Another size begins with an empty board."),
                             tr("How many stones in a row win.")};
    const std::array before = {QString(), QStringLiteral("×"), tr("in a row")};
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (!before[i].isEmpty())
            row->addWidget(mutedLabel(before[i]));
        auto* field = m_fields[i] = new QSpinBox;
        field->setRange(least[i], most[i]);
        field->setAccessibleName(names[i]);
        field->setToolTip(tips[i]);
        field->setKeyboardTracking(false); // a half-typed number is not a size
        row->addWidget(field, 1);
        connect(field, &QSpinBox::valueChanged, this, &SizeFields::takeSizes);
    }
    connect(&document, &ui::Document::changed, this, &SizeFields::showSizes);
    showSizes();
}

void SizeFields::showSizes() {
    const Sizes sizes = m_sizes();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QSignalBlocker blocker(m_fields[i]);
        m_fields[i]->setValue(sizes[i]);
    }
}

void SizeFields::takeSizes() {
    const QString refusal =
        m_take({m_fields[0]->value(), m_fields[1]->value(), m_fields[2]->value()});
    showSizes(); // restores them if they were refused
    Q_EMIT refused(refusal);
}

} // namespace yomi::ui::games
