import { describe, expect, it } from 'vitest';
import {
  aheadRequest,
  parseAheadFound,
  playsRequest,
  type AheadFound,
} from '#shared/games/alphacubes/index.ts';
import { turnsAhead } from '#shared/games/alphacubes/search/open-table.ts';
import { strongestSwing } from '#shared/games/alphacubes/search/outlook.ts';
import { weigh } from '#shared/games/alphacubes/search/weigh.ts';
import { playOn, lay, cubesFor, type OpenTable } from '#shared/games/alphacubes/search/play-on.ts';
import { randomFrom, seat } from '#shared/kernel/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { position } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { searchOver } from '#tests/support/game-search.ts';

const lexicon = lexiconOver(smallWords);
const noRulings = { allowed: [], denied: [] };
const hand = 'AEHNO BIKLS CEILT AGHOR CJORT AEKOR ENOQR';
const other = 'AENPT CEIOV AEITY ABDIT DEHOR EIQRU NORTY';
const stock = 'EHLOT DEGLX IMPSU AINTU INOTY AEFOU AELNT ILNOY';
const effort = { plays: 6, searches: 60 };

const askOf = (state = position({ hands: [hand, other], stock })) =>
  aheadRequest(rules.viewFor(state, seat(0)), seat(0), randomFrom(7), effort);
const answer = (question: unknown): AheadFound | undefined =>
  parseAheadFound(searchOver('alphacubes', lexicon, noRulings, question)?.found);
const found = (question: unknown): AheadFound => {
  const answered = answer(question);
  if (answered === undefined) throw new Error('The question was not understood');
  return answered;
};

describe('looking ahead', () => {
  it('tells of the best plays how often they win, the most promising first, and alike each time', () => {
    const { plays } = found(askOf());
    expect(plays.length).toBe(effort.plays);
    expect(found(askOf())).toEqual({ plays });
    for (const { chance, error, runs, lead } of plays) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(error).toBeLessThan(0.5);
      expect(runs).toBeGreaterThan(0);
      expect(Number.isFinite(lead)).toBe(true);
    }
    const longest = Math.max(...plays.map(({ runs }) => runs));
    expect(plays[0]?.runs).toBe(longest);
    expect(Math.max(...plays.filter(({ runs }) => runs === longest).map(({ chance }) => chance))).toBe(
      plays[0]?.chance,
    );
  });

  it('knows what one seat sees: it draws the others’ cubes, and never asks who holds what', () => {
    const ask = askOf();
    expect(ask.unseen).toHaveLength(98 - 7);
    expect(JSON.stringify(askOf(position({ hands: [hand, stock.slice(0, 41)], stock: other })))).toBe(
      JSON.stringify({ ...ask, stock: 7 }),
    );
  });

  it('is sure where nothing is hidden: once, by the last points (A6)', () => {
    const bare = position({ hands: ['AEHNO', 'EIQRU'] });
    // Of the whole set only these two cubes are in the game.
    const ask = askOf(bare);
    const last = ask.unseen.slice(0, 1);
    const { plays } = found({ ...ask, unseen: last });
    for (const { chance, runs, error } of plays) {
      expect([0, 0.5, 1]).toContain(chance);
      expect([runs, error]).toEqual([1, 0]);
    }
  });

  it('plays on until all have had a turn, and to the end once the stock gets low', () => {
    const [first, second] = askOf().seats;
    if (first === undefined || second === undefined) throw new Error('There are two seats');
    const turnsOf = (stock: number, ...more: (typeof first)[]) =>
      turnsAhead({ stock, seats: [first, second, ...more] });
    expect([20, 21].map((stock) => turnsOf(stock))).toEqual([Infinity, 2]);
    expect([35, 36].map((stock) => turnsOf(stock, first))).toEqual([Infinity, 3]);
    // Who is out has no turn, but is passed over as one.
    expect([20, 21].map((stock) => turnsOf(stock, { ...first, out: true }))).toEqual([Infinity, 3]);
  });

  it('is certain of a review’s chance where the game is played out, and not before', () => {
    const { effort: _, ...ask } = askOf();
    const engine = createWordEngine(lexicon);
    const play = engine.bestPlays({ ...ask.position, rack: ask.hand }, 1).playAt(0);
    const seats = ask.seats.map((one, at) => ({ ...one, points: at === 0 ? 600 : 0 }));
    const strength = { sees: 100, share: [1, 1], swing: strongestSwing } as const;
    const [played, told] = [20, 21].map(
      (left) =>
        weigh(engine, { ...ask, seats, stock: left, tries: [{ play }], strength, draws: 2 }).chances[0],
    );
    expect(played).toEqual([1, 0]);
    expect(told?.[0]).toBeGreaterThan(0.99);
    expect(told?.[0]).toBeLessThan(1);
  });

  it('looks at a play that is asked about, whatever it scores', () => {
    const ask = askOf();
    const engine = createWordEngine(lexicon);
    const all = engine.bestPlays({ ...ask.position, rack: ask.hand }, 500);
    const also = all.playAt(all.count - 1);
    const { plays } = found({ ...ask, also });
    expect(plays).toHaveLength(effort.plays + 1);
    expect(plays.map(({ play }) => play)).toContainEqual(also);
    const best = all.playAt(0);
    expect(found({ ...ask, also: best }).plays).toHaveLength(effort.plays);
  });

  it('wins with what goes out, and plays the last round to its end', () => {
    const state = position({ hands: ['AEHNO ENOQR', other] });
    const view = rules.viewFor(state, seat(0));
    const ask = aheadRequest(view, seat(0), randomFrom(1), effort);
    const engine = createWordEngine(lexicon);
    const [best] = [engine.bestPlays(playsRequest(view, 1).position, 1).playAt(0)];
    const { board, ...rest } = ask.position;
    const table: OpenTable = {
      position: rest,
      board: [...board],
      hands: [ask.hand, ask.unseen.slice(0, 7)],
      points: [0, 0],
      out: [false, false],
      first: seat(0),
      stock: [],
      seat: 0,
      wentOut: false,
      over: false,
    };
    lay(table, 0, best, cubesFor(best, ask.hand));
    expect(table.wentOut).toBe(best.laid.length === 2);
    playOn(engine, table, Infinity);
    expect(table.over).toBe(true);
    const left = table.hands[1] ?? [];
    const spent = left.reduce((sum, { total }) => sum + total, 0);
    expect(table.points[1]).toBeGreaterThanOrEqual(-spent);
    expect(table.points[0]).toBeGreaterThanOrEqual(best.score - 100);
  });

  it.each([
    ['nothing', undefined],
    ['another board', { position: { layout: { width: 3 } } }],
    ['a hand of eight', { hand: [...askOf().hand, ...askOf().hand.slice(0, 1)] }],
    ['a letter that is none', { unseen: [{ faces: [{ letter: '?', value: 1 }], total: 1, worth: 1 }] }],
    ['more cubes in hands than there are', { stock: 98 }],
    ['a seat that is not there', { by: 2 }],
    ['endless thought', { effort: { plays: 6, searches: 1e9 } }],
    [
      'a play that the hand cannot show',
      {
        also: {
          word: 'ZZ',
          start: 0,
          direction: 'across',
          score: 1,
          laid: [{ square: 0, letter: 'Z', value: 1, blank: false }],
        },
      },
    ],
  ])('refuses a question with %s', (_, change) => {
    expect(answer(change === undefined ? undefined : { ...askOf(), ...change })).toBeUndefined();
  });

  it('takes no answer that is none', () => {
    expect(parseAheadFound({ plays: [{ chance: 2 }] })).toBeUndefined();
  });
});
