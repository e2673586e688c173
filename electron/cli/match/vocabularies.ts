import { join } from 'node:path';
import { readBytes } from '#electron/services/files/read-file.ts';
import { programFolder } from '#electron/services/home/home.ts';
import { readLexicon } from '#electron/services/words/make-lexicon.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { knownLexica } from '../words/lexicon-argument.ts';

const sizeLimit = 200_000_000;

/** Maps each level to the lexicon that it knows: the whole lexicon where there is no smaller vocabulary. */
export async function vocabulariesOf(
  game: GameId,
  lexicon: Lexicon,
): Promise<Result<ReadonlyMap<number, Lexicon>, Problem>> {
  const lexica = await knownLexica().list();
  if (!lexica.ok) return lexica;
  const summary = lexica.value.find(({ name, sha256 }) => name === lexicon.name && sha256 === lexicon.sha256);
  const known = new Map<number, Lexicon>();
  /** Many levels know the same words. */
  const read = new Map<string, Lexicon>();
  for (const { level, tier } of gameOf(game).computers.levels) {
    const asset = summary?.vocabularies.find((one) => one.tier === tier)?.asset;
    if (asset === undefined) {
      known.set(level, lexicon);
      continue;
    }
    const there = read.get(asset);
    const vocabulary = there === undefined ? await lexiconAt(asset) : ok(there);
    if (!vocabulary.ok) return vocabulary;
    read.set(asset, vocabulary.value);
    known.set(level, vocabulary.value);
  }
  return ok(known);
}

async function lexiconAt(asset: string): Promise<Result<Lexicon, Problem>> {
  const path = join(programFolder(), 'build', asset);
  const bytes = await readBytes(path, sizeLimit);
  return bytes.ok ? readLexicon(bytes.value, path) : bytes;
}
