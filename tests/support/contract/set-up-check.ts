import { deepStrictEqual } from 'node:assert';
import type { OpenHands } from '#shared/engine/index.ts';
import { expectOk, randomFrom, seat } from '#shared/kernel/index.ts';
import { statesOf, type PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/** What a set-up of a state names is open to whoever looks on: with all that is hidden dealt anew it is the same. */
export function setUpsHideHands({ game, shuffleHidden }: Tenant, played: PlayedGame): void {
  const { seed, start } = played;
  const lookers = Array.from({ length: start.seats }, (_, at) => seat(at));
  for (const state of statesOf(played)) {
    for (const who of ['table', ...lookers] as const) {
      const open: OpenHands =
        who === 'table' ? { kind: 'none', awaited: undefined } : { kind: 'one', seat: who };
      const other = shuffleHidden(state, [who], randomFrom(seed));
      deepStrictEqual(game.setUpOf?.(other, open), game.setUpOf?.(state, open));
    }
    // Where every hand is open, the stock still is not.
    const all: OpenHands = { kind: 'all' };
    const other = shuffleHidden(state, lookers, randomFrom(seed));
    deepStrictEqual(game.setUpOf?.(other, all), game.setUpOf?.(state, all));
  }
}

/** A game set up as it stands has the same scores and turn, and gives the same set-up again. */
export function setUpsGoOn({ game }: Tenant, played: PlayedGame): void {
  const { rules } = game;
  const { options, seats, seed } = played.start;
  for (const state of statesOf(played)) {
    const setUp = game.setUpOf?.(state, { kind: 'all' });
    // Where the clock has ended a game, its set-up is that of the turn in which it did.
    if (setUp === undefined || rules.ending(state) !== undefined) continue;
    const written = game.setUpSchema.parse(JSON.parse(JSON.stringify(setUp)));
    const made = expectOk(rules.setup({ options, seats, seed: seed + 1, setUp: written }));
    deepStrictEqual(rules.scores(made), rules.scores(state));
    deepStrictEqual(rules.turn(made).seat, rules.turn(state).seat);
    deepStrictEqual(game.setUpOf?.(made, { kind: 'all' }), setUp);
  }
}
