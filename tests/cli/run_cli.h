// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

#include <cmath>
#include <stdexcept>

namespace yomi {

/// The output and the end of a run of yomi-cli.
struct CliRun {
    int status = -1;
    QByteArray output;
    QByteArray errors;

    nlohmann::json json() const { return nlohmann::json::parse(output.toStdString()); }
};

inline constexpr int mostMilliseconds = 300000; ///< of a run, for a busy machine

/// Runs yomi-cli as a process; throws if it cannot start, crashes or does not end.
inline CliRun runCli(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(QStringLiteral(YOMI_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(mostMilliseconds) || process.exitStatus() != QProcess::NormalExit)
        throw std::runtime_error("yomi-cli " + arguments.join(' ').toStdString() + ": " +
                                 process.errorString().toStdString());
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs a shell script in a folder; $YOMI is the path of yomi-cli.
inline CliRun runScript(const QString& script, const QString& folder = {},
                        const QByteArray& input = {}) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("YOMI", QStringLiteral(YOMI_CLI));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start("/bin/sh", {"-c", script});
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(mostMilliseconds) || process.exitStatus() != QProcess::NormalExit)
        throw std::runtime_error(script.toStdString() + ": " + process.errorString().toStdString());
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Whether a number, or each of a list of any depth, is the expected one but for rounding.
inline bool isNear(const nlohmann::json& got, const nlohmann::json& expected) {
    if (expected.is_array()) {
        bool near = got.size() == expected.size();
        for (std::size_t i = 0; near && i < got.size(); ++i)
            near = isNear(got[i], expected[i]);
        return near;
    }
    const double value = expected;
    return std::abs(got.get<double>() - value) <= 1e-13 * std::abs(value);
}

} // namespace yomi
