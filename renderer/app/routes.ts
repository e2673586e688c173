/** The doors of the top line, in order: a path each, and the name its text goes by. */
export const doors = [
  { path: '/new', name: 'play' },
  { path: '/print', name: 'print' },
  { path: '/box', name: 'box' },
  { path: '/help', name: 'help' },
] as const;
