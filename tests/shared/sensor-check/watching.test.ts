import { describe, expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import {
  beginWatch,
  feltSentence,
  flickeringOf,
  flickerSentences,
  movesOf,
  watchOn,
} from '#shared/sensor-check/index.ts';
import { seed } from '#tests/support/seed.ts';

/** A box as its pictures come: at most 20 changes, the newest first. */
function boxOf(squares: string) {
  let lying = [...squares];
  let changes: { square: number; full: boolean; at: number }[] = [];
  let seen = beginWatch({ squares, changes });
  const tell = (): void => {
    seen = watchOn(seen, { squares: lying.join(''), changes: changes.slice(0, 20) });
  };
  const change = (square: number, at: number): void => {
    const full = lying[square] !== '1';
    lying = lying.with(square, full ? '1' : '0');
    changes = [{ square, full, at }, ...changes];
  };
  return {
    seen: () => seen,
    isFull: (square: number) => lying[square] === '1',
    change(square: number, ...times: readonly number[]) {
      for (const at of times) change(square, at);
      tell();
    },
    /** As after a time out of reach: more has changed than is told. */
    miss(square: number) {
      lying = lying.with(square, lying[square] === '1' ? '0' : '1');
      tell();
    },
    size(other: string) {
      lying = [...other];
      changes = [];
      tell();
    },
  };
}

describe('what a square felt as its cube was lifted and put back (B25)', () => {
  const { t } = createTranslator('en');
  const felt = (box: ReturnType<typeof boxOf>, square: number): string =>
    feltSentence(t, box.seen(), square, (one) => `S${one}`);

  it('is told for a sure sensor and for one that flickers, with its margin', () => {
    const box = boxOf('11');
    box.change(0, 1000);
    expect(felt(box, 0)).toBe('S0 is felt to be empty. Put its cube back.');
    box.change(0, 3000);
    expect(felt(box, 0)).toBe('S0 feels its cube again: surely, without a flicker.');
    box.change(1, 5000, 8000, 8050, 8090);
    expect(felt(box, 1)).toContain('S1 flickered 1 time under your hand (margin 50\u00a0%)');
    expect(felt(box, 0)).toContain('surely');
    // Turned and lifted once more, it is judged anew.
    box.change(1, 9000);
    expect(felt(box, 1)).toBe('S1 is felt to be empty. Put its cube back.');
    box.change(1, 11_000);
    expect(felt(box, 1)).toContain('S1 feels its cube again: surely');
    // It flickers as the cube lies there.
    box.change(1, 15_000, 15_040);
    expect(felt(box, 1)).toContain('S1 flickered 1 time under your hand (margin 0\u00a0%)');
  });
});

describe('squares that flicker while people play (B25)', () => {
  it('are told from those that a hand lifts and puts', () => {
    const box = boxOf('111');
    box.change(0, 1000, 1800);
    box.change(1, 5000, 5060, 5130, 5190);
    box.change(2, 9000, 9040, 9080);
    expect(movesOf(box.seen())).toBe(3);
    expect(flickeringOf(box.seen())).toEqual([
      { square: 1, lying: 2, empty: 0, moving: 0, cubes: 1, uneasy: 1, margin: 0 },
      { square: 2, lying: 0, empty: 0, moving: 1, cubes: 1, uneasy: 0, margin: 1 / 3 },
    ]);
  });

  it('are counted over pictures that come between two changes, and over a clock that begins anew', () => {
    const box = boxOf('10');
    box.change(0, 100);
    box.change(0, 150);
    box.change(1, 700);
    box.change(1, 750);
    expect(flickeringOf(box.seen()).map(({ square, lying, empty }) => [square, lying, empty])).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
    // A box that was reset counts its time from 0 again.
    box.change(0, 5);
    box.change(0, 700);
    expect(movesOf(box.seen())).toBe(2);
  });

  it('are none where a change was missed, and are forgotten with a box of another size', () => {
    const box = boxOf('11');
    box.change(0, 100);
    box.miss(0);
    expect(flickeringOf(box.seen())).toEqual([]);
    expect(movesOf(box.seen())).toBe(2);
    box.size('0000');
    expect(movesOf(box.seen())).toBe(0);
  });

  it(`are those that were planted into an evening from seed ${seed}, each with its cure`, () => {
    let random = randomFrom(seed);
    const below = (count: number): number => {
      const [value, next] = nextInt(random, count);
      random = next;
      return value;
    };
    const size = 108;
    const order = Array.from({ length: size }, (_, at) => at).toSorted(() => below(3) - 1);
    const [sensor = 0, neighbour = 0, slow = 0] = order;
    const weakCube = 50;
    /** The cube that lies on each square; hands move cubes between the squares, of which some are free. */
    const cubeAt = new Map(order.slice(0, 90).map((square, cube) => [square, cube]));
    const box = boxOf(order.map((_, square) => (cubeAt.has(square) ? '1' : '0')).join(''));
    const under = new Map<number, Set<number>>();
    let now = 0;
    const flicker = (square: number): void => {
      now += 5_000;
      box.change(square, now, now + 40 + below(100));
    };
    for (let move = 0; move < 1_500; move += 1) {
      const squares = [...cubeAt.keys()];
      // The faulty ones are played on more often, so that an evening is enough.
      const busy = [sensor, neighbour, slow][below(3)] ?? 0;
      const isFull = cubeAt.has(busy);
      const from = isFull ? busy : (squares[below(squares.length)] ?? 0);
      const free = order.filter((square) => !cubeAt.has(square));
      const to = isFull ? (free[below(free.length)] ?? 0) : busy;
      const cube = cubeAt.get(from) ?? 0;
      cubeAt.delete(from);
      now += 2_000;
      box.change(from, now);
      now += 600 + below(1000);
      cubeAt.set(to, cube);
      if (to === slow) box.change(to, now, now + 30, now + 60);
      else box.change(to, now);
      if (cube === weakCube) under.set(to, (under.get(to) ?? new Set()).add(cube));
      if (cubeAt.has(sensor)) flicker(sensor);
      if (!cubeAt.has(neighbour)) flicker(neighbour);
      for (const [square, lying] of cubeAt) if (lying === weakCube && below(4) === 0) flicker(square);
    }
    const found = flickeringOf(box.seen());
    const named = (square: number) => found.find((one) => one.square === square);
    expect(named(sensor)?.uneasy).toBeGreaterThan(1);
    expect(named(neighbour)?.empty).toBeGreaterThan(0);
    expect(named(slow)).toMatchObject({ empty: 0 });
    expect(named(slow)?.moving).toBeGreaterThan(0);
    // All others flickered under the weak cube alone.
    const others = found.filter(({ square }) => ![sensor, neighbour, slow].includes(square));
    expect(others.every(({ uneasy, empty, moving }) => uneasy > 0 && empty === 0 && moving === 0)).toBe(true);
    expect(others.every(({ square }) => under.has(square) || order.indexOf(square) === weakCube)).toBe(true);
    expect(found[0]?.square === sensor || found[0]?.square === neighbour).toBe(true);
  });

  it('are said with what to turn or move', () => {
    const { t } = createTranslator();
    const base = { square: 0, lying: 0, empty: 0, moving: 0, cubes: 1, uneasy: 0, margin: 0.5 };
    const said = (more: object) => flickerSentences(t, [{ ...base, ...more }], () => 'C6')[0];
    expect(said({ lying: 9, cubes: 4, uneasy: 3 })).toBe(
      'C6 flickered 9 times, under 3 of 4 cubes (margin 50\u00a0%): its sensor feels too little. Move it along the diagonal that the drilling plan shows, or nearer to the floor.',
    );
    expect(said({ lying: 1, cubes: 2, uneasy: 1 })).toBe(
      'C6 flickered 1 time under one cube and not under 1 other (margin 50\u00a0%): turn that cube, or give it a stronger magnet.',
    );
    expect(said({ lying: 2, uneasy: 1 })).toMatch(/^C6 flickered 2 times under the only cube that lay there/);
    expect(said({ empty: 2, lying: 1, uneasy: 1 })).toMatch(/^C6 felt a cube 2 times while it was empty/);
    expect(said({ moving: 3 })).toMatch(/^C6 flickered 3 times as cubes came and went/);
    const many = Array.from({ length: 7 }, (_, square) => ({ ...base, square, moving: 1 }));
    expect(flickerSentences(t, many, (square) => `S${square}`).at(-1)).toBe('These flickered too: S5, S6.');
  });
});
