import { restart } from './automaton';
import { blocks } from './blocks';
import { searchEmptyRuns } from './empty-runs';
import { forgetPlays, handOver } from './plays';
import { forgetWords, indexWords } from './rack-words';
import { search } from './search';
import { searchSlots } from './slot';
import { walkFronts } from './through-pieces';

export { clearTails, workOutTails } from './tails';

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

/** Finds all plays; false if there was no room and some are missing. The host must have written the blocks. */
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

/** Finds as many of the best plays as the host wants; false if there was no room. The tails must be up to date. */
export function findBest(): bool {
  searchSlots();
  return !search.hasOverflowed;
}
