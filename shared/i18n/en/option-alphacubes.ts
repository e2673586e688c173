export const alphacubesOptionTexts = {} as const;
