// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/large_plan.h"
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QTest>

using nlohmann::json;

/// Plans with too many states, in the form that test_plan.cpp leaves out: each run takes seconds.
class TestSampledPlans : public QObject {
    Q_OBJECT

private:
    static yomi::CliRun plan(const json& request, const QStringList& options = {}) {
        return yomi::runCli(QStringList{"plan", "-"} + options,
                            QByteArray::fromStdString(request.dump()));
    }

private Q_SLOTS:
    void printsABestPlan() {
        const QByteArray output = plan(yomi::largePlan()).output;
        QVERIFY(output.contains("This needs more than 3,000,000 states; the odds below are "
                                "sampled.\nAt least about "));
        QVERIFY(output.contains("the best order found by sampling; choosing after each outcome "
                                "may do better."));
    }

    /// All results of a list, with three digits.
    void answersAListInJson() {
        const json drawn = plan(yomi::largeList(), {"--json"}).json();
        QVERIFY(drawn["estimate"]["runs"] == 100'000);
        const double attack = drawn["enemyAttack"];
        QVERIFY(drawn["estimate"]["low"] <= attack && attack <= drawn["estimate"]["high"]);
        QVERIFY(drawn["odds"].is_null());
        QCOMPARE(drawn["after"].size(), std::size_t(2));
        QVERIFY(!drawn.contains("states"));
    }
};

YOMI_TESTS(TestSampledPlans)
#include "test_sampled_plans.moc"
