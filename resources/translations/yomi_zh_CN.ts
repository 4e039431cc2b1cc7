<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CLI</name>
    <message>
        <source>{} is too large.</source>
        <translation>{} 过大。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a finite number.</source>
        <translation>“{}”不是有限数。</translation>
    </message>
</context>
<context>
    <name>Eval</name>
    <message>
        <source>An aspiration window reaches a multiple of a point either way; {} is not.</source>
        <translation>期望窗口向两侧的宽度须为一分的整数倍；{} 不是。</translation>
    </message>
</context>
<context>
    <name>ListedText</name>
    <message>
        <source>A list of tiles has no lists in it.</source>
        <translation>牌的列表中不能再有列表。</translation>
    </message>
    <message>
        <source>A name is missing in the list, before {}.</source>
        <translation>列表中 {} 之前缺少名称。</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>1 in %1</source>
        <translation>%1 分之 1</translation>
    </message>
    <message>
        <source>1 in %1 million</source>
        <translation>%1 百万分之 1</translation>
    </message>
    <message>
        <source>1 in more than 10³⁰⁸</source>
        <translation>不到 10³⁰⁸ 分之 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&lt;%1 %</source>
        <translation>&lt;%1%</translation>
    </message>
    <message>
        <source>&gt;%1 %</source>
        <translation>&gt;%1%</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>≈%1 %</source>
        <translation>≈%1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>A workbench for reading games: exact odds, best hands, the search behind a move.</source>
        <translation>游戏推演工作台：精确概率、手牌的最佳拆法、着法背后的搜索。</translation>
    </message>
    <message>
        <source>Draw every screen with its examples into PNG files in &lt;directory&gt;; needs no display.</source>
        <translation>将所有界面及其示例绘制为 PNG 文件，存入 &lt;directory&gt;；无需显示器。</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>directory</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Documents to open.</source>
        <translation>要打开的文档。</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>显示命令行选项的帮助。</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>显示帮助，包括 Qt 特有的选项。</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>{} cannot be to move: the sides are {} and {}</source>
        <translation>{} 不能是行棋方：双方为 {} 和 {}</translation>
    </message>
    <message>
        <source>{} has one stone more, so {} is to move</source>
        <translation>{} 多一子，因此轮到 {}</translation>
    </message>
    <message>
        <source>a whole number from {} to {} is expected, not {}</source>
        <translation>应为 {} 至 {} 的整数，而不是 {}</translation>
    </message>
    <message>
        <source>a text is expected, not {}</source>
        <translation>应为文本，而不是 {}</translation>
    </message>
    <message>
        <source>A name is not valid UTF-8 text.</source>
        <translation>有名称不是有效的 UTF-8 文本。</translation>
    </message>
    <message>
        <source>The name {} has a sign that JSON does not allow.</source>
        <translation>名称 {} 含有 JSON 不允许的字符。</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引号没有闭合。</translation>
    </message>
    <message>
        <source>a color such as &quot;#e22b30&quot; is expected, not &quot;{}&quot;</source>
        <translation>应为颜色，例如“#e22b30”，而不是“{}”</translation>
    </message>
    <message>
        <source>Expected an attribute, such as value or reason.</source>
        <translation>此处应为属性，例如 value 或 reason。</translation>
    </message>
    <message>
        <source>A closing quotation mark is missing here.</source>
        <translation>此处缺少右引号。</translation>
    </message>
    <message>
        <source>The search went on where it could have stopped</source>
        <translation>本可停止，搜索却继续</translation>
    </message>
    <message>
        <source>The window is empty</source>
        <translation>窗口为空</translation>
    </message>
    <message>
        <source>The window was passed on without being flipped</source>
        <translation>窗口未翻转就传了下去</translation>
    </message>
    <message>
        <source>A value was taken without being flipped</source>
        <translation>值未取反就被采用</translation>
    </message>
    <message>
        <source>The window leaves out values that are still wanted</source>
        <translation>窗口漏掉了仍需要的值</translation>
    </message>
    <message>
        <source>The window is wider than it need be</source>
        <translation>窗口宽于所需</translation>
    </message>
    <message>
        <source>All moves of the root get its whole window</source>
        <translation>根的所有着法都用完整窗口</translation>
    </message>
    <message>
        <source>alpha and beta on the lines of the root, -, and of its moves</source>
        <translation>根（-）及其着法各行的 alpha 和 beta</translation>
    </message>
    <message>
        <source>The depth does not go down by one</source>
        <translation>深度没有逐层减一</translation>
    </message>
    <message>
        <source>d on the lines of nodes</source>
        <translation>节点行的 d</translation>
    </message>
    <message>
        <source>r or promises=depth</source>
        <translation>行上的 r 或 promises=depth</translation>
    </message>
    <message>
        <source>A move was searched twice</source>
        <translation>同一着法搜索了两次</translation>
    </message>
    <message>
        <source>a move that is entered a second time</source>
        <translation>再次进入的着法</translation>
    </message>
    <message>
        <source>Searching again could show nothing new</source>
        <translation>再次搜索不会有新结果</translation>
    </message>
    <message>
        <source>a move that is entered again at once, with the same d</source>
        <translation>立即再次进入且 d 相同的着法</translation>
    </message>
    <message>
        <source>The horizon came before depth 0</source>
        <translation>未到深度 0 就触及搜索边界</translation>
    </message>
    <message>
        <source>the reason horizon, and d</source>
        <translation>原因 horizon，以及 d</translation>
    </message>
    <message>
        <source>Legal moves were never searched</source>
        <translation>有合法着法从未搜索</translation>
    </message>
    <message>
        <source>values on the lines of nodes and of their moves</source>
        <translation>节点及其着法各行的值</translation>
    </message>
    <message>
        <source>moves= on the lines of nodes that return, or promises=moves</source>
        <translation>节点返回行的 moves=，或 promises=moves</translation>
    </message>
    <message>
        <source>moves= on the lines of nodes that return, or a known game and promises=moves</source>
        <translation>节点返回行的 moves=，或已知的游戏加 promises=moves</translation>
    </message>
    <message>
        <source>The cutoff came before the window&apos;s end was reached</source>
        <translation>未到窗口端点就剪枝</translation>
    </message>
    <message>
        <source>alpha and beta, and the reason cut, or alpha or beta</source>
        <translation>alpha 和 beta，以及原因 cut，或 alpha、beta</translation>
    </message>
    <message>
        <source>A fail-hard value lies outside its window</source>
        <translation>fail-hard 的值在窗口之外</translation>
    </message>
    <message>
        <source>fail=hard in the header</source>
        <translation>文件头的 fail=hard</translation>
    </message>
    <message>
        <source>The search fails hard, the header says soft</source>
        <translation>搜索为 fail-hard，文件头却写 soft</translation>
    </message>
    <message>
        <source>fail=soft in the header</source>
        <translation>文件头的 fail=soft</translation>
    </message>
    <message>
        <source>A value counts down on its way up</source>
        <translation>值在向上传递时递减</translation>
    </message>
    <message>
        <source>The value does not follow from the children</source>
        <translation>值不能由子节点得出</translation>
    </message>
    <message>
        <source>A search again was forgotten</source>
        <translation>漏掉了重新搜索</translation>
    </message>
    <message>
        <source>The value claims more than the children show</source>
        <translation>值所声称的超出子节点所示</translation>
    </message>
    <message>
        <source>The best move was never searched</source>
        <translation>最佳着法从未搜索</translation>
    </message>
    <message>
        <source>The best move is not the one with the best value</source>
        <translation>最佳着法并非值最好的着法</translation>
    </message>
    <message>
        <source>The best move has only an upper bound</source>
        <translation>最佳着法只有上界</translation>
    </message>
    <message>
        <source>best= where the root, -, returns</source>
        <translation>根（-）返回处的 best=</translation>
    </message>
    <message>
        <source>The leaves give another value</source>
        <translation>叶节点得出另一个值</translation>
    </message>
    <message>
        <source>The null move did not reach beta</source>
        <translation>空着没有达到 beta</translation>
    </message>
    <message>
        <source>the reason null, and the null move&apos;s node</source>
        <translation>原因 null，以及空着的节点</translation>
    </message>
    <message>
        <source>The table&apos;s entry is too shallow</source>
        <translation>置换表的表项太浅</translation>
    </message>
    <message>
        <source>t lines with d and what came of them, and d on nodes</source>
        <translation>带 d 和用途的 t 行，以及节点的 d</translation>
    </message>
    <message>
        <source>The table&apos;s bound decides nothing here</source>
        <translation>置换表的界在此不起决定作用</translation>
    </message>
    <message>
        <source>The value is not that of the table&apos;s entry</source>
        <translation>值与置换表的表项不符</translation>
    </message>
    <message>
        <source>The table held what was never stored</source>
        <translation>置换表中有从未存入的内容</translation>
    </message>
    <message>
        <source>t lines with what came of them</source>
        <translation>带用途的 t 行</translation>
    </message>
    <message>
        <source>The table&apos;s entry and the search contradict each other</source>
        <translation>置换表的表项与搜索矛盾</translation>
    </message>
    <message>
        <source>t lines with unused or narrow and the node&apos;s d</source>
        <translation>带 unused 或 narrow 的 t 行，以及节点的 d</translation>
    </message>
    <message>
        <source>More was stored than the node shows</source>
        <translation>存入的超出节点所示</translation>
    </message>
    <message>
        <source>A greater depth was stored than was searched</source>
        <translation>存入的深度大于搜索深度</translation>
    </message>
    <message>
        <source>s lines with d, and d on nodes</source>
        <translation>带 d 的 s 行，以及节点的 d</translation>
    </message>
    <message>
        <source>The score of a mate was stored unadjusted</source>
        <translation>将死得分未经调整就存入</translation>
    </message>
    <message>
        <source>mate in the header</source>
        <translation>文件头的 mate</translation>
    </message>
    <message>
        <source>The value of a repetition was stored as exact</source>
        <translation>重复局面的值被存为精确值</translation>
    </message>
    <message>
        <source>s lines, and the reason repetition</source>
        <translation>s 行，以及原因 repetition</translation>
    </message>
    <message>
        <source>The value of a stopped search was stored</source>
        <translation>存入了中止的搜索的值</translation>
    </message>
    <message>
        <source>s lines, and the reason stopped</source>
        <translation>s 行，以及原因 stopped</translation>
    </message>
    <message>
        <source>One key for two positions</source>
        <translation>两个局面共用一个键</translation>
    </message>
    <message>
        <source>One position has two keys</source>
        <translation>同一局面有两个键</translation>
    </message>
    <message>
        <source>One position has two exact values</source>
        <translation>同一局面有两个精确值</translation>
    </message>
    <message>
        <source>d or promises=depth</source>
        <translation>行上的 d 或 promises=depth</translation>
    </message>
    <message>
        <source>exact values inside their windows</source>
        <translation>窗口内的精确值</translation>
    </message>
    <message>
        <source>One position has two evaluations</source>
        <translation>同一局面有两个估值</translation>
    </message>
    <message>
        <source>e lines</source>
        <translation>e 行</translation>
    </message>
    <message>
        <source>The evaluation seems to change sides</source>
        <translation>估值似乎换了一方</translation>
    </message>
    <message>
        <source>e lines in nodes and their children</source>
        <translation>节点及其子节点的 e 行</translation>
    </message>
    <message>
        <source>The game&apos;s end has the wrong sign</source>
        <translation>终局的正负号错误</translation>
    </message>
    <message>
        <source>a node where the game is over</source>
        <translation>对局已结束的节点</translation>
    </message>
    <message>
        <source>a known game, or won= on the lines of nodes that return</source>
        <translation>已知的游戏，或节点返回行的 won=</translation>
    </message>
    <message>
        <source>The move is not legal</source>
        <translation>着法不合法</translation>
    </message>
    <message>
        <source>The search went on after the end of the game</source>
        <translation>对局结束后搜索仍继续</translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation>对局尚未结束</translation>
    </message>
    <message>
        <source>the reason terminal on the lines of nodes that return</source>
        <translation>节点返回行的原因 terminal</translation>
    </message>
    <message>
        <source>The last pass left the root&apos;s value open</source>
        <translation>最后一轮没有确定根的值</translation>
    </message>
    <message>
        <source>a root - with alpha and beta</source>
        <translation>带 alpha 和 beta 的根 -</translation>
    </message>
    <message>
        <source>The children have more visits than their node</source>
        <translation>子节点的访问次数多于父节点</translation>
    </message>
    <message>
        <source>The mean cannot come from the children</source>
        <translation>均值不能由子节点得出</translation>
    </message>
    <message>
        <source>range in the header</source>
        <translation>文件头的 range</translation>
    </message>
    <message>
        <source>Visits have become fewer</source>
        <translation>访问次数变少了</translation>
    </message>
    <message>
        <source>Moves seem to be selected for the other side</source>
        <translation>似乎在为另一方选着法</translation>
    </message>
    <message>
        <source>a node with 100 visits or more, and n= on its moves</source>
        <translation>访问 100 次以上的节点，且其着法带 n=</translation>
    </message>
    <message>
        <source>Lines of two threads seem to be mixed</source>
        <translation>似乎混有两个线程的行</translation>
    </message>
    <message>
        <source>i [NAME]</source>
        <translation>i [NAME]</translation>
    </message>
    <message>
        <source>&gt; MOVE [ALPHA BETA]</source>
        <translation>&gt; MOVE [ALPHA BETA]</translation>
    </message>
    <message>
        <source>t none, or t KIND VALUE [DID]</source>
        <translation>t none，或 t KIND VALUE [DID]</translation>
    </message>
    <message>
        <source>e VALUE</source>
        <translation>e VALUE</translation>
    </message>
    <message>
        <source>w ALPHA BETA [WHY]</source>
        <translation>w ALPHA BETA [WHY]</translation>
    </message>
    <message>
        <source>x MOVE [WHY]</source>
        <translation>x MOVE [WHY]</translation>
    </message>
    <message>
        <source>s KIND VALUE</source>
        <translation>s KIND VALUE</translation>
    </message>
    <message>
        <source>&lt; VALUE [BOUND] [REASON]</source>
        <translation>&lt; VALUE [BOUND] [REASON]</translation>
    </message>
    <message>
        <source>{} takes a text, not {}.</source>
        <translation>{} 应为文本，而不是 {}。</translation>
    </message>
    <message>
        <source>{} has {} bytes; at most {} are read.</source>
        <translation>{} 有 {} 字节；最多读取 {} 字节。</translation>
    </message>
    <message>
        <source>there is no column {}</source>
        <translation>没有第 {} 列</translation>
    </message>
    <message>
        <source>{} is full</source>
        <translation>{} 已满</translation>
    </message>
    <message>
        <source>{} is taken</source>
        <translation>{} 已被占用</translation>
    </message>
    <message>
        <source>there is no square in {}</source>
        <translation>{} 中没有格子</translation>
    </message>
    <message>
        <source>move {}</source>
        <translation>第 {} 着</translation>
    </message>
    <message>
        <source>the game is over before it</source>
        <translation>对局在此之前已结束</translation>
    </message>
    <message>
        <source>The header lacks its version: yomi-trace 1.</source>
        <translation>文件头缺少版本：yomi-trace 1。</translation>
    </message>
    <message>
        <source>This is version {} of the format; version 1 can be read.</source>
        <translation>这是该格式的版本 {}；只能读取版本 1。</translation>
    </message>
    <message>
        <source>There is no batch job &quot;{}&quot;.</source>
        <translation>没有批处理任务“{}”。</translation>
    </message>
    <message>
        <source>this file is larger than 64 MiB</source>
        <translation>此文件超过 64 MiB</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>this file cannot be opened</source>
        <translation>无法打开此文件</translation>
    </message>
    <message>
        <source>Behind the @ of {} there must be the number of a line.</source>
        <translation>{} 的 @ 之后必须是行号。</translation>
    </message>
    <message>
        <source>move {}: &quot;{}&quot; is not a column, which is 1 to 9, then a to l.</source>
        <translation>第 {} 着：“{}”不是列；列为 1 至 9，之后为 a 至 l。</translation>
    </message>
    <message>
        <source>A request has either &quot;position&quot; or &quot;positions&quot;.</source>
        <translation>一个请求只能有“position”或“positions”之一。</translation>
    </message>
    <message>
        <source>Run with --help for more information.</source>
        <translation>加 --help 运行可查看更多信息。</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{} 至 {}）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{} 个节点</translation>
    </message>
    <message>
        <source>1 state</source>
        <translation>1 个状态</translation>
    </message>
    <message>
        <source>{} states</source>
        <translation>{} 个状态</translation>
    </message>
    <message>
        <source>1 branch</source>
        <translation>1 个分支</translation>
    </message>
    <message>
        <source>{} branches</source>
        <translation>{} 个分支</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} 至 {}</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>未搜索</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{}（{}）</translation>
    </message>
</context>
<context>
    <name>std::filesystem</name>
    <message>
        <source>{} is not a file that a book can replace.</source>
        <translation>{} 不是开局库可以替换的文件。</translation>
    </message>
</context>
<context>
    <name>yomi</name>
    <message>
        <source>In a row must be {} to {} on {}; {} was given.</source>
        <translation>{2} 棋盘的连子数应为 {0} 至 {1}；给出的是 {3}。</translation>
    </message>
    <message>
        <source>A size is WIDTHxHEIGHT, for example 7x6; &quot;{}&quot; is not.</source>
        <translation>大小应为 WIDTHxHEIGHT，例如 7x6；“{}”不是。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a square; squares are a letter and a number, such as b2, with blanks or commas between them</source>
        <translation>“{}”不是格子；格子写作字母加数字，例如 b2，之间用空格或逗号分隔</translation>
    </message>
    <message>
        <source>there is no square {} on {}, the last is {}</source>
        <translation>{1} 棋盘没有格子 {0}，最后一格是 {2}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the like</source>
        <translation>“{}”不是棋盘符号；可用的有 . o x、0 1 2、_ R Y 等</translation>
    </message>
    <message>
        <source>this is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the like</source>
        <translation>这不是棋盘符号；可用的有 . o x、0 1 2、_ R Y 等</translation>
    </message>
    <message>
        <source>character {}</source>
        <translation>第 {} 个字符</translation>
    </message>
    <message>
        <source>the board has 1 row, not {}</source>
        <translation>棋盘应为 1 行，而不是 {} 行</translation>
    </message>
    <message>
        <source>the board has {} rows, not {}</source>
        <translation>棋盘应为 {} 行，而不是 {} 行</translation>
    </message>
    <message>
        <source>row {} has 1 cell, not {}</source>
        <translation>第 {} 行应为 1 格，而不是 {} 格</translation>
    </message>
    <message>
        <source>row {} has {} cells, not {}</source>
        <translation>第 {} 行应为 {} 格，而不是 {} 格</translation>
    </message>
    <message>
        <source>0 and another sign cannot both be empty cells; write O for a stone</source>
        <translation>0 和另一符号不能都是空格子；请用 O 表示棋子</translation>
    </message>
    <message>
        <source>the board has more than two sides</source>
        <translation>棋盘上多于两方</translation>
    </message>
    <message>
        <source>move {}</source>
        <translation>第 {} 着</translation>
    </message>
    <message>
        <source>there is no column {} where there is a column 0, the last of {} is {}</source>
        <translation>有第 0 列时没有第 {} 列，{} 的最后一列是 {}</translation>
    </message>
    <message>
        <source>there is no column {}</source>
        <translation>没有第 {} 列</translation>
    </message>
    <message>
        <source>there is no column {}, the last of {} is {}</source>
        <translation>没有第 {} 列，{} 的最后一列是 {}</translation>
    </message>
    <message>
        <source>no stone falls to {}, the next of that column lies in row {} from the bottom</source>
        <translation>没有棋子会落在 {}，该列的下一子落在从下数第 {} 行</translation>
    </message>
    <message>
        <source>{} moves twice in a row</source>
        <translation>{} 连下两着</translation>
    </message>
    <message>
        <source>there is no square {}, the last is {}</source>
        <translation>没有格子 {}，最后一格是 {}</translation>
    </message>
    <message>
        <source>{0} begins and the sides take turns: {1} {0} and {2} {3} cannot be on the board together</source>
        <translation>{0} 先手且双方轮流：棋盘上不可能有 {1} 个 {0} 和 {2} 个 {3}</translation>
    </message>
    <message>
        <source>both sides have a line; the game would have ended at the first</source>
        <translation>双方都已连线；第一条连成时对局就应结束</translation>
    </message>
    <message>
        <source>{} has a line, but {} has moved since</source>
        <translation>{} 已连线，但之后 {} 又下了一着</translation>
    </message>
    <message>
        <source>{} has a line, but no top stone without which there would be none: none was the last</source>
        <translation>{} 已连线，但去掉任何一枚顶端棋子仍有连线：没有一枚可能是最后一着</translation>
    </message>
    <message>
        <source>{} has a line, but no stone without which there would be none: none was the last</source>
        <translation>{} 已连线，但去掉任何一枚棋子仍有连线：没有一枚可能是最后一着</translation>
    </message>
    <message>
        <source>there is a comma where a move is expected</source>
        <translation>此处应为着法，却是逗号</translation>
    </message>
    <message>
        <source>{} has won with move {}</source>
        <translation>{} 在第 {} 着已获胜</translation>
    </message>
    <message>
        <source>{} has won before</source>
        <translation>{} 此前已获胜</translation>
    </message>
    <message>
        <source>The game is over: the board is full and no line is complete.</source>
        <translation>对局已结束：棋盘已满，无人连线。</translation>
    </message>
    <message>
        <source>The game is over: {} has won.</source>
        <translation>对局已结束：{} 已获胜。</translation>
    </message>
    <message>
        <source>Read as {} × {}, {} began; {} to move.</source>
        <translation>读作 {} × {}，{} 先手；轮到 {}。</translation>
    </message>
    <message>
        <source>Read as 1 move, {} began; {} to move.</source>
        <translation>读作 1 着，{} 先手；轮到 {}。</translation>
    </message>
    <message>
        <source>Read as {} moves, {} began; {} to move.</source>
        <translation>读作 {} 着，{} 先手；轮到 {}。</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{}{}</translation>
    </message>
    <message>
        <source>Squares are counted from {}.</source>
        <translation>格从 {} 数起。</translation>
    </message>
    <message>
        <source>Columns are counted from {}.</source>
        <translation>列从 {} 数起。</translation>
    </message>
    <message>
        <source>The number behind the moves is a score and plays no part.</source>
        <translation>着法后面的数字是得分，不起作用。</translation>
    </message>
    <message>
        <source>{} is shown as O, {} as X.</source>
        <translation>{} 显示为 O，{} 显示为 X。</translation>
    </message>
    <message>
        <source>a position has at most {} bytes</source>
        <translation>局面最多 {} 字节</translation>
    </message>
    <message>
        <source>This is not a Yomi document: &quot;yomi&quot; and &quot;kind&quot; are missing.</source>
        <translation>这不是 Yomi 文档：缺少“yomi”和“kind”。</translation>
    </message>
    <message>
        <source>This document was written by a newer Yomi (file version {}; this program reads up to {}).</source>
        <translation>此文档由更新版本的 Yomi 写成（文件版本 {}；本程序最高读取 {}）。</translation>
    </message>
    <message>
        <source>a &quot;{}&quot; document is expected, not &quot;{}&quot;</source>
        <translation>应为“{}”文档，而不是“{}”</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>第 {} 行第 {} 列</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {} deep</source>
        <translation>列表和对象的嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation>值多于 {} 个</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>这不是有效的 JSON</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>有数字过大，无法读取</translation>
    </message>
    <message>
        <source>a number from {} to {} is expected, not {}</source>
        <translation>应为 {} 至 {} 的数，而不是 {}</translation>
    </message>
    <message>
        <source>true or false is expected, not {}</source>
        <translation>应为 true 或 false，而不是 {}</translation>
    </message>
    <message>
        <source>a list is expected, not {}</source>
        <translation>应为列表，而不是 {}</translation>
    </message>
    <message>
        <source>at most {} entries are possible, not {}</source>
        <translation>最多 {} 项，而不是 {} 项</translation>
    </message>
    <message>
        <source>one of &quot;{}&quot; is expected, not {}</source>
        <translation>应为 &quot;{}&quot; 之一，而不是 {}</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>没有这个键</translation>
    </message>
    <message>
        <source>there is no such key; did you mean &quot;{}&quot;?</source>
        <translation>没有这个键；是否想写“{}”？</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>it cannot be read: {}</source>
        <translation>无法读取：{}</translation>
    </message>
    <message>
        <source>this is a folder, not a regular file</source>
        <translation>这是文件夹，不是普通文件</translation>
    </message>
    <message>
        <source>this is a pipe, not a regular file</source>
        <translation>这是管道，不是普通文件</translation>
    </message>
    <message>
        <source>this is a socket, not a regular file</source>
        <translation>这是套接字，不是普通文件</translation>
    </message>
    <message>
        <source>this is a device, not a regular file</source>
        <translation>这是设备，不是普通文件</translation>
    </message>
    <message>
        <source>this is a part of the running system, not a regular file</source>
        <translation>这是运行中系统的一部分，不是普通文件</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>There is no language {}.</source>
        <translation>没有语言 {}。</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>参数列表过长</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>管道已断开</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源正忙</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>参数无效</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备空间不足</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有该文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许此操作</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>不支持此操作</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>资源暂时不可用</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>文件正在被执行</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>系统中打开的文件过多</translation>
    </message>
</context>
<context>
    <name>yomi::FormatError</name>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
</context>
<context>
    <name>yomi::JsonWarnings</name>
    <message>
        <source>the key {} is given more than once; the last one counts.</source>
        <translation>键 {} 重复出现；以最后一个为准。</translation>
    </message>
    <message>
        <source>the key {} is unknown and changes nothing; did you mean &quot;{}&quot;?</source>
        <translation>键 {} 未知，不起作用；是否想写“{}”？</translation>
    </message>
    <message>
        <source>There is 1 more such key.</source>
        <translation>还有 1 个这样的键。</translation>
    </message>
    <message>
        <source>There are {} more such keys.</source>
        <translation>还有 {} 个这样的键。</translation>
    </message>
</context>
<context>
    <name>yomi::NameIndex</name>
    <message>
        <source>A name of {} bytes is not {}.</source>
        <translation>{} 字节的名称不是{}。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not {}.</source>
        <translation>“{}”不是{}。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not {}; did you mean {}?</source>
        <translation>“{}”不是{}；是否想写 {}？</translation>
    </message>
</context>
<context>
    <name>yomi::Object</name>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
</context>
<context>
    <name>yomi::ObjectReader</name>
    <message>
        <source>an object is expected here, not {}</source>
        <translation>此处应为对象，而不是 {}</translation>
    </message>
    <message>
        <source>this value is missing; is {} meant for it?</source>
        <translation>缺少此值；{} 是它的误写吗？</translation>
    </message>
    <message>
        <source>this value is missing</source>
        <translation>缺少此值</translation>
    </message>
</context>
<context>
    <name>yomi::Stopped</name>
    <message>
        <source>The computation was stopped.</source>
        <translation>计算已停止。</translation>
    </message>
</context>
<context>
    <name>yomi::TimeLimitPassed</name>
    <message>
        <source>The search ran out of its time limit.</source>
        <translation>搜索已超过时限。</translation>
    </message>
</context>
<context>
    <name>yomi::Work</name>
    <message>
        <source>The system cannot start {} threads.</source>
        <translation>系统无法启动 {} 个线程。</translation>
    </message>
</context>
<context>
    <name>yomi::cli</name>
    <message>
        <source>--timeout is more than 0 and at most 1000000 seconds, not {}.</source>
        <translation>--timeout 应大于 0 且不超过 1000000 秒，而不是 {}。</translation>
    </message>
    <message>
        <source>--write-under needs a folder; &quot;{}&quot; is not one.</source>
        <translation>--write-under 需要文件夹；“{}”不是。</translation>
    </message>
    <message>
        <source>{} is not the beginning of this book; remove it, or name another file for the book.</source>
        <translation>{} 不是此开局库的开头部分；请删除它，或为开局库指定其他文件。</translation>
    </message>
    <message>
        <source>--out names the file of the book.</source>
        <translation>--out 指定开局库的文件。</translation>
    </message>
    <message>
        <source>{} of {} positions are solved; the same command continues from there.</source>
        <translation>{1} 个局面中已求解 {0} 个；再次运行同一命令可继续。</translation>
    </message>
    <message>
        <source>{} Give --rules {}.</source>
        <translation>{}请指定 --rules {}。</translation>
    </message>
    <message>
        <source>Players are counted from 1; {} made the last play.</source>
        <translation>玩家从 1 数起；上一手由 {} 打出。</translation>
    </message>
    <message>
        <source>The endgame was not solved.</source>
        <translation>残局未能求解。</translation>
    </message>
    <message>
        <source>this file cannot be read</source>
        <translation>无法读取此文件</translation>
    </message>
    <message>
        <source>{} cannot be written: {}.</source>
        <translation>无法写入 {}：{}。</translation>
    </message>
    <message>
        <source>There is no check {}; the checks are {}.</source>
        <translation>没有检查{}；可用的检查有 {}。</translation>
    </message>
    <message>
        <source>one of &quot;{}&quot; is expected, not {}</source>
        <translation>应为 &quot;{}&quot; 之一，而不是 {}</translation>
    </message>
    <message>
        <source>--list-plays prints the plays of a rule book, not of a hand; leave --tiles and --noip-input out.</source>
        <translation>--list-plays 列出规则书的出牌，而非手牌的；请去掉 --tiles 和 --noip-input。</translation>
    </message>
    <message>
        <source>--noip-input brings its own hands; leave --tiles and the document out.</source>
        <translation>--noip-input 自带手牌；请去掉 --tiles 和文档。</translation>
    </message>
    <message>
        <source>--noip-input has the rules noip, not &quot;{}&quot;; leave --rules out.</source>
        <translation>--noip-input 的规则是 noip，不是“{}”；请去掉 --rules。</translation>
    </message>
    <message>
        <source>Give the hand with --tiles or as a .yomi file.</source>
        <translation>请用 --tiles 或 .yomi 文件给出手牌。</translation>
    </message>
    <message>
        <source>{} is about plays of cards; {} has units.</source>
        <translation>{} 只用于扑克牌；{} 用的是组合。</translation>
    </message>
    <message>
        <source>{} is about hands of tiles; {} has plays of cards.</source>
        <translation>{} 只用于组合类手牌；{} 出的是扑克牌。</translation>
    </message>
    <message>
        <source>--lead {} needs --opponent with the number of cards of an opponent.</source>
        <translation>--lead {} 需要用 --opponent 给出对手的牌数。</translation>
    </message>
    <message>
        <source>--opponent {} needs the play to beat: --lead, or --leads for all.</source>
        <translation>--opponent {} 须指明要压的牌：用 --lead，或用 --leads 指全部。</translation>
    </message>
    <message>
        <source>The hand has no {} to lead.</source>
        <translation>手牌中没有 {} 可出。</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>--favourite-doubles needs a favourite: name one with --favourite-tile.</source>
        <translation>--favourite-doubles 需要本命牌：请用 --favourite-tile 指定。</translation>
    </message>
    <message>
        <source>There is no rule book &quot;{}&quot; and no such file; {}, or a unit list FILE.json is possible.</source>
        <translation>没有规则书“{}”，也没有这个文件；可用 {}，或组合列表 FILE.json。</translation>
    </message>
    <message>
        <source>the position shown is the end of the game; step back from it</source>
        <translation>当前局面已是对局终点；请后退一步</translation>
    </message>
    <message>
        <source>This position cannot occur. {}</source>
        <translation>该局面不可能出现。{}</translation>
    </message>
    <message>
        <source>--record would mix the games with older ones: {} holds {}. Name an empty folder.</source>
        <translation>--record 会将新对局与旧对局混在一起：{} 中有 {}。请指定空文件夹。</translation>
    </message>
    <message>
        <source>--record needs a folder; &quot;{}&quot; cannot be used: {}.</source>
        <translation>--record 需要文件夹；“{}”不可用：{}。</translation>
    </message>
    <message>
        <source>The series was ended after {} of 1 game.</source>
        <translation>系列对局在 {} 局后结束，共 1 局。</translation>
    </message>
    <message>
        <source>The series was ended after {} of {} games.</source>
        <translation>系列对局在 {} 局后结束，共 {} 局。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>a document does not keep what came of each line, so there is nothing to compare; save its games as records (Analyze › Match)</source>
        <translation>文档不保留各行的结果，因此没有可比较的；请将其对局保存为记录（分析 › 对局）</translation>
    </message>
    <message>
        <source>There is no option {}; --help lists all.</source>
        <translation>没有选项 {}；--help 列出全部选项。</translation>
    </message>
    <message>
        <source>There is no option {}; did you mean {}?</source>
        <translation>没有选项 {}；是否想用 {}？</translation>
    </message>
    <message>
        <source>There is no command {}; --help lists all.</source>
        <translation>没有命令 {}；--help 列出全部命令。</translation>
    </message>
    <message>
        <source>There is no command {}; did you mean {}?</source>
        <translation>没有命令 {}；是否想用 {}？</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} for {}; it needs one for each.</source>
        <translation>“{}”有 {}，而这里有 {}；应逐一对应。</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 项</translation>
    </message>
    <message>
        <source>{} entries</source>
        <translation>{} 项</translation>
    </message>
    <message>
        <source>1 life</source>
        <translation>1 个角色</translation>
    </message>
    <message>
        <source>{} lives</source>
        <translation>{} 个角色</translation>
    </message>
    <message>
        <source>There is no character {} for the goal: they are numbered from 0 to {}.</source>
        <translation>目标中的角色 {} 不存在：编号为 0 至 {}。</translation>
    </message>
    <message>
        <source>{} cannot be both killed and kept.</source>
        <translation>{} 不能既被击杀又存活。</translation>
    </message>
    <message>
        <source>The number of hits is missing.</source>
        <translation>缺少命中次数。</translation>
    </message>
    <message>
        <source>The board comes from {} or from the options, not from both.</source>
        <translation>场面只能来自 {} 或选项之一，不能兼有。</translation>
    </message>
    <message>
        <source>The method {} would visit {} branches on this board; {} are the most it may.</source>
        <translation>方法 {} 在此场面会访问 {} 个分支；上限为 {}。</translation>
    </message>
    <message>
        <source>Single precision is for the steps of the article; the method &quot;{}&quot; has none.</source>
        <translation>单精度只用于文章的各步；方法“{}”没有单精度。</translation>
    </message>
    <message>
        <source>the name of a file is expected, not &quot;&quot;</source>
        <translation>应为文件名，而不是“”</translation>
    </message>
    <message>
        <source>true, false or &quot;only&quot; is expected, not {}</source>
        <translation>应为 true、false 或“only”，而不是 {}</translation>
    </message>
    <message>
        <source>The goal is always met: there is no run in which it is missed.</source>
        <translation>目标必定达成：没有失败的情形。</translation>
    </message>
    <message>
        <source>The goal is never met: there is no run in which it is met.</source>
        <translation>目标不可能达成：没有达成的情形。</translation>
    </message>
    <message>
        <source>None of {} runs met the goal.</source>
        <translation>{} 次运行中没有一次达成目标。</translation>
    </message>
    <message>
        <source>None of {} runs missed the goal.</source>
        <translation>{} 次运行都达成了目标。</translation>
    </message>
    <message>
        <source>The best fixed order is shown with the best plan, not with one order.</source>
        <translation>最佳固定顺序随最佳方案显示，不随单个顺序显示。</translation>
    </message>
    <message>
        <source>The best plan is not sampled hit by hit; &quot;sample&quot; goes with a fixed order.</source>
        <translation>最佳方案不逐次命中抽样；“sample”只用于固定顺序。</translation>
    </message>
    <message>
        <source>plan: {}</source>
        <translation>plan：{}</translation>
    </message>
    <message>
        <source>Tic-tac-toe has no --{}; boards of other sizes are --game mnk.</source>
        <translation>井字棋没有 --{}；其他大小的棋盘用 --game mnk。</translation>
    </message>
    <message>
        <source>moves are expected, not &quot;&quot;; without any leave it out</source>
        <translation>应为着法，而不是“”；没有着法时请省略</translation>
    </message>
    <message>
        <source>--trace is not an option of {}, step 13: a recording is made of the common search and of the ladder&apos;s steps 3 to 12.</source>
        <translation>--trace 不是 {} 第 13 步的选项：只有通用搜索和阶梯第 3 至 12 步可以记录。</translation>
    </message>
    <message>
        <source>--trace is not an option of {}: a recording is made of the common search and of the ladder&apos;s steps 3 to 12.</source>
        <translation>--trace 不是 {} 的选项：只有通用搜索和阶梯第 3 至 12 步可以记录。</translation>
    </message>
    <message>
        <source>The ladder is connect four&apos;s; {} has none.</source>
        <translation>阶梯属于四子棋；{} 没有。</translation>
    </message>
    <message>
        <source>--{} is not an option of connect four&apos;s ladder; choose another algorithm for it.</source>
        <translation>--{} 不是四子棋阶梯的选项；请选择其他算法。</translation>
    </message>
    <message>
        <source>--order is not an option of connect four&apos;s ladder, whose steps have their own.</source>
        <translation>--order 不是四子棋阶梯的选项，各步有自己的排序。</translation>
    </message>
    <message>
        <source>--{} is an option of connect four&apos;s ladder and of solve alone; {} has none.</source>
        <translation>--{} 只是四子棋阶梯和 solve 的选项；{} 没有。</translation>
    </message>
    <message>
        <source>--{} is an option of connect four&apos;s ladder alone; {} has none.</source>
        <translation>--{} 只是四子棋阶梯的选项；{} 没有。</translation>
    </message>
    <message>
        <source>The algorithm solve is that of mnk; {} has another.</source>
        <translation>算法 solve 属于 mnk；{} 用的是其他算法。</translation>
    </message>
    <message>
        <source>--{} is not an option of the algorithm solve; choose another algorithm for it.</source>
        <translation>--{} 不是算法 solve 的选项；请选择其他算法。</translation>
    </message>
    <message>
        <source>--begins is an option of tictactoe; in {} the side that begins is shown as o.</source>
        <translation>--begins 是 tictactoe 的选项；在 {} 中，先手方显示为 o。</translation>
    </message>
    <message>
        <source>--order is an option of connect four; the moves of {} are tried in reading order.</source>
        <translation>--order 是四子棋的选项；{} 的着法按阅读顺序尝试。</translation>
    </message>
    <message>
        <source>--trace-limit goes with --trace.</source>
        <translation>--trace-limit 须与 --trace 一起使用。</translation>
    </message>
    <message>
        <source>--time is more than 0 seconds; {} is not.</source>
        <translation>--time 应大于 0 秒；{} 不是。</translation>
    </message>
    <message>
        <source>--{} is not an option of {}; pvs alone has null windows of that width.</source>
        <translation>--{} 不是 {} 的选项；只有 pvs 有该宽度的空窗。</translation>
    </message>
    <message>
        <source>--{} is not an option of {}, which has no window and cuts nothing.</source>
        <translation>--{} 不是 {} 的选项，它没有窗口，也不剪枝。</translation>
    </message>
    <message>
        <source>The document is of {}; --game {} is another.</source>
        <translation>文档属于 {}；--game {} 是另一种。</translation>
    </message>
    <message>
        <source>a {} document is expected, not &quot;{}&quot;</source>
        <translation>应为 {} 文档，而不是“{}”</translation>
    </message>
    <message>
        <source>The time is more than 0 and at most 1000000 seconds, not {}.</source>
        <translation>时间应大于 0 且不超过 1000000 秒，而不是 {}。</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>第 {} 行：{}</translation>
    </message>
    <message>
        <source>The job was ended before line {} was solved.</source>
        <translation>任务在求解第 {} 行之前已结束。</translation>
    </message>
    <message>
        <source>{} of {} lines could not be solved.</source>
        <translation>{1} 行中有 {0} 行未能求解。</translation>
    </message>
    <message>
        <source>The job was ended before the position was solved.</source>
        <translation>任务在求解该局面之前已结束。</translation>
    </message>
    <message>
        <source>Connect four and mnk are solved; tic-tac-toe is searched.</source>
        <translation>四子棋和 mnk 用求解；井字棋用搜索。</translation>
    </message>
    <message>
        <source>--{} is not an option of {}.</source>
        <translation>--{} 不是 {} 的选项。</translation>
    </message>
    <message>
        <source>1 recording has mistakes.</source>
        <translation>1 个记录有错误。</translation>
    </message>
    <message>
        <source>{} recordings have mistakes.</source>
        <translation>{} 个记录有错误。</translation>
    </message>
    <message>
        <source>--json is not an option of {}, which has a form of its own.</source>
        <translation>--json 不是 {} 的选项，它有自己的格式。</translation>
    </message>
    <message>
        <source>--json is not an option of convert, which prints a recording.</source>
        <translation>--json 不是 convert 的选项，它输出记录。</translation>
    </message>
    <message>
        <source>--json is not an option of nodes, which prints JSON Lines.</source>
        <translation>--json 不是 nodes 的选项，它输出 JSON Lines。</translation>
    </message>
    <message>
        <source>1 recording was not read to the end.</source>
        <translation>1 个记录没有读完。</translation>
    </message>
    <message>
        <source>{} recordings were not read to the end.</source>
        <translation>{} 个记录没有读完。</translation>
    </message>
    <message>
        <source>{} needs &quot;{}&quot;.</source>
        <translation>{} 需要“{}”。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a key of {} alone.</source>
        <translation>“{}”只是 {} 的键。</translation>
    </message>
    <message>
        <source>&quot;do&quot; says what: {}.</source>
        <translation>“do”指定操作：{}。</translation>
    </message>
    <message>
        <source>&quot;file&quot; names a recording.</source>
        <translation>“file”指定记录。</translation>
    </message>
    <message>
        <source>Standard input has the requests of the batch; name a file instead of &quot;-&quot;.</source>
        <translation>标准输入用于批处理的请求；请用文件名代替“-”。</translation>
    </message>
    <message>
        <source>&quot;strict&quot;, &quot;only&quot; and &quot;ignore&quot; are keys of check alone.</source>
        <translation>“strict”、“only”和“ignore”只是 check 的键。</translation>
    </message>
    <message>
        <source>Give the moves of the line, separated by blanks.</source>
        <translation>请给出变例的着法，以空格分隔。</translation>
    </message>
    <message>
        <source>No node has {}.</source>
        <translation>没有节点带 {}。</translation>
    </message>
    <message>
        <source>No node has {}; did you mean {}?</source>
        <translation>没有节点带 {}；是否想写 {}？</translation>
    </message>
    <message>
        <source>No node has the reason {}.</source>
        <translation>没有节点的原因是{}。</translation>
    </message>
    <message>
        <source>No node has the reason {}; did you mean {}?</source>
        <translation>没有节点的原因是{}；是否想写{}？</translation>
    </message>
    <message>
        <source>The query, column {}: {}</source>
        <translation>查询第 {} 列：{}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>Answer JSON Lines requests from standard input, in order</source>
        <translation>按顺序回答标准输入中的 JSON Lines 请求</translation>
    </message>
    <message>
        <source>Solve every connect four position of the first plies, for --book of search and solve</source>
        <translation>求解四子棋前若干层的所有局面，供 search 和 solve 的 --book 使用</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has the position; leave --hands, --to-move, --last, --last-by, --ban, --rules and --played out.</source>
        <translation>局面已在“{}”中；请去掉 --hands、--to-move、--last、--last-by、--ban、--rules 和 --played。</translation>
    </message>
    <message>
        <source>there are no hands on the table of this document</source>
        <translation>此文档的牌桌上没有手牌</translation>
    </message>
    <message>
        <source>Give two or three hands with --hands, or a .yomi file.</source>
        <translation>请用 --hands 给出两家或三家的手牌，或给出 .yomi 文件。</translation>
    </message>
    <message>
        <source>doudizhu, doudizhu-loose or noip</source>
        <translation>doudizhu、doudizhu-loose 或 noip</translation>
    </message>
    <message>
        <source>Deal hands of cards; prints one JSON object</source>
        <translation>发扑克手牌，输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>Solve an endgame of Dou Dizhu: which plays win, with all hands known</source>
        <translation>求解斗地主残局：手牌全部已知时，哪些出法能赢</translation>
    </message>
    <message>
        <source>A .yomi file with the hands on its table, instead</source>
        <translation>改用牌桌上有手牌的 .yomi 文件</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>Read a hand: its best split, waits, discards, distance and plays</source>
        <translation>读取手牌：最佳拆法、听牌张、可打出的牌、距离和出牌</translation>
    </message>
    <message>
        <source>A .yomi file with the hand (options given replace what it says)</source>
        <translation>含手牌的 .yomi 文件（给出的选项优先于文件内容）</translation>
    </message>
    <message>
        <source>Read a position; print chains, threats and a plan</source>
        <translation>读取局面，输出单位链、威胁和方案</translation>
    </message>
    <message>
        <source>The text that a bot is sent in a turn, or a .yomi file with the position that it shows; standard input without it</source>
        <translation>发给机器人的一个回合的文本，或显示该局面的 .yomi 文件；不给出则读取标准输入</translation>
    </message>
    <message>
        <source>Let two bots, built-in or programs, play a series</source>
        <translation>让两个机器人（内置的或外部程序）进行一系列对局</translation>
    </message>
    <message>
        <source>Print the map of a seed, as the text that player 0 is sent in the first turn</source>
        <translation>输出种子的地图，即首回合发给玩家 0 的文本</translation>
    </message>
    <message>
        <source>Play on standard input and output, in the game&apos;s protocol, until the input ends</source>
        <translation>按游戏的协议在标准输入输出上对局，直到输入结束</translation>
    </message>
    <message>
        <source>Play recorded games again and compare them with the rules, line by line</source>
        <translation>重放对局记录，与规则逐行比较</translation>
    </message>
    <message>
        <source>Recorded games, full or lite</source>
        <translation>对局记录，完整或精简</translation>
    </message>
    <message>
        <source>A Code of Ice &amp; Fire: maps, bots, games</source>
        <translation>A Code of Ice &amp; Fire：地图、机器人、对局</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>Yomi reads games ahead: exact odds, best hands, the search behind a move.</source>
        <translation>Yomi 向前推演：精确概率、手牌的最佳拆法、着法背后的搜索。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Print this help and end</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>Print the version and end</source>
        <translation>显示版本并退出</translation>
    </message>
    <message>
        <source>The language of messages ({}); else that of the locale</source>
        <translation>消息的语言（{}）；默认随系统区域设置</translation>
    </message>
    <message>
        <source>Split damage: who dies, how many, and with how many hits</source>
        <translation>随机分配伤害：谁会死、死几个、要几次命中</translation>
    </message>
    <message>
        <source>A .yomi file, or a copied position, with the board and the effect, instead of the lives</source>
        <translation>含场面和效果的 .yomi 文件，或复制出来的场面，用以代替生命值</translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;; tiles and cards follow {} as one text in quotes.</source>
        <translation>没有文件“{}”；{} 后的牌要写成一段文本并加引号。</translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;; separate the values of a list by commas, such as 2,1.</source>
        <translation>没有文件“{}”；列表的各值用逗号分隔，如 2,1。</translation>
    </message>
    <message>
        <source>Split damage: a whole turn, in what order, on what target, and is it lethal</source>
        <translation>随机分配伤害：整个回合按什么顺序、打谁、能否斩杀</translation>
    </message>
    <message>
        <source>A document with a plan, a JSON file with board, actions and goal, or - for standard input</source>
        <translation>带方案的文档，或含场面、行动和目标的 JSON 文件；- 为标准输入</translation>
    </message>
    <message>
        <source>A file of cards of your own, {{&quot;effects&quot;: [{{entry}}, …]}}, beside those of the game</source>
        <translation>自定义卡牌的文件 {{&quot;effects&quot;: [{{entry}}, …]}}，与游戏的卡牌一起使用</translation>
    </message>
    <message>
        <source>Make an endgame of Dou Dizhu that exactly one lead wins</source>
        <translation>生成只有一种首出能赢的斗地主残局</translation>
    </message>
    <message>
        <source>No puzzle was made.</source>
        <translation>没有生成题目。</translation>
    </message>
    <message>
        <source>Search a position of tic-tac-toe, connect four or m,n,k: its value, its best moves and the work it takes</source>
        <translation>搜索井字棋、四子棋或 m,n,k 的局面：值、最佳着法和所需的搜索量</translation>
    </message>
    <message>
        <source>A .yomi file with a position of one of the games and its search (options given replace its)</source>
        <translation>含某个棋类局面及其搜索的 .yomi 文件（给出的选项优先于文件内容）</translation>
    </message>
    <message>
        <source>Solve positions, a line each: the score for the side to move, nodes and time</source>
        <translation>逐行求解局面：行棋方的得分、节点数和时间</translation>
    </message>
    <message>
        <source>File with a position a line, a score behind it is ignored, or boards of several lines with a blank line between them; - is standard input; or a .yomi file with one position</source>
        <translation>每行一个局面的文件，局面后的得分会忽略；也可以是多行的棋盘，棋盘之间空一行；- 为标准输入；或只含一个局面的 .yomi 文件</translation>
    </message>
    <message>
        <source>Print a JSON object a line</source>
        <translation>每行输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>Check a tic-tac-toe search on the 431 positions on which it can go wrong</source>
        <translation>用可能下错的 431 个局面检查井字棋搜索</translation>
    </message>
    <message>
        <source>A .yomi file with the search to check (options given replace its; its position does not matter)</source>
        <translation>含待查搜索的 .yomi 文件（给出的选项优先于文件内容；文件中的局面不起作用）</translation>
    </message>
    <message>
        <source>Look for the classic mistakes of alpha-beta: wrong windows, values and bounds</source>
        <translation>查找 α-β剪枝的典型错误：错误的窗口、值和界</translation>
    </message>
    <message>
        <source>Let the status reflect waste and doubt too, not errors alone</source>
        <translation>退出状态不只反映错误，也反映浪费和存疑</translation>
    </message>
    <message>
        <source>Say what a recording must print for the checks that could not be made</source>
        <translation>对无法进行的检查，说明记录还须输出什么</translation>
    </message>
    <message>
        <source>Checks whose findings are shown: </source>
        <translation>只显示这些检查的问题：</translation>
    </message>
    <message>
        <source>Checks whose findings are left out, or NAME@LINE for the one in a line: </source>
        <translation>不显示这些检查的问题；NAME@LINE 只针对某一行：</translation>
    </message>
    <message>
        <source>Where two searches first differ: the event, and the nodes of each</source>
        <translation>两次搜索从哪里分歧：第一个不同的事件，以及各自的节点数</translation>
    </message>
    <message>
        <source>Print the tree of a search, or a part, for Graphviz</source>
        <translation>为 Graphviz 输出搜索树或其一部分</translation>
    </message>
    <message>
        <source>The line at which the topmost node is entered</source>
        <translation>进入最上层节点的那一行</translation>
    </message>
    <message>
        <source>How many plies below it</source>
        <translation>往下显示几层</translation>
    </message>
    <message>
        <source>Print the nodes of a search as begin and end events, for Perfetto</source>
        <translation>为 Perfetto 把搜索的节点输出为开始和结束事件</translation>
    </message>
    <message>
        <source>Print a recording in the other form: text as JSON Lines, these as text</source>
        <translation>把记录转成另一种形式输出：文本转为 JSON Lines，或反之</translation>
    </message>
    <message>
        <source>Print the nodes of a search as JSON Lines, as search --trace writes them</source>
        <translation>把搜索的节点输出为 JSON Lines，与 search --trace 写出的相同</translation>
    </message>
    <message>
        <source>A recording; - for standard input</source>
        <translation>记录；- 为标准输入</translation>
    </message>
    <message>
        <source>Recordings; - for standard input</source>
        <translation>若干记录；- 为标准输入</translation>
    </message>
    <message>
        <source>MiB that a recording may take in memory</source>
        <translation>记录最多占用的内存（MiB）</translation>
    </message>
    <message>
        <source>Skip and count lines that are not events, such as a program&apos;s other output</source>
        <translation>跳过不是事件的行（如程序的其他输出），并计数</translation>
    </message>
    <message>
        <source>Print a JSON object for each</source>
        <translation>每个输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>Recordings of any search: what a program printed of it</source>
        <translation>任何搜索的记录：程序输出的搜索过程</translation>
    </message>
    <message>
        <source>Why a line of moves was not searched: each of its moves in every iteration</source>
        <translation>某条变例为何没有搜索：其中每一着在各次迭代中的情况</translation>
    </message>
    <message>
        <source>Moves from the root, separated by blanks; %20 is a blank in a move</source>
        <translation>从根开始的着法，以空格分隔；着法内的空格写作 %20</translation>
    </message>
    <message>
        <source>List the nodes for which a condition holds, such as &quot;reason=beta and best!=first&quot;, with what it asks for</source>
        <translation>列出满足条件的节点，如 &quot;reason=beta and best!=first&quot;，并附上条件所涉及的内容</translation>
    </message>
    <message>
        <source>The condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Count the nodes of a search: by iteration, ply, reason, bound and table</source>
        <translation>统计搜索的节点：按迭代、层、原因、界和置换表</translation>
    </message>
    <message>
        <source>A recording is a line &quot;yomi-trace 1&quot;, then a line for each event:
  &gt; MOVE ALPHA BETA     a node is entered; the root&apos;s move is -, a null move&apos;s null
  &lt; VALUE               it returns
  i NAME                an iteration or a snapshot begins
  t, s KIND VALUE       what the table held; what it gets
  e VALUE, w ALPHA BETA, x MOVE  an evaluation, a changed window, a move left out
After yomi-trace 1 come the settings for all lines:
  values=mover|first    whose numbers they are: the side&apos;s to move, or always max&apos;s
  tomove=max|min        who moves at the root
  search=alphabeta|minimax|mcts, fail=any|hard|soft
  promises=depth,moves,stores  each reduction, legal move, store is shown
  inf=N, mate=N         scores from N on are infinite; scores beyond N are mates
  step=N, scale=N, draw=N, range=LO,HI  null window, units a point, draw, all scores (max&apos;s)
  game=none|tictactoe|connectfour|mnk, size=WxH, line=N  rules that Yomi knows
  root=BOARD|MOVES  the position at the root, in any text that --position takes
  base=0|1  the number of the first column or square
A line may have d= (depth), r= (reduction), key=, board=, side=max|min, kind=, best=,
moves=, won=. A search by visits (search=mcts) prints its tree at each snapshot: i PLAYOUTS,
then &gt; MOVE and &lt; MEAN n=VISITS p=PRIOR. More: the manual&apos;s page Recordings.</source>
        <translation>记录以一行 “yomi-trace 1” 开头，之后每个事件一行：
  &gt; MOVE ALPHA BETA     进入节点；根节点的着法写 -，空着写 null
  &lt; VALUE               从节点返回
  i NAME                一次迭代或一个快照开始
  t, s KIND VALUE       置换表里原有的内容；存入的内容
  e VALUE, w ALPHA BETA, x MOVE  估值、改变后的窗口、略去的着法
yomi-trace 1 之后是对所有行都有效的设置：
  values=mover|first    数值属于哪一方：行棋方，或始终是 max 方
  tomove=max|min        根节点轮到谁走
  search=alphabeta|minimax|mcts, fail=any|hard|soft
  promises=depth,moves,stores  每次缩短深度、每个合法着法、每次存表都会写出
  inf=N, mate=N         N 及以上的分数是无穷大；超过 N 的分数是将死
  step=N, scale=N, draw=N, range=LO,HI  空窗宽度、一分的单位数、平局、全部分数的范围（max 方）
  game=none|tictactoe|connectfour|mnk, size=WxH, line=N  Yomi 认识的规则
  root=BOARD|MOVES  根节点的局面，--position 能读的任何文本
  base=0|1  第一列或第一格的编号
一行里可以有 d=（深度）、r=（缩短）、key=、board=、side=max|min、kind=、best=、
moves=、won=。按访问次数的搜索（search=mcts）在每个快照输出它的树：i PLAYOUTS，
然后是 &gt; MOVE 和 &lt; MEAN n=VISITS p=PRIOR。详见手册的“记录”页。</translation>
    </message>
    <message>
        <source>A category that may not be played, with or without the chain&apos;s length</source>
        <translation>禁止打出的牌型，可带连的长度，也可不带</translation>
    </message>
    <message>
        <source>A request is {{&quot;id&quot;: …, &quot;job&quot;: …}} with the options of the job as keys. Jobs: {}.</source>
        <translation>请求为 {{&quot;id&quot;: …, &quot;job&quot;: …}}，并以任务的选项为键。任务：{}。</translation>
    </message>
    <message>
        <source>about 1 day</source>
        <translation>约 1 天</translation>
    </message>
    <message>
        <source>about {} days</source>
        <translation>约 {} 天</translation>
    </message>
    <message>
        <source>about 1 hour</source>
        <translation>约 1 小时</translation>
    </message>
    <message>
        <source>about {} hours</source>
        <translation>约 {} 小时</translation>
    </message>
    <message>
        <source>about 1 minute</source>
        <translation>约 1 分钟</translation>
    </message>
    <message>
        <source>about {} minutes</source>
        <translation>约 {} 分钟</translation>
    </message>
    <message>
        <source>about 1 second</source>
        <translation>约 1 秒</translation>
    </message>
    <message>
        <source>about {} seconds</source>
        <translation>约 {} 秒</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 个局面</translation>
    </message>
    <message>
        <source>{} positions</source>
        <translation>{} 个局面</translation>
    </message>
    <message>
        <source>The book has {}; {} with the most stones are solved, the others follow from them.</source>
        <translation>开局库共 {}；求解其中棋子最多的 {} 个，其余由它们得出。</translation>
    </message>
    <message>
        <source>{} of them were solved before.</source>
        <translation>其中 {} 个此前已解出。</translation>
    </message>
    <message>
        <source>{}: {} up to {}, the empty board has the score {}.</source>
        <translation>{0}：{2}以内的 {1}，空棋盘的得分为 {3}。</translation>
    </message>
    <message>
        <source>1 ply</source>
        <translation>1 层</translation>
    </message>
    <message>
        <source>{} plies</source>
        <translation>{} 层</translation>
    </message>
    <message>
        <source>As without it: the answer is always one JSON object</source>
        <translation>加不加都一样：答案总是一个 JSON 对象</translation>
    </message>
    <message>
        <source>Player {}</source>
        <translation>玩家 {}</translation>
    </message>
    <message>
        <source>The side of players 2 and 3</source>
        <translation>玩家 2 和 3 一方</translation>
    </message>
    <message>
        <source>{} has won: the game is over.</source>
        <translation>牌局结束，胜方：{}。</translation>
    </message>
    <message>
        <source>{} wins. Player {} is to move.</source>
        <translation>胜方：{}。轮到玩家 {} 出牌。</translation>
    </message>
    <message>
        <source>{} wins. Player {} leads.</source>
        <translation>胜方：{}。由玩家 {} 先出。</translation>
    </message>
    <message>
        <source>play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>category</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loses to {}</source>
        <translation>负（被 {} 破解）</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{} 个节点</translation>
    </message>
    <message>
        <source>Line: {}.</source>
        <translation>打法：{}。</translation>
    </message>
    <message>
        <source>{}, 1 entry, {}.</source>
        <translation>{}，1 个表项，{}。</translation>
    </message>
    <message>
        <source>{}, {} entries, {}.</source>
        <translation>{}，{} 个表项，{}。</translation>
    </message>
    <message>
        <source>ranking: none; {} tiles are more than the {} of a full hand, take one out</source>
        <translation>排名：无；现有 {} 张牌，超过满手的 {} 张，请去掉一张</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>away</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>1 draw</source>
        <translation>1 次摸牌</translation>
    </message>
    <message>
        <source>{} draws</source>
        <translation>{} 次摸牌</translation>
    </message>
    <message>
        <source>1 state</source>
        <translation>1 个状态</translation>
    </message>
    <message>
        <source>{} states</source>
        <translation>{} 个状态</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>{} samples</source>
        <translation>{} 个样本</translation>
    </message>
    <message>
        <source>within {} from a wall of {}, best play: exact, {}</source>
        <translation>牌墙剩 {1} 张，{0}以内，最优打法：精确值，{2}</translation>
    </message>
    <message>
        <source>within {} from a wall of {}, sampled play ({}): estimate from {}, seed {}</source>
        <translation>牌墙剩 {1} 张，{0}以内，抽样打法（{2}）：由 {3}估计，种子 {4}</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>draws after {}</source>
        <translation>打出 {} 后的摸牌</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>摸牌次数</translation>
    </message>
    <message>
        <source>left after the lead</source>
        <translation>首出后所剩</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>1 play</source>
        <translation>1 手</translation>
    </message>
    <message>
        <source>{} plays</source>
        <translation>{} 手</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>净手数 1</translation>
    </message>
    <message>
        <source>{} turns</source>
        <translation>净手数 {}</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>无法拆分</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>首出</translation>
    </message>
    <message>
        <source>from</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>被压概率</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>首出</translation>
    </message>
    <message>
        <source>opponent: {} of {} unseen cards</source>
        <translation>对手：未见的 {1} 张牌中的 {0} 张</translation>
    </message>
    <message>
        <source>{} is beaten: {} ({})</source>
        <translation>{} 被压的概率：{}（{}）</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>{}, not complete (raw score {})</source>
        <translation>{}，未和牌（原始得分 {}）</translation>
    </message>
    <message>
        <source>{}, complete (raw score {})</source>
        <translation>{}，已和牌（原始得分 {}）</translation>
    </message>
    <message>
        <source>{}, all used (raw score {})</source>
        <translation>{}，全部用完（原始得分 {}）</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>fewest plays</source>
        <translation>最少手数</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>净手数</translation>
    </message>
    <message>
        <source>1 split</source>
        <translation>1 种拆法</translation>
    </message>
    <message>
        <source>{} splits</source>
        <translation>{} 种拆法</translation>
    </message>
    <message>
        <source>1 unit fits</source>
        <translation>可用组合 1 种</translation>
    </message>
    <message>
        <source>{} units fit</source>
        <translation>可用组合 {} 种</translation>
    </message>
    <message>
        <source>1 play fits</source>
        <translation>可用出牌 1 种</translation>
    </message>
    <message>
        <source>{} plays fit</source>
        <translation>可用出牌 {} 种</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}；{}</translation>
    </message>
    <message>
        <source>work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>{}, {}, median of {}</source>
        <translation>{}，{}，{} 次的中位数</translation>
    </message>
    <message>
        <source>waits: none</source>
        <translation>听牌：无</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>discards and their waits: none</source>
        <translation>打出的牌及所听的牌：无</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>one tile short: none</source>
        <translation>差一张：无</translation>
    </message>
    <message>
        <source>one tile short</source>
        <translation>差一张</translation>
    </message>
    <message>
        <source>distance: {}, for example to {}</source>
        <translation>距离：{}，例如以 {} 和牌</translation>
    </message>
    <message>
        <source>distance: no complete hand is in reach</source>
        <translation>距离：无法和牌</translation>
    </message>
    <message>
        <source>1 more is not listed</source>
        <translation>另有 1 种未列出</translation>
    </message>
    <message>
        <source>{} more are not listed</source>
        <translation>另有 {} 种未列出</translation>
    </message>
    <message>
        <source>beating</source>
        <translation>能压的出法</translation>
    </message>
    <message>
        <source>You are player {}: gold {}, income {}; the enemy: gold {}, income {}</source>
        <translation>你是玩家 {}：金币 {}，收入 {}；敌方：金币 {}，收入 {}</translation>
    </message>
    <message>
        <source>Your chain to their HQ, this turn: {} gold of {}</source>
        <translation>本回合到敌方总部的单位链：需金币 {}，现有 {}</translation>
    </message>
    <message>
        <source>Their chain to your HQ, next turn: {} gold of {}</source>
        <translation>下回合敌方到己方总部的单位链：需金币 {}，届时有 {}</translation>
    </message>
    <message>
        <source>Your cells within their reach: {}</source>
        <translation>敌方够得着的己方格子：{}</translation>
    </message>
    <message>
        <source>Your cells cut off if all these fall: {}</source>
        <translation>这些全部失守时被切断的己方格子：{}</translation>
    </message>
    <message>
        <source>Their cells within your reach: {}</source>
        <translation>己方够得着的敌方格子：{}</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>估值</translation>
    </message>
    <message>
        <source>before</source>
        <translation>行动前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>行动后</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Plan: {}</source>
        <translation>方案：{}</translation>
    </message>
    <message>
        <source>Their best reply: {}</source>
        <translation>敌方的最佳应对：{}</translation>
    </message>
    <message>
        <source>unrecognised</source>
        <translation>命令无法识别</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>回答超时</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>程序退出</translation>
    </message>
    <message>
        <source>flood</source>
        <translation>输出行过长</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>Game {}, seed {}, turn {}: {} forfeits, {}</source>
        <translation>第 {} 局，种子 {}，第 {} 回合：{} 判负，{}</translation>
    </message>
    <message>
        <source>{} - {}: {}, won {}, drawn {}, lost {}</source>
        <translation>{} - {}：{}，胜 {}，平 {}，负 {}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>{} games</source>
        <translation>{} 局</translation>
    </message>
    <message>
        <source>score {}, with 95 % confidence between {} and {}</source>
        <translation>得分率 {}，95 % 置信区间 {} 至 {}</translation>
    </message>
    <message>
        <source>{}: forfeits {}; time median {}, worst first answer {}, worst later {}</source>
        <translation>{}：判负 {}；用时中位数 {}，首次回答最长 {}，此后最长 {}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{}: games {}, player-turns {}, all as the rules have it</source>
        <translation>{}：{} 局，单方回合 {}，均符合规则</translation>
    </message>
    <message>
        <source>A subcommand is required</source>
        <translation>缺少子命令</translation>
    </message>
    <message>
        <source>{} is required</source>
        <translation>缺少 {}</translation>
    </message>
    <message>
        <source>The following arguments were not expected: {}</source>
        <translation>多余的参数：{}</translation>
    </message>
    <message>
        <source>The following argument was not expected: {}</source>
        <translation>多余的参数：{}</translation>
    </message>
    <message>
        <source>character</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>所需命中</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>hits taken</source>
        <translation>承受命中</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>恰好</translation>
    </message>
    <message>
        <source>how many die</source>
        <translation>死亡个数</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>{0} dies</source>
        <translation>{0} 死亡</translation>
    </message>
    <message>
        <source>{0} lives</source>
        <translation>{0} 存活</translation>
    </message>
    <message>
        <source>Goal ({}): {}.</source>
        <translation>目标（{}）：{}。</translation>
    </message>
    <message>
        <source>All are dead.</source>
        <translation>全部死亡。</translation>
    </message>
    <message>
        <source>To kill all takes 1 hit.</source>
        <translation>全部击杀需 1 次命中。</translation>
    </message>
    <message>
        <source>To kill all takes {} hits.</source>
        <translation>全部击杀需 {} 次命中。</translation>
    </message>
    <message>
        <source>hits for {}</source>
        <translation>{} 所需命中</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 个角色</translation>
    </message>
    <message>
        <source>{} characters</source>
        <translation>{} 个角色</translation>
    </message>
    <message>
        <source>1 hit on {}</source>
        <translation>{}，共命中 1 次</translation>
    </message>
    <message>
        <source>{} hits on {}</source>
        <translation>{1}，共命中 {0} 次</translation>
    </message>
    <message>
        <source>Action {}</source>
        <translation>行动 {}</translation>
    </message>
    <message>
        <source>the name of a file is expected, not &quot;&quot;.</source>
        <translation>应为文件名，而不是“”。</translation>
    </message>
    <message>
        <source>about {} ({}–{})</source>
        <translation>约 {}（{}–{}）</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>圣盾</translation>
    </message>
    <message>
        <source>taunt</source>
        <translation>嘲讽</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>免疫</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{} → {}</translation>
    </message>
    <message>
        <source>then {}:</source>
        <translation>接着 {}：</translation>
    </message>
    <message>
        <source>1 more outcome ({} on average)</source>
        <translation>其余 1 个结果（平均 {}）</translation>
    </message>
    <message>
        <source>{} more outcomes ({} on average)</source>
        <translation>其余 {} 个结果（平均 {}）</translation>
    </message>
    <message>
        <source>action</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>target</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>enemy attack</source>
        <translation>敌方攻击力</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>Stopping is as good as anything: {}.</source>
        <translation>就此停止已是最佳：{}。</translation>
    </message>
    <message>
        <source>First {} ({}).</source>
        <translation>先 {}（{}）。</translation>
    </message>
    <message>
        <source>First {} ({}). Then:</source>
        <translation>先 {}（{}）。之后：</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Best fixed order, {}: {}.</source>
        <translation>最佳固定顺序，{}：{}。</translation>
    </message>
    <message>
        <source>Best fixed order, at least {}: {}.</source>
        <translation>最佳固定顺序，至少 {}：{}。</translation>
    </message>
    <message>
        <source>Best fixed order, at most {}: {}.</source>
        <translation>最佳固定顺序，至多 {}：{}。</translation>
    </message>
    <message>
        <source>played</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>The odds of the goal are exactly {}.</source>
        <translation>目标的概率恰为 {}。</translation>
    </message>
    <message>
        <source>Expected: {} own minions lost, {} damage to the enemy hero.</source>
        <translation>期望值：友方随从损失 {}，对敌方英雄的伤害 {}。</translation>
    </message>
    <message>
        <source>Enemy attack left: {} in {} runs drawn at random.</source>
        <translation>敌方剩余攻击力：随机抽取的 {1} 次运行中平均{0}。</translation>
    </message>
    <message>
        <source>The goal is met in {} of {} runs drawn at random.</source>
        <translation>随机抽取的 {1} 次运行中，{0}达成目标。</translation>
    </message>
    <message>
        <source>At least {}: the best order found by sampling; choosing after each outcome may do better.</source>
        <translation>至少{}：抽样找到的最佳顺序；根据每个结果再选择可能更好。</translation>
    </message>
    <message>
        <source>Enemy attack left: at most {}: the best order found by sampling; choosing after each outcome may do better.</source>
        <translation>敌方剩余攻击力至多{}：抽样找到的最佳顺序；根据每个结果再选择可能更好。</translation>
    </message>
    <message>
        <source>The order: {}.</source>
        <translation>顺序：{}。</translation>
    </message>
    <message>
        <source>the shield</source>
        <translation>圣盾</translation>
    </message>
    <message>
        <source>{}: {}, dead</source>
        <translation>{}：{}，死亡</translation>
    </message>
    <message>
        <source>{}: {}, {} left</source>
        <translation>{}：{}，剩余 {}</translation>
    </message>
    <message>
        <source>An example with the seed {}:</source>
        <translation>演示（种子 {}）：</translation>
    </message>
    <message>
        <source>{}: skipped</source>
        <translation>{}：跳过</translation>
    </message>
    <message>
        <source>The goal is met.</source>
        <translation>目标达成。</translation>
    </message>
    <message>
        <source>The goal is missed.</source>
        <translation>目标未达成。</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>敌方</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>友方</translation>
    </message>
    <message>
        <source>This needs more than {} states; the odds below are sampled.</source>
        <translation>需要超过 {} 个状态；以下概率由抽样得出。</translation>
    </message>
    <message>
        <source>{}, {}.</source>
        <translation>{}，{}。</translation>
    </message>
    <message>
        <source>Player 1 leads and wins with {} only, of {} leads.</source>
        <translation>玩家 1 的 {1} 种首出中，只有 {0} 能赢。</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1} 的 {0}</translation>
    </message>
    <message>
        <source>The recording ends at --trace-limit, 1 node; the search went on.</source>
        <translation>记录到 --trace-limit 的 1 个节点为止；搜索照常继续。</translation>
    </message>
    <message>
        <source>The recording ends at --trace-limit, {} nodes; the search went on.</source>
        <translation>记录到 --trace-limit 的 {} 个节点为止；搜索照常继续。</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} 或 {}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>{} {}, {} in a row</source>
        <translation>{} {}，连成 {} 子</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the empty board, {} to move</source>
        <translation>空棋盘，轮到 {}</translation>
    </message>
    <message>
        <source>{}, {} to move</source>
        <translation>{}，轮到 {}</translation>
    </message>
    <message>
        <source>{}, median of {} (mean {} ± {})</source>
        <translation>{}，{} 次的中位数（均值 {} ± {}）</translation>
    </message>
    <message>
        <source>{}, {} per node</source>
        <translation>{}，每节点 {}</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>{}, {} evaluation, depth {}, to the end</source>
        <translation>{}，估值 {}，深度 {}，到终局</translation>
    </message>
    <message>
        <source>{}, {} evaluation, depth {}</source>
        <translation>{}，估值 {}，深度 {}</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 个着法</translation>
    </message>
    <message>
        <source>{} moves</source>
        <translation>{} 个着法</translation>
    </message>
    <message>
        <source>{} of them, {} pruned</source>
        <translation>其中 {} 次，剪去 {}</translation>
    </message>
    <message>
        <source>{} of them, {} pruned, {} % by the move tried first</source>
        <translation>其中 {} 次，剪去 {}，{} % 由首先尝试的着法引起</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>命中 1</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>命中 {}</translation>
    </message>
    <message>
        <source>1 store</source>
        <translation>存入 1</translation>
    </message>
    <message>
        <source>{} stores</source>
        <translation>存入 {}</translation>
    </message>
    <message>
        <source>{}, {}, 1 entry</source>
        <translation>{}，{}，1 个表项</translation>
    </message>
    <message>
        <source>{}, {}, {} entries</source>
        <translation>{}，{}，{} 个表项</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>reached; this is the last finished iteration</source>
        <translation>已到；以下为最后一次完成的迭代</translation>
    </message>
    <message>
        <source>{} (from {}&apos;s side)</source>
        <translation>{}（从 {} 方看）</translation>
    </message>
    <message>
        <source>best moves</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>best line</source>
        <translation>主要变例</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>{}, {} in all iterations</source>
        <translation>{}，所有迭代共 {}</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>有效剪枝</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>null windows</source>
        <translation>空窗</translation>
    </message>
    <message>
        <source>{}, {} searched again</source>
        <translation>{}，其中重新搜索 {}</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>square</source>
        <translation>格</translation>
    </message>
    <message>
        <source>full</source>
        <translation>已满</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>有子</translation>
    </message>
    <message>
        <source>{} (for the side to move)</source>
        <translation>{}（从行棋方看）</translation>
    </message>
    <message>
        <source>{} to {} (for the side to move), when the time was up</source>
        <translation>{} 至 {}（从行棋方看），时限已到</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>{} of {} positions solved</source>
        <translation>{1} 个局面中答对 {0} 个</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>答</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} 至 {}</translation>
    </message>
    <message>
        <source>{} is claimed, {}; the leaves give {}.</source>
        <translation>声称值为 {}（{}）；由叶节点得出 {}。</translation>
    </message>
    <message>
        <source>{} is claimed; the leaves give {}.</source>
        <translation>声称值为 {}；由叶节点得出 {}。</translation>
    </message>
    <message>
        <source>Events looked at: none.</source>
        <translation>检查过的事件：无。</translation>
    </message>
    <message>
        <source>Events looked at: {}.</source>
        <translation>检查过的事件：{}。</translation>
    </message>
    <message>
        <source>Not tested: {}. Needed: {}.</source>
        <translation>未检查：{}。需要：{}。</translation>
    </message>
    <message>
        <source>Not tested: {}. --needs says what each needs.</source>
        <translation>未检查：{}。--needs 可列出各自所需。</translation>
    </message>
    <message>
        <source>the last line has no end and was not read.</source>
        <translation>最后一行不完整，未读取。</translation>
    </message>
    <message>
        <source>1 node is still open.</source>
        <translation>1 个节点未返回。</translation>
    </message>
    <message>
        <source>{} nodes are still open.</source>
        <translation>{} 个节点未返回。</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 个事件</translation>
    </message>
    <message>
        <source>{} events</source>
        <translation>{} 个事件</translation>
    </message>
    <message>
        <source>{}, {}; nothing was found.</source>
        <translation>{}，{}；未发现问题。</translation>
    </message>
    <message>
        <source>The first event that differs is number {}: the first recording has ended, in the second line {}.</source>
        <translation>第一个不同的事件是第 {} 个：第一份记录已结束，在第二份的第 {} 行。</translation>
    </message>
    <message>
        <source>The first event that differs is number {}: in the first recording line {}, the second has ended.</source>
        <translation>第一个不同的事件是第 {} 个：在第一份记录的第 {} 行，第二份已结束。</translation>
    </message>
    <message>
        <source>The first event that differs is number {}: in the first recording line {}, in the second line {}.</source>
        <translation>第一个不同的事件是第 {} 个：在第一份记录的第 {} 行、第二份的第 {} 行。</translation>
    </message>
    <message>
        <source>The recordings have the same events.</source>
        <translation>两份记录的事件相同。</translation>
    </message>
    <message>
        <source>{} in both, {} of them different; {} in the first alone, {} in the second alone.</source>
        <translation>两份共有 {}，其中 {} 个不同；{} 个只在第一份，{} 个只在第二份。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>1 line is not an event and was skipped.</source>
        <translation>有 1 行不是事件，已跳过。</translation>
    </message>
    <message>
        <source>{} lines are not events and were skipped.</source>
        <translation>有 {} 行不是事件，已跳过。</translation>
    </message>
    <message>
        <source>--skip-foreign skips lines that are not events.</source>
        <translation>--skip-foreign 可跳过不是事件的行。</translation>
    </message>
    <message>
        <source>The line was searched.</source>
        <translation>此变例已搜索。</translation>
    </message>
    <message>
        <source>The move {} was left out.</source>
        <translation>着法{}被略去。</translation>
    </message>
    <message>
        <source>The move {} was left out: {}.</source>
        <translation>着法{}被略去：{}。</translation>
    </message>
    <message>
        <source>The search stopped before {}: {}.</source>
        <translation>搜索停在{}之前：{}。</translation>
    </message>
    <message>
        <source>The node was cut off before {}.</source>
        <translation>节点在{}之前被剪枝。</translation>
    </message>
    <message>
        <source>The node was cut off before {}, by the move {}.</source>
        <translation>节点在{}之前因着法{}被剪枝。</translation>
    </message>
    <message>
        <source>The move {} was not searched; no reason was recorded.</source>
        <translation>着法{}未被搜索，记录中没有说明原因。</translation>
    </message>
    <message>
        <source>place</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>先验概率</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>界</translation>
    </message>
    <message>
        <source>Iteration {}</source>
        <translation>迭代 {}</translation>
    </message>
    <message>
        <source>{} of {}.</source>
        <translation>{}（总数 {}）。</translation>
    </message>
    <message>
        <source>1 probe</source>
        <translation>查表 1</translation>
    </message>
    <message>
        <source>{} probes</source>
        <translation>查表 {}</translation>
    </message>
    <message>
        <source>found</source>
        <translation>查得</translation>
    </message>
    <message>
        <source>used to</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>{}, and a line without its end</source>
        <translation>{}，另有一行不完整</translation>
    </message>
    <message>
        <source>{}: {}, {} still open, to ply {}</source>
        <translation>{}：{}，{} 个未返回，到第 {} 层</translation>
    </message>
    <message>
        <source>1 leaf</source>
        <translation>1 个叶节点</translation>
    </message>
    <message>
        <source>{} leaves</source>
        <translation>{} 个叶节点</translation>
    </message>
    <message>
        <source>{}, by the first move {} ({})</source>
        <translation>{}，其中由首着引起 {}（{}）</translation>
    </message>
    <message>
        <source>by move</source>
        <translation>按着法次序</translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>{} of {} ({})</source>
        <translation>{1}中 {0} 次（{2}）</translation>
    </message>
    <message>
        <source>reasons</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>界</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>first</source>
        <translation>首着</translation>
    </message>
    <message>
        <source>again</source>
        <translation>重搜</translation>
    </message>
    <message>
        <source>null</source>
        <translation>空窗</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>层</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>children</source>
        <translation>子节点</translation>
    </message>
    <message>
        <source>branching</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>{} ({}, {})</source>
        <translation>{}（{} 张，{}）</translation>
    </message>
    <message>
        <source>unrecognised {}</source>
        <translation>命令无法识别 {} 次</translation>
    </message>
    <message>
        <source>timeout {}</source>
        <translation>回答超时 {} 次</translation>
    </message>
    <message>
        <source>crash {}</source>
        <translation>程序退出 {} 次</translation>
    </message>
    <message>
        <source>flood {}</source>
        <translation>输出行过长 {} 次</translation>
    </message>
    <message>
        <source>{} dead</source>
        <translation>{}：死亡</translation>
    </message>
    <message>
        <source>{} at {} with a shield</source>
        <translation>{}：剩 {}（有圣盾）</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <translation>{}：剩 {}</translation>
    </message>
    <message>
        <source>no one else matters</source>
        <translation>没有重要的变化</translation>
    </message>
    <message>
        <source>{}: {} ({})</source>
        <translation>{}：{}（{}）</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>{} cannot be &quot;{}&quot;</source>
        <translation>{} 不能为“{}”</translation>
    </message>
    <message>
        <source>{} needs a value</source>
        <translation>{} 需要一个值</translation>
    </message>
    <message>
        <source>{} can be given only once</source>
        <translation>{} 只能给出一次</translation>
    </message>
    <message>
        <source>a whole number from {} to {} is expected, not {}</source>
        <translation>应为 {} 至 {} 的整数，而不是 {}</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{} 至 {}）</translation>
    </message>
    <message>
        <source>Play {} of the list: {}</source>
        <translation>列表第 {} 手：{}</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{}（{}）</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Difficulty {}: the number of losing leads that leave as few plays. Positions tried: {}.</source>
        <translation>难度 {}，即出后所剩手数不多于正解、却会输的首出种数。试过的局面：{}。</translation>
    </message>
    <message>
        <source>The search stopped before {}; no reason was recorded.</source>
        <translation>搜索停在{}之前，记录中没有说明原因。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::AnalyzeOptions::Fields</name>
    <message>
        <source>article or strong: whose evaluation and plan</source>
        <translation>article 或 strong：用谁的估值和方案</translation>
    </message>
    <message>
        <source>Changes to the profile&apos;s parameters, a JSON object by their names</source>
        <translation>对该配置参数的更改，写成以参数名为键的 JSON 对象</translation>
    </message>
    <message>
        <source>The rules, else current or those of the document</source>
        <translation>规则，默认为 current 或文档中的规则</translation>
    </message>
    <message>
        <source>The turn, else 1 or that of the document</source>
        <translation>回合，默认为 1 或文档中的回合</translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>搜索的种子</translation>
    </message>
    <message>
        <source>Iterations of the search</source>
        <translation>搜索的迭代次数</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>输出一个 JSON 对象</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ArenaOptions::Fields</name>
    <message>
        <source>The first contestant: a built-in bot&apos;s name or a command line</source>
        <translation>第一个参赛者：内置机器人的名称或命令行</translation>
    </message>
    <message>
        <source>The second contestant</source>
        <translation>第二个参赛者</translation>
    </message>
    <message>
        <source>Seed of the first map after these</source>
        <translation>在这些之后的第一张地图的种子</translation>
    </message>
    <message>
        <source>Built-in bots think so many iterations a turn instead of 34 of its 50 ms</source>
        <translation>内置机器人每回合思考这么多次迭代，而不是思考 50 ms 中的 34 ms</translation>
    </message>
    <message>
        <source>Folder for a record of each game; it may hold none yet</source>
        <translation>存放每局记录的文件夹，其中不能已有记录</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>输出一个 JSON 对象</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Batch</name>
    <message>
        <source>The batch was ended before line {} was answered.</source>
        <translation>批处理在应答第 {} 行之前已结束。</translation>
    </message>
    <message>
        <source>this line is longer than 64 MiB</source>
        <translation>此行超过 64 MiB</translation>
    </message>
    <message>
        <source>The request took longer than 1 second and was ended.</source>
        <translation>请求超过 1 秒，已被结束。</translation>
    </message>
    <message>
        <source>The request took longer than {} seconds and was ended.</source>
        <translation>请求超过 {} 秒，已被结束。</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>第 {} 行</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
</context>
<context>
    <name>yomi::cli::BatchSettings::Fields</name>
    <message>
        <source>Seconds after which a request is answered with an error, its repeats included</source>
        <translation>超过这么多秒（含重复运行），请求以错误作答</translation>
    </message>
    <message>
        <source>Folder that requests may write files to, such as a search&apos;s &quot;trace&quot;; without it they may write none</source>
        <translation>允许请求写入文件的文件夹，如搜索的 &quot;trace&quot;；不给出则一律不许写入</translation>
    </message>
</context>
<context>
    <name>yomi::cli::BookOptions::Fields</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>棋盘的列数和行数</translation>
    </message>
    <message>
        <source>How many stones in a line win</source>
        <translation>连成几子获胜</translation>
    </message>
    <message>
        <source>Stones up to which the book has every position</source>
        <translation>开局库包含不超过这么多枚棋子的所有局面</translation>
    </message>
    <message>
        <source>File of the book; FILE.unfinished keeps the work done so far</source>
        <translation>开局库文件；FILE.unfinished 保存已完成的部分</translation>
    </message>
    <message>
        <source>How many positions are solved at a time</source>
        <translation>同时求解几个局面</translation>
    </message>
</context>
<context>
    <name>yomi::cli::BotOptions::Fields</name>
    <message>
        <source>wait, random, greedy, article or strong</source>
        <translation>wait、random、greedy、article 或 strong</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Seed of all that the bot draws</source>
        <translation>机器人的随机数种子</translation>
    </message>
    <message>
        <source>Think so many iterations a turn instead of 34 ms</source>
        <translation>每回合思考这么多次迭代，而不是思考 34 ms</translation>
    </message>
</context>
<context>
    <name>yomi::cli::DealOptions::Fields</name>
    <message>
        <source>Equal seeds give equal hands on every machine</source>
        <translation>种子相同，在任何机器上发出的手牌都相同</translation>
    </message>
    <message>
        <source>The number of cards of each hand, without it 17,17,17</source>
        <translation>各家的张数，默认为 17,17,17</translation>
    </message>
</context>
<context>
    <name>yomi::cli::EndgameJobOptions::Fields</name>
    <message>
        <source>Two or three hands, the landlord&apos;s first; or one text with |</source>
        <translation>两家或三家的手牌，地主的在前；也可写成以 | 分隔的一段文本</translation>
    </message>
    <message>
        <source>The player to move, without it 1</source>
        <translation>轮到哪个玩家，默认为 1</translation>
    </message>
    <message>
        <source>The play to beat; else the player to move leads</source>
        <translation>要压的牌；不给出则为新一轮，由轮到的玩家出牌</translation>
    </message>
    <message>
        <source>Who played it, else the player before the one to move</source>
        <translation>出这手牌的玩家，默认为上家</translation>
    </message>
    <message>
        <source>doudizhu (the default), doudizhu-loose or noip</source>
        <translation>doudizhu（默认）、doudizhu-loose 或 noip</translation>
    </message>
    <message>
        <source>Plays and passes from there, such as 4,pass,K</source>
        <translation>从那里继续的出牌和不出，如 4,pass,K</translation>
    </message>
    <message>
        <source>Nodes to search before giving up</source>
        <translation>搜索多少节点后放弃</translation>
    </message>
    <message>
        <source>Also write all positions of a proof to this file</source>
        <translation>另把证明中的所有局面写入此文件</translation>
    </message>
</context>
<context>
    <name>yomi::cli::HandOptions::Fields</name>
    <message>
        <source>millijan (the default), doudizhu, doudizhu-loose, noip, or a unit list FILE.json</source>
        <translation>millijan（默认）、doudizhu、doudizhu-loose、noip，或组合列表 FILE.json</translation>
    </message>
    <message>
        <source>The hand, needed here or in a document: names between blanks or commas, cards such as 334455TJQKA2BR, a JSON list, or counts such as {{&quot;3&quot;: 2, &quot;J&quot;: 1}}</source>
        <translation>手牌，须在这里或文档中给出：以空格或逗号分隔的名称、334455TJQKA2BR 这样的扑克牌、JSON 列表，或 {{&quot;3&quot;: 2, &quot;J&quot;: 1}} 这样的张数</translation>
    </message>
    <message>
        <source>Tiles seen outside the hand, as --tiles</source>
        <translation>手牌以外的已见牌，写法同 --tiles</translation>
    </message>
    <message>
        <source>List all best splits</source>
        <translation>列出所有最佳拆法</translation>
    </message>
    <message>
        <source>A meld that must be used; may be given more than once</source>
        <translation>必须使用的组合；可多次给出</translation>
    </message>
    <message>
        <source>A unit that is laid open; may be given more than once</source>
        <translation>副露的组合；可多次给出</translation>
    </message>
    <message>
        <source>A meld that must not be used; may be given more than once</source>
        <translation>不能使用的组合；可多次给出</translation>
    </message>
    <message>
        <source>MELD=n: n points more for a meld; may be given more than once</source>
        <translation>MELD=n：该组合加 n 分；可多次给出</translation>
    </message>
    <message>
        <source>A tile that earns 2000 points once</source>
        <translation>本命牌，只加一次 2000 分</translation>
    </message>
    <message>
        <source>Melds with the favourite tile count double instead</source>
        <translation>改为含本命牌的组合得分翻倍</translation>
    </message>
    <message>
        <source>The tiles that complete a hand of one less than a full one</source>
        <translation>比满张少一张的手牌，摸到哪些牌可和牌</translation>
    </message>
    <message>
        <source>What is left to wait for after each discard of a full hand</source>
        <translation>满张的手牌打出每张牌之后，还剩哪些听牌张</translation>
    </message>
    <message>
        <source>The least number of tiles to draw for a complete hand</source>
        <translation>最少还要摸几张才能和牌</translation>
    </message>
    <message>
        <source>The melds that lack exactly one tile</source>
        <translation>恰好差一张的组合</translation>
    </message>
    <message>
        <source>The discards of a hand of tiles at any distance, the best first, with a plan each</source>
        <translation>任意距离的手牌可打出的牌，最佳在前，各附方案</translation>
    </message>
    <message>
        <source>The chance of a complete hand within so many draws, for each discard</source>
        <translation>打出每张牌之后，在这么多次摸牌内和牌的概率</translation>
    </message>
    <message>
        <source>How to play over the draws: exact, or an estimate from samples</source>
        <translation>摸牌中的打法：精确，或由抽样估计</translation>
    </message>
    <message>
        <source>What is computed of the draws; it sorts the discards</source>
        <translation>对摸牌计算什么；可打出的牌按它排序</translation>
    </message>
    <message>
        <source>Playouts of each discard, for sampled play</source>
        <translation>抽样时，每张打出的牌的模拟对局数</translation>
    </message>
    <message>
        <source>For sampled play: equal seeds give equal numbers</source>
        <translation>用于抽样：种子相同，数字就相同</translation>
    </message>
    <message>
        <source>Best play gives up beyond so many states</source>
        <translation>状态数超过此值时，放弃计算最优打法</translation>
    </message>
    <message>
        <source>The plays that can be led, and what they leave (card games); with =only nothing else</source>
        <translation>可以首出的牌，以及出后剩余的手数和净手数（扑克牌）；写 =only 则只给出这些</translation>
    </message>
    <message>
        <source>The chance that an opponent with so many cards can beat a lead (card games)</source>
        <translation>持有这么多张牌的对手能压住首出的概率（扑克牌）</translation>
    </message>
    <message>
        <source>The play that the opponent of --opponent is to beat</source>
        <translation>--opponent 的对手要压的牌</translation>
    </message>
    <message>
        <source>The plays of the hand that beat this one (card games)</source>
        <translation>手牌中能压住这手牌的出法（扑克牌）</translation>
    </message>
    <message>
        <source>The engine, or a step of the source article</source>
        <translation>引擎，或原文章中的一步</translation>
    </message>
    <message>
        <source>How many times to run, for the timing</source>
        <translation>运行几次，用于计时</translation>
    </message>
    <message>
        <source>Print the rule book&apos;s plays instead: category, cards</source>
        <translation>改为输出规则书的出牌：牌型、牌</translation>
    </message>
    <message>
        <source>Answer an input of the NOIP 2015 problem instead, a line each</source>
        <translation>改为逐行回答 NOIP 2015 题目的输入</translation>
    </message>
</context>
<context>
    <name>yomi::cli::LadderOptions::Fields</name>
    <message>
        <source>Ladder: which of its steps; 13, our own, unless given</source>
        <translation>阶梯：用哪一步；默认为 13，即自有求解器</translation>
    </message>
    <message>
        <source>Ladder: only who wins, not how soon</source>
        <translation>阶梯：只求谁胜，不求多快</translation>
    </message>
    <message>
        <source>Ladder and solve: a score for every move, too</source>
        <translation>阶梯和 solve：另给出每个着法的得分</translation>
    </message>
    <message>
        <source>Ladder, steps 4 to 6: count nodes without visiting a subtree twice</source>
        <translation>阶梯第 4 至 6 步：计数节点，同一子树不重复访问</translation>
    </message>
    <message>
        <source>Ladder, step 13: ideas that the solver does without</source>
        <translation>阶梯第 13 步：求解器要关闭的技巧</translation>
    </message>
    <message>
        <source>Ladder, step 13: file with the scores of the first plies</source>
        <translation>阶梯第 13 步：前若干层得分的文件</translation>
    </message>
    <message>
        <source>Ladder, step 13: how many threads search together</source>
        <translation>阶梯第 13 步：几个线程一起搜索</translation>
    </message>
</context>
<context>
    <name>yomi::cli::LineReader</name>
    <message>
        <source>{} cannot be read: {}.</source>
        <translation>无法读取 {}：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::MapOptions::Fields</name>
    <message>
        <source>Seed of the map; give it again for more maps</source>
        <translation>地图的种子；多次给出则输出多张地图</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Print one JSON object a line for each seed</source>
        <translation>每个种子输出一行 JSON 对象</translation>
    </message>
</context>
<context>
    <name>yomi::cli::OddsOptions::Fields</name>
    <message>
        <source>The health of each character, such as 4,5,6,7,8, or attack and health, 3/2,2/1; needed here or in a document</source>
        <translation>每个角色的生命值，如 4,5,6,7,8；或攻击力和生命值，如 3/2,2/1；须在这里或文档中给出</translation>
    </message>
    <message>
        <source>How many hits; needed with the lives</source>
        <translation>命中次数；给出生命值时必需</translation>
    </message>
    <message>
        <source>A name for each character</source>
        <translation>每个角色的名称</translation>
    </message>
    <message>
        <source>The armor of each character, 0 for what is no hero</source>
        <translation>每个角色的护甲，不是英雄的写 0</translation>
    </message>
    <message>
        <source>For each character 1 behind a divine shield, otherwise 0</source>
        <translation>每个角色有圣盾写 1，没有写 0</translation>
    </message>
    <message>
        <source>The damage of one hit</source>
        <translation>每次命中的伤害</translation>
    </message>
    <message>
        <source>Who must die, by number</source>
        <translation>谁必须死，写编号</translation>
    </message>
    <message>
        <source>Who must live, by number</source>
        <translation>谁必须存活，写编号</translation>
    </message>
    <message>
        <source>Fast, exact in fractions, or for kill odds alone a step of the source article</source>
        <translation>快速方法、精确分数，或原文章的一步（只求击杀概率）</translation>
    </message>
    <message>
        <source>Single precision, for the steps of the article</source>
        <translation>单精度，用于文章各步</translation>
    </message>
    <message>
        <source>The odds for every number of hits, too</source>
        <translation>另给出每种命中次数的概率</translation>
    </message>
    <message>
        <source>The fewest hits that reach this probability, above 0 and at most 1, too</source>
        <translation>另给出达到此概率（大于 0，至多 1）的最少命中次数</translation>
    </message>
    <message>
        <source>How many times to compute, for the median time</source>
        <translation>计算几次，取时间的中位数</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Output</name>
    <message>
        <source>The output cannot be written: {}.</source>
        <translation>无法写入输出：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Parse</name>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::PlanOptions::Fields</name>
    <message>
        <source>The list of actions in its order, not the best plan</source>
        <translation>按列表的顺序行动，而不是最佳方案</translation>
    </message>
    <message>
        <source>Fast, exact in fractions, or in fractions hit by hit on the full board</source>
        <translation>快速方法、精确分数，或用分数在完整场面上逐次命中地计算</translation>
    </message>
    <message>
        <source>Also the best fixed order, with the best plan</source>
        <translation>除最佳方案外，另给出最佳固定顺序</translation>
    </message>
    <message>
        <source>How many choices of the policy one below the other</source>
        <translation>往下列出策略的几层选择</translation>
    </message>
    <message>
        <source>How many outcomes of a choice are listed</source>
        <translation>每次选择列出几个结果</translation>
    </message>
    <message>
        <source>Also the odds of a fixed order in so many runs drawn at random</source>
        <translation>另抽取这么多次运行，求固定顺序的概率</translation>
    </message>
    <message>
        <source>Of the generator of runs</source>
        <translation>抽取运行的随机数种子</translation>
    </message>
    <message>
        <source>Also a run of what is played, or one in which the goal is met or missed</source>
        <translation>另给出一次运行，或目标达成（未达成）的一次运行</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Progress</name>
    <message>
        <source>{} of {} positions are solved, {} to go.</source>
        <translation>{1} 个局面中已解出 {0} 个，还需{2}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::PuzzleOptions::Fields</name>
    <message>
        <source>Equal seeds give equal puzzles on every machine</source>
        <translation>种子相同，在任何机器上生成的题目都相同</translation>
    </message>
    <message>
        <source>The number of cards of two or three hands, without it 9,9</source>
        <translation>两家或三家的张数，默认为 9,9</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Questions</name>
    <message>
        <source>a line has at most {} bytes.</source>
        <translation>一行最多 {} 字节。</translation>
    </message>
    <message>
        <source>a line of text has no NUL.</source>
        <translation>文本行不能含有 NUL。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ReplayOptions::Fields</name>
    <message>
        <source>Of games that do not name theirs</source>
        <translation>没有写明规则的对局所用的规则</translation>
    </message>
</context>
<context>
    <name>yomi::cli::RequestContext</name>
    <message>
        <source>Standard output has the answers of the batch; name a file instead of &quot;-&quot;.</source>
        <translation>标准输出用于批处理的应答；请用文件名代替“-”。</translation>
    </message>
    <message>
        <source>A batch request may write files only under the folder of batch --write-under DIR.</source>
        <translation>批处理请求只能在 batch --write-under DIR 的文件夹下写文件。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a file under {}, the folder of --write-under.</source>
        <translation>“{}”不是 --write-under 的文件夹 {} 下的文件。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a folder, a pipe or a device; requests write files.</source>
        <translation>“{}”是文件夹、管道或设备；请求只能写文件。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::SearchOptions::Fields</name>
    <message>
        <source>Which game</source>
        <translation>哪种游戏</translation>
    </message>
    <message>
        <source>Columns and rows of connectfour (7x6 unless given) or mnk (3x3)</source>
        <translation>connectfour（默认 7x6）或 mnk（3x3）的列数和行数</translation>
    </message>
    <message>
        <source>How many in a row win (connectfour 4, mnk 3)</source>
        <translation>连成几子获胜（connectfour 为 4，mnk 为 3）</translation>
    </message>
    <message>
        <source>A board as programs print it, rows from the top joined by /, ; or line ends, or the moves played; standard error shows how it was read</source>
        <translation>程序所输出的棋盘，各行自上而下，以 /、; 或换行连接；或已下的着法；错误输出会说明读作什么</translation>
    </message>
    <message>
        <source>The side to move, X or O or another sign of the board, where the numbers of stones are equal</source>
        <translation>双方棋子一样多时的行棋方：X、O 或棋盘上的其他符号</translation>
    </message>
    <message>
        <source>Who begins in tictactoe where nothing else says so, and is shown so: o, as in the article, or x</source>
        <translation>tictactoe 中别无依据时谁先手，显示也依此：o（与文章相同）或 x</translation>
    </message>
    <message>
        <source>Moves to play from there: 4,0,8 in tictactoe, 4453 in connectfour, b2,a1 in mnk</source>
        <translation>从那里继续的着法：tictactoe 如 4,0,8，connectfour 如 4453，mnk 如 b2,a1</translation>
    </message>
    <message>
        <source>Which search; unless given alpha-beta for tictactoe, the ladder for connectfour, solve for mnk</source>
        <translation>哪种搜索；默认 tictactoe 用 α-β剪枝，connectfour 用阶梯，mnk 用 solve</translation>
    </message>
    <message>
        <source>Which columns of connectfour are tried first</source>
        <translation>connectfour 先试哪些列</translation>
    </message>
    <message>
        <source>Seconds after which the last finished iteration is the answer</source>
        <translation>超过这么多秒，就以最后完成的迭代作答</translation>
    </message>
    <message>
        <source>How many times to run, for the timing</source>
        <translation>运行几次，用于计时</translation>
    </message>
    <message>
        <source>Write every node of the search to this file: FILE.yt as a recording for yomi-cli trace, any other as JSON Lines; - prints these in place of the answer</source>
        <translation>把搜索的每个节点写入此文件：FILE.yt 写成供 yomi-cli trace 使用的记录，其他写成 JSON Lines；- 则输出这些，代替答案</translation>
    </message>
    <message>
        <source>Nodes after which the recording ends; 2000000 unless given</source>
        <translation>记录到多少节点为止；默认 2000000</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ShellOptions</name>
    <message>
        <source>&quot;{}&quot; is not a whole number.</source>
        <translation>“{}”不是整数。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number.</source>
        <translation>“{}”不是数字。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>文本不是有效的 UTF-8。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ShellOptions::Options</name>
    <message>
        <source>--{}.</source>
        <translation>--{}。</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{}（{}）</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ShellOptions::Value</name>
    <message>
        <source>{} (at least {})</source>
        <translation>{}（至少 {}）</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{} 至 {}）</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option of this job.</source>
        <translation>“{}”不是此任务的选项。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option of this job; did you mean &quot;{}&quot;?</source>
        <translation>“{}”不是此任务的选项；是否想用“{}”？</translation>
    </message>
</context>
<context>
    <name>yomi::cli::SolveOptions::Fields</name>
    <message>
        <source>Which game the positions are of</source>
        <translation>局面属于哪种游戏</translation>
    </message>
    <message>
        <source>Columns and rows of the board (connectfour 7x6, mnk 3x3)</source>
        <translation>棋盘的列数和行数（connectfour 为 7x6，mnk 为 3x3）</translation>
    </message>
    <message>
        <source>How many in a row win (connectfour 4, mnk 3)</source>
        <translation>连成几子获胜（connectfour 为 4，mnk 为 3）</translation>
    </message>
    <message>
        <source>Step of the ladder of solvers, from plain minimax to the solver for use (13 unless given)</source>
        <translation>求解器阶梯的一步，从单纯的极小化极大到实用求解器（默认 13）</translation>
    </message>
    <message>
        <source>Ask for the sign of the score alone</source>
        <translation>只求得分的正负</translation>
    </message>
    <message>
        <source>Score each move</source>
        <translation>给出每个着法的得分</translation>
    </message>
    <message>
        <source>Step 13: ideas that the solver does without</source>
        <translation>第 13 步：求解器要关闭的技巧</translation>
    </message>
    <message>
        <source>Step 13: file with the scores of the first plies</source>
        <translation>第 13 步：前若干层得分的文件</translation>
    </message>
    <message>
        <source>Seconds after which a position is left with the bounds proved so far</source>
        <translation>每个局面超过这么多秒，就只给出已证明的界</translation>
    </message>
    <message>
        <source>The side to move, X or O or another sign of the boards, where the numbers of stones are equal</source>
        <translation>双方棋子一样多时的行棋方：X、O 或棋盘上的其他符号</translation>
    </message>
    <message>
        <source>How many positions are solved at a time</source>
        <translation>同时求解几个局面</translation>
    </message>
</context>
<context>
    <name>yomi::cli::SolveRequest::Fields</name>
    <message>
        <source>A position</source>
        <translation>一个局面</translation>
    </message>
    <message>
        <source>Several of them</source>
        <translation>若干局面</translation>
    </message>
</context>
<context>
    <name>yomi::cli::StopSignals</name>
    <message>
        <source>Signals cannot be awaited: {}.</source>
        <translation>无法等待信号：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::TraceRequest::Fields</name>
    <message>
        <source>Which command</source>
        <translation>哪个命令</translation>
    </message>
    <message>
        <source>A recording</source>
        <translation>一个记录</translation>
    </message>
    <message>
        <source>Diff: the recording to compare it with</source>
        <translation>diff：与之比较的记录</translation>
    </message>
    <message>
        <source>Query: the condition</source>
        <translation>query：条件</translation>
    </message>
    <message>
        <source>Line: moves from the root, separated by blanks; %20 is a blank in a move</source>
        <translation>line：从根开始的着法，以空格分隔；着法中的空格写作 %20</translation>
    </message>
    <message>
        <source>Skip lines that are not events</source>
        <translation>跳过不是事件的行</translation>
    </message>
    <message>
        <source>Check: waste and doubt are mistakes, too</source>
        <translation>check：浪费和存疑也算错误</translation>
    </message>
    <message>
        <source>Check: checks whose findings are shown</source>
        <translation>check：只显示这些检查的问题</translation>
    </message>
    <message>
        <source>Check: checks whose findings are left out; NAME@LINE for one in a line</source>
        <translation>check：不显示这些检查的问题；NAME@LINE 只针对某一行</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Understood</name>
    <message>
        <source>Line {}: {}</source>
        <translation>第 {} 行：{}</translation>
    </message>
</context>
<context>
    <name>yomi::cli::UnfinishedBook</name>
    <message>
        <source>{} cannot be written: {}.</source>
        <translation>无法写入 {}：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::connectfour</name>
    <message>
        <source>A book of {} has 1 to {} plies, not {}.</source>
        <translation>{} 的开局库应为 1 至 {} 层，而不是 {} 层。</translation>
    </message>
    <message>
        <source>A book of {} with {} plies has more than {} positions.</source>
        <translation>{} 的 {} 层开局库的局面超过 {} 个。</translation>
    </message>
    <message>
        <source>this book is of {}, not of {}</source>
        <translation>此开局库属于 {}，不属于 {}</translation>
    </message>
    <message>
        <source>this book is torn or damaged: {} of its scores can be read, {} are needed</source>
        <translation>此开局库残缺或损坏：能读取 {} 个得分，需要 {} 个</translation>
    </message>
    <message>
        <source>A step of the ladder is {} to {}; {} was given.</source>
        <translation>阶梯的步骤为 {} 至 {}；给出的是 {}。</translation>
    </message>
    <message>
        <source>Nodes can be counted without the search in steps 4 to 6 of the ladder, not in step {}.</source>
        <translation>只有阶梯第 4 至 6 步能不搜索就统计节点，第 {} 步不能。</translation>
    </message>
    <message>
        <source>Nodes that are counted without a run cannot be recorded.</source>
        <translation>未运行搜索、只统计出的节点不能记录。</translation>
    </message>
    <message>
        <source>moves and a board in one text: &quot;{}&quot; is a move, &quot;{}&quot; a sign of a board</source>
        <translation>同一文本中既有着法又有棋盘：“{}”是着法，“{}”是棋盘符号</translation>
    </message>
    <message>
        <source>character {}</source>
        <translation>第 {} 个字符</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sign of a position, which is moves (1 to 9, then a to l) or a board of ., o and x with rows joined by /</source>
        <translation>“{}”不是局面的符号；局面为着法（1 至 9，之后为 a 至 l），或由 .、o 和 x 组成的棋盘，各行以 / 连接</translation>
    </message>
    <message>
        <source>this is no sign of a position, which is moves (1 to 9, then a to l) or a board of ., o and x with rows joined by /</source>
        <translation>这不是局面的符号；局面为着法（1 至 9，之后为 a 至 l），或由 .、o 和 x 组成的棋盘，各行以 / 连接</translation>
    </message>
    <message>
        <source>the stone in column {} has nothing below it</source>
        <translation>第 {} 列的棋子下方是空的</translation>
    </message>
    <message>
        <source>row {}</source>
        <translation>第 {} 行</translation>
    </message>
    <message>
        <source>there is no column {}, the last of {} is {}</source>
        <translation>没有第 {} 列，{} 的最后一列是 {}</translation>
    </message>
    <message>
        <source>column {} is full</source>
        <translation>第 {} 列已满</translation>
    </message>
    <message>
        <source>a line has at most {} bytes</source>
        <translation>一行最多 {} 字节</translation>
    </message>
    <message>
        <source>a line of text has no NUL</source>
        <translation>文本行中不能有 NUL</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>第 {} 行：{}</translation>
    </message>
    <message>
        <source>Line {}: {}.</source>
        <translation>第 {} 行：{}。</translation>
    </message>
    <message>
        <source>The {} of {} is {}; it must be at least {}, and width · (height + 1) at most {}.</source>
        <translation>{1} 的 {0} 是 {2}；须不小于 {3}，且 width · (height + 1) 不超过 {4}。</translation>
    </message>
    <message>
        <source>The board {} is too large: width · (height + 1) is {}, the limit is {}.</source>
        <translation>棋盘 {} 太大：width · (height + 1) 为 {}，上限为 {}。</translation>
    </message>
    <message>
        <source>The board {} is too small: a line has at least {} stones.</source>
        <translation>棋盘 {} 太小：一条线至少要有 {} 枚棋子。</translation>
    </message>
    <message>
        <source>Nodes can be counted without the search in steps 4 to 6 of the ladder, not in step 13, the solver.</source>
        <translation>只有阶梯第 4 至 6 步能不搜索就统计节点，第 13 步（求解器）不能。</translation>
    </message>
    <message>
        <source>Step {} of the ladder has no ideas that can be left out; step 13, the solver, has some.</source>
        <translation>阶梯第 {} 步没有可关闭的技巧；第 13 步（求解器）有。</translation>
    </message>
    <message>
        <source>Step {} of the ladder has no search by several threads; step 13, the solver, has one.</source>
        <translation>阶梯第 {} 步没有多线程搜索；第 13 步（求解器）有。</translation>
    </message>
    <message>
        <source>Step {} of the ladder has no book; step 13, the solver, has one.</source>
        <translation>阶梯第 {} 步没有开局库；第 13 步（求解器）有。</translation>
    </message>
</context>
<context>
    <name>yomi::connectfour::BookText</name>
    <message>
        <source>this is not a book of connect four</source>
        <translation>这不是四子棋的开局库</translation>
    </message>
</context>
<context>
    <name>yomi::connectfour::Solver</name>
    <message>
        <source>A position is solved by 1 to {} threads; {} were given.</source>
        <translation>求解局面的线程数应为 1 至 {}；给出的是 {}。</translation>
    </message>
    <message>
        <source>The book is of boards of another size.</source>
        <translation>该开局库属于其他大小的棋盘。</translation>
    </message>
</context>
<context>
    <name>yomi::hands</name>
    <message>
        <source>{} The cards are 3456789TJQKA2, B (the small joker) and R (the big joker).</source>
        <translation>{}牌为 3456789TJQKA2、B（小王）和 R（大王）。</translation>
    </message>
    <message>
        <source>{} may be either joker.</source>
        <translation>{} 可能是大王，也可能是小王。</translation>
    </message>
    <message>
        <source>{} is not a card.</source>
        <translation>{} 不是牌。</translation>
    </message>
    <message>
        <source>{} is not a card in a list of numbers, where 3 to 14 are the cards, 17 is the 2, 20 and 30 are the jokers.</source>
        <translation>{} 不是数字列表中的牌；其中 3 至 14 为普通牌，17 为 2，20 和 30 为王。</translation>
    </message>
    <message>
        <source>Cards with quotation marks and without them are mixed in the list; write all alike.</source>
        <translation>列表中混有带引号和不带引号的牌；请统一写法。</translation>
    </message>
    <message>
        <source>There is no meld {}; {} has {}.</source>
        <translation>没有组合 {}；{} 有 {} 个。</translation>
    </message>
    <message>
        <source>{} tiles cannot be dealt; {} are left.</source>
        <translation>无法发 {} 张牌；只剩 {} 张。</translation>
    </message>
    <message>
        <source>Hands of cards are dealt; {} has units.</source>
        <translation>发牌只用于扑克牌；{} 用的是组合。</translation>
    </message>
    <message>
        <source>A deal has at least one hand.</source>
        <translation>至少要给一家发牌。</translation>
    </message>
    <message>
        <source>A hand of {} has 1 to {} cards, not {}.</source>
        <translation>{} 每家手牌为 1 至 {} 张，不能是 {} 张。</translation>
    </message>
    <message>
        <source>{} cards cannot be dealt; there are {}.</source>
        <translation>无法发 {} 张牌；共有 {} 张。</translation>
    </message>
    <message>
        <source>{} away; hands more than {} away are not compared further.</source>
        <translation>距离 {}；距离大于 {} 的手牌不再比较。</translation>
    </message>
    <message>
        <source>{} away, 1 tile brings it nearer; aims at {} ({} points).</source>
        <translation>距离 {}，有 1 张牌可缩短距离；以 {} 为目标（{} 分）。</translation>
    </message>
    <message>
        <source>{} away, {} tiles of one kind bring it nearer; aims at {} ({} points).</source>
        <translation>距离 {}，有一种共 {} 张牌可缩短距离；以 {} 为目标（{} 分）。</translation>
    </message>
    <message>
        <source>{} away, {} tiles of {} kinds bring it nearer; aims at {} ({} points).</source>
        <translation>距离 {0}，有 {2} 种共 {1} 张牌可缩短距离；以 {3} 为目标（{4} 分）。</translation>
    </message>
    <message>
        <source>No complete hand is in reach.</source>
        <translation>无法和牌。</translation>
    </message>
    <message>
        <source>One farther than {}.</source>
        <translation>距离比 {} 多一。</translation>
    </message>
    <message>
        <source>{} farther than {}.</source>
        <translation>距离比 {1} 多 {0}。</translation>
    </message>
    <message>
        <source>One tile fewer than {}.</source>
        <translation>有效牌比 {} 少一张。</translation>
    </message>
    <message>
        <source>{} tiles fewer than {}.</source>
        <translation>有效牌比 {1} 少 {0} 张。</translation>
    </message>
    <message>
        <source>One point less on average than {}.</source>
        <translation>平均比 {} 少一分。</translation>
    </message>
    <message>
        <source>{} points less on average than {}.</source>
        <translation>平均比 {1} 少 {0} 分。</translation>
    </message>
    <message>
        <source>One point less than {}.</source>
        <translation>比 {} 少一分。</translation>
    </message>
    <message>
        <source>{} points less than {}.</source>
        <translation>比 {1} 少 {0} 分。</translation>
    </message>
    <message>
        <source>As good as {}.</source>
        <translation>与 {} 相当。</translation>
    </message>
    <message>
        <source>There is no play {}; {} has {}.</source>
        <translation>没有编号为 {} 的出牌；{} 共有 {} 种。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a play of {}.</source>
        <translation>“{}”不是合法牌型（规则：{}）。</translation>
    </message>
    <message>
        <source>The draws must be 1 to {}, not {}.</source>
        <translation>摸牌次数须为 1 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>Draws: {}, but no tile is left.</source>
        <translation>摸牌次数为 {}，但已没有牌。</translation>
    </message>
    <message>
        <source>{} draws, but only 1 tile is left.</source>
        <translation>要摸 {} 次，但只剩 1 张牌。</translation>
    </message>
    <message>
        <source>{} draws, but only {} tiles are left.</source>
        <translation>要摸 {} 次，但只剩 {} 张牌。</translation>
    </message>
    <message>
        <source>Horizon {} needs more than {} states or complete hands; the last horizon finished is {}. Choose fewer draws, more states or sampled play.</source>
        <translation>摸 {} 次需要超过 {} 个状态或和牌型；最后算完的是摸 {} 次。请减少摸牌次数、增加状态数，或改用抽样。</translation>
    </message>
    <message>
        <source>{} has no full hand to draw for.</source>
        <translation>{} 没有规定手牌张数，不能计算摸牌。</translation>
    </message>
    <message>
        <source>Draws are computed for {} or {} tiles, not {}.</source>
        <translation>只能对 {} 或 {} 张的手牌计算摸牌，不能是 {} 张。</translation>
    </message>
    <message>
        <source>An endgame has 2 or 3 hands, not {}.</source>
        <translation>残局须有 2 家或 3 家手牌，不能是 {} 家。</translation>
    </message>
    <message>
        <source>Hand {} is empty: that player has already won.</source>
        <translation>玩家 {} 的手牌为空：该玩家已经获胜。</translation>
    </message>
    <message>
        <source>Hand {} has {} cards; an endgame has at most {} in a hand.</source>
        <translation>玩家 {} 的手牌有 {} 张；残局每家最多 {} 张。</translation>
    </message>
    <message>
        <source>{} {} in the hands and the last play; there are {}.</source>
        <translation>各家手牌和上一手中有 {} 张 {}；总共只有 {} 张。</translation>
    </message>
    <message>
        <source>{} {} in the hands; there are {}.</source>
        <translation>各家手牌中有 {} 张 {}；总共只有 {} 张。</translation>
    </message>
    <message>
        <source>The player to move is 1 to {}, not {}.</source>
        <translation>轮到的玩家须为 1 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>Player {} made the last play, but there is none; name it.</source>
        <translation>说明了上一手由玩家 {} 出，但没有上一手；请写明。</translation>
    </message>
    <message>
        <source>The player of the last play is 1 to {}, not {}.</source>
        <translation>出上一手的玩家须为 1 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>Player {} is to move and made the last play; then he leads, and there is no last play.</source>
        <translation>玩家 {} 出了上一手，又轮到他；那就是新一轮，没有上一手。</translation>
    </message>
    <message>
        <source>solo cannot be banned: a leader must be able to play.</source>
        <translation>不能禁用 solo：新一轮先出的人必须有牌可出。</translation>
    </message>
    <message>
        <source>There is no category &quot;{}&quot; to ban; the categories are {}, and a chain without its length bans all lengths.</source>
        <translation>没有可禁用的牌型“{}”；牌型有 {}，连牌不写长度则禁用所有长度。</translation>
    </message>
    <message>
        <source>An endgame is about plays of cards; {} has units.</source>
        <translation>残局只用于扑克牌；{} 用的是组合。</translation>
    </message>
    <message>
        <source>The last play, {}, is a {}, which is banned.</source>
        <translation>上一手（{}）是 {}，已被禁用。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, comes after the end: player {} has no card left.</source>
        <translation>列表第 {} 手（{}）在牌局结束之后：玩家 {} 已出完。</translation>
    </message>
    <message>
        <source>Play {} of the list is a pass, but player {} leads.</source>
        <translation>列表第 {} 手是不出，但新一轮由玩家 {} 出牌，不能不出。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, is not in the hand of player {}.</source>
        <translation>列表第 {0} 手（{1}）不在玩家 {2} 的手牌中。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, is a {}, which is banned.</source>
        <translation>列表第 {} 手（{}）是 {}，已被禁用。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, does not beat {}.</source>
        <translation>列表第 {} 手（{}）压不过 {}。</translation>
    </message>
    <message>
        <source>A puzzle has 2 or 3 hands, not {}.</source>
        <translation>残局题须有 2 家或 3 家手牌，不能是 {} 家。</translation>
    </message>
    <message>
        <source>A hand of a puzzle has 1 to {} cards, not {}.</source>
        <translation>残局题每家手牌为 1 至 {} 张，不能是 {} 张。</translation>
    </message>
    <message>
        <source>The hands of a puzzle have {} cards; there are {}.</source>
        <translation>残局题各家手牌合计 {} 张；总共只有 {} 张。</translation>
    </message>
    <message>
        <source>None of {} positions was a puzzle; choose other sizes or bans.</source>
        <translation>试了 {} 个局面，都不成残局题；请更换张数或禁用的牌型。</translation>
    </message>
    <message>
        <source>A text of {} bytes is not a hand.</source>
        <translation>{} 字节的文本不是手牌。</translation>
    </message>
    <message>
        <source>Tiles are a text, a list of names or counts of them, not {}.</source>
        <translation>手牌应为文本、名称列表或各牌的张数，而非 {}。</translation>
    </message>
    <message>
        <source>There is no tile {}.</source>
        <translation>没有牌 {}。</translation>
    </message>
    <message>
        <source>{} of {} are too many; at most {} can be counted.</source>
        <translation>{0} 张 {1} 太多；最多能计 {2} 张。</translation>
    </message>
    <message>
        <source>{} cards are too many; a hand of {} has at most {}.</source>
        <translation>{} 张牌太多；{} 的手牌最多 {} 张。</translation>
    </message>
    <message>
        <source>{} tiles are too many; a hand of {} has at most {}.</source>
        <translation>{} 张牌太多；{} 的手牌最多 {} 张。</translation>
    </message>
    <message>
        <source>{} of {} are too many; there is 1.</source>
        <translation>{} 张 {} 太多；总共只有 1 张。</translation>
    </message>
    <message>
        <source>{} of {} are too many; there are {}.</source>
        <translation>{} 张 {} 太多；总共只有 {} 张。</translation>
    </message>
    <message>
        <source>a unit of {}</source>
        <translation>{} 的组合</translation>
    </message>
    <message>
        <source>{} has {} members; a unit has 1 to {}.</source>
        <translation>{} 有 {} 名成员；组合有 1 至 {} 名。</translation>
    </message>
    <message>
        <source>{} has a member that is not an idol of this list.</source>
        <translation>{} 有一名成员不是此列表中的偶像。</translation>
    </message>
    <message>
        <source>{} has {} twice.</source>
        <translation>{} 中 {} 出现两次。</translation>
    </message>
    <message>
        <source>{} scores {}; 1 to {} is possible.</source>
        <translation>{} 的得分为 {}；可为 1 至 {}。</translation>
    </message>
    <message>
        <source>A unit</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>A unit has no name.</source>
        <translation>组合没有名称。</translation>
    </message>
    <message>
        <source>There is a unit named {} already.</source>
        <translation>已有名为 {} 的组合。</translation>
    </message>
    <message>
        <source>{} has the same members as {}.</source>
        <translation>{} 与 {} 的成员相同。</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>the number of a card from {} to {} is expected</source>
        <translation>应为 {} 至 {} 的牌号</translation>
    </message>
    <message>
        <source>a suit from {} to {} is expected</source>
        <translation>应为 {} 至 {} 的花色</translation>
    </message>
    <message>
        <source>a number of hands from {} to {} is expected</source>
        <translation>手牌应为 {} 至 {} 家</translation>
    </message>
    <message>
        <source>a number of cards from {} to {} is expected</source>
        <translation>应为 {} 至 {} 的张数</translation>
    </message>
    <message>
        <source>there are more of this card than in a deck</source>
        <translation>此牌比一副牌中的还多</translation>
    </message>
    <message>
        <source>{} has no tiles.</source>
        <translation>{} 没有牌。</translation>
    </message>
    <message>
        <source>{} has a tile of kind {}; there are {}, counted from 0.</source>
        <translation>{} 有种类 {} 的牌；种类共 {} 个，从 0 数起。</translation>
    </message>
    <message>
        <source>{} has the category {}; there are {}, counted from 0.</source>
        <translation>{} 有牌型 {}；牌型共 {} 个，从 0 数起。</translation>
    </message>
    <message>
        <source>A rule book has 1 to {} kinds of tile, not {}.</source>
        <translation>规则书有 1 至 {} 种牌，不能是 {} 种。</translation>
    </message>
    <message>
        <source>A kind of tile has no name.</source>
        <translation>有一种牌没有名称。</translation>
    </message>
    <message>
        <source>Two kinds of tile are named {}.</source>
        <translation>有两种牌都叫 {}。</translation>
    </message>
    <message>
        <source>There can be 1 to {} copies of {}, not {}.</source>
        <translation>{1} 可有 1 至 {0} 张，不能是 {2} 张。</translation>
    </message>
    <message>
        <source>A full hand has 0 to {} tiles, not {}.</source>
        <translation>手牌满张为 0 至 {} 张，不能是 {} 张。</translation>
    </message>
    <message>
        <source>{} cannot be discarded from this hand.</source>
        <translation>这手牌中打不出 {}。</translation>
    </message>
    <message>
        <source>The samples must be 1 to {}, not {}.</source>
        <translation>样本数须为 1 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>there is no rule book &quot;{}&quot;</source>
        <translation>没有规则书“{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is expected, not &quot;{}&quot;</source>
        <translation>应为“{}”，而非“{}”</translation>
    </message>
    <message>
        <source>this idol has no name</source>
        <translation>此偶像没有名称</translation>
    </message>
    <message>
        <source>there is an idol named {} already</source>
        <translation>已有名为 {} 的偶像</translation>
    </message>
    <message>
        <source>a unit has 1 to {} members, not {}</source>
        <translation>组合有 1 至 {} 名成员，不能是 {} 名</translation>
    </message>
    <message>
        <source>the name of an idol is expected</source>
        <translation>应为偶像的名称</translation>
    </message>
    <message>
        <source>an idol</source>
        <translation>偶像</translation>
    </message>
    <message>
        <source>a unit list (&quot;{}&quot;) is expected, not &quot;{}&quot;</source>
        <translation>应为组合列表（“{}”），而非“{}”</translation>
    </message>
    <message>
        <source>a list has at least one idol</source>
        <translation>列表至少有一名偶像</translation>
    </message>
    <message>
        <source>Discard {}: {}</source>
        <translation>打出 {}：{}</translation>
    </message>
    <message>
        <source>Horizon {} needs more memory than there is; the last horizon finished is {}. Choose fewer draws or sampled play.</source>
        <translation>摸 {} 次所需的内存不足；最后算完的是摸 {} 次。请减少摸牌次数，或改用抽样。</translation>
    </message>
    <message>
        <source>{} of {} in the hand and {} seen are too many; there is 1.</source>
        <translation>手牌中 {0} 张 {1}、已见 {2} 张，太多；总共只有 1 张。</translation>
    </message>
    <message>
        <source>{} of {} in the hand and {} seen are too many; there are {}.</source>
        <translation>手牌中 {0} 张 {1}、已见 {2} 张，太多；总共只有 {3} 张。</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>斗地主</translation>
    </message>
    <message>
        <source>Dou Dizhu (loose)</source>
        <translation>斗地主（宽松）</translation>
    </message>
    <message>
        <source>NOIP 2015</source>
        <translation>NOIP 2015</translation>
    </message>
    <message>
        <source>Dou Dizhu (own rules)</source>
        <translation>斗地主（自定义规则）</translation>
    </message>
    <message>
        <source>Horizon {} needs more than {} MB of memory; the last horizon finished is {}. Choose fewer draws or sampled play.</source>
        <translation>摸 {} 次所需的内存超过 {} MB；最后算完的是摸 {} 次。请减少摸牌次数，或改用抽样。</translation>
    </message>
    <message>
        <source>It would be nearer if {} were not seen.</source>
        <translation>若 {} 未见，距离会更短。</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Trio</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Trio and a single</source>
        <translation>三带一</translation>
    </message>
    <message>
        <source>Trio and a pair</source>
        <translation>三带二</translation>
    </message>
    <message>
        <source>Straight of {}</source>
        <translation>{} 张顺子</translation>
    </message>
    <message>
        <source>{} pairs in a row</source>
        <translation>{} 连对</translation>
    </message>
    <message>
        <source>Airplane of {}</source>
        <translation>{} 连飞机</translation>
    </message>
    <message>
        <source>Airplane of {} with singles</source>
        <translation>{} 连飞机带单</translation>
    </message>
    <message>
        <source>Airplane of {} with pairs</source>
        <translation>{} 连飞机带对</translation>
    </message>
    <message>
        <source>Quad and two singles</source>
        <translation>四带两单</translation>
    </message>
    <message>
        <source>Quad and two pairs</source>
        <translation>四带两对</translation>
    </message>
    <message>
        <source>Not modelled: other players&apos; calls and discards, and そら.</source>
        <translation>未考虑其他玩家的鸣牌和打牌，以及そら。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::DiscardPolicy</name>
    <message>
        <source>No tile can be discarded from this hand.</source>
        <translation>此手牌没有可打出的牌。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameMoves</name>
    <message>
        <source>Hand {} has {} plays; an endgame has at most {} in a hand.</source>
        <translation>玩家 {} 的手牌有 {} 种出法；残局中每家最多 {} 种。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameSolver</name>
    <message>
        <source>The game is over; there is nothing to search.</source>
        <translation>对局已结束，无需搜索。</translation>
    </message>
    <message>
        <source>This search has more than {} nodes, the most that are recorded; record it from a later position.</source>
        <translation>这次搜索的节点超过可记录的上限 {} 个；请从更靠后的局面开始记录。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::KindOf</name>
    <message>
        <source>&quot;{}&quot; is counted twice.</source>
        <translation>“{}”计了两次。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::ListReader</name>
    <message>
        <source>A comma is missing after {}.</source>
        <translation>{} 之后缺少逗号。</translation>
    </message>
    <message>
        <source>A list that begins with {} is not closed by {}.</source>
        <translation>以 {} 开头的列表没有以 {} 结束。</translation>
    </message>
    <message>
        <source>The text continues after the end of the list: {}.</source>
        <translation>列表结束后还有文本：{}。</translation>
    </message>
    <message>
        <source>A count is missing after {}, such as {{{}: 2}}.</source>
        <translation>{} 之后缺少张数，例如 {{{}: 2}}。</translation>
    </message>
    <message>
        <source>The count of {} must be a whole number from 0 to {}, not {}.</source>
        <translation>{} 的张数须为 0 至 {} 的整数，不能是 {}。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::NamedConstraints</name>
    <message>
        <source>A bonus is MELD=n with a whole number n, not &quot;{}&quot;.</source>
        <translation>奖励分的写法是 MELD=n，n 为整数，而不是“{}”。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Numbers</name>
    <message>
        <source>the end, after {}</source>
        <translation>末尾，在 {} 之后</translation>
    </message>
    <message>
        <source>there is more than the hands that the first line says</source>
        <translation>内容多于首行所写的手牌数</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>第 {} 行</translation>
    </message>
</context>
<context>
    <name>yomi::hands::OpponentChance</name>
    <message>
        <source>An opponent&apos;s cards are counted in card games; {} has units.</source>
        <translation>只有扑克牌规则才计算对手的牌；{} 用的是组合。</translation>
    </message>
    <message>
        <source>An opponent has 1 to {} cards, not {}.</source>
        <translation>对手的牌为 1 至 {} 张，而不是 {} 张。</translation>
    </message>
    <message>
        <source>An opponent cannot have {} cards; {} are unseen.</source>
        <translation>对手不可能有 {} 张牌；未见的牌只有 {} 张。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::OtherRules</name>
    <message>
        <source>These are cards; choose Dou Dizhu rules.</source>
        <translation>这些是扑克牌；请选择斗地主规则。</translation>
    </message>
    <message>
        <source>These are tiles of MilliJan; choose MilliJan rules.</source>
        <translation>这些是 MilliJan 的牌；请选择 MilliJan 规则。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::PackedCounter</name>
    <message>
        <source>At most {} copies of one kind can be counted, not {}.</source>
        <translation>同一种牌最多能计 {} 张，不能是 {} 张。</translation>
    </message>
    <message>
        <source>A tile that is not there cannot be taken.</source>
        <translation>不能取走没有的牌。</translation>
    </message>
    <message>
        <source>At most {} copies of one kind can be counted.</source>
        <translation>同一种牌最多能计 {} 张。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Pile</name>
    <message>
        <source>Subsets would try 2^{} sets of melds; at most 2^{} can be counted.</source>
        <translation>子集法要尝试 2^{} 个组合子集；最多能计 2^{} 个。</translation>
    </message>
    <message>
        <source>The hand has a tile that {} lacks.</source>
        <translation>手牌中有 {} 所没有的牌。</translation>
    </message>
    <message>
        <source>The hand lacks tiles of {}.</source>
        <translation>手牌中缺少 {} 所需的牌。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Readings</name>
    <message>
        <source>a tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>{} can be read as {} and as {}; put commas between the names.</source>
        <translation>{} 可读作 {}，也可读作 {}；请在名称之间加逗号。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Scoring</name>
    <message>
        <source>A bonus is at most {} points up or down, not {}.</source>
        <translation>奖励分的增减至多 {} 分，而不是 {}。</translation>
    </message>
    <message>
        <source>The bonus leaves {} no points at all; forbid it instead.</source>
        <translation>该奖励分使 {} 一分不剩；请改为禁用。</translation>
    </message>
    <message>
        <source>There is no tile {}.</source>
        <translation>没有牌 {}。</translation>
    </message>
    <message>
        <source>A favourite tile counts only where melds score points, not in {}.</source>
        <translation>本命牌只在组合计分时有效，{} 不适用。</translation>
    </message>
    <message>
        <source>{} cannot be both required and forbidden.</source>
        <translation>{} 不能既必需又禁用。</translation>
    </message>
    <message>
        <source>{} cannot be laid open; only units of three or more can.</source>
        <translation>{} 不能副露；只有三张及以上的组合可以。</translation>
    </message>
    <message>
        <source>The hand has a tile that {} lacks.</source>
        <translation>手牌中有 {} 所没有的牌。</translation>
    </message>
    <message>
        <source>The hand has no {} for {}.</source>
        <translation>手牌中没有 {1} 所需的 {0}。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Tag</name>
    <message>
        <source>The search gave up: its table of {} positions would take more than {} MB.</source>
        <translation>搜索已放弃：{} 个局面的置换表会超过 {} MB。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::TooManyNodes</name>
    <message>
        <source>The search gave up after {} nodes, the most allowed.</source>
        <translation>搜索在 {} 个节点后放弃，这是允许的上限。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::TurnScores</name>
    <message>
        <source>Turns are counted in plays of cards; {} has units.</source>
        <translation>净手数只用于扑克牌；{} 用的是组合。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::WordReader</name>
    <message>
        <source>{} may mean copies, or a joker and a card; write each card.</source>
        <translation>{} 可能表示张数，也可能是王加一张牌；请逐张写出。</translation>
    </message>
    <message>
        <source>{} next to 10 may be a ten or a slip; write T for each ten.</source>
        <translation>10 旁边的 {} 可能是十，也可能是笔误；请把每张十写作 T。</translation>
    </message>
    <message>
        <source>{} separates hands; enter one hand.</source>
        <translation>{} 用于分隔各家手牌；请只输入一家的手牌。</translation>
    </message>
    <message>
        <source>{} is not a card; the ten is 10 or T.</source>
        <translation>{} 不是牌；十写作 10 或 T。</translation>
    </message>
    <message>
        <source>{} is not a card.</source>
        <translation>{} 不是牌。</translation>
    </message>
</context>
<context>
    <name>yomi::icefire</name>
    <message>
        <source>there is no such parameter</source>
        <translation>没有此参数</translation>
    </message>
    <message>
        <source>there is no such parameter; did you mean &quot;{}&quot;?</source>
        <translation>没有此参数；是指“{}”吗？</translation>
    </message>
    <message>
        <source>A contestant is a bot&apos;s name or a command line, not nothing.</source>
        <translation>参赛者应为机器人名称或命令行，不能为空。</translation>
    </message>
    <message>
        <source>it printed &quot;{}&quot;</source>
        <translation>它输出了“{}”</translation>
    </message>
    <message>
        <source>There is no bot &quot;{}&quot;; there are wait, random, greedy, article and strong.</source>
        <translation>没有机器人“{}”；可用 wait、random、greedy、article 和 strong。</translation>
    </message>
    <message>
        <source>it was ended by signal {} ({})</source>
        <translation>它被信号 {} 终止（{}）</translation>
    </message>
    <message>
        <source>it cannot be started: there is no such program</source>
        <translation>无法启动：没有此程序</translation>
    </message>
    <message>
        <source>it cannot be started: it is not an executable program</source>
        <translation>无法启动：不是可执行程序</translation>
    </message>
    <message>
        <source>it ended with status {}</source>
        <translation>它以状态 {} 退出</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be started: there is neither a bot nor a program of that name.</source>
        <translation>无法启动“{}”：没有此名称的机器人或程序。</translation>
    </message>
    <message>
        <source>the game is over before this line</source>
        <translation>对局在此行之前已结束</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a reason for a missing line</source>
        <translation>“{}”不是没有命令的原因</translation>
    </message>
    <message>
        <source>no game continues from a position that cannot occur: {}</source>
        <translation>不可能出现的局面无法继续对局：{}</translation>
    </message>
    <message>
        <source>a document has one annealing at least</source>
        <translation>文档至少有一次模拟退火</translation>
    </message>
    <message>
        <source>There is no annealing bot &quot;{}&quot;; there are article and strong.</source>
        <translation>没有退火机器人“{}”；可用 article 和 strong。</translation>
    </message>
    <message>
        <source>Unit {} at {}</source>
        <translation>{1} 处的单位 {0}</translation>
    </message>
    <message>
        <source>The {} at {}</source>
        <translation>{1} 处的 {0}</translation>
    </message>
    <message>
        <source>The game has turns 1 to 100, not {}.</source>
        <translation>游戏有第 1 至 100 回合，没有第 {} 回合。</translation>
    </message>
    <message>
        <source>Gold is never below 0; it is {}.</source>
        <translation>金币不会小于 0，这里是 {}。</translation>
    </message>
    <message>
        <source>A mine spot lies off the land, at {}.</source>
        <translation>{} 处的矿点不在陆地上。</translation>
    </message>
    <message>
        <source>No way over land leads from {} to {}.</source>
        <translation>从 {} 到 {} 没有陆路。</translation>
    </message>
    <message>
        <source>An owned cell lies off the land.</source>
        <translation>有一个被占有的格子不在陆地上。</translation>
    </message>
    <message>
        <source>The cell {} belongs to both players.</source>
        <translation>格子 {} 同时属于两个玩家。</translation>
    </message>
    <message>
        <source>{} does not own its HQ&apos;s cell {}.</source>
        <translation>{} 未占有自己总部所在的格子 {}。</translation>
    </message>
    <message>
        <source>The cell {} is active without a connection to the HQ.</source>
        <translation>格子 {} 标为有效，却未与总部连通。</translation>
    </message>
    <message>
        <source>The cell {} is connected to the HQ, but not active.</source>
        <translation>格子 {} 与总部连通，却未标为有效。</translation>
    </message>
    <message>
        <source>{} needs an id of its own, from 1 on.</source>
        <translation>{} 需要独有的编号，从 1 起。</translation>
    </message>
    <message>
        <source>{} is on a cell that is not its owner&apos;s.</source>
        <translation>{} 所在格子不属于它的所有者。</translation>
    </message>
    <message>
        <source>{} is cut off: it died when the turn started.</source>
        <translation>{} 已被切断：回合开始时就已死亡。</translation>
    </message>
    <message>
        <source>{} has one HQ, at {}.</source>
        <translation>{} 有一座总部，在 {}。</translation>
    </message>
    <message>
        <source>{} is in the wrong corner.</source>
        <translation>{} 不在应在的角上。</translation>
    </message>
    <message>
        <source>{} is on a mine spot.</source>
        <translation>{} 在矿点上。</translation>
    </message>
    <message>
        <source>{} is not on a mine spot.</source>
        <translation>{} 不在矿点上。</translation>
    </message>
    <message>
        <source>Two things are on the cell {}.</source>
        <translation>格子 {} 上有两样东西。</translation>
    </message>
    <message>
        <source>The map of a seed is symmetric; this one has land at {}, but none at {}.</source>
        <translation>种子生成的地图是对称的；此地图 {} 有陆地，{} 却没有。</translation>
    </message>
    <message>
        <source>The map of a seed is symmetric; this one has a mine spot at {}, but none at {}.</source>
        <translation>种子生成的地图是对称的；此地图 {} 有矿点，{} 却没有。</translation>
    </message>
    <message>
        <source>The map of a seed has land in the nine cells of either HQ&apos;s corner; this one has none at {}.</source>
        <translation>种子生成的地图在双方总部角的九格中都有陆地；此地图 {} 没有。</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>文本为空。</translation>
    </message>
    <message>
        <source>the text continues after the last unit of the turn; give the text of one turn alone</source>
        <translation>文本在该回合最后一个单位之后还有内容；请只给出一个回合的文本</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>第 {} 行</translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <translation>{}，第 {} 行</translation>
    </message>
    <message>
        <source>{} ends after line {} in one of the two</source>
        <translation>{} 在两者之一中于第 {} 行之后结束</translation>
    </message>
    <message>
        <source>column {}</source>
        <translation>第 {} 列</translation>
    </message>
    <message>
        <source>a list of {} whole numbers is expected, not {}</source>
        <translation>应为 {} 个整数的列表，而非 {}</translation>
    </message>
    <message>
        <source>column {}, row {} is not on the board of 12 by 12 cells</source>
        <translation>第 {} 列第 {} 行不在 12 乘 12 格的棋盘上</translation>
    </message>
    <message>
        <source>the owner is 0 or 1, not {}</source>
        <translation>所有者为 0 或 1，不能是 {}</translation>
    </message>
    <message>
        <source>12 rows of 12 letters, joined with &apos;/&apos;, are expected</source>
        <translation>应为 12 行、每行 12 个字母，以“/”连接</translation>
    </message>
    <message>
        <source>letter {} is &apos;{}&apos;, not one of {}</source>
        <translation>第 {} 个字母是“{}”，不是 {} 之一</translation>
    </message>
    <message>
        <source>the level is 1, 2 or 3, not {}</source>
        <translation>等级为 1、2 或 3，不能是 {}</translation>
    </message>
    <message>
        <source>no unit has the id {}</source>
        <translation>没有编号为 {} 的单位</translation>
    </message>
    <message>
        <source>the type is 0, 1 or 2, not {}</source>
        <translation>类型为 0、1 或 2，不能是 {}</translation>
    </message>
    <message>
        <source>A bot&apos;s program cannot be connected: {}.</source>
        <translation>无法连接机器人程序：{}。</translation>
    </message>
    <message>
        <source>A bot&apos;s program cannot be started: {}.</source>
        <translation>无法启动机器人程序：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::AnnealerSetup::Fields</name>
    <message>
        <source>Iterations of the search</source>
        <translation>搜索的迭代次数</translation>
    </message>
    <message>
        <source>Time to think instead</source>
        <translation>改为限定思考时间</translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>搜索的种子</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ArenaRequest::Fields</name>
    <message>
        <source>How many games; each map is played with both sides</source>
        <translation>共下几局；每张地图交换双方各下一局</translation>
    </message>
    <message>
        <source>Seeds of the first maps, parted by commas</source>
        <translation>最初几张地图的种子，以逗号分隔</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>How many games are played at the same time</source>
        <translation>同时进行几局</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ChildProcess</name>
    <message>
        <source>it closed its output</source>
        <translation>程序关闭了输出</translation>
    </message>
    <message>
        <source>it had more than {} processes</source>
        <translation>程序的进程多于 {} 个</translation>
    </message>
    <message>
        <source>A bot&apos;s program cannot be started: {}.</source>
        <translation>无法启动机器人程序：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::InputReader</name>
    <message>
        <source>the text ends where {} is expected</source>
        <translation>文本结束，而此处应为{}</translation>
    </message>
    <message>
        <source>{} is expected here, not {}</source>
        <translation>此处应为{}，而不是 {}</translation>
    </message>
    <message>
        <source>the cell in column {}, row {} is not land, or is already occupied</source>
        <translation>第 {} 列第 {} 行的格不是陆地，或已被占用</translation>
    </message>
    <message>
        <source>a number or the first map row</source>
        <translation>数字或地图的首行</translation>
    </message>
    <message>
        <source>there are more numbers than any mine spots, gold and income are</source>
        <translation>数字个数多于矿点、金币和收入所能有的</translation>
    </message>
    <message>
        <source>your gold and income, and the enemy&apos;s, must precede the map</source>
        <translation>地图之前应为双方的金币和收入，先己方后敌方</translation>
    </message>
    <message>
        <source>{} mine spots are impossible</source>
        <translation>不可能有 {} 个矿点</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>第 {} 行</translation>
    </message>
    <message>
        <source>before the map come the number of mine spots, {}, their places, gold and income: {} numbers, not {}</source>
        <translation>地图之前依次为矿点数 {}、各矿点位置、金币和收入：共 {} 个数，而不是 {} 个</translation>
    </message>
    <message>
        <source>the mine spot is not on the board</source>
        <translation>矿点不在棋盘上</translation>
    </message>
    <message>
        <source>the mine spot {} has been named before</source>
        <translation>矿点 {} 已给出过</translation>
    </message>
    <message>
        <source>a map row</source>
        <translation>地图行</translation>
    </message>
    <message>
        <source>a map row has 12 characters, not {}</source>
        <translation>地图行应有 12 个字符，而不是 {} 个</translation>
    </message>
    <message>
        <source>a map row consists of # . O o X x, and has no &apos;{}&apos;</source>
        <translation>地图行由 # . O o X x 组成，不能有“{}”</translation>
    </message>
    <message>
        <source>the number of buildings</source>
        <translation>建筑数</translation>
    </message>
    <message>
        <source>{} buildings are impossible</source>
        <translation>不可能有 {} 座建筑</translation>
    </message>
    <message>
        <source>a building &quot;owner type x y&quot;</source>
        <translation>建筑“owner type x y”</translation>
    </message>
    <message>
        <source>a building&apos;s owner is 0 or 1 and its type 0, 1 or 2</source>
        <translation>建筑的 owner 为 0 或 1，type 为 0、1 或 2</translation>
    </message>
    <message>
        <source>the number of units</source>
        <translation>单位数</translation>
    </message>
    <message>
        <source>{} units are impossible</source>
        <translation>不可能有 {} 个单位</translation>
    </message>
    <message>
        <source>a unit &quot;owner id level x y&quot;</source>
        <translation>单位“owner id level x y”</translation>
    </message>
    <message>
        <source>a unit&apos;s owner is 0 or 1 and its level 1, 2 or 3</source>
        <translation>单位的 owner 为 0 或 1，level 为 1、2 或 3</translation>
    </message>
    <message>
        <source>a unit has an id of its own, from 1 on, not {}</source>
        <translation>单位各有自己的 id，从 1 起，而不是 {}</translation>
    </message>
    <message>
        <source>a unit has an id of its own, from 1 on; {} is taken</source>
        <translation>单位各有自己的 id，从 1 起；{} 已被使用</translation>
    </message>
    <message>
        <source>your HQ is at (0,0) or at (11,11)</source>
        <translation>己方总部应在 (0,0) 或 (11,11)</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::InputReader::Values</name>
    <message>
        <source>line {}</source>
        <translation>第 {} 行</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Parameters::Fields</name>
    <message>
        <source>Cost of a cell within the enemy&apos;s reach</source>
        <translation>敌方够得着的每格的代价</translation>
    </message>
    <message>
        <source>Worth of a gold of income</source>
        <translation>每枚金币收入的价值</translation>
    </message>
    <message>
        <source>Cost of a cell that their worst straight chain costs us</source>
        <translation>因敌方最具威胁的直线单位链而失去的每格的代价</translation>
    </message>
    <message>
        <source>Worth of a cell of theirs that can be taken or cut off next turn</source>
        <translation>下回合能占领或切断的每个敌方格的价值</translation>
    </message>
    <message>
        <source>Worth of a cell that a unit&apos;s next step can take</source>
        <translation>单位下一步能占领的每格的价值</translation>
    </message>
    <message>
        <source>Cost of units that cannot be paid next turn</source>
        <translation>下回合付不起的单位的代价</translation>
    </message>
    <message>
        <source>Cost of a position in which they can finish next turn</source>
        <translation>敌方下回合能取胜的局面的代价</translation>
    </message>
    <message>
        <source>Worth of being able to finish them next turn</source>
        <translation>我方下回合能取胜的价值</translation>
    </message>
    <message>
        <source>Plans for a turn, of which the best is played</source>
        <translation>每回合的方案数，取其中最佳</translation>
    </message>
    <message>
        <source>How often a chain is tried, for one single training</source>
        <translation>尝试单位链的频率，相对于单次训练</translation>
    </message>
    <message>
        <source>Part of the time that is given to the moves</source>
        <translation>用于移动的时间比例</translation>
    </message>
    <message>
        <source>First temperature of the moves</source>
        <translation>移动的初始温度</translation>
    </message>
    <message>
        <source>Last temperature of the moves</source>
        <translation>移动的最终温度</translation>
    </message>
    <message>
        <source>First temperature of training and building</source>
        <translation>训练和建造的初始温度</translation>
    </message>
    <message>
        <source>Last temperature of training and building</source>
        <translation>训练和建造的最终温度</translation>
    </message>
    <message>
        <source>Worth of a gold in turn 1</source>
        <translation>第 1 回合每枚金币的价值</translation>
    </message>
    <message>
        <source>Worth of a gold in turn 50</source>
        <translation>第 50 回合每枚金币的价值</translation>
    </message>
    <message>
        <source>Worth of a gold in turn 100</source>
        <translation>第 100 回合每枚金币的价值</translation>
    </message>
    <message>
        <source>Towers are tried so near to the enemy&apos;s land</source>
        <translation>离敌方领土多近时尝试建塔</translation>
    </message>
    <message>
        <source>First turn in which mines are built</source>
        <translation>从哪个回合起建造矿场</translation>
    </message>
    <message>
        <source>Turns before the end by which a mine must have paid</source>
        <translation>矿场须在结束前多少回合收回成本</translation>
    </message>
    <message>
        <source>Whether the terms below are looked at</source>
        <translation>是否考虑下列各项</translation>
    </message>
    <message>
        <source>Cost of a cell cut off when all threatened ones fall</source>
        <translation>受威胁的格子全部失守时，每个被切断的格子的代价</translation>
    </message>
    <message>
        <source>Cost of their being able to; half for a turn later</source>
        <translation>对方能够做到时的代价；晚一回合则减半</translation>
    </message>
    <message>
        <source>Part of a plan&apos;s time for the enemy&apos;s reply</source>
        <translation>方案时间中用于敌方应对的比例</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Program</name>
    <message>
        <source>{} and wrote &quot;{}&quot;</source>
        <translation>{}，并输出“{}”</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ProgramLimits::Fields</name>
    <message>
        <source>MiB of data that each process of a bot&apos;s program may have</source>
        <translation>机器人程序每个进程的数据上限（MiB）</translation>
    </message>
    <message>
        <source>How many processes a bot&apos;s program may have at the same time</source>
        <translation>机器人程序同时最多有几个进程</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::TimeLimits::Fields</name>
    <message>
        <source>Milliseconds that a contestant has for its first line</source>
        <translation>参赛者给出第一行的时限（毫秒）</translation>
    </message>
    <message>
        <source>Milliseconds for every later line</source>
        <translation>此后每行的时限（毫秒）</translation>
    </message>
    <message>
        <source>Multiplies both, for a slower machine</source>
        <translation>同时放大两者，用于较慢的机器</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Verifier</name>
    <message>
        <source>&quot;{}&quot; is not a type of line; init, turn and end are</source>
        <translation>“{}”不是行的类型；类型有 init、turn 和 end</translation>
    </message>
    <message>
        <source>no game is recorded here</source>
        <translation>这里没有记录对局</translation>
    </message>
    <message>
        <source>the record breaks off before the end of the game</source>
        <translation>记录在对局结束前中断</translation>
    </message>
    <message>
        <source>this position cannot occur. {}</source>
        <translation>此局面不可能出现。{}</translation>
    </message>
    <message>
        <source>a player-turn is outside a game</source>
        <translation>有单方回合在对局之外</translation>
    </message>
    <message>
        <source>the record continues, but the game is over: {}</source>
        <translation>记录还在继续，但对局已结束：{}</translation>
    </message>
    <message>
        <source>the bot&apos;s line is a text or null, not {}</source>
        <translation>机器人的行应为文本或 null，而非 {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a reason for a missing line</source>
        <translation>“{}”不是没有命令的原因</translation>
    </message>
    <message>
        <source>a player-turn is a list of five, not of {}</source>
        <translation>单方回合应为五项的列表，而非 {} 项</translation>
    </message>
    <message>
        <source>checksum of the input</source>
        <translation>输入的校验和</translation>
    </message>
    <message>
        <source>checksum of the position</source>
        <translation>局面的校验和</translation>
    </message>
    <message>
        <source>an end is outside a game</source>
        <translation>有结束行在对局之外</translation>
    </message>
    <message>
        <source>the record ends, but the game continues</source>
        <translation>记录已结束，但对局还在继续</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::What</name>
    <message>
        <source>{}: the record has {}, the rules give {}</source>
        <translation>{}：记录为 {}，按规则为 {}</translation>
    </message>
</context>
<context>
    <name>yomi::mnk</name>
    <message>
        <source>the square {} is taken</source>
        <translation>格子 {} 已被占用</translation>
    </message>
    <message>
        <source>The width of {} is {}; it must be {} to {}.</source>
        <translation>{} 的宽为 {}；须为 {} 至 {}。</translation>
    </message>
    <message>
        <source>The height of {} is {}; it must be at least {}, and width · height at most {}.</source>
        <translation>{} 的高为 {}；须不小于 {}，且 width · height 不超过 {}。</translation>
    </message>
    <message>
        <source>The board {} is too large: it has {} squares, the limit is {}.</source>
        <translation>棋盘 {} 太大：有 {} 格，上限为 {}。</translation>
    </message>
</context>
<context>
    <name>yomi::search</name>
    <message>
        <source>Move {} has no score.</source>
        <translation>着法 {} 没有得分。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go with these values before and after</source>
        <translation>“{}”与前后的这些值不符</translation>
    </message>
    <message>
        <source>the better moves are missing</source>
        <translation>缺少更好的着法</translation>
    </message>
    <message>
        <source>no move is better than the best</source>
        <translation>没有比最佳着法更好的着法</translation>
    </message>
    <message>
        <source>a move is listed twice</source>
        <translation>同一着法列出两次</translation>
    </message>
    <message>
        <source>there are more moves than &quot;choices&quot;</source>
        <translation>着法多于“choices”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no reply to name</source>
        <translation>“{}”没有可写的应着</translation>
    </message>
    <message>
        <source>this value is missing</source>
        <translation>缺少此值</translation>
    </message>
    <message>
        <source>two plies are expected</source>
        <translation>应为两层</translation>
    </message>
    <message>
        <source>The search of {} has one evaluation; there is none to choose.</source>
        <translation>{} 的搜索只有一种估值；无可选择。</translation>
    </message>
    <message>
        <source>The evaluation of {} is one of {}, not {}.</source>
        <translation>{} 的估值为 {} 之一，不能是 {}。</translation>
    </message>
    <message>
        <source>The images in the table of {} are one of {}, not {}.</source>
        <translation>{} 的置换表对称方式为 {} 之一，不能是 {}。</translation>
    </message>
    <message>
        <source>There is no record board of {}.</source>
        <translation>{} 没有结构体棋盘。</translation>
    </message>
    <message>
        <source>A depth limit is 0 to {}, counted from the moves of the position; {} is not.</source>
        <translation>深度限制为 0 至 {}，从当前局面的着法算起；不能是 {}。</translation>
    </message>
    <message>
        <source>MTD(f) always uses its transposition table; it cannot be off.</source>
        <translation>MTD(f) 总是使用置换表，不能关闭。</translation>
    </message>
    <message>
        <source>The image rule needs the transposition table, which is off.</source>
        <translation>对称规则需要置换表，而它已关闭。</translation>
    </message>
    <message>
        <source>A fresh table for each move needs the transposition table, which is off.</source>
        <translation>每个着法用新表需要置换表，而它已关闭。</translation>
    </message>
    <message>
        <source>Iterative deepening takes its move ordering from the transposition table of the iteration before: switch the table on or the ordering off.</source>
        <translation>迭代加深的着法排序取自上一次迭代的置换表：请打开置换表，或关闭排序。</translation>
    </message>
    <message>
        <source>The own move needs the transposition table, which is off.</source>
        <translation>本次迭代着法需要置换表，而它已关闭。</translation>
    </message>
    <message>
        <source>The number of entries needs the transposition table, which is off.</source>
        <translation>表项数需要置换表，而它已关闭。</translation>
    </message>
    <message>
        <source>A replacement needs a table with a number of entries (table-entries); one without holds every position.</source>
        <translation>替换策略需要有表项数（table-entries）的表；没有表项数的表可容纳所有局面。</translation>
    </message>
    <message>
        <source>A table has 1 entry or more, not {}.</source>
        <translation>表的表项数不小于 1，不能是 {}。</translation>
    </message>
    <message>
        <source>MTD(f) searches the root with null windows; with root every each move has the full window.</source>
        <translation>MTD(f) 以空窗搜索根；root every 时每个着法都用完整窗口。</translation>
    </message>
    <message>
        <source>MTD(f) needs values outside the window; with fail hard there are none.</source>
        <translation>MTD(f) 需要窗口外的值；fail hard 时没有这样的值。</translation>
    </message>
    <message>
        <source>Aspiration narrows the window of the root; with root every each move has the full window.</source>
        <translation>期望窗口会收窄根的窗口；root every 时每个着法都用完整窗口。</translation>
    </message>
    <message>
        <source>MTD(f) has windows of its own; aspiration is for the other searches.</source>
        <translation>MTD(f) 有自己的窗口；期望窗口用于其他搜索。</translation>
    </message>
    <message>
        <source>Aspiration takes its window from the iteration before; it needs iterative.</source>
        <translation>期望窗口取自上一次迭代；需要 iterative。</translation>
    </message>
    <message>
        <source>A fresh table for each move needs root every; with root textbook the moves share one.</source>
        <translation>每个着法用新表需要 root every；root textbook 时各着法共用一个表。</translation>
    </message>
    <message>
        <source>Only PVS searches a child twice; making it for each search apart has no meaning elsewhere.</source>
        <translation>只有 PVS 会搜索子节点两次；为每次搜索分别落子对其他算法没有意义。</translation>
    </message>
    <message>
        <source>a document has one search at least</source>
        <translation>文档至少有一个搜索</translation>
    </message>
    <message>
        <source>A table with a number of entries has images canonical or none, not {}.</source>
        <translation>有表项数的表只能用 images canonical 或 none，不能用 {}。</translation>
    </message>
</context>
<context>
    <name>yomi::search::Settings::Fields</name>
    <message>
        <source>Which search</source>
        <translation>哪种搜索</translation>
    </message>
    <message>
        <source>What a position is worth</source>
        <translation>局面如何估值</translation>
    </message>
    <message>
        <source>Search each move of the position with the full window, or as those of any node</source>
        <translation>局面的每个着法都用完整窗口搜索，或与其他节点一样</translation>
    </message>
    <message>
        <source>Return values outside the window as found, or as the window&apos;s end</source>
        <translation>窗口外的值照原样返回，或返回窗口端点</translation>
    </message>
    <message>
        <source>Width of a null window: a point, or the least difference</source>
        <translation>空窗的宽度：一分，或最小差值</translation>
    </message>
    <message>
        <source>Try the moves first that cut at the same depth</source>
        <translation>先试在同一深度引起剪枝的着法</translation>
    </message>
    <message>
        <source>Try the moves first that cut most</source>
        <translation>先试引起剪枝最多的着法</translation>
    </message>
    <message>
        <source>Take the first move from this iteration&apos;s table, too</source>
        <translation>首个着法也可取自本次迭代的置换表</translation>
    </message>
    <message>
        <source>How the table&apos;s move becomes the first</source>
        <translation>置换表中的着法如何提到最前</translation>
    </message>
    <message>
        <source>Search in a window of this many points around the last value</source>
        <translation>以上次的值为中心，用这么多分宽的窗口搜索</translation>
    </message>
    <message>
        <source>Use a transposition table (PVS does unless it is off, MTD(f) always)</source>
        <translation>使用置换表（PVS 默认使用，MTD(f) 必用）</translation>
    </message>
    <message>
        <source>What the table keeps of mirror images</source>
        <translation>置换表保存镜像的什么</translation>
    </message>
    <message>
        <source>Places of the table, else it holds every position</source>
        <translation>置换表的表项数，默认容纳所有局面</translation>
    </message>
    <message>
        <source>Which entry of a full table gives way</source>
        <translation>置换表满时替换哪个表项</translation>
    </message>
    <message>
        <source>Use a new table for each move of the position</source>
        <translation>局面的每个着法都用新的置换表</translation>
    </message>
    <message>
        <source>Deepen: search to depth 0, 1, … up to the limit</source>
        <translation>迭代加深：依次搜到深度 0、1、……，直到深度限制</translation>
    </message>
    <message>
        <source>Do not start with the best moves of the iteration before</source>
        <translation>不从上一次迭代的最佳着法开始</translation>
    </message>
    <message>
        <source>Depth limit below the position&apos;s moves, else to the end</source>
        <translation>局面各着法以下的深度限制，默认到终局</translation>
    </message>
    <message>
        <source>What is searched on; record is the article&apos;s</source>
        <translation>在哪种棋盘上搜索；record 为文章所用</translation>
    </message>
    <message>
        <source>How a child is made; unmake-each: by PVS for each of its searches</source>
        <translation>子节点如何生成；unmake-each：PVS 每次搜索都重新落子</translation>
    </message>
</context>
<context>
    <name>yomi::search::detail::Eval</name>
    <message>
        <source>An aspiration window reaches a multiple of half a point either way; {} is not.</source>
        <translation>期望窗口向两侧的宽度须为半分的整数倍；{} 不是。</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage</name>
    <message>
        <source>A side has room for {} minions, not {}.</source>
        <translation>每方最多 {} 个随从，不能是 {} 个。</translation>
    </message>
    <message>
        <source>The health of {} must be {} to {}, not {}.</source>
        <translation>{} 的生命值须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The armor of {} must be {} to {}, not {}.</source>
        <translation>{} 的护甲须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>what {} summons</source>
        <translation>{} 召唤的随从</translation>
    </message>
    <message>
        <source>The attack of {} must be {} to {}, not {}.</source>
        <translation>{} 的攻击力须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The Spell Damage of {} must be {} to {}, not {}.</source>
        <translation>{} 的法术伤害须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>the id {} is given twice; leave it out or give another</source>
        <translation>id {} 出现两次；请省略或换一个</translation>
    </message>
    <message>
        <source>a card has a name, &quot;en&quot; or &quot;zh&quot;</source>
        <translation>卡牌要有名称，“en”或“zh”</translation>
    </message>
    <message>
        <source>must be hits or damagePerHit, not {}</source>
        <translation>须为 hits 或 damagePerHit，不能是 {}</translation>
    </message>
    <message>
        <source>{} cannot be played here: {}.</source>
        <translation>{} 在这里无法打出：{}。</translation>
    </message>
    <message>
        <source>Spell Damage must be {} to {}, not {}.</source>
        <translation>法术伤害须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The number of hits must be {} to {}, not {}.</source>
        <translation>命中次数须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The damage per hit must be {} to {}, not {}.</source>
        <translation>每次伤害须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>Exact fractions are worked out for at most {} states; this board has {} with {} hits.</source>
        <translation>精确分数最多计算 {0} 个状态；此场面 {2} 次命中有 {1} 个。</translation>
    </message>
    <message>
        <source>The wanted probability must be above 0 and at most 1, not {}.</source>
        <translation>要求的概率须大于 0 且不超过 1，不能是 {}。</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Attack must be a whole number from {} to {}, not {}</source>
        <translation>攻击力须为 {} 至 {} 的整数，不能是 {}</translation>
    </message>
    <message>
        <source>Health must be a whole number from {} to {}, not {}</source>
        <translation>生命值须为 {} 至 {} 的整数，不能是 {}</translation>
    </message>
    <message>
        <source>A list of minions such as 4 5 6 or 3/2 2/1 is expected.</source>
        <translation>应为随从列表，例如 4 5 6 或 3/2 2/1。</translation>
    </message>
    <message>
        <source>A side has room for {} minions; this list has {}.</source>
        <translation>每方最多 {} 个随从；此列表有 {} 个。</translation>
    </message>
    <message>
        <source>There is no target: add at least one character.</source>
        <translation>没有可打的对象：请至少添加一个角色。</translation>
    </message>
    <message>
        <source>At most {} characters fit on the board, not {}.</source>
        <translation>场上最多 {} 个角色，不能是 {} 个。</translation>
    </message>
    <message>
        <source>The hits that a character takes to die must be {} to {}, not {}.</source>
        <translation>角色致死所需的命中次数须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>There are {} goals for {} characters.</source>
        <translation>有 {} 个目标，却有 {} 个角色。</translation>
    </message>
    <message>
        <source>A list has 1 to {} damages, not {}.</source>
        <translation>列表有 1 至 {} 个伤害值，不能是 {} 个。</translation>
    </message>
    <message>
        <source>A damage of {} must be {} to {}, not {}.</source>
        <translation>{} 的伤害须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The damage per hit of {} must be {} to {}, not {}.</source>
        <translation>{} 的每次伤害须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The number of hits of {} must be {} to {}, not {}.</source>
        <translation>{} 的命中次数须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>&quot;mostPerHit&quot; does not go with {}.</source>
        <translation>“mostPerHit”不能与 {} 同用。</translation>
    </message>
    <message>
        <source>The most damage per hit of {} must be {} to {}, not {}.</source>
        <translation>{} 的每次最大伤害须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>the deathrattle of {}</source>
        <translation>{} 的亡语</translation>
    </message>
    <message>
        <source>A deathrattle strikes by itself; &quot;{}&quot; does not go with {}.</source>
        <translation>亡语自行发动；“{}”不能与 {} 同用。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go with {}.</source>
        <translation>“{}”不能与 {} 同用。</translation>
    </message>
    <message>
        <source>There is no character at {} for the goal.</source>
        <translation>目标所指的 {} 处没有角色。</translation>
    </message>
    <message>
        <source>At least 1 to {} must die, not {}.</source>
        <translation>“至少死亡”的个数须为 1 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>Mana must be {} to {}, not {}.</source>
        <translation>法力值须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>There is no action to play.</source>
        <translation>没有可打出的行动。</translation>
    </message>
    <message>
        <source>A plan has at most {} actions, not {}.</source>
        <translation>方案最多有 {} 个行动，不能是 {} 个。</translation>
    </message>
    <message>
        <source>A goal has 1 to {} clauses, not {}.</source>
        <translation>目标有 1 至 {} 个条件，不能是 {} 个。</translation>
    </message>
    <message>
        <source>Name who must die or live, or minimise the enemy attack.</source>
        <translation>请说明谁必须死亡或存活，或改为使敌方攻击力最小。</translation>
    </message>
    <message>
        <source>the minion of action {}</source>
        <translation>行动 {} 的随从</translation>
    </message>
    <message>
        <source>the enemy hero</source>
        <translation>敌方英雄</translation>
    </message>
    <message>
        <source>the friendly hero</source>
        <translation>友方英雄</translation>
    </message>
    <message>
        <source>what is summoned at enemy minion {}</source>
        <translation>敌方随从 {} 处召唤的随从</translation>
    </message>
    <message>
        <source>what is summoned at friendly minion {}</source>
        <translation>友方随从 {} 处召唤的随从</translation>
    </message>
    <message>
        <source>enemy minion {}</source>
        <translation>敌方随从 {}</translation>
    </message>
    <message>
        <source>friendly minion {}</source>
        <translation>友方随从 {}</translation>
    </message>
    <message>
        <source>The depth of the policy must be {} to {}, not {}.</source>
        <translation>策略的深度须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The number of outcomes must be {} to {}, not {}.</source>
        <translation>结果的个数须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>The number of runs must be {} to {}, not {}.</source>
        <translation>运行次数须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>Enemy hero</source>
        <translation>敌方英雄</translation>
    </message>
    <message>
        <source>Friendly hero</source>
        <translation>友方英雄</translation>
    </message>
    <message>
        <source>Minion {}</source>
        <translation>随从 {}</translation>
    </message>
    <message>
        <source>Friendly minion {}</source>
        <translation>友方随从 {}</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>法师</translation>
    </message>
    <message>
        <source>Paladin</source>
        <translation>圣骑士</translation>
    </message>
    <message>
        <source>Warlock</source>
        <translation>术士</translation>
    </message>
    <message>
        <source>Demon Hunter</source>
        <translation>恶魔猎手</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中立</translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation>潜行者</translation>
    </message>
    <message>
        <source>Death Knight</source>
        <translation>死亡骑士</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>战士</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>猎人</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>牧师</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>萨满祭司</translation>
    </message>
    <message>
        <source>Druid</source>
        <translation>德鲁伊</translation>
    </message>
    <message>
        <source>start of the next turn</source>
        <translation>下个回合开始时</translation>
    </message>
    <message>
        <source>after a spell</source>
        <translation>施放法术后</translation>
    </message>
    <message>
        <source>after a Mech is summoned</source>
        <translation>召唤机械后</translation>
    </message>
    <message>
        <source>deathrattle</source>
        <translation>亡语</translation>
    </message>
    <message>
        <source>location</source>
        <translation>地标</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>when it awakens</source>
        <translation>唤醒时</translation>
    </message>
    <message>
        <source>after it attacks and survives</source>
        <translation>攻击并存活后</translation>
    </message>
    <message>
        <source>start of turn</source>
        <translation>回合开始时</translation>
    </message>
    <message>
        <source>after an overheal</source>
        <translation>过量治疗后</translation>
    </message>
    <message>
        <source>after a friendly minion dies</source>
        <translation>友方随从死亡后</translation>
    </message>
    <message>
        <source>after a Pirate is summoned</source>
        <translation>召唤海盗后</translation>
    </message>
    <message>
        <source>after the hero power</source>
        <translation>使用英雄技能后</translation>
    </message>
    <message>
        <source>after a minion is summoned</source>
        <translation>召唤随从后</translation>
    </message>
    <message>
        <source>after it takes damage</source>
        <translation>受到伤害后</translation>
    </message>
    <message>
        <source>after a minion is healed</source>
        <translation>随从获得治疗后</translation>
    </message>
    <message>
        <source>after a neighbour attacks</source>
        <translation>相邻随从攻击后</translation>
    </message>
    <message>
        <source>after a Battlecry minion</source>
        <translation>使用战吼随从牌后</translation>
    </message>
    <message>
        <source>after a spell on it</source>
        <translation>对其施放法术后</translation>
    </message>
    <message>
        <source>after a friendly minion attacks</source>
        <translation>友方随从攻击后</translation>
    </message>
    <message>
        <source>after an Elemental is summoned</source>
        <translation>召唤元素后</translation>
    </message>
    <message>
        <source>after an outermost card of the hand</source>
        <translation>使用最左或最右边的手牌后</translation>
    </message>
    <message>
        <source>after a Naga</source>
        <translation>使用纳迦牌后</translation>
    </message>
    <message>
        <source>secret, after the opposing hero power</source>
        <translation>奥秘，对手使用英雄技能后</translation>
    </message>
    <message>
        <source>hero power</source>
        <translation>英雄技能</translation>
    </message>
    <message>
        <source>an asteroid is drawn</source>
        <translation>抽到小行星时</translation>
    </message>
    <message>
        <source>after your hero takes damage</source>
        <translation>友方英雄受到伤害后</translation>
    </message>
    <message>
        <source>after your hero is healed</source>
        <translation>友方英雄获得治疗后</translation>
    </message>
    <message>
        <source>after a friendly Undead dies</source>
        <translation>友方亡灵死亡后</translation>
    </message>
    <message>
        <source>after your hero attacks</source>
        <translation>友方英雄攻击后</translation>
    </message>
    <message>
        <source>secret, when your hero is attacked</source>
        <translation>奥秘，友方英雄受到攻击时</translation>
    </message>
    <message>
        <source>after a minion is played</source>
        <translation>使用随从牌后</translation>
    </message>
    <message>
        <source>combo</source>
        <translation>连击</translation>
    </message>
    <message>
        <source>a Mech of yours is there</source>
        <translation>友方场上有机械</translation>
    </message>
    <message>
        <source>an Elemental was played last turn</source>
        <translation>上回合使用过元素牌</translation>
    </message>
    <message>
        <source>20 friendly minions have died this game</source>
        <translation>本局对战中有 20 个友方随从死亡</translation>
    </message>
    <message>
        <source>three casts: add it once for each</source>
        <translation>可施放三次（每次各添加一个）</translation>
    </message>
    <message>
        <source>may be cast again this turn: add it once for each cast</source>
        <translation>本回合可再次施放（每次施放各添加一个）</translation>
    </message>
    <message>
        <source>forged; without it the first step alone</source>
        <translation>已锻造（未锻造时只有第一步）</translation>
    </message>
    <message>
        <source>no duplicates in the deck</source>
        <translation>牌库中没有相同的牌</translation>
    </message>
    <message>
        <source>three of them are there</source>
        <translation>场上有三个</translation>
    </message>
    <message>
        <source>no Elemental last turn; after one the target is chosen</source>
        <translation>上回合没有使用元素牌（用过则可选择目标）</translation>
    </message>
    <message>
        <source>no Starship launched</source>
        <translation>没有发射过星舰</translation>
    </message>
    <message>
        <source>finale</source>
        <translation>压轴</translation>
    </message>
    <message>
        <source>the first of its two choices</source>
        <translation>两个选项中的第一项</translation>
    </message>
    <message>
        <source>without Quickdraw</source>
        <translation>未触发快枪</translation>
    </message>
    <message>
        <source>the card drawn is no minion</source>
        <translation>抽到的牌不是随从牌</translation>
    </message>
    <message>
        <source>the target is Frozen</source>
        <translation>目标已被冻结</translation>
    </message>
    <message>
        <source>a Secret of yours is there</source>
        <translation>友方控制着奥秘</translation>
    </message>
    <message>
        <source>the target is undamaged</source>
        <translation>目标未受伤</translation>
    </message>
    <message>
        <source>your deck began without two equal cards</source>
        <translation>对战开始时套牌中没有相同的牌</translation>
    </message>
    <message>
        <source>the second of its two choices</source>
        <translation>两个选项中的第二项</translation>
    </message>
    <message>
        <source>a Dragon is in hand</source>
        <translation>手牌中有龙牌</translation>
    </message>
    <message>
        <source>the target is no friendly Demon</source>
        <translation>目标不是友方恶魔</translation>
    </message>
    <message>
        <source>the deck has even costs alone</source>
        <translation>牌库中只有法力值消耗为偶数的牌</translation>
    </message>
    <message>
        <source>Echo: add it once for each cast</source>
        <translation>回响（每次施放各添加一个）</translation>
    </message>
    <message>
        <source>the target is damaged</source>
        <translation>目标已受伤</translation>
    </message>
    <message>
        <source>your hero attacked this turn</source>
        <translation>友方英雄本回合攻击过</translation>
    </message>
    <message>
        <source>an enemy is chosen</source>
        <translation>选择敌方角色</translation>
    </message>
    <message>
        <source>a weapon is equipped</source>
        <translation>已装备武器</translation>
    </message>
    <message>
        <source>the summoned minion</source>
        <translation>召唤的随从</translation>
    </message>
    <message>
        <source>Lifesteal</source>
        <translation>吸血</translation>
    </message>
    <message>
        <source>healing for each kill</source>
        <translation>每消灭一个目标恢复的生命值</translation>
    </message>
    <message>
        <source>the silence</source>
        <translation>沉默</translation>
    </message>
    <message>
        <source>Lifesteal when forged</source>
        <translation>锻造后的吸血</translation>
    </message>
    <message>
        <source>Lifesteal, Reborn</source>
        <translation>吸血、复生</translation>
    </message>
    <message>
        <source>Reborn</source>
        <translation>复生</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>the exchange of the hero power</source>
        <translation>英雄技能的替换</translation>
    </message>
    <message>
        <source>the neighbour struck by Quickdraw</source>
        <translation>快枪对相邻随从的伤害</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>cards drawn</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>excess damage to the enemy hero</source>
        <translation>对敌方英雄的溢出伤害</translation>
    </message>
    <message>
        <source>the doubled bonus from Spell Damage</source>
        <translation>法术伤害加成翻倍</translation>
    </message>
    <message>
        <source>the lower cost for each death</source>
        <translation>随死亡数减少的法力值消耗</translation>
    </message>
    <message>
        <source>the card gained</source>
        <translation>获得的牌</translation>
    </message>
    <message>
        <source>the Roaring Torch in the deck (6 damage)</source>
        <translation>洗入牌库的“炽烈的火把”（6 点伤害）</translation>
    </message>
    <message>
        <source>the weapon destroyed</source>
        <translation>摧毁武器</translation>
    </message>
    <message>
        <source>the return to the hand</source>
        <translation>移回手牌</translation>
    </message>
    <message>
        <source>Overload</source>
        <translation>过载</translation>
    </message>
    <message>
        <source>the summoned Imps</source>
        <translation>召唤的小鬼</translation>
    </message>
    <message>
        <source>Spellburst</source>
        <translation>法术迸发</translation>
    </message>
    <message>
        <source>cards drawn, the armor, the summoned minion</source>
        <translation>抽牌、护甲、召唤的随从</translation>
    </message>
    <message>
        <source>the healing</source>
        <translation>恢复的生命值</translation>
    </message>
    <message>
        <source>the copy in the opponent&apos;s deck</source>
        <translation>洗入对手牌库的复制</translation>
    </message>
    <message>
        <source>the card discarded</source>
        <translation>弃掉的牌</translation>
    </message>
    <message>
        <source>the damage to your hero</source>
        <translation>对友方英雄的伤害</translation>
    </message>
    <message>
        <source>the summoned minions</source>
        <translation>召唤的几个随从</translation>
    </message>
    <message>
        <source>the crystals unlocked</source>
        <translation>解锁的法力水晶</translation>
    </message>
    <message>
        <source>the Jade Golem</source>
        <translation>青玉魔像</translation>
    </message>
    <message>
        <source>the lower cost for each enemy minion</source>
        <translation>随敌方随从数减少的法力值消耗</translation>
    </message>
    <message>
        <source>the armor</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>the Attack given</source>
        <translation>给予的攻击力</translation>
    </message>
    <message>
        <source>the deathrattle, which strikes again</source>
        <translation>再次造成伤害的亡语</translation>
    </message>
    <message>
        <source>Lifesteal, the lower cost of Outcast</source>
        <translation>吸血、流放减少的法力值消耗</translation>
    </message>
    <message>
        <source>Freeze, the summoned minion</source>
        <translation>冻结、召唤的随从</translation>
    </message>
    <message>
        <source>the buff of C&apos;Thun</source>
        <translation>对克苏恩的增益</translation>
    </message>
    <message>
        <source>which rule Spell Damage follows in the second step</source>
        <translation>法术伤害在第二步中如何生效</translation>
    </message>
    <message>
        <source>what later Relics improve</source>
        <translation>后续圣物提升哪些数值</translation>
    </message>
    <message>
        <source>that Spell Damage lengthens the list (its tag is that of the split spells)</source>
        <translation>法术伤害是否会加长列表（其标签与随机分配伤害的法术相同）</translation>
    </message>
    <message>
        <source>whether one minion can be struck twice</source>
        <translation>同一随从能否被命中两次</translation>
    </message>
    <message>
        <source>whether the dead leave between its two parts</source>
        <translation>两段效果之间是否移除死亡的随从</translation>
    </message>
    <message>
        <source>3, or 6 after a Fire spell this turn</source>
        <translation>3（本回合施放过火焰法术则为 6）</translation>
    </message>
    <message>
        <source>Attack of the minion</source>
        <translation>该随从的攻击力</translation>
    </message>
    <message>
        <source>3, or 6 when no minion is in the deck</source>
        <translation>3（牌库中没有随从牌则为 6）</translation>
    </message>
    <message>
        <source>Attack of the silenced minion</source>
        <translation>被沉默随从的攻击力</translation>
    </message>
    <message>
        <source>1, or 2 when a Zerg attacked</source>
        <translation>1（攻击的是异虫则为 2）</translation>
    </message>
    <message>
        <source>4, or 8 with a card of cost 8 or more in hand</source>
        <translation>4（手牌中有法力值消耗不低于 8 的牌则为 8）</translation>
    </message>
    <message>
        <source>the amount healed</source>
        <translation>治疗量</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>手牌数</translation>
    </message>
    <message>
        <source>Mana Crystals</source>
        <translation>法力水晶数</translation>
    </message>
    <message>
        <source>spells in hand</source>
        <translation>手牌中的法术牌数</translation>
    </message>
    <message>
        <source>1 and the other cards in hand</source>
        <translation>1 加其他手牌数</translation>
    </message>
    <message>
        <source>1 and your Pirates</source>
        <translation>1 加友方海盗数</translation>
    </message>
    <message>
        <source>1 and your other Zerg minions</source>
        <translation>1 加友方其他异虫随从数</translation>
    </message>
    <message>
        <source>1 and your Beasts</source>
        <translation>1 加友方野兽数</translation>
    </message>
    <message>
        <source>Corpses spent, at most 5</source>
        <translation>消耗的残骸数（最多 5）</translation>
    </message>
    <message>
        <source>bullets loaded</source>
        <translation>装填的子弹数</translation>
    </message>
    <message>
        <source>1 and the Relics played before</source>
        <translation>1 加之前使用过的圣物数</translation>
    </message>
    <message>
        <source>2 and its upgrades</source>
        <translation>2 加升级的数值</translation>
    </message>
    <message>
        <source>your hero&apos;s Attack</source>
        <translation>友方英雄的攻击力</translation>
    </message>
    <message>
        <source>2, or 4 as a combo</source>
        <translation>2（连击则为 4）</translation>
    </message>
    <message>
        <source>Attack of the weapon</source>
        <translation>武器的攻击力</translation>
    </message>
    <message>
        <source>1, or 2 as a combo</source>
        <translation>1（连击则为 2）</translation>
    </message>
    <message>
        <source>3, or 5 with a Beast of yours</source>
        <translation>3（友方有野兽则为 5）</translation>
    </message>
    <message>
        <source>3, or 1 with a card drawn</source>
        <translation>3（选择抽牌则为 1）</translation>
    </message>
    <message>
        <source>cost of the card drawn</source>
        <translation>抽到的牌的法力值消耗</translation>
    </message>
    <message>
        <source>your armor</source>
        <translation>友方护甲值</translation>
    </message>
    <message>
        <source>4, or 6 when your hero has 12 Health or less</source>
        <translation>4（友方英雄生命值不高于 12 则为 6）</translation>
    </message>
    <message>
        <source>1, or 3 when your hero has 12 Health or less</source>
        <translation>1（友方英雄生命值不高于 12 则为 3）</translation>
    </message>
    <message>
        <source>it summons two minions</source>
        <translation>它召唤两个随从</translation>
    </message>
    <message>
        <source>its deathrattle summons two minions</source>
        <translation>它的亡语召唤两个随从</translation>
    </message>
    <message>
        <source>it destroys a minion, and its hits are the Attack of the minion chosen</source>
        <translation>它消灭一个随从，且命中次数等于所选随从的攻击力</translation>
    </message>
    <message>
        <source>its damage is Poisonous</source>
        <translation>它的伤害带有剧毒</translation>
    </message>
    <message>
        <source>it attacks a random minion, and excess damage strikes the hero</source>
        <translation>它攻击一个随机随从，溢出伤害由英雄承受</translation>
    </message>
    <message>
        <source>it strikes a random enemy other than the one attacked</source>
        <translation>它对攻击目标以外的一个随机敌人造成伤害</translation>
    </message>
    <message>
        <source>it gives deathrattles that strike to minions</source>
        <translation>它赋予随从造成伤害的亡语</translation>
    </message>
    <message>
        <source>it strikes a neighbour: Yomi does not track who is beside whom</source>
        <translation>它会命中相邻随从，而 Yomi 不追踪随从的相邻关系</translation>
    </message>
    <message>
        <source>it treats friendly and enemy minions differently in one shower of hits</source>
        <translation>它在同一轮命中里对友方和敌方随从效果不同</translation>
    </message>
    <message>
        <source>it damages only those that were Frozen</source>
        <translation>它只对已被冻结的目标造成伤害</translation>
    </message>
    <message>
        <source>its damage is not in the catalog; an action with your own numbers may do</source>
        <translation>卡牌目录中没有它的伤害数据；可改用自定数值的行动</translation>
    </message>
    <message>
        <source>it deals no damage</source>
        <translation>它不造成伤害</translation>
    </message>
    <message>
        <source>Damage to a target</source>
        <translation>对一个目标造成伤害</translation>
    </message>
    <message>
        <source>Damage to all</source>
        <translation>对全体造成伤害</translation>
    </message>
    <message>
        <source>Random targets</source>
        <translation>随机目标</translation>
    </message>
    <message>
        <source>Split damage</source>
        <translation>随机分配伤害</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::ActionCheck</name>
    <message>
        <source>action {}</source>
        <translation>行动 {}</translation>
    </message>
    <message>
        <source>action {} ({})</source>
        <translation>行动 {}（{}）</translation>
    </message>
    <message>
        <source>An action has 1 to {} steps, not {}.</source>
        <translation>一个行动有 1 至 {} 步，不能是 {} 步。</translation>
    </message>
    <message>
        <source>The cost of {} must be {} to {}, not {}.</source>
        <translation>{} 的法力值消耗须为 {} 至 {}，不能是 {}。</translation>
    </message>
    <message>
        <source>the minion of {}</source>
        <translation>{} 的随从</translation>
    </message>
    <message>
        <source>{} needs a target in a fixed order.</source>
        <translation>按固定顺序时，{} 需要指定对象。</translation>
    </message>
    <message>
        <source>Steps {} and {} of action {} both have a chosen target; one may.</source>
        <translation>第 {0} 步和第 {1} 步都有指定对象（行动 {2}）；只允许一个。</translation>
    </message>
    <message>
        <source>Spell Damage adds hits to split, list, lowest and distinct alone, not to {}.</source>
        <translation>法术伤害只为 split、list、lowest 和 distinct 增加命中次数，不适用于 {}。</translation>
    </message>
    <message>
        <source>&quot;again&quot; does not go with {}.</source>
        <translation>“again”不能与 {} 同用。</translation>
    </message>
    <message>
        <source>&quot;butTarget&quot; does not go with {}.</source>
        <translation>“butTarget”不能与 {} 同用。</translation>
    </message>
    <message>
        <source>Step {} of action {} leaves out the chosen target, but the action has none.</source>
        <translation>第 {} 步（行动 {}）排除指定对象，但该行动没有指定对象。</translation>
    </message>
    <message>
        <source>The number of hits of {} with {} Spell Damage must be {} to {}, not {}.</source>
        <translation>{0} 的命中次数（法术伤害 {1}）须为 {2} 至 {3}，不能是 {4}。</translation>
    </message>
    <message>
        <source>The damage per hit of {} with {} Spell Damage must be {} to {}, not {}.</source>
        <translation>{0} 的每次伤害（法术伤害 {1}）须为 {2} 至 {3}，不能是 {4}。</translation>
    </message>
    <message>
        <source>{} strikes until one dies, which may never end: {} is immune.</source>
        <translation>{} 会一直打到有角色死亡，可能永不结束：{} 免疫。</translation>
    </message>
    <message>
        <source>An attack is an action of its own.</source>
        <translation>攻击须单独作为一个行动。</translation>
    </message>
    <message>
        <source>An attack&apos;s pool is enemy characters or enemy minions, not {}.</source>
        <translation>攻击的范围为敌方角色或敌方随从，不能是 {}。</translation>
    </message>
    <message>
        <source>Who attacks is missing: give &quot;attacker&quot; to {}.</source>
        <translation>缺少攻击者：请为 {} 写上“attacker”。</translation>
    </message>
    <message>
        <source>The attacker must be friendly, not {}.</source>
        <translation>攻击者须为友方，不能是 {}。</translation>
    </message>
    <message>
        <source>Friendly minion {} has no attack; give it one before it attacks.</source>
        <translation>友方随从 {} 没有攻击力；先设置攻击力才能攻击。</translation>
    </message>
    <message>
        <source>The friendly hero has no attack; give it one before it attacks.</source>
        <translation>友方英雄没有攻击力；先设置攻击力才能攻击。</translation>
    </message>
    <message>
        <source>Action {} is played last and by itself; give its target.</source>
        <translation>行动 {} 最后自动发生；请给出对象。</translation>
    </message>
    <message>
        <source>{} has no chosen target.</source>
        <translation>{} 没有指定对象。</translation>
    </message>
    <message>
        <source>{} cannot strike {}: its pool is {}.</source>
        <translation>{} 打不到 {}：它的范围是 {}。</translation>
    </message>
    <message>
        <source>There is no character at {} for {}.</source>
        <translation>{1} 所指的 {0} 处没有角色。</translation>
    </message>
    <message>
        <source>Action {}</source>
        <translation>行动 {}</translation>
    </message>
    <message>
        <source>Action {} ({})</source>
        <translation>行动 {}（{}）</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Being</name>
    <message>
        <source>a {} has at most {} characters, not {}</source>
        <translation>{} 最多 {} 个字符，不能是 {} 个</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Cards</name>
    <message>
        <source>There is no card &quot;{}&quot;.</source>
        <translation>没有牌“{}”。</translation>
    </message>
    <message>
        <source>There is no card &quot;{}&quot;; did you mean &quot;{}&quot;?</source>
        <translation>没有牌“{}”；是否想写“{}”？</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Real</name>
    <message>
        <source>There is no such method.</source>
        <translation>没有此方法。</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::TooManyStates</name>
    <message>
        <source>This needs more than {} states.</source>
        <translation>这需要超过 {} 个状态。</translation>
    </message>
    <message>
        <source>Exact fractions are worked out for at most {} states; this plan has more.</source>
        <translation>精确分数最多计算 {} 个状态；此方案超出。</translation>
    </message>
</context>
<context>
    <name>yomi::tictactoe</name>
    <message>
        <source>The board of tic-tac-toe is 3x3 with 3 in a row, not {} with {}.</source>
        <translation>井字棋的棋盘为 3x3、连成 3 子，不能是 {}、连成 {} 子。</translation>
    </message>
    <message>
        <source>The number of samples is 1 to 10,000; {} is not.</source>
        <translation>样本数为 1 至 10,000，不能是 {}。</translation>
    </message>
    <message>
        <source>1 {}</source>
        <translation>1 个 {}</translation>
    </message>
    <message>
        <source>{} {}s</source>
        <translation>{} 个 {}</translation>
    </message>
    <message>
        <source>A move is a square from 0 to 8, not {}.</source>
        <translation>着法为 0 至 8 的格子，不能是 {}。</translation>
    </message>
    <message>
        <source>The game on &quot;{}&quot; is over; no move to square {} is possible.</source>
        <translation>“{}”的对局已结束；不能再下格子 {}。</translation>
    </message>
    <message>
        <source>Square {} of &quot;{}&quot; is taken already.</source>
        <translation>格子 {0} 在“{1}”中已被占用。</translation>
    </message>
    <message>
        <source>Moves are squares such as 4,0,8; &quot;{}&quot; is not.</source>
        <translation>着法为格子列表，如 4,0,8；“{}”不是。</translation>
    </message>
    <message>
        <source>move {}</source>
        <translation>第 {} 着</translation>
    </message>
    <message>
        <source>A board has nine squares; the mask {} has others, the greatest is {}.</source>
        <translation>棋盘有九格；掩码 {} 含其他格，最大为 {}。</translation>
    </message>
    <message>
        <source>A square has one mark at most; {} and {} are both on square {}.</source>
        <translation>一格最多一枚棋子；{} 和 {} 都在格子 {} 上。</translation>
    </message>
    <message>
        <source>{} moves first and the sides take turns: {} and {} cannot be on the board together.</source>
        <translation>{} 先手，双方轮流下：{} 和 {} 不能同时在棋盘上。</translation>
    </message>
    <message>
        <source>Both sides have three in a row; the game would have ended at the first.</source>
        <translation>双方都连成三子；先连成时对局就已结束。</translation>
    </message>
    <message>
        <source>{} has three in a row, but {} has moved since.</source>
        <translation>{} 已连成三子，但 {} 之后又下了。</translation>
    </message>
    <message>
        <source>No game leads to &quot;{}&quot;. {}</source>
        <translation>没有对局能走到“{}”。{}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>A position is nine characters o, x or . in reading order; &quot;{}&quot; is not.</source>
        <translation>局面为按阅读顺序的九个字符 o、x 或 .；“{}”不是。</translation>
    </message>
    <message>
        <source>The game on &quot;{}&quot; is over; there is no move to search.</source>
        <translation>“{}”的对局已结束；没有可搜索的着法。</translation>
    </message>
</context>
<context>
    <name>yomi::tree</name>
    <message>
        <source>Searches of &quot;{}&quot; and &quot;{}&quot; have no nodes in common.</source>
        <translation>“{}”和“{}”的搜索没有共同节点。</translation>
    </message>
    <message>
        <source>No node is entered at line {}.</source>
        <translation>第 {} 行没有进入节点。</translation>
    </message>
    <message>
        <source>At most {} nodes are drawn, not {}; --from and --ply choose some.</source>
        <translation>最多绘制 {} 个节点，不能是 {} 个；可用 --from 和 --ply 选取一部分。</translation>
    </message>
    <message>
        <source>At most {} nodes are written for Perfetto; the recording has {}.</source>
        <translation>最多为 Perfetto 写出 {} 个节点；此记录有 {} 个。</translation>
    </message>
    <message>
        <source>A move before had the value {}, and the window of the node ends at {}: no further move is needed.</source>
        <translation>之前的着法已有值 {}，而节点的窗口到 {} 为止：无需再搜其他着法。</translation>
    </message>
    <message>
        <source>Nothing is left of the window, {}: no further move is needed.</source>
        <translation>窗口 {} 已经为空：无需再搜其他着法。</translation>
    </message>
    <message>
        <source>The window {} ends at {}</source>
        <translation>窗口 {} 的上端为 {}</translation>
    </message>
    <message>
        <source>The window {} begins at {}</source>
        <translation>窗口 {} 的下端为 {}</translation>
    </message>
    <message>
        <source>The window {} is that of the node above, passed on without being flipped: its ends change their places and signs.</source>
        <translation>窗口 {} 就是上级节点的窗口，未翻转就传了下来：两端应交换位置并变号。</translation>
    </message>
    <message>
        <source>The window {} lies in what is open above, {}, without being flipped: its ends change their places and signs.</source>
        <translation>窗口 {} 未翻转就落在上级的未决范围 {} 内：两端应交换位置并变号。</translation>
    </message>
    <message>
        <source>The window {} is that of the node above flipped: its ends keep their places and signs, as all these numbers are of one side.</source>
        <translation>窗口 {} 由上级节点的窗口翻转而来：两端应保持位置和符号，因为所有数值都属于同一方。</translation>
    </message>
    <message>
        <source>The window {} lies in what is open above, {}, when it is flipped: its ends keep their places and signs, as all these numbers are of one side.</source>
        <translation>窗口 {} 翻转后落在上级的未决范围 {} 内：两端应保持位置和符号，因为所有数值都属于同一方。</translation>
    </message>
    <message>
        <source>{}, the value {} counted down by 1: if that is the score of a mate, write mate=N in the header, N less than all of these.</source>
        <translation>{}，即值 {} 递减 1：如果这是将死得分，请在文件头写 mate=N，N 小于所有这类得分。</translation>
    </message>
    <message>
        <source>{}, the value of a move with its sign wrong: line {} returned {}.</source>
        <translation>{}，即某个着法的值符号弄错：第 {} 行返回 {}。</translation>
    </message>
    <message>
        <source>{}, yet all that is known is, in the numbers of this move, {}: the values between are lost, or the line that narrowed the window is missing.</source>
        <translation>{}，但按此着法的数值，已知的只有 {}：其间的值丢失，或缺少收窄窗口的行。</translation>
    </message>
    <message>
        <source>{}, yet all that is known is, in the numbers of this move, {}: the values between are lost.</source>
        <translation>{}，但按此着法的数值，已知的只有 {}：其间的值丢失。</translation>
    </message>
    <message>
        <source>The window {} is wider than what is still open above: {} there.</source>
        <translation>窗口 {} 比上级的未决范围宽：那里是 {}。</translation>
    </message>
    <message>
        <source>The window {} is empty: no value can lie in it.</source>
        <translation>窗口 {} 为空：没有值能落在其中。</translation>
    </message>
    <message>
        <source>The depth is {}, below a node of depth {}: it grows and no r shows an extension.</source>
        <translation>深度为 {}，上级节点的深度为 {}：深度增加，却没有 r 表明延伸。</translation>
    </message>
    <message>
        <source>The depth is {}, not {}, one less than {} above.</source>
        <translation>深度为 {}，而不是 {}，即上级的 {} 减一。</translation>
    </message>
    <message>
        <source>The depth is {}, not {}, one less than {} above, less r={}.</source>
        <translation>深度为 {}，而不是 {}，即上级的 {} 减一再减 r={}。</translation>
    </message>
    <message>
        <source>The move {} was searched before, at line {}, as deep.</source>
        <translation>着法{}此前已在第 {} 行以同样深度搜索过。</translation>
    </message>
    <message>
        <source>The move {} is searched again with the window {}, although the search before answered it: {}.</source>
        <translation>着法{}以窗口 {} 重新搜索，但此前的搜索已给出答案：{}。</translation>
    </message>
    <message>
        <source>The reason {} is unknown and taken at its word; {} is nearly the same.</source>
        <translation>原因{}未知，按原样采用；{} 与它几乎相同。</translation>
    </message>
    <message>
        <source>The header&apos;s key {} is unknown; did you mean {}?</source>
        <translation>文件头的键{}未知；是指 {} 吗？</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{} 次</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The position of key {}</source>
        <translation>键为{}的局面</translation>
    </message>
    <message>
        <source>The value {} is outside the window {}, and the header says fail=hard.</source>
        <translation>值 {} 在窗口 {} 之外，而文件头写着 fail=hard。</translation>
    </message>
    <message>
        <source>The value {} is the end of the window {}, and the best move has {}. The header claims fail=soft; this search seems to fail hard.</source>
        <translation>值 {} 是窗口 {} 的一端，而最佳着法的值为 {}。文件头声称 fail=soft；此搜索看来是 fail-hard。</translation>
    </message>
    <message>
        <source>The value {} is that of the best move, {}, counted down by 1: if that is the score of a mate, write mate=N in the header, N less than all of these.</source>
        <translation>值 {} 是最佳着法的值 {} 递减 1：如果这是将死得分，请在文件头写 mate=N，N 小于所有这类得分。</translation>
    </message>
    <message>
        <source>The value {} is that of a move with its sign wrong: line {} returned {}, and the best move has, in the numbers of this node, {}.</source>
        <translation>值 {} 是某个着法的值，符号弄错：第 {} 行返回 {}，而按此节点的数值，最佳着法的值为 {}。</translation>
    </message>
    <message>
        <source>The value {} does not follow from the moves searched, the best of which has {}.</source>
        <translation>值 {} 不能由已搜索的着法得出，其中最佳为 {}。</translation>
    </message>
    <message>
        <source>The move {} was better than all before, {}, with a depth reduced by {}, and was not searched again.</source>
        <translation>着法{0}以减少 {2} 的深度搜索，优于此前所有着法（{1}），却没有重新搜索。</translation>
    </message>
    <message>
        <source>The move {} failed high at line {}, {}, and was searched again only with a depth reduced by {}.</source>
        <translation>着法{}在第 {} 行以 {} 高出边界，重新搜索时的深度仍减少 {}。</translation>
    </message>
    <message>
        <source>The value {} is said to be {}</source>
        <translation>值 {} 声称为 {}</translation>
    </message>
    <message>
        <source>The value {} counts as an upper bound</source>
        <translation>值 {} 视为上界</translation>
    </message>
    <message>
        <source>The value {} counts as a lower bound</source>
        <translation>值 {} 视为下界</translation>
    </message>
    <message>
        <source>The value {} counts as exact</source>
        <translation>值 {} 视为精确值</translation>
    </message>
    <message>
        <source>{}, inside the window {}</source>
        <translation>{}，在窗口 {} 之内</translation>
    </message>
    <message>
        <source>{}, at or below the window {}</source>
        <translation>{}，在窗口 {} 的下端或以下</translation>
    </message>
    <message>
        <source>{}, at or above the window {}</source>
        <translation>{}，在窗口 {} 的上端或以上</translation>
    </message>
    <message>
        <source>{}, yet no move proves so much for the side to move.</source>
        <translation>{}，但没有着法能为行棋方证明这么多。</translation>
    </message>
    <message>
        <source>{}, yet the node was cut off at it.</source>
        <translation>{}，但节点就在此值处剪枝。</translation>
    </message>
    <message>
        <source>The move {} failed high, with {}, in a window that ends below the node&apos;s, and was not searched again.</source>
        <translation>着法{}以 {} 高出边界，其窗口的上端低于节点的窗口，却没有重新搜索。</translation>
    </message>
    <message>
        <source>{}, yet the move {} may be better.</source>
        <translation>{}，但着法{}可能更好。</translation>
    </message>
    <message>
        <source>{}, yet the leaves below give {}.</source>
        <translation>{}，但其下的叶节点给出 {}。</translation>
    </message>
    <message>
        <source>Of {} legal moves {} were searched or left out with an x line, and no cutoff ended the loop.</source>
        <translation>{} 个合法着法中，搜索或用 x 行略去的有 {} 个，而循环并非因剪枝结束。</translation>
    </message>
    <message>
        <source>The node was cut off at {}, which does not reach the end of its window, {}.</source>
        <translation>节点在 {} 处剪枝，但未达到窗口的一端 {}。</translation>
    </message>
    <message>
        <source>The best move is said to be {}, which only failed low: it is at most as good as {}, which has {} for certain.</source>
        <translation>声称最佳着法为{}，但它只是低出边界：至多与{}一样好，后者确定有 {}。</translation>
    </message>
    <message>
        <source>The move {} gets all of the root&apos;s window, {}, although only {} is still open.</source>
        <translation>着法{}得到根的整个窗口 {}，但未决的只有 {}。</translation>
    </message>
    <message>
        <source>The best move, {}, was never searched here.</source>
        <translation>最佳着法{}从未在此搜索。</translation>
    </message>
    <message>
        <source>The best move is said to be {}, with {}; another one gave the value {}.</source>
        <translation>声称最佳着法为{}，值为 {}；另一个着法给出值 {}。</translation>
    </message>
    <message>
        <source>The horizon is reached with a depth of {} left.</source>
        <translation>原因为 horizon，却还剩深度 {}。</translation>
    </message>
    <message>
        <source>The null move gave {}, which does not reach the end of the window, {}.</source>
        <translation>空着给出 {}，未达到窗口的一端 {}。</translation>
    </message>
    <message>
        <source>not counted down</source>
        <translation>未递减</translation>
    </message>
    <message>
        <source>counted down by {}</source>
        <translation>递减 {}</translation>
    </message>
    <message>
        <source>{} Of the same cause: {}.</source>
        <translation>{}同一原因还有：{}。</translation>
    </message>
    <message>
        <source>exactly {}</source>
        <translation>恰为 {}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <translation>至少 {}</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>至多 {}</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} 至 {}</translation>
    </message>
    <message>
        <source>The table held {}, and {} was returned.</source>
        <translation>置换表中为 {}，返回的却是 {}。</translation>
    </message>
    <message>
        <source>The table held {}, yet the moves searched prove {}.</source>
        <translation>置换表中为 {}，但所搜的着法证明 {}。</translation>
    </message>
    <message>
        <source>The table gets {}, yet the search proves only {}.</source>
        <translation>存入置换表的为 {}，但搜索只证明了 {}。</translation>
    </message>
    <message>
        <source>The table gets a depth of {}, yet only {} was searched.</source>
        <translation>存入置换表的深度为 {}，但只搜索了 {}。</translation>
    </message>
    <message>
        <source>The entry has a depth of {}, less than the node&apos;s, {}.</source>
        <translation>表项的深度为 {}，小于节点的深度 {}。</translation>
    </message>
    <message>
        <source>The table held {}, which decides nothing in the window {}.</source>
        <translation>置换表中为 {}，在窗口 {} 中不能决定什么。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: columns are {} to {}.</source>
        <translation>着法{}在此不合法：列为 {} 至 {}。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: squares are {} to {}, or a1 to {}.</source>
        <translation>着法{}在此不合法：格子为 {} 至 {}，或 a1 至 {}。</translation>
    </message>
    <message>
        <source>The move {} is not legal here.</source>
        <translation>着法{}在此不合法。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: the column is full.</source>
        <translation>着法{}在此不合法：该列已满。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: the square is taken.</source>
        <translation>着法{}在此不合法：该格已被占用。</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>{}, and {}</source>
        <translation>{}，以及{}</translation>
    </message>
    <message>
        <source>another line seems to begin here, as where two threads print to one file</source>
        <translation>这里似乎开始了另一行，如同两个线程输出到同一文件</translation>
    </message>
    <message>
        <source>inf={} in the header makes it infinite</source>
        <translation>在文件头写 inf={} 即表示无穷</translation>
    </message>
    <message>
        <source>write -inf</source>
        <translation>请写 -inf</translation>
    </message>
    <message>
        <source>write inf</source>
        <translation>请写 inf</translation>
    </message>
    <message>
        <source>a blank within a move is written %20</source>
        <translation>着法内的空格写作 %20</translation>
    </message>
    <message>
        <source>{} takes a number of at most 1e15 in size, or inf, not {}; {}.</source>
        <translation>{} 应为绝对值不超过 1e15 的数，或 inf，而非 {}；{}。</translation>
    </message>
    <message>
        <source>{} takes a number of at most 1e15 in size, or inf, not {}.</source>
        <translation>{} 应为绝对值不超过 1e15 的数，或 inf，而非{}。</translation>
    </message>
    <message>
        <source>{} takes digits, a number of at most 1e15, not {}.</source>
        <translation>{} 应为只含数字、不超过 1e15 的数，而非{}。</translation>
    </message>
    <message>
        <source>{} takes a whole number of at most 32767 in size, not {}.</source>
        <translation>{} 应为绝对值不超过 32767 的整数，而非{}。</translation>
    </message>
    <message>
        <source>{0} takes one of {2}, not {1}.</source>
        <translation>{0} 应为 {2} 之一，而不是{1}。</translation>
    </message>
    <message>
        <source>{} takes the number of a node after the colon, not {}.</source>
        <translation>{} 的冒号后应为节点编号，而非{}。</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>The kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>The bound</source>
        <translation>界</translation>
    </message>
    <message>
        <source>DID</source>
        <translation>DID</translation>
    </message>
    <message>
        <source>The why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The recordings are of different games, which have no nodes in common.</source>
        <translation>两份记录属于不同的游戏，没有共同节点。</translation>
    </message>
    <message>
        <source>{} Two threads that print to one file look like this, too: give each a file of its own.</source>
        <translation>{}两个线程输出到同一文件也会如此：请为每个线程使用单独的文件。</translation>
    </message>
    <message>
        <source>{} takes a number greater than 0, not {}.</source>
        <translation>{} 应为大于 0 的数，而非{}。</translation>
    </message>
    <message>
        <source>{} takes a number, not {}.</source>
        <translation>{} 应为数，而非{}。</translation>
    </message>
    <message>
        <source>{} takes columns and rows, 1x1 to 26x26, not {}.</source>
        <translation>{} 应为列数和行数，1x1 至 26x26，而非{}。</translation>
    </message>
    <message>
        <source>{0} takes a number from {2} to {3}, not {1}.</source>
        <translation>{0} 应为 {2} 至 {3} 的数，而非{1}。</translation>
    </message>
    <message>
        <source>{} takes two numbers, the least and the greatest score, such as -1,1, not {}.</source>
        <translation>{} 应为两个数，即最小和最大得分，如 -1,1，而非{}。</translation>
    </message>
    <message>
        <source>{} takes some of depth, moves and stores, with commas between, not {}.</source>
        <translation>{} 应为 depth、moves 和 stores 中的若干个，以逗号分隔，而非{}。</translation>
    </message>
    <message>
        <source>{} takes a board of {}, such as {} characters of . o x, or moves, not {}</source>
        <translation>{0} 应为 {1} 的棋盘，例如由 . o x 组成的 {2} 个字符，或着法，而非{3}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}：{}。</translation>
    </message>
    <message>
        <source>{} takes as many o as x, or one o more, not {}.</source>
        <translation>{} 中 o 与 x 应同样多，或 o 多一个，不能是{}。</translation>
    </message>
    <message>
        <source>{} takes a board on which nothing floats, not {}.</source>
        <translation>{} 的棋盘上不能有悬空的棋子，不能是{}。</translation>
    </message>
    <message>
        <source>{} takes a board that a game leads to: the side to move has a line already, not {}.</source>
        <translation>{} 应为对局能走到的棋盘，而 {} 中行棋方已连成一线。</translation>
    </message>
    <message>
        <source>A recording begins with a header: yomi-trace 1.</source>
        <translation>记录以文件头开始：yomi-trace 1。</translation>
    </message>
    <message>
        <source>A recording begins with a header: {{&quot;yomi-trace&quot;:1}}.</source>
        <translation>记录以文件头开始：{{&quot;yomi-trace&quot;:1}}。</translation>
    </message>
    <message>
        <source>The table gets {}, yet the search proves nothing.</source>
        <translation>存入置换表的为 {}，但搜索什么也没有证明。</translation>
    </message>
    <message>
        <source>&quot;{}&quot;</source>
        <translation>“{}”</translation>
    </message>
</context>
<context>
    <name>yomi::tree::BoardFields</name>
    <message>
        <source>game={} needs size and line, such as size=4x3 line=3.</source>
        <translation>game={} 需要 size 和 line，例如 size=4x3 line=3。</translation>
    </message>
    <message>
        <source>The board of {} is {} with {} in a row; game=mnk has others.</source>
        <translation>{} 的棋盘为 {}、连成 {} 子；其他尺寸用 game=mnk。</translation>
    </message>
    <message>
        <source>tomove=min is wrong: on this board o is to move, max.</source>
        <translation>tomove=min 不对：此棋盘轮到 o，即 max。</translation>
    </message>
    <message>
        <source>tomove=max is wrong: on this board x is to move, min.</source>
        <translation>tomove=max 不对：此棋盘轮到 x，即 min。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Checker</name>
    <message>
        <source>The move {} is entered where the game is over.</source>
        <translation>进入着法{}时对局已结束。</translation>
    </message>
    <message>
        <source>The node is a terminal one, yet the game is not over.</source>
        <translation>该节点标为终局，但对局尚未结束。</translation>
    </message>
    <message>
        <source>The value {} is not that of a game that is drawn.</source>
        <translation>值 {} 与平局不符。</translation>
    </message>
    <message>
        <source>The value {} is not that of a game that max has won.</source>
        <translation>值 {} 与 max 获胜不符。</translation>
    </message>
    <message>
        <source>The value {} is not that of a game that min has won.</source>
        <translation>值 {} 与 min 获胜不符。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Content</name>
    <message>
        <source>An empty {} cannot be part of a line of text.</source>
        <translation>空的 {} 不能写入文本行。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::EventParser</name>
    <message>
        <source>A line begins with one of i &gt; t e w x s &lt;, not with {}.</source>
        <translation>行首应为 i &gt; t e w x s &lt; 之一，而不是{}。</translation>
    </message>
    <message>
        <source>The key event is missing.</source>
        <translation>缺少键 event。</translation>
    </message>
    <message>
        <source>{0} takes one of {2}, not {1}.</source>
        <translation>{0} 应为 {2} 之一，而不是{1}。</translation>
    </message>
    <message>
        <source>{} A move is one part: a blank within a move is written %20.</source>
        <translation>{}着法只占一段：其中的空格写作 %20。</translation>
    </message>
    <message>
        <source>{} takes two numbers, the least and the greatest score, not {}.</source>
        <translation>{} 应为两个数，即最低分和最高分，而不是{}。</translation>
    </message>
    <message>
        <source>The key {} is missing.</source>
        <translation>缺少键 {}。</translation>
    </message>
    <message>
        <source>The {} is missing: {} is how such a line goes; a blank within a move is written %20.</source>
        <translation>缺少 {}：此类行的写法是 {}；着法中的空格写作 %20。</translation>
    </message>
    <message>
        <source>The {} is missing: {} is how such a line goes.</source>
        <translation>缺少 {}：此类行的写法是 {}。</translation>
    </message>
    <message>
        <source>Where the table has nothing, nothing comes of it.</source>
        <translation>置换表未命中时，不能有用途。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::FlipCheck</name>
    <message>
        <source>The evaluation changes its sign from a node to its moves: it seems to be the same side&apos;s at every node.</source>
        <translation>估值从节点到其着法改变正负号：似乎所有节点都按同一方计。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::HintCheck</name>
    <message>
        <source>The header does not say who moves at the root, and the first windows and values do not show it: write tomove=max or tomove=min. Errors may come of that; the root is read as max&apos;s.</source>
        <translation>文件头没有写明根的行棋方，最初的窗口和值也看不出：请写 tomove=max 或 tomove=min。由此可能产生错误；根暂按 max 读取。</translation>
    </message>
    <message>
        <source>The first windows and values show that min moves at the root; write tomove=min.</source>
        <translation>最初的窗口和值表明根由 min 行棋；请写 tomove=min。</translation>
    </message>
    <message>
        <source>Columns are counted from 1 here; write base=1.</source>
        <translation>此处列从 1 数起；请写 base=1。</translation>
    </message>
    <message>
        <source>Squares are counted from 1 here; write base=1.</source>
        <translation>此处格从 1 数起；请写 base=1。</translation>
    </message>
    <message>
        <source>The moves of root= are counted from {}, those of the lines from {}: write both alike.</source>
        <translation>root= 的着法从 {} 数起，各行的着法从 {} 数起：请统一写法。</translation>
    </message>
    <message>
        <source>The lines have several values of thread=, and are read as those of one search: give each thread a file of its own.</source>
        <translation>各行有多个 thread= 值，目前当作同一次搜索读取：请给每个线程单独的文件。</translation>
    </message>
    <message>
        <source>Without d= on the lines it cannot be seen whether several threads print to this file; if so, give each a file of its own.</source>
        <translation>各行没有 d=，看不出是否有多个线程写入此文件；若是，请给每个线程单独的文件。</translation>
    </message>
    <message>
        <source>A node without depth left (d=0 or less) searches moves and has no e line, {}: if the search may return its evaluation there, print it; until then values that are too high are not found there.</source>
        <translation>有节点已无剩余深度（d=0 或更小）却搜索着法，且没有 e 行（{}）：若搜索可在那里返回估值，请输出它；否则查不出那里过高的值。</translation>
    </message>
    <message>
        <source>A node with depth left returns a value without a move and without a reason, {}: if a table gave it, print a t line; a reason says what else did.</source>
        <translation>有节点尚有深度，却不带着法和原因就返回值（{}）：若值来自置换表，请输出 t 行；若有别的来源，请写原因。</translation>
    </message>
    <message>
        <source>A move has the position or the window of the node above, {}: a position that is searched within itself is entered with a dot for a move; this may be why window-sign, value-sign and key-collision are found.</source>
        <translation>有着法与上级节点的局面或窗口相同（{}）：在自身内再次搜索的局面，着法应写作“.”；window-sign、value-sign 和 key-collision 可能由此而来。</translation>
    </message>
    <message>
        <source>A move is searched deeper than the others and has no r, {}: write an extension as a negative r; this may be why depth-step is found.</source>
        <translation>有着法比其他着法搜索得更深，却没有 r（{}）：延伸请写作负的 r；depth-step 可能由此而来。</translation>
    </message>
    <message>
        <source>A first move has a smaller window than the node above, {}: a w line shows what narrowed it, or a t line with narrow; this may be why window-lost and value-not-from-children are found.</source>
        <translation>有首个着法的窗口小于上级节点的窗口（{}）：请用 w 行写明由什么收窄，或用带 narrow 的 t 行；window-lost 和 value-not-from-children 可能由此而来。</translation>
    </message>
    <message>
        <source>The table holds a score that changed by the plies to where it was stored, {}: if that is the score of a mate, write mate=N in the header, N less than the least of these, {}.</source>
        <translation>置换表中有得分随存入处的层数改变（{}）：若是将死得分，请在文件头写 mate=N，N 应小于其中最小的 {}。</translation>
    </message>
    <message>
        <source>The root is entered again with more depth and no i line between, {}: print i where an iteration begins, or all of them count as one with its re-searches.</source>
        <translation>再次进入根时深度更大，而其间没有 i 行（{}）：请在每次迭代开始处输出 i，否则所有迭代会算作一次及其重新搜索。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::KeyCheck</name>
    <message>
        <source>The key {} belonged to another position at line {}.</source>
        <translation>键{}在第 {} 行代表另一个局面。</translation>
    </message>
    <message>
        <source>The key is {}; at line {} the same position had another one.</source>
        <translation>键为{}；在第 {} 行，同一局面的键不同。</translation>
    </message>
    <message>
        <source>{} was evaluated as {} at line {}, and as {} here.</source>
        <translation>{0} 在第 {2} 行的估值为 {1}，此处为 {3}。</translation>
    </message>
    <message>
        <source>{} had the exact value {} at line {}, at the same depth, and has {} here.</source>
        <translation>{0} 在第 {2} 行、相同深度的精确值为 {1}，此处为 {3}。</translation>
    </message>
    <message>
        <source>What the table held here, {} {}, was never stored under this key.</source>
        <translation>置换表在此处的内容 {} {} 从未以此键存入。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::LineSplitter</name>
    <message>
        <source>{} is a part too many.</source>
        <translation>{}是多余的部分。</translation>
    </message>
    <message>
        <source>{} is not a field: name=value, with a name of at most {} letters, digits, _, - and . that begins with a letter.</source>
        <translation>{}不是字段：应为 name=value，名称以字母开头，由字母、数字、_、- 和 . 组成，至多 {} 个字符。</translation>
    </message>
    <message>
        <source>This JSON is nested deeper than {} levels.</source>
        <translation>此 JSON 的嵌套超过 {} 层。</translation>
    </message>
    <message>
        <source>A number of this line is too large.</source>
        <translation>此行有数字过大。</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>此行不是 JSON。</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>此行不是 JSON 对象。</translation>
    </message>
    <message>
        <source>{} is given twice.</source>
        <translation>{}重复给出。</translation>
    </message>
    <message>
        <source>{} has a % that is not a byte of a UTF-8 text; a per cent sign is written %25.</source>
        <translation>{}中有 % 不表示 UTF-8 文本的字节；百分号写作 %25。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::LineWriter</name>
    <message>
        <source>The reason {} is read as a bound in a line of text.</source>
        <translation>在文本行中，原因{}会被读作界。</translation>
    </message>
    <message>
        <source>The field {} has no place in JSON Lines.</source>
        <translation>JSON Lines 中没有字段{}的位置。</translation>
    </message>
    <message>
        <source>The field {} has no place in a line of text.</source>
        <translation>文本行中没有字段{}的位置。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::MateCheck</name>
    <message>
        <source>The mate&apos;s score {} was stored at line {}, at ply {}, and is the same here, at ply {}: a table must count it from the node, not from the root.</source>
        <translation>将死得分 {} 于第 {} 行存入时在第 {} 层，此处在第 {} 层却相同：存入置换表时应从节点算起，而非从根算起。</translation>
    </message>
    <message>
        <source>The value {}, the score of a mate, is not that of the best move, {}, even if it was counted down by 1 or 2.</source>
        <translation>将死得分 {} 与最佳着法的 {} 不符，即使递减 1 或 2 也不符。</translation>
    </message>
    <message>
        <source>The value {}, the score of a mate, is that of the best move, {}, {}; that of most nodes is {}.</source>
        <translation>将死得分 {} 来自最佳着法的 {}，{}；多数节点则是：{}。</translation>
    </message>
    <message>
        <source>The value {} does not follow from the moves searched, the best of which has {}.</source>
        <translation>值 {} 不能由已搜索的着法得出，其中最佳为 {}。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Parser</name>
    <message>
        <source>Expected &quot;and&quot;, &quot;or&quot; or the end of the query.</source>
        <translation>此处应为“and”“or”或查询结尾。</translation>
    </message>
    <message>
        <source>Expected a word, a quoted text, or @ and an attribute to compare with.</source>
        <translation>此处应为词、带引号的文本，或 @ 加要比较的属性。</translation>
    </message>
    <message>
        <source>The query goes deeper than {} parentheses.</source>
        <translation>查询的括号嵌套超过 {} 层。</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing here.</source>
        <translation>此处缺少右括号。</translation>
    </message>
    <message>
        <source>Write {}.</source>
        <translation>请写 {}。</translation>
    </message>
    <message>
        <source>Write {} without quotation marks, to compare numbers.</source>
        <translation>比较数值时请写不带引号的 {}。</translation>
    </message>
    <message>
        <source>{} is not a number; write {}.</source>
        <translation>{}不是数；请写 {}。</translation>
    </message>
    <message>
        <source>{} is not a number.</source>
        <translation>{}不是数。</translation>
    </message>
    <message>
        <source>{} is one of {}, not {}.</source>
        <translation>{} 为 {} 之一，不能是{}。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::PlayoutCheck</name>
    <message>
        <source>The moves below have {} visits together, the node only {}.</source>
        <translation>其下着法的访问次数合计 {}，而该节点只有 {}。</translation>
    </message>
    <message>
        <source>The mean {} of {} visits cannot come from those of the moves below.</source>
        <translation>{1} 次访问的均值 {0} 不能由其下着法的均值得出。</translation>
    </message>
    <message>
        <source>The node has 1 visit, and had {} in the snapshot before.</source>
        <translation>该节点有 1 次访问，而上一快照中有 {} 次。</translation>
    </message>
    <message>
        <source>The node has {} visits, and had {} in the snapshot before.</source>
        <translation>该节点有 {} 次访问，而上一快照中有 {} 次。</translation>
    </message>
    <message>
        <source>Most visits, {}, went to {} with a mean of {}, although the side to move does better with {}, {}: the search seems to select for the other side.</source>
        <translation>访问最多（{} 次）的是{}，均值 {}，但对行棋方更好的是{}（{}）：搜索似乎在为另一方选着法。</translation>
    </message>
    <message>
        <source>{} Means are the first player&apos;s, as the header says (values=first).</source>
        <translation>{}均值按先手方计，如文件头所写（values=first）。</translation>
    </message>
    <message>
        <source>{} Means are the side&apos;s to move at the node: print -W/n where W counts for the side that moved there, or write values=first where all are the first player&apos;s.</source>
        <translation>{}均值按该节点的行棋方计：请输出 -W/n，其中 W 按走到该处的一方计；若全部按先手方计，请写 values=first。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::RecordingBuilder</name>
    <message>
        <source>No node is open to which this could happen.</source>
        <translation>没有未返回的节点可对应此事件。</translation>
    </message>
    <message>
        <source>The root, -, is entered while a node is open; the same position within a node is a dot.</source>
        <translation>尚有节点未返回，就进入了根（-）；节点内的同一局面应写作“.”。</translation>
    </message>
    <message>
        <source>path is allowed where no node is open; here the open nodes are the path.</source>
        <translation>没有未返回的节点时才可写 path；此处未返回的节点就是路径。</translation>
    </message>
    <message>
        <source>path takes the moves from the root, with commas.</source>
        <translation>path 为从根开始的着法，以逗号分隔。</translation>
    </message>
    <message>
        <source>More than {} nodes would be open.</source>
        <translation>未返回的节点将超过 {} 个。</translation>
    </message>
    <message>
        <source>This node lies {} plies below the root; at most {} are read.</source>
        <translation>该节点在根下第 {} 层；最多读取 {} 层。</translation>
    </message>
    <message>
        <source>This recording needs more than {} nodes: its first {} events are shown.</source>
        <translation>此记录的节点超过 {} 个：只显示前 {} 个事件。</translation>
    </message>
    <message>
        <source>This recording needs more than {} events: its first {} events are shown.</source>
        <translation>此记录的事件超过 {} 个：只显示前 {} 个事件。</translation>
    </message>
    <message>
        <source>This recording needs more than {} MiB: its first {} events are shown.</source>
        <translation>此记录需要超过 {} MiB：只显示前 {} 个事件。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::RecordingReader</name>
    <message>
        <source>There is no header: a recording begins with yomi-trace 1.</source>
        <translation>没有文件头：记录应以 yomi-trace 1 开头。</translation>
    </message>
    <message>
        <source>This line has more than 65,535 bytes.</source>
        <translation>此行超过 65,535 字节。</translation>
    </message>
    <message>
        <source>This line is not UTF-8, or has control characters.</source>
        <translation>此行不是 UTF-8，或含有控制字符。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::RootCheck</name>
    <message>
        <source>The passes of the root leave the value open, from {} to {}, and none follows.</source>
        <translation>根的各轮搜索没有确定值（{} 至 {}），之后也没有下一轮。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::StopCheck</name>
    <message>
        <source>The value of a repetition, {}, is stored as exact: by another line of moves the position is worth something else.</source>
        <translation>重复局面的值 {} 被存为精确值：经由其他变例，该局面的值不同。</translation>
    </message>
    <message>
        <source>The move {} was stopped at line {}, and may be better than what is stored.</source>
        <translation>着法{}在第 {} 行被中止，可能优于所存内容。</translation>
    </message>
    <message>
        <source>The search of the node was stopped, and what it had so far is stored as exact.</source>
        <translation>该节点的搜索被中止，当时已得的结果却存为精确值。</translation>
    </message>
    <message>
        <source>From line {} on every node returns 0 at once, as searches do whose time is out; what is stored as exact comes of that.</source>
        <translation>从第 {} 行起，所有节点立即返回 0，正如超时的搜索那样；被存为精确的值由此而来。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::ThreadCheck</name>
    <message>
        <source>These look like lines of two threads that print to one file: by its depth this move does not follow from the node above, but from where line {} is. Give each thread a file of its own.</source>
        <translation>这些像是两个线程写入同一文件的行：按深度看，此着法不接上级节点，而接第 {} 行处。请给每个线程单独的文件。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Value</name>
    <message>
        <source>{} takes one of exact, lower, upper, range, not {}.</source>
        <translation>{} 应为 exact、lower、upper、range 之一，而非{}。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::check_rows</name>
    <message>
        <source>alpha and beta on the lines of a node and of its moves</source>
        <translation>节点及其着法行上的 alpha 和 beta</translation>
    </message>
    <message>
        <source>alpha and beta on the lines of nodes</source>
        <translation>节点行上的 alpha 和 beta</translation>
    </message>
    <message>
        <source>alpha and beta, or the bound of a value</source>
        <translation>alpha 和 beta，或值的界</translation>
    </message>
    <message>
        <source>alpha and beta, or fail=soft</source>
        <translation>alpha 和 beta，或 fail=soft</translation>
    </message>
    <message>
        <source>values on the lines of nodes and of their moves</source>
        <translation>节点及其着法各行的值</translation>
    </message>
    <message>
        <source>best= on the lines of nodes that return</source>
        <translation>节点返回行上的 best=</translation>
    </message>
    <message>
        <source>key= on nodes</source>
        <translation>节点上的 key=</translation>
    </message>
    <message>
        <source>key= on nodes or a known game</source>
        <translation>节点上的 key=，或已知的游戏</translation>
    </message>
    <message>
        <source>a known game in the header</source>
        <translation>文件头中已知的游戏</translation>
    </message>
    <message>
        <source>a known game or board=</source>
        <translation>已知的游戏，或 board=</translation>
    </message>
    <message>
        <source>moves that are entered</source>
        <translation>进入的着法</translation>
    </message>
    <message>
        <source>t lines with cut</source>
        <translation>带 cut 的 t 行</translation>
    </message>
    <message>
        <source>s lines</source>
        <translation>s 行</translation>
    </message>
    <message>
        <source>promises=stores in the header</source>
        <translation>文件头中的 promises=stores</translation>
    </message>
    <message>
        <source>search=mcts in the header</source>
        <translation>文件头中的 search=mcts</translation>
    </message>
    <message>
        <source>n= on the lines of nodes that return</source>
        <translation>节点返回行上的 n=</translation>
    </message>
</context>
<context>
    <name>yomi::ui::AboutDialog</name>
    <message>
        <source>Yomi %1</source>
        <translation>Yomi %1</translation>
    </message>
    <message>
        <source>Qt %1 (built with %2)</source>
        <translation>Qt %1（编译时为 %2）</translation>
    </message>
    <message>
        <source>Compiled by %1</source>
        <translation>编译器：%1</translation>
    </message>
    <message>
        <source>On %1, %2</source>
        <translation>运行环境：%1，%2</translation>
    </message>
    <message>
        <source>About Yomi</source>
        <translation>关于 Yomi</translation>
    </message>
    <message>
        <source>A workbench for reading games: exact odds, best hands, and the search behind a move. 読⁠み: reading ahead.</source>
        <translation>游戏推演工作台：精确概率、手牌的最佳拆法、着法背后的搜索。読⁠み，即向前推演。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>复制版本信息(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the overview of licences</source>
        <translation>返回许可证概览</translation>
    </message>
</context>
<context>
    <name>yomi::ui::BarPanel</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ChartGrid</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ChartPanel</name>
    <message>
        <source>Copy or save this chart and its numbers</source>
        <translation>复制或保存此图表及其数据</translation>
    </message>
    <message>
        <source>%1: copy and save</source>
        <translation>%1：复制与保存</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>数据已复制到剪贴板。</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Save numbers as CSV…</source>
        <translation>数据另存为 CSV…</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1 ends in none of .png, .svg and .csv.</source>
        <translation>%1 的扩展名不是 .png、.svg 或 .csv。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::Controls</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::DiskWatch</name>
    <message>
        <source>%1 was moved or removed by another program. Saving writes it again.</source>
        <translation>%1 已被其他程序移动或删除。保存时将重新写入。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序修改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>保留当前内容</translation>
    </message>
</context>
<context>
    <name>yomi::ui::DocumentFile</name>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>There is no file %1 in %2.</source>
        <translation>%2 中没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>The document holds text that a file cannot carry: %1</source>
        <translation>文档含有无法写入文件的文本：%1</translation>
    </message>
    <message>
        <source>%1 is too large for a Yomi document: %2 MB, the limit is %3 MB.</source>
        <translation>%1 过大，不能作为 Yomi 文档：%2 MB，上限为 %3 MB。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is empty.</source>
        <translation>无法打开 %1：文件为空。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a Yomi document, a recording of a search (its first line would be yomi-trace 1), or a game or position of A Code of Ice &amp; Fire.</source>
        <translation>无法打开 %1：它不是 Yomi 文档，不是搜索记录（首行应为 yomi-trace 1），也不是 A Code of Ice &amp; Fire 的对局或局面。</translation>
    </message>
    <message>
        <source>%1 is a document of the kind “%2”, which this Yomi does not know. It knows: %3.</source>
        <translation>此版本的 Yomi 不支持 %1 的文档类型“%2”。支持的类型：%3。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>打开的文档</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>关闭此标签页</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>modified document</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>%1 (unsaved changes)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::EditMenu</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Copy position as text</source>
        <translation>将局面复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>粘贴局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy yomi-cli co&amp;mmand</source>
        <translation>复制 yomi-cli 命令(&amp;M)</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard to paste.</source>
        <translation>剪贴板中没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>This text has more than one meaning.</source>
        <translation>这段文本有多种含义。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ExampleName</name>
    <message>
        <source>Apprentice</source>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Attack with Yeti</source>
        <translation>用雪人攻击</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>勇士</translation>
    </message>
    <message>
        <source>Crusader</source>
        <translation>十字军</translation>
    </message>
    <message>
        <source>Cultist</source>
        <translation>教徒</translation>
    </message>
    <message>
        <source>Felguard</source>
        <translation>恶魔卫士</translation>
    </message>
    <message>
        <source>Fire Elemental</source>
        <translation>火元素</translation>
    </message>
    <message>
        <source>Flametongue</source>
        <translation>火舌</translation>
    </message>
    <message>
        <source>Footman</source>
        <translation>步兵</translation>
    </message>
    <message>
        <source>Golem</source>
        <translation>魔像</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>卫兵</translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation>守护者</translation>
    </message>
    <message>
        <source>Imp</source>
        <translation>小鬼</translation>
    </message>
    <message>
        <source>Knife Juggler</source>
        <translation>飞刀杂耍者</translation>
    </message>
    <message>
        <source>Leper Gnome</source>
        <translation>麻风侏儒</translation>
    </message>
    <message>
        <source>Murloc</source>
        <translation>鱼人</translation>
    </message>
    <message>
        <source>Ogre</source>
        <translation>食人魔</translation>
    </message>
    <message>
        <source>Panther</source>
        <translation>猎豹</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>掠夺者</translation>
    </message>
    <message>
        <source>Raptor</source>
        <translation>迅猛龙</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>新兵</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>暗影</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>萨满祭司</translation>
    </message>
    <message>
        <source>Spirit Wolf</source>
        <translation>幽灵狼</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>侍从</translation>
    </message>
    <message>
        <source>Tentacle</source>
        <translation>触手</translation>
    </message>
    <message>
        <source>Thing from Below</source>
        <translation>深渊魔物</translation>
    </message>
    <message>
        <source>Tidecaller</source>
        <translation>招潮者</translation>
    </message>
    <message>
        <source>Totem</source>
        <translation>图腾</translation>
    </message>
    <message>
        <source>Tuskarr</source>
        <translation>海象人</translation>
    </message>
    <message>
        <source>Water Elemental</source>
        <translation>水元素</translation>
    </message>
    <message>
        <source>Whelp</source>
        <translation>雏龙</translation>
    </message>
    <message>
        <source>Wisp</source>
        <translation>小精灵</translation>
    </message>
    <message>
        <source>Yeti</source>
        <translation>雪人</translation>
    </message>
</context>
<context>
    <name>yomi::ui::FileCommands</name>
    <message>
        <source>Yomi documents (*.yomi)</source>
        <translation>Yomi 文档 (*.yomi)</translation>
    </message>
    <message>
        <source>Please check %1:</source>
        <comment>name of a file</comment>
        <translation>请检查 %1：</translation>
    </message>
    <message>
        <source>Remove from recent files</source>
        <translation>从最近文件中移除</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <translation>剪贴板中的文本</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a Yomi document, a recording, a game, a board, a hand or a yomi-cli command that Yomi can read.</source>
        <translation>无法打开 %1：Yomi 无法把它当作 Yomi 文档、记录、对局、棋盘、手牌或 yomi-cli 命令读取。</translation>
    </message>
    <message>
        <source>No page of the window does what this command does.</source>
        <translation>窗口中没有与此命令对应的页面。</translation>
    </message>
    <message>
        <source>Open in %1</source>
        <translation>在%1中打开</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of one of several</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <comment>name of a file</comment>
        <translation>从 %1 打开</translation>
    </message>
    <message numerus="yes">
        <source>There are %n documents. Which one?</source>
        <translation>
            <numerusform>共有 %n 个文档，要打开哪一个？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. It is not saved yet.</source>
        <translation>%1 在此处打开后已被其他程序修改，尚未保存。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close it there, or save under another name.</source>
        <translation>%1 已在另一标签页中打开。请先在那里关闭，或以其他名称保存。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>%1 is open here; a copy needs another name.</source>
        <translation>%1 已在此处打开，副本需要另一个名称。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改将会丢失。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>What Yomi opens (%1)</source>
        <translation>Yomi 可打开的文件 (%1)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title of a document, and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The directory %1 cannot be made.</source>
        <translation>无法创建目录 %1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::FileMenu</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New %1</source>
        <translation>新建%1(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>另存副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate tab</source>
        <translation>复制标签页(&amp;D)</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::HelpMenu</name>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Yomi</source>
        <translation>关于 Yomi(&amp;A)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ItemAccessible</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::JobBar</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>yomi::ui::Labels</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, its number</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::LanguageMenu</name>
    <message>
        <source>Follow &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>The language changes when Yomi starts again.</source>
        <translation>语言更改将在下次启动后生效。</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::LinePanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>%1, %2: about %3 (%4 to %5)</source>
        <translation>%1，%2：约 %3（%4 至 %5）</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::List</name>
    <message>
        <source>, </source>
        <comment>between two of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>yomi::ui::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>欢迎页(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>下一标签页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>上一标签页(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>%1[*] – Yomi</source>
        <translation>%1[*] – Yomi</translation>
    </message>
    <message>
        <source>Yomi</source>
        <translation>Yomi</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ManualWindow</name>
    <message>
        <source>Yomi manual</source>
        <translation>Yomi 手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Pages and places</source>
        <translation>页面与位置</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>手册中没有包含这些词的内容。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::MessageArea</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>yomi::ui::MethodsPage</name>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The way in which the answer is computed.</source>
        <translation>计算答案的方法。</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Whether the row has been computed, or why not.</source>
        <translation>该行是否已算出，或未算出的原因。</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1，对数刻度</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>运行中…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Bars appear when the first row is done.</source>
        <translation>首行完成后显示条形图。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::PictureDialog</name>
    <message>
        <source>with the &amp;legend</source>
        <translation>包含图例(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>SVG (vector, sharp at any size)</source>
        <translation>SVG（矢量，任意缩放都清晰）</translation>
    </message>
    <message>
        <source>PNG (pixels)</source>
        <translation>PNG（像素）</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Pixels of the picture for each pixel of the screen.</source>
        <translation>屏幕每像素对应的图片像素数。</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>范围(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>缩放(&amp;C)</translation>
    </message>
    <message>
        <source>It would have %1 × %2 pixels; a side can have %3.</source>
        <translation>图片将有 %1 × %2 像素，单边上限为 %3。</translation>
    </message>
    <message>
        <source>It would have %1 × %2 pixels; %3 together are the most.</source>
        <translation>图片将有 %1 × %2 像素，总数上限为 %3。</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels.</source>
        <translation>图片为 %1 × %2 像素。</translation>
    </message>
    <message>
        <source>There is no memory for so large a picture.</source>
        <translation>内存不足，无法生成这么大的图片。</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::PlaybackBar</name>
    <message>
        <source>First</source>
        <translation>最前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Steps a second while playing.</source>
        <translation>播放时每秒的步数。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>%1 of %1</source>
        <translation>%1 / %1</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>末尾 / %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::QuitQuestion</name>
    <message>
        <source>Quit Yomi</source>
        <translation>退出 Yomi</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents have unsaved changes.</source>
        <translation>
            <numerusform>%n 个文档有未保存的更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes reopen next time.</source>
        <translation>保留的更改会在下次启动时恢复。</translation>
    </message>
    <message>
        <source>&amp;Keep for next start</source>
        <translation>保留到下次启动(&amp;K)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::Session</name>
    <message numerus="yes">
        <source>Yomi closed unexpectedly. Unsaved changes in %n documents were restored; save what you want to keep.</source>
        <translation>
            <numerusform>Yomi 意外关闭。已恢复 %n 个文档中未保存的更改；请保存要保留的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its unsaved text is kept in %1.</source>
        <translation>其未保存的文本保留在 %1 中。</translation>
    </message>
    <message>
        <source>Unsaved work would not survive a crash: %1</source>
        <translation>若程序崩溃，未保存的内容将会丢失：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::SessionStore</name>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>无法移动 %1。</translation>
    </message>
    <message>
        <source>The previous session cannot be read. It is kept in %1.</source>
        <translation>无法读取上次的会话，已将其保留在 %1 中。</translation>
    </message>
    <message>
        <source>The unsaved text of “%1” is gone.</source>
        <translation>“%1”未保存的文本已丢失。</translation>
    </message>
    <message>
        <source>Nothing can be written in %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::SessionStore::Folder</name>
    <message>
        <source>this is not the name of a session&apos;s text</source>
        <translation>这不是会话文本的名称</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ShellCommand</name>
    <message>
        <source>There is no option --%1.</source>
        <translation>没有选项 --%1。</translation>
    </message>
    <message>
        <source>There is no option --%1; did you mean --%2?</source>
        <translation>没有选项 --%1；是否想用 --%2？</translation>
    </message>
    <message>
        <source>The command reads the file %1. Open that file instead.</source>
        <translation>该命令读取文件 %1。请直接打开该文件。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Narrow the list down</source>
        <translation>筛选列表</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>yomi::ui::StackPanel</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::StatusLine</name>
    <message>
        <source>Under the pointer</source>
        <translation>指针所指</translation>
    </message>
    <message>
        <source>Work done</source>
        <translation>已做的工作</translation>
    </message>
</context>
<context>
    <name>yomi::ui::TextSizeMenu</name>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>放大文字(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>N&amp;ormal text size</source>
        <translation>正常文字大小(&amp;O)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ThemeMenu</name>
    <message>
        <source>Follow &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ValueTable</name>
    <message>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Read ahead: exact odds, best hands, and the search behind a move.</source>
        <translation>向前推演：精确概率、手牌的最佳拆法、着法背后的搜索。</translation>
    </message>
    <message>
        <source>New documents and examples</source>
        <translation>新文档与示例</translation>
    </message>
    <message>
        <source>New %1 document</source>
        <translation>新建%1文档</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>文章：%1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Or drop .yomi files anywhere on this window. Ctrl+V opens a copied board, hand, command or recording. F1 opens the manual.</source>
        <translation>也可将 .yomi 文件拖放到窗口任意位置。Ctrl+V 打开已复制的棋盘、手牌、命令或记录。F1 打开手册。</translation>
    </message>
    <message>
        <source>None yet. What you open or save is listed here the next time.</source>
        <translation>暂无。打开或保存的文件下次会列在这里。</translation>
    </message>
    <message>
        <source>Missing from %1</source>
        <translation>在 %1 中缺失</translation>
    </message>
</context>
<context>
    <name>yomi::ui::Workspace</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation>可见部分</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::Ladder</name>
    <message>
        <source>minimax</source>
        <translation>极小化极大</translation>
    </message>
    <message>
        <source>Every line of play to its end.</source>
        <translation>每条变化都走到终局。</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>α-β剪枝</translation>
    </message>
    <message>
        <source>A window of scores that still matter; columns from the left.</source>
        <translation>以窗口限定仍有意义的得分；各列从左到右。</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>中央优先</translation>
    </message>
    <message>
        <source>Columns from the centre outwards: 4 3 5 2 6 1 7.</source>
        <translation>各列从中央向外：4 3 5 2 6 1 7。</translation>
    </message>
    <message>
        <source>bitboard</source>
        <translation>位棋盘</translation>
    </message>
    <message>
        <source>The board as two words of bits: the same nodes in less time.</source>
        <translation>棋盘用两个机器字的位表示：节点相同，时间更短。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>A transposition table of 8,388,593 places remembers upper bounds.</source>
        <translation>含 8,388,593 个位置的置换表，记录上界。</translation>
    </message>
    <message>
        <source>deepening</source>
        <translation>加深</translation>
    </message>
    <message>
        <source>Null windows that close in on the score.</source>
        <translation>用空窗逐步逼近得分。</translation>
    </message>
    <message>
        <source>losing moves</source>
        <translation>败着</translation>
    </message>
    <message>
        <source>Moves that let the opponent win at once are not tried.</source>
        <translation>不尝试会让对手立即获胜的着法。</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Moves that make the most threats are tried first.</source>
        <translation>先试产生威胁最多的着法。</translation>
    </message>
    <message>
        <source>smaller table</source>
        <translation>缩小置换表</translation>
    </message>
    <message>
        <source>The table keeps 32 bits of each key; with the place they give the whole key.</source>
        <translation>置换表只存每个键的 32 位，连同位置即可还原整个键。</translation>
    </message>
    <message>
        <source>lower bounds</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>The table remembers lower bounds, too.</source>
        <translation>置换表也记录下界。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>The solver for use, with ideas of its own: the same scores with any number of nodes.</source>
        <translation>实用求解器，另有自己的技巧：得分相同，节点数不限。</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Bounds from the lines that are still open, and from following up in a column.</source>
        <translation>由仍可连成的线和同列跟子得出的界。</translation>
    </message>
    <message>
        <source>chains</source>
        <translation>连锁</translation>
    </message>
    <message>
        <source>Forced replies are followed without a node.</source>
        <translation>强制应着直接走完，不计节点。</translation>
    </message>
    <message>
        <source>lookups</source>
        <translation>查表</translation>
    </message>
    <message>
        <source>All children are looked up in the table before one is searched.</source>
        <translation>先在置换表中查完所有子节点，再搜索。</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>A position and its mirror image share an entry of the table.</source>
        <translation>局面及其镜像共用置换表中的一条。</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>So do positions that differ in stones without an open line.</source>
        <translation>只在死子（已无望连线的棋子）上不同的局面也共用一条。</translation>
    </message>
    <message>
        <source>order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Threats that can be used soon come first in the order of moves, then moves that lie in many open lines.</source>
        <translation>先试很快能用上的威胁，再试位于较多可连线上的着法。</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Whether the game is over within twelve plies is asked first, then the sign, then outwards from zero.</source>
        <translation>先问十二层内是否终局，再问正负，然后从零向外搜索。</translation>
    </message>
    <message>
        <source>End-Easy</source>
        <translation>残局-易</translation>
    </message>
    <message>
        <source>Middle-Easy</source>
        <translation>中局-易</translation>
    </message>
    <message>
        <source>Middle-Medium</source>
        <translation>中局-中</translation>
    </message>
    <message>
        <source>Begin-Easy</source>
        <translation>开局-易</translation>
    </message>
    <message>
        <source>Begin-Medium</source>
        <translation>开局-中</translation>
    </message>
    <message>
        <source>Begin-Hard</source>
        <translation>开局-难</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::LadderRows</name>
    <message>
        <source>%1 without %2</source>
        <translation>%1 去掉%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Entries of the recursive function, the mean of all positions.</source>
        <translation>进入递归函数的次数，所有局面的平均值。</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>The nodes of the step before divided by those of this one; without an idea, those of step 13.</source>
        <translation>前一步骤的节点数除以本步骤的节点数；去掉一项技巧时，用第 13 步的节点数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The mean of all positions, without the clearing of tables; short ones are solved three times, and the least counts. Nodes that are only counted take no time.</source>
        <translation>所有局面的平均值，不含清空置换表的时间；用时短的求解三次，取最短。仅计数的节点没有时间。</translation>
    </message>
    <message>
        <source>The time of the step before divided by that of this one; without an idea, that of step 13.</source>
        <translation>前一步骤的时间除以本步骤的时间；去掉一项技巧时，用第 13 步的时间。</translation>
    </message>
    <message>
        <source>time per node</source>
        <translation>每节点用时</translation>
    </message>
    <message>
        <source>The time divided by the nodes.</source>
        <translation>时间除以节点数。</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公布值</translation>
    </message>
    <message>
        <source>The mean of the nodes that the tutorial publishes for this set; it rounds them. It publishes none for some steps.</source>
        <translation>教程为此局面集公布的平均节点数（已取整）。有些步骤没有公布。</translation>
    </message>
    <message>
        <source>met</source>
        <translation>相符</translation>
    </message>
    <message>
        <source>Whether the nodes are the published ones, to the last of the whole set.</source>
        <translation>整个局面集的节点数是否与公布值完全一致。</translation>
    </message>
    <message>
        <source>Shows the trees of both steps on the page Two runs.</source>
        <translation>在“两次运行”页显示这两步的搜索树。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>As its line has it: the moves played, or the board.</source>
        <translation>与原行写法相同：已走的着法，或棋盘。</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Stones on the board.</source>
        <translation>棋盘上的棋子数。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>For the side to move.</source>
        <translation>对行棋方而言。</translation>
    </message>
    <message>
        <source>The nodes of the row that is selected above.</source>
        <translation>上面所选行的节点数。</translation>
    </message>
    <message>
        <source>step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>The nodes of the step before it; without an idea, those of step 13.</source>
        <translation>前一步骤的节点数；去掉一项技巧时，为第 13 步的节点数。</translation>
    </message>
    <message>
        <source>The nodes of the step before divided by those of this one.</source>
        <translation>前一步骤的节点数除以本步骤的节点数。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>The part of the nodes of all positions.</source>
        <translation>占所有局面节点数的比例。</translation>
    </message>
    <message>
        <source>Positions by their nodes</source>
        <translation>按节点数排列的局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Put a position on the board</source>
        <translation>将局面放到棋盘上</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>not finished in %1 s</source>
        <translation>%1 秒内未完成</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>已计数</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ 是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an idea and its explanation</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved in that time.</source>
        <translation>
            <numerusform>该时限内求解了 %n 个局面中的 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two rows differ in a score: one of them is wrong.</source>
        <translation>有两行得分不同：其中一行有误。</translation>
    </message>
    <message numerus="yes">
        <source>Means of %1 positions. All rows agree in every score that they found.</source>
        <translation>
            <numerusform>%1 个局面的平均值。各行已得出的得分全部一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1 for the side to move. All finished rows agree.</source>
        <translation>行棋方得分 %1。已完成的各行一致。</translation>
    </message>
    <message>
        <source>Compare steps %1 and %2</source>
        <translation>比较第 %1 步和第 %2 步</translation>
    </message>
    <message>
        <source>Positions, by nodes of %1</source>
        <translation>局面，按“%1”的节点数</translation>
    </message>
    <message>
        <source>%1 is not done. Select a row that is done to see its hardest positions.</source>
        <translation>“%1”尚未完成。选择已完成的行，可查看最难的局面。</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Double-click a position, or press Enter, to put it on the board.</source>
        <translation>双击局面或按 Enter，可放到棋盘上。</translation>
    </message>
    <message>
        <source>The %1 hardest of %2 take %3 of the nodes.</source>
        <translation>%2 个局面中最难的 %1 个占节点的 %3。</translation>
    </message>
    <message>
        <source>Steps %1 and %2 can be compared when both are done in Compare.</source>
        <translation>第 %1 步和第 %2 步在“比较”页都完成后才能比较。</translation>
    </message>
    <message>
        <source>Step %1 answers this position without a node: there is no tree to open.</source>
        <translation>第 %1 步不用任何节点就能解答此局面，没有可打开的搜索树。</translation>
    </message>
    <message numerus="yes">
        <source>Step %1 visits %2 nodes of this position; up to %3 can be opened side by side.</source>
        <translation>
            <numerusform>第 %1 步在此局面访问 %2 个节点；并排打开的上限为 %3 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>A is step %1, %2; B is step %3, %4. The position is %5. A row is a line of moves; one that is searched twice counts once.</source>
        <translation>A 为第 %1 步（%2），B 为第 %3 步（%4）。局面为 %5。每行是一条变例；搜索过两次的变例只算一次。</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>空棋盘</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::QuestionBar</name>
    <message>
        <source>Use the board</source>
        <translation>使用棋盘局面</translation>
    </message>
    <message>
        <source>sign only</source>
        <translation>仅看胜负</translation>
    </message>
    <message>
        <source>count steps 4 to 6 only</source>
        <translation>第 4 至 6 步仅计数</translation>
    </message>
    <message>
        <source>Paste positions</source>
        <translation>粘贴局面</translation>
    </message>
    <message>
        <source>Takes the lines of the clipboard: a position a line, or boards of several lines with a blank line between them. A score behind a position is ignored.</source>
        <translation>读取剪贴板中的各行：每行一个局面，或占多行的棋盘，棋盘之间空一行。局面后的得分会忽略。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Takes the lines of a file: a position a line, or boards of several lines with a blank line between them. A score behind a position is ignored.</source>
        <translation>读取文件中的各行：每行一个局面，或占多行的棋盘，棋盘之间空一行。局面后的得分会忽略。</translation>
    </message>
    <message>
        <source>Goes back to the position on the board.</source>
        <translation>回到棋盘上的局面。</translation>
    </message>
    <message>
        <source>Asks who wins alone: −1, 0 or 1.</source>
        <translation>只问谁胜：−1、0 或 1。</translation>
    </message>
    <message>
        <source>Counts the nodes of steps 4 to 6 without visiting a subtree twice: far quicker, but without a time.</source>
        <translation>统计第 4 至 6 步的节点数，相同子树只访问一次：快得多，但没有用时。</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>每行至多 </translation>
    </message>
    <message>
        <source> s a row</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Time limit of a row</source>
        <translation>每行的时限</translation>
    </message>
    <message>
        <source>A row that takes longer ends there and says so.</source>
        <translation>超时的行就此结束，并注明。</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open positions</source>
        <translation>打开局面</translation>
    </message>
    <message>
        <source>All files (*);;Text (*.txt)</source>
        <translation>所有文件 (*);;文本 (*.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>This is not text: it has a zero byte in it.</source>
        <translation>这不是文本：其中含有零字节。</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were left out, too.</source>
        <translation>
            <numerusform>另有 %n 行也被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no positions: a line each is expected, such as 4453.</source>
        <translation>没有局面：应为每行一个，例如 4453。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::Type</name>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Which answers fall into the trap?</source>
        <translation>哪些应着会落入陷阱？</translation>
    </message>
    <message>
        <source>O has two in the middle of the bottom row: columns 2, 5 and 6 hold (0), the other four lose (18).</source>
        <translation>O 在底行中间有两子：下第 2、5、6 列可守住（0），其余四列皆负（18）。</translation>
    </message>
    <message>
        <source>What does a table save?</source>
        <translation>置换表能省多少？</translation>
    </message>
    <message>
        <source>Fourteen plies to the end, and X wins; the page Compare runs alpha-beta with and without a table.</source>
        <translation>距终局十四层，X 胜；“比较”页分别运行有无置换表的 α-β剪枝。</translation>
    </message>
    <message>
        <source>What does each idea of a solver save?</source>
        <translation>求解器的每项技巧能省多少？</translation>
    </message>
    <message>
        <source>Step by step from minimax, 332,768 nodes, to the solver for use, 84.</source>
        <translation>从极小化极大的 332,768 个节点，一步步到实用求解器的 84 个。</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 至 9</translation>
    </message>
    <message>
        <source>Board: play in that column</source>
        <translation>棋盘：下在该列</translation>
    </message>
    <message>
        <source>Connect four</source>
        <translation>四子棋</translation>
    </message>
    <message>
        <source>Search any board of up to 64 cells: which column, and why?</source>
        <translation>搜索至多 64 格的任意棋盘：该下哪一列，为什么？</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Comment</name>
    <message>
        <source>the only move that wins</source>
        <translation>唯一取胜的着法</translation>
    </message>
    <message>
        <source>the only move that holds out</source>
        <translation>唯一坚持最久的着法</translation>
    </message>
    <message>
        <source>the only move that draws</source>
        <translation>唯一守和的着法</translation>
    </message>
    <message>
        <source>the only legal move</source>
        <translation>唯一合法的着法</translation>
    </message>
    <message>
        <source>every move draws</source>
        <translation>任何着法都成平局</translation>
    </message>
    <message>
        <source>every move wins</source>
        <translation>任何着法都胜</translation>
    </message>
    <message>
        <source>every move loses</source>
        <translation>任何着法都负</translation>
    </message>
    <message>
        <source>every move wins at the same ply</source>
        <translation>任何着法都在同一层取胜</translation>
    </message>
    <message>
        <source>every move loses at the same ply</source>
        <translation>任何着法都在同一层落败</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than the best move</source>
        <translation>
            <numerusform>胜，但比最佳着法慢 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than %1</source>
        <translation>
            <numerusform>胜，但比走 %1 慢 %n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>gives away a won game: draw</source>
        <translation>错失胜局：平局</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>胜局走成负局</translation>
    </message>
    <message>
        <source>loses a drawn game</source>
        <translation>和局走成负局</translation>
    </message>
    <message numerus="yes">
        <source>lost; the best move could hold out %n plies longer</source>
        <translation>
            <numerusform>负；走最佳着法可多撑 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost; %1 could hold out %n plies longer</source>
        <translation>
            <numerusform>负；走 %1 可多撑 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n plies, seen at depth %1</source>
        <translation>
            <numerusform>%n 层内必胜，在深度 %1 看到</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n plies, seen at depth %1</source>
        <translation>
            <numerusform>%n 层内必负，在深度 %1 看到</numerusform>
        </translation>
    </message>
    <message>
        <source>estimates at depth %1, no verdict</source>
        <translation>深度 %1 的估计，无定论</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 胜</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 已获胜</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n plies</source>
        <translation>
            <numerusform>%1 在 %n 层后获胜</numerusform>
        </translation>
    </message>
    <message>
        <source> (better: %1)</source>
        <translation>（更好：%1）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the line of move %2 of a game.</source>
        <translation>“%1”不是对局第 %2 着的行。</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>粘贴对局</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>value before, after, comment</comment>
        <translation>%1 → %2，%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ComparisonPage</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What is compared: a row of the table each.</source>
        <translation>比较的对象，各占表格的一行。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ExaminationPages</name>
    <message>
        <source>Ways to examine the search</source>
        <translation>细查方式</translation>
    </message>
    <message>
        <source>Examining the search…</source>
        <translation>正在细查搜索…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Why not this line?</source>
        <translation>为何不走此变例？</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>第二份记录</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Game</name>
    <message>
        <source>&quot;{}&quot; is not a move</source>
        <translation>“{}”不是着法</translation>
    </message>
    <message>
        <source>they lead to {}, not to the position</source>
        <translation>这些着法到达 {}，而不是该局面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::GameBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::MoveCard</name>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Shows the search of the board after the move, at this reply.</source>
        <translation>显示该着法之后棋盘的搜索，定位到此应着。</translation>
    </message>
    <message>
        <source>Refuted by %1</source>
        <translation>被 %1 破解</translation>
    </message>
    <message>
        <source>No move has been made. Each move gets a comment here: what it was worth, and which were better.</source>
        <translation>还没有着法。每一着都会在此得到评注：价值多少，有没有更好的。</translation>
    </message>
    <message>
        <source>Select a move to see what it was worth.</source>
        <translation>选择一个着法，查看其价值。</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <comment>number, side, move</comment>
        <translation>第 %1 着：%2 %3</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>无评注</translation>
    </message>
    <message>
        <source>Not yet known</source>
        <translation>尚未得知</translation>
    </message>
    <message>
        <source>Values of the last two moves are hidden. Press H to show them.</source>
        <translation>最后两着的值已隐藏。按 H 显示。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>before or after, value, meaning</comment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>before or after, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>落子前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>落子后</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Best by the estimate: %1</source>
        <translation>估计最佳：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::MovesModel</name>
    <message>
        <source>%1 %2</source>
        <comment>side and move</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>no comment</source>
        <translation>无评注</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>尚未得知</translation>
    </message>
    <message>
        <source>The position was not solved in time: the value with ≈ is that of a search to depth %1 with the lines as its estimate. The other is exact, from the move beside this one.</source>
        <translation>该局面未能及时求解：带 ≈ 的值来自深度 %1 的搜索，以连线作估值。另一个值是精确的，来自相邻的着法。</translation>
    </message>
    <message>
        <source>The position was not solved in time: both values are those of a search to depth %1 with the lines as its estimate.</source>
        <translation>该局面未能及时求解：两个值都来自深度 %1 的搜索，以连线作估值。</translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation>落子前：%1。落子后：%2。</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The number of the move.</source>
        <translation>着法序号。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Who moved, and where.</source>
        <translation>谁下的，下在哪里。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>落子前</translation>
    </message>
    <message>
        <source>Value before the move, for the side that moved.</source>
        <translation>落子前的值，以落子方计。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>落子后</translation>
    </message>
    <message>
        <source>Value after the move, for the side that moved.</source>
        <translation>落子后的值，以落子方计。</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>What the move did to the result.</source>
        <translation>该着法对结果的影响。</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>The best moves, if this one is not among them.</source>
        <translation>此着不是最佳时的最佳着法。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Pages</name>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>冰柱图</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>细查</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation>两次运行</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayBoard</name>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>A click or Space plays here.</source>
        <translation>单击或按空格在此落子。</translation>
    </message>
    <message>
        <source>A click or Space plays here. Its value is %1.</source>
        <translation>单击或按空格在此落子。值为 %1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayPage</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Takes back your move and the engine&apos;s answer to it.</source>
        <translation>悔棋：撤回你的着法和引擎的应着。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Brings back the moves that were taken back.</source>
        <translation>恢复已撤回的着法。</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>立即落子</translation>
    </message>
    <message>
        <source>Stops the engine&apos;s thinking: it moves from what it has.</source>
        <translation>停止引擎思考：按已有结果落子。</translation>
    </message>
    <message>
        <source>Engine moves</source>
        <translation>引擎落子</translation>
    </message>
    <message>
        <source>Lets the engine make its move here.</source>
        <translation>让引擎在此落子。</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Shows or hides best moves, scores and value, also of the last two moves.</source>
        <translation>显示或隐藏最佳着法、得分和值，包括最后两着的。</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>对局棋谱</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Go back to before this move</source>
        <translation>回到此着之前</translation>
    </message>
    <message>
        <source>Takes the game back to before the selected move, so that another can be made.</source>
        <translation>让对局回到所选着法之前，以便改下他处。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>谁执 %1</translation>
    </message>
    <message>
        <source>Who makes the moves of %1.</source>
        <translation>由谁下 %1 的着法。</translation>
    </message>
    <message>
        <source>How the engine thinks</source>
        <translation>引擎思考方式</translation>
    </message>
    <message>
        <source>How the engine finds its moves: by PVS to a depth, counted as in a search, or for so many seconds, or by one of the searches of Compare.</source>
        <translation>引擎如何选着：用 PVS 搜索到某一深度（计法同搜索）或若干秒，或采用“比较”页中的某个搜索。</translation>
    </message>
    <message>
        <source>Depth of the engine</source>
        <translation>引擎深度</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>每着秒数</translation>
    </message>
    <message>
        <source>Engine thinks</source>
        <translation>引擎思考</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>复制对局</translation>
    </message>
    <message>
        <source>Copies the moves with their comments as text, which can be pasted again.</source>
        <translation>将着法及评注复制为文本，可再次粘贴。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Begins a game on the empty board; it can be undone.</source>
        <translation>在空棋盘上开始对局；可撤销。</translation>
    </message>
    <message>
        <source>This is the board after move %1. Select the last move to play on, or go back to before it.</source>
        <translation>这是第 %1 着后的棋盘。选择最后一着可继续下，或回到此着之前。</translation>
    </message>
    <message>
        <source>to a depth</source>
        <translation>按深度</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>as “%1”</source>
        <comment>the engine thinks as a search</comment>
        <translation>按“%1”</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>第一着之前</translation>
    </message>
    <message>
        <source>After move %1 of %2</source>
        <translation>第 %1 着之后，共 %2 着</translation>
    </message>
    <message>
        <source>No game leads to this board.</source>
        <translation>没有对局能走到此棋盘。</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>对局已结束：%1。</translation>
    </message>
    <message>
        <source>%1: a click makes your move.</source>
        <translation>%1：单击落子。</translation>
    </message>
    <message>
        <source>%1: the engine is thinking…</source>
        <translation>%1：引擎思考中…</translation>
    </message>
    <message>
        <source>%1: the engine&apos;s turn. It waits for “Engine moves”.</source>
        <translation>%1（引擎），等待按下“引擎落子”。</translation>
    </message>
    <message>
        <source>All values are shown.</source>
        <translation>显示所有值。</translation>
    </message>
    <message>
        <source>Best moves and scores are hidden. Press H to show them.</source>
        <translation>最佳着法和得分已隐藏。按 H 显示。</translation>
    </message>
    <message>
        <source>Best moves, scores and values of the last two moves are hidden. Press H to show them.</source>
        <translation>最佳着法、得分和最后两着的值已隐藏。按 H 显示。</translation>
    </message>
    <message>
        <source>Hints are shown.</source>
        <translation>提示已显示。</translation>
    </message>
    <message>
        <source>Hints are for the board after move %1, the last; this is an earlier one.</source>
        <translation>提示针对最后一着（第 %1 着）之后的棋盘；当前显示的是更早的棋盘。</translation>
    </message>
    <message>
        <source>Hints come when the engine has moved.</source>
        <translation>引擎落子后给出提示。</translation>
    </message>
    <message>
        <source>Solving this position…</source>
        <translation>正在求解此局面…</translation>
    </message>
    <message>
        <source>Best by estimates at depth %1: %2 (%3).</source>
        <translation>按深度 %1 的估计，最佳：%2（%3）。</translation>
    </message>
    <message>
        <source>Best: %1 (%2). %3</source>
        <comment>moves, value, sentence</comment>
        <translation>最佳：%1（%2）。%3</translation>
    </message>
    <message>
        <source>No move has been made yet. Make one on the board, or paste a game to look at: each move gets a comment and a value here.</source>
        <translation>还没有着法。在棋盘上落子，或粘贴一局棋来看：每着都会在此得到评注和值。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved</source>
        <translation>
            <numerusform>%n 着中已求解 %1 着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved · %2 estimated</source>
        <translation>
            <numerusform>%n 着中已求解 %1 着 · 估计 %2 着</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlaySession</name>
    <message>
        <source>It is the engine&apos;s turn.</source>
        <translation>轮到引擎。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PositionPanel</name>
    <message>
        <source>Engine move</source>
        <translation>引擎落子</translation>
    </message>
    <message>
        <source>Plays the first of the best moves that the search found.</source>
        <translation>下搜索得出的第一个最佳着法。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>A click plays a move of the side to move.</source>
        <translation>单击为行棋方落子。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>对局已结束：%1。</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>All moves are best.</source>
        <translation>所有着法都是最佳。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are best.</source>
        <translation>
            <numerusform>%n 个着法并列最佳。</numerusform>
        </translation>
    </message>
    <message>
        <source>Value ?</source>
        <translation>值 ?</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchCursor</name>
    <message>
        <source>Searching…</source>
        <translation>搜索中…</translation>
    </message>
    <message>
        <source>Search from its board</source>
        <translation>从其棋盘开始搜索</translation>
    </message>
    <message>
        <source>The search was stopped. Change something to search again.</source>
        <translation>搜索已停止。修改任意设置可重新搜索。</translation>
    </message>
    <message>
        <source>Searches of up to %1 nodes can be examined here; this one has %2. Reduce its depth.</source>
        <translation>此处可细查至多 %1 个节点的搜索；当前有 %2 个。请减小深度。</translation>
    </message>
    <message>
        <source>The examination was stopped. Open this page again to continue.</source>
        <translation>细查已停止。重新打开此页可继续。</translation>
    </message>
    <message>
        <source>Examining the search…</source>
        <translation>正在细查搜索…</translation>
    </message>
    <message>
        <source>Recording the search…</source>
        <translation>正在记录搜索…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchDocument</name>
    <message>
        <source>Before the first move</source>
        <translation>第一着之前</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>第 %1 着之后</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>不可能出现</translation>
    </message>
    <message>
        <source>The game is over: %1. There is nothing to search.</source>
        <translation>对局已结束：%1。无需搜索。</translation>
    </message>
    <message>
        <source>No game leads to &quot;%1&quot;: %2</source>
        <translation>没有对局能走到“%1”：%2</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>粘贴局面</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a move and its answer</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation>回到第 %1 着</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Change the search to %1</source>
        <translation>搜索改为 %1</translation>
    </message>
    <message numerus="yes">
        <source>The table has room for %n searches; it is full.</source>
        <translation>
            <numerusform>表格最多容纳 %n 个搜索，已满。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>The table keeps one search at least.</source>
        <translation>表格至少保留一个搜索。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchPanel</name>
    <message>
        <source>More switches</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>Root, windows, order of the moves and size of the table.</source>
        <translation>根、窗口、着法排序和置换表大小。</translation>
    </message>
    <message>
        <source>Fewer switches</source>
        <translation>更少选项</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>极小化极大</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>α-β剪枝</translation>
    </message>
    <message>
        <source>PVS</source>
        <translation>PVS</translation>
    </message>
    <message>
        <source>MTD(f)</source>
        <translation>MTD(f)</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>How the tree is searched.</source>
        <translation>如何搜索树。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>The transposition table: what a store writes, and whether the moves of the position share one table.</source>
        <translation>置换表：存入什么，以及该局面的各着法是否共用一张表。</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>估值</translation>
    </message>
    <message>
        <source>What a leaf is worth.</source>
        <translation>叶节点值多少。</translation>
    </message>
    <message>
        <source>Depth limit</source>
        <translation>深度限制</translation>
    </message>
    <message>
        <source>Counted below the moves of the position: with 0 the search ends at its moves, ply 1.</source>
        <translation>从该局面的着法之后算起：为 0 时，搜索止于这些着法，即第 1 层。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on, ordered</source>
        <translation>开，排序</translation>
    </message>
    <message>
        <source>on, unordered</source>
        <translation>开，不排序</translation>
    </message>
    <message>
        <source>Deepening</source>
        <translation>加深</translation>
    </message>
    <message>
        <source>Iterative deepening searches to depth 0, 1, 2 and so on; ordered, each iteration tries the best moves of the one before first.</source>
        <translation>迭代加深依次搜索到深度 0、1、2，以此类推；排序时，每次迭代先试上次迭代的最佳着法。</translation>
    </message>
    <message>
        <source>bitboard</source>
        <translation>位棋盘</translation>
    </message>
    <message>
        <source>bitboard, copy</source>
        <translation>位棋盘，复制</translation>
    </message>
    <message>
        <source>bitboard, twice</source>
        <translation>位棋盘，两次</translation>
    </message>
    <message>
        <source>record</source>
        <translation>结构体棋盘</translation>
    </message>
    <message>
        <source>record, copy</source>
        <translation>结构体棋盘，复制</translation>
    </message>
    <message>
        <source>record, twice</source>
        <translation>结构体棋盘，两次</translation>
    </message>
    <message>
        <source>Board kind</source>
        <translation>棋盘类型</translation>
    </message>
    <message>
        <source>The board&apos;s form and how a move is taken back. Nodes do not depend on it, time does.</source>
        <translation>棋盘的表示方式，以及如何撤销落子。不影响节点，只影响时间。</translation>
    </message>
    <message>
        <source>every move</source>
        <translation>逐个着法</translation>
    </message>
    <message>
        <source>textbook</source>
        <translation>教科书式</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Whether each move of the position is searched with the full window, or the position is searched as any node.</source>
        <translation>该局面的每个着法都用完整窗口搜索，还是把局面当作普通节点搜索。</translation>
    </message>
    <message>
        <source>Aspiration</source>
        <translation>期望窗口</translation>
    </message>
    <message>
        <source>Each iteration searches in a window around the value of the one before, so many points either way.</source>
        <translation>每次迭代在上次的值附近的窗口内搜索，上下各留若干分。</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>soft</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>越界返回</translation>
    </message>
    <message>
        <source>Whether a value outside the window is returned as found, or as the window&apos;s end.</source>
        <translation>窗口外的值按所得返回，还是返回窗口端点。</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>一分</translation>
    </message>
    <message>
        <source>least difference</source>
        <translation>最小差值</translation>
    </message>
    <message>
        <source>Null window</source>
        <translation>空窗</translation>
    </message>
    <message>
        <source>How wide a null window is.</source>
        <translation>空窗的宽度。</translation>
    </message>
    <message>
        <source>the game&apos;s</source>
        <translation>游戏默认</translation>
    </message>
    <message>
        <source>killers</source>
        <translation>杀手着法</translation>
    </message>
    <message>
        <source>history</source>
        <translation>历史启发</translation>
    </message>
    <message>
        <source>killers, history</source>
        <translation>杀手着法，历史</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Killers are tried first because they cut at the same depth, history because they cut often.</source>
        <translation>先试杀手着法，因其在同一深度剪过枝；先试历史启发的着法，因其常常剪枝。</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>swapped, own too</source>
        <translation>交换，含本轮</translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>移到最前</translation>
    </message>
    <message>
        <source>to the front, own too</source>
        <translation>移到最前，含本轮</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>How the table&apos;s move becomes the first, and whether it comes from this iteration&apos;s own table, too.</source>
        <translation>置换表的着法如何排到第一，以及是否也取自本次迭代自己的表。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>表项数</translation>
    </message>
    <message>
        <source>The places of the table; without a limit it holds every position.</source>
        <translation>置换表的位置数；不设上限时可存下所有局面。</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>按深度</translation>
    </message>
    <message>
        <source>two-tier</source>
        <translation>双层</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Which entry is replaced when the table is full.</source>
        <translation>置换表满时替换哪一条。</translation>
    </message>
    <message>
        <source>all symmetries</source>
        <translation>全部对称局面</translation>
    </message>
    <message>
        <source>by symmetry</source>
        <translation>按对称类</translation>
    </message>
    <message>
        <source>one per position</source>
        <translation>每局面一条</translation>
    </message>
    <message>
        <source>fresh, %1</source>
        <translation>新表，%1</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>开，%1</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>到终局</translation>
    </message>
    <message>
        <source>%1, to the end</source>
        <translation>%1，到终局</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n plies)</source>
        <translation>
            <numerusform>%1（%n 层）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchRows</name>
    <message>
        <source>Searches</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Entries of the recursive function, in the last iteration.</source>
        <translation>最后一次迭代中进入递归函数的次数。</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>全部节点</translation>
    </message>
    <message>
        <source>The nodes of all iterations together, which is what the time is of.</source>
        <translation>所有迭代的节点总数，时间即对应此数。</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>Finished games and positions at the depth limit.</source>
        <translation>已终局的对局和达到深度限制的局面。</translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>The article&apos;s number: nodes that stopped at a value outside the window, also after their last move.</source>
        <translation>文章中的数：以窗口外的值停止的节点，包括最后一个着法之后停止的。</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>有效剪枝</translation>
    </message>
    <message>
        <source>Cutoffs that left a move unsearched.</source>
        <translation>留下未搜索着法的剪枝。</translation>
    </message>
    <message>
        <source>first-move cuts</source>
        <translation>首着剪枝</translation>
    </message>
    <message>
        <source>The part of the cuts that were made by the move tried first: the usual measure of an order.</source>
        <translation>有效剪枝中由首先尝试的着法造成的比例：衡量着法排序的常用指标。</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>被剪着法</translation>
    </message>
    <message>
        <source>The moves that cuts left unsearched.</source>
        <translation>因剪枝而未搜索的着法。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>Nodes whose value the table gave.</source>
        <translation>由置换表给出值的节点。</translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>Children that PVS searched again with the full window.</source>
        <translation>PVS 用完整窗口重新搜索的子节点。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The median of up to 200 whole searches, all iterations together.</source>
        <translation>至多 200 次完整搜索的中位数，含所有迭代。</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Half the runs lie within this of the median.</source>
        <translation>半数运行与中位数相差不超过此值。</translation>
    </message>
    <message>
        <source>time per node</source>
        <translation>每节点用时</translation>
    </message>
    <message>
        <source>The time divided by the nodes of all iterations.</source>
        <translation>时间除以所有迭代的节点数。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Of the position, from the first player&apos;s side.</source>
        <translation>局面的值，以先手方计。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>The moves that have this value.</source>
        <translation>具有此值的着法。</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Adds a copy of the row shown, to be changed beside the board.</source>
        <translation>复制当前行并添加，可在棋盘旁修改。</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>移除行</translation>
    </message>
    <message>
        <source>Removes the row shown.</source>
        <translation>移除当前行。</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Replaces all rows by a preset.</source>
        <translation>用预设替换所有行。</translation>
    </message>
    <message>
        <source>Compare the preset &quot;%1&quot;</source>
        <translation>比较预设“%1”</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>所有算法</translation>
    </message>
    <message>
        <source>From minimax to PVS with iterative deepening.</source>
        <translation>从极小化极大到带迭代加深的 PVS。</translation>
    </message>
    <message>
        <source>There is no other search to compare with. Add one in Compare.</source>
        <translation>没有可比较的其他搜索。请在“比较”中添加。</translation>
    </message>
    <message>
        <source>The last iterations of two searches, overlaid. A row is a line of moves; one that is searched twice counts once. Double-click a row, or press Enter, to step through the search there.</source>
        <translation>两次搜索的最后一次迭代叠加显示。每行是一条变例；搜索过两次的变例只算一次。双击某行或按 Enter，可在该处逐步查看搜索。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchWorkspace</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>测验</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source> · %1 in all iterations</source>
        <translation> · 所有迭代共 %1</translation>
    </message>
    <message>
        <source> · the first %1 recorded</source>
        <translation> · 记录前 %1 个</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SizeFields</name>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>连子数</translation>
    </message>
    <message>
        <source>Columns of the board. Another size begins with an empty board.</source>
        <translation>棋盘的列数。改变大小会从空棋盘开始。</translation>
    </message>
    <message>
        <source>Rows of the board. Another size begins with an empty board.</source>
        <translation>棋盘的行数。改变大小会从空棋盘开始。</translation>
    </message>
    <message>
        <source>How many stones in a row win.</source>
        <translation>连成几子获胜。</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>连子</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneBoard</name>
    <message>
        <source>A click cycles a cell: empty, O, X.</source>
        <translation>单击循环切换格子：空、O、X。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>A click or Space cycles empty, O, X; O, X and Delete set the cell.</source>
        <translation>单击或按空格循环切换空、O、X；按 O、X、Delete 设置格子。</translation>
    </message>
    <message>
        <source>A click or Space plays in this column; O, X and Delete set the cell.</source>
        <translation>单击或按空格在此列落子；按 O、X、Delete 设置格子。</translation>
    </message>
    <message>
        <source>A click or Space plays a move here; O, X and Delete set the cell.</source>
        <translation>单击或按空格在此落子；按 O、X、Delete 设置格子。</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>清空 %1</translation>
    </message>
    <message>
        <source>Put %1 on %2</source>
        <translation>在 %2 放 %1</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Play in this column</source>
        <translation>在此列落子</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>在此落子</translation>
    </message>
    <message>
        <source>Put O here</source>
        <translation>在此放 O</translation>
    </message>
    <message>
        <source>Put X here</source>
        <translation>在此放 X</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>清空格子</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Board: to another cell</source>
        <translation>棋盘：移到其他格</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>空格、Enter</translation>
    </message>
    <message>
        <source>Board: change the cell, or play there</source>
        <translation>棋盘：改变格子，或在此落子</translation>
    </message>
    <message>
        <source>O, X, Delete</source>
        <translation>O、X、Delete</translation>
    </message>
    <message>
        <source>Board: set the cell (while editing)</source>
        <translation>棋盘：设置格子（编辑时）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneGame</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 下 %2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneGrid</name>
    <message>
        <source>column %1, row %2</source>
        <translation>第 %1 列，第 %2 行</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneWorkspace</name>
    <message>
        <source>Board of %1 × %2, %3 in a row</source>
        <translation>%1 × %2 棋盘，连成 %3 子</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::TrueValue</name>
    <message>
        <source>True value: being solved…</source>
        <translation>真实值：求解中…</translation>
    </message>
    <message>
        <source>True value: not solved within a second.</source>
        <translation>真实值：一秒内未能求解。</translation>
    </message>
    <message>
        <source>True value: %1.</source>
        <translation>真实值：%1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::TwoRunsPage</name>
    <message>
        <source>Two runs</source>
        <translation>两次运行</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>搜索中…</translation>
    </message>
    <message>
        <source>The searches were stopped. Change something to start again.</source>
        <translation>搜索已停止。修改任意设置可重新开始。</translation>
    </message>
    <message>
        <source>Search B</source>
        <translation>搜索 B</translation>
    </message>
    <message>
        <source>Search A</source>
        <translation>搜索 A</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A row of the page Compare.</source>
        <translation>“比较”页的一行。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ValueCurve</name>
    <message>
        <source>Value over the game</source>
        <translation>对局中的值</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>before the first move</source>
        <translation>第一着之前</translation>
    </message>
    <message>
        <source>after move %1</source>
        <translation>第 %1 着之后</translation>
    </message>
    <message>
        <source>The value of the position after each move is drawn here, as %1 sees it.</source>
        <translation>此处绘出每着之后局面的值，以 %1 的视角。</translation>
    </message>
    <message>
        <source>No value is known yet, or those known are hidden.</source>
        <translation>尚无已知的值，或已知的值被隐藏。</translation>
    </message>
    <message>
        <source>Exact values (estimates are left out)</source>
        <translation>精确值（不含估计值）</translation>
    </message>
    <message>
        <source>Exact values over the game</source>
        <translation>对局中的精确值</translation>
    </message>
    <message>
        <source>Estimates over the game</source>
        <translation>对局中的估计值</translation>
    </message>
    <message>
        <source>exact, for %1</source>
        <translation>精确，对 %1</translation>
    </message>
    <message>
        <source>estimated, for %1</source>
        <translation>估计，对 %1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AdvicePage</name>
    <message>
        <source>What to discard</source>
        <translation>打哪张</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>A tile that brings the hand nearer.</source>
        <translation>能缩短距离的牌。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>How many copies of it can still be drawn.</source>
        <translation>还能摸到几张。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>What the completed hand scores.</source>
        <translation>和牌时的得分。</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>The melds of the completed hand.</source>
        <translation>和牌时的组合。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>可打出的牌</translation>
    </message>
    <message>
        <source>Useful tiles</source>
        <translation>有效牌</translation>
    </message>
    <message numerus="yes">
        <source>Take %n tiles out of the hand: a full hand has %1.</source>
        <translation>
            <numerusform>请从手牌中移除 %n 张：手牌满张为 %1 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>What to draw</source>
        <translation>摸哪张</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>A tile that can go.</source>
        <translation>可以打出的牌。</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>How many tiles the hand then lacks.</source>
        <translation>打出后手牌还缺几张。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>How many tiles that can be drawn bring it nearer.</source>
        <translation>有几张可摸的牌能缩短距离。</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message numerus="yes">
        <source>The chance to complete a hand within %n draws.</source>
        <translation>
            <numerusform>%n 次摸牌内和牌的概率。</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>期望分</translation>
    </message>
    <message numerus="yes">
        <source>The expected score within %n draws.</source>
        <translation>
            <numerusform>%n 次摸牌内的期望得分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>The highest score of the nearest complete hands.</source>
        <translation>最近的和牌中的最高得分。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>This hand is complete: declare it. To go on: %1</source>
        <translation>这副手牌已成，可以和牌。若要继续：%1</translation>
    </message>
    <message>
        <source>The nearest complete hand that most draws complete; it need not have the best score.</source>
        <translation>最近的完整手牌中，能完成它的摸牌最多的一副；不一定得分最高。</translation>
    </message>
    <message numerus="yes">
        <source>Within %n draws: chance %1, expected score %2.</source>
        <translation>
            <numerusform>%n 次摸牌内完成的概率 %1，期望分 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ is an estimate from 1,000 playouts, in grey from 100.</source>
        <translation>≈ 表示 1,000 次模拟对局的估计值，灰色为 100 次。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Answer</name>
    <message>
        <source>not complete</source>
        <translation>未和牌</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已和牌</translation>
    </message>
    <message>
        <source>all used</source>
        <translation>全部用完</translation>
    </message>
    <message>
        <source>no complete hand in reach</source>
        <translation>无法和牌</translation>
    </message>
    <message numerus="yes">
        <source>%n draws from a complete hand</source>
        <translation>
            <numerusform>再摸 %n 张可和牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads</source>
        <translation>
            <numerusform>%1 种首出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units fit</source>
        <translation>
            <numerusform>%1 个可用组合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 splits</source>
        <translation>
            <numerusform>%1 种拆法</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing left over</source>
        <translation>无剩余</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left over</source>
        <translation>
            <numerusform>剩余 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 best splits</source>
        <translation>
            <numerusform>%1 种最佳拆法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets of tiles complete it</source>
        <translation>
            <numerusform>%1 组牌可凑成和牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 best</source>
        <translation>最佳 %1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 listed</source>
        <translation>%1，列出 %2</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %n more plays</source>
        <translation>
            <numerusform>次优：多 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Next best: %1, tiles left over</source>
        <translation>次优：%1，有牌剩余</translation>
    </message>
    <message>
        <source>Next best: −%1</source>
        <translation>次优：−%1</translation>
    </message>
    <message>
        <source>all cards played</source>
        <translation>全部出完</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>有牌剩余</translation>
    </message>
    <message>
        <source>Only best split</source>
        <translation>唯一的最佳拆法</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AnswerPanel</name>
    <message>
        <source>Previous best split</source>
        <translation>上一最佳拆法</translation>
    </message>
    <message>
        <source>Next best split</source>
        <translation>下一最佳拆法</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <source>Best split</source>
        <translation>最佳拆法</translation>
    </message>
    <message>
        <source>The hand is empty. Click in the palette, paste a hand, or deal one.</source>
        <translation>手牌为空。单击选牌区中的牌，粘贴手牌，或发牌。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Shows the next best split; click again for the best.</source>
        <translation>显示次优拆法；再次单击回到最佳。</translation>
    </message>
    <message>
        <source>The hand is empty. Click cards in the palette, paste a hand, or deal one.</source>
        <translation>手牌为空。单击选牌区中的牌，粘贴手牌，或发牌。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::DrawOutlook</name>
    <message>
        <source>Stopped. The next edit starts again.</source>
        <translation>已停止。下次编辑时重新开始。</translation>
    </message>
    <message numerus="yes">
        <source>%1 playouts…</source>
        <translation>
            <numerusform>%1 局模拟对局…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact for %n draws: %1</source>
        <comment>per cent done</comment>
        <translation>
            <numerusform>精确计算 %n 次摸牌：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Edit</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out by %1: %2. Undo brings everything back.</source>
        <translation>%1 略去了：%2。撤销可全部恢复。</translation>
    </message>
    <message>
        <source>The card table was cleared. Undo brings it back.</source>
        <translation>牌桌已清空。撤销可恢复。</translation>
    </message>
    <message>
        <source>The plays on the card table were taken back.</source>
        <translation>牌桌上的出牌已撤回。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>打出 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation>粘贴手牌</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>整理手牌</translation>
    </message>
    <message>
        <source>Sort the hand by melds</source>
        <translation>按组合整理手牌</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁用</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Lay %1 open</source>
        <translation>副露 %1</translation>
    </message>
    <message>
        <source>Forbid %1</source>
        <translation>禁用 %1</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>解除 %1</translation>
    </message>
    <message>
        <source>Take the bonus from %1</source>
        <translation>取消 %1 的奖励分</translation>
    </message>
    <message>
        <source>Give %1 a bonus of %2</source>
        <translation>给 %1 加 %2 分</translation>
    </message>
    <message>
        <source>Favourite: %1</source>
        <translation>本命：%1</translation>
    </message>
    <message>
        <source>No favourite</source>
        <translation>无本命</translation>
    </message>
    <message>
        <source>The favourite adds points once</source>
        <translation>本命只加一次分</translation>
    </message>
    <message>
        <source>The favourite&apos;s melds count double</source>
        <translation>本命的组合得分翻倍</translation>
    </message>
    <message>
        <source>Free all melds</source>
        <translation>解除所有组合的设定</translation>
    </message>
    <message>
        <source>Mark %1 as seen</source>
        <translation>把 %1 标为已见</translation>
    </message>
    <message>
        <source>Take %1 from what was seen</source>
        <translation>从已见的牌移除 %1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandAnalysis</name>
    <message>
        <source>Stopped before the answer was found. The next edit starts again.</source>
        <translation>得出答案前已停止。下次编辑时重新开始。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandMethodRows</name>
    <message>
        <source>Subsets</source>
        <translation>子集枚举</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Reuse list</source>
        <translation>复用列表</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Reuse and cache</source>
        <translation>复用加缓存</translation>
    </message>
    <message>
        <source>16 ints, loop</source>
        <translation>16 个 int，循环</translation>
    </message>
    <message>
        <source>16 ints, written out</source>
        <translation>16 个 int，展开</translation>
    </message>
    <message>
        <source>Packed, 15 cards in one word</source>
        <translation>压缩，15 种牌存一个字</translation>
    </message>
    <message>
        <source>Packed, 54 tiles in four words</source>
        <translation>压缩，54 种牌存四个字</translation>
    </message>
    <message>
        <source>%1 by %2, complete</source>
        <translation>%1，由 %2组成，和牌</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，由 %2 组成</translation>
    </message>
    <message>
        <source>It was given up after %1.</source>
        <translation>%1 后放弃。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Subsets tried, calls of the recursive function (those answered by the cache not counted), or rests of the hand that the engine computed.</source>
        <translation>试过的子集数、递归函数的调用次数（由缓存回答的不计），或引擎计算的余下手牌数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation>多次运行的中位数。</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The best split: its score and the number of melds.</source>
        <translation>最佳拆法：其得分和组合数。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Packed engine</source>
        <translation>压缩引擎</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Whether a hand has all tiles of a meld: the median for one meld.</source>
        <translation>手牌是否含有组合的所有牌：单个组合的中位数。</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The hand without the tiles of a meld: the median for one meld.</source>
        <translation>从手牌中去掉组合的牌：单个组合的中位数。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandMethodsDialog</name>
    <message>
        <source>The article&apos;s hand</source>
        <translation>文章的手牌</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>此手牌</translation>
    </message>
    <message>
        <source>Compares the methods on the hand of the document as it is now.</source>
        <translation>用文档当前的手牌比较各方法。</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The article tries subsets, then backtracks, hands down the list of units that still fit, and keeps a cache; the packed engine covers the hand from its lowest tile upwards and meets every rest of it once. All must find the same split: what differs is how many nodes they visit, and that a node on packed counters takes a few instructions instead of a walk along lists of names.</source>
        <translation>文章先枚举子集，再回溯，再传递仍可用的组合列表，并加上缓存；压缩引擎从最小的牌往上覆盖手牌，每种余牌只遇到一次。各方法必须得出相同的拆法：差别在于访问多少节点，以及压缩计数器上的一个节点只需几条指令，不必遍历名称列表。</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Packed, sixteen kinds are one machine word: a subtraction and a mask show whether a hand contains a meld, a subtraction takes it out. The article&apos;s array asks and subtracts kind by kind.</source>
        <translation>压缩后，十六种牌占一个机器字：一次减法加一个掩码即可判断手牌是否含有组合，再减一次即可取出。文章的数组则逐种判断、逐种相减。</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>比较方法</translation>
    </message>
    <message>
        <source>Best split</source>
        <translation>最佳拆法</translation>
    </message>
    <message>
        <source>Packed counter</source>
        <translation>压缩计数器</translation>
    </message>
    <message>
        <source>The article&apos;s second hand, %1. In Python it took 695 ms by subsets, 24.9 by backtracking, 2.17 with the list, 5.70 with the cache and 1.13 with both.</source>
        <translation>文章的第二组手牌，%1。在 Python 中，枚举子集用 695 ms，回溯 24.9，用列表 2.17，用缓存 5.70，两者兼用 1.13。</translation>
    </message>
    <message>
        <source>The hand is empty: there is nothing to compare.</source>
        <translation>手牌为空，无法比较。</translation>
    </message>
    <message>
        <source>This hand: %1. A row that takes longer than 10 s is given up.</source>
        <translation>此手牌：%1。用时超过 10 s 的行会被放弃。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandPanel</name>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>The hand is empty. Click in the palette, type, or paste a hand.</source>
        <translation>手牌为空。单击选牌区中的牌，键入，或粘贴手牌。</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>整理</translation>
    </message>
    <message>
        <source>Sorts the hand in the order of the palette.</source>
        <translation>按选牌区的顺序整理手牌。</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>按组合整理</translation>
    </message>
    <message>
        <source>Puts the tiles of each meld of the split shown together.</source>
        <translation>将所示拆法中同一组合的牌放在一起。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the hand as text, as the command line takes it.</source>
        <translation>将手牌复制为命令行可用的文本。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Replaces the hand by the clipboard: names, cards such as 334455TJQKA2BR, a list or counts.</source>
        <translation>用剪贴板内容替换手牌：名称、334455TJQKA2BR 这样的牌、列表或张数。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Draws a hand at random from what was not seen.</source>
        <translation>从未见的牌中随机发一手牌。</translation>
    </message>
    <message>
        <source>Empties the hand.</source>
        <translation>清空手牌。</translation>
    </message>
    <message>
        <source>&amp;Remove from the hand</source>
        <translation>从手牌移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another one into the hand</source>
        <translation>手牌再加一张(&amp;A)</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard.</source>
        <translation>剪贴板中没有牌。</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation>粘贴手牌</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>发手牌</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>清空手牌</translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles complete the hand</source>
        <translation>
            <numerusform>打出后，有 %n 张牌可和牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles bring the hand nearer</source>
        <translation>
            <numerusform>打出后，有 %n 张牌可缩短距离</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen tiles</source>
        <translation>已见的牌</translation>
    </message>
    <message>
        <source>Tiles seen outside the hand cannot be drawn any more.</source>
        <translation>手牌以外已见的牌不会再摸到。</translation>
    </message>
    <message>
        <source>Clear the seen tiles</source>
        <translation>清除已见的牌</translation>
    </message>
    <message>
        <source>Forgets which tiles were seen.</source>
        <translation>清除哪些牌已见。</translation>
    </message>
    <message>
        <source>None yet. Press “Mark as seen” below, or Shift-click in the palette.</source>
        <translation>暂无。按下方的“标为已见”，或按住 Shift 单击选牌区中的牌。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>打出(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove from the seen tiles</source>
        <translation>移出已见的牌(&amp;R)</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>已见</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <translation>已见：%1</translation>
    </message>
    <message>
        <source>Paste tiles</source>
        <translation>粘贴牌</translation>
    </message>
    <message>
        <source>The hand is empty. Click cards in the palette, type, or paste a hand.</source>
        <translation>手牌为空。单击选牌区中的牌，键入，或粘贴手牌。</translation>
    </message>
    <message>
        <source>No card yet. Press “Mark as seen” below, or Shift-click in the palette.</source>
        <translation>暂无。按下方的“标为已见”，或按住 Shift 单击选牌区中的牌。</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>cards</comment>
        <translation>已见</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <comment>cards</comment>
        <translation>已见：%1</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>of cards</comment>
        <translation>手牌</translation>
    </message>
    <message>
        <source>&amp;Remove from the hand</source>
        <comment>of cards</comment>
        <translation>从手牌移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove from the seen cards</source>
        <translation>移出已见的牌(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another one into the hand</source>
        <comment>of cards</comment>
        <translation>手牌再加一张(&amp;A)</translation>
    </message>
    <message>
        <source>There are no cards on the clipboard.</source>
        <translation>剪贴板里没有牌。</translation>
    </message>
    <message>
        <source>Paste cards</source>
        <translation>粘贴牌</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <comment>of cards</comment>
        <translation>粘贴手牌</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <comment>of cards</comment>
        <translation>发手牌</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <comment>of cards</comment>
        <translation>清空手牌</translation>
    </message>
    <message>
        <source>Seen cards</source>
        <translation>已见的牌</translation>
    </message>
    <message>
        <source>Cards seen outside the hand are in no other hand.</source>
        <translation>手牌以外已见的牌不在别人手里。</translation>
    </message>
    <message>
        <source>Clear the seen cards</source>
        <translation>清除已见的牌</translation>
    </message>
    <message>
        <source>Forgets which cards were seen.</source>
        <translation>清除已见的牌的记录。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandPreview</name>
    <message>
        <source>With %1</source>
        <translation>摸到 %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>打出 %1 后</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandWorkspace</name>
    <message>
        <source>Edit rule books…</source>
        <translation>编辑规则书…</translation>
    </message>
    <message>
        <source>The unit lists of MilliJan: copy, change, import and export them.</source>
        <translation>MilliJan 的组合列表：复制、修改、导入和导出。</translation>
    </message>
    <message>
        <source>Compare methods…</source>
        <translation>比较方法…</translation>
    </message>
    <message>
        <source>The article&apos;s methods and the engine on one hand.</source>
        <translation>在同一手牌上比较文章的方法和引擎。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Hand or table</source>
        <translation>切换手牌/牌桌</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>比较方法</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>One short</source>
        <translation>差一张</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>整理手牌</translation>
    </message>
    <message>
        <source>Sort the hand by melds</source>
        <translation>按组合整理手牌</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>发手牌</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>清空手牌</translation>
    </message>
    <message>
        <source>Hand or table of cards</source>
        <translation>切换手牌/牌桌</translation>
    </message>
    <message>
        <source>Packed counters · %1 · %2 in total</source>
        <translation>压缩计数器 · %1 · 共 %2</translation>
    </message>
    <message>
        <source>Put the hands on the table</source>
        <translation>将手牌摆上牌桌</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Clear what was seen</source>
        <translation>清除已见的牌</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::LastPlayDialog</name>
    <message>
        <source>Play to beat</source>
        <translation>要压的牌</translation>
    </message>
    <message>
        <source>Cards such as 34567</source>
        <translation>例如 34567</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>由谁打出</translation>
    </message>
    <message>
        <source>Player %1 is to beat it or pass. Without a play he leads.</source>
        <translation>玩家 %1 要压过它或不出。不填则为新一轮，由他自由出牌。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::MeldActions</name>
    <message>
        <source>Bonus</source>
        <translation>奖励分</translation>
    </message>
    <message>
        <source>Points that %1 scores beyond the rule book:</source>
        <translation>%1 在规则书之外的加分：</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <source>Only splits with this meld count.</source>
        <translation>只计含此组合的拆法。</translation>
    </message>
    <message>
        <source>Lay &amp;open</source>
        <translation>副露(&amp;O)</translation>
    </message>
    <message>
        <source>It was called: locked, and scores as one size smaller.</source>
        <translation>已鸣牌：锁定，并按小一级计分。</translation>
    </message>
    <message>
        <source>&amp;Forbid</source>
        <translation>禁用(&amp;F)</translation>
    </message>
    <message>
        <source>Splits with this meld do not count.</source>
        <translation>含此组合的拆法不计。</translation>
    </message>
    <message>
        <source>Fa&amp;vourite (+%1)</source>
        <translation>本命（+%1）(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Bonus…</source>
        <translation>奖励分(&amp;B)…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OneShortPage</name>
    <message>
        <source>One tile short</source>
        <translation>差一张</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The tile that is missing.</source>
        <translation>所缺的牌。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>How many copies can still be drawn.</source>
        <translation>还能摸到几张。</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>The melds that lack this tile and nothing else.</source>
        <translation>只缺这一张的组合。</translation>
    </message>
    <message>
        <source>Melds that are one tile short</source>
        <translation>差一张的组合</translation>
    </message>
    <message>
        <source>No meld lacks just one tile of this hand.</source>
        <translation>没有只差一张的组合。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OutlookPanel</name>
    <message>
        <source>Next draws</source>
        <translation>后续摸牌</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>摸牌次数</translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n 次摸牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>期望分</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>衡量标准</translation>
    </message>
    <message>
        <source>The chance to complete a hand, or the expected score.</source>
        <translation>和牌的概率，或期望得分。</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>最优打法</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟对局</translation>
    </message>
    <message>
        <source>Way to play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Best play: every choice is allowed, exact for a few draws. Playouts: always the first row of the advice, an estimate.</source>
        <translation>最优打法：可任意选择，少数几次摸牌内为精确值。模拟对局：总是按建议的第一行打，为估计值。</translation>
    </message>
    <message>
        <source>Exact to %1</source>
        <translation>精确到 %1 次</translation>
    </message>
    <message>
        <source>The chances over the next draws are those of %1 or %2 tiles; this hand has %3.</source>
        <translation>后续摸牌的概率只适用于 %1 或 %2 张的手牌；此手牌有 %3 张。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>此手牌</translation>
    </message>
    <message numerus="yes">
        <source>Exact for up to %n draws, estimated beyond.</source>
        <translation>
            <numerusform>%n 次摸牌以内为精确值，之后为估计值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated from playouts.</source>
        <translation>由模拟对局估计。</translation>
    </message>
    <message numerus="yes">
        <source>Wall: %n tiles.</source>
        <translation>
            <numerusform>牌墙：%n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computes best play for %n draws. It takes seconds if tiles are far away, minutes for a hand that lacks one, and for each further draw about twenty times as long.</source>
        <translation>
            <numerusform>按最佳打法计算 %n 次摸牌。差得远时只需几秒，只差一张的手牌要几分钟；每多一次摸牌约为二十倍。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation>选牌区</translation>
    </message>
    <message>
        <source>No tile has such a name. Esc shows all again.</source>
        <translation>没有此名称的牌。按 Esc 显示全部。</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Shows only the tiles of the type %1.</source>
        <translation>只显示 %1 类型的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>剩余 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · completes the hand with %1</source>
        <translation>
            <numerusform>剩余 %n 张 · 和牌，得 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · brings the hand nearer</source>
        <translation>
            <numerusform>剩余 %n 张 · 缩短距离</numerusform>
        </translation>
    </message>
    <message>
        <source>Type 0 for the ten; T is the ten, too.</source>
        <translation>键入 0 表示十；T 也是十。</translation>
    </message>
    <message>
        <source>Add to the &amp;hand</source>
        <translation>加入手牌(&amp;H)</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>标为已见</translation>
    </message>
    <message>
        <source>While pressed, a click marks the tile as seen, so that it cannot be drawn; Shift does the same for one click.</source>
        <translation>按下时，单击会把牌标为已见，不会再摸到；按住 Shift 可只作用于一次单击。</translation>
    </message>
    <message>
        <source>Shows the tiles with this in a name, their kana or romaji. Enter adds the first one, with Shift to the seen tiles.</source>
        <translation>显示名称、假名或罗马字中含有此内容的牌。Enter 添加第一张，加 Shift 则加入已见的牌。</translation>
    </message>
    <message>
        <source>Mark as &amp;seen</source>
        <translation>标为已见(&amp;S)</translation>
    </message>
    <message>
        <source>name, kana, romaji</source>
        <translation>名称、假名、罗马字</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <comment>a card</comment>
        <translation>标为已见</translation>
    </message>
    <message>
        <source>While pressed, a click marks the card as seen, so that no other hand has it; Shift does the same for one click.</source>
        <translation>按下时，单击会把牌标为已见，别人手里就不会有它；按住 Shift 单击则只标一次。</translation>
    </message>
    <message>
        <source>Add to the &amp;hand</source>
        <comment>of cards</comment>
        <translation>加入手牌(&amp;H)</translation>
    </message>
    <message>
        <source>Mark as &amp;seen</source>
        <comment>a card</comment>
        <translation>标为已见(&amp;S)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PartitionView</name>
    <message>
        <source>Left over</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Melds of the split</source>
        <translation>拆法中的组合</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>缺：%1</translation>
    </message>
    <message>
        <source>favourite +%1</source>
        <translation>本命 +%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlayModel</name>
    <message>
        <source>The plays by category.</source>
        <translation>按牌型列出的出牌。</translation>
    </message>
    <message>
        <source>The fewest plays that empty the hand after this one.</source>
        <translation>出此牌后，手牌最少还需几手出完。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>首出</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>净手数</translation>
    </message>
    <message>
        <source>The turns of the hand after this play.</source>
        <translation>出此牌后手牌的净手数。</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>被压概率</translation>
    </message>
    <message>
        <source>The chance that the opponent has a play that beats this one. Any of the unseen cards can be the opponent&apos;s.</source>
        <translation>对手有牌能压住它的概率。未见的牌都可能在对手手中。</translation>
    </message>
    <message>
        <source>No other lead has less.</source>
        <translation>在所有首出中最小。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Plays</name>
    <message>
        <source>Play %1</source>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>The hand has these cards no more.</source>
        <translation>手牌中已没有这些牌。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlaysPanel</name>
    <message>
        <source>Leads</source>
        <translation>首出</translation>
    </message>
    <message>
        <source>Leads by category</source>
        <translation>按牌型列出的首出</translation>
    </message>
    <message>
        <source>What beats a play</source>
        <translation>什么牌能压</translation>
    </message>
    <message>
        <source>Plays that beat it</source>
        <translation>能压的牌</translation>
    </message>
    <message>
        <source>Play to beat</source>
        <translation>要压的牌</translation>
    </message>
    <message>
        <source>Cards such as 34567</source>
        <translation>例如 34567</translation>
    </message>
    <message>
        <source>Whose cards beat it</source>
        <translation>用谁的牌压</translation>
    </message>
    <message>
        <source>among the cards not seen</source>
        <translation>未见的牌</translation>
    </message>
    <message>
        <source>in this hand</source>
        <translation>此手牌</translation>
    </message>
    <message>
        <source>Plays of the same category and length that are higher, bombs and the rocket.</source>
        <translation>同牌型、同长度而更大的牌，以及炸弹和王炸。</translation>
    </message>
    <message>
        <source>The hand is empty: there is nothing to lead. Click cards in the palette, paste a hand such as 334455TJQKA2BR, or deal one.</source>
        <translation>手牌为空：没有可出的牌。单击选牌区中的牌，粘贴手牌（如 334455TJQKA2BR），或发牌。</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>无法出完</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Select a lead, or type the cards played.</source>
        <translation>选择一种首出，或键入打出的牌。</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>要不起：没有能压的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it.</source>
        <translation>
            <numerusform>有 %1 种出法能压。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it; the first %2 are listed.</source>
        <translation>
            <numerusform>有 %1 种出法能压；列出前 %2 种。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>打出(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Lock it in the best split</source>
        <translation>在最佳拆法中锁定(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Forbid it</source>
        <translation>禁用(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy the cards</source>
        <translation>复制牌(&amp;C)</translation>
    </message>
    <message>
        <source>Opponent: </source>
        <translation>对手手牌：</translation>
    </message>
    <message>
        <source>Cards of the opponent</source>
        <translation>对手的牌数</translation>
    </message>
    <message>
        <source>How many of the unseen cards the opponent has. Cards in the hand and those seen are out.</source>
        <translation>未见的牌中有几张在对手手中。手牌和已见的牌除外。</translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads; to empty the hand: %2.</source>
        <translation>
            <numerusform>共有 %1 种首出；%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>最少 %1出完，%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::ProofModel</name>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>A play of the winning side, or a reply of the other. Unfold it to see what follows.</source>
        <translation>胜方的出法，或对方的应法。展开可看后续。</translation>
    </message>
    <message>
        <source>Hands left</source>
        <translation>剩余手牌</translation>
    </message>
    <message>
        <source>The hands after the play, player 1 first.</source>
        <translation>出牌后的各家手牌，玩家 1 在前。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PuzzleDialog</name>
    <message>
        <source>Make a puzzle</source>
        <translation>生成残局题</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Cards of player %1</source>
        <translation>玩家 %1 的牌数</translation>
    </message>
    <message>
        <source>Equal seeds give equal puzzles.</source>
        <translation>种子相同，题目就相同。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Make puzzle</source>
        <translation>生成残局题</translation>
    </message>
    <message>
        <source>A puzzle is an endgame that player 1, who leads, wins with exactly one play. The bans of the table hold.</source>
        <translation>题目为残局：玩家 1 先出，只有一种出法能赢。牌桌上禁用的牌型同样不能出。</translation>
    </message>
    <message numerus="yes">
        <source>%n positions tried</source>
        <translation>
            <numerusform>已试 %n 个局面</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RuleBookEditor</name>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>此手牌</translation>
    </message>
    <message>
        <source>Built in. Make a copy to edit.</source>
        <translation>内置列表。请先复制再编辑。</translation>
    </message>
    <message>
        <source>Unit lists (*.json)</source>
        <translation>组合列表 (*.json)</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>The name of the list.</source>
        <translation>列表名称。</translation>
    </message>
    <message>
        <source>units</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>How many units it has.</source>
        <translation>其中有几个组合。</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>存放</translation>
    </message>
    <message>
        <source>Built into the program, in a file of yours, or with this hand only.</source>
        <translation>程序内置、存于你的文件，或仅随此手牌保存。</translation>
    </message>
    <message>
        <source>Unit lists</source>
        <translation>组合列表</translation>
    </message>
    <message>
        <source>Use for this hand</source>
        <translation>用于此手牌</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation>复制此列表</translation>
    </message>
    <message>
        <source>Delete this list</source>
        <translation>删除此列表</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>导入列表…</translation>
    </message>
    <message>
        <source>Export this list…</source>
        <translation>导出此列表…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>列表名称</translation>
    </message>
    <message>
        <source>Enter renames the list.</source>
        <translation>按 Enter 重命名列表。</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>新建组合</translation>
    </message>
    <message>
        <source>Duplicate this unit</source>
        <translation>创建此组合的副本</translation>
    </message>
    <message>
        <source>Remove the selected units</source>
        <translation>移除所选组合</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The hand uses this list.</source>
        <translation>此手牌正在使用该列表。</translation>
    </message>
    <message>
        <source>Tiles and wishes that this list knows too stay; one step to undo in the hand.</source>
        <translation>该列表也有的牌和设定会保留；在手牌中可一步撤销。</translation>
    </message>
    <message>
        <source>Select the unit to duplicate.</source>
        <translation>请选择要创建副本的组合。</translation>
    </message>
    <message>
        <source>Select the units to remove.</source>
        <translation>请选择要移除的组合。</translation>
    </message>
    <message>
        <source>Not taken yet: %1 Esc takes it back.</source>
        <translation>尚未采用：%1按 Esc 放弃。</translation>
    </message>
    <message>
        <source>Import a unit list</source>
        <translation>导入组合列表</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (2)</source>
        <translation>%1（2）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RuleSwitches</name>
    <message>
        <source>Wings on airplanes</source>
        <translation>飞机带翅膀</translation>
    </message>
    <message>
        <source>Chains of trios may take a single or a pair for each trio.</source>
        <translation>飞机中每个三张可带一张单牌或一对。</translation>
    </message>
    <message>
        <source>Both jokers as kickers</source>
        <translation>可同时带大小王</translation>
    </message>
    <message>
        <source>The two jokers together may be single kickers.</source>
        <translation>大小王可一起作为单张带牌。</translation>
    </message>
    <message>
        <source>Adjacent trio as kickers</source>
        <translation>可带相邻的三张</translation>
    </message>
    <message>
        <source>Three kickers of one rank may be next to the chain of trios.</source>
        <translation>同点数的三张带牌可与飞机相邻。</translation>
    </message>
    <message>
        <source>Quad as four kickers</source>
        <translation>四张同点可当四张单牌带</translation>
    </message>
    <message>
        <source>Single kickers may repeat a rank four times instead of three.</source>
        <translation>单张带牌中同一点数可有四张，而非最多三张。</translation>
    </message>
    <message>
        <source>Quad as two pairs</source>
        <translation>四张同点可当两对带</translation>
    </message>
    <message>
        <source>Pair kickers may be the same rank twice.</source>
        <translation>两对带牌可为同一点数。</translation>
    </message>
    <message>
        <source>Jokers are a pair</source>
        <translation>大小王算一对</translation>
    </message>
    <message>
        <source>The two jokers may be a pair kicker.</source>
        <translation>大小王可作为一对带牌。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>Tables differ on what may go with a trio or a quad. The number shows the total plays if you switch it.</source>
        <translation>三张或四张能带什么，各桌规则不同。数字是切换该项后的出牌总数。</translation>
    </message>
    <message>
        <source>the other way %1</source>
        <translation>切换后 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays</source>
        <comment>that the rules have</comment>
        <translation>
            <numerusform>%1 种出牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RulesPanel</name>
    <message>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Favourite tile</source>
        <translation>本命牌</translation>
    </message>
    <message>
        <source>Melds with the favourite tile score more.</source>
        <translation>含本命牌的组合得分更高。</translation>
    </message>
    <message>
        <source>What the favourite does</source>
        <translation>本命的作用</translation>
    </message>
    <message>
        <source>adds %1 once</source>
        <translation>只加一次 %1 分</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>本命</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (this hand)</source>
        <translation>%1（此手牌）</translation>
    </message>
    <message>
        <source>No play is locked or forbidden. Right-click one to do so, or press L or F.</source>
        <translation>没有锁定或禁用的出牌。可右键单击出牌设置，或按 L、F。</translation>
    </message>
    <message>
        <source>No meld is locked or forbidden. Right-click one to do so, or press L or F.</source>
        <translation>没有锁定或禁用的组合。可右键单击组合设置，或按 L、F。</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>解除 %1</translation>
    </message>
    <message>
        <source>Free all</source>
        <translation>全部解除</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>doubles its melds</source>
        <translation>其组合得分翻倍</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Table</name>
    <message>
        <source>pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>Airplanes alone</source>
        <translation>飞机不带牌</translation>
    </message>
    <message>
        <source>Airplanes with singles</source>
        <translation>飞机带单</translation>
    </message>
    <message>
        <source>Airplanes with pairs</source>
        <translation>飞机带对</translation>
    </message>
    <message>
        <source>Player 1 · landlord</source>
        <translation>玩家 1 · 地主</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>玩家 1（地主）获胜</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>玩家 2（农民）获胜</translation>
    </message>
    <message>
        <source>Players 2 and 3 win</source>
        <translation>玩家 2、3（农民）获胜</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Player %1 leads and may not pass.</source>
        <translation>新一轮由玩家 %1 出牌，不能不出。</translation>
    </message>
    <message>
        <source>%1 is banned: %2.</source>
        <translation>%1 已被禁用：%2。</translation>
    </message>
    <message>
        <source>Player %1 does not have %2.</source>
        <translation>玩家 %1 没有 %2。</translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 压不过 %2。</translation>
    </message>
    <message>
        <source>Player %1 has no cards left. %2.</source>
        <translation>玩家 %1 已出完牌。%2。</translation>
    </message>
    <message>
        <source>Player %1 to move: lead any play.</source>
        <translation>轮到玩家 %1：请出牌，牌型不限。</translation>
    </message>
    <message>
        <source>Player %1 to move: beat %2, or pass.</source>
        <translation>轮到玩家 %1：压过 %2，或不出。</translation>
    </message>
    <message>
        <source>player %1 passes</source>
        <translation>玩家 %1 不出</translation>
    </message>
    <message>
        <source>player %1: %2</source>
        <translation>玩家 %1 出 %2</translation>
    </message>
    <message>
        <source>Wins; the only legal play.</source>
        <translation>胜着（也是唯一的合法出法）。</translation>
    </message>
    <message>
        <source>Wins; the only play that does.</source>
        <translation>胜着（只有这一种出法能赢）。</translation>
    </message>
    <message numerus="yes">
        <source>Wins; one of %n winning plays.</source>
        <translation>
            <numerusform>胜着（共 %n 种出法能赢）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Loses, as every play does. Answer: %1.</source>
        <translation>必负，怎么走都输。对方可应以：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the win away. Winning: %1. Answer: %2.</source>
        <translation>错失胜局，应出 %1。对方可应以：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle: player %1 wins with exactly one of %n leads. Which one?</source>
        <translation>
            <numerusform>残局题：玩家 %1 的 %n 种首出中只有一种能赢，是哪一种？</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle: the answer is being checked…</source>
        <translation>残局题：正在核对答案…</translation>
    </message>
    <message>
        <source>Puzzle solved: %1 is the only lead that wins.</source>
        <translation>答对了：只有首出 %1 能赢。</translation>
    </message>
    <message>
        <source>%1 does not win. Answer: %2. Take it back and look again.</source>
        <comment>a play, the plays of the others</comment>
        <translation>%1 赢不了，对方的破解：%2。请悔牌再想想。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableBoard</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Solver plays</source>
        <translation>电脑出牌</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Deals hands of some sizes at random.</source>
        <translation>按所选张数随机发牌。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the hands as text, as the command line takes them.</source>
        <translation>将各家手牌复制为命令行可用的文本。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Replaces the hands by the clipboard: two or three, with | or a line end between them, such as KK5543 | 225543.</source>
        <translation>用剪贴板内容替换各家手牌：两家或三家，以 | 或换行分隔，例如 KK5543 | 225543。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Takes all cards from the table.</source>
        <translation>清空牌桌上的所有牌。</translation>
    </message>
    <message>
        <source>Two hands of 6 cards</source>
        <translation>两家各 6 张</translation>
    </message>
    <message>
        <source>Two hands of 9 cards</source>
        <translation>两家各 9 张</translation>
    </message>
    <message>
        <source>Two hands of 12 cards</source>
        <translation>两家各 12 张</translation>
    </message>
    <message>
        <source>Three hands of 5 cards</source>
        <translation>三家各 5 张</translation>
    </message>
    <message>
        <source>Three hands of 8 cards</source>
        <translation>三家各 8 张</translation>
    </message>
    <message>
        <source>A whole game: 20, 17 and 17 cards</source>
        <translation>完整一局：20、17、17 张</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>先出</translation>
    </message>
    <message>
        <source>Banned plays</source>
        <translation>禁用的牌型</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n plays)</source>
        <translation>
            <numerusform>%1（%n 种出法）</numerusform>
        </translation>
    </message>
    <message>
        <source>No play to beat.</source>
        <translation>新一轮，自由出牌。</translation>
    </message>
    <message>
        <source>Hand of player %1</source>
        <translation>玩家 %1 的手牌</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Who plays for player %1</source>
        <translation>谁替玩家 %1 出牌</translation>
    </message>
    <message>
        <source>Who makes the plays of player %1.</source>
        <translation>由谁为玩家 %1 出牌。</translation>
    </message>
    <message>
        <source>No cards left.</source>
        <translation>已出完牌。</translation>
    </message>
    <message>
        <source>Makes the play of the chosen cards.</source>
        <translation>打出所选的牌。</translation>
    </message>
    <message>
        <source>Lets the next player beat the last play.</source>
        <translation>让下家来压上一手。</translation>
    </message>
    <message>
        <source>Takes back the last play; against the solver, back to your turn.</source>
        <translation>退回上一手；与电脑对局时，退回到你出牌之前。</translation>
    </message>
    <message>
        <source>Takes all plays back.</source>
        <translation>撤回所有出牌。</translation>
    </message>
    <message>
        <source>Lets the solver make its play.</source>
        <translation>让电脑出牌。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Player %1 is to move.</source>
        <translation>轮到玩家 %1。</translation>
    </message>
    <message>
        <source>Choose cards first: click them.</source>
        <translation>请先单击选牌。</translation>
    </message>
    <message>
        <source>There are no hands on the table. Paste two or three, with | between them, such as KK5543 | 225543, or deal some. The Welcome page has examples.</source>
        <translation>牌桌上没有手牌。请粘贴两家或三家的手牌，以 | 分隔，例如 KK5543 | 225543，或发牌。欢迎页中有示例。</translation>
    </message>
    <message>
        <source>After play %1 of %2: %3</source>
        <comment>numbers, state of the game</comment>
        <translation>第 %1 手之后（共 %2 手）：%3</translation>
    </message>
    <message>
        <source>Banned: %1.</source>
        <translation>已禁用：%1。</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <comment>a kind of play</comment>
        <translation>玩家 %2 的%1</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>残局题…</translation>
    </message>
    <message>
        <source>Makes an endgame that exactly one lead wins.</source>
        <translation>生成一个只有一种首出能赢的残局。</translation>
    </message>
    <message>
        <source>Who begins, with which play to beat, and which plays are banned.</source>
        <translation>谁先出、要压哪手牌、禁用哪些牌型。</translation>
    </message>
    <message>
        <source>Play to beat…</source>
        <translation>要压的牌…</translation>
    </message>
    <message numerus="yes">
        <source>The solver plays after Solve: there are more than %n cards.</source>
        <translation>
            <numerusform>牌数超过 %n 张，先按“求解”，电脑才会出牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous play</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Shows the position before the play.</source>
        <translation>显示这一手之前的局面。</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Shows the position after the next play made.</source>
        <translation>显示下一手之后的局面。</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <translation>开局：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableEdit</name>
    <message>
        <source>Paste hands</source>
        <translation>粘贴各家手牌</translation>
    </message>
    <message>
        <source>Deal hands</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Clear the hands</source>
        <translation>清空各家手牌</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Take back plays</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Player %1 begins</source>
        <translation>玩家 %1 先出</translation>
    </message>
    <message>
        <source>Ban %1</source>
        <translation>禁用 %1</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>允许 %1</translation>
    </message>
    <message>
        <source>Plays from %1 on were taken back, because it is banned.</source>
        <translation>%1 已被禁用，从它起的出牌均已撤回。</translation>
    </message>
    <message>
        <source>Set the play to beat</source>
        <translation>设置要压的牌</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>生成残局题</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableGame</name>
    <message>
        <source>%1 of %2 plays · %3</source>
        <translation>出牌 %1/%2 · %3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableMoves</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The number of the play.</source>
        <translation>出牌序号。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Who made it.</source>
        <translation>谁出的牌。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>The cards; kickers follow the +.</source>
        <translation>打出的牌；+ 后为带牌。</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>What the play did to the result.</source>
        <translation>该出牌对结果的影响。</translation>
    </message>
    <message>
        <source>Plays made</source>
        <translation>已出的牌</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>未求解</translation>
    </message>
    <message>
        <source>The plays made appear here.</source>
        <translation>已出的牌会显示在这里。</translation>
    </message>
    <message>
        <source>No play has been made. Double-click one above, or choose cards and press Play.</source>
        <translation>还没有出牌。双击上方的一种出法，或选牌后按“出牌”。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePage</name>
    <message>
        <source>Endgame solver · %1 · %2</source>
        <translation>残局求解器 · %1 · %2</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>出牌记录</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>牌桌(&amp;T)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePlays</name>
    <message>
        <source>Plays</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>The cards; kickers follow the +.</source>
        <translation>打出的牌；+ 后为带牌。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Only a higher play of the same kind beats it, or a bomb.</source>
        <translation>只有更大的同类牌型或炸弹能压。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Whether the side that makes the play wins after it.</source>
        <translation>出牌后，出牌方是否获胜。</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>破解</translation>
    </message>
    <message>
        <source>How the other side wins after a losing play.</source>
        <translation>出错牌后对方如何取胜。</translation>
    </message>
    <message>
        <source>Plays of the player to move</source>
        <translation>当前玩家的出牌</translation>
    </message>
    <message>
        <source>Shows or hides who wins with each play, and the comments on the plays made.</source>
        <translation>显示或隐藏每种出法的胜负，以及已出各手的评注。</translation>
    </message>
    <message>
        <source>Finds out who wins with each play.</source>
        <translation>算出每种出法谁赢。</translation>
    </message>
    <message>
        <source>Stopped. Solve continues.</source>
        <translation>已停止。按“求解”可继续。</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>求解中…</translation>
    </message>
    <message numerus="yes">
        <source>Positions of up to %n cards are solved at once, larger ones by Solve.</source>
        <translation>
            <numerusform>不超过 %n 张的局面会立即求解，更大的按“求解”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal plays</source>
        <translation>
            <numerusform>共 %n 种出法</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>count, sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. Values are hidden.</source>
        <translation>%1。结果已隐藏。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n win. %2.</source>
        <comment>legal plays; winning ones. side</comment>
        <translation>
            <numerusform>%1，胜着 %n 种。结论：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. Take plays back, start again, or select an earlier play below.</source>
        <translation>对局已结束。可悔牌、重新开始，或在下方选择较早的一手。</translation>
    </message>
    <message>
        <source>The plays of the player to move appear here.</source>
        <translation>当前玩家的出牌会显示在这里。</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>%1; none wins. %2.</source>
        <comment>legal plays. side</comment>
        <translation>%1，没有必胜的出法。结论：%2。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableProof</name>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Open in search inspector</source>
        <translation>在搜索查看器中打开</translation>
    </message>
    <message>
        <source>Opens a recording of the search from this position.</source>
        <translation>打开从此局面开始的搜索记录。</translation>
    </message>
    <message>
        <source>Proof of the position</source>
        <translation>局面的证明</translation>
    </message>
    <message>
        <source>The proof of who wins appears here.</source>
        <translation>这里显示为什么是这一方赢。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>尚未求解。</translation>
    </message>
    <message>
        <source>Show values to see why a side wins.</source>
        <translation>按“显示结果”可看为什么会赢。</translation>
    </message>
    <message>
        <source>Recordings (*.yt)</source>
        <translation>记录 (*.yt)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Type</name>
    <message>
        <source>What do I discard?</source>
        <translation>该打哪张？</translation>
    </message>
    <message>
        <source>Without 響, 23 tiles complete the hand; without 真 only five, but they score more.</source>
        <translation>打出響，有 23 张牌可和牌；打出真只有五张，但得分更高。</translation>
    </message>
    <message>
        <source>What am I waiting for?</source>
        <translation>我在听什么？</translation>
    </message>
    <message>
        <source>One tile short: the six that complete the hand, how many are left and what each scores.</source>
        <translation>听牌：六种牌可和牌，各剩几张、各得多少分。</translation>
    </message>
    <message>
        <source>Which way is a hand three tiles away?</source>
        <translation>差三张的手牌该怎么打？</translation>
    </message>
    <message>
        <source>Without 亜美, 58 tiles bring it nearer; the chance to complete it within five draws.</source>
        <translation>打出亜美，有 58 张牌可缩短距离；以及五次摸牌内和牌的概率。</translation>
    </message>
    <message>
        <source>A sure hand or a high one?</source>
        <translation>求稳还是求大？</translation>
    </message>
    <message>
        <source>For the best chance within three draws ひなた goes, for the most points 真美.</source>
        <translation>求三次摸牌内和牌概率最高，打出ひなた；求得分最高，打出真美。</translation>
    </message>
    <message>
        <source>Which of 111 splits scores most?</source>
        <translation>111 种拆法中哪种得分最高？</translation>
    </message>
    <message>
        <source>Thirteen tiles and sixteen units that fit: one split uses every tile, for 18,000.</source>
        <translation>十三张牌，十六个可用组合：有一种拆法用完所有牌，得 18,000 分。</translation>
    </message>
    <message>
        <source>Which units use the hand up?</source>
        <translation>哪些组合能用完手牌？</translation>
    </message>
    <message>
        <source>Nine units fit, and four of them take all thirteen tiles.</source>
        <translation>有九个可用组合，其中四个正好用完十三张牌。</translation>
    </message>
    <message>
        <source>Is there only one best split?</source>
        <translation>最佳拆法只有一种吗？</translation>
    </message>
    <message>
        <source>Six splits of one hand score 16,000: step through them.</source>
        <translation>同一手牌有六种拆法得 16,000 分：可逐一查看。</translation>
    </message>
    <message>
        <source>How few plays empty my hand?</source>
        <translation>最少几手出完？</translation>
    </message>
    <message>
        <source>Dou Dizhu: twenty cards with an airplane go in three plays.</source>
        <translation>斗地主：含飞机的二十张牌，三手出完。</translation>
    </message>
    <message>
        <source>Are three plays enough?</source>
        <translation>三手够吗？</translation>
    </message>
    <message>
        <source>The first sample of the NOIP 2015 problem: eight cards in three plays.</source>
        <translation>NOIP 2015 试题的第一个样例：八张牌，三手出完。</translation>
    </message>
    <message>
        <source>Do seventeen cards go in six plays?</source>
        <translation>十七张牌能六手出完吗？</translation>
    </message>
    <message>
        <source>The second sample of the NOIP 2015 problem: yes, in seven ways.</source>
        <translation>NOIP 2015 试题的第二个样例：能，有七种方法。</translation>
    </message>
    <message>
        <source>Who wins this endgame?</source>
        <translation>这个残局谁胜？</translation>
    </message>
    <message>
        <source>A published Dou Dizhu position with all cards known: every lead of player 1 loses.</source>
        <translation>一道公开发表的斗地主残局，所有牌已知：玩家 1 怎么出都输。</translation>
    </message>
    <message>
        <source>Can two partners beat the landlord?</source>
        <translation>两个农民能打败地主吗？</translation>
    </message>
    <message>
        <source>Three known hands and one lead that wins: find it, then show the values.</source>
        <translation>三家明牌，只有一种首出能赢：先自己找，再显示结果。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Tiles: to another tile</source>
        <translation>牌：移到其他牌</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter、空格</translation>
    </message>
    <message>
        <source>Palette: add to the hand; hand: remove</source>
        <translation>选牌区：加入手牌；手牌：移除</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Left, Alt+Right</translation>
    </message>
    <message>
        <source>Hand: move the tile</source>
        <translation>手牌：移动该牌</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Plays on the table: make the play</source>
        <translation>牌桌的出牌：打出</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Hand on the table: choose the card or not</source>
        <translation>牌桌上的手牌：选中或取消</translation>
    </message>
    <message>
        <source>L, O, F, B</source>
        <translation>L, O, F, B</translation>
    </message>
    <message>
        <source>Meld: lock, lay open, forbid, favour; again: take it back</source>
        <translation>组合：锁定、副露、禁用、本命；再按一次取消</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母键</translation>
    </message>
    <message>
        <source>Palette: find a tile by name, kana or romaji; add a card</source>
        <translation>选牌区：按名称、假名或罗马字找牌；添加牌</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Which melds or plays are in a hand, and what does each discard leave?</source>
        <translation>手牌中有哪些组合或出牌？打出每张后还剩什么？</translation>
    </message>
    <message>
        <source>Palette: mark as seen</source>
        <translation>选牌区：标为已见</translation>
    </message>
    <message>
        <source>Leads: play the lead, its cards are seen then</source>
        <translation>首出：出这手牌，之后这些牌标为已见</translation>
    </message>
    <message>
        <source>Hand: remove the tile behind the caret; seen tiles: the tile</source>
        <translation>手牌：删除光标后的牌；已见的牌：删除该牌</translation>
    </message>
    <message>
        <source>Remove the tile before the caret</source>
        <translation>删除光标前的牌</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitForm</name>
    <message>
        <source>%1 by size</source>
        <translation>%1（按张数）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>春香 ちはや Miki, a blank between</source>
        <translation>春香 ちはや Miki，以空格分隔</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>按张数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitLibrary</name>
    <message>
        <source>It is too large for a unit list.</source>
        <translation>文件过大，不能作为组合列表。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted.</source>
        <translation>无法删除 %1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitLists</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The list of the program cannot be changed. Copy it to make one of your own.</source>
        <translation>内置列表不能修改。请复制一份再改。</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 不是整数。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>A list needs a name.</source>
        <translation>列表需要名称。</translation>
    </message>
    <message>
        <source>There is a list named %1 already.</source>
        <translation>已有名为 %1 的列表。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>The list of the program cannot be deleted.</source>
        <translation>内置列表不能删除。</translation>
    </message>
    <message>
        <source>This list is the hand&apos;s. Use another one for the hand instead.</source>
        <translation>手牌正在使用此列表。请先为手牌换用其他列表。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %Ln units.</source>
        <translation>
            <numerusform>列表最多有 %Ln 个组合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>修改 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitTable</name>
    <message>
        <source>unit</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>The name of the unit.</source>
        <translation>组合名称。</translation>
    </message>
    <message>
        <source>members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>The tiles that make it up.</source>
        <translation>组成该组合的牌。</translation>
    </message>
    <message>
        <source>size</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>How many members it has.</source>
        <translation>有几个成员。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>What it scores: by its size, unless it has a score of its own.</source>
        <translation>得分：按张数，除非另有单独的得分。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Find a unit or a member</source>
        <translation>查找组合或成员</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitsPage</name>
    <message>
        <source>Units that fit</source>
        <translation>可用组合</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>A unit all of whose tiles are in the hand.</source>
        <translation>所有牌都在手牌中的组合。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The tiles that it takes.</source>
        <translation>所用的牌。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>What it scores, by the rule book.</source>
        <translation>按规则书的得分。</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Locked, open, forbidden, or with a bonus: the context menu, or the keys L, O, F and B.</source>
        <translation>锁定、副露、禁用或奖励分：用右键菜单，或按 L、O、F、B。</translation>
    </message>
    <message>
        <source>No unit has all its tiles in this hand.</source>
        <translation>没有所有牌都在此手牌中的组合。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Words</name>
    <message>
        <source>Singles</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Trios</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Trios with a single</source>
        <translation>三带一</translation>
    </message>
    <message>
        <source>Trios with a pair</source>
        <translation>三带二</translation>
    </message>
    <message>
        <source>Straights of %1</source>
        <translation>%1 张顺子</translation>
    </message>
    <message>
        <source>%1 pairs in a row</source>
        <translation>%1 连对</translation>
    </message>
    <message>
        <source>Airplanes of %1</source>
        <translation>%1 连飞机</translation>
    </message>
    <message>
        <source>Airplanes of %1 with singles</source>
        <translation>%1 连飞机带单</translation>
    </message>
    <message>
        <source>Airplanes of %1 with pairs</source>
        <translation>%1 连飞机带对</translation>
    </message>
    <message>
        <source>Quads with two singles</source>
        <translation>四带两单</translation>
    </message>
    <message>
        <source>Quads with two pairs</source>
        <translation>四带两对</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays</source>
        <translation>
            <numerusform>%1 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1 个组合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · 缺 %2</translation>
    </message>
    <message>
        <source>%1 · %2 to discard</source>
        <translation>%1 · 需打出 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>净手数 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns (手数): the fewest plays that give the lead away, less the bombs and the rocket, which win it back. With 1 or less the hand goes out from the lead, unless another player has a bomb or goes out first; with 0 or less it can wait for its turn.</source>
        <translation>净手数（扣除炸弹）：出后会丢牌权的最少手数，减去能夺回牌权的炸弹和王炸数。净手数为 1 或更少时，轮到自己自由出牌后即可一口气走完，除非别人有炸弹或抢先走完；为 0 或更少时，没有牌权也可以等到轮到自己再出。</translation>
    </message>
    <message>
        <source>%1
Fewest turns: %2</source>
        <translation>%1
净手数最少的拆法：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Annealer</name>
    <message>
        <source>moves</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerCurves</name>
    <message>
        <source>Value, in cells</source>
        <translation>值（格）</translation>
    </message>
    <message>
        <source>Temperature, power of 10</source>
        <translation>温度，10 的幂</translation>
    </message>
    <message>
        <source>Accepted neighbours</source>
        <translation>接受的邻域解</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1，保留</translation>
    </message>
    <message>
        <source>Value, in cells; %1 with other weights</source>
        <translation>值（格）；%1 的权重不同</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerModel</name>
    <message>
        <source>The position cannot occur: %1</source>
        <translation>该局面不可能出现：%1</translation>
    </message>
    <message>
        <source>The game is over. Step back to a turn to see how it would be planned.</source>
        <translation>对局已结束。退回到某一回合，可查看其规划。</translation>
    </message>
    <message>
        <source>The annealing was stopped. “Run again” restarts it.</source>
        <translation>退火已停止。按“重新运行”可再次开始。</translation>
    </message>
    <message>
        <source>Annealing…</source>
        <translation>退火中…</translation>
    </message>
    <message>
        <source>Nothing is annealed: the run has 0 iterations.</source>
        <translation>没有退火：本次运行的迭代数为 0。</translation>
    </message>
    <message>
        <source>Nothing is annealed: the enemy&apos;s HQ can be taken this turn.</source>
        <translation>没有退火：本回合就能攻下敌方总部。</translation>
    </message>
    <message>
        <source>Nothing is annealed: there is no unit to move and no gold to train one.</source>
        <translation>没有退火：没有可移动的单位，也没有金币训练。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerPage</name>
    <message numerus="yes">
        <source>The other %Ln iterations went to other plans and to the enemy&apos;s replies.</source>
        <translation>
            <numerusform>另外 %Ln 次迭代用于其他方案和敌方的应对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves skipped (%Ln iterations): no unit can move.</source>
        <translation>
            <numerusform>跳过移动（%Ln 次迭代）：没有可移动的单位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training skipped (%Ln iterations): no gold.</source>
        <translation>
            <numerusform>跳过训练（%Ln 次迭代）：没有金币。</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>估值项</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻域解</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Plan on the board</source>
        <translation>棋盘上的方案</translation>
    </message>
    <message>
        <source>Annealing…</source>
        <translation>退火中…</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最佳方案</translation>
    </message>
    <message>
        <source>From the first plan to the last: each one is better than the one before. The marker of the curves shows the same.</source>
        <translation>从第一个方案到最后一个：每个都优于前一个。曲线上的标记与此同步。</translation>
    </message>
    <message>
        <source>Run %1, the turn&apos;s plan. Actions: %2.</source>
        <translation>运行 %1，本回合的方案。动作：%2。</translation>
    </message>
    <message>
        <source>Run %1, %2: iteration %L3 of %L4, actions %5, value %6.</source>
        <translation>运行 %1，%2：迭代 %L3 / %L4，动作 %5，值 %6。</translation>
    </message>
    <message numerus="yes">
        <source>Run %1 · %2 iterations · %3</source>
        <translation>
            <numerusform>运行 %1 · %2 次迭代 · %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerParameters</name>
    <message>
        <source>Parameters of run A</source>
        <translation>运行 A 的参数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is not possible: %2 goes from %3%4.</source>
        <translation>“%1”无效：%2 的范围是 %3%4。</translation>
    </message>
    <message>
        <source>, in whole numbers</source>
        <translation>，须为整数</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>修改 %1</translation>
    </message>
    <message>
        <source>Parameters of run %1</source>
        <translation>运行 %1 的参数</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerSetups</name>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The runs to compare; the selected one is shown on the board.</source>
        <translation>要比较的运行；所选的一个显示在棋盘上。</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Whose parameters; with a mark if some are changed.</source>
        <translation>采用谁的参数；有改动时带标记。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The seed of all that is drawn.</source>
        <translation>随机数的种子。</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代数</translation>
    </message>
    <message>
        <source>Iterations of both phases for the plan that was chosen, as the curves show them.</source>
        <translation>所选方案两个阶段的迭代数，与曲线一致。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>How long the run took.</source>
        <translation>运行用时。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Value of the plan found, in cells; runs with other weights count otherwise.</source>
        <translation>所得方案的值（格）；权重不同的运行，计法也不同。</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1，已改</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>Runs the annealer again; runs limited by time come out differently.</source>
        <translation>重新退火；按时间限制的运行，结果会有不同。</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>添加运行</translation>
    </message>
    <message>
        <source>Another run, a copy of this one with the next seed.</source>
        <translation>添加当前运行的副本，用下一个种子。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Takes the selected run off the list.</source>
        <translation>从列表中移除所选的运行。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Whose parameters the run begins with: those of the article, or those of the strong bot. Choosing one takes all of them back.</source>
        <translation>运行初始的参数：文章的，或强机器人的。选择后全部恢复为该配置。</translation>
    </message>
    <message>
        <source>Seed of the run</source>
        <translation>运行的种子</translation>
    </message>
    <message>
        <source>All that the run draws comes from this number.</source>
        <translation>运行中的所有随机抽取都源于此数。</translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation>运行长度</translation>
    </message>
    <message>
        <source>Iterations make a run repeatable; a time is what the game gives.</source>
        <translation>按迭代数，运行可重现；按时间，则与游戏相同。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Unit of the length</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Choose a profile</source>
        <translation>选择配置</translation>
    </message>
    <message>
        <source>Limit a run by iterations or time</source>
        <translation>按迭代数或时间限制运行</translation>
    </message>
    <message>
        <source>Change the length of a run</source>
        <translation>修改运行长度</translation>
    </message>
    <message>
        <source>Remove a run</source>
        <translation>移除运行</translation>
    </message>
    <message>
        <source>“%1” is not a seed: a whole number from 0 to %2.</source>
        <translation>“%1”不是有效的种子：应为 0 至 %2 的整数。</translation>
    </message>
    <message>
        <source>Change the seed of a run</source>
        <translation>修改运行的种子</translation>
    </message>
    <message>
        <source>article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaPage</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The games in their order; each map is played with both sides.</source>
        <translation>按顺序排列的对局；每张地图交换双方各下一局。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The seed of the map.</source>
        <translation>地图的种子。</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>火</translation>
    </message>
    <message>
        <source>Who played fire, which begins.</source>
        <translation>谁执火方（先手）。</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>冰</translation>
    </message>
    <message>
        <source>Who played ice.</source>
        <translation>谁执冰方。</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>胜方</translation>
    </message>
    <message>
        <source>The side that won.</source>
        <translation>获胜的一方。</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>How the game ended.</source>
        <translation>对局如何结束。</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>The last turn.</source>
        <translation>最后的回合。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Start the arena</source>
        <translation>开始竞技</translation>
    </message>
    <message>
        <source>Plays the games; previous results are discarded.</source>
        <translation>开始对局；之前的结果会清除。</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>回放对局</translation>
    </message>
    <message>
        <source>Opens the selected game as the match to step through.</source>
        <translation>将所选的一局作为当前对局打开，可逐步查看。</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <translation>保存对局…</translation>
    </message>
    <message>
        <source>Writes records of all games to one file, as JSON Lines.</source>
        <translation>将所有对局的记录以 JSON Lines 写入一个文件。</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>竞技场</translation>
    </message>
    <message>
        <source>Double-click or Enter opens a game in the match page.</source>
        <translation>双击或按 Enter，在对局页中打开。</translation>
    </message>
    <message>
        <source>The first game is being played…</source>
        <translation>正在进行第一局…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>The arena ended before the first game did.</source>
        <translation>第一局尚未结束，竞技就已停止。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open game %1 of the arena</source>
        <translation>打开竞技场第 %1 局</translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation>对局记录 (*.jsonl)</translation>
    </message>
    <message>
        <source>No games yet. Start the arena above.</source>
        <translation>还没有对局。请先在上方开始竞技。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaResultPanel</name>
    <message>
        <source>%1 forfeited: %2.</source>
        <translation>%1 判负：%2。</translation>
    </message>
    <message>
        <source>contestant</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>The bot or the program&apos;s command line.</source>
        <translation>机器人，或程序的命令行。</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Games won.</source>
        <translation>获胜的局数。</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Games that ended with equal scores.</source>
        <translation>得分相同而结束的局数。</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Games lost by play.</source>
        <translation>正常对局中落败的局数。</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>Games lost by a bad command, a late answer or a program that ended.</source>
        <translation>因错误命令、超时或程序退出而输掉的局数。</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Time of an answer that half of the answers did not exceed, first ones included.</source>
        <translation>应答时间的中位数，含首次应答。</translation>
    </message>
    <message>
        <source>worst later</source>
        <translation>后续最长</translation>
    </message>
    <message>
        <source>Longest time of an answer, the first one of each game left out, which has a limit of its own.</source>
        <translation>最长的应答时间，不含每局的首次应答（另有时限）。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Contestants</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Start the arena: the games appear here as they end.</source>
        <translation>开始竞技：对局结束后会显示在这里。</translation>
    </message>
    <message>
        <source>%1 % (%2 – %3 %)</source>
        <translation>%1%（%2 – %3%）</translation>
    </message>
    <message>
        <source>Points of %1 against %2, a draw ½, with the interval that holds the true share with 95 % confidence. Games: %L3.</source>
        <translation>%1 对 %2 的得分率，平局计 ½，并附真实得分率的 95% 置信区间。局数：%L3。</translation>
    </message>
    <message>
        <source>%L1 × %2</source>
        <comment>forfeits, and why</comment>
        <translation>%2 %L1 次</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaSetup</name>
    <message>
        <source>Choose a bot for either side, or give the command line of a program.</source>
        <translation>为双方各选一个机器人，或填写程序的命令行。</translation>
    </message>
    <message>
        <source>“%1” is not a seed: seeds are whole numbers of 64 bits, parted by commas.</source>
        <translation>“%1”不是种子：种子是 64 位整数，用逗号分隔。</translation>
    </message>
    <message>
        <source>Seed %1 is listed twice: its games would be the same.</source>
        <translation>种子 %1 列了两次：对局会相同。</translation>
    </message>
    <message>
        <source>Give the seed of the first map.</source>
        <translation>请填写第一张地图的种子。</translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %Ln seeds.</source>
        <translation>
            <numerusform>列表最多有 %Ln 个种子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>How many games; each map is played with both sides.</source>
        <translation>共下几局；每张地图交换双方各下一局。</translation>
    </message>
    <message>
        <source>Thinking of built-in bots</source>
        <translation>内置机器人的思考量</translation>
    </message>
    <message>
        <source>Iterations a turn of the annealing bots, which makes games repeatable. At 0 they think for %1 of the %2 ms of a turn, and in proportion when it is longer.</source>
        <translation>退火机器人每回合的迭代数，可使对局重现。为 0 时，在每回合 %2 ms 中思考 %1，回合更长时按比例增加。</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同时对局数</translation>
    </message>
    <message>
        <source>More games than processors take each other&apos;s time: answers come late.</source>
        <translation>局数多于处理器数时会互相抢占时间，导致超时。</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>首回合</translation>
    </message>
    <message>
        <source>The time for a contestant&apos;s first line of a game.</source>
        <translation>参赛者给出每局第一行的时限。</translation>
    </message>
    <message>
        <source>Later turns</source>
        <translation>后续回合</translation>
    </message>
    <message>
        <source>The time for every later line.</source>
        <translation>之后每一行的时限。</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>× </source>
        <translation>× </translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation>时间倍数</translation>
    </message>
    <message>
        <source>Multiplies both times, for programs that a slower machine makes late.</source>
        <translation>同时放大两个时限，适用于在较慢机器上会超时的程序。</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source> iterations</source>
        <translation> 次迭代</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seeds of the maps, parted by commas; each is played with both sides. After the last one, the seeds above the greatest follow.</source>
        <translation>地图的种子，用逗号分隔；每张地图交换双方各下一局。用完后，从最大的种子往上递增。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The rules played today, or those of the contest of 2019.</source>
        <translation>现行规则，或 2019 年比赛的规则。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>参赛者 A</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>参赛者 B</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考量</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>并行局数</translation>
    </message>
    <message>
        <source>First contestant</source>
        <translation>第一个参赛者</translation>
    </message>
    <message>
        <source>Second contestant</source>
        <translation>第二个参赛者</translation>
    </message>
    <message numerus="yes">
        <source>All games are kept here, so that at most %Ln are played at once; yomi-cli icefire arena plays more.</source>
        <translation>
            <numerusform>所有对局都保留在这里，因此一次最多 %Ln 局；yomi-cli icefire arena 可下更多。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a cell, what a click does</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Brush</name>
    <message>
        <source>Sea</source>
        <translation>海</translation>
    </message>
    <message>
        <source>Neutral land</source>
        <translation>中立领土</translation>
    </message>
    <message>
        <source>Own land</source>
        <translation>领土</translation>
    </message>
    <message>
        <source>Mine spot</source>
        <translation>矿点</translation>
    </message>
    <message>
        <source>Unit of level 1</source>
        <translation>1 级单位</translation>
    </message>
    <message>
        <source>Unit of level 2</source>
        <translation>2 级单位</translation>
    </message>
    <message>
        <source>Unit of level 3</source>
        <translation>3 级单位</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>矿场</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>总部</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::BrushPalette</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What is put down belongs to %1 (O: the other side)</source>
        <translation>放下的东西归%1方（O：换另一方）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CommandsPanel</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>What the player wrote.</source>
        <translation>玩家写的内容。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The outcome of each command, in the order of the line.</source>
        <translation>各命令的结果，按行内顺序。</translation>
    </message>
    <message>
        <source>Error output</source>
        <translation>错误输出</translation>
    </message>
    <message>
        <source>What the player&apos;s program wrote to its standard error before this line, since its line before.</source>
        <translation>玩家程序从上一行之后到此行之前写到标准错误的内容。</translation>
    </message>
    <message>
        <source>%1 gold, including %2 income of this turn.</source>
        <translation>金币 %1，含本回合收入 %2。</translation>
    </message>
    <message>
        <source>Units that died without connection: %1.</source>
        <translation>因领土被切断而死亡的单位：%1。</translation>
    </message>
    <message>
        <source>The gold did not suffice; units that died: %1.</source>
        <translation>金币不足；死亡的单位：%1。</translation>
    </message>
    <message>
        <source>Turn starts</source>
        <translation>回合开始</translation>
    </message>
    <message numerus="yes">
        <source>%n died</source>
        <translation>
            <numerusform>死亡 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>金币 %1</translation>
    </message>
    <message>
        <source>%1. No line came.</source>
        <comment>how the game ended</comment>
        <translation>%1。没有收到命令。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CurvesPanel</name>
    <message>
        <source>Cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Price to finish</source>
        <translation>终结代价</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>第 %1 回合，%2</translation>
    </message>
    <message>
        <source>Following the match…</source>
        <translation>正在跟踪对局…</translation>
    </message>
    <message>
        <source>The position cannot occur.</source>
        <translation>该局面不可能出现。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Edit</name>
    <message>
        <source>Make the map of seed %1</source>
        <translation>用种子 %1 生成地图</translation>
    </message>
    <message>
        <source>The text does not name the turn: it stays as it was.</source>
        <translation>文本没有给出回合：保持不变。</translation>
    </message>
    <message>
        <source>The text names neither turn nor mine spots: they stay as they were.</source>
        <translation>文本没有给出回合和矿点：保持不变。</translation>
    </message>
    <message>
        <source>The text names neither turn nor mine spots: set them on the page Position.</source>
        <translation>文本没有给出回合和矿点：请在“局面”页设置。</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>粘贴局面</translation>
    </message>
    <message>
        <source>Let %1 play %2</source>
        <translation>让 %1 执%2方</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Change the arena</source>
        <translation>修改竞技设置</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::IcefireWorkspace</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Annealer</source>
        <translation>退火器</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>竞技场</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>对局(&amp;M)</translation>
    </message>
    <message>
        <source>A&amp;nnealer</source>
        <translation>退火器(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Arena</source>
        <translation>竞技场(&amp;A)</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>player-turns: %L1 · moments: %L2</source>
        <translation>单方回合：%L1 · 步：%L2</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n recorded games; one at a time can be pasted here.</source>
        <translation>
            <numerusform>文本含 %n 个对局记录；此处一次只能粘贴一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste a recorded game</source>
        <translation>粘贴对局记录</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::LayersPanel</name>
    <message>
        <source>What %1 pays to take the cell, training from its land; bold: within its gold.</source>
        <translation>%1方从己方领土训练单位来占领该格的花费；粗体：金币足够。</translation>
    </message>
    <message>
        <source>How many cells %1 loses when this one is taken, cut-off ones included; bold: more than the cell itself.</source>
        <translation>该格被占时%1方失去的格数，含被切断的；粗体：不止该格本身。</translation>
    </message>
    <message>
        <source>Steps over land to the HQ of %1.</source>
        <translation>经陆地到%1方总部的步数。</translation>
    </message>
    <message>
        <source>Steps from the cells of %1 to the nearest that is not its own.</source>
        <translation>从%1方的格到最近的非己方格的步数。</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>无数字</translation>
    </message>
    <message>
        <source>Price for %1</source>
        <translation>%1方的花费</translation>
    </message>
    <message>
        <source>Loss by a cut, %1</source>
        <translation>被切断的损失，%1</translation>
    </message>
    <message>
        <source>Steps to HQ of %1</source>
        <translation>到%1方总部的步数</translation>
    </message>
    <message>
        <source>Steps outside, %1</source>
        <translation>到界外的步数，%1</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Guarded by towers</source>
        <translation>塔的守护</translation>
    </message>
    <message>
        <source>Only units of level 3 can enter these cells.</source>
        <translation>只有 3 级单位能进入这些格。</translation>
    </message>
    <message>
        <source>Cut-off land</source>
        <translation>被切断的领土</translation>
    </message>
    <message>
        <source>Without a connection to the HQ: no income; units there die when their turn starts.</source>
        <translation>与总部断开：没有收入；其上的单位在己方回合开始时死亡。</translation>
    </message>
    <message>
        <source>Within reach of %1</source>
        <translation>%1方可及范围</translation>
    </message>
    <message>
        <source>What %1 can take in one turn with its gold.</source>
        <translation>%1方一回合内凭金币能占领的格。</translation>
    </message>
    <message>
        <source>%1&apos;s path to the HQ</source>
        <translation>%1方通往总部的路</translation>
    </message>
    <message>
        <source>The cheapest chain of units to the enemy&apos;s HQ and its price; filled: the gold suffices.</source>
        <translation>通往敌方总部花费最少的单位链及其花费；实心：金币足够。</translation>
    </message>
    <message>
        <source>Numbers in the cells</source>
        <translation>格内数字</translation>
    </message>
    <message>
        <source>What the number in each cell says.</source>
        <translation>各格内数字的含义。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchPage</name>
    <message>
        <source>Play on</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>The players play on from the player-turn shown.</source>
        <translation>玩家从当前单方回合继续对局。</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Your turn ends, and the other side answers.</source>
        <translation>结束你的回合，由对方应对。</translation>
    </message>
    <message>
        <source>Save the game as a record…</source>
        <translation>将对局保存为记录…</translation>
    </message>
    <message>
        <source>As JSON Lines.</source>
        <translation>以 JSON Lines 格式。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>%1方玩家</translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation>对局记录 (*.jsonl)</translation>
    </message>
    <message>
        <source>%1: key %2</source>
        <translation>%1：按键 %2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchRunner</name>
    <message>
        <source>No player for %1: choose a bot, or give a program.</source>
        <translation>%1方没有玩家：请选择机器人或指定程序。</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>第 %1 回合</translation>
    </message>
    <message>
        <source>The position cannot occur: %1</source>
        <translation>该局面不可能出现：%1</translation>
    </message>
    <message>
        <source>The game is over. Step back to a turn to play on from there.</source>
        <translation>对局已结束。退回到某一回合，可从那里继续。</translation>
    </message>
    <message>
        <source>A person is to move: give commands and end the turn.</source>
        <translation>轮到真人：请下命令并结束回合。</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续对局</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchSteps</name>
    <message>
        <source>Moments of the match</source>
        <translation>对局的各步</translation>
    </message>
    <message>
        <source>by action</source>
        <translation>按动作</translation>
    </message>
    <message>
        <source>by player-turn</source>
        <translation>按单方回合</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>按回合</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步进</translation>
    </message>
    <message>
        <source>What one step passes over: an action, the turn of one side, or the turns of both.</source>
        <translation>每步跨过什么：一个动作、一方的回合，或双方的回合。</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>下一动作</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>上一动作</translation>
    </message>
    <message>
        <source>No more after this moment.</source>
        <translation>此后没有了。</translation>
    </message>
    <message>
        <source>No more before this moment.</source>
        <translation>此前没有了。</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>步进(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>跳转到(&amp;J)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::NeighboursTable</name>
    <message>
        <source>swap two units</source>
        <translation>交换两个单位</translation>
    </message>
    <message>
        <source>turn a unit</source>
        <translation>单位转向</translation>
    </message>
    <message>
        <source>train a unit</source>
        <translation>训练单位</translation>
    </message>
    <message>
        <source>drop a training</source>
        <translation>取消训练</translation>
    </message>
    <message>
        <source>train a chain</source>
        <translation>训练单位链</translation>
    </message>
    <message>
        <source>build a tower</source>
        <translation>建塔</translation>
    </message>
    <message>
        <source>drop a tower</source>
        <translation>取消建塔</translation>
    </message>
    <message>
        <source>Neighbours tried and accepted</source>
        <translation>尝试和接受的邻域解</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The run, as in the list of runs.</source>
        <translation>运行，与运行列表一致。</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>邻域解</translation>
    </message>
    <message>
        <source>What was changed in the plan to make another one.</source>
        <translation>改动方案的哪一处以得到新方案。</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>How often such a neighbour was made.</source>
        <translation>生成这种邻域解的次数。</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>How often it became the plan that was kept.</source>
        <translation>成为所保留方案的次数。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Accepted of tried.</source>
        <translation>接受数占尝试数的比例。</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻域解</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PaintTool</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2方的%1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处的%1</translation>
    </message>
    <message>
        <source>Click: %1 of %2</source>
        <translation>单击：%2方的%1</translation>
    </message>
    <message>
        <source>Click: %1</source>
        <translation>单击：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Parameter</name>
    <message>
        <source>moves share</source>
        <translation>移动比例</translation>
    </message>
    <message>
        <source>moves hot</source>
        <translation>移动高温</translation>
    </message>
    <message>
        <source>moves cold</source>
        <translation>移动低温</translation>
    </message>
    <message>
        <source>training hot</source>
        <translation>训练高温</translation>
    </message>
    <message>
        <source>training cold</source>
        <translation>训练低温</translation>
    </message>
    <message>
        <source>gold early</source>
        <translation>金币前期</translation>
    </message>
    <message>
        <source>gold middle</source>
        <translation>金币中期</translation>
    </message>
    <message>
        <source>gold late</source>
        <translation>金币后期</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>受威胁</translation>
    </message>
    <message>
        <source>tower distance</source>
        <translation>塔的距离</translation>
    </message>
    <message>
        <source>mines from</source>
        <translation>矿场起始</translation>
    </message>
    <message>
        <source>mines paid before</source>
        <translation>矿场回本</translation>
    </message>
    <message>
        <source>beyond article</source>
        <translation>超出文章</translation>
    </message>
    <message>
        <source>income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>连锁切断</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>可占步</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>破产</translation>
    </message>
    <message>
        <source>lethal</source>
        <translation>斩杀</translation>
    </message>
    <message>
        <source>race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>race lost</source>
        <translation>竞速失利</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>reply share</source>
        <translation>应对比例</translation>
    </message>
    <message>
        <source>chains</source>
        <translation>连锁</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PlayTool</name>
    <message>
        <source>Train level %1 (%2 gold)</source>
        <translation>训练 %1 级（%2 金币）</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>Build a tower (%1 gold)</source>
        <translation>建塔（%1 金币）</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Build a mine (%1 gold)</source>
        <translation>建矿场（%1 金币）</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>矿场</translation>
    </message>
    <message>
        <source>Move unit %1 here</source>
        <translation>将单位 %1 移到此处</translation>
    </message>
    <message>
        <source>Click to put it here</source>
        <translation>单击以放在此处</translation>
    </message>
    <message>
        <source>Click to move here</source>
        <translation>单击以移到此处</translation>
    </message>
    <message>
        <source>Click to choose the unit</source>
        <translation>单击以选择单位</translation>
    </message>
    <message>
        <source>This unit has moved</source>
        <translation>该单位已移动过</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PlayerBox</name>
    <message>
        <source>A program on this computer, not a bot of Yomi.</source>
        <translation>本机上的程序，不是 Yomi 的机器人。</translation>
    </message>
    <message>
        <source>%1: a bot of this program, or the command line of a program that plays over its input and output.</source>
        <translation>%1：本程序的机器人，或通过输入输出对局的程序的命令行。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PositionPage</name>
    <message>
        <source>Paint</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Gold of %1</source>
        <translation>%1方金币</translation>
    </message>
    <message>
        <source>Gold at hand.</source>
        <translation>现有金币。</translation>
    </message>
    <message>
        <source>Give %1 %2 gold</source>
        <translation>给%1方 %2 金币</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>1 to 100; what a gold is worth depends on it.</source>
        <translation>1 至 100；金币的价值取决于回合。</translation>
    </message>
    <message>
        <source>Set turn %1</source>
        <translation>设为第 %1 回合</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>行动方</translation>
    </message>
    <message>
        <source>Let %1 move</source>
        <translation>轮到%1方</translation>
    </message>
    <message>
        <source>The rules of today&apos;s game, or those of the contest of May 2019: dearer mines, another number of mine spots.</source>
        <translation>现行游戏的规则，或 2019 年五月比赛的规则：矿场更贵，矿点数不同。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>修改规则</translation>
    </message>
    <message>
        <source>Map from a seed</source>
        <translation>由种子生成地图</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>A whole number of 64 bits, also below 0; the map is the game&apos;s own.</source>
        <translation>64 位整数，也可小于 0；地图与游戏相同。</translation>
    </message>
    <message>
        <source>Make map</source>
        <translation>生成地图</translation>
    </message>
    <message>
        <source>A new game on the map of this seed, under the rules chosen above.</source>
        <translation>按上面所选的规则，在此种子的地图上新开一局。</translation>
    </message>
    <message>
        <source>Edit › Paste takes the text that a bot receives, with or without the mine spots, or a recorded game.</source>
        <translation>“编辑 › 粘贴”可接受机器人收到的文本（矿点可有可无），或对局记录。</translation>
    </message>
    <message>
        <source>Can it occur?</source>
        <translation>可能出现吗？</translation>
    </message>
    <message>
        <source>A seed is a whole number from −9223372036854775808 to 9223372036854775807; &quot;%1&quot; is not one.</source>
        <translation>种子是 −9223372036854775808 至 9223372036854775807 的整数；“%1”不是。</translation>
    </message>
    <message>
        <source>An edit ends this match: the position shown becomes a position of its own. Undo brings the match back.</source>
        <translation>编辑会结束这场对局：当前局面将成为独立的局面。撤销可恢复对局。</translation>
    </message>
    <message>
        <source>Yes: this position can occur.</source>
        <translation>是：该局面可能出现。</translation>
    </message>
    <message>
        <source>Not in a game, but it is analyzed and can be played:</source>
        <translation>对局中不会出现，但可以分析和对局：</translation>
    </message>
    <message>
        <source>No, and it is not analyzed:</source>
        <translation>否，且无法分析：</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ProgramConsent</name>
    <message>
        <source>Run a program?</source>
        <translation>运行程序？</translation>
    </message>
    <message>
        <source>A player of this document is a program. It would run on this computer, with all that you may do yourself. Run it only if you know this command:</source>
        <translation>此文档的一个玩家是程序。它将在本机运行，拥有你的全部权限。请确认认识此命令再运行：</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Run it, now and later</source>
        <translation>运行，今后也允许</translation>
    </message>
    <message>
        <source>A player of this document is a program that Yomi does not run: its command has characters that do not show. They are written here as \u and a number.</source>
        <translation>此文档的一个玩家是 Yomi 不予运行的程序：其命令含有不可见字符，在此写作 \u 加数字。</translation>
    </message>
    <message numerus="yes">
        <source>A player of this document is a program that Yomi does not run: its command has %n blanks in a row, which can hide what follows.</source>
        <translation>
            <numerusform>此文档的一个玩家是 Yomi 不予运行的程序：其命令含有 %n 个连续空格，可能隐藏其后的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player of this document is a program that Yomi does not run: its command has %L1 characters, and at most %L2 can be looked over.</source>
        <translation>此文档的一个玩家是 Yomi 不予运行的程序：其命令有 %L1 个字符，可查看的上限为 %L2 个。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Record</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation>对局记录 (*.jsonl)</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Own position</source>
        <translation>自设局面</translation>
    </message>
    <message>
        <source>The file is empty: no game is recorded there.</source>
        <translation>文件为空：没有对局记录。</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>第 %1 行：%2。</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a map and its players</comment>
        <translation>%1：%2 对 %3</translation>
    </message>
    <message>
        <source>up to turn %1</source>
        <translation>到第 %1 回合</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::SidesPanel</name>
    <message>
        <source>Sides</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Connected cells; each brings 1 gold a turn.</source>
        <translation>相连的格；每格每回合带来 1 金币。</translation>
    </message>
    <message>
        <source>units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Living units.</source>
        <translation>存活的单位。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Gold in the treasury.</source>
        <translation>库存的金币。</translation>
    </message>
    <message>
        <source>income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Gold that the next turn brings or costs.</source>
        <translation>下回合带来或花费的金币。</translation>
    </message>
    <message>
        <source>to finish</source>
        <translation>终结代价</translation>
    </message>
    <message>
        <source>What the cheapest chain to the enemy&apos;s HQ costs: this turn for the side to move, next turn for the other.</source>
        <translation>打到敌方总部最省的单位链的花费：行动方为本回合，另一方为下回合。</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>受威胁</translation>
    </message>
    <message>
        <source>Cells that the enemy can take in their turn with their gold.</source>
        <translation>敌方在其回合凭金币能占领的格。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::TermsTable</name>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The run, as in the list of runs.</source>
        <translation>运行，与运行列表一致。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>The plan&apos;s state: nothing done, the moves fixed, all done.</source>
        <translation>方案的状态：未行动、移动已定、全部完成。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>All terms together, in cells: what the annealing increases.</source>
        <translation>所有项之和（格）：退火所要增大的值。</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Active cells, ours less theirs.</source>
        <translation>有效格，我方减敌方。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Gold, ours less theirs; counted with the turn&apos;s worth of a gold.</source>
        <translation>金币，我方减敌方；按该回合的金币价值计。</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>受威胁</translation>
    </message>
    <message>
        <source>Our cells that they can take in their next turn; they are subtracted.</source>
        <translation>敌方下回合能占领的我方格；计为负。</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>界外</translation>
    </message>
    <message>
        <source>Steps of the units to the outside of their land, ours less theirs; breaks ties, less is better.</source>
        <translation>单位到己方领土之外的步数，我方减敌方；用于打破平分，越小越好。</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>总部</translation>
    </message>
    <message>
        <source>Steps of the units to the other one&apos;s HQ, ours less theirs; breaks the ties left, less is better.</source>
        <translation>单位到对方总部的步数，我方减敌方；用于打破余下的平分，越小越好。</translation>
    </message>
    <message>
        <source>income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Income, ours less theirs.</source>
        <translation>收入，我方减敌方。</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>被切断</translation>
    </message>
    <message>
        <source>Our cells without connection once all threatened ones are taken.</source>
        <translation>所有受威胁的格都被占后，我方被切断的格。</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>What their worst straight chain takes and cuts off.</source>
        <translation>敌方最具威胁的直线单位链所占领和切断的格。</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>Their cells that we can take or cut off next turn.</source>
        <translation>我方下回合能占领或切断的敌方格。</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>可占步</translation>
    </message>
    <message>
        <source>Cells that the units can take by a step, ours less theirs.</source>
        <translation>单位一步可占领的格，我方减敌方。</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>破产</translation>
    </message>
    <message>
        <source>1 if our next income ruins us, −1 if theirs does them.</source>
        <translation>若下次收入使我方破产为 1，使敌方破产为 −1。</translation>
    </message>
    <message>
        <source>lethal</source>
        <translation>斩杀</translation>
    </message>
    <message>
        <source>Their gold left after finishing us next turn, and 1; 0 if they cannot.</source>
        <translation>敌方下回合终结我方后剩余的金币加 1；不能终结则为 0。</translation>
    </message>
    <message>
        <source>our turns</source>
        <translation>我方回合</translation>
    </message>
    <message>
        <source>Turns of income until we can finish them; 0 is next turn.</source>
        <translation>还需几回合收入才能终结敌方；0 为下回合。</translation>
    </message>
    <message>
        <source>their turns</source>
        <translation>敌方回合</translation>
    </message>
    <message>
        <source>Turns of income until they can finish us; 0 is next turn.</source>
        <translation>敌方还需几回合收入才能终结我方；0 为下回合。</translation>
    </message>
    <message>
        <source>Terms of the evaluation</source>
        <translation>估值各项</translation>
    </message>
    <message>
        <source>before</source>
        <translation>行动前</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Type</name>
    <message>
        <source>What does a bot think?</source>
        <translation>机器人在想什么？</translation>
    </message>
    <message>
        <source>A turn planned by simulated annealing: the plan on the board, its value and the temperature.</source>
        <translation>用模拟退火规划的一个回合：棋盘上的方案、方案的值和温度。</translation>
    </message>
    <message>
        <source>Where does a match turn?</source>
        <translation>对局的转折点在哪里？</translation>
    </message>
    <message>
        <source>Two bots on the map of seed 14: step to captures, cuts, towers and the end.</source>
        <translation>种子 14 的地图上两个机器人的对局：可逐步查看占领、切断、建塔和终局。</translation>
    </message>
    <message>
        <source>Which cells lead to the HQ?</source>
        <translation>哪些格通往总部？</translation>
    </message>
    <message>
        <source>Fire is to move and has 167 gold; eight cells for 140 finish the game.</source>
        <translation>轮到火方，有 167 金币；花 140 占八格即可终局。</translation>
    </message>
    <message>
        <source>Which tower saves Ice?</source>
        <translation>哪座塔能救冰方？</translation>
    </message>
    <message>
        <source>Fire can finish next turn for 70 gold. Of 29 places for a tower, only one saves Ice.</source>
        <translation>火方下回合花 70 金币即可终局。29 处可建塔，只有一处能救冰方。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Board: to another cell</source>
        <translation>棋盘：移到其他格</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>空格、Enter</translation>
    </message>
    <message>
        <source>Board: what a click does there</source>
        <translation>棋盘：等同于在此单击</translation>
    </message>
    <message>
        <source>1, 2, 3, T, M</source>
        <translation>1, 2, 3, T, M</translation>
    </message>
    <message>
        <source>Match: train a level, build a tower or a mine</source>
        <translation>对局：训练某级单位、建塔或建矿场</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Match: let go of the unit or the order</source>
        <translation>对局：取消所选的单位或命令</translation>
    </message>
    <message>
        <source>S, N, L, P, 1, 2, 3, T, M, H</source>
        <translation>S, N, L, P, 1, 2, 3, T, M, H</translation>
    </message>
    <message>
        <source>Position: choose a tool</source>
        <translation>局面：选择工具</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Position: the other owner</source>
        <translation>局面：切换归属</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Position: clear the cell</source>
        <translation>局面：清空格子</translation>
    </message>
    <message>
        <source>Ice &amp; Fire</source>
        <translation>Ice &amp; Fire</translation>
    </message>
    <message>
        <source>Watch bots play A Code of Ice &amp; Fire and see what they think.</source>
        <translation>观看机器人下 A Code of Ice &amp; Fire，看它们在想什么。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Words</name>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>The command was carried out.</source>
        <translation>命令已执行。</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>无操作</translation>
    </message>
    <message>
        <source>WAIT does nothing.</source>
        <translation>WAIT 不做任何事。</translation>
    </message>
    <message>
        <source>message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>A message for the viewer; it does nothing.</source>
        <translation>给观众的消息；不做任何事。</translation>
    </message>
    <message>
        <source>not on land</source>
        <translation>不在陆地</translation>
    </message>
    <message>
        <source>The target is off the board or no land: the command is dropped.</source>
        <translation>目标在棋盘外或不是陆地：命令被丢弃。</translation>
    </message>
    <message>
        <source>no such level</source>
        <translation>无此等级</translation>
    </message>
    <message>
        <source>Units have the levels 1, 2 and 3.</source>
        <translation>单位的等级为 1、2、3。</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>无数字</translation>
    </message>
    <message>
        <source>A number is missing or too large; these rules drop the command.</source>
        <translation>数字缺失或过大；按此规则丢弃命令。</translation>
    </message>
    <message>
        <source>no such unit</source>
        <translation>无此单位</translation>
    </message>
    <message>
        <source>No unit with this id lived when the turn started. A unit trained in the same line cannot move yet.</source>
        <translation>回合开始时没有此编号的单位存活。同一行中训练的单位还不能移动。</translation>
    </message>
    <message>
        <source>enemy&apos;s unit</source>
        <translation>敌方单位</translation>
    </message>
    <message>
        <source>The unit belongs to the enemy.</source>
        <translation>该单位属于敌方。</translation>
    </message>
    <message>
        <source>moved already</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>A unit moves once a turn.</source>
        <translation>每个单位每回合只能移动一次。</translation>
    </message>
    <message>
        <source>cell taken</source>
        <translation>格子被占</translation>
    </message>
    <message>
        <source>The cell is occupied, or a tower next to it protects it.</source>
        <translation>格子已被占用，或受相邻的塔保护。</translation>
    </message>
    <message>
        <source>no way nearer</source>
        <translation>无法靠近</translation>
    </message>
    <message>
        <source>No free neighbour of the unit is nearer to the target; it stays and may be ordered again.</source>
        <translation>单位的空闲邻格中没有离目标更近的；它留在原地，可再次下令。</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>够不到</translation>
    </message>
    <message>
        <source>The cell is neither on nor next to the player&apos;s connected land.</source>
        <translation>该格不在玩家的连通领土上，也不与之相邻。</translation>
    </message>
    <message>
        <source>too little gold</source>
        <translation>金币不足</translation>
    </message>
    <message>
        <source>The player cannot pay for it.</source>
        <translation>玩家付不起。</translation>
    </message>
    <message>
        <source>not own land</source>
        <translation>非己方领土</translation>
    </message>
    <message>
        <source>Buildings need your own land.</source>
        <translation>建筑只能建在己方领土上。</translation>
    </message>
    <message>
        <source>no mine spot</source>
        <translation>不是矿点</translation>
    </message>
    <message>
        <source>Mines need a mine spot.</source>
        <translation>矿场只能建在矿点上。</translation>
    </message>
    <message>
        <source>mine spot</source>
        <translation>矿点</translation>
    </message>
    <message>
        <source>Towers cannot be built on mine spots.</source>
        <translation>矿点上不能建塔。</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>The game was over before its turn came.</source>
        <translation>轮到它之前对局已结束。</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>A later part of the line is not a command, so the whole line is ignored.</source>
        <translation>该行后面有一部分不是命令，因此整行作废。</translation>
    </message>
    <message>
        <source>no command: loses</source>
        <translation>非命令：判负</translation>
    </message>
    <message>
        <source>The game does not know this text: the player loses at once.</source>
        <translation>游戏不认识这段文本：玩家立即判负。</translation>
    </message>
    <message>
        <source>late: loses</source>
        <translation>超时：判负</translation>
    </message>
    <message>
        <source>No line came in time: the player loses.</source>
        <translation>没有按时收到命令：玩家判负。</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>火</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>冰</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>火</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>冰</translation>
    </message>
    <message>
        <source>current</source>
        <translation>现行</translation>
    </message>
    <message>
        <source>contest 2019</source>
        <translation>2019 年比赛</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>takes the HQ</source>
        <translation>占领总部</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>The enemy&apos;s HQ is taken: the game is won.</source>
        <translation>占领了敌方总部：获胜。</translation>
    </message>
    <message>
        <source>turn %1 · %2 plays</source>
        <translation>第 %1 回合 · 轮到%2方</translation>
    </message>
    <message>
        <source>HQ captured</source>
        <translation>总部被占</translation>
    </message>
    <message>
        <source>100 turns</source>
        <translation>满 100 回合</translation>
    </message>
    <message>
        <source>bad command</source>
        <translation>错误命令</translation>
    </message>
    <message>
        <source>late answer</source>
        <translation>回答超时</translation>
    </message>
    <message>
        <source>program ended</source>
        <translation>程序退出</translation>
    </message>
    <message>
        <source>endless line</source>
        <translation>输出行过长</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1方胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation>下一次占领</translation>
    </message>
    <message>
        <source>Previous capture</source>
        <translation>上一次占领</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>下一次切断</translation>
    </message>
    <message>
        <source>Previous cut</source>
        <translation>上一次切断</translation>
    </message>
    <message>
        <source>Next bankruptcy</source>
        <translation>下一次破产</translation>
    </message>
    <message>
        <source>Previous bankruptcy</source>
        <translation>上一次破产</translation>
    </message>
    <message>
        <source>Next tower</source>
        <translation>下一座塔</translation>
    </message>
    <message>
        <source>Previous tower</source>
        <translation>上一座塔</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Finish (before)</source>
        <translation>终局（之前）</translation>
    </message>
    <message>
        <source>%1&apos;s unit %2, level %3</source>
        <translation>%1方的单位 %2，等级 %3</translation>
    </message>
    <message>
        <source>%1&apos;s HQ</source>
        <translation>%1方的总部</translation>
    </message>
    <message>
        <source>%1&apos;s mine</source>
        <translation>%1方的矿场</translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation>%1方的塔</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海</translation>
    </message>
    <message>
        <source>%1&apos;s land</source>
        <translation>%1方的领土</translation>
    </message>
    <message>
        <source>%1&apos;s land, cut off</source>
        <translation>%1方的领土，已被切断</translation>
    </message>
    <message>
        <source>neutral land</source>
        <translation>中立领土</translation>
    </message>
    <message>
        <source>guarded by a tower</source>
        <translation>有塔守护</translation>
    </message>
    <message numerus="yes">
        <source>its capture costs %n cells</source>
        <translation>
            <numerusform>被占将失去 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1方需付 %2</translation>
    </message>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Attribute</name>
    <message>
        <source>alpha</source>
        <translation>α</translation>
    </message>
    <message>
        <source>asrc</source>
        <translation>α 的来源</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>β</translation>
    </message>
    <message>
        <source>board</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>界</translation>
    </message>
    <message>
        <source>bsrc</source>
        <translation>β 的来源</translation>
    </message>
    <message>
        <source>children</source>
        <translation>子节点</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>did</source>
        <translation>置换表用途</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>表项</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>估值</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>搜索方式</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>着法数</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>被剪着法</translation>
    </message>
    <message>
        <source>r</source>
        <translation>减层</translation>
    </message>
    <message>
        <source>range</source>
        <translation>值的范围</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>最佳着法次序</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>side</source>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>skips</source>
        <translation>略过的着法</translation>
    </message>
    <message>
        <source>us</source>
        <translation>微秒</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜方</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::BoundsBars</name>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>查得 %1</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>算得 %1</translation>
    </message>
    <message>
        <source>stored %1</source>
        <translation>存入 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>found</source>
        <translation>查得</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>算得</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>存入</translation>
    </message>
    <message>
        <source>from −300 to 300</source>
        <translation>−300 至 300</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::ChecksPage</name>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>What each check looked at</source>
        <translation>各项检查的范围</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Error: values may be wrong. Waste: nodes are not needed. Doubt: there may be a good reason.</source>
        <translation>错误：值可能不对。浪费：多搜了节点。存疑：可能有正当理由。</translation>
    </message>
    <message>
        <source>check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>What is looked for.</source>
        <translation>查找什么。</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The first line where it was found.</source>
        <translation>首次发现的行。</translation>
    </message>
    <message>
        <source>found</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>At how many events.</source>
        <translation>在多少个事件处发现。</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>How many events the check could look at.</source>
        <translation>可检查的事件数。</translation>
    </message>
    <message>
        <source>At how many of them it found something.</source>
        <translation>其中发现问题的事件数。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Suppress this line</source>
        <translation>忽略此行</translation>
    </message>
    <message>
        <source>Suppress this check</source>
        <translation>忽略此检查</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>What was looked at</source>
        <translation>检查范围</translation>
    </message>
    <message>
        <source>Findings or what was looked at</source>
        <translation>问题或检查范围</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>未忽略</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Which findings are listed</source>
        <translation>列出哪些问题</translation>
    </message>
    <message>
        <source>Shows all findings again, also in the tree.</source>
        <translation>重新显示所有问题，包括树中的。</translation>
    </message>
    <message>
        <source>Findings over the recording</source>
        <translation>问题在记录中的分布</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>根节点</translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation>在树中显示</translation>
    </message>
    <message>
        <source>Shows the node on the page Tree.</source>
        <translation>在“树”页显示该节点。</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Checks without anything to test in this search.</source>
        <translation>此搜索中没有可检查内容的检查项。</translation>
    </message>
    <message>
        <source>Checks without anything to test in this recording.</source>
        <translation>此记录中没有可检查内容的检查项。</translation>
    </message>
    <message>
        <source>what to print for it</source>
        <translation>需输出的内容</translation>
    </message>
    <message>
        <source>What the recording must print for this check.</source>
        <translation>此项检查要求记录输出的内容。</translation>
    </message>
    <message>
        <source>Checks not tested, and what to print for them</source>
        <translation>未执行的检查，以及为此需输出的内容</translation>
    </message>
    <message>
        <source>Checks not tested</source>
        <translation>未执行的检查</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>No check found anything before line %1, where the reading ended.</source>
        <translation>读到第 %1 行为止，各项检查均未发现问题。</translation>
    </message>
    <message>
        <source>No check found anything.</source>
        <translation>各项检查均未发现问题。</translation>
    </message>
    <message>
        <source>Line %1: %2 is claimed, %3.</source>
        <comment>the last is exact, lower or upper</comment>
        <translation>第 %1 行：声称值为 %2，%3。</translation>
    </message>
    <message>
        <source>Line %1: %2 is claimed.</source>
        <translation>第 %1 行：声称值为 %2。</translation>
    </message>
    <message>
        <source>The leaves give %1.</source>
        <translation>由叶节点得出 %1。</translation>
    </message>
    <message>
        <source>The leaves give something from %1 to %2.</source>
        <translation>由叶节点得出的值在 %1 至 %2 之间。</translation>
    </message>
    <message>
        <source>A mean cannot be checked against leaves.</source>
        <translation>均值无法用叶节点核对。</translation>
    </message>
    <message>
        <source>No root returned a value.</source>
        <translation>没有任何根节点返回过值。</translation>
    </message>
    <message>
        <source>Each move of the root was searched by itself; the root is not a node here.</source>
        <translation>根局面的每个着法单独搜索；这里根不是节点。</translation>
    </message>
    <message>
        <source>There is no finding to be explained. Step through the tree, or ask for nodes on the page Query.</source>
        <translation>没有要说明的问题。可在树中步进，或在“查询”页查找节点。</translation>
    </message>
    <message>
        <source>Choose a finding at the left, and it is explained here.</source>
        <translation>在左侧选择一个问题，这里显示说明。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a severity and what it means</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The same is wrong here. The first %1 lines are explained one by one.</source>
        <translation>此处有同样的问题。只逐一说明前 %1 行。</translation>
    </message>
    <message>
        <source>line %1, one of %2</source>
        <translation>第 %1 行，共 %2 处</translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <translation>第 %1 行，第 %2 处，共 %3 处</translation>
    </message>
    <message>
        <source>Nothing seems to be missing.</source>
        <translation>似乎没有缺失。</translation>
    </message>
    <message>
        <source>The recording broke off at line %1.</source>
        <translation>记录在第 %1 行中断。</translation>
    </message>
    <message>
        <source>All findings are suppressed. “All” above lists them; “Show all” ends the suppression.</source>
        <translation>所有问题都已忽略。上方选“全部”可列出，点“全部显示”可取消忽略。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Cursor</name>
    <message>
        <source>%1. The query holds for it</source>
        <comment>what a node is</comment>
        <translation>%1。符合查询条件</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a node is, and what is said of it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Depth limit %1, to the end</source>
        <translation>深度限制 %1，至终局</translation>
    </message>
    <message numerus="yes">
        <source>Depth limit %1 (%n plies)</source>
        <translation>
            <numerusform>深度限制 %1（%n 层）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Edit</name>
    <message>
        <source>Read another recording</source>
        <translation>读取另一份记录</translation>
    </message>
    <message>
        <source>Skip lines that are not events</source>
        <translation>跳过非事件行</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <comment>name of a file</comment>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>No more findings can be suppressed.</source>
        <translation>不能再忽略更多问题。</translation>
    </message>
    <message>
        <source>Suppress %1 in line %2</source>
        <translation>忽略第 %2 行的 %1</translation>
    </message>
    <message>
        <source>Suppress %1</source>
        <translation>忽略 %1</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>显示所有问题</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventPanel</name>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Go to the event</source>
        <translation>转到事件</translation>
    </message>
    <message>
        <source>Event </source>
        <translation>事件 </translation>
    </message>
    <message>
        <source>Go to the entry of the node</source>
        <translation>转到进入该节点处</translation>
    </message>
    <message>
        <source>Node </source>
        <translation>节点 </translation>
    </message>
    <message>
        <source>Goes to the event at which that node stored the entry.</source>
        <translation>转到该节点存入表项的事件。</translation>
    </message>
    <message>
        <source>Work so far</source>
        <translation>目前工作量</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>有效剪枝</translation>
    </message>
    <message>
        <source>pruned moves</source>
        <translation>被剪着法</translation>
    </message>
    <message>
        <source>saved by cuts</source>
        <translation>剪枝节省</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>查表所得</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Nodes that the search has entered.</source>
        <translation>搜索已进入的节点。</translation>
    </message>
    <message>
        <source>Cutoffs that left a move unsearched.</source>
        <translation>留下未搜索着法的剪枝。</translation>
    </message>
    <message>
        <source>The moves that cuts left unsearched.</source>
        <translation>因剪枝而未搜索的着法。</translation>
    </message>
    <message>
        <source>Nodes at and below these moves, to the depth limit.</source>
        <translation>这些着法及其以下的节点，直到深度限制。</translation>
    </message>
    <message>
        <source>Nodes below boards whose value the table gave.</source>
        <translation>由置换表给出值的局面以下的节点。</translation>
    </message>
    <message>
        <source>Nodes that this search will still enter.</source>
        <translation>此搜索还将进入的节点。</translation>
    </message>
    <message>
        <source>Change since the last step.</source>
        <translation>与上一步相比的变化。</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根节点</translation>
    </message>
    <message>
        <source> (0–%1)</source>
        <translation>（0 至 %1）</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>事件 %1 / %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>α&#xa0;%1</source>
        <translation>α&#xa0;%1</translation>
    </message>
    <message>
        <source>β&#xa0;%1</source>
        <translation>β&#xa0;%1</translation>
    </message>
    <message>
        <source>Nothing from the table here.</source>
        <translation>此处未从置换表取得任何值。</translation>
    </message>
    <message>
        <source>This search has no table.</source>
        <translation>此搜索没有置换表。</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>wrote it: %1</source>
        <translation>写入：%1</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>写入</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventWords</name>
    <message>
        <source>α&#xa0;%1, β&#xa0;%2</source>
        <translation>α&#xa0;%1，β&#xa0;%2</translation>
    </message>
    <message>
        <source>The recording does not have the window.</source>
        <translation>记录中没有窗口。</translation>
    </message>
    <message>
        <source>Minimax tries every move, whatever the others are worth.</source>
        <translation>极小化极大会尝试每个着法，不管其他着法值多少。</translation>
    </message>
    <message>
        <source>With the full window: every value counts.</source>
        <translation>完整窗口：任何值都有意义。</translation>
    </message>
    <message>
        <source>With the window %1: only a value between the two is found exactly.</source>
        <translation>窗口 %1：只有两者之间的值能精确得出。</translation>
    </message>
    <message>
        <source>With a null window, %1: the search only asks whether this move is better than the best so far, which is cheaper than its value.</source>
        <translation>空窗 %1：搜索只问此着法是否优于目前最佳，这比求出它的值更省。</translation>
    </message>
    <message>
        <source>With the window %1: only a value between the two can change the result.</source>
        <translation>窗口 %1：只有两者之间的值能改变结果。</translation>
    </message>
    <message>
        <source>Search starts at the root</source>
        <translation>从根节点开始搜索</translation>
    </message>
    <message>
        <source>%1 tries %2</source>
        <translation>%1 尝试 %2</translation>
    </message>
    <message>
        <source>The root is searched again</source>
        <translation>重新搜索根节点</translation>
    </message>
    <message>
        <source>The value lay outside the window; it is searched with %1 now.</source>
        <translation>值落在窗口之外；现在以 %1 搜索。</translation>
    </message>
    <message>
        <source>%1 tries %2 again</source>
        <translation>%1 再次尝试 %2</translation>
    </message>
    <message>
        <source>The null window said that this move is better, not how much. The re-search with the window %1 finds out.</source>
        <translation>空窗只说明此着法更好，没说好多少。以窗口 %1 重新搜索来求出。</translation>
    </message>
    <message>
        <source>Not in the table</source>
        <translation>不在置换表中</translation>
    </message>
    <message>
        <source>Neither this board nor an image of it has been searched before.</source>
        <translation>此局面及其对称局面都没有搜索过。</translation>
    </message>
    <message>
        <source>Nothing is stored under its key.</source>
        <translation>其键下没有存储内容。</translation>
    </message>
    <message>
        <source>The table narrows the window</source>
        <translation>置换表收窄窗口</translation>
    </message>
    <message>
        <source>The recording does not say which node stored the entry.</source>
        <translation>记录未说明表项由哪个节点存入。</translation>
    </message>
    <message>
        <source>The table sets no bound</source>
        <translation>置换表不提供界</translation>
    </message>
    <message>
        <source>What was found helps at most to order the moves.</source>
        <translation>查到的内容最多有助于着法排序。</translation>
    </message>
    <message>
        <source>The table does not help</source>
        <translation>置换表没有帮助</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>查到：%1。</translation>
    </message>
    <message>
        <source>Found: %1. The window is now %2.</source>
        <translation>查到：%1。窗口现为 %2。</translation>
    </message>
    <message>
        <source>Found: %1. That lies outside the window %2 or says nothing new.</source>
        <translation>查到：%1。它在窗口 %2 之外，或没有新信息。</translation>
    </message>
    <message>
        <source>It is known to be at most %1. That is not greater than α, so its exact value does not matter.</source>
        <translation>已知至多为 %1，不大于 α，因此精确值无关紧要。</translation>
    </message>
    <message>
        <source>It is known to be at least %1. That is not less than β, so its exact value does not matter.</source>
        <translation>已知至少为 %1，不小于 β，因此精确值无关紧要。</translation>
    </message>
    <message>
        <source>The table answers</source>
        <translation>置换表给出答案</translation>
    </message>
    <message>
        <source>Nothing below it needs to be searched.</source>
        <translation>以下无需搜索。</translation>
    </message>
    <message>
        <source>Table: exactly %1</source>
        <translation>置换表：恰为 %1</translation>
    </message>
    <message>
        <source>This board or an image of it has been searched to its value: nothing below it needs to be searched again.</source>
        <translation>此局面或其对称局面已搜出值：以下无需再搜。</translation>
    </message>
    <message>
        <source>Table: %1 ≤ α&#xa0;(%2)</source>
        <translation>置换表：%1 ≤ α（%2）</translation>
    </message>
    <message>
        <source>It is known to be at most %1. %2 has something at least as good elsewhere, so its exact value does not matter.</source>
        <translation>已知至多为 %1。%2 在别处有不差于此的选择，因此精确值无关紧要。</translation>
    </message>
    <message>
        <source>Table: %1 ≥ β&#xa0;(%2)</source>
        <translation>置换表：%1 ≥ β（%2）</translation>
    </message>
    <message>
        <source>It is known to be at least %1. %2 has something at least as good elsewhere, so its exact value does not matter.</source>
        <translation>已知至少为 %1。%2 在别处有不差于此的选择，因此精确值无关紧要。</translation>
    </message>
    <message>
        <source>The position is evaluated</source>
        <translation>对局面估值</translation>
    </message>
    <message>
        <source>The search still continues below it.</source>
        <translation>其下仍继续搜索。</translation>
    </message>
    <message>
        <source>Estimate %1</source>
        <translation>估值 %1</translation>
    </message>
    <message>
        <source>The depth limit is reached; the position is evaluated.</source>
        <translation>已到深度限制，对局面估值。</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>已定：%1</translation>
    </message>
    <message>
        <source>The result is known without trying a move.</source>
        <translation>无需尝试着法即知结果。</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>对局结束：%1</translation>
    </message>
    <message>
        <source>The board is full and no line is complete: a draw.</source>
        <translation>棋盘已满，无人连成一线：平局。</translation>
    </message>
    <message>
        <source>A line is complete: %1.</source>
        <translation>已连成一线：%1。</translation>
    </message>
    <message>
        <source>New best: %1 by %2</source>
        <translation>新的最佳值：%1，着法 %2</translation>
    </message>
    <message>
        <source>The greatest value so far, but only a bound: the move is worth %1 or less. That proves nothing of what %2 can have here.</source>
        <translation>目前的最大值，但只是界：此着法的值不超过 %1，不能证明 %2 在此能得到多少。</translation>
    </message>
    <message>
        <source>The least value so far, but only a bound: the move is worth %1 or more. That proves nothing of what %2 can have here.</source>
        <translation>目前的最小值，但只是界：此着法的值不低于 %1，不能证明 %2 在此能得到多少。</translation>
    </message>
    <message>
        <source>%1 takes the greatest value, and none was greater before.</source>
        <translation>%1 取最大值，此前没有更大的。</translation>
    </message>
    <message>
        <source>%1 takes the least value, and none was less before.</source>
        <translation>%1 取最小值，此前没有更小的。</translation>
    </message>
    <message>
        <source>%1 is worth %2</source>
        <translation>%1 的值为 %2</translation>
    </message>
    <message>
        <source>%1 is no better: %2 = %3</source>
        <translation>%1 并不更好：%2 = %3</translation>
    </message>
    <message>
        <source>%1 is no better: %2 &lt; %3</source>
        <translation>%1 并不更好：%2 &lt; %3</translation>
    </message>
    <message>
        <source>%1 is no better: %2 &gt; %3</source>
        <translation>%1 并不更好：%2 &gt; %3</translation>
    </message>
    <message>
        <source>Of equal moves the first one found stays.</source>
        <translation>着法等值时保留最先找到的。</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 保留 %2。</translation>
    </message>
    <message>
        <source>The table says that nothing better than %1 is to be had here.</source>
        <translation>置换表表明：这里不可能优于 %1。</translation>
    </message>
    <message>
        <source>The table says that %2 already has %1 higher up, so %2 avoids this line.</source>
        <translation>置换表表明：%2 在上层就能得到 %1，所以 %2 会避开此变例。</translation>
    </message>
    <message>
        <source>A null window only asks on which side of it the value lies; now that is known.</source>
        <translation>空窗只问值在它的哪一侧；现在已经知道。</translation>
    </message>
    <message>
        <source>%1 is an end of the aspiration window: if the root lies beyond it, it is searched again.</source>
        <translation>%1 是期望窗口的一端：若根节点的值超出它，就重新搜索。</translation>
    </message>
    <message>
        <source>This pass only asks on which side of its window the value of the root lies; here that is known.</source>
        <translation>这一轮只问根节点的值在窗口的哪一侧；这里已经知道。</translation>
    </message>
    <message>
        <source>The game allows nothing better than %1.</source>
        <translation>游戏中不可能优于 %1。</translation>
    </message>
    <message>
        <source>Nothing beyond %1 was asked for; the recording does not show who set that end.</source>
        <translation>不需要超出 %1 的值；记录未说明这一端由谁设定。</translation>
    </message>
    <message>
        <source>%2 can already limit %3 to %1 elsewhere, so %2 avoids this line.</source>
        <translation>%2 在别处就能把 %3 限制在 %1，所以 %2 会避开此变例。</translation>
    </message>
    <message>
        <source>%2 already has %1 elsewhere, so %2 avoids this line.</source>
        <translation>%2 在别处就能得到 %1，所以 %2 会避开此变例。</translation>
    </message>
    <message>
        <source>The recording does not have the number of moves left.</source>
        <translation>记录中没有剩余着法的数目。</translation>
    </message>
    <message>
        <source>It was the last move: nothing is pruned.</source>
        <translation>这是最后一个着法：没有剪掉什么。</translation>
    </message>
    <message numerus="yes">
        <source>The other %n moves here need not be searched.</source>
        <translation>
            <numerusform>这里其余 %n 个着法无需搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut at %1</source>
        <translation>在 %1 剪枝</translation>
    </message>
    <message>
        <source>The recording says that this value is enough.</source>
        <translation>记录表明此值已足够。</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>存入 %1</translation>
    </message>
    <message>
        <source>The entry answers wherever its key comes again.</source>
        <translation>再遇到同一个键时，由此表项给出答案。</translation>
    </message>
    <message>
        <source>One entry answers for this board and all its images.</source>
        <translation>一个表项适用于此局面及其所有对称局面。</translation>
    </message>
    <message>
        <source>The entry answers for this board alone.</source>
        <translation>此表项仅适用于此局面。</translation>
    </message>
    <message>
        <source>Under all eight images of the board, each with the best move turned the same way.</source>
        <translation>存入此局面的全部八个对称局面，最佳着法也作相同变换。</translation>
    </message>
    <message>
        <source>The true value is %1 or more; the search failed high and needs to know no more.</source>
        <translation>真实值不低于 %1；搜索高出边界，无需知道更多。</translation>
    </message>
    <message>
        <source>The true value is %1 or less; the search failed low and needs to know no more.</source>
        <translation>真实值不高于 %1；搜索低出边界，无需知道更多。</translation>
    </message>
    <message>
        <source>Every move has been searched, and the value is %1. The search returns it only as %1 or more, because it is not less than β.</source>
        <translation>所有着法都已搜索，值为 %1。因其不小于 β，搜索只返回“不低于 %1”。</translation>
    </message>
    <message>
        <source>Every move has been searched, and the value is %1. The search returns it only as %1 or less, because it is not greater than α.</source>
        <translation>所有着法都已搜索，值为 %1。因其不大于 α，搜索只返回“不高于 %1”。</translation>
    </message>
    <message>
        <source>Return %1, a lower bound</source>
        <translation>返回 %1，下界</translation>
    </message>
    <message>
        <source>Return %1, an upper bound</source>
        <translation>返回 %1，上界</translation>
    </message>
    <message>
        <source>Return no value</source>
        <translation>不返回值</translation>
    </message>
    <message>
        <source>The node gave up.</source>
        <translation>节点中途放弃。</translation>
    </message>
    <message>
        <source>Return %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>The recording does not say whether that is a bound.</source>
        <translation>记录未说明这是否为界。</translation>
    </message>
    <message>
        <source>That is the value to this depth. It is not less than β: it fails high.</source>
        <translation>这是此深度的值。它不小于 β：高出边界。</translation>
    </message>
    <message>
        <source>That is the value to this depth. It is not greater than α: it fails low.</source>
        <translation>这是此深度的值。它不大于 α：低出边界。</translation>
    </message>
    <message>
        <source>That is the value to this depth.</source>
        <translation>这是此深度的值。</translation>
    </message>
    <message>
        <source>That is the value to this depth: what the table knew and what the search found meet there.</source>
        <translation>这是此深度的值：置换表已知的与搜索求得的在此相合。</translation>
    </message>
    <message>
        <source>Visits: %1.</source>
        <translation>访问次数：%1。</translation>
    </message>
    <message>
        <source>The recording does not have its visits.</source>
        <translation>记录中没有它的访问次数。</translation>
    </message>
    <message>
        <source>Their mean: %1.</source>
        <translation>均值：%1。</translation>
    </message>
    <message>
        <source>Prior: %1.</source>
        <translation>先验概率：%1。</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>No mean</source>
        <translation>无均值</translation>
    </message>
    <message>
        <source>The root in this snapshot</source>
        <translation>此快照中的根节点</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 下 %2</translation>
    </message>
    <message>
        <source>enter</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>table hit</source>
        <translation>置换表命中</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>新最佳值</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>bound reached</source>
        <translation>达界</translation>
    </message>
    <message>
        <source>store</source>
        <translation>存入</translation>
    </message>
    <message>
        <source>return</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1 has been searched</source>
        <translation>“%1”已搜完</translation>
    </message>
    <message>
        <source>Its value has come back to the node that tried it.</source>
        <translation>它的值已回到尝试它的节点。</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>恰为 %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The table says that %2 can already limit %3 to %1 higher up, so %2 avoids this line.</source>
        <translation>置换表表明：%2 在上层就能把 %3 限制在 %1，所以 %2 会避开此变例。</translation>
    </message>
    <message>
        <source>The recording says that this value is enough, but it is less than β&#xa0;%1.</source>
        <translation>记录表明此值已足够，但它小于 β&#xa0;%1。</translation>
    </message>
    <message>
        <source>The recording says that this value is enough, but it is greater than α&#xa0;%1.</source>
        <translation>记录表明此值已足够，但它大于 α&#xa0;%1。</translation>
    </message>
    <message>
        <source>Cut: %1 ≥ β&#xa0;(%2)</source>
        <translation>剪枝：%1 ≥ β（%2）</translation>
    </message>
    <message>
        <source>Cut: %1 ≤ α&#xa0;(%2)</source>
        <translation>剪枝：%1 ≤ α（%2）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Face</name>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FileNotice</name>
    <message>
        <source>Skip other lines</source>
        <translation>跳过其他行</translation>
    </message>
    <message>
        <source>Show open nodes</source>
        <translation>显示未返回的节点</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Read to the end</source>
        <translation>读到末尾</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>定位…</translation>
    </message>
    <message>
        <source>Reads the file once more, to its end. What has been read stays until then.</source>
        <translation>再次读取文件直至末尾。已读部分在此期间保留。</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes are still open.</source>
        <translation>
            <numerusform>有 %1 个节点尚未返回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2 What came before is shown.</source>
        <translation>第 %1 行：%2已显示此前的内容。</translation>
    </message>
    <message>
        <source>The recording could not be read. Line %1: %2</source>
        <translation>无法读取记录。第 %1 行：%2</translation>
    </message>
    <message>
        <source>The reading was stopped after line %1. What came before is shown.</source>
        <translation>读取在第 %1 行后停止。已显示此前的内容。</translation>
    </message>
    <message>
        <source>The recording ends within line %1. What came before is shown in full.</source>
        <translation>记录在第 %1 行中间结束。已完整显示此前的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are not events and were skipped.</source>
        <translation>
            <numerusform>有 %1 行不是事件，已跳过。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is gone; the part that was read is shown.</source>
        <translation>文件已不存在；显示的是已读部分。</translation>
    </message>
    <message>
        <source>The file has changed since it was read.</source>
        <translation>文件在读取后发生了变化。</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>转到第 %1 行</translation>
    </message>
    <message>
        <source>Where the recording is now</source>
        <translation>记录的当前位置</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Files</name>
    <message>
        <source>Recording</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>This is a list of nodes; write a recording with --trace FILE.yt.</source>
        <translation>这是节点列表；请用 --trace FILE.yt 写出记录。</translation>
    </message>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation>记录 (*.yt *.jsonl)</translation>
    </message>
    <message>
        <source>The command names no recording.</source>
        <translation>命令没有指定记录。</translation>
    </message>
    <message>
        <source>This is not a recording: its first line would be yomi-trace 1.</source>
        <translation>这不是记录：首行应为 yomi-trace 1。</translation>
    </message>
    <message>
        <source>The text is longer than 4 MiB. Save it to a file, and open that.</source>
        <translation>文本超过 4 MiB。请存为文件后打开。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FindingStrip</name>
    <message>
        <source>Findings over the recording</source>
        <translation>问题在记录中的分布</translation>
    </message>
    <message>
        <source>Where in the file the findings lie; a click goes to the nearest one.</source>
        <translation>问题在文件中的位置；单击转到最近的一处。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a severity and how many lines</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Icicle</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>bound reached, cut</source>
        <translation>达界并剪枝</translation>
    </message>
    <message>
        <source>bound reached</source>
        <translation>达界</translation>
    </message>
    <message>
        <source>bound not reached</source>
        <translation>未达界</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>取自置换表</translation>
    </message>
    <message>
        <source>open when the recording ended</source>
        <translation>记录结束时未返回</translation>
    </message>
    <message>
        <source>leaf, not asked</source>
        <translation>叶节点，未查</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>无置换表</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未查到</translation>
    </message>
    <message>
        <source>found, changed nothing</source>
        <translation>查到，没有影响</translation>
    </message>
    <message>
        <source>narrowed the window</source>
        <translation>收窄窗口</translation>
    </message>
    <message>
        <source>gave the value</source>
        <translation>给出值</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>iteration %1, %2</source>
        <translation>迭代 %1，%2</translation>
    </message>
    <message>
        <source>nodes %1, %2 of the tree</source>
        <translation>%1 个节点，占全树 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, moves pruned: %1</source>
        <translation>，被剪着法：%1</translation>
    </message>
    <message>
        <source>iteration %1 and later</source>
        <translation>迭代 %1 及以后</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>迭代 %1</translation>
    </message>
    <message>
        <source>, cut: %1</source>
        <translation>，剪枝：%1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Node %1, line %2: %3; %4</source>
        <translation>节点 %1，变例 %2：%3；%4</translation>
    </message>
    <message>
        <source>Root of %1: %2; %3</source>
        <translation>%1 的根：%2；%3</translation>
    </message>
    <message>
        <source>%1 · node %2</source>
        <translation>%1 · 节点 %2</translation>
    </message>
    <message>
        <source>table: %1</source>
        <translation>置换表：%1</translation>
    </message>
    <message>
        <source>window %1 … %2, %3</source>
        <translation>窗口 %1 … %2，%3</translation>
    </message>
    <message>
        <source>%1, exact</source>
        <translation>%1，精确</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no node so deep</source>
        <translation>无此深度的节点</translation>
    </message>
    <message>
        <source>Ply %1, nodes drawn together: %2; of the pixel: %3</source>
        <translation>第 %1 层，合并绘制的节点：%2；像素中占比：%3</translation>
    </message>
    <message>
        <source>In view: nodes %1 of %2, plies to %3</source>
        <translation>可见：%2 个节点中的 %1 个，至第 %3 层</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IcicleLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IciclePage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation>在树中显示</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>冰柱图</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>What the colour of a block means.</source>
        <translation>方块颜色的含义。</translation>
    </message>
    <message>
        <source>how it ended</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>All iterations side by side, or the one that the tree shows.</source>
        <translation>并排显示所有迭代，或只显示树中的那次。</translation>
    </message>
    <message>
        <source>all iterations</source>
        <translation>所有迭代</translation>
    </message>
    <message>
        <source>the iteration shown</source>
        <translation>所示迭代</translation>
    </message>
    <message>
        <source>Back to where you zoomed in (Esc). A click selects, a double click zooms in.</source>
        <translation>返回放大前的位置（Esc）。单击选中，双击放大。</translation>
    </message>
    <message>
        <source>Zoom back</source>
        <translation>还原缩放</translation>
    </message>
    <message>
        <source>Shows the selected node in the search tree.</source>
        <translation>在搜索树中显示选中的节点。</translation>
    </message>
    <message>
        <source>Laying out the icicle…</source>
        <translation>正在布局冰柱图…</translation>
    </message>
    <message>
        <source>Saves the icicle as a drawing (SVG) or as pixels (PNG).</source>
        <translation>将冰柱图存为矢量图（SVG）或位图（PNG）。</translation>
    </message>
    <message>
        <source>Export the icicle</source>
        <translation>导出冰柱图</translation>
    </message>
    <message>
        <source>icicle</source>
        <translation>冰柱图</translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation>可见部分</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>整棵树</translation>
    </message>
    <message>
        <source>Icicle of %1; colour: %2</source>
        <translation>%1 的冰柱图；颜色：%2</translation>
    </message>
    <message>
        <source>The layout was stopped. Leave this page and come back to start again.</source>
        <translation>布局已停止。离开此页再回来可重新开始。</translation>
    </message>
    <message>
        <source>%1. Blocks without a pixel of their own are drawn together: %2</source>
        <translation>%1。不足一像素的方块合并绘制：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IciclePainter</name>
    <message>
        <source>ply</source>
        <translation>层</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IcicleView</name>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom back</source>
        <translation>还原缩放</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>冰柱图</translation>
    </message>
    <message>
        <source>Laying out the icicle…</source>
        <translation>正在布局冰柱图…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Inspector</name>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::InspectorPages</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Would give the answer away; leave the quiz first.</source>
        <translation>会泄露答案；请先退出测验。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IterationPanel</name>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Iterations in sight</source>
        <translation>可见的迭代</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Shows one snapshot after the other, to the last.</source>
        <translation>依次显示各快照，直到最后一个。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>%1. Mean %2, most visited: %3</source>
        <translation>%1。均值 %2，访问最多：%3</translation>
    </message>
    <message>
        <source>%1. Value %2, best: %3</source>
        <translation>%1。值 %2，最佳：%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Keys</name>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Tree: to the parent, to the first child</source>
        <translation>树：到父节点、第一个子节点</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Tree: to the sibling before or after</source>
        <translation>树：到上一个、下一个兄弟节点</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Tree: show or hide what is below the selected node</source>
        <translation>树：展开或收起选中节点以下的部分</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Tree, outline: go to the entry of the selected node</source>
        <translation>树、大纲：转到进入选中节点处</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+、−</translation>
    </message>
    <message>
        <source>Tree: zoom; also Ctrl and the wheel</source>
        <translation>树：缩放；也可用 Ctrl 加滚轮</translation>
    </message>
    <message>
        <source>Icicle: to the neighbour in the row</source>
        <translation>冰柱图：到同行的相邻方块</translation>
    </message>
    <message>
        <source>Icicle: to the parent, to the first child</source>
        <translation>冰柱图：到父节点、第一个子节点</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Icicle: to the root</source>
        <translation>冰柱图：到根</translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation>Enter、+</translation>
    </message>
    <message>
        <source>Icicle: zoom to the selected block</source>
        <translation>冰柱图：放大到选中的方块</translation>
    </message>
    <message>
        <source>Esc, Backspace, −</source>
        <translation>Esc、Backspace、−</translation>
    </message>
    <message>
        <source>Icicle: zoom back</source>
        <translation>冰柱图：还原缩放</translation>
    </message>
    <message>
        <source>N, P</source>
        <translation>N, P</translation>
    </message>
    <message>
        <source>Two runs: to the next, previous difference</source>
        <translation>两次运行：到下一处、上一处差异</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::LinePage</name>
    <message>
        <source>Searches of the line</source>
        <translation>对此变例的搜索</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Line of moves</source>
        <translation>变例</translation>
    </message>
    <message>
        <source>Take the node’s line</source>
        <translation>取节点的变例</translation>
    </message>
    <message>
        <source>Asks for the moves that lead to the current node.</source>
        <translation>查询通往当前节点的着法。</translation>
    </message>
    <message>
        <source>What became of the line</source>
        <translation>变例的搜索情况</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>The move of the line that was searched.</source>
        <translation>变例中被搜索的着法。</translation>
    </message>
    <message>
        <source>place</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Its place among the moves of the node above.</source>
        <translation>在上级节点各着法中的次序。</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Plies left to search.</source>
        <translation>剩余搜索层数。</translation>
    </message>
    <message>
        <source>what became of the line</source>
        <translation>变例的搜索情况</translation>
    </message>
    <message>
        <source>How far it was searched, and why no further.</source>
        <translation>搜到哪里，为何没有继续。</translation>
    </message>
    <message>
        <source>Type the moves of a line, or take that of a node.</source>
        <translation>输入变例的着法，或取某个节点的变例。</translation>
    </message>
    <message>
        <source>No iteration searched its first move.</source>
        <translation>没有迭代搜索过它的第一个着法。</translation>
    </message>
    <message>
        <source>Moves from the root, separated by blanks (in a move: %20)</source>
        <translation>从根开始的着法，以空格分隔；着法内的空格写作 %20</translation>
    </message>
    <message>
        <source>No move leads to the root: go to a node below it first.</source>
        <translation>根节点没有变例：请先转到其下的节点。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::LinesPanel</name>
    <message>
        <source>Lines of the recording</source>
        <translation>记录的各行</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The number of the line, from 1.</source>
        <translation>行号，从 1 起。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The line in the file.</source>
        <translation>文件中的该行。</translation>
    </message>
    <message>
        <source>The file is gone or has changed since it was read. Reload it.</source>
        <translation>文件已不存在，或在读取后发生了变化。请重新加载。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NewRecording</name>
    <message>
        <source>New recording</source>
        <translation>新建记录</translation>
    </message>
    <message>
        <source>Print these lines from your search, in any language and for any game: the first once, the second where a node is entered, the third before it returns. Send them to a file and open it here.</source>
        <translation>在你的搜索中输出这些行，语言和游戏不限：第一行只输出一次，第二行在进入节点时输出，第三行在返回前输出。存入文件后在此打开。</translation>
    </message>
    <message>
        <source>Lines to print</source>
        <translation>要输出的行</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>复制各行</translation>
    </message>
    <message>
        <source>Or paste the lines (Ctrl+V), or drop a file on the window. The manual (F1) has the format, and ready code for C++ and Python.</source>
        <translation>也可以粘贴这些行（Ctrl+V），或把文件拖到窗口上。格式说明以及现成的 C++、Python 代码见手册（F1）。</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>打开记录</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeLook</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>fail high</source>
        <translation>高出边界</translation>
    </message>
    <message>
        <source>fail low</source>
        <translation>低出边界</translation>
    </message>
    <message>
        <source>n %1</source>
        <comment>how many visits</comment>
        <translation>n %1</translation>
    </message>
    <message>
        <source>visits unknown</source>
        <translation>访问次数未知</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>a test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>bound unknown</source>
        <translation>界未知</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>cut ≥ β</source>
        <translation>剪枝 ≥ β</translation>
    </message>
    <message>
        <source>cut ≤ α</source>
        <translation>剪枝 ≤ α</translation>
    </message>
    <message>
        <source>being listed</source>
        <translation>列出中</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>pruned · %1</source>
        <translation>被剪 · %1</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>被剪</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1, no proof</source>
        <translation>%1，无证明</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>无证明</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: pruned, nodes saved: %2</source>
        <translation>%1：被剪，节省节点：%2</translation>
    </message>
    <message>
        <source>%1: pruned</source>
        <translation>%1：被剪</translation>
    </message>
    <message>
        <source>Root: %1, %2 (%3): %4</source>
        <translation>根：%1，%2（%3）：%4</translation>
    </message>
    <message>
        <source>Node %1: %2, ply %3, %4</source>
        <translation>节点 %1：%2，第 %3 层，%4</translation>
    </message>
    <message>
        <source>, null window</source>
        <translation>，空窗</translation>
    </message>
    <message>
        <source>, re-search</source>
        <translation>，重新搜索</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a node, the side to move</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a node, its value, why</comment>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeMenu</name>
    <message>
        <source>Go to the start of this iteration</source>
        <translation>转到此迭代的开头</translation>
    </message>
    <message>
        <source>Go to the cutoff that pruned it</source>
        <translation>转到剪掉它的剪枝处</translation>
    </message>
    <message>
        <source>Go to its entry</source>
        <translation>转到进入处</translation>
    </message>
    <message>
        <source>Copy its board as text</source>
        <translation>以文本复制其局面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodePanel</name>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>what</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>By the name that a query has for it.</source>
        <translation>查询中使用的名称。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What the recording says, or what follows from it.</source>
        <translation>记录所载，或由此推出的内容。</translation>
    </message>
    <message>
        <source>Facts about the node</source>
        <translation>节点的数据</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeTree</name>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NumberLine</name>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Window and values</source>
        <translation>窗口与值</translation>
    </message>
    <message>
        <source>nothing proved</source>
        <translation>尚无证明</translation>
    </message>
    <message>
        <source>proved %1</source>
        <translation>已证明 %1</translation>
    </message>
    <message>
        <source>α&#xa0;%1</source>
        <translation>α&#xa0;%1</translation>
    </message>
    <message>
        <source>β&#xa0;%1</source>
        <translation>β&#xa0;%1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>child %1</source>
        <translation>子节点 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>fail low</source>
        <translation>低出边界</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>fail high</source>
        <translation>高出边界</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NumbersBox</name>
    <message>
        <source>as recorded</source>
        <translation>按记录</translation>
    </message>
    <message>
        <source>own view</source>
        <translation>行棋方视角</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>数值视角</translation>
    </message>
    <message>
        <source>Max’s view</source>
        <translation>Max 视角</translation>
    </message>
    <message>
        <source>Windows, values and bounds in the tree, beside it and in tables: as the recording has them, as the side to move counts them, or as Max does.</source>
        <translation>树、树旁和表格中的窗口、值与界：按记录原样、按行棋方计，或按 Max 计。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::OutlineModel</name>
    <message>
        <source>move and board</source>
        <translation>着法与局面</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>window at entry</source>
        <translation>进入时的窗口</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1, re-search</source>
        <translation>%1，重新搜索</translation>
    </message>
    <message>
        <source>%1, null window</source>
        <translation>%1，空窗</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::OutlineView</name>
    <message>
        <source>Outline of the search tree</source>
        <translation>搜索树大纲</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::PathStrip</name>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>%1 · node %2</source>
        <translation>%1 · 节点 %2</translation>
    </message>
    <message numerus="yes">
        <source>… %n plies</source>
        <translation>
            <numerusform>… %n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根节点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>α&#xa0;%1</source>
        <translation>α&#xa0;%1</translation>
    </message>
    <message>
        <source>β&#xa0;%1</source>
        <translation>β&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处的 %1</translation>
    </message>
    <message>
        <source>set by: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>not in the recording</source>
        <translation>记录中没有</translation>
    </message>
    <message>
        <source>There is no room for these. A click lists them, to go to one.</source>
        <translation>这些放不下。单击可列出并选择转到其中之一。</translation>
    </message>
    <message>
        <source>A click goes to its entry.</source>
        <translation>单击转到进入该节点处。</translation>
    </message>
    <message>
        <source>A click goes there.</source>
        <translation>单击转到该处。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2，%3</translation>
    </message>
    <message>
        <source>the bound that cut: %1, %2</source>
        <translation>造成剪枝的界：%1，%2</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QueryPage</name>
    <message>
        <source>Nodes for which the query holds</source>
        <translation>符合查询条件的节点</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The moves from the root.</source>
        <translation>从根开始的着法。</translation>
    </message>
    <message>
        <source>What the query asks for.</source>
        <translation>查询所问的内容。</translation>
    </message>
    <message>
        <source>Type a condition to find the nodes that meet it, for example kind=re-search, value&gt;=@beta, child(reason=null), or nodes&gt;1000 and best!=first.</source>
        <translation>输入条件来查找符合的节点，例如 kind=re-search、value&gt;=@beta、child(reason=null)，或 nodes&gt;1000 and best!=first。</translation>
    </message>
    <message>
        <source>Type a condition to find the nodes that meet it, for example cut=yes, value&gt;=@beta, or nodes&gt;1000 and best!=first.</source>
        <translation>输入条件来查找符合的节点，例如 cut=yes、value&gt;=@beta，或 nodes&gt;1000 and best!=first。</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>The query cannot be read yet.</source>
        <translation>查询尚无法解析。</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 are listed and marked</source>
        <translation>%1，列出并标记前 %2 个</translation>
    </message>
    <message>
        <source>%1. No node has %2.</source>
        <translation>%1。没有节点带有 %2。</translation>
    </message>
    <message>
        <source>%1. No node has %2; did you mean %3?</source>
        <translation>%1。没有节点带有 %2；是指 %3 吗？</translation>
    </message>
    <message>
        <source>%1. No node has the reason “%2”.</source>
        <translation>%1。没有节点的原因是“%2”。</translation>
    </message>
    <message>
        <source>%1. No node has the reason “%2”; did you mean “%3”?</source>
        <translation>%1。没有节点的原因是“%2”；是指“%3”吗？</translation>
    </message>
    <message>
        <source>The query holds for no node.</source>
        <translation>没有节点符合查询条件。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QuestionPage</name>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Where the node is entered.</source>
        <translation>进入节点的行。</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Its name, else its number.</source>
        <translation>名称，没有则为序号。</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>How often the search went through the node.</source>
        <translation>搜索经过该节点的次数。</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>先验概率</translation>
    </message>
    <message>
        <source>What the move was thought to be worth beforehand.</source>
        <translation>事先对该着法的预期。</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Of what the visits came to.</source>
        <translation>各次访问结果的均值。</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The reason of a leaf.</source>
        <translation>叶节点的原因。</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Alpha and beta at entry.</source>
        <translation>进入时的 α 与 β。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What the node returned.</source>
        <translation>节点返回的值。</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>What the value claims to be.</source>
        <translation>声称该值是精确值还是界。</translation>
    </message>
    <message>
        <source>Why it returned.</source>
        <translation>返回的原因。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Quiz</name>
    <message>
        <source>β is ∞: no value is enough to stop.</source>
        <translation>β 为 ∞：任何值都不足以停止。</translation>
    </message>
    <message>
        <source>α is −∞: no value is enough to stop.</source>
        <translation>α 为 −∞：任何值都不足以停止。</translation>
    </message>
    <message>
        <source>The best value, %1, is less than β&#xa0;%2: another move can still count.</source>
        <translation>最佳值 %1 小于 β&#xa0;%2：其他着法仍可能有用。</translation>
    </message>
    <message>
        <source>The best value, %1, is greater than α&#xa0;%2: another move can still count.</source>
        <translation>最佳值 %1 大于 α&#xa0;%2：其他着法仍可能有用。</translation>
    </message>
    <message>
        <source>the next move is searched</source>
        <translation>搜索下一着法</translation>
    </message>
    <message>
        <source>the other moves are pruned</source>
        <translation>剪掉其余着法</translation>
    </message>
    <message>
        <source>the same move is searched again</source>
        <translation>重新搜索同一着法</translation>
    </message>
    <message>
        <source>the bound is accepted</source>
        <translation>接受此界</translation>
    </message>
    <message>
        <source>Node %1: %2 has tried %3. What does the search do next?</source>
        <translation>节点 %1：%2 已试“%3”。接下来搜索会做什么？</translation>
    </message>
    <message>
        <source>The search of %1 with a null window gave %2.</source>
        <translation>以空窗搜索 %1 得 %2。</translation>
    </message>
    <message>
        <source>The search of %1 gave %2.</source>
        <translation>搜索“%1”得 %2。</translation>
    </message>
    <message>
        <source>%1 Best value: %2. Window: α&#xa0;%3, β&#xa0;%4.</source>
        <translation>%1最佳值：%2。窗口：α&#xa0;%3，β&#xa0;%4。</translation>
    </message>
    <message>
        <source>It was the last move; the best value is %1.</source>
        <translation>这是最后一个着法；最佳值为 %1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The null window found more than α&#xa0;%1: the move is better.</source>
        <translation>空窗所得大于 α&#xa0;%1：该着法更好。</translation>
    </message>
    <message>
        <source>The null window found at most α&#xa0;%1: the move is not better.</source>
        <translation>空窗所得至多为 α&#xa0;%1：该着法不更好。</translation>
    </message>
    <message>
        <source>The null window found less than β&#xa0;%1: the move is better.</source>
        <translation>空窗所得小于 β&#xa0;%1：该着法更好。</translation>
    </message>
    <message>
        <source>The null window found at least β&#xa0;%1: the move is not better.</source>
        <translation>空窗所得至少为 β&#xa0;%1：该着法不更好。</translation>
    </message>
    <message>
        <source>The best value, %1, has reached β&#xa0;%2.</source>
        <translation>最佳值 %1 已达到 β&#xa0;%2。</translation>
    </message>
    <message>
        <source>The best value, %1, has reached α&#xa0;%2.</source>
        <translation>最佳值 %1 已达到 α&#xa0;%2。</translation>
    </message>
    <message>
        <source>The numbers ask for another choice: %1.</source>
        <translation>按数值应作另一选择：%1。</translation>
    </message>
    <message>
        <source>The quiz needs the tree.</source>
        <translation>测验需要树。</translation>
    </message>
    <message>
        <source>A search by visits prunes no moves and searches none again: there is nothing to ask.</source>
        <translation>按访问次数的搜索既不剪掉着法，也不重新搜索，无题可出。</translation>
    </message>
    <message>
        <source>Minimax searches every move: there is nothing to ask.</source>
        <translation>极小化极大会搜索所有着法，无题可出。</translation>
    </message>
    <message>
        <source>Minimax searches every move: there is nothing to ask. Choose alpha-beta or PVS.</source>
        <translation>极小化极大会搜索所有着法，无题可出。请选择 α-β剪枝或 PVS。</translation>
    </message>
    <message>
        <source>The recording does not have the windows, so there is nothing to judge by. Print alpha and beta where a node is entered.</source>
        <translation>记录中没有窗口，无从判断。请在进入节点的行输出 alpha 和 beta。</translation>
    </message>
    <message>
        <source>No node here had two ways to continue: there is nothing to ask.</source>
        <translation>没有哪个节点有两种继续方式，无题可出。</translation>
    </message>
    <message>
        <source>No question is left after this event. Leave, step back and begin again for earlier ones.</source>
        <translation>此事件之后没有题目了。要答更早的题目，请退出、后退，再重新开始。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QuizPanel</name>
    <message>
        <source>Quiz</source>
        <translation>测验</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Leave the quiz</source>
        <translation>退出测验</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Ends the quiz and shows all of the search again.</source>
        <translation>结束测验，重新显示整个搜索。</translation>
    </message>
    <message>
        <source>Search the next move</source>
        <translation>搜索下一个着法</translation>
    </message>
    <message>
        <source>The next move is searched.</source>
        <translation>搜索下一个着法。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>The other moves are pruned.</source>
        <translation>剪掉其余着法。</translation>
    </message>
    <message>
        <source>Search it again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>The move is searched again with the full window.</source>
        <translation>用完整窗口重新搜索该着法。</translation>
    </message>
    <message>
        <source>Accept the bound</source>
        <translation>接受此界</translation>
    </message>
    <message>
        <source>It was the last move, and it is not searched again.</source>
        <translation>这是最后一个着法，且不再重新搜索。</translation>
    </message>
    <message>
        <source>right %1, wrong %2</source>
        <translation>对 %1，错 %2</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <translation>错误：%1。</translation>
    </message>
    <message>
        <source>Quiz: searched or cut?</source>
        <translation>测验：搜索还是剪枝？</translation>
    </message>
    <message>
        <source>By the numbers, yes; but here %1.</source>
        <translation>按数值没错；但这里是：%1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Reading</name>
    <message>
        <source>The recording %1 is gone. Open it from where it is now, or run your search again.</source>
        <translation>记录 %1 已不存在。请从现在的位置打开，或重新运行搜索。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::ReadingBar</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the reading and keeps what has been read.</source>
        <translation>结束读取，保留已读部分。</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 bytes, %3 events, %4 nodes</source>
        <translation>正在读取：%1 / %2 字节，%3 个事件，%4 个节点</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordedEventPanel</name>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>事件 %1 / %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The root is entered</source>
        <translation>进入根节点</translation>
    </message>
    <message>
        <source>The move %1 is entered</source>
        <translation>进入着法 %1</translation>
    </message>
    <message>
        <source>Table lookup</source>
        <translation>查置换表</translation>
    </message>
    <message>
        <source>The position gets a static value</source>
        <translation>得到局面的静态估值</translation>
    </message>
    <message>
        <source>An entry is stored in the table</source>
        <translation>向置换表存入表项</translation>
    </message>
    <message>
        <source>The root returns no value</source>
        <translation>根节点不返回值</translation>
    </message>
    <message>
        <source>The move %1 returns no value</source>
        <translation>着法 %1 不返回值</translation>
    </message>
    <message>
        <source>The mean of the root is %1</source>
        <translation>根节点的均值为 %1</translation>
    </message>
    <message>
        <source>The mean of the move %1 is %2</source>
        <translation>着法 %1 的均值为 %2</translation>
    </message>
    <message>
        <source>The root returns %1</source>
        <translation>根节点返回 %1</translation>
    </message>
    <message>
        <source>The move %1 returns %2</source>
        <translation>着法 %1 返回 %2</translation>
    </message>
    <message>
        <source>Its window is %1.</source>
        <translation>窗口为 %1。</translation>
    </message>
    <message>
        <source>The reason is “%1”.</source>
        <translation>原因是“%1”。</translation>
    </message>
    <message>
        <source>%1 The value is: %2.</source>
        <comment>a sentence, then exact or a bound</comment>
        <translation>%1值为：%2。</translation>
    </message>
    <message>
        <source>The move %1 is not better than the best one</source>
        <translation>着法 %1 不优于最佳着法</translation>
    </message>
    <message>
        <source>The move %1 is the best one so far</source>
        <translation>着法 %1 是目前的最佳着法</translation>
    </message>
    <message>
        <source>The value reaches the end of the window</source>
        <translation>值达到窗口的端点</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordedTwoRunsPage</name>
    <message>
        <source>Nodes of both runs</source>
        <translation>两次运行的节点</translation>
    </message>
    <message>
        <source>Lines where they first differ</source>
        <translation>最初不同的行</translation>
    </message>
    <message>
        <source>Both trees</source>
        <translation>两棵树</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Nodes are the same by iteration and path.</source>
        <translation>迭代与路径相同即视为同一节点。</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many of them.</source>
        <translation>节点的数量。</translation>
    </message>
    <message>
        <source>line of A</source>
        <translation>A 的行</translation>
    </message>
    <message>
        <source>In the recording shown.</source>
        <translation>在当前显示的记录中。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The recording shown.</source>
        <translation>当前显示的记录。</translation>
    </message>
    <message>
        <source>line of B</source>
        <translation>B 的行</translation>
    </message>
    <message>
        <source>In the second recording.</source>
        <translation>在第二份记录中。</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The second recording.</source>
        <translation>第二份记录。</translation>
    </message>
    <message>
        <source>Choose the second recording…</source>
        <translation>选择第二份记录…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Lines, trees or nodes</source>
        <translation>行、树或节点</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>One of the recordings has no nodes.</source>
        <translation>其中一份记录没有节点。</translation>
    </message>
    <message>
        <source>Trees can be overlaid up to %1 nodes in total.</source>
        <translation>节点总数不超过 %1 时，两棵树才能叠加显示。</translation>
    </message>
    <message>
        <source>Open the second recording</source>
        <translation>打开第二份记录</translation>
    </message>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation>记录 (*.yt *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a second recording of the same search, and see where they first differ.</source>
        <translation>选择同一搜索的第二份记录，看看两者从何处起不同。</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the recording again.</source>
        <translation>比较已停止。请重新选择记录。</translation>
    </message>
    <message>
        <source>Nothing of the second recording can be read. Line %1: %2</source>
        <translation>第二份记录完全无法读取。第 %1 行：%2</translation>
    </message>
    <message>
        <source>Line %1 of the second recording: %2 What came before is compared.</source>
        <translation>第二份记录第 %1 行：%2已比较此前的内容。</translation>
    </message>
    <message>
        <source>The second recording ends within line %1. What came before is compared.</source>
        <translation>第二份记录在第 %1 行中间结束。已比较此前的内容。</translation>
    </message>
    <message>
        <source>The second file is gone; the part that was read is compared.</source>
        <translation>第二个文件已不存在；比较的是已读部分。</translation>
    </message>
    <message>
        <source>The second file has changed since it was read.</source>
        <translation>第二个文件在读取后发生了变化。</translation>
    </message>
    <message>
        <source>Both recordings have the same events.</source>
        <translation>两份记录的事件相同。</translation>
    </message>
    <message>
        <source>They first differ at event %1: A ends here, B continues at line %2.</source>
        <translation>从事件 %1 起不同：A 到此结束，B 从第 %2 行继续。</translation>
    </message>
    <message>
        <source>They first differ at event %1: B ends here, A continues at line %2.</source>
        <translation>从事件 %1 起不同：B 到此结束，A 从第 %2 行继续。</translation>
    </message>
    <message>
        <source>They first differ at event %1: line %2 of A, line %3 of B.</source>
        <translation>从事件 %1 起不同：A 的第 %2 行，B 的第 %3 行。</translation>
    </message>
    <message>
        <source>%1 The trees below show the last iterations.</source>
        <comment>a sentence before</comment>
        <translation>%1下方的树是最后一次迭代的。</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>两者都有</translation>
    </message>
    <message>
        <source>in both, with another window, depth, value, bound, reason or best move</source>
        <translation>两者都有，但窗口、深度、值、界、原因或最佳着法不同</translation>
    </message>
    <message>
        <source>in A only</source>
        <translation>仅 A 有</translation>
    </message>
    <message>
        <source>in B only</source>
        <translation>仅 B 有</translation>
    </message>
    <message>
        <source>The recordings do not differ.</source>
        <translation>两份记录没有分歧。</translation>
    </message>
    <message>
        <source>A ends here</source>
        <translation>A 到此结束</translation>
    </message>
    <message>
        <source>B ends here</source>
        <translation>B 到此结束</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingCursor</name>
    <message>
        <source>No recording is open here. Open a .yt file with File › Open, drop one on the window, or paste its text.</source>
        <translation>尚未打开记录。可用“文件 › 打开”打开 .yt 文件，把文件拖到窗口上，或粘贴其文本。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>The recording could not be read.</source>
        <translation>无法读取记录。</translation>
    </message>
    <message>
        <source>The recording has no events.</source>
        <translation>记录没有事件。</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>读取已停止。</translation>
    </message>
    <message>
        <source>This is the null move: the side to move passes.</source>
        <translation>这是空着：行棋方停一手。</translation>
    </message>
    <message>
        <source>This is the position itself, searched within its own search.</source>
        <translation>这是局面本身，在它自身的搜索中再次搜索。</translation>
    </message>
    <message>
        <source>Its static value is %1.</source>
        <translation>静态估值为 %1。</translation>
    </message>
    <message>
        <source>The recording gives the reason “%1”.</source>
        <translation>记录给出的原因是“%1”。</translation>
    </message>
    <message>
        <source>These columns cannot be played from the root.</source>
        <translation>从根开始无法下这些列。</translation>
    </message>
    <message>
        <source>A board of this recording has %1 characters o, x and . in reading order; a / may separate rows.</source>
        <translation>此记录的棋盘是按阅读顺序的 %1 个字符，可为 o、x 和 .；行与行可用 / 分隔。</translation>
    </message>
    <message>
        <source>The tree is drawn of recordings of %1 nodes at most; this one has %2. The outline has all of them; stepping, statistics, checks, queries and lines work as with any other.</source>
        <translation>节点不超过 %1 个的记录才绘制树；此记录有 %2 个。大纲中有全部节点；步进、统计、检查、查询和各行照常可用。</translation>
    </message>
    <message>
        <source>Laying out the tree was stopped. Open this page again to continue.</source>
        <translation>树的布局已停止。重新打开此页可继续。</translation>
    </message>
    <message>
        <source>a pasted recording</source>
        <translation>粘贴的记录</translation>
    </message>
    <message>
        <source>Laying out the tree…</source>
        <translation>正在布局树…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingDocument</name>
    <message>
        <source>a recording of more than 4 MiB must be a file of its own</source>
        <translation>超过 4 MiB 的记录必须单独存为文件</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingWorkspace</name>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation>记录 (*.yt *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Why not this line?</source>
        <translation>为何不走此变例？</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>第二份记录</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Reads the file again whenever it has grown. The end stays in view until you step to another place.</source>
        <translation>文件增长时随即重新读取，并停在末尾，直到你步进到别处。</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation>检查（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 events</source>
        <translation>
            <numerusform>%1 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>冰柱图</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>测验</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Remark</name>
    <message>
        <source>Line %1, %2 %3: %4</source>
        <comment>line, error, window-sign: what is wrong</comment>
        <translation>第 %1 行，%2 %3：%4</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Source</name>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>value of %1, the best so far at the root</source>
        <translation>%1 的值（根节点目前最佳）</translation>
    </message>
    <message>
        <source>value of %1, the best so far at %2</source>
        <translation>%1 的值（%2 目前最佳）</translation>
    </message>
    <message>
        <source>null window on the value of %1, the best so far at the root</source>
        <translation>围绕 %1 的值（根节点目前最佳）的空窗</translation>
    </message>
    <message>
        <source>null window on the value of %1, the best so far at %2</source>
        <translation>围绕 %1 的值（%2 目前最佳）的空窗</translation>
    </message>
    <message>
        <source>null window on the table entry that %1 found</source>
        <translation>围绕 %1 查到的表项的空窗</translation>
    </message>
    <message>
        <source>null window on the table entry written by %1</source>
        <translation>围绕 %1 写入的表项的空窗</translation>
    </message>
    <message>
        <source>null window around the expected value</source>
        <translation>围绕预期值的空窗</translation>
    </message>
    <message>
        <source>null window on the aspiration around iteration %1</source>
        <translation>围绕迭代 %1 的期望窗口的空窗</translation>
    </message>
    <message>
        <source>null window on the tested guess</source>
        <translation>围绕所测猜测值的空窗</translation>
    </message>
    <message>
        <source>null window on what the game allows</source>
        <translation>围绕规则允许范围的空窗</translation>
    </message>
    <message>
        <source>null window of %1</source>
        <translation>%1 的空窗</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>table entry that %1 found</source>
        <translation>%1 查到的表项</translation>
    </message>
    <message>
        <source>table entry, written by %1</source>
        <translation>表项，由 %1 写入</translation>
    </message>
    <message>
        <source>aspiration around the expected value</source>
        <translation>围绕预期值的期望窗口</translation>
    </message>
    <message>
        <source>aspiration around iteration %1</source>
        <translation>围绕迭代 %1 的期望窗口</translation>
    </message>
    <message>
        <source>testing the first guess</source>
        <translation>测试首个猜测值</translation>
    </message>
    <message>
        <source>testing the previous pass&apos;s value, %1</source>
        <translation>测试上一轮的值，%1</translation>
    </message>
    <message>
        <source>what the game allows</source>
        <translation>规则允许的范围</translation>
    </message>
    <message>
        <source>the recording does not say</source>
        <translation>记录未说明</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::StatisticsPage</name>
    <message>
        <source>what</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>What is counted.</source>
        <translation>统计的内容。</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>In the whole recording.</source>
        <translation>整份记录中的数量。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of the nodes.</source>
        <translation>占节点的比例。</translation>
    </message>
    <message>
        <source>Of the nodes; of first-move cutoffs, of the cutoffs.</source>
        <translation>占节点的比例；首着剪枝为占剪枝的比例。</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Its name, else its number.</source>
        <translation>名称，没有则为序号。</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>The nodes against those of the snapshot before.</source>
        <translation>节点数与前一快照之比。</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Of its root.</source>
        <translation>其根节点的数值。</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>The nodes against those of the iteration before.</source>
        <translation>节点数与前一迭代之比。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What its last root returned.</source>
        <translation>最后一个根节点返回的值。</translation>
    </message>
    <message>
        <source>first move</source>
        <translation>首着率</translation>
    </message>
    <message>
        <source>How many of the cutoffs the first move gave.</source>
        <translation>剪枝中由首个着法造成的比例。</translation>
    </message>
    <message>
        <source>Moves that were entered once more.</source>
        <translation>再次进入的着法。</translation>
    </message>
    <message>
        <source>null windows</source>
        <translation>空窗</translation>
    </message>
    <message>
        <source>Nodes whose window was no wider than a step.</source>
        <translation>窗口宽度不超过一步的节点。</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Moves from the root.</source>
        <translation>距根的着法数。</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Those that have children.</source>
        <translation>有子节点的节点。</translation>
    </message>
    <message>
        <source>children</source>
        <translation>子节点</translation>
    </message>
    <message>
        <source>All their children.</source>
        <translation>它们的全部子节点。</translation>
    </message>
    <message>
        <source>branching</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Children of an expanded node.</source>
        <translation>每个已展开节点的子节点数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>In the nodes of the ply without their children, where stamped.</source>
        <translation>该层节点自身所用时间，不含子节点，仅计有时间戳的。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Calls of the recursive function.</source>
        <translation>递归函数的调用次数。</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>Nodes that returned without a child.</source>
        <translation>没有子节点就返回的节点。</translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Nodes where a move reached the far end of the window.</source>
        <translation>某个着法达到窗口远端的节点。</translation>
    </message>
    <message>
        <source>The whole search</source>
        <translation>整个搜索</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Cutting moves</source>
        <translation>剪枝着法</translation>
    </message>
    <message>
        <source>Return reasons</source>
        <translation>返回原因</translation>
    </message>
    <message>
        <source>Table answers</source>
        <translation>查表结果</translation>
    </message>
    <message>
        <source>Visits of the root’s moves</source>
        <translation>根着法的访问次数</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>查表</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>The recording has no nodes.</source>
        <translation>记录没有节点。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未返回</translation>
    </message>
    <message>
        <source>deepest ply</source>
        <translation>最深层</translation>
    </message>
    <message>
        <source>first-move cutoffs</source>
        <translation>首着剪枝</translation>
    </message>
    <message>
        <source>moves searched again</source>
        <translation>重新搜索的着法</translation>
    </message>
    <message>
        <source>nodes of these searches</source>
        <translation>这些搜索的节点</translation>
    </message>
    <message>
        <source>table probes</source>
        <translation>查表次数</translation>
    </message>
    <message>
        <source>table stores</source>
        <translation>存表次数</translation>
    </message>
    <message>
        <source>No root move has its visits.</source>
        <translation>根着法都没有访问次数。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No cutoff was recorded. Print the window of each node.</source>
        <translation>没有记录剪枝。请输出每个节点的窗口。</translation>
    </message>
    <message>
        <source>No move cut off.</source>
        <translation>没有着法造成剪枝。</translation>
    </message>
    <message>
        <source>No node has returned.</source>
        <translation>没有节点返回。</translation>
    </message>
    <message>
        <source>The table was never asked. Print a t line at each probe.</source>
        <translation>从未查表。请在每次查表时输出 t 行。</translation>
    </message>
    <message>
        <source>The table was never asked.</source>
        <translation>从未查表。</translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation>重新搜索</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::StepActions</name>
    <message>
        <source>Over the subtree</source>
        <translation>跳过子树</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>This is the last event.</source>
        <translation>这是最后一个事件。</translation>
    </message>
    <message>
        <source>Out of the node</source>
        <translation>跳出节点</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>跳出</translation>
    </message>
    <message>
        <source>No call to step out of.</source>
        <translation>没有可跳出的调用。</translation>
    </message>
    <message>
        <source>Next event of the selected node</source>
        <translation>选中节点的下一个事件</translation>
    </message>
    <message>
        <source>Next in node</source>
        <translation>节点内下一个</translation>
    </message>
    <message>
        <source>Nothing more happens to the selected node.</source>
        <translation>选中节点此后没有事件。</translation>
    </message>
    <message>
        <source>Previous event of the selected node</source>
        <translation>选中节点的上一个事件</translation>
    </message>
    <message>
        <source>Previous in node</source>
        <translation>节点内上一个</translation>
    </message>
    <message>
        <source>Nothing happened to the selected node before.</source>
        <translation>选中节点此前没有事件。</translation>
    </message>
    <message>
        <source>The quiz shows the search no further than its question.</source>
        <translation>测验中，搜索只显示到提问处。</translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation>下一个%1</translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation>上一个%1</translation>
    </message>
    <message>
        <source>There is no %1 after this event.</source>
        <translation>此事件之后没有%1。</translation>
    </message>
    <message>
        <source>There is no %1 before this event.</source>
        <translation>此事件之前没有%1。</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>下一次剪枝</translation>
    </message>
    <message>
        <source>Previous cut</source>
        <translation>上一次剪枝</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Next table hit</source>
        <translation>下一次置换表命中</translation>
    </message>
    <message>
        <source>Previous table hit</source>
        <translation>上一次置换表命中</translation>
    </message>
    <message>
        <source>table hit</source>
        <translation>置换表命中</translation>
    </message>
    <message>
        <source>Next new best move</source>
        <translation>下一个新最佳着法</translation>
    </message>
    <message>
        <source>Previous new best move</source>
        <translation>上一个新最佳着法</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>Next re-search</source>
        <translation>下一次重新搜索</translation>
    </message>
    <message>
        <source>Previous re-search</source>
        <translation>上一次重新搜索</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>Next node with the board</source>
        <translation>下一个同局面节点</translation>
    </message>
    <message>
        <source>Previous node with the board</source>
        <translation>上一个同局面节点</translation>
    </message>
    <message>
        <source>board</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>No node with the board to find is entered after this event.</source>
        <translation>此事件之后没有进入所查局面的节点。</translation>
    </message>
    <message>
        <source>No node with the board to find is entered before this event.</source>
        <translation>此事件之前没有进入所查局面的节点。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::SymmetryView</name>
    <message>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Term</name>
    <message>
        <source>all</source>
        <translation>全部搜完</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>不高于 α</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>不低于 β</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完整窗口</translation>
    </message>
    <message>
        <source>horizon</source>
        <translation>搜索边界</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>窗口内</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>narrow</source>
        <translation>收窄窗口</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>null</source>
        <translation>空着</translation>
    </message>
    <message>
        <source>null-window</source>
        <translation>空窗</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未返回</translation>
    </message>
    <message>
        <source>order</source>
        <translation>着法排序</translation>
    </message>
    <message>
        <source>range</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>razor</source>
        <translation>razoring</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>重复局面</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>tablebase</source>
        <translation>残局库</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>test</source>
        <translation>试探</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TermList</name>
    <message>
        <source>Terms of the estimate</source>
        <translation>估计值的各项</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with %1 %2</source>
        <translation>
            <numerusform>%n 条线有 %1 个 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The board below shows where.</source>
        <translation>下方棋盘标出位置。</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreeLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>the node of the event</source>
        <translation>事件所在的节点</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未返回</translation>
    </message>
    <message>
        <source>on the path to the current node</source>
        <translation>在通往当前节点的路径上</translation>
    </message>
    <message>
        <source>being searched, on the path to the current node</source>
        <translation>正在搜索，在通往当前节点的路径上</translation>
    </message>
    <message>
        <source>fewer visits</source>
        <translation>访问较少</translation>
    </message>
    <message>
        <source>the size of a node is its share of the visits</source>
        <translation>节点大小表示其访问次数的占比</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>stopped with moves unsearched</source>
        <translation>停止，有着法未搜</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>value from the transposition table</source>
        <translation>值取自置换表</translation>
    </message>
    <message>
        <source>null window</source>
        <translation>空窗</translation>
    </message>
    <message>
        <source>searched with a null window</source>
        <translation>以空窗搜索</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>searched again, as a second child</source>
        <translation>再次搜索，另列为子节点</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>被剪</translation>
    </message>
    <message>
        <source>a move never searched, with the nodes saved</source>
        <translation>从未搜索的着法，附节省的节点数</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>not listed yet</source>
        <translation>尚未列出</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>尚未搜索</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>selected by a click or the keyboard</source>
        <translation>用单击或键盘选中</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>something was found there; hollow: below, not shown</source>
        <translation>此处有问题；空心：在其下，未显示</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>the query holds for it; hollow: below, not shown</source>
        <translation>符合查询条件；空心：在其下，未显示</translation>
    </message>
    <message>
        <source>● most visited</source>
        <translation>● 访问最多</translation>
    </message>
    <message>
        <source>the most visits among its siblings</source>
        <translation>在兄弟节点中访问次数最多</translation>
    </message>
    <message>
        <source>● best so far</source>
        <translation>● 目前最佳</translation>
    </message>
    <message>
        <source>the best value among its siblings</source>
        <translation>在兄弟节点中值最佳</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>▸ n: n nodes, those below hidden; ▾ n: shown</source>
        <translation>▸ n：n 个节点，其下已收起；▾ n：已展开</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePage</name>
    <message>
        <source>Events of the recording</source>
        <translation>记录的事件</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Tree of the recording</source>
        <translation>记录的树</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Event or file</source>
        <translation>事件或文件</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Node and lines</source>
        <translation>节点与行</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePanel</name>
    <message>
        <source>Events of the search</source>
        <translation>搜索的事件</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>Centre on the current node</source>
        <translation>将当前节点居中</translation>
    </message>
    <message>
        <source>Show the current node</source>
        <translation>显示当前节点</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>缩放以适应窗口</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Show all nodes</source>
        <translation>展开所有节点</translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation>全部收起</translation>
    </message>
    <message>
        <source>Hide all but the current path</source>
        <translation>只保留当前路径</translation>
    </message>
    <message>
        <source>Show or hide the selected subtree</source>
        <translation>展开或收起选中的子树</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Export the tree…</source>
        <translation>导出树…</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Search tree of %1</source>
        <translation>%1 的搜索树</translation>
    </message>
    <message numerus="yes">
        <source>Too tall: %1 rows (limit %2). Collapse nodes or zoom out.</source>
        <translation>
            <numerusform>太高：%1 行（上限 %2）。请收起节点或缩小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>导出树</translation>
    </message>
    <message>
        <source>search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation>可见部分</translation>
    </message>
    <message>
        <source>all that is unfolded</source>
        <translation>所有已展开部分</translation>
    </message>
    <message>
        <source>Board to look for</source>
        <translation>要查找的局面</translation>
    </message>
    <message>
        <source>find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Type a board as text, such as %1, and press Enter: runs to the next node with it.</source>
        <translation>以文本输入局面，例如 %1，按 Enter 键：运行到下一个此局面的节点。</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>步进(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Run to</source>
        <translation>运行到(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>树(&amp;T)</translation>
    </message>
    <message>
        <source>Principal variation: none yet</source>
        <translation>主要变例：暂无</translation>
    </message>
    <message>
        <source>Principal variation: %1</source>
        <translation>主要变例：%1</translation>
    </message>
    <message>
        <source>%1 (mean %2)</source>
        <translation>%1（均值 %2）</translation>
    </message>
    <message>
        <source>%1 (value %2)</source>
        <translation>%1（值 %2）</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where the search begins, its line</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>%1: nodes %2, leaves %3</source>
        <translation>子树（%1）：节点 %2，叶节点 %3</translation>
    </message>
    <message>
        <source>%1: nodes %2, leaves %3, cuts %4, pruned %5, table hits %6</source>
        <translation>子树（%1）：节点 %2，叶节点 %3，有效剪枝 %4，被剪 %5，置换表命中 %6</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsModel</name>
    <message>
        <source>move and board</source>
        <translation>着法与局面</translation>
    </message>
    <message>
        <source>The last move of a line, and where it leads.</source>
        <translation>变例的最后一个着法及其到达的局面。</translation>
    </message>
    <message>
        <source>visited by</source>
        <translation>访问者</translation>
    </message>
    <message>
        <source>Which of the two searches visits the line.</source>
        <translation>两次搜索中哪次访问此变例。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The value that A found there, or why it did not go there.</source>
        <translation>A 在此求得的值，或未到此处的原因。</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The value that B found there, or why it did not go there.</source>
        <translation>B 在此求得的值，或未到此处的原因。</translation>
    </message>
    <message>
        <source>only A</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <source>Lines at and below that A visits and B does not.</source>
        <translation>此处及以下 A 访问而 B 未访问的变例数。</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <source>Lines at and below that B visits and A does not.</source>
        <translation>此处及以下 B 访问而 A 未访问的变例数。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>table answered</source>
        <translation>置换表给出</translation>
    </message>
    <message>
        <source>depth limit</source>
        <translation>深度限制</translation>
    </message>
    <message>
        <source>known without</source>
        <translation>不搜即知</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>被剪</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未尝试</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 和 B</translation>
    </message>
    <message>
        <source>%1: %2. A: %3. B: %4.</source>
        <translation>%1：%2。A：%3。B：%4。</translation>
    </message>
    <message>
        <source>%1, differ from here</source>
        <comment>A and B, differ from here</comment>
        <translation>%1，从此不同</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsView</name>
    <message>
        <source>What two searches visit</source>
        <translation>两次搜索访问的变例</translation>
    </message>
    <message>
        <source>differences only</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>Hides what both searches visit with all that is below it.</source>
        <translation>隐藏连同其下都被两次搜索访问的部分。</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>上一处差异</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message numerus="yes">
        <source>Both visit %1 lines of moves, only A %2, only B %3.</source>
        <translation>
            <numerusform>共同访问 %1 条变例，仅 A %2 条，仅 B %3 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step through B there</source>
        <translation>在 B 中从该处步进</translation>
    </message>
    <message>
        <source>Step through A there</source>
        <translation>在 A 中从该处步进</translation>
    </message>
    <message>
        <source>Comparing the runs…</source>
        <translation>正在比较两次搜索…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Type</name>
    <message>
        <source>Is my engine&apos;s search right?</source>
        <translation>我的引擎搜索正确吗？</translation>
    </message>
    <message>
        <source>No: 43 findings with one cause, forgetting to flip the window, with the lines and a picture.</source>
        <translation>不正确：43 个问题出于同一原因，即忘了翻转窗口；附行号与图示。</translation>
    </message>
    <message>
        <source>Can you find the mistake?</source>
        <translation>你能找出错误吗？</translation>
    </message>
    <message>
        <source>A search with one mistake. Look for it in the tree; then choose “All” on the page Checks to see whether the checker agrees.</source>
        <translation>一次搜索，含一处错误。先在树中查找；再在“检查”页选“全部”，看检查结果是否一致。</translation>
    </message>
    <message>
        <source>What does a correct search look like?</source>
        <translation>正确的搜索是什么样？</translation>
    </message>
    <message>
        <source>Null windows, re-searches and cuts in connect four, five by four, and nothing for the checker to find.</source>
        <translation>五乘四的四子棋：空窗、重新搜索和剪枝，检查没有发现问题。</translation>
    </message>
    <message>
        <source>What if Yomi does not know the game?</source>
        <translation>Yomi 不认识的游戏怎么办？</translation>
    </message>
    <message>
        <source>Nim by alpha-beta: moves are labels, and the checker needs no rules.</source>
        <translation>用 α-β剪枝搜索 Nim：着法只是标签，检查不需要规则。</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Check and explore another program&apos;s search log.</source>
        <translation>检查、查看其他程序的搜索记录。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::WindowPicture</name>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>%1 has now</source>
        <translation>%1 的窗口</translation>
    </message>
    <message>
        <source>%1 may get</source>
        <translation>%1 应得</translation>
    </message>
    <message>
        <source>%1 got</source>
        <translation>%1 实得</translation>
    </message>
    <message>
        <source>its moves gave</source>
        <translation>各着法给出</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>%1 的窗口</translation>
    </message>
    <message>
        <source>%1 returned</source>
        <translation>%1 返回</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n visits</source>
        <translation>
            <numerusform>%1，访问 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 给出</translation>
    </message>
    <message>
        <source>the table had</source>
        <translation>置换表原有</translation>
    </message>
    <message>
        <source>the table got</source>
        <translation>存入置换表</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>a window</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row and what is in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Words</name>
    <message>
        <source>%1 … %2</source>
        <comment>a window</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>快照 %1</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>迭代 %1</translation>
    </message>
    <message>
        <source>Line %1, snapshot %2, path %3</source>
        <translation>第 %1 行，快照 %2，路径：%3</translation>
    </message>
    <message>
        <source>Line %1, iteration %2, path %3</source>
        <translation>第 %1 行，迭代 %2，路径：%3</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>浪费</translation>
    </message>
    <message>
        <source>doubt</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>values may be wrong</source>
        <translation>值可能不对</translation>
    </message>
    <message>
        <source>nodes not needed</source>
        <translation>多搜了节点</translation>
    </message>
    <message>
        <source>may have a reason</source>
        <translation>可能有理由</translation>
    </message>
    <message>
        <source>The line was searched.</source>
        <translation>此变例已搜索。</translation>
    </message>
    <message>
        <source>The move %1 was left out.</source>
        <translation>着法 %1 被略去。</translation>
    </message>
    <message>
        <source>The move %1 was left out: %2.</source>
        <translation>着法 %1 被略去：%2。</translation>
    </message>
    <message>
        <source>The search stopped before %1: %2.</source>
        <translation>搜索停在 %1 之前：%2。</translation>
    </message>
    <message>
        <source>The node above was cut off before %1.</source>
        <translation>上级节点在 %1 之前被剪枝。</translation>
    </message>
    <message>
        <source>The node above was cut off before %1, by the move %2.</source>
        <translation>上级节点在 %1 之前因着法 %2 被剪枝。</translation>
    </message>
    <message>
        <source>The move %1 was not searched; no reason was recorded.</source>
        <translation>着法 %1 未被搜索，记录中没有说明原因。</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>极小化极大</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>α-β剪枝</translation>
    </message>
    <message>
        <source>MTD(f)</source>
        <translation>MTD(f)</translation>
    </message>
    <message>
        <source>PVS</source>
        <translation>PVS</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries by depth</source>
        <translation>
            <numerusform>%Ln 项按深度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, two-tier</source>
        <translation>
            <numerusform>%Ln 项双层</numerusform>
        </translation>
    </message>
    <message>
        <source>every root move</source>
        <translation>逐个根着法</translation>
    </message>
    <message>
        <source>textbook root</source>
        <translation>教科书式根</translation>
    </message>
    <message>
        <source>aspiration %1</source>
        <translation>期望窗口 %1</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>fail-hard</translation>
    </message>
    <message>
        <source>true null window</source>
        <translation>真空窗</translation>
    </message>
    <message>
        <source>killers</source>
        <translation>杀手着法</translation>
    </message>
    <message>
        <source>history</source>
        <translation>历史启发</translation>
    </message>
    <message>
        <source>own move</source>
        <translation>本次迭代着法</translation>
    </message>
    <message>
        <source>best move swapped</source>
        <translation>最佳着法交换</translation>
    </message>
    <message>
        <source>best move to the front</source>
        <translation>最佳着法提前</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 已获胜</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到 %1</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>所有着法</translation>
    </message>
    <message>
        <source>depth %1, to the end</source>
        <translation>深度 %1，至终局</translation>
    </message>
    <message>
        <source> iterative, ordered</source>
        <translation> 迭代加深，有序</translation>
    </message>
    <message>
        <source> iterative</source>
        <translation> 迭代加深</translation>
    </message>
    <message>
        <source> + table</source>
        <translation> + 置换表</translation>
    </message>
    <message>
        <source> without table</source>
        <translation> 无置换表</translation>
    </message>
    <message>
        <source>one entry per symmetry class</source>
        <translation>每个对称类一条</translation>
    </message>
    <message>
        <source>one entry per position</source>
        <translation>每局面一条</translation>
    </message>
    <message>
        <source>fresh tables</source>
        <translation>新表</translation>
    </message>
    <message>
        <source>win-draw-loss</source>
        <translation>胜平负</translation>
    </message>
    <message>
        <source>fast win</source>
        <translation>速胜</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>结构体棋盘</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>unmake each</source>
        <translation>逐次撤销</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>同一局面</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>顺时针转 90°</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>转 180°</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>逆时针转 90°</translation>
    </message>
    <message>
        <source>mirrored left–right</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>mirrored top–bottom</source>
        <translation>上下翻转</translation>
    </message>
    <message>
        <source>mirrored in the rising diagonal</source>
        <translation>沿左下–右上对角线翻转</translation>
    </message>
    <message>
        <source>mirrored in the falling diagonal</source>
        <translation>沿左上–右下对角线翻转</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>先验概率</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a meaning, its name in queries</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The search stopped before %1; no reason was recorded.</source>
        <translation>搜索停在 %1 之前，记录中没有说明原因。</translation>
    </message>
    <message numerus="yes">
        <source>depth %1 (%n plies)</source>
        <translation>
            <numerusform>深度 %1（%n 层）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::mnk::Type</name>
    <message>
        <source>Who wins four in a row on 4 × 4?</source>
        <translation>4 × 4 四连棋谁胜？</translation>
    </message>
    <message>
        <source>Neither side: it is a draw, which a search six plies deep only estimates.</source>
        <translation>双方都不胜：是平局，而六层深的搜索只能给出估值。</translation>
    </message>
    <message>
        <source>Who wins three in a row on 4 × 3?</source>
        <translation>4 × 3 三连棋谁胜？</translation>
    </message>
    <message>
        <source>O, by the line shown; PVS, alpha-beta and a table with all symmetries side by side.</source>
        <translation>O 胜，着法见所示变例；PVS、α-β剪枝和利用全部对称的置换表并列比较。</translation>
    </message>
    <message>
        <source>m,n,k</source>
        <translation>m,n,k</translation>
    </message>
    <message>
        <source>k in a row on m × n squares: tic-tac-toe and its larger relatives.</source>
        <translation>在 m × n 格上连成 k 子：井字棋及更大的同类棋。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ActionList</name>
    <message>
        <source>Actions</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>Up and down choose an action, A adds one, Delete removes it.</source>
        <translation>上下键选择行动，A 添加，Delete 移除。</translation>
    </message>
    <message>
        <source>Add an action…</source>
        <translation>添加行动…</translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation>选择对象</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Keep as a card of your own…</source>
        <translation>存为自己的卡牌…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>its target is empty</source>
        <translation>对象处为空</translation>
    </message>
    <message>
        <source>never played: costs %1; you have %2 mana</source>
        <translation>不会打出：需 %1 点，只有 %2 点法力值</translation>
    </message>
    <message>
        <source>never played: the mana is spent before it</source>
        <translation>不会打出：法力值已在前面用完</translation>
    </message>
    <message>
        <source>never played: no legal target then, or no minion to do it</source>
        <translation>不会打出：届时没有合法对象，或没有随从来执行</translation>
    </message>
    <message>
        <source>Action %1 of %2, %3</source>
        <translation>行动 %1 / %2，%3</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>对 %1</translation>
    </message>
    <message>
        <source>%1, %2 after it</source>
        <translation>%1，之后 %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>best target</source>
        <translation>最佳对象</translation>
    </message>
    <message>
        <source>mana</source>
        <translation>法力值</translation>
    </message>
    <message>
        <source>played</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>action</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>target</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>目标达成</translation>
    </message>
    <message>
        <source>attack left</source>
        <translation>剩余攻击</translation>
    </message>
    <message>
        <source>goal so far</source>
        <translation>目前达成</translation>
    </message>
    <message>
        <source>No actions yet. Add a card or hero power (key A), add attacks, and set a goal on the right.</source>
        <translation>还没有行动。请添加卡牌或英雄技能（A 键），添加攻击，并在右侧设定目标。</translation>
    </message>
    <message>
        <source>Keep as a card of your own</source>
        <translation>存为自己的卡牌</translation>
    </message>
    <message>
        <source>Its name; a card of your own with that name is replaced.</source>
        <translation>名称；会替换同名的自有卡牌。</translation>
    </message>
    <message>
        <source>%1 is among your cards now; add… finds it.</source>
        <translation>%1 已加入你的卡牌；用“添加…”可找到。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ActionPanel</name>
    <message>
        <source>Target</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>执行者</translation>
    </message>
    <message>
        <source>Who does it: it happens as long as that one lives, and a step that leaves itself out does not strike it.</source>
        <translation>由谁执行：只要它活着就会发生；排除自身的步骤不会打到它。</translation>
    </message>
    <message>
        <source>Say who does %1</source>
        <translation>指定 %1 的执行者</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>法力值</translation>
    </message>
    <message>
        <source>Set the mana of %1</source>
        <translation>设置 %1 的法力值</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation>每次伤害</translation>
    </message>
    <message>
        <source>Each hit deals a random amount from the damage per hit up to this, all equally likely.</source>
        <translation>每次命中的伤害在“每次伤害”与此值之间随机，各值等可能。</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Set the pool of %1</source>
        <translation>设置 %1 的范围</translation>
    </message>
    <message>
        <source>chosen by the best plan</source>
        <translation>由最佳方案选择</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>不在场上</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardActions</name>
    <message>
        <source>Add a character</source>
        <translation>添加角色</translation>
    </message>
    <message>
        <source>Set the health…</source>
        <translation>设置生命值…</translation>
    </message>
    <message>
        <source>Set the armor…</source>
        <translation>设置护甲…</translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation>圣盾</translation>
    </message>
    <message>
        <source>Set the attack…</source>
        <translation>设置攻击力…</translation>
    </message>
    <message>
        <source>Taunt</source>
        <translation>嘲讽</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>免疫</translation>
    </message>
    <message>
        <source>Tribe…</source>
        <translation>种族…</translation>
    </message>
    <message>
        <source>Spell Damage…</source>
        <translation>法术伤害…</translation>
    </message>
    <message>
        <source>When it dies…</source>
        <translation>死亡时…</translation>
    </message>
    <message>
        <source>Attack with it</source>
        <translation>用它攻击</translation>
    </message>
    <message>
        <source>Rush with it: minions alone</source>
        <translation>用它突袭：只打随从</translation>
    </message>
    <message>
        <source>Must die</source>
        <translation>必须死亡</translation>
    </message>
    <message>
        <source>Must live</source>
        <translation>必须存活</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>无目标</translation>
    </message>
    <message>
        <source>Cycle goal</source>
        <translation>切换目标</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>在范围内</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Move to the other side</source>
        <translation>移到另一方</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove all minions of this side</source>
        <translation>移除此方所有随从</translation>
    </message>
    <message>
        <source>Tribe of %1</source>
        <translation>%1 的种族</translation>
    </message>
    <message>
        <source>Spell Damage of %1</source>
        <translation>%1 的法术伤害</translation>
    </message>
    <message>
        <source>What it adds to spells of the friendly side while it lives.</source>
        <translation>它存活时为友方法术增加的伤害。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Type a health; space, comma and the arrows go on to the next place</source>
        <translation>输入生命值；空格、逗号和方向键移到下一个位置</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>One health more or less</source>
        <translation>生命值加减一</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Ten health more or less</source>
        <translation>生命值加减十</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Go to the neighbour</source>
        <translation>移到相邻位置</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to the hero or behind the last minion</source>
        <translation>移到英雄或最后一个随从之后</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Go to the other side</source>
        <translation>移到另一方</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a minion to this side</source>
        <translation>在此方添加随从</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back what was typed, let go of what is dragged</source>
        <translation>撤回输入，放开拖动</translation>
    </message>
    <message>
        <source>Choose one or type a word; effects that leave out a tribe do not strike it.</source>
        <translation>从列表中选择或输入一个词；把该种族排除在外的效果打不到它。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardWidget</name>
    <message>
        <source>Minion %1</source>
        <translation>随从 %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>场面</translation>
    </message>
    <message>
        <source>Two rows of tokens. The arrow keys left and right move, a number sets the health, the menu key shows everything else.</source>
        <translation>两排角色。左右方向键移动，数字设置生命值，菜单键显示其他命令。</translation>
    </message>
    <message>
        <source>dead in the step shown</source>
        <translation>在所示步骤中已死亡</translation>
    </message>
    <message numerus="yes">
        <source>%n health left in the step shown</source>
        <translation>
            <numerusform>在所示步骤中剩 %n 点生命值</numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining health in the step shown: %1.</source>
        <translation>所示步骤中的剩余生命值：%1。</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>英雄</translation>
    </message>
    <message>
        <source>not in pool</source>
        <translation>范围外</translation>
    </message>
    <message>
        <source>not struck</source>
        <translation>打不到</translation>
    </message>
    <message>
        <source>valid target</source>
        <translation>可选对象</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>lives %1</source>
        <translation>存活 %1</translation>
    </message>
    <message>
        <source>lives %1 %</source>
        <translation>存活 %1%</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::CardPicker</name>
    <message>
        <source>Cards (*.json)</source>
        <translation>卡牌 (*.json)</translation>
    </message>
    <message>
        <source>%1 mana</source>
        <translation>%1 点法力值</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自有</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Forget this card</source>
        <translation>删除此卡牌</translation>
    </message>
    <message>
        <source>Add an action</source>
        <translation>添加行动</translation>
    </message>
    <message>
        <source>Name, class or mana: &quot;arcane&quot;, &quot;mage 4&quot;, &quot;火球&quot;</source>
        <translation>名称、职业或法力值：“arcane”“法师 4”“火球”</translation>
    </message>
    <message>
        <source>Words to search for</source>
        <translation>搜索词</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>找到的卡牌</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Adds the cards of a file to your own.</source>
        <translation>将文件中的卡牌加入自有卡牌。</translation>
    </message>
    <message>
        <source>Writes your own cards into a file.</source>
        <translation>将自有卡牌写入文件。</translation>
    </message>
    <message>
        <source>Takes the chosen card from your own.</source>
        <translation>从自有卡牌中去掉选中的卡牌。</translation>
    </message>
    <message>
        <source>Your own cards:</source>
        <translation>自有卡牌：</translation>
    </message>
    <message>
        <source>No card that can be played is called so. Take &quot;Damage to a target&quot;, &quot;Damage to all&quot;, &quot;Random targets&quot; or &quot;Split damage&quot; and change its numbers.</source>
        <translation>没有此名称的可打出卡牌。可选“Damage to a target”“Damage to all”“Random targets”或“Split damage”，再更改数值。</translation>
    </message>
    <message>
        <source>No card is called so. Did you mean this one?</source>
        <translation>没有此名称的卡牌。是指这张吗？</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>导入卡牌</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未导入</translation>
    </message>
    <message>
        <source>Forget a card</source>
        <translation>删除卡牌</translation>
    </message>
    <message>
        <source>Forget your card %1? Plans that have it keep it.</source>
        <translation>删除自有卡牌 %1？已用它的方案会保留它。</translation>
    </message>
    <message>
        <source>Not forgotten</source>
        <translation>未删除</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ChoiceBars</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more choices</source>
        <translation>
            <numerusform>及另外 %n 个选择</numerusform>
        </translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>到此为止</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ClauseDialog</name>
    <message>
        <source>(no group)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation>无所谓</translation>
    </message>
    <message>
        <source>Clear out</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>At least so many dead in</source>
        <translation>至少死亡若干个的范围</translation>
    </message>
    <message>
        <source>How many of them</source>
        <translation>死亡个数</translation>
    </message>
    <message>
        <source>the chosen places</source>
        <translation>所选位置</translation>
    </message>
    <message>
        <source>dead in</source>
        <translation>个死亡，属于</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>All of this at the end of the turn:</source>
        <translation>回合结束时须全部满足：</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::DeathDialog</name>
    <message>
        <source>At random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Different ones</source>
        <translation>互不相同</translation>
    </message>
    <message>
        <source>Least health</source>
        <translation>生命值最低</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>按列表</translation>
    </message>
    <message>
        <source>Seen from its own side: for an enemy minion the enemy is you.</source>
        <translation>从它自己一方看：对敌方随从来说，敌方就是你。</translation>
    </message>
    <message>
        <source>Each hit deals a random amount up to this, all equally likely.</source>
        <translation>每次命中的伤害随机，至多为此值，各值等可能。</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>打击方式</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation>每次伤害</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Pool, from its side</source>
        <translation>范围（从它一方看）</translation>
    </message>
    <message>
        <source>Another minion takes its place</source>
        <translation>由另一个随从顶替</translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation>圣盾</translation>
    </message>
    <message>
        <source>Taunt</source>
        <translation>嘲讽</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>免疫</translation>
    </message>
    <message>
        <source>When %1 dies</source>
        <translation>%1 死亡时</translation>
    </message>
    <message>
        <source>Its deathrattle strikes</source>
        <translation>它的亡语造成伤害</translation>
    </message>
    <message>
        <source>The new minion&apos;s deathrattle strikes</source>
        <translation>新随从的亡语造成伤害</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>生命值</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击力</translation>
    </message>
    <message>
        <source>Tribe</source>
        <translation>种族</translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation>法术伤害</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Edit</name>
    <message numerus="yes">
        <source>A side has room for %n minions; this one is full.</source>
        <translation>
            <numerusform>每方最多 %n 个随从；此方已满。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an enemy minion with %1 health</source>
        <translation>添加 %1 点生命值的敌方随从</translation>
    </message>
    <message>
        <source>Add a friendly minion with %1 health</source>
        <translation>添加 %1 点生命值的友方随从</translation>
    </message>
    <message>
        <source>Add the enemy hero with %1 health</source>
        <translation>添加 %1 点生命值的敌方英雄</translation>
    </message>
    <message>
        <source>Add the friendly hero with %1 health</source>
        <translation>添加 %1 点生命值的友方英雄</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Set the health of %2 to %1</source>
        <translation>将 %2 的生命值设为 %1</translation>
    </message>
    <message>
        <source>Only heroes have armor.</source>
        <translation>只有英雄有护甲。</translation>
    </message>
    <message>
        <source>Set the armor of %2 to %1</source>
        <translation>将 %2 的护甲设为 %1</translation>
    </message>
    <message>
        <source>Give %1 a divine shield</source>
        <translation>使 %1 获得圣盾</translation>
    </message>
    <message>
        <source>Take the divine shield from %1</source>
        <translation>移除 %1 的圣盾</translation>
    </message>
    <message>
        <source>Put %1 into the pool</source>
        <translation>将 %1 纳入范围</translation>
    </message>
    <message>
        <source>Exclude %1 from the pool</source>
        <translation>将 %1 排除出范围</translation>
    </message>
    <message>
        <source>Goal: %1 must die</source>
        <translation>目标：%1 必须死亡</translation>
    </message>
    <message>
        <source>Goal: %1 must live</source>
        <translation>目标：%1 必须存活</translation>
    </message>
    <message>
        <source>No goal for %1</source>
        <translation>%1 无目标</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Set the attack of %2 to %1</source>
        <translation>将 %2 的攻击力设为 %1</translation>
    </message>
    <message>
        <source>Only minions have taunt.</source>
        <translation>只有随从有嘲讽。</translation>
    </message>
    <message>
        <source>Give %1 taunt</source>
        <translation>使 %1 获得嘲讽</translation>
    </message>
    <message>
        <source>Take taunt from %1</source>
        <translation>移除 %1 的嘲讽</translation>
    </message>
    <message>
        <source>Set the tribe of %1</source>
        <translation>设置 %1 的种族</translation>
    </message>
    <message>
        <source>Set the Spell Damage of %2 to +%1</source>
        <translation>将 %2 的法术伤害设为 +%1</translation>
    </message>
    <message>
        <source>Make %1 immune</source>
        <translation>使 %1 免疫</translation>
    </message>
    <message>
        <source>%1 is not immune</source>
        <translation>取消 %1 的免疫</translation>
    </message>
    <message>
        <source>Set the deathrattle of %1</source>
        <translation>设置 %1 的亡语</translation>
    </message>
    <message>
        <source>Set what %1 summons</source>
        <translation>设置 %1 召唤的随从</translation>
    </message>
    <message>
        <source>Nothing happens when %1 dies</source>
        <translation>%1 死亡时无效果</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Replace the enemy minions</source>
        <translation>替换敌方随从</translation>
    </message>
    <message>
        <source>Replace the friendly minions</source>
        <translation>替换友方随从</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Set the hits to %1</source>
        <translation>将命中次数设为 %1</translation>
    </message>
    <message>
        <source>Set the damage per hit to %1</source>
        <translation>将每次伤害设为 %1</translation>
    </message>
    <message>
        <source>Set the pool to %1</source>
        <translation>将范围设为%1</translation>
    </message>
    <message>
        <source>Set the Spell Damage to +%1</source>
        <translation>将法术伤害设为 +%1</translation>
    </message>
    <message numerus="yes">
        <source>There are at most %n pins; remove one first.</source>
        <translation>
            <numerusform>固定项最多 %n 个；请先移除一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin this result</source>
        <translation>固定此结果</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>A pin has a name.</source>
        <translation>固定项必须有名称。</translation>
    </message>
    <message>
        <source>Rename a pin</source>
        <translation>重命名固定项</translation>
    </message>
    <message>
        <source>Remove a pin</source>
        <translation>移除固定项</translation>
    </message>
    <message>
        <source>Restore a pin</source>
        <translation>恢复固定项</translation>
    </message>
    <message>
        <source>Set a wanted probability</source>
        <translation>设置要求的概率</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::EffectPanel</name>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation>每次伤害</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation>法术伤害</translation>
    </message>
    <message>
        <source>Its numbers were changed. Choose it again to bring them back.</source>
        <translation>数值已更改。重新选择它可恢复。</translation>
    </message>
    <message>
        <source>The effects of the game; the last one has free numbers.</source>
        <translation>游戏中的效果；最后一个可自定数值。</translation>
    </message>
    <message>
        <source>What Spell Damage adds to the effect.</source>
        <translation>法术伤害对此效果的加成。</translation>
    </message>
    <message>
        <source>Spell Damage does nothing for %1.</source>
        <translation>法术伤害对 %1 没有作用。</translation>
    </message>
    <message>
        <source>%1 has %2 on its card (%3 in earlier versions of Yomi). &lt;a href=&quot;older&quot;&gt;Use %4&lt;/a&gt;</source>
        <translation>%1 卡面上是 %2（Yomi 早期版本为 %3）。&lt;a href=&quot;older&quot;&gt;使用 %4&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 of %2 damage</source>
        <translation>%1，每次 %2 点伤害</translation>
    </message>
    <message>
        <source>%1, but it hits no one.</source>
        <translation>%1，但打不到任何角色。</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <translation>%1，共 %2。</translation>
    </message>
    <message>
        <source>Changed from the card: %1</source>
        <translation>已改动卡面数值：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::EffectsDialog</name>
    <message>
        <source>Compare effects</source>
        <translation>比较效果</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>One effect on the current board.</source>
        <translation>在当前场面上的一个效果。</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Chance that the goal is met: marks on the board, goals of the plan.</source>
        <translation>目标达成的概率：包括场面上的标记和方案的目标。</translation>
    </message>
    <message>
        <source>own minions lost</source>
        <translation>友方随从损失</translation>
    </message>
    <message>
        <source>How many of your minions are dead, on average.</source>
        <translation>平均有多少友方随从死亡。</translation>
    </message>
    <message>
        <source>damage to the hero</source>
        <translation>对英雄伤害</translation>
    </message>
    <message>
        <source>How much health the enemy hero has lost, on average.</source>
        <translation>敌方英雄平均损失的生命值。</translation>
    </message>
    <message>
        <source>enemy attack left</source>
        <translation>剩余敌方攻击力</translation>
    </message>
    <message>
        <source>The total attack of living enemy minions, on average.</source>
        <translation>存活敌方随从的攻击力总和，平均值。</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>概率…</translation>
    </message>
    <message>
        <source>It is never played: there is no room for its minion, no legal target, or no minion to do it.</source>
        <translation>它不会打出：没有随从的位置、没有合法对象，或没有随从来执行。</translation>
    </message>
    <message>
        <source>This needs more than 3,000,000 states; its odds are sampled.</source>
        <translation>需要超过 3,000,000 个状态；概率由抽样得出。</translation>
    </message>
    <message>
        <source>Choose the row that is to go.</source>
        <translation>请选择要移除的行。</translation>
    </message>
    <message>
        <source>The first row is the current effect; it cannot be removed.</source>
        <translation>第一行是当前效果，不能移除。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1（当前）</translation>
    </message>
    <message>
        <source>Add other cards to see what each would do to this board.</source>
        <translation>添加其他卡牌，看看各自对此场面的效果。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ExampleView</name>
    <message>
        <source>The goal is never met: there is no run in which it is met.</source>
        <translation>目标不可能达成：没有达成的情形。</translation>
    </message>
    <message>
        <source>The goal is always met: there is no run in which it is missed.</source>
        <translation>目标必定达成：没有失败的情形。</translation>
    </message>
    <message>
        <source>None of 100,000 runs met the goal.</source>
        <translation>100,000 次运行中没有一次达成目标。</translation>
    </message>
    <message>
        <source>None of 100,000 runs missed the goal.</source>
        <translation>100,000 次运行都达成了目标。</translation>
    </message>
    <message>
        <source>Example run</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Any run</source>
        <translation>任意一次</translation>
    </message>
    <message>
        <source>One that succeeds</source>
        <translation>成功的一次</translation>
    </message>
    <message>
        <source>One that fails</source>
        <translation>失败的一次</translation>
    </message>
    <message>
        <source>Which run</source>
        <translation>哪一次</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>此顺序</translation>
    </message>
    <message>
        <source>The best plan</source>
        <translation>最佳方案</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>打出什么</translation>
    </message>
    <message>
        <source>This order, or the best action after each outcome.</source>
        <translation>按此顺序，或在每个结果后选最佳行动。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>演示的步骤</translation>
    </message>
    <message>
        <source>Play an example</source>
        <translation>演示一次</translation>
    </message>
    <message>
        <source>A run drawn with a seed: the same seed gives the same run.</source>
        <translation>按种子抽取的一次运行：种子相同，过程相同。</translation>
    </message>
    <message>
        <source>%1 cannot be played then.</source>
        <translation>%1 届时无法打出。</translation>
    </message>
    <message>
        <source>%1 hits no one.</source>
        <translation>%1 打不到任何角色。</translation>
    </message>
    <message>
        <source>%1 strikes %2: it is immune.</source>
        <translation>%1 打到 %2：免疫。</translation>
    </message>
    <message>
        <source>%1 strikes %2: its shield is gone.</source>
        <translation>%1 打到 %2：圣盾破裂。</translation>
    </message>
    <message>
        <source>%1 strikes %2: dead.</source>
        <translation>%1 打到 %2：死亡。</translation>
    </message>
    <message numerus="yes">
        <source>%1 strikes %2: %n health left.</source>
        <translation>
            <numerusform>%1 打到 %2：剩 %n 点生命值。</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal is set.</source>
        <translation>没有设定目标。</translation>
    </message>
    <message>
        <source>The goal is met.</source>
        <translation>目标达成。</translation>
    </message>
    <message>
        <source>The goal is missed.</source>
        <translation>目标未达成。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::GoalPanel</name>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Wanted probability</source>
        <translation>要求的概率</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清场</translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation>法术伤害</translation>
    </message>
    <message>
        <source>to reach</source>
        <translation>要达到</translation>
    </message>
    <message>
        <source>No goal is set (key G). Chance that %1 dies:</source>
        <translation>没有设定目标（G 键）。“%1”死亡的概率：</translation>
    </message>
    <message>
        <source>not within %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更多</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>At best %1, with %2.</source>
        <translation>最高 %1，需 %2。</translation>
    </message>
    <message>
        <source>No number of hits reaches it.</source>
        <translation>命中多少次都达不到。</translation>
    </message>
    <message>
        <source>No goal is set. Select a character in the pool and press G: must die, must live, no goal.</source>
        <translation>没有设定目标。选中范围内的角色后按 G：必须死亡、必须存活、无目标。</translation>
    </message>
    <message>
        <source>hits at most</source>
        <translation>最多命中</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>hits needed</source>
        <translation>所需命中</translation>
    </message>
    <message>
        <source>%1: %2; Spell Damage: %3</source>
        <translation>%1：%2；法术伤害：%3</translation>
    </message>
    <message>
        <source>Stopped: these odds belong to an earlier board.</source>
        <translation>已停止：这些概率属于之前的场面。</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>必定</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>精确值 %1</translation>
    </message>
    <message>
        <source>This effect hits no one.</source>
        <translation>此效果打不到任何角色。</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>需 %1</translation>
    </message>
    <message>
        <source>Impossible with %1.</source>
        <translation>%1不可能清场。</translation>
    </message>
    <message>
        <source>Certain with %1.</source>
        <translation>%1必定清场。</translation>
    </message>
    <message>
        <source>No hit is ever wasted on the dead: with fewer hits a clear is impossible, from there on it is certain.</source>
        <translation>命中不会浪费在已死的角色上：次数不够就不可能清场，够了就必定清场。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::LifeList</name>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not %4.</source>
        <translation>%1必须是 %2 至 %3 的整数，不能是 %4。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodRows</name>
    <message>
        <source>Plain</source>
        <translation>朴素</translation>
    </message>
    <message>
        <source>Carry alive</source>
        <translation>传递存活数</translation>
    </message>
    <message>
        <source>Stop at last</source>
        <translation>剩一即停</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发表版</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Simulation, seed %1</source>
        <translation>模拟，种子 %1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>branches, steps or runs</source>
        <translation>分支数、步数或运行次数</translation>
    </message>
    <message>
        <source>Calls of the article&apos;s recursive function, states of the exact method, runs of the simulation, steps of the fast method.</source>
        <translation>文章中递归函数的调用次数、精确方法的状态数、模拟的运行次数、快速方法的步数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation>多次运行的中位数。</translation>
    </message>
    <message>
        <source>first odds</source>
        <translation>首个概率</translation>
    </message>
    <message>
        <source>The kill odds of the first character. In brackets the interval that holds them with 95 % confidence, after so many runs (Wilson).</source>
        <translation>第一个角色的击杀概率。括号内是这么多次运行后置信度 95% 的区间（Wilson）。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>The largest relative error among all kill odds, against the exact ones, or those of the fast method where the board is too large for exact fractions.</source>
        <translation>所有击杀概率中的最大相对误差，与精确值相比；场面太大无法用精确分数时，与快速方法的值相比。</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>Exact fractions</source>
        <translation>精确分数</translation>
    </message>
    <message>
        <source>Fast method</source>
        <translation>快速方法</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodsDialog</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>The article&apos;s board</source>
        <translation>文章的场面</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>此场面</translation>
    </message>
    <message>
        <source>Compares the methods on the board of the document as it is now.</source>
        <translation>用文档当前的场面比较各方法。</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The article walks every strike order and adds the odds of each leaf in 32-bit floats; the fast method gives each character a Poisson clock and integrates over some dozen steps. Millions of tiny floats lose digits on the way, a drift that the error column shows beside the exact fractions.</source>
        <translation>文章遍历每种打击顺序，用 32 位浮点数累加各叶节点的概率；快速方法给每个角色一个泊松时钟，分几十步求积。数百万个极小的浮点数会逐渐损失精度，误差列给出它与精确分数的偏差。</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>比较方法</translation>
    </message>
    <message>
        <source>The article&apos;s board: lives %1. It prints 0.120805 for the first character; the exact value is 302,388,189 / 2,500,000,000, or 0.1209552756.</source>
        <translation>文章的场面：生命值 %1。它给出的第一个角色的值为 0.120805；精确值是 302,388,189 / 2,500,000,000，即 0.1209552756。</translation>
    </message>
    <message>
        <source>This effect hits no one: there is nothing to compare.</source>
        <translation>此效果打不到任何角色：没有可比较的。</translation>
    </message>
    <message>
        <source>This board: hits to kill %1.</source>
        <translation>此场面：击杀所需命中 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Brute force would visit %1 branches, more than the %2 that this page waits for, and is left out.</source>
        <translation>
            <numerusform>暴力穷举要访问 %1 个分支，超过此页等待的上限 %2，因此略去。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OddsCharts</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>At least %1: %2</source>
        <translation>至少 %1：%2</translation>
    </message>
    <message>
        <source>Kill odds</source>
        <translation>击杀概率</translation>
    </message>
    <message>
        <source>Odds over hits</source>
        <translation>概率随命中次数的变化</translation>
    </message>
    <message>
        <source>How many die</source>
        <translation>死亡个数</translation>
    </message>
    <message>
        <source>Remaining health</source>
        <translation>剩余生命值</translation>
    </message>
    <message>
        <source>kill odds</source>
        <translation>击杀概率</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>还差 %1</translation>
    </message>
    <message>
        <source>Sorted by odds</source>
        <translation>按概率排序</translation>
    </message>
    <message>
        <source>Sorted by health</source>
        <translation>按生命值排序</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>按场面排列</translation>
    </message>
    <message>
        <source>How the bars of each side are sorted</source>
        <translation>各方条形的排序方式</translation>
    </message>
    <message>
        <source>Hits it takes on average: %1; it dies of %2.</source>
        <translation>平均受到的命中次数：%1；致死需 %2。</translation>
    </message>
    <message>
        <source>%1 health</source>
        <translation>%1 点生命值</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>health behind a divine shield</comment>
        <translation>%1盾</translation>
    </message>
    <message>
        <source>%1 health and the divine shield</source>
        <translation>%1 点生命值和圣盾</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>计算中…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OutcomeDialog</name>
    <message>
        <source>After %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>What is the board now? The action leaves the list, its mana is paid, and the dead leave the board.</source>
        <translation>现在的场面是怎样的？此行动会从列表中移除，法力值已支付，死亡角色离场。</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Remaining health of %1</source>
        <translation>%1 的剩余生命值</translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation>圣盾</translation>
    </message>
    <message>
        <source>Divine shield of %1</source>
        <translation>%1 的圣盾</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OwnCards</name>
    <message>
        <source>It is too large for a file of cards.</source>
        <translation>对卡牌文件来说太大。</translation>
    </message>
    <message>
        <source>Your own cards cannot be read (%1): %2</source>
        <translation>无法读取自有卡牌（%1）：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>An attack belongs to a minion of this board; it cannot be kept as a card.</source>
        <translation>攻击属于此场面的随从，不能存为卡牌。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PinBar</name>
    <message>
        <source>The effect hits no one.</source>
        <translation>此效果打不到任何角色。</translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation>%1 攻击力</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定项</translation>
    </message>
    <message>
        <source>Show table</source>
        <translation>显示表格</translation>
    </message>
    <message>
        <source>The kill odds under each pin, side by side.</source>
        <translation>并排显示各固定项下每个角色的击杀概率。</translation>
    </message>
    <message>
        <source>Restore this pin</source>
        <translation>恢复此固定项</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rename the pin</source>
        <translation>重命名固定项</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compares this pin with the current odds; more in its menu.</source>
        <translation>将此固定项与当前概率比较；更多命令见菜单。</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>+6.3 points, name of a pin</comment>
        <translation>%1（对比 %2）</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Enemy attack left</source>
        <translation>剩余敌方攻击力</translation>
    </message>
    <message>
        <source>Pins side by side</source>
        <translation>并排比较固定项</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Who is dead at the end.</source>
        <translation>最后谁死亡。</translation>
    </message>
    <message>
        <source>The odds under this pin.</source>
        <translation>此固定项下的概率。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>The odds on the current board.</source>
        <translation>当前场面的概率。</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>对比 %1</translation>
    </message>
    <message>
        <source>How much more likely it is now, in percentage points.</source>
        <translation>当前概率高出多少，以百分点计。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanAnalysis</name>
    <message>
        <source>Sampling orders…</source>
        <translation>正在抽样各种顺序…</translation>
    </message>
    <message numerus="yes">
        <source>%1 states · %2</source>
        <translation>
            <numerusform>%1 个状态 · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanEdit</name>
    <message numerus="yes">
        <source>A plan has at most %n actions; this one is full.</source>
        <translation>
            <numerusform>方案最多有 %n 个行动；此方案已满。</numerusform>
        </translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>行动 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <translation>用 %1 攻击</translation>
    </message>
    <message>
        <source>Every minion attacks</source>
        <translation>所有随从攻击</translation>
    </message>
    <message>
        <source>No idle friendly character has attack. Give one attack with the key K.</source>
        <translation>没有未行动且有攻击力的友方角色。用 K 键设置攻击力。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Choose a target for %1</source>
        <translation>为 %1 选择对象</translation>
    </message>
    <message>
        <source>Leave the target of %1 open</source>
        <translation>不指定 %1 的对象</translation>
    </message>
    <message>
        <source>Free all targets</source>
        <translation>取消指定对象</translation>
    </message>
    <message>
        <source>Use the best fixed order</source>
        <translation>使用最佳固定顺序</translation>
    </message>
    <message>
        <source>This order does without %1: no longer in the list.</source>
        <translation>此顺序用不到 %1：已从列表中移除。</translation>
    </message>
    <message>
        <source>Set the mana to %1</source>
        <translation>将法力值设为 %1</translation>
    </message>
    <message>
        <source>Take the limit from the mana</source>
        <translation>取消法力值限制</translation>
    </message>
    <message>
        <source>Maximise the goal&apos;s odds</source>
        <translation>使达成目标的概率最大</translation>
    </message>
    <message>
        <source>Minimise the enemy attack</source>
        <translation>使敌方攻击力最小</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>打出 %1</translation>
    </message>
    <message>
        <source>The goal is met: nothing left to do.</source>
        <translation>目标已达成：不必再做什么。</translation>
    </message>
    <message>
        <source>No goal remains. Set a new one.</source>
        <translation>没有剩下的目标。请设定新目标。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanMethods</name>
    <message>
        <source>states</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>exact fractions</source>
        <translation>精确分数</translation>
    </message>
    <message>
        <source>plain, hit by hit on the full board</source>
        <translation>朴素，在完整场面上逐次命中</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>states or runs</source>
        <translation>状态数或运行次数</translation>
    </message>
    <message>
        <source>States that the hits lead to, each once; runs of a sample.</source>
        <translation>命中所到达的状态，每个计一次；或抽样的运行次数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation>多次运行的中位数。</translation>
    </message>
    <message>
        <source>goal met, or attack left</source>
        <translation>目标达成或剩余攻击</translation>
    </message>
    <message>
        <source>What it comes to. In brackets the interval that holds it with 95 % confidence (Wilson).</source>
        <translation>得出的结果。括号内是置信度 95% 的区间（Wilson）。</translation>
    </message>
    <message>
        <source>List, %1</source>
        <translation>列表，%1</translation>
    </message>
    <message>
        <source>List, runs drawn with seed 1</source>
        <translation>列表，用种子 1 抽取的运行</translation>
    </message>
    <message>
        <source>Best plan, %1</source>
        <translation>最佳方案，%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanMethodsDialog</name>
    <message>
        <source>Methods of a plan</source>
        <translation>方案的计算方法</translation>
    </message>
    <message>
        <source>The fast method works with floating point and merges states that do not differ in what can still happen. The same in fractions is exact, and so is the plain method, which merges none: the states that it needs beyond those are what merging saves.</source>
        <translation>快速方法用浮点数，把对后续而言相同的情形并为一个状态。同样的方法用分数则是精确的；朴素方法也精确，但区分每个角色：它多用的就是快速方法省下的。</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>比较方法</translation>
    </message>
    <message>
        <source>Compare this plan</source>
        <translation>比较此方案</translation>
    </message>
    <message>
        <source>Compares the methods on the plan of the document as it is now.</source>
        <translation>用文档当前的方案比较各方法。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Adds a card, a hero power or damage of your own (key A in the list).</source>
        <translation>添加卡牌、英雄技能或自定伤害（在列表中按 A 键）。</translation>
    </message>
    <message>
        <source>Add attacks</source>
        <translation>添加攻击</translation>
    </message>
    <message>
        <source>Adds an attack for each friendly character that has attack.</source>
        <translation>为友方每个有攻击力的角色添加一次攻击。</translation>
    </message>
    <message>
        <source>Copy actions</source>
        <translation>复制行动</translation>
    </message>
    <message>
        <source>Copies the list as JSON.</source>
        <translation>将列表复制为 JSON。</translation>
    </message>
    <message>
        <source>Paste actions</source>
        <translation>粘贴行动</translation>
    </message>
    <message>
        <source>Puts the actions of such a JSON list behind these.</source>
        <translation>把这种 JSON 列表中的行动追加到后面。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation>策略树</translation>
    </message>
    <message>
        <source>Example run</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message numerus="yes">
        <source>A plan has at most %n actions.</source>
        <translation>
            <numerusform>方案最多有 %n 个行动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining health at the end (sampled)</source>
        <translation>最后的剩余生命值（抽样）</translation>
    </message>
    <message>
        <source>Remaining health at the end</source>
        <translation>最后的剩余生命值</translation>
    </message>
    <message>
        <source>Kill odds after %1 (the pin shows the end)</source>
        <translation>%1 之后的击杀概率（固定项为最终结果）</translation>
    </message>
    <message>
        <source>Kill odds after %1 (sampled)</source>
        <translation>%1 之后的击杀概率（抽样）</translation>
    </message>
    <message>
        <source>Kill odds after %1</source>
        <translation>%1 之后的击杀概率</translation>
    </message>
    <message numerus="yes">
        <source>%n health left</source>
        <translation>
            <numerusform>剩 %n 点生命值</numerusform>
        </translation>
    </message>
    <message>
        <source>Kill odds after each action</source>
        <translation>各行动之后的击杀概率</translation>
    </message>
    <message>
        <source>This needs a target for every action.</source>
        <translation>每个行动都需要指定对象。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPanel</name>
    <message>
        <source>Choose a target for %1, or ask for the best plan.</source>
        <translation>请为“%1”选择对象，或查找最佳方案。</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>法力值</translation>
    </message>
    <message>
        <source>Chance of the goal</source>
        <translation>达成目标的概率</translation>
    </message>
    <message>
        <source>Enemy attack left</source>
        <translation>剩余敌方攻击力</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>优化</translation>
    </message>
    <message>
        <source>Maximise the goal&apos;s odds, or minimise enemy attack.</source>
        <translation>使达成目标的概率最大，或使敌方攻击力最小。</translation>
    </message>
    <message>
        <source>Add goal…</source>
        <translation>添加目标…</translation>
    </message>
    <message>
        <source>Adds another goal; meeting one of them is enough.</source>
        <translation>再添加一个目标；达成其中之一即可。</translation>
    </message>
    <message>
        <source>These die or live…</source>
        <translation>指定死亡或存活…</translation>
    </message>
    <message>
        <source>None left of</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>At least so many dead of</source>
        <translation>至少死亡若干个</translation>
    </message>
    <message>
        <source>Clear out</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>此顺序</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>概率…</translation>
    </message>
    <message>
        <source>Computes the odds of this order anyway.</source>
        <translation>仍然计算此顺序的概率。</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最佳方案</translation>
    </message>
    <message>
        <source>Find the best plan</source>
        <translation>查找最佳方案</translation>
    </message>
    <message>
        <source>Tries every order and every target, and chooses again after each outcome.</source>
        <translation>尝试每种顺序和每个对象，并在每个结果之后重新选择。</translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation>策略树</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>使用此顺序</translation>
    </message>
    <message>
        <source>Replaces your list by the best fixed order.</source>
        <translation>用最佳固定顺序替换你的列表。</translation>
    </message>
    <message>
        <source>Free all targets</source>
        <translation>取消指定对象</translation>
    </message>
    <message>
        <source>Lets the best plan choose every target.</source>
        <translation>由最佳方案选择每个对象。</translation>
    </message>
    <message>
        <source>What can be done first</source>
        <translation>第一步可做的</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>或 %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit the goal %1</source>
        <translation>编辑目标“%1”</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the goal %1</source>
        <translation>移除目标“%1”</translation>
    </message>
    <message>
        <source>%1 (marked on the board)</source>
        <translation>%1（在场面上标记）</translation>
    </message>
    <message>
        <source>No goal yet: mark who must die or live on the board (G), or choose below.</source>
        <translation>还没有目标：在场面上标记谁必须死亡或存活（G），或在下方选择。</translation>
    </message>
    <message numerus="yes">
        <source>A goal has at most %n clauses.</source>
        <translation>
            <numerusform>目标最多有 %n 个条件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>更改目标</translation>
    </message>
    <message>
        <source>Remove a goal</source>
        <translation>移除目标</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>至少死亡若干个</translation>
    </message>
    <message>
        <source>How many of them are to have died: %1</source>
        <translation>至少死亡几个：%1</translation>
    </message>
    <message>
        <source>Want so many dead</source>
        <translation>要求死亡个数</translation>
    </message>
    <message>
        <source>Add what you can play: cards, hero power, attacks.</source>
        <translation>请添加行动：卡牌、英雄技能或攻击。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Stopped: this belongs to an older list.</source>
        <translation>已停止：这属于之前的列表。</translation>
    </message>
    <message>
        <source>Sampled: this needs more than 3,000,000 states. The brackets hold the true number with 95 % confidence.</source>
        <translation>抽样：需要超过 3,000,000 个状态。括号内的区间以 95% 的置信度包含真实值。</translation>
    </message>
    <message>
        <source>enemy attack left: %1</source>
        <translation>剩余敌方攻击力：%1</translation>
    </message>
    <message>
        <source>enemy attack left, on average</source>
        <translation>剩余敌方攻击力，平均值</translation>
    </message>
    <message>
        <source>No goal is set yet.</source>
        <translation>还没有设定目标。</translation>
    </message>
    <message>
        <source>The odds of each character follow.</source>
        <translation>各角色的概率随后给出。</translation>
    </message>
    <message>
        <source>own minions lost: %1</source>
        <translation>友方随从损失：%1</translation>
    </message>
    <message>
        <source>damage to the enemy hero: %1</source>
        <translation>对敌方英雄的伤害：%1</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>什么都不打</translation>
    </message>
    <message>
        <source>First %1</source>
        <translation>首先：%1</translation>
    </message>
    <message>
        <source>Fixed order: %1</source>
        <translation>固定顺序：%1</translation>
    </message>
    <message>
        <source>At least that: the best order found by sampling; choosing after each outcome may do better. This needs more than 3,000,000 states.</source>
        <translation>不低于此值：这是抽样找到的最佳顺序；在每个结果之后再选可能更好。此计算需要超过 3,000,000 个状态。</translation>
    </message>
    <message>
        <source>At most that: the best order found by sampling; choosing after each outcome may do better. This needs more than 3,000,000 states.</source>
        <translation>不高于此值：这是抽样找到的最佳顺序；在每个结果之后再选可能更好。此计算需要超过 3,000,000 个状态。</translation>
    </message>
    <message>
        <source>Best order found by sampling</source>
        <translation>抽样找到的最佳顺序</translation>
    </message>
    <message>
        <source>Adapting to each outcome brings nothing here.</source>
        <translation>根据结果应变在此没有收益。</translation>
    </message>
    <message>
        <source>Adapting to each outcome: %1.</source>
        <translation>根据结果应变：%1。</translation>
    </message>
    <message>
        <source>Adapting to each outcome: %1 attack less.</source>
        <translation>根据结果应变：攻击力减少 %1。</translation>
    </message>
    <message>
        <source>Best fixed order: %1</source>
        <translation>最佳固定顺序：%1</translation>
    </message>
    <message>
        <source>Best fixed order: at least %1</source>
        <translation>最佳固定顺序：至少 %1</translation>
    </message>
    <message>
        <source>Best fixed order: at most %1</source>
        <translation>最佳固定顺序：至多 %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>精确值 %1</translation>
    </message>
    <message>
        <source>This order is out of date. Update it first.</source>
        <translation>此顺序已过期。请先更新。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanWords</name>
    <message>
        <source>%1 left out</source>
        <translation>%1 除外</translation>
    </message>
    <message>
        <source>itself left out</source>
        <translation>自身除外</translation>
    </message>
    <message>
        <source>the target left out</source>
        <translation>对象除外</translation>
    </message>
    <message>
        <source>again while a character dies</source>
        <translation>有角色死亡则重复</translation>
    </message>
    <message>
        <source>Spell Damage adds hits</source>
        <translation>法术伤害增加命中次数</translation>
    </message>
    <message>
        <source>Spell Damage adds damage</source>
        <translation>法术伤害增加伤害</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of %2 damage at random on %3</source>
        <translation>%1，每次 %2 点伤害，随机分配到%3身上</translation>
    </message>
    <message>
        <source>hits of %1 damage at random on %2</source>
        <translation>依次造成 %1 点伤害，随机分配到%2身上</translation>
    </message>
    <message>
        <source>%1 of %2 damage, each on the one of least health of %3</source>
        <translation>%1，每次 %2 点伤害，每次打%3中生命值最低的一个</translation>
    </message>
    <message>
        <source>%1 damage to %2 different ones of %3, at random</source>
        <translation>随机对%3中 %2 个不同角色各造成 %1 点伤害</translation>
    </message>
    <message>
        <source>%1 damage at random on %2 until a character dies</source>
        <translation>随机对%2造成 %1 点伤害，直到有角色死亡</translation>
    </message>
    <message>
        <source>%1 damage to all %2</source>
        <translation>对所有%2造成 %1 点伤害</translation>
    </message>
    <message>
        <source>%1 damage to %2</source>
        <translation>对%2造成 %1 点伤害</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>攻击%1</translation>
    </message>
    <message>
        <source>Enemy characters</source>
        <translation>敌方角色</translation>
    </message>
    <message>
        <source>Enemy minions</source>
        <translation>敌方随从</translation>
    </message>
    <message>
        <source>Enemy hero</source>
        <translation>敌方英雄</translation>
    </message>
    <message>
        <source>Friendly characters</source>
        <translation>友方角色</translation>
    </message>
    <message>
        <source>Friendly minions</source>
        <translation>友方随从</translation>
    </message>
    <message>
        <source>Friendly hero</source>
        <translation>友方英雄</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>全体角色</translation>
    </message>
    <message>
        <source>All minions</source>
        <translation>全体随从</translation>
    </message>
    <message>
        <source>the minion of %1</source>
        <translation>%1 的随从</translation>
    </message>
    <message>
        <source>what follows %1</source>
        <translation>%1 死后的随从</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>Puts down a %1/%2 minion first.</source>
        <translation>先召唤一个 %1/%2 随从。</translation>
    </message>
    <message>
        <source>It is immune.</source>
        <translation>它免疫。</translation>
    </message>
    <message>
        <source>When it dies: %1.</source>
        <translation>它死亡时：%1。</translation>
    </message>
    <message>
        <source>Happens automatically when the turn ends.</source>
        <translation>回合结束时自动发生。</translation>
    </message>
    <message>
        <source>Condition: %1.</source>
        <translation>条件：%1。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>未计入：%1。</translation>
    </message>
    <message>
        <source>Not certain: %1.</source>
        <translation>未确定：%1。</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>chosen by the best plan</source>
        <translation>由最佳方案选择</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The goal is met already.</source>
        <translation>目标已经达成。</translation>
    </message>
    <message>
        <source>No enemy attack is left.</source>
        <translation>敌方已没有攻击力。</translation>
    </message>
    <message>
        <source>%1 is fixed on %2.</source>
        <translation>%1 已指定打 %2。</translation>
    </message>
    <message>
        <source>No action costs %1 mana or less.</source>
        <translation>没有法力值消耗不超过 %1 的行动。</translation>
    </message>
    <message>
        <source>No action makes the goal more likely.</source>
        <translation>没有行动能提高达成目标的概率。</translation>
    </message>
    <message>
        <source>No action lowers the enemy attack.</source>
        <translation>没有行动能降低敌方攻击力。</translation>
    </message>
    <message numerus="yes">
        <source>%1 must die</source>
        <translation>
            <numerusform>%1 必须死亡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must live</source>
        <translation>
            <numerusform>%1 必须存活</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <translation>清空%1</translation>
    </message>
    <message>
        <source>at least %1 of %2 dead</source>
        <translation>%2中至少死亡 %1 个</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>about %1 % (%2–%3)</source>
        <translation>约 %1%（%2–%3）</translation>
    </message>
    <message>
        <source>about %1 (%2–%3)</source>
        <translation>约 %1（%2–%3）</translation>
    </message>
    <message>
        <source>%1 is not in the pool: nothing strikes it.</source>
        <translation>%1 不在范围内：没有什么会打到它。</translation>
    </message>
    <message>
        <source>%1 is not one of %2.</source>
        <translation>%1 不属于%2。</translation>
    </message>
    <message>
        <source>%1 is left out: it is a %2.</source>
        <translation>%1 除外：它是 %2。</translation>
    </message>
    <message>
        <source>%1 does it and cannot strike itself.</source>
        <translation>由 %1 执行，不能打自身。</translation>
    </message>
    <message>
        <source>any enemy character</source>
        <translation>任一敌方角色</translation>
    </message>
    <message>
        <source>any enemy minion</source>
        <translation>任一敌方随从</translation>
    </message>
    <message>
        <source>the enemy hero</source>
        <translation>敌方英雄</translation>
    </message>
    <message>
        <source>any friendly character</source>
        <translation>任一友方角色</translation>
    </message>
    <message>
        <source>any friendly minion</source>
        <translation>任一友方随从</translation>
    </message>
    <message>
        <source>the friendly hero</source>
        <translation>友方英雄</translation>
    </message>
    <message>
        <source>any character</source>
        <translation>任一角色</translation>
    </message>
    <message>
        <source>any minion</source>
        <translation>任一随从</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PolicyView</name>
    <message>
        <source>Nothing that is left can be played.</source>
        <translation>剩下的都无法打出。</translation>
    </message>
    <message>
        <source>Nothing that is left strikes or needs it.</source>
        <translation>剩下的都打不到它，也用不到它。</translation>
    </message>
    <message>
        <source>Only %1 is left, and it strikes %2.</source>
        <translation>只剩 %1，它只打%2。</translation>
    </message>
    <message>
        <source>The best plan says what to do first and what to do after each outcome. Find it on the right; its decisions appear here.</source>
        <translation>最佳方案说明先做什么，以及每个结果之后做什么。在右侧查找后，其决策显示在这里。</translation>
    </message>
    <message>
        <source>What can be done there</source>
        <translation>此处可做的</translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation>策略树</translation>
    </message>
    <message>
        <source>This happened</source>
        <translation>结果是这个</translation>
    </message>
    <message>
        <source>Something else happened…</source>
        <translation>是别的结果…</translation>
    </message>
    <message>
        <source>Makes the chosen outcome the current board and takes the actions before it out of the list.</source>
        <translation>将所选结果作为当前场面，并从列表中移除此前的行动。</translation>
    </message>
    <message>
        <source>Lets you enter the board after the chosen action.</source>
        <translation>可输入所选行动之后的场面。</translation>
    </message>
    <message>
        <source>what you do, what then happens</source>
        <translation>你的行动，随后发生的事</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>This plan needs more than 3,000,000 states: there is an order that sampling found, but no choice after each outcome.</source>
        <translation>此方案需要超过 3,000,000 个状态：有抽样找到的顺序，但没有每个结果之后的选择。</translation>
    </message>
    <message>
        <source>Nothing that can be played is better than to stop here.</source>
        <translation>打什么都不如到此为止。</translation>
    </message>
    <message>
        <source>goal met from here</source>
        <translation>由此达成目标</translation>
    </message>
    <message>
        <source>enemy attack left</source>
        <translation>剩余敌方攻击力</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>What can be done, and what each is worth when all that follows is best.</source>
        <translation>可做的选择，以及此后都走最佳时各自的价值。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>This happens with %1.</source>
        <translation>发生的概率为 %1。</translation>
    </message>
    <message>
        <source>From here the goal is met in %1 of cases.</source>
        <translation>由此达成目标的概率为 %1。</translation>
    </message>
    <message>
        <source>From here %1 enemy attack is left.</source>
        <translation>由此剩余的敌方攻击力为 %1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Stop here: nothing that is left helps.</source>
        <translation>到此为止：剩下的都没有帮助。</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>%1 死亡</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 剩 %2</translation>
    </message>
    <message>
        <source>%1 without its shield</source>
        <translation>%1 失去圣盾</translation>
    </message>
    <message>
        <source>nothing that matters has changed</source>
        <translation>没有重要的变化</translation>
    </message>
    <message>
        <source>Others are unchanged or irrelevant.</source>
        <translation>其余没有变化或无关。</translation>
    </message>
    <message numerus="yes">
        <source>%n more outcomes, on average</source>
        <translation>
            <numerusform>其他 %n 个结果，平均值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::SplitDamageWorkspace</name>
    <message>
        <source>Compare methods…</source>
        <translation>比较方法…</translation>
    </message>
    <message>
        <source>Pin this result</source>
        <translation>固定此结果</translation>
    </message>
    <message>
        <source>Keeps board, effect and plan for comparison.</source>
        <translation>保存场面、效果和方案以供比较。</translation>
    </message>
    <message>
        <source>Compare effects…</source>
        <translation>比较效果…</translation>
    </message>
    <message>
        <source>Several effects on this board, a row each.</source>
        <translation>在此场面上比较多个效果，每行一个。</translation>
    </message>
    <message>
        <source>Puts the effect into a plan, where it is one of several actions.</source>
        <translation>将效果放入方案，作为其中一个行动。</translation>
    </message>
    <message>
        <source>Find the best plan</source>
        <translation>查找最佳方案</translation>
    </message>
    <message>
        <source>Every order and every target, chosen again after each outcome.</source>
        <translation>每种顺序和每个对象，在每个结果之后重新选择。</translation>
    </message>
    <message>
        <source>Add an action…</source>
        <translation>添加行动…</translation>
    </message>
    <message>
        <source>A card, a hero power or damage of your own for the plan.</source>
        <translation>为方案添加卡牌、英雄技能或自定伤害。</translation>
    </message>
    <message numerus="yes">
        <source>Exact · %1 steps · %2</source>
        <translation>
            <numerusform>精确 · %1 步 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>场面</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the board with its effect as text.</source>
        <translation>将场面及其效果复制为文本。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Pastes such a board, or a list of lives such as 4 5 6 7 8 for the selected side.</source>
        <translation>粘贴这种场面，或为选中的一方粘贴生命值列表，如 4 5 6 7 8。</translation>
    </message>
    <message>
        <source>Boards to try</source>
        <translation>可试的场面</translation>
    </message>
    <message>
        <source>The board is empty. Click on a free slot, type a number on it, or paste lives such as 4 5 6 7 8. Or begin with one of these:</source>
        <translation>场面为空。单击空位，在其上输入数字，或粘贴生命值，如 4 5 6 7 8。也可以从这些开始：</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>试用“%1”</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>One effect on the board.</source>
        <translation>场面上的一个效果。</translation>
    </message>
    <message>
        <source>A whole turn: in what order, on whom, is it lethal?</source>
        <translation>整个回合：按什么顺序，打谁，能否斩杀？</translation>
    </message>
    <message>
        <source>Effect or plan</source>
        <translation>效果或方案</translation>
    </message>
    <message>
        <source>Best plan sampled · %1</source>
        <translation>最佳方案（抽样）· %1</translation>
    </message>
    <message numerus="yes">
        <source>Best plan · %1 states · %2</source>
        <translation>
            <numerusform>最佳方案 · %1 个状态 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This order sampled · %1</source>
        <translation>此顺序（抽样）· %1</translation>
    </message>
    <message>
        <source>This order %1</source>
        <translation>此顺序 · %1</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>概率…</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Turn into a plan</source>
        <translation>转为方案</translation>
    </message>
    <message>
        <source>Add this effect to the plan</source>
        <translation>将此效果加入方案</translation>
    </message>
    <message>
        <source>This effect hits no one. Choose another pool, or add a character that %1 can hit.</source>
        <translation>此效果打不到任何角色。请换一个范围，或添加 %1 能打到的角色。</translation>
    </message>
    <message numerus="yes">
        <source>Brute force: %1 branches.</source>
        <translation>
            <numerusform>暴力穷举：%1 个分支。</numerusform>
        </translation>
    </message>
    <message>
        <source>The article&apos;s steps and the fast method, side by side.</source>
        <translation>文章的步骤与快速方法并列比较。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>粘贴场面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TargetChooser</name>
    <message>
        <source>Choose a target for %1: arrow keys and Enter, or a click; Escape leaves it.</source>
        <translation>为 %1 选择对象：方向键加 Enter，或单击；Esc 键取消。</translation>
    </message>
    <message>
        <source>No character is here.</source>
        <translation>此处没有角色。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TokenEntry</name>
    <message>
        <source>Health</source>
        <translation>生命值</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击力</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TokenTyping</name>
    <message>
        <source>Take back what was typed</source>
        <translation>撤回输入</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Tribe</name>
    <message>
        <source>Beast</source>
        <translation>野兽</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>恶魔</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>龙</translation>
    </message>
    <message>
        <source>Elemental</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Mech</source>
        <translation>机械</translation>
    </message>
    <message>
        <source>Murloc</source>
        <translation>鱼人</translation>
    </message>
    <message>
        <source>Naga</source>
        <translation>纳迦</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>海盗</translation>
    </message>
    <message>
        <source>Quilboar</source>
        <translation>野猪人</translation>
    </message>
    <message>
        <source>Totem</source>
        <translation>图腾</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>亡灵</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Type</name>
    <message>
        <source>Who survives Avenging Wrath?</source>
        <translation>谁能挺过复仇之怒？</translation>
    </message>
    <message>
        <source>Eight hits on two divine shields and a hero at 3: each one&apos;s chance to die, 34&#xa0;% for the hero.</source>
        <translation>八次命中，打两个圣盾随从和 3 点生命值的英雄：各自的死亡概率，英雄为 34%。</translation>
    </message>
    <message>
        <source>Who takes the Arcane Missiles?</source>
        <translation>奥术飞弹会打到谁？</translation>
    </message>
    <message>
        <source>Three missiles on a hero and three minions: 58&#xa0;% to kill the Imp, 2&#xa0;% to kill the Raider.</source>
        <translation>三发飞弹打一个英雄和三个随从：小鬼的死亡概率为 58%，掠夺者为 2%。</translation>
    </message>
    <message>
        <source>How many die to a Volcano?</source>
        <translation>火山喷发能打死几个？</translation>
    </message>
    <message>
        <source>Fifteen hits on thirteen minions, one more out of reach: most likely three die.</source>
        <translation>十五次命中，打十三个随从，另有一个打不到：最可能死三个。</translation>
    </message>
    <message>
        <source>Is Spreading Madness lethal?</source>
        <translation>狂乱传染能斩杀吗？</translation>
    </message>
    <message>
        <source>Fourteen hits on everyone, both heroes too: 15&#xa0;% that the enemy hero dies and yours lives.</source>
        <translation>十四次命中，打所有角色，包括双方英雄：敌方英雄死亡且友方英雄存活的概率为 15%。</translation>
    </message>
    <message>
        <source>Does my minion survive Mad Bomber?</source>
        <translation>我的随从能挺过疯狂投弹者吗？</translation>
    </message>
    <message>
        <source>Three bombs on a small board: the Panther nearly always lives; 44&#xa0;% to kill the Leper Gnome.</source>
        <translation>小场面，三颗炸弹：猎豹几乎总能存活；麻风侏儒的死亡概率为 44%。</translation>
    </message>
    <message>
        <source>Missiles before or after the trade?</source>
        <translation>先打飞弹还是先换随从？</translation>
    </message>
    <message>
        <source>Missiles, a hero power and an attack past a taunt: missiles first, 89&#xa0;%.</source>
        <translation>飞弹、英雄技能和绕过嘲讽的攻击：先打飞弹，89%。</translation>
    </message>
    <message>
        <source>Avenging Wrath or Volcano?</source>
        <translation>复仇之怒还是火山喷发？</translation>
    </message>
    <message>
        <source>Mana for one of them: Volcano clears the board and keeps your Ogre, 96&#xa0;%.</source>
        <translation>法力值只够一张：火山喷发清场并保住你的食人魔，96%。</translation>
    </message>
    <message>
        <source>What is it worth to see the missiles first?</source>
        <translation>先看飞弹的结果值多少？</translation>
    </message>
    <message>
        <source>The second play depends on what they hit: choosing it afterwards is worth 25 points.</source>
        <translation>第二张牌取决于飞弹打到谁：之后再选，值 25 个百分点。</translation>
    </message>
    <message>
        <source>Whom does Bouncing Blade kill?</source>
        <translation>弹射之刃会打死谁？</translation>
    </message>
    <message>
        <source>It bounces until a minion dies: 42&#xa0;% for the right one, 50&#xa0;% after a Fireblast.</source>
        <translation>一直弹射到有随从死亡：打死正确的那个 42%，先用火焰冲击则为 50%。</translation>
    </message>
    <message>
        <source>Do I miss a lethal?</source>
        <translation>我错过斩杀了吗？</translation>
    </message>
    <message>
        <source>Missiles, Whirlwind and an attack against two taunts: Whirlwind first is certain.</source>
        <translation>飞弹、旋风斩和一次攻击，面对两个嘲讽：先打旋风斩则必定斩杀。</translation>
    </message>
    <message>
        <source>What does brute force cost?</source>
        <translation>暴力穷举的代价？</translation>
    </message>
    <message>
        <source>Ten hits on minions with 4, 5, 6, 7 and 8 health: 11,765,451 branches, or 54 steps of the fast method.</source>
        <translation>十次命中，打生命值为 4、5、6、7、8 的随从：11,765,451 个分支，快速方法只需 54 步。</translation>
    </message>
    <message>
        <source>Split damage</source>
        <translation>随机分配伤害</translation>
    </message>
    <message>
        <source>Who dies when a spell hits random targets?</source>
        <translation>法术随机命中时谁会死？</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Words</name>
    <message>
        <source>%1 health</source>
        <translation>%1 点生命值</translation>
    </message>
    <message>
        <source>%1 armor</source>
        <translation>%1 点护甲</translation>
    </message>
    <message>
        <source>a divine shield</source>
        <translation>圣盾</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>免疫</translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation>%1 点攻击力</translation>
    </message>
    <message>
        <source>taunt</source>
        <translation>嘲讽</translation>
    </message>
    <message>
        <source>Spell Damage +%1</source>
        <translation>法术伤害 +%1</translation>
    </message>
    <message>
        <source>a %1/%2 minion behind it</source>
        <translation>死后留下 %1/%2 随从</translation>
    </message>
    <message>
        <source>when it dies: %1</source>
        <translation>死亡时：%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hits</source>
        <translation>
            <numerusform>%Ln 次命中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n 个角色</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemy side</source>
        <translation>敌方</translation>
    </message>
    <message>
        <source>Friendly side</source>
        <translation>友方</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Enemy characters</source>
        <translation>敌方角色</translation>
    </message>
    <message>
        <source>Enemy minions</source>
        <translation>敌方随从</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>全体角色</translation>
    </message>
    <message>
        <source>All minions</source>
        <translation>全体随从</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>无目标</translation>
    </message>
    <message>
        <source>must die</source>
        <translation>必须死亡</translation>
    </message>
    <message>
        <source>must live</source>
        <translation>必须存活</translation>
    </message>
    <message numerus="yes">
        <source>%1 are not struck: their goals do not count.</source>
        <translation>
            <numerusform>%1 打不到：其目标不计。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is marked as not in the pool.</source>
        <translation>它被标记为不在范围内。</translation>
    </message>
    <message>
        <source>It is not struck: nothing in the plan can.</source>
        <translation>打不到它：方案中没有能打到它的。</translation>
    </message>
    <message>
        <source>It is not struck: %1 strikes %2.</source>
        <translation>打不到它：%1 打的是%2。</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>not in the pool</source>
        <translation>不在范围内</translation>
    </message>
    <message>
        <source>not struck</source>
        <translation>打不到</translation>
    </message>
    <message>
        <source>lives with %1</source>
        <translation>存活概率 %1</translation>
    </message>
    <message>
        <source>kill odds %1</source>
        <translation>击杀概率 %1</translation>
    </message>
    <message>
        <source>valid target</source>
        <translation>可选对象</translation>
    </message>
    <message>
        <source>A click or a number adds a minion here.</source>
        <translation>单击或输入数字，在此添加随从。</translation>
    </message>
    <message>
        <source>A click or a number adds the hero.</source>
        <translation>单击或输入数字，添加英雄。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>It dies with a probability of %1.</source>
        <translation>死亡概率为 %1。</translation>
    </message>
    <message>
        <source>It %1 for the goal to be met.</source>
        <translation>它%1，目标才算达成。</translation>
    </message>
    <message>
        <source>Type a number or turn the wheel to change the health; the right button shows everything else.</source>
        <translation>输入数字或转动滚轮更改生命值；右键显示其他命令。</translation>
    </message>
    <message>
        <source>%1 must die</source>
        <translation>%1 必须死亡</translation>
    </message>
    <message>
        <source>%1 must live</source>
        <translation>%1 必须存活</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::BoardWidget</name>
    <message>
        <source>A click cycles a square: empty, who begins, the other.</source>
        <translation>单击切换格子：空、先手、后手。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>A click or Space plays a move here; O, X and Delete set the square.</source>
        <translation>单击或按空格键在此落子；O、X 和 Delete 设置格子。</translation>
    </message>
    <message>
        <source>A click or Space cycles empty, %1, %2; O, X and Delete set the square.</source>
        <translation>单击或按空格键在空、%1、%2 间切换；O、X 和 Delete 设置格子。</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>在此落子</translation>
    </message>
    <message>
        <source>Put O here</source>
        <translation>在此放 O</translation>
    </message>
    <message>
        <source>Put X here</source>
        <translation>在此放 X</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>清除此格</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Document</name>
    <message>
        <source>There is a mark on this square already: %1.</source>
        <translation>此格已有棋子：%1。</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 下%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Edit</name>
    <message>
        <source>Put %1 on %2</source>
        <translation>将 %1 放在%2</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>清除%1</translation>
    </message>
    <message>
        <source>Let X begin</source>
        <translation>让 X 先手</translation>
    </message>
    <message>
        <source>Let O begin</source>
        <translation>让 O 先手</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Face</name>
    <message>
        <source>two corners around the centre</source>
        <translation>中心两侧的两个角</translation>
    </message>
    <message>
        <source>This page runs the listed searches on the position and compares their nodes and times. On the bitboard, which has four bytes, copying is as fast as unmaking; the article&apos;s gain appears on the record board, which is on the heap.</source>
        <translation>此页在当前局面上运行所列搜索，比较节点数和时间。在只有四个字节的位棋盘上，复制与撤销落子一样快；文章中的加速出现在堆上的结构体棋盘上。</translation>
    </message>
    <message>
        <source>The article&apos;s set</source>
        <translation>文章的对比</translation>
    </message>
    <message>
        <source>Alpha-beta and PVS, copying boards and unmaking moves, on both boards.</source>
        <translation>α-β剪枝与 PVS，复制棋盘与撤销落子，两种棋盘。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::FailureList</name>
    <message>
        <source>%1, %2 to move. Answered: %3. Right: %4.</source>
        <translation>%1，轮到 %2。答：%3。正解：%4。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>答</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Positions not solved</source>
        <translation>未解的局面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::StrongPage</name>
    <message>
        <source>Strong check</source>
        <translation>强解检查</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>A search solves the game strongly if it never names a move that makes the result worse, on any position. It can fail on 431 positions; on the others every move is right, or they are mirror images. Depth limit and settings are those of the search shown.</source>
        <translation>若搜索在任何局面都不给出使结果变差的着法，即为强解。可能出错的局面有 431 个；在其余局面，每个着法都对，或各着法互为镜像。深度限制和设置取当前显示的搜索的。</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>检查已停止。</translation>
    </message>
    <message>
        <source>answered, gives something away</source>
        <translation>所答，有损失</translation>
    </message>
    <message>
        <source>answered, right</source>
        <translation>所答，正确</translation>
    </message>
    <message>
        <source>right too, but not answered</source>
        <translation>也正确，但未答</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2 个中解出 %1 个</translation>
    </message>
    <message>
        <source>On these positions an answer of %1 may give something away. Double-click one, or press Enter, to put it on the board.</source>
        <translation>在这些局面上，%1 的答案可能有损失。双击或按 Enter 键可将其放到棋盘上。</translation>
    </message>
    <message>
        <source>%1 solves the game strongly.</source>
        <translation>“%1”强解了井字棋。</translation>
    </message>
    <message>
        <source>Open the position %1</source>
        <translation>打开局面 %1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::TicTacToeWorkspace</name>
    <message>
        <source>Strong check</source>
        <translation>强解检查</translation>
    </message>
    <message>
        <source>Copy or unmake</source>
        <translation>复制还是撤销</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>先手方</translation>
    </message>
    <message>
        <source>Whose sign the side that moves first has. The game is the same.</source>
        <translation>先手方用哪个记号。棋本身不变。</translation>
    </message>
    <message>
        <source>O begins (as in the article)</source>
        <translation>O 先手（同文章）</translation>
    </message>
    <message>
        <source>X begins</source>
        <translation>X 先手</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Type</name>
    <message>
        <source>Why does alpha-beta cut here?</source>
        <translation>α-β剪枝为何在此剪枝？</translation>
    </message>
    <message>
        <source>The cut in one sentence, with its window and the five moves that it leaves out; 1,175 nodes in all.</source>
        <translation>用一句话说明这次剪枝，附窗口和略去的五个着法；共 1,175 个节点。</translation>
    </message>
    <message>
        <source>Why is a move searched twice?</source>
        <translation>为何一个着法要搜索两次？</translation>
    </message>
    <message>
        <source>A re-search of PVS: the null window said that the move is better, not how much.</source>
        <translation>PVS 的重新搜索：空窗说明此着法更好，但没说好多少。</translation>
    </message>
    <message>
        <source>Which move wins at once?</source>
        <translation>哪个着法立即获胜？</translation>
    </message>
    <message>
        <source>O wins at top right; the search still tries the other four.</source>
        <translation>O 下右上获胜；搜索仍会尝试其余四个。</translation>
    </message>
    <message>
        <source>What if the root is a node, too?</source>
        <translation>如果根也是节点呢？</translation>
    </message>
    <message>
        <source>Its window narrows from move to move, as in textbooks: 1,069 nodes instead of 1,175.</source>
        <translation>它的窗口逐着收窄，如教科书所述：1,069 个节点，而不是 1,175 个。</translation>
    </message>
    <message>
        <source>How narrow is a null window?</source>
        <translation>空窗有多窄？</translation>
    </message>
    <message>
        <source>Two runs side by side: 446 nodes where no value fits in, 459 where it is one point wide.</source>
        <translation>两次运行并列：容不下任何值时 446 个节点，一点宽时 459 个。</translation>
    </message>
    <message>
        <source>Searched or cut?</source>
        <translation>搜索还是剪枝？</translation>
    </message>
    <message>
        <source>A quiz: PVS stops before each choice and asks you.</source>
        <translation>测验：PVS 在每次选择前停下来问你。</translation>
    </message>
    <message>
        <source>How deep must a search look?</source>
        <translation>要搜多深？</translation>
    </message>
    <message>
        <source>Two plies solve 429 of 431 positions: the two that alpha-beta gets wrong.</source>
        <translation>两层就能解出 431 个局面中的 429 个：看看 α-β剪枝答错的两个。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Board: to another square</source>
        <translation>棋盘：移到另一格</translation>
    </message>
    <message>
        <source>Space, Enter, 1 to 9</source>
        <translation>空格、Enter、1 至 9</translation>
    </message>
    <message>
        <source>Board: change the square, or play there</source>
        <translation>棋盘：更改格子，或在该处落子</translation>
    </message>
    <message>
        <source>O, X, Delete</source>
        <translation>O、X、Delete</translation>
    </message>
    <message>
        <source>Board: set the square (while editing)</source>
        <translation>棋盘：设置格子（编辑时）</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>井字棋</translation>
    </message>
    <message>
        <source>Step through a game-tree search: why did it stop here?</source>
        <translation>逐步查看博弈树搜索：它为何停在这里？</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::UpdatesPage</name>
    <message>
        <source>The standard deviation of the measurements.</source>
        <translation>测量值的标准差。</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Marks on the board before the move.</source>
        <translation>落子前棋盘上的棋子数。</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copying the record board.</source>
        <translation>复制结构体棋盘。</translation>
    </message>
    <message>
        <source>± copy</source>
        <translation>± 复制</translation>
    </message>
    <message>
        <source>make</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Making a move on it.</source>
        <translation>在其上落子。</translation>
    </message>
    <message>
        <source>± make</source>
        <translation>± 落子</translation>
    </message>
    <message>
        <source>unmake</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Taking the move back.</source>
        <translation>撤销这次落子。</translation>
    </message>
    <message>
        <source>± unmake</source>
        <translation>± 撤销</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>On the record board, from the start; of PVS the last iteration.</source>
        <translation>在结构体棋盘上，从开局起；PVS 为最后一次迭代。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>The nodes of the search.</source>
        <translation>搜索的节点数。</translation>
    </message>
    <message>
        <source>copying</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The median time with copies.</source>
        <translation>用复制时的中位时间。</translation>
    </message>
    <message>
        <source>unmaking</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The median time with moves made and unmade.</source>
        <translation>用落子与撤销落子时的中位时间。</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>The difference of the two.</source>
        <translation>两者之差。</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>Nodes × the saving per node that the table above gives.</source>
        <translation>节点数 × 上表给出的每节点节省时间。</translation>
    </message>
    <message>
        <source>copying ÷ unmaking</source>
        <translation>复制 ÷ 撤销</translation>
    </message>
    <message>
        <source>How many times as long the search with copies takes.</source>
        <translation>用复制的搜索所需时间的倍数。</translation>
    </message>
    <message>
        <source>Alpha-beta + table</source>
        <translation>α-β剪枝 + 置换表</translation>
    </message>
    <message>
        <source>PVS, unmake after each search of a child</source>
        <translation>PVS，每次搜索子节点后撤销</translation>
    </message>
    <message>
        <source>PVS, unmake once for both searches</source>
        <translation>PVS，两次搜索后撤销一次</translation>
    </message>
    <message>
        <source>PVS repeats no search from the start, so both of its forms do the same.</source>
        <translation>PVS 从开局起没有重复搜索，因此两种形式的工作相同。</translation>
    </message>
    <message>
        <source>PVS repeats no search from the start: both of its forms do the same work, and their times differ only by measurement.</source>
        <translation>PVS 从开局起没有重复搜索：两种形式的工作相同，时间之差只是测量误差。</translation>
    </message>
    <message>
        <source>Cost of a move on the record board</source>
        <translation>结构体棋盘上每个着法的开销</translation>
    </message>
    <message>
        <source>What it saves a whole search</source>
        <translation>为整个搜索节省多少</translation>
    </message>
    <message>
        <source>Time by ply (marks before the move)</source>
        <translation>各层时间（落子前的棋子数）</translation>
    </message>
    <message>
        <source>ply %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Lines appear when the costs are measured.</source>
        <translation>测出开销后显示曲线。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Means of 20 measurements of a thousand boards each, interrupted ones left out. The article copies the board for every child; making the move on one board and unmaking it saves the difference on every node.</source>
        <translation>20 次测量的平均值，每次一千个棋盘，被打断的不计。文章为每个子节点复制棋盘；在同一棋盘上落子再撤销，每个节点都省下两者之差。</translation>
    </message>
    <message>
        <source>The measurement was stopped.</source>
        <translation>测量已停止。</translation>
    </message>
    <message>
        <source>Unmaking saves %1 on a node. What a search really saves is more or less than that times its nodes, because most of the time goes into the evaluation and the table, and copies on the heap also fill the processor&apos;s cache.</source>
        <translation>撤销落子每个节点节省 %1。整个搜索实际节省的时间与“每节点节省 × 节点数”有出入，因为大部分时间用于估值和置换表，而且堆上的复制还会占满处理器缓存。</translation>
    </message>
    <message>
        <source>Rows appear when they are measured.</source>
        <translation>测量完成后显示各行。</translation>
    </message>
    <message>
        <source>Measuring moves</source>
        <translation>正在测量着法</translation>
    </message>
    <message>
        <source>Measuring searches</source>
        <translation>正在测量搜索</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Words</name>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
</context>
</TS>
