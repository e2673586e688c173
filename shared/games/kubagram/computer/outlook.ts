import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { nextSquare } from '../box.ts';
import { allDice, isJoker, lettersOn, markIn, setOf, valueIn, type ShownDie } from '../dice.ts';
import { bonusOf } from '../scoring.ts';
import type { KubagramView } from '../state.ts';
import { supplyOf } from '../search/supply.ts';
import { searchOf, type Thinker } from './words.ts';

const mostWords = 4000;

/** Returns the mean of the next player's best word over all unseen dice that may show the next top (K1). */
export async function outlookOf(thinker: Thinker, view: KubagramView): Promise<Result<number, Problem>> {
  const { by, askWords } = thinker;
  const { central, options } = view;
  const supply = supplyOf({ ...view, seats: [] }, by, central);
  const ask = {
    pieces: [...supply.pieces, { faces: [], blank: true }],
    least: options.minLength,
    order: 'longest',
    most: mostWords,
  } as const;
  if (ask.pieces.length < options.minLength) return ok(0);
  const found = await askWords({ kind: 'spellings-from', ask }, searchOf(thinker).layers);
  if (!found.ok) return found;
  const best = bestByLetter(view, found.value.words);
  const dice = nextDice(view);
  if (dice.length === 0) return ok(best.get('') ?? 0);
  const sum = dice.reduce(
    (all, letters) => all + Math.max(best.get('') ?? 0, ...letters.map((one) => best.get(one) ?? 0)),
    0,
  );
  return ok(sum / dice.length);
}

function bestByLetter(
  { central, options }: KubagramView,
  words: readonly string[],
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const word of words) {
    const missing = missingOf(word, central);
    if (missing === undefined) continue;
    const sum = [...word].reduce((all, letter) => all + valueIn(setOf(options), letter), 0);
    const value = sum + bonusOf(word.length);
    if (value > (best.get(missing) ?? 0)) best.set(missing, value);
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

function nextDice({
  box,
  corner = 0,
  options,
  central,
  seats,
  handed,
}: KubagramView): readonly (readonly string[])[] {
  if (handed !== undefined) return [lettersOn(setOf(options), handed.die)];
  const square = nextSquare(box, corner);
  const top = square === undefined ? undefined : box[square];
  if (square === undefined || top === undefined || top === null) return [];
  if (markIn(setOf(options), square) === 'I' && !top.joker && top.unseen !== true) return [[top.top]];
  const seen = new Set([
    ...central.map(({ die }) => die),
    ...seats.flatMap(({ words, jokers, drawn }) => [
      ...words.flatMap(({ dice }) => dice.map(({ die }) => die)),
      ...jokers,
      ...drawn.map(({ die }) => die),
    ]),
  ]);
  return allDice
    .filter((die) => !seen.has(die) && (top.unseen === true || isJoker(die) === top.joker))
    .map((die) => lettersOn(setOf(options), die))
    .filter((letters) => top.unseen === true || letters.includes(top.top));
}
