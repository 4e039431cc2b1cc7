// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/search_run.h"
#include "ui/inspector/cursor.h"

namespace yomi::ui::games {

/// The cursor of the search that a document shows: records it again in the background whenever its
/// inputs change, and writes and reads its recording once a view needs that.
class SearchCursor : public Cursor {
    Q_OBJECT

public:
    /// Larger trees are not written as a recording: a node takes some 200 bytes of text.
    static constexpr std::size_t mostWritten = 1'000'000;

    explicit SearchCursor(SearchDocument& document, QObject* parent = nullptr);

    SearchDocument& document() const { return m_document; }

    QString emptyReason() const override;
    /// The whole run with its question and answer.
    std::shared_ptr<const SearchRun> searchRun() const {
        return std::static_pointer_cast<const SearchRun>(wholeRun());
    }
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

    QString whyUnread() const override;
    AnalysisBase& examining() { return m_examining; }
    void needRun() override {}
    void needRecording() override;
    /// No view needs the recording any more.
    void restRecording();
    std::string typed(Typed which) const override { return m_document.view().*at(which); }
    void keepTyped(Typed which, std::string text) override;
    bool isQuizOn() const override { return m_document.view().quiz; }
    void setQuizOn(bool on) override { m_document.setQuiz(on); }
    void showTree() override { m_document.setPage(m_document.pages().front()); }

protected:
    void keepPlace() override;

private:
    /// The search and its position.
    struct Question {
        SearchRoot root;
        Settings settings;
        friend bool operator==(const Question&, const Question&) = default;
    };

    /// A run whose recording is written and read.
    struct Examining {
        std::shared_ptr<const SearchRun> run;
        friend bool operator==(const Examining&, const Examining&) = default;
    };

    static std::string View::*at(Typed which) {
        return which == Typed::Query  ? &View::query
               : which == Typed::Line ? &View::line
                                      : &View::secondFile;
    }
    void examine();
    void takeExamined();
    void follow();
    void record();
    void takeRecording();
    void showNothing(const QString& reason);
    void selectWanted();

    SearchDocument& m_document;
    Question m_question;          ///< of the run shown or being recorded
    QString m_emptyReason;        ///< empty while the first run is recorded
    std::optional<Move> m_wanted; ///< the root's move whose node will be selected
    bool m_isRecordingNeeded = false;
    Analysis<Question, SearchRun> m_recording;
    Analysis<Examining, ReadRecording> m_examining;
};

} // namespace yomi::ui::games
