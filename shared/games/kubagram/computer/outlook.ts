import { ok, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { nextSquare } from '../box.ts';
import { allDice, isJoker, lettersOn, markIn, setOf, valueIn, type ShownDie } from '../dice.ts';
import { bonusOf } from '../scoring.ts';
import type { KubagramView } from '../state.ts';
import { supplyOf } from '../search/supply.ts';
import { searchOf, type Thinker } from './words.ts';

const mostWords = 4000;

/** The best word that a letter more makes possible. */
interface Chance {
  readonly word: string;
  readonly value: number;
}

interface NextDie {
  readonly die: CubeId;
  readonly letters: readonly string[];
}

/**
 * Returns the points that the next player gains by their turn, as the mean over all unseen dice that may show the next
 * top (K1). With two `turns`, each letter counts its best word less what whoever follows then gains. Jokers set aside
 * (K8) and what the last die costs (K11) are left out.
 *
 * @param turns is 1 or 2
 */
export async function outlookOf(
  thinker: Thinker,
  view: KubagramView,
  turns: number,
): Promise<Result<number, Problem>> {
  const found = await wordsWithOneMore(thinker, view);
  if (!found.ok) return found;
  const best = bestByLetter(view, found.value);
  const dice = nextDice(view);
  const without = best.get('')?.value;
  const worths = new Map<string, number>();
  for (const { die, letters } of dice) {
    for (const letter of letters.filter((one) => !worths.has(one))) {
      const { word, value } = best.get(letter) ?? { word: '', value: 0 };
      const after =
        turns > 1 ? await outlookOf(thinker, afterTurn(view, { die, letter }, word), turns - 1) : ok(0);
      if (!after.ok) return after;
      worths.set(letter, value - after.value);
    }
  }
  const bestOf = ({ letters }: NextDie): number =>
    Math.max(without ?? -Infinity, ...letters.map((letter) => worths.get(letter) ?? 0));
  if (dice.length === 0) return ok(without ?? 0);
  return ok(dice.reduce((sum, die) => sum + bestOf(die), 0) / dice.length);
}

async function wordsWithOneMore(
  thinker: Thinker,
  view: KubagramView,
): Promise<Result<readonly string[], Problem>> {
  const { by, askWords } = thinker;
  const { pieces } = supplyOf({ ...view, seats: [] }, by, view.central);
  const least = view.options.minLength;
  if (pieces.length + 1 < least) return ok([]);
  const ask = {
    pieces: [...pieces, { faces: [], blank: true }],
    least,
    order: 'longest',
    most: mostWords,
  } as const;
  const found = await askWords({ kind: 'spellings-from', ask }, searchOf(thinker).layers);
  return found.ok ? ok(found.value.words) : found;
}

/** The next die lies with this letter, but for what goes into the word. */
function afterTurn(view: KubagramView, laid: ShownDie, word: string): KubagramView {
  const central = [...view.central, laid];
  for (const letter of word) {
    const at = central.findLastIndex((one) => one.letter === letter);
    if (at >= 0) central.splice(at, 1);
  }
  const { handed: _, ...rest } = view;
  if (view.handed !== undefined) return { ...rest, central };
  const square = nextSquare(view.box, view.corner ?? 0);
  return { ...rest, central, box: view.box.map((die, at) => (at === square ? null : die)) };
}

function bestByLetter(
  { central, options }: KubagramView,
  words: readonly string[],
): ReadonlyMap<string, Chance> {
  const best = new Map<string, Chance>();
  for (const word of words) {
    const missing = missingOf(word, central);
    if (missing === undefined) continue;
    const sum = [...word].reduce((all, letter) => all + valueIn(setOf(options), letter), 0);
    const value = sum + bonusOf(word.length);
    if (value > (best.get(missing)?.value ?? 0)) best.set(missing, { word, value });
  }
  return best;
}

/** Returns the one letter of the word that the field lacks, or '' if it lacks none, or undefined if it lacks more. */
function missingOf(word: string, central: readonly ShownDie[]): string | undefined {
  const left = central.map(({ letter }) => letter);
  let missing = '';
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    else if (missing === '') missing = letter;
    else return undefined;
  }
  return missing;
}

function nextDice({ box, corner = 0, options, central, seats, handed }: KubagramView): readonly NextDie[] {
  if (handed !== undefined) return [{ die: handed.die, letters: lettersOn(setOf(options), handed.die) }];
  const square = nextSquare(box, corner);
  const top = square === undefined ? undefined : box[square];
  if (square === undefined || top === undefined || top === null) return [];
  const isFixed = markIn(setOf(options), square) === 'I' && !top.joker && top.unseen !== true;
  const seen = new Set([
    ...central.map(({ die }) => die),
    ...seats.flatMap(({ words, jokers, drawn }) => [
      ...words.flatMap(({ dice }) => dice.map(({ die }) => die)),
      ...jokers,
      ...drawn.map(({ die }) => die),
    ]),
  ]);
  const dice = allDice
    .filter((die) => !seen.has(die) && (top.unseen === true || isJoker(die) === top.joker))
    .map((die) => ({ die, letters: lettersOn(setOf(options), die) }))
    .filter(({ letters }) => top.unseen === true || letters.includes(top.top));
  const [first] = dice;
  return isFixed && first !== undefined ? [{ die: first.die, letters: [top.top] }] : dice;
}
