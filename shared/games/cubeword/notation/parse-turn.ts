import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { type Place, type PieceSet } from '#shared/pieces/index.ts';
import { joker } from '../cubes.ts';
import {
  cubeAt,
  isTooFar,
  farthest,
  placedCube,
  placeText,
  runsOn,
  type Felt,
  type FeltCube,
} from '../felt.ts';
import { faceIn, numbersIn, partWords, placeIn, type PartWords, type Token } from './part-words.ts';
import type { Part } from '../moves.ts';
import { feltAfter, mostMoves } from '../parts.ts';
import type { PartProblem } from '../problems.ts';
import { cubesFor, lettersLacking, type WantedCube } from '../site-cubes.ts';
import { poolOf } from '../view.ts';

export type PartLineProblem =
  | { readonly code: 'cubeword/unknown-text'; readonly found: string }
  | { readonly code: 'cubeword/place-expected'; readonly found: string }
  | { readonly code: 'cubeword/too-far'; readonly found: string; readonly most: number }
  | { readonly code: 'cubeword/letter-expected'; readonly found: string }
  | { readonly code: 'cubeword/cube-expected'; readonly found: string }
  | { readonly code: 'cubeword/pool-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'cubeword/nothing-there'; readonly place: string }
  | {
      readonly code: 'cubeword/letter-differs';
      readonly letter: string;
      readonly there: string;
      readonly place: string;
    }
  | { readonly code: 'cubeword/no-such-word'; readonly word: string }
  | { readonly code: 'cubeword/word-twice'; readonly word: string }
  | { readonly code: 'cubeword/no-such-letter-of'; readonly word: string; readonly number: number }
  | { readonly code: 'cubeword/none-shows' | 'cubeword/several-show'; readonly letter: string };

type Parsed<T> = Result<T, PartLineProblem>;

/** Each line is read after those before it; a cube that no line names is chosen so that the others find theirs. */
export function parseParts(
  set: PieceSet,
  felt: Felt,
  lines: readonly string[],
): Result<readonly Part[], PartLineProblem | PartProblem> {
  const typed = lines.slice(0, 2 * mostMoves + 1).map((line) => partWords(set, line));
  const strange = typed.indexOf(undefined);
  if (strange >= 0) return refuse({ code: 'cubeword/unknown-text', found: clip(lines[strange] ?? '') });
  const words = typed.flatMap((one) => one ?? []);
  const sited = sitesIn(set, felt, words);
  if (!sited.ok) return sited;
  const parts: Part[] = [];
  for (const one of words) {
    const now = feltAfter(set, felt, parts);
    if (!now.ok) return now;
    const site = sited.value.get(one);
    const part = site === undefined ? parseChange(now.value, one) : ok(site);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const made = feltAfter(set, felt, parts);
  return made.ok ? ok(parts) : made;
}

type Site = Extract<Part, { kind: 'site' }>;

function sitesIn(
  set: PieceSet,
  felt: Felt,
  words: readonly PartWords[],
): Result<ReadonlyMap<PartWords, Site>, PartLineProblem | PartProblem> {
  const sites: (WantedCube & { readonly words: PartWords; readonly at: Place })[] = [];
  for (const one of words.filter(({ kind }) => kind === 'site')) {
    const at = onFelt(placeIn(numbersIn(one.tokens)), one);
    if (!at.ok) return at;
    const face = faceIn(one.tokens.filter(({ kind }) => kind !== 'number' && kind !== 'to'));
    if (face === undefined) return refuse({ code: 'cubeword/cube-expected', found: clip(one.text) });
    const { letter, blank, cube } = face;
    if (letter === undefined) return refuse({ code: 'cubeword/letter-expected', found: clip(one.text) });
    sites.push({ words: one, at: at.value, letter, blank, cube });
  }
  if (sites.length > mostMoves) {
    return refuse({ code: 'cubeword/too-many-moves', part: mostMoves + 1, most: mostMoves });
  }
  const pool = poolOf(felt);
  const cubes = cubesFor(set, pool, sites);
  if (cubes === undefined) {
    return refuse({ code: 'cubeword/pool-lacks', letters: lettersLacking(set, pool, sites) });
  }
  const parts = sites.map(({ words: key, at, letter, blank }, index): readonly [PartWords, Site] => [
    key,
    { kind: 'site', cube: cubes[index] ?? joker, at, letter, blank },
  ]);
  return ok(new Map(parts));
}

function parseChange(felt: Felt, words: PartWords): Parsed<Part> {
  const { kind, tokens, text } = words;
  const to = tokens.findLastIndex((token) => token.kind === 'to');
  const [subject, target] = to < 0 ? withoutTo(words) : [tokens.slice(0, to), tokens.slice(to + 1)];
  const there = subjectOn(felt, subject, text);
  if (!there.ok) return there;
  const { cube } = there.value;
  if (kind === 're-site') {
    const place = target.every((token) => token.kind === 'number' || token.kind === 'filler')
      ? placeIn(numbersIn(target))
      : undefined;
    const found = onFelt(place, words);
    return found.ok ? ok({ kind, cube, to: found.value }) : found;
  }
  const face = faceIn(target);
  if (face?.letter === undefined || face.cube !== undefined) {
    return refuse({ code: 'cubeword/letter-expected', found: clip(text) });
  }
  const { letter, blank } = face;
  if (kind === 're-name') return ok({ kind, cube, letter });
  return ok({ kind: 're-face', cube, letter, blank });
}

/** Without TO (`re-name 4, 0 S`) a place is the last two numbers, and a face begins at the last letter or blank. */
function withoutTo(words: PartWords): readonly [readonly Token[], readonly Token[]] {
  const tokens = words.tokens.filter((token) => token.kind !== 'filler');
  if (words.kind === 're-site') return [tokens.slice(0, -2), tokens.slice(-2)];
  const blank = tokens.findLastIndex((token) => token.kind === 'blank');
  const at = blank >= 0 ? blank : tokens.length - 1;
  return [tokens.slice(0, at), tokens.slice(at)];
}

/** A cube goes by its place, its name, a word and a number, or its letter if no other cube shows it. */
function subjectOn(felt: Felt, tokens: readonly Token[], text: string): Parsed<{ readonly cube: CubeId }> {
  const numbers = numbersIn(tokens);
  const letter = tokens.find((token) => token.kind === 'letter')?.letter;
  const name = tokens.find((token) => token.kind === 'name');
  const isJoker = tokens.some((token) => token.kind === 'joker');
  const place = placeIn(numbers);
  if (place !== undefined) return cubeOn(felt, place, letter);
  const [number] = numbers;
  const word = name?.name ?? fillerIn(tokens);
  if (number !== undefined && numbers.length === 1 && word !== undefined) {
    return cubeOfWord(felt, word, number);
  }
  if (number !== undefined) return refuse({ code: 'cubeword/place-expected', found: clip(text) });
  const cube = isJoker ? joker : name?.cube;
  if (cube !== undefined) return ok(placedCube(felt, cube) ?? { cube });
  return letter === undefined
    ? refuse({ code: 'cubeword/cube-expected', found: clip(text) })
    : onlyOne(felt, letter);
}

function fillerIn([first]: readonly Token[]): string | undefined {
  if (first?.kind === 'to') return 'TO';
  return first?.kind === 'filler' ? first.name : undefined;
}

function cubeOn(felt: Felt, place: Place, letter: string | undefined): Parsed<FeltCube> {
  const there = cubeAt(felt, place);
  if (there === undefined) return refuse({ code: 'cubeword/nothing-there', place: placeText(place) });
  return letter === undefined || letter === there.letter
    ? ok(there)
    : refuse({ code: 'cubeword/letter-differs', letter, there: there.letter, place: placeText(place) });
}

function cubeOfWord(felt: Felt, word: string, number: number): Parsed<FeltCube> {
  const [run, another] = runsOn(felt).filter((one) => one.word === word);
  if (run === undefined) return refuse({ code: 'cubeword/no-such-word', word });
  if (another !== undefined) return refuse({ code: 'cubeword/word-twice', word });
  const cube = run.cubes[number - 1];
  return cube === undefined ? refuse({ code: 'cubeword/no-such-letter-of', word, number }) : ok(cube);
}

function onlyOne(felt: Felt, letter: string): Parsed<FeltCube> {
  const [one, another] = felt.filter((cube) => cube.letter === letter);
  if (one === undefined) return refuse({ code: 'cubeword/none-shows', letter });
  return another === undefined ? ok(one) : refuse({ code: 'cubeword/several-show', letter });
}

function onFelt(place: Place | undefined, { text }: PartWords): Parsed<Place> {
  if (place === undefined) return refuse({ code: 'cubeword/place-expected', found: clip(text) });
  return isTooFar(place)
    ? refuse({ code: 'cubeword/too-far', found: clip(text), most: farthest })
    : ok(place);
}

export function clip(text: string): string {
  return text.trim().slice(0, 60);
}
