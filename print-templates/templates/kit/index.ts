import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import { batchOf } from '../../layout/packing/batches.ts';
import { checkFrame, frameOf } from '../../layout/frame.ts';
import { papersOf } from '../../layout/imposition.ts';
import { netNames } from '../../layout/nets/net-shapes.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import { isForCutter, makingTime, timeBesideCutter } from '../../making/making-time.ts';
import type { Sheet, SheetSet, ProductSheets } from '../../layout/types.ts';
import { cubesOf, solidPiecesOf } from '../cube-list.ts';
import { markOptions, paperOptions, paperSize, shared } from '../options.ts';
import type { PrintSet } from '../print-set.ts';
import { template, type Template } from '../template.ts';
import { kitSheets, type KitLine } from './cover.ts';
import {
  boughtFor,
  hasPart,
  kitParts,
  leastRoom,
  mostSquare,
  partOptions,
  squareFor,
  type KitPart,
  type KitValues,
} from './parts.ts';
import type { LayoutProblem, PrintedProduct, Values } from '../../layout/product.ts';

const optionsFor = (set: PrintSet) => {
  const hasCubes = solidPiecesOf(set) !== undefined;
  const hasBoard = Object.keys(set.pieces?.boards ?? {}).length > 0;
  const from = cubesOf(set) === undefined ? (['stickers', 'label-sheets'] as const) : cubesAre;
  const list: readonly Option[] = [
    ...(hasCubes
      ? [shared.edge, { kind: 'choice', name: 'cubesFrom', choices: from, default: from[0] } as const]
      : []),
    ...(hasBoard
      ? [{ kind: 'number', name: 'boardSquare', unit: 'mm', min: 0, max: 40, step: 0.5, default: 0 } as const]
      : []),
    ...(from === cubesAre && hasCubes
      ? [{ ...netOption, when: { option: 'cubesFrom', is: 'nets' } } as const]
      : []),
    ...(hasBoard && hasCubes ? [players] : []),
    ...(set.deck === undefined ? [] : [shared.card, mats]),
    ...(hasCubes || set.deck !== undefined ? [{ ...shared.paperThickness, default: 0.25 } as const] : []),
    ...(hasCubes || set.deck !== undefined ? [hasCubes ? reading : readingCards] : []),
    ...paperOptions,
    ...markOptions,
  ];
  return list;
};
/** Cubes from a 3D printer are not sheets, so the kit then has only the other parts. */
const cubesAre = ['nets', 'stickers', 'label-sheets', 'solid'] as const;
const netOption = { kind: 'choice', name: 'net', choices: netNames, default: 'cross' } as const;
const reading = {
  kind: 'choice',
  name: 'reading',
  choices: ['normal', 'large', 'braille'],
  default: 'normal',
} as const;
const readingCards = { ...reading, choices: ['normal', 'large'] } as const;
const mats = { kind: 'choice', name: 'mats', choices: ['full', 'small', 'none'], default: 'full' } as const;
const players = { kind: 'number', name: 'players', min: 1, max: 6, step: 1, default: 4 } as const;

export function kitOf(templates: readonly Template[]): Template {
  return template({
    name: 'kit',
    group: 'kit',
    from: (set) => (set.pieces === undefined && set.deck === undefined ? undefined : set),
    options: optionsFor,
    check: (values, set) => misfit(valuesOf(values), set) ?? labelsWithMarks(valuesOf(values)),
    layout: (values, set, t) => layoutKit(valuesOf(values), set, templates, t),
  });
}

export function kitPartAlone(
  templates: readonly Template[],
  set: PrintSet,
  options: Values,
  name: string,
): { readonly product: PrintedProduct; readonly options: Values } | undefined {
  const kit = valuesOf(options);
  const part = kitParts.find(({ template: one }) => one === name);
  const product = templates.find((one) => one.name === name)?.of(set);
  if (part === undefined || product === undefined || !hasPart(part, kit, set)) return undefined;
  return { product, options: partOptions(part, kit, product) };
}

/** Options that a set lacks get their defaults. */
function valuesOf(values: Values): KitValues {
  const cubes = { edge: 15, cubesFrom: 'nets', boardSquare: 0, players: 4 };
  const plain = { ...cubes, card: 'poker', reading: 'normal', mats: 'full' };
  return { ...plain, ...values } as KitValues;
}

function misfit(kit: KitValues, set: PrintSet): LayoutProblem | undefined {
  if (Object.keys(set.pieces?.boards ?? {}).length === 0) return undefined;
  const least = kit.edge + leastRoom;
  if (least > mostSquare)
    return {
      code: 'print/bad-option',
      option: 'edge',
      expected: { phrase: 'edgeWithBoard', most: mostSquare - leastRoom },
    };
  if (squareFor(kit) >= least && squareFor(kit) <= mostSquare) return undefined;
  return {
    code: 'print/bad-option',
    option: 'boardSquare',
    expected: { phrase: 'fittingSquare', least, most: mostSquare, edge: kit.edge },
  };
}

/** Precut labels reach the edges of their sheets, where the marks would stand. */
function labelsWithMarks({ cubesFrom, registration }: KitValues): LayoutProblem | undefined {
  if (cubesFrom !== 'label-sheets' || registration === 'none') return undefined;
  return { code: 'print/no-marks', product: 'label-sheets', works: 'stickers' };
}

function layoutKit(
  kit: KitValues,
  set: PrintSet,
  templates: readonly Template[],
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const paper = paperSize(kit);
  const frame = frameOf(paper, kit.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const laid: Laid[] = [];
  for (const part of kitParts) {
    const product = templates.find(({ name }) => name === part.template)?.of(set);
    if (product === undefined || !hasPart(part, kit, set)) continue;
    // The cover of the kit has the 50 mm square.
    const values = product.parse({ ...partOptions(part, kit, product), ...withoutCheck(product) });
    if (!values.ok) return values;
    const sheets = product.layout(values.value);
    if (!sheets.ok) return sheets;
    laid.push({ part, sheets: sheets.value });
  }
  const lines = laid.map((one) => lineOf(one, t));
  const made = laid.flatMap(({ sheets: { sheets, material, duplex } }) =>
    sheets.flatMap((sheet) =>
      sheet.guide === undefined
        ? [{ ...sheet, batch: batchOf({ material: sheet.material ?? material, duplex }) }]
        : [],
    ),
  );
  const guides = laid.flatMap(({ sheets }) =>
    sheets.sheets.flatMap(({ guide: steps, side }) =>
      steps === undefined || side === 'back' ? [] : [{ title: nameOf(sheets, t), steps }],
    ),
  );
  const papers = laid.flatMap(({ sheets: { sheets, material, duplex } }) =>
    sheets.flatMap((sheet) =>
      sheet.side === 'front' && sheet.guide === undefined
        ? [{ material: sheet.material ?? material, duplex }]
        : [],
    ),
  );
  const bought = boughtFor(
    lines.map(({ template }) => template),
    kit,
    set,
    t,
  );
  const file = `${set.fileName ?? set.name}-kit`;
  const first = kitSheets({ frame, file, lines, guides, papers, bought }, t);
  const sheets: readonly Sheet[] = [...first, ...made];
  const pieces = laid.reduce((sum, part) => sum + part.sheets.facts.pieces, 0);
  const whole = checkedSheetSet(t('option:print.products.kit.title'), 'none', sheets, pieces);
  if (!whole.ok) return whole;
  // The warning before printing is about the narrowest tab of all parts.
  const [tab] = laid.flatMap((part) => part.sheets.facts.tab ?? []).toSorted((one, other) => one - other);
  return ok({
    ...whole.value,
    parts: lines,
    facts: { ...whole.value.facts, tab },
  });
}

function withoutCheck({ options }: PrintedProduct): { readonly checkSheet?: false } {
  return options.some(({ name }) => name === shared.checkSheet.name) ? { checkSheet: false } : {};
}

interface Laid {
  readonly part: KitPart;
  readonly sheets: ProductSheets;
}

function nameOf({ title }: ProductSheets, t: Translate): string {
  const before = t('option:print.sheet.ofSet');
  const name = title.startsWith(before) ? title.slice(before.length) : title;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function lineOf({ part, sheets }: Laid, t: Translate): KitLine {
  const name = part.template;
  // Guides that need their own sheet go to the first sheets of the kit.
  const own = sheets.sheets.filter(({ guide }) => guide === undefined);
  const papers = papersOf(own);
  const { pieces } = sheets.facts;
  return {
    template: name,
    title: sheets.title,
    name: nameOf(sheets, t),
    how: part.how?.(papers, pieces) ?? `option:print.products.${name}.how`,
    material: sheets.material,
    sheets: papers,
    pieces,
    time: makingTime(own),
    afterCutter: own.some(isForCutter) ? { time: timeBesideCutter(own) } : undefined,
  };
}
