// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tally.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <QAction>
#include <QUndoCommand>
#include <QVBoxLayout>

namespace yomi::ui::test {

class CountCommand : public QUndoCommand {
public:
    CountCommand(TallyDocument& document, int count)
        : QUndoCommand(QStringLiteral("count"))
        , m_document(document)
        , m_other(count) {}

    void redo() override { exchange(); }
    void undo() override { exchange(); }

private:
    void exchange() {
        std::swap(m_document.m_count, m_other);
        Q_EMIT m_document.changed();
    }

    TallyDocument& m_document;
    int m_other;
};

void TallyDocument::setCount(int count) {
    if (count != m_count)
        undoStack().push(new CountCommand(*this, count));
}

void TallyDocument::setZoom(int zoom) {
    m_zoom = zoom;
    Q_EMIT viewChanged();
}

void TallyDocument::read(const nlohmann::json& body) {
    const ObjectReader reader(body);
    const int count = static_cast<int>(reader.integer("count", 0, 999));
    m_zoom =
        reader.has("view") ? static_cast<int>(reader.object("view").integer("zoom", 1, 9, 1)) : 1;
    m_count = count;
}

TallyWorkspace::TallyWorkspace(TallyDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_field(new QSpinBox)
    , m_double(new QAction(QStringLiteral("Double the count"), this)) {
    auto* rows = new QVBoxLayout(this);
    m_field->setRange(0, 999);
    m_field->setAccessibleName(QStringLiteral("Count"));
    rows->addWidget(m_field, 0, Qt::AlignLeft);
    rows->addStretch();
    m_double->setShortcut(Qt::CTRL | Qt::Key_D);
    connect(m_double, &QAction::triggered, &m_document,
            [this] { m_document.setCount(2 * m_document.count()); });
    connect(m_field, &QSpinBox::valueChanged, &m_document, &TallyDocument::setCount);
    connect(&m_document, &Document::changed, this, &TallyWorkspace::refresh);
    QMetaObject::invokeMethod(this, &TallyWorkspace::refresh, Qt::QueuedConnection);
    m_field->setValue(m_document.count());
}

void TallyWorkspace::refresh() {
    m_field->setValue(m_document.count());
    Q_EMIT pointedChanged(QStringLiteral("The count is %1").arg(m_document.count()));
    Q_EMIT workChanged(QStringLiteral("counted to %1").arg(m_document.count()));
}

QString TallyWorkspace::copyText() const {
    return QString::number(m_document.count());
}

QString TallyWorkspace::pasteText(const QString& text) {
    bool number = false;
    const int count = text.toInt(&number);
    if (!number || count < 0 || count > 999)
        return QStringLiteral("A count is 0 to 999; “%1” was pasted.").arg(text);
    m_document.setCount(count);
    return {};
}

QString TallyWorkspace::copyCommand() const {
    return QStringLiteral("yomi-cli tally --count %1").arg(m_document.count());
}

/// Strokes: the first line names the format, each further line is a count.
ForeignFormat strokes() {
    return {.files = QStringLiteral("Strokes (*.strokes)"),
            .recognizes = [](const QByteArray& firstLine) { return firstLine == "strokes"; },
            .read =
                [](const QByteArray& text) {
                    QList<ForeignDocument> counts;
                    for (const QByteArray& line : text.trimmed().split('\n').mid(1)) {
                        const int count = static_cast<int>(line.count('|'));
                        if (count != line.size())
                            throw FormatError("a stroke is |")
                                .at(Sentence("line {}", counts.size() + 2));
                        counts << ForeignDocument{QString::number(count), [count] {
                                                      auto tally =
                                                          std::make_unique<TallyDocument>();
                                                      tally->setCount(count);
                                                      tally->undoStack().clear();
                                                      return tally;
                                                  }};
                    }
                    return counts;
                }};
}

DocumentType tallyType() {
    return {
        .kind = QStringLiteral("tally"),
        .title = QStringLiteral("Tally"),
        .description = QStringLiteral("Count what there is, one after the other, up to 999."),
        .icon = QStringLiteral(":/icons/yomi.svg"),
        .createDocument = [] { return std::make_unique<TallyDocument>(); },
        .createWorkspace =
            [](Document& document, QWidget* parent) {
                return new TallyWorkspace(static_cast<TallyDocument&>(document), parent);
            },
        .keys = {{QStringLiteral("+"), QStringLiteral("Count one more")}},
        .examples = {{.title = QStringLiteral("A dozen"),
                      .description = QStringLiteral("Twelve, counted already."),
                      .resource = QStringLiteral(":/test/dozen.yomi")}},
        .articles = {{.title = QStringLiteral("How to count <to> a dozen"),
                      .address = QStringLiteral("https://example.org/dozen")}},
        .foreignFormats = {strokes()},
    };
}

} // namespace yomi::ui::test
