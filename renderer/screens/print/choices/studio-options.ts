import { amendStep, stepTo, undo, type History } from '#shared/kernel/index.ts';
import type { Kerf, NamedPrinter } from '#shared/printers/index.ts';
import type { Choices } from '../sheet-choices.ts';

/** All that is chosen in the studio and can be undone. */
export interface StudioOptions {
  /** By product; those that have not been touched since the studio was opened are absent. */
  readonly choices: Readonly<Record<string, Choices>>;
  readonly kerf: Kerf;
  readonly printers: readonly NamedPrinter[];
  /** Name of the printer that is used; empty for none. */
  readonly printer: string;
}

/** How the choices of one product change. */
export type ChoiceStep =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'preset'; readonly name: string }
  /** To the defaults; to the sizes of a kit; to what an opened file was made with. */
  | { readonly kind: 'reset' | 'part' | 'project' };

export type StudioStep =
  | { readonly kind: 'product'; readonly product: string; readonly change: ChoiceStep }
  | { readonly kind: 'kerf'; readonly option: keyof Kerf }
  | { readonly kind: 'printer'; readonly change: 'choose' | 'add' | 'rename' | 'measure' | 'remove' };

interface Label {
  readonly step: StudioStep;
  /** What is done in one go has the same number: a key or button held down, a text that is being typed. */
  readonly run: number;
}

export type StudioHistory = History<StudioOptions, Label>;

/** After one more step. The same step in the same run goes on; one that leads back to where it began is none. */
export function takeStep(history: StudioHistory, next: StudioOptions, label: Label): StudioHistory {
  if (isSame(next, history.now)) return history;
  const last = history.past.at(-1);
  const goesOn = last !== undefined && history.undone.length === 0 && isSame(last.label, label);
  if (!goesOn) return stepTo(history, next, label);
  return isSame(next, last.other) ? { ...undo(history), undone: [] } : amendStep(history, next, label);
}

/** The products whose choices differ, by name. */
export function productsChanged(before: StudioOptions, after: StudioOptions): readonly string[] {
  const names = new Set([...Object.keys(before.choices), ...Object.keys(after.choices)]);
  return [...names].filter((name) => !isSame(before.choices[name], after.choices[name]));
}

/** Whether two values of plain data are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
