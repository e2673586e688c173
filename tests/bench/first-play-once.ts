import { readFileSync } from 'node:fs';
import { expectOk } from '#shared/kernel/index.ts';
import { decodeLexicon } from '#shared/lexicon/index.ts';
import { createWordEngine, type SearchWay } from '#shared/word-engine/search/word-engine.ts';
import { benchPositions } from './bench-positions.ts';

/** `first-play-once.ts kernel|typescript LEXICON` prints the milliseconds of the first best play, the words being read. */
const [way = '', lexiconFile = ''] = process.argv.slice(2);
const lexicon = expectOk(decodeLexicon(readFileSync(lexiconFile), lexiconFile));
const position = benchPositions('cubes')[7]?.position;
if (position === undefined) throw new Error('There are no cubes.');
const began = performance.now();
createWordEngine(lexicon, undefined, way as SearchWay).bestPlays(position, 1);
console.log(performance.now() - began);
