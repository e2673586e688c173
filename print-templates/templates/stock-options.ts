import type { Phrase } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import { labelStocks, type LabelStock } from '../stocks/index.ts';
import { papers } from '../units/index.ts';
import type { LayoutProblem } from '../layout/product.ts';

const own = { option: 'stock', is: 'own' } as const;
const length = { kind: 'number', when: own, unit: 'mm', min: 0, max: 400, step: 0.1 } as const;
const count = { kind: 'number', when: own, min: 1, max: 40, step: 1 } as const;

/** `start` is the first label still on the sheet; the measures are for sheets that are not in the list. */
export const stockOptions = [
  {
    kind: 'choice',
    name: 'stock',
    choices: [...labelStocks.map(({ name }) => name), own.is],
    default: labelStocks[0]?.name ?? own.is,
  },
  { kind: 'number', name: 'start', min: 1, max: 1600, step: 1, default: 1 },
  { kind: 'choice', name: 'stockPaper', when: own, choices: ['a4', 'letter'], default: 'a4' },
  { ...count, name: 'labelColumns', default: 3 },
  { ...count, name: 'labelRows', default: 7 },
  { ...length, name: 'labelWidth', min: 8, default: 63.5 },
  { ...length, name: 'labelHeight', min: 8, default: 38.1 },
  { ...length, name: 'labelLeft', default: 7.2 },
  { ...length, name: 'labelTop', default: 15.1 },
  { ...length, name: 'labelStepX', default: 66 },
  { ...length, name: 'labelStepY', default: 38.1 },
] as const satisfies readonly Option[];

export function stockProblem(stock: LabelStock): LayoutProblem | undefined {
  const paper = papers[stock.paper];
  const ways = [
    {
      option: 'labelStepX',
      labels: stock.columns,
      size: stock.width,
      step: stock.stepX,
      room: paper.width - stock.left - stock.width,
    },
    {
      option: 'labelStepY',
      labels: stock.rows,
      size: stock.height,
      step: stock.stepY,
      room: paper.height - stock.top - stock.height,
    },
  ];
  for (const { option, labels, size, step, room } of ways) {
    const most = labels > 1 ? room / (labels - 1) : Infinity;
    if (room >= -1e-6 && (labels === 1 || (step >= size - 1e-6 && step <= most + 1e-6))) continue;
    const expected: Phrase =
      room >= 0 && most >= size
        ? { phrase: 'labelStep', least: tenths(size), most: tenths(most), labels, size: tenths(size) }
        : { phrase: 'labelRoom', labels, size: tenths(size) };
    return { code: 'print/bad-option', option, expected };
  }
  return undefined;
}

const tenths = (length: number): number => Math.floor(length * 10 + 1e-6) / 10;

export function stockOf(values: OptionValues<typeof stockOptions>): LabelStock {
  const known = labelStocks.find(({ name }) => name === values.stock);
  if (known !== undefined) return known;
  return {
    name: own.is,
    of: `${values.labelWidth} x ${values.labelHeight} mm`,
    paper: values.stockPaper,
    columns: values.labelColumns,
    rows: values.labelRows,
    width: values.labelWidth,
    height: values.labelHeight,
    left: values.labelLeft,
    top: values.labelTop,
    stepX: values.labelStepX,
    stepY: values.labelStepY,
    radius: 0,
  };
}
