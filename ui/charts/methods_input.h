// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace yomi::ui {

/// The header of a page of methods: a sentence with the input of the comparison, and two buttons
/// that choose the article's input or the document's.
class MethodsInput : public QWidget {
    Q_OBJECT

public:
    MethodsInput(const QString& article, const QString& document, const QString& documentToolTip,
                 QWidget* parent = nullptr);

    void say(const QString& sentences);

Q_SIGNALS:
    void articleChosen();
    void documentChosen();

private:
    QLabel* m_note;
};

} // namespace yomi::ui
