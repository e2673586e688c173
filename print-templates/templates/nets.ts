import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { filled, polygon, box, segment, stroked } from '../layout/draw.ts';
import { frameOf } from '../layout/frame.ts';
import { sheetInk, softInk, woodFace, type InkMode } from '../layout/inks.ts';
import { netNames, placesOf } from '../layout/nets/net-shapes.ts';
import { cubeNet, strip, type Net } from '../layout/nets/net.ts';
import { netPlaces } from '../layout/nets/net-places.ts';
import type { DrawOp, SheetSet } from '../layout/types.ts';
import { placed, sheetSet } from '../layout/sheet-set.ts';
import { chooseCubes, cubeNumber, cubesOf, formatCubes, tellCube } from './cube-list.ts';
import { brailleProblem, brailleRings } from './braille.ts';
import { largeCaption } from './large-face.ts';
import { pieceFace, type FaceStyle } from './face.ts';
import { netsGuide } from './guides/nets.ts';
import { insideNumbers, tabNumbers } from './tab-numbers.ts';
import { cubeFont, paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

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
    tell: (cube) => tellCube(cube, t),
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
    ...net.tabs.map((tab) => filled('ink', polygon(strip(tab, artRun, net.tab)), woodFace)),
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
