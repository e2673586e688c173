export const learn = {
  title: 'Learn a game',
} as const;
