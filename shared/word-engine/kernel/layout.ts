/**
 * Where the tables lie in the kernel's memory, in bytes. The host writes the position there and reads the plays; both sides
 * read this file, one as AssemblyScript and the other as TypeScript.
 */

/** Searches with more than these are left to the plain search. */
export const mostPieces = 7;
export const mostFaces = 64;
/** Numbers of a bitset over the blocks of a board. */
export const mostBlockWords = 16;
export const mostStates = 8190;
/** Plays that are handed over at a time. */
export const mostPlays = 16384;
/** Words of a rack. */
export const mostWords = 65536;

/** Faces laid so far, a byte each. */
export const pathAt = 1024;
/** A `Search`. */
export const searchAt = 1056;
/** A `Blocks`. */
export const blocksAt = 1120;
/** By letter, a byte: its first face. */
export const firstFaceAt = 1152;
/** By face: its points; its letter, a byte; the pieces that show it. */
export const valuesAt = 1280;
export const lettersAt = 1536;
export const piecesOfAt = 1664;
/** By piece: the letters that it shows. */
export const lettersOfPieceAt = 1920;
/** By pieces laid. */
export const bonusesAt = 2048;
/** By place of a run: what each point of a letter counts; the places that have a neighbour. */
export const factorsAt = 2176;
export const touchedAt = 2304;
/** Of a slot that grows: a `Laid` for each letter; what each point of a letter counts, the most first. */
export const laidAt = 2176;
export const sortedAt = 2304;
/** By letter: the first of its groups, and in the upper half the first of the next letter's. */
export const groupsOfAt = 2432;
/** By length: words of the rack; bytes of a bitset over them; where their faces and their bitsets lie. */
export const countsAt = 2816;
export const widthsAt = 2848;
export const wordFacesAt = 2880;
export const bitsetsAt = 2912;
/** By letter of the rack, and by piece with the dearest first: the most that it counts. */
export const dearestOfLetterAt = 3568;
export const dearestOfPieceAt = 3712;
/** By letter: the most that it counts; 0 for the separator. */
export const letterValuesAt = 3840;

/** The squares, a `Cell` each. */
export const cellsAt = 4096;
/** The longest line with a wall at each end, and the lines of one direction. */
export const lineCells = 23;
export const mostLines = 21;
/** By block: the cells right before and behind it, its place, its points. */
export const blockBeforeAt = 36864;
export const blockBehindAt = 38912;
export const blockPlaceAt = 40960;
export const blockSumAt = 43008;
/** A `Group` each. */
export const groupsAt = 45056;
/** By distance: the blocks that have a piece so far behind them, all squares between being free; and that have none. */
export const pieceBehindAt = 61440;
export const noneBehindAt = 62464;
/** By letter and distance: the blocks whose square there takes the letter. A row ends with zeros, so that it is read in steps of 16 bytes. */
export const takesBeforeAt = 63488;
export const takesBehindAt = 81920;
/** By letters laid and distance: the blocks that have taken all letters. */
export const aliveAt = 102400;
/** The automaton by state: letters that can be laid next; the family; and its hash table. */
export const allowedAt = 110592;
export const familiesAt = 143360;
export const hashAt = 274432;
export const hashSlots = 16384;
/** By state and face, two bytes: the state after it, 0 where not known, negative where it cannot be laid. */
export const nextAt = 307200;
/** Bitsets over the words of a rack. */
export const fitAt = 1355776;
export const unionAt = 1363968;
/** Plays of 20 bytes, as `PlayStore` has them. */
export const playStoreAt = 1372160;
/** Words of the rack as they are met, seven faces and a length; the same by length; their bitsets. */
export const metWordsAt = 1699840;
export const sortedWordsAt = 2224128;
export const wordBitsAt = 2748416;
/** The slots of the board, where a search for all plays has its words: a `Slot` each. */
export const slotsAt = 1699840;
/** By step of the slot that is searched, a `Step` each. */
export const stepsAt = 2224128;
/** The end of all that: the nodes of the graph lie here, and behind them two bytes of tail for each. */
export const nodesAt = 4845568;
