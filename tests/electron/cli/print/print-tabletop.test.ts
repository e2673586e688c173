import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyObject, readTabletop } from '#tests/support/print/read-tabletop.ts';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('R33: print, for Tabletop Simulator', () => {
  test('writes the pieces of a set as one ZIP, and says how many', async () => {
    const file = join(temporaryFolder(), 'mine.zip');
    const words = ['print', 'nets', '--set', 'cubeword', '--cubes', '1-3,25', '-o', file];
    const said = await cubewright(...words);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toContain('4 pieces for Tabletop Simulator');
    const save = readTabletop(readFileSync(file));
    expect(save.name).toBe('Saves/cubewright-cubeword-nets.json');
    // The die lies on the table, what has letters in the bag.
    expect(save.objects.map(({ Nickname }) => Nickname)).toEqual(['CUBEWORD', 'cube 25']);
    expect(everyObject(save.objects)).toHaveLength(5);
    expect((await cubewright(...words)).err).toContain('is there already');
    const facts = JSON.parse((await cubewright(...words, '--force', '--json')).out) as unknown;
    expect(facts).toMatchObject({ file, pieces: 4, bytes: readFileSync(file).length });
  });

  test.each([
    ['alphacubes-board', '“Board, 17 by 17” is no piece to play with'],
    ['alphacubes-solid-rack', 'alphacubes-solid-rack is made by a 3D printer'],
  ])('refuses %s', async (product, says) => {
    const file = join(temporaryFolder(), 'mine.zip');
    const { code, err } = await cubewright('print', product, '-o', file);
    expect(err).toContain(says);
    expect(code).not.toBe(0);
  });
});
