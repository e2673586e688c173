import { expect, test } from 'vitest';
import { withWords } from '#electron/services/shared-set.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { ofTheList } from '#shared/lexicon/index.ts';
import { alphacubesSet, formatSet, parseSetWithWords } from '#shared/pieces/index.ts';
import { problemOf, shelf } from '../support/shelf.ts';

test('a set takes a word list along that is the same list where it arrives', async () => {
  const { lexica, add } = shelf();
  const how = { title: 'Orð', alphabet: ofTheList, language: 'fo' };
  const { lexicon } = expectOk(await add('maður\nhús\nár\ngarður', how));
  const text = expectOk(await withWords(formatSet(alphacubesSet), lexicon.name, lexica));
  const { set, words } = expectOk(parseSetWithWords(text));
  expect(set.pieces).toEqual(alphacubesSet.pieces);
  expect(words).toEqual({
    title: 'Orð',
    language: 'fo',
    alphabet: 'AGHMRSUÁÐÚ',
    sha256: lexicon.sha256,
    words: ['GARÐUR', 'HÚS', 'MAÐUR', 'ÁR'],
  });
  const there = shelf();
  const arrived = expectOk(
    await there.add(words?.words.join('\n') ?? '', { ...how, alphabet: words?.alphabet ?? '' }),
  );
  expect(arrived).toMatchObject({ lexicon: { ...lexicon, sha256: lexicon.sha256 }, leftOut: { count: 0 } });
  expect(problemOf(await withWords(formatSet(alphacubesSet), 'no-such-list', lexica))).toBeDefined();
});
