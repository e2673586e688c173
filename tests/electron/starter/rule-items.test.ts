import { describe, expect, it } from 'vitest';
import { testsByItem, unprovedItems } from '#electron/starter/rule-items.mjs';

const games = ['alphacubes', 'kubo', 'scruble'];
const test = (name: string, file = 'a.test.ts') => ({ name, file: `/here/kubo/tests/${file}` });

describe('the items of the rule books (7.22)', () => {
  it('are proved by the tests that passed and name them', () => {
    const passed = [test('a play (A3) of seven cubes'), test('K11b unused jokers'), test('U1 U3 the deck')];
    expect(unprovedItems({ alphacubes: ['A3'], kubo: ['U1', 'U3'] }, passed)).toEqual([]);
  });

  it('are not proved by names that merely begin so, nor by tests that did not pass', () => {
    const passed = [test('A30 is none'), test('K11b unused jokers')];
    expect(unprovedItems({ alphacubes: ['A3', 'A4'], kubagram: ['K11', 'K11b'] }, passed)).toEqual([
      'A3',
      'A4',
      'K11',
    ]);
  });

  it('are not named by what another game calls so', () => {
    const card = test('S1 lies at the corner', 'shared/games/kubo/notation.test.ts');
    const list = test('the card S1', 'print-templates/kubo-card-list.test.ts');
    const scored = test('S1 a cube', 'shared/games/scruble/cube.test.ts');
    const printed = test('R11: S1', 'print-templates/pegs.test.ts');
    const found = testsByItem('scruble', games, [card, list, scored, printed]);
    expect(found.get('S1')).toEqual([scored, printed]);
    expect(unprovedItems({ kubo: ['U1'], scruble: ['S1'] }, [card, list])).toEqual(['U1', 'S1']);
  });
});
