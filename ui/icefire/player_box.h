// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <string>

class QAction;

namespace yomi::ui::icefire {

/// The player: a bot of this program, a person if that is offered, or the typed command line of a
/// program, which is marked and shown from its beginning.
class PlayerBox : public QComboBox {
    Q_OBJECT

public:
    PlayerBox(const QString& accessibleName, bool offersPerson, QWidget* parent = nullptr);

    /// Shows a name; emits nothing.
    void setPlayer(const std::string& name);

Q_SIGNALS:
    void playerChosen(const std::string& name); ///< by the person; surrounding blanks are dropped

private:
    void choose();

    std::string m_shown;
    QAction* m_mark; ///< for a program
};

} // namespace yomi::ui::icefire
