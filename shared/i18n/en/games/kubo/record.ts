/** What a record of Kubo says on paper. */
export const kuboRecordTexts = {
  /** What a player does, by kind of move. */
  kinds: {
    draw: 'draws',
    lay: 'lays a card',
    claim: 'claims a line',
    end: 'ends the turn',
    wave: 'waves it on',
    close: 'time is up',
  },
  waiting:
    '{{name}} ended the turn in move {{move}}, and the steal window is open; {{others}} may still claim.',
} as const;
