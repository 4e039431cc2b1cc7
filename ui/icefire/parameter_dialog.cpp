// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/icefire/setup_fields.h"

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleValidator>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

namespace yomi::ui::icefire {

namespace {

/// One field for each parameter; save() writes them back.
class ParameterForm : public QWidget {
public:
    explicit ParameterForm(Parameters& parameters)
        : m_grid(new QGridLayout(this)) {
        m_grid->setVerticalSpacing(spacingUnit);
        forEachParameter(parameters, [this](const char* name, auto& value, auto least, auto most,
                                            const char* help) {
            add(QLatin1String(name), tr(help), createField(value, least, most));
        });
    }

    bool isValid() const {
        for (const QLineEdit* edit : findChildren<QLineEdit*>())
            if (edit->validator() && !edit->hasAcceptableInput())
                return false;
        return true;
    }

    void save() const {
        for (const auto& save : m_saves)
            save();
    }

private:
    void add(const QString& name, const QString& help, QWidget* field) {
        const int row = m_grid->rowCount();
        auto* label = new QLabel(help);
        label->setBuddy(field);
        label->setToolTip(name);
        field->setAccessibleName(name);
        field->setAccessibleDescription(help);
        constexpr int width = 110;
        field->setFixedWidth(width);
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(field, row, 1);
    }

    QWidget* createField(bool& value, bool, bool) {
        auto* box = new QCheckBox;
        box->setChecked(value);
        m_saves.push_back([&value, box] { value = box->isChecked(); });
        return box;
    }

    QWidget* createField(int& value, int least, int most) {
        auto* box = new QSpinBox;
        box->setRange(least, most);
        box->setValue(value);
        m_saves.push_back([&value, box] { value = box->value(); });
        return box;
    }

    QWidget* createField(double& value, double least, double most) {
        auto* edit = new QLineEdit(plainText(value));
        auto* validator = new QDoubleValidator(least, most, 12, edit);
        validator->setLocale(QLocale::c());
        edit->setValidator(validator);
        edit->setAlignment(Qt::AlignRight);
        edit->setToolTip(SetupFields::tr("From %1 to %2.").arg(plainText(least), plainText(most)));
        // A value that is left as it was keeps every digit.
        m_saves.push_back([&value, edit] {
            if (edit->isModified())
                value = QLocale::c().toDouble(edit->text());
        });
        return edit;
    }

    QGridLayout* m_grid;
    std::vector<std::function<void()>> m_saves;
};

} // namespace

std::optional<Parameters> askForParameters(QWidget* parent, const Parameters& before) {
    Parameters parameters = before;
    QDialog dialog(parent);
    dialog.setWindowTitle(SetupFields::tr("Parameters of the annealing"));
    auto* form = new ParameterForm(parameters);
    auto* scroll = new QScrollArea;
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(scroll);
    column->addWidget(buttons);
    for (const QLineEdit* edit : form->findChildren<QLineEdit*>())
        QObject::connect(edit, &QLineEdit::textChanged, &dialog, [form, buttons] {
            buttons->button(QDialogButtonBox::Ok)->setEnabled(form->isValid());
        });
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    constexpr QSize size(520, 560);
    dialog.resize(size);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    form->save();
    return parameters;
}

} // namespace yomi::ui::icefire
