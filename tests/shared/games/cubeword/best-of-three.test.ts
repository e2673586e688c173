import { describe, expect, it } from 'vitest';
import {
  bestTurns,
  cubeIds,
  isJoker,
  lettersOn,
  turnRequest,
  type CubewordView,
  type FeltCube,
  type TurnRequest,
} from '#shared/games/cubeword/index.ts';
import { cubewordLetters } from '#shared/games/cubeword/cubes.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import { createSpellingPairs } from '#shared/lexicon/index.ts';
import { cubewordSet } from '#shared/pieces/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { turnThatBeats, type Claim } from '#tests/support/cubeword/check-best.ts';
import { sharedWords } from '#tests/support/cubeword/ladder.ts';
import { lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { smallPosition, type Vocabulary } from '#tests/support/cubeword/small-positions.ts';
import { viewsFromGames } from '#tests/support/cubeword/views.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_BEST_OF_THREE=24` checks that many positions from games, and ten small ones for each of them. */
const asked = Number(process.env.CUBEWRIGHT_BEST_OF_THREE ?? 0);
const isLong = asked > 0;

const none = { allowed: [], denied: [] };
const exactly = { nodes: 1_000_000_000, width: 1, most: 1, share: 1 } as const;

/** The check has to accept the points that are claimed, and to find a turn that beats any less. */
function expectProved(claim: Omit<Claim, 'points'>, points: number, what: string): void {
  expect(turnThatBeats({ ...claim, points }), what).toBeUndefined();
  if (points > 0) expect(turnThatBeats({ ...claim, points: points - 1 }), what).toBeDefined();
}

/** Lays words across, `CAR 0 0`, `Q*` a blank so named, each with a cube that has few of the letters of the list beside. */
function laid(texts: readonly string[], list: string): readonly FeltCube[] {
  const taken = new Set<CubeId>();
  const needed = (cube: CubeId) => lettersOn(cubewordSet, cube).filter((one) => list.includes(one)).length;
  return texts.flatMap((text) => {
    const [word = '', column, row] = text.split(' ');
    const blank = word.endsWith('*');
    return [...word.replace('*', '')].map((letter, at) => {
      const [cube] = cubeIds
        .filter((one) => !isJoker(one) && !taken.has(one))
        .filter((one) => lettersOn(cubewordSet, one).includes(letter) !== blank)
        .toSorted((one, other) => needed(one) - needed(other));
      if (cube === undefined) throw new Error(`No cube is left for ${letter}`);
      taken.add(cube);
      return { cube, letter, blank, column: Number(column) + at, row: Number(row) };
    });
  });
}

interface Tricky {
  readonly what: string;
  readonly felt: readonly string[];
  /** These cubes lie there in reading order; without them any that fit. */
  readonly cubes?: readonly number[];
  readonly list: string;
  readonly pool?: string;
  readonly moves: number;
  readonly points: number;
}

/** Turns whose moves only one order allows, or that an easy bound would miss. */
const tricky: readonly Tricky[] = [
  { what: 'a cube moves in its own line', felt: ['OPT 0 0'], list: 'OPT TOP', moves: 1, points: 3 },
  {
    what: 'what a cube leaves is a new word, too',
    felt: ['CART 0 0', 'HA 9 0'],
    list: 'CART CAR CARS HA HAT',
    moves: 1,
    points: 6,
  },
  {
    what: 'two cubes change places',
    felt: ['AT 0 0', 'OF 9 0'],
    list: 'AT OF OT AF',
    moves: 3,
    points: 4,
  },
  {
    what: 'each cube goes where another has left',
    felt: ['CAR 0 0', 'MAT 9 0', 'HOW 18 0'],
    list: 'CAR MAT HOW ARM HAT COW AT',
    moves: 3,
    points: 9,
  },
  {
    what: 'a cube leaves a broken word for a place that the last one joins',
    felt: ['CAR 0 0', 'TOE 9 0'],
    list: 'CAR TOE CT CTSO',
    pool: 'S',
    moves: 3,
    points: 4,
  },
  {
    what: 'a cube has to leave first for one of a word that a siting broke',
    felt: ['OPT 0 0', 'MAT 9 0', 'E 18 0'],
    list: 'OPT PTS MAT OAT ME',
    pool: 'S',
    moves: 3,
    points: 8,
  },
  {
    what: 'a cube has to leave first for one of a word that was none at first',
    felt: ['OPTS 0 0', 'MAT 9 0', 'E 18 0'],
    list: 'PTS MAT OAT ME',
    moves: 2,
    points: 8,
  },
  {
    what: 'a cube has to leave first, for a place beside one that came before',
    felt: ['OPT 0 0', 'MAR 9 0', 'H 18 0'],
    list: 'OPT MAR HOP TAR HM',
    moves: 3,
    points: 8,
  },
  {
    what: 'a cube leaves what a siting broke, for just enough points elsewhere',
    felt: ['NOW 0 0', 'EVE 9 0'],
    list: 'NOW OW OWL EVE EVEN',
    pool: 'L',
    moves: 2,
    points: 7,
  },
  {
    what: 'a blank makes room for a cube that scores where it lay',
    felt: ['GLOB 0 0', 'A* 5 0', 'OWL 0 9', 'MODE 20 9'],
    list: 'GLOB GLOBAL OWL NOW MODE MODEL',
    pool: 'N',
    moves: 3,
    points: 9,
  },
  {
    what: 'a cube makes room, in a place that is tried after others',
    felt: ['CARD -20 20', 'OWL -10 30', 'GOO 20 0', 'RY 24 1'],
    cubes: [10, 2, 13, 15, 12, 20, 17, 22, 5, 19, 23, 14],
    list: 'CAR CARD CARL OWL NOW GOO GOOD RY DRY',
    pool: 'N',
    moves: 3,
    points: 11,
  },
  {
    what: 'a blank that stands alone has to show a face first, since eight are up',
    felt: ['SAT 0 0', ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Q* ${at * 3} ${at * 3}`)],
    list: 'SAT SAK',
    moves: 2,
    points: 2,
  },
];

/** Short words of which a hand of cubes that are in play already makes many. */
const inPlay: Vocabulary = {
  letters: cubewordLetters,
  words: isLong ? englishUpTo(20).filter(({ length }) => length <= 5) : [],
  pairs: [],
};

describe('the best turn of three moves (C3, C4, C6)', () => {
  const small = isLong ? asked * 10 : 4;

  it(
    `passes an independent check in ${small} small positions from seed ${firstSeed}`,
    { timeout: longTest * 6 },
    () => {
      for (let seed = firstSeed; seed < firstSeed + small; seed += 1) {
        // Every other position at length has real words and no pool.
        const position =
          isLong && seed % 2 === 0
            ? smallPosition(seed, 8, 0, [inPlay])
            : smallPosition(seed, isLong ? 9 : 6, isLong ? 5 : 3);
        const { felt, pool, counted, turn, list, rulings, spellings, connected, spellingPairs } = position;
        const ask: TurnRequest = {
          cubes: { set: 'standard', ownSet: [] },
          ...{ felt, pool, counted, turn, connected, spellingPairs },
          ...{ ...exactly, moves: 3 },
        };
        const { turns, exact } = bestTurns(lexiconOf(list), rulings, ask);
        expect(exact, `seed ${seed}`).toBe(true);
        const spellingOf = (word: string) => spellings.get(word) ?? word;
        expectProved({ ...position, spellingOf, moves: 3 }, turns[0]?.points ?? 0, `seed ${seed}`);
      }
    },
  );

  it.each(tricky)(
    'is found where $what',
    ({ felt: texts, cubes, list: text, pool: wanted, moves, points }) => {
      const felt = laid(texts, text).map((one, at) => ({ ...one, cube: cubeId(cubes?.[at] ?? one.cube) }));
      const list = text.split(' ');
      const pool = cubeIds.filter(
        (cube) =>
          wanted !== undefined &&
          lettersOn(cubewordSet, cube).includes(wanted) &&
          felt.every((one) => one.cube !== cube),
      );
      const position = { felt, pool: pool.slice(0, 1), counted: [], turn: 1, connected: false };
      const ask = {
        cubes: { set: 'standard', ownSet: [] },
        ...position,
        spellingPairs: false,
        ...exactly,
      } as const;
      const { turns, exact } = bestTurns(lexiconOf(list), none, { ...ask, moves });
      expect(exact).toBe(true);
      expect(turns[0]?.points).toBe(points);
      const letters = [...new Set(list.join(''))].join('');
      const claim = { ...position, words: new Set(list), letters, spellingOf: (word: string) => word, moves };
      if (isLong || moves < 3) expectProved(claim, points, text);
    },
  );

  it(
    `passes it with the real list, in ${isLong ? `${asked} positions` : 'a position'} from games between computers`,
    { timeout: longTest * 60 },
    async () => {
      const list = englishUpTo(50);
      const lexicon = lexiconOf(list);
      const words = sharedWords(lexicon);
      const { spellingOf } = createSpellingPairs(words.judge);
      const known = new Set(list);
      const views = await viewsFromGames(words, isLong ? Math.ceil(asked / 3) : 1);
      const check = (view: CubewordView) => {
        const ask = turnRequest(view, { ...exactly, moves: 3 });
        const { turns, exact } = bestTurns(lexicon, none, ask);
        expect(exact).toBe(true);
        const claim = { ...ask, words: known, letters: cubewordLetters, spellingOf };
        expectProved(claim, turns[0]?.points ?? 0, `turn ${view.turn}: ${JSON.stringify(view.felt)}`);
      };
      for (const view of views.slice(0, isLong ? asked : 1)) check(view);
    },
  );
});
