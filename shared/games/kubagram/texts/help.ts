/** The rules are told in our own words; the sections follow items K. */
export const kubagramRuleTexts = {
  title: 'The rules of Kubagram',
  lead: 'Dice leave a box one by one and lie before everybody. Whoever sees a long word first has it.',
  sections: [
    {
      id: 'kubagram-dice',
      title: 'Dice and box',
      body: [
        'There are 105 dice with three letters each, every letter on two opposite faces, and no two dice are alike. The three jokers have marked edges and six faces of their own: DOKTER, GEERRY and POLLET, or AESRTN, IOLKDG and UÄMPVB in Swedish. Each letter counts 1 to 9, on jokers too.',
        'English, Dutch and Afrikaans each have a set of dice with values of its own. In the Dutch set IJ is one letter on one face; I and J side by side do not make it.',
        'The Swedish dice are a set of our own making, not by the makers of Kubagram: Cubewright proposed their letters and values from its Swedish word list. Å, Ä and Ö are letters of their own, after Z.',
        'The dice are shuffled into a box of 9 rows of 12 squares, marked I, III or 0. What lies up in the box is seen by all; the other letters of a die show once it is taken. The marks of the original box are lost, and ours are made anew.',
        'One to four play, people or computers. This is an unofficial edition of Kubagram.',
      ],
    },
    {
      id: 'kubagram-begin',
      title: 'To begin',
      body: [
        'Each player draws a die blind. The letter nearest to A makes its player the first; those who tie draw again among themselves. Drawn dice are out of play and cost nothing. If a joker is drawn, the option “A joker drawn to begin” says whether its player may use it later.',
        'The last player, to the right of the first, turns the box once and so chooses the corner where it begins. Dice are then taken from the nearest row up, each row from left to right.',
        'A game begun with printed dice can go on here: on the form of a new game, choose to enter it. Type the letters that are up; what you leave out is added by chance from the dice that are left.',
      ],
    },
    {
      id: 'kubagram-turn',
      title: 'Your turn',
      body: [
        [
          'Claim words from the central field as it lies, if you see any.',
          'Take the next die and put it at the left or right end of the central field, with a letter that its square allows. Once laid, a letter is never changed.',
          'Claim words again, and end your turn.',
        ],
        'Only the player on turn claims and may rearrange the central field, but a new order tells the others what you are after. The letters of a word may lie anywhere in the field.',
        'Once in the game you may skip: you claim words, but leave the next die to the next player. Players may skip one after another.',
      ],
    },
    {
      id: 'kubagram-squares',
      title: 'The squares',
      body: [
        [
          'I: the letter that is up counts.',
          'III: you choose one of the three letters.',
          '0: you hand the die to the next player. You may still claim words, then your turn is over. The next player opens the turn by choosing one of its letters and laying it; it is neither handed on nor skipped.',
        ],
        'After laying a die from a 0 you play an ordinary turn; with the other option you only claim.',
        'While ten consonants or more lie in the central field and no vowel, the next die must be laid with a vowel if it has one, even from a square I. Y is a consonant; the Dutch IJ is a vowel.',
      ],
    },
    {
      id: 'kubagram-jokers',
      title: 'Jokers',
      body: [
        'From a square I or III alike you may lay a joker with any of its letters, or set it aside in your field and use it in a word of a later turn, with a letter that you choose then. From a 0 the next player has that choice. A joker in the central field is anyone’s, with the letter that is up.',
        'Each joker in a word doubles its whole value: two count four times, three eight times. A word needs one die of the central field at least.',
      ],
    },
    {
      id: 'kubagram-score',
      title: 'Words and their value',
      body: [
        'A word has five letters or more; you may agree on 3 to 8. It must be in the word list of the set’s language, and the same word may be claimed again with other dice. Its dice lie in your field from then on, for all to see.',
        'Its value is the sum of its letters and a bonus: 5 for the sixth letter, 10 more for the seventh, 15 more for the eighth, and so on, whatever length you have agreed on. Jokers double that.',
        'CATTLE counts 1, 3, 2, 2, 4, 4 and a bonus of 5: 21. With a joker for its E it counts 42.',
      ],
    },
    {
      id: 'kubagram-compounds',
      title: 'Compounds',
      body: [
        'On your turn you may join two or more whole words to a longer one that is in the list, whoever’s fields they lie in, also words that you have just claimed. The letters stay as they are, with nothing between. The compound lies in your field, and the former owners lose the value of their words.',
        'A compound counts as often as it has simple words: two words double it, three count three times. It may be joined again, and then counts all its simple words. Jokers in it go on doubling. TABLE and SPOON make TABLESPOON: 30 for the letters and a bonus of 75, twice: 210.',
        'A word is only ever taken over as part of a longer one.',
      ],
    },
    {
      id: 'kubagram-last',
      title: 'The last turn',
      body: [
        'The last turn is the one in which the last die of the box is laid, or set aside if it is a joker. Its player claims words as ever. Nobody has a turn after it.',
        'Once no full word is left, the last player may claim words of two letters or more, and make any word that lay there before, whoever’s it is, longer by two dice or more, in front, behind or both. A word made longer goes to the last player and counts double, on top of all else; a compound of two counts four times. It is not joined or made longer again.',
        'The last player may also use the jokers that others have set aside, each for a word made in this turn.',
        'Then all letters left in the central field are subtracted from the last player’s score, and each joker that is still set aside costs its owner the sum of its six faces. The highest score wins; a tie shares the win. Scores may be negative.',
      ],
    },
    {
      id: 'kubagram-judging',
      title: 'Which words count',
      body: [
        'The table agrees on a word list and may allow or forbid words of its own; abbreviations and loan words that shall not count belong on the list of forbidden words. When the list judges, a word that is not in it cannot be claimed.',
        'When the table judges, any spelling can be claimed. Before the next die is taken each opponent may challenge a claim or let them all stand. A bad word is taken back, and with it every word that was built on it; its dice lie in the central field again. A look-up costs 5 points: the player of a bad word, the challenger of a good one, or whoever was wrong, as you agree.',
      ],
    },
    {
      id: 'kubagram-alone',
      title: 'Playing alone',
      body: [
        'Alone you play for your best score: nobody draws, nothing is skipped, a 0 is played as a III, and the last turn is your own.',
      ],
    },
    {
      id: 'kubagram-computers',
      title: 'Playing against the computer',
      body: [
        'At level 1 a computer knows everyday words and sees only short ones. Level 2 sees longer ones and joins what lies. Level 3 knows many more words and mostly thinks of what it leaves to you. Level 4 knows the whole list and always does. Against one opponent, level 5 also thinks of what you leave in turn, and may skip a die rather than open the way to a word for you. All see what you see: the letters that are up, and which dice there are.',
      ],
    },
    {
      id: 'kubagram-typing',
      title: 'Moves as text',
      body: [
        [
          'corner L9, or corner 90, turns the box, before the first turn.',
          'take takes the next die; lay E left or lay E right lays it; aside sets a joker aside; skip leaves the die.',
          'claim CATTLE claims a word. Dice are named by their letters where it matters: claim CATTLE with DOKTER.',
          'join TABLE SPOON joins words; of two words of one spelling a number says which, as STONE#3.',
          'declare says that no full word is left; extend COMPUTE to COMPUTERS makes a word longer.',
          'arrange LETTAC puts the central field in another order; end ends your claims or your turn.',
          'challenge CATTLE has a word looked up, accept lets all claims stand; where several may answer, the number of the player stands in front, as 2 accept.',
        ],
      ],
    },
  ],
} as const;
