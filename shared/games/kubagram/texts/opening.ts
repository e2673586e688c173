/** What the table says until the first die is taken: who turns the box, who begins, and why. */
export const kubagramOpening = {
  corner: {
    label: 'The corner that lies at the lower left for {{name, whom(you: you)}}',
    name: {
      nearLeft: 'Near left',
      nearRight: 'Near right',
      farRight: 'Far right',
      farLeft: 'Far left',
    },
    sits: {
      here: '{{name, does(they: sits; you: sit)}} here',
      near: '{{name, does(they: sits; you: sit)}} here',
      right: '{{name, does(they: sits; you: sit)}} at the right side',
      far: '{{name, does(they: sits; you: sit)}} here',
      left: '{{name, does(they: sits; you: sit)}} at the left side',
    },
    orHere: {
      nearLeft: 'or here, begins near left',
      nearRight: 'or here, begins near right',
      farRight: 'or here, begins far right',
      farLeft: 'or here, begins far left',
    },
    once: 'Once, before the first die',
    turns: '{{name, does(they: turns; you: turn)}} the box',
    how: 'Choose a corner on the box. It lies at the lower left for {{name, whom(you: you)}}, all game long.',
    turned: '{{name, does(they: has; you: have)}} turned the box',
    begin: {
      nearLeft: '{{name, does(they: begins; you: begin)}} at the near left.',
      nearRight: '{{name, does(they: begins; you: begin)}} at the near right.',
      farRight: '{{name, does(they: begins; you: begin)}} at the far right.',
      farLeft: '{{name, does(they: begins; you: begin)}} at the far left.',
    },
    row: 'The first row from there, in order',
    mark: {
      I: 'as it lies',
      III: 'its taker chooses one of three letters',
      0: 'handed to the next player',
      alone: 'alone as three strokes: one of three letters',
    },
    unseen: 'a die that nobody has told',
    die: {
      I: '{{letter}}, as it lies',
      III: '{{letter}}, three letters',
      0: '{{letter}}, handed on',
    },
    said: {
      near: '{{name, does(they: sits; you: sit)}} at the near side. First row: {{row}}.',
      right: '{{name, does(they: sits; you: sit)}} at the right side. First row: {{row}}.',
      far: '{{name, does(they: sits; you: sit)}} at the far side. First row: {{row}}.',
      left: '{{name, does(they: sits; you: sit)}} at the left side. First row: {{row}}.',
    },
  },
  lot: {
    nearer: 'Nearer to A begins',
    nearest: 'Nearest to A begins',
    fromA_one: '1 letter from {{letter}}',
    fromA_other: '{{count}} letters from {{letter}}',
    tied: '{{names}} drew the same letter, and drew again.',
    why_one:
      '{{first}} comes 1 letter before {{second}}, so {{name, does(they: begins; you: begin; mid: you)}}.',
    why_other:
      '{{first}} comes {{count}} letters before {{second}}, so {{name, does(they: begins; you: begin; mid: you)}}.',
    out: 'Start dice are out of play.',
    outButJoker: 'Start dice are out of play, but a joker counts as set aside.',
  },
} as const;
