import { parts } from '#renderer/games/kubo/parts.ts';
import type { KuboTable } from '#renderer/games/kubo/table-types.ts';
import { cornersOf, layersOf } from '#shared/games/kubo/index.ts';
import { randomMove } from '#shared/games/kubo/random-move.ts';
import { randomFrom } from '#shared/kernel/index.ts';
import { kuboRecord, untimed } from '#tests/support/kubo/records.ts';
import type { HiddenHands } from './hot-seat.ts';

const corners = cornersOf('standard');
const [top = [], ...lower] = layersOf('standard').toReversed();
/** Only the top layer is left to be laid. */
const laid = lower.flat().filter((card) => !corners.includes(card));

export const kuboHands: HiddenHands<KuboTable> = {
  tools: ({ tools }) => ({ ...tools, parts, help: () => undefined }),
  record(dice, players) {
    const options = { ...untimed, match: dice.pick(['one', 'rounds'] as const), rounds: 2 };
    const record = kuboRecord(players, dice.below(2 ** 31), options);
    const hands = players.map((_, at) => top.slice(at * 2, at * 2 + 2));
    return dice.chance(60) ? { ...record, setUp: { laid, hands } } : record;
  },
  action(dice, { phase, seats, table }) {
    const by = phase.kind === 'turn' ? phase.seat : undefined;
    const hand = by === undefined ? [] : (seats[by]?.hand ?? []);
    const card = dice.pick([...hand, ...table]);
    return dice.pick<KuboTable['action']>([
      { kind: 'choose', card },
      { kind: 'let-go' },
      { kind: 'order', cards: hand.toReversed() },
      { kind: 'point', by, card },
      { kind: 'pick', card },
      { kind: 'back' },
      { kind: 'stop' },
      { kind: 'next', line: 'blue S1 to blue XL1' },
    ]);
  },
  move: (dice, state) => randomMove(state, randomFrom(dice.below(2 ** 31)))[0],
  endTurn: (by) => ({ kind: 'end', by }),
};
