/** Keys are whole codes, as `'move/...'`. */
export const moveProblems = {} as const;
