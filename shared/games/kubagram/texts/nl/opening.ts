import type { Words } from '#shared/i18n/words.ts';
import type { kubagramOpening as english } from '../opening.ts';

export const kubagramOpening = {
  corner: {
    label: 'De hoek die voor {{name, whom(you: jou)}} linksonder ligt',
    name: {
      nearLeft: 'Linksvoor',
      nearRight: 'Rechtsvoor',
      farRight: 'Rechtsachter',
      farLeft: 'Linksachter',
    },
    sits: {
      here: '{{name, does(they: zit; you: zit)}} hier',
      near: '{{name, does(they: zit; you: zit)}} hier',
      right: '{{name, does(they: zit; you: zit)}} aan de rechterkant',
      far: '{{name, does(they: zit; you: zit)}} hier',
      left: '{{name, does(they: zit; you: zit)}} aan de linkerkant',
    },
    orHere: {
      nearLeft: 'of hier, en begint linksvoor',
      nearRight: 'of hier, en begint rechtsvoor',
      farRight: 'of hier, en begint rechtsachter',
      farLeft: 'of hier, en begint linksachter',
    },
    once: 'Eén keer, vóór de eerste steen',
    turns: '{{name, does(they: draait; you: draait)}} de bak',
    how: 'Kies een hoek van de bak. Die ligt de hele partij linksonder voor {{name, whom(you: jou)}}.',
    turned: '{{name, does(they: heeft; you: hebt)}} de bak gedraaid',
    begin: {
      nearLeft: '{{name, does(they: begint; you: begint)}} linksvoor.',
      nearRight: '{{name, does(they: begint; you: begint)}} rechtsvoor.',
      farRight: '{{name, does(they: begint; you: begint)}} rechtsachter.',
      farLeft: '{{name, does(they: begint; you: begint)}} linksachter.',
    },
    row: 'De eerste rij vanaf daar, op volgorde',
    mark: {
      I: 'zoals hij ligt',
      III: 'wie hem neemt, kiest één van drie letters',
      0: 'doorgegeven aan de volgende speler',
      alone: 'in je eentje zoals drie strepen: één van drie letters',
    },
    unseen: 'een steen die niemand genoemd heeft',
    die: {
      I: '{{letter}}, zoals hij ligt',
      III: '{{letter}}, drie letters',
      0: '{{letter}}, doorgegeven',
    },
    said: {
      near: '{{name, does(they: zit; you: zit)}} aan de voorkant. Eerste rij: {{row}}.',
      right: '{{name, does(they: zit; you: zit)}} aan de rechterkant. Eerste rij: {{row}}.',
      far: '{{name, does(they: zit; you: zit)}} aan de overkant. Eerste rij: {{row}}.',
      left: '{{name, does(they: zit; you: zit)}} aan de linkerkant. Eerste rij: {{row}}.',
    },
  },
  lot: {
    nearer: 'Wie dichter bij de A zit, begint',
    nearest: 'Wie het dichtst bij de A zit, begint',
    fromA_one: '1 letter van de {{letter}}',
    fromA_other: '{{count}} letters van de {{letter}}',
    tied: '{{names}} trokken dezelfde letter, en trokken opnieuw.',
    why_one:
      '{{first}} komt 1 letter eerder dan {{second}}, dus {{name, does(they: begint; you: begint; mid: jij)}}.',
    why_other:
      '{{first}} komt {{count}} letters eerder dan {{second}}, dus {{name, does(they: begint; you: begint; mid: jij)}}.',
    out: 'Startstenen doen niet mee.',
    outButJoker: 'Startstenen doen niet mee, maar een joker ligt opzij bij zijn speler.',
  },
} as const satisfies Words<typeof english>;
