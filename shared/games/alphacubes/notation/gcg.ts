import type { GcgEntry, GcgScribe } from '#shared/engine/gcg.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import { parseSquare, squareName } from '#shared/pieces/index.ts';
import type { AlphacubesEvent } from '../events.ts';
import type { Placement } from '../moves.ts';
import { cubeOf, setOf } from '../pieces.ts';
import type { AlphacubesState, FormedWord } from '../state.ts';
import type { AlphacubesTypes } from '../types.ts';

export const scribe: GcgScribe<AlphacubesTypes> = {
  entries: ({ before, events }) => events.flatMap((event) => entriesOf(before, event)),
  position(state) {
    const { phase, board, squares, seats, options } = state;
    if (phase.kind !== 'turn') return undefined;
    const set = setOf(options);
    return {
      layout: board,
      board: board.map((marks, row) =>
        Array.from(marks, (_, column) => squares[squareName({ column, row })]?.letter ?? '.').join(''),
      ),
      cubes: (seats[phase.seat]?.hand ?? []).map((cube) => cubeOf(set, cube).letters.join('')),
      values: set.values,
    };
  },
};

function entriesOf(before: AlphacubesState, event: AlphacubesEvent): readonly GcgEntry[] {
  switch (event.kind) {
    case 'played': {
      const { seat, placements, score } = event;
      const [main] = score.words;
      const rack = rackOf(before, seat, placements);
      return main === undefined ? [] : [{ seat, rack, text: playText(main), points: score.total }];
    }
    case 'taken-back': {
      const { phase } = before;
      const points = phase.kind === 'challenge' ? -phase.pending.score.total : 0;
      return [{ seat: event.seat, rack: rackOf(before, event.seat, event.placements), text: '--', points }];
    }
    case 'bonus':
      return [{ seat: event.seat, rack: '', text: '(challenge)', points: event.points }];
    case 'exchanged': {
      const letters = (event.cubes ?? []).map((cube) => firstLetter(before, cube)).join('');
      return [{ seat: event.seat, rack: rackOf(before, event.seat, []), text: `-${letters}`, points: 0 }];
    }
    case 'passed':
      return [{ seat: event.seat, rack: rackOf(before, event.seat, []), text: '-', points: 0 }];
    case 'ended':
      return event.end.unplayed.flatMap((cubes, at): readonly GcgEntry[] => {
        if (cubes.length === 0) return [];
        const letters = cubes.map((cube) => firstLetter(before, cube)).join('');
        const points = event.end.leftover[at] ?? 0;
        return [{ seat: at as Seat, rack: letters, text: `(${letters})`, points }];
      });
    default:
      return [];
  }
}

/** A place that begins with its row runs across, one that begins with its column runs down. */
function playText({ start, direction, letters }: FormedWord): string {
  const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(start) ?? [];
  const word = letters.map(({ letter, laid }) => (laid ? letter : '.')).join('');
  return `${direction === 'across' ? `${row}${column}` : start} ${word}`;
}

/** A laid cube is told by the letter it shows, any other by its first one. */
function rackOf(before: AlphacubesState, seat: Seat, placements: readonly Placement[]): string {
  const laid = new Map(placements.map(({ cube, letter }) => [cube, letter]));
  const hand = before.seats[seat]?.hand ?? [];
  const all = [...new Set([...[...placements].sort(byPlace).map(({ cube }) => cube), ...hand])];
  return all.map((cube) => laid.get(cube) ?? firstLetter(before, cube)).join('');
}

function byPlace(one: Placement, other: Placement): number {
  const [a, b] = [parseSquare(one.square), parseSquare(other.square)];
  return (a?.row ?? 0) - (b?.row ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}

function firstLetter({ options }: AlphacubesState, cube: CubeId): string {
  return cubeOf(setOf(options), cube).letters[0] ?? '?';
}
