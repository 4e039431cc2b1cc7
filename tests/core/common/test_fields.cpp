// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/fields.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;
using nlohmann::json;

namespace {

enum class Fruit { Apple, Pear, Quince, Medlar };
constexpr auto enumNames(Fruit) {
    return joinedNames(namesInOrder("apple", "pear"), namesInOrder("quince", "medlar"));
}

/// A custom type, whose fields are read by its readValue().
struct Weight {
    int grams = 0;
};

void readValue(const json& value, const std::string& path, Weight& weight) {
    weight.grams = static_cast<int>(1000 * numberAt(value, path, 0, 10));
}

struct Basket {
    Fruit fruit = Fruit::Pear;
    int pieces = 3;
    std::uint64_t seed = 1;
    double ripeness = 0.5;
    bool isWashed = true;
    std::string label = "none";
    std::optional<int> price = {};
    std::vector<int> days = {1, 2};

    template <class Fields>
    void describe(Fields& field) {
        field("fruit", fruit, "Which fruit");
        field("pieces", pieces, "How many", {1, 12});
        field("seed", seed, "Seed of all that is drawn");
        field("ripeness", ripeness, "How ripe", {0., 1.});
        field.inverted("unwashed", isWashed, "Do not wash them");
        field("label", label, "What stands on it");
        field("price", price, "What it costs", {.least = 0});
        field("days", days, "When it is filled", {1, 7});
    }
};

struct Parcel {
    Weight weight;

    template <class Fields>
    void describe(Fields& field) {
        field("weight", weight, "In kilograms");
    }
};

Basket basketFrom(const json& value) {
    Basket basket;
    readFields(ObjectReader(value), basket);
    return basket;
}

/// The sentence of the error that an action throws.
template <class Error, class Action>
QString refusal(const Action& action) {
    try {
        action();
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

} // namespace

class TestFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void visitsEachFieldOnceWithNameHelpAndRange() {
        QStringList visited;
        Basket basket;
        forEachField(basket, [&](const char* name, const auto&, Phrase help, auto range) {
            QString limits;
            if constexpr (requires { range.least; })
                if (range != decltype(range)())
                    limits = QString(" %1 %2").arg(double(range.least)).arg(double(range.most));
            visited << QString("%1: %2%3").arg(name, help.english().data(), limits);
        });
        QCOMPARE(visited, (QStringList{"fruit: Which fruit", "pieces: How many 1 12",
                                       "seed: Seed of all that is drawn", "ripeness: How ripe 0 1",
                                       "unwashed: Do not wash them", "label: What stands on it",
                                       "price: What it costs 0 2.14748e+09",
                                       "days: When it is filled 1 7"}));
    }

    void keepsWhatIsNotGiven() {
        const Basket basket = basketFrom({{"pieces", 12}, {"price", nullptr}, {"other", 1}});
        QCOMPARE(basket.pieces, 12);
        QVERIFY(fieldsToJson(basket) == fieldsToJson(Basket{.pieces = 12}));
    }

    void readsEveryKindOfField() {
        const json value = {{"fruit", "medlar"}, {"pieces", 1},      {"seed", 0},
                            {"ripeness", 1},     {"unwashed", true}, {"label", "お茶"},
                            {"price", 0},        {"days", {7, 1, 7}}};
        const Basket basket = basketFrom(value);
        QCOMPARE(basket.fruit, Fruit::Medlar);
        QCOMPARE(basket.pieces, 1);
        QCOMPARE(basket.seed, std::uint64_t{0});
        QCOMPARE(basket.ripeness, 1.0);
        QVERIFY(!basket.isWashed);
        QCOMPARE(basket.label, std::string("お茶"));
        QCOMPARE(basket.price.value_or(-1), 0);
        QCOMPARE(basket.days, (std::vector{7, 1, 7}));
        QVERIFY(fieldsToJson(basket) == value);
        Parcel parcel;
        readFields(ObjectReader(json{{"weight", 2.5}}), parcel);
        QCOMPARE(parcel.weight.grams, 2500);
    }

    void refusesWhatAFieldCannotBe_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* value, const char* sentence) {
            QTest::newRow(value) << QByteArray(value) << QString(sentence);
        };
        row(R"({"fruit": "plum"})",
            "fruit: one of \"apple\", \"pear\", \"quince\", \"medlar\" is expected, not \"plum\"");
        row(R"({"pieces": 0})", "pieces: a whole number from 1 to 12 is expected, not 0");
        row(R"({"pieces": 13})", "pieces: a whole number from 1 to 12 is expected, not 13");
        row(R"({"pieces": 1.5})", "pieces: a whole number from 1 to 12 is expected, not 1.5");
        row(R"({"seed": -1})",
            "seed: a whole number from 0 to 9223372036854775807 is expected, not -1");
        row(R"({"seed": 18446744073709551615})",
            "seed: a whole number from 0 to 9223372036854775807 is expected, not "
            "18446744073709551615");
        row(R"({"ripeness": 1.01})", "ripeness: a number from 0.0 to 1.0 is expected, not 1.01");
        row(R"({"unwashed": 1})", "unwashed: true or false is expected, not 1");
        row(R"({"label": 5})", "label: a text is expected, not 5");
        row(R"({"price": -1})", "price: a whole number from 0 to 2147483647 is expected, not -1");
        row(R"({"days": 3})", "days: a list is expected, not 3");
        row(R"({"days": [3, 8]})", "days[1]: a whole number from 1 to 7 is expected, not 8");
    }

    void refusesWhatAFieldCannotBe() {
        QFETCH(QByteArray, value);
        QFETCH(QString, sentence);
        QCOMPARE(refusal<FormatError>([&] { basketFrom(json::parse(value.toStdString())); }),
                 sentence);
    }

    void wantsWhatIsRequired() {
        const json value = {{"pieces", 2}};
        Basket basket;
        readFields(ObjectReader(value), basket, {"pieces"});
        QCOMPARE(refusal<FormatError>([&] {
                     readFields(ObjectReader(value, "basket"), basket, {"pieces", "fruit"});
                 }),
                 QString("basket.fruit: this value is missing"));
    }

    void writesNeitherAbsentFieldsNorEmptyLists() {
        Basket basket;
        basket.days.clear();
        const json written = fieldsToJson(basket);
        QVERIFY(!written.contains("price") && !written.contains("days"));
        QVERIFY(written["fruit"] == "pear" && written["unwashed"] == false);
    }

    void writesWhatHasChanged() {
        Basket basket;
        QVERIFY(changedFields(basket) == json::object());
        basket.price = 4;
        basket.isWashed = false;
        QVERIFY(changedFields(basket) == json({{"price", 4}, {"unwashed", true}}));
        QVERIFY(changedFields(Basket(), basket) == json({{"unwashed", false}}));
    }

    void checksTheRanges() {
        checkFields(Basket());
        QCOMPARE(refusal<std::invalid_argument>([] { checkFields(Basket{.pieces = 99}); }),
                 QString("pieces: a whole number from 1 to 12 is expected, not 99."));
    }

    void findsUnknownKeys() {
        const auto unknown = [](const json& value) {
            const Basket basket;
            return unknownKey(ObjectReader(value), basket, {"id"});
        };
        QVERIFY(!unknown({{"id", 7}, {"fruit", "apple"}}));
        QCOMPARE(unknown({{"piece", 7}}).value().key, std::string("piece"));
        QCOMPARE(unknown({{"piece", 7}}).value().meant, std::string("pieces"));
        QCOMPARE(unknown({{"x", 7}}).value().meant, std::string());
    }

    /// It is refused, so it must not cause a warning, too.
    void warnsOfNoKeyThatIsRefused() {
        const json value = {{"piece", 7}, {"frut", "apple"}};
        const JsonWarnings warnings;
        const ObjectReader reader(value);
        Basket basket;
        readFields(reader, basket);
        QCOMPARE(warnings.sentences().size(), std::size_t{2});
        QVERIFY(unknownKey(reader, basket)->key == "frut");
        QCOMPARE(warnings.sentences().size(), std::size_t{1});
        QCOMPARE(warnings.sentences().front().english(),
                 std::string("the key \"piece\" is unknown and changes nothing; did you mean "
                             "\"pieces\"?"));
    }

    void asksForTheKeyThatIsMissing() {
        const json value = {{"piece", 7}};
        const JsonWarnings warnings;
        Basket basket;
        QCOMPARE(refusal<FormatError>([&] { readFields(ObjectReader(value), basket, {"pieces"}); }),
                 QString("pieces: this value is missing; is \"piece\" meant for it?"));
        QVERIFY(warnings.sentences().empty());
    }
};

YOMI_TESTS(TestFields)
#include "test_fields.moc"
