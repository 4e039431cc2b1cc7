// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace yomi {

/// Writes JSON text value by value, for long answers where building a tree of nlohmann::json would
/// cost more than computing them. The tree is handier elsewhere.
///
///     JsonWriter out;
///     out.beginObject();
///     out.member("kill", odds.kill);      // {"kill":[0.5,0.25]}
///     out.endObject();
///     print(out.text());
class JsonWriter {
public:
    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }
    void key(std::string_view name); ///< letters and digits only: not escaped

    void value(bool value) { token(value ? "true" : "false"); }
    template <class Integer>
    requires std::is_integral_v<Integer>
    void value(Integer value) { number(static_cast<std::int64_t>(value)); }
    /// The shortest text that reads back as the same number, always with a point or an exponent;
    /// null for infinity and NaN.
    void value(double value);
    /// Bytes that are not UTF-8 become U+FFFD.
    void value(std::string_view text);
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(const char* text) { value(std::string_view(text)); }
    void null() { token("null"); }

    /// A list, each element by value(); lists may nest.
    template <class List>
    requires requires(const List& list) { list.begin(); }
    void value(const List& list) {
        beginArray();
        for (const auto& each : list)
            value(each);
        endArray();
    }
    /// The value of an optional, or null.
    template <class Optional>
    requires requires(const Optional& each) { each.has_value(); }
    void value(const Optional& optional) {
        if (optional.has_value())
            value(*optional);
        else
            null();
    }

    template <class Value>
    void member(std::string_view name, const Value& each) {
        key(name);
        value(each);
    }

    const std::string& text() const { return m_text; }

private:
    void open(char bracket);
    void close(char bracket);
    void separate();
    void token(std::string_view text);
    void number(std::int64_t value);
    void quote(std::string_view text);

    std::string m_text;
};

} // namespace yomi
