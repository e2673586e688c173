import type { Gain, MadeWord, Onlooker } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { Placement } from './moves.ts';
import type { GameEnd, PlayScore } from './state.ts';

export type AlphacubesEvent =
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly placements: readonly Placement[];
      readonly score: PlayScore;
    }
  /** The play stands and its points are written. `move` is the number of the play in the record, from 0. */
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number; readonly move: number }
  /** Only the seat itself is given `cubes`, here and in `exchanged`. */
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cubes?: readonly CubeId[] | undefined;
    }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly count: number;
      readonly cubes?: readonly CubeId[] | undefined;
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'allowed'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'accepted'; readonly seat: Seat }
  /** One verdict covers the whole play (A5), so nobody learns which word was at fault. */
  | {
      readonly kind: 'challenged';
      readonly seat: Seat;
      readonly player: Seat;
      readonly words: readonly string[];
      readonly good: boolean;
    }
  | { readonly kind: 'taken-back'; readonly seat: Seat; readonly placements: readonly Placement[] }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly points: number; readonly move: number }
  | { readonly kind: 'must-miss'; readonly seat: Seat; readonly missed: number }
  | { readonly kind: 'missed-turn'; readonly seat: Seat }
  /** The seat leaves the game with its cubes (`challengeKind: 'triple'`). */
  | { readonly kind: 'put-out'; readonly seat: Seat }
  /** The seat laid its last cube with the stock empty, and the round is completed (A6). */
  | { readonly kind: 'went-out'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'ended'; readonly end: GameEnd };

/** Nobody sees another's drawn or exchanged cubes (P3). */
export function eventsFor(events: readonly AlphacubesEvent[], who: Onlooker): readonly AlphacubesEvent[] {
  return events.map((event) => {
    if ((event.kind !== 'drew' && event.kind !== 'exchanged') || event.seat === who) return event;
    return { kind: event.kind, seat: event.seat, count: event.count };
  });
}

/** Drawn cubes and hands shown at the end tell somebody something new; undoing such a move marks the game (P15). */
export function revealsCubes(event: AlphacubesEvent): boolean {
  if (event.kind === 'drew') return event.count > 0;
  if (event.kind !== 'ended') return false;
  const { unplayed } = event.end;
  return unplayed.length > 1 && unplayed.some((hand) => hand.length > 0);
}

export function gains(event: AlphacubesEvent): readonly Gain[] {
  if (event.kind !== 'scored' && event.kind !== 'bonus') return [];
  const { seat, points, move } = event;
  return [{ seat, points, move }];
}

export function words(event: AlphacubesEvent): readonly MadeWord[] {
  return event.kind === 'played' ? event.score.words : [];
}
