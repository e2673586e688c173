import { expect, it } from 'vitest';
import { handsAt } from '#renderer/table/store/people.ts';
import { begin, currentState } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';

const people = [seat(0), seat(1)];

function handsAtStart(id: 'kubagram' | 'kubo') {
  const game = gameOf(id);
  const start = { options: defaults(game.options), seats: 2, seed: 3 };
  const state = currentState(expectOk(begin(game.rules, start)));
  return { onTurn: game.rules.turn(state).seat, hands: handsAt(game, state, people, undefined) };
}

it('nobody comes forward for a turn where a game hides nothing; where it hides hands, they do', () => {
  const open = handsAtStart('kubagram');
  expect(open.hands).toEqual({ kind: 'all' });
  const hidden = handsAtStart('kubo');
  expect(hidden.hands).toEqual({ kind: 'none', awaited: hidden.onTurn });
});
