// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/engine.h"

#include <QList>
#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::search {

/// The settings of one search, a choice for each question that a game leaves open. A choice that
/// has no meaning together with the others is disabled, and its tooltip says why. The rarer
/// questions are folded until they are asked for.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(const yomi::search::GameDefaults& usual, QWidget* parent = nullptr);

    const Settings& settings() const { return m_settings; }
    /// Shows other settings, of a game that is at most so many plies long; emits nothing.
    void setSettings(const Settings& settings, int mostPlies, int pliesLeft);

Q_SIGNALS:
    void settingsChosen(const Settings& settings); ///< by the person; they have a meaning

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Choice {
        QString text;
        std::function<void(Settings&)> choose; ///< sets what this choice is about
    };
    using Choices = std::function<QList<Choice>()>; ///< of the settings shown
    struct Question {
        QComboBox* box;
        Choices choices;
    };

    void ask(QGridLayout& grid, const QString& question, const QString& explanation,
             const Choices& choices);
    void askUsual(QGridLayout& grid);
    void askMore(QGridLayout& grid);
    QList<Choice> tableChoices() const;
    QList<Choice> evaluationChoices() const;
    QList<Choice> depthChoices() const;
    QList<Choice> aspirationChoices() const;
    QList<Choice> entriesChoices() const;
    Settings with(const Choice& choice) const;
    /// The same search, with everything said that may be left out.
    Settings spelledOut(Settings settings) const;
    /// Why the settings have no meaning; empty when they have one.
    QString refusal(const Settings& settings) const;
    void refresh(const Question& question);

    const yomi::search::GameDefaults& m_usual;
    Settings m_settings;
    int m_mostPlies = 0, m_pliesLeft = 0;
    QList<Question> m_questions;
    QWidget* m_more;
    CommandButton* m_fold;
};

} // namespace yomi::ui::search
