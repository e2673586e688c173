import { Notice } from '#renderer/controls/index.ts';
import type { Saving } from './use-saving.ts';

/** Where a file went, or why it did not. */
export function SaveOutcome({ outcome }: Pick<Saving, 'outcome'>) {
  if (outcome === undefined) return null;
  return outcome.isProblem ? <Notice>{outcome.text}</Notice> : <p className="small soft">{outcome.text}</p>;
}
