/**
 * Messages, records and projects carry a set without words up to this many characters; the bundled one has about
 * 3,000.
 */
export const setLimit = 1_000_000;

/** A set file with the words of a whole list may have this many characters. */
export const setFileLimit = 20_000_000;

export const pieceLimits = { pieces: 400, faces: 12, value: 99, title: 80 } as const;
