// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/table_export.h"

#include <QImage>
#include <QPointF>

#include <optional>

class QKeyEvent;
class QMenu;
class QMouseEvent;
class QPainter;
class QScrollArea;

namespace yomi::ui {

class CommandButton;
class PlotView;
class StaleOverlay;
struct Picture;

/// A card with a chart of numbered items (bars, lines, rows): the mouse over an item or the arrow
/// keys highlight it, show its exact value and emit hovered(); setHighlighted() highlights it from
/// outside. The "…" menu copies and saves the picture and the numbers. The drawing library is
/// hidden in the implementation.
class ChartPanel : public Card {
    Q_OBJECT

public:
    ~ChartPanel() override;

    void setTitle(const QString& title) override;

    /// The highlighted item, while the others are dimmed; -1 for none.
    int highlighted() const { return m_highlighted; }
    void setHighlighted(int index);

    /// Shows the chart faded, because it belongs to older inputs.
    void setStale(bool stale);
    bool isStale() const;

    /// Shows a sentence instead of the chart: why there is none and what to do. New data show the
    /// chart again.
    void showEmpty(const QString& sentence);

    /// The data of the chart; the first row is the header.
    virtual TextTable numbers() const = 0;

    /// The chart under its title, `scale` device pixels per pixel.
    QImage picture(double scale) const;
    QByteArray svg() const;
    /// Writes a picture (.png at twice the resolution, .svg) or the data (.csv), according to the
    /// extension. Returns the error, empty on success.
    QString saveTo(const QString& fileName) const;

    /// The menu of the "…" button, which the panel's owner may extend.
    QMenu* menu() const { return m_menu; }

Q_SIGNALS:
    void hovered(int index);   ///< by mouse or keyboard; -1: none
    void activated(int index); ///< clicked, or Enter on the highlighted one

protected:
    explicit ChartPanel(const QString& title, QWidget* parent);

    PlotView& plot() const { return *m_plot; }
    /// Scrolls the plot where the panel is lower than the plot's minimum height. A saved picture
    /// shows all of it.
    void scrollPlot();
    /// Scrolls to a part of the plot, if it scrolls.
    void showPart(const QRectF& part);
    /// The position of the mouse over the plot; nothing while it is elsewhere.
    const std::optional<QPointF>& pointer() const { return m_pointer; }
    /// Call it after new data: shows and repaints the chart and describes it to a screen reader.
    void dataChanged();
    bool isDimmed(int index) const { return m_highlighted >= 0 && m_highlighted != index; }
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Paints everything over the axes and lines.
    virtual void paintMarks(QPainter& painter) const = 0;
    virtual int itemCount() const = 0;
    /// The item under a point of the plot, -1 for none.
    virtual int itemAt(QPointF pixels) const = 0;
    /// One item with its exact value (at the pointer, if there is one), for the tooltip and the
    /// screen reader.
    virtual QString itemText(int index) const = 0;
    /// The place for the tooltip of an item reached by keyboard.
    virtual QPointF itemPosition(int index) const = 0;
    /// Updates lines and axes from data, size and highlight.
    virtual void updatePlot() {}
    /// Get mouse and keys before the items; return true if they used the event.
    virtual bool mouseEvent(const QMouseEvent&) { return false; }
    virtual bool keyEvent(const QKeyEvent&) { return false; }

private:
    void buildMenu();
    bool takeMouse(const QMouseEvent& event);
    bool takeKey(const QKeyEvent& event);
    void moveHighlight(int step);
    void lightByPerson(int index, QPointF tipAt);
    QString description() const;
    Picture savedPicture() const;

    PlotView* m_plot;
    QScrollArea* m_scrolled = nullptr; ///< null until scrollPlot()
    StaleOverlay* m_overlay;
    QMenu* m_menu;
    CommandButton* m_menuButton;
    std::optional<QPointF> m_pointer;
    int m_highlighted = -1;
};

} // namespace yomi::ui
