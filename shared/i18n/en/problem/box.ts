/** Keys are whole codes, as `'box/...'`. */
export const boxProblems = {} as const;
