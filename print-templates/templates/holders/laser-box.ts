import type { PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { circle, lettering, polygon, stroked, type Point } from '../../layout/draw.ts';
import { fingerBox, type FingerPanel, type FingerPanelName } from '../../layout/finger-box.ts';
import type { Vector } from '../../layout/folded.ts';
import { fromFront, type GuideStep, type Scene } from '../../layout/guide/index.ts';
import { cutWidths, sheetInk, softInk } from '../../layout/inks.ts';
import { partSheets, type Part } from '../../layout/part-sheets.ts';
import type { LayoutProblem, SheetSet } from '../../layout/sheet.ts';
import { stackingOf, type Stack } from '../../layout/stacking.ts';
import type { Room } from '../../layout/tuck-box.ts';
import { sizeText } from '../../layout/frame.ts';
import type { Size } from '../../units/index.ts';
import { solidsOf } from '../cube-list.ts';
import { paperSize, shared } from '../options.ts';
import { template } from '../template.ts';
import { haveRoom, noRoom } from './fitting.ts';
import { airOption, boxOptions } from './options.ts';

const options = [
  shared.edge,
  ...boxOptions,
  airOption,
  { kind: 'number', name: 'material', unit: 'mm', min: 2, max: 10, step: 0.1, default: 3 },
  { kind: 'number', name: 'finger', unit: 'mm', min: 4, max: 40, step: 0.5, default: 10 },
  { kind: 'number', name: 'jointKerf', unit: 'mm', min: 0, max: 0.5, step: 0.01, default: 0 },
  shared.paper,
  shared.paperWidth,
  shared.paperHeight,
  shared.margin,
  shared.language,
] as const;
export type LaserBoxOptions = OptionValues<typeof options>;

/** A box to be cut by a laser: six panels with finger joints; the lid lifts off. */
export const laserBox = template({
  name: 'laser-box',
  group: 'keeping',
  from: solidsOf,
  options: () => options,
  layout: layoutPanels,
  guide(values, set, t) {
    const room = planOf(values, set);
    return room === undefined ? [] : guideOf(panelsOf(values, room), t);
  },
});

/** A wooden block is so much larger than its edge, in millimetres. */
const blockAir = 0.2;
/** For a finger that lifts the lid; smaller on small boxes. */
const holeRadius = 9;

function roomOf({ air }: LaserBoxOptions, stack: Stack, edge: number): Room {
  const along = (count: number) => count * (edge + blockAir) + air;
  return { width: along(stack.columns), depth: along(stack.rows), height: along(stack.layers) };
}

function panelsOf(values: LaserBoxOptions, room: Room): readonly FingerPanel[] {
  return fingerBox({ room, thickness: values.material, finger: values.finger, kerf: values.jointKerf });
}

/** One box for the whole set; undefined where none has room for its panels on sheets: a second box is a second plan. */
function planOf(values: LaserBoxOptions, set: PieceSet): Room | undefined {
  const given = { columns: values.boxColumns, rows: values.boxRows, layers: values.boxLayers };
  const stacking = stackingOf(set.pieces.length, given, (stack) =>
    haveRoom(paperOf(values), values.margin, panelsOf(values, roomOf(values, stack, values.edge))),
  );
  return stacking?.boxes === 1 ? roomOf(values, stacking.stack, values.edge) : undefined;
}

function paperOf(values: LaserBoxOptions): Size {
  return paperSize({ ...values, ink: 'outline' });
}

function layoutPanels(values: LaserBoxOptions, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const { margin, edge, material: thickness } = values;
  const paper = paperOf(values);
  const room = planOf(values, set);
  if (room === undefined) {
    const given = { columns: values.boxColumns, rows: values.boxRows, layers: values.boxLayers };
    const stack = stackingOf(set.pieces.length, given, () => true)?.stack ?? {
      columns: 1,
      rows: 1,
      layers: 1,
    };
    const partAt = (length: number) =>
      panelsOf(values, roomOf(values, stack, length))[0] ?? { width: 0, height: 0 };
    return noRoom({ paper, margin, partAt, edge });
  }
  const panels = panelsOf(values, room);
  const floor = sizeText({ width: room.width, height: room.depth });
  const inside = `${floor} x ${Math.round(room.height * 10) / 10}`;
  return partSheets({
    template: 'laser-box',
    paper,
    margin,
    parts: panels.map((panel) => partOf(panel, t)),
    title: (names) => t('option:print.holders.panels', { thickness, room: inside, names: names.join(', ') }),
    t,
  });
}

function partOf(panel: FingerPanel, t: Translate): Part {
  const { width, height, outline } = panel;
  const name = t(`option:print.holders.panel.${panel.name}`);
  const pen = { ink: sheetInk, width: cutWidths.full };
  const middle = { x: width / 2, y: height / 2 };
  const hole = panel.name === 'lid' ? holeIn(panel) : undefined;
  return {
    width,
    height,
    name,
    ops: [
      ...(hole === undefined ? [] : [stroked('cut', circle(middle.x, middle.y, hole), pen)]),
      stroked('cut', polygon(outline), pen),
      lettering(name, middle.x, middle.y + (hole === undefined ? 1 : hole + 5), {
        font: 'franklin-semibold',
        size: 8,
        ink: softInk,
        anchor: 'middle',
        purpose: 'guide',
      }),
    ],
  };
}

function holeIn({ width, height }: FingerPanel): number {
  return Math.min(holeRadius, width / 6, height / 6);
}

/** The outer faces of the panels where they belong, and somewhat apart from there. */
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
