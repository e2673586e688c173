import { describe, expect, it } from 'vitest';
import type { AskSearch } from '#shared/engine/index.ts';
import { alphacubes, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import type { EndGame } from '#shared/games/alphacubes/search/end/end-game.ts';
import { endRequest, leadAfter, parseEndFound } from '#shared/games/alphacubes/search/end/end-request.ts';
import { solveEnd } from '#shared/games/alphacubes/search/end/solve-end.ts';
import { expectOk, ok, randomFrom, refuse, seat } from '#shared/kernel/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { endPosition } from '#tests/support/alphacubes/end-positions.ts';
import { askOver, askWords, lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { plainLead } from '#tests/support/alphacubes/plain-end.ts';
import { knownPosition } from '#tests/support/alphacubes/known-position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { searchOver } from '#tests/support/game-search.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_ENDS=10000` compares so many positions with the plain solver. */
const positions = Number(process.env.CUBEWRIGHT_ENDS ?? 8);
const many = 10_000_000;

const worthless = ({ position: { board, ...table }, hands: both, ...end }: EndGame): EndGame => ({
  ...end,
  position: { ...table, board: board.map((face) => face && { ...face, value: 0 }) },
  hands: [free(both[0]), free(both[1])],
});
const free = (hand: EndGame['hands'][0]): EndGame['hands'][0] =>
  hand.map((cube) => ({ ...cube, faces: cube.faces.map((face) => ({ ...face, value: 0 })) }));

describe(`P38: the end of a game of two, from seed ${seed}`, () => {
  it('comes to the same lead as a search of everything', { timeout: longTest }, () => {
    const engine = createWordEngine(lexiconOver(englishUpTo(10)));
    const wrong: unknown[] = [];
    for (let at = 0; at < positions; at += 1) {
      const drawn = endPosition(engine, (seed + at) % 2 ** 31, 2);
      // In a set of one's own faces may be worth nothing: a cube that is laid for no points still costs none.
      const end = at % 4 === 3 ? worthless(drawn) : drawn;
      const { isExact, gain = NaN, line } = solveEnd(engine, { ...end, work: many });
      const costs = end.hands.map((hand) => hand.reduce((sum, { total }) => sum + total, 0));
      const lead = gain - (costs[end.by] ?? 0) + (costs[1 - end.by] ?? 0);
      const plain = plainLead(engine, { ...end, points: [0, 0] });
      if (!isExact || lead !== plain || line.length === 0) wrong.push({ seed: seed + at, lead, plain });
    }
    expect(wrong).toEqual([]);
    tellFigures({ positions, different: wrong.length });
  });

  it('values a turn that was made as what follows it', () => {
    const engine = createWordEngine(lexiconOver(englishUpTo(10)));
    for (let at = 0; at < 6; at += 1) {
      const end = { ...endPosition(engine, (seed + at) % 2 ** 31, 3), work: many };
      const { gain, line } = solveEnd(engine, end);
      const [best] = line;
      expect(solveEnd(engine, { ...end, also: best }).alsoGain).toBe(gain);
      const passed = solveEnd(engine, { ...end, also: { by: end.by, cubes: [] } }).alsoGain;
      expect(passed).toBeLessThanOrEqual(gain ?? NaN);
    }
  });

  it('gives the best turn so far when the work is used up', () => {
    const engine = createWordEngine(lexiconOver(englishUpTo(10)));
    const end = { ...endPosition(engine, 3, 5, 4), afterPass: false, lastTurn: false, work: 1 };
    const { isExact, line } = solveEnd(engine, end);
    expect(isExact).toBe(false);
    expect(line).toHaveLength(1);
    // The last turn, too, is found by several searches.
    expect(solveEnd(engine, { ...end, lastTurn: true }).line).toHaveLength(1);
  });
});

const hands = ['AEHNO BIKLS', 'AENPT CEIOV'] as const;
const state = (more: object = {}): AlphacubesState => knownPosition({ hands, ...more });
const viewOf = (one: AlphacubesState) => rules.viewFor(one, seat(0));

describe('the question about an end', () => {
  it('is asked where two seats know everything', () => {
    expect(endRequest(viewOf(state()), seat(0))).toMatchObject({ by: 0, afterPass: false, lastTurn: false });
    expect(endRequest(viewOf(state()), seat(1))).toBeUndefined();
    expect(endRequest(viewOf(state({ stock: 'EHLOT' })), seat(0))).toBeUndefined();
    expect(endRequest(viewOf(state({ hands: [...hands, 'DEGLX'] })), seat(0))).toBeUndefined();
    expect(endRequest(viewOf(state({ missed: [0, 1] })), seat(0))).toBeUndefined();
    const full = ['AEHNO BIKLS CEILT AGHOR CJORT AEKOR', 'AENPT'];
    const few = endRequest(viewOf(state()), seat(0))?.work ?? 0;
    expect(endRequest(viewOf(state({ hands: full })), seat(0))?.work).toBeLessThan(few);
  });

  it('is refused where it makes no sense', () => {
    const question = endRequest(viewOf(state()), seat(0));
    if (question === undefined) throw new Error('No question');
    const answer = (asked: unknown) =>
      searchOver('alphacubes', lexiconOver(smallWords), { allowed: [], denied: [] }, asked);
    expect(parseEndFound(answer(question)?.found)?.isExact).toBe(true);
    expect(answer({ ...question, by: 2 })).toBeUndefined();
    expect(answer({ ...question, also: { by: 1, cubes: [] } })).toBeUndefined();
    expect(answer({ ...question, also: { by: 0, cubes: [5] } })).toBeUndefined();
    expect(answer({ ...question, also: { by: 0, cubes: [0] } })).toBeUndefined();
    const [first, second] = question.hands;
    const odd = first.map((cube) => ({ ...cube, faces: [{ letter: '!', value: 1 }] }));
    expect(answer({ ...question, hands: [odd, second] })).toBeUndefined();
    expect(parseEndFound({ isExact: true, gain: 'many', line: [] })).toBeUndefined();
  });

  it.each([20])('is what level %i plays by, to the lead that was foretold', async (level) => {
    const lexicon = lexiconOver(smallWords);
    const search: AskSearch = ({ layers, question }) => {
      const answer = searchOver(alphacubes.id, lexicon, layers, question);
      return Promise.resolve(answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer));
    };
    let now = state();
    const view = viewOf(now);
    const question = endRequest(view, seat(0));
    if (question === undefined) throw new Error('No question');
    const { gain = NaN } = solveEnd(createWordEngine(lexicon), { ...question, work: many });
    while (now.phase.kind === 'turn') {
      const by = now.phase.seat;
      const decided = await alphacubes.computers.decide({
        view: rules.viewFor(now, by),
        by,
        level,
        random: randomFrom(7),
        words: smallJudge,
        ask: askOver(smallWords),
        askWords,
        search,
      });
      now = expectOk(rules.apply(now, expectOk(decided))).state;
    }
    const [own = 0, other = 0] = rules.scores(now);
    expect(own - other).toBe(leadAfter(view, question, gain));
  });
});
