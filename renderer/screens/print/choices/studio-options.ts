import { amendStep, stepTo, undo, type History } from '#shared/kernel/index.ts';
import type { Cutter, NamedPrinter } from '#shared/printers/index.ts';
import type { Choices } from '../sheet-choices.ts';

export interface StudioOptions {
  /** Choices are by product; a product that has not changed since the studio opened is absent. */
  readonly choices: Readonly<Record<string, Choices>>;
  readonly cutter: Cutter;
  readonly printers: readonly NamedPrinter[];
  readonly printer: string;
}

export type ChoiceStep =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'preset'; readonly name: string }
  /** These steps lead to the defaults, to the sizes of a kit, or to the choices of an opened file. */
  | { readonly kind: 'reset' | 'part' | 'project' };

export type StudioStep =
  | { readonly kind: 'product'; readonly product: string; readonly change: ChoiceStep }
  | { readonly kind: 'cutter'; readonly option: keyof Cutter }
  | { readonly kind: 'printer'; readonly change: 'choose' | 'add' | 'rename' | 'measure' | 'remove' };

interface Label {
  readonly step: StudioStep;
  /** Steps of one gesture share this number, as while a key is held down or text is typed. */
  readonly run: number;
}

export type StudioHistory = History<StudioOptions, Label>;

/** Adds a step. The same step in the same run extends the last one; a step that returns to its start is dropped. */
export function takeStep(history: StudioHistory, next: StudioOptions, label: Label): StudioHistory {
  if (isSame(next, history.now)) return history;
  const last = history.past.at(-1);
  const goesOn = last !== undefined && history.undone.length === 0 && isSame(last.label, label);
  if (!goesOn) return stepTo(history, next, label);
  return isSame(next, last.other) ? { ...undo(history), undone: [] } : amendStep(history, next, label);
}

export function productsChanged(before: StudioOptions, after: StudioOptions): readonly string[] {
  const names = new Set([...Object.keys(before.choices), ...Object.keys(after.choices)]);
  return [...names].filter((name) => !isSame(before.choices[name], after.choices[name]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
