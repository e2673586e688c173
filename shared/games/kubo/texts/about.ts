/** What screens say of the game without opening it. */
export const kuboAbout = {
  name: 'Kubo',
  /** In a line, without its players. */
  says: 'Sixty-four cards build a cube of lines.',
  atTable: 'At the table, lot decides who deals',
  /** What is dealt. */
  facts: '64 cards, 4 in each hand',
  /** A game begun elsewhere, on the form of a new game. */
  position: {
    choice: 'Enter a game begun with printed cards',
    says: 'Enter what lies, who holds what and the points; then go on here.',
    facts: 'Begins with what you have entered',
  },
  /** How a computer of each level plays. */
  levels: {
    1: 'lays what fits, misses many lines',
    2: 'lays for lines, misses some',
    3: 'thinks of what each card opens',
    4: 'plays each choice out, misses little',
  },
} as const;
