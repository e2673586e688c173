/** Keys are whole codes, as `'lexicon/...'`. */
export const lexiconProblems = {} as const;
