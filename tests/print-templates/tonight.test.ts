import { describe, expect, it } from 'vitest';
import {
  batchesOf,
  belongings,
  bestCubeSource,
  findProduct,
  findSolid,
  gamesToPrint,
  planTonight,
  printSetOf,
  cubeSources,
  type Belonging,
  type LayOut,
  type Sheet,
  type TonightRequest,
  type TonightPlan,
  type ProductSheets,
} from '#print-templates/index.ts';
import { besideText, foundText, needText, toolsText } from '#renderer/screens/print/tonight/plan-text.ts';
import { jobText, stepsOf } from '#renderer/screens/print/tonight/steps.ts';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { formatSet, kubagramSets } from '#shared/pieces/index.ts';
import { paintMark, setTitle } from '#shared/set-design/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const { t } = createTranslator('en');

/** A kit is laid out once for all who ask for the same. */
const laidOut = new Map<string, ReturnType<LayOut>>();
const remembering: LayOut = (product, values) => {
  const key = JSON.stringify([product.name, values]);
  const laid = laidOut.get(key) ?? product.layout(values);
  laidOut.set(key, laid);
  return laid;
};

const ask = (set: string, owned: readonly Belonging[] = [], more: Partial<TonightRequest> = {}) => ({
  set,
  players: 3,
  cubesFrom: bestCubeSource(cubeSources(set, owned), owned),
  paper: 'a4' as const,
  language: 'en',
  owned,
  ...more,
});
const plan = (...given: Parameters<typeof ask>) => expectOk(planTonight(ask(...given), remembering));
/** The sheets of the kit of a plan. */
const kitOf = ({ product: name, options }: TonightPlan): ProductSheets => {
  const product = findProduct(name);
  if (product === undefined) throw new Error(`No product ${name}`);
  return expectOk(remembering(product, expectOk(product.parse(options))));
};
const minutesOf = ({ making }: TonightPlan) => (making?.seconds ?? 0) / 60;

/** Every choice of belongings. */
const allOwned: readonly (readonly Belonging[])[] = Array.from(
  { length: 2 ** belongings.length },
  (_, bits) => belongings.filter((_one, at) => Math.floor(bits / 2 ** at) % 2 === 1),
);
const firstSets = gamesToPrint.map(({ sets: [{ name }] }) => name);

const textOn = ({ ops }: Sheet) => ops.flatMap((op) => (op.kind === 'text' ? [op.text] : [])).join(' ');
const has = (sheet: Sheet | undefined, furniture: 'square' | 'ruler') =>
  sheet?.ops.some((op) => op.kind === 'path' && op.furniture === furniture) === true;
const isMarked = ({ ops, side }: Sheet) =>
  side === 'front' && ops.some((op) => op.kind === 'path' && op.purpose === 'mark');

/** What a kit is counted by, once for all plans of it. */
const counted = new WeakMap<ProductSheets, ReturnType<typeof countsIn>>();
const countsOf = (kit: ProductSheets) => {
  const counts = counted.get(kit) ?? countsIn(kit);
  counted.set(kit, counts);
  return counts;
};
const countsIn = (kit: ProductSheets) => ({
  fronts: kit.sheets.filter(({ side }) => side === 'front'),
  // Cut files are named after the paper, of which a back is no other.
  marked: kit.sheets
    .filter(({ side }) => side === 'front')
    .flatMap((sheet, index) => (isMarked(sheet) ? [`${index + 1}`] : [])),
  batches: batchesOf(kit).map(({ batch }) => batch),
});

describe('a game before supper', () => {
  it('can be made of every game that is played, and of SCRUBLE', () => {
    const games: readonly string[] = gamesToPrint.map(({ game }) => game);
    expect(games).toEqual(expect.arrayContaining([...gameIds, 'scruble']));
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
    const ways = cubeSources(printSetOf(own), ['card']);
    expect(ways).toEqual(cubeSources('kubagram-nl', ['card']));
    const text = formatSet(own);
    const owned = ['card', 'laser', 'plastic'] as const;
    const found = plan(own.name, owned, { own: text, cubesFrom: 'nets' });
    const bundled = plan('kubagram-nl', owned, { cubesFrom: 'nets' });
    expect(found.product).toBe('oma-s-doos-kit');
    expect(found.parts.map(({ template }) => template)).toEqual(
      bundled.parts.map(({ template }) => template),
    );
    expect(found.parts.map(({ template }) => template)).toEqual(expect.arrayContaining(['tray', 'booklet']));
    expect(found.jobs.map(({ product }) => product)).toEqual(['oma-s-doos-laser-box']);
    expect(planTonight(ask(own.name, [], { own: text.slice(1) }))).toMatchObject({ ok: false });
  });

  it('takes the way to the cubes that needs the least of what is not there', () => {
    const way = (set: string, owned: readonly Belonging[]) => bestCubeSource(cubeSources(set, owned), owned);
    expect(way('alphacubes', [])).toBe('nets');
    expect(way('alphacubes', ['blocks'])).toBe('stickers');
    expect(way('alphacubes', ['blocks', 'labels'])).toBe('label-sheets');
    expect(way('kubo', ['blocks'])).toBeUndefined();
    expect(cubeSources('alphacubes', [])).not.toContain('solid');
    expect(cubeSources('alphacubes', ['plastic'])).toContain('solid');
  });

  it('says what to buy, with how many and how large', () => {
    const bought = (owned: readonly Belonging[]) =>
      plan('cubeword', owned, { cubesFrom: 'label-sheets' }).needs.filter(({ state }) => state === 'missing');
    expect(bought([]).map(({ what }) => what)).toEqual(['labels', 'card', 'blocks']);
    expect(bought([]).at(-1)).toMatchObject({ count: 25, edge: 15 });
    expect(bought(['blocks', 'labels', 'card'])).toEqual([]);
    const scruble = (owned: readonly Belonging[]) =>
      plan('scruble', owned).needs.filter(({ state }) => state === 'missing');
    expect(scruble([]).map(({ what }) => what)).toEqual(['stickers', 'card', 'twisting-cube']);
    expect(scruble(['stickers', 'card', 'twisting-cube'])).toEqual([]);
  });

  it('takes off what a machine cuts, and counts the stickers that hands lay', () => {
    const by = (cubesFrom: TonightRequest['cubesFrom'], owned: readonly Belonging[] = []) =>
      minutesOf(plan('cubeword', owned, { cubesFrom }));
    expect(by('nets', ['cutter'])).toBeLessThan(by('nets') * 0.9);
    // 150 stickers of 6 s are 15 minutes.
    expect(by('label-sheets') - by('solid', ['plastic'])).toBeGreaterThanOrEqual(15);
    expect(by('solid', ['plastic'])).toBeLessThan(by('nets'));
  });

  it('says of a 3D printer that it takes most of a day, where hands have little to do', () => {
    const solid = plan('kubagram-en', ['plastic'], { cubesFrom: 'solid' });
    const [cubes] = solid.jobs;
    expect(cubes).toMatchObject({ with: 'plastic', template: 'solid-cubes', format: '3mf' });
    expect((cubes?.seconds ?? 0) / 3600).toBeGreaterThan(12);
    expect(foundText(solid, t)).toMatch(/^\d+ sheets, about \d+ minutes of handwork$/);
    expect(besideText(solid, t)).toMatch(/The 3D printer is busy for about \d+(\.5)? hours\./);
    expect(stepsOf(solid, t).map(({ name }) => name)).toContain('plastic-solid-cubes');
  });
});

describe.each(firstSets)('every sentence of tonight follows from the kit: %s', (set) => {
  /** What is done with a part is what the first sheet of the kit says. */
  const expectSteps = (found: TonightPlan, kit: ProductSheets) => {
    const cover = kit.sheets
      .filter(({ isAbout }) => isAbout === true)
      .map(textOn)
      .join(' ');
    const steps = stepsOf(found, t);
    for (const { template, how, isCut } of found.parts) {
      const step = steps.find(({ name }) => name === template);
      expect(cover, template).toContain(t(how).slice(0, 30));
      expect(step?.text, template).toContain(t(how));
      expect(step?.text.includes(t('tonight:steps.isCut')), template).toBe(isCut);
    }
    const [first] = found.piles;
    const measure = steps.find(({ name }) => name === 'measure')?.text;
    expect(measure).toContain(t(`print:batches.${first?.batch ?? ''}`));
    expect(measure).not.toContain('below');
    const batches = batchesOf(kit);
    expect(has(batches[0]?.sheets[0], 'square')).toBe(true);
    for (const { batch, sheets } of batches) expect(has(sheets[0], 'ruler'), batch).toBe(true);
    expect(steps.some(({ name }) => name === 'buy')).toBe(
      found.needs.some(({ state }) => state === 'missing'),
    );
  };

  /** Counts, times, needs and files, each counted again on the sheets. */
  const expectFigures = (found: TonightPlan, kit: ProductSheets, owned: readonly Belonging[]) => {
    const { fronts, marked, batches } = countsOf(kit);
    expect(found.papers).toBe(fronts.length);
    for (const { what, count, state } of found.needs) {
      const own = fronts.filter(({ batch }) => batch?.split('-')[0] === what);
      if (own.length > 0) expect(count, what).toBe(own.length);
      const isOwned = what === 'plain' || (owned as readonly string[]).includes(what);
      expect(state, what).toBe(what === 'box' ? 'optional' : isOwned ? 'owned' : 'missing');
    }
    const seconds = found.parts.reduce((sum, { time }) => sum + (time?.seconds ?? 0), 0);
    expect(found.making?.seconds).toBeCloseTo(seconds, 6);
    for (const { product, format, batch, sheet } of found.files) {
      if (format === 'pdf') expect(batches).toContain(batch);
      else if (product === found.product) expect(marked).toContain(sheet);
      else expect(findProduct(product) ?? findSolid(product), product).toBeDefined();
    }
    const cutter = found.jobs.find(({ with: machine }) => machine === 'cutter');
    expect(cutter?.files.length ?? 0).toBe(marked.length);
  };

  it('with every choice of belongings, each of which changes the plan or says why it cannot', () => {
    const plans = new Map(allOwned.map((owned) => [owned.join(), plan(set, owned)]));
    const toldOf = new Map(
      [...plans].map(([owned, found]) => [owned, JSON.stringify({ ...found, uses: [] })]),
    );
    for (const owned of allOwned) {
      const found = plans.get(owned.join()) as TonightPlan;
      const kit = kitOf(found);
      expectFigures(found, kit, owned);
      expect(found.uses.map(({ belonging }) => belonging)).toEqual(owned);
      for (const { belonging, is } of found.uses) {
        const without = owned.filter((one) => one !== belonging).join();
        const changes = toldOf.get(owned.join()) !== toldOf.get(without);
        expect(changes, `${owned.join()}: ${belonging} is ${is}`).toBe(is === 'used');
      }
    }
  });

  const ways = cubeSources(set, belongings);
  it.each(ways.length === 0 ? [undefined] : ways)('with cubes from %s, on both papers', (cubesFrom) => {
    const plansOf = { a4: [[], ['cutter'], belongings], letter: [[]] } as const;
    for (const paper of ['a4', 'letter'] as const) {
      for (const owned of plansOf[paper]) {
        const found = plan(set, owned, { cubesFrom, paper });
        const kit = kitOf(found);
        expectFigures(found, kit, owned);
        expectSteps(found, kit);
        const said = [
          ...[foundText(found, t), besideText(found, t), toolsText(found, t)],
          ...found.needs.map((need) => needText(need, t)),
          ...found.jobs.map((job) => jobText(job, t)),
          ...stepsOf(found, t).flatMap(({ text, time }) => [text, time ?? '']),
        ];
        // No key without its text, no fact left out.
        for (const sentence of said) expect(sentence).not.toMatch(/\{\{|undefined|NaN|[a-z]+\.[a-z]+\.[a-z]/);
        if (cubesFrom === 'solid') {
          const made = found.jobs.some(({ template }) => template === 'solid-cubes');
          expect(made).toBe((owned as readonly Belonging[]).includes('plastic'));
        }
      }
    }
  });
});
