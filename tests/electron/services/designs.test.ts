import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDesigns, withLexiconWords } from '#electron/services/designs.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { latinAlphabet, alphabetFromList } from '#shared/lexicon/index.ts';
import {
  alphacubesSet,
  formatSet,
  parseSetText,
  parseSetWithWords,
  setFileOf,
} from '#shared/pieces/index.ts';
import { problemOf, shelf } from '../support/shelf.ts';
import { temporaryFolder } from '../support/temporary.ts';

const textOf = (title: string): string =>
  `${JSON.stringify(setFileOf({ ...alphacubesSet, name: 'mine', title }), null, 2)}\n`;

const noSteps = { past: [], undone: [] };

function open() {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  const bus = createEventBus();
  const heard: unknown[] = [];
  bus.listen(({ event, payload }) => heard.push([event, payload]));
  return { home, heard, designs: openDesigns({ home, bus }) };
}

test('a set that was designed is kept, saved again, listed and deleted without a loss', async () => {
  const { home, heard, designs } = open();
  expect(await designs.list()).toEqual({ ok: true, value: { designs: [], unreadable: [] } });
  const { id, revision } = expectOk(await designs.create(textOf('Mine')));
  expect(id).toMatch(/^mine-\d{8}-\d{6}-[0-9a-f]{4}$/);
  const saved = expectOk(await designs.save(id, textOf('Still mine'), revision, noSteps));
  const kept = expectOk(await designs.read(id));
  expect(expectOk(parseSetText(kept.text))).toMatchObject({
    title: 'Still mine',
    pieces: alphacubesSet.pieces,
  });
  expect(expectOk(await designs.list()).designs).toMatchObject([
    { id, name: 'mine', title: 'Still mine', language: 'en', pieces: 98 },
  ]);
  expectOk(await designs.remove(id));
  expect(existsSync(join(home.designs, `${id}.cubewright-set.json`))).toBe(false);
  expect(readdirSync(home.deletedDesigns)).toHaveLength(1);
  expect(heard).toEqual([
    ['designsChanged', { id, revision }],
    ['designsChanged', { id, revision: saved.revision }],
    ['designsChanged', { id }],
  ]);
});

test('what is no set, stale or gone is refused, and what is on disk stays', async () => {
  const { home, designs } = open();
  expect(await designs.create('{}')).toMatchObject({ problem: { code: 'set/wrong-format' } });
  const { id, revision } = expectOk(await designs.create(textOf('Mine')));
  expectOk(await designs.save(id, textOf('Newer'), revision, noSteps));
  expect(await designs.save(id, textOf('Older'), revision, noSteps)).toMatchObject({
    problem: { code: 'file/changed-elsewhere' },
  });
  const { text, revision: now } = expectOk(await designs.read(id));
  // Where an answer was lost, the same save comes again.
  expect(await designs.save(id, text, revision, noSteps)).toEqual({ ok: true, value: { revision: now } });
  expect(await designs.save(id, `${text} broken`, now, noSteps)).toMatchObject({
    problem: { code: 'set/not-json' },
  });
  expect(expectOk(await designs.read(id)).text).toBe(text);
  expect(await designs.read('nobody')).toMatchObject({
    problem: { code: 'file/no-such-design', id: 'nobody' },
  });
  mkdirSync(home.designs, { recursive: true });
  writeFileSync(join(home.designs, 'Odd Name.cubewright-set.json'), text);
  writeFileSync(join(home.designs, 'broken.cubewright-set.json'), text.slice(0, 100));
  const { designs: listed, unreadable } = expectOk(await designs.list());
  expect(listed.map((one) => one.id)).toEqual([id]);
  expect(unreadable.map(({ file, problem }) => [file, problem.code]).sort()).toEqual([
    ['Odd Name.cubewright-set.json', 'file/odd-name'],
    ['broken.cubewright-set.json', 'set/not-json'],
  ]);
});

test('the steps of a design outlive the door, are lost with their file alone, and go with the design', async () => {
  const { home, designs } = open();
  const first = textOf('Mine');
  const { id, revision } = expectOk(await designs.create(first));
  expect(await designs.readSteps(id)).toEqual({ ok: true, value: {} });
  const text = textOf('Still mine');
  const steps = { past: [{ label: 'title', from: 40, to: 50, text: 'Mine' }], undone: [] };
  const saved = expectOk(await designs.save(id, text, revision, steps));
  const again = openDesigns({ home, bus: createEventBus() });
  expect(await again.readSteps(id)).toEqual({ ok: true, value: { steps: { text, ...steps } } });
  // A save that is refused keeps its steps to itself.
  expect((await again.save(id, first, revision, noSteps)).ok).toBe(false);
  expect(await again.readSteps(id)).toEqual({ ok: true, value: { steps: { text, ...steps } } });

  const file = join(home.designSteps, `${id}.json`);
  for (const damaged of [
    '',
    '{}',
    '[]',
    'null',
    readFileSync(file, 'utf8').slice(0, 60),
    '{"format":"other"}',
  ]) {
    writeFileSync(file, damaged);
    expect(await again.readSteps(id)).toEqual({ ok: true, value: {} });
    expect(expectOk(await again.read(id))).toMatchObject({ text, revision: saved.revision });
  }
  expect(expectOk(await again.list())).toMatchObject({ designs: [{ id }], unreadable: [] });
  expectOk(await again.remove(id));
  expect(existsSync(file)).toBe(false);
});

test('the words of a set file that was copied here stay in it while the set changes', async () => {
  const { home, designs } = open();
  const words = {
    title: 'Few',
    language: 'en',
    alphabet: latinAlphabet,
    sha256: 'ab'.repeat(32),
    words: ['AX', 'OX', 'ZOO'],
  };
  const file = join(home.designs, 'copied.cubewright-set.json');
  mkdirSync(home.designs, { recursive: true });
  writeFileSync(file, formatSet({ ...alphacubesSet, title: 'Copied' }, words));
  const [first] = expectOk(await designs.list()).designs;
  expect(first).toMatchObject({ id: 'copied', title: 'Copied' });
  const { text, revision } = expectOk(await designs.read('copied'));
  expect(text).toBe(formatSet({ ...alphacubesSet, title: 'Copied' }));
  const renamed = formatSet({ ...alphacubesSet, title: 'Renamed' });
  const saved = expectOk(await designs.save('copied', renamed, revision, noSteps));
  expect(expectOk(parseSetWithWords(readFileSync(file, 'utf8')))).toMatchObject({
    set: { title: 'Renamed' },
    words,
  });
  expect(expectOk(await designs.read('copied'))).toMatchObject({ text: renamed, revision: saved.revision });
  expect(await designs.readSteps('copied')).toEqual({
    ok: true,
    value: { steps: { text: renamed, ...noSteps } },
  });
  expect(expectOk(await designs.readFile('copied')).text).toBe(readFileSync(file, 'utf8'));
  expectOk(await designs.save('copied', text, saved.revision, noSteps));
  expect(expectOk(parseSetWithWords(readFileSync(file, 'utf8'))).words).toEqual(words);
});

test('a set takes a word list along that is the same list where it arrives', async () => {
  const { lexica, add } = shelf();
  const how = { title: 'Orð', alphabet: alphabetFromList, language: 'fo' };
  const { lexicon } = expectOk(await add('maður\nhús\nár\ngarður', how));
  const text = expectOk(await withLexiconWords(formatSet(alphacubesSet), lexicon.name, lexica));
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
  expect(problemOf(await withLexiconWords(formatSet(alphacubesSet), 'no-such-list', lexica))).toBeDefined();
});

test('a design that is read while it is saved is the saved one, with its steps', async () => {
  const { designs } = open();
  const { id, revision } = expectOk(await designs.create(textOf('Mine')));
  const steps = { past: [], undone: [{ label: 'title', from: 40, to: 50, text: 'Mine' }] };
  const saved = designs.save(id, textOf('Newer'), revision, steps);
  const [read, way] = await Promise.all([designs.read(id), designs.readSteps(id)]);
  expect(expectOk(read)).toEqual({ id, text: textOf('Newer'), revision: expectOk(await saved).revision });
  expect(expectOk(way).steps).toEqual({ text: textOf('Newer'), ...steps });
  // A closing page saves without steps, and those that are kept lead on to it.
  expectOk(await designs.save(id, textOf('Newest'), expectOk(read).revision, undefined));
  expect(expectOk(await designs.readSteps(id)).steps).toEqual({ text: textOf('Newer'), ...steps });
});
