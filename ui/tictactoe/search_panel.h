// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/settings.h"

#include <QList>
#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// The settings of one search, a choice for each question. A choice that has no meaning together
/// with the others is disabled, and its tooltip says why.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(QWidget* parent = nullptr);

    const Settings& settings() const { return m_settings; }
    /// Shows other settings; emits nothing.
    void setSettings(const Settings& settings);

Q_SIGNALS:
    void settingsChosen(const Settings& settings); ///< by the person; they have a meaning

private:
    struct Choice {
        QString text;
        std::function<void(Settings&)> choose; ///< sets what this choice is about
    };
    struct Question {
        QComboBox* box;
        QList<Choice> choices;
    };

    void ask(QGridLayout& grid, const QString& question, const QString& explanation,
             const QList<Choice>& choices);
    Settings with(const Choice& choice) const;
    void refresh(const Question& question);

    Settings m_settings;
    QList<Question> m_questions;
};

} // namespace yomi::ui::tictactoe
