/** What the table of Kubagram says: how it ended. */
export const kubagram = {
  /** `Ending.reason`. */
  reason: {
    'box-empty': 'The last die has been laid, and its player’s turn is over.',
  },
} as const;
