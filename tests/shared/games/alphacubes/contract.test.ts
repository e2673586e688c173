import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { shuffleHidden } from '#tests/support/alphacubes/shuffle-hidden.ts';
import { gameContract } from '#tests/support/game-contract.ts';

const words = [...new Set(smallWords)].sort();
const lexicon = buildLexicon(words, { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) });

gameContract(alphacubes, { lexicon, shuffleHidden });
