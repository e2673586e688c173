export const scruble = {
  reason: {
    'target-reached': 'The target was reached.',
    'rounds-played': 'All rounds have been played.',
    'all-passed': 'Ten rounds in succession brought no word.',
  },
} as const;
