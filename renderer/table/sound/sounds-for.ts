import type { Sound } from '#renderer/sound/index.ts';

export interface Heard {
  /** A move has just been made, by anybody; undone and redone moves are silent. */
  readonly move: { readonly brings: boolean; readonly isMoment: boolean; readonly ends: boolean } | undefined;
  /** The turn has come to the person whose hand is open. */
  readonly comes: boolean;
  /** More lies on the table than before, though no move has been made. */
  readonly laidMore: boolean;
}

/** Returns what is heard, in order. No sound is alone in its meaning: all of it also stands on the screen. */
export function soundsFor({ move, comes, laidMore }: Heard): readonly Sound[] {
  if (move === undefined) return laidMore ? ['lay'] : [];
  const made: Sound = move.isMoment ? 'splash' : move.brings ? 'claim' : 'lay';
  if (move.ends) return ['end'];
  return comes ? [made, 'turn'] : [made];
}
