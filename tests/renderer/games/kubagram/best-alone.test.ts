import { describe, expect, it } from 'vitest';
import {
  aloneKey,
  bestBefore,
  compared,
  gamesWith,
  isWholeAlone,
  noAloneGames,
  type AloneGame,
} from '#renderer/games/kubagram/best-alone.ts';
import { kubagram, kubagramOptions } from '#shared/games/kubagram/index.ts';
import { defaults } from '#shared/options/index.ts';
import { begun, moved, standing } from '#tests/support/kubagram/table.ts';

const ann = (game: string, score: number): AloneGame => ({ game, name: 'Ann', score });
const keptOf = (...games: readonly AloneGame[]) =>
  games.reduce((kept, one) => gamesWith(kept, one, one), noAloneGames);

describe('K15 the best game alone', () => {
  it('K15 is that of the same set and the same switches, whatever words the table has', () => {
    const options = defaults(kubagramOptions);
    const key = aloneKey(options);
    expect(key).toMatch(/^kubagram\.alone\.[0-9a-f]{16}$/);
    expect(aloneKey({ ...options, forbid: ['XU', 'QI'], personalAllow: ['ZEN'] })).toBe(key);
    const others = [
      { ...options, set: 'nl' },
      { ...options, set: 'own', ownSet: ['a set'] },
      { ...options, set: 'own', ownSet: ['another set'] },
      ...kubagramOptions.flatMap((option) => {
        if (option.kind === 'choice')
          return option.choices.map((one) => ({ ...options, [option.name]: one }));
        if (option.kind === 'number') return [{ ...options, [option.name]: option.min }];
        return option.kind === 'lines' ? [] : [{ ...options, [option.name]: true }];
      }),
    ] as (typeof options)[];
    const changed = others.filter((one) => JSON.stringify(one) !== JSON.stringify(options));
    expect(changed.length).toBeGreaterThan(8);
    expect(new Set(changed.map(aloneKey)).has(key)).toBe(false);
  });

  it('K15 counts whole games of one player', () => {
    expect(isWholeAlone(begun({ seats: 1 }))).toBe(true);
    expect(isWholeAlone(begun({ seats: 2 }))).toBe(false);
    expect(isWholeAlone(standing({ seats: 1, central: 'STONE', box: { L1: 'AKR:R' } }))).toBe(false);
    expect(isWholeAlone(moved(begun({ seats: 1 }), '0: corner 0', '0: take'))).toBe(false);
    expect(kubagram.rules.turn(begun({ seats: 1 })).seat).toBe(0);
  });

  it('K15 is kept once a game is over, and compared with the best of the others', () => {
    const kept = keptOf(ann('one', 40), ann('two', 55), ann('three', -3));
    expect(kept.map(({ score }) => score)).toEqual([55, 40, -3]);
    expect(bestBefore(kept, 'two')).toEqual(ann('one', 40));
    expect(bestBefore(kept, 'new')).toEqual(ann('two', 55));
    expect(bestBefore(noAloneGames, 'new')).toBeUndefined();
    const two = ann('two', 55);
    expect([54, 55, 56].map((score) => compared(two, score))).toEqual(['less', 'equal', 'better']);
    expect(compared(undefined, -60)).toBe('first');
  });

  it('K15 goes back to the one before where its end is undone', () => {
    const kept = keptOf(ann('one', 40), ann('two', 55));
    expect(gamesWith(kept, { game: 'two' }, undefined)).toEqual([ann('one', 40)]);
    expect(gamesWith(kept, { game: 'two' }, ann('two', 30))).toEqual([ann('one', 40), ann('two', 30)]);
    // Nothing new is not written again.
    expect(gamesWith(kept, { game: 'two' }, ann('two', 55))).toBe(kept);
    expect(gamesWith(kept, { game: 'new' }, undefined)).toBe(kept);
  });

  it('K15 keeps ten of each', () => {
    const many = Array.from({ length: 30 }, (_, at) => ann(`game ${at}`, at));
    expect(keptOf(...many).map(({ score }) => score)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
  });
});
