// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/cursor.h"
#include "ui/inspector/recorded_face.h"
#include "ui/inspector/recording_document.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QTimer>

#include <array>

namespace yomi::ui::inspector {

/// The cursor of a document's recording. Reads it in the background, again whenever the document
/// has another source and, if it follows the file, whenever the file has grown; lays out its tree
/// once a view needs it.
class RecordingCursor : public Cursor {
    Q_OBJECT

public:
    /// Larger trees are not laid out: a node takes a hundred bytes.

    RecordingCursor(RecordingDocument& document, const FaceOf& faceOf, std::size_t most = mostNodes,
                    QObject* parent = nullptr);

    RecordingDocument& document() const { return m_document; }
    AnalysisBase& reading() { return m_reading; }
    ReadingProgress& progress() { return *m_progress; }

    /// Reads the current contents of the file.
    void readAnew();
    /// The same after a stopped reading, to the end; the part that was read stays until then.
    void readToTheEnd();
    bool hasChangedSince() const;
    /// Whether the file is gone, or could never be read.
    bool isFileMissing() const;
    /// Whether the file is read again whenever it has changed. A current event at the end stays at
    /// the end.
    bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool following);

    bool isForeign() const override { return true; }
    QString emptyReason() const override;
    bool isFresh() const override { return m_laying.isFresh(); }
    AnalysisBase& recording() override { return m_laying; }
    QString recordingText() const override { return tr("Laying out the tree…"); }
    QString whyUnread() const override;
    void needRun() override;
    void needRecording() override {}
    bool isTooLarge() const override { return isTooLarge(read().get()); }

    QString title() const override;
    const GameFace& legendFace() const override { return m_labels; }
    std::string boardText(const std::string& typed) const override;
    bool mayHaveBoards() const override { return true; }
    double sizeOf(NodeId node) const override;
    QString toldOf(Event event) const override;
    QString iterationName(int iteration) const override;
    QString iterationText(int iteration) const override { return iterationTitle(iteration); }
    QString iterationTitle(int iteration) const override;

    Folds folds() const override { return m_document.view().folds; }
    void keepFolds(Folds folds) override;
    std::string typed(Typed which) const override {
        return which == Typed::SecondFile ? m_document.inputs().other
                                          : m_document.view().*at(which);
    }
    void keepTyped(Typed which, std::string text) override;
    bool isQuizOn() const override { return m_document.view().quiz; }
    void setQuizOn(bool on) override { m_document.look(&RecordingView::quiz, on); }
    Numbers recordedNumbers() const override { return m_numbers; }
    Perspective numbers() const override;
    void chooseNumbers(Numbers numbers) override {
        m_document.look(&RecordingView::numbers, numbers);
    }
    std::vector<Suppressed> suppressed() const override { return m_document.inputs().suppressed; }
    void suppress(Check check, std::optional<std::uint64_t> line) override;
    void showAllFindings() override;
    bool isPlaceChosen() const override { return m_document.view().place != noEvent; }
    void showTree() override { m_document.look(&RecordingView::page, RecordingPage::Tree); }

Q_SIGNALS:
    void followingChanged();
    void fileChanged(); ///< it is gone, or back, or was changed since the reading

protected:
    void keepPlace() override;

private:
    /// The source to read, and its state.
    struct Reading {
        RecordingSource source;
        FileState state;
        int stops = 0; ///< the number of readings stopped before
        friend bool operator==(const Reading&, const Reading&) = default;
    };
    struct Laying {
        std::shared_ptr<const ReadRecording> read;
        friend bool operator==(const Laying&, const Laying&) = default;
    };
    struct LaidOut {
        std::shared_ptr<const RecordedFace> face; ///< of the run
        RecordedRun run;
    };

    /// Of a text in the view.
    static std::string RecordingView::*at(Typed which) {
        return which == Typed::Query ? &RecordingView::query : &RecordingView::line;
    }
    void followTyped();
    void ask();
    void askAgain();
    void follow();
    void takeRecording();
    void watch();
    void look();
    void layOut();
    void show();
    /// The document's place, of the last line the last event.
    EventIndex placeIn(const ReadRecording& read) const;
    void countVisits();
    /// The newest recording; shown once its tree is laid out, if an older tree is shown.
    std::shared_ptr<const ReadRecording> newest() const {
        return {m_reading.answer(), m_reading.result()};
    }
    bool isTooLarge(const ReadRecording* read) const {
        return read && read->recording.nodes.size() > m_most;
    }

    RecordingDocument& m_document;
    std::size_t m_most;
    RecordedFace m_labels;
    std::shared_ptr<ReadingProgress> m_progress = std::make_shared<ReadingProgress>();
    Numbers m_numbers;
    std::array<std::string, 3> m_typed; ///< [Typed] as known to the views
    std::vector<double> m_mostVisits; ///< of a node, by iteration; empty if visits are not recorded
    bool m_isRunNeeded = false;
    bool m_isFollowing = false;
    bool m_isAtEnd = false; ///< and stays there while the file grows
    FileState m_seen;       ///< of the file at the last check
    QFileSystemWatcher m_watcher;
    QTimer m_looking;       ///< checks a followed file
    QElapsedTimer m_asking; ///< since the last reading began
    RecordingSource m_asked;
    int m_stops = 0;
    Analysis<Reading, ReadRecording> m_reading;
    Analysis<Laying, LaidOut> m_laying;
};

} // namespace yomi::ui::inspector
