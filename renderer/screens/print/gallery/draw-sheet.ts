import {
  openProject,
  papersOf,
  projectMarkOf,
  sheetToSvg,
  representativeSheet,
} from '#print-templates/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

/** Names the product by its template, so that a worker thread can find it. */
export interface DrawRequest {
  readonly template: string;
  readonly set: string;
  /** This is the set file of the person's own set; undefined for a bundled one. */
  readonly setText: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface DrawnSheet {
  /** `width` and `height` are in millimetres. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly at: number;
  readonly sheets: number;
}

export function drawRepresentativeSheet(ask: DrawRequest): Result<DrawnSheet, Problem> {
  const opened = openProject(ask.template, ask.set, ask.options, ask.setText);
  if (!opened.ok) return opened;
  const laid = opened.value.product.layout(opened.value.options);
  if (!laid.ok) return laid;
  const { sheets } = laid.value;
  const at = representativeSheet(ask.template, laid.value);
  const sheet = sheets[at];
  if (sheet === undefined) return refuse({ code: 'print/unknown-product', product: ask.template } as Problem);
  const { width, height } = sheet;
  return ok({ svg: sheetToSvg(sheet), width, height, at, sheets: papersOf(sheets) });
}

/** Returns the code of a project, or undefined if the options do not fit. Equal codes mean equal sheets. */
export function projectCode(ask: DrawRequest): string | undefined {
  const opened = openProject(ask.template, ask.set, ask.options, ask.setText);
  return opened.ok
    ? projectMarkOf(opened.value.product, opened.value.set, opened.value.options).code
    : undefined;
}
