// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/connectfour/ladder_runs.h"
#include "ui/connectfour/ladder_words.h"
#include "ui/connectfour/rules.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::connectfour {

/// The question of the ladder's page: the document's position or a pasted or opened set of
/// positions, and how to solve them. Invalid lines of a set are listed below.
class QuestionBar : public QWidget {
    Q_OBJECT

public:
    explicit QuestionBar(FourDocument& document, QWidget* parent = nullptr);

    /// Without positions if whyNone() has a reason.
    LadderQuestion question() const;
    QString whyNone() const;

    /// Shows the name of the positions' set.
    void showSource(std::optional<PublicSet> set);

Q_SIGNALS:
    void changed();

private:
    void addCommands(QLayout* row);
    void addSwitches(QLayout* row);
    void openFile();
    /// Changes nothing if no line is a position.
    void takePositions(const QByteArray& text);
    void showRefusals(const QStringList& sentences);

    FourDocument& m_document;
    std::optional<std::vector<ListedPosition>> m_set; ///< instead of the document's position
    QLabel* m_source;
    QLabel* m_refusals;
    CommandButton* m_single;
    QCheckBox* m_weak;
    QCheckBox* m_countOnly;
    QSpinBox* m_limit;
};

} // namespace yomi::ui::connectfour
