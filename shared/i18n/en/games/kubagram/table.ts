export const kubagram = {
  /** The keys are those of `Ending.reason`. */
  reason: {
    'box-empty': 'The last die has been laid, and its player’s turn is over.',
  },
} as const;
