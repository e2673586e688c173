import { strFromU8, unzipSync } from 'fflate';
import { readExcellon, readGerber, type ReadDrill, type Shape, type Spot } from './read-gerber.ts';

/** A panel as its maker reads it: copper on both sides, plated holes, and what is left out of the mask. */
export interface ReadPanel {
  readonly name: string;
  readonly copper: readonly { readonly side: 'Top' | 'Bot'; readonly shapes: readonly Shape[] }[];
  readonly masks: readonly (readonly Shape[])[];
  readonly legends: readonly (readonly Shape[])[];
  readonly outline: readonly Shape[];
  readonly plated: readonly ReadDrill[];
  readonly holes: readonly ReadDrill[];
}

export function textsIn(zip: Uint8Array): ReadonlyMap<string, string> {
  return new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Returns the panels of a board's ZIP by their letters. */
export function readPanels(zip: Uint8Array): ReadonlyMap<string, ReadPanel> {
  const inner = Object.entries(unzipSync(zip)).filter(([name]) => name.startsWith('panels/'));
  return new Map(
    inner.map(([path, bytes]) => {
      const letter = /cubewright-([a-z])\.zip$/.exec(path)?.[1]?.toUpperCase() ?? '';
      return [letter, panelOf(letter, textsIn(bytes))] as const;
    }),
  );
}

export function panelOf(name: string, files: ReadonlyMap<string, string>): ReadPanel {
  const pictures = [...files].flatMap(([file, text]) => (file.endsWith('.drl') ? [] : [readGerber(text)]));
  const drills = [...files].flatMap(([file, text]) => (file.endsWith('.drl') ? [readExcellon(text)] : []));
  const layers = (fileFunction: string) =>
    pictures.filter(({ facts }) => facts.get('.FileFunction')?.startsWith(fileFunction) === true);
  const sided = (fileFunction: string) => {
    const found = layers(fileFunction).map(({ facts, shapes }) => {
      const side = facts.get('.FileFunction')?.split(',').at(-1);
      if (side !== 'Top' && side !== 'Bot') throw new Error(`${fileFunction} on ${side}`);
      const named: 'Top' | 'Bot' = side;
      return { side: named, shapes };
    });
    if (found.length !== 2 || found[0]?.side === found[1]?.side) throw new Error(`${fileFunction} twice`);
    return found;
  };
  return {
    name,
    copper: sided('Copper'),
    masks: sided('Soldermask').map(({ shapes }) => shapes),
    legends: sided('Legend').map(({ shapes }) => shapes),
    outline: layers('Profile').flatMap(({ shapes }) => shapes),
    plated: drills.flatMap(({ isPlated, holes }) => (isPlated ? holes : [])),
    holes: drills.flatMap(({ isPlated, holes }) => (isPlated ? [] : holes)),
  };
}

/** Returns the distance between the edges of two shapes; below 0 they overlap. */
export function gap(a: Shape, b: Shape): number {
  const ends = [
    toSegment(a.from, b.from, b.to),
    toSegment(a.to, b.from, b.to),
    toSegment(b.from, a.from, a.to),
    toSegment(b.to, a.from, a.to),
  ];
  return (cross(a, b) ? 0 : Math.min(...ends)) - a.radius - b.radius;
}

export function toSegment(at: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  if (long === 0) return Math.hypot(at.x - from.x, at.y - from.y);
  const along = Math.min(long, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / long));
  return Math.hypot(at.x - from.x - (along * dx) / long, at.y - from.y - (along * dy) / long);
}

function cross(a: Shape, b: Shape): boolean {
  const side = (from: Spot, to: Spot, at: Spot): number =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return (
    side(a.from, a.to, b.from) * side(a.from, a.to, b.to) < 0 &&
    side(b.from, b.to, a.from) * side(b.from, b.to, a.to) < 0
  );
}

/** Saves measuring most pairs: no gap below 1 mm is left out. */
function isFar(a: Shape, b: Shape): boolean {
  const reach = a.radius + b.radius + 1;
  return (['x', 'y'] as const).some(
    (axis) =>
      Math.min(a.from[axis], a.to[axis]) - Math.max(b.from[axis], b.to[axis]) > reach ||
      Math.min(b.from[axis], b.to[axis]) - Math.max(a.from[axis], a.to[axis]) > reach,
  );
}

export interface Pieces {
  /** Each shape's piece of copper, in the order of the layers. */
  readonly pieceOf: ReadonlyMap<Shape, number>;
  /** The least gap between two pieces of copper on one side. */
  readonly leastGap: number;
}

/** Finds what is joined from the copper and the plated holes alone, without any name in the files. */
export function piecesOf(panel: ReadPanel): Pieces {
  const shapes = panel.copper.flatMap((side) => side.shapes);
  const parent = shapes.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parent[at] !== at) at = parent[at] ?? at;
    return at;
  };
  const join = (a: number, b: number): void => {
    parent[root(a)] = root(b);
  };
  const gaps: { readonly a: number; readonly b: number; readonly gap: number }[] = [];
  let first = 0;
  for (const side of panel.copper) {
    for (let a = 0; a < side.shapes.length; a += 1) {
      for (let b = 0; b < a; b += 1) {
        const [one, other] = [side.shapes[a], side.shapes[b]];
        if (one === undefined || other === undefined || isFar(one, other)) continue;
        const between = gap(one, other);
        if (between < -1e-3) join(first + a, first + b);
        else if (between < 1) gaps.push({ a: first + a, b: first + b, gap: between });
      }
    }
    first += side.shapes.length;
  }
  for (const hole of panel.plated) {
    const round = shapes.flatMap(({ from, to, radius }, index) =>
      toSegment(hole, from, to) < radius + hole.diameter / 2 ? [index] : [],
    );
    for (const index of round) join(index, round[0] ?? index);
  }
  const apart = gaps.filter(({ a, b }) => root(a) !== root(b));
  return {
    pieceOf: new Map(shapes.map((shape, index) => [shape, root(index)])),
    leastGap: Math.min(1, ...apart.map((one) => one.gap)),
  };
}
