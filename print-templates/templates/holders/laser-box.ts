import type { PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { box, circle, lettering, polygon, stroked, type Point } from '../../layout/draw.ts';
import { dividersFor, type Divider, type Dividers } from '../../layout/dividers.ts';
import {
  fingerBox,
  withKerfAllowance,
  type FingerPanel,
  type FingerPanelName,
} from '../../layout/finger-box.ts';
import { fromFront } from '../../layout/guide/picture.ts';
import { cutWidths, sheetInk, softInk } from '../../layout/inks.ts';
import { partSheets, type Part } from '../../layout/part-sheets.ts';
import type { SheetSet, Vector, Scene, GuideStep } from '../../layout/types.ts';
import { stackingOf, type Stack } from '../../layout/packing/stacking.ts';
import type { Room } from '../../layout/nets/tuck-box.ts';
import { sizeText } from '../../layout/frame.ts';
import type { Size } from '../../units/index.ts';
import { solidPiecesOf } from '../cube-list.ts';
import { paperSize, plainPaper, shared } from '../options.ts';
import { template } from '../template.ts';
import { airOption, boxOptions, givenStack, haveRoom, noBoxRoom } from './fitting.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [
  shared.edge,
  ...boxOptions,
  airOption,
  { kind: 'number', name: 'material', unit: 'mm', min: 2, max: 10, step: 0.1, default: 3 },
  { kind: 'number', name: 'finger', unit: 'mm', min: 4, max: 40, step: 0.5, default: 10 },
  { kind: 'choice', name: 'fit', choices: ['loose', 'snug', 'press'], default: 'snug' },
  { kind: 'number', name: 'compartmentsAcross', min: 1, max: 12, step: 1, default: 1 },
  { kind: 'number', name: 'compartmentsDown', min: 1, max: 12, step: 1, default: 1 },
  { kind: 'number', name: 'jointKerf', unit: 'mm', min: 0, max: 0.5, step: 0.01, default: 0 },
  ...plainPaper,
] as const;
export type LaserBoxOptions = OptionValues<typeof options>;

export const laserBox = template({
  name: 'laser-box',
  tool: 'laser',
  group: 'keeping',
  from: solidPiecesOf,
  options: () => options,
  layout: layoutPanels,
  guide(values, set, t) {
    const room = planOf(values, set);
    if (room === undefined) return [];
    const inner = dividersGuide(dividersOf(values, room), values.material, t);
    return [...inner, ...guideOf(panelsOf(values, room), t)];
  },
});

/** A wooden block exceeds its edge by this much, in millimetres. */
const blockAir = 0.2;
const holeRadius = 9;

/** A finger is wider than its gap, and a board thicker than its slit, by this much in millimetres. */
const presses: Readonly<Record<LaserBoxOptions['fit'], number>> = { loose: -0.1, snug: 0, press: 0.1 };

function roomOf(values: LaserBoxOptions, stack: Stack): Room {
  const { air, edge, material, compartmentsAcross: columns, compartmentsDown: rows } = values;
  // Every compartment has room for as many pieces as the fullest, so that no divider meets a piece.
  const along = (count: number, parts: number) =>
    parts * (Math.ceil(count / parts) * (edge + blockAir) + air) + (parts - 1) * material;
  return {
    width: along(stack.columns, columns),
    depth: along(stack.rows, rows),
    height: along(stack.layers, 1),
  };
}

function dividersOf(values: LaserBoxOptions, room: Room): Dividers {
  return dividersFor({
    room,
    thickness: values.material,
    columns: values.compartmentsAcross,
    rows: values.compartmentsDown,
    press: presses[values.fit],
  });
}

function panelsOf(values: LaserBoxOptions, room: Room): readonly FingerPanel[] {
  const { material: thickness, finger, jointKerf: kerf, fit } = values;
  const { slits } = dividersOf(values, room);
  return fingerBox({ room, thickness, finger, kerf, press: presses[fit], slits });
}

function innerParts(values: LaserBoxOptions, room: Room, t: Translate): readonly Part[] {
  return dividersOf(values, room).dividers.map(({ way, outline }) =>
    partOf({ name: way, ...withKerfAllowance(outline, [], values.jointKerf) }, t),
  );
}

/** One box must hold the whole set; returns undefined where its panels do not fit on sheets. */
function planOf(values: LaserBoxOptions, set: PieceSet): Room | undefined {
  const fits = (stack: Stack) =>
    haveRoom(paperOf(values), values.margin, panelsOf(values, roomOf(values, stack)));
  const stacking = stackingOf(set.pieces.length, givenStack(values), fits, 1);
  return stacking && roomOf(values, stacking.stack);
}

function paperOf(values: LaserBoxOptions): Size {
  return paperSize(values);
}

function layoutPanels(values: LaserBoxOptions, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const { margin, material: thickness } = values;
  const paper = paperOf(values);
  const room = planOf(values, set);
  if (room === undefined) {
    return noBoxRoom(values, set.pieces.length, 1, (other, stack) => panelsOf(other, roomOf(other, stack)));
  }
  const panels = panelsOf(values, room);
  const floor = sizeText({ width: room.width, height: room.depth });
  const inside = `${floor} x ${Math.round(room.height * 10) / 10}`;
  return partSheets({
    template: 'laser-box',
    paper,
    margin,
    parts: [...panels.map((panel) => partOf(panel, t)), ...innerParts(values, room, t)],
    title: (names) => t('option:print.holders.panels', { thickness, room: inside, names: names.join(', ') }),
    t,
  });
}

type Board = Omit<FingerPanel, 'name'> & { readonly name: FingerPanelName | Divider['way'] };

function partOf(panel: Board, t: Translate): Part {
  const { width, height, outline, slits } = panel;
  const name = t(`option:print.holders.panel.${panel.name}`);
  const pen = { ink: sheetInk, width: cutWidths.full };
  const middle = { x: width / 2, y: height / 2 };
  const hole = panel.name === 'lid' ? holeIn(panel) : undefined;
  return {
    width,
    height,
    name,
    joints: walls.has(panel.name) ? 2 : 0,
    ops: [
      ...(hole === undefined ? [] : [stroked('cut', circle(middle.x, middle.y, hole), pen)]),
      ...slits.map((slit) => stroked('cut', box(slit), pen)),
      stroked('cut', polygon(outline), pen),
      lettering(name, freeAt(panel), middle.y + (hole === undefined ? 1 : hole + 5), {
        font: 'franklin-semibold',
        size: 8,
        ink: softInk,
        anchor: 'middle',
        purpose: 'guide',
      }),
    ],
  };
}

const walls: ReadonlySet<Board['name']> = new Set(['front', 'back', 'left', 'right']);

function freeAt({ width, height, outline, slits }: Board): number {
  const notches = outline.filter(({ x, y }) => x > 15 && x < width - 15 && Math.abs(y - height / 2) < 1);
  const taken = [...slits, ...notches].map(({ x }) => x);
  return taken.length === 0 ? width / 2 : Math.min(...taken) / 2;
}

function holeIn({ width, height }: Pick<FingerPanel, 'width' | 'height'>): number {
  return Math.min(holeRadius, width / 6, height / 6);
}

function guideOf(panels: readonly FingerPanel[], t: Translate): readonly GuideStep[] {
  const sizes = new Map(panels.map(({ name, width, height }) => [name, { width, height }]));
  const deep = sizes.get('bottom')?.height ?? 0;
  const wide = sizes.get('bottom')?.width ?? 0;
  const high = sizes.get('front')?.height ?? 0;
  const apart = 0.8 * Math.max(high, 30);
  const places: Readonly<Record<FingerPanelName, (at: Point) => Vector>> = {
    bottom: ({ x, y }) => [x, y, 0],
    front: ({ x, y }) => [x, deep, high - y],
    back: ({ x, y }) => [x, 0, high - y],
    left: ({ x, y }) => [0, x, high - y],
    right: ({ x, y }) => [wide, x, high - y],
    lid: ({ x, y }) => [x, y, high],
  };
  const ways: Readonly<Record<FingerPanelName, Vector>> = {
    bottom: [0, 0, 0],
    front: [0, 0, apart],
    back: [0, 0, apart],
    left: [-apart, 0, 0],
    right: [apart, 0, 0],
    lid: [0, 0, apart],
  };
  const scene = (standing: readonly FingerPanelName[], coming: readonly FingerPanelName[]): Scene => {
    const moved = ([x, y, z]: Vector, [dx, dy, dz]: Vector): Vector => [x + dx, y + dy, z + dz];
    const faces = panels.flatMap(({ name, outline }) => {
      const placed = outline.map(places[name]);
      if (standing.includes(name)) return [placed];
      return coming.includes(name) ? [placed.map((point) => moved(point, ways[name]))] : [];
    });
    const arrows = panels.flatMap(({ name, width, height }) => {
      if (!coming.includes(name)) return [];
      const middle = places[name]({ x: width / 2, y: height / 2 });
      return [[moved(middle, ways[name]), middle]];
    });
    return { faces, marks: [], arrows };
  };
  const say = (step: 1 | 2 | 3) => t(`option:print.holders.laser-box.${step}`);
  return [
    { scene: scene(['bottom'], ['front', 'back']), view: fromFront, caption: say(1) },
    { scene: scene(['bottom', 'front', 'back'], ['left', 'right']), view: fromFront, caption: say(2) },
    { scene: scene(['bottom', 'front', 'back', 'left', 'right'], ['lid']), view: fromFront, caption: say(3) },
  ];
}

function dividersGuide({ dividers }: Dividers, thickness: number, t: Translate): readonly GuideStep[] {
  if (dividers.length === 0) return [];
  const faces = dividers.map(({ way, outline, at, height }) => {
    const middle = at + thickness / 2;
    return outline.map(({ x, y }): Vector =>
      way === 'across' ? [x, middle, height - y] : [middle, x, height - y],
    );
  });
  const caption = t('option:print.holders.dividersHow');
  return [{ scene: { faces, marks: [], arrows: [] }, view: fromFront, caption }];
}
