import { nextInt, type RandomState } from '#shared/kernel/index.ts';
import type { ShownDie } from '../dice.ts';
import type { BoxDie } from '../state.ts';

interface Drawn {
  readonly box: readonly (BoxDie | null)[];
  readonly drawn: readonly (readonly ShownDie[])[];
}

/** Each seat draws a die blind; those tied for nearest to A draw again among themselves until one is nearest (K3). */
export function drawByLot(
  full: readonly (BoxDie | null)[],
  seats: number,
  alphabet: string,
  from: RandomState,
): Drawn {
  let box = full;
  let random = from;
  let drawn: readonly (readonly ShownDie[])[] = Array.from({ length: seats }, () => []);
  for (let tied = allSeats(seats); tied.length > 1; tied = nearestOf(drawn, alphabet, tied)) {
    for (const at of tied) {
      const filled = box.flatMap((one, square) => (one === null ? [] : [{ ...one, square }]));
      const [choice, after] = nextInt(random, filled.length);
      random = after;
      const one = filled[choice];
      if (one === undefined) throw new Error('The box is empty');
      box = box.with(one.square, null);
      drawn = drawn.with(at, [...(drawn[at] ?? []), { die: one.die, letter: one.top }]);
    }
  }
  return { box, drawn };
}

function nearestOf(
  drawn: readonly (readonly ShownDie[])[],
  alphabet: string,
  among: readonly number[],
): readonly number[] {
  const places = among.map((at) => alphabet.indexOf(drawn[at]?.at(-1)?.letter ?? ''));
  const nearest = Math.min(...places);
  return among.filter((_, index) => places[index] === nearest);
}

function allSeats(seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, at) => at);
}

export type DrawResult =
  | { readonly kind: 'first'; readonly seat: number }
  | { readonly kind: 'tie'; readonly seats: readonly number[] }
  | { readonly kind: 'drew'; readonly seat: number; readonly dice: number };

export function resultOf(drawn: readonly (readonly ShownDie[])[], alphabet: string): DrawResult {
  const rounds = Math.max(...drawn.map(({ length }) => length));
  let tied = allSeats(drawn.length);
  for (let round = 1; round <= rounds; round += 1) {
    const again = round === 1 || tied.length > 1 ? tied : [];
    const wrong = drawn.findIndex(({ length }, at) => again.includes(at) !== length >= round);
    if (wrong >= 0) return { kind: 'drew', seat: wrong, dice: drawn[wrong]?.length ?? 0 };
    tied = nearestOf(
      drawn.map((dice) => dice.slice(0, round)),
      alphabet,
      tied,
    );
  }
  const [seat = 0, ...others] = tied;
  return others.length === 0 ? { kind: 'first', seat } : { kind: 'tie', seats: tied };
}
