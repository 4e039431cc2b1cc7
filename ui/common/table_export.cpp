// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/table_export.h"

#include "ui/common/numbers.h"
#include "ui/common/save_file.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yomi::ui {

static_assert(ValueRole == Qt::UserRole);

namespace {

struct TableExportText {
    Q_DECLARE_TR_FUNCTIONS(TableExport)
};

QString joined(const TextTable& table, QChar separator, const QString& lineEnd,
               QString (*field)(QString)) {
    QString text;
    for (const QStringList& row : table) {
        QStringList fields;
        for (const QString& value : row)
            fields << field(value);
        text += fields.join(separator) + lineEnd;
    }
    return text;
}

/// Removes the digits after the twelfth, which only the binary form of a double has.
double withoutNoise(double value) {
    constexpr int digits = 12;
    return value == std::trunc(value) ? value : QString::number(value, 'g', digits).toDouble();
}

/// The displayed text, with all digits of a number: an estimate keeps its mark, and a word instead
/// of a number stays.
QString cellText(const QModelIndex& index) {
    const QVariant value = index.data(ValueRole);
    const QString shown = index.data(Qt::DisplayRole).toString();
    const bool hasDigits =
        std::any_of(shown.begin(), shown.end(), [](QChar c) { return c.isDigit(); });
    if (value.typeId() == QMetaType::Double && (hasDigits || shown.isEmpty()))
        return (shown.startsWith(u'≈') ? QStringLiteral("≈ ") : QString()) +
               plainText(withoutNoise(value.toDouble()));
    const QString text =
        value.isValid() && value.typeId() != QMetaType::Double ? value.toString() : shown;
    return text == noNumber ? QString() : text;
}

TextTable tableOfRows(const QAbstractItemModel& model, const QList<int>& rows) {
    TextTable table(1);
    for (int column = 0; column < model.columnCount(); ++column) {
        const QVariant withUnit = model.headerData(column, Qt::Horizontal, ValueRole);
        table[0] << (withUnit.isValid() ? withUnit : model.headerData(column, Qt::Horizontal))
                        .toString();
    }
    for (const int row : rows) {
        QStringList fields;
        for (int column = 0; column < model.columnCount(); ++column)
            fields << cellText(model.index(row, column));
        table << fields;
    }
    return table;
}

QList<int> allRows(const QAbstractItemModel& model) {
    QList<int> rows(model.rowCount());
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

QList<int> selectedRows(const QAbstractItemView& view) {
    QList<int> rows;
    for (const QModelIndex& index : view.selectionModel()->selectedIndexes())
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows.isEmpty() ? allRows(*view.model()) : rows;
}

/// Gives a view's Copy action its keys before the window's own Copy: Qt would find both shortcuts
/// ambiguous and run neither.
class CopyKeys : public QObject {
public:
    CopyKeys(QAction* copy, QAbstractItemView* view)
        : QObject(view)
        , m_copy(copy) {
        view->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool press = event->type() == QEvent::KeyPress;
        if ((!press && event->type() != QEvent::ShortcutOverride) ||
            !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
            return QObject::eventFilter(watched, event);
        event->accept();
        if (press)
            m_copy->trigger();
        return true;
    }

private:
    QAction* m_copy;
};

} // namespace

QString tabSeparated(const TextTable& table) {
    return joined(table, u'\t', QStringLiteral("\n"),
                  [](QString field) { return field.replace(u'\t', u' ').replace(u'\n', u' '); });
}

QString commaSeparated(const TextTable& table) {
    return joined(table, u',', QStringLiteral("\r\n"), [](QString field) {
        const bool quoted = std::any_of(field.begin(), field.end(), [](QChar c) {
            return c == u',' || c == u'"' || c == u'\n' || c == u'\r';
        });
        if (!quoted)
            return field;
        return u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
    });
}

TextTable tableOf(const QAbstractItemModel& model) {
    return tableOfRows(model, allRows(model));
}

void enableTableExport(QAbstractItemView* view) {
    const auto addAction = [view](const QString& text, auto run) {
        auto* action = new QAction(text, view);
        QObject::connect(action, &QAction::triggered, view, run);
        view->addAction(action);
        return action;
    };
    const auto copy = [](const TextTable& table) {
        QGuiApplication::clipboard()->setText(tabSeparated(table));
    };
    QAction* copyRows = addAction(TableExportText::tr("Copy"), [view, copy] {
        copy(tableOfRows(*view->model(), selectedRows(*view)));
    });
    copyRows->setShortcut(QKeySequence::Copy);
    copyRows->setShortcutContext(Qt::WidgetShortcut);
    new CopyKeys(copyRows, view);
    addAction(TableExportText::tr("Copy all"), [view, copy] { copy(tableOf(*view->model())); });
    addAction(TableExportText::tr("Save as CSV…"), [view] {
        askAndSave(view, view->accessibleName() + QStringLiteral(".csv"),
                   TableExportText::tr("CSV tables (*.csv)"), [view](const QString& fileName) {
                       return saveBytes(fileName, commaSeparated(tableOf(*view->model())).toUtf8());
                   });
    });
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace yomi::ui
