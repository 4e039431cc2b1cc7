// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/picture.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace yomi::ui {

/// Asks how to save a view as a picture: the part, vector drawing or pixels at a scale, with or
/// without the legend. Shows the size of the picture before creating it.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    PictureDialog(PictureSource source, QWidget* parent);

private:
    enum Format { Svg, Png };

    Format format() const;
    int scale() const; ///< device pixels per pixel
    Picture picture() const;
    /// The reason why no picture is possible.
    QString problem() const;
    QByteArray bytes() const;
    void refresh();
    void save();

    PictureSource m_source;
    QComboBox *m_part, *m_format;
    QSpinBox* m_scale;
    QCheckBox* m_legend;
    QLabel* m_outcome;
    QPushButton* m_save;
};

} // namespace yomi::ui
