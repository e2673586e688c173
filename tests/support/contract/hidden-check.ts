import { deepStrictEqual } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import type { Onlooker } from '#shared/engine/index.ts';
import { randomFrom, seat, type RandomState } from '#shared/kernel/index.ts';
import type { PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/**
 * Changes what an onlooker may not know and looks again: the view must be the same. And the same move made in both
 * must be told alike, as long as it leads to the same view: what a move lays open stands on the table after it.
 */
export function nothingHiddenLeaks(tenant: Tenant, { seed, start, timeline, steps }: PlayedGame): void {
  const { rules } = tenant.game;
  const onlookers: readonly Onlooker[] = [
    'table',
    ...Array.from({ length: start.seats }, (_, at) => seat(at)),
  ];
  const random: RandomState = randomFrom(seed);
  for (const { before, move, state, events } of steps) {
    for (const who of onlookers) {
      const other = tenant.shuffleHidden(before, [who], random);
      deepStrictEqual(rules.viewFor(other, who), rules.viewFor(before, who));
      const known = move.by === 'clock' ? [who] : [who, move.by];
      const made = rules.apply(tenant.shuffleHidden(before, known, random), move);
      if (!made.ok || !isDeepStrictEqual(rules.viewFor(made.value.state, who), rules.viewFor(state, who))) {
        continue;
      }
      deepStrictEqual(rules.eventsFor(made.value.events, who), rules.eventsFor(events, who));
    }
  }
  const shown = rules.viewFor(timeline.state, 'table');
  deepStrictEqual(rules.viewFor(tenant.shuffleHidden(timeline.state, ['table'], random), 'table'), shown);
}
