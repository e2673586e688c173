/** Keys are whole codes, as `'file/...'`. */
export const fileProblems = {} as const;
