import { describe, expect, it } from 'vitest';
import { ownPuzzles, withOwn } from '#renderer/table/puzzle/own-puzzles.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { manifestOf } from '#shared/games/index.ts';

describe('puzzles of own games', () => {
  it('are kept as they are, those of a review first, each once', async () => {
    const puzzles = (await (await manifestOf('alphacubes').loadPuzzles?.())?.load()) ?? [];
    const own = puzzles.slice(0, 3).map((one): Puzzle => {
      return { ...one, from: { turn: 9, name: 'Anders', line: 'SHOWERY', points: 74 } };
    });
    expect(own).toHaveLength(3);
    // Settings go through JSON on their way home and back.
    const kept: unknown = JSON.parse(JSON.stringify(withOwn([], own)));
    expect(ownPuzzles.parse(kept)).toEqual(JSON.parse(JSON.stringify(own)));
    const again = withOwn(own, own.slice(1, 2));
    expect(again.map(({ id }) => id)).toEqual([own[1], own[0], own[2]].map((one) => one?.id));
  });

  it('are as many as there is room for', async () => {
    const [one] = (await (await manifestOf('alphacubes').loadPuzzles?.())?.load()) ?? [];
    if (one === undefined) throw new Error('There are puzzles of Alphacubes');
    const many = Array.from({ length: 100 }, (_, at) => ({ ...one, id: `${at}` }));
    expect(withOwn([], many)).toHaveLength(30);
    const long = {
      ...one,
      position: { ...one.position, moves: Array.from({ length: 2000 }, () => 'x'.repeat(90)) },
    };
    expect(withOwn([long], [one]).map(({ id }) => id)).toEqual([one.id]);
    const tooLong = {
      ...long,
      id: 'c',
      position: { ...long.position, moves: [...long.position.moves, ...long.position.moves] },
    };
    expect(withOwn([], [tooLong, one]).map(({ id }) => id)).toEqual([one.id]);
    expect(withOwn([], [long, { ...long, id: 'b' }]).map(({ id }) => id)).toEqual([long.id]);
  });
});
