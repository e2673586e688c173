import type { ListManifest } from '../lists/write-list.ts';

/** The levels that computer players know; the highest level is the whole list and needs no separate graph. */
const spoken = [10, 20, 35, 50];

/** One graph to compile: a whole list, or its words at `upTo` and below. */
export interface Job {
  /** The file's name without its ending. */
  readonly name: string;
  readonly list: ListManifest;
  readonly upTo?: number;
}

export interface Compiled {
  readonly words: number;
  readonly bytes: number;
  /** The hash of the graph file. */
  readonly sha256: string;
  readonly ms: number;
}

/** The largest lists come first, so that two threads end at nearly the same time. */
export function jobsOf(manifests: readonly ListManifest[]): readonly Job[] {
  const lists = [...manifests].sort((one, other) => other.words - one.words);
  return [
    ...lists.map((list) => ({ name: list.name, list })),
    ...lists.flatMap((list) => vocabularyJobs(list)).reverse(),
  ];
}

export function vocabularyJobs(list: ListManifest): readonly (Job & { readonly upTo: number })[] {
  return spoken
    .filter((level) => list.levels?.includes(level))
    .map((upTo) => ({ name: `${list.name}-${upTo}`, list, upTo }));
}
