import { buildLexicon, dutchAlphabet } from '#shared/lexicon/index.ts';

/** A small list of our own, with compounds and with words that hold an IJ; it is judged in the letters of each set. */
export const smallWords: readonly string[] = `
  AD AH AN AS AT BE DE DO EN ER ES GO HE IK IN IS IT LA ME NO OF OH ON OR RE SO TO UN UP US ĲS NĲ
  ACE ADO AGE AND ANT ARE ART ATE BED BEE BET BIN COD CUP DEN DOE DOG EAR EAT EEL EGO END EVE FAR GAS HAT HEN HER HOE
  ICE INN LEG LOT MAN MAT NET NOD NOT OAR ODE ONE ORE OUR PAN PEN PIN RAN RAT RED ROD ROE RUN SAD SEA SET SHE SON SUN
  TAN TEA TEN THE TIE TOE USE BĲL TĲD RĲK SPĲS ĲSBEER BĲTEN KĲKEN
  CUBE DICE EDGE FACE GAME HAND IDEA LINE MOON NOTE RAIN STAR TONE TREE ROAD EAST ROSE SEAT TEAR RATE NEST SEND DEAR
  TABLE SPOON TABLESPOON HOUSE BOATS HOUSEBOATS STONE WATER STONEWATER ALONE TRAIN NOISE RAISE LEARN OCEAN TEAMS
  STEAM STEAMBOATS WATERSTONE COMPUTE COMPUTERS CATTLE NOTICE RETAIN SENATE TOASTED OUTLINE READING STATION TRAINED
  GROOTS STEEN KINDER BEDDEN ARBEID RONDE SONDER DONSE BEDRE STOND DENSE NEEDS TREES REEDS SEEDS DESKE KERSE TENTE
  UNTIES UNITE REUSE ENSUE ISSUE SUITE GUEST BUSES BUNDES STUUR SUURE VERBS VERSE SERVE NERVE EVENT SEVEN ELEVEN
`
  .split(/\s+/)
  .filter((word) => word !== '');

const place = (letter: string) => dutchAlphabet.indexOf(letter);

/** In the order of the Dutch alphabet. */
const inOrder = [...new Set(smallWords)].sort((one, other) => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at < 0 ? one.length - other.length : place(one.charAt(at)) - place(other.charAt(at));
});

export const smallLexicon = buildLexicon(inOrder, {
  name: 'small',
  alphabet: dutchAlphabet,
  sha256: '0'.repeat(64),
});
