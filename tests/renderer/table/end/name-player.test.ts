import { describe, expect, it } from 'vitest';
import { namePlayer } from '#renderer/table/end/name-player.ts';
import { playNow } from '#renderer/screens/new-game/play-now.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';

async function dealt() {
  const { gateway } = openTestServices(['AT', 'CAT', 'VALID']);
  const { id } = expectOk(await playNow(gateway, { language: 'en', you: 'You', computers: ['Tom'] }));
  const names = async () => {
    const { text, revision } = expectOk(await gateway.call('readGame', { id }));
    return { names: expectOk(parseRecord(text)).players.map(({ name }) => name), revision };
  };
  return { gateway, id, names };
}

describe('the name given after a game', () => {
  it('is written into the record, as names are kept', async () => {
    const { gateway, id, names } = await dealt();
    const named = expectOk(await namePlayer(gateway, id, 0, '  Mira '));
    expect(named.name).toBe('Mira');
    expect(await names()).toEqual({ names: ['Mira', 'Tom'], revision: named.revision });
  });

  it('is refused where somebody at the table has it, and nothing is written', async () => {
    const { gateway, id, names } = await dealt();
    expect(await namePlayer(gateway, id, 0, 'tom')).toMatchObject({ problem: { code: 'setup/same-name' } });
    expect((await names()).names).toEqual(['You', 'Tom']);
  });
});

describe('somebody without a name', () => {
  const { t } = createTranslator();
  const facts = { word: 'CAT', start: 'I9', direction: 'across', points: 7, count: 2, by: 7 };

  it('is spoken to, and others are spoken of', () => {
    const said = (key: string, name: string) => t(key, { ...facts, name });
    expect(said('alphacubes:news.played', 'You')).toBe('You play CAT from I9 across for 7.');
    expect(said('alphacubes:news.played', 'Tom')).toBe('Tom plays CAT from I9 across for 7.');
    expect(said('alphacubes:news.exchanged', 'You')).toBe('You exchange 2 cubes.');
    expect(said('alphacubes:news.passed', 'You')).toBe('You pass.');
    expect(said('alphacubes:hand.of', 'You')).toBe('Your hand');
    expect(said('alphacubes:hand.of', 'Tom')).toBe('Tom’s hand');
    expect(said('table:end.wins', 'You')).toBe('You win by 7');
    expect(said('table:end.wins', 'Tom')).toBe('Tom wins by 7');
  });
});
