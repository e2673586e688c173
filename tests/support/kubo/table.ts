import type { Actor } from '#shared/engine/index.ts';
import {
  kubo,
  type KuboEvent,
  type KuboMove,
  type KuboOptions,
  type KuboProblem,
  type KuboSetUp,
  type KuboState,
} from '#shared/games/kubo/index.ts';
import { expectOk, seat, type Result } from '#shared/kernel/index.ts';

/** A table of Kubo for tests. */
export interface KuboTable {
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: Partial<KuboOptions>;
  readonly setUp?: KuboSetUp;
}

export function setUpResult({
  seats = 2,
  seed = 7,
  options = {},
  setUp,
}: KuboTable): Result<KuboState, KuboProblem> {
  const parsed = kubo.optionsSchema.parse(options);
  return kubo.rules.setup({ options: parsed, seats, seed, ...(setUp === undefined ? {} : { setUp }) });
}

export function begun(table: KuboTable = {}): KuboState {
  return expectOk(setUpResult(table));
}

/** `1: lay red M2`, `clock: close 5`: seats are written from 0. */
export function moveIn(state: KuboState, line: string): KuboMove {
  const [who = '', text = ''] = line.split(': ');
  const by: Actor = who === 'clock' ? 'clock' : seat(Number(who));
  return expectOk(kubo.notation.parse(kubo.rules.viewFor(state, 'table'), by, text));
}

export interface Played {
  readonly state: KuboState;
  /** Of all the moves, in order. */
  readonly events: readonly KuboEvent[];
}

export function playedOn(from: KuboState, ...lines: readonly string[]): Played {
  return lines.reduce<Played>(
    ({ state, events }, line) => {
      const step = kubo.rules.apply(state, moveIn(state, line));
      if (!step.ok) throw new Error(`${line}: ${JSON.stringify(step.problem)}`);
      return { state: step.value.state, events: [...events, ...step.value.events] };
    },
    { state: from, events: [] },
  );
}

export function moved(from: KuboState, ...lines: readonly string[]): KuboState {
  return playedOn(from, ...lines).state;
}

/** Why this move is refused; the state stays as it was. */
export function refusal(state: KuboState, line: string): KuboProblem {
  const before = JSON.stringify(state);
  const step = kubo.rules.apply(state, moveIn(state, line));
  if (step.ok) throw new Error(`${line} was made`);
  if (JSON.stringify(state) !== before) throw new Error(`${line} changed the state`);
  return step.problem;
}

export const scoresOf = (state: KuboState): readonly number[] => kubo.rules.scores(state);
