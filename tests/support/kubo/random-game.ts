import {
  kubo,
  type KuboEvent,
  type KuboMove,
  kuboOptions,
  type KuboState,
  type KuboTypes,
} from '#shared/games/kubo/index.ts';
import { randomMove } from '#shared/games/kubo/random-move.ts';
import { expectOk, nextInt, randomFrom, type RandomState, type Seed } from '#shared/kernel/index.ts';
import type { Start } from '#shared/engine/index.ts';

export interface RandomStep {
  readonly before: KuboState;
  readonly move: KuboMove;
  readonly events: readonly KuboEvent[];
  readonly state: KuboState;
}

export interface RandomGame {
  readonly start: Start<KuboTypes>;
  readonly first: KuboState;
  readonly steps: readonly RandomStep[];
  readonly last: KuboState;
}

/** More moves than any of these games takes; one that reaches it never ends. */
const mostMoves = 20_000;

/** A whole game of 2 to 6 seats with any switches, played at random. */
export function randomGame(number: Seed): RandomGame {
  const start = randomStart(number);
  const first = expectOk(kubo.rules.setup(start));
  const steps: RandomStep[] = [];
  let random: RandomState = randomFrom(number ^ 0x5bd1e995);
  let state = first;
  while (kubo.rules.actors(state).length > 0) {
    if (steps.length > mostMoves) throw new Error(`Game ${number} does not end`);
    const [move, next] = randomMove(state, random);
    const step = expectOk(kubo.rules.apply(state, move));
    steps.push({ before: state, move, ...step });
    state = step.state;
    random = next;
  }
  return { start, first, steps, last: state };
}

function randomStart(number: Seed): Start<KuboTypes> {
  let random = randomFrom(number);
  const randomBelow = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const options = kubo.optionsSchema.parse({
    orientation: kuboOptions[0].choices[randomBelow(3)],
    stealSeconds: [0, 10, 45][randomBelow(3)],
    match: (['one', 'one', 'rounds', 'points'] as const)[randomBelow(4)],
    rounds: 2,
    points: 10,
  });
  return { options, seats: 2 + randomBelow(5), seed: number };
}
