import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, ok, pt, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import {
  filled,
  polygon,
  box,
  segment,
  stroked,
  lettering,
  type Lettering,
  type Point,
} from '../layout/draw.ts';
import { frameOf } from '../layout/frame.ts';
import { paperWhite, sheetInk, softInk, woodFace, type InkMode } from '../layout/inks.ts';
import { netNames, placesOf } from '../layout/nets/net-shapes.ts';
import { cubeNet, tabStrip, type Net, type Tab } from '../layout/nets/net.ts';
import { netPlaces } from '../layout/nets/net-places.ts';
import type { DrawOp, SheetSet, Ink } from '../layout/types.ts';
import { placed, sheetSet } from '../layout/sheet-set.ts';
import type { TabletopPiece } from '../layout/tabletop.ts';
import { chooseCubes, cubeNumber, cubesOf, formatCubes, cubeFigureText } from './cube-list.ts';
import { brailleProblem, brailleRings } from './braille.ts';
import { largeCaption } from './large-face.ts';
import { pieceFace, type FaceStyle } from './face.ts';
import { netsGuide } from './guides/nets.ts';
import { cubeFont, paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';
import { glyphBox } from '../fonts/index.ts';
import type { Edge } from '../layout/nets/net-lines.ts';

const options = [
  shared.edge,
  ...paperOptions,
  shared.font,
  shared.bars,
  shared.cubes,
  { kind: 'choice', name: 'net', choices: netNames, default: 'cross' },
  { kind: 'number', name: 'tab', unit: 'mm', min: 0, max: 20, step: 0.5, default: 0 },
  { ...shared.paperThickness, default: 0.25 },
  { kind: 'toggle', name: 'insides', default: false },
  {
    kind: 'choice',
    name: 'reading',
    choices: ['normal', 'large', 'braille', 'stylus'],
    default: 'normal',
  },
] as const;
export type NetOptions = OptionValues<typeof options>;

/** Face colour extends this far onto the tabs, so that no white shows at an edge (R8). */
const artRun = 1.5;

export const nets = template({
  name: 'nets',
  printAndCut: true,
  group: 'pieces',
  from: cubesOf,
  options: () => options,
  check: ({ reading, edge, paperThickness }, set) => brailleProblem(reading, edge, set, paperThickness),
  layout: layoutNets,
  guide(values, _, t) {
    const net = netFor(values, true);
    return net.ok ? netsGuide(net.value, t) : [];
  },
  tabletop: tabletopCubes,
});

function netFor(values: NetOptions, thin = false): Result<Net, LayoutProblem> {
  const { edge, tab, net: name, paperThickness: thickness } = values;
  return cubeNet(edge, { tab, name, thickness, thin });
}

function layoutNets(values: NetOptions, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const cubes = chooseCubes(set.pieces, values.cubes);
  if (!cubes.ok) return cubes;
  const net = netFor(values);
  if (!net.ok) return net;
  const frame = frameOf(paperSize(values), values.margin);
  const places = netPlaces(frame.live, net.value, cubes.value.length);
  if (!places.ok) return places;
  const style: FaceStyle = { ...values, edge: net.value.art, font: cubeFont(values.font) };
  const figures = values.reading === 'large' ? largeCaption : undefined;
  const bare = bareNet(net.value, values.ink, figures);
  const sheets = sheetSet({
    template: 'nets',
    frame,
    pieces: cubes.value,
    places: places.value,
    tell: (cube) => cubeFigureText(cube, t),
    nameOf: (cube) => `${cubeNumber(cube)}`,
    title: (load) => t('option:print.sheet.cubes', { count: load.length, cubes: formatCubes(load, t) }),
    draw: (cube, spot) => placed([...bare, ...facesOf(cube, set, net.value, style, t)], net.value, spot),
    workOf: () => ({ joints: net.value.tabs.length }),
    ...(values.insides || values.reading === 'stylus' ? { back: backOf(net.value, values, figures) } : {}),
    t,
  });
  if (!sheets.ok) return sheets;
  return ok({ ...sheets.value, facts: { ...sheets.value.facts, tab: mm(net.value.tab) } });
}

function tabletopCubes(
  values: NetOptions,
  set: PieceSet,
  t: Translate,
): Result<readonly TabletopPiece[], LayoutProblem> {
  const cubes = chooseCubes(set.pieces, values.cubes);
  if (!cubes.ok) return cubes;
  const net = netFor(values);
  if (!net.ok) return net;
  const { art: side } = net.value;
  const style: FaceStyle = { ...values, edge: side, font: cubeFont(values.font) };
  return ok(
    cubes.value.map((cube): TabletopPiece => {
      const label = t('option:print.sheet.cube', { number: cubeNumber(cube) });
      const faces = placesOf(cube).flatMap((place, index) => {
        const face = cube.faces[index];
        if (face === undefined) return [];
        return [[place, pieceFace({ x: 0, y: 0 }, face, { piece: cube, set, label, t }, style)] as const];
      });
      return {
        kind: 'block',
        name: label,
        says: cubeFigureText(cube, t),
        side,
        ground: values.ink === 'full' ? woodFace : paperWhite,
        faces: Object.fromEntries(faces),
        isDie: cube.letters.length === 0,
      };
    }),
  );
}

function bareNet(net: Net, ink: InkMode, figures: number | undefined): readonly DrawOp[] {
  const width = ink === 'full' ? 0.25 : ink === 'low' ? 0.12 : 0.08;
  const fold = { ink: sheetInk, width: width * 0.7, dash: [1, 0.9] };
  const colour = ink === 'full' ? colourOf(net) : [];
  return [
    ...colour,
    ...net.tabs.map((tab) => segment('fold', tab.fold.from, tab.fold.to, fold)),
    ...net.folds.map(({ from, to }) => segment('fold', from, to, fold)),
    stroked('cut', polygon(net.outline), { ink: sheetInk, width }),
    ...tabNumbers(net, softInk, figures),
  ];
}

function colourOf(net: Net): readonly DrawOp[] {
  return [
    ...net.tabs.map((tab) => filled('ink', polygon(tabStrip(tab, artRun, net.tab)), woodFace)),
    ...Object.values(net.walls).map((wall) => filled('ink', box(wall), woodFace)),
  ];
}

function facesOf(cube: Piece, set: PieceSet, net: Net, style: FaceStyle, t: Translate): readonly DrawOp[] {
  const label = t('option:print.sheet.cube', { number: cubeNumber(cube) });
  return placesOf(cube).flatMap((place, index) => {
    const face = cube.faces[index];
    return face === undefined ? [] : pieceFace(net.faces[place], face, { piece: cube, set, label, t }, style);
  });
}

function backOf(net: Net, { insides, reading }: NetOptions, figures: number | undefined) {
  const ringsOf = (cube: Piece) =>
    placesOf(cube).flatMap((place, index) => {
      const face = cube.faces[index];
      return face?.kind === 'letter' ? brailleRings(net.faces[place], face.letter, net.art, net.width) : [];
    });
  return {
    width: net.width,
    height: net.height,
    ops: insides ? insideNumbers(net, softInk, figures) : [],
    ...(reading === 'stylus' ? { of: ringsOf } : {}),
  };
}

const font = 'franklin';
const plain = 7;

function tabNumbers(net: Net, ink: Ink, size = plain): readonly DrawOp[] {
  return numbers(net, ink, size, (tab) => {
    // The number is near the fold, where even the smallest tabs are wide, and midway between the slants.
    const { from, to } = tab.fold;
    const broad = 0.3 * Math.hypot(to.x - from.x, to.y - from.y);
    const [, out, last] = tabStrip(tab, Math.min(net.tab * 0.45, 2.2, broad), net.tab);
    return { x: (out.x + last.x) / 2, y: (out.y + last.y) / 2 };
  });
}

/** The back is mirrored. A number is beside the edge of its tab, far enough inside for misaligned backs (R8). */
function insideNumbers(net: Net, ink: Ink, size = plain): readonly DrawOp[] {
  return numbers(net, ink, size, ({ target }) => {
    const { x, y } = beside(target, net.edge * 0.24);
    return { x: net.width - x, y };
  });
}

function numbers(net: Net, ink: Ink, size: number, placeOf: (tab: Tab) => Point): readonly DrawOp[] {
  const style: Lettering = { font, size, ink, anchor: 'middle' };
  const height = glyphBox(font, '5', pt(size)).top;
  return net.tabs.map((tab) => {
    const { x, y } = placeOf(tab);
    return lettering(`${tab.number}`, x, y + height / 2, style);
  });
}

/** The point lies `depth` millimetres inside the face from the middle of the edge, outside if negative. */
function beside({ from, to }: Edge, depth: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * depth,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * depth,
  };
}
