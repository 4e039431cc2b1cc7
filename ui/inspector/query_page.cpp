// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/query_page.h"

#include "core/tree/ask/node_path.h"
#include "core/tree/ask/query.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/table_view.h"
#include "ui/common/wording.h"
#include "ui/inspector/query_words.h"
#include "ui/inspector/recording_words.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStringListModel>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

constexpr std::size_t mostListed = 10'000;

/// Completes the word before the cursor, not the whole line.
class WordCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;

    QString pathFromIndex(const QModelIndex& index) const override {
        const auto* field = static_cast<const QLineEdit*>(widget());
        const QString text = field->text().left(field->cursorPosition());
        const QString word = index.data().toString();
        if (!word.startsWith(text.mid(wordStart(text)), caseSensitivity()))
            return field->text(); // called again with the word inserted and the cursor elsewhere
        return text.left(wordStart(text)) + word + field->text().mid(field->cursorPosition());
    }
    QStringList splitPath(const QString& path) const override {
        const auto* field = static_cast<const QLineEdit*>(widget());
        const QString text = path.left(field->cursorPosition());
        return {text.mid(wordStart(text))};
    }
};

} // namespace

QueryPage::QueryPage(Cursor& cursor, QWidget* parent)
    : QuestionPage(cursor, Typed::Query, parent)
    , m_words(new QStringListModel(this))
    , m_sentence(mutedLabel({}))
    , m_card(new Card(tr("Nodes for which the query holds")))
    , m_hits(columns({}))
    , m_view(new TableView(&m_hits, tr("Nodes for which the query holds")))
    , m_analysis([](const Question& question, const std::stop_token&) { return hitsOf(question); },
                 this) {
    field()->setAccessibleName(tr("Query"));
    field()->setPlaceholderText(cursor.isForeign()
                                    ? QStringLiteral("reason=beta and nodes>1000 and best!=first")
                                    : QStringLiteral("cut=yes and nodes>100 and best!=first"));
    auto* completer = new WordCompleter(m_words, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    field()->setCompleter(completer);
    // Connected before the completer, which needs the new words.
    connect(field(), &QLineEdit::textEdited, this, &QueryPage::offerWords);
    offerWords();
    m_sentence->setObjectName(QStringLiteral("querySentence"));
    m_view->stretchColumn(2);
    m_card->content()->addWidget(m_view, 1);
    column()->addWidget(m_sentence);
    column()->addWidget(m_card, 1);
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            this->cursor().goToNode(m_analysis.result()->nodes[static_cast<std::size_t>(row)]);
    });
    start(m_analysis);
}

QList<ValueColumn> QueryPage::columns(const std::vector<Attribute>& shown) const {
    QList<ValueColumn> columns = {
        lineColumn(), iterationColumn(), {tr("path"), tr("The moves from the root."), {}}};
    for (const Attribute& attribute : shown)
        columns << ValueColumn{wordText(attribute.text()), tr("What the query asks for."), {}};
    return columns + returnColumns();
}

void QueryPage::offerWords() {
    const QString typed = field()->text().left(field()->cursorPosition());
    const std::shared_ptr<const ReadRecording> read = cursor().read();
    const QStringList words =
        wordsBehind(typed.left(wordStart(typed)), read ? &read->recording : nullptr);
    if (words != m_words->stringList())
        m_words->setStringList(words);
}

QueryPage::Hits QueryPage::hitsOf(const Question& question) {
    try {
        const Query query(question.query);
        const Recording& recording = question.read->recording;
        const RecordingDetails& details = *question.read->details;
        Hits hits;
        hits.nodes = query.matches(recording, details);
        for (const std::string& name : query.shownAttributes())
            if (name != "iteration" && name != "value" && name != "bound" && name != "reason")
                hits.shown.emplace_back(name); // those have a column anyway
        hits.absent = query.absentAttribute(recording, details);
        hits.absentReason = query.absentReason(recording);
        return hits;
    } catch (const QueryError& error) {
        Hits hits;
        hits.refusal = messageOf(error);
        hits.column = error.column();
        return hits;
    }
}

void QueryPage::ask() {
    if (!cursor().read() || QString::fromStdString(typed()).trimmed().isEmpty())
        m_analysis.clear();
    else
        m_analysis.ask({cursor().read(), typed()});
}

/// Also marks the listed hits in the tree.
void QueryPage::showMarks() {
    std::vector<NodeId> marked;
    if (const Hits* hits = m_analysis.result(); hits && m_analysis.isFresh()) {
        marked = hits->nodes;
        marked.resize(std::min(marked.size(), mostListed));
    }
    cursor().setHits(std::move(marked));
}

void QueryPage::showAnswer() {
    const Hits* hits = m_analysis.result();
    showMarks();
    m_hits.setColumns(columns(hits ? hits->shown : std::vector<Attribute>()));
    if (!cursor().read() || !hits) {
        m_hits.setRows({});
        m_sentence->clear();
        const QString why =
            !cursor().read() ? cursor().whyUnread()
            : cursor().isForeign()
                ? tr("Type a condition to find the nodes that meet it, for example kind=re-search, "
                     "value>=@beta, child(reason=null), or nodes>1000 and best!=first.")
                : tr("Type a condition to find the nodes that meet it, for example cut=yes, "
                     "value>=@beta, or nodes>1000 and best!=first.");
        return m_card->setEmptyText(
            QString(why).replace(QStringLiteral("!="), QStringLiteral("!\u2060="))); // one word
    }
    if (!hits->refusal.isEmpty()) {
        m_hits.setRows({});
        m_sentence->setText(tr("Column %1: %2").arg(hits->column).arg(hits->refusal));
        return m_card->setEmptyText(tr("The query cannot be read yet."));
    }
    const auto& [read, query] = m_analysis.answer()->inputs;
    const Recording& recording = read->recording;
    const auto count = static_cast<double>(hits->nodes.size());
    QString sentence = tr("%1 nodes", nullptr, pluralOf(count)).arg(numberText(count, Unit::Count));
    if (hits->nodes.size() > mostListed)
        sentence = tr("%1, the first %2 are listed and marked")
                       .arg(sentence, numberText(static_cast<double>(mostListed), Unit::Count));
    if (hits->absent && hits->absent->nearest.empty())
        sentence = tr("%1. No node has %2.").arg(sentence, wordText(hits->absent->name));
    else if (hits->absent)
        sentence =
            tr("%1. No node has %2; did you mean %3?")
                .arg(sentence, wordText(hits->absent->name), wordText(hits->absent->nearest));
    else if (hits->absentReason && hits->absentReason->nearest.empty())
        sentence = tr("%1. No node has the reason “%2”.")
                       .arg(sentence, wordText(hits->absentReason->name));
    else if (hits->absentReason)
        sentence = tr("%1. No node has the reason “%2”; did you mean “%3”?")
                       .arg(sentence, wordText(hits->absentReason->name),
                            wordText(hits->absentReason->nearest));
    m_sentence->setText(sentence);
    m_card->setEmptyText(hits->nodes.empty() ? tr("The query holds for no node.") : QString());
    const Attributes attributes(recording, *read->details);
    QList<QVariantList> rows;
    for (std::size_t hit = 0; hit < std::min(hits->nodes.size(), mostListed); ++hit) {
        const NodeId id = hits->nodes[hit];
        rows << QVariantList{static_cast<qlonglong>(read->lineOf(id)),
                             iterationName(recording, recording.iterationOf(id)),
                             wordText(pathText(recording, id))};
        for (const Attribute& attribute : hits->shown) {
            const AttributeValue value = attributes.of(id, attribute);
            rows.back() << (value ? QVariant(wordText(yomi::tree::valueText(*value))) : QVariant());
        }
        rows.back() += returnCells(*read, id);
    }
    m_hits.setRows(rows);
}

} // namespace yomi::ui::inspector
