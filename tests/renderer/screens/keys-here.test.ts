import { describe, expect, it } from 'vitest';
import { keysHere } from '#renderer/screens/help/keys-here.ts';
import { keys } from '#shared/i18n/en/help/keys.ts';
import { screens } from '#tests/support/screens.ts';

const idsAt = (path: string) => keysHere(keys.sections, path).map(({ id }) => id);

describe('the keys of a screen (7.21)', () => {
  it('are those of the page of keys, and on every screen those that hold everywhere', () => {
    expect(idsAt('/table/some-game')).toEqual(['keys-board', 'keys-hand', 'keys-turning', 'keys-everywhere']);
    expect(idsAt('/')).toEqual(['keys-home', 'keys-everywhere']);
    expect(idsAt('/print/alphacubes-nets')).toEqual(['keys-choices', 'keys-everywhere']);
  });

  it('leave no section out', () => {
    const shown = [...screens.map(({ path }) => path), '/table/some-game'].flatMap(idsAt);
    expect(new Set(shown)).toEqual(new Set(keys.sections.map(({ id }) => id)));
  });
});
