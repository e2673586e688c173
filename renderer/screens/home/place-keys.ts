/** The places one key away from Home, whichever of them a visit shows. */
export const placeKeys = {
  new: 'N',
  now: 'A',
  tonight: 'T',
  print: 'P',
  design: 'D',
  box: 'B',
  words: 'W',
  help: 'L',
  library: 'O',
} as const;
