/** What stands around the cube in space. */
export const scrubleCube = {
  view: 'Turn the view',
} as const;
