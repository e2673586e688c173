import { readFileSync } from 'node:fs';
import { moveAt, stateBefore, type Timeline } from '#shared/engine/index.ts';
import { alphacubesRules, playsRequest, type AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { parseRecord, replayRecord, scoreSheet } from '#shared/records/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';

// The first turns of a saved game beside the best play that was possible, with what the player could see.
const file = new URL('../golden/alphacubes-published.cubewright.json', import.meta.url);
const record = expectOk(parseRecord(readFileSync(file, 'utf8')));
const { moves } = expectOk(scoreSheet(record));
const replayed = replayRecord(record);
if (!replayed.ok) throw new Error(replayed.problem.code);
const timeline = replayed.timeline as Timeline<AlphacubesTypes>;
const lexicon = buildLexicon(englishUpTo(35), {
  name: 'everyday',
  alphabet: latinAlphabet,
  sha256: '0'.repeat(64),
});
const engine = createWordEngine(lexicon);
for (const turn of [0, 1, 2]) {
  const move = moveAt(timeline, turn);
  if (move?.kind !== 'play') continue;
  const view = alphacubesRules.viewFor(stateBefore(alphacubesRules, timeline, turn), seat(move.by));
  const best = engine.bestPlays(playsRequest(view, 1).position, 1).playAt(0);
  console.log(
    `turn ${turn + 1}: ${moves[turn]?.score} points; ${best.word} would have brought ${best.score}`,
  );
}

// It prints:
// turn 1: 86 points; WAYWARD would have brought 92
// turn 2: 24 points; EXCLAIMS would have brought 150
// turn 3: 30 points; PREFIXED would have brought 155
