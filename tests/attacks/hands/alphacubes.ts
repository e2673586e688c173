import type { AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { randomMove } from '#tests/support/alphacubes/random-game.ts';
import type { HiddenHands } from './hot-seat.ts';

export const alphacubesHands: HiddenHands<AlphacubesTable> = {
  tools: ({ tools }) => tools,
  record(dice, players) {
    const { setUp, ...record } = published.record;
    const options = { ...record.options, judge: dice.pick(['assisted', 'challenge'] as const) };
    const drawOrder = (setUp?.drawOrder ?? []).slice(0, players.length * 7 + dice.below(30));
    const start = dice.chance(60) ? { setUp: { drawOrder } } : {};
    return { ...record, ...start, options, seed: dice.below(2 ** 31), players, moves: [] };
  },
  action(dice, { phase, seats }) {
    const hand = phase.kind === 'turn' ? (seats[phase.seat]?.hand ?? []) : [];
    const cube = dice.pick(hand.length === 0 ? [0] : hand);
    const square = dice.pick(['I9', 'H9', 'A1']);
    return dice.pick<AlphacubesTable['action']>([
      { kind: 'letter', letter: dice.pick(['A', 'E', 'S', 'T']) },
      { kind: 'typed', text: `I9 down ${dice.pick(['AT', 'SEA', 'TO'])}` },
      { kind: 'pick-cube', cube },
      { kind: 'pick-square', place: { column: 8, row: 8 } },
      { kind: 'lay-here' },
      { kind: 'swap' },
      { kind: 'back' },
      { kind: 'lift', square },
      { kind: 'recall' },
      { kind: 'tip', side: 'left' },
      { kind: 'grab', cube, from: undefined },
      { kind: 'drag-over', square },
      { kind: 'drop' },
      { kind: 'exchange' },
      { kind: 'order', order: [...hand].reverse() },
    ]);
  },
  move: (dice, state) => randomMove(state, dice),
  endTurn: (by) => ({ kind: 'pass', by }),
};
