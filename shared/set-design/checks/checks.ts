import { vowelsOf } from '#shared/lexicon/alphabet.ts';
import { lexiconForLetters, wordsOf, type Lexicon } from '#shared/lexicon/lexicon.ts';
import { fitProblem, gamesFor, manifestOf, ownSetGames } from '#shared/games/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { boxMarks, checkSet, countMarks, type PieceSet } from '#shared/pieces/index.ts';
import { balanceDefaults } from '../balance/balance.ts';
import { isPlayable } from '../balance/hand-counter.ts';
import { letterUseOf, fairValues, type LetterUse } from '../letter-use.ts';
import { faceFindings } from './faces.ts';
import type { Finding, Severity } from './finding.ts';

export interface CheckRequest {
  readonly set: PieceSet;
  readonly lexicon?: Lexicon | undefined;
  readonly hasGlyph?: ((letter: string) => boolean) | undefined;
  readonly products?: readonly string[] | undefined;
}

const order: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

export function checkDesign(ask: CheckRequest): readonly Finding[] {
  const { set, lexicon } = ask;
  const use = lexicon === undefined ? undefined : letterUseOf(lexicon, set.alphabet);
  const found = [
    ...useFindings(ask),
    ...faceFindings(set),
    ...letterFindings(set, use, lexicon),
    ...duplicateFindings(set),
    ...vowelFindings(set, use),
    ...(use === undefined ? [] : valueFindings(set, use)),
    ...boxFindings(set),
    ...gameFindings(set),
  ];
  return found.toSorted((one, other) => order[one.severity] - order[other.severity]);
}

export function isUsable(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}

const nothing = { pieces: [], letters: [] } as const;

function useFindings({ set, hasGlyph, products }: CheckRequest): readonly Finding[] {
  const shown = shownIn(set);
  const strange = hasGlyph === undefined ? [] : shown.filter((letter) => !hasGlyph(letter));
  const withStrange = set.pieces.filter(({ letters }) => letters.some((letter) => strange.includes(letter)));
  return [
    ...(set.pieces.some(isPlayable) ? [] : [{ ...nothing, severity: 'error', code: 'no-letters' } as const]),
    ...(strange.length === 0
      ? []
      : [{ severity: 'error', code: 'no-glyph', letters: strange, pieces: idsOf(withStrange) } as const]),
    ...(products?.length === 0 ? [{ ...nothing, severity: 'error', code: 'no-product' } as const] : []),
  ];
}

function letterFindings(
  set: PieceSet,
  use: LetterUse | undefined,
  lexicon: Lexicon | undefined,
): readonly Finding[] {
  const shown = shownIn(set);
  if (shown.length === 0) return [];
  const wanted = [...set.alphabet].filter((letter) => use === undefined || (use.words[letter] ?? 0) > 0);
  const missing = wanted.filter((letter) => !shown.includes(letter));
  const unused = use === undefined ? [] : shown.filter((letter) => (use.words[letter] ?? 0) === 0);
  const withUnused = set.pieces.filter(({ letters }) => letters.some((letter) => unused.includes(letter)));
  const hasBlank = set.pieces.some(({ faces }) => faces.some(({ kind }) => kind === 'blank'));
  const percent = lexicon === undefined ? 0 : lostTo(missing, lexiconForLetters(lexicon, set.alphabet));
  return [
    ...(missing.length === 0
      ? []
      : lexicon === undefined
        ? [{ severity: 'note', code: 'missing-letters', letters: missing, pieces: [] } as const]
        : [
            {
              severity: percent >= 1 && !hasBlank ? 'warning' : 'note',
              code: 'missing-words',
              letters: missing,
              pieces: [],
              percent,
            } as const,
          ]),
    ...(unused.length === 0
      ? []
      : [
          {
            severity: 'warning',
            code: 'unused-letters',
            letters: unused,
            pieces: idsOf(withUnused),
          } as const,
        ]),
  ];
}

function lostTo(missing: readonly string[], lexicon: Lexicon): number {
  if (missing.length === 0) return 0;
  let lost = 0;
  for (const word of wordsOf(lexicon)) if (missing.some((letter) => word.includes(letter))) lost += 1;
  return Math.round((100 * lost) / Math.max(1, lexicon.words));
}

function duplicateFindings(set: PieceSet): readonly Finding[] {
  const groups = checkSet(set).duplicates.filter(([id]) => (set.pieces[id ?? -1]?.letters.length ?? 0) > 1);
  if (groups.length === 0) return [];
  const numbers = (ids: readonly CubeId[]): string => `(${ids.map((id) => id + 1).join(', ')})`;
  return [
    {
      severity: 'warning',
      code: 'duplicates',
      letters: [],
      pieces: groups.flat(),
      groups: groups.map(numbers).join(' '),
      count: groups.length,
    },
  ];
}

/** The share of vowels may differ this much from that in the lexicon, or without one from `usualVowels` (European). */
const vowelLeeway = { below: 0.1, above: 0.08 } as const;
const usualVowels = 0.4;

function vowelFindings(set: PieceSet, use: LetterUse | undefined): readonly Finding[] {
  const vowels = vowelsOf(set.alphabet);
  const { vowelShare, faces, withoutVowel } = checkSet(set);
  const severalLetters = withoutVowel.filter((id) => (set.pieces[id]?.letters.length ?? 0) > 1);
  // There is no share to compare with in a script whose vowels are unknown or not written.
  if (vowels === '' || faces === 0) return [];
  const middle = use === undefined || use.vowels === 0 ? usualVowels : use.vowels;
  const percentOf = (share: number): number => Math.round(100 * share);
  const least = percentOf(middle - vowelLeeway.below);
  const most = percentOf(middle + vowelLeeway.above);
  const percent = percentOf(vowelShare);
  const share = { severity: 'warning', ...nothing, percent, least, most } as const;
  return [
    ...(percent < least ? [{ ...share, code: 'few-vowels' } as const] : []),
    ...(percent > most ? [{ ...share, code: 'many-vowels' } as const] : []),
    ...(severalLetters.length === 0
      ? []
      : [
          {
            severity: 'note',
            code: 'without-vowel',
            letters: [],
            pieces: severalLetters,
            count: severalLetters.length,
            numbers: severalLetters.map((id) => id + 1).join(', '),
          } as const,
        ]),
  ];
}

function boxFindings(set: PieceSet): readonly Finding[] {
  if (set.box === undefined) return [];
  if (!gamesFor(set).some((game) => manifestOf(game).hasBox)) {
    return [{ ...nothing, severity: 'note', code: 'box-idle' }];
  }
  const counts = countMarks(set.box);
  const marks = boxMarks.filter((mark) => counts[mark] === 0);
  return marks.length === 0
    ? []
    : [{ ...nothing, severity: 'warning', code: 'box-lacks', marks: marks.join(', ') }];
}

function gameFindings(set: PieceSet): readonly Finding[] {
  const games = gamesFor(set);
  const { hand } = balanceDefaults;
  const count = set.pieces.filter(isPlayable).length;
  const few: readonly Finding[] =
    count > 0 && count < hand ? [{ ...nothing, severity: 'warning', code: 'few-pieces', count, hand }] : [];
  if (games.length > 0) return [...few, { ...nothing, severity: 'note', code: 'plays', games }];
  const problems = ownSetGames.flatMap((game) => fitProblem(game, set) ?? []);
  // A game that fails because of a piece or two is nearer than one that needs another number of pieces.
  const [nearest] = problems.toSorted((one, other) => far(one.code) - far(other.code));
  if (nearest === undefined) return few;
  const pieces = 'piece' in nearest ? set.pieces.filter(({ id }) => id === nearest.piece - 1) : [];
  return [
    ...few,
    { severity: 'note', code: 'plays-nothing', letters: [], pieces: idsOf(pieces), problem: nearest },
  ];
}

function far(code: string): number {
  return code === 'set/alike-for-game' ? 0 : code === 'set/piece-for-game' ? 1 : 2;
}

function shownIn(set: PieceSet): readonly string[] {
  const shown = new Set(set.pieces.flatMap(({ letters }) => letters));
  return [...set.alphabet].filter((letter) => shown.has(letter));
}

function idsOf(pieces: PieceSet['pieces']): readonly CubeId[] {
  return pieces.map(({ id }) => id);
}

/** Values may differ from fair ones by this share of the highest value of the set. */
const leeway = 0.35;

/** Reports values far from their letter's rarity, except in sets with one value for all letters, like CUBEWORD's. */
function valueFindings(set: PieceSet, use: LetterUse): readonly Finding[] {
  const shown = new Set(set.pieces.flatMap(({ letters }) => letters));
  const letters = [...set.alphabet].filter((letter) => shown.has(letter));
  const values = letters.map((letter) => set.values[letter] ?? 0);
  const most = Math.max(...values, 0);
  if (new Set(values).size < 2) return [];
  const fair = fairValues(use, most);
  return letters.flatMap((letter, at): readonly Finding[] => {
    const value = values[at] ?? 0;
    const wanted = fair[letter] ?? value;
    const apart = value - wanted;
    if (Math.abs(apart) <= Math.max(2, leeway * most)) return [];
    const pieces = set.pieces.filter((piece) => piece.letters.includes(letter)).map(({ id }) => id);
    const code = apart > 0 ? 'value-too-high' : 'value-too-low';
    return [{ severity: 'note', code, letters: [letter], pieces, letter, value, fair: wanted }];
  });
}
