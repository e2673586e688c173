import { Notice } from '#renderer/controls/index.ts';
import type { FileOut } from './use-file-out.ts';

export function FileOutcome({ outcome }: Pick<FileOut, 'outcome'>) {
  if (outcome === undefined) return null;
  return outcome.isProblem ? (
    <Notice>{outcome.text}</Notice>
  ) : (
    <p className="file-outcome small soft">{outcome.text}</p>
  );
}
