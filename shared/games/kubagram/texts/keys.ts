export const kubagramKeys = [
  {
    id: 'kubagram-keys-turn',
    title: 'Kubagram: your turn',
    keys: [
      ['A to Z', 'Spell a word from the central field; with a die in hand, choose its letter'],
      ['Enter', 'Claim the word; without one take the die, choose its letter, lay it, or end the turn'],
      ['=', 'Spell the word with other dice or jokers'],
      ['Backspace', 'Take the last die or word out of the word'],
      ['Escape', 'Clear the word, or close the hint'],
      ['<, >', 'Lay the die in hand at the left or the right end'],
      ['/', 'Type a move, or an answer while claims are looked at'],
    ],
  },
  {
    id: 'kubagram-keys-dice',
    title: 'Kubagram: on box, dice and words',
    keys: [
      ['Arrow keys', 'Go from square to square, die to die, or word to word'],
      ['Space', 'Put the die or word into your word, or take it out; choose the letter of the die in hand'],
      ['Alt and arrow keys', 'Move the die within the central field; dragging it does the same'],
    ],
  },
] as const;
