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
    connect(&cursor, &Cursor::eventChanged, this, &RecordedEventPanel::refresh);
    connect(&cursor, &Cursor::numbersChanged, this, &RecordedEventPanel::refresh);
    refresh();
}

void RecordedEventPanel::refresh() {
    if (!m_cursor.isTooLarge() || !m_cursor.hasEvents())
        return; // invisible
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    setTitle(
        tr("Event %1 of %2")
            .arg(lineText(std::uint64_t{m_cursor.event()} + 1), lineText(m_cursor.eventCount())));
    m_headline->setText(headline(*read));
    m_explanation->setText(explanation(*read));
    m_explanation->setVisible(!m_explanation->text().isEmpty());
    const std::uint64_t line = m_cursor.lineNumber();
    const std::vector<std::string> texts = linesOf(*read, line, line);
    m_line->setText(texts.empty() ? tr("Line %1").arg(lineText(line))
                                  : tr("Line %1: %2").arg(lineText(line), wordText(texts.front())));
    m_why->setText(m_cursor.emptyReason());
}

QString RecordedEventPanel::headline(const ReadRecording& read) const {
    const Recording& recording = read.recording;
    const Event event = recording.events[m_cursor.event()];
    const RecordedNode& node = recording.nodes[event.node()];
    const bool isRoot = node.move == rootWord;
    const QString name = isRoot ? QString() : moveName(recording, event.node());
    switch (event.kind()) {
    case EventKind::Enter:
    case EventKind::Reenter:
        return isRoot ? tr("The root is entered") : tr("The move %1 is entered").arg(name);
    case EventKind::Probe:
    case EventKind::TableHit:
        return tr("Table lookup");
    case EventKind::Evaluate:
        return tr("The position gets a static value");
    case EventKind::Child:
        return tr("The move %1 is not better than the best one").arg(name);
    case EventKind::NewBest:
        return tr("The move %1 is the best one so far").arg(name);
    case EventKind::Cutoff:
        return tr("The value reaches the end of the window");
    case EventKind::Store:
        return tr("An entry is stored in the table");
    case EventKind::Leave:
        break;
    }
    const QString value = valueText(recording, node, m_cursor.recordedNumbers());
    if (!node.hasValue)
        return isRoot ? tr("The root returns no value")
                      : tr("The move %1 returns no value").arg(name);
    if (recording.header.isByVisits())
        return isRoot ? tr("The mean of the root is %1").arg(value)
                      : tr("The mean of the move %1 is %2").arg(name, value);
    return isRoot ? tr("The root returns %1").arg(value)
                  : tr("The move %1 returns %2").arg(name, value);
}

QString RecordedEventPanel::explanation(const ReadRecording& read) const {
    const Recording& recording = read.recording;
    const Event event = recording.events[m_cursor.event()];
    const RecordedNode& node = recording.nodes[event.node()];
    const bool isEntry = event.kind() == EventKind::Enter || event.kind() == EventKind::Reenter;
    if (isEntry && node.hasWindow)
        return tr("Its window is %1.").arg(windowText(recording, node, m_cursor.recordedNumbers()));
    if (event.kind() != EventKind::Leave)
        return {};
    const QString reason = tr("The reason is “%1”.").arg(reasonText(recording, node));
    return node.bound ? tr("%1 The value is: %2.", "a sentence, then exact or a bound")
                            .arg(reason, boundText(recording, node, m_cursor.recordedNumbers()))
                      : reason;
}

} // namespace yomi::ui::inspector
