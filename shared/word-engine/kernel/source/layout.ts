/**
 * Where everything lies in the kernel's memory, in bytes. The host writes the position there and reads the plays; the
 * program has no other variables than these.
 */

/** Racks and boards of more take the way of TypeScript. */
export const mostPieces = 7;
export const mostFaces = 64;
/** Numbers of a bitset over the blocks of a board. */
export const mostBlockWords = 16;
export const mostStates = 8190;
/** Plays that are handed over at a time. */
export const mostPlays = 16384;
/** Words of a rack. */
export const mostWords = 65536;

/** Single numbers: where the nodes and the tails of the graph begin, its first list. */
export const nodesAt = 0;
export const tailsAt = 4;
export const rootAt = 8;
/** Faces, pieces and letters of the rack. */
export const facesAt = 12;
export const piecesAt = 16;
export const rackMaskAt = 20;
/** Numbers of a bitset over the blocks; bytes of a letter's row in `takesBeforeAt` and `takesBehindAt`; the letters that blocks begin with. */
export const blockWordsAt = 24;
export const takesRowAt = 28;
export const beginningsAt = 32;
/** Bit of `cellFlagsAt` that a run of empty squares needs. */
export const neededFlagAt = 36;
/** Not 0 where a word may be denied. */
export const deniedAt = 40;
/** Counts, as a search goes on. Not 0 in `overflowAt`: there was no room, and what was found is not all. */
export const playsAt = 44;
export const wordsAt = 48;
export const statesAt = 52;
export const overflowAt = 56;
/** The faces of the search before, whose rows are to be cleared. */
export const clearAt = 60;
/** Of the block that goes on, as `Onwards` has them. */
export const blockWordAt = 64;
export const beforeAt = 68;
export const placeAt = 72;
export const onlyAt = 76;
export const sumAt = 80;
export const factorAt = 84;
export const crossingAt = 88;
/** Of a slot, as `SlotSearch` has them; the points that a play must have. */
export const stepsAt = 92;
export const turnAt = 96;
export const leftAt = 100;
export const leastAt = 104;

/** Faces laid so far, a byte each. */
export const pathAt = 112;
/** By letter, a byte: its first face. */
export const firstFaceAt = 128;
/** By face: its points; its letter, a byte; the pieces that show it. */
export const valuesAt = 256;
export const lettersAt = 512;
export const piecesOfAt = 640;
/** By pieces laid. */
export const bonusesAt = 1024;
/** By place of a run: what each point of a letter counts; the places that have a neighbour. */
export const factorsAt = 1152;
export const touchedAt = 1280;
/** By letter: the first of its groups, and in the upper half the first of the next letter's. */
export const groupsOfAt = 1408;
/** By length: words of the rack; bytes of a bitset over them; where their faces and their bitsets lie. */
export const countsAt = 1792;
export const widthsAt = 1824;
export const wordFacesAt = 1856;
export const bitsetsAt = 1888;
/** By step of a slot, as `SlotSearch` has them. */
export const stepLettersAt = 2048;
export const stepAcceptsAt = 2176;
export const coefficientsAt = 2304;
export const dearestSquareAt = 2432;
export const shadowAt = 2560;

/** By letter: the most that it counts; 0 for the separator. */
export const letterValuesAt = 2816;

/** The squares, as `Grid` has them. */
export const cellsAt = 4096;
/** By block: the cells right before and behind it, its place, its points. */
export const blockBeforeAt = 36864;
export const blockBehindAt = 38912;
export const blockPlaceAt = 40960;
export const blockSumAt = 43008;
/** 32 bytes a group: number of the bitset, mask, and a byte each for how many letters and the second letter and on. */
export const groupsAt = 45056;
/** By distance: as `Blocks` has them. */
export const pieceBehindAt = 61440;
export const noneBehindAt = 62464;
/** By letter and distance. A row ends with zeros, so that it is read in steps of 16 bytes. */
export const takesBeforeAt = 63488;
export const takesBehindAt = 81920;
/** By letters laid and distance: the blocks that have taken all letters. */
export const aliveAt = 102400;
/** The automaton by state: letters that can be laid next; the family; and its hash table. */
export const allowedAt = 110592;
export const familiesAt = 143360;
export const hashAt = 274432;
export const hashSlots = 16384;
export const hashBytes = 32768;
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
/** The end of all that: the graphs begin here. */
export const graphsAt = 4845568;

/** Of a cell, as `grid.ts` has them. */
export const cellBytes = 32;
export const cellLetterAt = 0;
export const cellValueAt = 4;
export const cellAcceptsAt = 8;
export const cellLetterFactorAt = 12;
export const cellWordFactorAt = 16;
export const cellCrossConstantAt = 20;
export const cellCrossFactorAt = 24;
export const cellFlagsAt = 28;
