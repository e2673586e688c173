import { describe, expect, it } from 'vitest';
import { playNow, playNowRecord, type PlayNowTexts } from '#renderer/screens/new-game/play-now.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { settings, type LexiconSummary, type Settings } from '#shared/contract/index.ts';
import { followsOthers } from '#shared/engine/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';

const texts: PlayNowTexts = { language: 'en', you: 'You', computers: ['Tom', 'Ann'] };
const list = (name: string, language?: string): LexiconSummary => ({
  name,
  title: name,
  ...(language === undefined ? {} : { language }),
  alphabet: latinAlphabet,
  words: 3,
  sha256: name.padEnd(64, '0').replaceAll(/[^0-9a-f]/g, '1'),
  origin: 'bundled',
  asset: `lexica/${name}.cwlex`,
  vocabularies: [],
});
const dutch = list('dutch', 'nl');
const english = list('english', 'en-GB');
const large = list('english-large', 'en');
const kept = (remembered: Settings['remembered'], more: object = {}): Settings =>
  settings.parse({ remembered, ...more });
const atFirst = kept({});
const dealt = (how: Settings = atFirst, lexica: readonly LexiconSummary[] = [dutch, english, large]) =>
  expectOk(parseRecord(expectOk(playNowRecord({ lexica, unreadableLexica: [] }, how, texts, 41))));

describe('Play now', () => {
  it('P34 deals Alphacubes to You and a computer that follows, on the standard board and with hints', () => {
    const record = dealt();
    expect(record).toMatchObject({
      game: 'alphacubes',
      seed: 41,
      players: [
        { name: 'You', kind: 'person' },
        { name: 'Tom', kind: 'computer', level: followsOthers },
      ],
      options: { board: 'standard', judge: 'assisted', allow: ['RITZ'], forbid: ['XU'] },
      lexicon: { name: 'english' },
      moves: [],
    });
    expect(isStrict(record.options)).toBe(false);
  });

  it('takes the word list of the screens’ language, the chosen one if it is in that language', () => {
    expect(dealt(kept({ 'new-game.lexicon': 'english-large' })).lexicon?.name).toBe('english-large');
    expect(dealt(kept({ 'new-game.lexicon': 'dutch' })).lexicon?.name).toBe('english');
    expect(dealt(atFirst, [list('mine')]).lexicon?.name).toBe('mine');
  });

  it('keeps to what was chosen about words', () => {
    const myWords = { allow: ['ZZZ'], forbid: ['QI'] };
    expect(dealt(kept({}, { myWords })).options).toMatchObject({
      personalAllow: ['ZZZ'],
      personalForbid: ['QI'],
      family: 'off',
    });
    const otherwise = { 'new-game.own-words': false, 'new-game.family': true };
    expect(dealt(kept(otherwise, { myWords })).options).toMatchObject({ personalAllow: [], family: 'en' });
  });

  it('calls a person by the name that was given, and the computer otherwise', () => {
    const names = (given: string) => dealt(kept({ 'player.name': given })).players.map(({ name }) => name);
    expect(names('Mira')).toEqual(['Mira', 'Tom']);
    expect(names(' tom ')).toEqual(['tom', 'Ann']);
    expect(names('')).toEqual(['You', 'Tom']);
  });

  it('says what is missing and how to mend it, where no word list is there', () => {
    const { t } = createTranslator();
    const refusal = (lexica: readonly LexiconSummary[]) => {
      const text = playNowRecord({ lexica, unreadableLexica: [] }, atFirst, texts, 1);
      return text.ok ? '' : problemText(t, text.problem);
    };
    const sentence =
      'No word list in English is here. Add one under Word lists, or choose another list under New game.';
    expect(refusal([])).toBe(sentence);
    expect(refusal([dutch])).toBe(sentence);
    const damaged = { code: 'app/lexica-damaged', path: 'english.cwlex' } as const;
    const unreadableLexica = [{ file: 'english.cwlex', problem: damaged }];
    expect(playNowRecord({ lexica: [], unreadableLexica }, atFirst, texts, 1)).toEqual({
      ok: false,
      problem: damaged,
    });
  });

  it('is on the disk once it is dealt', async () => {
    const { gateway } = openTestServices(['AT', 'CAT', 'VALID']);
    const { id } = expectOk(await playNow(gateway, texts));
    const record = expectOk(parseRecord(expectOk(await gateway.call('readGame', { id })).text));
    expect(record.players.map(({ name }) => name)).toEqual(['You', 'Tom']);
  });

  it('says why a game could not be saved', async () => {
    const full = { code: 'file/disk-full', path: '/home' } as const;
    const info = { lexica: [english], unreadableLexica: [] };
    const call = (method: string) =>
      Promise.resolve(
        method === 'appInfo' ? ok(info) : method === 'readSettings' ? ok(atFirst) : refuse(full),
      );
    const gateway = { call } as unknown as Gateway;
    expect(await playNow(gateway, texts)).toEqual({ ok: false, problem: full });
  });
});
