<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CLI</name>
    <message>
        <source>{} is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Eval</name>
    <message>
        <source>An aspiration window reaches a multiple of a point either way; {} is not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListedText</name>
    <message>
        <source>A list of tiles has no lists in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is missing in the list, before {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>1 in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in %1 million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in more than 10³⁰⁸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt;%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>A workbench for reading games: exact odds, best hands, the search behind a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every screen with its examples into PNG files in &lt;directory&gt;; needs no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>{} cannot be to move: the sides are {} and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has one stone more, so {} is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {} to {} is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is not valid UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name {} has a sign that JSON does not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a color such as &quot;#e22b30&quot; is expected, not &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an attribute, such as value or reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing quotation mark is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search went on where it could have stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window was passed on without being turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value was taken without being turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window leaves out values that are still wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window is wider than it need be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves of the root get its whole window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha and beta on the lines of the root, -, and of its moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth does not go down by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d on the lines of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r or promises=depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move was searched twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is entered a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching again could show nothing new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is entered again at once, with the same d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The horizon came before depth 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason horizon, and d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal moves were never searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values on the lines of nodes and of their moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves= on the lines of nodes that return, or promises=moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves= on the lines of nodes that return, or a known game and promises=moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cutoff came before the window&apos;s end was reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha and beta, and the reason cut, or alpha or beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fail-hard value lies outside its window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail=hard in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search fails hard, the header says soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail=soft in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value counts down on its way up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value does not follow from the children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search again was forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value claims more than the children show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move was never searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move is not the one with the best value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move has only an upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best= where the root, -, returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaves give another value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The null move did not reach beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason null, and the null move&apos;s node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s entry is too shallow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t lines with d and what came of them, and d on nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s bound decides nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is not that of the table&apos;s entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table held what was never stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t lines with what came of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s entry and the search contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t lines with unused or narrow and the node&apos;s d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More was stored than the node shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A greater depth was stored than was searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s lines with d, and d on nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of a mate was stored unadjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mate in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of a repetition was stored as exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s lines, and the reason repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of a stopped search was stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s lines, and the reason stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One key for two positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One position has two keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One position has two exact values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d or promises=depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact values inside their windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One position has two evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluation seems to change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e lines in nodes and their children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game&apos;s end has the wrong sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node where the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a known game, or won= on the lines of nodes that return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move is not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search went on after the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason terminal on the lines of nodes that return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last pass left the root&apos;s value open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a root - with alpha and beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The children have more visits than their node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean cannot come from the children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visits have become fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves seem to be selected for the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node with 100 visits or more, and n= on its moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of two threads seem to be mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i [NAME]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt; MOVE [ALPHA BETA]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t none, or t KIND VALUE [DID]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w ALPHA BETA [WHY]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x MOVE [WHY]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s KIND VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; VALUE [BOUND] [REASON]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a text, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} bytes; at most {} are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no square in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header lacks its version: yomi-trace 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is version {} of the format; version 1 can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no batch job &quot;{}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file is larger than 64 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the @ of {} there must be the number of a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {}: &quot;{}&quot; is not a column, which is 1 to 9, then a to l.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request has either &quot;position&quot; or &quot;positions&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>std::filesystem</name>
    <message>
        <source>{} is not a file that a book can replace.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi</name>
    <message>
        <source>In a row must be {} to {} on {}; {} was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A size is WIDTHxHEIGHT, for example 7x6; &quot;{}&quot; is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a square; squares are a letter and a number, such as b2, with blanks or commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no square {} on {}, the last is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board has 1 row, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board has {} rows, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {} has 1 cell, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {} has {} cells, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 and another sign cannot both be empty cells; write O for a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board has more than two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column {} where there is a column 0, the last of {} is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column {}, the last of {} is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stone falls to {}, the next of that column lies in row {} from the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} moves twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no square {}, the last is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} begins and the sides take turns: {1} {0} and {2} {3} cannot be on the board together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides have a line; the game would have ended at the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a line, but {} has moved since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a line, but no top stone without which there would be none: none was the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a line, but no stone without which there would be none: none was the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a comma where a move is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has won with move {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has won before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: the board is full and no line is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {} has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as {} × {}, {} began; {} to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as 1 move, {} began; {} to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as {} moves, {} began; {} to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares are counted from {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are counted from {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number behind the moves is a score and plays no part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is shown as O, {} as X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position has at most {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Yomi document: &quot;yomi&quot; and &quot;kind&quot; are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document was written by a newer Yomi (file version {}; this program reads up to {}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a &quot;{}&quot; document is expected, not &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists and objects are nested more than {} deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from {} to {} is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {} entries are possible, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of &quot;{}&quot; is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such key; did you mean &quot;{}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a pipe, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a socket, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a device, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a part of the running system, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::FormatError</name>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::JsonWarnings</name>
    <message>
        <source>the key {} is given more than once; the last one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key {} is unknown and changes nothing; did you mean &quot;{}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is 1 more such key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {} more such keys.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::NameIndex</name>
    <message>
        <source>A name of {} bytes is not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not {}; did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::Object</name>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ObjectReader</name>
    <message>
        <source>an object is expected here, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this value is missing; is {} meant for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this value is missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::Stopped</name>
    <message>
        <source>The computation was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::TimeLimitPassed</name>
    <message>
        <source>The search ran out of its time limit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::Work</name>
    <message>
        <source>The system cannot start {} threads.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli</name>
    <message>
        <source>--timeout is more than 0 and at most 1000000 seconds, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--write-under needs a folder; &quot;{}&quot; is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not the beginning of this book; remove it, or name another file for the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out names the file of the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} positions are solved; the same command continues from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give two or three hands with --hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Give --rules {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players are counted from 1; {} made the last play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endgame was not solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no check {}; the checks are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of &quot;{}&quot; is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--list-plays prints the plays of a rule book, not of a hand; leave --tiles and --noip-input out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--noip-input brings its own hands; leave --tiles and the document out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--noip-input has the rules noip, not &quot;{}&quot;; leave --rules out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the hand with --tiles or as a .yomi file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is about plays of cards; {} has units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is about hands of tiles; {} has plays of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lead {} needs --opponent with the number of cards of an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--opponent {} needs the play to beat: --lead, or --leads for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has no {} to lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--favourite-doubles needs a favourite: name one with --favourite-tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule book &quot;{}&quot; and no such file; {}, or a unit list FILE.json is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position shown is the end of the game; step back from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot occur. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--record would mix the games with older ones: {} holds {}. Name an empty folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--record needs a folder; &quot;{}&quot; cannot be used: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The series was ended after {} of 1 game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The series was ended after {} of {} games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document does not keep what came of each line, so there is nothing to compare; save its games as records (Analyze › Match)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option {}; --help lists all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option {}; did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command {}; --help lists all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command {}; did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} for {}; it needs one for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no character {} for the goal: they are numbered from 0 to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be both killed and kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of hits is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board comes from {} or from the options, not from both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method {} would visit {} branches on this board; {} are the most it may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single precision is for the steps of the article; the method &quot;{}&quot; has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a file is expected, not &quot;&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true, false or &quot;only&quot; is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is always met: there is no run in which it is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is never met: there is no run in which it is met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of {} runs met the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of {} runs missed the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best fixed order is shown with the best plan, not with one order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best plan is not sampled hit by hit; &quot;sample&quot; goes with a fixed order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tic-tac-toe has no --{}; boards of other sizes are --game mnk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves are expected, not &quot;&quot;; without any leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--trace is not an option of {}, step 13: a recording is made of the common search and of the ladder&apos;s steps 3 to 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--trace is not an option of {}: a recording is made of the common search and of the ladder&apos;s steps 3 to 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder is connect four&apos;s; {} has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is not an option of connect four&apos;s ladder; choose another algorithm for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--order is not an option of connect four&apos;s ladder, whose steps have their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is an option of connect four&apos;s ladder and of solve alone; {} has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is an option of connect four&apos;s ladder alone; {} has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The algorithm solve is that of mnk; {} has another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is not an option of the algorithm solve; choose another algorithm for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--begins is an option of tictactoe; in {} the side that begins is shown as o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--order is an option of connect four; the moves of {} are tried in reading order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--trace-limit goes with --trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--time is more than 0 seconds; {} is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is not an option of {}; pvs alone has null windows of that width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is not an option of {}, which has no window and cuts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is of {}; --game {} is another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {} document is expected, not &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is more than 0 and at most 1000000 seconds, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job was ended before line {} was solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} lines could not be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job was ended before the position was solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect four and mnk are solved; tic-tac-toe is searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{} is not an option of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 recording has mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} recordings have mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--json is not an option of {}, which has a form of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--json is not an option of convert, which prints a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--json is not an option of nodes, which prints JSON Lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 recording was not read to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} recordings were not read to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs &quot;{}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a key of {} alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;do&quot; says what: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;file&quot; names a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard input has the requests of the batch; name a file instead of &quot;-&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;strict&quot;, &quot;only&quot; and &quot;ignore&quot; are keys of check alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the moves of the line, separated by blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has {}; did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has the reason {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has the reason {}; did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query, column {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::Batch</name>
    <message>
        <source>The batch was ended before line {} was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is longer than 64 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request took longer than 1 second and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request took longer than {} seconds and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::LineReader</name>
    <message>
        <source>{} cannot be read: {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::Options</name>
    <message>
        <source>&quot;{}&quot; is not an option of this job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option of this job; did you mean &quot;{}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::Output</name>
    <message>
        <source>The output cannot be written: {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::Parse</name>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::Questions</name>
    <message>
        <source>a line has at most {} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of text has no NUL.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::RequestContext</name>
    <message>
        <source>Standard output has the answers of the batch; name a file instead of &quot;-&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch request may write files only under the folder of batch --write-under DIR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a file under {}, the folder of --write-under.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a folder, a pipe or a device; requests write files.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::ShellOptions</name>
    <message>
        <source>&quot;{}&quot; is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::ShellOptions::Options</name>
    <message>
        <source>--{}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::cli::UnfinishedBook</name>
    <message>
        <source>{} cannot be written: {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::connectfour</name>
    <message>
        <source>A book of {} has 1 to {} plies, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book of {} with {} plies has more than {} positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this book is of {}, not of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this book is torn or damaged: {} of its scores can be read, {} are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of the ladder is {} to {}; {} was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes can be counted without the search in steps 4 to 6 of the ladder, not in step {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes that are counted without a run cannot be recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves and a board in one text: &quot;{}&quot; is a move, &quot;{}&quot; a sign of a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sign of a position, which is moves (1 to 9, then a to l) or a board of ., o and x with rows joined by /</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no sign of a position, which is moves (1 to 9, then a to l) or a board of ., o and x with rows joined by /</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stone in column {} has nothing below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column {}, the last of {} is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {} is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line has at most {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of text has no NUL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {}: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {} of {} is {}; it must be at least {}, and width · (height + 1) at most {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board {} is too large: width · (height + 1) is {}, the limit is {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board {} is too small: a line has at least {} stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes can be counted without the search in steps 4 to 6 of the ladder, not in step 13, the solver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {} of the ladder has no ideas that can be left out; step 13, the solver, has some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {} of the ladder has no search by several threads; step 13, the solver, has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {} of the ladder has no book; step 13, the solver, has one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::connectfour::BookText</name>
    <message>
        <source>this is not a book of connect four</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::connectfour::Solver</name>
    <message>
        <source>A position is solved by 1 to {} threads; {} were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book is of boards of another size.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands</name>
    <message>
        <source>{} The cards are 3456789TJQKA2, B (the small joker) and R (the big joker).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} may be either joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card in a list of numbers, where 3 to 14 are the cards, 17 is the 2, 20 and 30 are the jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with quotation marks and without them are mixed in the list; write all alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no meld {}; {} has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tiles cannot be dealt; {} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of cards are dealt; {} has units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal has at least one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of {} has 1 to {} cards, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cards cannot be dealt; there are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} away; hands more than {} away are not compared further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} away, 1 tile brings it nearer; aims at {} ({} points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} away, {} tiles of one kind bring it nearer; aims at {} ({} points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} away, {} tiles of {} kinds bring it nearer; aims at {} ({} points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {}: {} away; hands more than {} away are not compared further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {}: {} away, 1 tile brings it nearer; aims at {} ({} points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {}: {} away, {} tiles of one kind bring it nearer; aims at {} ({} points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {}: {} away, {} tiles of {} kinds bring it nearer; aims at {} ({} points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No complete hand is in reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {}: no complete hand is in reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One farther than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} farther than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile fewer than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tiles fewer than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point less on average than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} points less on average than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point less than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} points less than {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As good as {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} It would be nearer if {} were not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no play {}; {} has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a play of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draws must be 1 to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws: {}, but no tile is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} draws, but only 1 tile is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} draws, but only {} tiles are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizon {} needs more than {} states or complete hands; the last horizon finished is {}. Choose fewer draws, more states or sampled play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no full hand to draw for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws are computed for {} or {} tiles, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An endgame has 2 or 3 hands, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {} is empty: that player has already won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {} has {} cards; an endgame has at most {} in a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} in the hands and the last play; there are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} in the hands; there are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to move is 1 to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {} made the last play, but there is none; name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of the last play is 1 to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {} is to move and made the last play; then he leads, and there is no last play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo cannot be banned: a leader must be able to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no category &quot;{}&quot; to ban; the categories are {}, and a chain without its length bans all lengths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An endgame is about plays of cards; {} has units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last play, {}, is a {}, which is banned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {} of the list, {}, comes after the end: player {} has no card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {} of the list is a pass, but player {} leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {} of the list, {}, is not in the hand of player {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {} of the list, {}, is a {}, which is banned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {} of the list, {}, does not beat {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle has 2 or 3 hands, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of a puzzle has 1 to {} cards, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands of a puzzle have {} cards; there are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of {} positions was a puzzle; choose other sizes or bans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of {} bytes is not a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles are a text, a list of names or counts of them, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} are too many; at most {} can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cards are too many; a hand of {} has at most {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tiles are too many; a hand of {} has at most {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} are too many; there is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} are too many; there are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} in the hand and {} on the table are too many; there is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} in the hand and {} on the table are too many; there are {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} members; a unit has 1 to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a member that is not an idol of this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} scores {}; 1 to {} is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a unit named {} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has the same members as {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of a card from {} to {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a suit from {} to {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of hands from {} to {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of cards from {} to {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more of this card than in a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a tile of kind {}; there are {}, counted from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has the category {}; there are {}, counted from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule book has 1 to {} kinds of tile, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kind of tile has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two kinds of tile are named {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There can be 1 to {} copies of {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full hand has 0 to {} tiles, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be discarded from this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The samples must be 1 to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule book &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is expected, not &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this idol has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is an idol named {} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit has 1 to {} members, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of an idol is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an idol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit list (&quot;{}&quot;) is expected, not &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list has at least one idol</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::DiscardPolicy</name>
    <message>
        <source>No tile can be discarded from this hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameMoves</name>
    <message>
        <source>Hand {} has {} plays; an endgame has at most {} in a hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameSolver</name>
    <message>
        <source>The game is over; there is nothing to search.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameWatch</name>
    <message>
        <source>The search gave up after {} nodes, the most allowed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::KindOf</name>
    <message>
        <source>&quot;{}&quot; is counted twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::ListReader</name>
    <message>
        <source>A comma is missing after {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list that begins with {} is not closed by {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text continues after the end of the list: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count is missing after {}, such as {{{}: 2}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of {} must be a whole number from 0 to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::NamedConstraints</name>
    <message>
        <source>A bonus is MELD=n with a whole number n, not &quot;{}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::Numbers</name>
    <message>
        <source>the end, after {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more than the hands that the first line says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::OpponentChance</name>
    <message>
        <source>An opponent&apos;s cards are counted in card games; {} has units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent has 1 to {} cards, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent cannot have {} cards; {} are unseen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::OtherRules</name>
    <message>
        <source>These are cards; choose Dou Dizhu rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are tiles of MilliJan; choose MilliJan rules.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::PackedCounter</name>
    <message>
        <source>At most {} copies of one kind can be counted, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that is not there cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {} copies of one kind can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::Pile</name>
    <message>
        <source>Subsets would try 2^{} sets of melds; at most 2^{} can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has a tile that {} lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand lacks tiles of {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::Readings</name>
    <message>
        <source>a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} can be read as {} and as {}; put commas between the names.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::Scoring</name>
    <message>
        <source>A bonus is at most {} points up or down, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus leaves {} no points at all; forbid it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A favourite tile counts only where melds score points, not in {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be both required and forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be laid open; only units of three or more can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has a tile that {} lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has no {} for {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::Tag</name>
    <message>
        <source>The search gave up: its table of {} positions would take more than {} MB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::TurnScores</name>
    <message>
        <source>Turns are counted in plays of cards; {} has units.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::hands::WordReader</name>
    <message>
        <source>{} may mean copies, or a joker and a card; write each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} next to 10 may be a ten or a slip; write T for each ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} separates hands; enter one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card; the ten is 10 or T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire</name>
    <message>
        <source>there is no such parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such parameter; did you mean &quot;{}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contestant is a bot&apos;s name or a command line, not nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it printed &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bot &quot;{}&quot;; there are wait, random, greedy, article and strong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was ended by signal {} ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be started: there is no such program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be started: it is not an executable program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ended with status {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be started: there is neither a bot nor a program of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over before this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a reason for a missing line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game continues from a position that cannot occur: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document has one annealing at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no annealing bot &quot;{}&quot;; there are article and strong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit {} at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {} at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has turns 1 to 100, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is never below 0; it is {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mine spot lies off the land, at {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way over land leads from {} to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An owned cell lies off the land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell {} belongs to both players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not own its HQ&apos;s cell {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell {} is active without a connection to the HQ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell {} is connected to the HQ, but not active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs an id of its own, from 1 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is on a cell that is not its owner&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is cut off: it died when the turn started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has one HQ, at {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in the wrong corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is on a mine spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not on a mine spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two things are on the cell {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of a seed is symmetric; this one has land at {}, but none at {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of a seed is symmetric; this one has a mine spot at {}, but none at {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of a seed has land in the nine cells of either HQ&apos;s corner; this one has none at {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text continues after the last unit of the turn; give the text of one turn alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} ends after line {} in one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {} whole numbers is expected, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {}, row {} is not on the board of 12 by 12 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the owner is 0 or 1, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 rows of 12 letters, joined with &apos;/&apos;, are expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter {} is &apos;{}&apos;, not one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the level is 1, 2 or 3, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no unit has the id {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type is 0, 1 or 2, not {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ChildProcess</name>
    <message>
        <source>it closed its output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it had more than {} processes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire::InputReader</name>
    <message>
        <source>the text ends where {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is expected here, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell in column {}, row {} is not land, or is already occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number or the first map row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more numbers than any mine spots, gold and income are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your gold and income, and the enemy&apos;s, must precede the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} mine spots are impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the map come the number of mine spots, {}, their places, gold and income: {} numbers, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mine spot is not on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mine spot {} has been named before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map row has 12 characters, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map row consists of # . O o X x, and has no &apos;{}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} buildings are impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a building &quot;owner type x y&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a building&apos;s owner is 0 or 1 and its type 0, 1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} units are impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit &quot;owner id level x y&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit&apos;s owner is 0 or 1 and its level 1, 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit has an id of its own, from 1 on, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit has an id of its own, from 1 on; {} is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your HQ is at (0,0) or at (11,11)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire::InputReader::Values</name>
    <message>
        <source>line {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Program</name>
    <message>
        <source>{} and wrote &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Verifier</name>
    <message>
        <source>&quot;{}&quot; is not a type of line; init, turn and end are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game is recorded here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record breaks off before the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this position cannot occur. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player-turn is outside a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record continues, but the game is over: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot&apos;s line is a text or null, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a reason for a missing line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player-turn is a list of five, not of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checksum of the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checksum of the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an end is outside a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record ends, but the game continues</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::icefire::What</name>
    <message>
        <source>{}: the record has {}, the rules give {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::mnk</name>
    <message>
        <source>the square {} is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width of {} is {}; it must be {} to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The height of {} is {}; it must be at least {}, and width · height at most {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board {} is too large: it has {} squares, the limit is {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::search</name>
    <message>
        <source>Move {} has no score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go with these values before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the better moves are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move is better than the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more moves than &quot;choices&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no reply to name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two plies are expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search of {} has one evaluation; there is none to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluation of {} is one of {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The images in the table of {} are one of {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record board of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A depth limit is 0 to {}, counted from the moves of the position; {} is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTD(f) always uses its transposition table; it cannot be off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image rule needs the transposition table, which is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh table for each move needs the transposition table, which is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterative deepening takes its move ordering from the transposition table of the iteration before: switch the table on or the ordering off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own move needs the transposition table, which is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of entries needs the transposition table, which is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replacement needs a table with a number of entries (table-entries); one without holds every position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table has 1 entry or more, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTD(f) searches the root with null windows; with root every each move has the full window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTD(f) needs values outside the window; with fail hard there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspiration narrows the window of the root; with root every each move has the full window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTD(f) has windows of its own; aspiration is for the other searches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspiration takes its window from the iteration before; it needs iterative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh table for each move needs root every; with root textbook the moves share one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only PVS searches a child twice; making it for each search apart has no meaning elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table with a number of entries has images canonical or none, not article.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document has one search at least</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::search::detail::Eval</name>
    <message>
        <source>An aspiration window reaches a multiple of half a point either way; {} is not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage</name>
    <message>
        <source>A side has room for {} minions, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The health of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armor of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what {} summons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spell Damage of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id {} is given twice; leave it out or give another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card has a name, &quot;en&quot; or &quot;zh&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be hits or damagePerHit, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be played here: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be played here: it {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of hits must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage per hit must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact fractions are worked out for at most {} states; this board has {} with {} hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wanted probability must be above 0 and at most 1, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack must be a whole number from {} to {}, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health must be a whole number from {} to {}, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of minions such as 4 5 6 or 3/2 2/1 is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has room for {} minions; this list has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no target: add at least one character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {} characters fit on the board, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hits that a character takes to die must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {} goals for {} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list has 1 to {} damages, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damage of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage per hit of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of hits of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;mostPerHit&quot; does not go with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most damage per hit of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deathrattle of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deathrattle strikes by itself; &quot;{}&quot; does not go with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no character at {} for the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least 1 to {} must die, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan has at most {} actions, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goal has 1 to {} clauses, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who must die or live, or ask for the least attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minion of action {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the friendly hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is summoned at enemy minion {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is summoned at friendly minion {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy minion {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>friendly minion {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth of the policy must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of outcomes must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of runs must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::ActionCheck</name>
    <message>
        <source>action {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {} ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action has 1 to {} steps, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of {} must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minion of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs a target in a fixed order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps {} and {} of action {} both have a chosen target; one may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage adds hits to split, list, lowest and distinct alone, not to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;again&quot; does not go with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;butTarget&quot; does not go with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {} of action {} leaves out the chosen target, but the action has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of hits of {} with {} Spell Damage must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage per hit of {} with {} Spell Damage must be {} to {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} strikes until one dies, which may never end: {} is immune.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack is an action of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack&apos;s pool is enemy characters or enemy minions, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who attacks is missing: give &quot;attacker&quot; to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker must be friendly, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly minion {} has no attack; give it one before it attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The friendly hero has no attack; give it one before it attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {} is played last and by itself; give its target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no chosen target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot strike {}: its pool is {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no character at {} for {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {} ({})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Being</name>
    <message>
        <source>a {} has at most {} characters, not {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Cards</name>
    <message>
        <source>There is no card &quot;{}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card &quot;{}&quot;; did you mean &quot;{}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Real</name>
    <message>
        <source>There is no such method.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::TooManyStates</name>
    <message>
        <source>This needs more than {} states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact fractions are worked out for at most {} states; this plan has more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tictactoe</name>
    <message>
        <source>The board of tic-tac-toe is 3x3 with 3 in a row, not {} with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of samples is 1 to 10,000; {} is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is a square from 0 to 8, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on &quot;{}&quot; is over; no move to square {} is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square {} of &quot;{}&quot; is taken already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are squares such as 4,0,8; &quot;{}&quot; is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board has nine squares; the mask {} has others, the greatest is {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square has one mark at most; {} and {} are both on square {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} moves first and the sides take turns: {} and {} cannot be on the board together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides have three in a row; the game would have ended at the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has three in a row, but {} has moved since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game leads to &quot;{}&quot;. {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is nine characters o, x or . in reading order; &quot;{}&quot; is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on &quot;{}&quot; is over; there is no move to search.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree</name>
    <message>
        <source>Searches of &quot;{}&quot; and &quot;{}&quot; have no nodes in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node is entered at line {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {} nodes are drawn, not {}; --from and --ply choose some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {} nodes are written for Perfetto; the recording has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move before had the value {}, and the window of the node ends at {}: no further move is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left of the window, {}: no further move is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} ends at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} begins at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} is that of the node above, passed on without being turned: its ends change their places and signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} lies in what is open above, {}, without being turned: its ends change their places and signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} is that of the node above turned: its ends keep their places and signs, as all these numbers are of one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} lies in what is open above, {}, when it is turned: its ends keep their places and signs, as all these numbers are of one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, the value {} counted down by 1: if that is the score of a mate, write mate=N in the header, N less than all of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, the value of a move with its sign wrong: line {} returned {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, yet all that is known is, in the numbers of this move, {}: the values between are lost, or the line that narrowed the window is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, yet all that is known is, in the numbers of this move, {}: the values between are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} is wider than what is still open above: {} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window {} is empty: no value can lie in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth is {}, below a node of depth {}: it grows and no r shows an extension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth is {}, not {}, one less than {} above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth is {}, not {}, one less than {} above, less r={}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} was searched before, at line {}, as deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} is searched again with the window {}, although the search before answered it: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason {} is unknown and taken at its word; {} is nearly the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header&apos;s key {} is unknown; did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position of key {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is outside the window {}, and the header says fail=hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is the end of the window {}, and the best move has {}. The header claims fail=soft; this search seems to fail hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is that of the best move, {}, counted down by 1: if that is the score of a mate, write mate=N in the header, N less than all of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is that of a move with its sign wrong: line {} returned {}, and the best move has, in the numbers of this node, {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} does not follow from the moves searched, the best of which has {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} was better than all before, {}, with a depth reduced by {}, and was not searched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} failed high at line {}, {}, and was searched again only with a depth reduced by {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is said to be {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} counts as an upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} counts as a lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} counts as exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, inside the window {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, at or below the window {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, at or above the window {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, yet no move proves so much for the side to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, yet the node was cut off at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} failed high, with {}, in a window that ends below the node&apos;s, and was not searched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, yet the move {} may be better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, yet the leaves below give {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {} legal moves {} were searched or left out with an x line, and no cutoff ended the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node was cut off at {}, which does not reach the end of its window, {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move is said to be {}, which only failed low: it is at most as good as {}, which has {} for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} gets all of the root&apos;s window, {}, although only {} is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move, {}, was never searched here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move is said to be {}, with {}; another one gave the value {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The horizon is reached with a depth of {} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The null move gave {}, which does not reach the end of the window, {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted down by {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Of the same cause: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table held {}, and {} was returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table held {}, yet the moves searched prove {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table gets {}, yet all that is proved is {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table gets a depth of {}, yet only {} was searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry has a depth of {}, less than the node&apos;s, {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table held {}, which decides nothing in the window {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} is not legal here: columns are {} to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} is not legal here: squares are {} to {}, or a1 to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} is not legal here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} is not legal here: the column is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} is not legal here: the square is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another line seems to begin here, as where two threads print to one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inf={} in the header makes it infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write -inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blank within a move is written %20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a number of at most 1e15 in size, or inf, not {}; {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a number of at most 1e15 in size, or inf, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes digits, a number of at most 1e15, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a whole number of at most 32767 in size, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} takes one of {2}, not {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes the number of a node after the colon, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recordings are of different games, which have no nodes in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Two threads that print to one file look like this, too: give each a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a number greater than 0, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a number, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes columns and rows, 1x1 to 26x26, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} takes a number from {2} to {3}, not {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes two numbers, the least and the greatest score, such as -1,1, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes some of depth, moves and stores, with commas between, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a board of {}, such as {} characters of . o x, or moves, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes as many o as x, or one o more, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a board on which nothing floats, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes a board that a game leads to: the side to move has a line already, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording begins with a header: yomi-trace 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording begins with a header: {{&quot;yomi-trace&quot;:1}}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::BoardFields</name>
    <message>
        <source>game={} needs size and line, such as size=4x3 line=3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of {} is {} with {} in a row; game=mnk has others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tomove=min is wrong: on this board o is to move, max.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tomove=max is wrong: on this board x is to move, min.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::Checker</name>
    <message>
        <source>The move {} is entered where the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node is a terminal one, yet the game is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is not that of a game that is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is not that of a game that max has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} is not that of a game that min has won.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::Content</name>
    <message>
        <source>An empty {} cannot be part of a line of text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::EventParser</name>
    <message>
        <source>A line begins with one of i &gt; t e w x s &lt;, not with {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key event is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} takes one of {2}, not {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} A move is one part: a blank within a move is written %20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes two numbers, the least and the greatest score, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {} is missing: {} is how such a line goes; a blank within a move is written %20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {} is missing: {} is how such a line goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the table has nothing, nothing comes of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::FlipCheck</name>
    <message>
        <source>The evaluation changes its sign from a node to its moves: it seems to be the same side&apos;s at every node.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::HintCheck</name>
    <message>
        <source>The header does not say who moves at the root, and the first windows and values do not show it: write tomove=max or tomove=min. Errors may come of that; the root is read as max&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first windows and values show that min moves at the root; write tomove=min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are counted from 1 here; write base=1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares are counted from 1 here; write base=1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves of root= are counted from {}, those of the lines from {}: write both alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines have several values of thread=, and are read as those of one search: give each thread a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without d= on the lines it cannot be seen whether several threads print to this file; if so, give each a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node without depth left (d=0 or less) searches moves and has no e line, {}: if the search may return its evaluation there, print it; until then values that are too high are not found there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node with depth left returns a value without a move and without a reason, {}: if a table gave it, print a t line; a reason says what else did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move has the position or the window of the node above, {}: a position that is searched within itself is entered with a dot for a move; this may be why window-sign, value-sign and key-collision are found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is searched deeper than the others and has no r, {}: write an extension as a negative r; this may be why depth-step is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first move has a smaller window than the node above, {}: a w line shows what narrowed it, or a t line with narrow; this may be why window-lost and value-not-from-children are found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table holds a score that changed by the plies to where it was stored, {}: if that is the score of a mate, write mate=N in the header, N less than the least of these, {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root is entered again with more depth and no i line between, {}: print i where an iteration begins, or all of them count as one with its re-searches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::KeyCheck</name>
    <message>
        <source>The key {} stood for another position at line {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is {}; at line {} the same position had another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was evaluated as {} at line {}, and as {} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} had the exact value {} at line {}, at the same depth, and has {} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table held here, {} {}, was never stored under this key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::LineSplitter</name>
    <message>
        <source>{} is a part too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a field: name=value, with a name of at most {} letters, digits, _, - and . that begins with a letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This JSON is nested deeper than {} levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of this line is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a % that is not a byte of a UTF-8 text; a per cent sign is written %25.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::LineWriter</name>
    <message>
        <source>The reason {} is read as a bound in a line of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {} has no place in JSON Lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {} has no place in a line of text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::MateCheck</name>
    <message>
        <source>The mate&apos;s score {} was stored at line {}, at ply {}, and is the same here, at ply {}: a table must count it from the node, not from the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {}, the score of a mate, is not that of the best move, {}, even if it was counted down by 1 or 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {}, the score of a mate, is that of the best move, {}, {}; that of most nodes is {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {} does not follow from the moves searched, the best of which has {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::Parser</name>
    <message>
        <source>Expected &quot;and&quot;, &quot;or&quot; or the end of the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a word, a quoted text, or @ and an attribute to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query goes deeper than {} parentheses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing parenthesis is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write {} without quotation marks, to compare numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a number; write {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is one of {}, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::PlayoutCheck</name>
    <message>
        <source>The moves below have {} visits together, the node only {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean {} of {} visits cannot come from those of the moves below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node has 1 visit, and had {} in the snapshot before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node has {} visits, and had {} in the snapshot before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most visits, {}, went to {} with a mean of {}, although the side to move does better with {}, {}: the search seems to select for the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Means are the first player&apos;s, as the header says (values=first).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} Means are the side&apos;s to move at the node: print -W/n where W counts for the side that moved there, or write values=first where all are the first player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::RecordingBuilder</name>
    <message>
        <source>No node is open to which this could happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root, -, is entered while a node is open; the same position within a node is a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path is allowed where no node is open; here the open nodes are the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path takes the moves from the root, with commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {} nodes would be open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This node lies {} plies below the root; at most {} are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording needs more than {} nodes: its first {} events are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording needs more than {} events: its first {} events are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording needs more than {} MiB: its first {} events are shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::RecordingReader</name>
    <message>
        <source>There is no header: a recording begins with yomi-trace 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has more than 65,535 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not UTF-8, or has control characters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::RootCheck</name>
    <message>
        <source>The passes of the root leave the value open, from {} to {}, and none follows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::StopCheck</name>
    <message>
        <source>The value of a repetition, {}, is stored as exact: by another line of moves the position is worth something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move {} was stopped at line {}, and may be better than what is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search of the node was stopped, and what it had so far is stored as exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From line {} on every node returns 0 at once, as searches do whose time is out; what is stored as exact comes of that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::ThreadCheck</name>
    <message>
        <source>These look like lines of two threads that print to one file: by its depth this move does not follow from the node above, but from where line {} is. Give each thread a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::Value</name>
    <message>
        <source>{} takes one of exact, lower, upper, range, not {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::tree::check_rows</name>
    <message>
        <source>alpha and beta on the lines of a node and of its moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha and beta on the lines of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha and beta, or the bound of a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha and beta, or fail=soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values on the lines of nodes and of their moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best= on the lines of nodes that return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key= on nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key= on nodes or a known game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a known game in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a known game or board=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves that are entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t lines with cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promises=stores in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search=mcts in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n= on the lines of nodes that return</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::AboutDialog</name>
    <message>
        <source>Yomi %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1 (built with %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Yomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench for reading games: exact odds, best hands, and the search behind a move. 読⁠み: reading ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the overview of licences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::BarPanel</name>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ChartGrid</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ChartPanel</name>
    <message>
        <source>Copy or save this chart and its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: copy and save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numbers as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends in none of .png, .svg and .csv.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::Controls</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, and its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::DiskWatch</name>
    <message>
        <source>%1 was moved or removed by another program. Saving writes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::DocumentFile</name>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document holds text that a file cannot carry: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a Yomi document: %2 MB, the limit is %3 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a Yomi document, a recording of a search (its first line would be yomi-trace 1), or a game or position of A Code of Ice &amp; Fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a document of the kind “%2”, which this Yomi does not know. It knows: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>modified document</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (unsaved changes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::EditMenu</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy yomi-cli co&amp;mmand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on the clipboard to paste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has more than one meaning.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::FileCommands</name>
    <message>
        <source>Yomi documents (*.yomi)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check %1:</source>
        <comment>name of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a Yomi document, a recording, a game, a board, a hand or a yomi-cli command that Yomi can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page of the window does what this command does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of one of several</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from %1</source>
        <comment>name of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n documents. Which one?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. It is not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close it there, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open here; a copy needs another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Yomi opens (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title of a document, and its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directory %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::FileMenu</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::HelpMenu</name>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Yomi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ItemAccessible</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::JobBar</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::LanguageMenu</name>
    <message>
        <source>Follow &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when Yomi starts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::LinePanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: about %3 (%4 to %5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Yomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yomi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ManualWindow</name>
    <message>
        <source>Yomi manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::MessageArea</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::MethodsPage</name>
    <message>
        <source>method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way in which the answer is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the row has been computed, or why not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars appear when the first row is done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::PictureDialog</name>
    <message>
        <source>with the &amp;legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG (vector, sharp at any size)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG (pixels)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels of the picture for each pixel of the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would have %1 × %2 pixels; a side can have %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would have %1 × %2 pixels; %3 together are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no memory for so large a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::PlaybackBar</name>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps a second while playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::QuitQuestion</name>
    <message>
        <source>Quit Yomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n documents have unsaved changes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes reopen next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep for next start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::Session</name>
    <message numerus="yes">
        <source>Yomi closed unexpectedly. Unsaved changes in %n documents were restored; save what you want to keep.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Its unsaved text is kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work would not survive a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::SessionStore</name>
    <message>
        <source>%1 cannot be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was open the last time cannot be read. It is kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsaved text of “%1” is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::SessionStore::Folder</name>
    <message>
        <source>this is not the name of a session&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ShellCommand</name>
    <message>
        <source>There is no option --%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option --%1; did you mean --%2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command reads the file %1. Open that file instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow the list down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::StackPanel</name>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::StatusLine</name>
    <message>
        <source>Under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::TextSizeMenu</name>
    <message>
        <source>Larger te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ThemeMenu</name>
    <message>
        <source>Follow &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::ValueTable</name>
    <message>
        <source>%1 (s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read ahead: exact odds, best hands, and the search behind a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New documents and examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New %1 document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop .yomi files anywhere on this window. Ctrl+V opens a copied board, hand, command or recording. F1 opens the manual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. What you open or save is listed here the next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::Workspace</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::IdeaTable</name>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea of step 13 that is left out, alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as many nodes that takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as long that takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes: %1 a position, with the idea %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a position, with the idea %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::Ladder</name>
    <message>
        <source>minimax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line of play to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A window of scores that still matter; columns from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns from the centre outwards: 4 3 5 2 6 1 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bitboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as two words of bits: the same nodes in less time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A transposition table of 8,388,593 places remembers upper bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deepening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null windows that close in on the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves that let the opponent win at once are not tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves that make the most threats are tried first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smaller table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table keeps 32 bits of each key; with the place they give the whole key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table remembers lower bounds, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver for use, with ideas of its own: the same scores with any number of nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds from the lines that are still open, and from following up in a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced replies are followed without a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lookups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All children are looked up in the table before one is searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position and its mirror image share an entry of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So do positions that differ in stones without an open line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats that can be used soon come first in the order of moves, then moves that lie in many open lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the game is over within twelve plies is asked first, then the sign, then outwards from zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End-Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle-Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle-Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin-Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin-Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin-Hard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::LadderPage</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the table as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 13 without an idea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions by their nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 13 without one idea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; the rows that were done stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a position on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets all rows and runs them once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth of nodes and time of step 13 without one of its ideas. The scores stay the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rows differ in a score: one of them is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick steps come first; a row that takes longer than its limit says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Means of %1 positions. All rows agree in every score that they found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1 for the side to move. All finished rows agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step was finished within its limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions, by nodes of step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is %2. Select a step that is done to see its hardest positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare steps %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click a position, or press Enter, to put it on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 hardest of %2 take %3 of the nodes. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 13 leaves no tree; steps 3 to 12 can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps %1 and %2 can be compared when both are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 answers this position without a node: there is no tree to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Step %1 visits %2 nodes of this position; up to %3 can be opened side by side.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::LadderRuns</name>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::PositionTable</name>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As its line has it: the moves played, or the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the side to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of the step that is selected above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of the step before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of the step before divided by those of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the nodes of all positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::QuestionBar</name>
    <message>
        <source>Use the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sign only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count steps 4 to 6 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the lines of the clipboard: a position a line, or boards of several lines with a blank line between them. A score behind a position is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the lines of a file: a position a line, or boards of several lines with a blank line between them. A score behind a position is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to the position on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks who wins alone: −1, 0 or 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts the nodes of steps 4 to 6 without visiting a subtree twice: far quicker, but without a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit of a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row that takes longer ends there and says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*);;Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not text: it has a zero byte in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were left out, too.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are no positions: a line each is expected, such as 4453.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::StepTable</name>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step of the tutorial&apos;s ladder; 13 is the solver for use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the step adds to the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the recursive function, the mean of all positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of the step before divided by those of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of all positions, without the clearing of tables; short ones are solved three times, and the least counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the step before divided by that of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time divided by the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of the nodes that the tutorial publishes for this set; it rounds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the nodes are the published ones, to the last of the whole set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tutorial publishes none for this step and set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved in that time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted without visiting a subtree twice: that takes another time than the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::TwoStepsPanel</name>
    <message>
        <source>Back to the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is step %1, %2; B is step %3, %4. The position is %5. A row is a line of moves; one that is searched twice counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are being recorded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::Type</name>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which answers fall into the trap?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O has two in the middle of the bottom row: columns 2, 5 and 6 hold (0), the other four lose (18).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a table save?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourteen plies to the end, and X wins; the page Compare runs alpha-beta with and without a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does each idea of a solver save?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step from minimax, 332,768 nodes, to the solver for use, 84.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: play in that column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N, P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two steps of the ladder: next, previous difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two steps of the ladder: back to the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search any board of up to 64 cells: which column, and why?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Comment</name>
    <message>
        <source>the only move that wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only move that holds out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only move that draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only legal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move wins at the same ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move loses at the same ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start: %1</source>
        <comment>the board where a game begins</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>number, side and move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than the best move</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>gives away a won game: draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses a drawn game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lost; the best move could hold out %n plies longer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost; %1 could hold out %n plies longer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n plies, seen at depth %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n plies, seen at depth %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>estimates at depth %1, no verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>: %1 → %2, %3</source>
        <comment>value before, after, comment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (better: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the line of move %2 of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ComparisonPage</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a copy of the row shown, to be changed at the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the row shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces all rows by a preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the set &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From minimax to PVS with iterative deepening.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ComparisonRows</name>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the recursive function, in the last iteration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of all iterations together, which is what the time is of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished games and positions at the depth limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article&apos;s number: nodes that stopped at a value outside the window, also after their last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutoffs that left a move unsearched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the cuts that were made by the move tried first: the usual measure of an order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves that cuts left unsearched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes whose value the table gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children that PVS searched again with the full window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median of up to 200 whole searches, all iterations together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half the runs lie within this of the median.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time divided by the nodes of all iterations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the position, from the first player&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves that have this value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ExaminationPages</name>
    <message>
        <source>Ways to examine the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examining the search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not this line?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Game</name>
    <message>
        <source>&quot;{}&quot; is not a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they lead to {}, not to the position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::GameBoard</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::MoveCard</name>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the search of the board after the move, at this reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuted by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move has been made. Each move gets a comment here: what it was worth, and which were better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a move to see what it was worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <comment>number, side, move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the last two moves are hidden. Press H to show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>before or after, value, meaning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>before or after, value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best by the estimate: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::MovesModel</name>
    <message>
        <source>%1 %2</source>
        <comment>side and move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position was not solved in time: the value with ≈ is that of a search to depth %1 with the lines as its estimate. The other is exact, from the move beside this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position was not solved in time: both values are those of a search to depth %1 with the lines as its estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moved, and where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the position was worth with the best move, for who moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was worth with this move, for who moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the move did to the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best moves, if this one is not among them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Pages</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would give the answer away; leave the quiz first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayBoard</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space plays here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space plays here. Its value is %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayPage</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back your move and the engine&apos;s answer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings back the moves that were taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the engine&apos;s thinking: it moves from what it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the engine make its move here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or hides best moves, scores and value, also of the last two moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to before this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the game back to before the selected move, so that another can be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who makes the moves of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the engine thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the engine finds its moves: by PVS to a depth, counted as in a search, or for so many seconds, or by one of the searches of Compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the moves with their comments as text, which can be pasted again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a game on the empty board; it can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the board after move %1. Select the last move to play on, or go back to before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to a depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as “%1”</source>
        <comment>the engine thinks as a search</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game leads to this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a click makes your move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the engine is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the engine&apos;s turn. It waits for “Engine moves”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best moves and scores are hidden. Press H to show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best moves, scores and values of the last two moves are hidden. Press H to show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are for the board after move %1, the last; this is an earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints come when the engine has moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving this position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best by estimates at depth %1: %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1 (%2). %3</source>
        <comment>moves, value, sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move has been made yet. Make one on the board, or paste a game to look at: each move gets a comment and a value here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved · %2 estimated</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlaySession</name>
    <message>
        <source>It is the engine&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PositionPanel</name>
    <message>
        <source>Engine move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the first of the best moves that the search found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click plays a move of the side to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves are best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n moves are best.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Value ?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Quiz</name>
    <message>
        <source>The null window found at most α %1: the move is not better. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The null window found at least β %1: the move is not better. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β is ∞: no value is enough to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α is −∞: no value is enough to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best value, %1, is less than β %2: another move can still count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best value, %1, is greater than α %2: another move can still count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next move is searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other moves are cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same move is searched again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1: %2 has tried %3. What comes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search of %1 with a null window gave %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search of %1 gave %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Best value: %2. Window: α %3, β %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the last move; the best value is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::QuizPanel</name>
    <message>
        <source>Quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the quiz and shows all of the search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next move is searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other moves are pruned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move is searched again with the full window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the last move, and it is not searched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right %1, wrong %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question is left after this event. Leave, step back and begin again for earlier ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimax searches every move: there is nothing to ask. Choose alpha-beta or PVS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchCursor</name>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search from its board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped. Change something to search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches of up to %1 nodes can be examined here; this one has %2. Reduce its depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examination was stopped. Open this page again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examining the search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording the search…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchDocument</name>
    <message>
        <source>Before the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: %1. There is nothing to search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game leads to &quot;%1&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a move and its answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the search to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The table has room for %n searches; it is full.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table keeps one search at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchPanel</name>
    <message>
        <source>More switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root, windows, order of the moves and size of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PVS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTD(f)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the tree is searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transposition table: what a store writes, and whether the moves of the position share one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a leaf is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted below the moves of the position: with 0 the search ends at its moves, ply 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, unordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deepening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterative deepening searches to depth 0, 1, 2 and so on; ordered, each iteration tries the best moves of the one before first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bitboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bitboard, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bitboard, twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record, twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board&apos;s form and how a move is taken back. Nodes do not depend on it, time does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>textbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether each move of the position is searched with the full window, or the position is searched as any node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspiration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each iteration searches in a window around the value of the one before, so many points either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a value outside the window is returned as found, or as the window&apos;s end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wide a null window is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killers, history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killers are tried first because they cut at the same depth, history because they cut often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped, own too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front, own too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the table&apos;s move becomes the first, and whether it comes from this iteration&apos;s own table, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places of the table; without a limit it holds every position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which entry is replaced when the table is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one per class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fresh, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win-draw-loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to ply %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchWorkspace</name>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz: searched or cut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> · %1 in all iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the first %1 recorded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SizeFields</name>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the board. Another size begins with an empty board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the board. Another size begins with an empty board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many stones in a row win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneBoard</name>
    <message>
        <source>A click cycles a cell: empty, O, X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space cycles empty, O, X; O, X and Delete set the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space plays in this column; O, X and Delete set the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space plays a move here; O, X and Delete set the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play in this column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put O here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put X here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: to another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: change the cell, or play there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O, X, Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: set the cell (while editing)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneGame</name>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneGrid</name>
    <message>
        <source>column %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneWorkspace</name>
    <message>
        <source>Board of %1 × %2, %3 in a row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::TrueValue</name>
    <message>
        <source>True value: being solved…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True value: not solved within a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True value: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::TwoRunsPage</name>
    <message>
        <source>Two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last iterations of two searches laid on each other. A row is a line of moves; one that is searched twice counts once. Double-click a row, or press Enter, to step through the search there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The searches were stopped. Change something to start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search that A is compared with: a row of the page Compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search with the settings on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other search to compare with. Add one in Compare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ValueCurve</name>
    <message>
        <source>Value over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of the position after each move is drawn here, as %1 sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is known yet, or those known are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact values (estimates are left out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact values over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated, for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AdvicePage</name>
    <message>
        <source>What to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that brings the hand nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies of it can still be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the completed hand scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds of the completed hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Useful tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n tiles out of the hand: a full hand has %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles the hand then lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles that can be drawn bring it nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The chance to complete a hand within %n draws.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The expected score within %n draws.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest score of the nearest complete hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest complete hand that most draws complete.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Answer</name>
    <message>
        <source>not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no complete hand in reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n draws from a complete hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units fit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 splits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 best splits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets of tiles complete it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Next best: %n plays more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Next best: %1, tiles left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next best: −%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AnswerPanel</name>
    <message>
        <source>Previous best split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next best split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is empty. Click in the palette, paste a hand, or deal one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the next best split; click again for the best.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::DrawOutlook</name>
    <message>
        <source>Stopped. The next edit starts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exact for %n draws…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playouts…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Edit</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Left out by %1: %2. Undo brings everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card table was cleared. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plays on the card table were taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See %1 on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand by melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay %1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bonus from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 a bonus of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The favourite adds points once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The favourite&apos;s melds count double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free all melds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandAnalysis</name>
    <message>
        <source>Stopped before the answer was found. The next edit starts again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandMethodRows</name>
    <message>
        <source>Subsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reuse list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reuse and cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 ints, loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 ints, written out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed, 15 cards in one word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed, 54 tiles in four words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2, complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was given up after %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subsets tried, calls of the recursive function (those answered by the cache not counted), or rests of the hand that the engine computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best split: its score and the number of melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a hand has all tiles of a meld: the median for one meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand without the tiles of a meld: the median for one meld.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandMethodsDialog</name>
    <message>
        <source>The article&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares the methods on the hand of the document as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article tries subsets, then backtracks, hands down the list of units that still fit, and keeps a cache; the packed engine covers the hand from its lowest tile upwards and meets every rest of it once. All must find the same split: what differs is how many nodes they visit, and that a node on packed counters takes a few instructions instead of a walk along lists of names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed, sixteen kinds are one machine word: a subtraction and a mask show whether a hand contains a meld, a subtraction takes it out. The article&apos;s array asks and subtracts kind by kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article&apos;s second hand, %1. In Python it took 695 ms by subsets, 24.9 by backtracking, 2.17 with the list, 5.70 with the cache and 1.13 with both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is empty: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand: %1. A row that takes longer than 10 s is given up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandPanel</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is empty. Click in the palette, type, or paste a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorts the hand in the order of the palette.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the tiles of each meld of the split shown together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the hand as text, as the command line takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the hand by the clipboard: names, cards such as 334455TJQKA2BR, a list or counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a hand at random from what was not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empties the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was seen on the table cannot be drawn any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets what was seen on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. Press “To the table” below, or Shift-click in the palette.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard onto the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Another one into the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles complete the hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles bring the hand nearer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandPreview</name>
    <message>
        <source>With %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandWorkspace</name>
    <message>
        <source>Edit rule books…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit lists of MilliJan: copy, change, import and export them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare methods…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article&apos;s methods and the engine on one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand or table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand by melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand or table of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed counters · %1 · %2 in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the hands on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::MeldActions</name>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that %1 scores beyond the rule book:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only splits with this meld count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay &amp;open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was called: locked, and scores as one size smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forbid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partitions with this meld do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite (&amp;+%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bonus…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OneShortPage</name>
    <message>
        <source>One tile short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile that is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies can still be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds that lack this tile and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds that are one tile short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No meld lacks just one tile of this hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OutlookPanel</name>
    <message>
        <source>Next draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance to complete a hand, or the expected score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best play: every choice is allowed, exact for a few draws. Playouts: always the first row of the advice, an estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Computes best play for %n draws; it can take some seconds, for each further draw about ten times as long.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The chances over the next draws are those of %1 or %2 tiles; this hand has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exact for up to %n draws, estimated beyond.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated from playouts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wall: %n tiles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No other players, no calls.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile has such a name. Esc shows all again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While pressed, a click puts the tile on the table, as a tile that was seen; Shift does the same for one click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a name, kana or romaji</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the tiles with this in a name, their kana or romaji. Enter adds the first one, with Shift to the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows only the tiles of the type %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · completes the hand with %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · brings the hand nearer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Type 0 for the ten; T is the ten, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PartitionView</name>
    <message>
        <source>Left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of the split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlayModel</name>
    <message>
        <source>play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plays by category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest plays that empty the hand after this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other lead leaves fewer plays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Plays</name>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has these cards no more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlaysPanel</name>
    <message>
        <source>Leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What beats a play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays that beat it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards such as 34567</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cards beat it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the cards not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays of the same category and length that are higher, bombs and the rocket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is empty: there is nothing to lead. Click cards in the palette, paste a hand such as 334455TJQKA2BR, or deal one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads; %2 to empty the hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a lead, or type the cards played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it; the first %2 are listed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock it in the best split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forbid it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RuleBookEditor</name>
    <message>
        <source>built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built in. Make a copy to edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit lists (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many units it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built into the program, in a file of yours, or with this hand only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter renames the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate this unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand uses this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and wishes that this list knows too stay; one step to undo in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the unit to duplicate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the units to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken yet: %1 Esc takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a unit list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RuleSwitches</name>
    <message>
        <source>Wings on airplanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains of trios may take a single or a pair for each trio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both jokers as kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two jokers together may be single kickers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent trio as kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three kickers of one rank may be next to the chain of trios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad as four kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single kickers may repeat a rank four times instead of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad as two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair kickers may be the same rank twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers are a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two jokers may be a pair kicker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables differ on what may go with a trio or a quad. The number shows the total plays if you switch it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other way %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RulesPanel</name>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds with the favourite tile score more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the favourite does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds %1 once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its melds count double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (this hand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No play is locked or forbidden. Right-click one to do so, or press L or F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No meld is locked or forbidden. Right-click one to do so, or press L or F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Table</name>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplanes alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplanes with singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplanes with pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1 · landlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players 2 and 3 win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 leads and may not pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is banned: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 does not have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 has no cards left. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 to move: lead any play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 to move: beat %2, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1 passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins; the only legal play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins; the only play that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wins; one of %n winning plays.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Loses, as every play does. Answer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the win away. Winning: %1. Answer: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableBoard</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals hands of some sizes at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the hands as text, as the command line takes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the hands by the clipboard: two or three, with | or a line end between them, such as KK5543 | 225543.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes all cards from the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins, and which plays are banned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hands of 6 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hands of 9 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hands of 12 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three hands of 5 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three hands of 8 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole game: 20, 17 and 17 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banned plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n plays)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No play to beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who makes the plays of player %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the play of the chosen cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the next player beat the last play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back the last play; against the solver, back to your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes all plays back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the solver make its play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards first: click them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no hands on the table. Paste two or three, with | between them, such as KK5543 | 225543, or deal some. The Welcome page has examples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After play %1 of %2: %3</source>
        <comment>numbers, state of the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banned: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <comment>a kind of play</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableEdit</name>
    <message>
        <source>Paste hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ban %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays from %1 on were taken back, because it is banned.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableMoves</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards; kickers follow the +.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the play did to the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plays made appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No play has been made. Double-click one above, or choose cards and press Play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePage</name>
    <message>
        <source>Endgame solver · %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePlays</name>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards; kickers follow the +.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a higher play of the same kind beats it, or a bomb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the side that makes the play wins after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the other side wins after a losing play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays of the player to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or hides who wins with each play, and the comments on the plays made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds out who wins with each play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Solve continues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Positions of up to %n cards are solved at once, larger ones by Solve.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal plays</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>count, sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Values are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1; %n win. %2.</source>
        <comment>legal plays; winning ones. side</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. Take plays back, start again, or select an earlier play below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plays of the player to move appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Type</name>
    <message>
        <source>What do I discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without 響, 23 tiles complete the hand; without 真 only five, but they score more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What am I waiting for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile short: the six that complete the hand, how many are left and what each scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way is a hand three tiles away?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without 亜美, 58 tiles bring it nearer; the chance to complete it within five draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sure hand or a high one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the best chance within three draws ひなた goes, for the most points 真美.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of 111 splits scores most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen tiles and sixteen units that fit: one split uses every tile, for 18,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which units use the hand up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine units fit, and four of them take all thirteen tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there only one best split?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six splits of one hand score 16,000: step through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How few plays empty my hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dou Dizhu: twenty cards with an airplane go in three plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are three plays enough?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first sample of the NOIP 2015 problem: eight cards in three plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do seventeen cards go in six plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second sample of the NOIP 2015 problem: yes, in seven ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins this endgame?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published Dou Dizhu position with all cards known: every lead of player 1 loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can two partners beat the landlord?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three known hands and one lead that wins: find it, then show the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles: to another tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette: add to the hand; hand: remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette: put on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, table: remove the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the tile that was added last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: move the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads: put the cards of the lead on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays on the table: make the play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand on the table: choose the card or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L, O, F, B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld: lock, lay open, forbid, favour; again: take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette: find a tile by name, kana or romaji; add a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which melds or plays are in a hand, and what does each discard leave?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitForm</name>
    <message>
        <source>%1 by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>春香 ちはや Miki, a blank between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitLibrary</name>
    <message>
        <source>It is too large for a unit list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitLists</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of the program cannot be changed. Copy it to make one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a list named %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of the program cannot be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list is the hand&apos;s. Use another one for the hand instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %Ln units.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitTable</name>
    <message>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that make it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many members it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it scores: by its size, unless it has a score of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a unit or a member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitsPage</name>
    <message>
        <source>Units that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit all of whose tiles are in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it scores, by the rule book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked, open, forbidden, or with a bonus: the context menu, or the keys L, O, F and B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit has all its tiles in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Words</name>
    <message>
        <source>Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trio and a single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios with a single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trio and a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios with a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplane of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplanes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplane of %1 with singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplanes of %1 with singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplane of %1 with pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Airplanes of %1 with pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad and two singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quads with two singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quad and two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quads with two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 plays</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 to discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Annealer</name>
    <message>
        <source>moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerCurves</name>
    <message>
        <source>Value, in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature, power of 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is annealed: the run has 0 iterations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is annealed: the enemy&apos;s HQ can be taken this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is annealed: there is no unit to move and no gold to train one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annealing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annealing, no temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annealing, no neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value, in cells; %1 with other weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerModel</name>
    <message>
        <source>The position cannot occur: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Step back to a turn to see how it would be planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The annealing was stopped. “Run again” restarts it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerPage</name>
    <message numerus="yes">
        <source>The other %Ln iterations went to other plans and to the enemy&apos;s replies.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves skipped (%Ln iterations): no unit can move.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training skipped (%Ln iterations): no gold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annealing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first plan to the last: each one is better than the one before. The marker of the curves shows the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, the turn&apos;s plan. Actions: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, %2: iteration %L3 of %L4, actions %5, value %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Run %1 · %2 iterations · %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerParameters</name>
    <message>
        <source>Parameters of run A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not possible: %2 goes from %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, in whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters of run %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerSetups</name>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs to compare; the selected one is shown on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose parameters; with a mark if some are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of all that is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations of both phases for the plan that was chosen, as the curves show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the run took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the plan found, in cells; runs with other weights count otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the annealer again; runs limited by time come out differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run, a copy of this one with the next seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the selected run off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose parameters the run begins with: those of the article, or those of the strong bot. Choosing one takes all of them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the run draws comes from this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations make a run repeatable; a time is what the game gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit a run by iterations or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the length of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a seed: a whole number from 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the seed of a run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaPage</name>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games in their order; each map is played with both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who played fire, which begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who played ice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the games; previous results are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the selected game as the match to step through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes records of all games to one file, as JSON Lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click or Enter opens a game in the match page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first game is being played…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arena ended before the first game did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open game %1 of the arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaResultPanel</name>
    <message>
        <source>%1 forfeited: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contestant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot or the program&apos;s command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that ended with equal scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games lost by play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games lost by a bad command, a late answer or a program that ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of an answer that half of the answers did not exceed, first ones included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest time of an answer, the first one of each game left out, which has a limit of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contestants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the arena: the games appear here as they end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (%2 – %3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of %1 against %2, a draw ½, with the interval that holds the true share with 95 % confidence. Games: %L3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaSetup</name>
    <message>
        <source>Choose a bot for either side, or give the command line of a program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a seed: seeds are whole numbers of 64 bits, parted by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1 is listed twice: its games would be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the seed of the first map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %Ln seeds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games; each map is played with both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking of built-in bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations a turn of the annealing bots, which makes games repeatable. At 0 they think for %1 of the %2 ms of a turn, and in proportion when it is longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games than processors take each other&apos;s time: answers come late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time for a contestant&apos;s first line of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time for every later line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies both times, for programs that a slower machine makes late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds of the maps, parted by commas; each is played with both sides. After the last one, the seeds above the greatest follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules played today, or those of the contest of 2019.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First contestant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second contestant</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All games are kept here, so that at most %Ln are played at once; yomi-cli icefire arena plays more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Brush</name>
    <message>
        <source>Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of level 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of level 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of level 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::BrushPalette</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is put down belongs to %1 (O: the other side)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CommandsPanel</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the player wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome of each command, in the order of the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the player&apos;s program wrote to its standard error before this line, since its line before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gold, including %2 income of this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that died without connection: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold did not suffice; units that died: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n died</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 No line came.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CurvesPanel</name>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position cannot occur.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Edit</name>
    <message>
        <source>Make the map of seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not name the turn: it stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text names neither turn nor mine spots: they stay as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text names neither turn nor mine spots: set them on the page Position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let %1 play %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the arena</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::IcefireWorkspace</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;nnealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player-turns: %L1 · moments: %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n recorded games; one at a time can be pasted here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Paste a recorded game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::LayersPanel</name>
    <message>
        <source>What %1 pays to take the cell, training from its land; bold: within its gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cells %1 loses when this one is taken, cut-off ones included; bold: more than the cell itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps over land to the HQ of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps from the cells of %1 to the nearest that is not its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss by a cut, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps to HQ of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps outside, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarded by towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only units of level 3 can enter these cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut-off land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a connection to the HQ: no income; units there die when their turn starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within reach of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 can take in one turn with its gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of %1 to the HQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest chain of units to the enemy&apos;s HQ and its price; filled: the gold suffices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the number in each cell says.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchPage</name>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players play on from the player-turn shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn ends, and the other side answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game as a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As JSON Lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: key %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchRunner</name>
    <message>
        <source>Nobody plays %1: choose a bot, or give a program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position cannot occur: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Step back to a turn to play on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person is to move: give commands and end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchSteps</name>
    <message>
        <source>Moments of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by player-turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one step passes over: an action, the turn of one side, or the turns of both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more after this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more before this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::NeighboursTable</name>
    <message>
        <source>swap two units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop a training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours tried and accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run, as in the list of runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed in the plan to make another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often such a neighbour was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often it became the plan that was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted of tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PaintTool</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PlayTool</name>
    <message>
        <source>Train level %1 (%2 gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a tower (%1 gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a mine (%1 gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move unit %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to put it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to move here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to choose the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This unit has moved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PlayerBox</name>
    <message>
        <source>A program on this computer, not a bot of Yomi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a bot of this program, or the command line of a program that plays over its input and output.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PositionPage</name>
    <message>
        <source>Paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 %2 gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 100; what a gold is worth depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let %1 move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of today&apos;s game, or those of the contest of May 2019: dearer mines, another number of mine spots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map from a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number of 64 bits, also below 0; the map is the game&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game on the map of this seed, under the rules chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit › Paste takes the text that a bot receives, with or without the mine spots, or a recorded game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can it occur?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from −9223372036854775808 to 9223372036854775807; &quot;%1&quot; is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edit ends this match: the position shown becomes a position of its own. Undo brings the match back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: this position can occur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in a game, but it is analyzed and can be played:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, and it is not analyzed:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ProgramConsent</name>
    <message>
        <source>Run a program?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player of this document is a program. It would run on this computer, with all that you may do yourself. Run it only if you know this command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it, now and later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player of this document is a program that Yomi does not run: its command has characters that do not show. They are written here as \u and a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A player of this document is a program that Yomi does not run: its command has %n blanks in a row, which can hide what follows.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A player of this document is a program that Yomi does not run: its command has %L1 characters, and at most %L2 can be looked over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Record</name>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, up to turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: no game is recorded there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::SidesPanel</name>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected cells; each brings 1 gold a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Living units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold in the treasury.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold that the next turn brings or costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cheapest chain to the enemy&apos;s HQ costs: this turn for the side to move, next turn for the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that the enemy can take in their turn with their gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::TermsTable</name>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run, as in the list of runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan&apos;s state: nothing done, the moves fixed, all done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All terms together, in cells: what the annealing increases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active cells, ours less theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold, ours less theirs; counted with the turn&apos;s worth of a gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our cells that they can take in their next turn; they are subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the units to the outside of their land, ours less theirs; breaks ties, less is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the units to the other one&apos;s HQ, ours less theirs; breaks the ties left, less is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income, ours less theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our cells without connection once all threatened ones are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What their worst straight chain takes and cuts off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pressure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their cells that we can take or cut off next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that the units can take by a step, ours less theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 if our next income ruins us, −1 if theirs does them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lethal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their gold left after finishing us next turn, and 1; 0 if they cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of income until we can finish them; 0 is next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of income until they can finish us; 0 is next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of the evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Type</name>
    <message>
        <source>What does a bot think?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn planned by simulated annealing: the plan on the board, its value and the temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does a match turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bots on the map of seed 14: step to captures, cuts, towers and the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cells lead to the HQ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire is to move and has 167 gold; eight cells for 140 finish the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tower saves Ice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire can finish next turn for 70 gold. Of 29 places for a tower, only one saves Ice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: to another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: what a click does there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2, 3, T, M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match: train a level, build a tower or a mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match: let go of the unit or the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S, N, L, P, 1, 2, 3, T, M, H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position: choose a tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position: the other owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position: clear the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice &amp; Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch bots play A Code of Ice &amp; Fire and see what they think.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Words</name>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command was carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAIT does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message for the viewer; it does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is off the board or no land: the command is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units have the levels 1, 2 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is missing or too large; these rules drop the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit with this id lived when the turn started. A unit trained in the same line cannot move yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy&apos;s unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit belongs to the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit moves once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell is occupied, or a tower next to it protects it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no way nearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No free neighbour of the unit is nearer to the target; it stays and may be ordered again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell is neither on nor next to the player&apos;s connected land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too little gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player cannot pay for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not own land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings need your own land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mine spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mines need a mine spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towers cannot be built on mine spots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was over before its turn came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later part of the line is not a command, so the whole line is ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no command: loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not know this text: the player loses at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late: loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line came in time: the player loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contest 2019</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the HQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy&apos;s HQ is taken: the game is won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 · %2 plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HQ captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>endless line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next bankruptcy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous bankruptcy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish (before)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s unit %2, level %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s HQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s land, cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarded by a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>its capture costs %n cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::BoundsBars</name>
    <message>
        <source>Bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stored %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from −300 to 300</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::ChecksPage</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each check looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: values may be wrong. Waste: nodes are not needed. Doubt: there may be a good reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line where it was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At how many events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many events the check could look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At how many of them it found something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppress this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppress this check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings or what was looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which findings are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows all findings again, also in the tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings over the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the node on the page Tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks without anything to test in this search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks without anything to test in this recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to print for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the recording must print for this check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks not tested, and what to print for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks not tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All findings are suppressed. Choose “Show all” to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No check found anything before line %1, where the reading ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No check found anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2 is claimed, %3.</source>
        <comment>the last is exact, lower or upper</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2 is claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaves give %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaves give something from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mean cannot be checked against leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No root returned a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each move of the root was searched by itself; the root is not a node here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no finding to be explained. Step through the tree, or ask for nodes on the page Query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a finding at the left, and it is explained here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a severity and what it means</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same is wrong here. The first %1 lines are explained one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing seems to be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording broke off at line %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Cursor</name>
    <message>
        <source>%1. The query holds for it</source>
        <comment>what a node is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a node is, and what is said of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth limit %1, to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth limit %1, to ply %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Edit</name>
    <message>
        <source>Read another recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip lines that are not events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <comment>name of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more findings can be suppressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppress %1 in line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppress %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventPanel</name>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the entry of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the event at which that node stored the entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pruned moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved by cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes that the search has entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutoffs that left a move unsearched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves that cuts left unsearched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes at and below these moves, to the depth limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes below boards whose value the table gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes that this search will still enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change since the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing from the table here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This search has no table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventWords</name>
    <message>
        <source>α&#xa0;%1, β&#xa0;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording does not have the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimax tries every move, whatever the others are worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the full window: every value counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the window %1: only a value between the two is found exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a null window, %1: the search only asks whether this move is better than the best so far, which is cheaper than its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the window %1: only a value between the two can change the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root is searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tries %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root is searched again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value lay outside the window; it is searched with %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tries %2 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The null window said that this move is better, not how much. The re-search with the window %1 finds out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither this board nor an image of it has been searched before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is stored under its key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table narrows the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording does not say which node stored the entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table sets no bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found helps at most to order the moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table does not help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: %1. The window is now %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: %1. That lies outside the window %2 or says nothing new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is known to be at most %1. That is not greater than α, so its exact value does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is known to be at least %1. That is not less than β, so its exact value does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing below it needs to be searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board or an image of it has been searched to its value: nothing below it needs to be searched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1 ≤ α %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is known to be at most %1. %2 has something at least as good elsewhere, so its exact value does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1 ≥ β %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is known to be at least %1. %2 has something at least as good elsewhere, so its exact value does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search still continues below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth limit is reached; the position is evaluated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is known without trying a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full and no line is complete: a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line is complete: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New best: %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest value so far, but only a bound: the move is worth %1 or less. That proves nothing of what %2 can have here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least value so far, but only a bound: the move is worth %1 or more. That proves nothing of what %2 can have here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the greatest value, and none was greater before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the least value, and none was less before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is worth %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no better: %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no better: %2 &lt; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no better: %2 &gt; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of equal moves the first one found stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table says that nothing better than %1 is to be had here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table says that %2 can hold %3 to %1 further up: %3 will not come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table says that %2 can have %1 further up and will not come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A null window only asks on which side of it the value lies; now that is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an end of the aspiration window: if the root lies beyond it, it is searched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pass only asks on which side of its window the value of the root lies; here that is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game allows nothing better than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing beyond %1 was asked for; the recording does not show who set that end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 can hold %3 to %1 elsewhere and will not come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 can have %1 elsewhere and will not come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording does not have the number of moves left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the last move: nothing is pruned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The other %n moves here need not be searched.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording says that this value is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: %1 ≥ β&#xa0;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: %1 ≤ α&#xa0;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry answers wherever its key comes again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry answers for this board and all its images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry answers for this board alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under all eight images of the board, each with the best move turned the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true value is %1 or more; the search failed high and needs to know no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true value is %1 or less; the search failed low and needs to know no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move has been searched, and the value is %1. The search returns it only as %1 or more, because it is not less than β.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move has been searched, and the value is %1. The search returns it only as %1 or less, because it is not greater than α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return %1, a lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return %1, an upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording does not say whether that is a bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the value to this depth. It is not less than β: it fails high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the value to this depth. It is not greater than α: it fails low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the value to this depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the value to this depth: what the table knew and what the search found meet there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visits: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording does not have its visits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their mean: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root in this snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its value has come back to the node that tried it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Face</name>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FileNotice</name>
    <message>
        <source>Skip other lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show open nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the file once more, to its end. What has been read stays until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes are still open.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2 What came before is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording could not be read. Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reading was stopped after line %1. What came before is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording ends within line %1. What came before is shown in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are not events and were skipped.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file is gone; the part that was read is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed since it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the recording is now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Files</name>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a list of nodes; write a recording with --trace FILE.yt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command names no recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a recording: its first line would be yomi-trace 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is longer than 4 MiB. Save it to a file, and open that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FindingStrip</name>
    <message>
        <source>Findings over the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where in the file the findings lie; a click goes to the nearest one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a severity and how many lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Icicle</name>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound reached, cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open when the recording ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaf, not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found, changed nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrowed the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes %1, %2 of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, moves pruned: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration %1 and later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, cut: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1, line %2: %3; %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of %1: %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · node %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window %1 … %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no node so deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ply %1, nodes drawn together: %2; of the pixel: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In view: nodes %1 of %2, plies to %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IcicleLegend</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IciclePage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colour of a block means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All iterations side by side, or the one that the tree shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the iteration shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where you zoomed in (Esc). A click selects, a double click zooms in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the selected node in the search tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying out the icicle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the icicle as a drawing (SVG) or as pixels (PNG).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the icicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>icicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle of %1; colour: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout was stopped. Leave this page and come back to start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Blocks without a pixel of their own are drawn together: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IciclePainter</name>
    <message>
        <source>ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IcicleView</name>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Inspector</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IterationPanel</name>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows one snapshot after the other, to the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Mean %2, most visited: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Value %2, best: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Keys</name>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree: to the parent, to the first child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree: to the sibling before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree: show or hide what is below the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree, outline: go to the entry of the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree: zoom; also Ctrl and the wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle: to the neighbour in the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle: to the parent, to the first child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle: to the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle: zoom to the selected block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc, Backspace, −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icicle: zoom back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::LinePage</name>
    <message>
        <source>Searches of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves from the root, separated by blanks; %20 is a blank in a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the node’s line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for the moves that lead to the current node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move of the line that was searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its place among the moves of the node above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies left to search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what became of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it was searched, and why no further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the moves of a line, or take that of a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No iteration searched its first move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::LinesPanel</name>
    <message>
        <source>Lines of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the line, from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is gone or has changed since it was read. Reload it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NewRecording</name>
    <message>
        <source>New recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print these lines from your search, in any language and for any game: the first once, the second where a node is entered, the third before it returns. Send them to a file and open it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or paste the lines (Ctrl+V), or drop a file on the window. The manual (F1) has the format, and ready code for C++ and Python.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeLook</name>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n %1</source>
        <comment>how many visits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visits unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut ≥ β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut ≤ α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pruned · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pruned, nodes saved: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root: %1, %2 (%3): %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1: %2, ply %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, null window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, re-search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeMenu</name>
    <message>
        <source>Go to the start of this iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the cutoff that pruned it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to its entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy its board as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodePanel</name>
    <message>
        <source>mean (value)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visits (n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior (p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the name that a query has for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the recording says, or what follows from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts about the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snapshot begins here. Step on, or choose a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An iteration begins here. Step on, or choose a node.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeTree</name>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NumberLine</name>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>child %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail high</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NumbersBox</name>
    <message>
        <source>as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max’s view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows, values and bounds in the tree, beside it and in tables: as the recording has them, as the side to move counts them, or as max does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::OutlineModel</name>
    <message>
        <source>move and board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window at entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, re-search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, null window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::OutlineView</name>
    <message>
        <source>Outline of the search tree</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::PathStrip</name>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · node %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… %n plies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for these. A click lists them, to go to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click goes to its entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bound that cut: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QueryPage</name>
    <message>
        <source>Nodes for which the query holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves from the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the query asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a condition to find the nodes that meet it, for example kind=re-search, value&gt;=@beta, child(reason=null), or nodes&gt;1000 and best!=first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a condition to find the nodes that meet it, for example cut=yes, value&gt;=@beta, or nodes&gt;1000 and best!=first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query cannot be read yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 are listed and marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. No node has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. No node has %2; did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. No node has the reason “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. No node has the reason “%2”; did you mean “%3”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query holds for no node.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QuestionPage</name>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the node is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name, else its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the search went through the node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the move was thought to be worth beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what the visits came to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason of a leaf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha and beta at entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the node returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the value claims to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it returned.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Reading</name>
    <message>
        <source>The recording %1 is gone. Open it from where it is now, or run your search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::ReadingBar</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the reading and keeps what has been read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading: %1 of %2 bytes, %3 events, %4 nodes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordedEventPanel</name>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root is entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move %1 is entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table lookup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position gets a static value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window becomes another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry is stored in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root returns no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move %1 returns no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of the root is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of the move %1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root returns %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move %1 returns %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its window is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason is “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The value is: %2.</source>
        <comment>a sentence, then exact or a bound</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordedTwoRunsPage</name>
    <message>
        <source>Nodes of both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines where they part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes are the same by iteration and path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the recording shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the second recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the second recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines, trees or nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the recordings has no nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees can be overlaid up to %1 nodes in total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the second recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a second recording of the same search, and see where the two part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the recording again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the second recording can be read. Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of the second recording: %2 What came before is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second recording ends within line %1. What came before is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second file is gone; the part that was read is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second file has changed since it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both recordings have the same events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They first differ at event %1: A ends here, B continues at line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They first differ at event %1: B ends here, A continues at line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They first differ at event %1: line %2 of A, line %3 of B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The trees below show the last iterations.</source>
        <comment>a sentence before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in both, with another window, depth, value, bound, reason or best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in A only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in B only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recordings do not part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ends here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B ends here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingCursor</name>
    <message>
        <source>No recording is open here. Open a .yt file with File › Open, drop one on the window, or paste its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording has no events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the null move: the side to move passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the position itself, searched within its own search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its static value is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording gives the reason “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These columns cannot be played from the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board of this recording has %1 characters o, x and . in reading order; a / may separate rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording has no nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree is drawn of recordings of %1 nodes at most; this one has %2. The outline has all of them; stepping, statistics, checks, queries and lines work as with any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying out the tree was stopped. Open this page again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pasted recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying out the tree…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingDocument</name>
    <message>
        <source>a recording of more than 4 MiB must be a file of its own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingWorkspace</name>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not this line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the file again whenever it has grown. The end stays in view until you step to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 events</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: a snapshot begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: an iteration begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Remark</name>
    <message>
        <source>Line %1, %2 %3: %4</source>
        <comment>line, error, window-sign: what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Source</name>
    <message>
        <source>node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of %1, kept at the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of %1, kept at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on the value of %1, kept at the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on the value of %1, kept at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on the table entry that %1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on the table entry written by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window around the expected value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on the aspiration around iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on the tested guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window on what the game allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table entry that %1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table entry, written by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aspiration around the expected value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aspiration around iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>testing the first guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>testing the previous pass&apos;s value, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the game allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording does not say</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::StatisticsPage</name>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the whole recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the nodes; of first-move cutoffs, of the cutoffs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name, else its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes against those of the snapshot before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes against those of the iteration before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its last root returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the cutoffs the first move gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searched again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves that were entered once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes whose window was no wider than a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves from the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that have children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All their children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children of an expanded node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the nodes of the ply without their children, where stamped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls of the recursive function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes that returned without a child.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes where a move reached the far end of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visits of the root’s moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording has no nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deepest ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first-move cutoffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves searched again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes of these searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No root move has its visits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cutoff was recorded. Print the window of each node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was never asked. Print a t line at each probe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was never asked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::StepActions</name>
    <message>
        <source>Over the subtree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call to step out of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next event of the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next in node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more happens to the selected node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous event of the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous in node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happened to the selected node before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quiz shows the search no further than its question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 after this event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 before this event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next table hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous table hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next new best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous new best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next re-search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous re-search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next node with the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous node with the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node with the board to find is entered after this event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node with the board to find is entered before this event.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::SymmetryView</name>
    <message>
        <source>Symmetry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TermList</name>
    <message>
        <source>Terms of the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lines with %1 %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The board below shows where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreeLegend</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the path to the current node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being searched, on the path to the current node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of a node is its share of the visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped with moves unsearched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value from the transposition table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searched with a null window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searched again, as a second child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move never searched, with the nodes saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not listed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected by a click or the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something was found there; hollow: below, not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query holds for it; hollow: below, not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● most visited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most visits among its siblings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best value among its siblings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ n: n nodes, those below hidden; ▾ n: shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePage</name>
    <message>
        <source>Events of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event or file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node and lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePanel</name>
    <message>
        <source>Events of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre on the current node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the current node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all but the current path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the selected subtree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the tree…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search tree of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too tall: %1 rows (limit %2). Collapse nodes or zoom out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that is unfolded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board to look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a board as text, such as %1, and press Enter: runs to the next node with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal variation: none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal variation: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (mean %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (value %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where the search begins, its line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nodes %2, leaves %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nodes %2, leaves %3, cuts %4, pruned %5, table hits %6</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsModel</name>
    <message>
        <source>move and board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move of a line, and where it leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two searches visits the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that A found there, or why it did not go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that B found there, or why it did not go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines at and below that A visits and B does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines at and below that B visits and A does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, part here</source>
        <comment>A and B, part here</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. A: %3. B: %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsView</name>
    <message>
        <source>What two searches visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differences only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides what both searches visit with all that is below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Both visit %1 lines of moves, only A %2, only B %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Step through B there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through A there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Type</name>
    <message>
        <source>Is my engine&apos;s search right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: 43 findings with one cause, forgetting to flip the window, with the lines and a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can you find the mistake?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search with one mistake. Look for it in the tree; then choose “All” on the page Checks to see whether the checker agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a correct search look like?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null windows, re-searches and cuts in connect four, five by four, and nothing for the checker to find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if Yomi does not know the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nim by alpha-beta: moves are labels, and the checker needs no rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check and explore another program&apos;s search log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::WindowPicture</name>
    <message>
        <source>Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 got</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its moves gave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n visits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table got</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row and what is in it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Words</name>
    <message>
        <source>%1 … %2</source>
        <comment>a window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, snapshot %2, path %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, iteration %2, path %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values may be wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may have a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move %1 was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move %1 was left out: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node above %1 has no moves: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node above was cut off before %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node above was cut off before %1, by the move %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move %1 was not searched, and nothing says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTD(f)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PVS</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries by depth</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, two-tier</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>every root move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>textbook root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aspiration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true null window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best move swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best move to the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1, to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1, to ply %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> iterative, ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> iterative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> without table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one entry per class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one entry a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fresh tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win-draw-loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unmake each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored left–right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored top–bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored in the rising diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored in the falling diagonal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::mnk::Type</name>
    <message>
        <source>Who wins four in a row on 4 × 4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side: it is a draw, which a search six plies deep only estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins three in a row on 4 × 3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O, by the line shown; PVS, alpha-beta and a table with all symmetries side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m,n,k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k in a row on m × n squares: tic-tac-toe and its larger relatives.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ActionList</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down choose an action, A adds one, Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as a card of your own…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its target is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never played: costs %1; you have %2 mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never played: the mana is spent before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never played: no legal target then, or no minion to do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No actions yet. Add a card or hero power (key A), add attacks, and set a goal on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as a card of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name; a card of your own with that name is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is among your cards now; add… finds it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ActionPanel</name>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who does it: it happens as long as that one lives, and a step that leaves itself out does not strike it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who does %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the mana of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hit deals a random amount from the damage per hit up to this, all equally likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the pool of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by the best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardActions</name>
    <message>
        <source>Add a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the health…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the armor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the attack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it dies…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rush with it: minions alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all minions of this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribe of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word such as Mech; effects that leave out a tribe do not strike it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it adds to spells of the friendly side while it lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a health; space, comma and the arrows go on to the next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One health more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten health more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the hero or behind the last minion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a minion to this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what was typed, let go of what is dragged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardWidget</name>
    <message>
        <source>Minion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rows of tokens. The arrow keys left and right move, a number sets the health, the menu key shows everything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead in the step that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n life left in the step that is shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Life left in the step that is shown: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lives %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lives %1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::CardPicker</name>
    <message>
        <source>Cards (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, class or mana: &quot;arcane&quot;, &quot;mage 4&quot;, &quot;火球&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the cards of a file to your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes your own cards into a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the chosen card from your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own cards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card that can be played is called so. Take &quot;Damage to a target&quot;, &quot;Damage to all&quot;, &quot;Random targets&quot; or &quot;Split damage&quot; and change its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is called so. Did you mean this one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget your card %1? Plans that have it keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not forgotten</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ChoiceBars</name>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more choices</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>stop here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ClauseDialog</name>
    <message>
        <source>(no group)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least so many dead in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this at the end of the turn:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::DeathDialog</name>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen from its own side: for an enemy minion the enemy is you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hit deals a random amount up to this, all equally likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool, from its side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another minion takes its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When %1 dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its deathrattle strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new minion&apos;s deathrattle strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Edit</name>
    <message numerus="yes">
        <source>A side has room for %n minions; this one is full.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add an enemy minion with %1 health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a friendly minion with %1 health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the enemy hero with %1 health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the friendly hero with %1 health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the health of %2 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only heroes have armor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the armor of %2 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 a divine shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the divine shield from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 into the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exclude %1 from the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal: %1 must die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal: %1 must live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the attack of %2 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only minions have taunt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 taunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take taunt from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the tribe of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the Spell Damage of %2 to +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 immune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not immune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the deathrattle of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set what %1 summons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens when %1 dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the enemy minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the friendly minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the hits to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the damage per hit to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the pool to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the Spell Damage to +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are at most %n pins; remove one first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pin what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pin has a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a wanted probability</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::EffectPanel</name>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its numbers were changed. Choose it again to bring them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effects of the game; the last one has free numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Spell Damage adds to the effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage does nothing for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 on its card (%3 in earlier versions of Yomi). &lt;a href=&quot;older&quot;&gt;Use %4&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but it hits no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed from the card: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::EffectsDialog</name>
    <message>
        <source>Compare effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One effect on the current board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds that the goal is met: marks on the board, goals of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own minions lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of your minions are dead, on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage to the hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much life the enemy hero has lost, on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy attack left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total attack of living enemy minions, on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is never played: there is no room for its minion, no legal target, or no minion to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs more than 3,000,000 states; its odds are sampled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the row that is to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row is the current effect; it cannot be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add other cards to see what each would do to this board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ExampleView</name>
    <message>
        <source>The goal is never met: there is no run in which it is met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is always met: there is no run in which it is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of 100,000 runs met the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of 100,000 runs missed the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One that succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One that fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order, or the best action after each outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run drawn with a seed: the same seed gives the same run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be played then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hits no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 strikes %2: it is immune.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 strikes %2: its shield is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 strikes %2: dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 strikes %2: %n life left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No goal is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is missed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::GoalPanel</name>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal is set (key G). The odds that %1 dies:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best %1, with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number of hits reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal is set. Select a character in the pool and press G: must die, must live, no goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; Spell Damage: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: these odds belong to an earlier board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This effect hits no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certain with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hit is ever wasted on the dead: with fewer hits a clear is impossible, from there on it is certain.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::LifeList</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodRows</name>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branches, nodes or runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls of the article&apos;s recursive function, states of the exact method, runs of the simulation, quadrature nodes of the fast method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kill odds of the first character. In brackets the interval that holds them with 95 % confidence, after so many runs (Wilson).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest relative error among all kill odds, against the exact ones, or those of the fast method where the board is too large for exact fractions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact fractions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poisson clocks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodsDialog</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article&apos;s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares the methods on the board of the document as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article walks every strike order and adds the odds of each leaf in 32-bit floats; the fast method gives each character a Poisson clock and integrates over some dozen nodes. Millions of tiny floats lose digits on the way, a drift that the error column shows beside the exact fractions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article&apos;s board: lives %1. It prints 0.120805 for the first character; the exact value is 302388189 / 2500000000, or 0.1209552756.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This effect hits no one: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board: hits to kill %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The article&apos;s walk would visit %1 branches, more than the %2 that this page waits for, and is left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OddsCharts</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds over hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remaining health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kill odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the bars of each side are sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits it takes on average: %1; it dies of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>health behind a divine shield</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 health and the divine shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OutcomeDialog</name>
    <message>
        <source>After %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the board now? The action leaves the list, its mana is paid, and the dead leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life left of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divine shield of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OwnCards</name>
    <message>
        <source>It is too large for a file of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own cards cannot be read (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack belongs to a minion of this board; it cannot be kept as a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PinBar</name>
    <message>
        <source>The effect hits no one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody&apos;s odds to be dead under each pin, side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares this pin with the current odds; more in its menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>+6.3 points, name of a pin</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy attack left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is dead in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds under this pin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds on the current board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much more likely it is now, in percentage points.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanAnalysis</name>
    <message>
        <source>Sampling orders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 states · %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanEdit</name>
    <message numerus="yes">
        <source>A plan has at most %n actions; this one is full.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every minion attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No idle friendly character has attack. Give one attack with the key K.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a target for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the target of %1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free all targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the best order fixed in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order does without %1: no longer in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the mana to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the limit from the mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the least attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is met: nothing is left to want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal remains. Set a new one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanMethods</name>
    <message>
        <source>states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact fractions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain, hit by hit on the full board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>states or runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States that the hits lead to, each once; runs of a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal met, or attack left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it comes to. In brackets the interval that holds it with 95 % confidence (Wilson).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List, runs drawn with seed 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best plan, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanMethodsDialog</name>
    <message>
        <source>Methods of a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fast method works with floating point and makes one state of all that are alike for what is left. The same in fractions is exact, and so is the plain method, which keeps everybody apart: what it needs more is what the fast one saves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares the methods on the plan of the document as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPage</name>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a card, a hero power or damage of your own (key A in the list).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds an attack for everybody on the friendly side who has attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the list as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the actions of such a JSON list behind these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A plan has at most %n actions.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Life left at the end (sampled)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life left at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead after %1 (the pin shows the end)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead after %1 (sampled)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n life left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dead after each action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a target for every action.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPanel</name>
    <message>
        <source>Choose a target for %1, or ask for the best plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance of the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy attack left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise the goal&apos;s odds, or minimise enemy attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add goal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds another goal; meeting one of them is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These die or live…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None left of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least so many dead of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works the odds of the list out after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries every order and every target, and chooses again after each outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces your list by the best fixed order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free all targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the best plan choose every target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the goal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the goal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (marked on the board)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal yet: mark who must die or live on the board (G), or choose below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A goal has at most %n clauses.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of them are to have died: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Want so many dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what you can play: cards, hero power, attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: this belongs to an older list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled: this needs more than 3,000,000 states. The brackets hold the true number with 95 % confidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy attack left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy attack left, on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal is set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody&apos;s odds follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own minions lost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage to the enemy hero: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed order: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least that: the best order found by sampling; choosing after each outcome may do better. This needs more than 3,000,000 states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most that: the best order found by sampling; choosing after each outcome may do better. This needs more than 3,000,000 states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best order found by sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapting to each outcome brings nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapting to each outcome: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapting to each outcome: %1 attack less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best fixed order: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best fixed order: at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best fixed order: at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order is out of date. Update it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanWords</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>itself left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>again while a character dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage adds hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage adds damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 damage at random on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits of %1 damage at random on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 damage, each on the one of least health of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 damage to %2 different ones of %3, at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 damage at random on %2 until a character dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 damage to all %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 damage to a target of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minion of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what follows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts down a %1/%2 minion first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is immune.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it dies: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happens automatically when the turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not certain: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by the best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is met already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy attack is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is fixed on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action costs %1 mana or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action makes the goal more likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action lowers the enemy attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 must die</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must live</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1 of %2 dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 % (%2–%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 (%2–%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the pool: nothing strikes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left out: it is a %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does it and cannot strike itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PolicyView</name>
    <message>
        <source>Nothing that is left can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is left strikes or needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 is left, and it strikes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best plan says what to do first and what to do after each outcome. Find it on the right; its decisions appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else happened…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the chosen outcome the current board and takes the actions before it out of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets you enter the board after the chosen action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what you do, what then happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan needs more than 3,000,000 states: there is an order that sampling found, but no choice after each outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that can be played is better than to stop here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal met from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy attack left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done, and what each is worth when all that follows is best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This happens with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here the goal is met in %1 of cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here %1 enemy attack is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here: nothing that is left helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without its shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing that matters has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others are unchanged or irrelevant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more outcomes, on average</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::SplitDamageWorkspace</name>
    <message>
        <source>Compare methods…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps board, effect and plan for comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare effects…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several effects on this board, a row each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the effect into a plan, where it is one of several actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every order and every target, chosen again after each outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, a hero power or damage of your own for the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Poisson clocks · %1 nodes · %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the board with its effect as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pastes such a board, or a list of lives such as 4 5 6 7 8 for the selected side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is empty. Click on a free slot, type a number on it, or paste lives such as 4 5 6 7 8. Or begin with one of these:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One effect on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole turn: in what order, on whom, is it lethal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect or plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best plan sampled · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Best plan · %1 states · %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the list sampled · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn into a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add this effect to the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This effect hits no one. Choose another pool, or add a character that %1 can hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The article&apos;s walk: %1 branches.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The article&apos;s steps and the fast method, side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TargetChooser</name>
    <message>
        <source>Choose a target for %1: arrow keys and Enter, or a click; Escape leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No character is here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TokenEntry</name>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TokenTyping</name>
    <message>
        <source>Take back what was typed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Type</name>
    <message>
        <source>Who survives Avenging Wrath?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight hits on two divine shields and a hero at 3: each one&apos;s chance to die, 34&#xa0;% for the hero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the Arcane Missiles?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three missiles on a hero and three minions: 58&#xa0;% to kill the Imp, 2&#xa0;% to kill the Raider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many die to a Volcano?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifteen hits on thirteen minions, one more out of reach: most likely three die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is Spreading Madness lethal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourteen hits on everyone, both heroes too: 15&#xa0;% that the enemy hero dies and yours lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does my minion survive Mad Bomber?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three bombs on a small board: the Panther nearly always lives; 44&#xa0;% to kill the Leper Gnome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles before or after the trade?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles, a hero power and an attack past a taunt: missiles first, 89&#xa0;%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avenging Wrath or Volcano?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana for one of them: Volcano clears the board and keeps your Ogre, 96&#xa0;%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it worth to see the missiles first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second play depends on what they hit: choosing it afterwards is worth 25 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does Bouncing Blade kill?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It bounces until a minion dies: 42&#xa0;% for the right one, 50&#xa0;% after a Fireblast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do I miss a lethal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles, Whirlwind and an attack against two taunts: Whirlwind first is certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does brute force cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten hits on minions with 4, 5, 6, 7 and 8 health: 11,765,451 branches, or 54 steps of the fast method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who dies when a spell hits random targets?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Words</name>
    <message>
        <source>Enemy hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly minion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a divine shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>immune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell Damage +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1/%2 minion behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it dies: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln hits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enemy side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All minions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 are not struck: their goals do not count.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is marked as not in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not struck: nothing in the plan can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not struck: %1 strikes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lives with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kill odds %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or a number adds a minion here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or a number adds the hero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It dies with a probability of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It %1 for the goal to be met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number or turn the wheel to change the health; the right button shows everything else.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::BoardWidget</name>
    <message>
        <source>A click cycles a square: empty, who begins, the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space plays a move here; O, X and Delete set the square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space cycles empty, %1, %2; O, X and Delete set the square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put O here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put X here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Document</name>
    <message>
        <source>There is a mark on this square already: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Edit</name>
    <message>
        <source>Put %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let X begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let O begin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Face</name>
    <message>
        <source>two corners around the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page runs the listed searches on the position and compares their nodes and times. The article&apos;s set shows that unmaking moves instead of copying boards saves time on the record board on the heap, and hardly any on the bitboard, which has four bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article&apos;s set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha-beta and PVS, copying boards and unmaking moves, on both boards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::FailureList</name>
    <message>
        <source>%1, %2 to move. Answered: %3. Right: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions not solved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::StrongPage</name>
    <message>
        <source>Strong check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search solves the game strongly if it never names a move that makes the result worse, on any position. It can fail on 431 positions; on the others every move is right, or they are mirror images. Depth limit and settings are those at the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered, gives something away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right too, but not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On these positions an answer of %1 may give something away. Double-click one, or press Enter, to put it on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 solves the game strongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the position %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::TicTacToeWorkspace</name>
    <message>
        <source>Strong check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or unmake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose sign the side that moves first has. The game is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O begins (as in the article)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Type</name>
    <message>
        <source>Why does alpha-beta cut here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut in one sentence, with its window and the five moves that it leaves out; 1,175 nodes in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is a move searched twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A re-search of PVS: the null window said that the move is better, not how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which move wins at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O wins at top right; the search still tries the other four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the root is a node, too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its window narrows from move to move, as in textbooks: 1,069 nodes instead of 1,175.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How narrow is a null window?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs side by side: 446 nodes where no value fits in, 459 where it is one point wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched or cut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quiz: PVS stops before each choice and asks you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep must a search look?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two plies solve 429 of 431 positions: the two that alpha-beta gets wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: to another square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter, 1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: change the square, or play there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O, X, Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: set the square (while editing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through a game-tree search: why did it stop here?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::UpdatesPage</name>
    <message>
        <source>The standard deviation of the measurements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks on the board before the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the record board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a move on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unmake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± unmake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the record board, from the start; of PVS the last iteration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes of the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median time with copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unmaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median time with moves made and unmade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes × the saving per node that the table above gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copying ÷ unmaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as long the search with copies takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha-beta + table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PVS, unmake after each search of a child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PVS, unmake once for both searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PVS repeats no search from the start, so both of its forms do the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PVS repeats no search from the start: both of its forms do the same work, and their times differ only by measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a move on the record board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it saves a whole search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time by ply (marks before the move)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ply %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines appear when the costs are measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means of 20 measurements of a thousand boards each, interrupted ones left out. The article copies the board for every child; making the move on one board and unmaking it saves the difference on every node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmaking saves %1 on a node. What a search really saves is more or less than that times its nodes, because most of the time goes into the evaluation and the table, and copies on the heap also fill the processor&apos;s cache.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Words</name>
    <message>
        <source>top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
