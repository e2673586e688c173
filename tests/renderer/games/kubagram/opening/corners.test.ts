import { describe, expect, it } from 'vitest';
import { cornerPlaces, cornerTowards } from '#renderer/games/kubagram/opening/corners.ts';
import { spread } from '#renderer/games/kubagram/opening/spread.ts';
import { corners } from '#shared/games/kubagram/index.ts';

describe('the corners of the box (K2)', () => {
  it('are reached by the arrow that points there, and an arrow to the wall stays', () => {
    const led = (key: string) => corners.map((corner) => cornerTowards(corner, key));
    expect(corners.map((corner) => cornerPlaces[corner].name)).toEqual([
      'nearLeft',
      'nearRight',
      'farRight',
      'farLeft',
    ]);
    expect(led('ArrowRight')).toEqual([90, 90, 180, 180]);
    expect(led('ArrowLeft')).toEqual([0, 0, 270, 270]);
    expect(led('ArrowUp')).toEqual([270, 180, 180, 270]);
    expect(led('ArrowDown')).toEqual([0, 90, 90, 0]);
    expect(led('Enter')).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('dice over the alphabet', () => {
  it('stand over their letters, and apart where their letters are neighbours or the same', () => {
    expect(spread([12, 20], 2, 26)).toEqual([12, 20]);
    expect(spread([3, 4, 4], 2, 26)).toEqual([3, 5, 7]);
    expect(spread([24, 25], 2, 26)).toEqual([23, 25]);
    expect(spread([25, 25, 25], 2, 26)).toEqual([21, 23, 25]);
  });
});
