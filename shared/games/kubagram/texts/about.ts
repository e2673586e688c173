export const kubagramAbout = {
  name: 'Kubagram',
  says: 'Take dice from a box one by one, and claim long words first.',
  atTable: 'At the table, each draws a die: nearest to A begins',
  facts: '105 dice and 3 jokers in a box of 108 squares',
  position: {
    choice: 'Enter a game begun with printed dice',
    says: 'Enter how the box lies, the fields and their words; then go on here.',
    facts: 'Begins with what you have entered',
  },
  levels: {
    1: 'Everyday words, only short ones',
    2: 'Everyday words, joins what lies',
    3: 'Many words, long ones too',
    4: 'Every word, and weighs what it leaves',
    5: 'Every word, and thinks two turns ahead',
  },
} as const;

export const kubagramSets = {
  onScreen: {
    'kubagram-en': 'Kubagram, English',
    'kubagram-nl': 'Kubagram, Dutch',
    'kubagram-af': 'Kubagram, Afrikaans',
    'kubagram-sv': 'Kubagram, Swedish',
  },
  onPaper: {
    en: {
      titles: {
        'kubagram-en': 'Kubagram, English',
        'kubagram-nl': 'Kubagram, Dutch',
        'kubagram-af': 'Kubagram, Afrikaans',
        'kubagram-sv': 'Kubagram, Swedish',
      },
      padNote:
        'Letters, and 5, 10, 15 ... more for the 6th, 7th, 8th ... Then twice for each joker, and as many times as a compound has words. Strike a word out when somebody joins it to another.',
    },
    nl: {
      titles: {
        'kubagram-en': 'Kubagram, Engels',
        'kubagram-nl': 'Kubagram, Nederlands',
        'kubagram-af': 'Kubagram, Afrikaans',
        'kubagram-sv': 'Kubagram, Zweeds',
      },
      padNote:
        'Letters, plus 5, 10, 15 ... voor de 6e, 7e, 8e ... Dan keer twee voor elke joker en keer het aantal woorden van een samenstelling. Streep een woord door als iemand het aan een ander vastmaakt.',
    },
    sv: {
      titles: {
        'kubagram-en': 'Kubagram, engelska',
        'kubagram-nl': 'Kubagram, nederländska',
        'kubagram-af': 'Kubagram, afrikaans',
        'kubagram-sv': 'Kubagram, svenska',
      },
      padNote:
        'Bokstäver, och 5, 10, 15 ... till för den 6:e, 7:e, 8:e ... Sedan gånger två för varje joker och gånger antalet ord i en sammansättning. Stryk ett ord när någon fogar det till ett annat.',
    },
  },
} as const;
