import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/alphacubes/parts.ts';
import { texts } from '#renderer/games/alphacubes/speech.ts';
import { spoken } from '#renderer/games/alphacubes/spoken.ts';
import type { AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import { alphacubes, type AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { recordFormat, recordVersion, type GameRecord } from '#shared/records/index.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { sitDown, type Listener } from './a-listener.ts';

const known = new Set(smallWords);
const side = 17;
const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const record: GameRecord<AlphacubesTypes> = {
  format: recordFormat,
  version: recordVersion,
  game: 'alphacubes',
  options: alphacubes.optionsSchema.parse({}),
  seed: 31,
  lexicon: { name: 'english', sha256: '0'.repeat(64) },
  players,
  takenBack: 0,
  moves: [],
} as unknown as GameRecord<AlphacubesTypes>;

type Grid = readonly (readonly string[])[];

/** Reads the board row by row, with the cursor and the row key. */
function gridByEar(ear: Listener<AlphacubesTable>): Grid {
  return Array.from({ length: side }, (_, row) => {
    ear.press({ kind: 'cursor', place: { row, column: 0 } });
    const line = Array.from({ length: side }, () => '');
    const said = ear.ask('r');
    expect(said).toMatch(new RegExp(`^Row ${row + 1}(:| is empty)`));
    for (const [, word = '', column = ''] of said.matchAll(/([A-Z]+) from ([A-Q])\d+/g))
      for (const [at, letter] of [...word].entries()) line[column.charCodeAt(0) - 65 + at] = letter;
    return line;
  });
}

const flipped = (grid: Grid): Grid => grid.map((_, column) => grid.map((row) => row[column] ?? ''));

/** The word through a square if a letter lay there, across a line. */
function through(line: readonly string[], at: number, letter: string): string {
  let [from, to] = [at, at];
  while ((line[from - 1] ?? '') !== '') from -= 1;
  while ((line[to + 1] ?? '') !== '') to += 1;
  return line
    .slice(from, to + 1)
    .map((one, index) => (from + index === at ? letter : one))
    .join('');
}

/** Whether each letter is on a cube of its own. */
function canShow(letters: readonly string[], cubes: readonly string[]): boolean {
  const [first, ...rest] = letters;
  if (first === undefined) return true;
  return cubes.some(
    (cube, at) => cube.includes(first) && canShow(rest, [...cubes.slice(0, at), ...cubes.slice(at + 1)]),
  );
}

function playFor(grid: Grid, cubes: readonly string[]): string | undefined {
  const isFirst = grid.flat().every((letter) => letter === '');
  const middle = (side - 1) / 2;
  for (const [lines, direction] of [
    [grid, 'across'],
    [flipped(grid), 'down'],
  ] as const) {
    const crossing = flipped(lines);
    for (const [number, line] of lines.entries())
      for (const word of smallWords)
        for (let start = 0; start + word.length <= side; start += 1) {
          const cells = [...word].map((letter, at) => ({
            letter,
            at: start + at,
            lies: line[start + at] ?? '',
          }));
          if ((line[start - 1] ?? '') !== '' || (line[start + word.length] ?? '') !== '') continue;
          if (cells.some(({ lies, letter }) => lies !== '' && lies !== letter)) continue;
          const laid = cells.filter(({ lies }) => lies === '');
          const crossed = laid.map(({ at, letter }) => through(crossing[at] ?? [], number, letter));
          const touches = laid.length < cells.length || crossed.some((one) => one.length > 1);
          const onCentre = number === middle && cells.some(({ at }) => at === middle);
          if (laid.length === 0 || !(isFirst ? onCentre : touches)) continue;
          if (crossed.some((one) => one.length > 1 && !known.has(one))) continue;
          if (
            !canShow(
              laid.map(({ letter }) => letter),
              cubes,
            )
          )
            continue;
          const [row, column] = direction === 'across' ? [number, start] : [start, number];
          return `${String.fromCharCode(65 + column)}${row + 1} ${direction} ${word}`;
        }
  }
  return undefined;
}

describe('Alphacubes by ear (P13)', () => {
  it('is played from the first word to the last pass', { timeout: longTest }, async () => {
    const ear = await sitDown<AlphacubesTable>({ parts, texts, spoken }, record, smallWords);
    let plays = 0;
    let covers = 0;
    for (let now = ear.ask('n'); !now.startsWith('The game is over'); now = ear.ask('n')) {
      if (now.includes('is covered')) {
        for (const letter of ['h', 'p', 'r', 'c']) expect(ear.ask(letter)).toBe(now);
        covers += 1;
        ear.comeForward();
        continue;
      }
      const name = /Turn \d+, (\w+) to play/.exec(now)?.[1];
      const by = players.findIndex((player) => player.name === name) + 1;
      const cubes = [...ear.ask('h').matchAll(/\d, ([A-Z ]+)/g)].map(([, letters = '']) => letters);
      expect(cubes.length).toBeLessThanOrEqual(7);
      const line = plays < 14 ? playFor(gridByEar(ear), cubes) : undefined;
      if (line === undefined) await ear.type('pass', by);
      else {
        const [start = '', direction = '', word = ''] = line.split(' ');
        expect(await ear.type(line, by)).toContain(`${name} plays ${word}`);
        expect(ear.ask('l')).toContain(`from ${start} ${direction}`);
        plays += 1;
      }
    }
    expect(plays).toBeGreaterThan(8);
    expect(covers).toBeGreaterThan(plays);
    expect(ear.ask('s')).toMatch(/^Ann −?\d+\. Ben −?\d+\.$/);
    expect(ear.ask('b')).toMatch(/^\d+ cubes in stock\.$/);
    // The cubes that show the letters are found by the table.
    ear.compare((line) => line.replace(/ with .*/, ''));
  });
});
