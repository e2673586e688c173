/** Longest text of a set file that is read, in characters; the bundled one has some 3,000. */
export const setLimit = 1_000_000;
