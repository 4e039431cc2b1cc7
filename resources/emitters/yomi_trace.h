// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <vector>

/// Records a search for Yomi. C++11, this header alone:
///
///     using yomi_trace::field;
///     yomi_trace::Writer trace("run.yt", field("fail", "soft"));
///     trace.iteration(depth);
///     trace.enter("-", alpha, beta, field("d", depth)); // the root; below it the move
///     trace.leave(value, "lower", "beta", field("best", move));
///
/// Each function takes the parts of its line in the order of the format, then any fields; Yomi's
/// manual explains them on its page Recordings. Numbers are not rounded, texts may have any
/// characters. The lines reach the file when the last open node is left, and every second.
namespace yomi_trace {

// Parts are taken by value, for a static constant of a class may have no address; texts are not
// copied where it matters.
template <class Value>
struct Field {
    const char* name;
    Value value;
};
template <class Value>
Field<Value> field(const char* name, Value value) {
    return {name, value};
}
inline Field<const std::string&> field(const char* name, const std::string& value) {
    return {name, value};
}

class Writer {
public:
    Writer() = default; ///< records nothing
    template <class... Fields>
    explicit Writer(const char* path, const Fields&... header)
        : m_file(std::fopen(path, "wb"))
        , m_isOn(m_file != nullptr)
        , m_closes(m_isOn) {
        add("yomi-trace", 1, header...);
    }
    template <class... Fields>
    explicit Writer(std::FILE* file, const Fields&... header)
        : m_file(file)
        , m_isOn(true) {
        add("yomi-trace", 1, header...);
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { close(); }

    explicit operator bool() const { return m_isOn; }
    /// To be called while no node is open. Switched off, an event costs a branch.
    void setOn(bool isOn) { m_isOn = isOn && m_file; }

    // Filters, to be set before the first node; what passes all of them is recorded.
    void toPly(std::size_t ply) { m_lastPly = ply; }    ///< the root's is 0
    void everyPass(std::size_t step) { m_step = step; } ///< the first root, then each step-th
    /// The root, and of each node on that line its children.
    void along(const std::vector<std::string>& moves) {
        m_isAlong = true;
        for (const std::string& move : moves)
            m_line.push_back(text(move));
    }
    /// The nodes entered with that field `key`, and all below them.
    template <class Key>
    void below(const Key& key) {
        m_key = " key=" + text(key) + ' ';
    }

    template <class... Parts>
    void iteration(Parts... name) {
        m_open.clear(); // what is open stays unfinished
        add("i", name...);
    }
    template <class... Parts>
    void enter(const std::string& move, Parts... alphaBeta) {
        if (m_isOn)
            open(isShown() || !m_key.empty() ? line(">", move, alphaBeta...) : "");
    }
    template <class Move, class... Parts>
    void enter(Move move, Parts... alphaBeta) {
        if (m_isOn)
            open(isShown() || !m_key.empty() ? line(">", move, alphaBeta...) : "");
    }
    template <class... Parts>
    void table(Parts... entryUse) {
        add("t", entryUse...);
    }
    template <class... Parts>
    void eval(Parts... value) {
        add("e", value...);
    }
    template <class... Parts>
    void window(Parts... alphaBetaWhy) {
        add("w", alphaBetaWhy...);
    }
    template <class... Parts>
    void skip(Parts... moveWhy) {
        add("x", moveWhy...);
    }
    template <class... Parts>
    void store(Parts... entry) {
        add("s", entry...);
    }
    template <class... Parts>
    void leave(Parts... valueBoundReason) {
        add("<", valueBoundReason...);
        if (m_isOn && !m_open.empty())
            m_open.pop_back();
        if (m_isOn && m_open.empty())
            flush();
    }

    void flush() {
        if (m_file)
            m_isWhole &= std::fwrite(m_text.data(), 1, m_text.size(), m_file) == m_text.size() &&
                         std::fflush(m_file) == 0;
        m_text.clear();
        m_flushed = Clock::now();
    }
    /// Whether all was written.
    bool close() {
        flush();
        if (m_closes)
            m_isWhole &= std::fclose(m_file) == 0;
        m_file = nullptr;
        m_isOn = m_closes = false;
        return m_isWhole;
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Node {
        bool isShown, isOnLine;
        std::string move; ///< as it is written
    };

    bool isShown() const { return m_open.empty() || m_open.back().isShown; }

    template <class... Parts>
    void add(const char* symbol, const Parts&... parts) {
        if (m_isOn && isShown())
            write(line(symbol, parts...));
    }
    void write(const std::string& line) {
        m_text += line;
        m_text += '\n';
        if (m_text.size() > 1 << 16 || Clock::now() - m_flushed > std::chrono::seconds(1))
            flush();
    }
    void open(std::string line) {
        const bool isTop = m_open.empty(), isBelow = isTop ? m_key.empty() : isShown();
        const std::string move = line.empty() ? line : line.substr(2, line.find(' ', 2) - 2);
        if (isTop) {
            m_topPly = move == "-" ? 0 : 1; // the root may be left untold
            m_isPass = m_passes++ % m_step == 0;
        }
        const std::size_t ply = m_topPly + m_open.size();
        const bool isLine = isTop || m_open.back().isOnLine;
        const bool isOn = isLine && (ply == 0 || (ply <= m_line.size() && m_line[ply - 1] == move));
        const bool isFound =
            isBelow || (!m_key.empty() && (line + ' ').find(m_key) != std::string::npos);
        const bool passes = m_isPass && ply <= m_lastPly && (isLine || !m_isAlong);
        m_open.push_back({isFound && passes, isOn, move});
        if (!m_open.back().isShown)
            return;
        for (std::size_t i = isBelow ? m_open.size() : 1 - m_topPly; i < m_open.size(); ++i)
            line += (i == 1 - m_topPly ? " path=" : ",") + m_open[i].move;
        write(line);
    }

    template <class... Parts>
    static std::string line(const char* symbol, const Parts&... parts) {
        std::string line = symbol;
        const int each[] = {0, (line += ' ' + text(parts), 0)...};
        static_cast<void>(each);
        return line;
    }
    template <class Value>
    static std::string text(const Field<Value>& field) {
        return field.name + ('=' + text(field.value));
    }
    static std::string text(char letter) { return text(std::string(1, letter)); }
    static std::string text(const char* word) { return text(std::string(word)); }
    static std::string text(const std::string& word) {
        std::string escaped;
        for (const char each : word) {
            const unsigned code = static_cast<unsigned char>(each);
            char hexadecimal[4] = {each};
            if (code <= ' ' || code == '%' || code == 127)
                std::snprintf(hexadecimal, sizeof hexadecimal, "%%%02X", code);
            escaped += hexadecimal;
        }
        return escaped;
    }
    template <class Number>
    static typename std::enable_if<!std::is_floating_point<Number>::value, std::string>::type
    text(Number number) {
        return std::to_string(number);
    }
    template <class Number>
    static typename std::enable_if<std::is_floating_point<Number>::value, std::string>::type
    text(Number number) {
        char digits[40];
        for (int count = 15;; ++count) { // the fewest digits that are read as the same number
            std::snprintf(digits, sizeof digits, "%.*g", count, static_cast<double>(number));
            if (count == 17 || std::strtod(digits, nullptr) == number)
                break;
        }
        for (char& each : digits)
            each = each == ',' ? '.' : each; // where the program has set a locale
        return digits;
    }

    std::FILE* m_file = nullptr;
    bool m_isOn = false, m_closes = false, m_isWhole = true;
    std::string m_text; ///< not yet flushed
    Clock::time_point m_flushed = Clock::now();
    std::vector<Node> m_open;
    std::size_t m_topPly = 0, m_passes = 0;
    bool m_isPass = true;

    std::size_t m_lastPly = static_cast<std::size_t>(-1), m_step = 1;
    bool m_isAlong = false;
    std::vector<std::string> m_line;
    std::string m_key;
};

} // namespace yomi_trace
