import { isJoker, lettersOn, typed, type DiceSet, type ShownDie } from '#shared/games/kubagram/index.ts';
import { allDice, namesIn } from '#shared/games/kubagram/dice.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';

type SetName = DiceSet;

/** A die by its name, as `CHA` or `DOKTER`: whatever the order of its letters. */
export function dieOf(set: SetName, name: string): CubeId {
  const sorted = (text: string) => [...text].sort().join('');
  const at = namesIn(set).findIndex((one) => sorted(one) === sorted(name));
  if (at < 0) throw new Error(`No die ${name} in ${typeof set === 'string' ? set : set.name}`);
  return cubeId(at);
}

/** `ACH:A`: a die with a letter up. */
export function shownDie(set: SetName, text: string): ShownDie {
  const [name = '', letter = ''] = text.split(':');
  return { die: dieOf(set, name), letter: letter === 'IJ' ? 'Ĳ' : letter };
}

/** Hands out dice of a set that show what is asked for, each once; jokers only by name. */
export class DiceBag {
  readonly #set: SetName;
  readonly #left: Set<CubeId>;

  constructor(set: SetName, taken: Iterable<CubeId>) {
    this.#set = set;
    const gone = new Set(taken);
    this.#left = new Set(allDice.filter((die) => !gone.has(die)));
  }

  /** Dice for all the letters of these words at once, so that no word takes what another cannot do without. */
  words(words: readonly string[]): readonly (readonly ShownDie[])[] {
    const letters = words.flatMap((word) => [...word]);
    const holder = new Map<CubeId, number>();
    const seek = (at: number, tried: Set<CubeId>): boolean => {
      for (const die of this.#left) {
        if (isJoker(die) || tried.has(die)) continue;
        if (!lettersOn(this.#set, die).includes(letters[at] ?? '')) continue;
        tried.add(die);
        const before = holder.get(die);
        if (before !== undefined && !seek(before, tried)) continue;
        holder.set(die, at);
        return true;
      }
      return false;
    };
    for (const at of letters.keys()) {
      if (!seek(at, new Set())) throw new Error(`No die is left for ${typed(letters[at] ?? '')}`);
    }
    const dice = new Map([...holder].map(([die, at]) => [at, die]));
    let next = 0;
    return words.map((word) =>
      [...word].map((letter) => {
        const die = dice.get(next) ?? cubeId(0);
        next += 1;
        this.#left.delete(die);
        return { die, letter };
      }),
    );
  }

  /** Any ordinary dice. */
  any(count: number): readonly ShownDie[] {
    const dice = [...this.#left].filter((die) => !isJoker(die)).slice(0, count);
    for (const die of dice) this.#left.delete(die);
    return dice.map((die) => ({ die, letter: lettersOn(this.#set, die)[0] ?? '' }));
  }

  /** Whatever is left, jokers too, in heaps of no sense. */
  heaps(size: number): readonly (readonly ShownDie[])[] {
    const rest = [...this.#left].map((die) => ({ die, letter: lettersOn(this.#set, die)[0] ?? '' }));
    this.#left.clear();
    const heaps = Math.ceil(rest.length / (2 * size));
    return Array.from({ length: heaps }, (_, at) => rest.filter((__, place) => place % heaps === at));
  }
}
