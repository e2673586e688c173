import { ok, refuse, type CubeId, type Result, type Seat } from '#shared/kernel/index.ts';
import { isJoker, lettersOn, typed, type ShownDie, setOf } from '../dice.ts';
import { isLastTurn, type Known } from '../state.ts';

export interface LackProblem {
  readonly code: 'kubagram/field-lacks';
  readonly word: string;
  readonly letters: readonly string[];
}

/**
 * Finds dice that show these letters: the named ones (each for its letter if there are as many), jokers of the central
 * field, its other dice from the left, and other jokers only for letters still missing.
 */
export function diceFor(
  known: Known,
  by: Seat,
  letters: string,
  named: readonly CubeId[],
): Result<readonly ShownDie[], LackProblem> {
  const inOrder = [...letters].map((letter, at) => ({ die: named[at], letter }));
  if (named.length === letters.length && inOrder.every(({ die, letter }) => canShow(known, die, letter))) {
    return ok(inOrder.flatMap(({ die, letter }) => (die === undefined ? [] : { die, letter })));
  }
  const open: readonly Place[] = [...letters].map((letter) => ({ letter, die: undefined }));
  const { central } = known;
  const lying = central.filter(({ die }) => named.includes(die));
  const aside = named.filter((die) => !lying.some((one) => one.die === die));
  const fixed = lying.reduce((places, one) => withDie(places, one), open);
  const rest = central.filter((one) => !lying.includes(one));
  const field = [...rest.filter(({ die }) => isJoker(die)), ...rest.filter(({ die }) => !isJoker(die))];
  const fill = (places: readonly Place[]) => field.reduce((filled, one) => withDie(filled, one), places);

  const [found] = [aside, [...aside, ...spareJokers(known, by, aside)]].flatMap((jokers, at) => {
    const placed = withJokers(known, fixed, jokers, at === 0 ? jokers.length : aside.length, fill);
    return placed === undefined ? [] : [placed];
  });
  if (found !== undefined) return ok(found);
  const lacking = fill(fixed).filter(({ die }) => die === undefined);
  return refuse({
    code: 'kubagram/field-lacks',
    word: typed(letters),
    letters: lacking.map(({ letter }) => typed(letter)),
  });
}

interface Place {
  readonly letter: string;
  readonly die: CubeId | undefined;
}

function canShow({ central, options }: Known, die: CubeId | undefined, letter: string): boolean {
  if (die === undefined) return false;
  const lying = central.find((one) => one.die === die);
  return lying === undefined ? lettersOn(setOf(options), die).includes(letter) : lying.letter === letter;
}

function withDie(places: readonly Place[], { die, letter }: ShownDie): readonly Place[] {
  const at = places.findIndex((place) => place.die === undefined && place.letter === letter);
  return at < 0 ? places : places.with(at, { letter, die });
}

/** Finds the first way to place jokers so that the field fills the rest; the first `must` jokers are all used. */
function withJokers(
  known: Known,
  places: readonly Place[],
  jokers: readonly CubeId[],
  must: number,
  fill: (places: readonly Place[]) => readonly Place[],
): readonly ShownDie[] | undefined {
  const [joker, ...others] = jokers;
  const left = fill(places).filter(({ die }) => die === undefined).length;
  if (must === 0 && left === 0)
    return fill(places).flatMap(({ die, letter }) => (die === undefined ? [] : { die, letter }));
  if (joker === undefined) return undefined;
  for (const [at, { die, letter }] of places.entries()) {
    if (die !== undefined || !canShow(known, joker, letter)) continue;
    const next = places.with(at, { letter, die: joker });
    const found = withJokers(known, next, others, Math.max(0, must - 1), fill);
    if (found !== undefined) return found;
  }
  return must > 0 ? undefined : withJokers(known, places, others, 0, fill);
}

/** Own jokers come first; in the last turn those of others follow (K8, K11b). */
export function jokersFor(known: Known, by: Seat): readonly CubeId[] {
  const { seats } = known;
  const own = seats[by]?.jokers ?? [];
  if (!isLastTurn(known)) return own;
  return [...own, ...seats.flatMap(({ jokers }, at) => (at === by ? [] : jokers))];
}

function spareJokers(known: Known, by: Seat, named: readonly CubeId[]): readonly CubeId[] {
  return jokersFor(known, by).filter((die) => !named.includes(die));
}
