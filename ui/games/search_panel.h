// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/engine.h"

#include <QList>
#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::games {

/// The settings of one search: a field for each setting that the game leaves open. A choice that is
/// invalid with the other settings is disabled, and its tooltip gives the reason. Rarer settings
/// are folded at first.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(const yomi::search::GameDefaults& usual, QWidget* parent = nullptr);

    const Settings& settings() const { return m_settings; }
    /// Shows other settings, for a game of at most so many plies; emits nothing.
    void setSettings(const Settings& settings, int mostPlies, int pliesLeft);

Q_SIGNALS:
    void settingsChosen(const Settings& settings); ///< by the person; they are valid

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Choice {
        QString text;
        std::function<void(Settings&)> choose; ///< applies this choice
    };
    using Choices = std::function<QList<Choice>()>; ///< for the settings shown
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
    /// The same search with all optional settings given.
    Settings spelledOut(Settings settings) const;
    /// The reason why the settings are invalid; empty if they are valid.
    QString refusal(const Settings& settings) const;
    void refresh(const Question& question);

    const yomi::search::GameDefaults& m_usual;
    Settings m_settings;
    int m_mostPlies = 0, m_pliesLeft = 0;
    QList<Question> m_questions;
    QWidget* m_more;
    CommandButton* m_fold;
};

} // namespace yomi::ui::games
