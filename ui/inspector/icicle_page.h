// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/common/card.h"
#include "ui/inspector/cursor.h"
#include "ui/inspector/icicle_view.h"

#include <atomic>
#include <memory>
#include <optional>

class QComboBox;

namespace yomi::ui {
class CommandButton;
class LinkButton;
struct Picture;
struct PictureSource;
} // namespace yomi::ui

namespace yomi::ui::inspector {

class IcicleLegend;
class PathStrip;

/// The icicle of the search shown, with the path to the current node above it, the choice of
/// colours, the legend and the export. A click on a block goes to the entry of its node. The layout
/// is computed in the background while the page is visible.
class IciclePage : public Card {
    Q_OBJECT

public:
    explicit IciclePage(Cursor& cursor, QWidget* parent = nullptr);

    IcicleView* view() const { return m_view; }
    /// The icicle, for saving or printing; only valid while hasPicture().
    PictureSource pictureSource();
    bool hasPicture() const { return m_view->icicle() != nullptr; }

Q_SIGNALS:
    void opened(); ///< the person wants to see the selected node in the tree
    void pointed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Question {
        std::shared_ptr<const Trace> trace;
        ColorBy colorBy = ColorBy::Ending;
        friend bool operator==(const Question&, const Question&) = default;
    };

    void createHeader();
    void takeRun();
    void refresh();
    void takeLayout();
    /// Whether the view shows the current run, not the previous one.
    bool showsRun() const;
    void showPlace();
    void showRange();
    void showSight();
    void showLegend();
    Picture picture(PlaceRange range, bool withLegend) const;

    Cursor& m_cursor;
    std::shared_ptr<std::atomic<double>> m_fraction; ///< of the layout being computed
    PathStrip* m_path;
    IcicleView* m_view;
    IcicleLegend* m_legend;
    QComboBox *m_color, *m_iterations;
    CommandButton* m_back;
    LinkButton* m_open;
    CommandButton* m_export;
    Analysis<Question, IcicleLayout> m_layout;
};

} // namespace yomi::ui::inspector
