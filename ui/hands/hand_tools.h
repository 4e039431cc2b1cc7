// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/hand_document.h"

#include <QObject>

class QAction;

namespace yomi::ui::hands {

class HandMethodsDialog;

/// The dialogs of a hand and the actions that open them.
class HandTools : public QObject {
    Q_OBJECT

public:
    /// `window`: over which they open; it owns them.
    HandTools(HandDocument& document, QWidget* window);

    QAction* editRuleBooks() const { return m_edit; }
    QAction* compareMethods() const { return m_compare; }

private:
    void openEditor();
    void openMethods();

    HandDocument& m_document;
    QWidget* m_window;
    QAction* m_edit;
    QAction* m_compare;
    HandMethodsDialog* m_methods = nullptr;
};

} // namespace yomi::ui::hands
