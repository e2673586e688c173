import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { arrange, loadsOf } from '../layout/arrange.ts';
import { box, filled, lettering, polygon, rectOf, segment, stroked, type Lettering } from '../layout/draw.ts';
import { frameOf } from '../layout/frame.ts';
import { cutWidths, sheetInk, softInk, woodFace, woodInk, woodRail, type InkMode } from '../layout/inks.ts';
import { panelNames, rackProfile, stripLength, type PanelName, type RackProfile } from '../layout/rack.ts';
import { sheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, Ink, LayoutProblem, SheetSet } from '../layout/sheet.ts';
import { shift } from '../layout/transform.ts';
import { landscape } from '../units/index.ts';
import { cubesOf } from './cube-list.ts';
import { contours } from './face.ts';
import { paperOptions, paperSize, shared } from './options.ts';
import type { PrintSet } from './print-set.ts';
import { template } from './template.ts';

const options = [
  shared.edge,
  { kind: 'number', name: 'racks', min: 1, max: 6, step: 1, default: 4 },
  ...paperOptions,
] as const;
export type RackOptions = OptionValues<typeof options>;

export const rack = template({
  name: 'rack',
  group: 'board',
  from: isHeldInHands,
  options: () => options,
  layout: (values, _, t) => layoutRacks(values, t),
});

/** Cubes that are laid on a board are held in a rack before. */
export function isHeldInHands(set: PrintSet): true | undefined {
  const cubes = cubesOf(set);
  return cubes !== undefined && Object.keys(cubes.boards).length > 0 ? true : undefined;
}

function layoutRacks(values: RackOptions, t: Translate): Result<SheetSet, LayoutProblem> {
  const profile = rackProfile(values.edge);
  const piece = { width: profile.width, height: stripLength(profile) };
  const upright = paperSize(values);
  const tries = [upright, landscape(upright)].map((paper) => {
    const frame = frameOf(paper, values.margin);
    return { frame, places: arrange(frame.live, piece, { x: 3, y: 3 }) };
  });
  const [first, second] = tries as [(typeof tries)[0], (typeof tries)[0]];
  const sheets = (one: typeof first) =>
    one.places.ok ? loadsOf(one.places.value, values.racks).length : Infinity;
  const { frame, places } = sheets(second) < sheets(first) ? second : first;
  if (!places.ok) return places;
  const drawn = drawRack(profile, values.ink, t);
  const set = sheetSet({
    template: 'rack',
    frame,
    pieces: Array.from({ length: values.racks }, (_, index) => index + 1),
    places: places.value,
    title: () => t('option:print.sheet.racks', { edge: values.edge }),
    tell: () => t('option:print.sheet.racks', { edge: values.edge }),
    draw: (_, spot) => shift(drawn, spot.x, spot.y),
    t,
  });
  return set.ok ? ok(set.value) : set;
}

const grounds: Readonly<Record<PanelName, Ink | undefined>> = {
  front: woodRail,
  lip: woodRail,
  shelf: woodFace,
  back: woodFace,
  leg: woodRail,
  base: undefined,
  tab: undefined,
};

/** Folds towards the printed side, drawn dotted; all others go away from it. */
const valleys: readonly PanelName[] = ['lip', 'shelf'];

function drawRack(profile: RackProfile, ink: InkMode, t: Translate): readonly DrawOp[] {
  const { panels, width } = profile;
  const tops = topsOf(profile);
  const colour = panelNames.flatMap((name) => {
    const ground = grounds[name];
    const rect = rectOf(0, tops[name], width, panels[name]);
    return ground === undefined ? [] : [filled('ink', box(rect), ground)];
  });
  const line = cutWidths[ink];
  const folds = panelNames.slice(0, -1).map((name) => {
    const y = tops[name] + panels[name];
    const dash = valleys.includes(name) ? [0.3, 0.7] : [1.2, 0.9];
    return segment('fold', { x: 0, y }, { x: width, y }, { ink: sheetInk, width: line * 0.8, dash });
  });
  return [
    ...(ink === 'full' ? colour : []),
    ...folds,
    stroked('cut', outlineOf(profile, tops.tab), { ink: sheetInk, width: line }),
    ...words(profile, tops, ink, t),
  ];
}

/** Where each panel begins along the strip. */
function topsOf({ panels }: RackProfile): Readonly<Record<PanelName, number>> {
  let y = 0;
  const tops = panelNames.map((name) => {
    const top = y;
    y += panels[name];
    return [name, top] as const;
  });
  return Object.fromEntries(tops) as Record<PanelName, number>;
}

function outlineOf({ panels, width }: RackProfile, tabTop: number) {
  const inset = panels.tab * 0.62;
  const bottom = tabTop + panels.tab;
  return polygon([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: tabTop },
    { x: width - inset, y: bottom },
    { x: inset, y: bottom },
    { x: 0, y: tabTop },
  ]);
}

/** The name on the leg, where the others see it, and the letter that says where the tab goes. */
function words(
  { panels, width }: RackProfile,
  tops: Readonly<Record<PanelName, number>>,
  ink: InkMode,
  t: Translate,
): readonly DrawOp[] {
  const small: Lettering = { font: 'franklin', size: 6, ink: softInk, anchor: 'middle' };
  const title: Lettering = {
    font: 'besley-semibold',
    size: Math.max(7, panels.leg * 0.9),
    ink: woodInk,
    anchor: 'middle',
    outline: contours[ink],
  };
  return [
    lettering(t('option:print.sheet.rackTitle'), width / 2, tops.leg + panels.leg * 0.58, title),
    lettering(t('option:print.sheet.rackTab'), width / 2, tops.tab + panels.tab * 0.6, small),
    lettering(t('option:print.sheet.rackEdge'), width / 2, 2.6, small),
    lettering(t('option:print.sheet.rackUnder'), width / 2, tops.base + panels.base / 2, small),
  ];
}
