import { restart } from './automaton';
import { blocks } from './blocks';
import { searchEmptyRuns } from './empty-runs';
import { forgetPlays, handOver } from './plays';
import { forgetWords, indexWords } from './rack-words';
import { search } from './search';
import { searchSlots } from './slot';
import { walkFronts } from './through-pieces';

/** The calls of the host: see `KernelCalls` of web-assembly.ts. */
export { clearTails, workOutTails } from './tails';

/** Takes a search, whose tables the host has written, and forgets the one before. */
export function open(
  root: i32,
  gaddag: i32,
  faces: i32,
  pieces: i32,
  rackMask: i32,
  width: i32,
  height: i32,
  neededFlag: i32,
  mayDeny: bool,
): void {
  search.root = root;
  search.gaddag = gaddag;
  search.faces = faces;
  search.pieces = pieces;
  search.rackMask = rackMask;
  search.width = width;
  search.height = height;
  search.neededFlag = neededFlag;
  search.mayDeny = mayDeny;
  search.hasOverflowed = false;
  forgetPlays();
  forgetWords();
  restart();
}

/** All plays; false where there was no room, and what came is not all. The host has written the blocks too. */
export function findAll(blockWords: i32, takesRow: i32, beginnings: i32): bool {
  blocks.words = blockWords;
  blocks.takesRow = takesRow;
  blocks.beginnings = beginnings;
  walkFronts();
  indexWords();
  if (search.hasOverflowed) return false;
  searchEmptyRuns();
  handOver();
  return !search.hasOverflowed;
}

/** The best plays, as many as the host wants; false where there was no room. The tails of the graph have been worked out. */
export function findBest(): bool {
  searchSlots();
  return !search.hasOverflowed;
}
