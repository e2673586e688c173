import { expectOk } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  createJudge,
  latinAlphabet,
  parseWordList,
  withRulings,
} from '#shared/lexicon/index.ts';

// A word list of your own becomes a lexicon; a table's rulings lie over it.
const list = expectOk(parseWordList('cat\ncats\nscat\nca7\n'));
const lexicon = buildLexicon(list.words, { name: 'mine', alphabet: latinAlphabet, sha256: '0'.repeat(64) });
const judge = withRulings(createJudge(lexicon), ['zork'], ['scat']);

console.log('passed over:', list.leftOut.map(({ line, fault }) => `line ${line}, ${fault}`).join());
for (const word of ['CATS', 'SCAT', 'ZORK', 'DOG']) console.log(word, judge.has(word));

// It prints:
// passed over: line 4, not-a-letter
// CATS true
// SCAT false
// ZORK true
// DOG false
