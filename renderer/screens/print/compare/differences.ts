import { preflight, type ProductSheets } from '#print-templates/index.ts';
import type { OptionValue } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';

export const measures = ['sheets', 'ink', 'text', 'tab', 'time'] as const;
export type Measure = (typeof measures)[number];

/** They are in sheets, per cent of paper under ink, points, millimetres and minutes; a measure may be absent. */
export type Measured = Readonly<Partial<Record<Measure, number>>>;

export interface Difference {
  readonly measure: Measure;
  readonly one: number | undefined;
  readonly other: number | undefined;
  /** This is the second minus the first, as rounded for display; undefined where one of them has none. */
  readonly more: number | undefined;
}

export function measured(sheets: ProductSheets): Measured {
  const { papers, time } = preflight(sheets);
  const { inkCoverage, smallestText, tab } = sheets.facts;
  return {
    sheets: papers,
    ink: tenth(inkCoverage * 100),
    text: tenth(smallestText),
    ...(tab === undefined ? {} : { tab: tenth(tab) }),
    ...(time === undefined ? {} : { time: Math.round(time.seconds / 60) }),
  };
}

export function differences(one: Measured, other: Measured): readonly Difference[] {
  return measures
    .filter((measure) => one[measure] !== undefined || other[measure] !== undefined)
    .map((measure) => {
      const [a, b] = [one[measure], other[measure]];
      return {
        measure,
        one: a,
        other: b,
        more: a === undefined || b === undefined ? undefined : tenth(b - a),
      };
    });
}

/** Here 0 stands for the fitting length; the functions give another that works beside an edge, both in millimetres. */
const fromEdge: Readonly<Record<string, (edge: number) => number>> = {
  tab: (edge) => Math.floor(edge * 0.9) / 2,
  boardSquare: (edge) => Math.ceil(edge + 4),
};

export function anotherValue(
  option: Option,
  value: OptionValue,
  choices: Readonly<Record<string, OptionValue>> = {},
): OptionValue | undefined {
  const besideEdge = fromEdge[option.name];
  if (value === 0 && besideEdge !== undefined) return besideEdge(Number(choices.edge ?? 15));
  switch (option.kind) {
    case 'choice':
      return option.choices.find((choice) => choice !== value);
    case 'toggle':
      return value !== true;
    case 'number': {
      const now = Number(value);
      const more = now + 4 * option.step;
      return more <= option.max ? more : Math.max(option.min, now - 4 * option.step);
    }
    case 'lines':
      return undefined;
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
