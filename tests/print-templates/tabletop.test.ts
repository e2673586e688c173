/** R33: the save for Tabletop Simulator against the PDF, piece by piece, each read by a reader that is not ours. */
import type { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { makeTabletop } from '#electron/services/print/tabletop.ts';
import { findProduct, openNamed, printSets, products, productsOf } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { printed } from '#tests/support/print/lay-out.ts';
import { extent, readPdf, type Extent, type ReadPage } from '#tests/support/print/read-pdf.ts';
import {
  everyObject,
  minus,
  cross,
  readTabletop,
  type Quad,
  type TabletopSave,
} from '#tests/support/print/read-tabletop.ts';
import { picturesOf } from '#tests/support/print/tools.ts';

type Options = Readonly<Record<string, unknown>>;
/** Shares of light, 0 to 1, of the cells of a grid over a face, row by row as it is read. */
type Look = readonly number[];
interface Spot {
  readonly x: number;
  readonly y: number;
}

const dpi = 200;
const grid = 16;
/** Lines fall on dots in two ways here, so that cells of one and the same face differ by up to this much. */
const alike = 0.35;

async function saveOf(name: string, options: Options = {}): Promise<TabletopSave> {
  const design = expectOk(openNamed({ product: name, options }, productsOf));
  return readTabletop(expectOk(await makeTabletop(design)).bytes);
}

async function pagesOf(name: string, options: Options = {}) {
  const bytes = await printed(name, { ...options, guide: false });
  const pages = await readPdf(bytes);
  const pictures = picturesOf(bytes, { dpi, last: pages.length });
  expect(pictures).toHaveLength(pages.length);
  return pages.map((page, index) => ({ page, picture: pictures[index] as PNG }));
}

/** `at` says where on the picture, in dots, a place on the face is, as shares of its width and height. */
function look({ data, width }: PNG, at: (u: number, v: number) => Spot): Look {
  const steps = 5;
  return Array.from({ length: grid * grid }, (_, cell) => {
    let sum = 0;
    for (let step = 0; step < steps * steps; step += 1) {
      const u = ((cell % grid) + ((step % steps) + 0.5) / steps) / grid;
      const v = (Math.floor(cell / grid) + (Math.floor(step / steps) + 0.5) / steps) / grid;
      const { x, y } = at(u, v);
      const from = (Math.floor(y) * width + Math.floor(x)) * 4;
      sum += (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0);
    }
    return sum / (steps * steps * 3 * 255);
  });
}

function lookOnPage(picture: PNG, { left, top, right, bottom }: Extent): Look {
  return look(picture, (u, v) => inDots({ x: left + u * (right - left), y: top + v * (bottom - top) }));
}

function inDots({ x, y }: Spot): Spot {
  return { x: (x * dpi) / 25.4, y: (y * dpi) / 25.4 };
}

function lookOnImage(image: PNG, { left, top, right, bottom }: Quad['window'] = wholeImage): Look {
  return look(image, (u, v) => ({
    x: (left + u * (right - left)) * image.width,
    y: (top + v * (bottom - top)) * image.height,
  }));
}

const wholeImage = { left: 0, top: 0, right: 1, bottom: 1 };

/** The greatest difference of any cell. */
function difference(one: Look, other: Look): number {
  return Math.max(...one.map((light, cell) => Math.abs(light - (other[cell] ?? NaN))));
}

function expectAlike(one: readonly Look[], other: readonly Look[], name: string): void {
  expect(one.length, name).toBe(other.length);
  for (const [face, light] of one.entries()) {
    expect(difference(light, other[face] ?? []), `${name}, face ${face}`).toBeLessThan(alike);
  }
}

function boxes({ paths }: ReadPage, painted: string, corners: number, fits: (box: Extent) => boolean) {
  return paths
    .filter((path) => path.painted === painted && path.closed && path.contours[0]?.length === corners)
    .map(({ contours }) => extent(contours.flat()))
    .filter(fits);
}

const widthOf = ({ left, right }: Extent) => right - left;
const heightOf = ({ top, bottom }: Extent) => bottom - top;
const middleOf = ({ left, right, top, bottom }: Extent) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const isNear = (a: number, b: number, by = 0.02) => Math.abs(a - b) < by;

/** The faces of a cross in the order centre, top, left, right, lower, total. */
function netLooks(
  { page, picture }: { page: ReadPage; picture: PNG },
  side: number,
): readonly (readonly Look[])[] {
  const walls = boxes(
    page,
    'fill',
    4,
    (box) => widthOf(box) > side - 0.1 && heightOf(box) > side - 0.1 && widthOf(box) < side + 1,
  );
  expect(walls.length % 6).toBe(0);
  return Array.from({ length: walls.length / 6 }, (_, index) => {
    const net = walls.slice(index * 6, index * 6 + 6);
    const nextTo = (one: Extent, other: Extent) => {
      const [a, b] = [middleOf(one), middleOf(other)];
      const [x, y] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
      return isNear(Math.max(x, y), side, 1) && Math.min(x, y) < 1;
    };
    const centre = net.find((wall) => net.filter((other) => nextTo(wall, other)).length === 4);
    const total = net.find(
      (wall) =>
        net.every((other) => other === wall || other !== centre || !nextTo(wall, other)) && wall !== centre,
    );
    if (centre === undefined || total === undefined) throw new Error('No cross');
    // Only the face in the middle is as wide as the folds are apart; the others reach behind each other.
    const pitch = widthOf(centre);
    const from = middleOf(centre);
    const far = middleOf(total);
    const down = { x: Math.round((far.x - from.x) / pitch / 2), y: Math.round((far.y - from.y) / pitch / 2) };
    const right = { x: down.y, y: -down.x };
    const place = (along: number, below: number): Look =>
      look(picture, (u, v) => {
        const [a, b] = [along * pitch + (u - 0.5) * side, below * pitch + (v - 0.5) * side];
        return inDots({ x: from.x + a * right.x + b * down.x, y: from.y + a * right.y + b * down.y });
      });
    return [place(0, 0), place(0, -1), place(-1, 0), place(1, 0), place(0, 1), place(0, 2)];
  });
}

/** The sides of a cube that lie as the faces of a cross do once it is folded away from its reader. */
function foldedQuads(quads: readonly Quad[]): readonly Quad[] {
  const centre = quads.find(({ normal }) => normal[1] > 0);
  const key = (points: readonly (readonly number[])[]) =>
    points
      .map((point) => point.join())
      .toSorted()
      .join(' ');
  /** Sides of a quad, each by its two corners: 0 below, 1 right, 2 above, 3 left. */
  const edge = ({ corners }: Quad, side: number) => key([corners[side] ?? [], corners[(side + 1) % 4] ?? []]);
  const joined = (quad: Quad | undefined, side: number, its: number): Quad => {
    const found = quads.find(
      (other) => quad !== undefined && other !== quad && edge(other, its) === edge(quad, side),
    );
    if (found === undefined) throw new Error('A side that joins no other as on the net');
    return found;
  };
  const [top, left, right, lower] = [
    joined(centre, 2, 0),
    joined(centre, 3, 1),
    joined(centre, 1, 3),
    joined(centre, 0, 2),
  ];
  return [centre as Quad, top, left, right, lower, joined(lower, 0, 2)];
}

const wholeNets = [
  'alphacubes-nets',
  'cubeword-nets',
  'kubagram-en-nets',
  'kubagram-nl-nets',
  'kubagram-af-nets',
];

it('R33: every set with pieces has a product that Tabletop Simulator takes', () => {
  const taken = products.filter(({ tabletop }) => tabletop !== undefined).map(({ set }) => set);
  const wanted = printSets.filter(({ pieces, deck }) => pieces !== undefined || deck !== undefined);
  expect(taken.toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
  expect(findProduct('alphacubes-board')?.tabletop).toBeUndefined();
});

describe.skipIf(!has('poppler'))('R33: a save has the pieces of the PDF', () => {
  it.each(wholeNets)('%s: every face of every cube, folded', async (name) => {
    const save = await saveOf(name);
    const cubes = everyObject(save.objects).filter(({ CustomMesh }) => CustomMesh?.TypeIndex === 2);
    const mesh = cubes[0]?.CustomMesh?.MeshURL ?? '';
    const quads = foldedQuads(save.mesh(mesh));
    expect(new Set(quads).size).toBe(6);
    for (const { corners, normal } of quads) {
      const [a, b, , d] = corners as [Quad['normal'], Quad['normal'], Quad['normal'], Quad['normal']];
      // What is read from outside is not mirrored.
      const out = cross(minus(b, a), minus(d, a));
      expect(out[0] * normal[0] + out[1] * normal[1] + out[2] * normal[2]).toBeGreaterThan(0);
    }
    const [one, two] = quads[0]?.corners ?? [];
    const side = Math.hypot(...minus(two ?? [0, 0, 0], one ?? [0, 0, 0])) * 25.4;
    const pages = await pagesOf(name);
    const nets = pages.flatMap((one) => netLooks(one, side));
    expect(cubes).toHaveLength(nets.length);
    // A die of numbers lies on the table, after the bag, as it is the last of its set.
    for (const [index, { Nickname, CustomMesh }] of cubes.entries()) {
      expect(CustomMesh?.MeshURL).toBe(mesh);
      const image = save.image(CustomMesh?.DiffuseURL ?? '');
      const faces = quads.map(({ window }) => lookOnImage(image, window));
      expectAlike(faces, nets[index] ?? [], Nickname);
    }
    // The measure tells one letter from another, and a face from the same one turned.
    const [first = [], second = []] = nets[0] ?? [];
    expect(difference(first, second)).toBeGreaterThan(1.5 * alike);
    expect(difference(first, first.toReversed())).toBeGreaterThan(1.5 * alike);
  });

  it('kubo-deck: both sides of every card', async () => {
    const save = await saveOf('kubo-deck');
    const [deck] = save.objects;
    const cards = deck?.ContainedObjects ?? [];
    expect(save.objects).toHaveLength(1);
    expect(deck?.DeckIDs).toEqual(cards.map(({ CardID }) => CardID));
    const pages = await pagesOf('kubo-deck');
    /** White panels on fronts and round medallions on backs, each in the middle of its card. */
    const cardsOn = ({ page }: (typeof pages)[number], width: number, height: number): readonly Extent[] =>
      page.paths
        .filter(({ painted }) => painted === 'fill')
        .map(({ contours }) => extent(contours.flat()))
        .filter((box) => isNear(widthOf(box), width) && isNear(heightOf(box), height))
        .map(middleOf)
        .map(({ x, y }) => ({ left: x - 31.75, right: x + 31.75, top: y - 44.45, bottom: y + 44.45 }));
    const printedCards = pages.flatMap((front, index) => {
      const back = pages[index + 1];
      const fronts = cardsOn(front, 54.5, 79.9);
      if (back === undefined || fronts.length === 0) return [];
      const backs = cardsOn(back, 19, 19);
      expect(backs).toHaveLength(fronts.length);
      return fronts.map((at, card) => {
        const behind = backs[card] as Extent;
        // Turned on the long edge, the back lies behind its front.
        expect(behind.left).toBeCloseTo(front.page.width - at.right, 1);
        return {
          words: front.page.texts.filter(
            ({ x, y }) => x > at.left && x < at.right && y > at.top && y < at.bottom,
          ),
          looks: [lookOnPage(front.picture, at), lookOnPage(back.picture, behind)],
        };
      });
    });
    expect(printedCards).toHaveLength(64);
    expect(cards).toHaveLength(64);
    for (const [index, { Nickname, CardID = 0, CustomDeck = {} }] of cards.entries()) {
      const { words = [], looks = [] } = printedCards[index] ?? {};
      const [, code = '', colour = ''] = /^Card (\S+), (\S+)$/.exec(Nickname) ?? [];
      expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining([code, colour]));
      const images = CustomDeck[`${CardID / 100}`];
      expect(images?.NumWidth).toBe(1);
      expect(deck?.CustomDeck?.[`${CardID / 100}`]).toEqual(images);
      expectAlike(
        [images?.FaceURL, images?.BackURL].map((address = '') => lookOnImage(save.image(address))),
        looks,
        Nickname,
      );
    }
  });

  it('scruble-labels: every label', async () => {
    const save = await saveOf('scruble-labels');
    const pegs = everyObject(save.objects).filter(({ CustomMesh }) => CustomMesh !== undefined);
    const labels = (await pagesOf('scruble-labels')).flatMap(({ page, picture }) =>
      page.paths
        .filter(({ painted, closed }) => painted === 'stroke' && closed)
        .map(({ contours }) => extent(contours.flat()))
        .filter((box) => isNear(widthOf(box), 13) && isNear(heightOf(box), 13))
        .map((box) => inner(lookOnPage(picture, box))),
    );
    expect(pegs).toHaveLength(96);
    expect(labels).toHaveLength(96);
    for (const [index, { Nickname, CustomMesh }] of pegs.entries()) {
      const top = save.mesh(CustomMesh?.MeshURL ?? '').find(({ normal }) => normal[1] > 0);
      const image = save.image(CustomMesh?.DiffuseURL ?? '');
      expectAlike([inner(lookOnImage(image, top?.window))], [labels[index] ?? []], Nickname);
    }
  });

  it('has only the pieces that are printed, in the ink, font and language that are printed', async () => {
    const options = { cubes: ['5, 37'], ink: 'low', font: 'atkinson', language: 'nl', edge: 20 };
    const save = await saveOf('alphacubes-nets', options);
    const cubes = everyObject(save.objects).filter(({ CustomMesh }) => CustomMesh?.TypeIndex === 2);
    expect(cubes.map(({ Nickname }) => Nickname)).toEqual(['kubus 5', 'kubus 37']);
    const image = save.image(cubes[1]?.CustomMesh?.DiffuseURL ?? '');
    expect([...image.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

/** Without the outermost cells, where a line to cut along is drawn on paper. */
function inner(cells: Look): Look {
  return cells.filter((_, at) => {
    const [column, row] = [at % grid, Math.floor(at / grid)];
    return Math.min(column, row, grid - 1 - column, grid - 1 - row) > 0;
  });
}

describe('R33: a save for Tabletop Simulator', () => {
  it('brings every file that it names and no other, and the same bytes each time', async () => {
    const save = await saveOf('alphacubes-nets', { cubes: ['1-3'] });
    const objects = everyObject(save.objects);
    const addresses = objects.flatMap(({ CustomMesh }) =>
      CustomMesh === undefined ? [] : [CustomMesh.MeshURL, CustomMesh.DiffuseURL],
    );
    for (const { CustomMesh } of objects) {
      if (CustomMesh === undefined) continue;
      expect(save.image(CustomMesh.DiffuseURL).width).toBeGreaterThan(100);
      expect(save.mesh(CustomMesh.MeshURL)).toHaveLength(6);
    }
    for (const address of addresses) expect(new URL(address).hostname).toBe('cubewright.invalid');
    expect(save.files).toHaveLength(new Set(addresses).size + 2);
    expect(new Set(objects.map(({ GUID }) => GUID)).size).toBe(objects.length);
    expect(save.readme).toContain('Unpack this ZIP into the data folder of the game');
    const [one, other] = [await saveOf('alphacubes-nets', { cubes: ['1-3'] }), save];
    expect(one.objects).toEqual(other.objects);
  });

  it('lays the board of the set beside the bag, locked', async () => {
    const [board, bag] = (await saveOf('alphacubes-nets', { cubes: ['1-3'] })).objects;
    expect(board).toMatchObject({ Name: 'Custom_Model', Locked: true, CustomMesh: { TypeIndex: 4 } });
    expect(bag).toMatchObject({ Name: 'Bag', Nickname: 'Alphacubes' });
    expect(bag?.ContainedObjects).toHaveLength(3);
  });

  it('puts one card on the table, as no deck has one', async () => {
    const { objects } = await saveOf('kubo-deck', { cards: ['red XL4'] });
    expect(objects).toMatchObject([{ Name: 'CardCustom', CardID: 100, Nickname: 'Card XL4, red' }]);
  });
});
