import type { PictureLine } from '#shared/engine/index.ts';
import { cubeName, isJoker, setOf } from '../cubes.ts';
import { cubeAt, placeText, type Felt } from '../felt.ts';
import type { CubewordView } from '../state.ts';
import { poolOf } from '../view.ts';

export function picture(view: CubewordView): readonly PictureLine[] {
  const { felt, counted, phase, round, lastRound } = view;
  const set = setOf(view.options);
  const named = felt.filter(({ blank }) => blank);
  const joker = felt.find(({ cube }) => isJoker(cube));
  const listed = (cubes: Felt) =>
    cubes.map((one) => `${one.letter} (${cubeName(set, one.cube)} ${placeText(one)})`).join(', ');
  return [
    { says: 'round', round },
    '',
    ...islandsOf(felt).flatMap((island) => [...islandLines(island), '']),
    ...(felt.length === 0 ? [{ says: 'empty' }] : []),
    ...(named.length === 0 ? [] : [{ says: 'blanks', cubes: listed(named) }]),
    ...(joker === undefined ? [] : [{ says: 'joker', letter: joker.letter, place: placeText(joker) }]),
    {
      says: 'pool',
      cubes: poolOf(felt)
        .map((cube) => cubeName(set, cube))
        .join(' '),
    },
    ...counted.map(({ word, turn }) => ({ says: 'counted', word, turn })),
    ...(lastRound === undefined || phase.kind === 'over' ? [] : [{ says: 'last-round' }]),
  ];
}

/** Cubes farther apart than this are drawn separately, so that a far one does not fill the page with dots. */
const nearby = 5;

export function islandsOf(felt: Felt): readonly Felt[] {
  const isNear = (one: Felt[number], other: Felt[number]) =>
    Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row)) <= nearby;
  return felt.reduce<readonly Felt[]>((islands, cube) => {
    const joined = islands.filter((island) => island.some((one) => isNear(one, cube)));
    const others = islands.filter((island) => !joined.includes(island));
    return [...others, [...joined.flat(), cube]];
  }, []);
}

function islandLines(island: Felt): readonly string[] {
  const columns = between(island.map(({ column }) => column));
  const rows = between(island.map(({ row }) => row));
  const width = Math.max(...columns.map((column) => `${column}`.length));
  const edge = Math.max(...rows.map((row) => `${row}`.length));
  const cells = (shown: readonly string[]) => shown.map((cell) => cell.padStart(width)).join(' ');
  return [
    `${' '.repeat(edge)} ${cells(columns.map(String))}`,
    ...rows.map((row) => {
      const letters = columns.map((column) => cubeAt(island, { column, row })?.letter ?? '.');
      return `${`${row}`.padStart(edge)} ${cells(letters)}`;
    }),
  ];
}

function between(numbers: readonly number[]): readonly number[] {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, at) => least + at);
}
