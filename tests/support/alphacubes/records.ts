import { currentState, type AppliedMove } from '#shared/engine/index.ts';
import type { AlphacubesMove, AlphacubesState, AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { parseRecord, recordVersion, replayRecord, type GameRecord } from '#shared/records/index.ts';

export type AlphacubesRecord = GameRecord<AlphacubesTypes>;

/** A record of today's version, read from its text. */
export function readRecord(text: string): AlphacubesRecord {
  const record = expectOk(parseRecord(text));
  if (record.version !== recordVersion || record.game !== 'alphacubes') {
    throw new Error(`No record of Alphacubes in version ${recordVersion}`);
  }
  return record as AlphacubesRecord;
}

/** Every move of a record as it is made; one that may not be made throws. */
export function madeOf(record: AlphacubesRecord, words?: WordJudge): readonly AppliedMove<AlphacubesTypes>[] {
  const made: AppliedMove<AlphacubesTypes>[] = [];
  const replayed = replayRecord(record, {
    words,
    watch: (one) => made.push(one as AppliedMove<AlphacubesTypes>),
  });
  if (!replayed.ok) throw new Error(`Move ${replayed.move}: ${JSON.stringify(replayed.problem)}`);
  return made;
}

/** The state after the last move of a record. */
export function endOf(record: AlphacubesRecord): AlphacubesState {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(`Move ${replayed.move}: ${JSON.stringify(replayed.problem)}`);
  return currentState(replayed.timeline) as AlphacubesState;
}

/** The same plays at a table that judges them only when they are challenged. */
export function underChallenge(record: AlphacubesRecord): AlphacubesRecord {
  const unjudged = record.moves.map((move): AlphacubesMove => {
    if (move.kind !== 'play') return move;
    const { kind, by, placements } = move;
    return { kind, by, placements };
  });
  return { ...record, options: { ...record.options, judge: 'challenge' }, moves: unjudged };
}
