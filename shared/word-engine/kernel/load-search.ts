import { Blocks, letterRow } from './board-blocks.ts';
import { highestValues, type RackFaces } from '../pieces/rack-faces.ts';
import type { Search } from '../search/search.ts';
import * as at from './layout.ts';

/** Writes the rack and the squares where the kernel reads them; false if the rack is too large. */
export function loadRack(search: Search, numbers: Int32Array, bytes: Uint8Array): boolean {
  const { grid, rack, bonuses } = search;
  if (rack.pieces > at.mostPieces || rack.count > at.mostFaces) return false;
  bytes.set(rack.firstOf, at.firstFaceAt);
  bytes.set(rack.letters, at.lettersAt);
  numbers.set(rack.values, at.valuesAt / 4);
  numbers.set(rack.piecesOf, at.piecesOfAt / 4);
  numbers.set(lettersOfPieces(rack), at.lettersOfPieceAt / 4);
  numbers.set(highestValuesOfLetters(rack), at.dearestOfLetterAt / 4);
  numbers.set(highestValues(rack), at.dearestOfPieceAt / 4);
  numbers.set(bonuses, at.bonusesAt / 4);
  numbers.set(grid.cells, at.cellsAt / 4);
  return true;
}

function lettersOfPieces({ count, letters, piecesOf }: RackFaces): Int32Array {
  const ofPieces = new Int32Array(at.mostPieces);
  for (let face = 0; face < count; face += 1) {
    const letter = 1 << ((letters[face] ?? 0) - 1);
    for (let piece = 0; piece < at.mostPieces; piece += 1) {
      if (((piecesOf[face] ?? 0) & (1 << piece)) !== 0) ofPieces[piece] = (ofPieces[piece] ?? 0) | letter;
    }
  }
  return ofPieces;
}

function highestValuesOfLetters({ count, letters, values }: RackFaces): Int32Array {
  const highest = new Int32Array(letterRow);
  for (let face = 0; face < count; face += 1) {
    const letter = letters[face] ?? 0;
    highest[letter] = Math.max(highest[letter] ?? 0, values[face] ?? 0);
  }
  return highest;
}

interface LoadedBlocks {
  readonly words: number;
  readonly takesRow: number;
  readonly beginnings: number;
}

/** Writes the blocks where the kernel reads them; undefined if there are too many. */
export function loadBlocks(search: Search, numbers: Int32Array, bytes: Uint8Array): LoadedBlocks | undefined {
  const blocks = new Blocks(search);
  const { words } = blocks;
  if (words > at.mostBlockWords) return undefined;
  const distances = search.rack.pieces + 1;
  // Rows are read in steps of four numbers.
  const row = (distances * words + 3) & ~3;
  const cell = (place: number): number => at.cellsAt + 4 * place;
  for (let block = 0; block < blocks.where.length; block += 1) {
    numbers[at.blockBeforeAt / 4 + block] = cell(blocks.before[block] ?? 0);
    numbers[at.blockBehindAt / 4 + block] = cell(blocks.behind[block] ?? 0);
  }
  numbers.set(blocks.where, at.blockPlaceAt / 4);
  numbers.set(blocks.sums, at.blockSumAt / 4);
  numbers.set(blocks.pieceBehind, at.pieceBehindAt / 4);
  numbers.set(blocks.noneBehind, at.noneBehindAt / 4);
  loadTakes(blocks.takesBefore, numbers, at.takesBeforeAt / 4, words, distances, row);
  loadTakes(blocks.takesBehind, numbers, at.takesBehindAt / 4, words, distances, row);
  numbers.fill(-1, at.aliveAt / 4, at.aliveAt / 4 + distances * words);
  return { words, takesRow: 4 * row, beginnings: loadGroups(blocks, numbers, bytes) };
}

/** Writes the bitsets at (distance x 33 + letter) as a row for each letter, which ends with zeros. */
function loadTakes(
  takes: Int32Array,
  numbers: Int32Array,
  to: number,
  words: number,
  distances: number,
  row: number,
): void {
  numbers.fill(0, to, to + letterRow * row);
  for (let distance = 0; distance < distances; distance += 1) {
    for (let letter = 1; letter < letterRow; letter += 1) {
      const from = (distance * letterRow + letter) * words;
      const into = to + letter * row + distance * words;
      for (let word = 0; word < words; word += 1) numbers[into + word] = takes[from + word] ?? 0;
    }
  }
}

function loadGroups(blocks: Blocks, numbers: Int32Array, bytes: Uint8Array): number {
  const byLetter = blocks.groups.toSorted((one, other) => (one.letters[0] ?? 0) - (other.letters[0] ?? 0));
  numbers.fill(0, at.groupsOfAt / 4, at.groupsOfAt / 4 + letterRow);
  let beginnings = 0;
  for (const [index, { letters, word, mask }] of byLetter.entries()) {
    const group = at.groupsAt + 32 * index;
    numbers[group / 4] = word;
    numbers[group / 4 + 1] = mask;
    bytes.set(letters, group + 8);
    bytes[group + 8] = letters.length;
    const first = letters[0] ?? 0;
    const own = at.groupsOfAt / 4 + first;
    const range = numbers[own] ?? 0;
    numbers[own] = ((index + 1) << 16) | (range === 0 ? index : range & 0xffff);
    beginnings |= 1 << (first - 1);
  }
  return beginnings;
}
