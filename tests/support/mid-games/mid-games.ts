import { readFileSync } from 'node:fs';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord, type GameRecord } from '#shared/records/index.ts';

/** A game of people in its middle, as computers have played it: enough lines that a score pad cannot show all of them. */
export function midGame(game: 'cubeword' | 'kubagram' | 'kubo' | 'scruble'): GameRecord {
  const text = readFileSync(new URL(`${game}.json`, import.meta.url), 'utf8');
  return expectOk(parseRecord(text)) as GameRecord;
}
