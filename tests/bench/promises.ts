/**
 * The promises that runs at length hold; other tests name more of them. P is for playing, R for sets and printing, B for the
 * box, D for doors and screens, L for what lasts: files, faults and long use.
 */
export const promises = {
  P3: 'No hidden letter is anywhere in the page while the screen changes hands.',
  P4: 'Each level of a computer wins 60 to 80 of 100 games against the one below, and moves within two seconds in 95 of 100.',
  P5: 'A level plays only the words that it is said to know.',
  P6: 'The word engine finds exactly the plays that a search of everything finds.',
  P11: 'Every game can be played from its first move to its last by keyboard alone.',
  P13: 'All that a screen shows is spoken too.',
  P14: 'Before a move is made, its words and their factors are shown, and their sum is the score it then gets.',
  P17: 'A whole game is reviewed turn by turn: the best move, what was lost, and a grade.',
  P20: 'Every puzzle has the answer that it is said to have, as a search proves again.',
  P21: 'Records read back as they were written, in our own notation and in GCG.',
  P24: 'All is there without WebGL too, also when it is lost during play.',
  P31: 'A sixth game comes in by the guide for new games, with two lines in lists.',
  P37: 'Every sentence of a review is true.',
  P38: 'Ends of games with few pieces left are solved exactly.',
  R13: 'A set is proposed within five seconds, and said to be better than a bundled one only where it is.',
  R31: 'A printer is measured by one scan of the sheet that it printed.',
  R32: 'A slicer accepts every cube in two colours.',
  B5: 'After bytes are lost, doubled or swapped the app knows again within a second what lies on the box.',
  B11: 'A box that is unplugged and plugged in again goes on by itself.',
  B19: 'A flood of bytes on the port does not slow the screens.',
  B20: 'The simulated box runs the firmware that is put on the chip.',
  B23: 'Wherever the writing of firmware is cut short, the chip can be written again.',
  D2: 'Each message is checked in both directions, at every door.',
  D8: 'Screens keep WCAG 2.2 AA in every theme and language.',
  L1: 'A file is old or new after a crash, never between.',
  L4: 'A damaged file does no harm, and what can be saved of it is.',
  L5: 'In thousands of random games no piece is lost, no score differs, and none gets stuck.',
  L6: 'A second, plain implementation agrees.',
  L9: 'Every parser is given a million mutated texts.',
  L11: 'Hours of play with a faulty box neither fail nor use ever more memory.',
  L15: 'A simulated world of people, programs and faults keeps every promise.',
  L16: 'The tests pass again and again, on a busy machine too.',
  L17: 'A screen reader tells enough to play and to print by it alone.',
} as const;

export type PromiseName = keyof typeof promises;
