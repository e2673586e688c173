import type { PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { FoldedSheet, FoldShares } from '../../layout/nets/folded.ts';
import { fromBehind } from '../../layout/guide/picture.ts';
import { sheetScene } from '../../layout/guide/scene.ts';
import { felt } from '../../layout/inks.ts';
import { partSheets, type Part } from '../../layout/part-sheets.ts';
import type { DrawOp, SheetSet, GuideStep } from '../../layout/types.ts';
import { mostBoxes, placesIn, stackingOf, type Stack, type Stacking } from '../../layout/packing/stacking.ts';
import { trayNet, type TrayNet } from '../../layout/nets/tray-net.ts';
import type { Room } from '../../layout/nets/tuck-box.ts';
import { solidPiecesOf } from '../cube-list.ts';
import { foldedLines } from '../folded-art.ts';
import { paperOptions, paperSize, shared } from '../options.ts';
import { template } from '../template.ts';
import { grounds, titleArt } from './box-art.ts';
import { airOption, boxOptions, givenStack, haveRoom, noBoxRoom, tuckedIn } from './fitting.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [shared.edge, ...boxOptions, airOption, shared.paperThickness, ...paperOptions] as const;
export type BoxNetOptions = OptionValues<typeof options>;

export const boxNet = template({
  name: 'box-net',
  printAndCut: true,
  group: 'keeping',
  from: solidPiecesOf,
  options: () => options,
  layout: layoutBoxes,
  guide(values, set, t) {
    const plan = planOf(values, set);
    return plan === undefined ? [] : guideOf(netsFor(values, plan.stack), t);
  },
});

/** A folded piece exceeds its edge by `pieceAir` millimetres; the lid is wider than the box by `lidAir`. */
const pieceAir = 0.2;
const lidAir = 0.8;
/** The lid covers this share of the box; the rest is for fingers. */
const lidShare = 0.6;

export interface BoxAndLid {
  readonly room: Room;
  readonly box: TrayNet;
  readonly lid: TrayNet;
}

export function boxAndLid(room: Room, thickness: number): BoxAndLid {
  const over = {
    width: room.width + 2 * thickness + lidAir,
    // The tabs of the box lie inside two of its walls.
    height: room.height + 4 * thickness + lidAir,
    depth: Math.max(8, lidShare * room.depth),
  };
  return { room, box: trayNet(room, thickness, 'outside'), lid: trayNet(over, thickness, 'outside') };
}

function netsFor(values: BoxNetOptions, stack: Stack): BoxAndLid {
  const along = (count: number) => count * (values.edge + pieceAir) + values.air;
  const room = { width: along(stack.columns), height: along(stack.rows), depth: along(stack.layers) };
  return boxAndLid(room, values.paperThickness);
}

function sheetsOf(values: BoxNetOptions, stack: Stack): readonly FoldedSheet[] {
  const { box, lid } = netsFor(values, stack);
  return [box.sheet, lid.sheet];
}

function planOf(values: BoxNetOptions, set: PieceSet): Stacking | undefined {
  return stackingOf(set.pieces.length, givenStack(values), (stack) =>
    haveRoom(paperSize(values), values.margin, sheetsOf(values, stack)),
  );
}

function layoutBoxes(values: BoxNetOptions, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const plan = planOf(values, set);
  if (plan === undefined) return noBoxRoom(values, set.pieces.length, mostBoxes, sheetsOf);
  const { stack, boxes } = plan;
  const each = placesIn(stack);
  const nets = netsFor(values, stack);
  const parts = Array.from({ length: boxes }, (_, index): readonly Part[] => {
    const last = Math.min(set.pieces.length, (index + 1) * each);
    const inside = t('option:print.holders.pieces', { first: index * each + 1, last });
    const below = boxes === 1 ? inside : `${index + 1}/${boxes}: ${inside}`;
    const numbers = { box: index + 1, boxes };
    const names =
      boxes === 1
        ? [t('option:print.holders.netBox'), t('option:print.holders.netLid')]
        : [t('option:print.holders.netBoxOf', numbers), t('option:print.holders.netLidOf', numbers)];
    const title = t('option:print.holders.title');
    return [
      partOf(nets.box, names[0] ?? '', [], values),
      partOf(nets.lid, names[1] ?? '', titleArt(nets.lid.floor, title, below, values.ink), values),
    ];
  }).flat();
  const sheets = partSheets({
    template: 'box-net',
    paper: paperSize(values),
    margin: values.margin,
    parts,
    title: (names) => names.join(', '),
    t,
  });
  const tab = mm(Math.min(nets.box.glue, nets.lid.glue));
  return sheets.ok ? ok({ ...sheets.value, facts: { ...sheets.value.facts, tab } }) : sheets;
}

function partOf(net: TrayNet, name: string, art: readonly DrawOp[], { ink }: BoxNetOptions): Part {
  return {
    width: net.sheet.width,
    height: net.sheet.height,
    name,
    joints: net.tabs,
    ops: [...grounds([net.floor, ...net.walls], felt, ink), ...art, ...foldedLines(net.sheet, ink)],
  };
}

function guideOf({ box, lid }: BoxAndLid, t: Translate): readonly GuideStep[] {
  const tabs = box.sheet.panels.flatMap(({ name }) => (name.includes('tab') ? [name] : []));
  const flat: FoldShares = () => 0;
  const half: FoldShares = (panel) => (panel.includes('tab') ? 0.8 : 0.5);
  const done: FoldShares = (panel) => (panel.includes('tab') ? tuckedIn : 1);
  const say = (step: 1 | 2 | 3) => t(`option:print.holders.box-net.${step}`);
  const printed = { ...fromBehind, up: 'printed' } as const;
  return [
    { scene: sheetScene(box.sheet, { shares: flat, glue: tabs }), view: printed, caption: say(1) },
    { scene: sheetScene(box.sheet, { shares: half, before: flat }), view: fromBehind, caption: say(2) },
    { scene: sheetScene(lid.sheet, { shares: done }), view: printed, caption: say(3) },
  ];
}
