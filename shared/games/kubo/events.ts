import type { Seat } from '#shared/kernel/index.ts';
import type { Gain, Onlooker } from '#shared/engine/index.ts';
import type { CardName } from './cards.ts';
import type { ClaimedLine, GameEnd, RoundEnd, RoundResult } from './state.ts';

/** What just happened, for the log, sound and animation; the state says what is. */
export type KuboEvent =
  /** `card` for the seat that drew it alone. */
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly compulsory: boolean;
      readonly card?: CardName;
    }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: CardName }
  /** `move`: the number of the claim in the record, from 0. */
  | ({ readonly kind: 'claimed'; readonly move: number } & ClaimedLine)
  /** From now on nothing is laid; the round ends with this turn (U9). */
  | { readonly kind: 'last-turn'; readonly seat: Seat; readonly reason: RoundEnd }
  /** `seat` has declared the end of its turn. */
  | { readonly kind: 'turn-ended'; readonly seat: Seat; readonly laid: number }
  | { readonly kind: 'window-opened'; readonly seat: Seat; readonly seconds: number }
  | { readonly kind: 'waved'; readonly seat: Seat }
  /** `timedOut`: by the clock; otherwise everybody had waved it on. */
  | { readonly kind: 'window-closed'; readonly seat: Seat; readonly timedOut: boolean }
  /** `move`: the number of the move that ended the round, from 0. `last`: the game is over with it. */
  | {
      readonly kind: 'round-ended';
      readonly move: number;
      readonly last: boolean;
      readonly result: RoundResult;
    }
  /** New hands; each seat sees its own alone. */
  | {
      readonly kind: 'round-began';
      readonly round: number;
      readonly dealer: Seat;
      readonly hands: readonly (readonly CardName[])[];
    }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'ended'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

/** What an onlooker may know of what happened: nobody sees another's new cards (U11). */
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

/** Whether this showed somebody cards they had not seen: drawn, dealt, or left in the others' hands when a round ended. */
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

/**
 * Claims, and what the cards left cost after every round but the last: that is in the settlement of the ending (U10).
 */
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
