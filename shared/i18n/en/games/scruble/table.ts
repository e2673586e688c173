/** Records and the end of a game use these texts. */
export const scruble = {
  /** The keys are those of `Ending.reason`. */
  reason: {
    'target-reached': 'The target was reached.',
    'rounds-played': 'All rounds have been played.',
    'all-passed': 'Ten rounds in succession brought no word.',
  },
} as const;
