// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/rule_book_editor.h"

#include "ui/common/wording.h"

#include "core/common/format_error.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/save_file.h"
#include "ui/common/table_view.h"
#include "ui/common/value_command.h"
#include "ui/common/value_table.h"
#include "ui/hands/unit_form.h"
#include "ui/hands/unit_table.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

QString keeperText(Keeper keeper) {
    switch (keeper) {
    case Keeper::Program:
        return RuleBookEditor::tr("built in");
    case Keeper::Library:
        return RuleBookEditor::tr("yours");
    case Keeper::Hand:
        return RuleBookEditor::tr("this hand");
    }
    return {};
}

QString builtInText() {
    return RuleBookEditor::tr("Built in. Make a copy to edit.");
}

QString listFilter() {
    return RuleBookEditor::tr("Unit lists (*.json)");
}

/// A button for an action. While the action is disabled, its status tip is the button's tooltip.
CommandButton* commandTo(QAction* action, const QString& text) {
    action->setIconText(text);
    auto* button = new CommandButton(action);
    const auto follow = [button, action] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const bool refused = !action->isEnabled() && !action->statusTip().isEmpty();
        button->setAccessibleName(action->text());
        button->setToolTip(refused ? action->statusTip() : action->text() + u' ' + keys);
    };
    follow();
    QObject::connect(action, &QAction::changed, button, follow);
    return button;
}

/// Enables an action, or disables it with a reason.
void allow(QAction* action, const QString& why) {
    action->setStatusTip(why);
    action->setEnabled(why.isEmpty());
}

} // namespace

RuleBookEditor::RuleBookEditor(const QString& folder, std::shared_ptr<const UnitList> ofHand,
                               QWidget* parent)
    : QDialog(parent)
    , m_library(folder)
    , m_ofHand(std::move(ofHand))
    , m_listTable(new ValueTable(
          {{tr("list"), tr("The name of the list."), {}},
           {tr("units"), tr("How many units it has."), Unit::Count},
           {tr("kept"),
            tr("Built into the program, in a file of yours, or with this hand only."),
            {}}},
          this))
    , m_listView(new TableView(m_listTable, tr("Unit lists")))
    , m_title(new QLineEdit)
    , m_units(new UnitTable)
    , m_form(new UnitForm)
    , m_message(refusalLabel(QStringLiteral("message")))
    , m_builtIn(mutedLabel(builtInText()))
    , m_use(new QPushButton(tr("Use for this hand"))) {
    setWindowTitle(tr("Rule books"));
    resize(1080, 680);
    QStringList problems;
    m_lists.lists = {{Keeper::Program, {}, std::make_shared<const UnitList>(standardUnits())}};
    m_lists.lists += m_library.read(problems);
    const auto isOfHand = [this](const KeptList& list) {
        return m_ofHand && *list.units == *m_ofHand;
    };
    if (m_ofHand && std::ranges::none_of(m_lists.lists, isOfHand))
        m_lists.lists.append({Keeper::Hand, {}, m_ofHand});
    for (int i = 0; i < m_lists.lists.size(); ++i)
        if (isOfHand(m_lists.lists[i]))
            m_lists.chosen = i;

    auto* cards = new QHBoxLayout;
    cards->setSpacing(cardPadding);
    cards->addWidget(createListCard());
    cards->addWidget(createUnitCard(), 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    column->setSpacing(cardPadding);
    column->addLayout(cards, 1);
    column->addLayout(createFoot());
    m_message->setText(problems.join(u'\n'));
    showLists();
    showList();
}

RuleBookEditor::~RuleBookEditor() {
    m_title->disconnect(this); // it loses the focus while the editor is destroyed
}

QAction* RuleBookEditor::makeAction(QWidget* place, const QString& text, const QKeySequence& keys,
                                    void (RuleBookEditor::*run)()) {
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    place->addAction(action);
    return action;
}

QWidget* RuleBookEditor::createListCard() {
    auto* card = new Card(tr("Unit lists"));
    QAction* copy =
        makeAction(m_listView, tr("Copy this list"), Qt::Key_Insert, &RuleBookEditor::copyCurrent);
    m_deleteList = makeAction(m_listView, tr("Delete this list"), QKeySequence::Delete,
                              &RuleBookEditor::deleteCurrent);
    QAction* take =
        makeAction(this, tr("Import a list…"), QKeySequence::Open, &RuleBookEditor::importList);
    QAction* give =
        makeAction(this, tr("Export this list…"), QKeySequence::Save, &RuleBookEditor::exportList);
    m_listView->addActions({take, give});
    card->addHeaderWidget(commandTo(copy, tr("Copy")));
    card->addHeaderWidget(commandTo(m_deleteList, tr("Delete")));
    card->addHeaderWidget(commandTo(take, tr("Import…")));
    card->addHeaderWidget(commandTo(give, tr("Export…")));
    constexpr int width = 390;
    card->setFixedWidth(width);
    m_listView->setSelectionMode(QAbstractItemView::SingleSelection);
    card->content()->addWidget(m_listView);
    connect(m_listView, &TableView::currentRowChanged, this, &RuleBookEditor::chooseList);
    return card;
}

QWidget* RuleBookEditor::createUnitCard() {
    m_title->setAccessibleName(tr("Name of the list"));
    m_title->setToolTip(tr("Enter renames the list."));
    connect(m_title, &QLineEdit::editingFinished, this, &RuleBookEditor::renameCurrent);
    auto* label = new QLabel(tr("List"));
    label->setBuddy(m_title);
    auto* titles = new QHBoxLayout;
    titles->setSpacing(2 * spacingUnit);
    titles->addWidget(label);
    titles->addWidget(m_title, 1);
    m_units->content()->insertLayout(0, titles);
    TableView* view = m_units->view();
    m_new = makeAction(this, tr("New unit"), QKeySequence::New, &RuleBookEditor::newUnit);
    m_duplicate = makeAction(view, tr("Duplicate this unit"), Qt::CTRL | Qt::Key_D,
                             &RuleBookEditor::duplicateUnit);
    m_remove = makeAction(view, tr("Remove the selected units"), QKeySequence::Delete,
                          &RuleBookEditor::removeSelected);
    m_units->addHeaderWidget(commandTo(m_new, tr("New")));
    m_units->addHeaderWidget(commandTo(m_duplicate, tr("Duplicate")));
    m_units->addHeaderWidget(commandTo(m_remove, tr("Remove")));
    m_units->content()->addWidget(m_builtIn);
    m_units->content()->addWidget(m_form);
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RuleBookEditor::showWhatIsPossible);
    connect(view->model(), &QAbstractItemModel::modelReset, this,
            &RuleBookEditor::showWhatIsPossible); // a filter clears the selection without a signal
    connect(m_units, &UnitTable::currentChanged, this, [this](std::optional<int> unit) {
        if (unit == m_form->row())
            return;
        if (settleDraft())
            return editUnit(unit);
        // Queued: the view is still selecting the other one.
        QTimer::singleShot(0, this, [this] { m_units->select(m_form->row()); });
    });
    connect(view, &QAbstractItemView::activated, m_form, &UnitForm::focusName);
    connect(m_form, &UnitForm::entered, this,
            [this](std::optional<int> row, const yomi::hands::Unit& unit) {
                perform(putUnit(m_lists, row, unit));
                editUnit(row.value_or(unitCount() - 1));
            });
    return m_units;
}

QLayout* RuleBookEditor::createFoot() {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(2 * spacingUnit);
    QAction* undo = m_undo.createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_undo.createRedoAction(this, tr("Redo"));
    redo->setShortcut(QKeySequence::Redo);
    addActions({undo, redo});
    foot->addWidget(commandTo(undo, tr("Undo")));
    foot->addWidget(commandTo(redo, tr("Redo")));
    foot->addWidget(m_message, 1);
    auto* close = new QPushButton(tr("Close"));
    for (QPushButton* button : {m_use, close}) {
        button->setAutoDefault(false); // Enter belongs to the fields
        foot->addWidget(button);
    }
    connect(m_use, &QPushButton::clicked, this, &RuleBookEditor::useForHand);
    connect(close, &QPushButton::clicked, this, &RuleBookEditor::finish);
    return foot;
}

void RuleBookEditor::perform(const ListsEdit& edit) {
    m_message->setText(edit.refusal);
    if (edit.refusal.isEmpty())
        m_undo.push(new ValueCommand<UnitLists>(edit.sentence, m_lists, edit.after,
                                                [this](const UnitLists& lists) { apply(lists); }));
}

void RuleBookEditor::apply(const UnitLists& lists) {
    m_message->setText(m_library.save(m_lists, lists));
    const bool sameList = m_lists.chosen == lists.chosen;
    const std::optional<int> unit = m_form->row();
    m_lists = lists;
    showLists();
    showList();
    if (sameList && unit && *unit < unitCount())
        editUnit(unit);
}

int RuleBookEditor::unitCount() const {
    return static_cast<int>(m_lists.current().units->units.size());
}

void RuleBookEditor::showLists() {
    QList<QVariantList> rows;
    for (const KeptList& list : m_lists.lists)
        rows.append({QString::fromStdString(list.units->title),
                     static_cast<int>(list.units->units.size()), keeperText(list.keeper)});
    m_listTable->setRows(std::move(rows));
    m_listView->setCurrentRow(m_lists.chosen);
}

void RuleBookEditor::showList() {
    const KeptList& list = m_lists.current();
    const bool readOnly = list.keeper == Keeper::Program;
    m_title->setText(QString::fromStdString(list.units->title));
    m_title->setReadOnly(readOnly);
    m_units->setList(list.units);
    m_form->setReadOnly(readOnly);
    m_builtIn->setVisible(readOnly);
    markTitle({});
    editUnit({});
    const bool inUse = m_ofHand && *list.units == *m_ofHand;
    m_use->setEnabled(!inUse);
    m_use->setToolTip(inUse ? tr("The hand uses this list.")
                            : tr("Tiles and wishes that this list knows too stay; one step to "
                                 "undo in the hand."));
}

void RuleBookEditor::showWhatIsPossible() {
    const bool readOnly = m_lists.current().keeper == Keeper::Program;
    const QString locked = readOnly ? builtInText() : QString();
    const auto allowFor = [&](QAction* action, bool selected, const QString& select) {
        allow(action, readOnly || selected ? locked : select);
    };
    allow(m_new, locked);
    allowFor(m_duplicate, m_form->row().has_value(), tr("Select the unit to duplicate."));
    allowFor(m_remove, !m_units->selected().empty(), tr("Select the units to remove."));
    allow(m_deleteList, deleteList(m_lists).refusal);
}

void RuleBookEditor::editUnit(std::optional<int> unit) {
    m_form->setUnit(m_lists.current().units, unit);
    m_units->select(unit);
    showWhatIsPossible();
}

void RuleBookEditor::chooseList(int row) {
    if (row < 0 || row == m_lists.chosen)
        return;
    if (settleDraft())
        m_lists.chosen = row;
    showLists();
    if (row == m_lists.chosen)
        showList();
}

bool RuleBookEditor::settleDraft() {
    if (!renameCurrent())
        return false;
    if (!m_form->isChanged())
        return true;
    const DraftReading read = m_form->reading();
    if (read.isValid()) {
        perform(putUnit(m_lists, m_form->row(), read.unit));
        return true;
    }
    QString why;
    for (const QString& fault : {read.nameFault, read.membersFault, read.scoreFault})
        why = why.isEmpty() ? fault : why;
    showRefusal(*m_message, tr("Not taken yet: %1 Esc takes it back.").arg(why));
    return false;
}

void RuleBookEditor::copyCurrent() {
    if (settleDraft())
        perform(copyList(m_lists));
}

/// A refused name stays in the field, in the colour of refusals.
bool RuleBookEditor::renameCurrent() {
    const QString title = QString::fromStdString(m_lists.current().units->title);
    if (m_title->text() == title)
        return true;
    const ListsEdit edit = renameList(m_lists, m_title->text());
    perform(edit);
    markTitle(edit.refusal);
    return edit.refusal.isEmpty();
}

void RuleBookEditor::markTitle(const QString& refusal) {
    QPalette marked;
    if (!refusal.isEmpty())
        marked.setColor(QPalette::Text, palette().color(QPalette::BrightText));
    m_title->setPalette(marked);
    m_title->setAccessibleDescription(refusal);
}

void RuleBookEditor::deleteCurrent() {
    perform(deleteList(m_lists));
}

void RuleBookEditor::importList() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Import a unit list"), {}, listFilter());
    if (!file.isEmpty())
        importFile(file);
}

void RuleBookEditor::importFile(const QString& fileName) {
    const QString name = QFileInfo(fileName).fileName();
    try {
        perform(addList(m_lists, readUnitFile(fileName), tr("Import %1").arg(name)));
    } catch (const FormatError& error) {
        m_message->setText(tr("%1: %2").arg(name, messageOf(error)));
    }
}

void RuleBookEditor::exportList() {
    if (!settleDraft())
        return;
    const UnitList& list = *m_lists.current().units;
    askAndSave(this, QString::fromStdString(list.title) + QStringLiteral(".json"), listFilter(),
               [&](const QString& fileName) { return saveBytes(fileName, unitFileText(list)); });
}

void RuleBookEditor::newUnit() {
    if (!settleDraft())
        return;
    editUnit({});
    m_form->focusName();
}

void RuleBookEditor::duplicateUnit() {
    if (!settleDraft() || !m_form->row())
        return;
    const UnitList& list = *m_lists.current().units;
    UnitDraft draft = draftOf(idolBook(list), list.units[static_cast<std::size_t>(*m_form->row())]);
    draft.name = tr("%1 (2)").arg(draft.name);
    editUnit({});
    m_form->setDraft(draft);
    m_form->focusName();
}

void RuleBookEditor::removeSelected() {
    perform(removeUnits(m_lists, m_units->selected()));
}

void RuleBookEditor::useForHand() {
    if (!settleDraft())
        return;
    Q_EMIT used(*m_lists.current().units);
    accept();
}

void RuleBookEditor::reject() {
    // The first Escape resets the field, the next one closes.
    const QString title = QString::fromStdString(m_lists.current().units->title);
    if (!m_form->isChanged() && m_title->text() == title)
        return QDialog::reject();
    m_message->clear();
    m_title->setText(title);
    markTitle({});
    m_form->setUnit(m_lists.current().units, m_form->row());
    showWhatIsPossible();
}

void RuleBookEditor::finish() {
    if (settleDraft())
        QDialog::reject();
}

void RuleBookEditor::closeEvent(QCloseEvent* event) {
    finish();
    event->setAccepted(!isVisible());
}

} // namespace yomi::ui::hands
