import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import { batchOf } from '../../layout/batches.ts';
import { checkFrame, frameOf } from '../../layout/frame.ts';
import { workTime } from '../../layout/preflight.ts';
import { finish } from '../../layout/sheet-set.ts';
import type { LayoutProblem, Part, Sheet, SheetSet, WrittenSheets } from '../../layout/sheet.ts';
import { cubesOf, solidsOf } from '../cube-list.ts';
import { paperOptions, paperSize, shared } from '../options.ts';
import type { PrintSet } from '../print-set.ts';
import { template, type Template } from '../template.ts';
import { kitCover } from './cover.ts';
import { kitParts, leastRoom, squareFor, type KitValues } from './parts.ts';

const optionsFor = (set: PrintSet) => {
  const hasCubes = solidsOf(set) !== undefined;
  const hasBoard = Object.keys(set.pieces?.boards ?? {}).length > 0;
  const from = cubesOf(set) === undefined ? (['stickers', 'label-sheets'] as const) : cubesAre;
  const list: readonly Option[] = [
    ...(hasCubes
      ? [shared.edge, { kind: 'choice', name: 'cubesFrom', choices: from, default: from[0] } as const]
      : []),
    ...(hasBoard
      ? [{ kind: 'number', name: 'boardSquare', unit: 'mm', min: 0, max: 40, step: 0.5, default: 0 } as const]
      : []),
    ...(hasBoard && hasCubes ? [players] : []),
    ...(set.deck === undefined ? [] : [shared.card]),
    ...(hasCubes || set.deck !== undefined ? [hasCubes ? reading : readingCards] : []),
    ...paperOptions,
  ];
  return list;
};
/** A 3D printer's cubes are no sheets: the kit is then all the rest. */
const cubesAre = ['nets', 'stickers', 'label-sheets', 'solid'] as const;
const reading = {
  kind: 'choice',
  name: 'reading',
  choices: ['normal', 'large', 'braille'],
  default: 'normal',
} as const;
const readingCards = { ...reading, choices: ['normal', 'large'] } as const;
const players = { kind: 'number', name: 'players', min: 1, max: 6, step: 1, default: 4 } as const;

/** The whole set: everything that a game needs, its sizes tied to each other, and a first sheet that says what to do. */
export function kitOf(templates: readonly Template[]): Template {
  return template({
    name: 'kit',
    group: 'kit',
    from: (set) => (set.pieces === undefined && set.deck === undefined ? undefined : set),
    options: optionsFor,
    check: (values, set) => misfit(valuesOf(values), set),
    layout: (values, set, t) => layoutKit(valuesOf(values), set, templates, t),
  });
}

/** Options that a set has no use for are at their defaults. */
function valuesOf(values: OptionValues<readonly Option[]>): KitValues {
  const plain = { edge: 15, cubesFrom: 'nets', boardSquare: 0, players: 4, card: 'poker', reading: 'normal' };
  return { ...plain, ...values } as unknown as KitValues;
}

/** A board whose squares are too small for its cubes is said at once, with what would fit. */
function misfit(kit: KitValues, set: PrintSet): LayoutProblem | undefined {
  if (Object.keys(set.pieces?.boards ?? {}).length === 0) return undefined;
  const least = kit.edge + leastRoom;
  if (squareFor(kit) >= least && squareFor(kit) <= 40) return undefined;
  const expected = `0 for a fitting one, or ${least} to 40 mm for cubes of ${kit.edge} mm`;
  return { code: 'print/bad-option', option: 'boardSquare', expected };
}

function layoutKit(
  kit: KitValues,
  set: PrintSet,
  templates: readonly Template[],
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const paper = paperSize(kit as unknown as Parameters<typeof paperSize>[0]);
  const frame = frameOf(paper, kit.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const laid: { readonly template: string; readonly sheets: WrittenSheets }[] = [];
  for (const part of kitParts) {
    const product = templates.find(({ name }) => name === part.template)?.of(set);
    if (product === undefined || part.when?.(kit) === false || part.of?.(set) === false) continue;
    const known = new Set(product.options.map(({ name }) => name));
    const given = Object.entries({ ...kit, ...part.values(kit) }).filter(([name]) => known.has(name));
    const values = product.parse(Object.fromEntries(given));
    if (!values.ok) return values;
    const sheets = product.layout(values.value);
    if (!sheets.ok) return sheets;
    laid.push({ template: part.template, sheets: sheets.value });
  }
  const lines = laid.map(({ template: name, sheets }): Part => ({
    template: name,
    title: sheets.title,
    material: sheets.material,
    // Both sides of a sheet are one sheet of paper.
    sheets: sheets.sheets.filter(({ side }) => side === 'front').length,
    pieces: sheets.facts.pieces,
    time: workTime(sheets.sheets),
  }));
  const cover = kitCover(frame, lines, t);
  const sheets: readonly Sheet[] = [
    { ...cover, batch: batchOf('plain', 'none') },
    ...laid.flatMap(({ sheets: part }) =>
      part.sheets.map((sheet) => ({ ...sheet, batch: batchOf(part.material, part.duplex) })),
    ),
  ];
  const pieces = laid.reduce((sum, part) => sum + part.sheets.facts.pieces, 0);
  const whole = finish(t('option:print.products.kit.title'), 'none', sheets, pieces);
  if (!whole.ok) return whole;
  const tab = laid.flatMap((part) => part.sheets.facts.tab ?? [])[0];
  return ok({ ...whole.value, parts: lines, facts: { ...whole.value.facts, tab } });
}
