export const printOptionTexts = {} as const;
