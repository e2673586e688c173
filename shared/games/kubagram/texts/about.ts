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
    1: 'everyday words, only short ones',
    2: 'everyday words, joins what lies',
    3: 'many words, long ones too',
    4: 'the whole list, always weighs what it leaves you',
  },
} as const;
