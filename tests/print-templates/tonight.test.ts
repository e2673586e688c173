import { describe, expect, it } from 'vitest';
import {
  batchesOf,
  bestWay,
  gamesToPrint,
  planTonight,
  printSetOf,
  waysToCubes,
  type Belonging,
  type TonightAsk,
} from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { formatSet, kubagramSets } from '#shared/pieces/index.ts';
import { paintMark, setTitle } from '#shared/set-design/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const ask = (set: string, owned: readonly Belonging[] = [], more: Partial<TonightAsk> = {}) => ({
  set,
  players: 3,
  cubesFrom: bestWay(waysToCubes(set, owned), owned),
  paper: 'a4' as const,
  language: 'en',
  owned,
  ...more,
});
const plan = (...given: Parameters<typeof ask>) => expectOk(planTonight(ask(...given)));
const minutes = ({ unit, count }: { unit: string; count: number }) => (unit === 'hours' ? count * 60 : count);

describe('a game before supper', () => {
  it('can be made of every game that is played, and of SCRUBLE', () => {
    const games: readonly string[] = gamesToPrint.map(({ game }) => game);
    expect(games).toEqual(expect.arrayContaining([...gameIds, 'scruble']));
    for (const {
      sets: [{ name }],
    } of gamesToPrint) {
      const { piles, parts, papers, making, printing } = plan(name);
      expect(parts.length, name).toBeGreaterThan(2);
      expect(papers, name).toBe(piles.reduce((sum, pile) => sum + pile.papers, 0));
      expect(minutes(making), name).toBeGreaterThan(0);
      expect(minutes(printing), name).toBeGreaterThan(0);
    }
  });

  it('prints the very kit: the piles are its batches, the options those of its sheets', () => {
    const { product, options, piles } = plan('cubeword', ['blocks', 'labels'], { paper: 'letter' });
    expect(options).toMatchObject({ paper: 'letter', cubesFrom: 'label-sheets' });
    const kit = layOut(product, options);
    expect(piles.map(({ batch, pages }) => [batch, pages])).toEqual(
      batchesOf(kit).map(({ batch, sheets }) => [batch, sheets.length]),
    );
    expect(plan('kubo').options).not.toHaveProperty('cubesFrom');
  });

  it('is made of a set of one’s own too, with the rules and the box of the game that it suits', () => {
    const own = paintMark(expectOk(setTitle(kubagramSets.nl, 'Oma’s doos')), 1, 'I', 'none');
    const ways = waysToCubes(printSetOf(own), ['card']);
    expect(ways).toEqual(waysToCubes('kubagram-nl', ['card']));
    const text = formatSet(own);
    const found = plan(own.name, ['card', 'laser', 'plastic'], { own: text, cubesFrom: 'nets' });
    const bundled = plan('kubagram-nl', ['card', 'laser', 'plastic'], { cubesFrom: 'nets' });
    expect(found.product).toBe('oma-s-doos-kit');
    expect(found.parts.map(({ template }) => template)).toEqual(
      bundled.parts.map(({ template }) => template),
    );
    expect(found.parts.map(({ template }) => template)).toEqual(expect.arrayContaining(['tray', 'booklet']));
    expect(found.machines.map(({ product }) => product)).toEqual(
      bundled.machines.map(({ template }) => `oma-s-doos-${template}`),
    );
    expect(planTonight(ask(own.name, [], { own: text.slice(1) }))).toMatchObject({ ok: false });
  });

  it('takes the way to the cubes that needs the least of what is not there', () => {
    const way = (set: string, owned: readonly Belonging[]) => bestWay(waysToCubes(set, owned), owned);
    expect(way('alphacubes', [])).toBe('nets');
    expect(way('alphacubes', ['blocks'])).toBe('stickers');
    expect(way('alphacubes', ['blocks', 'labels'])).toBe('label-sheets');
    expect(way('kubo', ['blocks'])).toBeUndefined();
    expect(waysToCubes('alphacubes', [])).not.toContain('solid');
    expect(waysToCubes('alphacubes', ['plastic'])).toContain('solid');
  });

  it('says what to buy, with how many and how large', () => {
    const bought = (owned: readonly Belonging[]) =>
      plan('cubeword', owned, { cubesFrom: 'label-sheets' }).needs.filter(({ isOwned }) => !isOwned);
    expect(bought([]).map(({ what }) => what)).toEqual(['labels', 'card', 'blocks']);
    expect(bought([]).at(-1)).toMatchObject({ count: 25, edge: 15 });
    expect(bought(['blocks', 'labels', 'card'])).toEqual([]);
    expect(plan('scruble').needs).toContainEqual({ what: 'twisting-cube', count: 1, isOwned: false });
  });

  it('takes off what a machine cuts, and counts the stickers that hands lay', () => {
    const by = (cubesFrom: TonightAsk['cubesFrom'], owned: readonly Belonging[] = []) =>
      minutes(plan('cubeword', owned, { cubesFrom }).making);
    expect(by('nets', ['cutter'])).toBeLessThan(by('nets') * 0.8);
    // 150 stickers of 4 s are 10 minutes; times are told in fives.
    expect(by('label-sheets') - by('solid', ['plastic'])).toBeGreaterThanOrEqual(5);
    expect(by('solid', ['plastic'])).toBeLessThan(by('nets'));
  });

  it('names what machines of the house can make, and nothing that is no product', () => {
    const { machines } = plan('cubeword', ['cutter', 'laser', 'plastic']);
    expect(machines.map(({ product }) => product)).toEqual([
      'cubeword-nets',
      'cubeword-laser-box',
      'cubeword-solid-cubes',
    ]);
  });
});
