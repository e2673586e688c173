export const box = {} as const;
