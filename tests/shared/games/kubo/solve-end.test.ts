import { describe, expect, it } from 'vitest';
import { kubo, openLines, type CardName, type KuboState } from '#shared/games/kubo/index.ts';
import { cardNames } from '#shared/games/kubo/cards.ts';
import { cornersOf } from '#shared/games/kubo/cells.ts';
import { solveEnd } from '#shared/games/kubo/computer/solve-end.ts';
import { kuboOptions } from '#shared/games/kubo/options.ts';
import { placingOf } from '#shared/games/kubo/placing.ts';
import { expectOk, randomFrom, seat, shuffle, type RandomState } from '#shared/kernel/index.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { decisionOf } from '#tests/support/kubo/ladder.ts';
import { begun } from '#tests/support/kubo/table.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_KUBO_ENDS=10000` compares so many ends with the plain solver. */
const ends = Number(process.env.CUBEWRIGHT_KUBO_ENDS ?? 20);
const mostLive = 5;

/** Cards are laid by chance until few can still be laid; all the others are in the hands, and none in the deck. */
function endFrom(number: number): KuboState {
  const [orientation = 'standard'] = shuffle(randomFrom(number), kuboOptions[0].choices)[0];
  const table = [...cornersOf(orientation)];
  let random: RandomState = randomFrom(number ^ 0x2c9277b5);
  let left: readonly CardName[] = cardNames.filter((card) => !table.includes(card));
  const placing = (card: CardName) => placingOf({ options: { orientation }, table }, card).kind;
  while (left.filter((card) => placing(card) !== 'dead').length > mostLive) {
    [left, random] = shuffle(random, left);
    const next = left.find((card) => placing(card) === 'free');
    if (next === undefined) break;
    table.push(next);
    left = left.filter((card) => card !== next);
  }
  [left] = shuffle(random, left);
  const half = 1 + (number % (left.length - 1));
  const laid = table.slice(cornersOf(orientation).length);
  const hands = [left.slice(0, half), left.slice(half)];
  const options = { orientation, match: 'one', stealSeconds: 0 } as const;
  return begun({ options, setUp: { dealer: 1, laid, hands, scores: [number % 7, number % 5], deck: [] } });
}

/** The lead of the first seat at the end, by trying all moves that the rules allow; who completes a line claims it. */
function plainLead(state: KuboState): number {
  const { phase } = state;
  if (phase.kind === 'over') {
    const [own = NaN, other = NaN] = kubo.rules.scores(state);
    return own - other;
  }
  const on = (move: Parameters<typeof kubo.rules.apply>[1]) => kubo.rules.apply(state, move);
  if (phase.kind === 'window')
    return plainLead(expectOk(on({ kind: 'wave', by: seat(1 - phase.seat) })).state);
  const by = phase.seat;
  const [open] = openLines(state, phase);
  if (open !== undefined) return plainLead(expectOk(on({ kind: 'claim', by, line: open.id })).state);
  const hand = state.seats[by]?.hand ?? [];
  const leads = [...hand.map((card) => on({ kind: 'lay', by, card })), on({ kind: 'end', by })].flatMap(
    (step) => (step.ok ? plainLead(step.value.state) : []),
  );
  return by === 0 ? Math.max(...leads) : Math.min(...leads);
}

describe(`the end of a round of two in which nothing is hidden, from seed ${seed}`, () => {
  it('comes to the same lead as trying everything by the rules', { timeout: longTest }, () => {
    const wrong: unknown[] = [];
    for (let at = 0; at < ends; at += 1) {
      const number = (seed + at) % 2 ** 31;
      const state = endFrom(number);
      const gain = solveEnd(kubo.rules.viewFor(state, seat(0)), seat(0))?.gain ?? NaN;
      const [own = NaN, other = NaN] = state.seats.map(({ points }) => points);
      const lead = own - other + gain;
      const plain = plainLead(state);
      if (lead !== plain) wrong.push({ number, lead, plain });
    }
    expect(wrong).toEqual([]);
    tellFigures({ ends, different: wrong.length });
  });

  it('is played by the strongest level', async () => {
    for (let at = 0; at < 10; at += 1) {
      const state = endFrom((seed + at) % 2 ** 31);
      const choice = solveEnd(kubo.rules.viewFor(state, seat(0)), seat(0))?.choice;
      const move = typeof choice === 'number' ? { kind: 'lay', card: cardNames[choice] } : { kind: choice };
      expect(await decisionOf(state, seat(0), 4, randomFrom(seed))).toMatchObject(move);
    }
  });

  it('is left to the look-ahead where something is hidden, or where it is too large', () => {
    const viewOf = (state: KuboState) => kubo.rules.viewFor(state, seat(0));
    const end = endFrom(5);
    expect(solveEnd(viewOf(end), seat(0))).toBeDefined();
    expect(solveEnd(viewOf(end), seat(0), 1)).toBeUndefined();
    for (const seats of [2, 3])
      expect(solveEnd(viewOf(begun({ seats, setUp: { dealer: seat(seats - 1) } })), seat(0))).toBeUndefined();
  });
});
