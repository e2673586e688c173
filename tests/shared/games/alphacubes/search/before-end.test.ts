import { describe, expect, it } from 'vitest';
import type { AheadCube } from '#shared/games/alphacubes/search/ahead.ts';
import { solveBeforeEnd, type BeforeEndQuestion } from '#shared/games/alphacubes/search/end/before-end.ts';
import { beforeEndRequest, parseBeforeEndFound } from '#shared/games/alphacubes/search/end/end-request.ts';
import type { Side } from '#shared/games/alphacubes/search/end/end-game.ts';
import { cubesFor } from '#shared/games/alphacubes/search/play-on.ts';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { expectOk, ok, randomFrom, refuse, seat } from '#shared/kernel/index.ts';
import { createWordEngine, type Play, type WordEngine } from '#shared/word-engine/index.ts';
import { endPosition } from '#tests/support/alphacubes/end-positions.ts';
import { askOver, askWords, lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { plainLead } from '#tests/support/alphacubes/plain-end.ts';
import { knownPosition } from '#tests/support/alphacubes/known-position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { searchOver } from '#tests/support/game-search.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_BEFORE_ENDS=1000` compares so many positions with the plain solver. */
const positions = Number(process.env.CUBEWRIGHT_BEFORE_ENDS ?? 4);
const many = 10_000_000;

/** Two cubes in the hand of the side on turn, and the last cubes of the stock among three that it cannot see. */
function questionFrom(engine: WordEngine, from: number): BeforeEndQuestion {
  const { position, hands, by, first } = endPosition(engine, from, 3, 3);
  const hand = hands[by].slice(0, 2);
  const [best] = playsOf(engine, { position, hand });
  // With this lead the points of most plays are about what the answers bring.
  const lead = (from % 21) - (best?.score ?? 0);
  const unseen = hands[(1 - by) as Side];
  return { position, hand, unseen, stock: 1 + (from % 2), by, first, lead, plays: 6, work: many };
}

function playsOf(
  engine: WordEngine,
  { position, hand }: Pick<BeforeEndQuestion, 'position' | 'hand'>,
  most = 6,
): readonly Play[] {
  const found = engine.bestPlays({ ...position, rack: hand }, most);
  return Array.from({ length: found.count }, (_, place) => found.playAt(place));
}

/** Every way to draw, each played on by the plain solver. */
function plainResults(engine: WordEngine, ask: BeforeEndQuestion, play: Play) {
  const used = cubesFor(play, ask.hand);
  const board = [...ask.position.board];
  for (const { square, letter, value } of play.laid) board[square] = { letter, value };
  const results = drawsOf(ask.unseen, ask.stock).map((drawn) => {
    const own = [...ask.hand.filter((cube) => !used.has(cube)), ...drawn];
    const others = ask.unseen.filter((cube) => !drawn.includes(cube));
    const points = ask.lead + play.score;
    const lead = plainLead(engine, {
      position: { ...ask.position, board },
      hands: ask.by === 0 ? [own, others] : [others, own],
      points: ask.by === 0 ? [points, 0] : [0, points],
      by: ask.by === 0 ? 1 : 0,
      first: ask.first,
      afterPass: false,
      lastTurn: false,
    });
    return -lead;
  });
  return {
    wins: results.filter((lead) => lead > 0).length,
    draws: results.filter((lead) => lead === 0).length,
    ways: results.length,
  };
}

function drawsOf(cubes: readonly AheadCube[], count: number): readonly (readonly AheadCube[])[] {
  if (count === 0) return [[]];
  return cubes.flatMap((cube, at) => drawsOf(cubes.slice(at + 1), count - 1).map((rest) => [cube, ...rest]));
}

describe(`P38: with one or two cubes in the stock, from seed ${seed}`, () => {
  it(
    'wins in as many ways as a search of everything, by the best of the plays looked at',
    { timeout: longTest },
    () => {
      const engine = createWordEngine(lexiconOver(englishUpTo(10)));
      for (let at = 0; at < positions; at += 1) {
        const ask = questionFrom(engine, (seed + at) % 2 ** 31);
        const plays = playsOf(engine, ask).filter((play) => cubesFor(play, ask.hand).size >= ask.stock);
        const also = plays.at(-1);
        const found = solveBeforeEnd(engine, { ...ask, also });
        for (const { play, cubes, ...told } of found.plays) {
          expect({ ...told, ways: found.ways }).toEqual(plainResults(engine, ask, play));
          expect(cubes).toHaveLength(play.laid.length);
        }
        const worth = ({ wins, draws }: { wins: number; draws: number }) => 2 * wins + draws;
        const best = Math.max(...plays.map((play) => worth(plainResults(engine, ask, play))));
        expect(found.plays.map(worth)[0]).toBe(plays.length === 0 ? undefined : best);
        expect(found.plays.some(({ play }) => play.word === also?.word)).toBe(plays.length > 0);
      }
    },
  );

  it('tells nothing of a play once the work is used up', () => {
    const engine = createWordEngine(lexiconOver(englishUpTo(10)));
    expect(solveBeforeEnd(engine, { ...questionFrom(engine, 3), work: 1 })).toMatchObject({
      isWhole: false,
      plays: [],
    });
  });
});

const hands = ['AEHNO BIKLS', 'AENPT CEIOV'] as const;
const viewOf = (stock: string, more: object = {}) =>
  rules.viewFor(knownPosition({ hands, stock, ...more }), seat(0));

describe('the question before an end (P38)', () => {
  it('is asked where two seats are left and one or two cubes are in the stock', () => {
    expect(beforeEndRequest(viewOf('EHLOT'), seat(0))).toMatchObject({ by: 0, stock: 1, lead: 9 });
    expect(beforeEndRequest(viewOf('EHLOT DEGLX'), seat(0))).toMatchObject({ stock: 2 });
    expect(beforeEndRequest(viewOf(''), seat(0))).toBeUndefined();
    expect(beforeEndRequest(viewOf('EHLOT DEGLX CEILT'), seat(0))).toBeUndefined();
    expect(beforeEndRequest(viewOf('EHLOT'), seat(1))).toBeUndefined();
    expect(beforeEndRequest(viewOf('EHLOT', { hands: [...hands, 'CEILT'] }), seat(0))).toBeUndefined();
  });

  it('is what the strongest level plays by', async () => {
    // HS scores most and wins in none of five ways; FEE wins in three.
    const late = ['EJLMO CJORT AEILO DEFPR', 'EFILY CDELN BGIPR CEILT'];
    const view = viewOf('BIKLS', { hands: late, points: [40, 40] });
    const question = beforeEndRequest(view, seat(0));
    if (question === undefined) throw new Error('No question');
    const lexicon = lexiconOver(smallWords);
    const [best] = solveBeforeEnd(createWordEngine(lexicon), question).plays;
    expect(best).toMatchObject({ wins: 3, play: { word: 'FEE' } });
    const decided = await alphacubes.computers.decide({
      view,
      by: seat(0),
      level: 21,
      random: randomFrom(7),
      words: smallJudge,
      ask: askOver(smallWords),
      askWords,
      search: ({ layers, question: asked }) => {
        const answer = searchOver(alphacubes.id, lexicon, layers, asked);
        return Promise.resolve(answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer));
      },
    });
    const letters = best?.play.laid.map(({ letter }) => letter);
    const { placements = [] } = { ...expectOk(decided) } as { placements?: { letter: string }[] };
    expect(placements.map(({ letter }) => letter).toSorted()).toEqual(letters?.toSorted());
  });

  it('is refused where it makes no sense', () => {
    const question = beforeEndRequest(viewOf('EHLOT'), seat(0));
    if (question === undefined) throw new Error('No question');
    const answer = (asked: unknown) =>
      searchOver('alphacubes', lexiconOver(smallWords), { allowed: [], denied: [] }, asked);
    expect(parseBeforeEndFound(answer(question)?.found)?.ways).toBe(3);
    expect(answer({ ...question, stock: 3 })).toBeUndefined();
    expect(answer({ ...question, unseen: question.unseen.slice(0, 1), stock: 2 })).toBeUndefined();
    const odd = question.unseen.map((cube) => ({ ...cube, faces: [{ letter: '!', value: 1 }] }));
    expect(answer({ ...question, unseen: odd })).toBeUndefined();
    const laid = [{ square: 0, letter: 'Q', value: 10, blank: false }];
    const play = { start: 0, direction: 'across', word: 'Q', laid, score: 10 };
    expect(answer({ ...question, also: play })).toBeUndefined();
    expect(parseBeforeEndFound({ ways: 0, isWhole: true, plays: [] })).toBeUndefined();
  });
});
