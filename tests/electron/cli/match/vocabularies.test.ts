import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabulariesOf } from '#electron/cli/match/vocabularies.ts';
import { knownLexica } from '#electron/cli/words/lexicon-argument.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

test.runIf(existsSync('build/lexica/english-20.cwlex'))(
  'a vocabulary is read once for all levels that know it, and is another for each tier',
  async () => {
    const lexicon = expectOk(await knownLexica().open('english'));
    const known = expectOk(await vocabulariesOf('alphacubes', lexicon));
    const { levels } = gameOf('alphacubes').computers;
    expect([...known.keys()]).toEqual(levels.map(({ level }) => level));
    const tiers = new Set(levels.map(({ tier }) => tier));
    expect(new Set(known.values()).size).toBe(tiers.size);
    for (const { level, tier } of levels) {
      expect(known.get(level) === lexicon).toBe(tier === undefined);
      expect(known.get(level)).toBe(known.get(levels.find((one) => one.tier === tier)?.level ?? 0));
    }
  },
);
