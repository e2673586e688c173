export const newGame = {} as const;
