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

/// What the page of the ladder asks: the document's position or a set of positions that is pasted
/// or opened, and how they are solved. Lines of a set that are no position are named below.
class QuestionBar : public QWidget {
    Q_OBJECT

public:
    explicit QuestionBar(FourDocument& document, QWidget* parent = nullptr);

    /// Without positions where whyNone() says why.
    LadderQuestion question() const;
    QString whyNone() const;

    /// Says which positions these are.
    void showSource(std::optional<PublicSet> set);

Q_SIGNALS:
    void changed();

private:
    void addCommands(QLayout* row);
    void addSwitches(QLayout* row);
    void openFile();
    /// Nothing changes where no line is a position.
    void takePositions(const QByteArray& text);
    void showRefusals(const QStringList& sentences);

    FourDocument& m_document;
    std::optional<std::vector<ListedPosition>> m_set; ///< in place of the document's position
    QLabel* m_source;
    QLabel* m_refusals;
    CommandButton* m_single;
    QCheckBox* m_weak;
    QCheckBox* m_countOnly;
    QSpinBox* m_limit;
};

} // namespace yomi::ui::connectfour
