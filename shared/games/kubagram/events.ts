import type { Gain, MadeWord } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { Corner, Mark } from './box.ts';
import type { ShownDie } from './dice.ts';
import type { Side, SpellingMove } from './moves.ts';
import type { WordValue } from './scoring.ts';
import type { OwnedWord } from './words/spelling.ts';
import type { FieldWord, GameEnd } from './state.ts';

/** `move` is a number in the record, from 0. */
export type KubagramEvent =
  | { readonly kind: 'corner-chosen'; readonly seat: Seat; readonly corner: Corner }
  /** `to` lays the die: for one from a 0 this is the next player. */
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly square: number;
      readonly die: CubeId;
      readonly top: string;
      readonly mark: Mark;
      readonly to: Seat;
    }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly die: CubeId;
      readonly letter: string;
      readonly side: Side;
    }
  | { readonly kind: 'set-aside'; readonly seat: Seat; readonly die: CubeId }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | { readonly kind: 'arranged'; readonly seat: Seat; readonly dice: readonly ShownDie[] }
  /** `from` lists the words that the new word took over, whose owners lose their value (K10). */
  | {
      readonly kind: 'made';
      readonly how: SpellingMove['kind'];
      readonly seat: Seat;
      readonly word: FieldWord;
      readonly value: WordValue;
      readonly from: readonly OwnedWord[];
      readonly move: number;
    }
  /** The player says that no word of the least length is left (K11). */
  | { readonly kind: 'declared'; readonly seat: Seat }
  | { readonly kind: 'claims-made'; readonly seat: Seat }
  | { readonly kind: 'accepted'; readonly seat: Seat }
  | {
      readonly kind: 'challenged';
      readonly seat: Seat;
      readonly player: Seat;
      readonly word: string;
      readonly good: boolean;
    }
  /** A bad claim, or one built on it, is undone: dice and parts return (K14). `move` is that of the claim. */
  | {
      readonly kind: 'undone';
      readonly seat: Seat;
      readonly word: FieldWord;
      readonly from: readonly OwnedWord[];
      readonly move: number;
    }
  | { readonly kind: 'penalty'; readonly seat: Seat; readonly points: number; readonly move: number }
  | { readonly kind: 'allowed'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'ended'; readonly end: GameEnd };

/** A die that leaves the box shows letters that nobody had seen (K1). */
export function reveals({ kind }: KubagramEvent): boolean {
  return kind === 'took';
}

/** Words, what they take from others, and look-ups count here; the rest is in the settlement. */
export function gains(event: KubagramEvent): readonly Gain[] {
  switch (event.kind) {
    case 'made':
    case 'undone': {
      const sign = event.kind === 'made' ? 1 : -1;
      const { seat, word, from, move } = event;
      return [
        { seat, points: sign * word.points, move },
        ...from.map((part) => ({ seat: part.seat, points: -sign * part.word.points, move })),
      ];
    }
    case 'penalty':
      return [{ seat: event.seat, points: -event.points, move: event.move }];
    default:
      return [];
  }
}

export function words(event: KubagramEvent): readonly MadeWord[] {
  return event.kind === 'made' ? [{ letters: event.value.letters, points: event.word.points }] : [];
}
