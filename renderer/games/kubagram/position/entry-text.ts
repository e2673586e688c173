import {
  alphabetOf,
  dieName,
  isJoker,
  lettersOn,
  typed,
  type SetUpShown,
  type SetUpWord,
  type DiceSet,
} from '#shared/games/kubagram/index.ts';
import { cubeId, ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { spellingIn } from '#shared/lexicon/index.ts';
import { parseDictation, spokenWords, type Misheard, type SpokenLanguage } from '#shared/spoken/index.ts';

export type Square = SetUpShown | 'any' | null;

export interface EntryDice {
  readonly set: DiceSet;
  /** These jokers are entered elsewhere. */
  readonly jokersGone: ReadonlySet<CubeId>;
}

export type EntryProblem =
  | { readonly code: 'kubagram/entry-sign'; readonly found: string }
  | (Misheard & { readonly code: 'spoken/misheard' })
  | { readonly code: 'kubagram/entry-bracket' }
  | { readonly code: 'kubagram/entry-no-die'; readonly letters: readonly string[] }
  | { readonly code: 'kubagram/entry-no-joker'; readonly letter: string }
  | { readonly code: 'kubagram/entry-too-many'; readonly found: number; readonly most: number };

const allDice: readonly CubeId[] = Array.from({ length: 108 }, (_, at) => cubeId(at));
const sign = /([\p{Lu}\p{Lo}])(?:(\*)|\(([^()]*)\))?|([.?])|[\s'’]+/uy;

type Sign = SetUpShown | { readonly joker: string } | 'any' | null;

/** Reads a row of the box: `A` is a letter, `A(CH)` a die, `T*` a joker, `.` an empty square, `?` any die. */
export function readSquares(
  text: string,
  dice: EntryDice,
  most: number,
): Result<readonly Square[], EntryProblem> {
  const read = readSigns(spellingIn(alphabetOf(dice.set), text), dice.set);
  if (!read.ok) return read;
  if (read.value.length > most) {
    return refuse({ code: 'kubagram/entry-too-many', found: read.value.length, most });
  }
  return withJokers(read.value, dice);
}

export function readRow(
  text: string,
  dice: EntryDice,
  most: number,
): Result<readonly Square[], EntryProblem> {
  const said = asTyped(text, dice);
  return said.ok ? readSquares(said.value, dice, most) : said;
}

export function readDice(
  text: string,
  dice: EntryDice,
  most: number,
): Result<readonly SetUpShown[], EntryProblem> {
  const said = asTyped(text, dice);
  if (!said.ok) return said;
  const hole = /[.?]/.exec(said.value);
  if (hole !== null) return refuse({ code: 'kubagram/entry-sign', found: hole[0] });
  const read = readSquares(said.value, dice, most);
  return read.ok ? ok(read.value.filter(isShown)) : read;
}

export function spokenWith(set: DiceSet): SpokenLanguage {
  const language = typeof set === 'string' ? set : set.language;
  return language in spokenWords ? (language as SpokenLanguage) : 'en';
}

function asTyped(text: string, { set }: EntryDice): Result<string, EntryProblem> {
  return parseDictation(text, spokenWith(set)) ?? ok(text);
}

export function readWords(text: string, dice: EntryDice): Result<readonly SetUpWord[], EntryProblem> {
  const gone = new Set(dice.jokersGone);
  const words: SetUpWord[] = [];
  for (const written of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const [, spelling = '', count] = /^(.*?)(?:\/(\d{1,2}))?$/.exec(written) ?? [];
    const pieces = spelling.split('+');
    if (pieces.includes(''))
      return refuse({ code: 'kubagram/entry-sign', found: pieces.length > 1 ? '+' : '/' });
    const read = readDice(pieces.join("'"), { ...dice, jokersGone: gone }, allDice.length);
    if (!read.ok) return read;
    for (const { die } of read.value) if (die !== undefined && isJoker(die)) gone.add(die);
    const parts = count === undefined ? pieces.length : Math.max(1, Number(count));
    words.push({ dice: read.value, ...(parts === 1 ? {} : { parts }) });
  }
  const found = words.reduce((sum, word) => sum + word.dice.length, 0);
  return found > allDice.length
    ? refuse({ code: 'kubagram/entry-too-many', found, most: allDice.length })
    : ok(words);
}

function readSigns(written: string, set: EntryDice['set']): Result<readonly Sign[], EntryProblem> {
  const letters = alphabetOf(set);
  const signs: Sign[] = [];
  for (let at = 0; at < written.length; at = sign.lastIndex) {
    sign.lastIndex = at;
    const [whole, letter, joker, others, square] = sign.exec(written) ?? [];
    const found = written.charAt(at);
    if (whole === undefined && (found === '(' || found === ')'))
      return refuse({ code: 'kubagram/entry-bracket' });
    if (whole === undefined || (letter !== undefined && !letters.includes(letter))) {
      return refuse({ code: 'kubagram/entry-sign', found });
    }
    if (square !== undefined) signs.push(square === '?' ? 'any' : null);
    if (letter === undefined) continue;
    if (joker !== undefined) signs.push({ joker: letter });
    else if (others === undefined) signs.push({ letter });
    else {
      const name = [letter, ...others.replaceAll(/[\s,]/g, '')];
      const die = allDice.find((one) => inOrder(facesOf(set, one)) === inOrder(name));
      if (die === undefined) return refuse({ code: 'kubagram/entry-no-die', letters: name.map(typed) });
      signs.push({ die, letter });
    }
  }
  return ok(signs);
}

function withJokers(
  signs: readonly Sign[],
  { set, jokersGone }: EntryDice,
): Result<readonly Square[], EntryProblem> {
  const at = signs.findIndex((one) => one !== null && one !== 'any' && 'joker' in one);
  const open = signs[at];
  if (open === undefined || open === null || open === 'any' || !('joker' in open)) {
    return ok(signs.filter((one): one is Square => one === null || one === 'any' || 'letter' in one));
  }
  const letter = open.joker;
  const named = signs.filter(isSignShown).map(({ die }) => die);
  const showing = allDice.filter(
    (die) =>
      isJoker(die) && !jokersGone.has(die) && !named.includes(die) && lettersOn(set, die).includes(letter),
  );
  let problem: EntryProblem = { code: 'kubagram/entry-no-joker', letter: typed(letter) };
  for (const die of showing) {
    const read = withJokers(signs.with(at, { die, letter }), { set, jokersGone });
    if (read.ok) return read;
    ({ problem } = read);
  }
  return refuse(problem);
}

export function squareTexts(set: EntryDice['set'], squares: readonly Square[]): readonly string[] {
  return squares.map((one) => {
    if (one === null) return '.';
    if (one === 'any') return '?';
    const { die, letter } = one;
    if (die === undefined) return typed(letter);
    const faces = facesOf(set, die);
    const others = faces.toSpliced(faces.indexOf(letter), 1).map(typed).join('');
    return `${typed(letter)}(${others})`;
  });
}

/** An apostrophe keeps I and J on two dice apart, since together they are one letter. */
export function joined(set: EntryDice['set'], texts: readonly string[]): string {
  const apart = alphabetOf(set).includes('Ĳ');
  return texts.reduce((line, text) => {
    const gap = apart && line.endsWith('I') && text.startsWith('J') ? "'" : '';
    return line + gap + text;
  }, '');
}

export function formatSquares(set: EntryDice['set'], squares: readonly Square[]): string {
  return joined(set, squareTexts(set, squares));
}

export function formatWords(set: EntryDice['set'], words: readonly SetUpWord[]): string {
  return words
    .map(({ dice, parts = 1 }) => formatSquares(set, dice) + (parts === 1 ? '' : `/${parts}`))
    .join(' ');
}

function facesOf(set: EntryDice['set'], die: CubeId): readonly string[] {
  return isJoker(die) ? [...dieName(set, die)] : lettersOn(set, die);
}

function inOrder(letters: readonly string[]): string {
  return letters.toSorted().join('');
}

export function isShown(one: Square): one is SetUpShown {
  return one !== null && one !== 'any';
}

function isSignShown(one: Sign): one is SetUpShown {
  return one !== null && one !== 'any' && 'letter' in one;
}
