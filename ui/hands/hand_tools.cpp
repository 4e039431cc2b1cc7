// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_tools.h"

#include "ui/hands/hand_methods_dialog.h"
#include "ui/hands/rule_book_editor.h"

#include <QAction>

namespace yomi::ui::hands {

HandTools::HandTools(HandDocument& document, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_window(window)
    , m_edit(new QAction(tr("Edit rule books…"), this))
    , m_compare(new QAction(tr("Compare methods…"), this)) {
    m_edit->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_U);
    m_edit->setToolTip(tr("The unit lists of MilliJan: copy, change, import and export them."));
    m_compare->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    m_compare->setToolTip(tr("The article's methods and the engine on one hand."));
    connect(m_edit, &QAction::triggered, this, &HandTools::openEditor);
    connect(m_compare, &QAction::triggered, this, &HandTools::openMethods);
}

void HandTools::openEditor() {
    const std::shared_ptr<const RuleChoice> rules = m_document.inputs().rules;
    const auto* units = std::get_if<UnitList>(rules.get());
    auto* editor = new RuleBookEditor(UnitLibrary::userFolder(),
                                      {rules, units}, // shares the ownership of the choice
                                      m_window);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &RuleBookEditor::used, this, [this](const UnitList& list) {
        m_document.perform(chooseRules(m_document.inputs(), list));
    });
    editor->open();
}

void HandTools::openMethods() {
    if (!m_methods)
        m_methods = new HandMethodsDialog(m_document, m_window);
    m_methods->show();
    m_methods->raise();
    m_methods->activateWindow();
}

} // namespace yomi::ui::hands
