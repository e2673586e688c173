import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/cubeword/parts.ts';
import { texts } from '#renderer/games/cubeword/speech.ts';
import { spoken } from '#renderer/games/cubeword/spoken.ts';
import type { CubewordTable } from '#renderer/games/cubeword/table-types.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { sitDown, type Listener } from './a-listener.ts';

const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));

/** The row of the cursor, as runs: the word of each and the column where it begins. */
function runsByEar(ear: Listener<CubewordTable>, row: number) {
  ear.press({ kind: 'cursor', place: { column: 0, row } });
  const said = ear.ask('r').replaceAll('−', '-');
  expect(said).toContain(`Row ${row}`);
  return [...said.matchAll(/([A-Z]+) at (-?\d+), /g)].map(([, word = '', column]) => ({
    word,
    column: Number(column),
  }));
}

function canShow(word: string, cubes: readonly string[]): boolean {
  if (word === '') return true;
  return cubes.some(
    (cube, at) =>
      cube.includes(word.charAt(0)) &&
      canShow(word.slice(1), [...cubes.slice(0, at), ...cubes.slice(at + 1)]),
  );
}

describe('CUBEWORD by ear (P13)', () => {
  it('is played for four rounds, each turn a new word under the last', { timeout: longTest }, async () => {
    const record = cubewordRecord(players, { finish: 'rounds', rounds: 4 });
    const ear = await sitDown<CubewordTable>({ parts, texts, spoken }, record, smallWords);
    const made: string[] = [];
    let row = 0;
    for (let now = ear.ask('n'); !now.startsWith('The game is over'); now = ear.ask('n')) {
      const name = /Turn \d+, (\w+) to play/.exec(now)?.[1];
      const by = players.findIndex((player) => player.name === name) + 1;
      const cubes = [...ear.ask('h').matchAll(/\b((?:[A-Z] ){4}[A-Z])\b/g)].map(
        ([, letters = '']) => letters,
      );
      expect(ear.ask('b')).toContain(cubes.length === 1 ? '1 of 24' : `${cubes.length} of 24`);
      const word = smallWords.find(
        (one) => one.length === 3 && !made.includes(one) && canShow(one, cubes) && row < 14,
      );
      if (word === undefined) {
        await ear.type('pass', by);
        continue;
      }
      const sites = [...word].map((letter, at) => `site ${letter} at ${at}, ${row}`);
      expect(await ear.type(sites.join('; '), by)).toContain(`${name} makes ${word} for`);
      expect(runsByEar(ear, row)).toEqual([{ word, column: 0 }]);
      expect(ear.ask('w')).toContain(`${word} across from 0, ${row}`);
      ear.press({ kind: 'cursor', place: { column: 1, row } });
      expect(ear.ask('p')).toMatch(new RegExp(`^${word.charAt(1)} at 1, ${row}; also `));
      made.push(word);
      row += 2;
    }
    expect(made.length).toBeGreaterThan(4);
    expect(ear.ask('l')).toMatch(/^Turn \d+: /);
    ear.compare((line) => line.replaceAll(/ of [A-Z]{5}/g, ''));
  });
});
