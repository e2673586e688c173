import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { checkProposeRequest, proposeSet, type ProposeRequest } from '#shared/set-design/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';

// Twenty cubes for the commonest short English words. The same ask gives the same set on every machine.
const words = englishUpTo(10).filter((word) => word.length <= 5);
const lexicon = buildLexicon(words, { name: 'short', alphabet: latinAlphabet, sha256: '0'.repeat(64) });
const ask: ProposeRequest = {
  kind: 'cubes',
  pieces: 20,
  lexicon,
  seed: 5,
  title: 'Short words',
  language: 'en',
};
expectOk(checkProposeRequest(ask));

// The work comes in steps of a few milliseconds: show how far it is, or stop asking to cancel.
const work = proposeSet(ask);
let step = work.next();
while (step.done !== true) step = work.next();
const { set } = step.value;
console.log(set.pieces.length, 'pieces; the first:', set.pieces[0]?.faces.map(faceText).join(' '));

// It prints:
// 20 pieces; the first: A D G B E 11
