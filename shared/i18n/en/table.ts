export const table = {} as const;
