// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/common/regular_file.h"
#include "tests/run_tests.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstring>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace yomi;

namespace {

/// The content of a file, or the error sentence.
QByteArray answerTo(const QString& path) {
    QByteArray text;
    try {
        RegularFile file(path.toStdString());
        std::array<char, 3> room;
        while (const std::size_t size = file.read(room))
            text.append(room.data(), static_cast<qsizetype>(size));
    } catch (const FormatError& error) {
        return error.what();
    }
    return text;
}

} // namespace

class TestRegularFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAllOfAFile() {
        QFile file(m_folder.filePath(QStringLiteral("some.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("seven b");
        file.close();
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(file.link(link));
        QCOMPARE(answerTo(file.fileName()), QByteArray("seven b"));
        QCOMPARE(answerTo(link), QByteArray("seven b"));
    }

    void handsTheFileOver() {
        QFile written(m_folder.filePath(QStringLiteral("more.txt")));
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write("0123");
        written.close();
        int handle = -1;
        {
            RegularFile file(written.fileName().toStdString());
            handle = file.release();
        }
        std::array<char, 8> room;
        QCOMPARE(::read(handle, room.data(), room.size()), ssize_t{4});
        QCOMPARE(::close(handle), 0);
    }

    void refuses_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const QString& path, const char* sentence) {
            QTest::newRow(name) << path << QByteArray(sentence);
        };
        row("missing", m_folder.filePath(QStringLiteral("none")), "there is no such file");
        row("folder", m_folder.path(), "this is a folder, not a regular file");
        const QString pipe = m_folder.filePath(QStringLiteral("pipe")); // nothing writes to it
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        row("pipe", pipe, "this is a pipe, not a regular file");
        const QString link = m_folder.filePath(QStringLiteral("to the pipe"));
        QVERIFY(QFile::link(pipe, link));
        row("link to a pipe", link, "this is a pipe, not a regular file");
        row("socket", listening(), "this is a socket, not a regular file");
        row("endless device", QStringLiteral("/dev/zero"), "this is a device, not a regular file");
        row("device that is gone", QStringLiteral("/dev/tty"),
            "this is a device, not a regular file");
        row("process", QStringLiteral("/proc/self/status"),
            "this is a part of the running system, not a regular file");
        if (QFile::exists(QStringLiteral("/sys/kernel/uevent_seqnum")))
            row("kernel", QStringLiteral("/sys/kernel/uevent_seqnum"),
                "this is a part of the running system, not a regular file");
    }

    void refuses() {
        QFETCH(QString, path);
        QFETCH(QByteArray, sentence);
        QCOMPARE(answerTo(path), sentence);
    }

    void refusesWhatMayNotBeRead() {
        if (geteuid() == 0)
            QSKIP("The superuser may read every file.");
        QFile file(m_folder.filePath(QStringLiteral("secret.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setPermissions(QFileDevice::WriteOwner));
        QVERIFY(answerTo(file.fileName()).startsWith("it cannot be read: "));
    }

private:
    /// Creates a listening socket in the folder.
    QString listening() {
        const QString path = m_folder.filePath(QStringLiteral("socket"));
        m_socket = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, qPrintable(path), sizeof address.sun_path - 1);
        if (bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            qFatal("no socket");
        return path;
    }

    QTemporaryDir m_folder;
    int m_socket = -1;
};

YOMI_TESTS(TestRegularFile)
#include "test_regular_file.moc"
