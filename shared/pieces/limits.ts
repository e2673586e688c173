/** Longest text of a set without words, in characters, as doors, records and projects carry it; the bundled one has some 3,000. */
export const setLimit = 1_000_000;

/** Longest text of a set file that is read, in characters; it may hold the words of a whole list. */
export const setFileLimit = 20_000_000;

/** What a set file may hold: pieces, faces on a piece, what a letter counts, characters of a title. */
export const pieceLimits = { pieces: 400, faces: 12, value: 99, title: 80 } as const;
