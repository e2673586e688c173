import { gameIds, manifestOf } from '#shared/games/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { vowelsOf } from '#shared/lexicon/alphabet.ts';
import { lettersOn, setFileVersion, type Face, type PieceSet } from '#shared/pieces/index.ts';
import { fairValues, letterUseOf } from '../letter-use.ts';
import { shortName } from '../edits.ts';
import type { ProposeRequest, ProposedKind } from './request.ts';
import { keyOf } from './deal.ts';
import type { Plan } from './plan.ts';

type Values = PieceSet['values'];

/** In CUBEWORD all letters have the same value, because a letter scores by its place in the word (C6). */
const highestValueOf: Readonly<Record<ProposedKind, number>> = { cubes: 10, blanks: 1, dice: 9, tiles: 10 };

export function makeSet(ask: ProposeRequest, plan: Plan, dealt: readonly (readonly string[])[]): PieceSet {
  const { kind, lexicon, title, language } = ask;
  const { alphabet } = lexicon;
  const fair = fairValues(letterUseOf(lexicon), highestValueOf[kind]);
  const values: Values = Object.fromEntries([...plan.letters].map((letter) => [letter, fair[letter] ?? 1]));
  const places = (letters: readonly string[]): string =>
    keyOf(letters.map((letter) => String.fromCharCode(alphabet.indexOf(letter) + 1)));
  const sorted = dealt.toSorted((one, other) => (places(one) < places(other) ? -1 : 1));
  const faces = [...sorted.map((letters) => facesOf(kind, letters, values)), ...othersOf(kind, plan, values)];
  return {
    name: shortName(title),
    title,
    version: setFileVersion,
    language,
    alphabet,
    values,
    pieces: faces.map((shown, at) => ({ id: cubeId(at), faces: shown, letters: lettersOn(shown, alphabet) })),
    boards: boardsOf(kind),
  };
}

/**
 * Faces are in the order of a net: the first is opposite the fifth, the second opposite the fourth, the third opposite
 * the last. The letters of a die are each opposite themselves; on other pieces two vowels are opposite each other.
 */
function facesOf(kind: ProposedKind, letters: readonly string[], values: Values): readonly Face[] {
  const vowels = vowelsOf(letters.join(''));
  const [a, b, c, d, e] = [
    ...letters.filter((letter) => vowels.includes(letter)),
    ...letters.filter((letter) => !vowels.includes(letter)),
  ].map((letter): Face => ({ kind: 'letter', letter }));
  switch (kind) {
    case 'tiles':
      return [a].flatMap((face) => face ?? []);
    case 'dice':
      return [b, c, a, c, b, a].flatMap((face) => face ?? []);
    case 'blanks':
      return [...[a, c, e, d, b].flatMap((face) => face ?? []), { kind: 'blank' }];
    case 'cubes': {
      const total = letters.reduce((sum, letter) => sum + (values[letter] ?? 0), 0);
      return [...[a, c, e, d, b].flatMap((face) => face ?? []), { kind: 'number', number: total }];
    }
  }
}

function othersOf(kind: ProposedKind, plan: Plan, values: Values): readonly (readonly Face[])[] {
  const many = Array.from({ length: plan.others }, (_, at) => at);
  switch (kind) {
    case 'cubes':
      return [];
    case 'blanks':
      return many.map(() => [1, 2, 3, 4, 5, 6].map((number): Face => ({ kind: 'number', number })));
    case 'dice':
      return many.map((at) => jokerFaces(plan, values, at));
    case 'tiles':
      return many.map(() => [{ kind: 'blank' }]);
  }
}

/** A joker has two vowels and four consonants, chosen from the commonest on the dice; jokers have different ones. */
function jokerFaces({ letters, vowels, counts }: Plan, values: Values, at: number): readonly Face[] {
  const byCount = [...letters].toSorted(
    (one, other) =>
      (counts[other]?.count ?? 0) - (counts[one]?.count ?? 0) || (values[one] ?? 0) - (values[other] ?? 0),
  );
  const some = (from: readonly string[], count: number): readonly string[] =>
    Array.from({ length: count }, (_, n) => from[(at * count + n) % Math.max(from.length, 1)] ?? '');
  const isVowel = (letter: string): boolean => vowels.includes(letter);
  const chosen =
    vowels === ''
      ? some(byCount, 6)
      : [
          ...some(byCount.filter(isVowel), 2),
          ...some(
            byCount.filter((letter) => !isVowel(letter)),
            4,
          ),
        ];
  return chosen.map((letter): Face => ({ kind: 'letter', letter }));
}

export function referencesFor({
  kind,
  language,
}: Pick<ProposeRequest, 'kind' | 'language'>): readonly PieceSet[] {
  const ofKind = setsOf(kind);
  const ofLanguage = ofKind.filter((set) => set.language === language);
  return ofLanguage.length > 0 ? ofLanguage : ofKind;
}

function boardsOf(kind: ProposedKind): PieceSet['boards'] {
  const { standard } = setsOf(kind)[0]?.boards ?? {};
  return standard === undefined ? {} : { standard };
}

function setsOf(kind: ProposedKind): readonly PieceSet[] {
  return gameIds
    .map(manifestOf)
    .filter(({ proposed }) => proposed === kind)
    .flatMap(({ sets }) => sets.flatMap((set) => ('pieces' in set ? set.pieces : [])));
}
