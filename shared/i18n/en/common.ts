export const common = {
  appName: 'Cubewright',
} as const;
