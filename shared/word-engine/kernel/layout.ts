/**
 * Offsets of the tables in the kernel's memory, in bytes. The host writes the position there and reads the plays; this
 * file is both AssemblyScript and TypeScript.
 */

/** Larger racks are left to the plain search. */
export const mostPieces = 7;
export const mostFaces = 64;
/** A bitset over the blocks of a board takes at most this many numbers. */
export const mostBlockWords = 16;
export const mostStates = 8190;
export const mostPlays = 16384;
export const mostWords = 65536;

/** The path has a byte for each face laid so far. */
export const pathAt = 1024;
export const searchAt = 1056;
export const blocksAt = 1120;
/** The index is the letter, and the entry its first face, a byte. */
export const firstFaceAt = 1152;
/** The index is the face; the entries are its points, its letter (a byte), and the pieces that show it. */
export const valuesAt = 1280;
export const lettersAt = 1536;
export const piecesOfAt = 1664;
export const lettersOfPieceAt = 1920;
export const bonusesAt = 2048;
/** At the index of each place in a run is the factor of a letter's value. `touchedAt` lists places with a neighbour. */
export const factorsAt = 2176;
export const touchedAt = 2304;
/** While a slot grows, it has a `Laid` for each letter and its coefficients in descending order, in the same memory. */
export const laidAt = 2176;
export const sortedAt = 2304;
/** At the index of each letter is its first group, and in the upper half of the number the end of its groups. */
export const groupsOfAt = 2432;
/**
 * At the index of each length are the number of words, the bytes of a bitset, and the addresses of faces and bitsets.
 */
export const countsAt = 2816;
export const widthsAt = 2848;
export const wordFacesAt = 2880;
export const bitsetsAt = 2912;
/** These are the highest values, by letter of the rack, and by piece in descending order. */
export const dearestOfLetterAt = 3568;
export const dearestOfPieceAt = 3712;
/** The index is the letter, or 0 for the separator, whose value is 0. */
export const letterValuesAt = 3840;

export const cellsAt = 4096;
export const lineCells = 23;
export const mostLines = 21;
export const blockBeforeAt = 36864;
export const blockBehindAt = 38912;
export const blockPlaceAt = 40960;
export const blockSumAt = 43008;
export const groupsAt = 45056;
/** At the index of each distance are the blocks with a piece there behind free squares, and those with none there. */
export const pieceBehindAt = 61440;
export const noneBehindAt = 62464;
/**
 * At the index of letter and distance are the blocks whose square there takes the letter. A row ends with zeros, so
 * that it can be read in steps of 16 bytes.
 */
export const takesBeforeAt = 63488;
export const takesBehindAt = 81920;
/** At the index of letters laid and distance are the blocks that have taken all these letters. */
export const aliveAt = 102400;
/** Each state has the letters that can be laid next and a family; a hash table finds the state of a family. */
export const allowedAt = 110592;
export const familiesAt = 143360;
export const hashAt = 274432;
export const hashSlots = 16384;
/** At the index of state and face is the next state (two bytes), 0 if unknown, negative if the face cannot be laid. */
export const nextAt = 307200;
export const fitAt = 1355776;
export const unionAt = 1363968;
export const playStoreAt = 1372160;
/**
 * These are the words of the rack as they are met (seven faces and a length), the same by length, and their bitsets.
 */
export const metWordsAt = 1699840;
export const sortedWordsAt = 2224128;
export const wordBitsAt = 2748416;
/** The search for the best plays has its slots and steps where the search for all plays has its words. */
export const slotsAt = 1699840;
export const stepsAt = 2224128;
/** The nodes of the graph begin here, and behind them lie two bytes of tail for each. */
export const nodesAt = 4845568;
