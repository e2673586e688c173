/** Keys are whole codes, as `'print/...'`. */
export const printProblems = {} as const;
