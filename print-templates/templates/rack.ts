import type { Translate } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { box, filled, lettering, rectOf, type Lettering } from '../layout/draw.ts';
import { fromBehind } from '../layout/guide/picture.ts';
import { blockScene, moved, sheetScene, together } from '../layout/guide/scene.ts';
import { outlineWidths, softInk, woodFace, woodInk, woodRail, type InkMode } from '../layout/inks.ts';
import { partSheets } from '../layout/part-sheets.ts';
import {
  handSize,
  lean,
  panelNames,
  panelTops,
  rackProfile,
  rackSheet,
  type PanelName,
  type RackProfile,
} from '../layout/rack.ts';
import type { FoldedSheet, FoldShares } from '../layout/nets/folded.ts';
import type { DrawOp, Ink, SheetSet, View, GuideStep } from '../layout/types.ts';
import { cubesOf } from './cube-list.ts';
import { foldedLines } from './folded-art.ts';
import { paperOptions, paperSize, shared } from './options.ts';
import type { PrintSet } from './print-set.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

const options = [
  shared.edge,
  { kind: 'number', name: 'racks', min: 1, max: 6, step: 1, default: 4 },
  ...paperOptions,
] as const;
export type RackOptions = OptionValues<typeof options>;

export const rack = template({
  name: 'rack',
  printAndCut: true,
  group: 'keeping',
  from: needsRack,
  options: () => options,
  layout: (values, _, t) => layoutRacks(values, t),
  guide({ edge }, _, t) {
    const profile = rackProfile(edge);
    return rackGuide(rackSheet(profile), profile, edge, t);
  },
});

/** Only cubes played on a board are held in a rack first. */
export function needsRack(set: PrintSet): true | undefined {
  const cubes = cubesOf(set);
  return cubes !== undefined && Object.keys(cubes.boards).length > 0 ? true : undefined;
}

function layoutRacks(values: RackOptions, t: Translate): Result<SheetSet, LayoutProblem> {
  const profile = rackProfile(values.edge);
  const sheet = rackSheet(profile);
  const name = t('option:print.sheet.racks', { edge: values.edge });
  const part = {
    width: sheet.width,
    height: sheet.height,
    name,
    // The lip is glued double, and the tab behind the front.
    joints: 2,
    ops: drawRack(sheet, profile, values.ink, t),
  };
  return partSheets({
    template: 'rack',
    paper: paperSize(values),
    margin: values.margin,
    parts: Array.from({ length: values.racks }, () => part),
    title: () => name,
    t,
  });
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

function drawRack(sheet: FoldedSheet, profile: RackProfile, ink: InkMode, t: Translate): readonly DrawOp[] {
  const { panels, width } = profile;
  const tops = panelTops(profile);
  const colour = panelNames.flatMap((name) => {
    const ground = grounds[name];
    const rect = rectOf(0, tops[name], width, panels[name]);
    return ground === undefined ? [] : [filled('ink', box(rect), ground)];
  });
  return [...(ink === 'full' ? colour : []), ...foldedLines(sheet, ink), ...words(profile, tops, ink, t)];
}

/** The title is on the leg, where the other players see it. */
function words(
  { panels, width }: RackProfile,
  tops: Readonly<Record<PanelName, number>>,
  ink: InkMode,
  t: Translate,
): readonly DrawOp[] {
  const small: Lettering = { font: 'franklin', size: 7, ink: softInk, anchor: 'middle' };
  const title: Lettering = {
    font: 'besley-semibold',
    size: Math.max(7, panels.leg * 0.9),
    ink: woodInk,
    anchor: 'middle',
    outline: outlineWidths[ink],
  };
  return [
    lettering(t('option:print.sheet.rackTitle'), width / 2, tops.leg + panels.leg * 0.58, title),
    lettering(t('option:print.sheet.rackTab'), width / 2, tops.tab + panels.tab * 0.5 + 0.9, small),
    lettering(t('option:print.sheet.rackEdge'), width / 2, 2.9, small),
    lettering(t('option:print.sheet.rackUnder'), width / 2, tops.base + panels.base * 0.6, small),
  ];
}

const fromBelow: View = { ...fromBehind, up: 'printed' };

function rackGuide(
  sheet: FoldedSheet,
  profile: RackProfile,
  edge: number,
  t: Translate,
): readonly GuideStep[] {
  const flat: FoldShares = () => 0;
  const isFoot = (panel: string) => panel.startsWith('foot');
  const lipOnly: FoldShares = (panel) => (panel === 'lip' ? 0.45 : 0);
  const closing: FoldShares = (panel) =>
    isFoot(panel) ? 0 : panel === 'base' ? 0.72 : panel === 'lip' ? 0.99 : 1;
  const closed: FoldShares = (panel) => (isFoot(panel) ? 0 : panel === 'lip' ? 0.99 : 1);
  const locked: FoldShares = (panel) => (panel === 'lip' ? 0.99 : 1);
  const ground = 'base';
  const scene = (moment: Omit<Parameters<typeof sheetScene>[1], 'ground'>) =>
    sheetScene(sheet, { ...moment, ground });
  const say = (step: 1 | 2 | 3 | 4 | 5) => t(`option:print.holders.rack.${step}`);
  const up: View = { ...fromBehind, turn: 215 };
  return [
    { scene: scene({ shares: flat }), view: fromBelow, caption: say(1) },
    { scene: scene({ shares: lipOnly, before: flat, glue: ['lip'] }), view: up, caption: say(2) },
    { scene: scene({ shares: closing, glue: ['tab'] }), view: up, caption: say(3) },
    { scene: scene({ shares: locked, before: closed }), view: fromBelow, caption: say(4) },
    { scene: together(scene({ shares: locked }), handOf(profile, edge)), view: up, caption: say(5) },
  ];
}

function handOf(profile: RackProfile, edge: number) {
  const angle = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [, , , heel] = profile.corners;
  const foot = panelTops(profile).tab;
  const step = (profile.width - handSize * edge) / (handSize + 1);
  const row = Array.from({ length: handSize }, (_, index) =>
    blockScene([step + index * (edge + step), 0, 0], [edge, edge, edge]),
  );
  return moved(together(...row), ([x, forward, up]) => [
    x,
    foot - (heel.x - forward * cos + up * sin),
    -(heel.y + forward * sin + up * cos),
  ]);
}
