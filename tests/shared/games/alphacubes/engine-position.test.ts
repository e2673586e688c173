import { alphacubesSet } from '#shared/pieces/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  laidLetters,
  placementsKeeping,
  playsRequest,
  preview,
  type AlphacubesMove,
} from '#shared/games/alphacubes/index.ts';
import { currentState } from '#shared/engine/index.ts';
import { assignLetters } from '#shared/games/alphacubes/notation/assignment.ts';
import { letterUse, usefulness } from '#shared/games/alphacubes/computer/keeping.ts';
import { cubeId, expectOk, seat, type CubeId } from '#shared/kernel/index.ts';
import { noWords, withWords } from '#shared/lexicon/index.ts';
import { tableJudge, tableWords } from '#shared/table-words/index.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { engineOver } from '#tests/support/alphacubes/engine.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { cubes, position } from '#tests/support/alphacubes/position.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { randomGame, randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { seed } from '#tests/support/seed.ts';

const engine = engineOver(smallWords);

describe('the word engine at the table (P6, P14)', () => {
  it('finds only plays that the rules allow, for the points that the rules write down', () => {
    let plays = 0;
    assertCompared(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.nat({ max: 40 }), (number, moves) => {
        const { timeline } = randomGame(number, moves);
        const state = currentState(timeline);
        if (state.phase.kind !== 'turn') return;
        const { seat: by } = state.phase;
        const view = rules.viewFor(state, by);
        for (const play of engine(playsRequest(view, 25))) {
          const placements = placementsKeeping(alphacubesSet, laidLetters(view, play), view.hand);
          if (placements === undefined) throw new Error(`The hand cannot show ${play.word}`);
          const move: AlphacubesMove = { kind: 'play', by, placements };
          expect(rules.check(state, move)).toEqual({ ok: true, value: undefined });
          const { score } = expectOk(preview(view, placements, smallJudge));
          expect([score.words[0]?.word, score.total]).toEqual([play.word, play.score]);
          plays += 1;
        }
      }),
      { numRuns: 150, seed, least: 1_000 },
      () => plays,
    );
  });

  it('tells plays best first', () => {
    const state = position({
      picture: ['', '', '', '', '', '', '', '', '....NOTICE'],
      hands: ['AEHNO BIKLS AEFLP', 'AEIKT'],
    });
    const view = rules.viewFor(state, seat(0));
    const all = engine(playsRequest(view, 10_000));
    expect(all.length).toBeGreaterThan(20);
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('lays seven cubes for 50 more', () => {
    const state = position({ hands: ['AENST AINTU EINRT AEIRS AEIKT EGNRT DEIRV'] });
    const view = rules.viewFor(state, seat(0));
    const splashes = engine(playsRequest(view, 2_000)).filter(({ laid }) => laid.length === 7);
    expect(splashes).not.toEqual([]);
    for (const play of splashes) {
      const placements = placementsKeeping(alphacubesSet, laidLetters(view, play), view.hand) ?? [];
      expect(expectOk(preview(view, placements, smallJudge)).score).toMatchObject({
        splash: 50,
        total: play.score,
      });
    }
  });
});

describe('A8 the words of the table, as the engine has them', () => {
  const word = fc.constantFrom('CUBE', 'XU', 'RITZ', 'QAT', 'DICE', 'ZZZ', ' edge ');
  const lists = fc.array(word, { maxLength: 4 });
  const plain = fc.array(fc.constantFrom('CUBE', 'XU', 'RITZ', 'QAT', 'DICE', 'ZZZ', 'EDGE'), {
    maxLength: 3,
  });

  it('come to the same verdicts as the judge of the rules', () => {
    fc.assert(
      fc.property(lists, lists, plain, (allow, forbid, allowed) => {
        const { options } = position({ hands: ['AEHNO'] });
        const table = { options: { ...options, allow, forbid }, allowed: withWords(noWords, allowed) };
        const judge = tableJudge(smallJudge, table);
        const words = tableWords(table);
        for (const one of ['CUBE', 'XU', 'RITZ', 'QAT', 'DICE', 'ZZZ', 'EDGE', 'NOTE', 'QQQ']) {
          const inLayers =
            !words.denied.includes(one) && (words.allowed.includes(one) || smallJudge.has(one));
          expect([one, inLayers]).toEqual([one, judge.has(one)]);
        }
      }),
      { seed },
    );
  });

  it('reach the plays: a word let stand is found, a forbidden one is not', () => {
    const state = position({
      hands: ['DIOQY AEILO AENST AEHNO'],
      options: { allow: ['QAT'], forbid: ['TEN', 'NET'] },
    });
    const view = rules.viewFor(state, seat(0));
    const found = new Set(engine(playsRequest(view, 5_000)).map((play) => play.word));
    expect(found).toContain('QAT');
    expect(found).not.toContain('TEN');
    expect(found).not.toContain('NET');
  });
});

describe('which cubes a computer keeps', () => {
  it('by the letters of the English list, and S for more', () => {
    const letters = bundledList('english').words.join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const shares = Object.fromEntries(
      [...counts].map(([letter, count]) => [letter, Math.round((count / letters.length) * 1_000)]),
    );
    expect({ ...letterUse, S: shares['S'] }).toEqual(shares);
    expect(letterUse['S']).toBeGreaterThan(shares['E'] ?? Infinity);
  });

  it('the most useful ones that can be kept, by every choice there is', () => {
    const hand = fc.uniqueArray(fc.integer({ min: 0, max: 97 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(
        hand,
        fc.array(fc.constantFrom(...'AEIOSTRNQZ'), { minLength: 1, maxLength: 5 }),
        (ids, letters) => {
          const held = ids.map(cubeId);
          const laid = letters.map((letter, at) => ({ square: `A${at + 1}`, letter }));
          const placements = placementsKeeping(alphacubesSet, laid, held);
          const subsets = choices(held, letters.length).filter(
            (some) => assignLetters(alphacubesSet, some, letters).kind !== 'none',
          );
          expect(placements === undefined).toBe(subsets.length === 0);
          if (placements === undefined) return;
          const spent = (some: readonly CubeId[]) =>
            some.reduce((sum, cube) => sum + usefulness(alphacubesSet, cube), 0);
          expect(spent(placements.map(({ cube }) => cube))).toBe(Math.min(...subsets.map(spent)));
          expect(new Set(placements.map(({ cube }) => cube)).size).toBe(letters.length);
          expect(placements.map(({ square, letter }) => ({ square, letter }))).toEqual(laid);
        },
      ),
      { numRuns: 300, seed },
    );
  });

  it('an S rather than a Q, where either cube shows the letter', () => {
    const [plain = cubeId(0), useful = cubeId(0)] = cubes('ENOQR GNOST');
    expect(usefulness(alphacubesSet, useful)).toBeGreaterThan(usefulness(alphacubesSet, plain));
    const placements = placementsKeeping(alphacubesSet, [{ square: 'I9', letter: 'O' }], [useful, plain]);
    expect(placements?.map(({ cube }) => cube)).toEqual([plain]);
  });
});

function choices(cubes: readonly CubeId[], size: number): readonly (readonly CubeId[])[] {
  if (size === 0) return [[]];
  return cubes.flatMap((cube, at) => choices(cubes.slice(at + 1), size - 1).map((rest) => [cube, ...rest]));
}
