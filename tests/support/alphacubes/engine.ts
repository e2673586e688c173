import type { AskPlays, AskWords, PlaysRequest } from '#shared/engine/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { bestOf, createWordEngine, type Play } from '#shared/word-engine/index.ts';

export function lexiconOver(words: readonly string[]): Lexicon {
  const sorted = [...new Set(words)].sort();
  return buildLexicon(sorted, { name: 'test', alphabet: latinAlphabet, sha256: '0'.repeat(64) });
}

/** The real engine over a list of a test's own, asked at once; an engine for every table's words. */
export function engineOver(words: readonly string[]): (ask: PlaysRequest) => readonly Play[] {
  const lexicon = lexiconOver(words);
  const engines = new Map<string, ReturnType<typeof createWordEngine>>();
  return ({ position, layers, most, atMost }) => {
    const key = JSON.stringify(layers);
    const engine = engines.get(key) ?? createWordEngine(lexicon, layers);
    engines.set(key, engine);
    return bestOf(engine.allPlays(position), most, atMost);
  };
}

/** Alphacubes asks for plays alone. */
export const askWords: AskWords = () =>
  Promise.reject(new Error('Alphacubes asks for no words without a board'));

/** The same as a player asks it. */
export function askOver(words: readonly string[]): AskPlays {
  const ask = engineOver(words);
  return (question) => Promise.resolve(ok(ask(question)));
}
