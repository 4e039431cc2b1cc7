// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/unit_library.h"

#include <QDialog>
#include <QUndoStack>

class QLabel;
class QLineEdit;
class QPushButton;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::hands {

class UnitForm;
class UnitTable;

/// The unit lists of MilliJan: the program's, which can be copied, and the person's own, which are
/// saved in files and edited here, with an undo stack of their own. The hand uses a list on
/// request.
class RuleBookEditor : public QDialog {
    Q_OBJECT

public:
    /// `folder` has the person's lists; `ofHand` is the list that the hand uses, null if its rule
    /// book is not a unit list.
    RuleBookEditor(const QString& folder, std::shared_ptr<const yomi::hands::UnitList> ofHand,
                   QWidget* parent = nullptr);
    ~RuleBookEditor() override;

    const UnitLists& lists() const { return m_lists; }
    /// Imports a list from a file, as the Import command does.
    void importFile(const QString& fileName);

    void reject() override;

Q_SIGNALS:
    void used(const yomi::hands::UnitList& list); ///< for the hand; the editor closes

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QAction* makeAction(QWidget* place, const QString& text, const QKeySequence& keys,
                        void (RuleBookEditor::*run)());
    QWidget* createListCard();
    QWidget* createUnitCard();
    QLayout* createFoot();

    void perform(const ListsEdit& edit);
    void apply(const UnitLists& lists);
    int unitCount() const; ///< of the selected list
    void showLists();
    void showList();
    void editUnit(std::optional<int> unit);
    void showWhatIsPossible();
    void chooseList(int row);
    /// Applies the typed fields. Invalid ones stay, with the reason, and false is returned.
    bool settleDraft();
    void markTitle(const QString& refusal);

    void copyCurrent();
    bool renameCurrent();
    void deleteCurrent();
    void importList();
    void exportList();
    void newUnit();
    void duplicateUnit();
    void removeSelected();
    void useForHand();
    void finish();

    UnitLibrary m_library;
    std::shared_ptr<const yomi::hands::UnitList> m_ofHand;
    UnitLists m_lists;
    QUndoStack m_undo;
    ValueTable* m_listTable;
    TableView* m_listView;
    QLineEdit* m_title;
    UnitTable* m_units;
    UnitForm* m_form;
    QAction* m_new;
    QAction* m_duplicate;
    QAction* m_remove;
    QAction* m_deleteList;
    QLabel *m_message, *m_builtIn;
    QPushButton* m_use;
};

} // namespace yomi::ui::hands
