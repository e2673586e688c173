import { gameOf, type GameId } from '#shared/games/index.ts';
import { dutchAlphabet } from '#shared/lexicon/index.ts';
import { formatRecord, type GameRecord } from '#shared/records/index.ts';
import { randomRecord } from '#tests/support/random-records.ts';

/** A game that somebody may play: the texts that it has, move by move. */
export interface Story {
  readonly game: GameId;
  readonly moves: number;
  /** The record after so many moves, of which so many were undone on the way. */
  textAt(moves: number, takenBack: number): string;
}

const told: readonly (readonly [GameId, number])[] = [
  ['kubo', 3],
  ['scruble', 5],
  ['alphacubes', 1],
  ['kubagram', 2],
  ['cubeword', 4],
];

/** Long games say nothing that their first moves do not say. */
const mostMoves = 40;

const lexicon = { name: 'small', sha256: '0'.repeat(64) };

/** The one word list that a program of a world has, as its build says it. */
export const smallList = {
  ...lexicon,
  title: 'Small',
  alphabet: dutchAlphabet,
  words: 1,
  origin: 'bundled',
  asset: 'lexica/small.cwlex',
  vocabularies: [],
} as const;

let stories: Promise<readonly Story[]> | undefined;

/** Games that were played at random, the same in every world. */
export function loadStories(): Promise<readonly Story[]> {
  stories ??= Promise.all(
    told.map(async ([game, seed]) =>
      storyOf(await randomRecord(game, seed, [{ name: 'Ada', kind: 'person' }])),
    ),
  );
  return stories;
}

function storyOf(record: GameRecord): Story {
  const words = gameOf(record.game).lexicon !== 'required' ? {} : { lexicon };
  return {
    game: record.game,
    moves: Math.min(mostMoves, record.moves.length),
    textAt: (moves, takenBack) =>
      formatRecord({ ...record, ...words, takenBack, moves: record.moves.slice(0, moves) }),
  };
}
