import { describe, expect, it } from 'vitest';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { languageFor } from '#shared/table-words/index.ts';
import { keptOptions, withExceptionsOf, type OptionValues } from '#renderer/screens/new-game/setup-form.ts';
import { alphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { defaults } from '#shared/options/index.ts';

const fresh: OptionValues = defaults(alphacubesOptions);
const exceptions = ({ allow, forbid }: OptionValues) => ({ allow, forbid });

describe('the exceptions of a new game (A8)', () => {
  it('are those of English with an English list, and none with a list of another language', () => {
    for (const language of ['en', 'en-GB', undefined]) {
      expect(exceptions(withExceptionsOf(language, fresh))).toEqual({ allow: ['RITZ'], forbid: ['XU'] });
    }
    for (const language of ['nl', 'af', 'enm']) {
      expect(exceptions(withExceptionsOf(language, fresh))).toEqual({ allow: [], forbid: [] });
    }
  });

  it('are none where the pieces cannot spell them, as in Greek with a list of no language', () => {
    for (const [list, letters, wanted] of [
      [undefined, 'ΑΒΓΔΩ', []],
      ['en', 'ΑΒΓΔΩ', []],
      [undefined, latinAlphabet, ['RITZ']],
      ['nl', latinAlphabet, []],
    ] as const) {
      expect(withExceptionsOf(languageFor(list, letters), fresh).allow).toEqual(wanted);
    }
  });

  it('stay as somebody has written them, whatever the list', () => {
    const written = { ...fresh, forbid: ['XU', 'QI'] };
    expect(withExceptionsOf('nl', written)).toBe(written);
    const emptied = { ...fresh, allow: [], forbid: [] };
    expect(exceptions(withExceptionsOf('en', emptied))).toEqual({ allow: [], forbid: [] });
  });

  it('come back with an English list when other switches were changed meanwhile', () => {
    const shown = withExceptionsOf('nl', fresh);
    const kept = keptOptions(fresh, 'nl', { ...shown, judge: 'challenge' });
    expect(kept).toEqual({ ...fresh, judge: 'challenge' });
    expect(keptOptions(fresh, 'nl', { ...shown, allow: ['FLAUW'] })).toEqual({
      ...shown,
      allow: ['FLAUW'],
    });
  });
});
