import type { Seat } from '#shared/kernel/index.ts';
import type { Gain, Onlooker } from '#shared/engine/index.ts';
import type { CardName } from './cards.ts';
import type { LineShape } from './lines.ts';
import type { ClaimedLine, GameEnd, RoundEnd, RoundResult } from './state.ts';

export type KuboEvent =
  /** Only the seat itself is given `card`. */
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly compulsory: boolean;
      readonly card?: CardName;
    }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: CardName }
  /** `move` is the number of the claim in the record, from 0. */
  | ({ readonly kind: 'claimed'; readonly move: number; readonly shape: LineShape } & ClaimedLine)
  /** Nothing more is laid, and the round ends with this turn (U9). */
  | { readonly kind: 'last-turn'; readonly seat: Seat; readonly reason: RoundEnd }
  | { readonly kind: 'turn-ended'; readonly seat: Seat; readonly laid: number }
  | { readonly kind: 'window-opened'; readonly seat: Seat; readonly seconds: number }
  | { readonly kind: 'waved'; readonly seat: Seat }
  | { readonly kind: 'window-closed'; readonly seat: Seat; readonly timedOut: boolean }
  /** `move` is the number of the move that ended the round, from 0; `last` means that the game ends with it. */
  | {
      readonly kind: 'round-ended';
      readonly move: number;
      readonly last: boolean;
      readonly result: RoundResult;
    }
  | {
      readonly kind: 'round-began';
      readonly round: number;
      readonly dealer: Seat;
      readonly hands: readonly (readonly CardName[])[];
    }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'ended'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

/** Nobody sees another's new cards (U11). */
export function eventsFor(events: readonly KuboEvent[], who: Onlooker): readonly KuboEvent[] {
  return events.map((event) => {
    if (event.kind === 'drew' && event.seat !== who) {
      return { kind: 'drew', seat: event.seat, compulsory: event.compulsory };
    }
    if (event.kind === 'round-began') {
      return { ...event, hands: event.hands.map((hand, at) => (at === who ? hand : [])) };
    }
    return event;
  });
}

export function reveals(event: KuboEvent): boolean {
  switch (event.kind) {
    case 'drew':
    case 'round-began':
      return true;
    case 'round-ended':
      return event.result.hands.some((hand) => hand.length > 0);
    default:
      return false;
  }
}

/** Cards left in hand cost points after each round; for the last round the settlement of the ending has them (U10). */
export function gains(event: KuboEvent): readonly Gain[] {
  switch (event.kind) {
    case 'claimed':
      return [{ seat: event.seat, points: event.points, move: event.move }];
    case 'round-ended':
      if (event.last) return [];
      return event.result.minus.flatMap((points, at) =>
        points === 0 ? [] : [{ seat: at as Seat, points, move: event.move }],
      );
    default:
      return [];
  }
}
