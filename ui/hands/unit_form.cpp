// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/unit_form.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

QString bySizeText(int score) {
    return UnitForm::tr("%1 by size").arg(numberText(score, Unit::Count));
}

} // namespace

UnitForm::UnitForm(QWidget* parent)
    : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 4);
    grid->setColumnStretch(2, 1);
    m_name = addField(*grid, tr("Name"), {});
    m_members = addField(*grid, tr("Members"), tr("春香 ちはや Miki, a blank between"));
    m_score = addField(*grid, tr("Score"), {});
    m_score.edit->setAlignment(Qt::AlignRight);
    // Wide enough for the placeholder of an empty score, with the frame.
    m_score.edit->setMinimumWidth(fontMetrics().horizontalAdvance(bySizeText(mostUnitScore)) +
                                  4 * spacingUnit);
    grid->addWidget(m_score.fault, 2, 2, 1, 2, Qt::AlignTop); // also in the column of the button
    grid->setRowMinimumHeight(2, 2 * fontMetrics().height()); // errors move nothing
    m_enter = new QPushButton;
    m_enter->setAutoDefault(false);
    grid->addWidget(m_enter, 1, 3);
    for (const Field& field : {m_name, m_members, m_score}) {
        connect(field.edit, &QLineEdit::textChanged, this, &UnitForm::check);
        connect(field.edit, &QLineEdit::returnPressed, this, &UnitForm::enter);
    }
    connect(m_enter, &QPushButton::clicked, this, &UnitForm::enter);
}

UnitForm::Field UnitForm::addField(QGridLayout& grid, const QString& label, const QString& hint) {
    const Field field{new QLineEdit, refusalLabel()};
    field.edit->setAccessibleName(label);
    field.edit->setPlaceholderText(hint);
    auto* text = new QLabel(label);
    text->setBuddy(field.edit);
    const int column = grid.count() / 3; // each field has three widgets
    grid.addWidget(text, 0, column);
    grid.addWidget(field.edit, 1, column);
    grid.addWidget(field.fault, 2, column, Qt::AlignTop);
    return field;
}

void UnitForm::setUnit(std::shared_ptr<const UnitList> list, std::optional<int> row) {
    m_list = std::move(list);
    m_row = row;
    m_original = row ? draftOf(idolBook(*m_list), m_list->units[static_cast<std::size_t>(*row)])
                     : UnitDraft();
    fill(m_original);
}

void UnitForm::setDraft(const UnitDraft& draft) {
    m_row.reset();
    m_original = {};
    fill(draft);
}

void UnitForm::setReadOnly(bool readOnly) {
    setEnabled(!readOnly);
}

bool UnitForm::isChanged() const {
    return draft() != m_original;
}

UnitDraft UnitForm::draft() const {
    return {m_name.edit->text(), m_members.edit->text(), m_score.edit->text()};
}

DraftReading UnitForm::reading() const {
    return readDraft(*m_list, draft(), m_row);
}

void UnitForm::focusName() {
    m_name.edit->setFocus();
    m_name.edit->selectAll();
}

void UnitForm::fill(const UnitDraft& draft) {
    m_name.edit->setText(draft.name);
    m_members.edit->setText(draft.members);
    m_score.edit->setText(draft.score);
    check();
}

void UnitForm::check() {
    if (!m_list)
        return;
    const DraftReading read = reading();
    const bool silent = !isChanged(); // an empty form shows no errors
    const auto show = [silent](const Field& field, const QString& fault) {
        field.fault->setText(silent ? QString() : fault);
        field.edit->setAccessibleDescription(field.fault->text());
    };
    show(m_name, read.nameFault);
    show(m_members, read.membersFault);
    show(m_score, read.scoreFault);
    yomi::hands::Unit bySize = read.unit;
    bySize.score.reset();
    m_score.edit->setPlaceholderText(
        bySize.members.empty() ? tr("by size") : bySizeText(unitScore(*m_list, bySize)));
    m_enter->setText(m_row ? tr("Change") : tr("Add"));
    m_enter->setEnabled(!silent && read.isValid());
}

void UnitForm::enter() {
    const DraftReading read = reading();
    if (isChanged() && read.isValid())
        Q_EMIT entered(m_row, read.unit);
}

} // namespace yomi::ui::hands
