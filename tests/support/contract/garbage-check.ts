import { deepStrictEqual, match } from 'node:assert';
import { movesOf, type GameTypes } from '#shared/engine/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { statesOf, type PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/** Odd moves that are tried in each game. */
const tries = 150;

/**
 * Moves of the game with values swapped for others of their kind, made in any of its states. What the schema lets
 * through comes from a file or a screen: the rules make it or refuse it.
 */
export function garbageIsRefused({ game }: Tenant, played: PlayedGame): void {
  const { rules } = game;
  const dice = diceOf(played.seed);
  const moves = movesOf(played.timeline);
  const values = moves.flatMap(leavesOf);
  const states = statesOf(played);
  if (moves.length === 0) return;
  for (let count = 0; count < tries; count += 1) {
    const odd = game.moveSchema.safeParse(mutated(dice.pick(moves), values, dice));
    if (!odd.success) continue;
    const state = dice.pick(states);
    for (const result of [rules.judge(state, odd.data, played.words), rules.apply(state, odd.data)]) {
      if (!result.ok) match(result.problem.code, new RegExp(`^(${game.id}|clock)/`));
      else if ('state' in result.value) {
        const { state: next } = result.value as { readonly state: GameTypes['state'] };
        deepStrictEqual(game.pieces(next), game.pieces(state));
      }
    }
  }
}

interface Dice {
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

function diceOf(seed: number): Dice {
  let random = randomFrom(seed);
  const below = (limit: number): number => {
    const [value, next] = nextInt(random, limit);
    random = next;
    return value;
  };
  return { below, pick: <T>(items: readonly T[]) => items[below(items.length)] as T };
}

/** The numbers, texts and truths in a move. */
function leavesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

function mutated(value: unknown, values: readonly unknown[], dice: Dice): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mutated(item, values, dice));
    const turn = dice.below(12);
    if (turn === 0) return items.slice(1);
    if (turn === 1 && items.length > 0) return [...items, dice.pick(items)];
    return turn === 2 ? items.toReversed() : items;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'kind' ? item : mutated(item, values, dice)]),
    );
  }
  if (dice.below(5) > 0) return value;
  if (typeof value === 'boolean') return !value;
  const alike = values.filter((other) => typeof other === typeof value);
  return alike.length === 0 ? value : dice.pick(alike);
}
