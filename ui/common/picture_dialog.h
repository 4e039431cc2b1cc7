// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/picture.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace yomi::ui {

/// Asks what of a view to save as a picture and how: the part, drawing or pixels at some scale,
/// with or without the legend. Says how large the picture will be before it is made.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    struct Source {
        QString title;    ///< of the dialog
        QString fileName; ///< suggested, without its ending
        QStringList parts;
        /// The picture of a place in the list of parts.
        std::function<Picture(int part, bool withLegend)> picture;
        /// Why that part cannot be saved; empty when it can.
        std::function<QString(int part)> problem = [](int) {
            return QString();
        };
    };

    PictureDialog(Source source, QWidget* parent);

private:
    enum Format { Svg, Png };

    Format format() const;
    int scale() const; ///< device pixels to a pixel
    Picture picture() const;
    /// Why there will be no picture.
    QString problem() const;
    QByteArray bytes() const;
    void refresh();
    void save();

    Source m_source;
    QComboBox *m_part, *m_format;
    QSpinBox* m_scale;
    QCheckBox* m_legend;
    QLabel* m_outcome;
    QPushButton* m_save;
};

} // namespace yomi::ui
