import type { ListManifest } from '../lists/write-list.ts';

/** Levels of a graded list that computer players speak; the highest is the whole list and needs no graph of its own. */
const spoken = [10, 20, 35, 50];

/** One graph to compile: a whole list, or what of it stands at a level or below. */
export interface Job {
  /** As the file is called, without its ending. */
  readonly name: string;
  readonly list: ListManifest;
  readonly upTo?: number;
}

/** What a compiled graph holds. */
export interface Compiled {
  readonly words: number;
  readonly bytes: number;
  /** Of the graph file. */
  readonly sha256: string;
  readonly ms: number;
}

/** All graphs of these lists; the largest first, so that two threads end at nearly the same time. */
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
