import { describe, expect, it } from 'vitest';
import { findProduct, sheetToDxf, withTidyCuts } from '#print-templates/index.ts';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { facePlaces, placesOf, type FacePlace } from '#print-templates/layout/nets/net-shapes.ts';
import { cubeNet } from '#print-templates/layout/nets/net.ts';
import type { Sheet } from '#print-templates/layout/types.ts';
import { strokeText } from '#print-templates/layout/stroke-text.ts';
import { passesFor, turnText, type Turn } from '#print-templates/templates/engraving/turns.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { pieceSets } from '#shared/games/index.ts';
import { faceText, type Face } from '#shared/pieces/index.ts';
import { foldNet, minus, normalOf, type Vector } from '#tests/support/print/fold.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';
import { readDxf, type DxfLine } from '#tests/support/print/read-dxf.ts';

type Spot = DxfLine['points'][number];

const edge = 15;
const pocket = edge + 0.2;
const read = (sheet: Sheet) => readDxf(sheetToDxf(withTidyCuts(sheet), glyphOutlines));
const boxOf = (points: readonly Spot[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
};

/** The pockets of a jig in reading order, by the lines that are cut. */
function pocketsOf(jig: Sheet) {
  return read(jig)
    .lines.filter(({ layer, isClosed }) => layer === 'CUT' && isClosed)
    .map(({ points }) => boxOf(points))
    .filter(({ width, height }) => Math.abs(width - pocket) < 0.01 && Math.abs(height - pocket) < 0.01)
    .sort((a, b) => (Math.abs(a.bottom - b.bottom) > 1 ? b.bottom - a.bottom : a.left - b.left));
}

/** What is engraved in a pocket: lines in rows with bare board between them, the highest row; values and bars are lower. */
function largeSign(lines: readonly DxfLine[]): readonly Spot[] {
  const rows: DxfLine[][] = [];
  const top = (points: readonly Spot[]) => boxOf(points).bottom + boxOf(points).height;
  let reach = Infinity;
  for (const line of [...lines].sort((a, b) => top(b.points) - top(a.points))) {
    if (top(line.points) < reach - 0.05) rows.push([]);
    rows.at(-1)?.push(line);
    reach = Math.min(reach, boxOf(line.points).bottom);
  }
  const signs = rows.map((row) => row.flatMap(({ points }) => points));
  const large = signs.toSorted((a, b) => boxOf(b).height - boxOf(a).height)[0] ?? [];
  // The dots and the ring of Ä, Ö and Å stand apart, close above their letter.
  const { left, width, bottom, height } = boxOf(large);
  const marks = lines.filter(({ points }) => {
    const box = boxOf(points);
    const gap = box.bottom - (bottom + height);
    return gap > 0 && gap < height / 4 && box.left >= left && box.left + box.width <= left + width;
  });
  return [...large, ...marks.flatMap(({ points }) => points)];
}

/** Points in shares of the height, so that texts of any size compare. */
function shape(points: readonly Spot[]): readonly Spot[] {
  const { left, bottom, height } = boxOf(points);
  return points.map(({ x, y }) => ({ x: (x - left) / height, y: (y - bottom) / height }));
}

/** Furthest that a point of one lies from the nearest corner of the other. */
function apart(one: readonly Spot[], other: readonly Spot[]): number {
  const way = (from: readonly Spot[], to: readonly Spot[]) =>
    Math.max(...from.map((a) => Math.min(...to.map((b) => Math.hypot(a.x - b.x, a.y - b.y)))));
  return Math.max(way(one, other), way(other, one));
}

/** A reader that knows how texts look, and nothing of where they stand. */
function readerOf(texts: readonly string[]) {
  const known = texts.map((text) => {
    const { ops } = expectOk(strokeText(text, 3, 30, 7.2));
    const sheet = { label: text, side: 'front', width: mm(60), height: mm(40), ops } as const;
    return { text, points: shape(read(sheet).lines.flatMap(({ points }) => points)) };
  });
  return (points: readonly Spot[]): string => {
    const seen = shape(points);
    const near = known.map(({ text, points: look }) => ({ text, off: apart(seen, look) }));
    const best = near.reduce((a, b) => (b.off < a.off ? b : a));
    return best.off < 0.1 ? best.text : `nothing known, ${best.text} off by ${best.off}`;
  };
}

const signOf = (face: Face | undefined): string =>
  face === undefined || face.kind === 'blank'
    ? ''
    : face.kind === 'letter'
      ? face.letter
      : `${faceText(face)}`;

/** About the middle of a cube: x to the right, y to the reader, z up; what a hand does, worked out by itself. */
const rolled: Readonly<Record<Turn, (at: Vector) => Vector>> = {
  away: (at) => about([1, 0, 0], at, [0, 1, 0], [0, 0, 1]),
  towards: (at) => about([1, 0, 0], at, [0, 0, 1], [0, 1, 0]),
  right: (at) => about([0, 1, 0], at, [0, 0, 1], [1, 0, 0]),
  left: (at) => about([0, 1, 0], at, [1, 0, 0], [0, 0, 1]),
};

/** What points along `from` comes to point along `to`, the axle stays. */
function about(axle: Vector, at: Vector, from: Vector, to: Vector): Vector {
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [along, run, reach] = [dot(at, axle), dot(at, from), dot(at, to)];
  const part = (axis: 0 | 1 | 2) => along * axle[axis] + run * to[axis] - reach * from[axis];
  return [part(0), part(1), part(2)].map((value) => value + 0) as unknown as Vector;
}

const solid = pieceSets.filter(({ pieces }) => pieces.every(({ faces }) => faces.length > 1));

describe.each(solid.map((set) => ({ name: set.name, set })))(
  'the engraving plan of $name',
  ({ name, set }) => {
    const [jig, ...rest] = layOut(`${name}-engraving`, { edge, guide: false }).sheets;
    const pockets = pocketsOf(jig as Sheet);
    const places = new Set(
      set.pieces.flatMap((piece) => placesOf(piece).filter((_, at) => signOf(piece.faces[at]) !== '')),
    );
    const passes = passesFor(places);

    it('R19: every pass read back from DXF shows the faces of the set, piece by piece, in the pockets of the jig', () => {
      expect(pockets).toHaveLength(set.pieces.length);
      expect(rest).toHaveLength(passes.length);
      const readSign = readerOf(
        [...new Set(set.pieces.flatMap(({ faces }) => faces.map(signOf)))].filter(Boolean),
      );
      for (const [index, { place }] of passes.entries()) {
        const { lines } = read(rest[index] as Sheet);
        const scored = lines.filter(({ layer }) => layer === 'SCORE');
        const inPocket = pockets.map(({ left, bottom }) =>
          scored.filter(({ points }) => {
            const [first] = points;
            if (first === undefined) return false;
            const [x, y] = [first.x - left, first.y - bottom];
            return x > 0 && y > 0 && x < pocket && y < pocket;
          }),
        );
        expect(inPocket.flat()).toHaveLength(scored.length);
        const seen = inPocket.map((some) => (some.length === 0 ? '' : readSign(largeSign(some))));
        expect(seen).toEqual(set.pieces.map((piece) => signOf(piece.faces[placesOf(piece).indexOf(place)])));
      }
    });

    it('the contours of a font show the same faces, on the layer that is scored', () => {
      const [, ...sheets] = layOut(`${name}-engraving`, {
        edge,
        engraved: 'contours',
        cubes: ['1-3'],
        guide: false,
      }).sheets;
      const found = sheets.flatMap(({ ops }) => textsOf(ops).filter(({ purpose }) => purpose === 'score'));
      const large = found.filter(({ font }) => font === 'besley-bold' || font === 'franklin-semibold');
      const wanted = set.pieces
        .slice(0, 3)
        .flatMap(({ faces }) => faces.map(signOf))
        .filter(Boolean);
      expect(large.map(({ text }) => text).sort()).toEqual(wanted.sort());
      for (const sheet of sheets) {
        const layers = new Set(read(sheet).lines.map(({ layer }) => layer));
        expect([layers.has('SCORE'), layers.has('PRINT'), layers.has('CUT')]).toEqual([true, false, false]);
      }
    });
  },
);

describe('turning the blocks between passes', () => {
  it('brings each face up where the folded net has it, and the same way up', () => {
    const net = expectOk(cubeNet(edge));
    const folded = foldNet(net);
    // A cube in a pocket, in the directions of its body: what lies up, to the reader's right and towards the reader.
    let [up, right, near]: readonly Vector[] = [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ];
    const engraved = new Map<FacePlace, { readonly out: Vector; readonly right: Vector }>();
    for (const { place, turns } of passesFor(new Set(facePlaces))) {
      for (const turn of turns) {
        // A turn of the cube is the opposite turn of the room, as its body sees it.
        const body = [right, near, up] as readonly Vector[];
        const seen = (at: Vector): Vector =>
          [0, 1, 2].map((axis) =>
            at.reduce((sum, share, index) => sum + share * (body[index]?.[axis] ?? 0), 0),
          ) as unknown as Vector;
        const back = { away: 'towards', towards: 'away', right: 'left', left: 'right' } as const;
        const [a, b, c] = (
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ] as const
        ).map((axis) => seen(rolled[back[turn]](axis)));
        [right, near, up] = [a as Vector, b as Vector, c as Vector];
      }
      engraved.set(place, { out: up as Vector, right: right as Vector });
    }
    expect([...engraved.keys()].sort()).toEqual([...facePlaces].sort());
    const whole = (way: Vector): Vector => way.map((share) => Math.round(share) + 0) as unknown as Vector;
    for (const place of facePlaces) {
      const { plane } = folded.faces[place];
      const [topLeft, topRight] = plane;
      if (topLeft === undefined || topRight === undefined) throw new Error('A face without corners');
      const right = minus(topRight, topLeft).map((share) => share / net.art) as unknown as Vector;
      expect(engraved.get(place), place).toEqual({ out: whole(normalOf(plane)), right: whole(right) });
    }
  });

  it('leaves out what nobody has, and says three turns one way as one the other way', () => {
    expect(passesFor(new Set(['centre', 'top', 'left']))).toEqual([
      { place: 'centre', turns: [] },
      { place: 'top', turns: ['towards'] },
      { place: 'left', turns: ['away', 'right'] },
    ]);
    const [, , , last] = passesFor(new Set(['centre', 'lower', 'total', 'left']));
    expect(turnText(last?.turns ?? [], createTranslator().t)).toBe(
      'tip away from you, twice, then tip to the right',
    );
    // Pegs have one side, so there is one pass.
    expect(layOut('scruble-engraving', { guide: false, cubes: ['1-4'] }).sheets).toHaveLength(2);
  });
});

describe('the jig', () => {
  it('is one board with a wall of 3 mm between pockets and round them, and a corner taken off', () => {
    const { lines } = read(layOut('cubeword-engraving', { pocketPlay: 0.4 }).sheets[0] as Sheet);
    const cuts = lines.filter(({ layer }) => layer === 'CUT');
    expect(cuts.every(({ isClosed }) => isClosed)).toBe(true);
    const boxes = cuts.map(({ points }) => boxOf(points)).sort((a, b) => b.width - a.width);
    const [board, ...holes] = boxes;
    expect(holes).toHaveLength(layOut('cubeword-engraving').facts.pieces);
    const left = Math.min(...holes.map((hole) => hole.left));
    const top = Math.max(...holes.map((hole) => hole.bottom + hole.height));
    expect(left - (board?.left ?? 0)).toBeCloseTo(3, 3);
    expect((board?.bottom ?? 0) + (board?.height ?? 0) - top).toBeCloseTo(3, 3);
    for (const hole of holes) {
      expect(hole.width).toBeCloseTo(15.4, 3);
      const beside = holes.filter(
        (other) => Math.abs(other.bottom - hole.bottom) < 0.01 && other.left > hole.left,
      );
      const gap = Math.min(...beside.map((other) => other.left - hole.left - hole.width));
      if (beside.length > 0) expect(gap).toBeCloseTo(3, 3);
    }
    const corners = cuts.find(({ points }) => boxOf(points).width === board?.width)?.points.length ?? 0;
    expect(corners % 2).toBe(1);
  });

  it('takes several runs where not all blocks have room, and is refused where none has', () => {
    const few = layOut('alphacubes-engraving', { edge: 30, guide: false });
    const room = pocketCount(few.sheets[0] as Sheet, 30.2);
    expect(few.sheets).toHaveLength(1 + 6 * Math.ceil(98 / room));
    expect(few.sheets[7]?.label).toContain('pass 1 of 6');
    expect(
      refusal('alphacubes-engraving', { edge: 40, paper: 'custom', paperWidth: 100, paperHeight: 100 }),
    ).toMatchObject({
      code: 'print/paper-too-small',
    });
    expect(findProduct('kubo-engraving')).toBeUndefined();
  });
});

function pocketCount(jig: Sheet, side: number): number {
  return read(jig).lines.filter(({ points }) => Math.abs(boxOf(points).width - side) < 0.01).length;
}
