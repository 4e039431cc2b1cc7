// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is saved stays when the disk is full, and the person is told.
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/save_file.h"
#include "ui/icefire/type.h"

#include <csignal>

#include <sys/mount.h>
#include <sys/resource.h>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// A directory whose disk can be made full.
class Disk {
public:
    virtual ~Disk() = default;
    QString path() const { return m_directory.path(); }
    virtual bool isThere() const { return true; }
    virtual void fill() = 0;
    virtual void makeRoom() = 0;

protected:
    QTemporaryDir m_directory;
};

/// Every write fails (EFBIG), as if injected below the program.
class RefusedWrites : public Disk {
public:
    RefusedWrites() { std::signal(SIGXFSZ, SIG_IGN); }
    ~RefusedWrites() override { makeRoom(); }
    void fill() override { limit(0); }
    void makeRoom() override { limit(RLIM_INFINITY); }

private:
    static void limit(rlim_t bytes) {
        rlimit limits;
        getrlimit(RLIMIT_FSIZE, &limits);
        limits.rlim_cur = std::min(bytes, limits.rlim_max);
        setrlimit(RLIMIT_FSIZE, &limits);
    }
};

/// A tmpfs of its own, filled to the last byte (ENOSPC).
class SmallDisk : public Disk {
public:
    SmallDisk()
        : m_mounted(mount("none", qPrintable(path()), "tmpfs", 0, "size=256k") == 0) {}
    ~SmallDisk() override {
        if (m_mounted)
            umount2(qPrintable(path()), MNT_DETACH);
    }
    bool isThere() const override { return m_mounted; }
    void fill() override {
        QFile filler(m_directory.filePath(u"filler"_s));
        if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            qFatal("the disk cannot be filled");
        while (filler.write(QByteArray(512, 'x')) > 0) {
        }
    }
    void makeRoom() override { QFile::remove(m_directory.filePath(u"filler"_s)); }

private:
    bool m_mounted;
};

QString sessionFile(const Shell& shell) {
    const QDir sessions(shell.path("profile/sessions"));
    return sessions.filePath(sessions.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0)) +
           "/session.json"_L1;
}

} // namespace

class TestFullDisk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Disk> m_disk;

    void addDisks() {
        QTest::addColumn<bool>("refused");
        QTest::newRow("writes are refused") << true;
        QTest::newRow("the disk is full") << false;
    }

private Q_SLOTS:
    void init() {
        QFETCH(bool, refused);
        if (refused)
            m_disk = std::make_unique<RefusedWrites>();
        else
            m_disk = std::make_unique<SmallDisk>();
        if (!m_disk->isThere())
            QSKIP("A disk that is really full needs the right to mount one.");
    }

    void cleanup() { m_disk.reset(); }

    void keepsTheOldDocument_data() { addDisks(); }
    void keepsTheOldDocument() {
        Shell shell({tallyType()}, m_disk->path());
        const QByteArray old = R"({"yomi":1,"kind":"tally","count":1})";
        const QString path = shell.file("one.yomi", old);
        shell.window->files().open(path);
        shell.tally().setCount(2);
        shell.window->flushSession();
        m_disk->fill();
        shell.press(QKeySequence::Save);
        QCOMPARE(Shell::contents(path), old);
        QCOMPARE(shell.titles().last(), u"one •"_s);
        const QStringList said = shell.tab().messages().sentences();
        QVERIFY2(said.size() == 1 && said.first().startsWith(path + u" could not be written: "_s),
                 qPrintable(said.join(u'\n')));
        m_disk->makeRoom();
        shell.press(QKeySequence::Save);
        QVERIFY(Shell::contents(path).contains("\"count\": 2"));
        QCOMPARE(shell.titles().last(), u"one"_s);
    }

    void keepsTheOldSession_data() { addDisks(); }
    void keepsTheOldSession() {
        Shell shell({tallyType()}, m_disk->path());
        shell.window->files().create(tallyType());
        shell.tally().setCount(5);
        shell.window->flushSession();
        const QByteArray before = Shell::contents(sessionFile(shell));
        QVERIFY(!before.isEmpty());
        m_disk->fill();
        shell.tally().setCount(6);
        shell.window->flushSession();
        QCOMPARE(Shell::contents(sessionFile(shell)), before);
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY(shell.messages().first().startsWith(u"Unsaved work would not survive a crash: "_s));
        onDialog<QMessageBox>([](QMessageBox& box) {
            for (QAbstractButton* choice : box.buttons())
                if (choice->text().remove(u'&') == u"Keep for next start"_s)
                    return QTest::mouseClick(choice, Qt::LeftButton);
            QFAIL("there is no such button");
        });
        QVERIFY(!shell.window->close()); // work that cannot be saved is not discarded
        shell.window.reset();            // as if it were killed
        shell.start();                   // it is also shown on the full disk
        QCOMPARE(shell.titles().last(), u"Tally •"_s);
        QCOMPARE(shell.tally().count(), 5);
        shell.window.reset();
        m_disk->makeRoom();
        shell.start();
        QCOMPARE(shell.titles().last(), u"Tally •"_s);
        QCOMPARE(shell.tally().count(), 5);
    }

    void keepsTheOldExport_data() { addDisks(); }
    void keepsTheOldExport() {
        const QString path = QDir(m_disk->path()).filePath(u"numbers.csv"_s);
        BarPanel panel(u"Nodes"_s, Unit::Count);
        QCOMPARE(panel.saveTo(path), QString());
        const QByteArray old = Shell::contents(path);
        QVERIFY(!old.isEmpty());
        m_disk->fill();
        QVERIFY(panel.saveTo(path).startsWith(path + u" could not be written: "_s));
        QCOMPARE(Shell::contents(path), old);
    }

    void keepsTheOldRecord_data() { addDisks(); }
    void keepsTheOldRecord() {
        const DocumentType type = icefire::documentType();
        Shell shell({type}, m_disk->path());
        shell.window->files().create(type);
        shell.window->flushSession();
        const QString path = shell.file("match.jsonl", "a record");
        m_disk->fill();
        typeFileName(path);
        QString said;
        onDialog<QMessageBox>([&said](QMessageBox& mayBeReplaced) {
            onDialog<QMessageBox>([&said](QMessageBox& box) {
                said = box.text();
                box.accept();
            });
            QTest::mouseClick(mayBeReplaced.button(QMessageBox::Yes), Qt::LeftButton);
        });
        menuAction(*shell.window, u"Save the game as a record…"_s)->trigger();
        QTRY_VERIFY2(said.startsWith(path + u" could not be written: "_s), qPrintable(said));
        QCOMPARE(Shell::contents(path), QByteArray("a record"));
        m_disk->makeRoom();
    }
};

YOMI_TESTS(TestFullDisk)
#include "test_full_disk.moc"
