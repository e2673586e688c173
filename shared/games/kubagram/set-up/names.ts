import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { squareName } from '../box.ts';
import { isJoker, lettersOn, typed, type ShownDie, type DiceSet } from '../dice.ts';
import type { SetUpPlace, SetUpProblem } from '../problems.ts';
import type { KubagramSetUp, NamedSetUp, SetUpShown } from './set-up.ts';
import type { BoxDie } from '../state.ts';

/** At a table only tops are seen, so augmenting paths (Kuhn) find the dice, which are tried in the order `shuffled`. */
export function namedSetUp(
  setUp: KubagramSetUp,
  set: DiceSet,
  shuffled: readonly BoxDie[],
): Result<NamedSetUp, SetUpProblem> {
  const spots = spotsOf(setUp);
  const taken = new Set([...spots.flatMap(({ die }) => die ?? []), ...(setUp.jokers ?? []).flat()]);
  const free = shuffled.map(({ die }) => die).filter((die) => !taken.has(die) && !isJoker(die));
  const holders = new Map<CubeId, Spot>();
  for (const spot of spots) {
    if (spot.die === undefined && !seek(spot, new Set())) {
      return refuse({ code: 'kubagram/set-up-none-left', letter: typed(spot.letter), ...spot.where });
    }
  }
  const rest = shuffled.filter(({ die }) => !taken.has(die) && !holders.has(die));
  const any = (setUp.box ?? []).filter((one) => one === 'any').length;
  const found = new Map([...holders].map(([die, { key }]) => [key, die]));
  return any > rest.length
    ? refuse({ code: 'kubagram/set-up-any', squares: any, left: rest.length })
    : ok(withNames(setUp, found, rest));

  function seek(spot: Spot, tried: Set<CubeId>): boolean {
    for (const die of free) {
      if (tried.has(die) || !lettersOn(set, die).includes(spot.letter)) continue;
      tried.add(die);
      const holder = holders.get(die);
      if (holder !== undefined && !seek(holder, tried)) continue;
      holders.set(die, spot);
      return true;
    }
    return false;
  }
}

interface Spot extends SetUpShown {
  readonly key: string;
  readonly where: SetUpPlace;
}

function spotsOf({ box = [], drawn = [], central = [], words = [], handed }: KubagramSetUp): readonly Spot[] {
  return [
    ...box.flatMap((one, square): readonly Spot[] =>
      one === null || one === 'any'
        ? []
        : [
            {
              die: one.die,
              letter: one.top,
              key: keys.box(square),
              where: { place: 'box', square: squareName(square) },
            },
          ],
    ),
    ...drawn.flatMap((dice, seat) =>
      dice.map((one, at): Spot => ({ ...one, key: keys.drawn(seat, at), where: { place: 'drawn', seat } })),
    ),
    ...central.map((one, at): Spot => ({ ...one, key: keys.central(at), where: { place: 'central' } })),
    ...words.flatMap((list, seat) =>
      list.flatMap(({ dice }, word) =>
        dice.map((one, at): Spot => ({
          ...one,
          key: keys.word(seat, word, at),
          where: { place: 'word', seat },
        })),
      ),
    ),
    ...(handed === undefined ? [] : [{ ...handed, key: keys.handed, where: { place: 'handed' } as const }]),
  ];
}

export function markedUnseen(die: BoxDie, { unseen }: Pick<KubagramSetUp, 'unseen'>): BoxDie {
  return unseen === true ? { ...die, unseen } : die;
}

const keys = {
  box: (square: number) => `box ${square}`,
  drawn: (seat: number, at: number) => `drawn ${seat} ${at}`,
  central: (at: number) => `central ${at}`,
  word: (seat: number, word: number, at: number) => `word ${seat} ${word} ${at}`,
  handed: 'handed',
} as const;

function withNames(
  { box, drawn, central, words, handed, ...same }: KubagramSetUp,
  found: ReadonlyMap<string, CubeId>,
  rest: readonly BoxDie[],
): NamedSetUp {
  const dieAt = (key: string, named: CubeId | undefined): CubeId => {
    const die = named ?? found.get(key);
    if (die === undefined) throw new Error(`No die was found for ${key}`);
    return die;
  };
  const name = ({ die, letter }: SetUpShown, key: string): ShownDie => ({ die: dieAt(key, die), letter });
  const left = rest.values();
  return {
    ...same,
    box: box?.map((one, square): BoxDie | null => {
      if (one === 'any') {
        const die = left.next().value;
        return die === undefined ? null : markedUnseen(die, same);
      }
      return one && { die: dieAt(keys.box(square), one.die), top: one.top, turn: one.turn ?? 0 };
    }),
    drawn: drawn?.map((dice, seat) => dice.map((one, at) => name(one, keys.drawn(seat, at)))),
    central: central?.map((one, at) => name(one, keys.central(at))),
    words: words?.map((list, seat) =>
      list.map((made, word) => ({
        ...made,
        dice: made.dice.map((one, at) => name(one, keys.word(seat, word, at))),
      })),
    ),
    handed: handed && name(handed, keys.handed),
  };
}
