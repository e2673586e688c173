export const setupFormProblems = {
  'setup/no-name': 'Place {{place}} at the table has no name. Write one, or remove the place.',
  'setup/same-name': 'Two players are called {{name}}. Give one of them another name.',
  'setup/name-too-long': 'The name at place {{place}} is too long. At most {{most}} characters fit.',
  'setup/hidden-in-name':
    'The name at place {{place}} holds a character that cannot be seen ({{character}}). Write the name again.',
  'setup/title-too-long': 'The name of the game is too long. At most {{most}} characters fit.',
  'setup/hidden-in-title':
    'The name of the game holds a character that cannot be seen ({{character}}). Write it again.',
  'setup/bad-seed': '“{{seed}}” is no seed. Give a whole number from 0 to {{most}}, or leave it to chance.',
} as const;
