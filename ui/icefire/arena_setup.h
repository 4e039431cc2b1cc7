// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/icefire/icefire_document.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yomi::ui {
class EditSeries;
}

namespace yomi::ui::icefire {

/// Reads a list of seeds, separated by commas or spaces, into the request: "15, 101" plays the maps
/// of seeds 15 and 101, then those above the greatest of the list. Returns the error, empty on
/// success.
QString takeSeeds(const QString& text, ArenaRequest& request);
QString seedsText(const ArenaRequest& request);

class PlayerBox;

/// The contestants of the arena, the maps, the number of games and the conditions. Every change is
/// an edit of the document; errors are shown below their fields.
class ArenaSetup : public QWidget {
    Q_OBJECT

public:
    explicit ArenaSetup(IcefireDocument& document, QWidget* parent = nullptr);

    bool isSound() const;

Q_SIGNALS:
    void soundChanged();

private:
    PlayerBox* createContestant(std::size_t which);
    QSpinBox* createNumber(const QString& name, int least, int most, const QString& explanation,
                           int (*get)(const ArenaRequest&), void (*take)(ArenaRequest&, int));
    void addField(int row, int column, const QString& name, QWidget* field);
    QLabel* addRefusal(int row, const char* name);
    void chooseSeeds();
    QString perform(const ArenaRequest& request, const QByteArray& mergeKey = {});
    void refresh();
    void refreshRefusals();

    IcefireDocument& m_document;
    QGridLayout* m_grid;
    FieldBinder m_fields;
    std::array<PlayerBox*, 2> m_contestants = {};
    QLineEdit* m_seeds;
    EditSeries* m_seedsSeries;
    QString m_shownSeeds; ///< the document's
    QLabel *m_contestantRefusal = nullptr, *m_gamesRefusal = nullptr;
    QString m_seedsError;
    /// The contestants for which the error was determined; none at first.
    std::optional<std::array<std::string, 2>> m_lookedInto;
    QString m_contestantsError;
};

} // namespace yomi::ui::icefire
