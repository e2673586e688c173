import type { AlphacubesMove, AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { published } from './published.ts';
import type { AlphacubesRecord } from './records.ts';

/** As many moves as a record may hold. */
export const mostMoves = 10_000;
const { record } = published;
/** A good play of the published game, far on; its word is forbidden here, so that a challenge takes it back. */
const refuted = 17;

/** Spelling number `n`: different for every `n` below 456,976. */
const spelling = (n: number, length = 5): string => {
  const letters = [0, 1, 2, 3].map((place) => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26)));
  return letters.join('').padEnd(length, 'Q');
};
const ruling = (n: number, at: number, length?: number): AlphacubesMove => ({
  kind: 'allow',
  by: seat(at),
  words: Array.from({ length: 20 }, (_, place) => spelling(20 * n + place, length)),
});

const upTo = (moves: (n: number) => readonly AlphacubesMove[]): readonly AlphacubesMove[] => {
  const all: AlphacubesMove[] = [];
  for (let n = 0; all.length < mostMoves; n += 1) all.push(...moves(n));
  return all.slice(0, mostMoves);
};

/** The published game to its 17th play under challenges for nothing, then one play after another taken back. */
function challenged(
  again: (n: number, play: AlphacubesMove) => readonly AlphacubesMove[],
  options: Partial<AlphacubesOptions> = {},
): AlphacubesRecord {
  // Where the table judges, no play has a verdict until it is challenged.
  const plays = record.moves.map(({ by, ...move }): AlphacubesMove => {
    if (move.kind !== 'play') throw new Error('The published game has plays alone');
    return { kind: 'play', by, placements: move.placements };
  });
  const opening = plays
    .slice(0, refuted)
    .flatMap((move): AlphacubesMove[] => [
      move,
      ...[1, 2, 3].map((step) => ({ kind: 'accept' as const, by: next(move, step) })),
    ]);
  const play = plays[refuted];
  if (play === undefined) throw new Error('The published game is longer');
  const forbid = [published.words[refuted] ?? ''];
  return {
    ...record,
    options: { ...record.options, judge: 'challenge', challengeKind: 'void', forbid, ...options },
    moves: [...opening, ...upTo((n) => again(n, play))].slice(0, mostMoves),
  };
}

const next = (move: AlphacubesMove, step: number) => seat((move.by + step) % 4);
const refute = (move: AlphacubesMove, step: number): AlphacubesMove => ({
  kind: 'challenge',
  by: next(move, step),
  good: false,
});

/** Records of 10,000 moves, one for each kind of move that a game may have so many of. */
export const longRecords = {
  rulings: (): AlphacubesRecord => ({ ...record, moves: upTo((n) => [ruling(n, 0)]) }),
  'long words': (): AlphacubesRecord => ({ ...record, moves: upTo((n) => [ruling(n, 0, 13)]) }),
  'one ruling again and again': (): AlphacubesRecord => ({ ...record, moves: upTo(() => [ruling(0, 0)]) }),
  challenges: () => challenged((_, play) => [play, refute(play, 1)]),
  'plays waved on': () =>
    challenged((_, play) => [
      play,
      { kind: 'accept', by: next(play, 1) },
      { kind: 'accept', by: next(play, 2) },
      refute(play, 3),
    ]),
  'rulings, plays and challenges': () => challenged((n, play) => [ruling(n, play.by), play, refute(play, 1)]),
  'challenges under words of their own': () =>
    challenged((_, play) => [play, refute(play, 1)], {
      personalAllow: Array.from({ length: 10_000 }, (_, n) => spelling(n)),
      personalForbid: Array.from({ length: 10_000 }, (_, n) => spelling(n, 6)),
    }),
} as const;
