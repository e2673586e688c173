import { buildLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';

/** Words that only games of CUBEWORD need: its pairs of spellings, and words that grow letter by letter. */
const more = `
  COLOUR COLOR HARBOURED HARBORED ORGANISE ORGANIZE ASK ASKS STREW SCREW CREW SPA SPAN SPANK WAIVE WAIVED WAS CONE
  TONES STONES STAR START STARTS STARTED CAR CARE CARED
`;

export const cubewordWords: readonly string[] = [
  ...new Set([...smallWords, ...more.split(/\s+/).filter((word) => word !== '')]),
].sort();

export const cubewordLexicon = lexiconOf(cubewordWords);

export function lexiconOf(words: readonly string[]): Lexicon {
  const sorted = [...new Set(words)].sort();
  return buildLexicon(sorted, { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) });
}
