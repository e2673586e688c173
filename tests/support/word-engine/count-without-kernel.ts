import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { createWordEngine } from '#shared/word-engine/search/word-engine.ts';

/** Counts plays by the kernel where there is no WebAssembly, as on a host that refuses it: run by `kernel.test.ts` in a process of its own. */
Reflect.deleteProperty(globalThis, 'WebAssembly');

const about = { name: 'two', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
const engine = createWordEngine(buildLexicon(['AT', 'TA'], about), undefined, 'kernel');
const plain = Array.from({ length: 9 }, () => 1);
const counted = engine.countPlays({
  layout: { width: 3, height: 3, letterFactors: plain, wordFactors: plain, start: [4] },
  board: plain.map(() => undefined),
  rack: [{ faces: [{ letter: 'A', value: 5 }] }, { faces: [{ letter: 'T', value: 7 }] }],
  bonuses: {},
});
console.log(JSON.stringify(counted));
