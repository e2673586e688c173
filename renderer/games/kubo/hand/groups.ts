import type { HandCardEntry } from './Hand.tsx';

export interface HandGroups {
  readonly can: readonly HandCardEntry[];
  readonly rest: readonly HandCardEntry[];
  readonly laid: readonly HandCardEntry[];
}

/** Cards that can lie stand apart from all others; each group keeps the order of the hand. */
export function groupsOf(entries: readonly HandCardEntry[]): HandGroups {
  const kind = ({ reason }: HandCardEntry) => reason.kind;
  const isCan = (entry: HandCardEntry) => ['free', 'entered'].includes(kind(entry));
  return {
    can: entries.filter(isCan),
    rest: entries.filter((entry) => !isCan(entry) && kind(entry) !== 'laid'),
    laid: entries.filter((entry) => kind(entry) === 'laid'),
  };
}
