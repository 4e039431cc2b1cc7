// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/run_tests.h"

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include "ui/shell/language.h"

#include <QApplication>
struct Application : QApplication {
    Application(int& count, char** arguments)
        : QApplication(count, arguments) {
        yomi::ui::installLanguage(*this);
    }
};
#else
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <map>

namespace {

auto& allTests() {
    static std::map<std::string_view, std::unique_ptr<QObject> (*)()> tests;
    return tests;
}

} // namespace

namespace yomi {

bool addTests(std::string_view name, std::unique_ptr<QObject> (*make)()) {
    return allTests().emplace(name, make).second;
}

} // namespace yomi

int main(int argc, char** argv) {
    const auto tests = allTests().find(argc > 1 ? argv[1] : "");
    if (tests == allTests().end()) {
        std::fputs("The first argument is one of:\n", stderr);
        for (const auto& [name, make] : allTests())
            std::fprintf(stderr, "  %s\n", name.data());
        return 2;
    }
    argv[1] = argv[0]; // the name is not Qt Test's
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    int count = argc - 1;
    Application application(count, argv + 1);
    return QTest::qExec(tests->second().get(), count, argv + 1);
}
