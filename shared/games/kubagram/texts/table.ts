export const kubagram = {
  reason: {
    'box-empty': 'The last die has been laid, and its player’s turn is over.',
  },
} as const;
