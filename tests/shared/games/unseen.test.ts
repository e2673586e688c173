import { describe, expect, it } from 'vitest';
import { unseenCubes } from '#shared/games/alphacubes/index.ts';
import { viewFor as cubesFor } from '#shared/games/alphacubes/view.ts';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { unseenCards } from '#shared/games/kubo/index.ts';
import { viewFor as cardsFor } from '#shared/games/kubo/view.ts';
import { randomFrom, seat } from '#shared/kernel/index.ts';
import { strictPlay } from '#shared/options/index.ts';
import { madeOf } from '#tests/support/alphacubes/records.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { begun } from '#tests/support/kubo/table.ts';
import { shuffleHidden } from '#tests/support/kubo/shuffle-hidden.ts';

describe('what an onlooker has not seen', () => {
  it('is in Alphacubes the stock and the hands of others, in every turn of the published game', () => {
    for (const { state } of madeOf(published.record)) {
      const hands = state.seats.map(({ hand }) => hand);
      for (const at of hands.keys()) {
        const others = hands.flatMap((hand, other) => (other === at ? [] : hand));
        const hidden = [...state.stock, ...others].sort((a, b) => a - b);
        expect(unseenCubes(cubesFor(state, seat(at)))).toEqual(hidden);
      }
      expect(unseenCubes(cubesFor(state, 'table'))).toHaveLength(state.stock.length + hands.flat().length);
    }
  });

  it('is in Kubo the deck and the hands of others, wherever they lie', () => {
    const state = begun({ seats: 4 });
    const own = state.seats[1]?.hand ?? [];
    const hidden = [...state.deck, ...state.seats.flatMap(({ hand }) => hand)].filter(
      (card) => !own.includes(card),
    );
    const seen = unseenCards(cardsFor(state, seat(1)));
    expect([...seen].sort()).toEqual(hidden.sort());
    const other = shuffleHidden(state, [seat(1)], randomFrom(5));
    expect(unseenCards(cardsFor(other, seat(1)))).toEqual(seen);
  });
});

it('every game can be played strictly', () => {
  for (const id of gameIds) expect(gameOf(id).options).toContain(strictPlay);
});
