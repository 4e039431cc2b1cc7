// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/search_run.h"
#include "ui/inspector/stepper.h"

namespace yomi::ui::inspector {

/// Steps through the search that a document shows: records it again in the background whenever its
/// inputs change.
class SearchStepper : public Stepper {
    Q_OBJECT

public:
    explicit SearchStepper(SearchDocument& document, QObject* parent = nullptr);

    SearchDocument& document() const { return m_document; }

    QString emptyReason() const override;
    /// The run including what endAt() hides; null together with run().
    const std::shared_ptr<const SearchRun>& wholeRun() const { return m_whole; }
    /// Shows the search as if its recording had ended with an event, and goes there; without an
    /// event, shows all of it again.
    void endAt(std::optional<EventIndex> last);
    bool isEndHidden() const override { return run() != m_whole; }
    bool isFresh() const override { return m_recording.isFresh(); }
    AnalysisBase& recording() override { return m_recording; }
    QString recordingText() const override { return tr("Recording the search…"); }
    QString title() const override;
    QString rootText() const override { return m_document.rootText(); }
    /// Selects the node of a move of the root, as soon as the search has been recorded.
    void selectMove(Move move);
    const GameFace& legendFace() const override { return m_document.face(); }
    std::string boardText(const std::string& typed) const override;
    void fillMenu(QMenu& menu, const TreeItem& item) override;

protected:
    void keepEvent(EventIndex event) override { m_document.setEvent(event); }

private:
    /// The search and its position.
    struct Question {
        SearchRoot root;
        Settings settings;
        friend bool operator==(const Question&, const Question&) = default;
    };

    void follow();
    void record();
    void takeRecording();
    void showNothing(const QString& reason);
    void selectWanted();

    SearchDocument& m_document;
    Question m_question; ///< of the run shown or being recorded
    std::shared_ptr<const SearchRun> m_whole;
    QString m_emptyReason;        ///< empty while the first run is recorded
    std::optional<Move> m_wanted; ///< the root's move whose node will be selected
    Analysis<Question, SearchRun> m_recording;
};

} // namespace yomi::ui::inspector
