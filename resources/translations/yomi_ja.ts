<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>CLI</name>
    <message>
        <source>{} is too large.</source>
        <translation>{}は大きすぎます。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a finite number.</source>
        <translation>「{}」は有限の数ではありません。</translation>
    </message>
</context>
<context>
    <name>Eval</name>
    <message>
        <source>An aspiration window reaches a multiple of a point either way; {} is not.</source>
        <translation>アスピレーションウィンドウの幅は、上下それぞれ1点の倍数です（指定：{}）。</translation>
    </message>
</context>
<context>
    <name>ListedText</name>
    <message>
        <source>A list of tiles has no lists in it.</source>
        <translation>牌のリストの中にリストは置けません。</translation>
    </message>
    <message>
        <source>A name is missing in the list, before {}.</source>
        <translation>リストの{}の前に名前がありません。</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>1 in %1</source>
        <translation>%1回に1回</translation>
    </message>
    <message>
        <source>1 in %1 million</source>
        <translation>%1百万回に1回</translation>
    </message>
    <message>
        <source>1 in more than 10³⁰⁸</source>
        <translation>10³⁰⁸回に1回未満</translation>
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
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>フォルダ</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>A workbench for reading games: exact odds, best hands, the search behind a move.</source>
        <translation>ゲームを先まで読むための作業台：正確な確率、最善の手牌、一手の裏でどう読んでいるか。</translation>
    </message>
    <message>
        <source>Draw every screen with its examples into PNG files in &lt;directory&gt;; needs no display.</source>
        <translation>すべての画面を例とともにPNGファイルとして&lt;directory&gt;に描きます。ディスプレイは不要です。</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>directory</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Documents to open.</source>
        <translation>開く文書。</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>コマンドラインオプションの説明を表示する。</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Qtのオプションも含めて説明を表示する。</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存されていません</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSVで保存…</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSVファイル (*.csv)</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>{} cannot be to move: the sides are {} and {}</source>
        <translation>{}が手番になることはありません：両者は{}と{}です</translation>
    </message>
    <message>
        <source>{} has one stone more, so {} is to move</source>
        <translation>{0}の石が1つ多いので、{1}の番です</translation>
    </message>
    <message>
        <source>a whole number from {} to {} is expected, not {}</source>
        <translation>{}～{}の整数が必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>a text is expected, not {}</source>
        <translation>文字列が必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>A name is not valid UTF-8 text.</source>
        <translation>名前が正しいUTF-8テキストではありません。</translation>
    </message>
    <message>
        <source>The name {} has a sign that JSON does not allow.</source>
        <translation>名前{}に、JSONで使えない文字があります。</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引用符が閉じていません。</translation>
    </message>
    <message>
        <source>a color such as &quot;#e22b30&quot; is expected, not &quot;{}&quot;</source>
        <translation>「#e22b30」のような色が必要ですが、「{}」になっています</translation>
    </message>
    <message>
        <source>Expected an attribute, such as value or reason.</source>
        <translation>valueやreasonのような属性が必要です。</translation>
    </message>
    <message>
        <source>A closing quotation mark is missing here.</source>
        <translation>ここに閉じる引用符がありません。</translation>
    </message>
    <message>
        <source>The search went on where it could have stopped</source>
        <translation>カットできるのに探索を続けた</translation>
    </message>
    <message>
        <source>The window is empty</source>
        <translation>ウィンドウが空</translation>
    </message>
    <message>
        <source>The window was passed on without being flipped</source>
        <translation>ウィンドウを反転せずに渡した</translation>
    </message>
    <message>
        <source>A value was taken without being flipped</source>
        <translation>値を反転せずに使った</translation>
    </message>
    <message>
        <source>The window leaves out values that are still wanted</source>
        <translation>ウィンドウから必要な値が漏れている</translation>
    </message>
    <message>
        <source>The window is wider than it need be</source>
        <translation>ウィンドウが必要以上に広い</translation>
    </message>
    <message>
        <source>All moves of the root get its whole window</source>
        <translation>ルートの全手がフルウィンドウ</translation>
    </message>
    <message>
        <source>alpha and beta on the lines of the root, -, and of its moves</source>
        <translation>ルート（-）とその手の行のalphaとbeta</translation>
    </message>
    <message>
        <source>The depth does not go down by one</source>
        <translation>深さが1ずつ減っていない</translation>
    </message>
    <message>
        <source>d on the lines of nodes</source>
        <translation>ノードの行のd</translation>
    </message>
    <message>
        <source>r or promises=depth</source>
        <translation>rまたはpromises=depth</translation>
    </message>
    <message>
        <source>A move was searched twice</source>
        <translation>同じ手を二度探索した</translation>
    </message>
    <message>
        <source>a move that is entered a second time</source>
        <translation>二度探索した手</translation>
    </message>
    <message>
        <source>Searching again could show nothing new</source>
        <translation>新しい情報の得られない再探索</translation>
    </message>
    <message>
        <source>a move that is entered again at once, with the same d</source>
        <translation>同じdのまま直後に再探索した手</translation>
    </message>
    <message>
        <source>The horizon came before depth 0</source>
        <translation>深さ0より前に水平線に達した</translation>
    </message>
    <message>
        <source>the reason horizon, and d</source>
        <translation>理由horizonとd</translation>
    </message>
    <message>
        <source>Legal moves were never searched</source>
        <translation>合法手を一度も探索していない</translation>
    </message>
    <message>
        <source>values on the lines of nodes and of their moves</source>
        <translation>ノードとその手の行の値</translation>
    </message>
    <message>
        <source>moves= on the lines of nodes that return, or promises=moves</source>
        <translation>戻るノードの行のmoves=、またはpromises=moves</translation>
    </message>
    <message>
        <source>moves= on the lines of nodes that return, or a known game and promises=moves</source>
        <translation>戻るノードの行のmoves=、または既知のゲームとpromises=moves</translation>
    </message>
    <message>
        <source>The cutoff came before the window&apos;s end was reached</source>
        <translation>ウィンドウの端に達する前にカットした</translation>
    </message>
    <message>
        <source>alpha and beta, and the reason cut, or alpha or beta</source>
        <translation>alphaとbeta、および理由cut、alpha、betaのいずれか</translation>
    </message>
    <message>
        <source>A fail-hard value lies outside its window</source>
        <translation>フェイルハードの値がウィンドウの外にある</translation>
    </message>
    <message>
        <source>fail=hard in the header</source>
        <translation>ヘッダのfail=hard</translation>
    </message>
    <message>
        <source>The search fails hard, the header says soft</source>
        <translation>探索はフェイルハードだがヘッダはsoft</translation>
    </message>
    <message>
        <source>fail=soft in the header</source>
        <translation>ヘッダのfail=soft</translation>
    </message>
    <message>
        <source>A value counts down on its way up</source>
        <translation>値が上に戻るごとに減っている</translation>
    </message>
    <message>
        <source>The value does not follow from the children</source>
        <translation>値が子から導かれない</translation>
    </message>
    <message>
        <source>A search again was forgotten</source>
        <translation>再探索を忘れている</translation>
    </message>
    <message>
        <source>The value claims more than the children show</source>
        <translation>値が、子からわかる範囲を超えている</translation>
    </message>
    <message>
        <source>The best move was never searched</source>
        <translation>最善手を一度も探索していない</translation>
    </message>
    <message>
        <source>The best move is not the one with the best value</source>
        <translation>最善手が最善の値の手ではない</translation>
    </message>
    <message>
        <source>The best move has only an upper bound</source>
        <translation>最善手に上界しかない</translation>
    </message>
    <message>
        <source>best= where the root, -, returns</source>
        <translation>ルート（-）が戻る行のbest=</translation>
    </message>
    <message>
        <source>The leaves give another value</source>
        <translation>葉から求めた値と異なる</translation>
    </message>
    <message>
        <source>The null move did not reach beta</source>
        <translation>ヌルムーブがbetaに達していない</translation>
    </message>
    <message>
        <source>the reason null, and the null move&apos;s node</source>
        <translation>理由nullとヌルムーブのノード</translation>
    </message>
    <message>
        <source>The table&apos;s entry is too shallow</source>
        <translation>置換表のエントリが浅すぎる</translation>
    </message>
    <message>
        <source>t lines with d and what came of them, and d on nodes</source>
        <translation>dと結果を含むtの行、およびノードのd</translation>
    </message>
    <message>
        <source>The table&apos;s bound decides nothing here</source>
        <translation>置換表の境界ではここで何も決まらない</translation>
    </message>
    <message>
        <source>The value is not that of the table&apos;s entry</source>
        <translation>値が置換表のエントリの値と異なる</translation>
    </message>
    <message>
        <source>The table held what was never stored</source>
        <translation>保存していないものが置換表にある</translation>
    </message>
    <message>
        <source>t lines with what came of them</source>
        <translation>結果を含むtの行</translation>
    </message>
    <message>
        <source>The table&apos;s entry and the search contradict each other</source>
        <translation>置換表のエントリと探索が矛盾している</translation>
    </message>
    <message>
        <source>t lines with unused or narrow and the node&apos;s d</source>
        <translation>unusedかnarrowを含むtの行とノードのd</translation>
    </message>
    <message>
        <source>More was stored than the node shows</source>
        <translation>ノードからわかる以上のものを保存した</translation>
    </message>
    <message>
        <source>A greater depth was stored than was searched</source>
        <translation>探索したより深い深さで保存した</translation>
    </message>
    <message>
        <source>s lines with d, and d on nodes</source>
        <translation>dを含むsの行とノードのd</translation>
    </message>
    <message>
        <source>The score of a mate was stored unadjusted</source>
        <translation>詰みのスコアを補正せずに保存した</translation>
    </message>
    <message>
        <source>mate in the header</source>
        <translation>ヘッダのmate</translation>
    </message>
    <message>
        <source>The value of a repetition was stored as exact</source>
        <translation>千日手の値を正確として保存した</translation>
    </message>
    <message>
        <source>s lines, and the reason repetition</source>
        <translation>sの行と理由repetition</translation>
    </message>
    <message>
        <source>The value of a stopped search was stored</source>
        <translation>打ち切った探索の値を保存した</translation>
    </message>
    <message>
        <source>s lines, and the reason stopped</source>
        <translation>sの行と理由stopped</translation>
    </message>
    <message>
        <source>One key for two positions</source>
        <translation>2つの局面に同じキー</translation>
    </message>
    <message>
        <source>One position has two keys</source>
        <translation>1つの局面に2つのキー</translation>
    </message>
    <message>
        <source>One position has two exact values</source>
        <translation>1つの局面に2つの正確な値</translation>
    </message>
    <message>
        <source>d or promises=depth</source>
        <translation>dまたはpromises=depth</translation>
    </message>
    <message>
        <source>exact values inside their windows</source>
        <translation>ウィンドウ内の正確な値</translation>
    </message>
    <message>
        <source>One position has two evaluations</source>
        <translation>1つの局面に2つの評価値</translation>
    </message>
    <message>
        <source>e lines</source>
        <translation>eの行</translation>
    </message>
    <message>
        <source>The evaluation seems to change sides</source>
        <translation>評価値の側が入れ替わっているらしい</translation>
    </message>
    <message>
        <source>e lines in nodes and their children</source>
        <translation>ノードとその子にあるeの行</translation>
    </message>
    <message>
        <source>The game&apos;s end has the wrong sign</source>
        <translation>終局の値の符号が逆</translation>
    </message>
    <message>
        <source>a node where the game is over</source>
        <translation>ゲームが終わっているノード</translation>
    </message>
    <message>
        <source>a known game, or won= on the lines of nodes that return</source>
        <translation>既知のゲーム、または戻るノードの行のwon=</translation>
    </message>
    <message>
        <source>The move is not legal</source>
        <translation>合法手ではない</translation>
    </message>
    <message>
        <source>The search went on after the end of the game</source>
        <translation>終局後も探索を続けた</translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation>ゲームが終わっていない</translation>
    </message>
    <message>
        <source>the reason terminal on the lines of nodes that return</source>
        <translation>戻るノードの行の理由terminal</translation>
    </message>
    <message>
        <source>The last pass left the root&apos;s value open</source>
        <translation>最後のパスでルートの値が確定していない</translation>
    </message>
    <message>
        <source>a root - with alpha and beta</source>
        <translation>alphaとbetaを含むルート（-）</translation>
    </message>
    <message>
        <source>The children have more visits than their node</source>
        <translation>子の訪問回数がノードより多い</translation>
    </message>
    <message>
        <source>The mean cannot come from the children</source>
        <translation>平均が子から得られない</translation>
    </message>
    <message>
        <source>range in the header</source>
        <translation>ヘッダのrange</translation>
    </message>
    <message>
        <source>Visits have become fewer</source>
        <translation>訪問回数が減っている</translation>
    </message>
    <message>
        <source>Moves seem to be selected for the other side</source>
        <translation>反対側のために手を選んでいるらしい</translation>
    </message>
    <message>
        <source>a node with 100 visits or more, and n= on its moves</source>
        <translation>訪問回数が100回以上のノードとその手のn=</translation>
    </message>
    <message>
        <source>Lines of two threads seem to be mixed</source>
        <translation>2つのスレッドの行が混ざっているらしい</translation>
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
        <translation>t none、またはt KIND VALUE [DID]</translation>
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
        <translation>{}には文字列が必要ですが、{}になっています。</translation>
    </message>
    <message>
        <source>{} has {} bytes; at most {} are read.</source>
        <translation>{}は{}バイトあります。読み込めるのは{}バイトまでです。</translation>
    </message>
    <message>
        <source>there is no column {}</source>
        <translation>列{}はありません</translation>
    </message>
    <message>
        <source>{} is full</source>
        <translation>{}は満杯です</translation>
    </message>
    <message>
        <source>{} is taken</source>
        <translation>{}はすでに使われています</translation>
    </message>
    <message>
        <source>there is no square in {}</source>
        <translation>{}にマスがありません</translation>
    </message>
    <message>
        <source>move {}</source>
        <translation>{}手目</translation>
    </message>
    <message>
        <source>the game is over before it</source>
        <translation>その前にゲームが終わっています</translation>
    </message>
    <message>
        <source>The header lacks its version: yomi-trace 1.</source>
        <translation>ヘッダにバージョンyomi-trace 1がありません。</translation>
    </message>
    <message>
        <source>This is version {} of the format; version 1 can be read.</source>
        <translation>この形式のバージョンは{}です。読み込めるのはバージョン1です。</translation>
    </message>
    <message>
        <source>There is no batch job &quot;{}&quot;.</source>
        <translation>「{}」というバッチジョブはありません。</translation>
    </message>
    <message>
        <source>this file is larger than 64 MiB</source>
        <translation>ファイルが64 MiBを超えています</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>ファイルではなくフォルダです</translation>
    </message>
    <message>
        <source>this file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>Behind the @ of {} there must be the number of a line.</source>
        <translation>{}の@の後には行番号が必要です。</translation>
    </message>
    <message>
        <source>move {}: &quot;{}&quot; is not a column, which is 1 to 9, then a to l.</source>
        <translation>{}手目：「{}」は列ではありません。列は1～9、続いてa～lです。</translation>
    </message>
    <message>
        <source>A request has either &quot;position&quot; or &quot;positions&quot;.</source>
        <translation>要求には&quot;position&quot;と&quot;positions&quot;のどちらか一方が必要です。</translation>
    </message>
    <message>
        <source>Run with --help for more information.</source>
        <translation>詳しくは--helpを付けて実行してください。</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{}～{}）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1ノード</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{}ノード</translation>
    </message>
    <message>
        <source>1 state</source>
        <translation>1状態</translation>
    </message>
    <message>
        <source>{} states</source>
        <translation>{}状態</translation>
    </message>
    <message>
        <source>1 branch</source>
        <translation>1分岐</translation>
    </message>
    <message>
        <source>{} branches</source>
        <translation>{}分岐</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{}～{}</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>未探索</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
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
        <translation>{}は、ブックで上書きできるファイルではありません。</translation>
    </message>
</context>
<context>
    <name>yomi</name>
    <message>
        <source>In a row must be {} to {} on {}; {} was given.</source>
        <translation>{2}で並べる数は{0}～{1}です（指定：{3}）。</translation>
    </message>
    <message>
        <source>A size is WIDTHxHEIGHT, for example 7x6; &quot;{}&quot; is not.</source>
        <translation>大きさは7x6のようにWIDTHxHEIGHTの形で指定します。「{}」は正しくありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a square; squares are a letter and a number, such as b2, with blanks or commas between them</source>
        <translation>「{}」はマスではありません。マスはb2のように英字と数字で、空白かコンマで区切ります</translation>
    </message>
    <message>
        <source>there is no square {} on {}, the last is {}</source>
        <translation>{1}にマス{0}はありません。最後のマスは{2}です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the like</source>
        <translation>「{}」は盤面の記号ではありません。記号は. o x、0 1 2、_ R Yなどです</translation>
    </message>
    <message>
        <source>this is not a sign of a board; signs are . o x, 0 1 2, _ R Y and the like</source>
        <translation>盤面の記号ではありません。記号は. o x、0 1 2、_ R Yなどです</translation>
    </message>
    <message>
        <source>character {}</source>
        <translation>{}文字目</translation>
    </message>
    <message>
        <source>the board has 1 row, not {}</source>
        <translation>盤面は1行ですが、{}行になっています</translation>
    </message>
    <message>
        <source>the board has {} rows, not {}</source>
        <translation>盤面は{}行ですが、{}行になっています</translation>
    </message>
    <message>
        <source>row {} has 1 cell, not {}</source>
        <translation>{}行目は1マスですが、{}マスになっています</translation>
    </message>
    <message>
        <source>row {} has {} cells, not {}</source>
        <translation>{}行目は{}マスですが、{}マスになっています</translation>
    </message>
    <message>
        <source>0 and another sign cannot both be empty cells; write O for a stone</source>
        <translation>0と別の記号の両方を空のマスには使えません。石にはOを使ってください</translation>
    </message>
    <message>
        <source>the board has more than two sides</source>
        <translation>盤面に3つ以上の側があります</translation>
    </message>
    <message>
        <source>move {}</source>
        <translation>{}手目</translation>
    </message>
    <message>
        <source>there is no column {} where there is a column 0, the last of {} is {}</source>
        <translation>列0があるときに列{}はありません。{}の最後の列は{}です</translation>
    </message>
    <message>
        <source>there is no column {}</source>
        <translation>列{}はありません</translation>
    </message>
    <message>
        <source>there is no column {}, the last of {} is {}</source>
        <translation>列{}はありません。{}の最後の列は{}です</translation>
    </message>
    <message>
        <source>no stone falls to {}, the next of that column lies in row {} from the bottom</source>
        <translation>石は{}に落ちません。その列の次の石は下から{}行目に入ります</translation>
    </message>
    <message>
        <source>{} moves twice in a row</source>
        <translation>{}が2回続けて打っています</translation>
    </message>
    <message>
        <source>there is no square {}, the last is {}</source>
        <translation>マス{}はありません。最後のマスは{}です</translation>
    </message>
    <message>
        <source>{0} begins and the sides take turns: {1} {0} and {2} {3} cannot be on the board together</source>
        <translation>{0}が先手で交互に打つので、{1}個の{0}と{2}個の{3}が同時に盤上にあることはありません</translation>
    </message>
    <message>
        <source>both sides have a line; the game would have ended at the first</source>
        <translation>両者のラインが完成しています。先に完成した時点でゲームは終わっているはずです</translation>
    </message>
    <message>
        <source>{} has a line, but {} has moved since</source>
        <translation>{}のラインが完成していますが、その後に{}が打っています</translation>
    </message>
    <message>
        <source>{} has a line, but no top stone without which there would be none: none was the last</source>
        <translation>{}のラインが完成していますが、列の一番上の石に、ラインを完成させた最後の石がありません</translation>
    </message>
    <message>
        <source>{} has a line, but no stone without which there would be none: none was the last</source>
        <translation>{}のラインが完成していますが、ラインを完成させた最後の石がありません</translation>
    </message>
    <message>
        <source>there is a comma where a move is expected</source>
        <translation>手が必要な位置にコンマがあります</translation>
    </message>
    <message>
        <source>{} has won with move {}</source>
        <translation>{}は{}手目で勝っています</translation>
    </message>
    <message>
        <source>{} has won before</source>
        <translation>{}はすでに勝っています</translation>
    </message>
    <message>
        <source>The game is over: the board is full and no line is complete.</source>
        <translation>ゲームは終了しています：盤面が埋まり、完成したラインはありません。</translation>
    </message>
    <message>
        <source>The game is over: {} has won.</source>
        <translation>ゲームは終了しています：{}の勝ちです。</translation>
    </message>
    <message>
        <source>Read as {} × {}, {} began; {} to move.</source>
        <translation>{} × {}、{}の先手、{}の手番として読みました。</translation>
    </message>
    <message>
        <source>Read as 1 move, {} began; {} to move.</source>
        <translation>1手、{}の先手、{}の手番として読みました。</translation>
    </message>
    <message>
        <source>Read as {} moves, {} began; {} to move.</source>
        <translation>{}手、{}の先手、{}の手番として読みました。</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{}{}</translation>
    </message>
    <message>
        <source>Squares are counted from {}.</source>
        <translation>マスは{}から数えています。</translation>
    </message>
    <message>
        <source>Columns are counted from {}.</source>
        <translation>列は{}から数えています。</translation>
    </message>
    <message>
        <source>The number behind the moves is a score and plays no part.</source>
        <translation>手の後の数はスコアなので、使いません。</translation>
    </message>
    <message>
        <source>{} is shown as O, {} as X.</source>
        <translation>{}をO、{}をXとして表示します。</translation>
    </message>
    <message>
        <source>a position has at most {} bytes</source>
        <translation>局面は{}バイトまでです</translation>
    </message>
    <message>
        <source>This is not a Yomi document: &quot;yomi&quot; and &quot;kind&quot; are missing.</source>
        <translation>Yomiの文書ではありません：&quot;yomi&quot;と&quot;kind&quot;がありません。</translation>
    </message>
    <message>
        <source>This document was written by a newer Yomi (file version {}; this program reads up to {}).</source>
        <translation>この文書はより新しいYomiで書かれています（ファイルバージョン{}。このプログラムで読めるのは{}まで）。</translation>
    </message>
    <message>
        <source>a &quot;{}&quot; document is expected, not &quot;{}&quot;</source>
        <translation>「{}」の文書が必要ですが、「{}」になっています</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>{}行{}列</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {} deep</source>
        <translation>リストとオブジェクトの入れ子が{}段を超えています</translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation>値が{}個を超えています</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>正しいJSONではありません</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>数が大きすぎて読み込めません</translation>
    </message>
    <message>
        <source>a number from {} to {} is expected, not {}</source>
        <translation>{}～{}の数が必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>true or false is expected, not {}</source>
        <translation>trueかfalseが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>a list is expected, not {}</source>
        <translation>リストが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>at most {} entries are possible, not {}</source>
        <translation>要素は{}個までですが、{}個になっています</translation>
    </message>
    <message>
        <source>one of &quot;{}&quot; is expected, not {}</source>
        <translation>&quot;{}&quot;のいずれかが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>そのようなキーはありません</translation>
    </message>
    <message>
        <source>there is no such key; did you mean &quot;{}&quot;?</source>
        <translation>そのようなキーはありません。「{}」ではありませんか？</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>it cannot be read: {}</source>
        <translation>読み込めません：{}</translation>
    </message>
    <message>
        <source>this is a folder, not a regular file</source>
        <translation>通常のファイルではなくフォルダです</translation>
    </message>
    <message>
        <source>this is a pipe, not a regular file</source>
        <translation>通常のファイルではなくパイプです</translation>
    </message>
    <message>
        <source>this is a socket, not a regular file</source>
        <translation>通常のファイルではなくソケットです</translation>
    </message>
    <message>
        <source>this is a device, not a regular file</source>
        <translation>通常のファイルではなくデバイスです</translation>
    </message>
    <message>
        <source>this is a part of the running system, not a regular file</source>
        <translation>通常のファイルではなく、稼働中のシステムの一部です</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>There is no language {}.</source>
        <translation>{}という言語はありません。</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>引数リストが長すぎます</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>パイプが切断されました</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>メモリを確保できません</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>デバイスまたはリソースが使用中です</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスクの割り当て量を超えています</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでに存在します</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラーです</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>引数が不正です</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>デバイスに空き容量がありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルまたはフォルダがありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダではありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>この操作は許可されていません</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>この操作には対応していません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセス権がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>リソースを一時的に使用できません</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>実行中のファイルです</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクの階層が多すぎます</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>システム全体で開いているファイルが多すぎます</translation>
    </message>
</context>
<context>
    <name>yomi::FormatError</name>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>yomi::JsonWarnings</name>
    <message>
        <source>the key {} is given more than once; the last one counts.</source>
        <translation>キー{}が複数回指定されています。最後のものが有効です。</translation>
    </message>
    <message>
        <source>the key {} is unknown and changes nothing; did you mean &quot;{}&quot;?</source>
        <translation>不明なキー{}は無視されます。「{}」ではありませんか？</translation>
    </message>
    <message>
        <source>There is 1 more such key.</source>
        <translation>このようなキーがほかに1個あります。</translation>
    </message>
    <message>
        <source>There are {} more such keys.</source>
        <translation>このようなキーがほかに{}個あります。</translation>
    </message>
</context>
<context>
    <name>yomi::NameIndex</name>
    <message>
        <source>A name of {} bytes is not {}.</source>
        <translation>{}バイトの名前は{}ではありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not {}.</source>
        <translation>「{}」は{}ではありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not {}; did you mean {}?</source>
        <translation>「{}」は{}ではありません。近い名前：{}。</translation>
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
        <translation>ここにはオブジェクトが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>this value is missing; is {} meant for it?</source>
        <translation>この値がありません。{}のことですか？</translation>
    </message>
    <message>
        <source>this value is missing</source>
        <translation>この値がありません</translation>
    </message>
</context>
<context>
    <name>yomi::Stopped</name>
    <message>
        <source>The computation was stopped.</source>
        <translation>計算を中止しました。</translation>
    </message>
</context>
<context>
    <name>yomi::TimeLimitPassed</name>
    <message>
        <source>The search ran out of its time limit.</source>
        <translation>探索が制限時間に達しました。</translation>
    </message>
</context>
<context>
    <name>yomi::Work</name>
    <message>
        <source>The system cannot start {} threads.</source>
        <translation>システムが{}個のスレッドを開始できません。</translation>
    </message>
</context>
<context>
    <name>yomi::cli</name>
    <message>
        <source>--timeout is more than 0 and at most 1000000 seconds, not {}.</source>
        <translation>--timeoutは0より大きく1000000秒以下です（指定：{}）。</translation>
    </message>
    <message>
        <source>--write-under needs a folder; &quot;{}&quot; is not one.</source>
        <translation>--write-underにはフォルダが必要です。「{}」はフォルダではありません。</translation>
    </message>
    <message>
        <source>{} is not the beginning of this book; remove it, or name another file for the book.</source>
        <translation>{}はこのブックの作りかけのファイルではありません。削除するか、別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>--out names the file of the book.</source>
        <translation>--outでブックのファイルを指定します。</translation>
    </message>
    <message>
        <source>{} of {} positions are solved; the same command continues from there.</source>
        <translation>{1}局面中{0}局面を解きました。同じコマンドで続きから再開します。</translation>
    </message>
    <message>
        <source>{} Give --rules {}.</source>
        <translation>{}--rules {}を指定してください。</translation>
    </message>
    <message>
        <source>Players are counted from 1; {} made the last play.</source>
        <translation>プレイヤーは1から数えますが、直前に出したのが{}になっています。</translation>
    </message>
    <message>
        <source>The endgame was not solved.</source>
        <translation>終盤は解けませんでした。</translation>
    </message>
    <message>
        <source>this file cannot be read</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>{} cannot be written: {}.</source>
        <translation>{}に書き込めません：{}。</translation>
    </message>
    <message>
        <source>There is no check {}; the checks are {}.</source>
        <translation>{}という検査はありません。検査は{}です。</translation>
    </message>
    <message>
        <source>one of &quot;{}&quot; is expected, not {}</source>
        <translation>&quot;{}&quot;のいずれかが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>--list-plays prints the plays of a rule book, not of a hand; leave --tiles and --noip-input out.</source>
        <translation>--list-playsは手牌ではなくルールブックの出し札を出力します。--tilesと--noip-inputを外してください。</translation>
    </message>
    <message>
        <source>--noip-input brings its own hands; leave --tiles and the document out.</source>
        <translation>--noip-inputの入力には手札が含まれています。--tilesと文書を外してください。</translation>
    </message>
    <message>
        <source>--noip-input has the rules noip, not &quot;{}&quot;; leave --rules out.</source>
        <translation>--noip-inputのルールはnoipで、「{}」ではありません。--rulesを外してください。</translation>
    </message>
    <message>
        <source>Give the hand with --tiles or as a .yomi file.</source>
        <translation>手牌を--tilesか.yomiファイルで指定してください。</translation>
    </message>
    <message>
        <source>{} is about plays of cards; {} has units.</source>
        <translation>{}はカードの出し札が対象です。{}はユニットを使います。</translation>
    </message>
    <message>
        <source>{} is about hands of tiles; {} has plays of cards.</source>
        <translation>{}は牌の手牌が対象です。{}はカードの出し札を使います。</translation>
    </message>
    <message>
        <source>--lead {} needs --opponent with the number of cards of an opponent.</source>
        <translation>--lead {}には、相手のカードの枚数を示す--opponentが必要です。</translation>
    </message>
    <message>
        <source>--opponent {} needs the play to beat: --lead, or --leads for all.</source>
        <translation>--opponent {}には、勝つべき出し札が必要です：--lead、またはすべてを調べる--leads。</translation>
    </message>
    <message>
        <source>The hand has no {} to lead.</source>
        <translation>手札にリードする{}がありません。</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>--favourite-doubles needs a favourite: name one with --favourite-tile.</source>
        <translation>--favourite-doublesには推しが必要です。--favourite-tileで指定してください。</translation>
    </message>
    <message>
        <source>There is no rule book &quot;{}&quot; and no such file; {}, or a unit list FILE.json is possible.</source>
        <translation>「{}」というルールブックもファイルもありません。{}、またはユニットリストのFILE.jsonを指定できます。</translation>
    </message>
    <message>
        <source>the position shown is the end of the game; step back from it</source>
        <translation>表示中の局面は終局です。前に戻ってください</translation>
    </message>
    <message>
        <source>This position cannot occur. {}</source>
        <translation>あり得ない局面です。{}</translation>
    </message>
    <message>
        <source>--record would mix the games with older ones: {} holds {}. Name an empty folder.</source>
        <translation>--recordで新しい対戦が古い対戦と混ざります：{}に{}があります。空のフォルダを指定してください。</translation>
    </message>
    <message>
        <source>--record needs a folder; &quot;{}&quot; cannot be used: {}.</source>
        <translation>--recordにはフォルダが必要です。「{}」は使えません：{}。</translation>
    </message>
    <message>
        <source>The series was ended after {} of 1 game.</source>
        <translation>1戦中{}戦でシリーズを打ち切りました。</translation>
    </message>
    <message>
        <source>The series was ended after {} of {} games.</source>
        <translation>{1}戦中{0}戦でシリーズを打ち切りました。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>標準入力を読み込めません。</translation>
    </message>
    <message>
        <source>a document does not keep what came of each line, so there is nothing to compare; save its games as records (Analyze › Match)</source>
        <translation>文書には各行の結果が残らないため、比較するものがありません。対戦を記録として保存してください（解析 › 対戦）</translation>
    </message>
    <message>
        <source>There is no option {}; --help lists all.</source>
        <translation>オプション{}はありません。--helpで一覧を表示します。</translation>
    </message>
    <message>
        <source>There is no option {}; did you mean {}?</source>
        <translation>オプション{}はありません。{}ではありませんか？</translation>
    </message>
    <message>
        <source>There is no command {}; --help lists all.</source>
        <translation>コマンド{}はありません。--helpで一覧を表示します。</translation>
    </message>
    <message>
        <source>There is no command {}; did you mean {}?</source>
        <translation>コマンド{}はありません。{}ではありませんか？</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} for {}; it needs one for each.</source>
        <translation>「{}」は{}ですが、{}のそれぞれに1つずつ必要です。</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1項目</translation>
    </message>
    <message>
        <source>{} entries</source>
        <translation>{}項目</translation>
    </message>
    <message>
        <source>1 life</source>
        <translation>体力1個</translation>
    </message>
    <message>
        <source>{} lives</source>
        <translation>体力{}個</translation>
    </message>
    <message>
        <source>There is no character {} for the goal: they are numbered from 0 to {}.</source>
        <translation>目標のキャラクター{}は存在しません。番号は0～{}です。</translation>
    </message>
    <message>
        <source>{} cannot be both killed and kept.</source>
        <translation>{}を撃破と生存の両方の目標にはできません。</translation>
    </message>
    <message>
        <source>The number of hits is missing.</source>
        <translation>ヒット数がありません。</translation>
    </message>
    <message>
        <source>The board comes from {} or from the options, not from both.</source>
        <translation>盤面は{}かオプションの一方で指定します。両方は使えません。</translation>
    </message>
    <message>
        <source>The method {} would visit {} branches on this board; {} are the most it may.</source>
        <translation>方法{}はこの盤面で{}個の分岐を訪れます。上限は{}個です。</translation>
    </message>
    <message>
        <source>Single precision is for the steps of the article; the method &quot;{}&quot; has none.</source>
        <translation>単精度は記事の各段階用です。方法「{}」にはありません。</translation>
    </message>
    <message>
        <source>the name of a file is expected, not &quot;&quot;</source>
        <translation>ファイル名が必要ですが、&quot;&quot;になっています</translation>
    </message>
    <message>
        <source>true, false or &quot;only&quot; is expected, not {}</source>
        <translation>true、false、&quot;only&quot;のいずれかが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>The goal is always met: there is no run in which it is missed.</source>
        <translation>目標は必ず達成されるので、失敗する例はありません。</translation>
    </message>
    <message>
        <source>The goal is never met: there is no run in which it is met.</source>
        <translation>目標は決して達成されないので、達成する例はありません。</translation>
    </message>
    <message>
        <source>None of {} runs met the goal.</source>
        <translation>{}回の試行で、目標は一度も達成されませんでした。</translation>
    </message>
    <message>
        <source>None of {} runs missed the goal.</source>
        <translation>{}回の試行で、目標は常に達成されました。</translation>
    </message>
    <message>
        <source>The best fixed order is shown with the best plan, not with one order.</source>
        <translation>最善の固定順序は、1つの順序ではなく最善のプランとともに表示されます。</translation>
    </message>
    <message>
        <source>The best plan is not sampled hit by hit; &quot;sample&quot; goes with a fixed order.</source>
        <translation>最善のプランはヒットごとには抽出されません。&quot;sample&quot;は固定順序とともに使います。</translation>
    </message>
    <message>
        <source>plan: {}</source>
        <translation>plan: {}</translation>
    </message>
    <message>
        <source>Tic-tac-toe has no --{}; boards of other sizes are --game mnk.</source>
        <translation>三目並べに--{}はありません。ほかの大きさの盤面には--game mnkを使います。</translation>
    </message>
    <message>
        <source>moves are expected, not &quot;&quot;; without any leave it out</source>
        <translation>手が必要ですが、&quot;&quot;になっています。手がない場合は省いてください</translation>
    </message>
    <message>
        <source>--trace is not an option of {}, step 13: a recording is made of the common search and of the ladder&apos;s steps 3 to 12.</source>
        <translation>--traceは{}の段階13では使えません。記録できるのは通常の探索とソルバーの段階3～12です。</translation>
    </message>
    <message>
        <source>--trace is not an option of {}: a recording is made of the common search and of the ladder&apos;s steps 3 to 12.</source>
        <translation>--traceは{}では使えません。記録できるのは通常の探索とソルバーの段階3～12です。</translation>
    </message>
    <message>
        <source>The ladder is connect four&apos;s; {} has none.</source>
        <translation>ソルバーの段階（ladder）はコネクトフォー用です。{}にはありません。</translation>
    </message>
    <message>
        <source>--{} is not an option of connect four&apos;s ladder; choose another algorithm for it.</source>
        <translation>--{}はコネクトフォーのladderでは使えません。使うには別のアルゴリズムを選んでください。</translation>
    </message>
    <message>
        <source>--order is not an option of connect four&apos;s ladder, whose steps have their own.</source>
        <translation>--orderはコネクトフォーのladderでは使えません。段階ごとに順序が決まっています。</translation>
    </message>
    <message>
        <source>--{} is an option of connect four&apos;s ladder and of solve alone; {} has none.</source>
        <translation>--{}はコネクトフォーのladderとsolve専用のオプションです。{}にはありません。</translation>
    </message>
    <message>
        <source>--{} is an option of connect four&apos;s ladder alone; {} has none.</source>
        <translation>--{}はコネクトフォーのladder専用のオプションです。{}にはありません。</translation>
    </message>
    <message>
        <source>The algorithm solve is that of mnk; {} has another.</source>
        <translation>アルゴリズムsolveはmnk用です。{}には別のものがあります。</translation>
    </message>
    <message>
        <source>--{} is not an option of the algorithm solve; choose another algorithm for it.</source>
        <translation>--{}はアルゴリズムsolveでは使えません。使うには別のアルゴリズムを選んでください。</translation>
    </message>
    <message>
        <source>--begins is an option of tictactoe; in {} the side that begins is shown as o.</source>
        <translation>--beginsはtictactoeのオプションです。{}では先手をoで表します。</translation>
    </message>
    <message>
        <source>--order is an option of connect four; the moves of {} are tried in reading order.</source>
        <translation>--orderはコネクトフォーのオプションです。{}の手は左上から順に試します。</translation>
    </message>
    <message>
        <source>--trace-limit goes with --trace.</source>
        <translation>--trace-limitは--traceとともに使います。</translation>
    </message>
    <message>
        <source>--time is more than 0 seconds; {} is not.</source>
        <translation>--timeは0秒より大きい値です。{}は使えません。</translation>
    </message>
    <message>
        <source>--{} is not an option of {}; pvs alone has null windows of that width.</source>
        <translation>--{}は{}では使えません。その幅のヌルウィンドウを使うのはpvsだけです。</translation>
    </message>
    <message>
        <source>--{} is not an option of {}, which has no window and cuts nothing.</source>
        <translation>--{}は{}では使えません。ウィンドウもカットもありません。</translation>
    </message>
    <message>
        <source>The document is of {}; --game {} is another.</source>
        <translation>文書は{}のものですが、--game {}が指定されています。</translation>
    </message>
    <message>
        <source>a {} document is expected, not &quot;{}&quot;</source>
        <translation>{}の文書が必要ですが、「{}」になっています</translation>
    </message>
    <message>
        <source>The time is more than 0 and at most 1000000 seconds, not {}.</source>
        <translation>時間は0より大きく1000000秒以下です（指定：{}）。</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>{}行目：{}</translation>
    </message>
    <message>
        <source>The job was ended before line {} was solved.</source>
        <translation>{}行目を解く前にジョブが打ち切られました。</translation>
    </message>
    <message>
        <source>{} of {} lines could not be solved.</source>
        <translation>{1}行中{0}行を解けませんでした。</translation>
    </message>
    <message>
        <source>The job was ended before the position was solved.</source>
        <translation>局面を解く前にジョブが打ち切られました。</translation>
    </message>
    <message>
        <source>Connect four and mnk are solved; tic-tac-toe is searched.</source>
        <translation>解けるのはコネクトフォーとmnkです。三目並べは探索します。</translation>
    </message>
    <message>
        <source>--{} is not an option of {}.</source>
        <translation>--{}は{}では使えません。</translation>
    </message>
    <message>
        <source>1 recording has mistakes.</source>
        <translation>1件の記録に誤りがあります。</translation>
    </message>
    <message>
        <source>{} recordings have mistakes.</source>
        <translation>{}件の記録に誤りがあります。</translation>
    </message>
    <message>
        <source>--json is not an option of {}, which has a form of its own.</source>
        <translation>--jsonは独自の形式を持つ{}では使えません。</translation>
    </message>
    <message>
        <source>--json is not an option of convert, which prints a recording.</source>
        <translation>--jsonは記録を出力するconvertでは使えません。</translation>
    </message>
    <message>
        <source>--json is not an option of nodes, which prints JSON Lines.</source>
        <translation>--jsonはJSON Linesを出力するnodesでは使えません。</translation>
    </message>
    <message>
        <source>1 recording was not read to the end.</source>
        <translation>1件の記録を最後まで読み込めませんでした。</translation>
    </message>
    <message>
        <source>{} recordings were not read to the end.</source>
        <translation>{}件の記録を最後まで読み込めませんでした。</translation>
    </message>
    <message>
        <source>{} needs &quot;{}&quot;.</source>
        <translation>{}には&quot;{}&quot;が必要です。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a key of {} alone.</source>
        <translation>&quot;{}&quot;は{}専用のキーです。</translation>
    </message>
    <message>
        <source>&quot;do&quot; says what: {}.</source>
        <translation>&quot;do&quot;で処理を指定します：{}。</translation>
    </message>
    <message>
        <source>&quot;file&quot; names a recording.</source>
        <translation>&quot;file&quot;で記録を指定します。</translation>
    </message>
    <message>
        <source>Standard input has the requests of the batch; name a file instead of &quot;-&quot;.</source>
        <translation>標準入力はバッチの要求に使われます。&quot;-&quot;の代わりにファイルを指定してください。</translation>
    </message>
    <message>
        <source>&quot;strict&quot;, &quot;only&quot; and &quot;ignore&quot; are keys of check alone.</source>
        <translation>&quot;strict&quot;、&quot;only&quot;、&quot;ignore&quot;はcheck専用のキーです。</translation>
    </message>
    <message>
        <source>Give the moves of the line, separated by blanks.</source>
        <translation>手順を空白区切りの手で指定してください。</translation>
    </message>
    <message>
        <source>No node has {}.</source>
        <translation>{}のあるノードはありません。</translation>
    </message>
    <message>
        <source>No node has {}; did you mean {}?</source>
        <translation>{}のあるノードはありません。{}ではありませんか？</translation>
    </message>
    <message>
        <source>No node has the reason {}.</source>
        <translation>理由が{}のノードはありません。</translation>
    </message>
    <message>
        <source>No node has the reason {}; did you mean {}?</source>
        <translation>理由が{}のノードはありません。{}ではありませんか？</translation>
    </message>
    <message>
        <source>The query, column {}: {}</source>
        <translation>検索条件の{}文字目：{}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>Answer JSON Lines requests from standard input, in order</source>
        <translation>標準入力のJSON Linesの要求に順に答える</translation>
    </message>
    <message>
        <source>Solve every connect four position of the first plies, for --book of search and solve</source>
        <translation>コネクトフォーの最初の数手の全局面を解く（searchとsolveの--book用）</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has the position; leave --hands, --to-move, --last, --last-by, --ban, --rules and --played out.</source>
        <translation>局面は「{}」にあります。--hands、--to-move、--last、--last-by、--ban、--rules、--playedは外してください。</translation>
    </message>
    <message>
        <source>there are no hands on the table of this document</source>
        <translation>この文書の卓には手札がありません</translation>
    </message>
    <message>
        <source>Give two or three hands with --hands, or a .yomi file.</source>
        <translation>--handsで手札を2つか3つ指定するか、.yomiファイルを指定してください。</translation>
    </message>
    <message>
        <source>doudizhu, doudizhu-loose or noip</source>
        <translation>doudizhu、doudizhu-loose、noipのいずれか</translation>
    </message>
    <message>
        <source>Deal hands of cards; prints one JSON object</source>
        <translation>カードの手札を配り、JSONオブジェクトを1つ出力</translation>
    </message>
    <message>
        <source>Solve an endgame of Dou Dizhu: which plays win, with all hands known</source>
        <translation>闘地主の終盤を解く：すべての手札がわかっているとき、どの出し札で勝てるか</translation>
    </message>
    <message>
        <source>A .yomi file with the hands on its table, instead</source>
        <translation>代わりに、卓に手札のある.yomiファイル</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>JSONオブジェクトを1つ出力</translation>
    </message>
    <message>
        <source>Read a hand: its best split, waits, discards, distance and plays</source>
        <translation>手牌を読む：最善の分け方、待ち、打牌、不足枚数、出し札</translation>
    </message>
    <message>
        <source>A .yomi file with the hand (options given replace what it says)</source>
        <translation>手牌のある.yomiファイル（指定したオプションが優先）</translation>
    </message>
    <message>
        <source>Read a position; print chains, threats and a plan</source>
        <translation>局面を読み、チェーン、脅威、プランを出力</translation>
    </message>
    <message>
        <source>The text that a bot is sent in a turn, or a .yomi file with the position that it shows; standard input without it</source>
        <translation>ボットが1ターンに受け取るテキスト、または局面を表示している.yomiファイル。省けば標準入力</translation>
    </message>
    <message>
        <source>Let two bots, built-in or programs, play a series</source>
        <translation>2つのボット（内蔵またはプログラム）を連戦させる</translation>
    </message>
    <message>
        <source>Print the map of a seed, as the text that player 0 is sent in the first turn</source>
        <translation>シードのマップを、プレイヤー0が最初のターンに受け取るテキストとして出力</translation>
    </message>
    <message>
        <source>Play on standard input and output, in the game&apos;s protocol, until the input ends</source>
        <translation>入力が終わるまで、標準入出力でゲームのプロトコルに従って対戦</translation>
    </message>
    <message>
        <source>Play recorded games again and compare them with the rules, line by line</source>
        <translation>記録された対戦を再現し、1行ずつルールと照合</translation>
    </message>
    <message>
        <source>Recorded games, full or lite</source>
        <translation>対戦の記録（完全版または簡易版）</translation>
    </message>
    <message>
        <source>A Code of Ice &amp; Fire: maps, bots, games</source>
        <translation>A Code of Ice &amp; Fire：マップ、ボット、対戦</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>Yomi reads games ahead: exact odds, best hands, the search behind a move.</source>
        <translation>Yomiはゲームを先まで読みます：正確な確率、最善の手牌、一手の裏でどう読んでいるか。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Print this help and end</source>
        <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
        <source>Print the version and end</source>
        <translation>バージョンを表示して終了</translation>
    </message>
    <message>
        <source>The language of messages ({}); else that of the locale</source>
        <translation>メッセージの言語（{}）。省けばロケールの言語</translation>
    </message>
    <message>
        <source>Split damage: who dies, how many, and with how many hits</source>
        <translation>分散ダメージ：誰が、何体、何ヒットで死ぬか</translation>
    </message>
    <message>
        <source>A .yomi file, or a copied position, with the board and the effect, instead of the lives</source>
        <translation>体力の代わりに、盤面と効果のある.yomiファイルまたはコピーした局面</translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;; tiles and cards follow {} as one text in quotes.</source>
        <translation>ファイル「{}」はありません。牌やカードは、{}の後に引用符で囲んだ1つのテキストとして書きます。</translation>
    </message>
    <message>
        <source>There is no file &quot;{}&quot;; separate the values of a list by commas, such as 2,1.</source>
        <translation>ファイル「{}」はありません。リストの値は2,1のようにコンマで区切ります。</translation>
    </message>
    <message>
        <source>Split damage: a whole turn, in what order, on what target, and is it lethal</source>
        <translation>分散ダメージ：1ターン全体の順序と対象、リーサルの有無</translation>
    </message>
    <message>
        <source>A document with a plan, a JSON file with board, actions and goal, or - for standard input</source>
        <translation>プランのある文書、board、actions、goalのあるJSONファイル、または標準入力を表す-</translation>
    </message>
    <message>
        <source>A file of cards of your own, {{&quot;effects&quot;: [{{entry}}, …]}}, beside those of the game</source>
        <translation>ゲームのカードに加える自作カードのファイル、{{&quot;effects&quot;: [{{entry}}, …]}}</translation>
    </message>
    <message>
        <source>Make an endgame of Dou Dizhu that exactly one lead wins</source>
        <translation>ちょうど1つのリードで勝てる闘地主の終盤を作る</translation>
    </message>
    <message>
        <source>No puzzle was made.</source>
        <translation>問題を作れませんでした。</translation>
    </message>
    <message>
        <source>Search a position of tic-tac-toe, connect four or m,n,k: its value, its best moves and the work it takes</source>
        <translation>三目並べ、コネクトフォー、m,n,kの局面を探索：値、最善手、かかる手間</translation>
    </message>
    <message>
        <source>A .yomi file with a position of one of the games and its search (options given replace its)</source>
        <translation>いずれかのゲームの局面と探索のある.yomiファイル（指定したオプションが優先）</translation>
    </message>
    <message>
        <source>Solve positions, a line each: the score for the side to move, nodes and time</source>
        <translation>局面を1行に1つずつ解く：手番側から見たスコア、ノード数、時間</translation>
    </message>
    <message>
        <source>File with a position a line, a score behind it is ignored, or boards of several lines with a blank line between them; - is standard input; or a .yomi file with one position</source>
        <translation>1行1局面のファイル（後ろのスコアは無視）、または複数行の盤面を空行で区切ったファイル。-は標準入力。局面が1つの.yomiファイルでもよい</translation>
    </message>
    <message>
        <source>Print a JSON object a line</source>
        <translation>1行1つのJSONオブジェクトを出力</translation>
    </message>
    <message>
        <source>Check a tic-tac-toe search on the 431 positions on which it can go wrong</source>
        <translation>三目並べの探索を、間違える可能性のある431局面で検査</translation>
    </message>
    <message>
        <source>A .yomi file with the search to check (options given replace its; its position does not matter)</source>
        <translation>検査する探索のある.yomiファイル（指定したオプションが優先。局面は使わない）</translation>
    </message>
    <message>
        <source>Look for the classic mistakes of alpha-beta: wrong windows, values and bounds</source>
        <translation>アルファベータ法によくある間違いを探す：ウィンドウ、値、境界の誤り</translation>
    </message>
    <message>
        <source>Let the status reflect waste and doubt too, not errors alone</source>
        <translation>誤りだけでなく、無駄と疑いも終了ステータスに反映</translation>
    </message>
    <message>
        <source>Say what a recording must print for the checks that could not be made</source>
        <translation>できなかった検査のために記録が出力すべきものを表示</translation>
    </message>
    <message>
        <source>Checks whose findings are shown: </source>
        <translation>指摘を表示する検査： </translation>
    </message>
    <message>
        <source>Checks whose findings are left out, or NAME@LINE for the one in a line: </source>
        <translation>指摘を省く検査。ある行の1件だけならNAME@LINE： </translation>
    </message>
    <message>
        <source>Where two searches first differ: the event, and the nodes of each</source>
        <translation>2つの探索が分かれる場所：最初に異なるイベントと、それぞれのノード数</translation>
    </message>
    <message>
        <source>Print the tree of a search, or a part, for Graphviz</source>
        <translation>探索木の全体または一部をGraphviz用に出力</translation>
    </message>
    <message>
        <source>The line at which the topmost node is entered</source>
        <translation>一番上のノードに入る行</translation>
    </message>
    <message>
        <source>How many plies below it</source>
        <translation>その下の手数</translation>
    </message>
    <message>
        <source>Print the nodes of a search as begin and end events, for Perfetto</source>
        <translation>探索のノードを開始と終了のイベントとしてPerfetto用に出力</translation>
    </message>
    <message>
        <source>Print a recording in the other form: text as JSON Lines, these as text</source>
        <translation>記録をもう一方の形式で出力：テキストはJSON Linesに、JSON Linesはテキストに</translation>
    </message>
    <message>
        <source>Print the nodes of a search as JSON Lines, as search --trace writes them</source>
        <translation>探索のノードを、search --traceと同じJSON Linesで出力</translation>
    </message>
    <message>
        <source>A recording; - for standard input</source>
        <translation>記録。-は標準入力</translation>
    </message>
    <message>
        <source>Recordings; - for standard input</source>
        <translation>記録（複数可）。-は標準入力</translation>
    </message>
    <message>
        <source>MiB that a recording may take in memory</source>
        <translation>1つの記録に使えるメモリ（MiB）</translation>
    </message>
    <message>
        <source>Skip and count lines that are not events, such as a program&apos;s other output</source>
        <translation>プログラムのほかの出力など、イベントでない行を数えて無視</translation>
    </message>
    <message>
        <source>Print a JSON object for each</source>
        <translation>それぞれにJSONオブジェクトを1つ出力</translation>
    </message>
    <message>
        <source>Recordings of any search: what a program printed of it</source>
        <translation>任意の探索の記録：プログラムが出力した探索の内容</translation>
    </message>
    <message>
        <source>Why a line of moves was not searched: each of its moves in every iteration</source>
        <translation>ある手順が探索されなかった理由：各反復でのその一手ごとの結果</translation>
    </message>
    <message>
        <source>Moves from the root, separated by blanks; %20 is a blank in a move</source>
        <translation>ルートからの手を空白区切りで。手の中の空白は%20</translation>
    </message>
    <message>
        <source>List the nodes for which a condition holds, such as &quot;reason=beta and best!=first&quot;, with what it asks for</source>
        <translation>「reason=beta and best!=first」のような条件を満たすノードを、条件に使った項目とともに一覧表示</translation>
    </message>
    <message>
        <source>The condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Count the nodes of a search: by iteration, ply, reason, bound and table</source>
        <translation>探索のノードを集計：反復、手数、理由、境界、置換表ごと</translation>
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
        <translation>記録は「yomi-trace 1」の行で始まり、イベントごとに1行が続きます：
  &gt; MOVE ALPHA BETA     ノードに入る。ルートの手は-、ヌルムーブはnull
  &lt; VALUE               ノードから戻る
  i NAME                反復またはスナップショットの始まり
  t, s KIND VALUE       置換表にあった内容、置換表に入れる内容
  e VALUE, w ALPHA BETA, x MOVE  評価値、変わったウィンドウ、省いた手
yomi-trace 1の後には、すべての行に共通の設定を書きます：
  values=mover|first    数値がどちら側のものか：手番側、または常にmax側
  tomove=max|min        ルートの手番
  search=alphabeta|minimax|mcts, fail=any|hard|soft
  promises=depth,moves,stores  深さの短縮、合法手、保存をすべて示す
  inf=N, mate=N         N以上のスコアは無限大、Nを超えるスコアは詰み
  step=N, scale=N, draw=N, range=LO,HI  ヌルウィンドウの幅、1点の単位数、引き分け、全スコアの範囲（max側）
  game=none|tictactoe|connectfour|mnk, size=WxH, line=N  Yomiが知っているルール
  root=BOARD|MOVES  ルートの局面。--positionで読めるテキストならどれでも可
  base=0|1  最初の列またはマスの番号
行にはd=（深さ）、r=（短縮）、key=、board=、side=max|min、kind=、best=、
moves=、won=を書けます。訪問回数による探索（search=mcts）は、スナップショットごとに木を出力します：i PLAYOUTS、
続いて&gt; MOVEと&lt; MEAN n=VISITS p=PRIOR。詳しくはマニュアルの「記録」のページ。</translation>
    </message>
    <message>
        <source>A category that may not be played, with or without the chain&apos;s length</source>
        <translation>使えなくする種類。連なりの長さは付けても付けなくてもよい</translation>
    </message>
    <message>
        <source>A request is {{&quot;id&quot;: …, &quot;job&quot;: …}} with the options of the job as keys. Jobs: {}.</source>
        <translation>要求の形は{{&quot;id&quot;: …, &quot;job&quot;: …}}で、ジョブのオプションをキーとして加えます。ジョブ：{}。</translation>
    </message>
    <message>
        <source>about 1 day</source>
        <translation>約1日</translation>
    </message>
    <message>
        <source>about {} days</source>
        <translation>約{}日</translation>
    </message>
    <message>
        <source>about 1 hour</source>
        <translation>約1時間</translation>
    </message>
    <message>
        <source>about {} hours</source>
        <translation>約{}時間</translation>
    </message>
    <message>
        <source>about 1 minute</source>
        <translation>約1分</translation>
    </message>
    <message>
        <source>about {} minutes</source>
        <translation>約{}分</translation>
    </message>
    <message>
        <source>about 1 second</source>
        <translation>約1秒</translation>
    </message>
    <message>
        <source>about {} seconds</source>
        <translation>約{}秒</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1局面</translation>
    </message>
    <message>
        <source>{} positions</source>
        <translation>{}局面</translation>
    </message>
    <message>
        <source>The book has {}; {} with the most stones are solved, the others follow from them.</source>
        <translation>ブックは{}です。石が最も多い{}局面を解き、ほかの局面はそこから求めます。</translation>
    </message>
    <message>
        <source>{} of them were solved before.</source>
        <translation>うち{}局面は解決済みです。</translation>
    </message>
    <message>
        <source>{}: {} up to {}, the empty board has the score {}.</source>
        <translation>{0}：{2}までの{1}、空の盤面のスコアは{3}です。</translation>
    </message>
    <message>
        <source>1 ply</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>{} plies</source>
        <translation>{}手</translation>
    </message>
    <message>
        <source>As without it: the answer is always one JSON object</source>
        <translation>付けなくても同じです。答えは常に1つのJSONオブジェクトです</translation>
    </message>
    <message>
        <source>Player {}</source>
        <translation>プレイヤー{}</translation>
    </message>
    <message>
        <source>The side of players 2 and 3</source>
        <translation>プレイヤー2と3</translation>
    </message>
    <message>
        <source>{} has won: the game is over.</source>
        <translation>{}が勝ち、ゲームは終わっています。</translation>
    </message>
    <message>
        <source>{} wins. Player {} is to move.</source>
        <translation>{}の勝ち。手番はプレイヤー{}です。</translation>
    </message>
    <message>
        <source>{} wins. Player {} leads.</source>
        <translation>{}の勝ち。リードはプレイヤー{}です。</translation>
    </message>
    <message>
        <source>play</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>category</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>loses to {}</source>
        <translation>負け（応手 {}）</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1ノード</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{}ノード</translation>
    </message>
    <message>
        <source>Line: {}.</source>
        <translation>手順：{}。</translation>
    </message>
    <message>
        <source>{}, 1 entry, {}.</source>
        <translation>{}、1エントリ、{}。</translation>
    </message>
    <message>
        <source>{}, {} entries, {}.</source>
        <translation>{}、{}エントリ、{}。</translation>
    </message>
    <message>
        <source>ranking: none; {} tiles are more than the {} of a full hand, take one out</source>
        <translation>順位：なし。牌が{}枚あり、規定の{}枚を超えています。1枚除いてください</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>away</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>1 draw</source>
        <translation>ツモ1回</translation>
    </message>
    <message>
        <source>{} draws</source>
        <translation>ツモ{}回</translation>
    </message>
    <message>
        <source>1 state</source>
        <translation>1状態</translation>
    </message>
    <message>
        <source>{} states</source>
        <translation>{}状態</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>標本1件</translation>
    </message>
    <message>
        <source>{} samples</source>
        <translation>標本{}件</translation>
    </message>
    <message>
        <source>within {} from a wall of {}, best play: exact, {}</source>
        <translation>山{1}枚から{0}以内、最善手順：厳密値、{2}</translation>
    </message>
    <message>
        <source>within {} from a wall of {}, sampled play ({}): estimate from {}, seed {}</source>
        <translation>山{1}枚から{0}以内、標本による打ち方（{2}）：{3}からの推定値、シード{4}</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>points</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>draws after {}</source>
        <translation>{}を捨てた後のツモ</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>left after the lead</source>
        <translation>リード後の残り</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>1 play</source>
        <translation>出し札1組</translation>
    </message>
    <message>
        <source>{} plays</source>
        <translation>出し札{}組</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>手数1</translation>
    </message>
    <message>
        <source>{} turns</source>
        <translation>手数{}</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>分けられない</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>返される確率</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>opponent: {} of {} unseen cards</source>
        <translation>相手：見えていない{1}枚のうち{0}枚</translation>
    </message>
    <message>
        <source>{} is beaten: {} ({})</source>
        <translation>{}が返される確率：{}（{}）</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>{}, not complete (raw score {})</source>
        <translation>{}、未完成（素点{}）</translation>
    </message>
    <message>
        <source>{}, complete (raw score {})</source>
        <translation>{}、完成（素点{}）</translation>
    </message>
    <message>
        <source>{}, all used (raw score {})</source>
        <translation>{}、使い切り（素点{}）</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>fewest plays</source>
        <translation>最少出し札数</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>1 split</source>
        <translation>分け方1通り</translation>
    </message>
    <message>
        <source>{} splits</source>
        <translation>分け方{}通り</translation>
    </message>
    <message>
        <source>1 unit fits</source>
        <translation>使えるユニット1種</translation>
    </message>
    <message>
        <source>{} units fit</source>
        <translation>使えるユニット{}種</translation>
    </message>
    <message>
        <source>1 play fits</source>
        <translation>使える出し札1種</translation>
    </message>
    <message>
        <source>{} plays fit</source>
        <translation>使える出し札{}種</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>work</source>
        <translation>計算量</translation>
    </message>
    <message>
        <source>{}, {}, median of {}</source>
        <translation>{}、{}、{}回の中央値</translation>
    </message>
    <message>
        <source>waits: none</source>
        <translation>待ち：なし</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>discards and their waits: none</source>
        <translation>打牌とその待ち：なし</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>one tile short: none</source>
        <translation>あと1枚のユニット：なし</translation>
    </message>
    <message>
        <source>one tile short</source>
        <translation>あと1枚のユニット</translation>
    </message>
    <message>
        <source>distance: {}, for example to {}</source>
        <translation>不足：{}枚、完成例は{}</translation>
    </message>
    <message>
        <source>distance: no complete hand is in reach</source>
        <translation>不足：完成は不可能</translation>
    </message>
    <message>
        <source>1 more is not listed</source>
        <translation>ほかに1通り</translation>
    </message>
    <message>
        <source>{} more are not listed</source>
        <translation>ほかに{}通り</translation>
    </message>
    <message>
        <source>beating</source>
        <translation>勝てる出し札</translation>
    </message>
    <message>
        <source>You are player {}: gold {}, income {}; the enemy: gold {}, income {}</source>
        <translation>自分はプレイヤー{}：ゴールド{}、収入{}。敵：ゴールド{}、収入{}</translation>
    </message>
    <message>
        <source>Your chain to their HQ, this turn: {} gold of {}</source>
        <translation>敵の本拠地までのチェーン（このターン）：{}ゴールド（所持{}）</translation>
    </message>
    <message>
        <source>Their chain to your HQ, next turn: {} gold of {}</source>
        <translation>自分の本拠地までの敵のチェーン（次のターン）：{}ゴールド（所持{}）</translation>
    </message>
    <message>
        <source>Your cells within their reach: {}</source>
        <translation>敵の手の届く自分のマス：{}</translation>
    </message>
    <message>
        <source>Your cells cut off if all these fall: {}</source>
        <translation>それらがすべて落ちたときに孤立する自分のマス：{}</translation>
    </message>
    <message>
        <source>Their cells within your reach: {}</source>
        <translation>自分の手の届く敵のマス：{}</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>before</source>
        <translation>開始前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>終了後</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Plan: {}</source>
        <translation>プラン：{}</translation>
    </message>
    <message>
        <source>Their best reply: {}</source>
        <translation>敵の最善の応手：{}</translation>
    </message>
    <message>
        <source>unrecognised</source>
        <translation>不正なコマンド</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>途中終了</translation>
    </message>
    <message>
        <source>flood</source>
        <translation>長すぎる行</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>Game {}, seed {}, turn {}: {} forfeits, {}</source>
        <translation>対戦{}、シード{}、ターン{}：{}の反則負け、{}</translation>
    </message>
    <message>
        <source>{} - {}: {}, won {}, drawn {}, lost {}</source>
        <translation>{} - {}：{}、勝ち{}、引き分け{}、負け{}</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1戦</translation>
    </message>
    <message>
        <source>{} games</source>
        <translation>{}戦</translation>
    </message>
    <message>
        <source>score {}, with 95 % confidence between {} and {}</source>
        <translation>得点率{}、95 %信頼区間{}～{}</translation>
    </message>
    <message>
        <source>{}: forfeits {}; time median {}, worst first answer {}, worst later {}</source>
        <translation>{}：反則負けは{}。時間の中央値{}、最長は初回{}、以降{}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{}: games {}, player-turns {}, all as the rules have it</source>
        <translation>{}：対戦{}、手番{}、すべてルールどおり</translation>
    </message>
    <message>
        <source>A subcommand is required</source>
        <translation>サブコマンドが必要です</translation>
    </message>
    <message>
        <source>{} is required</source>
        <translation>{}が必要です</translation>
    </message>
    <message>
        <source>The following arguments were not expected: {}</source>
        <translation>次の引数は使えません：{}</translation>
    </message>
    <message>
        <source>The following argument was not expected: {}</source>
        <translation>次の引数は使えません：{}</translation>
    </message>
    <message>
        <source>character</source>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>必要ヒット</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>hits taken</source>
        <translation>被ヒット数</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>ちょうど</translation>
    </message>
    <message>
        <source>how many die</source>
        <translation>死亡数</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>少なくとも</translation>
    </message>
    <message>
        <source>{0} dies</source>
        <translation>{0}が死亡</translation>
    </message>
    <message>
        <source>{0} lives</source>
        <translation>{0}が生存</translation>
    </message>
    <message>
        <source>Goal ({}): {}.</source>
        <translation>目標（{}）：{}。</translation>
    </message>
    <message>
        <source>All are dead.</source>
        <translation>すべて死亡します。</translation>
    </message>
    <message>
        <source>To kill all takes 1 hit.</source>
        <translation>全滅に必要なのは1ヒットです。</translation>
    </message>
    <message>
        <source>To kill all takes {} hits.</source>
        <translation>全滅に必要なのは{}ヒットです。</translation>
    </message>
    <message>
        <source>hits for {}</source>
        <translation>{}以上になるヒット数</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1体</translation>
    </message>
    <message>
        <source>{} characters</source>
        <translation>{}体</translation>
    </message>
    <message>
        <source>1 hit on {}</source>
        <translation>{}に1ヒット</translation>
    </message>
    <message>
        <source>{} hits on {}</source>
        <translation>{1}に{0}ヒット</translation>
    </message>
    <message>
        <source>Action {}</source>
        <translation>アクション{}</translation>
    </message>
    <message>
        <source>the name of a file is expected, not &quot;&quot;.</source>
        <translation>ファイル名が必要ですが、&quot;&quot;になっています。</translation>
    </message>
    <message>
        <source>about {} ({}–{})</source>
        <translation>約{}（{}–{}）</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>聖なる盾</translation>
    </message>
    <message>
        <source>taunt</source>
        <translation>挑発</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>無敵</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{1}に{0}</translation>
    </message>
    <message>
        <source>then {}:</source>
        <translation>次に{}：</translation>
    </message>
    <message>
        <source>1 more outcome ({} on average)</source>
        <translation>ほか1通りの結果（平均{}）</translation>
    </message>
    <message>
        <source>{} more outcomes ({} on average)</source>
        <translation>ほか{}通りの結果（平均{}）</translation>
    </message>
    <message>
        <source>action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>target</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>enemy attack</source>
        <translation>敵の攻撃力</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Stopping is as good as anything: {}.</source>
        <translation>ここで終了しても最善です：{}。</translation>
    </message>
    <message>
        <source>First {} ({}).</source>
        <translation>最初は{}（{}）。</translation>
    </message>
    <message>
        <source>First {} ({}). Then:</source>
        <translation>最初は{}（{}）。その後：</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Best fixed order, {}: {}.</source>
        <translation>最善の固定順、{}：{}。</translation>
    </message>
    <message>
        <source>Best fixed order, at least {}: {}.</source>
        <translation>最善の固定順、{}以上：{}。</translation>
    </message>
    <message>
        <source>Best fixed order, at most {}: {}.</source>
        <translation>最善の固定順、{}以下：{}。</translation>
    </message>
    <message>
        <source>played</source>
        <translation>実行率</translation>
    </message>
    <message>
        <source>The odds of the goal are exactly {}.</source>
        <translation>目標の確率は正確に{}です。</translation>
    </message>
    <message>
        <source>Expected: {} own minions lost, {} damage to the enemy hero.</source>
        <translation>期待値：味方ミニオンの損失{}、敵ヒーローへのダメージ{}。</translation>
    </message>
    <message>
        <source>Enemy attack left: {} in {} runs drawn at random.</source>
        <translation>敵の残り攻撃力：無作為な試行{1}回で{0}。</translation>
    </message>
    <message>
        <source>The goal is met in {} of {} runs drawn at random.</source>
        <translation>無作為な試行{1}回のうち{0}で目標を達成しました。</translation>
    </message>
    <message>
        <source>At least {}: the best order found by sampling; choosing after each outcome may do better.</source>
        <translation>{}以上：標本で見つかった最善の順番です。結果ごとに選べば、さらに良くなる可能性があります。</translation>
    </message>
    <message>
        <source>Enemy attack left: at most {}: the best order found by sampling; choosing after each outcome may do better.</source>
        <translation>敵の残り攻撃力は{}以下：標本で見つかった最善の順番です。結果ごとに選べば、さらに良くなる可能性があります。</translation>
    </message>
    <message>
        <source>The order: {}.</source>
        <translation>順番：{}。</translation>
    </message>
    <message>
        <source>the shield</source>
        <translation>聖なる盾</translation>
    </message>
    <message>
        <source>{}: {}, dead</source>
        <translation>{}：{}、死亡</translation>
    </message>
    <message>
        <source>{}: {}, {} left</source>
        <translation>{}：{}、残り{}</translation>
    </message>
    <message>
        <source>An example with the seed {}:</source>
        <translation>シード{}の例：</translation>
    </message>
    <message>
        <source>{}: skipped</source>
        <translation>{}：未実行</translation>
    </message>
    <message>
        <source>The goal is met.</source>
        <translation>目標を達成しました。</translation>
    </message>
    <message>
        <source>The goal is missed.</source>
        <translation>目標を達成できませんでした。</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>敵</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>This needs more than {} states; the odds below are sampled.</source>
        <translation>状態数が{}を超えるため、以下の確率は標本から求めています。</translation>
    </message>
    <message>
        <source>{}, {}.</source>
        <translation>{}、{}。</translation>
    </message>
    <message>
        <source>Player 1 leads and wins with {} only, of {} leads.</source>
        <translation>プレイヤー1のリード{1}通りのうち、勝てるのは{0}だけです。</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1}の{0}</translation>
    </message>
    <message>
        <source>The recording ends at --trace-limit, 1 node; the search went on.</source>
        <translation>記録は--trace-limitの1ノードで終わっています。探索は最後まで行われました。</translation>
    </message>
    <message>
        <source>The recording ends at --trace-limit, {} nodes; the search went on.</source>
        <translation>記録は--trace-limitの{}ノードで終わっています。探索は最後まで行われました。</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{}か{}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>{} {}, {} in a row</source>
        <translation>{} {}、{}目並べ</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the empty board, {} to move</source>
        <translation>空の盤面、{}の手番</translation>
    </message>
    <message>
        <source>{}, {} to move</source>
        <translation>{}、{}の手番</translation>
    </message>
    <message>
        <source>{}, median of {} (mean {} ± {})</source>
        <translation>{}、{}回の中央値（平均{} ± {}）</translation>
    </message>
    <message>
        <source>{}, {} per node</source>
        <translation>{}、1ノードあたり{}</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>{}, {} evaluation, depth {}, to the end</source>
        <translation>{}、{}評価、深さ{}、終局まで</translation>
    </message>
    <message>
        <source>{}, {} evaluation, depth {}</source>
        <translation>{}、{}評価、深さ{}</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>{} moves</source>
        <translation>{}手</translation>
    </message>
    <message>
        <source>{} of them, {} pruned</source>
        <translation>うち{}、{}を枝刈り</translation>
    </message>
    <message>
        <source>{} of them, {} pruned, {} % by the move tried first</source>
        <translation>うち{}、{}を枝刈り、{} %は最初に試した手による</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>ヒット1</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>ヒット{}</translation>
    </message>
    <message>
        <source>1 store</source>
        <translation>保存1</translation>
    </message>
    <message>
        <source>{} stores</source>
        <translation>保存{}</translation>
    </message>
    <message>
        <source>{}, {}, 1 entry</source>
        <translation>{}、{}、1エントリ</translation>
    </message>
    <message>
        <source>{}, {}, {} entries</source>
        <translation>{}、{}、{}エントリ</translation>
    </message>
    <message>
        <source>search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>reached; this is the last finished iteration</source>
        <translation>到達。最後に終わった反復の結果</translation>
    </message>
    <message>
        <source>{} (from {}&apos;s side)</source>
        <translation>{}（{}から見て）</translation>
    </message>
    <message>
        <source>best moves</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>best line</source>
        <translation>読み筋</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>{}, {} in all iterations</source>
        <translation>{}、全反復で{}</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>有効カット</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>null windows</source>
        <translation>ヌルウィンドウ</translation>
    </message>
    <message>
        <source>{}, {} searched again</source>
        <translation>{}、再探索{}</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>square</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>full</source>
        <translation>満杯</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>石あり</translation>
    </message>
    <message>
        <source>{} (for the side to move)</source>
        <translation>{}（手番側から見て）</translation>
    </message>
    <message>
        <source>{} to {} (for the side to move), when the time was up</source>
        <translation>{}～{}（手番側から見て）、時間切れ時点</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>{} of {} positions solved</source>
        <translation>{1}局面中{0}局面を解決</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{}～{}</translation>
    </message>
    <message>
        <source>{} is claimed, {}; the leaves give {}.</source>
        <translation>記録された値は{}（{}）、葉から求めた値は{}です。</translation>
    </message>
    <message>
        <source>{} is claimed; the leaves give {}.</source>
        <translation>記録された値は{}、葉から求めた値は{}です。</translation>
    </message>
    <message>
        <source>Events looked at: none.</source>
        <translation>検査したイベント：なし。</translation>
    </message>
    <message>
        <source>Events looked at: {}.</source>
        <translation>検査したイベント：{}。</translation>
    </message>
    <message>
        <source>Not tested: {}. Needed: {}.</source>
        <translation>未検査：{}。必要なもの：{}。</translation>
    </message>
    <message>
        <source>Not tested: {}. --needs says what each needs.</source>
        <translation>未検査：{}。それぞれに必要なものは--needsで表示されます。</translation>
    </message>
    <message>
        <source>the last line has no end and was not read.</source>
        <translation>最後の行は途中で切れているため読み込みませんでした。</translation>
    </message>
    <message>
        <source>1 node is still open.</source>
        <translation>1ノードが未完了です。</translation>
    </message>
    <message>
        <source>{} nodes are still open.</source>
        <translation>{}ノードが未完了です。</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1イベント</translation>
    </message>
    <message>
        <source>{} events</source>
        <translation>{}イベント</translation>
    </message>
    <message>
        <source>{}, {}; nothing was found.</source>
        <translation>{}、{}。指摘はありません。</translation>
    </message>
    <message>
        <source>The first event that differs is number {}: the first recording has ended, in the second line {}.</source>
        <translation>最初に異なるイベントは{}番：1つ目の記録は終わっていて、2つ目では{}行目です。</translation>
    </message>
    <message>
        <source>The first event that differs is number {}: in the first recording line {}, the second has ended.</source>
        <translation>最初に異なるイベントは{}番：1つ目の記録では{}行目で、2つ目は終わっています。</translation>
    </message>
    <message>
        <source>The first event that differs is number {}: in the first recording line {}, in the second line {}.</source>
        <translation>最初に異なるイベントは{}番：1つ目の記録では{}行目、2つ目では{}行目です。</translation>
    </message>
    <message>
        <source>The recordings have the same events.</source>
        <translation>両方の記録のイベントは同じです。</translation>
    </message>
    <message>
        <source>{} in both, {} of them different; {} in the first alone, {} in the second alone.</source>
        <translation>両方にあるもの{}（うち相違{}）、1つ目だけ{}、2つ目だけ{}。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>1 line is not an event and was skipped.</source>
        <translation>イベントでない1行を無視しました。</translation>
    </message>
    <message>
        <source>{} lines are not events and were skipped.</source>
        <translation>イベントでない{}行を無視しました。</translation>
    </message>
    <message>
        <source>--skip-foreign skips lines that are not events.</source>
        <translation>--skip-foreignを付けると、イベントでない行を無視します。</translation>
    </message>
    <message>
        <source>The line was searched.</source>
        <translation>この手順は探索されました。</translation>
    </message>
    <message>
        <source>The move {} was left out.</source>
        <translation>手{}は省かれました。</translation>
    </message>
    <message>
        <source>The move {} was left out: {}.</source>
        <translation>手{}は省かれました：{}。</translation>
    </message>
    <message>
        <source>The search stopped before {}: {}.</source>
        <translation>{}の手前で探索が止まりました：{}。</translation>
    </message>
    <message>
        <source>The node was cut off before {}.</source>
        <translation>ノードは{}の前にカットされました。</translation>
    </message>
    <message>
        <source>The node was cut off before {}, by the move {}.</source>
        <translation>ノードは{}の前に、手{}でカットされました。</translation>
    </message>
    <message>
        <source>The move {} was not searched; no reason was recorded.</source>
        <translation>手{}は探索されておらず、理由は記録にありません。</translation>
    </message>
    <message>
        <source>place</source>
        <translation>順番</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>訪問回数</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>事前確率</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Iteration {}</source>
        <translation>反復{}</translation>
    </message>
    <message>
        <source>{} of {}.</source>
        <translation>全{1}中{0}。</translation>
    </message>
    <message>
        <source>1 probe</source>
        <translation>参照1</translation>
    </message>
    <message>
        <source>{} probes</source>
        <translation>参照{}</translation>
    </message>
    <message>
        <source>found</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>used to</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>{}, and a line without its end</source>
        <translation>{}、ほかに途中で切れた1行</translation>
    </message>
    <message>
        <source>{}: {}, {} still open, to ply {}</source>
        <translation>{}：{}、未完了{}、{}手目まで</translation>
    </message>
    <message>
        <source>1 leaf</source>
        <translation>葉1</translation>
    </message>
    <message>
        <source>{} leaves</source>
        <translation>葉{}</translation>
    </message>
    <message>
        <source>{}, by the first move {} ({})</source>
        <translation>{}、うち最初の手で{}（{}）</translation>
    </message>
    <message>
        <source>by move</source>
        <translation>手の順番別</translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>{} of {} ({})</source>
        <translation>{1}中{0}（{2}）</translation>
    </message>
    <message>
        <source>reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>first</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>again</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>null</source>
        <translation>ヌル</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>増加率</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>展開済み</translation>
    </message>
    <message>
        <source>children</source>
        <translation>子</translation>
    </message>
    <message>
        <source>branching</source>
        <translation>分岐数</translation>
    </message>
    <message>
        <source>{} ({}, {})</source>
        <translation>{}（{}枚、{}）</translation>
    </message>
    <message>
        <source>unrecognised {}</source>
        <translation>不正なコマンド{}回</translation>
    </message>
    <message>
        <source>timeout {}</source>
        <translation>時間切れ{}回</translation>
    </message>
    <message>
        <source>crash {}</source>
        <translation>途中終了{}回</translation>
    </message>
    <message>
        <source>flood {}</source>
        <translation>長すぎる行{}回</translation>
    </message>
    <message>
        <source>{} dead</source>
        <translation>{}：死亡</translation>
    </message>
    <message>
        <source>{} at {} with a shield</source>
        <translation>{}：体力{}、聖なる盾</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <translation>{}：体力{}</translation>
    </message>
    <message>
        <source>no one else matters</source>
        <translation>影響する変化なし</translation>
    </message>
    <message>
        <source>{}: {} ({})</source>
        <translation>{}: {}（{}）</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>{} cannot be &quot;{}&quot;</source>
        <translation>{}に「{}」は指定できません</translation>
    </message>
    <message>
        <source>{} needs a value</source>
        <translation>{}には値が必要です</translation>
    </message>
    <message>
        <source>{} can be given only once</source>
        <translation>{}は1回しか指定できません</translation>
    </message>
    <message>
        <source>a whole number from {} to {} is expected, not {}</source>
        <translation>{}～{}の整数が必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{}～{}）</translation>
    </message>
    <message>
        <source>Play {} of the list: {}</source>
        <translation>リストの{}手目：{}</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{}（{}）</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Difficulty {}: the number of losing leads that leave as few plays. Positions tried: {}.</source>
        <translation>難度{}（リード後の残りの出し札数が正解以下で、負けるリードの数）。試した局面：{}。</translation>
    </message>
    <message>
        <source>The search stopped before {}; no reason was recorded.</source>
        <translation>{}の手前で探索が止まりました。理由は記録にありません。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::AnalyzeOptions::Fields</name>
    <message>
        <source>article or strong: whose evaluation and plan</source>
        <translation>articleかstrong：どちらの評価とプランを使うか</translation>
    </message>
    <message>
        <source>Changes to the profile&apos;s parameters, a JSON object by their names</source>
        <translation>プロファイルのパラメータの変更（名前をキーとするJSONオブジェクト）</translation>
    </message>
    <message>
        <source>The rules, else current or those of the document</source>
        <translation>ルール。省けば現行または文書のもの</translation>
    </message>
    <message>
        <source>The turn, else 1 or that of the document</source>
        <translation>ターン。省けば1または文書のもの</translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>探索のシード</translation>
    </message>
    <message>
        <source>Iterations of the search</source>
        <translation>探索の反復回数</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>JSONオブジェクトを1つ出力</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ArenaOptions::Fields</name>
    <message>
        <source>The first contestant: a built-in bot&apos;s name or a command line</source>
        <translation>1人目の参加者：内蔵ボットの名前かコマンドライン</translation>
    </message>
    <message>
        <source>The second contestant</source>
        <translation>2人目の参加者</translation>
    </message>
    <message>
        <source>Seed of the first map after these</source>
        <translation>seedsに続く最初のマップのシード</translation>
    </message>
    <message>
        <source>Built-in bots think so many iterations a turn instead of 34 of its 50 ms</source>
        <translation>内蔵ボットの1ターンの思考を、50 msのうちの34 msではなくこの反復回数にする</translation>
    </message>
    <message>
        <source>Folder for a record of each game; it may hold none yet</source>
        <translation>各対戦の記録を置くフォルダ。まだ記録のないものに限る</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>JSONオブジェクトを1つ出力</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Batch</name>
    <message>
        <source>The batch was ended before line {} was answered.</source>
        <translation>{}行目に答える前にバッチが打ち切られました。</translation>
    </message>
    <message>
        <source>this line is longer than 64 MiB</source>
        <translation>この行は64 MiBを超えています</translation>
    </message>
    <message>
        <source>The request took longer than 1 second and was ended.</source>
        <translation>要求が1秒を超えたため打ち切りました。</translation>
    </message>
    <message>
        <source>The request took longer than {} seconds and was ended.</source>
        <translation>要求が{}秒を超えたため打ち切りました。</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>{}行目</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>標準入力</translation>
    </message>
</context>
<context>
    <name>yomi::cli::BatchSettings::Fields</name>
    <message>
        <source>Seconds after which a request is answered with an error, its repeats included</source>
        <translation>1つの要求（繰り返しを含む）をこの秒数で打ち切り、エラーを返す</translation>
    </message>
    <message>
        <source>Folder that requests may write files to, such as a search&apos;s &quot;trace&quot;; without it they may write none</source>
        <translation>searchの&quot;trace&quot;など、要求がファイルを書けるフォルダ。省けば書けない</translation>
    </message>
</context>
<context>
    <name>yomi::cli::BookOptions::Fields</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>盤面の列数と行数</translation>
    </message>
    <message>
        <source>How many stones in a line win</source>
        <translation>勝ちに必要な並びの石の数</translation>
    </message>
    <message>
        <source>Stones up to which the book has every position</source>
        <translation>この石の数までの全局面をブックに収める</translation>
    </message>
    <message>
        <source>File of the book; FILE.unfinished keeps the work done so far</source>
        <translation>ブックのファイル。途中までの結果はFILE.unfinishedに残る</translation>
    </message>
    <message>
        <source>How many positions are solved at a time</source>
        <translation>同時に解く局面の数</translation>
    </message>
</context>
<context>
    <name>yomi::cli::BotOptions::Fields</name>
    <message>
        <source>wait, random, greedy, article or strong</source>
        <translation>wait、random、greedy、article、strongのいずれか</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Seed of all that the bot draws</source>
        <translation>ボットの乱数のシード</translation>
    </message>
    <message>
        <source>Think so many iterations a turn instead of 34 ms</source>
        <translation>1ターンの思考を34 msではなくこの反復回数にする</translation>
    </message>
</context>
<context>
    <name>yomi::cli::DealOptions::Fields</name>
    <message>
        <source>Equal seeds give equal hands on every machine</source>
        <translation>シードが同じなら、どのマシンでも同じ手札になる</translation>
    </message>
    <message>
        <source>The number of cards of each hand, without it 17,17,17</source>
        <translation>各手札の枚数。省けば17,17,17</translation>
    </message>
</context>
<context>
    <name>yomi::cli::EndgameJobOptions::Fields</name>
    <message>
        <source>Two or three hands, the landlord&apos;s first; or one text with |</source>
        <translation>2つか3つの手札。地主が先頭。|で区切った1つのテキストでもよい</translation>
    </message>
    <message>
        <source>The player to move, without it 1</source>
        <translation>手番のプレイヤー。省けば1</translation>
    </message>
    <message>
        <source>The play to beat; else the player to move leads</source>
        <translation>勝つべき出し札。省けば手番のプレイヤーがリード</translation>
    </message>
    <message>
        <source>Who played it, else the player before the one to move</source>
        <translation>それを出したプレイヤー。省けば手番の直前のプレイヤー</translation>
    </message>
    <message>
        <source>doudizhu (the default), doudizhu-loose or noip</source>
        <translation>doudizhu（既定）、doudizhu-loose、noipのいずれか</translation>
    </message>
    <message>
        <source>Plays and passes from there, such as 4,pass,K</source>
        <translation>その後の出し札とパス（例：4,pass,K）</translation>
    </message>
    <message>
        <source>Nodes to search before giving up</source>
        <translation>打ち切るまでに探索するノード数</translation>
    </message>
    <message>
        <source>Also write all positions of a proof to this file</source>
        <translation>証明の全局面をこのファイルにも書き出す</translation>
    </message>
</context>
<context>
    <name>yomi::cli::HandOptions::Fields</name>
    <message>
        <source>millijan (the default), doudizhu, doudizhu-loose, noip, or a unit list FILE.json</source>
        <translation>millijan（既定）、doudizhu、doudizhu-loose、noip、またはユニットリストFILE.json</translation>
    </message>
    <message>
        <source>The hand, needed here or in a document: names between blanks or commas, cards such as 334455TJQKA2BR, a JSON list, or counts such as {{&quot;3&quot;: 2, &quot;J&quot;: 1}}</source>
        <translation>手牌。ここか文書で必ず指定：空白かコンマで区切った名前、334455TJQKA2BRのようなカード、JSONのリスト、{{&quot;3&quot;: 2, &quot;J&quot;: 1}}のような枚数</translation>
    </message>
    <message>
        <source>Tiles seen outside the hand, as --tiles</source>
        <translation>手牌以外に見えている牌。書き方は--tilesと同じ</translation>
    </message>
    <message>
        <source>List all best splits</source>
        <translation>最善の分け方をすべて一覧表示</translation>
    </message>
    <message>
        <source>A meld that must be used; may be given more than once</source>
        <translation>必ず使うユニット（カードでは出し札）。複数指定可</translation>
    </message>
    <message>
        <source>A unit that is laid open; may be given more than once</source>
        <translation>副露したユニット。複数指定可</translation>
    </message>
    <message>
        <source>A meld that must not be used; may be given more than once</source>
        <translation>使わないユニット（カードでは出し札）。複数指定可</translation>
    </message>
    <message>
        <source>MELD=n: n points more for a meld; may be given more than once</source>
        <translation>MELD=n：ユニットの得点をn点増やす。複数指定可</translation>
    </message>
    <message>
        <source>A tile that earns 2000 points once</source>
        <translation>一度だけ2000点が付く牌</translation>
    </message>
    <message>
        <source>Melds with the favourite tile count double instead</source>
        <translation>代わりに、推しを含むユニットを2倍にする</translation>
    </message>
    <message>
        <source>The tiles that complete a hand of one less than a full one</source>
        <translation>規定枚数に1枚足りない手牌を完成させる牌</translation>
    </message>
    <message>
        <source>What is left to wait for after each discard of a full hand</source>
        <translation>規定枚数の手牌から各牌を捨てた後の待ち</translation>
    </message>
    <message>
        <source>The least number of tiles to draw for a complete hand</source>
        <translation>手牌の完成までに必要な最少のツモの枚数</translation>
    </message>
    <message>
        <source>The melds that lack exactly one tile</source>
        <translation>ちょうど1枚足りないユニット</translation>
    </message>
    <message>
        <source>The discards of a hand of tiles at any distance, the best first, with a plan each</source>
        <translation>不足枚数によらず、打牌を良い順に、それぞれのプランとともに一覧表示</translation>
    </message>
    <message>
        <source>The chance of a complete hand within so many draws, for each discard</source>
        <translation>各打牌について、この回数以内のツモで手牌が完成する確率</translation>
    </message>
    <message>
        <source>How to play over the draws: exact, or an estimate from samples</source>
        <translation>ツモの間の打ち方：厳密な計算、または標本による推定</translation>
    </message>
    <message>
        <source>What is computed of the draws; it sorts the discards</source>
        <translation>ツモについて計算する値。打牌はその順に並ぶ</translation>
    </message>
    <message>
        <source>Playouts of each discard, for sampled play</source>
        <translation>標本による計算での、各打牌のプレイアウト数</translation>
    </message>
    <message>
        <source>For sampled play: equal seeds give equal numbers</source>
        <translation>標本による計算用：シードが同じなら同じ数値になる</translation>
    </message>
    <message>
        <source>Best play gives up beyond so many states</source>
        <translation>厳密な計算をあきらめる状態数</translation>
    </message>
    <message>
        <source>The plays that can be led, and what they leave (card games); with =only nothing else</source>
        <translation>リードできる出し札とその後の残り（カードゲーム）。=onlyならそれだけ</translation>
    </message>
    <message>
        <source>The chance that an opponent with so many cards can beat a lead (card games)</source>
        <translation>この枚数のカードを持つ相手がリードに勝てる確率（カードゲーム）</translation>
    </message>
    <message>
        <source>The play that the opponent of --opponent is to beat</source>
        <translation>--opponentの相手が勝つべき出し札</translation>
    </message>
    <message>
        <source>The plays of the hand that beat this one (card games)</source>
        <translation>この出し札に勝つ、手札の出し札（カードゲーム）</translation>
    </message>
    <message>
        <source>The engine, or a step of the source article</source>
        <translation>エンジン、または元の記事の1段階</translation>
    </message>
    <message>
        <source>How many times to run, for the timing</source>
        <translation>時間計測のための実行回数</translation>
    </message>
    <message>
        <source>Print the rule book&apos;s plays instead: category, cards</source>
        <translation>代わりに、ルールブックの出し札を出力：種類、カード</translation>
    </message>
    <message>
        <source>Answer an input of the NOIP 2015 problem instead, a line each</source>
        <translation>代わりに、NOIP 2015の問題の入力に1行ずつ答える</translation>
    </message>
</context>
<context>
    <name>yomi::cli::LadderOptions::Fields</name>
    <message>
        <source>Ladder: which of its steps; 13, our own, unless given</source>
        <translation>ladder：実行する段階。省けば独自の13</translation>
    </message>
    <message>
        <source>Ladder: only who wins, not how soon</source>
        <translation>ladder：どちらが勝つかだけを調べ、早さは調べない</translation>
    </message>
    <message>
        <source>Ladder and solve: a score for every move, too</source>
        <translation>ladderとsolve：すべての手のスコアも求める</translation>
    </message>
    <message>
        <source>Ladder, steps 4 to 6: count nodes without visiting a subtree twice</source>
        <translation>ladderの段階4～6：同じ部分木を二度訪れずにノードを数える</translation>
    </message>
    <message>
        <source>Ladder, step 13: ideas that the solver does without</source>
        <translation>ladderの段階13：ソルバーから外す工夫</translation>
    </message>
    <message>
        <source>Ladder, step 13: file with the scores of the first plies</source>
        <translation>ladderの段階13：最初の数手のスコアのファイル</translation>
    </message>
    <message>
        <source>Ladder, step 13: how many threads search together</source>
        <translation>ladderの段階13：一緒に探索するスレッドの数</translation>
    </message>
</context>
<context>
    <name>yomi::cli::LineReader</name>
    <message>
        <source>{} cannot be read: {}.</source>
        <translation>{}を読み込めません：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::MapOptions::Fields</name>
    <message>
        <source>Seed of the map; give it again for more maps</source>
        <translation>マップのシード。複数のマップなら繰り返して指定</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Print one JSON object a line for each seed</source>
        <translation>シードごとに、1行1つのJSONオブジェクトを出力</translation>
    </message>
</context>
<context>
    <name>yomi::cli::OddsOptions::Fields</name>
    <message>
        <source>The health of each character, such as 4,5,6,7,8, or attack and health, 3/2,2/1; needed here or in a document</source>
        <translation>各キャラクターの体力（例：4,5,6,7,8）、または攻撃力と体力（例：3/2,2/1）。ここか文書で必ず指定</translation>
    </message>
    <message>
        <source>How many hits; needed with the lives</source>
        <translation>ヒット数。体力を指定したときは必須</translation>
    </message>
    <message>
        <source>A name for each character</source>
        <translation>各キャラクターの名前</translation>
    </message>
    <message>
        <source>The armor of each character, 0 for what is no hero</source>
        <translation>各キャラクターの装甲。ヒーロー以外は0</translation>
    </message>
    <message>
        <source>For each character 1 behind a divine shield, otherwise 0</source>
        <translation>キャラクターごとに、聖なる盾があれば1、なければ0</translation>
    </message>
    <message>
        <source>The damage of one hit</source>
        <translation>1ヒットのダメージ</translation>
    </message>
    <message>
        <source>Who must die, by number</source>
        <translation>死亡を目標とするキャラクターの番号</translation>
    </message>
    <message>
        <source>Who must live, by number</source>
        <translation>生存を目標とするキャラクターの番号</translation>
    </message>
    <message>
        <source>Fast, exact in fractions, or for kill odds alone a step of the source article</source>
        <translation>高速、分数で厳密、または撃破確率のみ元の記事の1段階</translation>
    </message>
    <message>
        <source>Single precision, for the steps of the article</source>
        <translation>単精度（記事の各段階用）</translation>
    </message>
    <message>
        <source>The odds for every number of hits, too</source>
        <translation>各ヒット数での確率も表示</translation>
    </message>
    <message>
        <source>The fewest hits that reach this probability, above 0 and at most 1, too</source>
        <translation>この確率（0より大きく1以下）に達する最少のヒット数も表示</translation>
    </message>
    <message>
        <source>How many times to compute, for the median time</source>
        <translation>時間の中央値を求めるための計算回数</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Output</name>
    <message>
        <source>The output cannot be written: {}.</source>
        <translation>出力に書き込めません：{}。</translation>
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
        <translation>最善のプランではなく、アクションを書かれた順に実行</translation>
    </message>
    <message>
        <source>Fast, exact in fractions, or in fractions hit by hit on the full board</source>
        <translation>高速、分数で厳密、または盤面全体を1ヒットずつ分数で計算</translation>
    </message>
    <message>
        <source>Also the best fixed order, with the best plan</source>
        <translation>最善のプランに加え、最善の固定順序も表示</translation>
    </message>
    <message>
        <source>How many choices of the policy one below the other</source>
        <translation>方策で続けて表示する選択の数</translation>
    </message>
    <message>
        <source>How many outcomes of a choice are listed</source>
        <translation>1つの選択について表示する結果の数</translation>
    </message>
    <message>
        <source>Also the odds of a fixed order in so many runs drawn at random</source>
        <translation>固定順序の確率を、この回数の無作為な試行でも求める</translation>
    </message>
    <message>
        <source>Of the generator of runs</source>
        <translation>試行の乱数のシード</translation>
    </message>
    <message>
        <source>Also a run of what is played, or one in which the goal is met or missed</source>
        <translation>実行の例も1つ表示。目標を達成する例または失敗する例も選べる</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Progress</name>
    <message>
        <source>{} of {} positions are solved, {} to go.</source>
        <translation>{1}局面中{0}局面を解決、残り{2}です。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::PuzzleOptions::Fields</name>
    <message>
        <source>Equal seeds give equal puzzles on every machine</source>
        <translation>シードが同じなら、どのマシンでも同じ問題になる</translation>
    </message>
    <message>
        <source>The number of cards of two or three hands, without it 9,9</source>
        <translation>2つか3つの手札の枚数。省けば9,9</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Questions</name>
    <message>
        <source>a line has at most {} bytes.</source>
        <translation>行の長さは{}バイトまでです。</translation>
    </message>
    <message>
        <source>a line of text has no NUL.</source>
        <translation>テキストの行にNULは使えません。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ReplayOptions::Fields</name>
    <message>
        <source>Of games that do not name theirs</source>
        <translation>ルールの書かれていない対戦に使うルール</translation>
    </message>
</context>
<context>
    <name>yomi::cli::RequestContext</name>
    <message>
        <source>Standard output has the answers of the batch; name a file instead of &quot;-&quot;.</source>
        <translation>標準出力はバッチの答えに使われます。「-」の代わりにファイルを指定してください。</translation>
    </message>
    <message>
        <source>A batch request may write files only under the folder of batch --write-under DIR.</source>
        <translation>バッチの要求がファイルを書けるのは、batch --write-under DIRで指定したフォルダの中だけです。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a file under {}, the folder of --write-under.</source>
        <translation>「{}」は--write-underのフォルダ{}の中のファイルではありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a folder, a pipe or a device; requests write files.</source>
        <translation>「{}」はフォルダ、パイプ、デバイスのいずれかです。要求が書き込めるのはファイルです。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::SearchOptions::Fields</name>
    <message>
        <source>Which game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Columns and rows of connectfour (7x6 unless given) or mnk (3x3)</source>
        <translation>connectfour（省けば7x6）またはmnk（3x3）の列数と行数</translation>
    </message>
    <message>
        <source>How many in a row win (connectfour 4, mnk 3)</source>
        <translation>勝ちに必要な並びの数（connectfourは4、mnkは3）</translation>
    </message>
    <message>
        <source>A board as programs print it, rows from the top joined by /, ; or line ends, or the moves played; standard error shows how it was read</source>
        <translation>プログラムが出力する形の盤面（上の行から順に、/、;、改行で区切る）、または打った手。どう読んだかは標準エラー出力に表示</translation>
    </message>
    <message>
        <source>The side to move, X or O or another sign of the board, where the numbers of stones are equal</source>
        <translation>石の数が等しいときの手番（XかO、または盤面のほかの記号）</translation>
    </message>
    <message>
        <source>Who begins in tictactoe where nothing else says so, and is shown so: o, as in the article, or x</source>
        <translation>tictactoeで、ほかに指定のないときの先手。表示もそれに従う：o（記事と同じ）またはx</translation>
    </message>
    <message>
        <source>Moves to play from there: 4,0,8 in tictactoe, 4453 in connectfour, b2,a1 in mnk</source>
        <translation>そこから打つ手：tictactoeは4,0,8、connectfourは4453、mnkはb2,a1</translation>
    </message>
    <message>
        <source>Which search; unless given alpha-beta for tictactoe, the ladder for connectfour, solve for mnk</source>
        <translation>探索の方法。省けばtictactoeはアルファベータ法、connectfourはladder、mnkはsolve</translation>
    </message>
    <message>
        <source>Which columns of connectfour are tried first</source>
        <translation>connectfourで先に試す列</translation>
    </message>
    <message>
        <source>Seconds after which the last finished iteration is the answer</source>
        <translation>この秒数が過ぎたら、最後に終わった反復を答えとする</translation>
    </message>
    <message>
        <source>How many times to run, for the timing</source>
        <translation>時間計測のための実行回数</translation>
    </message>
    <message>
        <source>Write every node of the search to this file: FILE.yt as a recording for yomi-cli trace, any other as JSON Lines; - prints these in place of the answer</source>
        <translation>探索の全ノードをこのファイルに書く：FILE.ytならyomi-cli trace用の記録、ほかの名前ならJSON Lines。-なら答えの代わりにこれを出力</translation>
    </message>
    <message>
        <source>Nodes after which the recording ends; 2000000 unless given</source>
        <translation>記録を終えるノード数。省けば2000000</translation>
    </message>
</context>
<context>
    <name>yomi::cli::ShellOptions</name>
    <message>
        <source>&quot;{}&quot; is not a whole number.</source>
        <translation>「{}」は整数ではありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a number.</source>
        <translation>「{}」は数ではありません。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>テキストが正しいUTF-8ではありません。</translation>
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
        <translation>{}（{}以上）</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{}～{}）</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option of this job.</source>
        <translation>「{}」はこのジョブのオプションではありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not an option of this job; did you mean &quot;{}&quot;?</source>
        <translation>「{}」はこのジョブのオプションではありません。「{}」ではありませんか？</translation>
    </message>
</context>
<context>
    <name>yomi::cli::SolveOptions::Fields</name>
    <message>
        <source>Which game the positions are of</source>
        <translation>局面のゲーム</translation>
    </message>
    <message>
        <source>Columns and rows of the board (connectfour 7x6, mnk 3x3)</source>
        <translation>盤面の列数と行数（connectfourは7x6、mnkは3x3）</translation>
    </message>
    <message>
        <source>How many in a row win (connectfour 4, mnk 3)</source>
        <translation>勝ちに必要な並びの数（connectfourは4、mnkは3）</translation>
    </message>
    <message>
        <source>Step of the ladder of solvers, from plain minimax to the solver for use (13 unless given)</source>
        <translation>ソルバーの段階。単純なミニマックス法から実用のソルバーまで（省けば13）</translation>
    </message>
    <message>
        <source>Ask for the sign of the score alone</source>
        <translation>スコアの符号だけを求める</translation>
    </message>
    <message>
        <source>Score each move</source>
        <translation>各手のスコアを求める</translation>
    </message>
    <message>
        <source>Step 13: ideas that the solver does without</source>
        <translation>段階13：ソルバーから外す工夫</translation>
    </message>
    <message>
        <source>Step 13: file with the scores of the first plies</source>
        <translation>段階13：最初の数手のスコアのファイル</translation>
    </message>
    <message>
        <source>Seconds after which a position is left with the bounds proved so far</source>
        <translation>この秒数が過ぎたら局面を打ち切り、証明済みの境界を答えとする</translation>
    </message>
    <message>
        <source>The side to move, X or O or another sign of the boards, where the numbers of stones are equal</source>
        <translation>石の数が等しいときの手番（XかO、または盤面のほかの記号）</translation>
    </message>
    <message>
        <source>How many positions are solved at a time</source>
        <translation>同時に解く局面の数</translation>
    </message>
</context>
<context>
    <name>yomi::cli::SolveRequest::Fields</name>
    <message>
        <source>A position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Several of them</source>
        <translation>複数の局面</translation>
    </message>
</context>
<context>
    <name>yomi::cli::StopSignals</name>
    <message>
        <source>Signals cannot be awaited: {}.</source>
        <translation>シグナルを待てません：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::cli::TraceRequest::Fields</name>
    <message>
        <source>Which command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>A recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Diff: the recording to compare it with</source>
        <translation>diff：比較する相手の記録</translation>
    </message>
    <message>
        <source>Query: the condition</source>
        <translation>query：条件</translation>
    </message>
    <message>
        <source>Line: moves from the root, separated by blanks; %20 is a blank in a move</source>
        <translation>line：ルートからの手を空白区切りで指定。手の中の空白は%20</translation>
    </message>
    <message>
        <source>Skip lines that are not events</source>
        <translation>イベントでない行の無視</translation>
    </message>
    <message>
        <source>Check: waste and doubt are mistakes, too</source>
        <translation>check：無駄と疑いも誤りとする</translation>
    </message>
    <message>
        <source>Check: checks whose findings are shown</source>
        <translation>check：指摘を表示する検査</translation>
    </message>
    <message>
        <source>Check: checks whose findings are left out; NAME@LINE for one in a line</source>
        <translation>check：指摘を省く検査。ある行の1件だけならNAME@LINE</translation>
    </message>
</context>
<context>
    <name>yomi::cli::Understood</name>
    <message>
        <source>Line {}: {}</source>
        <translation>{}行目：{}</translation>
    </message>
</context>
<context>
    <name>yomi::cli::UnfinishedBook</name>
    <message>
        <source>{} cannot be written: {}.</source>
        <translation>{}に書き込めません：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::connectfour</name>
    <message>
        <source>A book of {} has 1 to {} plies, not {}.</source>
        <translation>{}のブックは1～{}手です。{}手は指定できません。</translation>
    </message>
    <message>
        <source>A book of {} with {} plies has more than {} positions.</source>
        <translation>{}の{}手のブックは{}局面を超えます。</translation>
    </message>
    <message>
        <source>this book is of {}, not of {}</source>
        <translation>このブックは{}のもので、{}のものではありません</translation>
    </message>
    <message>
        <source>this book is torn or damaged: {} of its scores can be read, {} are needed</source>
        <translation>ブックが壊れています：読めるスコアは{}個ですが、{}個必要です</translation>
    </message>
    <message>
        <source>A step of the ladder is {} to {}; {} was given.</source>
        <translation>ソルバーの段階は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Nodes can be counted without the search in steps 4 to 6 of the ladder, not in step {}.</source>
        <translation>探索せずにノードを数えられるのはソルバーの段階4～6です。段階{}では使えません。</translation>
    </message>
    <message>
        <source>Nodes that are counted without a run cannot be recorded.</source>
        <translation>実行せずに数えるノードは記録できません。</translation>
    </message>
    <message>
        <source>moves and a board in one text: &quot;{}&quot; is a move, &quot;{}&quot; a sign of a board</source>
        <translation>手と盤面が1つのテキストに混ざっています：「{}」は手、「{}」は盤面の記号です</translation>
    </message>
    <message>
        <source>character {}</source>
        <translation>{}文字目</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sign of a position, which is moves (1 to 9, then a to l) or a board of ., o and x with rows joined by /</source>
        <translation>「{}」は局面の記号ではありません。局面は手（1～9、続いてa～l）、または行を / でつないだ . o x の盤面です</translation>
    </message>
    <message>
        <source>this is no sign of a position, which is moves (1 to 9, then a to l) or a board of ., o and x with rows joined by /</source>
        <translation>局面の記号ではありません。局面は手（1～9、続いてa～l）、または行を / でつないだ . o x の盤面です</translation>
    </message>
    <message>
        <source>the stone in column {} has nothing below it</source>
        <translation>列{}の石の下に何もありません</translation>
    </message>
    <message>
        <source>row {}</source>
        <translation>行{}</translation>
    </message>
    <message>
        <source>there is no column {}, the last of {} is {}</source>
        <translation>列{}はありません。{}の最後の列は{}です</translation>
    </message>
    <message>
        <source>column {} is full</source>
        <translation>列{}はいっぱいです</translation>
    </message>
    <message>
        <source>a line has at most {} bytes</source>
        <translation>1行は{}バイトまでです</translation>
    </message>
    <message>
        <source>a line of text has no NUL</source>
        <translation>テキストの行にNULは使えません</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>{}行目：{}</translation>
    </message>
    <message>
        <source>Line {}: {}.</source>
        <translation>{}行目：{}。</translation>
    </message>
    <message>
        <source>The {} of {} is {}; it must be at least {}, and width · (height + 1) at most {}.</source>
        <translation>盤面{1}の{0}は{2}です。{3}以上で、幅 · (高さ + 1)が{4}以下でなければなりません。</translation>
    </message>
    <message>
        <source>The board {} is too large: width · (height + 1) is {}, the limit is {}.</source>
        <translation>盤面{}は大きすぎます。幅 · (高さ + 1) が{}で、上限は{}です。</translation>
    </message>
    <message>
        <source>The board {} is too small: a line has at least {} stones.</source>
        <translation>盤面{}は小さすぎます。ラインは石{}個以上です。</translation>
    </message>
    <message>
        <source>Nodes can be counted without the search in steps 4 to 6 of the ladder, not in step 13, the solver.</source>
        <translation>探索せずにノードを数えられるのはソルバーの段階4～6です。段階13のソルバーでは使えません。</translation>
    </message>
    <message>
        <source>Step {} of the ladder has no ideas that can be left out; step 13, the solver, has some.</source>
        <translation>ソルバーの段階{}に、省ける工夫はありません。あるのは段階13のソルバーです。</translation>
    </message>
    <message>
        <source>Step {} of the ladder has no search by several threads; step 13, the solver, has one.</source>
        <translation>ソルバーの段階{}では、複数スレッドの探索ができません。できるのは段階13のソルバーです。</translation>
    </message>
    <message>
        <source>Step {} of the ladder has no book; step 13, the solver, has one.</source>
        <translation>ソルバーの段階{}にブックはありません。あるのは段階13のソルバーです。</translation>
    </message>
</context>
<context>
    <name>yomi::connectfour::BookText</name>
    <message>
        <source>this is not a book of connect four</source>
        <translation>コネクトフォーのブックファイルではありません</translation>
    </message>
</context>
<context>
    <name>yomi::connectfour::Solver</name>
    <message>
        <source>A position is solved by 1 to {} threads; {} were given.</source>
        <translation>局面を解くスレッド数は1～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The book is of boards of another size.</source>
        <translation>ブックの盤面の大きさが異なります。</translation>
    </message>
</context>
<context>
    <name>yomi::hands</name>
    <message>
        <source>{} The cards are 3456789TJQKA2, B (the small joker) and R (the big joker).</source>
        <translation>{}カードは3456789TJQKA2、B（小ジョーカー）、R（大ジョーカー）です。</translation>
    </message>
    <message>
        <source>{} may be either joker.</source>
        <translation>{}はどちらのジョーカーか区別できません。</translation>
    </message>
    <message>
        <source>{} is not a card.</source>
        <translation>{}というカードはありません。</translation>
    </message>
    <message>
        <source>{} is not a card in a list of numbers, where 3 to 14 are the cards, 17 is the 2, 20 and 30 are the jokers.</source>
        <translation>数値リストに{}というカードはありません。3～14が通常のカード、17が2、20と30がジョーカーです。</translation>
    </message>
    <message>
        <source>Cards with quotation marks and without them are mixed in the list; write all alike.</source>
        <translation>リストに、引用符付きと引用符なしのカードが混ざっています。どちらかにそろえてください。</translation>
    </message>
    <message>
        <source>There is no meld {}; {} has {}.</source>
        <translation>組{0}はありません。{1}の組は{2}個です。</translation>
    </message>
    <message>
        <source>{} tiles cannot be dealt; {} are left.</source>
        <translation>{}枚は配れません。残りは{}枚です。</translation>
    </message>
    <message>
        <source>Hands of cards are dealt; {} has units.</source>
        <translation>配れるのはカードの手札です。{}はユニットを使います。</translation>
    </message>
    <message>
        <source>A deal has at least one hand.</source>
        <translation>配る手札は1つ以上必要です。</translation>
    </message>
    <message>
        <source>A hand of {} has 1 to {} cards, not {}.</source>
        <translation>{}の手札は1～{}枚です（指定：{}）。</translation>
    </message>
    <message>
        <source>{} cards cannot be dealt; there are {}.</source>
        <translation>{}枚は配れません。カードは全部で{}枚です。</translation>
    </message>
    <message>
        <source>{} away; hands more than {} away are not compared further.</source>
        <translation>あと{}枚。{}枚より遠い手牌はこれ以上比較しません。</translation>
    </message>
    <message>
        <source>{} away, 1 tile brings it nearer; aims at {} ({} points).</source>
        <translation>あと{}枚、有効牌は1枚。狙いは{}（{}点）。</translation>
    </message>
    <message>
        <source>{} away, {} tiles of one kind bring it nearer; aims at {} ({} points).</source>
        <translation>あと{}枚、有効牌は1種{}枚。狙いは{}（{}点）。</translation>
    </message>
    <message>
        <source>{} away, {} tiles of {} kinds bring it nearer; aims at {} ({} points).</source>
        <translation>あと{0}枚、有効牌は{2}種{1}枚。狙いは{3}（{4}点）。</translation>
    </message>
    <message>
        <source>No complete hand is in reach.</source>
        <translation>届く完成形がありません。</translation>
    </message>
    <message>
        <source>One farther than {}.</source>
        <translation>{}より1枚遠くなります。</translation>
    </message>
    <message>
        <source>{} farther than {}.</source>
        <translation>{1}より{0}枚遠くなります。</translation>
    </message>
    <message>
        <source>One tile fewer than {}.</source>
        <translation>{}より有効牌が1枚少なくなります。</translation>
    </message>
    <message>
        <source>{} tiles fewer than {}.</source>
        <translation>{1}より有効牌が{0}枚少なくなります。</translation>
    </message>
    <message>
        <source>One point less on average than {}.</source>
        <translation>{}より平均で1点低くなります。</translation>
    </message>
    <message>
        <source>{} points less on average than {}.</source>
        <translation>{1}より平均で{0}点低くなります。</translation>
    </message>
    <message>
        <source>One point less than {}.</source>
        <translation>{}より1点低くなります。</translation>
    </message>
    <message>
        <source>{} points less than {}.</source>
        <translation>{1}より{0}点低くなります。</translation>
    </message>
    <message>
        <source>As good as {}.</source>
        <translation>{}と同じ良さです。</translation>
    </message>
    <message>
        <source>There is no play {}; {} has {}.</source>
        <translation>出し札{0}はありません。{1}の出し札は{2}通りです。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a play of {}.</source>
        <translation>「{}」は{}の出し札ではありません。</translation>
    </message>
    <message>
        <source>The draws must be 1 to {}, not {}.</source>
        <translation>ツモの回数は1～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Draws: {}, but no tile is left.</source>
        <translation>ツモは{}回ですが、牌が残っていません。</translation>
    </message>
    <message>
        <source>{} draws, but only 1 tile is left.</source>
        <translation>ツモは{}回ですが、残りの牌は1枚です。</translation>
    </message>
    <message>
        <source>{} draws, but only {} tiles are left.</source>
        <translation>ツモは{}回ですが、残りの牌は{}枚です。</translation>
    </message>
    <message>
        <source>Horizon {} needs more than {} states or complete hands; the last horizon finished is {}. Choose fewer draws, more states or sampled play.</source>
        <translation>ツモ{}回の計算には{}を超える状態または完成形が必要です。計算できたのは{}回までです。ツモの回数を減らすか、状態数の上限を上げるか、標本による計算を選んでください。</translation>
    </message>
    <message>
        <source>{} has no full hand to draw for.</source>
        <translation>{}には規定枚数の手牌がないので、ツモを計算できません。</translation>
    </message>
    <message>
        <source>Draws are computed for {} or {} tiles, not {}.</source>
        <translation>ツモを計算できるのは{}枚か{}枚のときです（実際：{}枚）。</translation>
    </message>
    <message>
        <source>An endgame has 2 or 3 hands, not {}.</source>
        <translation>終盤の手札は2または3組です（実際：{}）。</translation>
    </message>
    <message>
        <source>Hand {} is empty: that player has already won.</source>
        <translation>手札{}は空です。そのプレイヤーはすでに勝っています。</translation>
    </message>
    <message>
        <source>Hand {} has {} cards; an endgame has at most {} in a hand.</source>
        <translation>手札{}は{}枚です。終盤の手札は{}枚までです。</translation>
    </message>
    <message>
        <source>{} {} in the hands and the last play; there are {}.</source>
        <translation>手札と最後の出し札に{1}が{0}枚あります。全部で{2}枚しかありません。</translation>
    </message>
    <message>
        <source>{} {} in the hands; there are {}.</source>
        <translation>手札に{1}が{0}枚あります。全部で{2}枚しかありません。</translation>
    </message>
    <message>
        <source>The player to move is 1 to {}, not {}.</source>
        <translation>手番のプレイヤーは1～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Player {} made the last play, but there is none; name it.</source>
        <translation>最後に出したのはプレイヤー{}ですが、出し札がありません。指定してください。</translation>
    </message>
    <message>
        <source>The player of the last play is 1 to {}, not {}.</source>
        <translation>最後に出したプレイヤーは1～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Player {} is to move and made the last play; then he leads, and there is no last play.</source>
        <translation>プレイヤー{}は手番で、最後に出した本人でもあります。その場合はリードになり、最後の出し札はありません。</translation>
    </message>
    <message>
        <source>solo cannot be banned: a leader must be able to play.</source>
        <translation>soloは禁止できません。リードするプレイヤーが出せなくなります。</translation>
    </message>
    <message>
        <source>There is no category &quot;{}&quot; to ban; the categories are {}, and a chain without its length bans all lengths.</source>
        <translation>禁止できる種類に「{}」はありません。種類は{}です。連続の種類は、長さを書かなければすべての長さを禁止します。</translation>
    </message>
    <message>
        <source>An endgame is about plays of cards; {} has units.</source>
        <translation>終盤はカードの出し札を扱います。{}はユニットを使います。</translation>
    </message>
    <message>
        <source>The last play, {}, is a {}, which is banned.</source>
        <translation>最後の出し札「{}」は、禁止されている{}です。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, comes after the end: player {} has no card left.</source>
        <translation>リストの{}手目「{}」は終局後です。プレイヤー{}の手札はもうありません。</translation>
    </message>
    <message>
        <source>Play {} of the list is a pass, but player {} leads.</source>
        <translation>リストの{}手目はパスですが、プレイヤー{}はリードです。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, is not in the hand of player {}.</source>
        <translation>リストの{}手目「{}」は、プレイヤー{}の手札にありません。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, is a {}, which is banned.</source>
        <translation>リストの{}手目「{}」は、禁止されている{}です。</translation>
    </message>
    <message>
        <source>Play {} of the list, {}, does not beat {}.</source>
        <translation>リストの{}手目「{}」は{}に勝てません。</translation>
    </message>
    <message>
        <source>A puzzle has 2 or 3 hands, not {}.</source>
        <translation>問題の手札は2または3組です（実際：{}）。</translation>
    </message>
    <message>
        <source>A hand of a puzzle has 1 to {} cards, not {}.</source>
        <translation>問題の手札は1～{}枚です（指定：{}）。</translation>
    </message>
    <message>
        <source>The hands of a puzzle have {} cards; there are {}.</source>
        <translation>問題の手札は合計{}枚ですが、カードは{}枚しかありません。</translation>
    </message>
    <message>
        <source>None of {} positions was a puzzle; choose other sizes or bans.</source>
        <translation>{}局面のどれも問題になりませんでした。枚数か禁止を変えてください。</translation>
    </message>
    <message>
        <source>A text of {} bytes is not a hand.</source>
        <translation>{}バイトのテキストは手牌として読めません。</translation>
    </message>
    <message>
        <source>Tiles are a text, a list of names or counts of them, not {}.</source>
        <translation>牌は、テキスト、名前のリスト、枚数の表のどれかで指定します（実際：{}）。</translation>
    </message>
    <message>
        <source>There is no tile {}.</source>
        <translation>牌{}はありません。</translation>
    </message>
    <message>
        <source>{} of {} are too many; at most {} can be counted.</source>
        <translation>{1}は{2}枚までしか数えられません（{0}枚指定）。</translation>
    </message>
    <message>
        <source>{} cards are too many; a hand of {} has at most {}.</source>
        <translation>{1}の手札は{2}枚までです（{0}枚指定）。</translation>
    </message>
    <message>
        <source>{} tiles are too many; a hand of {} has at most {}.</source>
        <translation>{1}で持てるのは{2}枚までです（{0}枚指定）。</translation>
    </message>
    <message>
        <source>{} of {} are too many; there is 1.</source>
        <translation>{1}は全部で1枚しかありません（{0}枚指定）。</translation>
    </message>
    <message>
        <source>{} of {} are too many; there are {}.</source>
        <translation>{1}は全部で{2}枚しかありません（{0}枚指定）。</translation>
    </message>
    <message>
        <source>a unit of {}</source>
        <translation>{}のユニット</translation>
    </message>
    <message>
        <source>{} has {} members; a unit has 1 to {}.</source>
        <translation>{}のメンバーは{}人です。ユニットは1～{}人です。</translation>
    </message>
    <message>
        <source>{} has a member that is not an idol of this list.</source>
        <translation>{}に、この一覧にないアイドルがいます。</translation>
    </message>
    <message>
        <source>{} has {} twice.</source>
        <translation>{}に{}が二度出てきます。</translation>
    </message>
    <message>
        <source>{} scores {}; 1 to {} is possible.</source>
        <translation>{}の得点は{}です。1～{}にしてください。</translation>
    </message>
    <message>
        <source>A unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>A unit has no name.</source>
        <translation>名前のないユニットがあります。</translation>
    </message>
    <message>
        <source>There is a unit named {} already.</source>
        <translation>{}という名前のユニットはすでにあります。</translation>
    </message>
    <message>
        <source>{} has the same members as {}.</source>
        <translation>{}のメンバーは{}と同じです。</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>the number of a card from {} to {} is expected</source>
        <translation>カードの番号（{}～{}）が必要です</translation>
    </message>
    <message>
        <source>a suit from {} to {} is expected</source>
        <translation>スートの番号（{}～{}）が必要です</translation>
    </message>
    <message>
        <source>a number of hands from {} to {} is expected</source>
        <translation>手札の数（{}～{}）が必要です</translation>
    </message>
    <message>
        <source>a number of cards from {} to {} is expected</source>
        <translation>カードの枚数（{}～{}）が必要です</translation>
    </message>
    <message>
        <source>there are more of this card than in a deck</source>
        <translation>このカードの枚数が一組のカードを超えています</translation>
    </message>
    <message>
        <source>{} has no tiles.</source>
        <translation>{}に牌がありません。</translation>
    </message>
    <message>
        <source>{} has a tile of kind {}; there are {}, counted from 0.</source>
        <translation>{}に種類{}の牌があります。種類は{}個で、0から数えます。</translation>
    </message>
    <message>
        <source>{} has the category {}; there are {}, counted from 0.</source>
        <translation>{}の分類が{}です。分類は{}個で、0から数えます。</translation>
    </message>
    <message>
        <source>A rule book has 1 to {} kinds of tile, not {}.</source>
        <translation>ルールブックの牌の種類は1～{}個です（実際：{}）。</translation>
    </message>
    <message>
        <source>A kind of tile has no name.</source>
        <translation>名前のない牌の種類があります。</translation>
    </message>
    <message>
        <source>Two kinds of tile are named {}.</source>
        <translation>{}という名前の牌が2種類あります。</translation>
    </message>
    <message>
        <source>There can be 1 to {} copies of {}, not {}.</source>
        <translation>{1}の枚数は1～{0}です（指定：{2}）。</translation>
    </message>
    <message>
        <source>A full hand has 0 to {} tiles, not {}.</source>
        <translation>手牌の規定枚数は0～{}枚です（指定：{}）。</translation>
    </message>
    <message>
        <source>{} cannot be discarded from this hand.</source>
        <translation>{}は捨てられません。</translation>
    </message>
    <message>
        <source>The samples must be 1 to {}, not {}.</source>
        <translation>標本数は1～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>there is no rule book &quot;{}&quot;</source>
        <translation>ルールブック「{}」はありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is expected, not &quot;{}&quot;</source>
        <translation>「{}」が必要です（実際：「{}」）</translation>
    </message>
    <message>
        <source>this idol has no name</source>
        <translation>アイドルの名前がありません</translation>
    </message>
    <message>
        <source>there is an idol named {} already</source>
        <translation>{}という名前のアイドルはすでにあります</translation>
    </message>
    <message>
        <source>a unit has 1 to {} members, not {}</source>
        <translation>ユニットのメンバーは1～{}人です（実際：{}）</translation>
    </message>
    <message>
        <source>the name of an idol is expected</source>
        <translation>アイドルの名前が必要です</translation>
    </message>
    <message>
        <source>an idol</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>a unit list (&quot;{}&quot;) is expected, not &quot;{}&quot;</source>
        <translation>ユニット一覧（「{}」）が必要です（実際：「{}」）</translation>
    </message>
    <message>
        <source>a list has at least one idol</source>
        <translation>一覧にはアイドルが1人以上必要です</translation>
    </message>
    <message>
        <source>Discard {}: {}</source>
        <translation>{}を捨てる：{}</translation>
    </message>
    <message>
        <source>Horizon {} needs more memory than there is; the last horizon finished is {}. Choose fewer draws or sampled play.</source>
        <translation>ツモ{}回の計算にはメモリが足りません。計算できたのは{}回までです。ツモの回数を減らすか、標本による計算を選んでください。</translation>
    </message>
    <message>
        <source>{} of {} in the hand and {} seen are too many; there is 1.</source>
        <translation>{1}は全部で1枚しかありません（手に{0}枚、見えている分に{2}枚）。</translation>
    </message>
    <message>
        <source>{} of {} in the hand and {} seen are too many; there are {}.</source>
        <translation>{1}は全部で{3}枚しかありません（手に{0}枚、見えている分に{2}枚）。</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>闘地主</translation>
    </message>
    <message>
        <source>Dou Dizhu (loose)</source>
        <translation>闘地主（緩いルール）</translation>
    </message>
    <message>
        <source>NOIP 2015</source>
        <translation>NOIP 2015</translation>
    </message>
    <message>
        <source>Dou Dizhu (own rules)</source>
        <translation>闘地主（独自ルール）</translation>
    </message>
    <message>
        <source>Horizon {} needs more than {} MB of memory; the last horizon finished is {}. Choose fewer draws or sampled play.</source>
        <translation>ツモ{}回の計算には{} MBを超えるメモリが必要です。計算できたのは{}回までです。ツモの回数を減らすか、標本による計算を選んでください。</translation>
    </message>
    <message>
        <source>It would be nearer if {} were not seen.</source>
        <translation>{}が場に見えていなければ、もっと近くなります。</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>シングル</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Trio</source>
        <translation>トリオ</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Trio and a single</source>
        <translation>トリオ＋シングル</translation>
    </message>
    <message>
        <source>Trio and a pair</source>
        <translation>トリオ＋ペア</translation>
    </message>
    <message>
        <source>Straight of {}</source>
        <translation>ストレート{}枚</translation>
    </message>
    <message>
        <source>{} pairs in a row</source>
        <translation>連続ペア{}組</translation>
    </message>
    <message>
        <source>Airplane of {}</source>
        <translation>飛行機{}組</translation>
    </message>
    <message>
        <source>Airplane of {} with singles</source>
        <translation>飛行機{}組＋シングル</translation>
    </message>
    <message>
        <source>Airplane of {} with pairs</source>
        <translation>飛行機{}組＋ペア</translation>
    </message>
    <message>
        <source>Quad and two singles</source>
        <translation>4枚＋シングル2枚</translation>
    </message>
    <message>
        <source>Quad and two pairs</source>
        <translation>4枚＋ペア2組</translation>
    </message>
    <message>
        <source>Not modelled: other players&apos; calls and discards, and そら.</source>
        <translation>ほかのプレイヤーの鳴きと打牌、そらは考慮していません。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::DiscardPolicy</name>
    <message>
        <source>No tile can be discarded from this hand.</source>
        <translation>この手牌から捨てられる牌はありません。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameMoves</name>
    <message>
        <source>Hand {} has {} plays; an endgame has at most {} in a hand.</source>
        <translation>手札{}には出し札が{}通りあります。終盤では1つの手札につき最大{}通りです。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::EndgameSolver</name>
    <message>
        <source>The game is over; there is nothing to search.</source>
        <translation>ゲームは終了しています。探索するものはありません。</translation>
    </message>
    <message>
        <source>This search has more than {} nodes, the most that are recorded; record it from a later position.</source>
        <translation>この探索のノード数は記録の上限{}を超えています。もっと後の局面から記録してください。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::KindOf</name>
    <message>
        <source>&quot;{}&quot; is counted twice.</source>
        <translation>「{}」の枚数が二度指定されています。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::ListReader</name>
    <message>
        <source>A comma is missing after {}.</source>
        <translation>{}の後にコンマがありません。</translation>
    </message>
    <message>
        <source>A list that begins with {} is not closed by {}.</source>
        <translation>{}で始まるリストに、閉じる{}がありません。</translation>
    </message>
    <message>
        <source>The text continues after the end of the list: {}.</source>
        <translation>リストの終わりの後にテキストが続いています：{}。</translation>
    </message>
    <message>
        <source>A count is missing after {}, such as {{{}: 2}}.</source>
        <translation>{}の後に枚数がありません。{{{}: 2}}のように書きます。</translation>
    </message>
    <message>
        <source>The count of {} must be a whole number from 0 to {}, not {}.</source>
        <translation>{}の枚数は0～{}の整数です（実際：{}）。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::NamedConstraints</name>
    <message>
        <source>A bonus is MELD=n with a whole number n, not &quot;{}&quot;.</source>
        <translation>ボーナスはMELD=nの形で、nは整数です。「{}」は正しくありません。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Numbers</name>
    <message>
        <source>the end, after {}</source>
        <translation>末尾、{}の後</translation>
    </message>
    <message>
        <source>there is more than the hands that the first line says</source>
        <translation>1行目に書かれた数より多くの手札があります</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>{}行目</translation>
    </message>
</context>
<context>
    <name>yomi::hands::OpponentChance</name>
    <message>
        <source>An opponent&apos;s cards are counted in card games; {} has units.</source>
        <translation>相手のカードを数えるのはカードゲームです。{}はユニットを使います。</translation>
    </message>
    <message>
        <source>An opponent has 1 to {} cards, not {}.</source>
        <translation>相手のカードは1～{}枚です。{}枚にはできません。</translation>
    </message>
    <message>
        <source>An opponent cannot have {} cards; {} are unseen.</source>
        <translation>相手のカードを{}枚にはできません。見えていないカードは{}枚です。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::OtherRules</name>
    <message>
        <source>These are cards; choose Dou Dizhu rules.</source>
        <translation>これはカードです。闘地主のルールを選んでください。</translation>
    </message>
    <message>
        <source>These are tiles of MilliJan; choose MilliJan rules.</source>
        <translation>これはミリジャンの牌です。ミリジャンのルールを選んでください。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::PackedCounter</name>
    <message>
        <source>At most {} copies of one kind can be counted, not {}.</source>
        <translation>1種類につき数えられるのは{}枚までです（指定：{}）。</translation>
    </message>
    <message>
        <source>A tile that is not there cannot be taken.</source>
        <translation>ない牌は取り除けません。</translation>
    </message>
    <message>
        <source>At most {} copies of one kind can be counted.</source>
        <translation>1種類につき数えられるのは{}枚までです。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Pile</name>
    <message>
        <source>Subsets would try 2^{} sets of melds; at most 2^{} can be counted.</source>
        <translation>部分集合法はユニットの組み合わせを2^{}通り試すことになります。数えられるのは2^{}通りまでです。</translation>
    </message>
    <message>
        <source>The hand has a tile that {} lacks.</source>
        <translation>手牌に、{}にはない牌があります。</translation>
    </message>
    <message>
        <source>The hand lacks tiles of {}.</source>
        <translation>手牌に{}の牌が足りません。</translation>
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
        <translation>{}は「{}」とも「{}」とも読めます。名前の間にコンマを入れてください。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Scoring</name>
    <message>
        <source>A bonus is at most {} points up or down, not {}.</source>
        <translation>ボーナスは ±{}点までです。{}にはできません。</translation>
    </message>
    <message>
        <source>The bonus leaves {} no points at all; forbid it instead.</source>
        <translation>ボーナスによって{}の得点がなくなります。代わりに禁止してください。</translation>
    </message>
    <message>
        <source>There is no tile {}.</source>
        <translation>牌{}はありません。</translation>
    </message>
    <message>
        <source>A favourite tile counts only where melds score points, not in {}.</source>
        <translation>推しの牌が有効なのはユニットに得点があるときだけです。{}では使えません。</translation>
    </message>
    <message>
        <source>{} cannot be both required and forbidden.</source>
        <translation>{}を必須と禁止の両方にはできません。</translation>
    </message>
    <message>
        <source>{} cannot be laid open; only units of three or more can.</source>
        <translation>{}は副露できません。副露できるのは3人以上のユニットだけです。</translation>
    </message>
    <message>
        <source>The hand has a tile that {} lacks.</source>
        <translation>手牌に、{}にはない牌があります。</translation>
    </message>
    <message>
        <source>The hand has no {} for {}.</source>
        <translation>手牌に{1}のための{0}がありません。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::Tag</name>
    <message>
        <source>The search gave up: its table of {} positions would take more than {} MB.</source>
        <translation>探索を打ち切りました。{}局面の表が{} MBを超えます。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::TooManyNodes</name>
    <message>
        <source>The search gave up after {} nodes, the most allowed.</source>
        <translation>上限の{}ノードに達し、探索を打ち切りました。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::TurnScores</name>
    <message>
        <source>Turns are counted in plays of cards; {} has units.</source>
        <translation>手数を数えられるのはカードの出し札です。{}はユニットを使います。</translation>
    </message>
</context>
<context>
    <name>yomi::hands::WordReader</name>
    <message>
        <source>{} may mean copies, or a joker and a card; write each card.</source>
        <translation>{}は枚数とも、ジョーカーとカードとも読めます。カードを1枚ずつ書いてください。</translation>
    </message>
    <message>
        <source>{} next to 10 may be a ten or a slip; write T for each ten.</source>
        <translation>10と並ぶ{}は、書き間違いの可能性があります。「十」のカードはすべてTと書いてください。</translation>
    </message>
    <message>
        <source>{} separates hands; enter one hand.</source>
        <translation>{}は手札の区切りです。手札は1つだけ入力してください。</translation>
    </message>
    <message>
        <source>{} is not a card; the ten is 10 or T.</source>
        <translation>{}というカードはありません。「十」のカードは10かTです。</translation>
    </message>
    <message>
        <source>{} is not a card.</source>
        <translation>{}というカードはありません。</translation>
    </message>
</context>
<context>
    <name>yomi::icefire</name>
    <message>
        <source>there is no such parameter</source>
        <translation>このパラメータはありません</translation>
    </message>
    <message>
        <source>there is no such parameter; did you mean &quot;{}&quot;?</source>
        <translation>このパラメータはありません。「{}」ではありませんか？</translation>
    </message>
    <message>
        <source>A contestant is a bot&apos;s name or a command line, not nothing.</source>
        <translation>参加者はボットの名前かコマンドラインです。空にはできません。</translation>
    </message>
    <message>
        <source>it printed &quot;{}&quot;</source>
        <translation>出力は「{}」でした</translation>
    </message>
    <message>
        <source>There is no bot &quot;{}&quot;; there are wait, random, greedy, article and strong.</source>
        <translation>ボット「{}」はありません。wait、random、greedy、article、strongがあります。</translation>
    </message>
    <message>
        <source>it was ended by signal {} ({})</source>
        <translation>シグナル{}で終了（{}）</translation>
    </message>
    <message>
        <source>it cannot be started: there is no such program</source>
        <translation>起動できません：プログラムが見つかりません</translation>
    </message>
    <message>
        <source>it cannot be started: it is not an executable program</source>
        <translation>起動できません：実行可能なプログラムではありません</translation>
    </message>
    <message>
        <source>it ended with status {}</source>
        <translation>ステータス{}で終了</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be started: there is neither a bot nor a program of that name.</source>
        <translation>「{}」を起動できません。その名前のボットもプログラムもありません。</translation>
    </message>
    <message>
        <source>the game is over before this line</source>
        <translation>この行の前に対戦が終わっています</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a reason for a missing line</source>
        <translation>「{}」は、行がない理由として使えません</translation>
    </message>
    <message>
        <source>no game continues from a position that cannot occur: {}</source>
        <translation>あり得ない局面から対戦は続けられません：{}</translation>
    </message>
    <message>
        <source>a document has one annealing at least</source>
        <translation>文書には焼きなましが1つ以上必要です</translation>
    </message>
    <message>
        <source>There is no annealing bot &quot;{}&quot;; there are article and strong.</source>
        <translation>焼きなましボット「{}」はありません。articleとstrongがあります。</translation>
    </message>
    <message>
        <source>Unit {} at {}</source>
        <translation>{1}のユニット{0}</translation>
    </message>
    <message>
        <source>The {} at {}</source>
        <translation>{1}の{0}</translation>
    </message>
    <message>
        <source>The game has turns 1 to 100, not {}.</source>
        <translation>ターンは1～100です（実際：{}）。</translation>
    </message>
    <message>
        <source>Gold is never below 0; it is {}.</source>
        <translation>ゴールドは0未満になりません（実際：{}）。</translation>
    </message>
    <message>
        <source>A mine spot lies off the land, at {}.</source>
        <translation>鉱山候補地が陸地の外、{}にあります。</translation>
    </message>
    <message>
        <source>No way over land leads from {} to {}.</source>
        <translation>{}から{}へ陸地でつながっていません。</translation>
    </message>
    <message>
        <source>An owned cell lies off the land.</source>
        <translation>領土のマスが陸地の外にあります。</translation>
    </message>
    <message>
        <source>The cell {} belongs to both players.</source>
        <translation>マス{}が両方のプレイヤーの領土になっています。</translation>
    </message>
    <message>
        <source>{} does not own its HQ&apos;s cell {}.</source>
        <translation>{}が自分の本拠地のマス{}を所有していません。</translation>
    </message>
    <message>
        <source>The cell {} is active without a connection to the HQ.</source>
        <translation>マス{}は本拠地とつながっていないのに有効です。</translation>
    </message>
    <message>
        <source>The cell {} is connected to the HQ, but not active.</source>
        <translation>マス{}は本拠地とつながっているのに有効ではありません。</translation>
    </message>
    <message>
        <source>{} needs an id of its own, from 1 on.</source>
        <translation>{}には、1以上の固有のidが必要です。</translation>
    </message>
    <message>
        <source>{} is on a cell that is not its owner&apos;s.</source>
        <translation>{}が、所有者のものでないマスにあります。</translation>
    </message>
    <message>
        <source>{} is cut off: it died when the turn started.</source>
        <translation>{}は孤立しているので、ターンの開始時に死んでいます。</translation>
    </message>
    <message>
        <source>{} has one HQ, at {}.</source>
        <translation>{}の本拠地は{}の1つだけです。</translation>
    </message>
    <message>
        <source>{} is in the wrong corner.</source>
        <translation>{}が違う隅にあります。</translation>
    </message>
    <message>
        <source>{} is on a mine spot.</source>
        <translation>{}が鉱山候補地の上にあります。</translation>
    </message>
    <message>
        <source>{} is not on a mine spot.</source>
        <translation>{}が鉱山候補地の上にありません。</translation>
    </message>
    <message>
        <source>Two things are on the cell {}.</source>
        <translation>マス{}に2つのものがあります。</translation>
    </message>
    <message>
        <source>The map of a seed is symmetric; this one has land at {}, but none at {}.</source>
        <translation>シードのマップは対称です。このマップは{}が陸地なのに{}は陸地ではありません。</translation>
    </message>
    <message>
        <source>The map of a seed is symmetric; this one has a mine spot at {}, but none at {}.</source>
        <translation>シードのマップは対称です。このマップは{}に鉱山候補地があるのに{}にはありません。</translation>
    </message>
    <message>
        <source>The map of a seed has land in the nine cells of either HQ&apos;s corner; this one has none at {}.</source>
        <translation>シードのマップでは、両本拠地の隅の9マスが陸地です。このマップは{}が陸地ではありません。</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>テキストが空です。</translation>
    </message>
    <message>
        <source>the text continues after the last unit of the turn; give the text of one turn alone</source>
        <translation>ターンの最後のユニットの後にテキストが続いています。1ターン分だけを渡してください</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>{}行目</translation>
    </message>
    <message>
        <source>{}, line {}</source>
        <translation>{}の{}行目</translation>
    </message>
    <message>
        <source>{} ends after line {} in one of the two</source>
        <translation>{}は一方だけ{}行目で終わっています</translation>
    </message>
    <message>
        <source>column {}</source>
        <translation>列{}</translation>
    </message>
    <message>
        <source>a list of {} whole numbers is expected, not {}</source>
        <translation>整数{}個のリストが必要です（実際：{}）</translation>
    </message>
    <message>
        <source>column {}, row {} is not on the board of 12 by 12 cells</source>
        <translation>列{}、行{}は12 × 12マスの盤面の外です</translation>
    </message>
    <message>
        <source>the owner is 0 or 1, not {}</source>
        <translation>所有者は0か1です（実際：{}）</translation>
    </message>
    <message>
        <source>12 rows of 12 letters, joined with &apos;/&apos;, are expected</source>
        <translation>「/」でつないだ12文字の行が12行必要です</translation>
    </message>
    <message>
        <source>letter {} is &apos;{}&apos;, not one of {}</source>
        <translation>{}文字目は「{}」ですが、{}のどれかでなければなりません</translation>
    </message>
    <message>
        <source>the level is 1, 2 or 3, not {}</source>
        <translation>レベルは1、2、3のどれかです（実際：{}）</translation>
    </message>
    <message>
        <source>no unit has the id {}</source>
        <translation>id {}のユニットはありません</translation>
    </message>
    <message>
        <source>the type is 0, 1 or 2, not {}</source>
        <translation>タイプは0、1、2のどれかです（実際：{}）</translation>
    </message>
    <message>
        <source>A bot&apos;s program cannot be connected: {}.</source>
        <translation>ボットのプログラムに接続できません：{}。</translation>
    </message>
    <message>
        <source>A bot&apos;s program cannot be started: {}.</source>
        <translation>ボットのプログラムを起動できません：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::AnnealerSetup::Fields</name>
    <message>
        <source>Iterations of the search</source>
        <translation>探索の反復回数</translation>
    </message>
    <message>
        <source>Time to think instead</source>
        <translation>代わりに思考時間で指定</translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>探索のシード</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ArenaRequest::Fields</name>
    <message>
        <source>How many games; each map is played with both sides</source>
        <translation>対戦数。各マップを両方の側で対戦する</translation>
    </message>
    <message>
        <source>Seeds of the first maps, parted by commas</source>
        <translation>最初のマップのシード（コンマ区切り）</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>How many games are played at the same time</source>
        <translation>同時に行う対戦の数</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ChildProcess</name>
    <message>
        <source>it closed its output</source>
        <translation>出力を閉じました</translation>
    </message>
    <message>
        <source>it had more than {} processes</source>
        <translation>プロセスが{}個を超えました</translation>
    </message>
    <message>
        <source>A bot&apos;s program cannot be started: {}.</source>
        <translation>ボットのプログラムを起動できません：{}。</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::InputReader</name>
    <message>
        <source>the text ends where {} is expected</source>
        <translation>{}が必要な位置でテキストが終わっています</translation>
    </message>
    <message>
        <source>{} is expected here, not {}</source>
        <translation>ここには{}が必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>the cell in column {}, row {} is not land, or is already occupied</source>
        <translation>列{}、行{}のマスは陸地でないか、すでに使われています</translation>
    </message>
    <message>
        <source>a number or the first map row</source>
        <translation>数、またはマップの最初の行</translation>
    </message>
    <message>
        <source>there are more numbers than any mine spots, gold and income are</source>
        <translation>鉱山候補地、ゴールド、収入に必要な数より多くの数があります</translation>
    </message>
    <message>
        <source>your gold and income, and the enemy&apos;s, must precede the map</source>
        <translation>マップの前に、自分のゴールドと収入、敵のゴールドと収入が必要です</translation>
    </message>
    <message>
        <source>{} mine spots are impossible</source>
        <translation>鉱山候補地が{}か所というのはあり得ません</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>{}行目</translation>
    </message>
    <message>
        <source>before the map come the number of mine spots, {}, their places, gold and income: {} numbers, not {}</source>
        <translation>マップの前には、鉱山候補地の数{}、その位置、ゴールド、収入の計{}個の数が必要ですが、{}個あります</translation>
    </message>
    <message>
        <source>the mine spot is not on the board</source>
        <translation>鉱山候補地が盤外です</translation>
    </message>
    <message>
        <source>the mine spot {} has been named before</source>
        <translation>鉱山候補地{}が重複しています</translation>
    </message>
    <message>
        <source>a map row</source>
        <translation>マップの行</translation>
    </message>
    <message>
        <source>a map row has 12 characters, not {}</source>
        <translation>マップの行は12文字ですが、{}文字になっています</translation>
    </message>
    <message>
        <source>a map row consists of # . O o X x, and has no &apos;{}&apos;</source>
        <translation>マップの行に使えるのは# . O o X xです。&apos;{}&apos;は使えません</translation>
    </message>
    <message>
        <source>the number of buildings</source>
        <translation>建物の数</translation>
    </message>
    <message>
        <source>{} buildings are impossible</source>
        <translation>建物が{}個というのはあり得ません</translation>
    </message>
    <message>
        <source>a building &quot;owner type x y&quot;</source>
        <translation>建物「owner type x y」</translation>
    </message>
    <message>
        <source>a building&apos;s owner is 0 or 1 and its type 0, 1 or 2</source>
        <translation>建物のownerは0か1、typeは0、1、2のいずれかです</translation>
    </message>
    <message>
        <source>the number of units</source>
        <translation>ユニットの数</translation>
    </message>
    <message>
        <source>{} units are impossible</source>
        <translation>ユニットが{}体というのはあり得ません</translation>
    </message>
    <message>
        <source>a unit &quot;owner id level x y&quot;</source>
        <translation>ユニット「owner id level x y」</translation>
    </message>
    <message>
        <source>a unit&apos;s owner is 0 or 1 and its level 1, 2 or 3</source>
        <translation>ユニットのownerは0か1、levelは1、2、3のいずれかです</translation>
    </message>
    <message>
        <source>a unit has an id of its own, from 1 on, not {}</source>
        <translation>ユニットには1以上の固有のidが必要ですが、{}になっています</translation>
    </message>
    <message>
        <source>a unit has an id of its own, from 1 on; {} is taken</source>
        <translation>ユニットには1以上の固有のidが必要ですが、{}は使用済みです</translation>
    </message>
    <message>
        <source>your HQ is at (0,0) or at (11,11)</source>
        <translation>自分の本拠地の位置は(0,0)か(11,11)です</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::InputReader::Values</name>
    <message>
        <source>line {}</source>
        <translation>{}行目</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Parameters::Fields</name>
    <message>
        <source>Cost of a cell within the enemy&apos;s reach</source>
        <translation>敵の手の届くマスのコスト</translation>
    </message>
    <message>
        <source>Worth of a gold of income</source>
        <translation>収入のゴールド1つの価値</translation>
    </message>
    <message>
        <source>Cost of a cell that their worst straight chain costs us</source>
        <translation>敵の最悪の直線チェーンで失うマスのコスト</translation>
    </message>
    <message>
        <source>Worth of a cell of theirs that can be taken or cut off next turn</source>
        <translation>次のターンに奪えるか切り離せる敵のマスの価値</translation>
    </message>
    <message>
        <source>Worth of a cell that a unit&apos;s next step can take</source>
        <translation>ユニットの次の一歩で取れるマスの価値</translation>
    </message>
    <message>
        <source>Cost of units that cannot be paid next turn</source>
        <translation>次のターンに維持費を払えないユニットのコスト</translation>
    </message>
    <message>
        <source>Cost of a position in which they can finish next turn</source>
        <translation>次のターンに敵に決着を付けられる局面のコスト</translation>
    </message>
    <message>
        <source>Worth of being able to finish them next turn</source>
        <translation>次のターンに決着を付けられることの価値</translation>
    </message>
    <message>
        <source>Plans for a turn, of which the best is played</source>
        <translation>1ターンに立てるプランの数。最善のものを実行する</translation>
    </message>
    <message>
        <source>How often a chain is tried, for one single training</source>
        <translation>単独の訓練1回に対して、連続での訓練を試す頻度</translation>
    </message>
    <message>
        <source>Part of the time that is given to the moves</source>
        <translation>移動に使う時間の割合</translation>
    </message>
    <message>
        <source>First temperature of the moves</source>
        <translation>移動の最初の温度</translation>
    </message>
    <message>
        <source>Last temperature of the moves</source>
        <translation>移動の最後の温度</translation>
    </message>
    <message>
        <source>First temperature of training and building</source>
        <translation>訓練と建設の最初の温度</translation>
    </message>
    <message>
        <source>Last temperature of training and building</source>
        <translation>訓練と建設の最後の温度</translation>
    </message>
    <message>
        <source>Worth of a gold in turn 1</source>
        <translation>ターン1でのゴールド1の価値</translation>
    </message>
    <message>
        <source>Worth of a gold in turn 50</source>
        <translation>ターン50でのゴールド1の価値</translation>
    </message>
    <message>
        <source>Worth of a gold in turn 100</source>
        <translation>ターン100でのゴールド1の価値</translation>
    </message>
    <message>
        <source>Towers are tried so near to the enemy&apos;s land</source>
        <translation>塔を試す、敵の領土からの距離</translation>
    </message>
    <message>
        <source>First turn in which mines are built</source>
        <translation>鉱山を建て始めるターン</translation>
    </message>
    <message>
        <source>Turns before the end by which a mine must have paid</source>
        <translation>鉱山が元を取るべき、終了前のターン数</translation>
    </message>
    <message>
        <source>Whether the terms below are looked at</source>
        <translation>以下の項目を評価するかどうか</translation>
    </message>
    <message>
        <source>Cost of a cell cut off when all threatened ones fall</source>
        <translation>脅かされたマスがすべて落ちたときに分断されるマスのコスト</translation>
    </message>
    <message>
        <source>Cost of their being able to; half for a turn later</source>
        <translation>相手が次のターンに決着を付けられる場合のコスト。1ターン後なら半分</translation>
    </message>
    <message>
        <source>Part of a plan&apos;s time for the enemy&apos;s reply</source>
        <translation>プランの時間のうち、敵の応手に使う割合</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Program</name>
    <message>
        <source>{} and wrote &quot;{}&quot;</source>
        <translation>{}、エラー出力は「{}」</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::ProgramLimits::Fields</name>
    <message>
        <source>MiB of data that each process of a bot&apos;s program may have</source>
        <translation>ボットのプログラムの各プロセスが使えるデータ量（MiB）</translation>
    </message>
    <message>
        <source>How many processes a bot&apos;s program may have at the same time</source>
        <translation>ボットのプログラムが同時に持てるプロセスの数</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::TimeLimits::Fields</name>
    <message>
        <source>Milliseconds that a contestant has for its first line</source>
        <translation>参加者が最初の行を返すまでの時間（ミリ秒）</translation>
    </message>
    <message>
        <source>Milliseconds for every later line</source>
        <translation>それ以降の各行の時間（ミリ秒）</translation>
    </message>
    <message>
        <source>Multiplies both, for a slower machine</source>
        <translation>その両方に掛ける値（遅いマシン用）</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::Verifier</name>
    <message>
        <source>&quot;{}&quot; is not a type of line; init, turn and end are</source>
        <translation>「{}」という種類の行はありません。init、turn、endがあります</translation>
    </message>
    <message>
        <source>no game is recorded here</source>
        <translation>ここに対戦の記録はありません</translation>
    </message>
    <message>
        <source>the record breaks off before the end of the game</source>
        <translation>記録が対戦の終わる前に途切れています</translation>
    </message>
    <message>
        <source>this position cannot occur. {}</source>
        <translation>あり得ない局面です。{}</translation>
    </message>
    <message>
        <source>a player-turn is outside a game</source>
        <translation>対戦の外に手番があります</translation>
    </message>
    <message>
        <source>the record continues, but the game is over: {}</source>
        <translation>対戦が終わったのに記録が続いています：{}</translation>
    </message>
    <message>
        <source>the bot&apos;s line is a text or null, not {}</source>
        <translation>ボットの行は文字列かnullです（実際：{}）</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a reason for a missing line</source>
        <translation>「{}」は、行がない理由として使えません</translation>
    </message>
    <message>
        <source>a player-turn is a list of five, not of {}</source>
        <translation>手番は要素5つのリストです（実際：{}）</translation>
    </message>
    <message>
        <source>checksum of the input</source>
        <translation>入力のチェックサム</translation>
    </message>
    <message>
        <source>checksum of the position</source>
        <translation>局面のチェックサム</translation>
    </message>
    <message>
        <source>an end is outside a game</source>
        <translation>対戦の外にendがあります</translation>
    </message>
    <message>
        <source>the record ends, but the game continues</source>
        <translation>対戦が続いているのに記録が終わっています</translation>
    </message>
</context>
<context>
    <name>yomi::icefire::What</name>
    <message>
        <source>{}: the record has {}, the rules give {}</source>
        <translation>{}：記録は{}、ルールでは{}</translation>
    </message>
</context>
<context>
    <name>yomi::mnk</name>
    <message>
        <source>the square {} is taken</source>
        <translation>マス{}は埋まっています</translation>
    </message>
    <message>
        <source>The width of {} is {}; it must be {} to {}.</source>
        <translation>{}の幅は{}です。{}～{}でなければなりません。</translation>
    </message>
    <message>
        <source>The height of {} is {}; it must be at least {}, and width · height at most {}.</source>
        <translation>{}の高さは{}です。{}以上で、幅 · 高さ が{}以下でなければなりません。</translation>
    </message>
    <message>
        <source>The board {} is too large: it has {} squares, the limit is {}.</source>
        <translation>盤面{}は大きすぎます。{}マスあり、上限は{}マスです。</translation>
    </message>
</context>
<context>
    <name>yomi::search</name>
    <message>
        <source>Move {} has no score.</source>
        <translation>手{}にスコアがありません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go with these values before and after</source>
        <translation>「{}」は、この前後の値と合いません</translation>
    </message>
    <message>
        <source>the better moves are missing</source>
        <translation>より良い手がありません</translation>
    </message>
    <message>
        <source>no move is better than the best</source>
        <translation>最善手より良い手があることになっています</translation>
    </message>
    <message>
        <source>a move is listed twice</source>
        <translation>同じ手が二度あります</translation>
    </message>
    <message>
        <source>there are more moves than &quot;choices&quot;</source>
        <translation>手の数が「choices」より多くなっています</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no reply to name</source>
        <translation>「{}」に応手は付けられません</translation>
    </message>
    <message>
        <source>this value is missing</source>
        <translation>この値がありません</translation>
    </message>
    <message>
        <source>two plies are expected</source>
        <translation>手数が2つ必要です</translation>
    </message>
    <message>
        <source>The search of {} has one evaluation; there is none to choose.</source>
        <translation>{}の探索の評価は1つだけで、選べません。</translation>
    </message>
    <message>
        <source>The evaluation of {} is one of {}, not {}.</source>
        <translation>{}の評価は{}のどれかです（指定：{}）。</translation>
    </message>
    <message>
        <source>The images in the table of {} are one of {}, not {}.</source>
        <translation>{}の置換表のimagesは{}のどれかです（指定：{}）。</translation>
    </message>
    <message>
        <source>There is no record board of {}.</source>
        <translation>{}にレコード盤面はありません。</translation>
    </message>
    <message>
        <source>A depth limit is 0 to {}, counted from the moves of the position; {} is not.</source>
        <translation>深さ制限は局面の手から数えて0～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>MTD(f) always uses its transposition table; it cannot be off.</source>
        <translation>MTD(f)は必ず置換表を使うので、無効にできません。</translation>
    </message>
    <message>
        <source>The image rule needs the transposition table, which is off.</source>
        <translation>imagesの指定には置換表が必要ですが、無効です。</translation>
    </message>
    <message>
        <source>A fresh table for each move needs the transposition table, which is off.</source>
        <translation>手ごとの新しい置換表には置換表が必要ですが、無効です。</translation>
    </message>
    <message>
        <source>Iterative deepening takes its move ordering from the transposition table of the iteration before: switch the table on or the ordering off.</source>
        <translation>反復深化の手の並べ替えは、前の反復の置換表を使います。置換表を有効にするか、並べ替えを無効にしてください。</translation>
    </message>
    <message>
        <source>The own move needs the transposition table, which is off.</source>
        <translation>own-moveには置換表が必要ですが、無効です。</translation>
    </message>
    <message>
        <source>The number of entries needs the transposition table, which is off.</source>
        <translation>エントリ数の指定には置換表が必要ですが、無効です。</translation>
    </message>
    <message>
        <source>A replacement needs a table with a number of entries (table-entries); one without holds every position.</source>
        <translation>置き換え方式には、エントリ数（table-entries）を指定した置換表が必要です。指定のない置換表は全局面を保持します。</translation>
    </message>
    <message>
        <source>A table has 1 entry or more, not {}.</source>
        <translation>置換表のエントリ数は1以上です（指定：{}）。</translation>
    </message>
    <message>
        <source>MTD(f) searches the root with null windows; with root every each move has the full window.</source>
        <translation>MTD(f)はルートをヌルウィンドウで探索します。root everyでは各手がフルウィンドウになります。</translation>
    </message>
    <message>
        <source>MTD(f) needs values outside the window; with fail hard there are none.</source>
        <translation>MTD(f)にはウィンドウの外の値が必要です。fail hardでは得られません。</translation>
    </message>
    <message>
        <source>Aspiration narrows the window of the root; with root every each move has the full window.</source>
        <translation>アスピレーションはルートのウィンドウを狭めます。root everyでは各手がフルウィンドウになります。</translation>
    </message>
    <message>
        <source>MTD(f) has windows of its own; aspiration is for the other searches.</source>
        <translation>MTD(f)には独自のウィンドウがあります。アスピレーションはほかの探索用です。</translation>
    </message>
    <message>
        <source>Aspiration takes its window from the iteration before; it needs iterative.</source>
        <translation>アスピレーションは前の反復からウィンドウを決めるので、iterativeが必要です。</translation>
    </message>
    <message>
        <source>A fresh table for each move needs root every; with root textbook the moves share one.</source>
        <translation>手ごとの新しい置換表にはroot everyが必要です。root textbookでは手が1つの置換表を共有します。</translation>
    </message>
    <message>
        <source>Only PVS searches a child twice; making it for each search apart has no meaning elsewhere.</source>
        <translation>子を二度探索するのはPVSだけです。探索ごとに着手し直す設定は、他では意味がありません。</translation>
    </message>
    <message>
        <source>a document has one search at least</source>
        <translation>文書には探索が1つ以上必要です</translation>
    </message>
    <message>
        <source>A table with a number of entries has images canonical or none, not {}.</source>
        <translation>エントリ数を指定した置換表のimagesはcanonicalかnoneです。{}にはできません。</translation>
    </message>
</context>
<context>
    <name>yomi::search::Settings::Fields</name>
    <message>
        <source>Which search</source>
        <translation>探索の方法</translation>
    </message>
    <message>
        <source>What a position is worth</source>
        <translation>局面の評価方法</translation>
    </message>
    <message>
        <source>Search each move of the position with the full window, or as those of any node</source>
        <translation>局面の各手をフルウィンドウで探索するか、ほかのノードの手と同じに扱うか</translation>
    </message>
    <message>
        <source>Return values outside the window as found, or as the window&apos;s end</source>
        <translation>ウィンドウの外の値をそのまま返すか、ウィンドウの端として返すか</translation>
    </message>
    <message>
        <source>Width of a null window: a point, or the least difference</source>
        <translation>ヌルウィンドウの幅：1点、または最小の差</translation>
    </message>
    <message>
        <source>Try the moves first that cut at the same depth</source>
        <translation>同じ深さでカットした手を先に試す</translation>
    </message>
    <message>
        <source>Try the moves first that cut most</source>
        <translation>最も多くカットした手を先に試す</translation>
    </message>
    <message>
        <source>Take the first move from this iteration&apos;s table, too</source>
        <translation>現在の反復自身の表からも先頭の手を取る</translation>
    </message>
    <message>
        <source>How the table&apos;s move becomes the first</source>
        <translation>置換表の手を先頭に置く方法</translation>
    </message>
    <message>
        <source>Search in a window of this many points around the last value</source>
        <translation>前回の値の前後この点数のウィンドウで探索</translation>
    </message>
    <message>
        <source>Use a transposition table (PVS does unless it is off, MTD(f) always)</source>
        <translation>置換表を使う（PVSは無効にしない限り、MTD(f)は常に使う）</translation>
    </message>
    <message>
        <source>What the table keeps of mirror images</source>
        <translation>対称な局面を置換表にどう持つか</translation>
    </message>
    <message>
        <source>Places of the table, else it holds every position</source>
        <translation>置換表のエントリ数。省けば全局面を保持</translation>
    </message>
    <message>
        <source>Which entry of a full table gives way</source>
        <translation>置換表が満杯のとき、どのエントリを置き換えるか</translation>
    </message>
    <message>
        <source>Use a new table for each move of the position</source>
        <translation>局面の手ごとに新しい置換表を使う</translation>
    </message>
    <message>
        <source>Deepen: search to depth 0, 1, … up to the limit</source>
        <translation>反復深化：深さ0、1、…と上限まで探索</translation>
    </message>
    <message>
        <source>Do not start with the best moves of the iteration before</source>
        <translation>前の反復の最善手から始めない</translation>
    </message>
    <message>
        <source>Depth limit below the position&apos;s moves, else to the end</source>
        <translation>局面の手から数えた深さ制限。省けば終局まで</translation>
    </message>
    <message>
        <source>What is searched on; record is the article&apos;s</source>
        <translation>探索に使う盤面。recordは記事のもの</translation>
    </message>
    <message>
        <source>How a child is made; unmake-each: by PVS for each of its searches</source>
        <translation>子の作り方。unmake-eachは、PVSの探索ごとに作り直す</translation>
    </message>
</context>
<context>
    <name>yomi::search::detail::Eval</name>
    <message>
        <source>An aspiration window reaches a multiple of half a point either way; {} is not.</source>
        <translation>アスピレーションウィンドウの幅は、上下それぞれ半点の倍数です（指定：{}）。</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage</name>
    <message>
        <source>A side has room for {} minions, not {}.</source>
        <translation>片側のミニオンは{}体までです（指定：{}）。</translation>
    </message>
    <message>
        <source>The health of {} must be {} to {}, not {}.</source>
        <translation>{}の体力は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The armor of {} must be {} to {}, not {}.</source>
        <translation>{}の装甲は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>what {} summons</source>
        <translation>{}の召喚するミニオン</translation>
    </message>
    <message>
        <source>The attack of {} must be {} to {}, not {}.</source>
        <translation>{}の攻撃力は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The Spell Damage of {} must be {} to {}, not {}.</source>
        <translation>{}の呪文ダメージは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>the id {} is given twice; leave it out or give another</source>
        <translation>id {}が二度使われています。省くか別のidにしてください</translation>
    </message>
    <message>
        <source>a card has a name, &quot;en&quot; or &quot;zh&quot;</source>
        <translation>カードには名前「en」か「zh」が必要です</translation>
    </message>
    <message>
        <source>must be hits or damagePerHit, not {}</source>
        <translation>hitsかdamagePerHitのどちらかです（実際：{}）</translation>
    </message>
    <message>
        <source>{} cannot be played here: {}.</source>
        <translation>{}はここでは使えません：{}。</translation>
    </message>
    <message>
        <source>Spell Damage must be {} to {}, not {}.</source>
        <translation>呪文ダメージは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The number of hits must be {} to {}, not {}.</source>
        <translation>ヒット数は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The damage per hit must be {} to {}, not {}.</source>
        <translation>1ヒットのダメージは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Exact fractions are worked out for at most {} states; this board has {} with {} hits.</source>
        <translation>厳密な分数を計算できるのは{0}状態までです。この盤面は{2}ヒットで{1}状態あります。</translation>
    </message>
    <message>
        <source>The wanted probability must be above 0 and at most 1, not {}.</source>
        <translation>目標確率は0より大きく1以下です（指定：{}）。</translation>
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
        <translation>攻撃力は{}～{}の整数です（指定：{}）</translation>
    </message>
    <message>
        <source>Health must be a whole number from {} to {}, not {}</source>
        <translation>体力は{}～{}の整数です（指定：{}）</translation>
    </message>
    <message>
        <source>A list of minions such as 4 5 6 or 3/2 2/1 is expected.</source>
        <translation>4 5 6や3/2 2/1のようなミニオンのリストが必要です。</translation>
    </message>
    <message>
        <source>A side has room for {} minions; this list has {}.</source>
        <translation>片側のミニオンは{}体までです。このリストには{}体います。</translation>
    </message>
    <message>
        <source>There is no target: add at least one character.</source>
        <translation>対象がいません。キャラクターを1体以上追加してください。</translation>
    </message>
    <message>
        <source>At most {} characters fit on the board, not {}.</source>
        <translation>盤面に置けるキャラクターは{}体までです（指定：{}）。</translation>
    </message>
    <message>
        <source>The hits that a character takes to die must be {} to {}, not {}.</source>
        <translation>キャラクターの死亡に必要なヒット数は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>There are {} goals for {} characters.</source>
        <translation>キャラクター{1}体に対して目標が{0}個あります。</translation>
    </message>
    <message>
        <source>A list has 1 to {} damages, not {}.</source>
        <translation>リストのダメージは1～{}個です（指定：{}）。</translation>
    </message>
    <message>
        <source>A damage of {} must be {} to {}, not {}.</source>
        <translation>{}のダメージは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The damage per hit of {} must be {} to {}, not {}.</source>
        <translation>{}の1ヒットのダメージは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The number of hits of {} must be {} to {}, not {}.</source>
        <translation>{}のヒット数は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>&quot;mostPerHit&quot; does not go with {}.</source>
        <translation>「mostPerHit」は{}では使えません。</translation>
    </message>
    <message>
        <source>The most damage per hit of {} must be {} to {}, not {}.</source>
        <translation>{}の1ヒットのダメージの最大値は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>the deathrattle of {}</source>
        <translation>{}の断末魔</translation>
    </message>
    <message>
        <source>A deathrattle strikes by itself; &quot;{}&quot; does not go with {}.</source>
        <translation>断末魔は自動で発動します。「{}」は{}では使えません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not go with {}.</source>
        <translation>「{}」は{}では使えません。</translation>
    </message>
    <message>
        <source>There is no character at {} for the goal.</source>
        <translation>目標の位置{}にキャラクターがいません。</translation>
    </message>
    <message>
        <source>At least 1 to {} must die, not {}.</source>
        <translation>死亡数の下限は1～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Mana must be {} to {}, not {}.</source>
        <translation>マナは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>There is no action to play.</source>
        <translation>実行するアクションがありません。</translation>
    </message>
    <message>
        <source>A plan has at most {} actions, not {}.</source>
        <translation>プランのアクションは{}個までです（指定：{}）。</translation>
    </message>
    <message>
        <source>A goal has 1 to {} clauses, not {}.</source>
        <translation>目標の条件は1～{}個です（指定：{}）。</translation>
    </message>
    <message>
        <source>Name who must die or live, or minimise the enemy attack.</source>
        <translation>死亡・生存を目標とするキャラクターを指定するか、敵の攻撃力の最小化を選んでください。</translation>
    </message>
    <message>
        <source>the minion of action {}</source>
        <translation>アクション{}のミニオン</translation>
    </message>
    <message>
        <source>the enemy hero</source>
        <translation>敵のヒーロー</translation>
    </message>
    <message>
        <source>the friendly hero</source>
        <translation>味方のヒーロー</translation>
    </message>
    <message>
        <source>what is summoned at enemy minion {}</source>
        <translation>敵のミニオン{}が召喚するもの</translation>
    </message>
    <message>
        <source>what is summoned at friendly minion {}</source>
        <translation>味方のミニオン{}が召喚するもの</translation>
    </message>
    <message>
        <source>enemy minion {}</source>
        <translation>敵のミニオン{}</translation>
    </message>
    <message>
        <source>friendly minion {}</source>
        <translation>味方のミニオン{}</translation>
    </message>
    <message>
        <source>The depth of the policy must be {} to {}, not {}.</source>
        <translation>方策の深さは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The number of outcomes must be {} to {}, not {}.</source>
        <translation>結果の数は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The number of runs must be {} to {}, not {}.</source>
        <translation>試行回数は{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>Enemy hero</source>
        <translation>敵のヒーロー</translation>
    </message>
    <message>
        <source>Friendly hero</source>
        <translation>味方のヒーロー</translation>
    </message>
    <message>
        <source>Minion {}</source>
        <translation>ミニオン{}</translation>
    </message>
    <message>
        <source>Friendly minion {}</source>
        <translation>味方のミニオン{}</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>メイジ</translation>
    </message>
    <message>
        <source>Paladin</source>
        <translation>パラディン</translation>
    </message>
    <message>
        <source>Warlock</source>
        <translation>ウォーロック</translation>
    </message>
    <message>
        <source>Demon Hunter</source>
        <translation>デーモンハンター</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中立</translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation>ローグ</translation>
    </message>
    <message>
        <source>Death Knight</source>
        <translation>デスナイト</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>ウォリアー</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>ハンター</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>プリースト</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>シャーマン</translation>
    </message>
    <message>
        <source>Druid</source>
        <translation>ドルイド</translation>
    </message>
    <message>
        <source>start of the next turn</source>
        <translation>次のターンの開始時</translation>
    </message>
    <message>
        <source>after a spell</source>
        <translation>呪文の使用後</translation>
    </message>
    <message>
        <source>after a Mech is summoned</source>
        <translation>メカの召喚後</translation>
    </message>
    <message>
        <source>deathrattle</source>
        <translation>断末魔</translation>
    </message>
    <message>
        <source>location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>ターン終了時</translation>
    </message>
    <message>
        <source>when it awakens</source>
        <translation>目覚めた時</translation>
    </message>
    <message>
        <source>after it attacks and survives</source>
        <translation>攻撃して生き残った後</translation>
    </message>
    <message>
        <source>start of turn</source>
        <translation>ターン開始時</translation>
    </message>
    <message>
        <source>after an overheal</source>
        <translation>過回復後</translation>
    </message>
    <message>
        <source>after a friendly minion dies</source>
        <translation>味方のミニオンの死亡後</translation>
    </message>
    <message>
        <source>after a Pirate is summoned</source>
        <translation>海賊の召喚後</translation>
    </message>
    <message>
        <source>after the hero power</source>
        <translation>ヒーローパワーの使用後</translation>
    </message>
    <message>
        <source>after a minion is summoned</source>
        <translation>ミニオンの召喚後</translation>
    </message>
    <message>
        <source>after it takes damage</source>
        <translation>ダメージを受けた後</translation>
    </message>
    <message>
        <source>after a minion is healed</source>
        <translation>ミニオンの回復後</translation>
    </message>
    <message>
        <source>after a neighbour attacks</source>
        <translation>隣のミニオンの攻撃後</translation>
    </message>
    <message>
        <source>after a Battlecry minion</source>
        <translation>雄叫びミニオンの使用後</translation>
    </message>
    <message>
        <source>after a spell on it</source>
        <translation>これを対象とする呪文の使用後</translation>
    </message>
    <message>
        <source>after a friendly minion attacks</source>
        <translation>味方のミニオンの攻撃後</translation>
    </message>
    <message>
        <source>after an Elemental is summoned</source>
        <translation>エレメンタルの召喚後</translation>
    </message>
    <message>
        <source>after an outermost card of the hand</source>
        <translation>手札の端のカードの使用後</translation>
    </message>
    <message>
        <source>after a Naga</source>
        <translation>ナーガの使用後</translation>
    </message>
    <message>
        <source>secret, after the opposing hero power</source>
        <translation>秘策、相手のヒーローパワーの使用後</translation>
    </message>
    <message>
        <source>hero power</source>
        <translation>ヒーローパワー</translation>
    </message>
    <message>
        <source>an asteroid is drawn</source>
        <translation>小惑星を引いた時</translation>
    </message>
    <message>
        <source>after your hero takes damage</source>
        <translation>自分のヒーローがダメージを受けた後</translation>
    </message>
    <message>
        <source>after your hero is healed</source>
        <translation>自分のヒーローの回復後</translation>
    </message>
    <message>
        <source>after a friendly Undead dies</source>
        <translation>味方のアンデッドの死亡後</translation>
    </message>
    <message>
        <source>after your hero attacks</source>
        <translation>自分のヒーローの攻撃後</translation>
    </message>
    <message>
        <source>secret, when your hero is attacked</source>
        <translation>秘策、自分のヒーローが攻撃された時</translation>
    </message>
    <message>
        <source>after a minion is played</source>
        <translation>ミニオンの使用後</translation>
    </message>
    <message>
        <source>combo</source>
        <translation>コンボ</translation>
    </message>
    <message>
        <source>a Mech of yours is there</source>
        <translation>自分のメカがいる</translation>
    </message>
    <message>
        <source>an Elemental was played last turn</source>
        <translation>前のターンにエレメンタルを使った</translation>
    </message>
    <message>
        <source>20 friendly minions have died this game</source>
        <translation>この対戦で味方のミニオンが20体死んだ</translation>
    </message>
    <message>
        <source>three casts: add it once for each</source>
        <translation>3回使える（使う回数だけ追加する）</translation>
    </message>
    <message>
        <source>may be cast again this turn: add it once for each cast</source>
        <translation>このターンにもう一度使える（使う回数だけ追加する）</translation>
    </message>
    <message>
        <source>forged; without it the first step alone</source>
        <translation>鍛造済み（鍛造前は最初のステップだけ）</translation>
    </message>
    <message>
        <source>no duplicates in the deck</source>
        <translation>デッキに同じカードが2枚以上ない</translation>
    </message>
    <message>
        <source>three of them are there</source>
        <translation>これが場に3体いる</translation>
    </message>
    <message>
        <source>no Elemental last turn; after one the target is chosen</source>
        <translation>前のターンにエレメンタルを使っていない（使っていれば対象を選べる）</translation>
    </message>
    <message>
        <source>no Starship launched</source>
        <translation>宇宙船を発進させていない</translation>
    </message>
    <message>
        <source>finale</source>
        <translation>フィナーレ</translation>
    </message>
    <message>
        <source>the first of its two choices</source>
        <translation>2つの選択肢の1つ目</translation>
    </message>
    <message>
        <source>without Quickdraw</source>
        <translation>早撃ちなし</translation>
    </message>
    <message>
        <source>the card drawn is no minion</source>
        <translation>引いたカードがミニオンではない</translation>
    </message>
    <message>
        <source>the target is Frozen</source>
        <translation>対象が凍結している</translation>
    </message>
    <message>
        <source>a Secret of yours is there</source>
        <translation>自分の秘策がある</translation>
    </message>
    <message>
        <source>the target is undamaged</source>
        <translation>対象が無傷</translation>
    </message>
    <message>
        <source>your deck began without two equal cards</source>
        <translation>対戦開始時のデッキに同じカードが2枚以上なかった</translation>
    </message>
    <message>
        <source>the second of its two choices</source>
        <translation>2つの選択肢の2つ目</translation>
    </message>
    <message>
        <source>a Dragon is in hand</source>
        <translation>手札にドラゴンがいる</translation>
    </message>
    <message>
        <source>the target is no friendly Demon</source>
        <translation>対象が味方の悪魔ではない</translation>
    </message>
    <message>
        <source>the deck has even costs alone</source>
        <translation>デッキのカードのコストがすべて偶数</translation>
    </message>
    <message>
        <source>Echo: add it once for each cast</source>
        <translation>木霊（使う回数だけ追加する）</translation>
    </message>
    <message>
        <source>the target is damaged</source>
        <translation>対象がダメージを受けている</translation>
    </message>
    <message>
        <source>your hero attacked this turn</source>
        <translation>このターンに自分のヒーローが攻撃した</translation>
    </message>
    <message>
        <source>an enemy is chosen</source>
        <translation>敵を選ぶ</translation>
    </message>
    <message>
        <source>a weapon is equipped</source>
        <translation>武器を装備している</translation>
    </message>
    <message>
        <source>the summoned minion</source>
        <translation>召喚されるミニオン</translation>
    </message>
    <message>
        <source>Lifesteal</source>
        <translation>生命奪取</translation>
    </message>
    <message>
        <source>healing for each kill</source>
        <translation>撃破ごとの回復</translation>
    </message>
    <message>
        <source>the silence</source>
        <translation>沈黙</translation>
    </message>
    <message>
        <source>Lifesteal when forged</source>
        <translation>鍛造後の生命奪取</translation>
    </message>
    <message>
        <source>Lifesteal, Reborn</source>
        <translation>生命奪取、蘇り</translation>
    </message>
    <message>
        <source>Reborn</source>
        <translation>蘇り</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>巻き戻し</translation>
    </message>
    <message>
        <source>the exchange of the hero power</source>
        <translation>ヒーローパワーの入れ替え</translation>
    </message>
    <message>
        <source>the neighbour struck by Quickdraw</source>
        <translation>早撃ちで隣のミニオンに当たる分</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>凍結</translation>
    </message>
    <message>
        <source>cards drawn</source>
        <translation>カードを引く効果</translation>
    </message>
    <message>
        <source>excess damage to the enemy hero</source>
        <translation>敵のヒーローに与える超過ダメージ</translation>
    </message>
    <message>
        <source>the doubled bonus from Spell Damage</source>
        <translation>呪文ダメージの倍加</translation>
    </message>
    <message>
        <source>the lower cost for each death</source>
        <translation>死亡ごとのコスト減</translation>
    </message>
    <message>
        <source>the card gained</source>
        <translation>手に入るカード</translation>
    </message>
    <message>
        <source>the Roaring Torch in the deck (6 damage)</source>
        <translation>デッキに入るRoaring Torch（6ダメージ）</translation>
    </message>
    <message>
        <source>the weapon destroyed</source>
        <translation>武器の破壊</translation>
    </message>
    <message>
        <source>the return to the hand</source>
        <translation>手札に戻る効果</translation>
    </message>
    <message>
        <source>Overload</source>
        <translation>オーバーロード</translation>
    </message>
    <message>
        <source>the summoned Imps</source>
        <translation>召喚されるインプ</translation>
    </message>
    <message>
        <source>Spellburst</source>
        <translation>魔法活性</translation>
    </message>
    <message>
        <source>cards drawn, the armor, the summoned minion</source>
        <translation>カードを引く効果、装甲、召喚されるミニオン</translation>
    </message>
    <message>
        <source>the healing</source>
        <translation>回復</translation>
    </message>
    <message>
        <source>the copy in the opponent&apos;s deck</source>
        <translation>相手のデッキに入るコピー</translation>
    </message>
    <message>
        <source>the card discarded</source>
        <translation>破棄するカード</translation>
    </message>
    <message>
        <source>the damage to your hero</source>
        <translation>自分のヒーローへのダメージ</translation>
    </message>
    <message>
        <source>the summoned minions</source>
        <translation>召喚されるミニオン</translation>
    </message>
    <message>
        <source>the crystals unlocked</source>
        <translation>ロック解除されるマナクリスタル</translation>
    </message>
    <message>
        <source>the Jade Golem</source>
        <translation>翡翠のゴーレム</translation>
    </message>
    <message>
        <source>the lower cost for each enemy minion</source>
        <translation>敵のミニオン数によるコスト減</translation>
    </message>
    <message>
        <source>the armor</source>
        <translation>装甲</translation>
    </message>
    <message>
        <source>the Attack given</source>
        <translation>攻撃力の付与</translation>
    </message>
    <message>
        <source>the deathrattle, which strikes again</source>
        <translation>もう一度ダメージを与える断末魔</translation>
    </message>
    <message>
        <source>Lifesteal, the lower cost of Outcast</source>
        <translation>生命奪取、異端によるコスト減</translation>
    </message>
    <message>
        <source>Freeze, the summoned minion</source>
        <translation>凍結、召喚されるミニオン</translation>
    </message>
    <message>
        <source>the buff of C&apos;Thun</source>
        <translation>クトゥーンの強化</translation>
    </message>
    <message>
        <source>which rule Spell Damage follows in the second step</source>
        <translation>2番目のステップでの呪文ダメージの扱い</translation>
    </message>
    <message>
        <source>what later Relics improve</source>
        <translation>以後の遺物で強化される値</translation>
    </message>
    <message>
        <source>that Spell Damage lengthens the list (its tag is that of the split spells)</source>
        <translation>呪文ダメージでリストが長くなるかどうか（タグは分散ダメージの呪文と同じ）</translation>
    </message>
    <message>
        <source>whether one minion can be struck twice</source>
        <translation>同じミニオンに2回当たるかどうか</translation>
    </message>
    <message>
        <source>whether the dead leave between its two parts</source>
        <translation>2回の効果の間に死んだミニオンが場を離れるかどうか</translation>
    </message>
    <message>
        <source>3, or 6 after a Fire spell this turn</source>
        <translation>3（このターンに炎の呪文を使っていれば6）</translation>
    </message>
    <message>
        <source>Attack of the minion</source>
        <translation>ミニオンの攻撃力</translation>
    </message>
    <message>
        <source>3, or 6 when no minion is in the deck</source>
        <translation>3（デッキにミニオンがいなければ6）</translation>
    </message>
    <message>
        <source>Attack of the silenced minion</source>
        <translation>沈黙させるミニオンの攻撃力</translation>
    </message>
    <message>
        <source>1, or 2 when a Zerg attacked</source>
        <translation>1（ザーグが攻撃したなら2）</translation>
    </message>
    <message>
        <source>4, or 8 with a card of cost 8 or more in hand</source>
        <translation>4（手札にコスト8以上のカードがあれば8）</translation>
    </message>
    <message>
        <source>the amount healed</source>
        <translation>回復量</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Mana Crystals</source>
        <translation>マナクリスタルの数</translation>
    </message>
    <message>
        <source>spells in hand</source>
        <translation>手札の呪文の数</translation>
    </message>
    <message>
        <source>1 and the other cards in hand</source>
        <translation>1＋ほかの手札の枚数</translation>
    </message>
    <message>
        <source>1 and your Pirates</source>
        <translation>1＋自分の海賊の数</translation>
    </message>
    <message>
        <source>1 and your other Zerg minions</source>
        <translation>1＋自分のほかのザーグのミニオン数</translation>
    </message>
    <message>
        <source>1 and your Beasts</source>
        <translation>1＋自分の獣の数</translation>
    </message>
    <message>
        <source>Corpses spent, at most 5</source>
        <translation>消費する死体の数（5まで）</translation>
    </message>
    <message>
        <source>bullets loaded</source>
        <translation>装填した弾の数</translation>
    </message>
    <message>
        <source>1 and the Relics played before</source>
        <translation>1＋以前に使った遺物の数</translation>
    </message>
    <message>
        <source>2 and its upgrades</source>
        <translation>2＋強化分</translation>
    </message>
    <message>
        <source>your hero&apos;s Attack</source>
        <translation>自分のヒーローの攻撃力</translation>
    </message>
    <message>
        <source>2, or 4 as a combo</source>
        <translation>2（コンボなら4）</translation>
    </message>
    <message>
        <source>Attack of the weapon</source>
        <translation>武器の攻撃力</translation>
    </message>
    <message>
        <source>1, or 2 as a combo</source>
        <translation>1（コンボなら2）</translation>
    </message>
    <message>
        <source>3, or 5 with a Beast of yours</source>
        <translation>3（自分の獣がいれば5）</translation>
    </message>
    <message>
        <source>3, or 1 with a card drawn</source>
        <translation>3（カードを引くなら1）</translation>
    </message>
    <message>
        <source>cost of the card drawn</source>
        <translation>引いたカードのコスト</translation>
    </message>
    <message>
        <source>your armor</source>
        <translation>自分の装甲</translation>
    </message>
    <message>
        <source>4, or 6 when your hero has 12 Health or less</source>
        <translation>4（自分のヒーローの体力が12以下なら6）</translation>
    </message>
    <message>
        <source>1, or 3 when your hero has 12 Health or less</source>
        <translation>1（自分のヒーローの体力が12以下なら3）</translation>
    </message>
    <message>
        <source>it summons two minions</source>
        <translation>ミニオンを2体召喚するため</translation>
    </message>
    <message>
        <source>its deathrattle summons two minions</source>
        <translation>断末魔でミニオンを2体召喚するため</translation>
    </message>
    <message>
        <source>it destroys a minion, and its hits are the Attack of the minion chosen</source>
        <translation>ミニオンを破壊し、選んだミニオンの攻撃力がヒット数になるため</translation>
    </message>
    <message>
        <source>its damage is Poisonous</source>
        <translation>ダメージに猛毒が付くため</translation>
    </message>
    <message>
        <source>it attacks a random minion, and excess damage strikes the hero</source>
        <translation>ランダムなミニオンを攻撃し、超過ダメージをヒーローに与えるため</translation>
    </message>
    <message>
        <source>it strikes a random enemy other than the one attacked</source>
        <translation>攻撃した敵以外のランダムな敵にダメージを与えるため</translation>
    </message>
    <message>
        <source>it gives deathrattles that strike to minions</source>
        <translation>ダメージを与える断末魔をミニオンに付与するため</translation>
    </message>
    <message>
        <source>it strikes a neighbour: Yomi does not track who is beside whom</source>
        <translation>隣のミニオンに当たるため（Yomiは並び順を扱いません）</translation>
    </message>
    <message>
        <source>it treats friendly and enemy minions differently in one shower of hits</source>
        <translation>一連のヒットで味方と敵のミニオンへの効果が異なるため</translation>
    </message>
    <message>
        <source>it damages only those that were Frozen</source>
        <translation>凍結していた相手だけにダメージを与えるため</translation>
    </message>
    <message>
        <source>its damage is not in the catalog; an action with your own numbers may do</source>
        <translation>ダメージの値がカタログにないため（数値を自分で決めたアクションで代用できます）</translation>
    </message>
    <message>
        <source>it deals no damage</source>
        <translation>ダメージを与えないため</translation>
    </message>
    <message>
        <source>Damage to a target</source>
        <translation>対象1体へのダメージ</translation>
    </message>
    <message>
        <source>Damage to all</source>
        <translation>全体へのダメージ</translation>
    </message>
    <message>
        <source>Random targets</source>
        <translation>ランダムな対象</translation>
    </message>
    <message>
        <source>Split damage</source>
        <translation>分散ダメージ</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::ActionCheck</name>
    <message>
        <source>action {}</source>
        <translation>アクション{}</translation>
    </message>
    <message>
        <source>action {} ({})</source>
        <translation>アクション{}（{}）</translation>
    </message>
    <message>
        <source>An action has 1 to {} steps, not {}.</source>
        <translation>アクションのステップは1～{}個です（指定：{}）。</translation>
    </message>
    <message>
        <source>The cost of {} must be {} to {}, not {}.</source>
        <translation>{}のコストは{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>the minion of {}</source>
        <translation>{}のミニオン</translation>
    </message>
    <message>
        <source>{} needs a target in a fixed order.</source>
        <translation>固定順では{}に対象が必要です。</translation>
    </message>
    <message>
        <source>Steps {} and {} of action {} both have a chosen target; one may.</source>
        <translation>アクション{2}のステップ{0}と{1}は、どちらも対象を選びます。選べるのは一方だけです。</translation>
    </message>
    <message>
        <source>Spell Damage adds hits to split, list, lowest and distinct alone, not to {}.</source>
        <translation>呪文ダメージでヒットが増えるのはsplit、list、lowest、distinctだけです。{}では増えません。</translation>
    </message>
    <message>
        <source>&quot;again&quot; does not go with {}.</source>
        <translation>「again」は{}では使えません。</translation>
    </message>
    <message>
        <source>&quot;butTarget&quot; does not go with {}.</source>
        <translation>「butTarget」は{}では使えません。</translation>
    </message>
    <message>
        <source>Step {} of action {} leaves out the chosen target, but the action has none.</source>
        <translation>アクション{1}のステップ{0}は選んだ対象を除きますが、このアクションには選ぶ対象がありません。</translation>
    </message>
    <message>
        <source>The number of hits of {} with {} Spell Damage must be {} to {}, not {}.</source>
        <translation>{}のヒット数は、呪文ダメージ{}のとき{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>The damage per hit of {} with {} Spell Damage must be {} to {}, not {}.</source>
        <translation>{}の1ヒットのダメージは、呪文ダメージ{}のとき{}～{}です（指定：{}）。</translation>
    </message>
    <message>
        <source>{} strikes until one dies, which may never end: {} is immune.</source>
        <translation>{}はどれかが死ぬまで続きますが、{}が無敵なので終わらない可能性があります。</translation>
    </message>
    <message>
        <source>An attack is an action of its own.</source>
        <translation>攻撃は単独のアクションにしてください。</translation>
    </message>
    <message>
        <source>An attack&apos;s pool is enemy characters or enemy minions, not {}.</source>
        <translation>攻撃の対象範囲は敵のキャラクターか敵のミニオンです（指定：{}）。</translation>
    </message>
    <message>
        <source>Who attacks is missing: give &quot;attacker&quot; to {}.</source>
        <translation>攻撃する側がありません。{}に「attacker」を指定してください。</translation>
    </message>
    <message>
        <source>The attacker must be friendly, not {}.</source>
        <translation>攻撃する側は味方でなければなりません（指定：{}）。</translation>
    </message>
    <message>
        <source>Friendly minion {} has no attack; give it one before it attacks.</source>
        <translation>味方のミニオン{}に攻撃力がありません。攻撃の前に設定してください。</translation>
    </message>
    <message>
        <source>The friendly hero has no attack; give it one before it attacks.</source>
        <translation>味方のヒーローに攻撃力がありません。攻撃の前に設定してください。</translation>
    </message>
    <message>
        <source>Action {} is played last and by itself; give its target.</source>
        <translation>アクション{}は最後に自動で実行されるので、対象を指定してください。</translation>
    </message>
    <message>
        <source>{} has no chosen target.</source>
        <translation>{}には選ぶ対象がありません。</translation>
    </message>
    <message>
        <source>{} cannot strike {}: its pool is {}.</source>
        <translation>{}は{}に当たりません。対象範囲は{}です。</translation>
    </message>
    <message>
        <source>There is no character at {} for {}.</source>
        <translation>{1}の位置{0}にキャラクターがいません。</translation>
    </message>
    <message>
        <source>Action {}</source>
        <translation>アクション{}</translation>
    </message>
    <message>
        <source>Action {} ({})</source>
        <translation>アクション{}（{}）</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Being</name>
    <message>
        <source>a {} has at most {} characters, not {}</source>
        <translation>{}は{}文字までです（実際：{}）</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Cards</name>
    <message>
        <source>There is no card &quot;{}&quot;.</source>
        <translation>「{}」というカードはありません。</translation>
    </message>
    <message>
        <source>There is no card &quot;{}&quot;; did you mean &quot;{}&quot;?</source>
        <translation>「{}」というカードはありません。「{}」ではありませんか？</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::Real</name>
    <message>
        <source>There is no such method.</source>
        <translation>この方法はありません。</translation>
    </message>
</context>
<context>
    <name>yomi::splitdamage::TooManyStates</name>
    <message>
        <source>This needs more than {} states.</source>
        <translation>{}個を超える状態が必要です。</translation>
    </message>
    <message>
        <source>Exact fractions are worked out for at most {} states; this plan has more.</source>
        <translation>厳密な分数を計算できるのは{}状態までです。このプランはそれを超えます。</translation>
    </message>
</context>
<context>
    <name>yomi::tictactoe</name>
    <message>
        <source>The board of tic-tac-toe is 3x3 with 3 in a row, not {} with {}.</source>
        <translation>三目並べの盤面は3x3で、3個並べます（指定：{}、{}個）。</translation>
    </message>
    <message>
        <source>The number of samples is 1 to 10,000; {} is not.</source>
        <translation>標本数は1～10,000です（指定：{}）。</translation>
    </message>
    <message>
        <source>1 {}</source>
        <translation>{}が1個</translation>
    </message>
    <message>
        <source>{} {}s</source>
        <translation>{1}が{0}個</translation>
    </message>
    <message>
        <source>A move is a square from 0 to 8, not {}.</source>
        <translation>手は0～8のマスです（指定：{}）。</translation>
    </message>
    <message>
        <source>The game on &quot;{}&quot; is over; no move to square {} is possible.</source>
        <translation>「{}」は終局しているので、マス{}に打てません。</translation>
    </message>
    <message>
        <source>Square {} of &quot;{}&quot; is taken already.</source>
        <translation>「{1}」のマス{0}は埋まっています。</translation>
    </message>
    <message>
        <source>Moves are squares such as 4,0,8; &quot;{}&quot; is not.</source>
        <translation>手は4,0,8のようなマスの列です。「{}」は読めません。</translation>
    </message>
    <message>
        <source>move {}</source>
        <translation>{}手目</translation>
    </message>
    <message>
        <source>A board has nine squares; the mask {} has others, the greatest is {}.</source>
        <translation>盤面は9マスです。マスク{}にはほかのマスがあり、最大は{}です。</translation>
    </message>
    <message>
        <source>A square has one mark at most; {} and {} are both on square {}.</source>
        <translation>1マスの印は1つまでです。マス{2}に{0}と{1}の両方があります。</translation>
    </message>
    <message>
        <source>{} moves first and the sides take turns: {} and {} cannot be on the board together.</source>
        <translation>{}が先手で交互に打つので、{}、{}の盤面はあり得ません。</translation>
    </message>
    <message>
        <source>Both sides have three in a row; the game would have ended at the first.</source>
        <translation>両者に3つ並びがあります。先にできた時点で終局していたはずです。</translation>
    </message>
    <message>
        <source>{} has three in a row, but {} has moved since.</source>
        <translation>{}が3つ並んだ後に{}が打っています。</translation>
    </message>
    <message>
        <source>No game leads to &quot;{}&quot;. {}</source>
        <translation>「{}」になる対局はありません。{}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>A position is nine characters o, x or . in reading order; &quot;{}&quot; is not.</source>
        <translation>局面は左上から順にo、x、. を9文字並べたものです。「{}」は読めません。</translation>
    </message>
    <message>
        <source>The game on &quot;{}&quot; is over; there is no move to search.</source>
        <translation>「{}」は終局しているので、探索する手がありません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree</name>
    <message>
        <source>Searches of &quot;{}&quot; and &quot;{}&quot; have no nodes in common.</source>
        <translation>「{}」と「{}」の探索に共通するノードはありません。</translation>
    </message>
    <message>
        <source>No node is entered at line {}.</source>
        <translation>{}行目で入るノードはありません。</translation>
    </message>
    <message>
        <source>At most {} nodes are drawn, not {}; --from and --ply choose some.</source>
        <translation>描けるのは{}ノードまでです（指定：{}）。--fromと--plyで絞り込めます。</translation>
    </message>
    <message>
        <source>At most {} nodes are written for Perfetto; the recording has {}.</source>
        <translation>Perfetto用に書き出せるのは{}ノードまでです。記録には{}ノードあります。</translation>
    </message>
    <message>
        <source>A move before had the value {}, and the window of the node ends at {}: no further move is needed.</source>
        <translation>前の手の値が{}で、ノードのウィンドウの端は{}です。それ以上の手は必要ありません。</translation>
    </message>
    <message>
        <source>Nothing is left of the window, {}: no further move is needed.</source>
        <translation>ウィンドウ{}には何も残っていません。それ以上の手は必要ありません。</translation>
    </message>
    <message>
        <source>The window {} ends at {}</source>
        <translation>ウィンドウ{}の上端は{}</translation>
    </message>
    <message>
        <source>The window {} begins at {}</source>
        <translation>ウィンドウ{}の下端は{}</translation>
    </message>
    <message>
        <source>The window {} is that of the node above, passed on without being flipped: its ends change their places and signs.</source>
        <translation>ウィンドウ{}は、親ノードのものが反転されずに渡されています。両端を入れ替え、符号を反転する必要があります。</translation>
    </message>
    <message>
        <source>The window {} lies in what is open above, {}, without being flipped: its ends change their places and signs.</source>
        <translation>ウィンドウ{}は反転されておらず、親の残りの範囲{}に収まっています。両端の位置と符号を入れ替える必要があります。</translation>
    </message>
    <message>
        <source>The window {} is that of the node above flipped: its ends keep their places and signs, as all these numbers are of one side.</source>
        <translation>ウィンドウ{}は親ノードのものを反転しています。数値はすべて同じ側から見たものなので、両端の位置と符号はそのままにします。</translation>
    </message>
    <message>
        <source>The window {} lies in what is open above, {}, when it is flipped: its ends keep their places and signs, as all these numbers are of one side.</source>
        <translation>ウィンドウ{}は、反転すると親の残りの範囲{}に収まります。数値はすべて同じ側から見たものなので、両端の位置と符号はそのままにします。</translation>
    </message>
    <message>
        <source>{}, the value {} counted down by 1: if that is the score of a mate, write mate=N in the header, N less than all of these.</source>
        <translation>{}で、これは値{}を1減らしたものです。詰みのスコアなら、これらより小さいNでヘッダにmate=Nと書いてください。</translation>
    </message>
    <message>
        <source>{}, the value of a move with its sign wrong: line {} returned {}.</source>
        <translation>{}で、これは手の値の符号を誤ったものです。{}行目は{}を返しました。</translation>
    </message>
    <message>
        <source>{}, yet all that is known is, in the numbers of this move, {}: the values between are lost, or the line that narrowed the window is missing.</source>
        <translation>{}ですが、この手の視点でわかっているのは{}までです。間の値が失われるか、ウィンドウを狭めた行が抜けています。</translation>
    </message>
    <message>
        <source>{}, yet all that is known is, in the numbers of this move, {}: the values between are lost.</source>
        <translation>{}ですが、この手の視点でわかっているのは{}までです。間の値が失われます。</translation>
    </message>
    <message>
        <source>The window {} is wider than what is still open above: {} there.</source>
        <translation>ウィンドウ{}は、親の残りの範囲{}より広くなっています。</translation>
    </message>
    <message>
        <source>The window {} is empty: no value can lie in it.</source>
        <translation>ウィンドウ{}は空で、入る値がありません。</translation>
    </message>
    <message>
        <source>The depth is {}, below a node of depth {}: it grows and no r shows an extension.</source>
        <translation>深さ{}が、親ノードの深さ{}より大きくなっています。延長を示すrがありません。</translation>
    </message>
    <message>
        <source>The depth is {}, not {}, one less than {} above.</source>
        <translation>深さは{0}です。親の{2}より1つ小さい{1}になるはずです。</translation>
    </message>
    <message>
        <source>The depth is {}, not {}, one less than {} above, less r={}.</source>
        <translation>深さは{0}です。親の{2}から1つ分とr={3}を引いた{1}になるはずです。</translation>
    </message>
    <message>
        <source>The move {} was searched before, at line {}, as deep.</source>
        <translation>手{}は、{}行目ですでに同じ深さまで探索されています。</translation>
    </message>
    <message>
        <source>The move {} is searched again with the window {}, although the search before answered it: {}.</source>
        <translation>手{}をウィンドウ{}で再探索していますが、前の探索で答えは出ています：{}。</translation>
    </message>
    <message>
        <source>The reason {} is unknown and taken at its word; {} is nearly the same.</source>
        <translation>理由{}は未知ですが、書かれたとおりに扱います。よく似た{}があります。</translation>
    </message>
    <message>
        <source>The header&apos;s key {} is unknown; did you mean {}?</source>
        <translation>ヘッダのキー{}は未知です。{}ではありませんか？</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一度</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{}回</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>The position of key {}</source>
        <translation>キー{}の局面</translation>
    </message>
    <message>
        <source>The value {} is outside the window {}, and the header says fail=hard.</source>
        <translation>値{}がウィンドウ{}の外にありますが、ヘッダはfail=hardです。</translation>
    </message>
    <message>
        <source>The value {} is the end of the window {}, and the best move has {}. The header claims fail=soft; this search seems to fail hard.</source>
        <translation>値{}はウィンドウ{}の端で、最善手の値は{}です。ヘッダはfail=softですが、この探索はフェイルハードのようです。</translation>
    </message>
    <message>
        <source>The value {} is that of the best move, {}, counted down by 1: if that is the score of a mate, write mate=N in the header, N less than all of these.</source>
        <translation>値{}は最善手の値{}を1減らしたものです。詰みのスコアなら、これらより小さいNでヘッダにmate=Nと書いてください。</translation>
    </message>
    <message>
        <source>The value {} is that of a move with its sign wrong: line {} returned {}, and the best move has, in the numbers of this node, {}.</source>
        <translation>値{}は手の値の符号を誤ったものです。{}行目は{}を返し、最善手の値はこのノードの視点で{}です。</translation>
    </message>
    <message>
        <source>The value {} does not follow from the moves searched, the best of which has {}.</source>
        <translation>値{}は探索した手から導かれません。それらの最善の値は{}です。</translation>
    </message>
    <message>
        <source>The move {} was better than all before, {}, with a depth reduced by {}, and was not searched again.</source>
        <translation>手{0}は、{2}減らした深さの探索でこれまでの最善{1}を上回りましたが、再探索されていません。</translation>
    </message>
    <message>
        <source>The move {} failed high at line {}, {}, and was searched again only with a depth reduced by {}.</source>
        <translation>手{0}は{1}行目で{2}でフェイルハイしましたが、{3}減らした深さでしか再探索されていません。</translation>
    </message>
    <message>
        <source>The value {} is said to be {}</source>
        <translation>値{}の記録は{}</translation>
    </message>
    <message>
        <source>The value {} counts as an upper bound</source>
        <translation>値{}は上界扱い</translation>
    </message>
    <message>
        <source>The value {} counts as a lower bound</source>
        <translation>値{}は下界扱い</translation>
    </message>
    <message>
        <source>The value {} counts as exact</source>
        <translation>値{}は正確な値扱い</translation>
    </message>
    <message>
        <source>{}, inside the window {}</source>
        <translation>{}（ウィンドウ{}の内側）</translation>
    </message>
    <message>
        <source>{}, at or below the window {}</source>
        <translation>{}（ウィンドウ{}の下端以下）</translation>
    </message>
    <message>
        <source>{}, at or above the window {}</source>
        <translation>{}（ウィンドウ{}の上端以上）</translation>
    </message>
    <message>
        <source>{}, yet no move proves so much for the side to move.</source>
        <translation>{}ですが、手番側についてそれを証明する手がありません。</translation>
    </message>
    <message>
        <source>{}, yet the node was cut off at it.</source>
        <translation>{}ですが、ノードはその値でカットされています。</translation>
    </message>
    <message>
        <source>The move {} failed high, with {}, in a window that ends below the node&apos;s, and was not searched again.</source>
        <translation>手{}は、ノードより手前で終わるウィンドウで{}でフェイルハイしましたが、再探索されていません。</translation>
    </message>
    <message>
        <source>{}, yet the move {} may be better.</source>
        <translation>{}ですが、手{}のほうが良いかもしれません。</translation>
    </message>
    <message>
        <source>{}, yet the leaves below give {}.</source>
        <translation>{}ですが、下の葉から求めた値は{}です。</translation>
    </message>
    <message>
        <source>Of {} legal moves {} were searched or left out with an x line, and no cutoff ended the loop.</source>
        <translation>合法手{}個のうち、探索したかx行で省いた手は{}個で、ループを終えるカットもありません。</translation>
    </message>
    <message>
        <source>The node was cut off at {}, which does not reach the end of its window, {}.</source>
        <translation>ノードは{}でカットされましたが、ウィンドウの端{}に達していません。</translation>
    </message>
    <message>
        <source>The best move is said to be {}, which only failed low: it is at most as good as {}, which has {} for certain.</source>
        <translation>最善手とされる{}はフェイルローしただけで、良くても{}と同じです。後者の値は確実に{}です。</translation>
    </message>
    <message>
        <source>The move {} gets all of the root&apos;s window, {}, although only {} is still open.</source>
        <translation>手{}にルートのウィンドウ全体{}を渡していますが、残りの範囲は{}だけです。</translation>
    </message>
    <message>
        <source>The best move, {}, was never searched here.</source>
        <translation>最善手{}は、ここで探索されていません。</translation>
    </message>
    <message>
        <source>The best move is said to be {}, with {}; another one gave the value {}.</source>
        <translation>最善手とされる{}の値は{}ですが、値{}を与えたのは別の手です。</translation>
    </message>
    <message>
        <source>The horizon is reached with a depth of {} left.</source>
        <translation>深さが{}残っているのにhorizonになっています。</translation>
    </message>
    <message>
        <source>The null move gave {}, which does not reach the end of the window, {}.</source>
        <translation>ヌルムーブの値は{}で、ウィンドウの端{}に達していません。</translation>
    </message>
    <message>
        <source>not counted down</source>
        <translation>減算なし</translation>
    </message>
    <message>
        <source>counted down by {}</source>
        <translation>{}減算</translation>
    </message>
    <message>
        <source>{} Of the same cause: {}.</source>
        <translation>{}同じ原因：{}。</translation>
    </message>
    <message>
        <source>exactly {}</source>
        <translation>ちょうど{}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <translation>{}以上</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>{}以下</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{}～{}</translation>
    </message>
    <message>
        <source>The table held {}, and {} was returned.</source>
        <translation>置換表の内容は{}ですが、返した値は{}です。</translation>
    </message>
    <message>
        <source>The table held {}, yet the moves searched prove {}.</source>
        <translation>置換表の内容は{}ですが、探索した手から証明されるのは{}です。</translation>
    </message>
    <message>
        <source>The table gets {}, yet the search proves only {}.</source>
        <translation>置換表に{}を格納しますが、探索で証明されたのは{}だけです。</translation>
    </message>
    <message>
        <source>The table gets a depth of {}, yet only {} was searched.</source>
        <translation>置換表に深さ{}と格納しますが、探索したのは{}だけです。</translation>
    </message>
    <message>
        <source>The entry has a depth of {}, less than the node&apos;s, {}.</source>
        <translation>エントリの深さは{}で、ノードの{}に足りません。</translation>
    </message>
    <message>
        <source>The table held {}, which decides nothing in the window {}.</source>
        <translation>置換表の内容は{}で、ウィンドウ{}では何も決まりません。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: columns are {} to {}.</source>
        <translation>手{}はここでは打てません。列は{}～{}です。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: squares are {} to {}, or a1 to {}.</source>
        <translation>手{}はここでは打てません。マスは{}～{}、またはa1～{}です。</translation>
    </message>
    <message>
        <source>The move {} is not legal here.</source>
        <translation>手{}はここでは打てません。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: the column is full.</source>
        <translation>手{}はここでは打てません。列がいっぱいです。</translation>
    </message>
    <message>
        <source>The move {} is not legal here: the square is taken.</source>
        <translation>手{}はここでは打てません。マスが埋まっています。</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>{}, and {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>another line seems to begin here, as where two threads print to one file</source>
        <translation>ここから別の行が始まっているようです。2つのスレッドが同じファイルに出力するとこうなります</translation>
    </message>
    <message>
        <source>inf={} in the header makes it infinite</source>
        <translation>ヘッダにinf={}と書くと無限大になります</translation>
    </message>
    <message>
        <source>write -inf</source>
        <translation>-infと書きます</translation>
    </message>
    <message>
        <source>write inf</source>
        <translation>infと書きます</translation>
    </message>
    <message>
        <source>a blank within a move is written %20</source>
        <translation>手の中の空白は%20と書きます</translation>
    </message>
    <message>
        <source>{} takes a number of at most 1e15 in size, or inf, not {}; {}.</source>
        <translation>{}には絶対値1e15以下の数かinfを書きます（実際：{}）。{}。</translation>
    </message>
    <message>
        <source>{} takes a number of at most 1e15 in size, or inf, not {}.</source>
        <translation>{}には絶対値1e15以下の数かinfを書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes digits, a number of at most 1e15, not {}.</source>
        <translation>{}には1e15以下の数を数字だけで書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes a whole number of at most 32767 in size, not {}.</source>
        <translation>{}には絶対値32767以下の整数を書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{0} takes one of {2}, not {1}.</source>
        <translation>{0}に指定できるのは{2}のいずれかです。{1}は指定できません。</translation>
    </message>
    <message>
        <source>{} takes the number of a node after the colon, not {}.</source>
        <translation>{}のコロンの後にはノードの番号を書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>The kind</source>
        <translation>種類</translation>
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
        <translation>値</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>ベータ</translation>
    </message>
    <message>
        <source>The bound</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>DID</source>
        <translation>DID</translation>
    </message>
    <message>
        <source>The why</source>
        <translation>変更・省略の理由</translation>
    </message>
    <message>
        <source>The reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The recordings are of different games, which have no nodes in common.</source>
        <translation>別のゲームの記録なので、共通するノードがありません。</translation>
    </message>
    <message>
        <source>{} Two threads that print to one file look like this, too: give each a file of its own.</source>
        <translation>{}2つのスレッドが同じファイルに出力した場合もこうなります。スレッドごとに別のファイルにしてください。</translation>
    </message>
    <message>
        <source>{} takes a number greater than 0, not {}.</source>
        <translation>{}には0より大きい数を書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes a number, not {}.</source>
        <translation>{}には数を書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes columns and rows, 1x1 to 26x26, not {}.</source>
        <translation>{}には列数と行数を1x1～26x26で書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{0} takes a number from {2} to {3}, not {1}.</source>
        <translation>{0}には{2}～{3}の数を書きます（実際：{1}）。</translation>
    </message>
    <message>
        <source>{} takes two numbers, the least and the greatest score, such as -1,1, not {}.</source>
        <translation>{}には-1,1のように最小と最大のスコアを書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes some of depth, moves and stores, with commas between, not {}.</source>
        <translation>{}にはdepth、moves、storesからコンマ区切りで書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes a board of {}, such as {} characters of . o x, or moves, not {}</source>
        <translation>{}には{}の盤面（. o x を{}文字など）か手順を書きます（実際：{}）</translation>
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
        <translation>{}のoは、xと同数か1つ多い数です（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes a board on which nothing floats, not {}.</source>
        <translation>{}には石が浮いていない盤面を書きます（実際：{}）。</translation>
    </message>
    <message>
        <source>{} takes a board that a game leads to: the side to move has a line already, not {}.</source>
        <translation>{}には対局で生じる盤面を書きます。手番側のラインがすでにそろっています（実際：{}）。</translation>
    </message>
    <message>
        <source>A recording begins with a header: yomi-trace 1.</source>
        <translation>記録はヘッダ yomi-trace 1 で始まります。</translation>
    </message>
    <message>
        <source>A recording begins with a header: {{&quot;yomi-trace&quot;:1}}.</source>
        <translation>記録はヘッダ {{&quot;yomi-trace&quot;:1}} で始まります。</translation>
    </message>
    <message>
        <source>The table gets {}, yet the search proves nothing.</source>
        <translation>置換表に{}を格納しますが、探索では何も証明されていません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot;</source>
        <translation>「{}」</translation>
    </message>
</context>
<context>
    <name>yomi::tree::BoardFields</name>
    <message>
        <source>game={} needs size and line, such as size=4x3 line=3.</source>
        <translation>game={}には、size=4x3 line=3のようにsizeとlineが必要です。</translation>
    </message>
    <message>
        <source>The board of {} is {} with {} in a row; game=mnk has others.</source>
        <translation>{}の盤面は{}で、{}個並べます。ほかの大きさはgame=mnkにあります。</translation>
    </message>
    <message>
        <source>tomove=min is wrong: on this board o is to move, max.</source>
        <translation>tomove=minは誤りです。この盤面の手番はo、つまりmaxです。</translation>
    </message>
    <message>
        <source>tomove=max is wrong: on this board x is to move, min.</source>
        <translation>tomove=maxは誤りです。この盤面の手番はx、つまりminです。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Checker</name>
    <message>
        <source>The move {} is entered where the game is over.</source>
        <translation>ゲームが終わっているのに手{}に入っています。</translation>
    </message>
    <message>
        <source>The node is a terminal one, yet the game is not over.</source>
        <translation>終局ノードとされていますが、ゲームは終わっていません。</translation>
    </message>
    <message>
        <source>The value {} is not that of a game that is drawn.</source>
        <translation>値{}は引き分けのゲームの値ではありません。</translation>
    </message>
    <message>
        <source>The value {} is not that of a game that max has won.</source>
        <translation>値{}はmaxが勝ったゲームの値ではありません。</translation>
    </message>
    <message>
        <source>The value {} is not that of a game that min has won.</source>
        <translation>値{}はminが勝ったゲームの値ではありません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Content</name>
    <message>
        <source>An empty {} cannot be part of a line of text.</source>
        <translation>テキストの行に空の{}は書けません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::EventParser</name>
    <message>
        <source>A line begins with one of i &gt; t e w x s &lt;, not with {}.</source>
        <translation>行はi &gt; t e w x s &lt;のいずれかで始まります。{}では始まりません。</translation>
    </message>
    <message>
        <source>The key event is missing.</source>
        <translation>キーeventがありません。</translation>
    </message>
    <message>
        <source>{0} takes one of {2}, not {1}.</source>
        <translation>{0}に指定できるのは{2}のいずれかです。{1}は指定できません。</translation>
    </message>
    <message>
        <source>{} A move is one part: a blank within a move is written %20.</source>
        <translation>{}手は1つの要素です。手の中の空白は%20と書きます。</translation>
    </message>
    <message>
        <source>{} takes two numbers, the least and the greatest score, not {}.</source>
        <translation>{}にはスコアの最小と最大の2つの数が必要ですが、{}になっています。</translation>
    </message>
    <message>
        <source>The key {} is missing.</source>
        <translation>キー{}がありません。</translation>
    </message>
    <message>
        <source>The {} is missing: {} is how such a line goes; a blank within a move is written %20.</source>
        <translation>{}がありません。この行の形式：{}。手の中の空白は%20と書きます。</translation>
    </message>
    <message>
        <source>The {} is missing: {} is how such a line goes.</source>
        <translation>{}がありません。この行の形式：{}。</translation>
    </message>
    <message>
        <source>Where the table has nothing, nothing comes of it.</source>
        <translation>置換表に何もなければ、そこから得られる結果もありません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::FlipCheck</name>
    <message>
        <source>The evaluation changes its sign from a node to its moves: it seems to be the same side&apos;s at every node.</source>
        <translation>ノードとその手の間で評価値の符号が変わります。どのノードでも同じ側から見た評価値のようです。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::HintCheck</name>
    <message>
        <source>The header does not say who moves at the root, and the first windows and values do not show it: write tomove=max or tomove=min. Errors may come of that; the root is read as max&apos;s.</source>
        <translation>ルートの手番がヘッダになく、最初のウィンドウと値からもわかりません。tomove=maxかtomove=minと書いてください。誤りが指摘される原因になり得ます。ルートはmaxの手番として読みました。</translation>
    </message>
    <message>
        <source>The first windows and values show that min moves at the root; write tomove=min.</source>
        <translation>最初のウィンドウと値から見て、ルートはminの手番です。tomove=minと書いてください。</translation>
    </message>
    <message>
        <source>Columns are counted from 1 here; write base=1.</source>
        <translation>ここでは列を1から数えています。base=1と書いてください。</translation>
    </message>
    <message>
        <source>Squares are counted from 1 here; write base=1.</source>
        <translation>ここではマスを1から数えています。base=1と書いてください。</translation>
    </message>
    <message>
        <source>The moves of root= are counted from {}, those of the lines from {}: write both alike.</source>
        <translation>root=の手は{}から、行の手は{}から数えています。そろえてください。</translation>
    </message>
    <message>
        <source>The lines have several values of thread=, and are read as those of one search: give each thread a file of its own.</source>
        <translation>行に複数のthread=の値がありますが、1つの探索として読みました。スレッドごとに別のファイルにしてください。</translation>
    </message>
    <message>
        <source>Without d= on the lines it cannot be seen whether several threads print to this file; if so, give each a file of its own.</source>
        <translation>行にd=がないので、複数のスレッドがこのファイルに出力しているかどうかわかりません。そうであれば、スレッドごとに別のファイルにしてください。</translation>
    </message>
    <message>
        <source>A node without depth left (d=0 or less) searches moves and has no e line, {}: if the search may return its evaluation there, print it; until then values that are too high are not found there.</source>
        <translation>残り深さのない（d=0以下の）ノードが手を探索していますが、eの行がありません（{}）。探索がそこで評価値を返し得るなら出力してください。それまでは、そこで高すぎる値は検出されません。</translation>
    </message>
    <message>
        <source>A node with depth left returns a value without a move and without a reason, {}: if a table gave it, print a t line; a reason says what else did.</source>
        <translation>残り深さのあるノードが、手も理由もなしに値を返しています（{}）。置換表から得た値ならtの行を出力してください。そうでなければ理由を書いてください。</translation>
    </message>
    <message>
        <source>A move has the position or the window of the node above, {}: a position that is searched within itself is entered with a dot for a move; this may be why window-sign, value-sign and key-collision are found.</source>
        <translation>手の局面かウィンドウが、上のノードと同じです（{}）。同じ局面をその中でもう一度探索するときは、手の代わりに点（.）を書きます。window-sign、value-sign、key-collisionが指摘される原因かもしれません。</translation>
    </message>
    <message>
        <source>A move is searched deeper than the others and has no r, {}: write an extension as a negative r; this may be why depth-step is found.</source>
        <translation>手がほかの手より深く探索されていますが、rがありません（{}）。延長は負のrで書いてください。depth-stepが指摘される原因かもしれません。</translation>
    </message>
    <message>
        <source>A first move has a smaller window than the node above, {}: a w line shows what narrowed it, or a t line with narrow; this may be why window-lost and value-not-from-children are found.</source>
        <translation>最初の手のウィンドウが上のノードより狭くなっています（{}）。狭めたものをwの行、またはnarrowを付けたtの行で示してください。window-lostとvalue-not-from-childrenが指摘される原因かもしれません。</translation>
    </message>
    <message>
        <source>The table holds a score that changed by the plies to where it was stored, {}: if that is the score of a mate, write mate=N in the header, N less than the least of these, {}.</source>
        <translation>置換表のスコアが、保存された場所までの手数だけ変わっています（{}）。詰みのスコアなら、ヘッダにmate=Nと書いてください。Nはその最小のもの（{}）より小さい値です。</translation>
    </message>
    <message>
        <source>The root is entered again with more depth and no i line between, {}: print i where an iteration begins, or all of them count as one with its re-searches.</source>
        <translation>間にiの行がないまま、ルートがより深い深さで再び探索されています（{}）。反復の始まりにiを出力してください。さもないと、すべてが再探索を含む1つの反復と見なされます。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::KeyCheck</name>
    <message>
        <source>The key {} belonged to another position at line {}.</source>
        <translation>キー{}は、{}行目では別の局面を表していました。</translation>
    </message>
    <message>
        <source>The key is {}; at line {} the same position had another one.</source>
        <translation>キーは{}ですが、{}行目では同じ局面に別のキーが付いていました。</translation>
    </message>
    <message>
        <source>{} was evaluated as {} at line {}, and as {} here.</source>
        <translation>{0}の評価値は{2}行目では{1}でしたが、ここでは{3}です。</translation>
    </message>
    <message>
        <source>{} had the exact value {} at line {}, at the same depth, and has {} here.</source>
        <translation>{0}の正確な値は、同じ深さの{2}行目では{1}でしたが、ここでは{3}です。</translation>
    </message>
    <message>
        <source>What the table held here, {} {}, was never stored under this key.</source>
        <translation>ここで置換表にあったもの（{} {}）は、このキーで保存されたことがありません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::LineSplitter</name>
    <message>
        <source>{} is a part too many.</source>
        <translation>{}は余分です。</translation>
    </message>
    <message>
        <source>{} is not a field: name=value, with a name of at most {} letters, digits, _, - and . that begins with a letter.</source>
        <translation>{}はフィールドではありません：name=valueの形で、nameは英字で始まり、英数字、_、-、.からなる最大{}文字です。</translation>
    </message>
    <message>
        <source>This JSON is nested deeper than {} levels.</source>
        <translation>このJSONは入れ子が{}段を超えています。</translation>
    </message>
    <message>
        <source>A number of this line is too large.</source>
        <translation>この行の数が大きすぎます。</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>この行はJSONではありません。</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>この行はJSONオブジェクトではありません。</translation>
    </message>
    <message>
        <source>{} is given twice.</source>
        <translation>{}が2回指定されています。</translation>
    </message>
    <message>
        <source>{} has a % that is not a byte of a UTF-8 text; a per cent sign is written %25.</source>
        <translation>{}に、UTF-8テキストのバイトを表さない%があります。パーセント記号は%25と書きます。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::LineWriter</name>
    <message>
        <source>The reason {} is read as a bound in a line of text.</source>
        <translation>理由{}は、テキストの行では境界として読まれます。</translation>
    </message>
    <message>
        <source>The field {} has no place in JSON Lines.</source>
        <translation>フィールド{}はJSON Linesでは使えません。</translation>
    </message>
    <message>
        <source>The field {} has no place in a line of text.</source>
        <translation>フィールド{}はテキストの行では使えません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::MateCheck</name>
    <message>
        <source>The mate&apos;s score {} was stored at line {}, at ply {}, and is the same here, at ply {}: a table must count it from the node, not from the root.</source>
        <translation>詰みのスコア{}は{}行目に{}手目の局面で保存されましたが、{}手目のここでも同じ値です。置換表ではルートではなくノードから数える必要があります。</translation>
    </message>
    <message>
        <source>The value {}, the score of a mate, is not that of the best move, {}, even if it was counted down by 1 or 2.</source>
        <translation>値{}は詰みのスコアですが、1か2だけ減らしたとしても、最善手の値{}と一致しません。</translation>
    </message>
    <message>
        <source>The value {}, the score of a mate, is that of the best move, {}, {}; that of most nodes is {}.</source>
        <translation>値{}は詰みのスコアで、最善手の値{}から見て「{}」です。ほとんどのノードでは「{}」です。</translation>
    </message>
    <message>
        <source>The value {} does not follow from the moves searched, the best of which has {}.</source>
        <translation>値{}は探索した手から導かれません。それらの最善の値は{}です。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Parser</name>
    <message>
        <source>Expected &quot;and&quot;, &quot;or&quot; or the end of the query.</source>
        <translation>and、or、または検索条件の終わりが必要です。</translation>
    </message>
    <message>
        <source>Expected a word, a quoted text, or @ and an attribute to compare with.</source>
        <translation>語、引用符付きの文字列、または比較する属性に@を付けたものが必要です。</translation>
    </message>
    <message>
        <source>The query goes deeper than {} parentheses.</source>
        <translation>括弧の入れ子が{}段を超えています。</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing here.</source>
        <translation>ここに閉じ括弧がありません。</translation>
    </message>
    <message>
        <source>Write {}.</source>
        <translation>{}と書いてください。</translation>
    </message>
    <message>
        <source>Write {} without quotation marks, to compare numbers.</source>
        <translation>数として比較するには、{}を引用符なしで書いてください。</translation>
    </message>
    <message>
        <source>{} is not a number; write {}.</source>
        <translation>{}は数ではありません。{}と書いてください。</translation>
    </message>
    <message>
        <source>{} is not a number.</source>
        <translation>{}は数ではありません。</translation>
    </message>
    <message>
        <source>{} is one of {}, not {}.</source>
        <translation>{}は{}のどれかです（実際：{}）。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::PlayoutCheck</name>
    <message>
        <source>The moves below have {} visits together, the node only {}.</source>
        <translation>下の手の訪問回数は合計{}回ですが、ノードは{}回だけです。</translation>
    </message>
    <message>
        <source>The mean {} of {} visits cannot come from those of the moves below.</source>
        <translation>平均{}（訪問{}回）は、下の手の平均からは得られません。</translation>
    </message>
    <message>
        <source>The node has 1 visit, and had {} in the snapshot before.</source>
        <translation>ノードの訪問回数は1回ですが、前のスナップショットでは{}回でした。</translation>
    </message>
    <message>
        <source>The node has {} visits, and had {} in the snapshot before.</source>
        <translation>ノードの訪問回数は{}回ですが、前のスナップショットでは{}回でした。</translation>
    </message>
    <message>
        <source>Most visits, {}, went to {} with a mean of {}, although the side to move does better with {}, {}: the search seems to select for the other side.</source>
        <translation>最も訪問が多い（{0}回）のは平均{2}の{1}ですが、手番側には{3}（{4}）のほうが良い手です。探索が反対側のために手を選んでいるようです。</translation>
    </message>
    <message>
        <source>{} Means are the first player&apos;s, as the header says (values=first).</source>
        <translation>{}ヘッダに従い、平均は先手から見た値です（values=first）。</translation>
    </message>
    <message>
        <source>{} Means are the side&apos;s to move at the node: print -W/n where W counts for the side that moved there, or write values=first where all are the first player&apos;s.</source>
        <translation>{}平均はノードの手番側から見た値です。そのノードに手を打った側から数えたWなら-W/nを出力し、すべて先手から見た値ならvalues=firstと書いてください。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::RecordingBuilder</name>
    <message>
        <source>No node is open to which this could happen.</source>
        <translation>対象となる開いたノードがありません。</translation>
    </message>
    <message>
        <source>The root, -, is entered while a node is open; the same position within a node is a dot.</source>
        <translation>ノードが開いている間にルート（-）に入っています。ノードの中で同じ局面を表すには点（.）を書きます。</translation>
    </message>
    <message>
        <source>path is allowed where no node is open; here the open nodes are the path.</source>
        <translation>pathはノードが開いていないときに使えます。ここでは開いているノードがpathに当たります。</translation>
    </message>
    <message>
        <source>path takes the moves from the root, with commas.</source>
        <translation>pathにはルートからの手をコンマ区切りで指定します。</translation>
    </message>
    <message>
        <source>More than {} nodes would be open.</source>
        <translation>開いているノードが{}個を超えます。</translation>
    </message>
    <message>
        <source>This node lies {} plies below the root; at most {} are read.</source>
        <translation>このノードはルートから{}手下にあります。読み込めるのは{}手までです。</translation>
    </message>
    <message>
        <source>This recording needs more than {} nodes: its first {} events are shown.</source>
        <translation>この記録には{}個を超えるノードが必要です。先頭の{}イベントを表示しています。</translation>
    </message>
    <message>
        <source>This recording needs more than {} events: its first {} events are shown.</source>
        <translation>この記録には{}個を超えるイベントが必要です。先頭の{}イベントを表示しています。</translation>
    </message>
    <message>
        <source>This recording needs more than {} MiB: its first {} events are shown.</source>
        <translation>この記録には{} MiBを超えるメモリが必要です。先頭の{}イベントを表示しています。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::RecordingReader</name>
    <message>
        <source>There is no header: a recording begins with yomi-trace 1.</source>
        <translation>ヘッダがありません。記録はyomi-trace 1で始まります。</translation>
    </message>
    <message>
        <source>This line has more than 65,535 bytes.</source>
        <translation>この行は65,535バイトを超えています。</translation>
    </message>
    <message>
        <source>This line is not UTF-8, or has control characters.</source>
        <translation>この行はUTF-8でないか、制御文字を含みます。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::RootCheck</name>
    <message>
        <source>The passes of the root leave the value open, from {} to {}, and none follows.</source>
        <translation>ルートの探索では値が{}～{}の間で確定せず、続きの探索もありません。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::StopCheck</name>
    <message>
        <source>The value of a repetition, {}, is stored as exact: by another line of moves the position is worth something else.</source>
        <translation>千日手の値{}が正確な値として保存されています。別の手順では、局面の価値は異なります。</translation>
    </message>
    <message>
        <source>The move {} was stopped at line {}, and may be better than what is stored.</source>
        <translation>手{}の探索は{}行目で打ち切られており、保存された値より良い可能性があります。</translation>
    </message>
    <message>
        <source>The search of the node was stopped, and what it had so far is stored as exact.</source>
        <translation>ノードの探索が打ち切られ、その時点の値が正確な値として保存されています。</translation>
    </message>
    <message>
        <source>From line {} on every node returns 0 at once, as searches do whose time is out; what is stored as exact comes of that.</source>
        <translation>{}行目以降、すべてのノードがすぐに0を返しています。時間切れの探索によくあることで、正確な値として保存されたものの原因になっています。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::ThreadCheck</name>
    <message>
        <source>These look like lines of two threads that print to one file: by its depth this move does not follow from the node above, but from where line {} is. Give each thread a file of its own.</source>
        <translation>1つのファイルに出力する2つのスレッドの行のようです。深さから見て、この手は上のノードではなく、{}行目の位置に続いています。スレッドごとに別のファイルにしてください。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::Value</name>
    <message>
        <source>{} takes one of exact, lower, upper, range, not {}.</source>
        <translation>{}はexact、lower、upper、rangeのどれかです（実際：{}）。</translation>
    </message>
</context>
<context>
    <name>yomi::tree::check_rows</name>
    <message>
        <source>alpha and beta on the lines of a node and of its moves</source>
        <translation>ノードとその手の行のalphaとbeta</translation>
    </message>
    <message>
        <source>alpha and beta on the lines of nodes</source>
        <translation>ノードの行のalphaとbeta</translation>
    </message>
    <message>
        <source>alpha and beta, or the bound of a value</source>
        <translation>alphaとbeta、または値のbound</translation>
    </message>
    <message>
        <source>alpha and beta, or fail=soft</source>
        <translation>alphaとbeta、またはfail=soft</translation>
    </message>
    <message>
        <source>values on the lines of nodes and of their moves</source>
        <translation>ノードとその手の行の値</translation>
    </message>
    <message>
        <source>best= on the lines of nodes that return</source>
        <translation>戻るノードの行のbest=</translation>
    </message>
    <message>
        <source>key= on nodes</source>
        <translation>ノードのkey=</translation>
    </message>
    <message>
        <source>key= on nodes or a known game</source>
        <translation>ノードのkey=、または既知のゲーム</translation>
    </message>
    <message>
        <source>a known game in the header</source>
        <translation>ヘッダでの既知のゲームの指定</translation>
    </message>
    <message>
        <source>a known game or board=</source>
        <translation>既知のゲーム、またはboard=</translation>
    </message>
    <message>
        <source>moves that are entered</source>
        <translation>入った手</translation>
    </message>
    <message>
        <source>t lines with cut</source>
        <translation>cutの付いたt行</translation>
    </message>
    <message>
        <source>s lines</source>
        <translation>s行</translation>
    </message>
    <message>
        <source>promises=stores in the header</source>
        <translation>ヘッダのpromises=stores</translation>
    </message>
    <message>
        <source>search=mcts in the header</source>
        <translation>ヘッダのsearch=mcts</translation>
    </message>
    <message>
        <source>n= on the lines of nodes that return</source>
        <translation>戻るノードの行のn=</translation>
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
        <translation>Qt %1（ビルド時：%2）</translation>
    </message>
    <message>
        <source>Compiled by %1</source>
        <translation>コンパイラ：%1</translation>
    </message>
    <message>
        <source>On %1, %2</source>
        <translation>実行環境：%1、%2</translation>
    </message>
    <message>
        <source>About Yomi</source>
        <translation>Yomiについて</translation>
    </message>
    <message>
        <source>A workbench for reading games: exact odds, best hands, and the search behind a move. 読⁠み: reading ahead.</source>
        <translation>ゲームを先まで読むための作業台：正確な確率、最善の手牌、一手の裏にある探索。「読⁠み」は先を読むこと。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>バージョンをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the overview of licences</source>
        <translation>ライセンスの一覧に戻る</translation>
    </message>
</context>
<context>
    <name>yomi::ui::BarPanel</name>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
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
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ChartPanel</name>
    <message>
        <source>Copy or save this chart and its numbers</source>
        <translation>グラフとその数値をコピーまたは保存</translation>
    </message>
    <message>
        <source>%1: copy and save</source>
        <translation>%1：コピーと保存</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>数値をコピー</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>数値をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNGで保存…</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVGで保存…</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG画像 (*.svg)</translation>
    </message>
    <message>
        <source>Save numbers as CSV…</source>
        <translation>数値をCSVで保存…</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSVファイル (*.csv)</translation>
    </message>
    <message>
        <source>%1 ends in none of .png, .svg and .csv.</source>
        <translation>%1の拡張子は.png、.svg、.csvのいずれでもありません。</translation>
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
        <translation>%1はほかのプログラムによって移動または削除されました。保存すると書き込み直します。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1はほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>現在の内容を残す</translation>
    </message>
</context>
<context>
    <name>yomi::ui::DocumentFile</name>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1を開けません：%2</translation>
    </message>
    <message>
        <source>There is no file %1 in %2.</source>
        <translation>%2に%1というファイルはありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
    <message>
        <source>The document holds text that a file cannot carry: %1</source>
        <translation>文書に、ファイルに保存できないテキストが含まれています：%1</translation>
    </message>
    <message>
        <source>%1 is too large for a Yomi document: %2 MB, the limit is %3 MB.</source>
        <translation>%1はYomiの文書としては大きすぎます：%2 MB（上限は%3 MB）。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is empty.</source>
        <translation>%1を開けません：空のファイルです。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a Yomi document, a recording of a search (its first line would be yomi-trace 1), or a game or position of A Code of Ice &amp; Fire.</source>
        <translation>%1を開けません：Yomiの文書でも、探索の記録（先頭行がyomi-trace 1）でも、A Code of Ice &amp; Fireの対戦や局面でもありません。</translation>
    </message>
    <message>
        <source>%1 is a document of the kind “%2”, which this Yomi does not know. It knows: %3.</source>
        <translation>%1は「%2」という種類の文書で、このYomiでは扱えません。扱える種類：%3。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>開いている文書</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>このタブを閉じる</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>modified document</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>%1 (unsaved changes)</source>
        <translation>%1（未保存の変更あり）</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>ほかを閉じる(&amp;O)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::EditMenu</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>&amp;Copy position as text</source>
        <translation>内容をテキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>内容をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>テキストを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Copy yomi-cli co&amp;mmand</source>
        <translation>yomi-cliのコマンドをコピー(&amp;M)</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>コマンドをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard to paste.</source>
        <translation>クリップボードに貼り付けられるテキストがありません。</translation>
    </message>
    <message>
        <source>This text has more than one meaning.</source>
        <translation>このテキストは複数の意味に解釈できます。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ExampleName</name>
    <message>
        <source>Apprentice</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Attack with Yeti</source>
        <translation>イエティで攻撃</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>勇者</translation>
    </message>
    <message>
        <source>Crusader</source>
        <translation>クルセイダー</translation>
    </message>
    <message>
        <source>Cultist</source>
        <translation>狂信者</translation>
    </message>
    <message>
        <source>Felguard</source>
        <translation>フェルガード</translation>
    </message>
    <message>
        <source>Fire Elemental</source>
        <translation>ファイア・エレメンタル</translation>
    </message>
    <message>
        <source>Flametongue</source>
        <translation>炎の舌</translation>
    </message>
    <message>
        <source>Footman</source>
        <translation>歩兵</translation>
    </message>
    <message>
        <source>Golem</source>
        <translation>ゴーレム</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>衛兵</translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation>守護者</translation>
    </message>
    <message>
        <source>Imp</source>
        <translation>インプ</translation>
    </message>
    <message>
        <source>Knife Juggler</source>
        <translation>ナイフ・ジャグラー</translation>
    </message>
    <message>
        <source>Leper Gnome</source>
        <translation>レパー・ノーム</translation>
    </message>
    <message>
        <source>Murloc</source>
        <translation>マーロック</translation>
    </message>
    <message>
        <source>Ogre</source>
        <translation>オーガ</translation>
    </message>
    <message>
        <source>Panther</source>
        <translation>パンサー</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>略奪者</translation>
    </message>
    <message>
        <source>Raptor</source>
        <translation>ラプター</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>新兵</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>亡霊</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>シャーマン</translation>
    </message>
    <message>
        <source>Spirit Wolf</source>
        <translation>精霊狼</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>従者</translation>
    </message>
    <message>
        <source>Tentacle</source>
        <translation>触手</translation>
    </message>
    <message>
        <source>Thing from Below</source>
        <translation>下より来たるもの</translation>
    </message>
    <message>
        <source>Tidecaller</source>
        <translation>潮呼び</translation>
    </message>
    <message>
        <source>Totem</source>
        <translation>トーテム</translation>
    </message>
    <message>
        <source>Tuskarr</source>
        <translation>タスカー</translation>
    </message>
    <message>
        <source>Water Elemental</source>
        <translation>ウォーター・エレメンタル</translation>
    </message>
    <message>
        <source>Whelp</source>
        <translation>ウェルプ</translation>
    </message>
    <message>
        <source>Wisp</source>
        <translation>ウィスプ</translation>
    </message>
    <message>
        <source>Yeti</source>
        <translation>イエティ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::FileCommands</name>
    <message>
        <source>Yomi documents (*.yomi)</source>
        <translation>Yomiの文書 (*.yomi)</translation>
    </message>
    <message>
        <source>Please check %1:</source>
        <comment>name of a file</comment>
        <translation>%1を確認してください：</translation>
    </message>
    <message>
        <source>Remove from recent files</source>
        <translation>最近使ったファイルから削除</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>文書を開く</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <translation>クリップボードのテキスト</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a Yomi document, a recording, a game, a board, a hand or a yomi-cli command that Yomi can read.</source>
        <translation>%1を開けません：Yomiの文書、記録、対局、盤面、手牌、yomi-cliのコマンドのいずれとしても読み取れません。</translation>
    </message>
    <message>
        <source>No page of the window does what this command does.</source>
        <translation>このコマンドに対応するページはありません。</translation>
    </message>
    <message>
        <source>Open in %1</source>
        <translation>%1で開く</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of one of several</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <comment>name of a file</comment>
        <translation>%1から開く</translation>
    </message>
    <message numerus="yes">
        <source>There are %n documents. Which one?</source>
        <translation>
            <numerusform>文書が%n個あります。どれを開きますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. It is not saved yet.</source>
        <translation>%1は、ここで開いた後にほかのプログラムによって変更されました。まだ保存されていません。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close it there, or save under another name.</source>
        <translation>%1は別のタブで開いています。そのタブを閉じるか、別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>%1 is open here; a copy needs another name.</source>
        <translation>%1はここで開いています。コピーには別の名前を付けてください。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>「%1」に未保存の変更があります。</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>What Yomi opens (%1)</source>
        <translation>Yomiで開けるファイル (%1)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title of a document, and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The directory %1 cannot be made.</source>
        <translation>ディレクトリ%1を作成できません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::FileMenu</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New %1</source>
        <translation>%1を新規作成(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>コピーを保存(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate tab</source>
        <translation>タブを複製(&amp;D)</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（見つかりません）</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::HelpMenu</name>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Yomi</source>
        <translation>Yomiについて(&amp;A)</translation>
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
        <translation>中止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
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
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>The language changes when Yomi starts again.</source>
        <translation>言語は次回の起動時に切り替わります。</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::LinePanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1ほか%n</numerusform>
        </translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>%1, %2: about %3 (%4 to %5)</source>
        <translation>%1、%2：約%3（%4～%5）</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
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
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>ようこそページ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>次のタブ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>前のタブ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
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
        <translation>Yomiマニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Pages and places</source>
        <translation>ページと見出し</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>マニュアルにこの語句はありません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::MessageArea</name>
    <message>
        <source>Close this message</source>
        <translation>メッセージを閉じる</translation>
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
        <translation>答えの計算方法。</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Whether the row has been computed, or why not.</source>
        <translation>行が計算済みか、未計算ならその理由。</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1（対数目盛）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>実行中…</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Bars appear when the first row is done.</source>
        <translation>最初の行が完了すると棒グラフが表示されます。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::PictureDialog</name>
    <message>
        <source>with the &amp;legend</source>
        <translation>凡例を含める(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>SVG (vector, sharp at any size)</source>
        <translation>SVG（ベクター、どの大きさでも鮮明）</translation>
    </message>
    <message>
        <source>PNG (pixels)</source>
        <translation>PNG（ピクセル）</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Pixels of the picture for each pixel of the screen.</source>
        <translation>画面の各ピクセルに対する画像のピクセル数。</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>範囲(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>倍率(&amp;C)</translation>
    </message>
    <message>
        <source>It would have %1 × %2 pixels; a side can have %3.</source>
        <translation>画像が%1 × %2ピクセルになります。一辺は%3ピクセルまでです。</translation>
    </message>
    <message>
        <source>It would have %1 × %2 pixels; %3 together are the most.</source>
        <translation>画像が%1 × %2ピクセルになります。合計で%3ピクセルまでです。</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels.</source>
        <translation>画像は%1 × %2ピクセルです。</translation>
    </message>
    <message>
        <source>There is no memory for so large a picture.</source>
        <translation>この大きさの画像を作るにはメモリが足りません。</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG画像 (*.svg)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::PlaybackBar</name>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
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
        <translation>再生中の毎秒のステップ数。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>%1 of %1</source>
        <translation>%1 / %1</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>終端 / %1</translation>
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
        <translation>Yomiを終了</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>「%1」に未保存の変更があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents have unsaved changes.</source>
        <translation>
            <numerusform>%n個の文書に未保存の変更があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept changes reopen next time.</source>
        <translation>未保存の変更を残しておくと、次回起動時に復元されます。</translation>
    </message>
    <message>
        <source>&amp;Keep for next start</source>
        <translation>次回起動時まで残す(&amp;K)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::Session</name>
    <message numerus="yes">
        <source>Yomi closed unexpectedly. Unsaved changes in %n documents were restored; save what you want to keep.</source>
        <translation>
            <numerusform>Yomiが予期せず終了しました。%n個の文書の未保存の変更を復元しました。必要なものを保存してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its unsaved text is kept in %1.</source>
        <translation>未保存のテキストは%1に残してあります。</translation>
    </message>
    <message>
        <source>Unsaved work would not survive a crash: %1</source>
        <translation>クラッシュすると未保存の作業は失われます：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::SessionStore</name>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>%1を移動できません。</translation>
    </message>
    <message>
        <source>The previous session cannot be read. It is kept in %1.</source>
        <translation>前回のセッションを読み込めません。%1に残してあります。</translation>
    </message>
    <message>
        <source>The unsaved text of “%1” is gone.</source>
        <translation>「%1」の未保存のテキストは失われました。</translation>
    </message>
    <message>
        <source>Nothing can be written in %1.</source>
        <translation>%1に書き込めません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::SessionStore::Folder</name>
    <message>
        <source>this is not the name of a session&apos;s text</source>
        <translation>セッションのテキストの名前ではありません</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ShellCommand</name>
    <message>
        <source>There is no option --%1.</source>
        <translation>オプション--%1はありません。</translation>
    </message>
    <message>
        <source>There is no option --%1; did you mean --%2?</source>
        <translation>オプション--%1はありません。--%2ではありませんか？</translation>
    </message>
    <message>
        <source>The command reads the file %1. Open that file instead.</source>
        <translation>このコマンドはファイル%1を読み込みます。代わりにそのファイルを開いてください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Narrow the list down</source>
        <translation>一覧を絞り込む</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>機能</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>yomi::ui::StackPanel</name>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
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
        <translation>ポインタの位置</translation>
    </message>
    <message>
        <source>Work done</source>
        <translation>処理量</translation>
    </message>
</context>
<context>
    <name>yomi::ui::TextSizeMenu</name>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>文字を大きく(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>N&amp;ormal text size</source>
        <translation>標準の文字サイズ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::ThemeMenu</name>
    <message>
        <source>Follow &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>ライトテーマ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>ダークテーマ(&amp;D)</translation>
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
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Read ahead: exact odds, best hands, and the search behind a move.</source>
        <translation>先を読む：正確な確率、最善の手牌、一手の裏にある探索。</translation>
    </message>
    <message>
        <source>New documents and examples</source>
        <translation>新規文書と例</translation>
    </message>
    <message>
        <source>New %1 document</source>
        <translation>%1の新規文書</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>記事：%1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Or drop .yomi files anywhere on this window. Ctrl+V opens a copied board, hand, command or recording. F1 opens the manual.</source>
        <translation>.yomiファイルをウィンドウにドロップしても開けます。コピーした盤面、手牌、コマンド、記録はCtrl+Vで、マニュアルはF1で開けます。</translation>
    </message>
    <message>
        <source>None yet. What you open or save is listed here the next time.</source>
        <translation>まだありません。開いたファイルや保存したファイルが次回からここに並びます。</translation>
    </message>
    <message>
        <source>Missing from %1</source>
        <translation>%1に見つかりません</translation>
    </message>
</context>
<context>
    <name>yomi::ui::Workspace</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation>表示範囲</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::Ladder</name>
    <message>
        <source>minimax</source>
        <translation>ミニマックス法</translation>
    </message>
    <message>
        <source>Every line of play to its end.</source>
        <translation>すべての手順を最後まで読みます。</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>アルファベータ法</translation>
    </message>
    <message>
        <source>A window of scores that still matter; columns from the left.</source>
        <translation>まだ結果に影響するスコアの範囲（ウィンドウ）を使います。列は左から順に試します。</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>中央優先</translation>
    </message>
    <message>
        <source>Columns from the centre outwards: 4 3 5 2 6 1 7.</source>
        <translation>列を中央から外側の順に試します：4 3 5 2 6 1 7。</translation>
    </message>
    <message>
        <source>bitboard</source>
        <translation>ビットボード</translation>
    </message>
    <message>
        <source>The board as two words of bits: the same nodes in less time.</source>
        <translation>盤面を2語のビットで表します。ノード数は同じで、時間は短くなります。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>A transposition table of 8,388,593 places remembers upper bounds.</source>
        <translation>8,388,593か所の置換表に上界を記憶します。</translation>
    </message>
    <message>
        <source>deepening</source>
        <translation>反復深化</translation>
    </message>
    <message>
        <source>Null windows that close in on the score.</source>
        <translation>ヌルウィンドウでスコアを絞り込みます。</translation>
    </message>
    <message>
        <source>losing moves</source>
        <translation>負け手の除外</translation>
    </message>
    <message>
        <source>Moves that let the opponent win at once are not tried.</source>
        <translation>相手がすぐに勝てる手は試しません。</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Moves that make the most threats are tried first.</source>
        <translation>リーチを最も多く作る手から試します。</translation>
    </message>
    <message>
        <source>smaller table</source>
        <translation>小さな置換表</translation>
    </message>
    <message>
        <source>The table keeps 32 bits of each key; with the place they give the whole key.</source>
        <translation>置換表に各キーの32ビットだけを残します。格納場所と合わせればキー全体がわかります。</translation>
    </message>
    <message>
        <source>lower bounds</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>The table remembers lower bounds, too.</source>
        <translation>置換表に下界も記憶します。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>実用版</translation>
    </message>
    <message>
        <source>The solver for use, with ideas of its own: the same scores with any number of nodes.</source>
        <translation>独自の工夫を加えた実用ソルバー。スコアは同じですが、ノード数は問いません。</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Bounds from the lines that are still open, and from following up in a column.</source>
        <translation>まだ完成しうるラインと、同じ列に打ち返す応手から得られる境界を使います。</translation>
    </message>
    <message>
        <source>chains</source>
        <translation>強制応手</translation>
    </message>
    <message>
        <source>Forced replies are followed without a node.</source>
        <translation>強制される応手はノードを使わずにたどります。</translation>
    </message>
    <message>
        <source>lookups</source>
        <translation>子の参照</translation>
    </message>
    <message>
        <source>All children are looked up in the table before one is searched.</source>
        <translation>子を1つでも探索する前に、すべての子を置換表で調べます。</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>鏡像</translation>
    </message>
    <message>
        <source>A position and its mirror image share an entry of the table.</source>
        <translation>局面とその鏡像が置換表のエントリを共有します。</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死に石</translation>
    </message>
    <message>
        <source>So do positions that differ in stones without an open line.</source>
        <translation>完成しうるラインのない石だけが異なる局面も、エントリを共有します。</translation>
    </message>
    <message>
        <source>order</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Threats that can be used soon come first in the order of moves, then moves that lie in many open lines.</source>
        <translation>すぐに使えるリーチを作る手、次に、完成しうるラインを多く通る手の順に試します。</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Whether the game is over within twelve plies is asked first, then the sign, then outwards from zero.</source>
        <translation>まず12手以内に終わるか、次に符号、その後はゼロから外側へと調べます。</translation>
    </message>
    <message>
        <source>End-Easy</source>
        <translation>終盤・易</translation>
    </message>
    <message>
        <source>Middle-Easy</source>
        <translation>中盤・易</translation>
    </message>
    <message>
        <source>Middle-Medium</source>
        <translation>中盤・中</translation>
    </message>
    <message>
        <source>Begin-Easy</source>
        <translation>序盤・易</translation>
    </message>
    <message>
        <source>Begin-Medium</source>
        <translation>序盤・中</translation>
    </message>
    <message>
        <source>Begin-Hard</source>
        <translation>序盤・難</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::LadderRows</name>
    <message>
        <source>%1 without %2</source>
        <translation>%1（%2なし）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>ソルバーの段階</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Entries of the recursive function, the mean of all positions.</source>
        <translation>再帰関数の呼び出し回数。全局面の平均です。</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>The nodes of the step before divided by those of this one; without an idea, those of step 13.</source>
        <translation>前の段階のノード数を、この段階のノード数で割った値。工夫を除いた行では、段階13のノード数を割ります。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The mean of all positions, without the clearing of tables; short ones are solved three times, and the least counts. Nodes that are only counted take no time.</source>
        <translation>全局面の平均。置換表の初期化は含みません。短い局面は3回解き、最短の時間を採ります。ノードの計数のみの行に時間はありません。</translation>
    </message>
    <message>
        <source>The time of the step before divided by that of this one; without an idea, that of step 13.</source>
        <translation>前の段階の時間を、この段階の時間で割った値。工夫を除いた行では、段階13の時間を割ります。</translation>
    </message>
    <message>
        <source>time per node</source>
        <translation>時間/ノード</translation>
    </message>
    <message>
        <source>The time divided by the nodes.</source>
        <translation>時間をノード数で割った値。</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>The mean of the nodes that the tutorial publishes for this set; it rounds them. It publishes none for some steps.</source>
        <translation>この局面集についてチュートリアルが公表しているノード数の平均。丸めた値です。公表値のない段階もあります。</translation>
    </message>
    <message>
        <source>met</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Whether the nodes are the published ones, to the last of the whole set.</source>
        <translation>ノード数が局面集全体で公表値と完全に一致するか。</translation>
    </message>
    <message>
        <source>Shows the trees of both steps on the page Two runs.</source>
        <translation>両方の段階の木を「2つの探索」ページに表示します。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>As its line has it: the moves played, or the board.</source>
        <translation>入力行のとおり：打った手の列、または盤面。</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>石数</translation>
    </message>
    <message>
        <source>Stones on the board.</source>
        <translation>盤上の石の数。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>For the side to move.</source>
        <translation>手番側から見た値。</translation>
    </message>
    <message>
        <source>The nodes of the row that is selected above.</source>
        <translation>上で選択した行のノード数。</translation>
    </message>
    <message>
        <source>step before</source>
        <translation>前の段階</translation>
    </message>
    <message>
        <source>The nodes of the step before it; without an idea, those of step 13.</source>
        <translation>1つ前の段階のノード数。工夫を除いた行では、段階13のノード数。</translation>
    </message>
    <message>
        <source>The nodes of the step before divided by those of this one.</source>
        <translation>前の段階のノード数を、この段階のノード数で割った値。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>The part of the nodes of all positions.</source>
        <translation>全局面のノード数に占める割合。</translation>
    </message>
    <message>
        <source>Positions by their nodes</source>
        <translation>ノード数順の局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Put a position on the board</source>
        <translation>局面を盤面に置く</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>not finished in %1 s</source>
        <translation>%1秒以内に完了せず</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>計数のみ</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ 一致</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an idea and its explanation</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved in that time.</source>
        <translation>
            <numerusform>その時間内に解けたのは%n局面中%1局面です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two rows differ in a score: one of them is wrong.</source>
        <translation>スコアの異なる行が2つあります。どちらかが誤りです。</translation>
    </message>
    <message numerus="yes">
        <source>Means of %1 positions. All rows agree in every score that they found.</source>
        <translation>
            <numerusform>%1局面の平均です。見つかったスコアはすべての行で一致しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1 for the side to move. All finished rows agree.</source>
        <translation>手番側のスコアは%1です。完了した行はすべて一致しています。</translation>
    </message>
    <message>
        <source>Compare steps %1 and %2</source>
        <translation>段階%1と%2を比較</translation>
    </message>
    <message>
        <source>Positions, by nodes of %1</source>
        <translation>%1のノード数順の局面</translation>
    </message>
    <message>
        <source>%1 is not done. Select a row that is done to see its hardest positions.</source>
        <translation>「%1」は完了していません。完了した行を選ぶと、最も難しい局面が表示されます。</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空の盤面</translation>
    </message>
    <message>
        <source>Double-click a position, or press Enter, to put it on the board.</source>
        <translation>局面をダブルクリックするかEnterを押すと、盤面に置きます。</translation>
    </message>
    <message>
        <source>The %1 hardest of %2 take %3 of the nodes.</source>
        <translation>%2局面中、最も難しい%1局面がノードの%3を占めます。</translation>
    </message>
    <message>
        <source>Steps %1 and %2 can be compared when both are done in Compare.</source>
        <translation>段階%1と%2は、「比較」ページで両方が完了すると比較できます。</translation>
    </message>
    <message>
        <source>Step %1 answers this position without a node: there is no tree to open.</source>
        <translation>段階%1はこの局面をノードなしで解くので、開ける木がありません。</translation>
    </message>
    <message numerus="yes">
        <source>Step %1 visits %2 nodes of this position; up to %3 can be opened side by side.</source>
        <translation>
            <numerusform>段階%1はこの局面で%2ノードを訪れます。並べて開けるのは%3ノードまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A is step %1, %2; B is step %3, %4. The position is %5. A row is a line of moves; one that is searched twice counts once.</source>
        <translation>Aは段階%1（%2）、Bは段階%3（%4）です。局面は%5です。各行は1つの手順で、二度探索されたものも1つと数えます。</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>空の盤面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::QuestionBar</name>
    <message>
        <source>Use the board</source>
        <translation>盤面を使う</translation>
    </message>
    <message>
        <source>sign only</source>
        <translation>勝敗のみ</translation>
    </message>
    <message>
        <source>count steps 4 to 6 only</source>
        <translation>段階4～6は数えるだけ</translation>
    </message>
    <message>
        <source>Paste positions</source>
        <translation>局面を貼り付け</translation>
    </message>
    <message>
        <source>Takes the lines of the clipboard: a position a line, or boards of several lines with a blank line between them. A score behind a position is ignored.</source>
        <translation>クリップボードの各行を局面として読み込みます。1行につき1局面、または空行で区切った複数行の盤面です。局面の後のスコアは無視されます。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Takes the lines of a file: a position a line, or boards of several lines with a blank line between them. A score behind a position is ignored.</source>
        <translation>ファイルの各行を局面として読み込みます。1行につき1局面、または空行で区切った複数行の盤面です。局面の後のスコアは無視されます。</translation>
    </message>
    <message>
        <source>Goes back to the position on the board.</source>
        <translation>盤面の局面に戻ります。</translation>
    </message>
    <message>
        <source>Asks who wins alone: −1, 0 or 1.</source>
        <translation>どちらが勝つかだけを調べます：−1、0、1。</translation>
    </message>
    <message>
        <source>Counts the nodes of steps 4 to 6 without visiting a subtree twice: far quicker, but without a time.</source>
        <translation>段階4～6のノード数を、同じ部分木を二度訪れずに数えます。はるかに速い代わりに、時間は測れません。</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>1行最大</translation>
    </message>
    <message>
        <source> s a row</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Time limit of a row</source>
        <translation>行ごとの制限時間</translation>
    </message>
    <message>
        <source>A row that takes longer ends there and says so.</source>
        <translation>制限時間を超えた行はそこで打ち切られ、その旨が表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open positions</source>
        <translation>局面を開く</translation>
    </message>
    <message>
        <source>All files (*);;Text (*.txt)</source>
        <translation>すべてのファイル (*);;テキスト (*.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1を開けません：%2。</translation>
    </message>
    <message>
        <source>This is not text: it has a zero byte in it.</source>
        <translation>テキストではありません：ゼロのバイトが含まれています。</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were left out, too.</source>
        <translation>
            <numerusform>ほかに%n行を除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no positions: a line each is expected, such as 4453.</source>
        <translation>局面がありません。4453のように1行に1つ書いてください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::Type</name>
    <message>
        <source>column %1</source>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>Which answers fall into the trap?</source>
        <translation>罠にはまる応手はどれ？</translation>
    </message>
    <message>
        <source>O has two in the middle of the bottom row: columns 2, 5 and 6 hold (0), the other four lose (18).</source>
        <translation>Oが最下段の中央に石を2つ並べています。2、5、6列目なら持ちこたえ（0）、残りの4列は負けます（18）。</translation>
    </message>
    <message>
        <source>What does a table save?</source>
        <translation>置換表の効果は？</translation>
    </message>
    <message>
        <source>Fourteen plies to the end, and X wins; the page Compare runs alpha-beta with and without a table.</source>
        <translation>終局まで14手、Xの勝ち。「比較」ページで、置換表のあるアルファベータ法とないアルファベータ法を実行します。</translation>
    </message>
    <message>
        <source>What does each idea of a solver save?</source>
        <translation>ソルバーの各工夫の効果は？</translation>
    </message>
    <message>
        <source>Step by step from minimax, 332,768 nodes, to the solver for use, 84.</source>
        <translation>ミニマックス法の332,768ノードから実用ソルバーの84ノードまで、一歩ずつ。</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1～9</translation>
    </message>
    <message>
        <source>Board: play in that column</source>
        <translation>盤面：その列に打つ</translation>
    </message>
    <message>
        <source>Connect four</source>
        <translation>コネクトフォー</translation>
    </message>
    <message>
        <source>Search any board of up to 64 cells: which column, and why?</source>
        <translation>64マスまでの盤面を探索。どの列に打つか、それはなぜか？</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Comment</name>
    <message>
        <source>the only move that wins</source>
        <translation>唯一の勝ち手</translation>
    </message>
    <message>
        <source>the only move that holds out</source>
        <translation>最も長く粘る唯一の手</translation>
    </message>
    <message>
        <source>the only move that draws</source>
        <translation>唯一の引き分けの手</translation>
    </message>
    <message>
        <source>the only legal move</source>
        <translation>唯一の合法手</translation>
    </message>
    <message>
        <source>every move draws</source>
        <translation>どの手でも引き分け</translation>
    </message>
    <message>
        <source>every move wins</source>
        <translation>どの手でも勝ち</translation>
    </message>
    <message>
        <source>every move loses</source>
        <translation>どの手でも負け</translation>
    </message>
    <message>
        <source>every move wins at the same ply</source>
        <translation>どの手でも同じ手数で勝ち</translation>
    </message>
    <message>
        <source>every move loses at the same ply</source>
        <translation>どの手でも同じ手数で負け</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than the best move</source>
        <translation>
            <numerusform>勝ちだが最善手より%n手遅い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than %1</source>
        <translation>
            <numerusform>勝ちだが%1より%n手遅い</numerusform>
        </translation>
    </message>
    <message>
        <source>gives away a won game: draw</source>
        <translation>勝ちを逃して引き分け</translation>
    </message>
    <message>
        <source>loses a won game</source>
        <translation>勝ちの局面から負け</translation>
    </message>
    <message>
        <source>loses a drawn game</source>
        <translation>引き分けの局面から負け</translation>
    </message>
    <message numerus="yes">
        <source>lost; the best move could hold out %n plies longer</source>
        <translation>
            <numerusform>負け。最善手なら%n手長く粘れた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost; %1 could hold out %n plies longer</source>
        <translation>
            <numerusform>負け。%1なら%n手長く粘れた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n plies, seen at depth %1</source>
        <translation>
            <numerusform>%n手で必勝（深さ%1で判明）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n plies, seen at depth %1</source>
        <translation>
            <numerusform>%n手で必敗（深さ%1で判明）</numerusform>
        </translation>
    </message>
    <message>
        <source>estimates at depth %1, no verdict</source>
        <translation>深さ%1の推定値、判定なし</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n plies</source>
        <translation>
            <numerusform>%n手で%1の勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source> (better: %1)</source>
        <translation> （最善：%1）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the line of move %2 of a game.</source>
        <translation>「%1」は対局の%2手目の行ではありません。</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>対局を貼り付け</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>value before, after, comment</comment>
        <translation>%1 → %2、%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ComparisonPage</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What is compared: a row of the table each.</source>
        <translation>比較する対象です。それぞれが表の1行になります。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ExaminationPages</name>
    <message>
        <source>Ways to examine the search</source>
        <translation>探索の分析方法</translation>
    </message>
    <message>
        <source>Examining the search…</source>
        <translation>探索を分析中…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Why not this line?</source>
        <translation>この手順を選ばない理由</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>2つ目の記録</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Game</name>
    <message>
        <source>&quot;{}&quot; is not a move</source>
        <translation>「{}」は手ではありません</translation>
    </message>
    <message>
        <source>they lead to {}, not to the position</source>
        <translation>この手順では{}になり、この局面にはなりません</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::GameBoard</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::MoveCard</name>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Shows the search of the board after the move, at this reply.</source>
        <translation>着手後の盤面の探索を、この応手の位置で表示します。</translation>
    </message>
    <message>
        <source>Refuted by %1</source>
        <translation>咎め：%1</translation>
    </message>
    <message>
        <source>No move has been made. Each move gets a comment here: what it was worth, and which were better.</source>
        <translation>まだ手がありません。打つと、各手の価値とより良い手についてのコメントがここに表示されます。</translation>
    </message>
    <message>
        <source>Select a move to see what it was worth.</source>
        <translation>手を選択すると、その価値が表示されます。</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <comment>number, side, move</comment>
        <translation>%1手目：%2 %3</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>コメントなし</translation>
    </message>
    <message>
        <source>Not yet known</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>Values of the last two moves are hidden. Press H to show them.</source>
        <translation>最後の2手の値は隠されています。Hキーで表示します。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>計算中…</translation>
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
        <translation>着手前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>着手後</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>最善：%1</translation>
    </message>
    <message>
        <source>Best by the estimate: %1</source>
        <translation>推定の最善：%1</translation>
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
        <translation>非表示</translation>
    </message>
    <message>
        <source>no comment</source>
        <translation>コメントなし</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>The position was not solved in time: the value with ≈ is that of a search to depth %1 with the lines as its estimate. The other is exact, from the move beside this one.</source>
        <translation>局面を時間内に解けませんでした。≈の付いた値は、ラインによる評価を用いた深さ%1の探索のものです。もう一方は前後の手から得た正確な値です。</translation>
    </message>
    <message>
        <source>The position was not solved in time: both values are those of a search to depth %1 with the lines as its estimate.</source>
        <translation>局面を時間内に解けませんでした。どちらの値も、ラインによる評価を用いた深さ%1の探索のものです。</translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation>着手前：%1。着手後：%2。</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>The number of the move.</source>
        <translation>何手目か。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Who moved, and where.</source>
        <translation>どちらがどこに打ったか。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>着手前</translation>
    </message>
    <message>
        <source>Value before the move, for the side that moved.</source>
        <translation>着手前の値。打った側から見た値です。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>着手後</translation>
    </message>
    <message>
        <source>Value after the move, for the side that moved.</source>
        <translation>着手後の値。打った側から見た値です。</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>What the move did to the result.</source>
        <translation>その手が結果にどう影響したか。</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>The best moves, if this one is not among them.</source>
        <translation>この手が最善でない場合の最善手。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Pages</name>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>つらら図</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation>2つの探索</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayBoard</name>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>A click or Space plays here.</source>
        <translation>クリックまたはSpaceでここに打ちます。</translation>
    </message>
    <message>
        <source>A click or Space plays here. Its value is %1.</source>
        <translation>クリックまたはSpaceでここに打ちます。値は%1です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayPage</name>
    <message>
        <source>Undo</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Takes back your move and the engine&apos;s answer to it.</source>
        <translation>自分の手と、それに対するエンジンの手を取り消します。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Brings back the moves that were taken back.</source>
        <translation>待ったで取り消した手を復元します。</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>すぐ打つ</translation>
    </message>
    <message>
        <source>Stops the engine&apos;s thinking: it moves from what it has.</source>
        <translation>エンジンの思考を打ち切り、その時点の結果で打たせます。</translation>
    </message>
    <message>
        <source>Engine moves</source>
        <translation>エンジンが打つ</translation>
    </message>
    <message>
        <source>Lets the engine make its move here.</source>
        <translation>ここでエンジンに打たせます。</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Shows or hides best moves, scores and value, also of the last two moves.</source>
        <translation>最善手、スコア、値の表示を切り替えます。最後の2手も対象です。</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>対局の手順</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Go back to before this move</source>
        <translation>この手の前に戻る</translation>
    </message>
    <message>
        <source>Takes the game back to before the selected move, so that another can be made.</source>
        <translation>選択した手の前まで対局を戻し、別の手を打てるようにします。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>%1の担当</translation>
    </message>
    <message>
        <source>Who makes the moves of %1.</source>
        <translation>%1の手をどちらが打つか。</translation>
    </message>
    <message>
        <source>How the engine thinks</source>
        <translation>エンジンの思考方法</translation>
    </message>
    <message>
        <source>How the engine finds its moves: by PVS to a depth, counted as in a search, or for so many seconds, or by one of the searches of Compare.</source>
        <translation>エンジンが手を選ぶ方法：PVSで一定の深さ（数え方は探索と同じ）または一定の秒数だけ読むか、「比較」の探索のどれかを使います。</translation>
    </message>
    <message>
        <source>Depth of the engine</source>
        <translation>エンジンの深さ</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>一手の秒数</translation>
    </message>
    <message>
        <source>Engine thinks</source>
        <translation>エンジンの思考</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>対局をコピー</translation>
    </message>
    <message>
        <source>Copies the moves with their comments as text, which can be pasted again.</source>
        <translation>手順とコメントをテキストとしてコピーします。このテキストは貼り付けて元に戻せます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Begins a game on the empty board; it can be undone.</source>
        <translation>空の盤面から対局を始めます。元に戻すことができます。</translation>
    </message>
    <message>
        <source>This is the board after move %1. Select the last move to play on, or go back to before it.</source>
        <translation>これは%1手目の後の盤面です。続きを打つには最後の手を選択するか、この手の前に戻ってください。</translation>
    </message>
    <message>
        <source>to a depth</source>
        <translation>深さ指定</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>時間指定</translation>
    </message>
    <message>
        <source>as “%1”</source>
        <comment>the engine thinks as a search</comment>
        <translation>「%1」と同じ</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>After move %1 of %2</source>
        <translation>%1手目の後（全%2手）</translation>
    </message>
    <message>
        <source>No game leads to this board.</source>
        <translation>この盤面に至る対局はありません。</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>終局：%1。</translation>
    </message>
    <message>
        <source>%1: a click makes your move.</source>
        <translation>%1：クリックで打てます。</translation>
    </message>
    <message>
        <source>%1: the engine is thinking…</source>
        <translation>%1：エンジンが思考中…</translation>
    </message>
    <message>
        <source>%1: the engine&apos;s turn. It waits for “Engine moves”.</source>
        <translation>%1（エンジン）。「エンジンが打つ」を押すまで待ちます。</translation>
    </message>
    <message>
        <source>All values are shown.</source>
        <translation>すべての値を表示しています。</translation>
    </message>
    <message>
        <source>Best moves and scores are hidden. Press H to show them.</source>
        <translation>最善手とスコアは隠されています。Hキーで表示します。</translation>
    </message>
    <message>
        <source>Best moves, scores and values of the last two moves are hidden. Press H to show them.</source>
        <translation>最善手、スコア、最後の2手の値は隠されています。Hキーで表示します。</translation>
    </message>
    <message>
        <source>Hints are shown.</source>
        <translation>ヒントを表示しています。</translation>
    </message>
    <message>
        <source>Hints are for the board after move %1, the last; this is an earlier one.</source>
        <translation>ヒントは最後の手（%1手目）の後の盤面のものです。表示中の盤面はそれより前です。</translation>
    </message>
    <message>
        <source>Hints come when the engine has moved.</source>
        <translation>ヒントはエンジンが打った後に表示されます。</translation>
    </message>
    <message>
        <source>Solving this position…</source>
        <translation>この局面を解いています…</translation>
    </message>
    <message>
        <source>Best by estimates at depth %1: %2 (%3).</source>
        <translation>深さ%1の推定による最善：%2（%3）。</translation>
    </message>
    <message>
        <source>Best: %1 (%2). %3</source>
        <comment>moves, value, sentence</comment>
        <translation>最善：%1（%2）。%3</translation>
    </message>
    <message>
        <source>No move has been made yet. Make one on the board, or paste a game to look at: each move gets a comment and a value here.</source>
        <translation>まだ手がありません。盤面に打つか、対局を貼り付けてください。各手のコメントと値がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved</source>
        <translation>
            <numerusform>%n手中%1手を解析済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved · %2 estimated</source>
        <translation>
            <numerusform>%n手中%1手を解析済み · %2手を推定</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlaySession</name>
    <message>
        <source>It is the engine&apos;s turn.</source>
        <translation>エンジンの手番です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PositionPanel</name>
    <message>
        <source>Engine move</source>
        <translation>エンジンの手</translation>
    </message>
    <message>
        <source>Plays the first of the best moves that the search found.</source>
        <translation>探索で見つかった最善手のうち最初のものを打ちます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>A click plays a move of the side to move.</source>
        <translation>クリックすると手番側の手を打ちます。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>終局：%1。</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>値 %1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最善：%1</translation>
    </message>
    <message>
        <source>All moves are best.</source>
        <translation>どの手も最善です。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are best.</source>
        <translation>
            <numerusform>最善手は%n手あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Value ?</source>
        <translation>値 ?</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchCursor</name>
    <message>
        <source>Searching…</source>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>Search from its board</source>
        <translation>この盤面から探索</translation>
    </message>
    <message>
        <source>The search was stopped. Change something to search again.</source>
        <translation>探索を中止しました。設定などを変更すると再び探索します。</translation>
    </message>
    <message>
        <source>Searches of up to %1 nodes can be examined here; this one has %2. Reduce its depth.</source>
        <translation>ここで分析できるのは%1ノードまでの探索です。この探索は%2ノードなので、深さを減らしてください。</translation>
    </message>
    <message>
        <source>The examination was stopped. Open this page again to continue.</source>
        <translation>分析を中止しました。このページを開き直すと続行します。</translation>
    </message>
    <message>
        <source>Examining the search…</source>
        <translation>探索を分析中…</translation>
    </message>
    <message>
        <source>Recording the search…</source>
        <translation>探索を記録中…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchDocument</name>
    <message>
        <source>Before the first move</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>%1手目の後</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>あり得ない局面</translation>
    </message>
    <message>
        <source>The game is over: %1. There is nothing to search.</source>
        <translation>終局：%1。探索するものはありません。</translation>
    </message>
    <message>
        <source>No game leads to &quot;%1&quot;: %2</source>
        <translation>「%1」に至る対局はありません：%2</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>局面を貼り付け</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a move and its answer</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation>%1手目まで戻す</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Change the search to %1</source>
        <translation>探索を%1に変更</translation>
    </message>
    <message numerus="yes">
        <source>The table has room for %n searches; it is full.</source>
        <translation>
            <numerusform>表に追加できる探索は%n個までで、空きがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>The table keeps one search at least.</source>
        <translation>表には少なくとも1つの探索が必要です。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchPanel</name>
    <message>
        <source>More switches</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Root, windows, order of the moves and size of the table.</source>
        <translation>ルート、ウィンドウ、手の並べ替え、置換表の大きさ。</translation>
    </message>
    <message>
        <source>Fewer switches</source>
        <translation>詳細設定を隠す</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>ミニマックス法</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>アルファベータ法</translation>
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
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>How the tree is searched.</source>
        <translation>木の探索方法。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>The transposition table: what a store writes, and whether the moves of the position share one table.</source>
        <translation>置換表：保存時に書き込む内容と、局面の各手が表を共有するか。</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>What a leaf is worth.</source>
        <translation>葉の値の決め方。</translation>
    </message>
    <message>
        <source>Depth limit</source>
        <translation>深さ制限</translation>
    </message>
    <message>
        <source>Counted below the moves of the position: with 0 the search ends at its moves, ply 1.</source>
        <translation>局面の各手より下を数えます。0なら、局面の手（1手目）で探索が終わります。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>on, ordered</source>
        <translation>あり（並べ替え）</translation>
    </message>
    <message>
        <source>on, unordered</source>
        <translation>あり（そのまま）</translation>
    </message>
    <message>
        <source>Deepening</source>
        <translation>反復深化</translation>
    </message>
    <message>
        <source>Iterative deepening searches to depth 0, 1, 2 and so on; ordered, each iteration tries the best moves of the one before first.</source>
        <translation>反復深化は深さを0、1、2…と増やして探索します。「並べ替え」では、各反復で前の反復の最善手から試します。</translation>
    </message>
    <message>
        <source>bitboard</source>
        <translation>ビットボード</translation>
    </message>
    <message>
        <source>bitboard, copy</source>
        <translation>ビットボード（コピー）</translation>
    </message>
    <message>
        <source>bitboard, twice</source>
        <translation>ビットボード（二度）</translation>
    </message>
    <message>
        <source>record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>record, copy</source>
        <translation>レコード（コピー）</translation>
    </message>
    <message>
        <source>record, twice</source>
        <translation>レコード（二度）</translation>
    </message>
    <message>
        <source>Board kind</source>
        <translation>盤面の種類</translation>
    </message>
    <message>
        <source>The board&apos;s form and how a move is taken back. Nodes do not depend on it, time does.</source>
        <translation>盤面のデータ形式と、手の取り消し方。ノード数は変わらず、時間が変わります。</translation>
    </message>
    <message>
        <source>every move</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>textbook</source>
        <translation>教科書どおり</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>Whether each move of the position is searched with the full window, or the position is searched as any node.</source>
        <translation>局面の各手をフルウィンドウで探索するか、局面をほかのノードと同じように探索するか。</translation>
    </message>
    <message>
        <source>Aspiration</source>
        <translation>アスピレーション</translation>
    </message>
    <message>
        <source>Each iteration searches in a window around the value of the one before, so many points either way.</source>
        <translation>各反復で、前の反復の値を中心に、上下それぞれこの点数のウィンドウで探索します。</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>ソフト</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>ハード</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>フェイル</translation>
    </message>
    <message>
        <source>Whether a value outside the window is returned as found, or as the window&apos;s end.</source>
        <translation>ウィンドウの外の値を、そのまま返すか、ウィンドウの端の値にして返すか。</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>least difference</source>
        <translation>最小の差</translation>
    </message>
    <message>
        <source>Null window</source>
        <translation>ヌルウィンドウ</translation>
    </message>
    <message>
        <source>How wide a null window is.</source>
        <translation>ヌルウィンドウの幅。</translation>
    </message>
    <message>
        <source>the game&apos;s</source>
        <translation>ゲームの順</translation>
    </message>
    <message>
        <source>killers</source>
        <translation>キラー手</translation>
    </message>
    <message>
        <source>history</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>killers, history</source>
        <translation>キラー手、履歴</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>手の順序</translation>
    </message>
    <message>
        <source>Killers are tried first because they cut at the same depth, history because they cut often.</source>
        <translation>キラー手は同じ深さでカットした手、履歴ヒューリスティックはよくカットする手を先に試します。</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>swapped, own too</source>
        <translation>入れ替え（自分の表も）</translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <source>to the front, own too</source>
        <translation>先頭へ（自分の表も）</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>How the table&apos;s move becomes the first, and whether it comes from this iteration&apos;s own table, too.</source>
        <translation>置換表の手をどのように先頭に置くか、また、現在の反復自身の表の手も使うか。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ数</translation>
    </message>
    <message>
        <source>The places of the table; without a limit it holds every position.</source>
        <translation>置換表の容量。無制限なら全局面を保持します。</translation>
    </message>
    <message>
        <source>always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>深さ基準</translation>
    </message>
    <message>
        <source>two-tier</source>
        <translation>2段</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Which entry is replaced when the table is full.</source>
        <translation>置換表が満杯のとき、どのエントリを置き換えるか。</translation>
    </message>
    <message>
        <source>all symmetries</source>
        <translation>対称形すべて</translation>
    </message>
    <message>
        <source>by symmetry</source>
        <translation>対称性で統合</translation>
    </message>
    <message>
        <source>one per position</source>
        <translation>局面ごとに1つ</translation>
    </message>
    <message>
        <source>fresh, %1</source>
        <translation>手ごと、%1</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>あり、%1</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>最後まで</translation>
    </message>
    <message>
        <source>%1, to the end</source>
        <translation>%1（最後まで）</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n plies)</source>
        <translation>
            <numerusform>%1（%n手目まで）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchRows</name>
    <message>
        <source>Searches</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Entries of the recursive function, in the last iteration.</source>
        <translation>最後の反復での再帰関数の呼び出し回数。</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>全ノード数</translation>
    </message>
    <message>
        <source>The nodes of all iterations together, which is what the time is of.</source>
        <translation>すべての反復のノード数の合計。時間はこれに対するものです。</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>Finished games and positions at the depth limit.</source>
        <translation>終局した局面と、深さ制限に達した局面。</translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>The article&apos;s number: nodes that stopped at a value outside the window, also after their last move.</source>
        <translation>記事の数え方：ウィンドウの外の値で止まったノードの数。最後の手の後で止まったものも含みます。</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>有効カット</translation>
    </message>
    <message>
        <source>Cutoffs that left a move unsearched.</source>
        <translation>未探索の手を残したカット。</translation>
    </message>
    <message>
        <source>first-move cuts</source>
        <translation>最初の手のカット</translation>
    </message>
    <message>
        <source>The part of the cuts that were made by the move tried first: the usual measure of an order.</source>
        <translation>最初に試した手による有効カットの割合。手の並べ替えの良さを示す一般的な指標です。</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>枝刈りされた手</translation>
    </message>
    <message>
        <source>The moves that cuts left unsearched.</source>
        <translation>有効カットで探索されなかった手の数。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>Nodes whose value the table gave.</source>
        <translation>値が置換表から得られたノードの数。</translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>Children that PVS searched again with the full window.</source>
        <translation>PVSがフルウィンドウで探索し直した子の数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The median of up to 200 whole searches, all iterations together.</source>
        <translation>最大200回の探索全体の中央値。すべての反復を含みます。</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>Half the runs lie within this of the median.</source>
        <translation>実行の半数は、中央値からこの範囲内に収まります。</translation>
    </message>
    <message>
        <source>time per node</source>
        <translation>時間/ノード</translation>
    </message>
    <message>
        <source>The time divided by the nodes of all iterations.</source>
        <translation>時間を全反復のノード数で割った値。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Of the position, from the first player&apos;s side.</source>
        <translation>先手から見た局面の値。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>The moves that have this value.</source>
        <translation>この値になる手。</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>行を追加</translation>
    </message>
    <message>
        <source>Adds a copy of the row shown, to be changed beside the board.</source>
        <translation>表示中の行のコピーを追加します。設定は盤のそばで変更します。</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>行を削除</translation>
    </message>
    <message>
        <source>Removes the row shown.</source>
        <translation>表示中の行を削除します。</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Replaces all rows by a preset.</source>
        <translation>すべての行をプリセットで置き換えます。</translation>
    </message>
    <message>
        <source>Compare the preset &quot;%1&quot;</source>
        <translation>プリセット「%1」を比較</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>全アルゴリズム</translation>
    </message>
    <message>
        <source>From minimax to PVS with iterative deepening.</source>
        <translation>ミニマックス法から反復深化付きのPVSまで。</translation>
    </message>
    <message>
        <source>There is no other search to compare with. Add one in Compare.</source>
        <translation>比較する探索がほかにありません。「比較」で追加してください。</translation>
    </message>
    <message>
        <source>The last iterations of two searches, overlaid. A row is a line of moves; one that is searched twice counts once. Double-click a row, or press Enter, to step through the search there.</source>
        <translation>2つの探索の最後の反復を重ねて表示します。各行は1つの手順で、二度探索されたものも1つと数えます。行をダブルクリックするかEnterを押すと、そこから探索をたどれます。</translation>
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
        <translation>探索</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>クイズ</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1ノード</numerusform>
        </translation>
    </message>
    <message>
        <source> · %1 in all iterations</source>
        <translation> · 全反復で%1</translation>
    </message>
    <message>
        <source> · the first %1 recorded</source>
        <translation> · 先頭の%1を記録</translation>
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
        <translation>並べる数</translation>
    </message>
    <message>
        <source>Columns of the board. Another size begins with an empty board.</source>
        <translation>盤面の列数。変更すると空の盤面になります。</translation>
    </message>
    <message>
        <source>Rows of the board. Another size begins with an empty board.</source>
        <translation>盤面の行数。変更すると空の盤面になります。</translation>
    </message>
    <message>
        <source>How many stones in a row win.</source>
        <translation>石を何個並べると勝ちか。</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>並べる数</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneBoard</name>
    <message>
        <source>A click cycles a cell: empty, O, X.</source>
        <translation>クリックするとマスが空、O、Xの順に切り替わります。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>A click or Space cycles empty, O, X; O, X and Delete set the cell.</source>
        <translation>クリックまたはSpaceで空、O、Xを切り替えます。O、X、Deleteでマスを設定します。</translation>
    </message>
    <message>
        <source>A click or Space plays in this column; O, X and Delete set the cell.</source>
        <translation>クリックまたはSpaceでこの列に打ちます。O、X、Deleteでマスを設定します。</translation>
    </message>
    <message>
        <source>A click or Space plays a move here; O, X and Delete set the cell.</source>
        <translation>クリックまたはSpaceでここに打ちます。O、X、Deleteでマスを設定します。</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1を空にする</translation>
    </message>
    <message>
        <source>Put %1 on %2</source>
        <translation>%2に%1を置く</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤面をクリア</translation>
    </message>
    <message>
        <source>Play in this column</source>
        <translation>この列に打つ</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>ここに打つ</translation>
    </message>
    <message>
        <source>Put O here</source>
        <translation>ここにOを置く</translation>
    </message>
    <message>
        <source>Put X here</source>
        <translation>ここにXを置く</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>マスを空にする</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Board: to another cell</source>
        <translation>盤面：別のマスへ移動</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>Board: change the cell, or play there</source>
        <translation>盤面：マスを変更、または打つ</translation>
    </message>
    <message>
        <source>O, X, Delete</source>
        <translation>O, X, Delete</translation>
    </message>
    <message>
        <source>Board: set the cell (while editing)</source>
        <translation>盤面：マスを設定（編集中）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneGame</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1が%2に打つ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneGrid</name>
    <message>
        <source>column %1, row %2</source>
        <translation>列%1、行%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::StoneWorkspace</name>
    <message>
        <source>Board of %1 × %2, %3 in a row</source>
        <translation>盤面%1 × %2、並べる数%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::TrueValue</name>
    <message>
        <source>True value: being solved…</source>
        <translation>真の値：計算中…</translation>
    </message>
    <message>
        <source>True value: not solved within a second.</source>
        <translation>真の値：1秒以内に解けませんでした。</translation>
    </message>
    <message>
        <source>True value: %1.</source>
        <translation>真の値：%1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::TwoRunsPage</name>
    <message>
        <source>Two runs</source>
        <translation>2つの探索</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>The searches were stopped. Change something to start again.</source>
        <translation>探索を中止しました。設定などを変更すると再開します。</translation>
    </message>
    <message>
        <source>Search B</source>
        <translation>探索B</translation>
    </message>
    <message>
        <source>Search A</source>
        <translation>探索A</translation>
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
        <translation>「比較」ページの行。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::ValueCurve</name>
    <message>
        <source>Value over the game</source>
        <translation>値の推移</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>before the first move</source>
        <translation>初手の前</translation>
    </message>
    <message>
        <source>after move %1</source>
        <translation>%1手目の後</translation>
    </message>
    <message>
        <source>The value of the position after each move is drawn here, as %1 sees it.</source>
        <translation>各手の後の局面の値を、%1から見た値でここに描きます。</translation>
    </message>
    <message>
        <source>No value is known yet, or those known are hidden.</source>
        <translation>判明した値がまだないか、隠されています。</translation>
    </message>
    <message>
        <source>Exact values (estimates are left out)</source>
        <translation>正確な値（推定値を除く）</translation>
    </message>
    <message>
        <source>Exact values over the game</source>
        <translation>正確な値の推移</translation>
    </message>
    <message>
        <source>Estimates over the game</source>
        <translation>推定値の推移</translation>
    </message>
    <message>
        <source>exact, for %1</source>
        <translation>正確な値（%1から見て）</translation>
    </message>
    <message>
        <source>estimated, for %1</source>
        <translation>推定値（%1から見て）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AdvicePage</name>
    <message>
        <source>What to discard</source>
        <translation>何を捨てるか</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>A tile that brings the hand nearer.</source>
        <translation>手牌を完成に近づける牌。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>How many copies of it can still be drawn.</source>
        <translation>まだツモれる枚数。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>What the completed hand scores.</source>
        <translation>完成した手牌の得点。</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>The melds of the completed hand.</source>
        <translation>完成した手牌のユニット。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Useful tiles</source>
        <translation>有効牌</translation>
    </message>
    <message numerus="yes">
        <source>Take %n tiles out of the hand: a full hand has %1.</source>
        <translation>
            <numerusform>手牌から%n枚除いてください。手牌は%1枚までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>What to draw</source>
        <translation>有効牌</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>A tile that can go.</source>
        <translation>捨てられる牌。</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>How many tiles the hand then lacks.</source>
        <translation>捨てた後の手牌に足りない枚数。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>How many tiles that can be drawn bring it nearer.</source>
        <translation>手牌を完成に近づける牌のうち、ツモれる枚数。</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message numerus="yes">
        <source>The chance to complete a hand within %n draws.</source>
        <translation>
            <numerusform>%n回以内のツモで手牌が完成する確率。</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>期待値</translation>
    </message>
    <message numerus="yes">
        <source>The expected score within %n draws.</source>
        <translation>
            <numerusform>%n回以内のツモでの得点の期待値。</numerusform>
        </translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>The highest score of the nearest complete hands.</source>
        <translation>最も近い完成形のうち最も高い得点。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>This hand is complete: declare it. To go on: %1</source>
        <translation>この手牌は完成しています。上がれます。続ける場合：%1</translation>
    </message>
    <message>
        <source>The nearest complete hand that most draws complete; it need not have the best score.</source>
        <translation>最も近い完成形のうち、完成させるツモが最も多いもの。最高点とは限りません。</translation>
    </message>
    <message numerus="yes">
        <source>Within %n draws: chance %1, expected score %2.</source>
        <translation>
            <numerusform>%n回以内に完成する確率%1、期待値%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ is an estimate from 1,000 playouts, in grey from 100.</source>
        <translation>≈はプレイアウト1,000回での推定値、灰色は100回での推定値です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Answer</name>
    <message>
        <source>not complete</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>all used</source>
        <translation>使い切り</translation>
    </message>
    <message>
        <source>no complete hand in reach</source>
        <translation>完成は不可能</translation>
    </message>
    <message numerus="yes">
        <source>%n draws from a complete hand</source>
        <translation>
            <numerusform>あと%n枚で完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads</source>
        <translation>
            <numerusform>合法なリード%1通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units fit</source>
        <translation>
            <numerusform>使えるユニット%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 splits</source>
        <translation>
            <numerusform>分け方%1通り</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing left over</source>
        <translation>余りなし</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left over</source>
        <translation>
            <numerusform>余り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 best splits</source>
        <translation>
            <numerusform>最善の分け方%1通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets of tiles complete it</source>
        <translation>
            <numerusform>完成させる牌の組%1通り</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 best</source>
        <translation>最善の分け方 %1/%2</translation>
    </message>
    <message>
        <source>%1, %2 listed</source>
        <translation>%1、表示%2通り</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %n more plays</source>
        <translation>
            <numerusform>次善：出し札%n組多い</numerusform>
        </translation>
    </message>
    <message>
        <source>Next best: %1, tiles left over</source>
        <translation>次善：%1（余り牌あり）</translation>
    </message>
    <message>
        <source>Next best: −%1</source>
        <translation>次善：−%1</translation>
    </message>
    <message>
        <source>all cards played</source>
        <translation>出し切り</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>残り札あり</translation>
    </message>
    <message>
        <source>Only best split</source>
        <translation>最善はこの分け方だけ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AnswerPanel</name>
    <message>
        <source>Previous best split</source>
        <translation>前の最善の分け方</translation>
    </message>
    <message>
        <source>Next best split</source>
        <translation>次の最善の分け方</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>Best split</source>
        <translation>最善の分け方</translation>
    </message>
    <message>
        <source>The hand is empty. Click in the palette, paste a hand, or deal one.</source>
        <translation>手牌は空です。パレットをクリックするか、手牌を貼り付けるか、「配る」を押してください。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Shows the next best split; click again for the best.</source>
        <translation>次善の分け方を表示します。もう一度クリックすると最善に戻ります。</translation>
    </message>
    <message>
        <source>The hand is empty. Click cards in the palette, paste a hand, or deal one.</source>
        <translation>手札は空です。パレットのカードをクリックするか、手札を貼り付けるか、「配る」を押してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::DrawOutlook</name>
    <message>
        <source>Stopped. The next edit starts again.</source>
        <translation>中止しました。次の編集で再開します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 playouts…</source>
        <translation>
            <numerusform>プレイアウト%1回…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact for %n draws: %1</source>
        <comment>per cent done</comment>
        <translation>
            <numerusform>ツモ%n回まで厳密に計算：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Edit</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out by %1: %2. Undo brings everything back.</source>
        <translation>%1で使えないため除外しました：%2。「元に戻す」ですべて復元できます。</translation>
    </message>
    <message>
        <source>The card table was cleared. Undo brings it back.</source>
        <translation>卓をクリアしました。「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>The plays on the card table were taken back.</source>
        <translation>卓上の出し札を取り消しました。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation>手持ちを貼り付け</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Sort the hand by melds</source>
        <translation>組ごとに並べ替え</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1に切り替え</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1を固定</translation>
    </message>
    <message>
        <source>Lay %1 open</source>
        <translation>%1を副露</translation>
    </message>
    <message>
        <source>Forbid %1</source>
        <translation>%1を禁止</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>%1の指定を解除</translation>
    </message>
    <message>
        <source>Take the bonus from %1</source>
        <translation>%1のボーナスを削除</translation>
    </message>
    <message>
        <source>Give %1 a bonus of %2</source>
        <translation>%1にボーナス%2を設定</translation>
    </message>
    <message>
        <source>Favourite: %1</source>
        <translation>推し：%1</translation>
    </message>
    <message>
        <source>No favourite</source>
        <translation>推しなし</translation>
    </message>
    <message>
        <source>The favourite adds points once</source>
        <translation>推しは一度だけ加点</translation>
    </message>
    <message>
        <source>The favourite&apos;s melds count double</source>
        <translation>推しを含むユニットは2倍</translation>
    </message>
    <message>
        <source>Free all melds</source>
        <translation>すべての組の指定を解除</translation>
    </message>
    <message>
        <source>Mark %1 as seen</source>
        <translation>%1を見えている分に追加</translation>
    </message>
    <message>
        <source>Take %1 from what was seen</source>
        <translation>%1を見えている分から除く</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandAnalysis</name>
    <message>
        <source>Stopped before the answer was found. The next edit starts again.</source>
        <translation>答えが出る前に中止しました。次の編集で再開します。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandMethodRows</name>
    <message>
        <source>Subsets</source>
        <translation>部分集合</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Reuse list</source>
        <translation>リスト再利用</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Reuse and cache</source>
        <translation>再利用＋キャッシュ</translation>
    </message>
    <message>
        <source>16 ints, loop</source>
        <translation>int 16個、ループ</translation>
    </message>
    <message>
        <source>16 ints, written out</source>
        <translation>int 16個、展開</translation>
    </message>
    <message>
        <source>Packed, 15 cards in one word</source>
        <translation>パックド、1語にカード15種</translation>
    </message>
    <message>
        <source>Packed, 54 tiles in four words</source>
        <translation>パックド、4語に牌54種</translation>
    </message>
    <message>
        <source>%1 by %2, complete</source>
        <translation>%2で%1、完成</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%2で%1</translation>
    </message>
    <message>
        <source>It was given up after %1.</source>
        <translation>%1経過後に打ち切りました。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Subsets tried, calls of the recursive function (those answered by the cache not counted), or rests of the hand that the engine computed.</source>
        <translation>試した部分集合、再帰関数の呼び出し（キャッシュで答えたものを除く）、またはエンジンが計算した残り手牌の数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation>繰り返し実行した時間の中央値。</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The best split: its score and the number of melds.</source>
        <translation>最善の分け方の得点とユニットの数。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>パックド</translation>
    </message>
    <message>
        <source>Packed engine</source>
        <translation>パックドエンジン</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Whether a hand has all tiles of a meld: the median for one meld.</source>
        <translation>手牌にユニットの牌がすべてあるかの判定。1ユニットあたりの中央値です。</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>除去</translation>
    </message>
    <message>
        <source>The hand without the tiles of a meld: the median for one meld.</source>
        <translation>手牌からユニットの牌を除く処理。1ユニットあたりの中央値です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandMethodsDialog</name>
    <message>
        <source>The article&apos;s hand</source>
        <translation>記事の手牌</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>この手牌</translation>
    </message>
    <message>
        <source>Compares the methods on the hand of the document as it is now.</source>
        <translation>文書の現在の手牌で各方法を比較します。</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The article tries subsets, then backtracks, hands down the list of units that still fit, and keeps a cache; the packed engine covers the hand from its lowest tile upwards and meets every rest of it once. All must find the same split: what differs is how many nodes they visit, and that a node on packed counters takes a few instructions instead of a walk along lists of names.</source>
        <translation>記事の方法は、部分集合の列挙、バックトラック、まだ使えるユニットのリストの引き継ぎ、キャッシュの順に発展します。パックドエンジンは手牌を最も小さい牌から順にユニットで埋め、それぞれの残り手牌を一度だけ調べます。どの方法でも同じ分け方が見つかります。違うのは訪れるノードの数です。また、パックドカウンタなら、1つのノードは名前のリストをたどる代わりに数命令で済みます。</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>カウンタ</translation>
    </message>
    <message>
        <source>Packed, sixteen kinds are one machine word: a subtraction and a mask show whether a hand contains a meld, a subtraction takes it out. The article&apos;s array asks and subtracts kind by kind.</source>
        <translation>パックドカウンタでは16種が機械語の1語に収まります。手牌にユニットが含まれるかは減算とマスクで判定でき、取り除くのは減算1回です。記事の配列では、判定も減算も1種ずつ行います。</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>方法を比較</translation>
    </message>
    <message>
        <source>Best split</source>
        <translation>最善の分け方</translation>
    </message>
    <message>
        <source>Packed counter</source>
        <translation>パックドカウンタ</translation>
    </message>
    <message>
        <source>The article&apos;s second hand, %1. In Python it took 695 ms by subsets, 24.9 by backtracking, 2.17 with the list, 5.70 with the cache and 1.13 with both.</source>
        <translation>記事の2番目の手牌、%1。Pythonでは、部分集合で695 ms、バックトラックで24.9、リストで2.17、キャッシュで5.70、両方で1.13かかりました。</translation>
    </message>
    <message>
        <source>The hand is empty: there is nothing to compare.</source>
        <translation>手牌が空なので、比較できません。</translation>
    </message>
    <message>
        <source>This hand: %1. A row that takes longer than 10 s is given up.</source>
        <translation>この手牌：%1。10秒を超えた行は打ち切ります。</translation>
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
        <translation>クリア</translation>
    </message>
    <message>
        <source>The hand is empty. Click in the palette, type, or paste a hand.</source>
        <translation>手牌は空です。パレットをクリックするか、入力するか、手牌を貼り付けてください。</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Sorts the hand in the order of the palette.</source>
        <translation>パレットの順に並べ替えます。</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>組ごとに並べ替え</translation>
    </message>
    <message>
        <source>Puts the tiles of each meld of the split shown together.</source>
        <translation>表示中の分け方に従い、1枚ずつ組ごとにまとめます。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the hand as text, as the command line takes it.</source>
        <translation>コマンドラインで使える形のテキストとしてコピーします。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Replaces the hand by the clipboard: names, cards such as 334455TJQKA2BR, a list or counts.</source>
        <translation>クリップボードの内容で置き換えます：名前、334455TJQKA2BRのようなカード、リスト、枚数。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Draws a hand at random from what was not seen.</source>
        <translation>まだ見えていないものから無作為に配ります。</translation>
    </message>
    <message>
        <source>Empties the hand.</source>
        <translation>すべて取り除きます。</translation>
    </message>
    <message>
        <source>&amp;Remove from the hand</source>
        <translation>手牌から除く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another one into the hand</source>
        <translation>手牌にもう1枚加える(&amp;A)</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard.</source>
        <translation>クリップボードに牌がありません。</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation>手牌を貼り付け</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>手牌を配る</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>手牌をクリア</translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles complete the hand</source>
        <translation>
            <numerusform>捨てると、完成させる牌が%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles bring the hand nearer</source>
        <translation>
            <numerusform>捨てると、完成に近づける牌が%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen tiles</source>
        <translation>場に見えている牌</translation>
    </message>
    <message>
        <source>Tiles seen outside the hand cannot be drawn any more.</source>
        <translation>手牌以外に見えている牌は、もうツモれません。</translation>
    </message>
    <message>
        <source>Clear the seen tiles</source>
        <translation>場に見えている牌をクリア</translation>
    </message>
    <message>
        <source>Forgets which tiles were seen.</source>
        <translation>見えている牌の記録をすべて消します。</translation>
    </message>
    <message>
        <source>None yet. Press “Mark as seen” below, or Shift-click in the palette.</source>
        <translation>まだありません。下の「見えている牌にする」を押すか、パレットでShift+クリックしてください。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>捨てる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove from the seen tiles</source>
        <translation>場に見えている牌から除く(&amp;R)</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>見えている牌</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <translation>見えている牌：%1</translation>
    </message>
    <message>
        <source>Paste tiles</source>
        <translation>牌を貼り付け</translation>
    </message>
    <message>
        <source>The hand is empty. Click cards in the palette, type, or paste a hand.</source>
        <translation>手札は空です。パレットのカードをクリックするか、入力するか、手札を貼り付けてください。</translation>
    </message>
    <message>
        <source>No card yet. Press “Mark as seen” below, or Shift-click in the palette.</source>
        <translation>まだありません。下の「見えているカードにする」を押すか、パレットでShift+クリックしてください。</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>cards</comment>
        <translation>見えているカード</translation>
    </message>
    <message>
        <source>Seen: %1</source>
        <comment>cards</comment>
        <translation>見えているカード：%1</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>of cards</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>&amp;Remove from the hand</source>
        <comment>of cards</comment>
        <translation>手札から除く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove from the seen cards</source>
        <translation>場に見えているカードから除く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Another one into the hand</source>
        <comment>of cards</comment>
        <translation>手札にもう1枚加える(&amp;A)</translation>
    </message>
    <message>
        <source>There are no cards on the clipboard.</source>
        <translation>クリップボードにカードがありません。</translation>
    </message>
    <message>
        <source>Paste cards</source>
        <translation>カードを貼り付け</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <comment>of cards</comment>
        <translation>手札を貼り付け</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <comment>of cards</comment>
        <translation>手札を配る</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <comment>of cards</comment>
        <translation>手札をクリア</translation>
    </message>
    <message>
        <source>Seen cards</source>
        <translation>見えているカード</translation>
    </message>
    <message>
        <source>Cards seen outside the hand are in no other hand.</source>
        <translation>手札以外に見えているカードは、ほかの手札にはありません。</translation>
    </message>
    <message>
        <source>Clear the seen cards</source>
        <translation>見えているカードをクリア</translation>
    </message>
    <message>
        <source>Forgets which cards were seen.</source>
        <translation>見えているカードの記録をすべて消します。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandPreview</name>
    <message>
        <source>With %1</source>
        <translation>%1を加えた場合</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1を切った後</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandWorkspace</name>
    <message>
        <source>Edit rule books…</source>
        <translation>ルールブックを編集…</translation>
    </message>
    <message>
        <source>The unit lists of MilliJan: copy, change, import and export them.</source>
        <translation>ミリジャンのユニットリスト：コピー、変更、読み込み、書き出し。</translation>
    </message>
    <message>
        <source>Compare methods…</source>
        <translation>方法を比較…</translation>
    </message>
    <message>
        <source>The article&apos;s methods and the engine on one hand.</source>
        <translation>1つの手牌で、記事の各方法とエンジンを比較します。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Hand or table</source>
        <translation>手札または卓</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>方法を比較</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>アドバイス</translation>
    </message>
    <message>
        <source>One short</source>
        <translation>あと1枚</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ローカルルール</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Sort the hand by melds</source>
        <translation>組ごとに並べ替え</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>手元をクリア</translation>
    </message>
    <message>
        <source>Hand or table of cards</source>
        <translation>手札または卓</translation>
    </message>
    <message>
        <source>Packed counters · %1 · %2 in total</source>
        <translation>パックドカウンタ · %1 · 合計%2</translation>
    </message>
    <message>
        <source>Put the hands on the table</source>
        <translation>卓に手札を置く</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1に切り替える</translation>
    </message>
    <message>
        <source>Clear what was seen</source>
        <translation>見えている分をクリア</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::LastPlayDialog</name>
    <message>
        <source>Play to beat</source>
        <translation>勝ちたい出し札</translation>
    </message>
    <message>
        <source>Cards such as 34567</source>
        <translation>34567のようなカード</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>直前の出し札</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>手を打つ側</translation>
    </message>
    <message>
        <source>Player %1 is to beat it or pass. Without a play he leads.</source>
        <translation>プレイヤー%1は、これに勝つかパスします。出し札がなければリードします。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::MeldActions</name>
    <message>
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Points that %1 scores beyond the rule book:</source>
        <translation>ルールブックの得点に加えて%1に与える点数：</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>固定(&amp;L)</translation>
    </message>
    <message>
        <source>Only splits with this meld count.</source>
        <translation>この組を含む分け方だけを数えます。</translation>
    </message>
    <message>
        <source>Lay &amp;open</source>
        <translation>副露(&amp;O)</translation>
    </message>
    <message>
        <source>It was called: locked, and scores as one size smaller.</source>
        <translation>鳴いたユニット：固定され、人数が1人少ないものとして得点します。</translation>
    </message>
    <message>
        <source>&amp;Forbid</source>
        <translation>禁止(&amp;F)</translation>
    </message>
    <message>
        <source>Splits with this meld do not count.</source>
        <translation>この組を含む分け方を数えません。</translation>
    </message>
    <message>
        <source>Fa&amp;vourite (+%1)</source>
        <translation>推し（+%1）(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Bonus…</source>
        <translation>ボーナス(&amp;B)…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OneShortPage</name>
    <message>
        <source>One tile short</source>
        <translation>あと1枚で完成するユニット</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The tile that is missing.</source>
        <translation>足りない牌。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>How many copies can still be drawn.</source>
        <translation>まだツモれる枚数。</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>The melds that lack this tile and nothing else.</source>
        <translation>この牌だけが足りないユニット。</translation>
    </message>
    <message>
        <source>Melds that are one tile short</source>
        <translation>あと1枚で完成するユニット</translation>
    </message>
    <message>
        <source>No meld lacks just one tile of this hand.</source>
        <translation>この手牌にあと1枚で完成するユニットはありません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OutlookPanel</name>
    <message>
        <source>Next draws</source>
        <translation>今後のツモ</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ツモ</translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>ツモ%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>The chance to complete a hand, or the expected score.</source>
        <translation>手牌が完成する確率、または得点の期待値。</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>最善手順</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Way to play</source>
        <translation>打ち方</translation>
    </message>
    <message>
        <source>Best play: every choice is allowed, exact for a few draws. Playouts: always the first row of the advice, an estimate.</source>
        <translation>最善手順：あらゆる選択を考慮し、数回のツモまでは厳密な値です。プレイアウト：常にアドバイスの先頭の行に従う推定値です。</translation>
    </message>
    <message>
        <source>Exact to %1</source>
        <translation>%1回まで厳密に計算</translation>
    </message>
    <message>
        <source>The chances over the next draws are those of %1 or %2 tiles; this hand has %3.</source>
        <translation>今後のツモの確率は、手牌が%1枚か%2枚のときに計算されます。この手牌は%3枚です。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>この手牌</translation>
    </message>
    <message numerus="yes">
        <source>Exact for up to %n draws, estimated beyond.</source>
        <translation>
            <numerusform>ツモ%n回までは厳密な値、その先は推定値です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated from playouts.</source>
        <translation>プレイアウトによる推定値です。</translation>
    </message>
    <message numerus="yes">
        <source>Wall: %n tiles.</source>
        <translation>
            <numerusform>山：%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computes best play for %n draws. It takes seconds if tiles are far away, minutes for a hand that lacks one, and for each further draw about twenty times as long.</source>
        <translation>
            <numerusform>ツモ%n回までを最善手順で計算します。不足が多ければ数秒、1枚足りないだけの手牌では数分かかり、ツモが1回増えるごとに約20倍になります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation>パレット</translation>
    </message>
    <message>
        <source>No tile has such a name. Esc shows all again.</source>
        <translation>この名前の牌はありません。Escで全体の表示に戻ります。</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>名前で絞り込み</translation>
    </message>
    <message>
        <source>Shows only the tiles of the type %1.</source>
        <translation>タイプが%1の牌だけを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · completes the hand with %1</source>
        <translation>
            <numerusform>残り%n枚 · %1で完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · brings the hand nearer</source>
        <translation>
            <numerusform>残り%n枚 · 完成に近づく</numerusform>
        </translation>
    </message>
    <message>
        <source>Type 0 for the ten; T is the ten, too.</source>
        <translation>続けて0を押すと十になります。Tでも入力できます。</translation>
    </message>
    <message>
        <source>Add to the &amp;hand</source>
        <translation>手牌に加える(&amp;H)</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>見えている牌にする</translation>
    </message>
    <message>
        <source>While pressed, a click marks the tile as seen, so that it cannot be drawn; Shift does the same for one click.</source>
        <translation>押している間は、クリックした牌が見えている牌になり、ツモれなくなります。Shift+クリックなら1回だけ適用します。</translation>
    </message>
    <message>
        <source>Shows the tiles with this in a name, their kana or romaji. Enter adds the first one, with Shift to the seen tiles.</source>
        <translation>名前、かな、ローマ字にこの文字列を含む牌を表示します。Enterで先頭の牌を手牌に、Shift+Enterで場に見えている牌に加えます。</translation>
    </message>
    <message>
        <source>Mark as &amp;seen</source>
        <translation>見えている牌にする(&amp;S)</translation>
    </message>
    <message>
        <source>name, kana, romaji</source>
        <translation>名前か読みで検索</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <comment>a card</comment>
        <translation>見えているカードにする</translation>
    </message>
    <message>
        <source>While pressed, a click marks the card as seen, so that no other hand has it; Shift does the same for one click.</source>
        <translation>押している間は、クリックしたカードが見えているカードになり、ほかの手札から除かれます。Shift+クリックなら1回だけ適用します。</translation>
    </message>
    <message>
        <source>Add to the &amp;hand</source>
        <comment>of cards</comment>
        <translation>手札に加える(&amp;H)</translation>
    </message>
    <message>
        <source>Mark as &amp;seen</source>
        <comment>a card</comment>
        <translation>見えているカードにする(&amp;S)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PartitionView</name>
    <message>
        <source>Left over</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>Melds of the split</source>
        <translation>分け方の組</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>不足：%1</translation>
    </message>
    <message>
        <source>favourite +%1</source>
        <translation>推し+%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlayModel</name>
    <message>
        <source>The plays by category.</source>
        <translation>種類別の出し札。</translation>
    </message>
    <message>
        <source>The fewest plays that empty the hand after this one.</source>
        <translation>この後、手札を出し切るまでに必要な最少の出し札数。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>The turns of the hand after this play.</source>
        <translation>この出し札の後の手札の手数。</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>返される確率</translation>
    </message>
    <message>
        <source>The chance that the opponent has a play that beats this one. Any of the unseen cards can be the opponent&apos;s.</source>
        <translation>相手がこの出し札に勝つ札を持っている確率。見えていないカードは、どれも相手の手札にある可能性があります。</translation>
    </message>
    <message>
        <source>No other lead has less.</source>
        <translation>これより低いリードはありません。</translation>
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
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>The hand has these cards no more.</source>
        <translation>これらのカードはもう手札にありません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlaysPanel</name>
    <message>
        <source>Leads</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Leads by category</source>
        <translation>種類別のリード</translation>
    </message>
    <message>
        <source>What beats a play</source>
        <translation>これに勝つ出し札</translation>
    </message>
    <message>
        <source>Plays that beat it</source>
        <translation>これに勝つ出し札</translation>
    </message>
    <message>
        <source>Play to beat</source>
        <translation>勝ちたい出し札</translation>
    </message>
    <message>
        <source>Cards such as 34567</source>
        <translation>34567のようなカード</translation>
    </message>
    <message>
        <source>Whose cards beat it</source>
        <translation>誰のカードで勝つか</translation>
    </message>
    <message>
        <source>among the cards not seen</source>
        <translation>見えていないカード</translation>
    </message>
    <message>
        <source>in this hand</source>
        <translation>この手札</translation>
    </message>
    <message>
        <source>Plays of the same category and length that are higher, bombs and the rocket.</source>
        <translation>種類と長さが同じでより強い出し札、爆弾、ロケット。</translation>
    </message>
    <message>
        <source>The hand is empty: there is nothing to lead. Click cards in the palette, paste a hand such as 334455TJQKA2BR, or deal one.</source>
        <translation>手札が空で、リードできません。パレットのカードをクリックするか、334455TJQKA2BRのような手札を貼り付けるか、「配る」を押してください。</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Select a lead, or type the cards played.</source>
        <translation>リードを選択するか、出されたカードを入力してください。</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>これに勝つ出し札はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it.</source>
        <translation>
            <numerusform>これに勝つ出し札は%1通りです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it; the first %2 are listed.</source>
        <translation>
            <numerusform>これに勝つ出し札は%1通りです。先頭の%2通りを表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>出す(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Lock it in the best split</source>
        <translation>最善の分け方で固定(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Forbid it</source>
        <translation>禁止(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy the cards</source>
        <translation>カードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Opponent: </source>
        <translation>相手：</translation>
    </message>
    <message>
        <source>Cards of the opponent</source>
        <translation>相手の枚数</translation>
    </message>
    <message>
        <source>How many of the unseen cards the opponent has. Cards in the hand and those seen are out.</source>
        <translation>見えていないカードのうち、相手が持つ枚数。手札と見えているカードは除きます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads; to empty the hand: %2.</source>
        <translation>
            <numerusform>合法なリード%1通り、出し切るまで：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::ProofModel</name>
    <message>
        <source>Play</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>A play of the winning side, or a reply of the other. Unfold it to see what follows.</source>
        <translation>勝つ側の出し札、または相手側の応手。開くとその続きが見えます。</translation>
    </message>
    <message>
        <source>Hands left</source>
        <translation>残りの手札</translation>
    </message>
    <message>
        <source>The hands after the play, player 1 first.</source>
        <translation>出した後の手札。プレイヤー1から順に並びます。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PuzzleDialog</name>
    <message>
        <source>Make a puzzle</source>
        <translation>問題を作成</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Cards of player %1</source>
        <translation>プレイヤー%1の枚数</translation>
    </message>
    <message>
        <source>Equal seeds give equal puzzles.</source>
        <translation>シードが同じなら同じ問題になります。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Make puzzle</source>
        <translation>問題を作成</translation>
    </message>
    <message>
        <source>A puzzle is an endgame that player 1, who leads, wins with exactly one play. The bans of the table hold.</source>
        <translation>問題とは、リードするプレイヤー1がちょうど1つの出し札で勝てる終盤です。卓で禁止した出し札は使えません。</translation>
    </message>
    <message numerus="yes">
        <source>%n positions tried</source>
        <translation>
            <numerusform>%n局面を試行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RuleBookEditor</name>
    <message>
        <source>built in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>この手牌</translation>
    </message>
    <message>
        <source>Built in. Make a copy to edit.</source>
        <translation>内蔵のリストです。編集するにはコピーしてください。</translation>
    </message>
    <message>
        <source>Unit lists (*.json)</source>
        <translation>ユニットリスト (*.json)</translation>
    </message>
    <message>
        <source>list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>The name of the list.</source>
        <translation>リストの名前。</translation>
    </message>
    <message>
        <source>units</source>
        <translation>ユニット数</translation>
    </message>
    <message>
        <source>How many units it has.</source>
        <translation>リストに含まれるユニットの数。</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Built into the program, in a file of yours, or with this hand only.</source>
        <translation>プログラム内蔵、自分のファイル、またはこの手牌のみ。</translation>
    </message>
    <message>
        <source>Unit lists</source>
        <translation>ユニットリスト</translation>
    </message>
    <message>
        <source>Use for this hand</source>
        <translation>この手牌に使う</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation>リストをコピー</translation>
    </message>
    <message>
        <source>Delete this list</source>
        <translation>リストを削除</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>リストを読み込み…</translation>
    </message>
    <message>
        <source>Export this list…</source>
        <translation>リストを書き出し…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>リストの名前</translation>
    </message>
    <message>
        <source>Enter renames the list.</source>
        <translation>Enterで名前を変更します。</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>新しいユニット</translation>
    </message>
    <message>
        <source>Duplicate this unit</source>
        <translation>ユニットを複製</translation>
    </message>
    <message>
        <source>Remove the selected units</source>
        <translation>選択したユニットを削除</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The hand uses this list.</source>
        <translation>手牌はこのリストを使っています。</translation>
    </message>
    <message>
        <source>Tiles and wishes that this list knows too stay; one step to undo in the hand.</source>
        <translation>このリストにもある牌とユニットの指定は残ります。手牌では1回で元に戻せます。</translation>
    </message>
    <message>
        <source>Select the unit to duplicate.</source>
        <translation>複製するユニットを選択してください。</translation>
    </message>
    <message>
        <source>Select the units to remove.</source>
        <translation>削除するユニットを選択してください。</translation>
    </message>
    <message>
        <source>Not taken yet: %1 Esc takes it back.</source>
        <translation>未反映：%1 Escで取り消します。</translation>
    </message>
    <message>
        <source>Import a unit list</source>
        <translation>ユニットリストを読み込む</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1を読み込む</translation>
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
        <translation>飛行機の翼</translation>
    </message>
    <message>
        <source>Chains of trios may take a single or a pair for each trio.</source>
        <translation>飛行機には、トリオごとにシングルかペアを1つ付けられます。</translation>
    </message>
    <message>
        <source>Both jokers as kickers</source>
        <translation>両ジョーカーを添え札に</translation>
    </message>
    <message>
        <source>The two jokers together may be single kickers.</source>
        <translation>2枚のジョーカーを一緒にシングルの添え札にできます。</translation>
    </message>
    <message>
        <source>Adjacent trio as kickers</source>
        <translation>隣接するトリオを添え札に</translation>
    </message>
    <message>
        <source>Three kickers of one rank may be next to the chain of trios.</source>
        <translation>同じランクの添え札3枚が、飛行機のトリオと隣り合っていてもかまいません。</translation>
    </message>
    <message>
        <source>Quad as four kickers</source>
        <translation>同じ4枚を添え札に</translation>
    </message>
    <message>
        <source>Single kickers may repeat a rank four times instead of three.</source>
        <translation>シングルの添え札では、同じランクを3枚までではなく4枚まで使えます。</translation>
    </message>
    <message>
        <source>Quad as two pairs</source>
        <translation>同じ4枚をペア2つに</translation>
    </message>
    <message>
        <source>Pair kickers may be the same rank twice.</source>
        <translation>ペアの添え札に、同じランクのペアを2つ使えます。</translation>
    </message>
    <message>
        <source>Jokers are a pair</source>
        <translation>ジョーカーのペア</translation>
    </message>
    <message>
        <source>The two jokers may be a pair kicker.</source>
        <translation>2枚のジョーカーをペアの添え札にできます。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ローカルルール</translation>
    </message>
    <message>
        <source>Tables differ on what may go with a trio or a quad. The number shows the total plays if you switch it.</source>
        <translation>トリオや4枚に何を付けられるかは、卓によって異なります。数字は、切り替えたときの出し札の総数です。</translation>
    </message>
    <message>
        <source>the other way %1</source>
        <translation>切り替えると%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays</source>
        <comment>that the rules have</comment>
        <translation>
            <numerusform>出し札%1種</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RulesPanel</name>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Favourite tile</source>
        <translation>推しの牌</translation>
    </message>
    <message>
        <source>Melds with the favourite tile score more.</source>
        <translation>推しの牌を含むユニットは得点が増えます。</translation>
    </message>
    <message>
        <source>What the favourite does</source>
        <translation>推しの効果</translation>
    </message>
    <message>
        <source>adds %1 once</source>
        <translation>1回+%1点</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>推し</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 (this hand)</source>
        <translation>%1（この手牌）</translation>
    </message>
    <message>
        <source>No play is locked or forbidden. Right-click one to do so, or press L or F.</source>
        <translation>固定または禁止した出し札はありません。右クリックするか、LキーまたはFキーで指定します。</translation>
    </message>
    <message>
        <source>No meld is locked or forbidden. Right-click one to do so, or press L or F.</source>
        <translation>固定または禁止したユニットはありません。右クリックするか、LキーまたはFキーで指定します。</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>%1の指定を解除</translation>
    </message>
    <message>
        <source>Free all</source>
        <translation>すべて解除</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>doubles its melds</source>
        <translation>ユニットは2倍</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Table</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation>連続ペア</translation>
    </message>
    <message>
        <source>Airplanes alone</source>
        <translation>飛行機のみ</translation>
    </message>
    <message>
        <source>Airplanes with singles</source>
        <translation>飛行機＋シングル</translation>
    </message>
    <message>
        <source>Airplanes with pairs</source>
        <translation>飛行機＋ペア</translation>
    </message>
    <message>
        <source>Player 1 · landlord</source>
        <translation>プレイヤー1 · 地主</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>プレイヤー1の勝ち</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>プレイヤー2の勝ち</translation>
    </message>
    <message>
        <source>Players 2 and 3 win</source>
        <translation>プレイヤー2と3の勝ち</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しています。</translation>
    </message>
    <message>
        <source>Player %1 leads and may not pass.</source>
        <translation>プレイヤー%1はリードなので、パスできません。</translation>
    </message>
    <message>
        <source>%1 is banned: %2.</source>
        <translation>%1は禁止されています：%2。</translation>
    </message>
    <message>
        <source>Player %1 does not have %2.</source>
        <translation>プレイヤー%1の手札に%2がありません。</translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1では%2に勝てません。</translation>
    </message>
    <message>
        <source>Player %1 has no cards left. %2.</source>
        <translation>プレイヤー%1が手札を出し切りました。%2。</translation>
    </message>
    <message>
        <source>Player %1 to move: lead any play.</source>
        <translation>プレイヤー%1の番：何でもリードできます。</translation>
    </message>
    <message>
        <source>Player %1 to move: beat %2, or pass.</source>
        <translation>プレイヤー%1の番：%2に勝つか、パスしてください。</translation>
    </message>
    <message>
        <source>player %1 passes</source>
        <translation>プレイヤー%1：パス</translation>
    </message>
    <message>
        <source>player %1: %2</source>
        <translation>プレイヤー%1：%2</translation>
    </message>
    <message>
        <source>Wins; the only legal play.</source>
        <translation>勝ち。唯一の合法手です。</translation>
    </message>
    <message>
        <source>Wins; the only play that does.</source>
        <translation>勝ち。唯一の勝ち手です。</translation>
    </message>
    <message numerus="yes">
        <source>Wins; one of %n winning plays.</source>
        <translation>
            <numerusform>勝ち。勝ち手%n通りの1つです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Loses, as every play does. Answer: %1.</source>
        <translation>負け。どの手でも負けます。応手：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1ほか%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the win away. Winning: %1. Answer: %2.</source>
        <translation>勝ちを逃しました。勝ち手：%1。応手：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle: player %1 wins with exactly one of %n leads. Which one?</source>
        <translation>
            <numerusform>問題：プレイヤー%1のリード%n通りのうち、勝てるのは1つだけ。どれでしょう？</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle: the answer is being checked…</source>
        <translation>問題：答え合わせをしています…</translation>
    </message>
    <message>
        <source>Puzzle solved: %1 is the only lead that wins.</source>
        <translation>正解です。勝てるリードは%1だけです。</translation>
    </message>
    <message>
        <source>%1 does not win. Answer: %2. Take it back and look again.</source>
        <comment>a play, the plays of the others</comment>
        <translation>%1では勝てません。応手：%2。「待った」で戻して考え直してみましょう。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableBoard</name>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>直前の出し札</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Solver plays</source>
        <translation>ソルバーが出す</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Deals hands of some sizes at random.</source>
        <translation>いくつかの枚数の組み合わせから選び、手札を無作為に配ります。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the hands as text, as the command line takes them.</source>
        <translation>手札を、コマンドラインで使える形のテキストとしてコピーします。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Replaces the hands by the clipboard: two or three, with | or a line end between them, such as KK5543 | 225543.</source>
        <translation>手札をクリップボードの内容で置き換えます：KK5543 | 225543のように、|か改行で区切った2人分または3人分。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Takes all cards from the table.</source>
        <translation>卓からすべてのカードを取り除きます。</translation>
    </message>
    <message>
        <source>Two hands of 6 cards</source>
        <translation>2人、6枚ずつ</translation>
    </message>
    <message>
        <source>Two hands of 9 cards</source>
        <translation>2人、9枚ずつ</translation>
    </message>
    <message>
        <source>Two hands of 12 cards</source>
        <translation>2人、12枚ずつ</translation>
    </message>
    <message>
        <source>Three hands of 5 cards</source>
        <translation>3人、5枚ずつ</translation>
    </message>
    <message>
        <source>Three hands of 8 cards</source>
        <translation>3人、8枚ずつ</translation>
    </message>
    <message>
        <source>A whole game: 20, 17 and 17 cards</source>
        <translation>通常のゲーム：20枚、17枚、17枚</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Banned plays</source>
        <translation>禁止する出し札</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n plays)</source>
        <translation>
            <numerusform>%1（%n通り）</numerusform>
        </translation>
    </message>
    <message>
        <source>No play to beat.</source>
        <translation>場の出し札はありません。</translation>
    </message>
    <message>
        <source>Hand of player %1</source>
        <translation>プレイヤー%1の手札</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Who plays for player %1</source>
        <translation>プレイヤー%1の担当</translation>
    </message>
    <message>
        <source>Who makes the plays of player %1.</source>
        <translation>プレイヤー%1のカードを誰が出すか。</translation>
    </message>
    <message>
        <source>No cards left.</source>
        <translation>手札なし。</translation>
    </message>
    <message>
        <source>Makes the play of the chosen cards.</source>
        <translation>選んだカードを出します。</translation>
    </message>
    <message>
        <source>Lets the next player beat the last play.</source>
        <translation>直前の出し札に勝つ番を、次のプレイヤーに譲ります。</translation>
    </message>
    <message>
        <source>Takes back the last play; against the solver, back to your turn.</source>
        <translation>直前の出し札を取り消します。ソルバーが相手なら、自分の番まで戻します。</translation>
    </message>
    <message>
        <source>Takes all plays back.</source>
        <translation>出し札をすべて取り消します。</translation>
    </message>
    <message>
        <source>Lets the solver make its play.</source>
        <translation>ソルバーにカードを出させます。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しています。</translation>
    </message>
    <message>
        <source>Player %1 is to move.</source>
        <translation>プレイヤー%1の番です。</translation>
    </message>
    <message>
        <source>Choose cards first: click them.</source>
        <translation>先にカードをクリックして選んでください。</translation>
    </message>
    <message>
        <source>There are no hands on the table. Paste two or three, with | between them, such as KK5543 | 225543, or deal some. The Welcome page has examples.</source>
        <translation>卓に手札がありません。KK5543 | 225543のように|で区切った2人分または3人分を貼り付けるか、「配る」を押してください。「ようこそ」ページに例があります。</translation>
    </message>
    <message>
        <source>After play %1 of %2: %3</source>
        <comment>numbers, state of the game</comment>
        <translation>%1手目の後（全%2手）：%3</translation>
    </message>
    <message>
        <source>Banned: %1.</source>
        <translation>禁止：%1。</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <comment>a kind of play</comment>
        <translation>プレイヤー%2の%1</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>問題…</translation>
    </message>
    <message>
        <source>Makes an endgame that exactly one lead wins.</source>
        <translation>ちょうど1つのリードで勝てる終盤を作ります。</translation>
    </message>
    <message>
        <source>Who begins, with which play to beat, and which plays are banned.</source>
        <translation>最初の手番、勝つべき出し札、禁止する出し札。</translation>
    </message>
    <message>
        <source>Play to beat…</source>
        <translation>勝つべき出し札…</translation>
    </message>
    <message numerus="yes">
        <source>The solver plays after Solve: there are more than %n cards.</source>
        <translation>
            <numerusform>カードが%n枚を超えているため、ソルバーは「解く」のあとに出します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous play</source>
        <translation>前の一手</translation>
    </message>
    <message>
        <source>Shows the position before the play.</source>
        <translation>一手前の局面を表示します。</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Shows the position after the next play made.</source>
        <translation>次の一手の後の局面を表示します。</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <translation>開始時：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableEdit</name>
    <message>
        <source>Paste hands</source>
        <translation>手札を貼り付け</translation>
    </message>
    <message>
        <source>Deal hands</source>
        <translation>手札を配る</translation>
    </message>
    <message>
        <source>Clear the hands</source>
        <translation>手札をクリア</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Take back plays</source>
        <translation>出し札を取り消す</translation>
    </message>
    <message>
        <source>Player %1 begins</source>
        <translation>プレイヤー%1から開始</translation>
    </message>
    <message>
        <source>Ban %1</source>
        <translation>%1を禁止</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1を許可</translation>
    </message>
    <message>
        <source>Plays from %1 on were taken back, because it is banned.</source>
        <translation>%1が禁止されたため、それ以降の出し札を取り消しました。</translation>
    </message>
    <message>
        <source>Set the play to beat</source>
        <translation>勝つべき出し札を設定</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>問題を作成</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableGame</name>
    <message>
        <source>%1 of %2 plays · %3</source>
        <translation>出し札%1/%2 · %3</translation>
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
        <translation>何手目か。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Who made it.</source>
        <translation>誰が出したか。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>The cards; kickers follow the +.</source>
        <translation>出したカード。添え札は+の後に示します。</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>What the play did to the result.</source>
        <translation>その手が結果にどう影響したか。</translation>
    </message>
    <message>
        <source>Plays made</source>
        <translation>出された札</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>未解析</translation>
    </message>
    <message>
        <source>The plays made appear here.</source>
        <translation>出された札がここに表示されます。</translation>
    </message>
    <message>
        <source>No play has been made. Double-click one above, or choose cards and press Play.</source>
        <translation>まだ何も出されていません。上の出し札をダブルクリックするか、カードを選んで「出す」を押してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePage</name>
    <message>
        <source>Endgame solver · %1 · %2</source>
        <translation>終盤ソルバー · %1 · %2</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>卓(&amp;T)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePlays</name>
    <message>
        <source>Plays</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>値を表示</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出し札</translation>
    </message>
    <message>
        <source>The cards; kickers follow the +.</source>
        <translation>出すカード。添え札は+の後に示します。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Only a higher play of the same kind beats it, or a bomb.</source>
        <translation>同じ種類でより強い出し札か、爆弾だけがこれに勝てます。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Whether the side that makes the play wins after it.</source>
        <translation>これを出した側が、その後に勝つか。</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>咎め</translation>
    </message>
    <message>
        <source>How the other side wins after a losing play.</source>
        <translation>負ける出し札に対して、相手がどう勝つか。</translation>
    </message>
    <message>
        <source>Plays of the player to move</source>
        <translation>手番のプレイヤーの出し札</translation>
    </message>
    <message>
        <source>Shows or hides who wins with each play, and the comments on the plays made.</source>
        <translation>各出し札でどちらが勝つかと、出された札へのコメントの表示を切り替えます。</translation>
    </message>
    <message>
        <source>Finds out who wins with each play.</source>
        <translation>各出し札でどちらが勝つかを調べます。</translation>
    </message>
    <message>
        <source>Stopped. Solve continues.</source>
        <translation>中止しました。「解く」で続行します。</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>解いています…</translation>
    </message>
    <message numerus="yes">
        <source>Positions of up to %n cards are solved at once, larger ones by Solve.</source>
        <translation>
            <numerusform>%n枚までの局面は自動で解きます。それより大きい局面は「解く」で解きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal plays</source>
        <translation>
            <numerusform>合法な出し札%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>count, sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. Values are hidden.</source>
        <translation>%1。値は隠されています。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n win. %2.</source>
        <comment>legal plays; winning ones. side</comment>
        <translation>
            <numerusform>%1、うち勝ち%n通り。%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. Take plays back, start again, or select an earlier play below.</source>
        <translation>ゲームは終了しています。出し札を取り消すか、最初から始めるか、下で前の出し札を選択してください。</translation>
    </message>
    <message>
        <source>The plays of the player to move appear here.</source>
        <translation>手番のプレイヤーが出せる札がここに表示されます。</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>%1; none wins. %2.</source>
        <comment>legal plays. side</comment>
        <translation>%1、勝てる手なし。%2。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableProof</name>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Open in search inspector</source>
        <translation>探索インスペクタで開く</translation>
    </message>
    <message>
        <source>Opens a recording of the search from this position.</source>
        <translation>この局面からの探索の記録を開きます。</translation>
    </message>
    <message>
        <source>Proof of the position</source>
        <translation>局面の証明</translation>
    </message>
    <message>
        <source>The proof of who wins appears here.</source>
        <translation>どちらが勝つかの証明がここに表示されます。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しています。</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>まだ解かれていません。</translation>
    </message>
    <message>
        <source>Show values to see why a side wins.</source>
        <translation>「値を表示」で、なぜ勝つのかが見えます。</translation>
    </message>
    <message>
        <source>Recordings (*.yt)</source>
        <translation>記録 (*.yt)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Type</name>
    <message>
        <source>What do I discard?</source>
        <translation>何切る？</translation>
    </message>
    <message>
        <source>Without 響, 23 tiles complete the hand; without 真 only five, but they score more.</source>
        <translation>響を捨てれば23枚で完成。真を捨てると5枚だけですが、得点は高くなります。</translation>
    </message>
    <message>
        <source>What am I waiting for?</source>
        <translation>何待ち？</translation>
    </message>
    <message>
        <source>One tile short: the six that complete the hand, how many are left and what each scores.</source>
        <translation>聴牌：手牌を完成させる6種の牌と、それぞれの残り枚数と得点。</translation>
    </message>
    <message>
        <source>Which way is a hand three tiles away?</source>
        <translation>3枚足りない手牌はどう進める？</translation>
    </message>
    <message>
        <source>Without 亜美, 58 tiles bring it nearer; the chance to complete it within five draws.</source>
        <translation>亜美を捨てれば58枚が完成に近づけます。5回以内のツモで完成する確率も。</translation>
    </message>
    <message>
        <source>A sure hand or a high one?</source>
        <translation>確実な手か、高い手か？</translation>
    </message>
    <message>
        <source>For the best chance within three draws ひなた goes, for the most points 真美.</source>
        <translation>3回以内のツモで、確率が最大なのはひなた、期待値が最大なのは真美を捨てる手です。</translation>
    </message>
    <message>
        <source>Which of 111 splits scores most?</source>
        <translation>111通りの分け方のうち最高得点は？</translation>
    </message>
    <message>
        <source>Thirteen tiles and sixteen units that fit: one split uses every tile, for 18,000.</source>
        <translation>牌は13枚、使えるユニットは16個。すべての牌を使う分け方は1つで、18,000点です。</translation>
    </message>
    <message>
        <source>Which units use the hand up?</source>
        <translation>手牌を使い切るユニットは？</translation>
    </message>
    <message>
        <source>Nine units fit, and four of them take all thirteen tiles.</source>
        <translation>使えるユニットは9個。そのうち4個で13枚すべてを使います。</translation>
    </message>
    <message>
        <source>Is there only one best split?</source>
        <translation>最善の分け方は1つだけ？</translation>
    </message>
    <message>
        <source>Six splits of one hand score 16,000: step through them.</source>
        <translation>1つの手牌に16,000点の分け方が6通り。順に見ていきましょう。</translation>
    </message>
    <message>
        <source>How few plays empty my hand?</source>
        <translation>手札は最少何回で出し切れる？</translation>
    </message>
    <message>
        <source>Dou Dizhu: twenty cards with an airplane go in three plays.</source>
        <translation>闘地主：飛行機を含む20枚は3回で出し切れます。</translation>
    </message>
    <message>
        <source>Are three plays enough?</source>
        <translation>3回で足りる？</translation>
    </message>
    <message>
        <source>The first sample of the NOIP 2015 problem: eight cards in three plays.</source>
        <translation>NOIP 2015の問題の最初のサンプル：8枚を3回で。</translation>
    </message>
    <message>
        <source>Do seventeen cards go in six plays?</source>
        <translation>17枚を6回で出し切れる？</translation>
    </message>
    <message>
        <source>The second sample of the NOIP 2015 problem: yes, in seven ways.</source>
        <translation>NOIP 2015の問題の2番目のサンプル：7通りの方法で可能です。</translation>
    </message>
    <message>
        <source>Who wins this endgame?</source>
        <translation>この終盤の勝者は？</translation>
    </message>
    <message>
        <source>A published Dou Dizhu position with all cards known: every lead of player 1 loses.</source>
        <translation>公開されている、すべてのカードが見えた闘地主の局面：プレイヤー1はどうリードしても負けます。</translation>
    </message>
    <message>
        <source>Can two partners beat the landlord?</source>
        <translation>二人で地主に勝てる？</translation>
    </message>
    <message>
        <source>Three known hands and one lead that wins: find it, then show the values.</source>
        <translation>3人の手札は公開、勝てるリードは1つ。見つけてから値を表示してください。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Tiles: to another tile</source>
        <translation>牌：別の牌へ移動</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Palette: add to the hand; hand: remove</source>
        <translation>パレット：手牌に加える、手牌：除く</translation>
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
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Left, Alt+Right</translation>
    </message>
    <message>
        <source>Hand: move the tile</source>
        <translation>手牌：牌を移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Plays on the table: make the play</source>
        <translation>卓の出し札：その札を出す</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Hand on the table: choose the card or not</source>
        <translation>卓の手札：カードの選択を切り替え</translation>
    </message>
    <message>
        <source>L, O, F, B</source>
        <translation>L, O, F, B</translation>
    </message>
    <message>
        <source>Meld: lock, lay open, forbid, favour; again: take it back</source>
        <translation>組：固定、副露、禁止、推し（もう一度押すと解除）</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Palette: find a tile by name, kana or romaji; add a card</source>
        <translation>パレット：名前、かな、ローマ字で牌を検索、カードを追加</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Which melds or plays are in a hand, and what does each discard leave?</source>
        <translation>手牌にはどのユニットや出し札があり、捨てた後に何が残るか？</translation>
    </message>
    <message>
        <source>Palette: mark as seen</source>
        <translation>パレット：見えている牌にする</translation>
    </message>
    <message>
        <source>Leads: play the lead, its cards are seen then</source>
        <translation>リード：その札を出す（カードは見えているものになる）</translation>
    </message>
    <message>
        <source>Hand: remove the tile behind the caret; seen tiles: the tile</source>
        <translation>手牌：カーソルの後ろの牌を削除。場に見えている牌：その牌を削除</translation>
    </message>
    <message>
        <source>Remove the tile before the caret</source>
        <translation>カーソルの前の牌を削除</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitForm</name>
    <message>
        <source>%1 by size</source>
        <translation>%1（人数から）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>春香 ちはや Miki, a blank between</source>
        <translation>春香 ちはや Miki（空白区切り）</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>人数から</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitLibrary</name>
    <message>
        <source>It is too large for a unit list.</source>
        <translation>ユニットリストとしては大きすぎます。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み込めません：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダ%1を作成できません。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted.</source>
        <translation>%1を削除できません。</translation>
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
        <translation>プログラム内蔵のリストは変更できません。コピーして自分のリストを作成してください。</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1は整数ではありません。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1をコピー</translation>
    </message>
    <message>
        <source>A list needs a name.</source>
        <translation>リストには名前が必要です。</translation>
    </message>
    <message>
        <source>There is a list named %1 already.</source>
        <translation>%1という名前のリストはすでにあります。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1の名前を変更</translation>
    </message>
    <message>
        <source>The list of the program cannot be deleted.</source>
        <translation>プログラム内蔵のリストは削除できません。</translation>
    </message>
    <message>
        <source>This list is the hand&apos;s. Use another one for the hand instead.</source>
        <translation>このリストは手牌で使用中です。先に手牌のリストを別のものに変えてください。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %Ln units.</source>
        <translation>
            <numerusform>リストに入るユニットは最大%Ln個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitTable</name>
    <message>
        <source>unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>The name of the unit.</source>
        <translation>ユニットの名前。</translation>
    </message>
    <message>
        <source>members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>The tiles that make it up.</source>
        <translation>ユニットを構成する牌。</translation>
    </message>
    <message>
        <source>size</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>How many members it has.</source>
        <translation>メンバーの数。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>What it scores: by its size, unless it has a score of its own.</source>
        <translation>得点。個別の得点がなければ人数で決まります。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Find a unit or a member</source>
        <translation>ユニットやメンバーを検索</translation>
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
        <translation>使えるユニット</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>A unit all of whose tiles are in the hand.</source>
        <translation>牌がすべて手牌にそろっているユニット。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The tiles that it takes.</source>
        <translation>使う牌。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>What it scores, by the rule book.</source>
        <translation>ルールブックによる得点。</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Locked, open, forbidden, or with a bonus: the context menu, or the keys L, O, F and B.</source>
        <translation>固定、副露、禁止、ボーナス：コンテキストメニューか、L、O、F、Bキーで指定します。</translation>
    </message>
    <message>
        <source>No unit has all its tiles in this hand.</source>
        <translation>この手牌に牌がすべてそろっているユニットはありません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Words</name>
    <message>
        <source>Singles</source>
        <translation>シングル</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Trios</source>
        <translation>トリオ</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Trios with a single</source>
        <translation>トリオ＋シングル</translation>
    </message>
    <message>
        <source>Trios with a pair</source>
        <translation>トリオ＋ペア</translation>
    </message>
    <message>
        <source>Straights of %1</source>
        <translation>ストレート%1枚</translation>
    </message>
    <message>
        <source>%1 pairs in a row</source>
        <translation>連続ペア%1組</translation>
    </message>
    <message>
        <source>Airplanes of %1</source>
        <translation>飛行機%1組</translation>
    </message>
    <message>
        <source>Airplanes of %1 with singles</source>
        <translation>飛行機%1組＋シングル</translation>
    </message>
    <message>
        <source>Airplanes of %1 with pairs</source>
        <translation>飛行機%1組＋ペア</translation>
    </message>
    <message>
        <source>Quads with two singles</source>
        <translation>4枚＋シングル2枚</translation>
    </message>
    <message>
        <source>Quads with two pairs</source>
        <translation>4枚＋ペア2組</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays</source>
        <translation>
            <numerusform>出し札%1組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1ユニット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1ノード</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · %2枚不足</translation>
    </message>
    <message>
        <source>%1 · %2 to discard</source>
        <translation>%1 · 打牌%2枚</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>手数%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns (手数): the fewest plays that give the lead away, less the bombs and the rocket, which win it back. With 1 or less the hand goes out from the lead, unless another player has a bomb or goes out first; with 0 or less it can wait for its turn.</source>
        <translation>手数：リードを手放す出し札の最少の数から、リードを取り返す爆弾とロケットの数を引いたもの。1以下なら、ほかのプレイヤーに爆弾があるか先に上がられない限り、リードから出し切れます。0以下なら、自分の番を待っても出し切れます。</translation>
    </message>
    <message>
        <source>%1
Fewest turns: %2</source>
        <translation>%1
最少手数：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Annealer</name>
    <message>
        <source>moves</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerCurves</name>
    <message>
        <source>Value, in cells</source>
        <translation>値（マス換算）</translation>
    </message>
    <message>
        <source>Temperature, power of 10</source>
        <translation>温度（10の累乗）</translation>
    </message>
    <message>
        <source>Accepted neighbours</source>
        <translation>近傍の受理率</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1（現在の解）</translation>
    </message>
    <message>
        <source>Value, in cells; %1 with other weights</source>
        <translation>値（マス換算、%1は別の重み）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerModel</name>
    <message>
        <source>The position cannot occur: %1</source>
        <translation>あり得ない局面です：%1</translation>
    </message>
    <message>
        <source>The game is over. Step back to a turn to see how it would be planned.</source>
        <translation>ゲームは終了しています。計画を見るには、前のターンに戻ってください。</translation>
    </message>
    <message>
        <source>The annealing was stopped. “Run again” restarts it.</source>
        <translation>焼きなましを中止しました。「再実行」でやり直します。</translation>
    </message>
    <message>
        <source>Annealing…</source>
        <translation>焼きなまし中…</translation>
    </message>
    <message>
        <source>Nothing is annealed: the run has 0 iterations.</source>
        <translation>焼きなましを行いません：反復回数が0です。</translation>
    </message>
    <message>
        <source>Nothing is annealed: the enemy&apos;s HQ can be taken this turn.</source>
        <translation>焼きなましは不要：このターンに敵の本拠地を取れます。</translation>
    </message>
    <message>
        <source>Nothing is annealed: there is no unit to move and no gold to train one.</source>
        <translation>焼きなましは不要：動かせるユニットも、訓練するゴールドもありません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerPage</name>
    <message numerus="yes">
        <source>The other %Ln iterations went to other plans and to the enemy&apos;s replies.</source>
        <translation>
            <numerusform>残りの%Ln回の反復は、ほかのプランと敵の応手に使われました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves skipped (%Ln iterations): no unit can move.</source>
        <translation>
            <numerusform>移動を省略（反復%Ln回）：動けるユニットがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training skipped (%Ln iterations): no gold.</source>
        <translation>
            <numerusform>訓練を省略（反復%Ln回）：ゴールドがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>評価項目</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>近傍</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Plan on the board</source>
        <translation>盤面上のプラン</translation>
    </message>
    <message>
        <source>Annealing…</source>
        <translation>焼きなまし中…</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最善プラン</translation>
    </message>
    <message>
        <source>From the first plan to the last: each one is better than the one before. The marker of the curves shows the same.</source>
        <translation>最初のプランから最後のプランまで。後のものほど良くなります。曲線のマーカーと連動します。</translation>
    </message>
    <message>
        <source>Run %1, the turn&apos;s plan. Actions: %2.</source>
        <translation>実行%1、このターンのプラン。行動：%2。</translation>
    </message>
    <message>
        <source>Run %1, %2: iteration %L3 of %L4, actions %5, value %6.</source>
        <translation>実行%1、%2：反復%L3 / %L4、行動%5、値%6。</translation>
    </message>
    <message numerus="yes">
        <source>Run %1 · %2 iterations · %3</source>
        <translation>
            <numerusform>実行%1 · 反復%2回 · %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerParameters</name>
    <message>
        <source>Parameters of run A</source>
        <translation>実行Aのパラメータ</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is not possible: %2 goes from %3%4.</source>
        <translation>「%1」は指定できません：%2の範囲は%3%4です。</translation>
    </message>
    <message>
        <source>, in whole numbers</source>
        <translation>の整数</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Parameters of run %1</source>
        <translation>実行%1のパラメータ</translation>
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
        <translation>実行</translation>
    </message>
    <message>
        <source>The runs to compare; the selected one is shown on the board.</source>
        <translation>比較する実行。選択したものが盤面に表示されます。</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Whose parameters; with a mark if some are changed.</source>
        <translation>どのボットのパラメータか。変更があれば印が付きます。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The seed of all that is drawn.</source>
        <translation>すべての乱数のシード。</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Iterations of both phases for the plan that was chosen, as the curves show them.</source>
        <translation>選ばれたプランについての、両段階の反復回数。曲線に示されるものです。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>How long the run took.</source>
        <translation>実行にかかった時間。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Value of the plan found, in cells; runs with other weights count otherwise.</source>
        <translation>見つかったプランの値（マス換算）。重みが異なる実行では値の意味も異なります。</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1（変更あり）</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Runs the annealer again; runs limited by time come out differently.</source>
        <translation>焼きなましをやり直します。時間で制限した実行は結果が変わります。</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>実行を追加</translation>
    </message>
    <message>
        <source>Another run, a copy of this one with the next seed.</source>
        <translation>この実行をコピーし、シードを1つ進めた実行を追加します。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Takes the selected run off the list.</source>
        <translation>選択した実行を一覧から除きます。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Whose parameters the run begins with: those of the article, or those of the strong bot. Choosing one takes all of them back.</source>
        <translation>実行の初期パラメータ：記事のもの、またはstrongボットのもの。選択するとすべてのパラメータが初期値に戻ります。</translation>
    </message>
    <message>
        <source>Seed of the run</source>
        <translation>実行のシード</translation>
    </message>
    <message>
        <source>All that the run draws comes from this number.</source>
        <translation>この実行の乱数はすべてこの数から作られます。</translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation>実行の長さ</translation>
    </message>
    <message>
        <source>Iterations make a run repeatable; a time is what the game gives.</source>
        <translation>反復回数で指定すると再現できます。時間で指定するとゲームの条件と同じになります。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Unit of the length</source>
        <translation>長さの単位</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Choose a profile</source>
        <translation>プロファイルを選択</translation>
    </message>
    <message>
        <source>Limit a run by iterations or time</source>
        <translation>実行の制限を反復または時間に変更</translation>
    </message>
    <message>
        <source>Change the length of a run</source>
        <translation>実行の長さを変更</translation>
    </message>
    <message>
        <source>Remove a run</source>
        <translation>実行を削除</translation>
    </message>
    <message>
        <source>“%1” is not a seed: a whole number from 0 to %2.</source>
        <translation>「%1」はシードではありません。0～%2の整数を指定してください。</translation>
    </message>
    <message>
        <source>Change the seed of a run</source>
        <translation>実行のシードを変更</translation>
    </message>
    <message>
        <source>article</source>
        <translation>記事</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>強力</translation>
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
        <translation>対戦の順番。各マップで両サイドを1回ずつ対戦します。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The seed of the map.</source>
        <translation>マップのシード。</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>炎</translation>
    </message>
    <message>
        <source>Who played fire, which begins.</source>
        <translation>炎を担当した側。炎が先手です。</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>氷</translation>
    </message>
    <message>
        <source>Who played ice.</source>
        <translation>氷を担当した側。</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>The side that won.</source>
        <translation>勝ったサイド。</translation>
    </message>
    <message>
        <source>end</source>
        <translation>決着</translation>
    </message>
    <message>
        <source>How the game ended.</source>
        <translation>対戦の終わり方。</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>The last turn.</source>
        <translation>最後のターン。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Start the arena</source>
        <translation>アリーナを開始</translation>
    </message>
    <message>
        <source>Plays the games; previous results are discarded.</source>
        <translation>対戦を行います。前の結果は破棄されます。</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>対戦を再生</translation>
    </message>
    <message>
        <source>Opens the selected game as the match to step through.</source>
        <translation>選択した対戦を開き、一手ずつたどれるようにします。</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <translation>対戦を保存…</translation>
    </message>
    <message>
        <source>Writes records of all games to one file, as JSON Lines.</source>
        <translation>すべての対戦の記録を、1つのJSON Linesファイルに書き込みます。</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>Double-click or Enter opens a game in the match page.</source>
        <translation>ダブルクリックまたはEnterで、対戦を「対戦」ページで開きます。</translation>
    </message>
    <message>
        <source>The first game is being played…</source>
        <translation>最初の対戦が進行中…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>The arena ended before the first game did.</source>
        <translation>最初の対戦が終わる前にアリーナが終了しました。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open game %1 of the arena</source>
        <translation>アリーナの対戦%1を開く</translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation>対戦の記録 (*.jsonl)</translation>
    </message>
    <message>
        <source>No games yet. Start the arena above.</source>
        <translation>まだ対戦がありません。上の「アリーナを開始」を押してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaResultPanel</name>
    <message>
        <source>%1 forfeited: %2.</source>
        <translation>%1の反則負け：%2。</translation>
    </message>
    <message>
        <source>contestant</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>The bot or the program&apos;s command line.</source>
        <translation>ボット、またはプログラムのコマンドライン。</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Games won.</source>
        <translation>勝った対戦の数。</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Games that ended with equal scores.</source>
        <translation>同点で終わった対戦の数。</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Games lost by play.</source>
        <translation>試合内容で負けた対戦の数。</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>反則負け</translation>
    </message>
    <message>
        <source>Games lost by a bad command, a late answer or a program that ended.</source>
        <translation>不正なコマンド、時間切れ、プログラムの終了で負けた対戦の数。</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Time of an answer that half of the answers did not exceed, first ones included.</source>
        <translation>応答時間の中央値。初回を含みます。</translation>
    </message>
    <message>
        <source>worst later</source>
        <translation>最長（初回以外）</translation>
    </message>
    <message>
        <source>Longest time of an answer, the first one of each game left out, which has a limit of its own.</source>
        <translation>最も長い応答時間。別の制限がある各対戦の初回は除きます。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Contestants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Start the arena: the games appear here as they end.</source>
        <translation>アリーナを開始すると、終わった対戦からここに表示されます。</translation>
    </message>
    <message>
        <source>%1 % (%2 – %3 %)</source>
        <translation>%1%（%2 – %3%）</translation>
    </message>
    <message>
        <source>Points of %1 against %2, a draw ½, with the interval that holds the true share with 95 % confidence. Games: %L3.</source>
        <translation>%2に対する%1の得点率（引き分けは½）と、真の値が入る95%信頼区間。対戦数：%L3。</translation>
    </message>
    <message>
        <source>%L1 × %2</source>
        <comment>forfeits, and why</comment>
        <translation>%2%L1回</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaSetup</name>
    <message>
        <source>Choose a bot for either side, or give the command line of a program.</source>
        <translation>両サイドにボットを選ぶか、プログラムのコマンドラインを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not a seed: seeds are whole numbers of 64 bits, parted by commas.</source>
        <translation>「%1」はシードではありません。シードはコンマ区切りの64ビット整数です。</translation>
    </message>
    <message>
        <source>Seed %1 is listed twice: its games would be the same.</source>
        <translation>シード%1が重複しています。同じ対戦になってしまいます。</translation>
    </message>
    <message>
        <source>Give the seed of the first map.</source>
        <translation>最初のマップのシードを指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %Ln seeds.</source>
        <translation>
            <numerusform>シードは最大%Ln個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>How many games; each map is played with both sides.</source>
        <translation>対戦の数。各マップで両サイドを1回ずつ対戦します。</translation>
    </message>
    <message>
        <source>Thinking of built-in bots</source>
        <translation>内蔵ボットの思考</translation>
    </message>
    <message>
        <source>Iterations a turn of the annealing bots, which makes games repeatable. At 0 they think for %1 of the %2 ms of a turn, and in proportion when it is longer.</source>
        <translation>焼きなましボットの1ターンあたりの反復回数。指定すると対戦が再現できます。0なら、1ターン%2 msのうち%1だけ考え、ターンが長ければそれに比例します。</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同時対戦数</translation>
    </message>
    <message>
        <source>More games than processors take each other&apos;s time: answers come late.</source>
        <translation>プロセッサ数より多いと、互いに時間を奪い合って応答が遅れます。</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>最初のターン</translation>
    </message>
    <message>
        <source>The time for a contestant&apos;s first line of a game.</source>
        <translation>各対戦で参加者が最初の行を返すまでの制限時間。</translation>
    </message>
    <message>
        <source>Later turns</source>
        <translation>以降のターン</translation>
    </message>
    <message>
        <source>The time for every later line.</source>
        <translation>以降の各行の制限時間。</translation>
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
        <translation>時間の倍率</translation>
    </message>
    <message>
        <source>Multiplies both times, for programs that a slower machine makes late.</source>
        <translation>両方の時間に掛けます。遅いマシンで間に合わないプログラムのための設定です。</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>時間で制限</translation>
    </message>
    <message>
        <source> iterations</source>
        <translation> 反復</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Seeds of the maps, parted by commas; each is played with both sides. After the last one, the seeds above the greatest follow.</source>
        <translation>コンマ区切りのマップのシード。各マップで両サイドを1回ずつ対戦します。最後まで使うと、最大のシードに続くシードを使います。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The rules played today, or those of the contest of 2019.</source>
        <translation>現行のルール、または2019年のコンテストのルール。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>1人目</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>2人目</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>同時対戦</translation>
    </message>
    <message>
        <source>First contestant</source>
        <translation>1人目の参加者</translation>
    </message>
    <message>
        <source>Second contestant</source>
        <translation>2人目の参加者</translation>
    </message>
    <message numerus="yes">
        <source>All games are kept here, so that at most %Ln are played at once; yomi-cli icefire arena plays more.</source>
        <translation>
            <numerusform>すべての対戦をここに保持するため、一度に行えるのは最大%Ln戦です。yomi-cli icefire arenaならさらに多く対戦できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
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
        <translation>中立地</translation>
    </message>
    <message>
        <source>Own land</source>
        <translation>領土</translation>
    </message>
    <message>
        <source>Mine spot</source>
        <translation>鉱山候補地</translation>
    </message>
    <message>
        <source>Unit of level 1</source>
        <translation>レベル1ユニット</translation>
    </message>
    <message>
        <source>Unit of level 2</source>
        <translation>レベル2ユニット</translation>
    </message>
    <message>
        <source>Unit of level 3</source>
        <translation>レベル3ユニット</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>鉱山</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>本拠地</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
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
        <translation>配置するものは%1のものになります（Oで反対側）</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CommandsPanel</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>What the player wrote.</source>
        <translation>プレイヤーが書いた内容。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The outcome of each command, in the order of the line.</source>
        <translation>各コマンドの結果。行に書かれた順です。</translation>
    </message>
    <message>
        <source>Error output</source>
        <translation>エラー出力</translation>
    </message>
    <message>
        <source>What the player&apos;s program wrote to its standard error before this line, since its line before.</source>
        <translation>前の行の後、この行の前に、プレイヤーのプログラムが標準エラーに書いた内容。</translation>
    </message>
    <message>
        <source>%1 gold, including %2 income of this turn.</source>
        <translation>ゴールド%1（このターンの収入%2を含む）。</translation>
    </message>
    <message>
        <source>Units that died without connection: %1.</source>
        <translation>孤立して死んだユニット：%1。</translation>
    </message>
    <message>
        <source>The gold did not suffice; units that died: %1.</source>
        <translation>ゴールド不足。死んだユニット：%1。</translation>
    </message>
    <message>
        <source>Turn starts</source>
        <translation>ターン開始</translation>
    </message>
    <message numerus="yes">
        <source>%n died</source>
        <translation>
            <numerusform>%n体死亡</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>ゴールド%1</translation>
    </message>
    <message>
        <source>%1. No line came.</source>
        <comment>how the game ended</comment>
        <translation>%1。行が返ってきませんでした。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CurvesPanel</name>
    <message>
        <source>Cells</source>
        <translation>マス数</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>収入</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>ゴールド</translation>
    </message>
    <message>
        <source>Price to finish</source>
        <translation>決着費用</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>ターン%1、%2</translation>
    </message>
    <message>
        <source>Following the match…</source>
        <translation>対戦をたどっています…</translation>
    </message>
    <message>
        <source>The position cannot occur.</source>
        <translation>あり得ない局面です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Edit</name>
    <message>
        <source>Make the map of seed %1</source>
        <translation>シード%1のマップを作成</translation>
    </message>
    <message>
        <source>The text does not name the turn: it stays as it was.</source>
        <translation>テキストにターンの指定がないため、ターンは変更しません。</translation>
    </message>
    <message>
        <source>The text names neither turn nor mine spots: they stay as they were.</source>
        <translation>テキストにターンと鉱山候補地の指定がないため、どちらも変更しません。</translation>
    </message>
    <message>
        <source>The text names neither turn nor mine spots: set them on the page Position.</source>
        <translation>テキストにターンと鉱山候補地の指定がありません。「局面」ページで設定してください。</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>局面を貼り付け</translation>
    </message>
    <message>
        <source>Let %1 play %2</source>
        <translation>%2の担当を%1に変更</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>ターンを終了</translation>
    </message>
    <message>
        <source>Change the arena</source>
        <translation>アリーナを変更</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::IcefireWorkspace</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Annealer</source>
        <translation>焼きなまし</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>対戦(&amp;M)</translation>
    </message>
    <message>
        <source>A&amp;nnealer</source>
        <translation>焼きなまし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Arena</source>
        <translation>アリーナ(&amp;A)</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>player-turns: %L1 · moments: %L2</source>
        <translation>%L1手番 · %L2場面</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n recorded games; one at a time can be pasted here.</source>
        <translation>
            <numerusform>テキストに%n戦の記録が含まれています。ここに貼り付けられるのは1戦ずつです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste a recorded game</source>
        <translation>対戦の記録を貼り付け</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::LayersPanel</name>
    <message>
        <source>What %1 pays to take the cell, training from its land; bold: within its gold.</source>
        <translation>%1がこのマスを取るのに払う額（自領から訓練する場合）。太字は手持ちのゴールドで足りるもの。</translation>
    </message>
    <message>
        <source>How many cells %1 loses when this one is taken, cut-off ones included; bold: more than the cell itself.</source>
        <translation>このマスを取られたときに%1が失うマス数（孤立するマスを含む）。太字はこのマス以外も失うもの。</translation>
    </message>
    <message>
        <source>Steps over land to the HQ of %1.</source>
        <translation>陸地を通って%1の本拠地に至る歩数。</translation>
    </message>
    <message>
        <source>Steps from the cells of %1 to the nearest that is not its own.</source>
        <translation>%1のマスから、自領でない最も近いマスまでの歩数。</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>数値なし</translation>
    </message>
    <message>
        <source>Price for %1</source>
        <translation>%1の費用</translation>
    </message>
    <message>
        <source>Loss by a cut, %1</source>
        <translation>分断の損失、%1</translation>
    </message>
    <message>
        <source>Steps to HQ of %1</source>
        <translation>%1の本拠地への歩数</translation>
    </message>
    <message>
        <source>Steps outside, %1</source>
        <translation>自領外への歩数、%1</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Guarded by towers</source>
        <translation>塔の守備範囲</translation>
    </message>
    <message>
        <source>Only units of level 3 can enter these cells.</source>
        <translation>これらのマスに入れるのはレベル3のユニットだけです。</translation>
    </message>
    <message>
        <source>Cut-off land</source>
        <translation>孤立した領土</translation>
    </message>
    <message>
        <source>Without a connection to the HQ: no income; units there die when their turn starts.</source>
        <translation>本拠地とつながっていない領土：収入がなく、ユニットは自分のターンの開始時に死にます。</translation>
    </message>
    <message>
        <source>Within reach of %1</source>
        <translation>%1の到達範囲</translation>
    </message>
    <message>
        <source>What %1 can take in one turn with its gold.</source>
        <translation>%1が手持ちのゴールドで1ターンに取れるマス。</translation>
    </message>
    <message>
        <source>%1&apos;s path to the HQ</source>
        <translation>敵本拠地への%1の進路</translation>
    </message>
    <message>
        <source>The cheapest chain of units to the enemy&apos;s HQ and its price; filled: the gold suffices.</source>
        <translation>敵の本拠地に至る最も安いユニットの連なりとその費用。塗りつぶしはゴールドが足りることを示します。</translation>
    </message>
    <message>
        <source>Numbers in the cells</source>
        <translation>マスの数値</translation>
    </message>
    <message>
        <source>What the number in each cell says.</source>
        <translation>各マスの数値の意味。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchPage</name>
    <message>
        <source>Play on</source>
        <translation>続きを対戦</translation>
    </message>
    <message>
        <source>The players play on from the player-turn shown.</source>
        <translation>表示中の手番から対戦を続けます。</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>ターン終了</translation>
    </message>
    <message>
        <source>Your turn ends, and the other side answers.</source>
        <translation>自分のターンを終え、相手が応じます。</translation>
    </message>
    <message>
        <source>Save the game as a record…</source>
        <translation>対戦の記録を保存…</translation>
    </message>
    <message>
        <source>As JSON Lines.</source>
        <translation>JSON Lines形式で保存します。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>%1のプレイヤー</translation>
    </message>
    <message>
        <source>Recorded games (*.jsonl)</source>
        <translation>対戦の記録 (*.jsonl)</translation>
    </message>
    <message>
        <source>%1: key %2</source>
        <translation>%1：キー%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchRunner</name>
    <message>
        <source>No player for %1: choose a bot, or give a program.</source>
        <translation>%1のプレイヤーがいません。ボットを選ぶか、プログラムを指定してください。</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン%1</translation>
    </message>
    <message>
        <source>The position cannot occur: %1</source>
        <translation>あり得ない局面です：%1</translation>
    </message>
    <message>
        <source>The game is over. Step back to a turn to play on from there.</source>
        <translation>ゲームは終了しています。続きを対戦するには、前のターンに戻ってください。</translation>
    </message>
    <message>
        <source>A person is to move: give commands and end the turn.</source>
        <translation>人間の番です。コマンドを出してターンを終了してください。</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>ターンを終了</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続きを対戦</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::MatchSteps</name>
    <message>
        <source>Moments of the match</source>
        <translation>対戦の場面</translation>
    </message>
    <message>
        <source>by action</source>
        <translation>行動単位</translation>
    </message>
    <message>
        <source>by player-turn</source>
        <translation>手番単位</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>ターン単位</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>What one step passes over: an action, the turn of one side, or the turns of both.</source>
        <translation>1ステップで進む範囲：1つの行動、片方の手番、または両者の手番（1ターン）。</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>次の行動</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>前の行動</translation>
    </message>
    <message>
        <source>No more after this moment.</source>
        <translation>この場面より後にはもうありません。</translation>
    </message>
    <message>
        <source>No more before this moment.</source>
        <translation>この場面より前にはもうありません。</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>移動先(&amp;J)</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::NeighboursTable</name>
    <message>
        <source>swap two units</source>
        <translation>2ユニットを入れ替え</translation>
    </message>
    <message>
        <source>turn a unit</source>
        <translation>ユニットの向きを変更</translation>
    </message>
    <message>
        <source>train a unit</source>
        <translation>ユニットを訓練</translation>
    </message>
    <message>
        <source>drop a training</source>
        <translation>訓練を取りやめ</translation>
    </message>
    <message>
        <source>train a chain</source>
        <translation>連続で訓練</translation>
    </message>
    <message>
        <source>build a tower</source>
        <translation>塔を建設</translation>
    </message>
    <message>
        <source>drop a tower</source>
        <translation>塔を取りやめ</translation>
    </message>
    <message>
        <source>Neighbours tried and accepted</source>
        <translation>試行・受理された近傍</translation>
    </message>
    <message>
        <source>run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>The run, as in the list of runs.</source>
        <translation>実行の一覧に示す実行。</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>近傍</translation>
    </message>
    <message>
        <source>What was changed in the plan to make another one.</source>
        <translation>別のプランを作るために変更した内容。</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>How often such a neighbour was made.</source>
        <translation>この近傍を作った回数。</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受理</translation>
    </message>
    <message>
        <source>How often it became the plan that was kept.</source>
        <translation>現在の解として採用された回数。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Accepted of tried.</source>
        <translation>試行に対する受理の割合。</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>近傍</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PaintTool</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>Click: %1 of %2</source>
        <translation>クリック：%2の%1</translation>
    </message>
    <message>
        <source>Click: %1</source>
        <translation>クリック：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Parameter</name>
    <message>
        <source>moves share</source>
        <translation>移動の割合</translation>
    </message>
    <message>
        <source>moves hot</source>
        <translation>移動・高温</translation>
    </message>
    <message>
        <source>moves cold</source>
        <translation>移動・低温</translation>
    </message>
    <message>
        <source>training hot</source>
        <translation>訓練・高温</translation>
    </message>
    <message>
        <source>training cold</source>
        <translation>訓練・低温</translation>
    </message>
    <message>
        <source>gold early</source>
        <translation>ゴールド序盤</translation>
    </message>
    <message>
        <source>gold middle</source>
        <translation>ゴールド中盤</translation>
    </message>
    <message>
        <source>gold late</source>
        <translation>ゴールド終盤</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>脅威下</translation>
    </message>
    <message>
        <source>tower distance</source>
        <translation>塔の距離</translation>
    </message>
    <message>
        <source>mines from</source>
        <translation>鉱山の開始</translation>
    </message>
    <message>
        <source>mines paid before</source>
        <translation>鉱山の回収</translation>
    </message>
    <message>
        <source>beyond article</source>
        <translation>記事を超えて</translation>
    </message>
    <message>
        <source>income</source>
        <translation>収入</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>分断</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>連鎖分断</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>圧力</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>一歩</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>破産</translation>
    </message>
    <message>
        <source>lethal</source>
        <translation>リーサル</translation>
    </message>
    <message>
        <source>race</source>
        <translation>競争</translation>
    </message>
    <message>
        <source>race lost</source>
        <translation>先を越される</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>reply share</source>
        <translation>応手の割合</translation>
    </message>
    <message>
        <source>chains</source>
        <translation>連続訓練</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PlayTool</name>
    <message>
        <source>Train level %1 (%2 gold)</source>
        <translation>レベル%1を訓練（ゴールド%2）</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>Build a tower (%1 gold)</source>
        <translation>塔を建設（ゴールド%1）</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Build a mine (%1 gold)</source>
        <translation>鉱山を建設（ゴールド%1）</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>鉱山</translation>
    </message>
    <message>
        <source>Move unit %1 here</source>
        <translation>ユニット%1をここに移動</translation>
    </message>
    <message>
        <source>Click to put it here</source>
        <translation>クリックでここに配置</translation>
    </message>
    <message>
        <source>Click to move here</source>
        <translation>クリックでここに移動</translation>
    </message>
    <message>
        <source>Click to choose the unit</source>
        <translation>クリックでユニットを選択</translation>
    </message>
    <message>
        <source>This unit has moved</source>
        <translation>このユニットは移動済みです</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PlayerBox</name>
    <message>
        <source>A program on this computer, not a bot of Yomi.</source>
        <translation>Yomiのボットではなく、このコンピュータ上のプログラムです。</translation>
    </message>
    <message>
        <source>%1: a bot of this program, or the command line of a program that plays over its input and output.</source>
        <translation>%1：Yomiのボット、または標準入出力で対戦するプログラムのコマンドライン。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::PositionPage</name>
    <message>
        <source>Paint</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Gold of %1</source>
        <translation>%1のゴールド</translation>
    </message>
    <message>
        <source>Gold at hand.</source>
        <translation>手持ちのゴールド。</translation>
    </message>
    <message>
        <source>Give %1 %2 gold</source>
        <translation>%1のゴールドを%2に変更</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>1 to 100; what a gold is worth depends on it.</source>
        <translation>1～100。ゴールドの価値はターンによって変わります。</translation>
    </message>
    <message>
        <source>Set turn %1</source>
        <translation>ターンを%1に変更</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Let %1 move</source>
        <translation>手番を%1に変更</translation>
    </message>
    <message>
        <source>The rules of today&apos;s game, or those of the contest of May 2019: dearer mines, another number of mine spots.</source>
        <translation>現行のルール、または2019年5月のコンテストのルール（鉱山が高く、鉱山候補地の数が異なる）。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>ルールを変更</translation>
    </message>
    <message>
        <source>Map from a seed</source>
        <translation>シードからマップを作成</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>A whole number of 64 bits, also below 0; the map is the game&apos;s own.</source>
        <translation>64ビットの整数（0未満も可）。実際のゲームと同じマップになります。</translation>
    </message>
    <message>
        <source>Make map</source>
        <translation>マップを作成</translation>
    </message>
    <message>
        <source>A new game on the map of this seed, under the rules chosen above.</source>
        <translation>上で選んだルールで、このシードのマップの新しい対戦を始めます。</translation>
    </message>
    <message>
        <source>Edit › Paste takes the text that a bot receives, with or without the mine spots, or a recorded game.</source>
        <translation>「編集 › テキストを貼り付け」では、ボットが受け取るテキスト（鉱山候補地の有無は問わない）と対戦の記録を貼り付けられます。</translation>
    </message>
    <message>
        <source>Can it occur?</source>
        <translation>あり得る局面か</translation>
    </message>
    <message>
        <source>A seed is a whole number from −9223372036854775808 to 9223372036854775807; &quot;%1&quot; is not one.</source>
        <translation>シードは−9223372036854775808～9223372036854775807の整数です。「%1」は該当しません。</translation>
    </message>
    <message>
        <source>An edit ends this match: the position shown becomes a position of its own. Undo brings the match back.</source>
        <translation>編集するとこの対戦は終わり、表示中の局面は独立した局面になります。元に戻すと対戦も復元されます。</translation>
    </message>
    <message>
        <source>Yes: this position can occur.</source>
        <translation>はい、あり得る局面です。</translation>
    </message>
    <message>
        <source>Not in a game, but it is analyzed and can be played:</source>
        <translation>対戦では生じませんが、解析も対戦もできます：</translation>
    </message>
    <message>
        <source>No, and it is not analyzed:</source>
        <translation>あり得ない局面なので、解析できません：</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ProgramConsent</name>
    <message>
        <source>Run a program?</source>
        <translation>プログラムを実行しますか？</translation>
    </message>
    <message>
        <source>A player of this document is a program. It would run on this computer, with all that you may do yourself. Run it only if you know this command:</source>
        <translation>この文書のプレイヤーはプログラムです。このコンピュータ上で、利用者と同じ権限で実行されます。次のコマンドに心当たりがある場合だけ実行してください：</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Run it, now and later</source>
        <translation>実行（今後も許可）</translation>
    </message>
    <message>
        <source>A player of this document is a program that Yomi does not run: its command has characters that do not show. They are written here as \u and a number.</source>
        <translation>この文書のプレイヤーはプログラムですが、コマンドに表示されない文字が含まれるため、Yomiは実行しません。ここではその文字を\uと番号で示します。</translation>
    </message>
    <message numerus="yes">
        <source>A player of this document is a program that Yomi does not run: its command has %n blanks in a row, which can hide what follows.</source>
        <translation>
            <numerusform>この文書のプレイヤーはプログラムですが、コマンドに空白が%n個連続し、その後の内容を隠せるため、Yomiは実行しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player of this document is a program that Yomi does not run: its command has %L1 characters, and at most %L2 can be looked over.</source>
        <translation>この文書のプレイヤーはプログラムですが、コマンドが%L1文字あるため、Yomiは実行しません。目で確認できるのは%L2文字までです。</translation>
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
        <translation>対戦の記録 (*.jsonl)</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Own position</source>
        <translation>独自の局面</translation>
    </message>
    <message>
        <source>The file is empty: no game is recorded there.</source>
        <translation>ファイルが空です。対戦の記録がありません。</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>%1行目：%2。</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a map and its players</comment>
        <translation>%1：%2 対 %3</translation>
    </message>
    <message>
        <source>up to turn %1</source>
        <translation>ターン%1まで</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::SidesPanel</name>
    <message>
        <source>Sides</source>
        <translation>陣営</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Connected cells; each brings 1 gold a turn.</source>
        <translation>つながっているマスの数。1マスにつき毎ターン1ゴールドの収入があります。</translation>
    </message>
    <message>
        <source>units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Living units.</source>
        <translation>生きているユニットの数。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>ゴールド</translation>
    </message>
    <message>
        <source>Gold in the treasury.</source>
        <translation>手持ちのゴールド。</translation>
    </message>
    <message>
        <source>income</source>
        <translation>収入</translation>
    </message>
    <message>
        <source>Gold that the next turn brings or costs.</source>
        <translation>次のターンに増減するゴールド。</translation>
    </message>
    <message>
        <source>to finish</source>
        <translation>決着費用</translation>
    </message>
    <message>
        <source>What the cheapest chain to the enemy&apos;s HQ costs: this turn for the side to move, next turn for the other.</source>
        <translation>敵の本拠地に至る最も安い連なりの費用。手番側はこのターン、相手側は次のターンのものです。</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>脅威下</translation>
    </message>
    <message>
        <source>Cells that the enemy can take in their turn with their gold.</source>
        <translation>敵が次の手番に手持ちのゴールドで取れるマスの数。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::TermsTable</name>
    <message>
        <source>run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>The run, as in the list of runs.</source>
        <translation>実行の一覧に示す実行。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>The plan&apos;s state: nothing done, the moves fixed, all done.</source>
        <translation>プランの段階：何もしていない、移動が確定、すべて完了。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>All terms together, in cells: what the annealing increases.</source>
        <translation>全項目の合計（マス換算）。焼きなましはこれを増やします。</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Active cells, ours less theirs.</source>
        <translation>有効なマスの数（自分−相手）。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>ゴールド</translation>
    </message>
    <message>
        <source>Gold, ours less theirs; counted with the turn&apos;s worth of a gold.</source>
        <translation>ゴールド（自分−相手）。そのターンでのゴールドの価値を掛けます。</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>脅威下</translation>
    </message>
    <message>
        <source>Our cells that they can take in their next turn; they are subtracted.</source>
        <translation>相手が次のターンに取れる自分のマスの数。減点になります。</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>自領外</translation>
    </message>
    <message>
        <source>Steps of the units to the outside of their land, ours less theirs; breaks ties, less is better.</source>
        <translation>ユニットから自領の外までの歩数（自分−相手）。同点時の比較用で、小さいほど良いです。</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>本拠地</translation>
    </message>
    <message>
        <source>Steps of the units to the other one&apos;s HQ, ours less theirs; breaks the ties left, less is better.</source>
        <translation>ユニットから相手の本拠地までの歩数（自分−相手）。残る同点の比較用で、小さいほど良いです。</translation>
    </message>
    <message>
        <source>income</source>
        <translation>収入</translation>
    </message>
    <message>
        <source>Income, ours less theirs.</source>
        <translation>収入（自分−相手）。</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>孤立</translation>
    </message>
    <message>
        <source>Our cells without connection once all threatened ones are taken.</source>
        <translation>攻撃され得るマスがすべて取られたときに、孤立する自分のマスの数。</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>分断</translation>
    </message>
    <message>
        <source>What their worst straight chain takes and cuts off.</source>
        <translation>相手の最も痛い一直線の連なりで、取られるマスと孤立するマスの数。</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>圧力</translation>
    </message>
    <message>
        <source>Their cells that we can take or cut off next turn.</source>
        <translation>次のターンに取るか孤立させられる相手のマスの数。</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>一歩</translation>
    </message>
    <message>
        <source>Cells that the units can take by a step, ours less theirs.</source>
        <translation>ユニットが一歩で取れるマスの数（自分−相手）。</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>破産</translation>
    </message>
    <message>
        <source>1 if our next income ruins us, −1 if theirs does them.</source>
        <translation>次の収入で自分が破産するなら1、相手が破産するなら−1。</translation>
    </message>
    <message>
        <source>lethal</source>
        <translation>リーサル</translation>
    </message>
    <message>
        <source>Their gold left after finishing us next turn, and 1; 0 if they cannot.</source>
        <translation>相手が次のターンにこちらを仕留めた後に残るゴールドに1を足した数。仕留められなければ0。</translation>
    </message>
    <message>
        <source>our turns</source>
        <translation>自分の残り</translation>
    </message>
    <message>
        <source>Turns of income until we can finish them; 0 is next turn.</source>
        <translation>自分が決着をつけられるまでの収入のターン数。0は次のターン。</translation>
    </message>
    <message>
        <source>their turns</source>
        <translation>相手の残り</translation>
    </message>
    <message>
        <source>Turns of income until they can finish us; 0 is next turn.</source>
        <translation>相手が決着をつけられるまでの収入のターン数。0は次のターン。</translation>
    </message>
    <message>
        <source>Terms of the evaluation</source>
        <translation>評価項目</translation>
    </message>
    <message>
        <source>before</source>
        <translation>開始前</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>移動後</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練後</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Type</name>
    <message>
        <source>What does a bot think?</source>
        <translation>ボットは何を考えている？</translation>
    </message>
    <message>
        <source>A turn planned by simulated annealing: the plan on the board, its value and the temperature.</source>
        <translation>焼きなましで立てた1ターンのプラン：盤面上のプランとその値、温度。</translation>
    </message>
    <message>
        <source>Where does a match turn?</source>
        <translation>対戦の転機はどこ？</translation>
    </message>
    <message>
        <source>Two bots on the map of seed 14: step to captures, cuts, towers and the end.</source>
        <translation>シード14のマップで戦う2つのボット：占領、分断、塔、決着へと順に進めます。</translation>
    </message>
    <message>
        <source>Which cells lead to the HQ?</source>
        <translation>本拠地への道はどのマス？</translation>
    </message>
    <message>
        <source>Fire is to move and has 167 gold; eight cells for 140 finish the game.</source>
        <translation>炎の番で、ゴールドは167。費用140の8マスで決着します。</translation>
    </message>
    <message>
        <source>Which tower saves Ice?</source>
        <translation>氷を救う塔はどこ？</translation>
    </message>
    <message>
        <source>Fire can finish next turn for 70 gold. Of 29 places for a tower, only one saves Ice.</source>
        <translation>炎は次のターンに70ゴールドで決着できます。塔を置ける29か所のうち、氷を救えるのは1つだけです。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Board: to another cell</source>
        <translation>盤面：別のマスへ移動</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>Board: what a click does there</source>
        <translation>盤面：そこでクリックと同じ操作</translation>
    </message>
    <message>
        <source>1, 2, 3, T, M</source>
        <translation>1, 2, 3, T, M</translation>
    </message>
    <message>
        <source>Match: train a level, build a tower or a mine</source>
        <translation>対戦：訓練するレベル、塔、鉱山を選択</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Match: let go of the unit or the order</source>
        <translation>対戦：ユニットや命令の選択を解除</translation>
    </message>
    <message>
        <source>S, N, L, P, 1, 2, 3, T, M, H</source>
        <translation>S, N, L, P, 1, 2, 3, T, M, H</translation>
    </message>
    <message>
        <source>Position: choose a tool</source>
        <translation>局面：ツールを選択</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Position: the other owner</source>
        <translation>局面：所有者を切り替え</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Position: clear the cell</source>
        <translation>局面：マスを消去</translation>
    </message>
    <message>
        <source>Ice &amp; Fire</source>
        <translation>Ice &amp; Fire</translation>
    </message>
    <message>
        <source>Watch bots play A Code of Ice &amp; Fire and see what they think.</source>
        <translation>A Code of Ice &amp; Fireのボットの対戦を観戦し、その思考を見る。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Words</name>
    <message>
        <source>done</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>The command was carried out.</source>
        <translation>コマンドを実行しました。</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>WAIT does nothing.</source>
        <translation>WAITは何もしません。</translation>
    </message>
    <message>
        <source>message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>A message for the viewer; it does nothing.</source>
        <translation>観戦者向けのメッセージ。ゲームには影響しません。</translation>
    </message>
    <message>
        <source>not on land</source>
        <translation>陸地でない</translation>
    </message>
    <message>
        <source>The target is off the board or no land: the command is dropped.</source>
        <translation>目標が盤外か陸地でないため、コマンドは捨てられます。</translation>
    </message>
    <message>
        <source>no such level</source>
        <translation>レベル不正</translation>
    </message>
    <message>
        <source>Units have the levels 1, 2 and 3.</source>
        <translation>ユニットのレベルは1、2、3です。</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>数値不正</translation>
    </message>
    <message>
        <source>A number is missing or too large; these rules drop the command.</source>
        <translation>数値がないか大きすぎます。このルールではコマンドが捨てられます。</translation>
    </message>
    <message>
        <source>no such unit</source>
        <translation>ユニットなし</translation>
    </message>
    <message>
        <source>No unit with this id lived when the turn started. A unit trained in the same line cannot move yet.</source>
        <translation>ターンの開始時に、このidのユニットはいませんでした。同じ行で訓練したユニットはまだ動かせません。</translation>
    </message>
    <message>
        <source>enemy&apos;s unit</source>
        <translation>敵のユニット</translation>
    </message>
    <message>
        <source>The unit belongs to the enemy.</source>
        <translation>敵のユニットです。</translation>
    </message>
    <message>
        <source>moved already</source>
        <translation>移動済み</translation>
    </message>
    <message>
        <source>A unit moves once a turn.</source>
        <translation>ユニットが動けるのは各ターン一度だけです。</translation>
    </message>
    <message>
        <source>cell taken</source>
        <translation>マスが使用中</translation>
    </message>
    <message>
        <source>The cell is occupied, or a tower next to it protects it.</source>
        <translation>マスがすでに使われているか、隣の塔に守られています。</translation>
    </message>
    <message>
        <source>no way nearer</source>
        <translation>近づけない</translation>
    </message>
    <message>
        <source>No free neighbour of the unit is nearer to the target; it stays and may be ordered again.</source>
        <translation>目標に近づける空きマスが隣にありません。ユニットは動かず、もう一度命令できます。</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>The cell is neither on nor next to the player&apos;s connected land.</source>
        <translation>本拠地とつながった領土の上でも隣でもないマスです。</translation>
    </message>
    <message>
        <source>too little gold</source>
        <translation>ゴールド不足</translation>
    </message>
    <message>
        <source>The player cannot pay for it.</source>
        <translation>ゴールドが足りません。</translation>
    </message>
    <message>
        <source>not own land</source>
        <translation>自領でない</translation>
    </message>
    <message>
        <source>Buildings need your own land.</source>
        <translation>建物は自分の領土にしか建てられません。</translation>
    </message>
    <message>
        <source>no mine spot</source>
        <translation>候補地でない</translation>
    </message>
    <message>
        <source>Mines need a mine spot.</source>
        <translation>鉱山は鉱山候補地にしか建てられません。</translation>
    </message>
    <message>
        <source>mine spot</source>
        <translation>鉱山候補地</translation>
    </message>
    <message>
        <source>Towers cannot be built on mine spots.</source>
        <translation>鉱山候補地に塔は建てられません。</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>The game was over before its turn came.</source>
        <translation>実行前に対戦が終わりました。</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>A later part of the line is not a command, so the whole line is ignored.</source>
        <translation>この行の後の部分がコマンドでないため、行全体が無視されます。</translation>
    </message>
    <message>
        <source>no command: loses</source>
        <translation>コマンドでない：負け</translation>
    </message>
    <message>
        <source>The game does not know this text: the player loses at once.</source>
        <translation>ゲームにないコマンドです。そのプレイヤーは即座に負けます。</translation>
    </message>
    <message>
        <source>late: loses</source>
        <translation>時間切れ：負け</translation>
    </message>
    <message>
        <source>No line came in time: the player loses.</source>
        <translation>時間内に行が届かず、そのプレイヤーの負けです。</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>炎</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>氷</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>炎</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>氷</translation>
    </message>
    <message>
        <source>current</source>
        <translation>現行</translation>
    </message>
    <message>
        <source>contest 2019</source>
        <translation>2019年コンテスト</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>takes the HQ</source>
        <translation>本拠地を奪取</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>%1へ</translation>
    </message>
    <message>
        <source>The enemy&apos;s HQ is taken: the game is won.</source>
        <translation>敵の本拠地を取りました。勝ちです。</translation>
    </message>
    <message>
        <source>turn %1 · %2 plays</source>
        <translation>ターン%1 · %2の手番</translation>
    </message>
    <message>
        <source>HQ captured</source>
        <translation>本拠地の陥落</translation>
    </message>
    <message>
        <source>100 turns</source>
        <translation>100ターン</translation>
    </message>
    <message>
        <source>bad command</source>
        <translation>不正なコマンド</translation>
    </message>
    <message>
        <source>late answer</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>program ended</source>
        <translation>プログラムの終了</translation>
    </message>
    <message>
        <source>endless line</source>
        <translation>長すぎる行</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation>次の占領</translation>
    </message>
    <message>
        <source>Previous capture</source>
        <translation>前の占領</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>次の分断</translation>
    </message>
    <message>
        <source>Previous cut</source>
        <translation>前の分断</translation>
    </message>
    <message>
        <source>Next bankruptcy</source>
        <translation>次の破産</translation>
    </message>
    <message>
        <source>Previous bankruptcy</source>
        <translation>前の破産</translation>
    </message>
    <message>
        <source>Next tower</source>
        <translation>次の塔</translation>
    </message>
    <message>
        <source>Previous tower</source>
        <translation>前の塔</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>決着</translation>
    </message>
    <message>
        <source>Finish (before)</source>
        <translation>決着（手前へ）</translation>
    </message>
    <message>
        <source>%1&apos;s unit %2, level %3</source>
        <translation>%1のユニット%2、レベル%3</translation>
    </message>
    <message>
        <source>%1&apos;s HQ</source>
        <translation>%1の本拠地</translation>
    </message>
    <message>
        <source>%1&apos;s mine</source>
        <translation>%1の鉱山</translation>
    </message>
    <message>
        <source>%1&apos;s tower</source>
        <translation>%1の塔</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海</translation>
    </message>
    <message>
        <source>%1&apos;s land</source>
        <translation>%1の領土</translation>
    </message>
    <message>
        <source>%1&apos;s land, cut off</source>
        <translation>%1の領土、孤立</translation>
    </message>
    <message>
        <source>neutral land</source>
        <translation>中立地</translation>
    </message>
    <message>
        <source>guarded by a tower</source>
        <translation>塔が守るマス</translation>
    </message>
    <message numerus="yes">
        <source>its capture costs %n cells</source>
        <translation>
            <numerusform>取られると%nマスを失う</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1の費用%2</translation>
    </message>
    <message>
        <source>person</source>
        <translation>人間</translation>
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
        <translation>αの設定元</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>β</translation>
    </message>
    <message>
        <source>board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>bsrc</source>
        <translation>βの設定元</translation>
    </message>
    <message>
        <source>children</source>
        <translation>子</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>did</source>
        <translation>置換表の用途</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>置換表の内容</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>探索の種類</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>手の数</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>枝刈りされた手</translation>
    </message>
    <message>
        <source>r</source>
        <translation>短縮</translation>
    </message>
    <message>
        <source>range</source>
        <translation>値の範囲</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>最善手の順番</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>side</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>skips</source>
        <translation>省かれた手</translation>
    </message>
    <message>
        <source>us</source>
        <translation>マイクロ秒</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝者</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::BoundsBars</name>
    <message>
        <source>Bounds</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>取得 %1</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>計算 %1</translation>
    </message>
    <message>
        <source>stored %1</source>
        <translation>格納 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>found</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>格納</translation>
    </message>
    <message>
        <source>from −300 to 300</source>
        <translation>−300～300</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::ChecksPage</name>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>What each check looked at</source>
        <translation>各検査の対象</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Error: values may be wrong. Waste: nodes are not needed. Doubt: there may be a good reason.</source>
        <translation>エラー：値が誤っている可能性。無駄：不要なノード。疑い：正当な理由があるかもしれない箇所。</translation>
    </message>
    <message>
        <source>check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>What is looked for.</source>
        <translation>探すもの。</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The first line where it was found.</source>
        <translation>最初に見つかった行。</translation>
    </message>
    <message>
        <source>found</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>At how many events.</source>
        <translation>該当したイベントの数。</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>How many events the check could look at.</source>
        <translation>検査できたイベントの数。</translation>
    </message>
    <message>
        <source>At how many of them it found something.</source>
        <translation>そのうち指摘があった数。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Suppress this line</source>
        <translation>この行を隠す</translation>
    </message>
    <message>
        <source>Suppress this check</source>
        <translation>この検査を隠す</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>What was looked at</source>
        <translation>検査の対象</translation>
    </message>
    <message>
        <source>Findings or what was looked at</source>
        <translation>指摘または検査の対象</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Which findings are listed</source>
        <translation>一覧に出す指摘</translation>
    </message>
    <message>
        <source>Shows all findings again, also in the tree.</source>
        <translation>隠した指摘を、探索木も含めてすべて元に戻します。</translation>
    </message>
    <message>
        <source>Findings over the recording</source>
        <translation>記録全体での指摘</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation>探索木で表示</translation>
    </message>
    <message>
        <source>Shows the node on the page Tree.</source>
        <translation>このノードを「探索木」ページで表示します。</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>Checks without anything to test in this search.</source>
        <translation>この探索に対象がなかった検査。</translation>
    </message>
    <message>
        <source>Checks without anything to test in this recording.</source>
        <translation>この記録に対象がなかった検査。</translation>
    </message>
    <message>
        <source>what to print for it</source>
        <translation>必要な出力</translation>
    </message>
    <message>
        <source>What the recording must print for this check.</source>
        <translation>この検査のために記録に出力すべきもの。</translation>
    </message>
    <message>
        <source>Checks not tested, and what to print for them</source>
        <translation>未検査の項目と必要な出力</translation>
    </message>
    <message>
        <source>Checks not tested</source>
        <translation>未検査の項目</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>No check found anything before line %1, where the reading ended.</source>
        <translation>読み取りが終わった%1行目より前に指摘はありません。</translation>
    </message>
    <message>
        <source>No check found anything.</source>
        <translation>指摘はありません。</translation>
    </message>
    <message>
        <source>Line %1: %2 is claimed, %3.</source>
        <comment>the last is exact, lower or upper</comment>
        <translation>%1行目に記録された値は%2（%3）です。</translation>
    </message>
    <message>
        <source>Line %1: %2 is claimed.</source>
        <translation>%1行目に記録された値は%2です。</translation>
    </message>
    <message>
        <source>The leaves give %1.</source>
        <translation>葉から求めた値は%1です。</translation>
    </message>
    <message>
        <source>The leaves give something from %1 to %2.</source>
        <translation>葉から求めた値は%1～%2です。</translation>
    </message>
    <message>
        <source>A mean cannot be checked against leaves.</source>
        <translation>平均は葉と照合できません。</translation>
    </message>
    <message>
        <source>No root returned a value.</source>
        <translation>値を返したルートがありません。</translation>
    </message>
    <message>
        <source>Each move of the root was searched by itself; the root is not a node here.</source>
        <translation>ルートの手は1つずつ別に探索されており、ルート自体はノードではありません。</translation>
    </message>
    <message>
        <source>There is no finding to be explained. Step through the tree, or ask for nodes on the page Query.</source>
        <translation>説明する指摘はありません。探索木をたどるか、「検索」ページでノードを探してください。</translation>
    </message>
    <message>
        <source>Choose a finding at the left, and it is explained here.</source>
        <translation>左で指摘を選ぶと、ここに説明が出ます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a severity and what it means</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>The same is wrong here. The first %1 lines are explained one by one.</source>
        <translation>ここも同じ誤りです。個別に説明するのは最初の%1行までです。</translation>
    </message>
    <message>
        <source>line %1, one of %2</source>
        <translation>%1行目、全%2件</translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <translation>%1行目、%3件中%2件目</translation>
    </message>
    <message>
        <source>Nothing seems to be missing.</source>
        <translation>不足はなさそうです。</translation>
    </message>
    <message>
        <source>The recording broke off at line %1.</source>
        <translation>記録は%1行目で途切れています。</translation>
    </message>
    <message>
        <source>All findings are suppressed. “All” above lists them; “Show all” ends the suppression.</source>
        <translation>すべての指摘が隠れています。上の一覧で「すべて」を選ぶと見え、「すべて表示」で元に戻ります。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Cursor</name>
    <message>
        <source>%1. The query holds for it</source>
        <comment>what a node is</comment>
        <translation>%1。検索条件に該当</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a node is, and what is said of it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Depth limit %1, to the end</source>
        <translation>深さ制限%1、終局まで</translation>
    </message>
    <message numerus="yes">
        <source>Depth limit %1 (%n plies)</source>
        <translation>
            <numerusform>深さ制限%1（%n手目まで）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Edit</name>
    <message>
        <source>Read another recording</source>
        <translation>別の記録の読み込み</translation>
    </message>
    <message>
        <source>Skip lines that are not events</source>
        <translation>イベントでない行の無視</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <comment>name of a file</comment>
        <translation>%1との比較</translation>
    </message>
    <message>
        <source>No more findings can be suppressed.</source>
        <translation>これ以上指摘を隠せません。</translation>
    </message>
    <message>
        <source>Suppress %1 in line %2</source>
        <translation>%2行目の%1を隠す</translation>
    </message>
    <message>
        <source>Suppress %1</source>
        <translation>%1を隠す</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>すべての指摘を表示</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventPanel</name>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Go to the event</source>
        <translation>イベントへ移動</translation>
    </message>
    <message>
        <source>Event </source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Go to the entry of the node</source>
        <translation>ノードに入った時点へ移動</translation>
    </message>
    <message>
        <source>Node </source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Goes to the event at which that node stored the entry.</source>
        <translation>そのノードがエントリを格納したイベントへ移動します。</translation>
    </message>
    <message>
        <source>Work so far</source>
        <translation>ここまでの探索量</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>有効カット</translation>
    </message>
    <message>
        <source>pruned moves</source>
        <translation>枝刈りされた手</translation>
    </message>
    <message>
        <source>saved by cuts</source>
        <translation>カットで節約</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>置換表から</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Nodes that the search has entered.</source>
        <translation>探索が入ったノードの数。</translation>
    </message>
    <message>
        <source>Cutoffs that left a move unsearched.</source>
        <translation>未探索の手を残したカット。</translation>
    </message>
    <message>
        <source>The moves that cuts left unsearched.</source>
        <translation>有効カットで探索されなかった手の数。</translation>
    </message>
    <message>
        <source>Nodes at and below these moves, to the depth limit.</source>
        <translation>それらの手と、その先の深さ制限までのノードの数。</translation>
    </message>
    <message>
        <source>Nodes below boards whose value the table gave.</source>
        <translation>置換表が値を与えた盤面より下のノードの数。</translation>
    </message>
    <message>
        <source>Nodes that this search will still enter.</source>
        <translation>この探索がこれから入るノードの数。</translation>
    </message>
    <message>
        <source>Change since the last step.</source>
        <translation>直前のステップからの変化。</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source> (0–%1)</source>
        <translation>（0～%1）</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>イベント%1 / %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
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
        <translation>置換表からは何も得られていません。</translation>
    </message>
    <message>
        <source>This search has no table.</source>
        <translation>この探索に置換表はありません。</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>ノード%1</translation>
    </message>
    <message>
        <source>wrote it: %1</source>
        <translation>格納元：%1</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>格納元</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventWords</name>
    <message>
        <source>α&#xa0;%1, β&#xa0;%2</source>
        <translation>α&#xa0;%1、β&#xa0;%2</translation>
    </message>
    <message>
        <source>The recording does not have the window.</source>
        <translation>ウィンドウは記録にありません。</translation>
    </message>
    <message>
        <source>Minimax tries every move, whatever the others are worth.</source>
        <translation>ミニマックス法は、ほかの手の値に関係なくすべての手を試します。</translation>
    </message>
    <message>
        <source>With the full window: every value counts.</source>
        <translation>フルウィンドウなので、どの値も意味を持ちます。</translation>
    </message>
    <message>
        <source>With the window %1: only a value between the two is found exactly.</source>
        <translation>ウィンドウは%1。この間にある値だけが正確に求まります。</translation>
    </message>
    <message>
        <source>With a null window, %1: the search only asks whether this move is better than the best so far, which is cheaper than its value.</source>
        <translation>ヌルウィンドウ（%1）。この手がこれまでの最善より良いかどうかだけを調べます。値を求めるより少ない手間で済みます。</translation>
    </message>
    <message>
        <source>With the window %1: only a value between the two can change the result.</source>
        <translation>ウィンドウは%1。この間にある値だけが結果を変えます。</translation>
    </message>
    <message>
        <source>Search starts at the root</source>
        <translation>ルートから探索を開始</translation>
    </message>
    <message>
        <source>%1 tries %2</source>
        <translation>%1が%2を試す</translation>
    </message>
    <message>
        <source>The root is searched again</source>
        <translation>ルートを再探索</translation>
    </message>
    <message>
        <source>The value lay outside the window; it is searched with %1 now.</source>
        <translation>値がウィンドウの外だったため、%1で探索し直します。</translation>
    </message>
    <message>
        <source>%1 tries %2 again</source>
        <translation>%1が%2を再び試す</translation>
    </message>
    <message>
        <source>The null window said that this move is better, not how much. The re-search with the window %1 finds out.</source>
        <translation>ヌルウィンドウでは、この手のほうが良いことしかわかりません。どれだけ良いかを、ウィンドウ（%1）の再探索で調べます。</translation>
    </message>
    <message>
        <source>Not in the table</source>
        <translation>置換表になし</translation>
    </message>
    <message>
        <source>Neither this board nor an image of it has been searched before.</source>
        <translation>この盤面も、対称な盤面も、まだ探索されていません。</translation>
    </message>
    <message>
        <source>Nothing is stored under its key.</source>
        <translation>このキーでは何も格納されていません。</translation>
    </message>
    <message>
        <source>The table narrows the window</source>
        <translation>置換表がウィンドウを狭める</translation>
    </message>
    <message>
        <source>The recording does not say which node stored the entry.</source>
        <translation>どのノードが格納したエントリかは、記録にありません。</translation>
    </message>
    <message>
        <source>The table sets no bound</source>
        <translation>置換表から境界は得られない</translation>
    </message>
    <message>
        <source>What was found helps at most to order the moves.</source>
        <translation>見つかったエントリは、せいぜい手の並べ替えに役立つだけです。</translation>
    </message>
    <message>
        <source>The table does not help</source>
        <translation>置換表は役に立たない</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>見つかった値：%1。</translation>
    </message>
    <message>
        <source>Found: %1. The window is now %2.</source>
        <translation>見つかった値：%1。ウィンドウは%2になりました。</translation>
    </message>
    <message>
        <source>Found: %1. That lies outside the window %2 or says nothing new.</source>
        <translation>見つかった値：%1。ウィンドウ%2の外にあるか、新しい情報がありません。</translation>
    </message>
    <message>
        <source>It is known to be at most %1. That is not greater than α, so its exact value does not matter.</source>
        <translation>%1以下だとわかっています。αより大きくないので、正確な値は必要ありません。</translation>
    </message>
    <message>
        <source>It is known to be at least %1. That is not less than β, so its exact value does not matter.</source>
        <translation>%1以上だとわかっています。βより小さくないので、正確な値は必要ありません。</translation>
    </message>
    <message>
        <source>The table answers</source>
        <translation>置換表で決まる</translation>
    </message>
    <message>
        <source>Nothing below it needs to be searched.</source>
        <translation>この先を探索する必要はありません。</translation>
    </message>
    <message>
        <source>Table: exactly %1</source>
        <translation>置換表：ちょうど%1</translation>
    </message>
    <message>
        <source>This board or an image of it has been searched to its value: nothing below it needs to be searched again.</source>
        <translation>この盤面か対称な盤面の値がすでに求まっています。この先を探索し直す必要はありません。</translation>
    </message>
    <message>
        <source>Table: %1 ≤ α&#xa0;(%2)</source>
        <translation>置換表：%1 ≤ α（%2）</translation>
    </message>
    <message>
        <source>It is known to be at most %1. %2 has something at least as good elsewhere, so its exact value does not matter.</source>
        <translation>%1以下だとわかっています。%2にはほかのところに同じかより良い手があるので、正確な値は必要ありません。</translation>
    </message>
    <message>
        <source>Table: %1 ≥ β&#xa0;(%2)</source>
        <translation>置換表：%1 ≥ β（%2）</translation>
    </message>
    <message>
        <source>It is known to be at least %1. %2 has something at least as good elsewhere, so its exact value does not matter.</source>
        <translation>%1以上だとわかっています。%2にはほかのところに同じかより良い手があるので、正確な値は必要ありません。</translation>
    </message>
    <message>
        <source>The position is evaluated</source>
        <translation>局面を評価</translation>
    </message>
    <message>
        <source>The search still continues below it.</source>
        <translation>探索はこの先も続きます。</translation>
    </message>
    <message>
        <source>Estimate %1</source>
        <translation>推定値 %1</translation>
    </message>
    <message>
        <source>The depth limit is reached; the position is evaluated.</source>
        <translation>深さ制限に達したので、局面を評価しました。</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>決着済み：%1</translation>
    </message>
    <message>
        <source>The result is known without trying a move.</source>
        <translation>手を試すまでもなく結果がわかっています。</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>終局：%1</translation>
    </message>
    <message>
        <source>The board is full and no line is complete: a draw.</source>
        <translation>盤面が埋まり、そろったラインはありません。引き分けです。</translation>
    </message>
    <message>
        <source>A line is complete: %1.</source>
        <translation>ラインがそろいました：%1。</translation>
    </message>
    <message>
        <source>New best: %1 by %2</source>
        <translation>最善を更新：%2で%1</translation>
    </message>
    <message>
        <source>The greatest value so far, but only a bound: the move is worth %1 or less. That proves nothing of what %2 can have here.</source>
        <translation>これまでで最大の値ですが、境界にすぎません。この手の値は%1以下で、ここで%2が何を得られるかは何も証明されていません。</translation>
    </message>
    <message>
        <source>The least value so far, but only a bound: the move is worth %1 or more. That proves nothing of what %2 can have here.</source>
        <translation>これまでで最小の値ですが、境界にすぎません。この手の値は%1以上で、ここで%2が何を得られるかは何も証明されていません。</translation>
    </message>
    <message>
        <source>%1 takes the greatest value, and none was greater before.</source>
        <translation>%1は最大の値を選びます。これより大きい値はまだありませんでした。</translation>
    </message>
    <message>
        <source>%1 takes the least value, and none was less before.</source>
        <translation>%1は最小の値を選びます。これより小さい値はまだありませんでした。</translation>
    </message>
    <message>
        <source>%1 is worth %2</source>
        <translation>%1の値は%2</translation>
    </message>
    <message>
        <source>%1 is no better: %2 = %3</source>
        <translation>%1は最善を更新しない：%2 = %3</translation>
    </message>
    <message>
        <source>%1 is no better: %2 &lt; %3</source>
        <translation>%1は最善を更新しない：%2 &lt; %3</translation>
    </message>
    <message>
        <source>%1 is no better: %2 &gt; %3</source>
        <translation>%1は最善を更新しない：%2 &gt; %3</translation>
    </message>
    <message>
        <source>Of equal moves the first one found stays.</source>
        <translation>同じ値の手では、先に見つかった手が残ります。</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1の最善は%2のままです。</translation>
    </message>
    <message>
        <source>The table says that nothing better than %1 is to be had here.</source>
        <translation>置換表によれば、ここで%1より良い値は得られません。</translation>
    </message>
    <message>
        <source>The table says that %2 already has %1 higher up, so %2 avoids this line.</source>
        <translation>置換表によれば、%2はより上の手で%1を得られるので、%2はこの手順を避けます。</translation>
    </message>
    <message>
        <source>A null window only asks on which side of it the value lies; now that is known.</source>
        <translation>ヌルウィンドウは、値がどちら側にあるかだけを調べます。それがわかりました。</translation>
    </message>
    <message>
        <source>%1 is an end of the aspiration window: if the root lies beyond it, it is searched again.</source>
        <translation>%1はアスピレーションウィンドウの端です。ルートの値がその外なら再探索します。</translation>
    </message>
    <message>
        <source>This pass only asks on which side of its window the value of the root lies; here that is known.</source>
        <translation>このパスは、ルートの値がウィンドウのどちら側にあるかだけを調べます。ここではそれがわかりました。</translation>
    </message>
    <message>
        <source>The game allows nothing better than %1.</source>
        <translation>このゲームに%1より良い値はありません。</translation>
    </message>
    <message>
        <source>Nothing beyond %1 was asked for; the recording does not show who set that end.</source>
        <translation>%1を超える値は問われていません。その端を何が決めたかは記録にありません。</translation>
    </message>
    <message>
        <source>%2 can already limit %3 to %1 elsewhere, so %2 avoids this line.</source>
        <translation>%2はほかのところで%3を%1に抑えられるので、%2はこの手順を避けます。</translation>
    </message>
    <message>
        <source>%2 already has %1 elsewhere, so %2 avoids this line.</source>
        <translation>%2はほかのところで%1を得られるので、%2はこの手順を避けます。</translation>
    </message>
    <message>
        <source>The recording does not have the number of moves left.</source>
        <translation>残りの手の数は記録にありません。</translation>
    </message>
    <message>
        <source>It was the last move: nothing is pruned.</source>
        <translation>最後の手だったので、枝刈りされた手はありません。</translation>
    </message>
    <message numerus="yes">
        <source>The other %n moves here need not be searched.</source>
        <translation>
            <numerusform>ここの残り%n手は探索する必要がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut at %1</source>
        <translation>%1でカット</translation>
    </message>
    <message>
        <source>The recording says that this value is enough.</source>
        <translation>記録によれば、この値で十分です。</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>%1を格納</translation>
    </message>
    <message>
        <source>The entry answers wherever its key comes again.</source>
        <translation>同じキーが現れれば、いつでもこのエントリを使えます。</translation>
    </message>
    <message>
        <source>One entry answers for this board and all its images.</source>
        <translation>この盤面とその対称な盤面すべてに、1つのエントリで足ります。</translation>
    </message>
    <message>
        <source>The entry answers for this board alone.</source>
        <translation>このエントリはこの盤面だけに使えます。</translation>
    </message>
    <message>
        <source>Under all eight images of the board, each with the best move turned the same way.</source>
        <translation>盤面の対称な8つの形すべてに、最善手も同じ向きに変えて格納します。</translation>
    </message>
    <message>
        <source>The true value is %1 or more; the search failed high and needs to know no more.</source>
        <translation>真の値は%1以上です。フェイルハイしたので、それ以上知る必要はありません。</translation>
    </message>
    <message>
        <source>The true value is %1 or less; the search failed low and needs to know no more.</source>
        <translation>真の値は%1以下です。フェイルローしたので、それ以上知る必要はありません。</translation>
    </message>
    <message>
        <source>Every move has been searched, and the value is %1. The search returns it only as %1 or more, because it is not less than β.</source>
        <translation>すべての手を探索し、値は%1でした。βより小さくないので、探索は「%1以上」として返します。</translation>
    </message>
    <message>
        <source>Every move has been searched, and the value is %1. The search returns it only as %1 or less, because it is not greater than α.</source>
        <translation>すべての手を探索し、値は%1でした。αより大きくないので、探索は「%1以下」として返します。</translation>
    </message>
    <message>
        <source>Return %1, a lower bound</source>
        <translation>%1を返す（下界）</translation>
    </message>
    <message>
        <source>Return %1, an upper bound</source>
        <translation>%1を返す（上界）</translation>
    </message>
    <message>
        <source>Return no value</source>
        <translation>値を返さない</translation>
    </message>
    <message>
        <source>The node gave up.</source>
        <translation>ノードは途中で打ち切られました。</translation>
    </message>
    <message>
        <source>Return %1</source>
        <translation>%1を返す</translation>
    </message>
    <message>
        <source>The recording does not say whether that is a bound.</source>
        <translation>それが境界かどうかは記録にありません。</translation>
    </message>
    <message>
        <source>That is the value to this depth. It is not less than β: it fails high.</source>
        <translation>この深さでの値です。βより小さくないので、フェイルハイです。</translation>
    </message>
    <message>
        <source>That is the value to this depth. It is not greater than α: it fails low.</source>
        <translation>この深さでの値です。αより大きくないので、フェイルローです。</translation>
    </message>
    <message>
        <source>That is the value to this depth.</source>
        <translation>この深さでの値です。</translation>
    </message>
    <message>
        <source>That is the value to this depth: what the table knew and what the search found meet there.</source>
        <translation>この深さでの値です。置換表の情報と探索の結果がここで一致しました。</translation>
    </message>
    <message>
        <source>Visits: %1.</source>
        <translation>訪問回数：%1。</translation>
    </message>
    <message>
        <source>The recording does not have its visits.</source>
        <translation>訪問回数は記録にありません。</translation>
    </message>
    <message>
        <source>Their mean: %1.</source>
        <translation>その平均：%1。</translation>
    </message>
    <message>
        <source>Prior: %1.</source>
        <translation>事前確率：%1。</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>No mean</source>
        <translation>平均なし</translation>
    </message>
    <message>
        <source>The root in this snapshot</source>
        <translation>このスナップショットのルート</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1が%2を選ぶ</translation>
    </message>
    <message>
        <source>enter</source>
        <translation>進入</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>table hit</source>
        <translation>置換表ヒット</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>new best</source>
        <translation>最善更新</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>bound reached</source>
        <translation>境界到達</translation>
    </message>
    <message>
        <source>store</source>
        <translation>格納</translation>
    </message>
    <message>
        <source>return</source>
        <translation>戻り</translation>
    </message>
    <message>
        <source>%1 has been searched</source>
        <translation>%1の探索が終了</translation>
    </message>
    <message>
        <source>Its value has come back to the node that tried it.</source>
        <translation>値が、この手を試したノードに返ってきました。</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>ちょうど%1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>The table says that %2 can already limit %3 to %1 higher up, so %2 avoids this line.</source>
        <translation>置換表によれば、%2はより上の手で%3を%1に抑えられるので、%2はこの手順を避けます。</translation>
    </message>
    <message>
        <source>The recording says that this value is enough, but it is less than β&#xa0;%1.</source>
        <translation>記録によればこの値で十分ですが、β&#xa0;%1より小さい値です。</translation>
    </message>
    <message>
        <source>The recording says that this value is enough, but it is greater than α&#xa0;%1.</source>
        <translation>記録によればこの値で十分ですが、α&#xa0;%1より大きい値です。</translation>
    </message>
    <message>
        <source>Cut: %1 ≥ β&#xa0;(%2)</source>
        <translation>カット：%1 ≥ β（%2）</translation>
    </message>
    <message>
        <source>Cut: %1 ≤ α&#xa0;(%2)</source>
        <translation>カット：%1 ≤ α（%2）</translation>
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
        <translation>ルート</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FileNotice</name>
    <message>
        <source>Skip other lines</source>
        <translation>ほかの行を無視</translation>
    </message>
    <message>
        <source>Show open nodes</source>
        <translation>未完了ノードを表示</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Read to the end</source>
        <translation>最後まで読む</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>場所を指定…</translation>
    </message>
    <message>
        <source>Reads the file once more, to its end. What has been read stays until then.</source>
        <translation>ファイルを最後まで読み直します。終わるまで、これまでに読んだ分を表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes are still open.</source>
        <translation>
            <numerusform>%1ノードが未完了です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2 What came before is shown.</source>
        <translation>%1行目：%2それより前を表示しています。</translation>
    </message>
    <message>
        <source>The recording could not be read. Line %1: %2</source>
        <translation>記録を読めませんでした。%1行目：%2</translation>
    </message>
    <message>
        <source>The reading was stopped after line %1. What came before is shown.</source>
        <translation>%1行目で読み取りを中止しました。それより前を表示しています。</translation>
    </message>
    <message>
        <source>The recording ends within line %1. What came before is shown in full.</source>
        <translation>記録は%1行目の途中で終わっています。それより前はすべて表示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are not events and were skipped.</source>
        <translation>
            <numerusform>イベントでない%1行を無視しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is gone; the part that was read is shown.</source>
        <translation>ファイルが見つかりません。読み取り済みの部分を表示しています。</translation>
    </message>
    <message>
        <source>The file has changed since it was read.</source>
        <translation>読み取り後にファイルが変更されました。</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>%1行目へ移動</translation>
    </message>
    <message>
        <source>Where the recording is now</source>
        <translation>記録の現在の場所</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Files</name>
    <message>
        <source>Recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>This is a list of nodes; write a recording with --trace FILE.yt.</source>
        <translation>これはノードの一覧です。記録は--trace FILE.ytで書き出してください。</translation>
    </message>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation>記録 (*.yt *.jsonl)</translation>
    </message>
    <message>
        <source>The command names no recording.</source>
        <translation>コマンドに記録の指定がありません。</translation>
    </message>
    <message>
        <source>This is not a recording: its first line would be yomi-trace 1.</source>
        <translation>記録ではありません。記録の最初の行はyomi-trace 1です。</translation>
    </message>
    <message>
        <source>The text is longer than 4 MiB. Save it to a file, and open that.</source>
        <translation>テキストが4 MiBを超えています。ファイルに保存してから開いてください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FindingStrip</name>
    <message>
        <source>Findings over the recording</source>
        <translation>記録全体での指摘</translation>
    </message>
    <message>
        <source>Where in the file the findings lie; a click goes to the nearest one.</source>
        <translation>ファイル内での指摘の位置。クリックで最も近い指摘へ移動します。</translation>
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
        <translation>正確</translation>
    </message>
    <message>
        <source>bound reached, cut</source>
        <translation>境界到達、カット</translation>
    </message>
    <message>
        <source>bound reached</source>
        <translation>境界到達</translation>
    </message>
    <message>
        <source>bound not reached</source>
        <translation>境界未到達</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>置換表から</translation>
    </message>
    <message>
        <source>open when the recording ended</source>
        <translation>記録終了時に未完了</translation>
    </message>
    <message>
        <source>leaf, not asked</source>
        <translation>葉、参照なし</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>置換表なし</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>見つからず</translation>
    </message>
    <message>
        <source>found, changed nothing</source>
        <translation>見つかったが影響なし</translation>
    </message>
    <message>
        <source>narrowed the window</source>
        <translation>ウィンドウを狭めた</translation>
    </message>
    <message>
        <source>gave the value</source>
        <translation>値を与えた</translation>
    </message>
    <message>
        <source>root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>iteration %1, %2</source>
        <translation>反復%1、%2</translation>
    </message>
    <message>
        <source>nodes %1, %2 of the tree</source>
        <translation>ノード%1、木の%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, moves pruned: %1</source>
        <translation>、枝刈りされた手：%1</translation>
    </message>
    <message>
        <source>iteration %1 and later</source>
        <translation>反復%1以降</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>反復%1</translation>
    </message>
    <message>
        <source>, cut: %1</source>
        <translation>、うちカット：%1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Node %1, line %2: %3; %4</source>
        <translation>ノード%1、%2行目：%3、%4</translation>
    </message>
    <message>
        <source>Root of %1: %2; %3</source>
        <translation>ルート（%1）：%2、%3</translation>
    </message>
    <message>
        <source>%1 · node %2</source>
        <translation>%1 · ノード%2</translation>
    </message>
    <message>
        <source>table: %1</source>
        <translation>置換表：%1</translation>
    </message>
    <message>
        <source>window %1 … %2, %3</source>
        <translation>ウィンドウ%1 … %2、%3</translation>
    </message>
    <message>
        <source>%1, exact</source>
        <translation>%1、正確</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no node so deep</source>
        <translation>この深さのノードなし</translation>
    </message>
    <message>
        <source>Ply %1, nodes drawn together: %2; of the pixel: %3</source>
        <translation>%1手目、まとめて描いたノード：%2、このピクセルの内訳：%3</translation>
    </message>
    <message>
        <source>In view: nodes %1 of %2, plies to %3</source>
        <translation>表示中：ノード%1 / %2、%3手目まで</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IcicleLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
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
        <translation>戻る</translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation>探索木で表示</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>つらら図</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>What the colour of a block means.</source>
        <translation>ブロックの色が表すもの。</translation>
    </message>
    <message>
        <source>how it ended</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>All iterations side by side, or the one that the tree shows.</source>
        <translation>すべての反復を並べるか、探索木に表示中の反復だけにします。</translation>
    </message>
    <message>
        <source>all iterations</source>
        <translation>すべての反復</translation>
    </message>
    <message>
        <source>the iteration shown</source>
        <translation>表示中の反復</translation>
    </message>
    <message>
        <source>Back to where you zoomed in (Esc). A click selects, a double click zooms in.</source>
        <translation>拡大前に戻ります（Esc）。クリックで選択、ダブルクリックで拡大します。</translation>
    </message>
    <message>
        <source>Zoom back</source>
        <translation>拡大を戻す</translation>
    </message>
    <message>
        <source>Shows the selected node in the search tree.</source>
        <translation>選択中のノードを探索木で表示します。</translation>
    </message>
    <message>
        <source>Laying out the icicle…</source>
        <translation>つらら図を配置中…</translation>
    </message>
    <message>
        <source>Saves the icicle as a drawing (SVG) or as pixels (PNG).</source>
        <translation>つらら図を図形（SVG）または画像（PNG）で保存します。</translation>
    </message>
    <message>
        <source>Export the icicle</source>
        <translation>つらら図の書き出し</translation>
    </message>
    <message>
        <source>icicle</source>
        <translation>つらら図</translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation>表示範囲</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>木全体</translation>
    </message>
    <message>
        <source>Icicle of %1; colour: %2</source>
        <translation>つらら図：%1、色：%2</translation>
    </message>
    <message>
        <source>The layout was stopped. Leave this page and come back to start again.</source>
        <translation>配置を中止しました。このページを開き直すと再開します。</translation>
    </message>
    <message>
        <source>%1. Blocks without a pixel of their own are drawn together: %2</source>
        <translation>%1。幅がピクセルに満たず、まとめて描いたブロック：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IciclePainter</name>
    <message>
        <source>ply</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IcicleView</name>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom back</source>
        <translation>拡大を戻す</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>つらら図</translation>
    </message>
    <message>
        <source>Laying out the icicle…</source>
        <translation>つらら図を配置中…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Inspector</name>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::InspectorPages</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Would give the answer away; leave the quiz first.</source>
        <translation>答えがわかってしまうため使えません。先にクイズを終了してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::IterationPanel</name>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Iterations in sight</source>
        <translation>表示中の反復</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Shows one snapshot after the other, to the last.</source>
        <translation>スナップショットを最後まで順に表示します。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>%1. Mean %2, most visited: %3</source>
        <translation>%1。平均%2、最多訪問：%3</translation>
    </message>
    <message>
        <source>%1. Value %2, best: %3</source>
        <translation>%1。値%2、最善：%3</translation>
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
        <translation>探索木：親へ、最初の子へ</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Tree: to the sibling before or after</source>
        <translation>探索木：前後の兄弟へ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Tree: show or hide what is below the selected node</source>
        <translation>探索木：選択ノードの下を表示または隠す</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Tree, outline: go to the entry of the selected node</source>
        <translation>探索木、アウトライン：選択ノードに入った時点へ</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Tree: zoom; also Ctrl and the wheel</source>
        <translation>探索木：拡大・縮小（Ctrl+ホイールでも可）</translation>
    </message>
    <message>
        <source>Icicle: to the neighbour in the row</source>
        <translation>つらら図：同じ段の隣へ</translation>
    </message>
    <message>
        <source>Icicle: to the parent, to the first child</source>
        <translation>つらら図：親へ、最初の子へ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Icicle: to the root</source>
        <translation>つらら図：ルートへ</translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation>Enter、+</translation>
    </message>
    <message>
        <source>Icicle: zoom to the selected block</source>
        <translation>つらら図：選択ブロックを拡大</translation>
    </message>
    <message>
        <source>Esc, Backspace, −</source>
        <translation>Esc、Backspace、−</translation>
    </message>
    <message>
        <source>Icicle: zoom back</source>
        <translation>つらら図：拡大を戻す</translation>
    </message>
    <message>
        <source>N, P</source>
        <translation>N, P</translation>
    </message>
    <message>
        <source>Two runs: to the next, previous difference</source>
        <translation>2つの探索：次・前の相違へ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::LinePage</name>
    <message>
        <source>Searches of the line</source>
        <translation>手順の探索</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Line of moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Take the node’s line</source>
        <translation>ノードの手順を使う</translation>
    </message>
    <message>
        <source>Asks for the moves that lead to the current node.</source>
        <translation>現在のノードまでの手順を調べます。</translation>
    </message>
    <message>
        <source>What became of the line</source>
        <translation>手順の行方</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>The move of the line that was searched.</source>
        <translation>手順のうち探索された手。</translation>
    </message>
    <message>
        <source>place</source>
        <translation>順番</translation>
    </message>
    <message>
        <source>Its place among the moves of the node above.</source>
        <translation>親ノードの手の中での順番。</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Plies left to search.</source>
        <translation>残りの探索手数。</translation>
    </message>
    <message>
        <source>what became of the line</source>
        <translation>手順の行方</translation>
    </message>
    <message>
        <source>How far it was searched, and why no further.</source>
        <translation>どこまで探索され、なぜそこで止まったか。</translation>
    </message>
    <message>
        <source>Type the moves of a line, or take that of a node.</source>
        <translation>手順を入力するか、ノードの手順を使ってください。</translation>
    </message>
    <message>
        <source>No iteration searched its first move.</source>
        <translation>最初の手を探索した反復はありません。</translation>
    </message>
    <message>
        <source>Moves from the root, separated by blanks (in a move: %20)</source>
        <translation>ルートからの手を空白区切りで。手の中の空白は%20</translation>
    </message>
    <message>
        <source>No move leads to the root: go to a node below it first.</source>
        <translation>ルートまでの手順はありません。先に下のノードへ移動してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::LinesPanel</name>
    <message>
        <source>Lines of the recording</source>
        <translation>記録の行</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The number of the line, from 1.</source>
        <translation>1から数えた行番号。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>The line in the file.</source>
        <translation>ファイルの行。</translation>
    </message>
    <message>
        <source>The file is gone or has changed since it was read. Reload it.</source>
        <translation>ファイルがないか、読み取り後に変更されています。再読み込みしてください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NewRecording</name>
    <message>
        <source>New recording</source>
        <translation>新しい記録</translation>
    </message>
    <message>
        <source>Print these lines from your search, in any language and for any game: the first once, the second where a node is entered, the third before it returns. Send them to a file and open it here.</source>
        <translation>探索プログラムから次の行を出力してください。言語もゲームも問いません。1行目は最初に一度、2行目はノードに入るとき、3行目はノードから戻る前です。出力をファイルに保存し、ここで開きます。</translation>
    </message>
    <message>
        <source>Lines to print</source>
        <translation>出力する行</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Or paste the lines (Ctrl+V), or drop a file on the window. The manual (F1) has the format, and ready code for C++ and Python.</source>
        <translation>行を貼り付ける（Ctrl+V）か、この画面にファイルをドロップすることもできます。形式と、C++・Pythonですぐ使えるコードはマニュアル（F1）にあります。</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>記録を開く</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeLook</name>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>決着済み</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>fail high</source>
        <translation>フェイルハイ</translation>
    </message>
    <message>
        <source>fail low</source>
        <translation>フェイルロー</translation>
    </message>
    <message>
        <source>n %1</source>
        <comment>how many visits</comment>
        <translation>n %1</translation>
    </message>
    <message>
        <source>visits unknown</source>
        <translation>訪問回数不明</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>a test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>bound unknown</source>
        <translation>境界不明</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>cut ≥ β</source>
        <translation>カット≥β</translation>
    </message>
    <message>
        <source>cut ≤ α</source>
        <translation>カット≤α</translation>
    </message>
    <message>
        <source>being listed</source>
        <translation>列挙中</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>pruned · %1</source>
        <translation>枝刈り · %1</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>枝刈り</translation>
    </message>
    <message>
        <source>root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>%1, no proof</source>
        <translation>%1、証明なし</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>証明なし</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未探索</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: pruned, nodes saved: %2</source>
        <translation>%1：枝刈り、節約したノード：%2</translation>
    </message>
    <message>
        <source>%1: pruned</source>
        <translation>%1：枝刈り</translation>
    </message>
    <message>
        <source>Root: %1, %2 (%3): %4</source>
        <translation>ルート：%1、%2（%3）：%4</translation>
    </message>
    <message>
        <source>Node %1: %2, ply %3, %4</source>
        <translation>ノード%1：%2、%3手目、%4</translation>
    </message>
    <message>
        <source>, null window</source>
        <translation>、ヌルウィンドウ</translation>
    </message>
    <message>
        <source>, re-search</source>
        <translation>、再探索</translation>
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
        <translation>%1：%2、%3</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeMenu</name>
    <message>
        <source>Go to the start of this iteration</source>
        <translation>この反復の先頭へ移動</translation>
    </message>
    <message>
        <source>Go to the cutoff that pruned it</source>
        <translation>枝刈りしたカットへ移動</translation>
    </message>
    <message>
        <source>Go to its entry</source>
        <translation>このノードに入った時点へ移動</translation>
    </message>
    <message>
        <source>Copy its board as text</source>
        <translation>盤面をテキストでコピー</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodePanel</name>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>what</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>By the name that a query has for it.</source>
        <translation>検索で使う名前。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What the recording says, or what follows from it.</source>
        <translation>記録にある内容、または記録からわかる内容。</translation>
    </message>
    <message>
        <source>Facts about the node</source>
        <translation>ノードの情報</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NodeTree</name>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NumberLine</name>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Window and values</source>
        <translation>ウィンドウと値</translation>
    </message>
    <message>
        <source>nothing proved</source>
        <translation>証明なし</translation>
    </message>
    <message>
        <source>proved %1</source>
        <translation>証明済み %1</translation>
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
        <translation>最善 %1</translation>
    </message>
    <message>
        <source>child %1</source>
        <translation>子 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>値 %1</translation>
    </message>
    <message>
        <source>fail low</source>
        <translation>フェイルロー</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>fail high</source>
        <translation>フェイルハイ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::NumbersBox</name>
    <message>
        <source>as recorded</source>
        <translation>記録どおり</translation>
    </message>
    <message>
        <source>own view</source>
        <translation>手番側</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>数値の視点</translation>
    </message>
    <message>
        <source>Max’s view</source>
        <translation>Max側</translation>
    </message>
    <message>
        <source>Windows, values and bounds in the tree, beside it and in tables: as the recording has them, as the side to move counts them, or as Max does.</source>
        <translation>探索木と表のウィンドウ・値・境界を、記録どおり、手番側から、Max側から、のどれで示すか。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::OutlineModel</name>
    <message>
        <source>move and board</source>
        <translation>手と盤面</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>window at entry</source>
        <translation>入ったときのウィンドウ</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>%1, re-search</source>
        <translation>%1、再探索</translation>
    </message>
    <message>
        <source>%1, null window</source>
        <translation>%1、ヌルウィンドウ</translation>
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
        <translation>探索木のアウトライン</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::PathStrip</name>
    <message>
        <source>Path</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>%1 · node %2</source>
        <translation>%1 · ノード%2</translation>
    </message>
    <message numerus="yes">
        <source>… %n plies</source>
        <translation>
            <numerusform>… %n手</numerusform>
        </translation>
    </message>
    <message>
        <source>the root</source>
        <translation>ルート</translation>
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
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>set by: %1</source>
        <translation>設定元：%1</translation>
    </message>
    <message>
        <source>not in the recording</source>
        <translation>記録になし</translation>
    </message>
    <message>
        <source>There is no room for these. A click lists them, to go to one.</source>
        <translation>表示しきれないノードです。クリックすると一覧から移動できます。</translation>
    </message>
    <message>
        <source>A click goes to its entry.</source>
        <translation>クリックでそのノードに入った時点へ移動します。</translation>
    </message>
    <message>
        <source>A click goes there.</source>
        <translation>クリックでそこへ移動します。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2、%3</translation>
    </message>
    <message>
        <source>the bound that cut: %1, %2</source>
        <translation>カットした境界：%1、%2</translation>
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
        <translation>検索条件に合うノード</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>path</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>The moves from the root.</source>
        <translation>ルートからの手順。</translation>
    </message>
    <message>
        <source>What the query asks for.</source>
        <translation>検索条件が参照する属性。</translation>
    </message>
    <message>
        <source>Type a condition to find the nodes that meet it, for example kind=re-search, value&gt;=@beta, child(reason=null), or nodes&gt;1000 and best!=first.</source>
        <translation>条件を入力すると、合うノードを探します。例：kind=re-search、value&gt;=@beta、child(reason=null)、nodes&gt;1000 and best!=first など。</translation>
    </message>
    <message>
        <source>Type a condition to find the nodes that meet it, for example cut=yes, value&gt;=@beta, or nodes&gt;1000 and best!=first.</source>
        <translation>条件を入力すると、合うノードを探します。例：cut=yes、value&gt;=@beta、nodes&gt;1000 and best!=first など。</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1文字目：%2</translation>
    </message>
    <message>
        <source>The query cannot be read yet.</source>
        <translation>検索条件が完成していません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1ノード</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 are listed and marked</source>
        <translation>%1、うち最初の%2件を一覧と探索木に表示</translation>
    </message>
    <message>
        <source>%1. No node has %2.</source>
        <translation>%1。%2を持つノードはありません。</translation>
    </message>
    <message>
        <source>%1. No node has %2; did you mean %3?</source>
        <translation>%1。%2を持つノードはありません。%3ではありませんか？</translation>
    </message>
    <message>
        <source>%1. No node has the reason “%2”.</source>
        <translation>%1。理由が「%2」のノードはありません。</translation>
    </message>
    <message>
        <source>%1. No node has the reason “%2”; did you mean “%3”?</source>
        <translation>%1。理由が「%2」のノードはありません。「%3」ではありませんか？</translation>
    </message>
    <message>
        <source>The query holds for no node.</source>
        <translation>条件に合うノードはありません。</translation>
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
        <translation>ノードに入る行。</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Its name, else its number.</source>
        <translation>名前。なければ番号。</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>訪問回数</translation>
    </message>
    <message>
        <source>How often the search went through the node.</source>
        <translation>探索がこのノードを通った回数。</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>事前確率</translation>
    </message>
    <message>
        <source>What the move was thought to be worth beforehand.</source>
        <translation>探索前に見込まれていた手の良さ。</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Of what the visits came to.</source>
        <translation>訪問の結果の平均。</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The reason of a leaf.</source>
        <translation>葉になった理由。</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Alpha and beta at entry.</source>
        <translation>入ったときのアルファとベータ。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What the node returned.</source>
        <translation>ノードが返した値。</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>What the value claims to be.</source>
        <translation>値が正確か、下界か、上界か。</translation>
    </message>
    <message>
        <source>Why it returned.</source>
        <translation>値を返した理由。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Quiz</name>
    <message>
        <source>β is ∞: no value is enough to stop.</source>
        <translation>βは∞なので、どの値でもカットできません。</translation>
    </message>
    <message>
        <source>α is −∞: no value is enough to stop.</source>
        <translation>αは−∞なので、どの値でもカットできません。</translation>
    </message>
    <message>
        <source>The best value, %1, is less than β&#xa0;%2: another move can still count.</source>
        <translation>最善値%1はβ&#xa0;%2より小さいので、ほかの手にもまだ意味があります。</translation>
    </message>
    <message>
        <source>The best value, %1, is greater than α&#xa0;%2: another move can still count.</source>
        <translation>最善値%1はα&#xa0;%2より大きいので、ほかの手にもまだ意味があります。</translation>
    </message>
    <message>
        <source>the next move is searched</source>
        <translation>次の手を探索する</translation>
    </message>
    <message>
        <source>the other moves are pruned</source>
        <translation>残りの手を枝刈りする</translation>
    </message>
    <message>
        <source>the same move is searched again</source>
        <translation>同じ手を再探索する</translation>
    </message>
    <message>
        <source>the bound is accepted</source>
        <translation>境界を受け入れる</translation>
    </message>
    <message>
        <source>Node %1: %2 has tried %3. What does the search do next?</source>
        <translation>ノード%1：%2が%3を試しました。探索は次に何をしますか？</translation>
    </message>
    <message>
        <source>The search of %1 with a null window gave %2.</source>
        <translation>%1のヌルウィンドウ探索の結果は%2でした。</translation>
    </message>
    <message>
        <source>The search of %1 gave %2.</source>
        <translation>%1の探索の結果は%2でした。</translation>
    </message>
    <message>
        <source>%1 Best value: %2. Window: α&#xa0;%3, β&#xa0;%4.</source>
        <translation>%1最善値：%2。ウィンドウ：α&#xa0;%3、β&#xa0;%4。</translation>
    </message>
    <message>
        <source>It was the last move; the best value is %1.</source>
        <translation>これが最後の手でした。最善値は%1です。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The null window found more than α&#xa0;%1: the move is better.</source>
        <translation>ヌルウィンドウ探索の結果はα&#xa0;%1より大きいので、より良い手です。</translation>
    </message>
    <message>
        <source>The null window found at most α&#xa0;%1: the move is not better.</source>
        <translation>ヌルウィンドウ探索の結果はα&#xa0;%1以下なので、より良い手ではありません。</translation>
    </message>
    <message>
        <source>The null window found less than β&#xa0;%1: the move is better.</source>
        <translation>ヌルウィンドウ探索の結果はβ&#xa0;%1より小さいので、より良い手です。</translation>
    </message>
    <message>
        <source>The null window found at least β&#xa0;%1: the move is not better.</source>
        <translation>ヌルウィンドウ探索の結果はβ&#xa0;%1以上なので、より良い手ではありません。</translation>
    </message>
    <message>
        <source>The best value, %1, has reached β&#xa0;%2.</source>
        <translation>最善値%1はβ&#xa0;%2に達しています。</translation>
    </message>
    <message>
        <source>The best value, %1, has reached α&#xa0;%2.</source>
        <translation>最善値%1はα&#xa0;%2に達しています。</translation>
    </message>
    <message>
        <source>The numbers ask for another choice: %1.</source>
        <translation>数値からは別の選択になります：%1。</translation>
    </message>
    <message>
        <source>The quiz needs the tree.</source>
        <translation>クイズには探索木が必要です。</translation>
    </message>
    <message>
        <source>A search by visits prunes no moves and searches none again: there is nothing to ask.</source>
        <translation>訪問回数による探索は、枝刈りも再探索もしないため、問題がありません。</translation>
    </message>
    <message>
        <source>Minimax searches every move: there is nothing to ask.</source>
        <translation>ミニマックス法はすべての手を探索するため、問題がありません。</translation>
    </message>
    <message>
        <source>Minimax searches every move: there is nothing to ask. Choose alpha-beta or PVS.</source>
        <translation>ミニマックス法はすべての手を探索するため、問題がありません。アルファベータ法かPVSを選んでください。</translation>
    </message>
    <message>
        <source>The recording does not have the windows, so there is nothing to judge by. Print alpha and beta where a node is entered.</source>
        <translation>記録にウィンドウがないため、判断の材料がありません。ノードに入る行に、アルファとベータを出力してください。</translation>
    </message>
    <message>
        <source>No node here had two ways to continue: there is nothing to ask.</source>
        <translation>続け方が2通りあるノードがないため、問題がありません。</translation>
    </message>
    <message>
        <source>No question is left after this event. Leave, step back and begin again for earlier ones.</source>
        <translation>このイベントより後に問題はありません。それより前の問題を解くには、クイズを終了し、前のイベントに戻って始めてください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QuizPanel</name>
    <message>
        <source>Quiz</source>
        <translation>クイズ</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Leave the quiz</source>
        <translation>クイズを終了</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Ends the quiz and shows all of the search again.</source>
        <translation>クイズを終え、探索全体の表示に戻ります。</translation>
    </message>
    <message>
        <source>Search the next move</source>
        <translation>次の手を探索</translation>
    </message>
    <message>
        <source>The next move is searched.</source>
        <translation>次の手が探索されます。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>The other moves are pruned.</source>
        <translation>残りの手が枝刈りされます。</translation>
    </message>
    <message>
        <source>Search it again</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>The move is searched again with the full window.</source>
        <translation>この手をフルウィンドウで再探索します。</translation>
    </message>
    <message>
        <source>Accept the bound</source>
        <translation>境界を受け入れる</translation>
    </message>
    <message>
        <source>It was the last move, and it is not searched again.</source>
        <translation>これが最後の手で、再探索もされません。</translation>
    </message>
    <message>
        <source>right %1, wrong %2</source>
        <translation>正解%1、不正解%2</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正解：%1。</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <translation>不正解：%1。</translation>
    </message>
    <message>
        <source>Quiz: searched or cut?</source>
        <translation>クイズ：探索かカットか？</translation>
    </message>
    <message>
        <source>By the numbers, yes; but here %1.</source>
        <translation>数値の上では正解です。ただし、ここでは：%1。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Reading</name>
    <message>
        <source>The recording %1 is gone. Open it from where it is now, or run your search again.</source>
        <translation>記録%1が見つかりません。現在の場所から開くか、探索を実行し直してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::ReadingBar</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Ends the reading and keeps what has been read.</source>
        <translation>読み取りを終え、読んだ分を残します。</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 bytes, %3 events, %4 nodes</source>
        <translation>読み取り中：%1 / %2バイト、イベント%3、ノード%4</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordedEventPanel</name>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>イベント%1 / %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>The root is entered</source>
        <translation>ルートに入る</translation>
    </message>
    <message>
        <source>The move %1 is entered</source>
        <translation>手%1に入る</translation>
    </message>
    <message>
        <source>Table lookup</source>
        <translation>置換表の参照</translation>
    </message>
    <message>
        <source>The position gets a static value</source>
        <translation>局面の評価値が決まる</translation>
    </message>
    <message>
        <source>An entry is stored in the table</source>
        <translation>置換表にエントリを格納</translation>
    </message>
    <message>
        <source>The root returns no value</source>
        <translation>ルートが値を返さない</translation>
    </message>
    <message>
        <source>The move %1 returns no value</source>
        <translation>手%1が値を返さない</translation>
    </message>
    <message>
        <source>The mean of the root is %1</source>
        <translation>ルートの平均は%1</translation>
    </message>
    <message>
        <source>The mean of the move %1 is %2</source>
        <translation>手%1の平均は%2</translation>
    </message>
    <message>
        <source>The root returns %1</source>
        <translation>ルートが%1を返す</translation>
    </message>
    <message>
        <source>The move %1 returns %2</source>
        <translation>手%1が%2を返す</translation>
    </message>
    <message>
        <source>Its window is %1.</source>
        <translation>ウィンドウは%1です。</translation>
    </message>
    <message>
        <source>The reason is “%1”.</source>
        <translation>理由は「%1」です。</translation>
    </message>
    <message>
        <source>%1 The value is: %2.</source>
        <comment>a sentence, then exact or a bound</comment>
        <translation>%1値の種類：%2。</translation>
    </message>
    <message>
        <source>The move %1 is not better than the best one</source>
        <translation>手%1は最善手を上回らない</translation>
    </message>
    <message>
        <source>The move %1 is the best one so far</source>
        <translation>手%1がここまでの最善手</translation>
    </message>
    <message>
        <source>The value reaches the end of the window</source>
        <translation>値がウィンドウの端に達する</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordedTwoRunsPage</name>
    <message>
        <source>Nodes of both runs</source>
        <translation>両方のノード</translation>
    </message>
    <message>
        <source>Lines where they first differ</source>
        <translation>食い違う行</translation>
    </message>
    <message>
        <source>Both trees</source>
        <translation>両方の探索木</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Nodes are the same by iteration and path.</source>
        <translation>反復と経路が同じなら同じノードとみなします。</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数</translation>
    </message>
    <message>
        <source>How many of them.</source>
        <translation>ノードの数。</translation>
    </message>
    <message>
        <source>line of A</source>
        <translation>Aの行</translation>
    </message>
    <message>
        <source>In the recording shown.</source>
        <translation>表示中の記録での行。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The recording shown.</source>
        <translation>表示中の記録。</translation>
    </message>
    <message>
        <source>line of B</source>
        <translation>Bの行</translation>
    </message>
    <message>
        <source>In the second recording.</source>
        <translation>2つ目の記録での行。</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The second recording.</source>
        <translation>2つ目の記録。</translation>
    </message>
    <message>
        <source>Choose the second recording…</source>
        <translation>2つ目の記録を選ぶ…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Lines, trees or nodes</source>
        <translation>行、探索木、ノードの切り替え</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>One of the recordings has no nodes.</source>
        <translation>一方の記録にノードがありません。</translation>
    </message>
    <message>
        <source>Trees can be overlaid up to %1 nodes in total.</source>
        <translation>木を重ねられるのは合計%1ノードまでです。</translation>
    </message>
    <message>
        <source>Open the second recording</source>
        <translation>2つ目の記録を開く</translation>
    </message>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation>記録 (*.yt *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a second recording of the same search, and see where they first differ.</source>
        <translation>同じ探索の記録をもう1つ選ぶと、どこで食い違うかがわかります。</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the recording again.</source>
        <translation>比較を中止しました。記録を選び直してください。</translation>
    </message>
    <message>
        <source>Nothing of the second recording can be read. Line %1: %2</source>
        <translation>2つ目の記録を読めません。%1行目：%2</translation>
    </message>
    <message>
        <source>Line %1 of the second recording: %2 What came before is compared.</source>
        <translation>2つ目の記録の%1行目：%2それより前を比較しています。</translation>
    </message>
    <message>
        <source>The second recording ends within line %1. What came before is compared.</source>
        <translation>2つ目の記録は%1行目の途中で終わっています。それより前を比較しています。</translation>
    </message>
    <message>
        <source>The second file is gone; the part that was read is compared.</source>
        <translation>2つ目のファイルが見つかりません。読み取り済みの部分を比較しています。</translation>
    </message>
    <message>
        <source>The second file has changed since it was read.</source>
        <translation>読み取り後に2つ目のファイルが変更されました。</translation>
    </message>
    <message>
        <source>Both recordings have the same events.</source>
        <translation>両方の記録のイベントは同じです。</translation>
    </message>
    <message>
        <source>They first differ at event %1: A ends here, B continues at line %2.</source>
        <translation>イベント%1で初めて食い違います。Aはここで終わり、Bは%2行目に続きます。</translation>
    </message>
    <message>
        <source>They first differ at event %1: B ends here, A continues at line %2.</source>
        <translation>イベント%1で初めて食い違います。Bはここで終わり、Aは%2行目に続きます。</translation>
    </message>
    <message>
        <source>They first differ at event %1: line %2 of A, line %3 of B.</source>
        <translation>イベント%1で初めて食い違います（Aの%2行目、Bの%3行目）。</translation>
    </message>
    <message>
        <source>%1 The trees below show the last iterations.</source>
        <comment>a sentence before</comment>
        <translation>%1下の木は最後の反復のものです。</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>in both, with another window, depth, value, bound, reason or best move</source>
        <translation>両方（ウィンドウ、深さ、値、境界、理由、最善手のどれかが異なる）</translation>
    </message>
    <message>
        <source>in A only</source>
        <translation>Aのみ</translation>
    </message>
    <message>
        <source>in B only</source>
        <translation>Bのみ</translation>
    </message>
    <message>
        <source>The recordings do not differ.</source>
        <translation>記録に違いはありません。</translation>
    </message>
    <message>
        <source>A ends here</source>
        <translation>Aはここで終わり</translation>
    </message>
    <message>
        <source>B ends here</source>
        <translation>Bはここで終わり</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingCursor</name>
    <message>
        <source>No recording is open here. Open a .yt file with File › Open, drop one on the window, or paste its text.</source>
        <translation>記録が開かれていません。「ファイル › 開く」で.ytファイルを開くか、この画面にドロップするか、テキストを貼り付けてください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>The recording could not be read.</source>
        <translation>記録を読めませんでした。</translation>
    </message>
    <message>
        <source>The recording has no events.</source>
        <translation>記録にイベントがありません。</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>読み取りを中止しました。</translation>
    </message>
    <message>
        <source>This is the null move: the side to move passes.</source>
        <translation>ヌルムーブです。手番側がパスします。</translation>
    </message>
    <message>
        <source>This is the position itself, searched within its own search.</source>
        <translation>同じ局面を、その探索の中で探索したものです。</translation>
    </message>
    <message>
        <source>Its static value is %1.</source>
        <translation>評価値は%1です。</translation>
    </message>
    <message>
        <source>The recording gives the reason “%1”.</source>
        <translation>記録にある理由は「%1」です。</translation>
    </message>
    <message>
        <source>These columns cannot be played from the root.</source>
        <translation>ルートからこの列の順に石を落とすことはできません。</translation>
    </message>
    <message>
        <source>A board of this recording has %1 characters o, x and . in reading order; a / may separate rows.</source>
        <translation>この記録の盤面は、左上から順にo、x、.を%1文字並べたものです。行の区切りに/を使えます。</translation>
    </message>
    <message>
        <source>The tree is drawn of recordings of %1 nodes at most; this one has %2. The outline has all of them; stepping, statistics, checks, queries and lines work as with any other.</source>
        <translation>探索木を描けるのは%1ノードまでです。この記録は%2ノードあります。アウトラインにはすべてあり、ステップ実行、統計、検査、検索、手順は通常どおり使えます。</translation>
    </message>
    <message>
        <source>Laying out the tree was stopped. Open this page again to continue.</source>
        <translation>探索木の配置を中止しました。このページを開き直すと再開します。</translation>
    </message>
    <message>
        <source>a pasted recording</source>
        <translation>貼り付けた記録</translation>
    </message>
    <message>
        <source>Laying out the tree…</source>
        <translation>探索木を配置中…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingDocument</name>
    <message>
        <source>a recording of more than 4 MiB must be a file of its own</source>
        <translation>4 MiBを超える記録は、別のファイルにする必要があります</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingWorkspace</name>
    <message>
        <source>Recordings (*.yt *.jsonl)</source>
        <translation>記録 (*.yt *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Why not this line?</source>
        <translation>この手順を選ばない理由</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>2つ目の記録</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Reads the file again whenever it has grown. The end stays in view until you step to another place.</source>
        <translation>ファイルが増えるたびに読み直します。別の場所へ移動するまでは末尾を表示します。</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation>検査（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1ノード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 events</source>
        <translation>
            <numerusform>%1イベント</numerusform>
        </translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>つらら図</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>クイズ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Remark</name>
    <message>
        <source>Line %1, %2 %3: %4</source>
        <comment>line, error, window-sign: what is wrong</comment>
        <translation>%1行目、%2 %3：%4</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Source</name>
    <message>
        <source>node %1</source>
        <translation>ノード%1</translation>
    </message>
    <message>
        <source>value of %1, the best so far at the root</source>
        <translation>%1の値（ルートの暫定最善）</translation>
    </message>
    <message>
        <source>value of %1, the best so far at %2</source>
        <translation>%1の値（%2の暫定最善）</translation>
    </message>
    <message>
        <source>null window on the value of %1, the best so far at the root</source>
        <translation>ヌルウィンドウ（%1の値、ルートの暫定最善）</translation>
    </message>
    <message>
        <source>null window on the value of %1, the best so far at %2</source>
        <translation>ヌルウィンドウ（%1の値、%2の暫定最善）</translation>
    </message>
    <message>
        <source>null window on the table entry that %1 found</source>
        <translation>ヌルウィンドウ（%1が見つけた置換表エントリ）</translation>
    </message>
    <message>
        <source>null window on the table entry written by %1</source>
        <translation>ヌルウィンドウ（%1が書いた置換表エントリ）</translation>
    </message>
    <message>
        <source>null window around the expected value</source>
        <translation>予想値を挟むヌルウィンドウ</translation>
    </message>
    <message>
        <source>null window on the aspiration around iteration %1</source>
        <translation>ヌルウィンドウ（反復%1を中心とするアスピレーション）</translation>
    </message>
    <message>
        <source>null window on the tested guess</source>
        <translation>ヌルウィンドウ（推測値の検証）</translation>
    </message>
    <message>
        <source>null window on what the game allows</source>
        <translation>ヌルウィンドウ（ゲームの値の範囲）</translation>
    </message>
    <message>
        <source>null window of %1</source>
        <translation>%1のヌルウィンドウ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>table entry that %1 found</source>
        <translation>%1が見つけた置換表エントリ</translation>
    </message>
    <message>
        <source>table entry, written by %1</source>
        <translation>%1が書いた置換表エントリ</translation>
    </message>
    <message>
        <source>aspiration around the expected value</source>
        <translation>予想値を中心とするアスピレーション</translation>
    </message>
    <message>
        <source>aspiration around iteration %1</source>
        <translation>反復%1を中心とするアスピレーション</translation>
    </message>
    <message>
        <source>testing the first guess</source>
        <translation>最初の推測値の検証</translation>
    </message>
    <message>
        <source>testing the previous pass&apos;s value, %1</source>
        <translation>前のパスの値%1の検証</translation>
    </message>
    <message>
        <source>what the game allows</source>
        <translation>ゲームの値の範囲</translation>
    </message>
    <message>
        <source>the recording does not say</source>
        <translation>記録になし</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::StatisticsPage</name>
    <message>
        <source>what</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>What is counted.</source>
        <translation>数えるもの。</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数</translation>
    </message>
    <message>
        <source>In the whole recording.</source>
        <translation>記録全体での数。</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Of the nodes.</source>
        <translation>ノード数に対する割合。</translation>
    </message>
    <message>
        <source>Of the nodes; of first-move cutoffs, of the cutoffs.</source>
        <translation>ノード数に対する割合。最初の手によるカットは、カット数に対する割合。</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Its name, else its number.</source>
        <translation>名前。なければ番号。</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>増加率</translation>
    </message>
    <message>
        <source>The nodes against those of the snapshot before.</source>
        <translation>前のスナップショットのノード数との比。</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Of its root.</source>
        <translation>ルートの平均。</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>訪問回数</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>The nodes against those of the iteration before.</source>
        <translation>前の反復のノード数との比。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What its last root returned.</source>
        <translation>最後のルートが返した値。</translation>
    </message>
    <message>
        <source>first move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>How many of the cutoffs the first move gave.</source>
        <translation>カットのうち最初の手によるものの割合。</translation>
    </message>
    <message>
        <source>Moves that were entered once more.</source>
        <translation>もう一度入った手の数。</translation>
    </message>
    <message>
        <source>null windows</source>
        <translation>ヌルウィンドウ</translation>
    </message>
    <message>
        <source>Nodes whose window was no wider than a step.</source>
        <translation>ウィンドウの幅が最小単位以下のノードの数。</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Moves from the root.</source>
        <translation>ルートからの手数。</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>展開済み</translation>
    </message>
    <message>
        <source>Those that have children.</source>
        <translation>子を持つノードの数。</translation>
    </message>
    <message>
        <source>children</source>
        <translation>子</translation>
    </message>
    <message>
        <source>All their children.</source>
        <translation>その子の総数。</translation>
    </message>
    <message>
        <source>branching</source>
        <translation>分岐数</translation>
    </message>
    <message>
        <source>Children of an expanded node.</source>
        <translation>展開済みノード当たりの子の数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>In the nodes of the ply without their children, where stamped.</source>
        <translation>この手数のノードで使った時間（子を除く）。時刻の記録がある場合。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Calls of the recursive function.</source>
        <translation>再帰関数の呼び出し回数。</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>Nodes that returned without a child.</source>
        <translation>子なしで戻ったノードの数。</translation>
    </message>
    <message>
        <source>cutoffs</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>Nodes where a move reached the far end of the window.</source>
        <translation>手がウィンドウの向こう端に達したノードの数。</translation>
    </message>
    <message>
        <source>The whole search</source>
        <translation>探索全体</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>手数別</translation>
    </message>
    <message>
        <source>Cutting moves</source>
        <translation>カットした順番</translation>
    </message>
    <message>
        <source>Return reasons</source>
        <translation>戻った理由</translation>
    </message>
    <message>
        <source>Table answers</source>
        <translation>置換表の応答</translation>
    </message>
    <message>
        <source>Visits of the root’s moves</source>
        <translation>ルートの手の訪問回数</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>参照回数</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>The recording has no nodes.</source>
        <translation>記録にノードがありません。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>deepest ply</source>
        <translation>最大手数</translation>
    </message>
    <message>
        <source>first-move cutoffs</source>
        <translation>最初の手によるカット</translation>
    </message>
    <message>
        <source>moves searched again</source>
        <translation>再探索した手</translation>
    </message>
    <message>
        <source>nodes of these searches</source>
        <translation>再探索のノード</translation>
    </message>
    <message>
        <source>table probes</source>
        <translation>置換表の参照</translation>
    </message>
    <message>
        <source>table stores</source>
        <translation>置換表への格納</translation>
    </message>
    <message>
        <source>No root move has its visits.</source>
        <translation>訪問回数のあるルートの手がありません。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No cutoff was recorded. Print the window of each node.</source>
        <translation>カットの記録がありません。各ノードのウィンドウを出力してください。</translation>
    </message>
    <message>
        <source>No move cut off.</source>
        <translation>カットした手はありません。</translation>
    </message>
    <message>
        <source>No node has returned.</source>
        <translation>戻ったノードはありません。</translation>
    </message>
    <message>
        <source>The table was never asked. Print a t line at each probe.</source>
        <translation>置換表の参照がありません。参照ごとにt行を出力してください。</translation>
    </message>
    <message>
        <source>The table was never asked.</source>
        <translation>置換表は参照されていません。</translation>
    </message>
    <message>
        <source>re-searches</source>
        <translation>再探索</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::StepActions</name>
    <message>
        <source>Over the subtree</source>
        <translation>部分木を飛ばす</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>This is the last event.</source>
        <translation>最後のイベントです。</translation>
    </message>
    <message>
        <source>Out of the node</source>
        <translation>ノードから出る</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出る</translation>
    </message>
    <message>
        <source>No call to step out of.</source>
        <translation>抜け出す呼び出しがありません。</translation>
    </message>
    <message>
        <source>Next event of the selected node</source>
        <translation>選択ノードの次のイベント</translation>
    </message>
    <message>
        <source>Next in node</source>
        <translation>同ノードの次</translation>
    </message>
    <message>
        <source>Nothing more happens to the selected node.</source>
        <translation>選択ノードにはこの後イベントがありません。</translation>
    </message>
    <message>
        <source>Previous event of the selected node</source>
        <translation>選択ノードの前のイベント</translation>
    </message>
    <message>
        <source>Previous in node</source>
        <translation>同ノードの前</translation>
    </message>
    <message>
        <source>Nothing happened to the selected node before.</source>
        <translation>選択ノードにはこれより前のイベントがありません。</translation>
    </message>
    <message>
        <source>The quiz shows the search no further than its question.</source>
        <translation>クイズ中は問題の先の探索を表示しません。</translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation>次の%1</translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation>前の%1</translation>
    </message>
    <message>
        <source>There is no %1 after this event.</source>
        <translation>このイベントより後に%1はありません。</translation>
    </message>
    <message>
        <source>There is no %1 before this event.</source>
        <translation>このイベントより前に%1はありません。</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>次のカット</translation>
    </message>
    <message>
        <source>Previous cut</source>
        <translation>前のカット</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>Next table hit</source>
        <translation>次の置換表ヒット</translation>
    </message>
    <message>
        <source>Previous table hit</source>
        <translation>前の置換表ヒット</translation>
    </message>
    <message>
        <source>table hit</source>
        <translation>置換表ヒット</translation>
    </message>
    <message>
        <source>Next new best move</source>
        <translation>次の最善更新</translation>
    </message>
    <message>
        <source>Previous new best move</source>
        <translation>前の最善更新</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Next re-search</source>
        <translation>次の再探索</translation>
    </message>
    <message>
        <source>Previous re-search</source>
        <translation>前の再探索</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>Next node with the board</source>
        <translation>この盤面の次のノード</translation>
    </message>
    <message>
        <source>Previous node with the board</source>
        <translation>この盤面の前のノード</translation>
    </message>
    <message>
        <source>board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>No node with the board to find is entered after this event.</source>
        <translation>このイベントより後に、探す盤面のノードはありません。</translation>
    </message>
    <message>
        <source>No node with the board to find is entered before this event.</source>
        <translation>このイベントより前に、探す盤面のノードはありません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::SymmetryView</name>
    <message>
        <source>Symmetry</source>
        <translation>対称性</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Term</name>
    <message>
        <source>all</source>
        <translation>全手探索</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>α以下</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>β以上</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>後回し</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>full</source>
        <translation>フルウィンドウ</translation>
    </message>
    <message>
        <source>horizon</source>
        <translation>水平線</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>範囲内</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>詰み</translation>
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
        <translation>ウィンドウ縮小</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>null</source>
        <translation>ヌルムーブ</translation>
    </message>
    <message>
        <source>null-window</source>
        <translation>ヌルウィンドウ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>order</source>
        <translation>手の並べ替え</translation>
    </message>
    <message>
        <source>range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>razor</source>
        <translation>レイザリング</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>tablebase</source>
        <translation>終盤データベース</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
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
        <translation>はい</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TermList</name>
    <message>
        <source>Terms of the estimate</source>
        <translation>推定値の内訳</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with %1 %2</source>
        <translation>
            <numerusform>%2が%1個のライン：%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>The board below shows where.</source>
        <translation>位置は下の盤面に示します。</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreeLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>the node of the event</source>
        <translation>イベントのノード</translation>
    </message>
    <message>
        <source>open</source>
        <translation>探索中</translation>
    </message>
    <message>
        <source>on the path to the current node</source>
        <translation>現在のノードまでの経路上</translation>
    </message>
    <message>
        <source>being searched, on the path to the current node</source>
        <translation>現在のノードまでの経路上で探索中</translation>
    </message>
    <message>
        <source>fewer visits</source>
        <translation>訪問が少ない</translation>
    </message>
    <message>
        <source>the size of a node is its share of the visits</source>
        <translation>ノードの大きさは訪問回数の割合</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>カット</translation>
    </message>
    <message>
        <source>stopped with moves unsearched</source>
        <translation>手を残してカットしたノード</translation>
    </message>
    <message>
        <source>table</source>
        <translation>置換表</translation>
    </message>
    <message>
        <source>value from the transposition table</source>
        <translation>置換表から得た値</translation>
    </message>
    <message>
        <source>null window</source>
        <translation>ヌルウィンドウ</translation>
    </message>
    <message>
        <source>searched with a null window</source>
        <translation>ヌルウィンドウで探索</translation>
    </message>
    <message>
        <source>re-search</source>
        <translation>再探索</translation>
    </message>
    <message>
        <source>searched again, as a second child</source>
        <translation>別の子として探索し直したもの</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>枝刈り</translation>
    </message>
    <message>
        <source>a move never searched, with the nodes saved</source>
        <translation>探索されなかった手と、節約したノード数</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未到達</translation>
    </message>
    <message>
        <source>not listed yet</source>
        <translation>まだ列挙されていない</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>まだ探索されていない</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>selected by a click or the keyboard</source>
        <translation>クリックまたはキーボードで選択</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>something was found there; hollow: below, not shown</source>
        <translation>指摘のあるノード（中抜きは、隠れた下位ノードの指摘）</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>該当</translation>
    </message>
    <message>
        <source>the query holds for it; hollow: below, not shown</source>
        <translation>検索条件に合うノード（中抜きは、隠れた下位ノード）</translation>
    </message>
    <message>
        <source>● most visited</source>
        <translation>● 最多訪問</translation>
    </message>
    <message>
        <source>the most visits among its siblings</source>
        <translation>兄弟の中で訪問回数が最多</translation>
    </message>
    <message>
        <source>● best so far</source>
        <translation>● 暫定最善</translation>
    </message>
    <message>
        <source>the best value among its siblings</source>
        <translation>兄弟の中で値が最善</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>▸ n: n nodes, those below hidden; ▾ n: shown</source>
        <translation>▸ n：下位を隠したnノード、▾ n：表示中</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePage</name>
    <message>
        <source>Events of the recording</source>
        <translation>記録のイベント</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Tree of the recording</source>
        <translation>記録の探索木</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Event or file</source>
        <translation>イベントまたはファイル</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Node and lines</source>
        <translation>ノードと行</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePanel</name>
    <message>
        <source>Events of the search</source>
        <translation>探索のイベント</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央へ</translation>
    </message>
    <message>
        <source>Centre on the current node</source>
        <translation>現在のノードを中央へ</translation>
    </message>
    <message>
        <source>Show the current node</source>
        <translation>現在のノードを表示</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>全体が入る大きさにする</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>標準の大きさ</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show all nodes</source>
        <translation>すべてのノードを表示</translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation>すべて隠す</translation>
    </message>
    <message>
        <source>Hide all but the current path</source>
        <translation>現在の経路以外をすべて隠す</translation>
    </message>
    <message>
        <source>Show or hide the selected subtree</source>
        <translation>選択した部分木を表示または隠す</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Export the tree…</source>
        <translation>探索木を書き出す…</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Search tree of %1</source>
        <translation>探索木：%1</translation>
    </message>
    <message numerus="yes">
        <source>Too tall: %1 rows (limit %2). Collapse nodes or zoom out.</source>
        <translation>
            <numerusform>縦に長すぎます：%1行（上限%2）。ノードをたたむか縮小してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>探索木の書き出し</translation>
    </message>
    <message>
        <source>search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>what is in view</source>
        <translation>表示範囲</translation>
    </message>
    <message>
        <source>all that is unfolded</source>
        <translation>展開中のすべて</translation>
    </message>
    <message>
        <source>Board to look for</source>
        <translation>探す盤面</translation>
    </message>
    <message>
        <source>find</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Type a board as text, such as %1, and press Enter: runs to the next node with it.</source>
        <translation>盤面を%1のように入力してEnterを押すと、その盤面の次のノードまで進みます。</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Run to</source>
        <translation>移動(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>探索木(&amp;T)</translation>
    </message>
    <message>
        <source>Principal variation: none yet</source>
        <translation>読み筋：まだありません</translation>
    </message>
    <message>
        <source>Principal variation: %1</source>
        <translation>読み筋：%1</translation>
    </message>
    <message>
        <source>%1 (mean %2)</source>
        <translation>%1（平均%2）</translation>
    </message>
    <message>
        <source>%1 (value %2)</source>
        <translation>%1（値%2）</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where the search begins, its line</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>ノード%1</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>%1: nodes %2, leaves %3</source>
        <translation>%1：ノード%2、葉%3</translation>
    </message>
    <message>
        <source>%1: nodes %2, leaves %3, cuts %4, pruned %5, table hits %6</source>
        <translation>%1：ノード%2、葉%3、有効カット%4、枝刈り%5、置換表ヒット%6</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsModel</name>
    <message>
        <source>move and board</source>
        <translation>手と盤面</translation>
    </message>
    <message>
        <source>The last move of a line, and where it leads.</source>
        <translation>手順の最後の手と、その後の盤面。</translation>
    </message>
    <message>
        <source>visited by</source>
        <translation>訪問</translation>
    </message>
    <message>
        <source>Which of the two searches visits the line.</source>
        <translation>2つの探索のどちらがこの手順を訪れるか。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The value that A found there, or why it did not go there.</source>
        <translation>Aが得た値、またはAがそこへ行かなかった理由。</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The value that B found there, or why it did not go there.</source>
        <translation>Bが得た値、またはBがそこへ行かなかった理由。</translation>
    </message>
    <message>
        <source>only A</source>
        <translation>Aのみ</translation>
    </message>
    <message>
        <source>Lines at and below that A visits and B does not.</source>
        <translation>この手順以下で、Aが訪れてBが訪れない手順の数。</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>Bのみ</translation>
    </message>
    <message>
        <source>Lines at and below that B visits and A does not.</source>
        <translation>この手順以下で、Bが訪れてAが訪れない手順の数。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>table answered</source>
        <translation>置換表で決定</translation>
    </message>
    <message>
        <source>depth limit</source>
        <translation>深さ制限</translation>
    </message>
    <message>
        <source>known without</source>
        <translation>探索せず判明</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>枝刈り</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>試さず</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>AとB</translation>
    </message>
    <message>
        <source>%1: %2. A: %3. B: %4.</source>
        <translation>%1：%2。A：%3。B：%4。</translation>
    </message>
    <message>
        <source>%1, differ from here</source>
        <comment>A and B, differ from here</comment>
        <translation>%1、ここから相違</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsView</name>
    <message>
        <source>What two searches visit</source>
        <translation>2つの探索が訪れる手順</translation>
    </message>
    <message>
        <source>differences only</source>
        <translation>違いのみ</translation>
    </message>
    <message>
        <source>Hides what both searches visit with all that is below it.</source>
        <translation>両方の探索が下位まですべて訪れる手順を隠します。</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>次の違い</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>前の違い</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message numerus="yes">
        <source>Both visit %1 lines of moves, only A %2, only B %3.</source>
        <translation>
            <numerusform>両方が訪れる手順は%1、Aのみ%2、Bのみ%3です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step through B there</source>
        <translation>そこからBをステップ実行</translation>
    </message>
    <message>
        <source>Step through A there</source>
        <translation>そこからAをステップ実行</translation>
    </message>
    <message>
        <source>Comparing the runs…</source>
        <translation>2回の探索を比較中…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Type</name>
    <message>
        <source>Is my engine&apos;s search right?</source>
        <translation>自作エンジンの探索は正しい？</translation>
    </message>
    <message>
        <source>No: 43 findings with one cause, forgetting to flip the window, with the lines and a picture.</source>
        <translation>誤りあり。43件の指摘の原因は1つ、ウィンドウの反転忘れです。該当行と図で確かめられます。</translation>
    </message>
    <message>
        <source>Can you find the mistake?</source>
        <translation>誤りを見つけられますか？</translation>
    </message>
    <message>
        <source>A search with one mistake. Look for it in the tree; then choose “All” on the page Checks to see whether the checker agrees.</source>
        <translation>誤りが1つある探索です。探索木で探した後、「検査」ページで「すべて」を選ぶと答え合わせができます。</translation>
    </message>
    <message>
        <source>What does a correct search look like?</source>
        <translation>正しい探索とは？</translation>
    </message>
    <message>
        <source>Null windows, re-searches and cuts in connect four, five by four, and nothing for the checker to find.</source>
        <translation>5列4段のコネクトフォーでのヌルウィンドウ、再探索、カット。検査の指摘はありません。</translation>
    </message>
    <message>
        <source>What if Yomi does not know the game?</source>
        <translation>Yomiの知らないゲームなら？</translation>
    </message>
    <message>
        <source>Nim by alpha-beta: moves are labels, and the checker needs no rules.</source>
        <translation>アルファベータ法で解くニム。手は単なるラベルで、検査にルールは要りません。</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Check and explore another program&apos;s search log.</source>
        <translation>ほかのプログラムの探索ログを検査・分析します。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::WindowPicture</name>
    <message>
        <source>Windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>%1 has now</source>
        <translation>%1の現在の範囲</translation>
    </message>
    <message>
        <source>%1 may get</source>
        <translation>%1の正しい範囲</translation>
    </message>
    <message>
        <source>%1 got</source>
        <translation>%1に渡された範囲</translation>
    </message>
    <message>
        <source>its moves gave</source>
        <translation>子の手の値</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>%1のウィンドウ</translation>
    </message>
    <message>
        <source>%1 returned</source>
        <translation>%1の戻り値</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n visits</source>
        <translation>
            <numerusform>%1、%n回訪問</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1の値</translation>
    </message>
    <message>
        <source>the table had</source>
        <translation>置換表の内容</translation>
    </message>
    <message>
        <source>the table got</source>
        <translation>置換表へ格納</translation>
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
        <translation>正確</translation>
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
        <translation>ルート</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <translation>スナップショット%1</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>反復%1</translation>
    </message>
    <message>
        <source>Line %1, snapshot %2, path %3</source>
        <translation>%1行目、スナップショット%2、経路：%3</translation>
    </message>
    <message>
        <source>Line %1, iteration %2, path %3</source>
        <translation>%1行目、反復%2、経路：%3</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>無駄</translation>
    </message>
    <message>
        <source>doubt</source>
        <translation>疑い</translation>
    </message>
    <message>
        <source>values may be wrong</source>
        <translation>値が誤っている可能性</translation>
    </message>
    <message>
        <source>nodes not needed</source>
        <translation>不要なノード</translation>
    </message>
    <message>
        <source>may have a reason</source>
        <translation>正当な理由の可能性あり</translation>
    </message>
    <message>
        <source>The line was searched.</source>
        <translation>この手順は探索されました。</translation>
    </message>
    <message>
        <source>The move %1 was left out.</source>
        <translation>手%1は省かれました。</translation>
    </message>
    <message>
        <source>The move %1 was left out: %2.</source>
        <translation>手%1は省かれました：%2。</translation>
    </message>
    <message>
        <source>The search stopped before %1: %2.</source>
        <translation>%1の手前で探索が止まりました：%2。</translation>
    </message>
    <message>
        <source>The node above was cut off before %1.</source>
        <translation>親ノードは%1の前にカットされました。</translation>
    </message>
    <message>
        <source>The node above was cut off before %1, by the move %2.</source>
        <translation>親ノードは%1の前に、手%2でカットされました。</translation>
    </message>
    <message>
        <source>The move %1 was not searched; no reason was recorded.</source>
        <translation>手%1は探索されておらず、理由は記録にありません。</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>ミニマックス法</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>アルファベータ法</translation>
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
            <numerusform>%Lnエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries by depth</source>
        <translation>
            <numerusform>%Lnエントリ、深さ基準</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, two-tier</source>
        <translation>
            <numerusform>%Lnエントリ、2段</numerusform>
        </translation>
    </message>
    <message>
        <source>every root move</source>
        <translation>ルートの全手</translation>
    </message>
    <message>
        <source>textbook root</source>
        <translation>教科書式ルート</translation>
    </message>
    <message>
        <source>aspiration %1</source>
        <translation>アスピレーション %1</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>フェイルハード</translation>
    </message>
    <message>
        <source>true null window</source>
        <translation>真のヌルウィンドウ</translation>
    </message>
    <message>
        <source>killers</source>
        <translation>キラー手</translation>
    </message>
    <message>
        <source>history</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>own move</source>
        <translation>同じ反復の手</translation>
    </message>
    <message>
        <source>best move swapped</source>
        <translation>最善手を入れ替え</translation>
    </message>
    <message>
        <source>best move to the front</source>
        <translation>最善手を先頭へ</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>depth %1, to the end</source>
        <translation>深さ%1、終局まで</translation>
    </message>
    <message>
        <source> iterative, ordered</source>
        <translation> 反復深化（並べ替え）</translation>
    </message>
    <message>
        <source> iterative</source>
        <translation> 反復深化</translation>
    </message>
    <message>
        <source> + table</source>
        <translation>＋置換表</translation>
    </message>
    <message>
        <source> without table</source>
        <translation> 置換表なし</translation>
    </message>
    <message>
        <source>one entry per symmetry class</source>
        <translation>対称性で等しい形ごとに1つ</translation>
    </message>
    <message>
        <source>one entry per position</source>
        <translation>局面ごとに1つ</translation>
    </message>
    <message>
        <source>fresh tables</source>
        <translation>手ごとに新しい置換表</translation>
    </message>
    <message>
        <source>win-draw-loss</source>
        <translation>勝ち・分け・負け</translation>
    </message>
    <message>
        <source>fast win</source>
        <translation>早い勝ち</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>ライン</translation>
    </message>
    <message>
        <source>article</source>
        <translation>記事</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深さ%1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>unmake each</source>
        <translation>毎回取り消し</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>同じ盤面</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>右に90度回転</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>180度回転</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>左に90度回転</translation>
    </message>
    <message>
        <source>mirrored left–right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>mirrored top–bottom</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>mirrored in the rising diagonal</source>
        <translation>右上がりの対角線で反転</translation>
    </message>
    <message>
        <source>mirrored in the falling diagonal</source>
        <translation>右下がりの対角線で反転</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>訪問回数</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>事前確率</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a meaning, its name in queries</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The search stopped before %1; no reason was recorded.</source>
        <translation>%1の手前で探索が止まりました。理由は記録にありません。</translation>
    </message>
    <message numerus="yes">
        <source>depth %1 (%n plies)</source>
        <translation>
            <numerusform>深さ%1（%n手目まで）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::mnk::Type</name>
    <message>
        <source>Who wins four in a row on 4 × 4?</source>
        <translation>4 × 4の四目並べ、勝つのはどちら？</translation>
    </message>
    <message>
        <source>Neither side: it is a draw, which a search six plies deep only estimates.</source>
        <translation>どちらも勝てず引き分けです。6手の深さの探索では推定しかできません。</translation>
    </message>
    <message>
        <source>Who wins three in a row on 4 × 3?</source>
        <translation>4 × 3の三目並べ、勝つのはどちら？</translation>
    </message>
    <message>
        <source>O, by the line shown; PVS, alpha-beta and a table with all symmetries side by side.</source>
        <translation>Oが表示の手順で勝ちます。PVS、アルファベータ法、対称形をまとめた置換表を比べます。</translation>
    </message>
    <message>
        <source>m,n,k</source>
        <translation>m,n,k</translation>
    </message>
    <message>
        <source>k in a row on m × n squares: tic-tac-toe and its larger relatives.</source>
        <translation>m × nマスでk個並べるゲーム。三目並べとその仲間です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ActionList</name>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Up and down choose an action, A adds one, Delete removes it.</source>
        <translation>上下キーで選択、Aで追加、Deleteで削除します。</translation>
    </message>
    <message>
        <source>Add an action…</source>
        <translation>アクションを追加…</translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation>対象を選択</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Keep as a card of your own…</source>
        <translation>自作カードとして保存…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>its target is empty</source>
        <translation>対象がいません</translation>
    </message>
    <message>
        <source>never played: costs %1; you have %2 mana</source>
        <translation>実行されません。コスト %1、マナ %2</translation>
    </message>
    <message>
        <source>never played: the mana is spent before it</source>
        <translation>先にマナを使い切るため、実行されません</translation>
    </message>
    <message>
        <source>never played: no legal target then, or no minion to do it</source>
        <translation>実行されません。選べる対象か、実行するミニオンがいません</translation>
    </message>
    <message>
        <source>Action %1 of %2, %3</source>
        <translation>アクション%1 / %2、%3</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>対象：%1</translation>
    </message>
    <message>
        <source>%1, %2 after it</source>
        <translation>%1、その後%2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>best target</source>
        <translation>最善の対象</translation>
    </message>
    <message>
        <source>mana</source>
        <translation>マナ</translation>
    </message>
    <message>
        <source>played</source>
        <translation>実行率</translation>
    </message>
    <message>
        <source>action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>target</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>goal met</source>
        <translation>目標達成</translation>
    </message>
    <message>
        <source>attack left</source>
        <translation>残り攻撃力</translation>
    </message>
    <message>
        <source>goal so far</source>
        <translation>ここまでの達成</translation>
    </message>
    <message>
        <source>No actions yet. Add a card or hero power (key A), add attacks, and set a goal on the right.</source>
        <translation>アクションはまだありません。カードかヒーローパワーを追加し（Aキー）、攻撃を加え、右で目標を設定してください。</translation>
    </message>
    <message>
        <source>Keep as a card of your own</source>
        <translation>自作カードとして保存</translation>
    </message>
    <message>
        <source>Its name; a card of your own with that name is replaced.</source>
        <translation>カード名。同じ名前の自作カードは置き換えられます。</translation>
    </message>
    <message>
        <source>%1 is among your cards now; add… finds it.</source>
        <translation>%1を自作カードに加えました。「追加…」で探せます。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ActionPanel</name>
    <message>
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>Who does it: it happens as long as that one lives, and a step that leaves itself out does not strike it.</source>
        <translation>実行者。生きている間だけ実行されます。「自身を除く」ステップは実行者に当たりません。</translation>
    </message>
    <message>
        <source>Say who does %1</source>
        <translation>%1の実行者を設定</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>マナ</translation>
    </message>
    <message>
        <source>Set the mana of %1</source>
        <translation>%1のマナを設定</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation>1ヒットのダメージ</translation>
    </message>
    <message>
        <source>Each hit deals a random amount from the damage per hit up to this, all equally likely.</source>
        <translation>各ヒットのダメージは、1ヒットのダメージからこの値までのどれかに等確率で決まります。</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>最大ダメージ</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>対象範囲</translation>
    </message>
    <message>
        <source>Set the pool of %1</source>
        <translation>%1の対象範囲を設定</translation>
    </message>
    <message>
        <source>chosen by the best plan</source>
        <translation>最善プランが選択</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>盤面外</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardActions</name>
    <message>
        <source>Add a character</source>
        <translation>キャラクターを追加</translation>
    </message>
    <message>
        <source>Set the health…</source>
        <translation>体力を設定…</translation>
    </message>
    <message>
        <source>Set the armor…</source>
        <translation>装甲を設定…</translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation>聖なる盾</translation>
    </message>
    <message>
        <source>Set the attack…</source>
        <translation>攻撃力を設定…</translation>
    </message>
    <message>
        <source>Taunt</source>
        <translation>挑発</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>無敵</translation>
    </message>
    <message>
        <source>Tribe…</source>
        <translation>種族…</translation>
    </message>
    <message>
        <source>Spell Damage…</source>
        <translation>呪文ダメージ…</translation>
    </message>
    <message>
        <source>When it dies…</source>
        <translation>死亡時…</translation>
    </message>
    <message>
        <source>Attack with it</source>
        <translation>これで攻撃</translation>
    </message>
    <message>
        <source>Rush with it: minions alone</source>
        <translation>急襲で攻撃：ミニオンのみ</translation>
    </message>
    <message>
        <source>Must die</source>
        <translation>死亡が目標</translation>
    </message>
    <message>
        <source>Must live</source>
        <translation>生存が目標</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>目標なし</translation>
    </message>
    <message>
        <source>Cycle goal</source>
        <translation>目標を切り替え</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>対象範囲に含む</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Move to the other side</source>
        <translation>反対側へ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove all minions of this side</source>
        <translation>この側のミニオンをすべて取り除く</translation>
    </message>
    <message>
        <source>Tribe of %1</source>
        <translation>%1の種族</translation>
    </message>
    <message>
        <source>Spell Damage of %1</source>
        <translation>%1の呪文ダメージ</translation>
    </message>
    <message>
        <source>What it adds to spells of the friendly side while it lives.</source>
        <translation>生きている間、味方の呪文に加わる値。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Type a health; space, comma and the arrows go on to the next place</source>
        <translation>体力を入力。スペース、コンマ、矢印キーで次の位置へ</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>One health more or less</source>
        <translation>体力を1つ増減</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Ten health more or less</source>
        <translation>体力を10ずつ増減</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Go to the neighbour</source>
        <translation>隣へ移動</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to the hero or behind the last minion</source>
        <translation>ヒーローへ、または最後のミニオンの次へ移動</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Go to the other side</source>
        <translation>反対側へ移動</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add a minion to this side</source>
        <translation>この側にミニオンを追加</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back what was typed, let go of what is dragged</source>
        <translation>入力の取り消し、ドラッグの中止</translation>
    </message>
    <message>
        <source>Choose one or type a word; effects that leave out a tribe do not strike it.</source>
        <translation>選ぶか、言葉を入力してください。その種族を除く効果は当たりません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardWidget</name>
    <message>
        <source>Minion %1</source>
        <translation>ミニオン%1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Two rows of tokens. The arrow keys left and right move, a number sets the health, the menu key shows everything else.</source>
        <translation>駒が2列に並びます。左右の矢印キーで移動、数字で体力を設定、メニューキーでその他の操作ができます。</translation>
    </message>
    <message>
        <source>dead in the step shown</source>
        <translation>表示中のステップで死亡</translation>
    </message>
    <message numerus="yes">
        <source>%n health left in the step shown</source>
        <translation>
            <numerusform>表示中のステップで残り体力%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining health in the step shown: %1.</source>
        <translation>表示中のステップでの残り体力：%1。</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>ヒーロー</translation>
    </message>
    <message>
        <source>not in pool</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>not struck</source>
        <translation>当たらない</translation>
    </message>
    <message>
        <source>valid target</source>
        <translation>選択可能</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>対象</translation>
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
        <translation>生存 %1</translation>
    </message>
    <message>
        <source>lives %1 %</source>
        <translation>生存 %1%</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::CardPicker</name>
    <message>
        <source>Cards (*.json)</source>
        <translation>カード (*.json)</translation>
    </message>
    <message>
        <source>%1 mana</source>
        <translation>マナ %1</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Forget this card</source>
        <translation>このカードを削除</translation>
    </message>
    <message>
        <source>Add an action</source>
        <translation>アクションの追加</translation>
    </message>
    <message>
        <source>Name, class or mana: &quot;arcane&quot;, &quot;mage 4&quot;, &quot;火球&quot;</source>
        <translation>名前、クラス、マナ（例：「arcane」「メイジ 4」）</translation>
    </message>
    <message>
        <source>Words to search for</source>
        <translation>検索する語</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>見つかったカード</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <source>Adds the cards of a file to your own.</source>
        <translation>ファイルのカードを自作カードに加えます。</translation>
    </message>
    <message>
        <source>Writes your own cards into a file.</source>
        <translation>自作カードをファイルに書き出します。</translation>
    </message>
    <message>
        <source>Takes the chosen card from your own.</source>
        <translation>選んだカードを自作カードから削除します。</translation>
    </message>
    <message>
        <source>Your own cards:</source>
        <translation>自作カード：</translation>
    </message>
    <message>
        <source>No card that can be played is called so. Take &quot;Damage to a target&quot;, &quot;Damage to all&quot;, &quot;Random targets&quot; or &quot;Split damage&quot; and change its numbers.</source>
        <translation>使えるカードにこの名前のものはありません。「Damage to a target」「Damage to all」「Random targets」「Split damage」のどれかを選び、数値を変えてください。</translation>
    </message>
    <message>
        <source>No card is called so. Did you mean this one?</source>
        <translation>この名前のカードはありません。もしかして：</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>カードの読み込み</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Forget a card</source>
        <translation>カードの削除</translation>
    </message>
    <message>
        <source>Forget your card %1? Plans that have it keep it.</source>
        <translation>自作カード%1を削除しますか？使用中のプランには残ります。</translation>
    </message>
    <message>
        <source>Not forgotten</source>
        <translation>削除できません</translation>
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
            <numerusform>ほか%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>ここで終了</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ClauseDialog</name>
    <message>
        <source>(no group)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation>問わない</translation>
    </message>
    <message>
        <source>Clear out</source>
        <translation>一掃</translation>
    </message>
    <message>
        <source>At least so many dead in</source>
        <translation>死亡数の下限の範囲</translation>
    </message>
    <message>
        <source>How many of them</source>
        <translation>死亡数</translation>
    </message>
    <message>
        <source>the chosen places</source>
        <translation>選んだ位置</translation>
    </message>
    <message>
        <source>dead in</source>
        <translation>体、範囲</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>死亡数の下限</translation>
    </message>
    <message>
        <source>All of this at the end of the turn:</source>
        <translation>ターン終了時に、次のすべてを満たす：</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::DeathDialog</name>
    <message>
        <source>At random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Different ones</source>
        <translation>異なる対象</translation>
    </message>
    <message>
        <source>Least health</source>
        <translation>最低体力</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Seen from its own side: for an enemy minion the enemy is you.</source>
        <translation>そのミニオンの側から見た範囲。敵ミニオンにとっての敵はこちらの側です。</translation>
    </message>
    <message>
        <source>Each hit deals a random amount up to this, all equally likely.</source>
        <translation>各ヒットのダメージは、この値以下のどれかに等確率で決まります。</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>対象の選び方</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation>1ヒットのダメージ</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>最大ダメージ</translation>
    </message>
    <message>
        <source>Pool, from its side</source>
        <translation>対象範囲（このミニオンから見て）</translation>
    </message>
    <message>
        <source>Another minion takes its place</source>
        <translation>別のミニオンが代わりに出る</translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation>聖なる盾</translation>
    </message>
    <message>
        <source>Taunt</source>
        <translation>挑発</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>無敵</translation>
    </message>
    <message>
        <source>When %1 dies</source>
        <translation>%1の死亡時</translation>
    </message>
    <message>
        <source>Its deathrattle strikes</source>
        <translation>断末魔でダメージ</translation>
    </message>
    <message>
        <source>The new minion&apos;s deathrattle strikes</source>
        <translation>新しいミニオンの断末魔でダメージ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>体力</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃力</translation>
    </message>
    <message>
        <source>Tribe</source>
        <translation>種族</translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation>呪文ダメージ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Edit</name>
    <message numerus="yes">
        <source>A side has room for %n minions; this one is full.</source>
        <translation>
            <numerusform>片側のミニオンは%n体までで、この側は満員です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an enemy minion with %1 health</source>
        <translation>体力%1の敵ミニオンを追加</translation>
    </message>
    <message>
        <source>Add a friendly minion with %1 health</source>
        <translation>体力%1の味方ミニオンを追加</translation>
    </message>
    <message>
        <source>Add the enemy hero with %1 health</source>
        <translation>体力%1の敵ヒーローを追加</translation>
    </message>
    <message>
        <source>Add the friendly hero with %1 health</source>
        <translation>体力%1の味方ヒーローを追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message>
        <source>Set the health of %2 to %1</source>
        <translation>%2の体力を%1に設定</translation>
    </message>
    <message>
        <source>Only heroes have armor.</source>
        <translation>装甲を持つのはヒーローだけです。</translation>
    </message>
    <message>
        <source>Set the armor of %2 to %1</source>
        <translation>%2の装甲を%1に設定</translation>
    </message>
    <message>
        <source>Give %1 a divine shield</source>
        <translation>%1に聖なる盾を付与</translation>
    </message>
    <message>
        <source>Take the divine shield from %1</source>
        <translation>%1の聖なる盾を外す</translation>
    </message>
    <message>
        <source>Put %1 into the pool</source>
        <translation>%1を対象範囲に含める</translation>
    </message>
    <message>
        <source>Exclude %1 from the pool</source>
        <translation>%1を対象範囲から外す</translation>
    </message>
    <message>
        <source>Goal: %1 must die</source>
        <translation>目標：%1の死亡</translation>
    </message>
    <message>
        <source>Goal: %1 must live</source>
        <translation>目標：%1の生存</translation>
    </message>
    <message>
        <source>No goal for %1</source>
        <translation>%1の目標を解除</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1の名前を%2に変更</translation>
    </message>
    <message>
        <source>Set the attack of %2 to %1</source>
        <translation>%2の攻撃力を%1に設定</translation>
    </message>
    <message>
        <source>Only minions have taunt.</source>
        <translation>挑発を持つのはミニオンだけです。</translation>
    </message>
    <message>
        <source>Give %1 taunt</source>
        <translation>%1に挑発を付与</translation>
    </message>
    <message>
        <source>Take taunt from %1</source>
        <translation>%1の挑発を外す</translation>
    </message>
    <message>
        <source>Set the tribe of %1</source>
        <translation>%1の種族を設定</translation>
    </message>
    <message>
        <source>Set the Spell Damage of %2 to +%1</source>
        <translation>%2の呪文ダメージを+%1に設定</translation>
    </message>
    <message>
        <source>Make %1 immune</source>
        <translation>%1を無敵にする</translation>
    </message>
    <message>
        <source>%1 is not immune</source>
        <translation>%1の無敵を外す</translation>
    </message>
    <message>
        <source>Set the deathrattle of %1</source>
        <translation>%1の断末魔を設定</translation>
    </message>
    <message>
        <source>Set what %1 summons</source>
        <translation>%1の召喚を設定</translation>
    </message>
    <message>
        <source>Nothing happens when %1 dies</source>
        <translation>%1の死亡時の効果を消す</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Replace the enemy minions</source>
        <translation>敵のミニオンを置き換え</translation>
    </message>
    <message>
        <source>Replace the friendly minions</source>
        <translation>味方のミニオンを置き換え</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1を選択</translation>
    </message>
    <message>
        <source>Set the hits to %1</source>
        <translation>ヒット数を%1に設定</translation>
    </message>
    <message>
        <source>Set the damage per hit to %1</source>
        <translation>1ヒットのダメージを%1に設定</translation>
    </message>
    <message>
        <source>Set the pool to %1</source>
        <translation>対象範囲を「%1」に設定</translation>
    </message>
    <message>
        <source>Set the Spell Damage to +%1</source>
        <translation>呪文ダメージを+%1に設定</translation>
    </message>
    <message numerus="yes">
        <source>There are at most %n pins; remove one first.</source>
        <translation>
            <numerusform>ピンは%n個までです。先に1つ外してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin this result</source>
        <translation>この結果をピン留め</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1をピン留め</translation>
    </message>
    <message>
        <source>A pin has a name.</source>
        <translation>ピンには名前が必要です。</translation>
    </message>
    <message>
        <source>Rename a pin</source>
        <translation>ピンの名前を変更</translation>
    </message>
    <message>
        <source>Remove a pin</source>
        <translation>ピンを外す</translation>
    </message>
    <message>
        <source>Restore a pin</source>
        <translation>ピンを復元</translation>
    </message>
    <message>
        <source>Set a wanted probability</source>
        <translation>目標確率を設定</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::EffectPanel</name>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>Damage per hit</source>
        <translation>1ヒットのダメージ</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>対象範囲</translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation>呪文ダメージ</translation>
    </message>
    <message>
        <source>Its numbers were changed. Choose it again to bring them back.</source>
        <translation>数値が変更されています。カードを選び直すと元に戻ります。</translation>
    </message>
    <message>
        <source>The effects of the game; the last one has free numbers.</source>
        <translation>ゲームにある効果。最後のものは数値を自由に決められます。</translation>
    </message>
    <message>
        <source>What Spell Damage adds to the effect.</source>
        <translation>呪文ダメージで効果に加わる値。</translation>
    </message>
    <message>
        <source>Spell Damage does nothing for %1.</source>
        <translation>呪文ダメージは%1に影響しません。</translation>
    </message>
    <message>
        <source>%1 has %2 on its card (%3 in earlier versions of Yomi). &lt;a href=&quot;older&quot;&gt;Use %4&lt;/a&gt;</source>
        <translation>%1のカード上の値は%2です（以前のYomiでは%3）。&lt;a href=&quot;older&quot;&gt;%4を使う&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 of %2 damage</source>
        <translation>%2ダメージを%1</translation>
    </message>
    <message>
        <source>%1, but it hits no one.</source>
        <translation>%1、ただし誰にも当たりません。</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <translation>%2に%1。</translation>
    </message>
    <message>
        <source>Changed from the card: %1</source>
        <translation>カードから変更：%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::EffectsDialog</name>
    <message>
        <source>Compare effects</source>
        <translation>効果の比較</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>One effect on the current board.</source>
        <translation>現在の盤面での1つの効果。</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Chance that the goal is met: marks on the board, goals of the plan.</source>
        <translation>盤面の印とプランの目標が達成される確率。</translation>
    </message>
    <message>
        <source>own minions lost</source>
        <translation>味方ミニオンの損失</translation>
    </message>
    <message>
        <source>How many of your minions are dead, on average.</source>
        <translation>死亡する味方ミニオンの平均数。</translation>
    </message>
    <message>
        <source>damage to the hero</source>
        <translation>ヒーローへのダメージ</translation>
    </message>
    <message>
        <source>How much health the enemy hero has lost, on average.</source>
        <translation>敵ヒーローが失う体力の平均。</translation>
    </message>
    <message>
        <source>enemy attack left</source>
        <translation>敵の残り攻撃力</translation>
    </message>
    <message>
        <source>The total attack of living enemy minions, on average.</source>
        <translation>生き残った敵ミニオンの攻撃力の合計の平均。</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>確率計算中…</translation>
    </message>
    <message>
        <source>It is never played: there is no room for its minion, no legal target, or no minion to do it.</source>
        <translation>実行されません。ミニオンの空き、選べる対象、実行するミニオンのどれかがありません。</translation>
    </message>
    <message>
        <source>This needs more than 3,000,000 states; its odds are sampled.</source>
        <translation>状態数が3,000,000を超えるため、確率は標本から求めます。</translation>
    </message>
    <message>
        <source>Choose the row that is to go.</source>
        <translation>削除する行を選んでください。</translation>
    </message>
    <message>
        <source>The first row is the current effect; it cannot be removed.</source>
        <translation>最初の行は現在の効果です。削除できません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1（現在）</translation>
    </message>
    <message>
        <source>Add other cards to see what each would do to this board.</source>
        <translation>ほかのカードを追加すると、この盤面での働きを比べられます。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ExampleView</name>
    <message>
        <source>The goal is never met: there is no run in which it is met.</source>
        <translation>目標は決して達成されないので、達成する例はありません。</translation>
    </message>
    <message>
        <source>The goal is always met: there is no run in which it is missed.</source>
        <translation>目標は必ず達成されるので、失敗する例はありません。</translation>
    </message>
    <message>
        <source>None of 100,000 runs met the goal.</source>
        <translation>100,000回の試行で目標を達成した例はありません。</translation>
    </message>
    <message>
        <source>None of 100,000 runs missed the goal.</source>
        <translation>100,000回の試行で目標を逃した例はありません。</translation>
    </message>
    <message>
        <source>Example run</source>
        <translation>実行例</translation>
    </message>
    <message>
        <source>Any run</source>
        <translation>任意の例</translation>
    </message>
    <message>
        <source>One that succeeds</source>
        <translation>成功する例</translation>
    </message>
    <message>
        <source>One that fails</source>
        <translation>失敗する例</translation>
    </message>
    <message>
        <source>Which run</source>
        <translation>例の種類</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>この順番</translation>
    </message>
    <message>
        <source>The best plan</source>
        <translation>最善プラン</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>実行するもの</translation>
    </message>
    <message>
        <source>This order, or the best action after each outcome.</source>
        <translation>この順番、または結果ごとの最善のアクション。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>シード </translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>例のステップ</translation>
    </message>
    <message>
        <source>Play an example</source>
        <translation>例を実行</translation>
    </message>
    <message>
        <source>A run drawn with a seed: the same seed gives the same run.</source>
        <translation>シードから作る例。同じシードなら同じ例になります。</translation>
    </message>
    <message>
        <source>%1 cannot be played then.</source>
        <translation>%1はこの時点で実行できません。</translation>
    </message>
    <message>
        <source>%1 hits no one.</source>
        <translation>%1は誰にも当たりません。</translation>
    </message>
    <message>
        <source>%1 strikes %2: it is immune.</source>
        <translation>%1が%2に命中：無敵。</translation>
    </message>
    <message>
        <source>%1 strikes %2: its shield is gone.</source>
        <translation>%1が%2に命中：盾が消滅。</translation>
    </message>
    <message>
        <source>%1 strikes %2: dead.</source>
        <translation>%1が%2に命中：死亡。</translation>
    </message>
    <message numerus="yes">
        <source>%1 strikes %2: %n health left.</source>
        <translation>
            <numerusform>%1が%2に命中：残り体力%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal is set.</source>
        <translation>目標が設定されていません。</translation>
    </message>
    <message>
        <source>The goal is met.</source>
        <translation>目標を達成しました。</translation>
    </message>
    <message>
        <source>The goal is missed.</source>
        <translation>目標を達成できませんでした。</translation>
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
        <translation>目標確率</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤面の一掃</translation>
    </message>
    <message>
        <source>Spell Damage</source>
        <translation>呪文ダメージ</translation>
    </message>
    <message>
        <source>to reach</source>
        <translation>目標確率</translation>
    </message>
    <message>
        <source>No goal is set (key G). Chance that %1 dies:</source>
        <translation>目標が未設定です（Gキー）。%1が死亡する確率：</translation>
    </message>
    <message>
        <source>not within %1</source>
        <translation>%1以内では不可</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>At best %1, with %2.</source>
        <translation>最大%1（%2のとき）。</translation>
    </message>
    <message>
        <source>No number of hits reaches it.</source>
        <translation>ヒット数に関係なく達成できません。</translation>
    </message>
    <message>
        <source>No goal is set. Select a character in the pool and press G: must die, must live, no goal.</source>
        <translation>目標が未設定です。対象範囲のキャラクターを選んでGを押すと、死亡が目標、生存が目標、目標なし、と切り替わります。</translation>
    </message>
    <message>
        <source>hits at most</source>
        <translation>ヒット上限</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>hits needed</source>
        <translation>必要ヒット</translation>
    </message>
    <message>
        <source>%1: %2; Spell Damage: %3</source>
        <translation>%1：%2、呪文ダメージ：%3</translation>
    </message>
    <message>
        <source>Stopped: these odds belong to an earlier board.</source>
        <translation>中止しました。前の盤面の確率です。</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>正確には%1</translation>
    </message>
    <message>
        <source>This effect hits no one.</source>
        <translation>この効果は誰にも当たりません。</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>%1が必要</translation>
    </message>
    <message>
        <source>Impossible with %1.</source>
        <translation>%1では不可能です。</translation>
    </message>
    <message>
        <source>Certain with %1.</source>
        <translation>%1で確実です。</translation>
    </message>
    <message>
        <source>No hit is ever wasted on the dead: with fewer hits a clear is impossible, from there on it is certain.</source>
        <translation>ヒットが死者に無駄打ちされることはありません。一掃は、これより少ないヒットでは不可能、これ以上なら確実です。</translation>
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
        <translation>%1は%2～%3の整数です（入力：%4）。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodRows</name>
    <message>
        <source>Plain</source>
        <translation>素朴</translation>
    </message>
    <message>
        <source>Carry alive</source>
        <translation>生存数を渡す</translation>
    </message>
    <message>
        <source>Stop at last</source>
        <translation>最後の1体で停止</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>枝刈り</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公開版</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Simulation, seed %1</source>
        <translation>シミュレーション、シード%1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>branches, steps or runs</source>
        <translation>分岐・ステップ・試行</translation>
    </message>
    <message>
        <source>Calls of the article&apos;s recursive function, states of the exact method, runs of the simulation, steps of the fast method.</source>
        <translation>記事の再帰関数の呼び出し回数、厳密法の状態数、シミュレーションの試行回数、高速法のステップ数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation>繰り返し実行した時間の中央値。</translation>
    </message>
    <message>
        <source>first odds</source>
        <translation>先頭の確率</translation>
    </message>
    <message>
        <source>The kill odds of the first character. In brackets the interval that holds them with 95 % confidence, after so many runs (Wilson).</source>
        <translation>先頭のキャラクターの撃破確率。括弧内は、その試行回数での95%信頼区間です（Wilson）。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>The largest relative error among all kill odds, against the exact ones, or those of the fast method where the board is too large for exact fractions.</source>
        <translation>全撃破確率の相対誤差の最大値。厳密値との比較です。盤面が大きく分数で計算できないときは高速法との比較になります。</translation>
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
        <translation>厳密な分数</translation>
    </message>
    <message>
        <source>Fast method</source>
        <translation>高速法</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodsDialog</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The article&apos;s board</source>
        <translation>記事の盤面</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>この盤面</translation>
    </message>
    <message>
        <source>Compares the methods on the board of the document as it is now.</source>
        <translation>文書の現在の盤面で方法を比較します。</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The article walks every strike order and adds the odds of each leaf in 32-bit floats; the fast method gives each character a Poisson clock and integrates over some dozen steps. Millions of tiny floats lose digits on the way, a drift that the error column shows beside the exact fractions.</source>
        <translation>記事の方法は、ヒットの全順序をたどり、葉ごとの確率を32ビット浮動小数点数で足していきます。高速法は各キャラクターにポアソン時計を与え、数十ステップで積分します。微小な値を何百万回も足すと桁が失われます。そのずれは「誤差」の列で、厳密な分数との差としてわかります。</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>方法の比較</translation>
    </message>
    <message>
        <source>The article&apos;s board: lives %1. It prints 0.120805 for the first character; the exact value is 302,388,189 / 2,500,000,000, or 0.1209552756.</source>
        <translation>記事の盤面：体力%1。記事の出力では先頭が0.120805ですが、正確な値は302,388,189 / 2,500,000,000、つまり0.1209552756です。</translation>
    </message>
    <message>
        <source>This effect hits no one: there is nothing to compare.</source>
        <translation>この効果は誰にも当たらないので、比較できません。</translation>
    </message>
    <message>
        <source>This board: hits to kill %1.</source>
        <translation>この盤面：撃破に必要なヒット数%1。</translation>
    </message>
    <message numerus="yes">
        <source>Brute force would visit %1 branches, more than the %2 that this page waits for, and is left out.</source>
        <translation>
            <numerusform>総当たりでは%1分岐になります。このページの上限%2を超えるため省きます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OddsCharts</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At least %1: %2</source>
        <translation>%1以上：%2</translation>
    </message>
    <message>
        <source>Kill odds</source>
        <translation>撃破確率</translation>
    </message>
    <message>
        <source>Odds over hits</source>
        <translation>ヒット数と確率</translation>
    </message>
    <message>
        <source>How many die</source>
        <translation>死亡数</translation>
    </message>
    <message>
        <source>Remaining health</source>
        <translation>残り体力</translation>
    </message>
    <message>
        <source>kill odds</source>
        <translation>撃破確率</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>ヒット数</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>あと%1</translation>
    </message>
    <message>
        <source>Sorted by odds</source>
        <translation>確率順</translation>
    </message>
    <message>
        <source>Sorted by health</source>
        <translation>体力順</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>盤面どおり</translation>
    </message>
    <message>
        <source>How the bars of each side are sorted</source>
        <translation>両側の棒の並べ方</translation>
    </message>
    <message>
        <source>Hits it takes on average: %1; it dies of %2.</source>
        <translation>平均被ヒット数：%1、死亡に必要な数：%2。</translation>
    </message>
    <message>
        <source>%1 health</source>
        <translation>体力%1</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>health behind a divine shield</comment>
        <translation>%1盾</translation>
    </message>
    <message>
        <source>%1 health and the divine shield</source>
        <translation>体力%1と聖なる盾</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>計算中…</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OutcomeDialog</name>
    <message>
        <source>After %1</source>
        <translation>%1の後</translation>
    </message>
    <message>
        <source>What is the board now? The action leaves the list, its mana is paid, and the dead leave the board.</source>
        <translation>盤面はどうなりましたか？このアクションはリストから外れ、マナが消費され、死亡したキャラクターは盤面から取り除かれます。</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Remaining health of %1</source>
        <translation>%1の残り体力</translation>
    </message>
    <message>
        <source>Divine shield</source>
        <translation>聖なる盾</translation>
    </message>
    <message>
        <source>Divine shield of %1</source>
        <translation>%1の聖なる盾</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::OwnCards</name>
    <message>
        <source>It is too large for a file of cards.</source>
        <translation>カードのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Your own cards cannot be read (%1): %2</source>
        <translation>自作カードを読めません（%1）：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダ%1を作成できません。</translation>
    </message>
    <message>
        <source>An attack belongs to a minion of this board; it cannot be kept as a card.</source>
        <translation>攻撃はこの盤面のミニオンのものなので、カードとして保存できません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み込めません：%2</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PinBar</name>
    <message>
        <source>The effect hits no one.</source>
        <translation>この効果は誰にも当たりません。</translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation>攻撃力%1</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>Show table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>The kill odds under each pin, side by side.</source>
        <translation>撃破確率をピンごとに並べます。</translation>
    </message>
    <message>
        <source>Restore this pin</source>
        <translation>このピンを復元</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Rename the pin</source>
        <translation>ピンの名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compares this pin with the current odds; more in its menu.</source>
        <translation>このピンを現在の確率と比べます。その他の操作はメニューから。</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>+6.3 points, name of a pin</comment>
        <translation>%1（対%2）</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Enemy attack left</source>
        <translation>敵の残り攻撃力</translation>
    </message>
    <message>
        <source>Pins side by side</source>
        <translation>ピンの比較</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Who is dead at the end.</source>
        <translation>最後に死亡しているキャラクター。</translation>
    </message>
    <message>
        <source>The odds under this pin.</source>
        <translation>このピンでの確率。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>The odds on the current board.</source>
        <translation>現在の盤面での確率。</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>対%1</translation>
    </message>
    <message>
        <source>How much more likely it is now, in percentage points.</source>
        <translation>このピンに対する確率の増減（ポイント）。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanAnalysis</name>
    <message>
        <source>Sampling orders…</source>
        <translation>順番を抽出中…</translation>
    </message>
    <message numerus="yes">
        <source>%1 states · %2</source>
        <translation>
            <numerusform>%1状態 · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanEdit</name>
    <message numerus="yes">
        <source>A plan has at most %n actions; this one is full.</source>
        <translation>
            <numerusform>プランのアクションは%n個までで、これ以上入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>アクション%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <translation>%1で攻撃</translation>
    </message>
    <message>
        <source>Every minion attacks</source>
        <translation>全ミニオンで攻撃</translation>
    </message>
    <message>
        <source>No idle friendly character has attack. Give one attack with the key K.</source>
        <translation>攻撃力があり、まだ攻撃の予定がない味方はいません。Kキーで攻撃力を付けてください。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Choose a target for %1</source>
        <translation>%1の対象を選択</translation>
    </message>
    <message>
        <source>Leave the target of %1 open</source>
        <translation>%1の対象を未定にする</translation>
    </message>
    <message>
        <source>Free all targets</source>
        <translation>すべての対象を自由にする</translation>
    </message>
    <message>
        <source>Use the best fixed order</source>
        <translation>最善の固定順を使う</translation>
    </message>
    <message>
        <source>This order does without %1: no longer in the list.</source>
        <translation>この順番では%1は不要なので、リストから外れました。</translation>
    </message>
    <message>
        <source>Set the mana to %1</source>
        <translation>マナを%1に設定</translation>
    </message>
    <message>
        <source>Take the limit from the mana</source>
        <translation>マナの上限を解除</translation>
    </message>
    <message>
        <source>Maximise the goal&apos;s odds</source>
        <translation>目標の確率を最大化</translation>
    </message>
    <message>
        <source>Minimise the enemy attack</source>
        <translation>敵の攻撃力を最小化</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1を実行</translation>
    </message>
    <message>
        <source>The goal is met: nothing left to do.</source>
        <translation>目標を達成しました。残りの目標はありません。</translation>
    </message>
    <message>
        <source>No goal remains. Set a new one.</source>
        <translation>残りの目標がありません。新しい目標を設定してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanMethods</name>
    <message>
        <source>states</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>exact fractions</source>
        <translation>厳密な分数</translation>
    </message>
    <message>
        <source>plain, hit by hit on the full board</source>
        <translation>素朴、全盤面で1ヒットずつ</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>states or runs</source>
        <translation>状態・試行</translation>
    </message>
    <message>
        <source>States that the hits lead to, each once; runs of a sample.</source>
        <translation>ヒットで到達する状態の数（重複なし）、または標本の試行回数。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The median of repeated runs.</source>
        <translation>繰り返し実行した時間の中央値。</translation>
    </message>
    <message>
        <source>goal met, or attack left</source>
        <translation>目標達成／残り攻撃力</translation>
    </message>
    <message>
        <source>What it comes to. In brackets the interval that holds it with 95 % confidence (Wilson).</source>
        <translation>結果。括弧内は95%信頼区間です（Wilson）。</translation>
    </message>
    <message>
        <source>List, %1</source>
        <translation>リスト、%1</translation>
    </message>
    <message>
        <source>List, runs drawn with seed 1</source>
        <translation>リスト、シード1の試行</translation>
    </message>
    <message>
        <source>Best plan, %1</source>
        <translation>最善プラン、%1</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanMethodsDialog</name>
    <message>
        <source>Methods of a plan</source>
        <translation>プランの計算方法</translation>
    </message>
    <message>
        <source>The fast method works with floating point and merges states that do not differ in what can still happen. The same in fractions is exact, and so is the plain method, which merges none: the states that it needs beyond those are what merging saves.</source>
        <translation>高速法は浮動小数点数で計算し、残りの展開に関して同じ状態を1つにまとめます。同じ計算を分数で行えば厳密です。全員を区別する素朴な方法も厳密で、余分にかかる手間が高速法の節約分です。</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>方法の比較</translation>
    </message>
    <message>
        <source>Compare this plan</source>
        <translation>このプランで比較</translation>
    </message>
    <message>
        <source>Compares the methods on the plan of the document as it is now.</source>
        <translation>文書の現在のプランで方法を比較します。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Adds a card, a hero power or damage of your own (key A in the list).</source>
        <translation>カード、ヒーローパワー、または数値を決めたダメージを追加します（リストでAキー）。</translation>
    </message>
    <message>
        <source>Add attacks</source>
        <translation>攻撃を追加</translation>
    </message>
    <message>
        <source>Adds an attack for each friendly character that has attack.</source>
        <translation>攻撃力のある味方全員の攻撃を追加します。</translation>
    </message>
    <message>
        <source>Copy actions</source>
        <translation>アクションをコピー</translation>
    </message>
    <message>
        <source>Copies the list as JSON.</source>
        <translation>リストをJSONとしてコピーします。</translation>
    </message>
    <message>
        <source>Paste actions</source>
        <translation>アクションを貼り付け</translation>
    </message>
    <message>
        <source>Puts the actions of such a JSON list behind these.</source>
        <translation>JSONリストのアクションを末尾に加えます。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation>方策木</translation>
    </message>
    <message>
        <source>Example run</source>
        <translation>実行例</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message numerus="yes">
        <source>A plan has at most %n actions.</source>
        <translation>
            <numerusform>プランのアクションは%n個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining health at the end (sampled)</source>
        <translation>終了時の残り体力（標本）</translation>
    </message>
    <message>
        <source>Remaining health at the end</source>
        <translation>終了時の残り体力</translation>
    </message>
    <message>
        <source>Kill odds after %1 (the pin shows the end)</source>
        <translation>%1後の撃破確率（ピンは終了時）</translation>
    </message>
    <message>
        <source>Kill odds after %1 (sampled)</source>
        <translation>%1後の撃破確率（標本）</translation>
    </message>
    <message>
        <source>Kill odds after %1</source>
        <translation>%1後の撃破確率</translation>
    </message>
    <message numerus="yes">
        <source>%n health left</source>
        <translation>
            <numerusform>残り体力%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Kill odds after each action</source>
        <translation>各アクション後の撃破確率</translation>
    </message>
    <message>
        <source>This needs a target for every action.</source>
        <translation>すべてのアクションに対象が必要です。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPanel</name>
    <message>
        <source>Choose a target for %1, or ask for the best plan.</source>
        <translation>%1の対象を選ぶか、最善プランを求めてください。</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>マナ</translation>
    </message>
    <message>
        <source>Chance of the goal</source>
        <translation>目標達成の確率</translation>
    </message>
    <message>
        <source>Enemy attack left</source>
        <translation>敵の残り攻撃力</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>狙い</translation>
    </message>
    <message>
        <source>Maximise the goal&apos;s odds, or minimise enemy attack.</source>
        <translation>目標の確率を最大化するか、敵の攻撃力を最小化します。</translation>
    </message>
    <message>
        <source>Add goal…</source>
        <translation>目標を追加…</translation>
    </message>
    <message>
        <source>Adds another goal; meeting one of them is enough.</source>
        <translation>目標をもう1つ追加します。どれか1つを達成すれば十分です。</translation>
    </message>
    <message>
        <source>These die or live…</source>
        <translation>個別の死亡・生存…</translation>
    </message>
    <message>
        <source>None left of</source>
        <translation>一掃する範囲</translation>
    </message>
    <message>
        <source>At least so many dead of</source>
        <translation>死亡数の下限</translation>
    </message>
    <message>
        <source>Clear out</source>
        <translation>一掃</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>この順番</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>確率計算中…</translation>
    </message>
    <message>
        <source>Computes the odds of this order anyway.</source>
        <translation>この順番の確率をあらためて計算します。</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最善プラン</translation>
    </message>
    <message>
        <source>Find the best plan</source>
        <translation>最善プランを探す</translation>
    </message>
    <message>
        <source>Tries every order and every target, and chooses again after each outcome.</source>
        <translation>すべての順番と対象を試し、結果が出るたびに選び直します。</translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation>方策木</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>この順番を使う</translation>
    </message>
    <message>
        <source>Replaces your list by the best fixed order.</source>
        <translation>リストを最善の固定順に置き換えます。</translation>
    </message>
    <message>
        <source>Free all targets</source>
        <translation>対象をすべて自由に</translation>
    </message>
    <message>
        <source>Lets the best plan choose every target.</source>
        <translation>すべての対象を最善プランに選ばせます。</translation>
    </message>
    <message>
        <source>What can be done first</source>
        <translation>最初にできること</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>または%1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit the goal %1</source>
        <translation>目標「%1」を編集</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the goal %1</source>
        <translation>目標「%1」を削除</translation>
    </message>
    <message>
        <source>%1 (marked on the board)</source>
        <translation>%1（盤面の印）</translation>
    </message>
    <message>
        <source>No goal yet: mark who must die or live on the board (G), or choose below.</source>
        <translation>目標がありません。死亡・生存を目標とするキャラクターに盤面で印を付けるか（G）、下で選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>A goal has at most %n clauses.</source>
        <translation>
            <numerusform>目標の条件は%n個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>目標を追加</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>目標を変更</translation>
    </message>
    <message>
        <source>Remove a goal</source>
        <translation>目標を削除</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>死亡数の下限</translation>
    </message>
    <message>
        <source>How many of them are to have died: %1</source>
        <translation>死亡させる数：%1</translation>
    </message>
    <message>
        <source>Want so many dead</source>
        <translation>死亡数の目標を追加</translation>
    </message>
    <message>
        <source>Add what you can play: cards, hero power, attacks.</source>
        <translation>使えるカード、ヒーローパワー、攻撃を追加してください。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Stopped: this belongs to an older list.</source>
        <translation>中止しました。前のリストの結果です。</translation>
    </message>
    <message>
        <source>Sampled: this needs more than 3,000,000 states. The brackets hold the true number with 95 % confidence.</source>
        <translation>標本による値です。状態数が3,000,000を超えます。括弧内は95%信頼区間です。</translation>
    </message>
    <message>
        <source>enemy attack left: %1</source>
        <translation>敵の残り攻撃力：%1</translation>
    </message>
    <message>
        <source>enemy attack left, on average</source>
        <translation>敵の残り攻撃力（平均）</translation>
    </message>
    <message>
        <source>No goal is set yet.</source>
        <translation>目標がまだありません。</translation>
    </message>
    <message>
        <source>The odds of each character follow.</source>
        <translation>全員の確率を計算中です。</translation>
    </message>
    <message>
        <source>own minions lost: %1</source>
        <translation>味方ミニオンの損失：%1</translation>
    </message>
    <message>
        <source>damage to the enemy hero: %1</source>
        <translation>敵ヒーローへのダメージ：%1</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>未更新</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>何も実行しない</translation>
    </message>
    <message>
        <source>First %1</source>
        <translation>最初：%1</translation>
    </message>
    <message>
        <source>Fixed order: %1</source>
        <translation>固定順：%1</translation>
    </message>
    <message>
        <source>At least that: the best order found by sampling; choosing after each outcome may do better. This needs more than 3,000,000 states.</source>
        <translation>少なくともこの値です。標本で見つけた最善の順番で、結果ごとに選べばさらに良いかもしれません。状態数が3,000,000を超えます。</translation>
    </message>
    <message>
        <source>At most that: the best order found by sampling; choosing after each outcome may do better. This needs more than 3,000,000 states.</source>
        <translation>多くてもこの値です。標本で見つけた最善の順番で、結果ごとに選べばさらに良いかもしれません。状態数が3,000,000を超えます。</translation>
    </message>
    <message>
        <source>Best order found by sampling</source>
        <translation>標本で見つけた最善の順番</translation>
    </message>
    <message>
        <source>Adapting to each outcome brings nothing here.</source>
        <translation>ここでは、結果に応じて選んでも変わりません。</translation>
    </message>
    <message>
        <source>Adapting to each outcome: %1.</source>
        <translation>結果に応じた選択：%1。</translation>
    </message>
    <message>
        <source>Adapting to each outcome: %1 attack less.</source>
        <translation>結果に応じた選択：攻撃力が%1減少。</translation>
    </message>
    <message>
        <source>Best fixed order: %1</source>
        <translation>最善の固定順：%1</translation>
    </message>
    <message>
        <source>Best fixed order: at least %1</source>
        <translation>最善の固定順：%1以上</translation>
    </message>
    <message>
        <source>Best fixed order: at most %1</source>
        <translation>最善の固定順：%1以下</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>正確には%1</translation>
    </message>
    <message>
        <source>This order is out of date. Update it first.</source>
        <translation>この順番は古くなっています。先に更新してください。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanWords</name>
    <message>
        <source>%1 left out</source>
        <translation>%1を除く</translation>
    </message>
    <message>
        <source>itself left out</source>
        <translation>自身を除く</translation>
    </message>
    <message>
        <source>the target left out</source>
        <translation>対象を除く</translation>
    </message>
    <message>
        <source>again while a character dies</source>
        <translation>死亡が出る限り繰り返す</translation>
    </message>
    <message>
        <source>Spell Damage adds hits</source>
        <translation>呪文ダメージでヒット数増加</translation>
    </message>
    <message>
        <source>Spell Damage adds damage</source>
        <translation>呪文ダメージでダメージ増加</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of %2 damage at random on %3</source>
        <translation>%3にランダムに%2ダメージを%1</translation>
    </message>
    <message>
        <source>hits of %1 damage at random on %2</source>
        <translation>%2にランダムに%1ダメージを順に</translation>
    </message>
    <message>
        <source>%1 of %2 damage, each on the one of least health of %3</source>
        <translation>%3のうち体力が最低のものに%2ダメージを%1</translation>
    </message>
    <message>
        <source>%1 damage to %2 different ones of %3, at random</source>
        <translation>%3のうちランダムな異なる%2体に%1ダメージ</translation>
    </message>
    <message>
        <source>%1 damage at random on %2 until a character dies</source>
        <translation>どれかが死ぬまで%2にランダムに%1ダメージ</translation>
    </message>
    <message>
        <source>%1 damage to all %2</source>
        <translation>%2すべてに%1ダメージ</translation>
    </message>
    <message>
        <source>%1 damage to %2</source>
        <translation>%2に%1ダメージ</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>%1を攻撃</translation>
    </message>
    <message>
        <source>Enemy characters</source>
        <translation>敵のキャラクター</translation>
    </message>
    <message>
        <source>Enemy minions</source>
        <translation>敵のミニオン</translation>
    </message>
    <message>
        <source>Enemy hero</source>
        <translation>敵のヒーロー</translation>
    </message>
    <message>
        <source>Friendly characters</source>
        <translation>味方のキャラクター</translation>
    </message>
    <message>
        <source>Friendly minions</source>
        <translation>味方のミニオン</translation>
    </message>
    <message>
        <source>Friendly hero</source>
        <translation>味方のヒーロー</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>全キャラクター</translation>
    </message>
    <message>
        <source>All minions</source>
        <translation>全ミニオン</translation>
    </message>
    <message>
        <source>the minion of %1</source>
        <translation>%1のミニオン</translation>
    </message>
    <message>
        <source>what follows %1</source>
        <translation>%1の後続</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1（%2）。</translation>
    </message>
    <message>
        <source>Puts down a %1/%2 minion first.</source>
        <translation>先に%1/%2のミニオンを出します。</translation>
    </message>
    <message>
        <source>It is immune.</source>
        <translation>無敵です。</translation>
    </message>
    <message>
        <source>When it dies: %1.</source>
        <translation>死亡時：%1。</translation>
    </message>
    <message>
        <source>Happens automatically when the turn ends.</source>
        <translation>ターン終了時に自動で起こります。</translation>
    </message>
    <message>
        <source>Condition: %1.</source>
        <translation>条件：%1。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>未対応：%1。</translation>
    </message>
    <message>
        <source>Not certain: %1.</source>
        <translation>未確認：%1。</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>chosen by the best plan</source>
        <translation>最善プランが選択</translation>
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
        <translation>目標はすでに達成されています。</translation>
    </message>
    <message>
        <source>No enemy attack is left.</source>
        <translation>敵の攻撃力は残っていません。</translation>
    </message>
    <message>
        <source>%1 is fixed on %2.</source>
        <translation>%1の対象は%2に固定されています。</translation>
    </message>
    <message>
        <source>No action costs %1 mana or less.</source>
        <translation>マナ%1以下のアクションがありません。</translation>
    </message>
    <message>
        <source>No action makes the goal more likely.</source>
        <translation>目標の確率を上げるアクションがありません。</translation>
    </message>
    <message>
        <source>No action lowers the enemy attack.</source>
        <translation>敵の攻撃力を下げるアクションがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 must die</source>
        <translation>
            <numerusform>%1の死亡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must live</source>
        <translation>
            <numerusform>%1の生存</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <translation>%1の一掃</translation>
    </message>
    <message>
        <source>at least %1 of %2 dead</source>
        <translation>%2が%1体以上死亡</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1ポイント</translation>
    </message>
    <message>
        <source>about %1 % (%2–%3)</source>
        <translation>約%1%（%2–%3）</translation>
    </message>
    <message>
        <source>about %1 (%2–%3)</source>
        <translation>約%1（%2–%3）</translation>
    </message>
    <message>
        <source>%1 is not in the pool: nothing strikes it.</source>
        <translation>%1は対象範囲外なので、何も当たりません。</translation>
    </message>
    <message>
        <source>%1 is not one of %2.</source>
        <translation>%1は「%2」に含まれません。</translation>
    </message>
    <message>
        <source>%1 is left out: it is a %2.</source>
        <translation>%1は除外されます（種族：%2）。</translation>
    </message>
    <message>
        <source>%1 does it and cannot strike itself.</source>
        <translation>%1は実行者なので、自身には当たりません。</translation>
    </message>
    <message>
        <source>any enemy character</source>
        <translation>敵のキャラクター1体</translation>
    </message>
    <message>
        <source>any enemy minion</source>
        <translation>敵のミニオン1体</translation>
    </message>
    <message>
        <source>the enemy hero</source>
        <translation>敵のヒーロー</translation>
    </message>
    <message>
        <source>any friendly character</source>
        <translation>味方のキャラクター1体</translation>
    </message>
    <message>
        <source>any friendly minion</source>
        <translation>味方のミニオン1体</translation>
    </message>
    <message>
        <source>the friendly hero</source>
        <translation>味方のヒーロー</translation>
    </message>
    <message>
        <source>any character</source>
        <translation>キャラクター1体</translation>
    </message>
    <message>
        <source>any minion</source>
        <translation>ミニオン1体</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PolicyView</name>
    <message>
        <source>Nothing that is left can be played.</source>
        <translation>残りに実行できるものがありません。</translation>
    </message>
    <message>
        <source>Nothing that is left strikes or needs it.</source>
        <translation>残りに、当てるものも必要とするものもありません。</translation>
    </message>
    <message>
        <source>Only %1 is left, and it strikes %2.</source>
        <translation>残りは%1だけで、%2に当たります。</translation>
    </message>
    <message>
        <source>The best plan says what to do first and what to do after each outcome. Find it on the right; its decisions appear here.</source>
        <translation>最善プランは、最初のアクションと、結果ごとの次のアクションを示します。右で最善プランを探すと、ここに表示されます。</translation>
    </message>
    <message>
        <source>What can be done there</source>
        <translation>そこでできること</translation>
    </message>
    <message>
        <source>Policy tree</source>
        <translation>方策木</translation>
    </message>
    <message>
        <source>This happened</source>
        <translation>これが起きた</translation>
    </message>
    <message>
        <source>Something else happened…</source>
        <translation>別の結果だった…</translation>
    </message>
    <message>
        <source>Makes the chosen outcome the current board and takes the actions before it out of the list.</source>
        <translation>選んだ結果を現在の盤面とし、それまでのアクションをリストから除きます。</translation>
    </message>
    <message>
        <source>Lets you enter the board after the chosen action.</source>
        <translation>選んだアクションの後の盤面を入力します。</translation>
    </message>
    <message>
        <source>what you do, what then happens</source>
        <translation>アクションと結果</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>This plan needs more than 3,000,000 states: there is an order that sampling found, but no choice after each outcome.</source>
        <translation>このプランは状態数が3,000,000を超えます。標本で見つけた順番はありますが、結果ごとの選択はありません。</translation>
    </message>
    <message>
        <source>Nothing that can be played is better than to stop here.</source>
        <translation>ここで終了するより良いアクションはありません。</translation>
    </message>
    <message>
        <source>goal met from here</source>
        <translation>以後の目標達成</translation>
    </message>
    <message>
        <source>enemy attack left</source>
        <translation>敵の残り攻撃力</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>What can be done, and what each is worth when all that follows is best.</source>
        <translation>できることと、その後すべて最善を選んだときの価値。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>This happens with %1.</source>
        <translation>%1の確率で起こります。</translation>
    </message>
    <message>
        <source>From here the goal is met in %1 of cases.</source>
        <translation>ここからの目標達成は%1です。</translation>
    </message>
    <message>
        <source>From here %1 enemy attack is left.</source>
        <translation>ここからの敵の残り攻撃力は%1です。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>Stop here: nothing that is left helps.</source>
        <translation>ここで終了：残りに役立つものはありません。</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>%1が死亡</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1の体力が%2</translation>
    </message>
    <message>
        <source>%1 without its shield</source>
        <translation>%1の盾が消滅</translation>
    </message>
    <message>
        <source>nothing that matters has changed</source>
        <translation>影響する変化なし</translation>
    </message>
    <message>
        <source>Others are unchanged or irrelevant.</source>
        <translation>ほかは変化がないか、影響しません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more outcomes, on average</source>
        <translation>
            <numerusform>ほか%n通りの結果（平均）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::SplitDamageWorkspace</name>
    <message>
        <source>Compare methods…</source>
        <translation>方法を比較…</translation>
    </message>
    <message>
        <source>Pin this result</source>
        <translation>この結果をピン留め</translation>
    </message>
    <message>
        <source>Keeps board, effect and plan for comparison.</source>
        <translation>盤面、効果、プランを比較用に保存します。</translation>
    </message>
    <message>
        <source>Compare effects…</source>
        <translation>効果を比較…</translation>
    </message>
    <message>
        <source>Several effects on this board, a row each.</source>
        <translation>この盤面で複数の効果を1行ずつ比べます。</translation>
    </message>
    <message>
        <source>Puts the effect into a plan, where it is one of several actions.</source>
        <translation>この効果を、複数のアクションからなるプランに入れます。</translation>
    </message>
    <message>
        <source>Find the best plan</source>
        <translation>最善プランを探す</translation>
    </message>
    <message>
        <source>Every order and every target, chosen again after each outcome.</source>
        <translation>すべての順番と対象を、結果が出るたびに選び直して調べます。</translation>
    </message>
    <message>
        <source>Add an action…</source>
        <translation>アクションを追加…</translation>
    </message>
    <message>
        <source>A card, a hero power or damage of your own for the plan.</source>
        <translation>プランに入れるカード、ヒーローパワー、または数値を決めたダメージ。</translation>
    </message>
    <message numerus="yes">
        <source>Exact · %1 steps · %2</source>
        <translation>
            <numerusform>厳密 · %1ステップ · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the board with its effect as text.</source>
        <translation>盤面と効果をテキストとしてコピーします。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Pastes such a board, or a list of lives such as 4 5 6 7 8 for the selected side.</source>
        <translation>コピーした盤面、または選択した側の体力リスト（4 5 6 7 8など）を貼り付けます。</translation>
    </message>
    <message>
        <source>Boards to try</source>
        <translation>盤面の例</translation>
    </message>
    <message>
        <source>The board is empty. Click on a free slot, type a number on it, or paste lives such as 4 5 6 7 8. Or begin with one of these:</source>
        <translation>盤面は空です。空いている位置をクリックして数字を入力するか、4 5 6 7 8のような体力リストを貼り付けてください。例から始めることもできます：</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>%1を試す</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>One effect on the board.</source>
        <translation>盤面での1つの効果。</translation>
    </message>
    <message>
        <source>A whole turn: in what order, on whom, is it lethal?</source>
        <translation>1ターン全体：どの順番で、誰を狙えばリーサルになるか。</translation>
    </message>
    <message>
        <source>Effect or plan</source>
        <translation>効果またはプラン</translation>
    </message>
    <message>
        <source>Best plan sampled · %1</source>
        <translation>最善プラン（標本）· %1</translation>
    </message>
    <message numerus="yes">
        <source>Best plan · %1 states · %2</source>
        <translation>
            <numerusform>最善プラン · %1状態 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This order sampled · %1</source>
        <translation>この順番（標本）· %1</translation>
    </message>
    <message>
        <source>This order %1</source>
        <translation>この順番 · %1</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>確率計算中…</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Turn into a plan</source>
        <translation>プランに変換</translation>
    </message>
    <message>
        <source>Add this effect to the plan</source>
        <translation>この効果をプランに追加</translation>
    </message>
    <message>
        <source>This effect hits no one. Choose another pool, or add a character that %1 can hit.</source>
        <translation>この効果は誰にも当たりません。別の対象範囲を選ぶか、%1が当たるキャラクターを追加してください。</translation>
    </message>
    <message numerus="yes">
        <source>Brute force: %1 branches.</source>
        <translation>
            <numerusform>総当たり：%1分岐。</numerusform>
        </translation>
    </message>
    <message>
        <source>The article&apos;s steps and the fast method, side by side.</source>
        <translation>記事の各段階と高速法を並べます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>盤面を貼り付け</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TargetChooser</name>
    <message>
        <source>Choose a target for %1: arrow keys and Enter, or a click; Escape leaves it.</source>
        <translation>%1の対象を選択：矢印キーとEnter、またはクリック。Escで中止します。</translation>
    </message>
    <message>
        <source>No character is here.</source>
        <translation>ここにキャラクターはいません。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TokenEntry</name>
    <message>
        <source>Health</source>
        <translation>体力</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>装甲</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃力</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::TokenTyping</name>
    <message>
        <source>Take back what was typed</source>
        <translation>入力を取り消し</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Tribe</name>
    <message>
        <source>Beast</source>
        <translation>獣</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>悪魔</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>ドラゴン</translation>
    </message>
    <message>
        <source>Elemental</source>
        <translation>エレメンタル</translation>
    </message>
    <message>
        <source>Mech</source>
        <translation>メカ</translation>
    </message>
    <message>
        <source>Murloc</source>
        <translation>マーロック</translation>
    </message>
    <message>
        <source>Naga</source>
        <translation>ナーガ</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>海賊</translation>
    </message>
    <message>
        <source>Quilboar</source>
        <translation>キルボア</translation>
    </message>
    <message>
        <source>Totem</source>
        <translation>トーテム</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>アンデッド</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Type</name>
    <message>
        <source>Who survives Avenging Wrath?</source>
        <translation>Avenging Wrathで生き残るのは？</translation>
    </message>
    <message>
        <source>Eight hits on two divine shields and a hero at 3: each one&apos;s chance to die, 34&#xa0;% for the hero.</source>
        <translation>聖なる盾持ち2体と体力3のヒーローに8ヒット。それぞれの死亡確率を示します（ヒーローは34%）。</translation>
    </message>
    <message>
        <source>Who takes the Arcane Missiles?</source>
        <translation>Arcane Missilesが当たるのは？</translation>
    </message>
    <message>
        <source>Three missiles on a hero and three minions: 58&#xa0;% to kill the Imp, 2&#xa0;% to kill the Raider.</source>
        <translation>ヒーローと3体のミニオンにミサイル3発。インプの撃破は58%、略奪者は2%。</translation>
    </message>
    <message>
        <source>How many die to a Volcano?</source>
        <translation>Volcanoで何体死ぬ？</translation>
    </message>
    <message>
        <source>Fifteen hits on thirteen minions, one more out of reach: most likely three die.</source>
        <translation>ミニオン13体に15ヒット、さらに範囲外が1体。3体の死亡が最も起こりやすい結果です。</translation>
    </message>
    <message>
        <source>Is Spreading Madness lethal?</source>
        <translation>Spreading Madnessでリーサル？</translation>
    </message>
    <message>
        <source>Fourteen hits on everyone, both heroes too: 15&#xa0;% that the enemy hero dies and yours lives.</source>
        <translation>両ヒーローを含む全員に14ヒット。敵ヒーローが死に、味方ヒーローが生き残る確率は15%です。</translation>
    </message>
    <message>
        <source>Does my minion survive Mad Bomber?</source>
        <translation>味方ミニオンはMad Bomberに耐える？</translation>
    </message>
    <message>
        <source>Three bombs on a small board: the Panther nearly always lives; 44&#xa0;% to kill the Leper Gnome.</source>
        <translation>小さな盤面に爆弾3つ。パンサーはほぼ生き残り、レパー・ノームの撃破は44%です。</translation>
    </message>
    <message>
        <source>Missiles before or after the trade?</source>
        <translation>ミサイルは相打ちの前か後か？</translation>
    </message>
    <message>
        <source>Missiles, a hero power and an attack past a taunt: missiles first, 89&#xa0;%.</source>
        <translation>ミサイル、ヒーローパワー、挑発を越える攻撃。ミサイルが先で89%。</translation>
    </message>
    <message>
        <source>Avenging Wrath or Volcano?</source>
        <translation>Avenging WrathかVolcanoか？</translation>
    </message>
    <message>
        <source>Mana for one of them: Volcano clears the board and keeps your Ogre, 96&#xa0;%.</source>
        <translation>マナは片方の分だけ。Volcanoなら、盤面を一掃して味方のオーガが残る確率が96%です。</translation>
    </message>
    <message>
        <source>What is it worth to see the missiles first?</source>
        <translation>先にミサイルの結果を見る価値は？</translation>
    </message>
    <message>
        <source>The second play depends on what they hit: choosing it afterwards is worth 25 points.</source>
        <translation>次のアクションは当たり方しだい。結果を見てから選ぶと25ポイント上がります。</translation>
    </message>
    <message>
        <source>Whom does Bouncing Blade kill?</source>
        <translation>Bouncing Bladeは誰を倒す？</translation>
    </message>
    <message>
        <source>It bounces until a minion dies: 42&#xa0;% for the right one, 50&#xa0;% after a Fireblast.</source>
        <translation>ミニオンが死ぬまで跳ね回ります。狙いどおりは42%、Fireblastの後なら50%。</translation>
    </message>
    <message>
        <source>Do I miss a lethal?</source>
        <translation>リーサルを見逃していない？</translation>
    </message>
    <message>
        <source>Missiles, Whirlwind and an attack against two taunts: Whirlwind first is certain.</source>
        <translation>挑発2体に、ミサイル、Whirlwind、攻撃。Whirlwindが先なら確実です。</translation>
    </message>
    <message>
        <source>What does brute force cost?</source>
        <translation>総当たりの計算量は？</translation>
    </message>
    <message>
        <source>Ten hits on minions with 4, 5, 6, 7 and 8 health: 11,765,451 branches, or 54 steps of the fast method.</source>
        <translation>体力4、5、6、7、8のミニオンに10ヒット。11,765,451分岐が、高速法なら54ステップで済みます。</translation>
    </message>
    <message>
        <source>Split damage</source>
        <translation>分散ダメージ</translation>
    </message>
    <message>
        <source>Who dies when a spell hits random targets?</source>
        <translation>ランダムに当たる呪文で、死ぬのは誰か？</translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Words</name>
    <message>
        <source>%1 health</source>
        <translation>体力%1</translation>
    </message>
    <message>
        <source>%1 armor</source>
        <translation>装甲%1</translation>
    </message>
    <message>
        <source>a divine shield</source>
        <translation>聖なる盾</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>無敵</translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation>攻撃力%1</translation>
    </message>
    <message>
        <source>taunt</source>
        <translation>挑発</translation>
    </message>
    <message>
        <source>Spell Damage +%1</source>
        <translation>呪文ダメージ+%1</translation>
    </message>
    <message>
        <source>a %1/%2 minion behind it</source>
        <translation>後続の%1/%2ミニオン</translation>
    </message>
    <message>
        <source>when it dies: %1</source>
        <translation>死亡時：%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hits</source>
        <translation>
            <numerusform>%Lnヒット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>キャラクター%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemy side</source>
        <translation>敵側</translation>
    </message>
    <message>
        <source>Friendly side</source>
        <translation>味方側</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Enemy characters</source>
        <translation>敵のキャラクター</translation>
    </message>
    <message>
        <source>Enemy minions</source>
        <translation>敵のミニオン</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>全キャラクター</translation>
    </message>
    <message>
        <source>All minions</source>
        <translation>全ミニオン</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>目標なし</translation>
    </message>
    <message>
        <source>must die</source>
        <translation>死亡が目標</translation>
    </message>
    <message>
        <source>must live</source>
        <translation>生存が目標</translation>
    </message>
    <message numerus="yes">
        <source>%1 are not struck: their goals do not count.</source>
        <translation>
            <numerusform>%1には当たらないので、目標は無視されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is marked as not in the pool.</source>
        <translation>対象範囲外に設定されています。</translation>
    </message>
    <message>
        <source>It is not struck: nothing in the plan can.</source>
        <translation>プランのどのアクションも当たりません。</translation>
    </message>
    <message>
        <source>It is not struck: %1 strikes %2.</source>
        <translation>当たりません：%1が当たるのは%2です。</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>not in the pool</source>
        <translation>対象範囲外</translation>
    </message>
    <message>
        <source>not struck</source>
        <translation>当たらない</translation>
    </message>
    <message>
        <source>lives with %1</source>
        <translation>生存 %1</translation>
    </message>
    <message>
        <source>kill odds %1</source>
        <translation>撃破確率 %1</translation>
    </message>
    <message>
        <source>valid target</source>
        <translation>選択可能な対象</translation>
    </message>
    <message>
        <source>A click or a number adds a minion here.</source>
        <translation>クリックか数字でミニオンを追加します。</translation>
    </message>
    <message>
        <source>A click or a number adds the hero.</source>
        <translation>クリックか数字でヒーローを追加します。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>It dies with a probability of %1.</source>
        <translation>死亡確率は%1です。</translation>
    </message>
    <message>
        <source>It %1 for the goal to be met.</source>
        <translation>%1です。</translation>
    </message>
    <message>
        <source>Type a number or turn the wheel to change the health; the right button shows everything else.</source>
        <translation>数字を入力するかホイールを回すと体力が変わります。その他の操作は右クリックから。</translation>
    </message>
    <message>
        <source>%1 must die</source>
        <translation>%1が死亡</translation>
    </message>
    <message>
        <source>%1 must live</source>
        <translation>%1が生存</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::BoardWidget</name>
    <message>
        <source>A click cycles a square: empty, who begins, the other.</source>
        <translation>クリックでマスが、空、先手、後手の順に変わります。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>A click or Space plays a move here; O, X and Delete set the square.</source>
        <translation>クリックかSpaceでここに打ちます。O、X、Deleteでマスを設定します。</translation>
    </message>
    <message>
        <source>A click or Space cycles empty, %1, %2; O, X and Delete set the square.</source>
        <translation>クリックかSpaceで空、%1、%2の順に変わります。O、X、Deleteでマスを設定します。</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>ここに打つ</translation>
    </message>
    <message>
        <source>Put O here</source>
        <translation>ここにOを置く</translation>
    </message>
    <message>
        <source>Put X here</source>
        <translation>ここにXを置く</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>マスを空にする</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤面をクリア</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Document</name>
    <message>
        <source>There is a mark on this square already: %1.</source>
        <translation>このマスにはすでに印があります：%1。</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1が%2に打つ</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Edit</name>
    <message>
        <source>Put %1 on %2</source>
        <translation>%2に%1を置く</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1を空にする</translation>
    </message>
    <message>
        <source>Let X begin</source>
        <translation>Xを先手にする</translation>
    </message>
    <message>
        <source>Let O begin</source>
        <translation>Oを先手にする</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Face</name>
    <message>
        <source>two corners around the centre</source>
        <translation>中央を挟む2隅</translation>
    </message>
    <message>
        <source>This page runs the listed searches on the position and compares their nodes and times. On the bitboard, which has four bytes, copying is as fast as unmaking; the article&apos;s gain appears on the record board, which is on the heap.</source>
        <translation>一覧の探索をこの局面で実行し、ノード数と時間を比べます。4バイトのビットボードでは、コピーは着手の取り消しと同じ速さです。記事の高速化は、ヒープ上のレコード盤面で現れます。</translation>
    </message>
    <message>
        <source>The article&apos;s set</source>
        <translation>記事のセット</translation>
    </message>
    <message>
        <source>Alpha-beta and PVS, copying boards and unmaking moves, on both boards.</source>
        <translation>アルファベータ法とPVS、盤面のコピーと着手の取り消しを、両方の盤面で。</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::FailureList</name>
    <message>
        <source>%1, %2 to move. Answered: %3. Right: %4.</source>
        <translation>%1、%2の手番。回答：%3。正解：%4。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Positions not solved</source>
        <translation>解けなかった局面</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::StrongPage</name>
    <message>
        <source>Strong check</source>
        <translation>強解決の検査</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再検査</translation>
    </message>
    <message>
        <source>A search solves the game strongly if it never names a move that makes the result worse, on any position. It can fail on 431 positions; on the others every move is right, or they are mirror images. Depth limit and settings are those of the search shown.</source>
        <translation>どの局面でも結果を悪くする手を答えない探索は、ゲームを強解決しています。間違える可能性があるのは431局面です。残りは、どの手も正しい局面か、対称な局面です。深さ制限と設定は、表示中の探索のものを使います。</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>検査を中止しました。</translation>
    </message>
    <message>
        <source>answered, gives something away</source>
        <translation>回答、結果が悪くなる手</translation>
    </message>
    <message>
        <source>answered, right</source>
        <translation>回答、正しい手</translation>
    </message>
    <message>
        <source>right too, but not answered</source>
        <translation>ほかの正しい手</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2局面中%1局面を解決</translation>
    </message>
    <message>
        <source>On these positions an answer of %1 may give something away. Double-click one, or press Enter, to put it on the board.</source>
        <translation>%1の回答で結果が悪くなり得る局面です。ダブルクリックかEnterで盤面に置きます。</translation>
    </message>
    <message>
        <source>%1 solves the game strongly.</source>
        <translation>%1はゲームを強解決します。</translation>
    </message>
    <message>
        <source>Open the position %1</source>
        <translation>局面%1を開く</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::TicTacToeWorkspace</name>
    <message>
        <source>Strong check</source>
        <translation>強解決の検査</translation>
    </message>
    <message>
        <source>Copy or unmake</source>
        <translation>コピーと取り消し</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Whose sign the side that moves first has. The game is the same.</source>
        <translation>先に動く側の印。ゲームは同じです。</translation>
    </message>
    <message>
        <source>O begins (as in the article)</source>
        <translation>Oが先手（記事と同じ）</translation>
    </message>
    <message>
        <source>X begins</source>
        <translation>Xが先手</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::Type</name>
    <message>
        <source>Why does alpha-beta cut here?</source>
        <translation>アルファベータ法はなぜここでカットする？</translation>
    </message>
    <message>
        <source>The cut in one sentence, with its window and the five moves that it leaves out; 1,175 nodes in all.</source>
        <translation>カットの理由を一文で、ウィンドウと残した5手とともに示します。全部で1,175ノード。</translation>
    </message>
    <message>
        <source>Why is a move searched twice?</source>
        <translation>なぜ同じ手を二度探索する？</translation>
    </message>
    <message>
        <source>A re-search of PVS: the null window said that the move is better, not how much.</source>
        <translation>PVSの再探索です。ヌルウィンドウでは、良い手だとわかっても、どれだけ良いかはわかりません。</translation>
    </message>
    <message>
        <source>Which move wins at once?</source>
        <translation>すぐに勝てる手は？</translation>
    </message>
    <message>
        <source>O wins at top right; the search still tries the other four.</source>
        <translation>右上でOの勝ちですが、探索は残りの4手も試します。</translation>
    </message>
    <message>
        <source>What if the root is a node, too?</source>
        <translation>ルートもノードなら？</translation>
    </message>
    <message>
        <source>Its window narrows from move to move, as in textbooks: 1,069 nodes instead of 1,175.</source>
        <translation>教科書のように、ウィンドウが手ごとに狭まります。1,175ノードが1,069ノードになります。</translation>
    </message>
    <message>
        <source>How narrow is a null window?</source>
        <translation>ヌルウィンドウの幅は？</translation>
    </message>
    <message>
        <source>Two runs side by side: 446 nodes where no value fits in, 459 where it is one point wide.</source>
        <translation>2つの実行を比較。値が1つも入らない幅では446ノード、幅1点では459ノードです。</translation>
    </message>
    <message>
        <source>Searched or cut?</source>
        <translation>探索？それともカット？</translation>
    </message>
    <message>
        <source>A quiz: PVS stops before each choice and asks you.</source>
        <translation>クイズです。PVSが選択の前に止まり、次に何をするかを問います。</translation>
    </message>
    <message>
        <source>How deep must a search look?</source>
        <translation>探索の深さはどこまで必要？</translation>
    </message>
    <message>
        <source>Two plies solve 429 of 431 positions: the two that alpha-beta gets wrong.</source>
        <translation>2手の深さで431局面中429局面を解けます。残りはアルファベータ法が間違える2局面です。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Board: to another square</source>
        <translation>盤面：別のマスへ</translation>
    </message>
    <message>
        <source>Space, Enter, 1 to 9</source>
        <translation>Space、Enter、1～9</translation>
    </message>
    <message>
        <source>Board: change the square, or play there</source>
        <translation>盤面：マスを変更、またはそこに打つ</translation>
    </message>
    <message>
        <source>O, X, Delete</source>
        <translation>O, X, Delete</translation>
    </message>
    <message>
        <source>Board: set the square (while editing)</source>
        <translation>盤面：マスを設定（編集中）</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>三目並べ</translation>
    </message>
    <message>
        <source>Step through a game-tree search: why did it stop here?</source>
        <translation>ゲーム木の探索を一歩ずつ。なぜここで止まった？</translation>
    </message>
</context>
<context>
    <name>yomi::ui::tictactoe::UpdatesPage</name>
    <message>
        <source>The standard deviation of the measurements.</source>
        <translation>測定の標準偏差。</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Marks on the board before the move.</source>
        <translation>打つ前の盤面にある印の数。</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copying the record board.</source>
        <translation>レコード盤面のコピー。</translation>
    </message>
    <message>
        <source>± copy</source>
        <translation>± コピー</translation>
    </message>
    <message>
        <source>make</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Making a move on it.</source>
        <translation>レコード盤面への着手。</translation>
    </message>
    <message>
        <source>± make</source>
        <translation>± 着手</translation>
    </message>
    <message>
        <source>unmake</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Taking the move back.</source>
        <translation>着手の取り消し。</translation>
    </message>
    <message>
        <source>± unmake</source>
        <translation>± 取り消し</translation>
    </message>
    <message>
        <source>search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>On the record board, from the start; of PVS the last iteration.</source>
        <translation>レコード盤面で、初期局面から。PVSは最後の反復。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>The nodes of the search.</source>
        <translation>探索のノード数。</translation>
    </message>
    <message>
        <source>copying</source>
        <translation>コピー時</translation>
    </message>
    <message>
        <source>The median time with copies.</source>
        <translation>コピーしたときの時間の中央値。</translation>
    </message>
    <message>
        <source>unmaking</source>
        <translation>取り消し時</translation>
    </message>
    <message>
        <source>The median time with moves made and unmade.</source>
        <translation>着手と取り消しのときの時間の中央値。</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>節約</translation>
    </message>
    <message>
        <source>The difference of the two.</source>
        <translation>両者の差。</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算値</translation>
    </message>
    <message>
        <source>Nodes × the saving per node that the table above gives.</source>
        <translation>ノード数 × 上の表にあるノード当たりの節約。</translation>
    </message>
    <message>
        <source>copying ÷ unmaking</source>
        <translation>コピー ÷ 取り消し</translation>
    </message>
    <message>
        <source>How many times as long the search with copies takes.</source>
        <translation>コピーする探索にかかる時間の倍率。</translation>
    </message>
    <message>
        <source>Alpha-beta + table</source>
        <translation>アルファベータ法＋置換表</translation>
    </message>
    <message>
        <source>PVS, unmake after each search of a child</source>
        <translation>PVS、子の探索ごとに取り消し</translation>
    </message>
    <message>
        <source>PVS, unmake once for both searches</source>
        <translation>PVS、二度の探索後に一度だけ取り消し</translation>
    </message>
    <message>
        <source>PVS repeats no search from the start, so both of its forms do the same.</source>
        <translation>初期局面からのPVSでは再探索がないので、2つの方式は同じ動作です。</translation>
    </message>
    <message>
        <source>PVS repeats no search from the start: both of its forms do the same work, and their times differ only by measurement.</source>
        <translation>初期局面からのPVSでは再探索がありません。2つの方式は同じ作業をし、時間の差は測定によるものです。</translation>
    </message>
    <message>
        <source>Cost of a move on the record board</source>
        <translation>レコード盤面での一手のコスト</translation>
    </message>
    <message>
        <source>What it saves a whole search</source>
        <translation>探索全体での節約</translation>
    </message>
    <message>
        <source>Time by ply (marks before the move)</source>
        <translation>手数ごとの時間（打つ前の印の数）</translation>
    </message>
    <message>
        <source>ply %1</source>
        <translation>%1手</translation>
    </message>
    <message>
        <source>Lines appear when the costs are measured.</source>
        <translation>コストを測定すると線が現れます。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>再測定</translation>
    </message>
    <message>
        <source>Means of 20 measurements of a thousand boards each, interrupted ones left out. The article copies the board for every child; making the move on one board and unmaking it saves the difference on every node.</source>
        <translation>1,000個の盤面を20回測定した平均です。中断された測定は除きます。記事は子ごとに盤面をコピーします。1つの盤面に着手して取り消せば、その差をノードごとに節約できます。</translation>
    </message>
    <message>
        <source>The measurement was stopped.</source>
        <translation>測定を中止しました。</translation>
    </message>
    <message>
        <source>Unmaking saves %1 on a node. What a search really saves is more or less than that times its nodes, because most of the time goes into the evaluation and the table, and copies on the heap also fill the processor&apos;s cache.</source>
        <translation>着手の取り消しはノード当たり%1を節約します。実際の節約は、これにノード数を掛けた値とは異なります。時間の大半は評価と置換表にかかり、ヒープ上のコピーはプロセッサのキャッシュも埋めるからです。</translation>
    </message>
    <message>
        <source>Rows appear when they are measured.</source>
        <translation>測定が終わると行が表示されます。</translation>
    </message>
    <message>
        <source>Measuring moves</source>
        <translation>着手を測定中</translation>
    </message>
    <message>
        <source>Measuring searches</source>
        <translation>探索を測定中</translation>
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
        <translation>中央</translation>
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
