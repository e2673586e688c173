/** The sections tell the rules of items K; words and numbers that depend on the set of dice are filled in. */
export const kubagramBooklet = {
  line: 'Dice, a box and sharp eyes, for two to four players',
  own: {
    makers: [
      'Kubagram is a mark of its owners, who have no part in this.',
      'Kubagram is a mark of its owners, who have no part in this, and these dice are no set of theirs.',
    ],
  },
  sections: {
    contents: {
      title: 'What is in the box',
      body: [
        [
          '105 dice with three letters each, every letter on two opposite faces. No two dice are alike.',
          'Three jokers with marked edges and a letter on each face: {{jokerA}}, {{jokerB}} and {{jokerC}}.',
          'A tray of 9 rows of 12 squares, marked I, III or 0.',
          'Score pads and a pencil.',
        ],
        'Each letter has a value from {{lowest}} to {{highest}}, which stands on every face. Have a dictionary in the language of the dice at hand. In the Dutch set IJ is one letter on one face; I beside J does not make it.',
      ],
    },
    aim: {
      title: 'Aim',
      body: [
        'Dice leave the tray one by one and lie before everybody. Whoever is on turn and sees a word among them takes it. Long words, jokers and compounds bring most. The highest score wins.',
      ],
    },
    setUp: {
      title: 'Before you begin',
      body: [
        'Shuffle all 108 dice and put them into the tray as they come, any face up. What is up may be seen by all.',
        'Each player draws one die blind. The letter nearest to A makes its player the first; those who tie for it draw again among themselves. In Dutch IJ comes after I. Drawn dice lie before their players and are out of the game; their squares are passed over. Turns go clockwise.',
        'The last player, to the right of the first, may turn the tray once and so choose which corner is at the lower left of the first player. The dice are taken from there: the nearest row first, each row from left to right.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        [
          'Claim words from the central field, if you see any.',
          'Take the next die and put it at the left or right end of the central field, with a letter that its square allows.',
          'Claim words again. Then your turn is over.',
        ],
        'Only the player on turn claims words and may put the central field in another order; a new order tells the others what you are after. Any letters of the field can make a word, wherever they lie. Once a die lies there, its letter is never changed.',
        'Once in the game you may skip: you may still claim words, but leave the die to the next player. All may skip one after another; the last die is taken all the same.',
      ],
    },
    squares: {
      title: 'The squares',
      body: [
        [
          'I: the letter that is up counts.',
          'III: choose one of the three letters.',
          '0: hand the die to the next player. You may still claim words, then your turn is over. The next player begins by laying it with one of its letters, and then has an ordinary turn. It is not handed on again and cannot be skipped.',
        ],
        'If ten consonants or more lie in the central field and no vowel, the next die must be laid with a vowel if it has one, even from a I. Y is a consonant; the Dutch IJ is a vowel. A die without a vowel is laid as ever, and the next one is bound.',
      ],
    },
    jokers: {
      title: 'Jokers',
      body: [
        'From a I or a III alike you may use any of the six faces of a joker. Lay it in the central field, where it is anyone’s; use it in a word at once; or set it aside before you for a word of yours later on, with a letter that you choose then. From a 0 the next player has that choice. While the rule of ten consonants holds it must be laid, with a vowel.',
        'A word needs at least one die from the central field, or a whole word. Each joker in a word doubles all of its value: two make it four times as much, three eight times.',
      ],
    },
    score: {
      title: 'Words and their value',
      body: [
        'A word has five letters or more and stands in the dictionary. Its dice come to lie before its player for all to see. The same word may be claimed again with other dice.',
        'Its value is the sum of its letters and a bonus: 5 for the sixth letter, 10 more for the seventh, 15 more for the eighth, and so on. Then it is doubled for each joker. Values are written down as words are made and added up at the end.',
      ],
      example: {
        title: '{{word}}, its {{joker}} on a joker',
        rows: [
          ['{{letters}}', '{{sum}}'],
          ['The sixth letter', '5'],
          ['One joker: {{plain}} twice', '{{total}}'],
        ],
      },
    },
    compounds: {
      title: 'Compounds',
      body: [
        'On your turn you may join two or more whole words to a longer one that stands in the dictionary: words of any player, or words you have just made. The letters stay as they are, with nothing between. The compound lies before you, and the former owners strike their words out.',
        'A compound counts as many times as it has simple words: two double it, three treble it. Joined again, it counts all of them. Its jokers go on doubling. A word is never taken in any other way, and never split.',
      ],
      example: {
        title: '{{first}} and {{second}} make {{compound}}',
        rows: [
          ['{{first}} and {{second}}', '{{compoundSum}}'],
          ['Letters 6 to 10: 5, 10, 15, 20 and 25', '75'],
          ['Two words: {{compoundPlain}} twice', '{{compoundTotal}}'],
        ],
      },
    },
    end: {
      title: 'The last turn',
      body: [
        'The last turn is the one in which the last die of the tray is laid, used or set aside. Its player claims words as ever. Nobody has a turn after it.',
        [
          'When the last player finds no more full words, they may make words of two letters or more, and lengthen any word that already lay on the table by two dice or more, in front, behind or both. A word made longer goes to the last player and counts double on top of all else; it is not joined or lengthened again.',
          'They may also take jokers that others have set aside, each for a word made now.',
          'Then the letters left in the central field are taken from the last player’s score.',
          'A joker still set aside costs its owner the sum of its six faces, {{unused}}.',
        ],
        'The highest score wins; a tie shares the win. A score may be negative.',
      ],
    },
    challenge: {
      title: 'Doubting a word',
      body: [
        'Abbreviations, acronyms and loan words that you have agreed to leave out are no words. Until the next die is taken any opponent may have a word looked up, in the last turn until the scores are settled. A bad word is undone with everything built on it, and its dice go back to where they lay. Agree before what a look-up costs: 5 points for the player of a bad word, 5 for the challenger of a good one, or both.',
      ],
    },
    variants: {
      title: 'Other ways to play',
      body: [
        [
          'Agree on another least length, from 3 for children to 8 for experts. The bonus stays as it is.',
          'Let the receiver of a die from a 0 only claim words after laying it.',
          'Let a joker that was drawn to begin count as set aside by its player.',
          'Let one die be enough to lengthen a word in the last turn.',
          'Let the last player make short words only when no full word is left, whoever finds one.',
          'Alone: nobody draws or skips, a 0 is a III, the last turn is yours, and you play against your best score.',
        ],
      ],
    },
    origin: {
      title: 'Where it comes from',
      body: [
        'An unofficial booklet, after the Kubagram game by its makers. Kubagram is a mark of its owners, who have no part in this. The marks of the original tray are lost; those of this one are our own.',
      ],
    },
  },
} as const;
