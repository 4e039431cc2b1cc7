// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recorded_event_panel.h"

#include "ui/common/controls.h"
#include "ui/common/scaled_font.h"
#include "ui/inspector/recording_words.h"

#include <QFontDatabase>
#include <QVBoxLayout>

namespace yomi::ui::inspector {

RecordedEventPanel::RecordedEventPanel(Cursor& cursor, QWidget* parent)
    : Card(tr("Event"), parent)
    , m_cursor(cursor)
    , m_headline(new QLabel)
    , m_explanation(mutedLabel({}))
    , m_line(new QLabel)
    , m_why(mutedLabel({})) {
    m_headline->setFont(scaledFont(headingFont(), 1.25));
    m_headline->setObjectName(QStringLiteral("recordedEvent"));
    m_explanation->setObjectName(QStringLiteral("recordedReason"));
    m_line->setObjectName(QStringLiteral("recordedLine"));
    m_line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_line->setTextFormat(Qt::PlainText);
    m_why->setObjectName(QStringLiteral("whyNoTree"));
    for (QLabel* label : {m_headline, m_explanation, m_line, m_why}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        content()->addWidget(label);
    }
    content()->addStretch(1);
    connect(&cursor, &Cursor::recordingChanged, this, &RecordedEventPanel::refresh);
    connect(&cursor, &Cursor::recordedEventChanged, this, &RecordedEventPanel::refresh);
    connect(&cursor, &Cursor::numbersChanged, this, &RecordedEventPanel::refresh);
    refresh();
}

void RecordedEventPanel::refresh() {
    if (!m_cursor.isTooLarge() || !m_cursor.hasEvents())
        return; // invisible
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    const EventIndex event = m_cursor.recordedEvent();
    setTitle(tr("Event %1 of %2")
                 .arg(lineText(std::uint64_t{event} + 1), lineText(read->recording.events.size())));
    m_headline->setText(headline(*read));
    m_explanation->setText(explanation(*read));
    m_explanation->setVisible(!m_explanation->text().isEmpty());
    const std::uint64_t line = read->lineOf(event);
    const std::vector<std::string> texts = linesOf(*read, line, line);
    m_line->setText(texts.empty() ? tr("Line %1").arg(lineText(line))
                                  : tr("Line %1: %2").arg(lineText(line), wordText(texts.front())));
    m_why->setText(m_cursor.emptyReason());
}

QString RecordedEventPanel::headline(const ReadRecording& read) const {
    const Recording& recording = read.recording;
    const RecordedEvent& event = recording.events[m_cursor.recordedEvent()];
    const auto isRoot = [&] {
        return recording.nodes[event.number()].move == rootWord;
    };
    switch (event.kind()) {
    case LineKind::Iteration:
        return tr("%1 begins").arg(iterationTitle(recording, event.number()));
    case LineKind::Enter:
        return isRoot() ? tr("The root is entered")
                        : tr("The move %1 is entered").arg(moveName(recording, event.number()));
    case LineKind::Table:
        return tr("Table lookup");
    case LineKind::Evaluate:
        return tr("The position gets a static value");
    case LineKind::Window:
        return tr("The window becomes another one");
    case LineKind::Skip:
        return tr("A move is left out");
    case LineKind::Store:
        return tr("An entry is stored in the table");
    case LineKind::Leave:
        break;
    }
    const RecordedNode& node = recording.nodes[event.number()];
    const QString value = valueText(recording, node, m_cursor.recordedNumbers());
    if (!node.hasValue)
        return isRoot()
                   ? tr("The root returns no value")
                   : tr("The move %1 returns no value").arg(moveName(recording, event.number()));
    if (recording.header.isByVisits())
        return isRoot() ? tr("The mean of the root is %1").arg(value)
                        : tr("The mean of the move %1 is %2")
                              .arg(moveName(recording, event.number()), value);
    return isRoot() ? tr("The root returns %1").arg(value)
                    : tr("The move %1 returns %2").arg(moveName(recording, event.number()), value);
}

QString RecordedEventPanel::explanation(const ReadRecording& read) const {
    const Recording& recording = read.recording;
    const RecordedEvent& event = recording.events[m_cursor.recordedEvent()];
    if (event.kind() == LineKind::Enter && recording.nodes[event.number()].hasWindow)
        return tr("Its window is %1.")
            .arg(
                windowText(recording, recording.nodes[event.number()], m_cursor.recordedNumbers()));
    if (event.kind() != LineKind::Leave)
        return {};
    const RecordedNode& node = recording.nodes[event.number()];
    const QString reason = tr("The reason is “%1”.").arg(reasonText(recording, node));
    return node.bound ? tr("%1 The value is: %2.", "a sentence, then exact or a bound")
                            .arg(reason, boundText(recording, node, m_cursor.recordedNumbers()))
                      : reason;
}

} // namespace yomi::ui::inspector
