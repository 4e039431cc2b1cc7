<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>yomi::ui::FileCommands</name>
    <message numerus="yes">
        <source>There are %n documents. Which one?</source>
        <translation>
            <numerusform>There is %n document. Which one?</numerusform>
            <numerusform>There are %n documents. Which one?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::LinePanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::QuitQuestion</name>
    <message numerus="yes">
        <source>%n documents have unsaved changes.</source>
        <translation>
            <numerusform>%n document has unsaved changes.</numerusform>
            <numerusform>%n documents have unsaved changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::Session</name>
    <message numerus="yes">
        <source>Yomi closed unexpectedly. Unsaved changes in %n documents were restored; save what you want to keep.</source>
        <translation>
            <numerusform>Yomi closed unexpectedly. Unsaved changes in one document were restored; save them if you want to keep them.</numerusform>
            <numerusform>Yomi closed unexpectedly. Unsaved changes in %n documents were restored; save what you want to keep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::LadderRows</name>
    <message numerus="yes">
        <source>%1 of %n positions were solved in that time.</source>
        <translation>
            <numerusform>%1 of %n position was solved in that time.</numerusform>
            <numerusform>%1 of %n positions were solved in that time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means of %1 positions. All rows agree in every score that they found.</source>
        <translation>
            <numerusform>Means of %1 position. All rows agree in every score that they found.</numerusform>
            <numerusform>Means of %1 positions. All rows agree in every score that they found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1 visits %2 nodes of this position; up to %3 can be opened side by side.</source>
        <translation>
            <numerusform>Step %1 visits %2 node of this position; up to %3 can be opened side by side.</numerusform>
            <numerusform>Step %1 visits %2 nodes of this position; up to %3 can be opened side by side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::connectfour::QuestionBar</name>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were left out, too.</source>
        <translation>
            <numerusform>%n more line was left out, too.</numerusform>
            <numerusform>%n more lines were left out, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::Comment</name>
    <message numerus="yes">
        <source>wins, but %n plies later than the best move</source>
        <translation>
            <numerusform>wins, but %n ply later than the best move</numerusform>
            <numerusform>wins, but %n plies later than the best move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins, but %n plies later than %1</source>
        <translation>
            <numerusform>wins, but %n ply later than %1</numerusform>
            <numerusform>wins, but %n plies later than %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost; the best move could hold out %n plies longer</source>
        <translation>
            <numerusform>lost; the best move could hold out %n ply longer</numerusform>
            <numerusform>lost; the best move could hold out %n plies longer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost; %1 could hold out %n plies longer</source>
        <translation>
            <numerusform>lost; %1 could hold out %n ply longer</numerusform>
            <numerusform>lost; %1 could hold out %n plies longer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins by force in %n plies, seen at depth %1</source>
        <translation>
            <numerusform>wins by force in %n ply, seen at depth %1</numerusform>
            <numerusform>wins by force in %n plies, seen at depth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses by force in %n plies, seen at depth %1</source>
        <translation>
            <numerusform>loses by force in %n ply, seen at depth %1</numerusform>
            <numerusform>loses by force in %n plies, seen at depth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n plies</source>
        <translation>
            <numerusform>%1 wins in %n ply</numerusform>
            <numerusform>%1 wins in %n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PlayPage</name>
    <message numerus="yes">
        <source>%1 of %n moves solved</source>
        <translation>
            <numerusform>%1 of %n move solved</numerusform>
            <numerusform>%1 of %n moves solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n moves solved · %2 estimated</source>
        <translation>
            <numerusform>%1 of %n move solved · %2 estimated</numerusform>
            <numerusform>%1 of %n moves solved · %2 estimated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::PositionPanel</name>
    <message numerus="yes">
        <source>%n moves are best.</source>
        <translation>
            <numerusform>%n move is best.</numerusform>
            <numerusform>%n moves are best.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchDocument</name>
    <message numerus="yes">
        <source>The table has room for %n searches; it is full.</source>
        <translation>
            <numerusform>The table has room for %n search; it is full.</numerusform>
            <numerusform>The table has room for %n searches; it is full.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchPanel</name>
    <message numerus="yes">
        <source>%1 (%n plies)</source>
        <translation>
            <numerusform>%1 (%n ply)</numerusform>
            <numerusform>%1 (%n plies)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::games::SearchWorkspace</name>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 node</numerusform>
            <numerusform>%1 nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::AdvicePage</name>
    <message numerus="yes">
        <source>Take %n tiles out of the hand: a full hand has %1.</source>
        <translation>
            <numerusform>Take %n tile out of the hand: a full hand has %1.</numerusform>
            <numerusform>Take %n tiles out of the hand: a full hand has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chance to complete a hand within %n draws.</source>
        <translation>
            <numerusform>The chance to complete a hand within %n draw.</numerusform>
            <numerusform>The chance to complete a hand within %n draws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The expected score within %n draws.</source>
        <translation>
            <numerusform>The expected score within %n draw.</numerusform>
            <numerusform>The expected score within %n draws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n draws: chance %1, expected score %2.</source>
        <translation>
            <numerusform>Within %n draw: chance %1, expected score %2.</numerusform>
            <numerusform>Within %n draws: chance %1, expected score %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Answer</name>
    <message numerus="yes">
        <source>%n draws from a complete hand</source>
        <translation>
            <numerusform>%n draw from a complete hand</numerusform>
            <numerusform>%n draws from a complete hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads</source>
        <translation>
            <numerusform>%1 legal lead</numerusform>
            <numerusform>%1 legal leads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units fit</source>
        <translation>
            <numerusform>%1 unit fits</numerusform>
            <numerusform>%1 units fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 splits</source>
        <translation>
            <numerusform>%1 split</numerusform>
            <numerusform>%1 splits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left over</source>
        <translation>
            <numerusform>%n tile left over</numerusform>
            <numerusform>%n tiles left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 best splits</source>
        <translation>
            <numerusform>%1 best split</numerusform>
            <numerusform>%1 best splits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: %n more plays</source>
        <translation>
            <numerusform>Next best: %n more play</numerusform>
            <numerusform>Next best: %n more plays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets of tiles complete it</source>
        <translation>
            <numerusform>%1 set of tiles completes it</numerusform>
            <numerusform>%1 sets of tiles complete it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::DrawOutlook</name>
    <message numerus="yes">
        <source>%1 playouts…</source>
        <translation>
            <numerusform>%1 playout…</numerusform>
            <numerusform>%1 playouts…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact for %n draws: %1</source>
        <comment>per cent done</comment>
        <translation>
            <numerusform>Exact for %n draw: %1</numerusform>
            <numerusform>Exact for %n draws: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Edit</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::HandPanel</name>
    <message numerus="yes">
        <source>discarded, %n tiles complete the hand</source>
        <translation>
            <numerusform>discarded, %n tile completes the hand</numerusform>
            <numerusform>discarded, %n tiles complete the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded, %n tiles bring the hand nearer</source>
        <translation>
            <numerusform>discarded, %n tile brings the hand nearer</numerusform>
            <numerusform>discarded, %n tiles bring the hand nearer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::OutlookPanel</name>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact for up to %n draws, estimated beyond.</source>
        <translation>
            <numerusform>Exact for up to %n draw, estimated beyond.</numerusform>
            <numerusform>Exact for up to %n draws, estimated beyond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wall: %n tiles.</source>
        <translation>
            <numerusform>Wall: %n tile.</numerusform>
            <numerusform>Wall: %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computes best play for %n draws. It takes seconds if tiles are far away, minutes for a hand that lacks one, and for each further draw about twenty times as long.</source>
        <translation>
            <numerusform>Computes best play for %n draw. It takes seconds if tiles are far away, minutes for a hand that lacks one, and for each further draw about twenty times as long.</numerusform>
            <numerusform>Computes best play for %n draws. It takes seconds if tiles are far away, minutes for a hand that lacks one, and for each further draw about twenty times as long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PalettePanel</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · completes the hand with %1</source>
        <translation>
            <numerusform>%n left · completes the hand with %1</numerusform>
            <numerusform>%n left · completes the hand with %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · brings the hand nearer</source>
        <translation>
            <numerusform>%n left · brings the hand nearer</numerusform>
            <numerusform>%n left · brings the hand nearer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PlaysPanel</name>
    <message numerus="yes">
        <source>%1 plays beat it.</source>
        <translation>
            <numerusform>%1 play beats it.</numerusform>
            <numerusform>%1 plays beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays beat it; the first %2 are listed.</source>
        <translation>
            <numerusform>%1 play beats it; the first %2 are listed.</numerusform>
            <numerusform>%1 plays beat it; the first %2 are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal leads; to empty the hand: %2.</source>
        <translation>
            <numerusform>%1 legal lead; to empty the hand: %2.</numerusform>
            <numerusform>%1 legal leads; to empty the hand: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::PuzzleDialog</name>
    <message numerus="yes">
        <source>%n positions tried</source>
        <translation>
            <numerusform>%n position tried</numerusform>
            <numerusform>%n positions tried</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::RuleSwitches</name>
    <message numerus="yes">
        <source>%1 plays</source>
        <comment>that the rules have</comment>
        <translation>
            <numerusform>%1 play</numerusform>
            <numerusform>%1 plays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Table</name>
    <message numerus="yes">
        <source>Wins; one of %n winning plays.</source>
        <translation>
            <numerusform>Wins; one of %n winning plays.</numerusform>
            <numerusform>Wins; one of %n winning plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Puzzle: player %1 wins with exactly one of %n leads. Which one?</source>
        <translation>
            <numerusform>Puzzle: player %1 wins with the only lead.</numerusform>
            <numerusform>Puzzle: player %1 wins with exactly one of %n leads. Which one?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TableBoard</name>
    <message numerus="yes">
        <source>%1 (%n plays)</source>
        <translation>
            <numerusform>%1 (%n play)</numerusform>
            <numerusform>%1 (%n plays)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solver plays after Solve: there are more than %n cards.</source>
        <translation>
            <numerusform>The solver plays after Solve: there is more than %n card.</numerusform>
            <numerusform>The solver plays after Solve: there are more than %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::TablePlays</name>
    <message numerus="yes">
        <source>Positions of up to %n cards are solved at once, larger ones by Solve.</source>
        <translation>
            <numerusform>Positions of up to %n card are solved at once, larger ones by Solve.</numerusform>
            <numerusform>Positions of up to %n cards are solved at once, larger ones by Solve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal plays</source>
        <translation>
            <numerusform>%n legal play</numerusform>
            <numerusform>%n legal plays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n win. %2.</source>
        <comment>legal plays; winning ones. side</comment>
        <translation>
            <numerusform>%1; %n wins. %2.</numerusform>
            <numerusform>%1; %n win. %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::UnitLists</name>
    <message numerus="yes">
        <source>A list has at most %Ln units.</source>
        <translation>
            <numerusform>A list has at most %Ln unit.</numerusform>
            <numerusform>A list has at most %Ln units.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::hands::Words</name>
    <message numerus="yes">
        <source>%1 plays</source>
        <translation>
            <numerusform>%1 play</numerusform>
            <numerusform>%1 plays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1 unit</numerusform>
            <numerusform>%1 units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 node</numerusform>
            <numerusform>%1 nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>%1 turn</numerusform>
            <numerusform>%1 turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::AnnealerPage</name>
    <message numerus="yes">
        <source>The other %Ln iterations went to other plans and to the enemy&apos;s replies.</source>
        <translation>
            <numerusform>The other %Ln iteration went to other plans and to the enemy&apos;s replies.</numerusform>
            <numerusform>The other %Ln iterations went to other plans and to the enemy&apos;s replies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves skipped (%Ln iterations): no unit can move.</source>
        <translation>
            <numerusform>The %Ln iteration of the moves fell away: no unit can move.</numerusform>
            <numerusform>Moves skipped (%Ln iterations): no unit can move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training skipped (%Ln iterations): no gold.</source>
        <translation>
            <numerusform>The %Ln iteration of the training fell away: no gold for it.</numerusform>
            <numerusform>Training skipped (%Ln iterations): no gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %1 · %2 iterations · %3</source>
        <translation>
            <numerusform>Run %1 · %2 iteration · %3</numerusform>
            <numerusform>Run %1 · %2 iterations · %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ArenaSetup</name>
    <message numerus="yes">
        <source>A list has at most %Ln seeds.</source>
        <translation>
            <numerusform>A list has at most %Ln seed.</numerusform>
            <numerusform>A list has at most %Ln seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All games are kept here, so that at most %Ln are played at once; yomi-cli icefire arena plays more.</source>
        <translation>
            <numerusform>All games are kept here, so that at most %Ln is played at once; yomi-cli icefire arena plays more.</numerusform>
            <numerusform>All games are kept here, so that at most %Ln are played at once; yomi-cli icefire arena plays more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::CommandsPanel</name>
    <message numerus="yes">
        <source>%n died</source>
        <translation>
            <numerusform>%n died</numerusform>
            <numerusform>%n died</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::IcefireWorkspace</name>
    <message numerus="yes">
        <source>The text holds %n recorded games; one at a time can be pasted here.</source>
        <translation>
            <numerusform>The text holds %n recorded game; one at a time can be pasted here.</numerusform>
            <numerusform>The text holds %n recorded games; one at a time can be pasted here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::ProgramConsent</name>
    <message numerus="yes">
        <source>A player of this document is a program that Yomi does not run: its command has %n blanks in a row, which can hide what follows.</source>
        <translation>
            <numerusform>A player of this document is a program that Yomi does not run: its command has %n blank in a row, which can hide what follows.</numerusform>
            <numerusform>A player of this document is a program that Yomi does not run: its command has %n blanks in a row, which can hide what follows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::icefire::Words</name>
    <message numerus="yes">
        <source>its capture costs %n cells</source>
        <translation>
            <numerusform>its capture costs %n cell</numerusform>
            <numerusform>its capture costs %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Cursor</name>
    <message numerus="yes">
        <source>Depth limit %1 (%n plies)</source>
        <translation>
            <numerusform>Depth limit %1 (%n ply)</numerusform>
            <numerusform>Depth limit %1 (%n plies)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::EventWords</name>
    <message numerus="yes">
        <source>The other %n moves here need not be searched.</source>
        <translation>
            <numerusform>The one move left here need not be searched.</numerusform>
            <numerusform>The other %n moves here need not be searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::FileNotice</name>
    <message numerus="yes">
        <source>%1 nodes are still open.</source>
        <translation>
            <numerusform>%1 node is still open.</numerusform>
            <numerusform>%1 nodes are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are not events and were skipped.</source>
        <translation>
            <numerusform>%1 line is not an event and was skipped.</numerusform>
            <numerusform>%1 lines are not events and were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::PathStrip</name>
    <message numerus="yes">
        <source>… %n plies</source>
        <translation>
            <numerusform>… %n ply</numerusform>
            <numerusform>… %n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::QueryPage</name>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 node</numerusform>
            <numerusform>%1 nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::RecordingWorkspace</name>
    <message numerus="yes">
        <source>%1 nodes</source>
        <translation>
            <numerusform>%1 node</numerusform>
            <numerusform>%1 nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 events</source>
        <translation>
            <numerusform>%1 event</numerusform>
            <numerusform>%1 events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TermList</name>
    <message numerus="yes">
        <source>%n lines with %1 %2</source>
        <translation>
            <numerusform>%n line with %1 %2</numerusform>
            <numerusform>%n lines with %1 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TreePanel</name>
    <message numerus="yes">
        <source>Too tall: %1 rows (limit %2). Collapse nodes or zoom out.</source>
        <translation>
            <numerusform>Too tall: %1 row (limit %2). Collapse nodes or zoom out.</numerusform>
            <numerusform>Too tall: %1 rows (limit %2). Collapse nodes or zoom out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::TwoRunsView</name>
    <message numerus="yes">
        <source>Both visit %1 lines of moves, only A %2, only B %3.</source>
        <translation>
            <numerusform>Both visit %1 line of moves, only A %2, only B %3.</numerusform>
            <numerusform>Both visit %1 lines of moves, only A %2, only B %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::WindowPicture</name>
    <message numerus="yes">
        <source>%1, %n visits</source>
        <translation>
            <numerusform>%1, %n visit</numerusform>
            <numerusform>%1, %n visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::inspector::Words</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries by depth</source>
        <translation>
            <numerusform>%Ln entry by depth</numerusform>
            <numerusform>%Ln entries by depth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, two-tier</source>
        <translation>
            <numerusform>%Ln entry, two-tier</numerusform>
            <numerusform>%Ln entries, two-tier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>depth %1 (%n plies)</source>
        <translation>
            <numerusform>depth %1 (%n ply)</numerusform>
            <numerusform>depth %1 (%n plies)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::BoardWidget</name>
    <message numerus="yes">
        <source>%n health left in the step shown</source>
        <translation>
            <numerusform>%n health left in the step shown</numerusform>
            <numerusform>%n health left in the step shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ChoiceBars</name>
    <message numerus="yes">
        <source>and %n more choices</source>
        <translation>
            <numerusform>and %n more choice</numerusform>
            <numerusform>and %n more choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Edit</name>
    <message numerus="yes">
        <source>A side has room for %n minions; this one is full.</source>
        <translation>
            <numerusform>A side has room for %n minion; this one is full.</numerusform>
            <numerusform>A side has room for %n minions; this one is full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at most %n pins; remove one first.</source>
        <translation>
            <numerusform>There are at most %n pin; remove one first.</numerusform>
            <numerusform>There are at most %n pins; remove one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::ExampleView</name>
    <message numerus="yes">
        <source>%1 strikes %2: %n health left.</source>
        <translation>
            <numerusform>%1 strikes %2: %n health left.</numerusform>
            <numerusform>%1 strikes %2: %n health left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::MethodsDialog</name>
    <message numerus="yes">
        <source>Brute force would visit %1 branches, more than the %2 that this page waits for, and is left out.</source>
        <translation>
            <numerusform>Brute force would visit %1 branch, more than the %2 that this page waits for, and is left out.</numerusform>
            <numerusform>Brute force would visit %1 branches, more than the %2 that this page waits for, and is left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanAnalysis</name>
    <message numerus="yes">
        <source>%1 states · %2</source>
        <translation>
            <numerusform>%1 state · %2</numerusform>
            <numerusform>%1 states · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanEdit</name>
    <message numerus="yes">
        <source>A plan has at most %n actions; this one is full.</source>
        <translation>
            <numerusform>A plan has at most %n action; this one is full.</numerusform>
            <numerusform>A plan has at most %n actions; this one is full.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPage</name>
    <message numerus="yes">
        <source>A plan has at most %n actions.</source>
        <translation>
            <numerusform>A plan has at most %n action.</numerusform>
            <numerusform>A plan has at most %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n health left</source>
        <translation>
            <numerusform>%n health left</numerusform>
            <numerusform>%n health left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanPanel</name>
    <message numerus="yes">
        <source>A goal has at most %n clauses.</source>
        <translation>
            <numerusform>A goal has at most %n clause.</numerusform>
            <numerusform>A goal has at most %n clauses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PlanWords</name>
    <message numerus="yes">
        <source>%1 must die</source>
        <translation>
            <numerusform>%1 must die</numerusform>
            <numerusform>%1 must die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must live</source>
        <translation>
            <numerusform>%1 must live</numerusform>
            <numerusform>%1 must live</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::PolicyView</name>
    <message numerus="yes">
        <source>%n more outcomes, on average</source>
        <translation>
            <numerusform>%n more outcome, on average</numerusform>
            <numerusform>%n more outcomes, on average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::SplitDamageWorkspace</name>
    <message numerus="yes">
        <source>Exact · %1 steps · %2</source>
        <translation>
            <numerusform>Exact · %1 step · %2</numerusform>
            <numerusform>Exact · %1 steps · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brute force: %1 branches.</source>
        <translation>
            <numerusform>Brute force: %1 branch.</numerusform>
            <numerusform>Brute force: %1 branches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best plan · %1 states · %2</source>
        <translation>
            <numerusform>Best plan · %1 state · %2</numerusform>
            <numerusform>Best plan · %1 states · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yomi::ui::splitdamage::Words</name>
    <message numerus="yes">
        <source>%Ln hits</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are not struck: their goals do not count.</source>
        <translation>
            <numerusform>%1 is not struck: its goal does not count.</numerusform>
            <numerusform>%1 are not struck: their goals do not count.</numerusform>
        </translation>
    </message>
</context>
</TS>
