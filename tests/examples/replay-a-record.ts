import { readFileSync } from 'node:fs';
import { currentState } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord, replayRecord, scoreSheet } from '#shared/records/index.ts';

// A saved game is options, a seed or set-up, and moves: the rules make the rest of it again.
const file = new URL('../golden/alphacubes-published.cubewright.json', import.meta.url);
const record = expectOk(parseRecord(readFileSync(file, 'utf8')));
const { rules, title } = gameOf(record.game);
const replayed = replayRecord(record);
if (!replayed.ok) throw new Error(`move ${replayed.move}: ${replayed.problem.code}`);
console.log(
  title,
  rules.turn(currentState(replayed.timeline)),
  rules.ending(currentState(replayed.timeline))?.reason,
);
for (const { name, score } of expectOk(scoreSheet(record)).players) console.log(name, score);

// A record whose moves break the rules is named by its first such move.
const broken = { ...record, moves: record.moves.slice(1) } as typeof record;
const refused = replayRecord(broken);
console.log(refused.ok || [refused.move, refused.problem.code]);

// It prints:
// Alphacubes { number: 20, seat: undefined } went-out
// Orange 235
// Yellow 175
// Green 173
// Blue 176
// [ 1, 'alphacubes/not-your-turn' ]
