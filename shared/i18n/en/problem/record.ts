/** Keys are whole codes, as `'record/...'`. */
export const recordProblems = {} as const;
