import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const mine = {
  format: 'cubewright-set',
  version: 2,
  name: 'nests',
  title: 'Bird nests',
  language: 'en',
  alphabet: 'latin',
  values: { E: 2, A: 1 },
  pieces: [['A', 'E', 'A', 'E', 'A', 'E']],
  boards: {},
};

describe('print --from', () => {
  test('prints the very file again, of a set of one’s own too, and what is given besides overrides (R25, R26)', async () => {
    const folder = temporaryFolder();
    const at = (name: string) => join(folder, name);
    writeFileSync(at('nests.json'), JSON.stringify(mine));
    const first = ['print', 'nets', '--set', at('nests.json'), '--edge', '20'];
    await cubewright(...first, '-o', at('first.pdf'));
    const again = await cubewright('print', '--from', at('first.pdf'), '-o', at('again.pdf'));
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(at('again.pdf')).equals(readFileSync(at('first.pdf')))).toBe(true);

    const seen = JSON.parse((await cubewright('verify', at('again.pdf'), '--json')).out) as object;
    expect(seen).toMatchObject({
      product: 'nests-nets',
      set: 'Bird nests',
      options: expect.stringContaining('--edge 20 --paper a4') as string,
      asPrinted: 'the very same file',
    });

    await cubewright('print', '--from', at('first.pdf'), '--paper', 'letter', '-o', at('letter.pdf'));
    await cubewright(...first, '--paper', 'letter', '-o', at('twin.pdf'));
    expect(readFileSync(at('letter.pdf')).equals(readFileSync(at('twin.pdf')))).toBe(true);
  });

  test('prints a part of a kit alone in its sizes, and says which parts there are', async () => {
    const at = (name: string) => join(temporaryFolder(), name);
    const kit = at('kit.pdf');
    await cubewright('print', 'kit', '--set', 'scruble', '--paper', 'letter', '-o', kit);
    const plain = kit.replace('.pdf', '-plain.pdf');
    const alone = at('map.pdf');
    expect(await cubewright('print', 'cube-map', '--from', plain, '-o', alone)).toMatchObject({ code: 0 });
    expect((await cubewright('verify', alone)).out).toContain('--paper letter');
    const { code, err } = await cubewright('print', 'rack', '--from', plain, '-o', at('rack.pdf'));
    expect(code).toBe(1);
    expect(err).toContain('This kit has no part rack. It has labels, cube-map, pad, booklet.');
    const part = await cubewright('print', 'rack', '--from', alone, '-o', at('rack.pdf'));
    expect(part.err).toContain('Leave out rack, or leave out --from.');
  });

  test('verify says of an altered file that it is not what would be printed', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'rack.pdf');
    await cubewright('print', 'alphacubes-rack', '-o', file);
    // In the document's own number, where every object still begins where the table says.
    const bytes = readFileSync(file);
    const id = bytes.lastIndexOf('/ID [<') + 6;
    bytes[id] = bytes[id] === 0x30 ? 0x31 : 0x30;
    writeFileSync(file, bytes);
    const { code, out } = await cubewright('verify', file);
    expect(code).toBe(0);
    expect(out).toContain('Printed anew  another file');
  });

  test.each([
    [['--from', 'README.md'], 'README.md: This is no PDF'],
    [['--from', 'gone.pdf'], 'gone.pdf'],
    [['--from', 'README.md', '--set', 'cubeword'], 'Leave out cubeword, or leave out --from.'],
    [['--from', 'cubewright:print/1/kubo/deck#1N26'], 'Copy the whole line'],
    [['--from', 'cubewright:print/7K3M-9QXA'], 'Open the PDF that they were printed from.'],
  ])('%j is refused', async (words, sentence) => {
    const file = join(temporaryFolder(), 'a.pdf');
    const { code, err } = await cubewright('print', ...words, '-o', file);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(existsSync(file)).toBe(false);
  });
});

describe('print --check', () => {
  test('looks before printing and writes nothing (R27)', async () => {
    const { code, out } = await cubewright('print', 'kubo-deck', '--guide', 'no', '--check');
    expect(code).toBe(0);
    expect(out).toContain('8 sheets of paper, printed on both sides\n64 pieces\n');
    expect(out).toMatch(/^8-back +[\d.]+ % ink +8 pieces +Kubo, backs of red S3 to XL4$/m);
    const { out: json } = await cubewright(
      'print',
      'nets',
      '--set',
      'cubeword',
      '--edge',
      '14',
      '--check',
      '--json',
    );
    expect(JSON.parse(json)).toMatchObject({
      product: 'cubeword-nets',
      pieces: 25,
      smallestTab: 4.2,
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'print/narrow-tabs' })]) as unknown,
    });
  });
});
