# SPDX-License-Identifier: MIT
# Writes OUTPUT, a C++ file that defines yomi::catalog() over the contents of FILES.
set(arrays "")
set(cases "")
set(index 0)
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${hex}")
    string(APPEND arrays "constexpr char data${index}[] = {${bytes}};\n")
    string(APPEND cases "    if (name == \"${name}\")\n        return {data${index}, sizeof data${index}};\n")
    math(EXPR index "${index} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"core/common/catalog.h\"\n\n#include <stdexcept>\n#include <string>\n
namespace {\n${arrays}} // namespace\n
std::string_view yomi::catalog(std::string_view name) {
${cases}    throw std::invalid_argument(\"There is no catalog named \" + std::string(name) + \".\");\n}\n")
