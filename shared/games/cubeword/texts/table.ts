export const cubeword = {
  reason: {
    'score-reached': 'The score was reached, and the round was completed.',
    'time-up': 'The time was over, and the round was completed.',
    'lead-reached': 'The lead was reached when a round ended.',
    'rounds-played': 'All rounds have been played.',
    'all-passed': 'Everybody passed twice running.',
  },
} as const;
