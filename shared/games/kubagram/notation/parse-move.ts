import { ok, refuse, type CubeId, type Result, type Seat } from '#shared/kernel/index.ts';
import { spellingIn } from '#shared/lexicon/index.ts';
import { isSpelling } from '#shared/table-words/index.ts';
import { corners, squareName, squaresInOrder, type Corner } from '../box.ts';
import { spelledIn } from '../words/challenge.ts';
import { alphabetOf, isJoker, namesIn, spelled, typed, setOf, facesOpen } from '../dice.ts';
import type { Known } from '../state.ts';
import type { KubagramProposal, Side, WordId } from '../moves.ts';
import { turnProblem } from '../legality.ts';
import type { MoveProblem } from '../problems.ts';
import { diceFor, jokersFor, type LackProblem } from './resolve.ts';
import { tooShortProblem } from '../words/spelling.ts';

export type LineProblem =
  | { readonly code: 'kubagram/empty-line' }
  | { readonly code: 'kubagram/unknown-line'; readonly found: string }
  | { readonly code: 'kubagram/no-clock' }
  | { readonly code: 'kubagram/corner-expected'; readonly found: string }
  | { readonly code: 'kubagram/letter-expected'; readonly letters: readonly string[] }
  | { readonly code: 'kubagram/word-expected'; readonly line: string }
  | { readonly code: 'kubagram/unknown-die'; readonly found: string }
  | { readonly code: 'kubagram/word-not-there'; readonly word: string }
  | { readonly code: 'kubagram/not-longer'; readonly word: string; readonly longer: string }
  | { readonly code: 'kubagram/field-differs'; readonly letters: string }
  | LackProblem;

type Read = Result<KubagramProposal, LineProblem | MoveProblem>;

const verbs = {
  CORNER: 'corner',
  TURN: 'corner',
  TAKE: 'take',
  DRAW: 'take',
  LAY: 'lay',
  PUT: 'lay',
  ASIDE: 'aside',
  SKIP: 'skip',
  CLAIM: 'claim',
  JOIN: 'join',
  EXTEND: 'extend',
  ARRANGE: 'arrange',
  DECLARE: 'declare',
  END: 'end',
  ACCEPT: 'accept',
  CHALLENGE: 'challenge',
  ALLOW: 'allow',
} as const;

const ofTheTable: readonly string[] = [
  'kubagram/field-lacks',
  'kubagram/word-not-there',
  'kubagram/field-differs',
  'kubagram/letter-expected',
  'kubagram/word-too-short',
] satisfies readonly (LineProblem | MoveProblem)['code'][];

/** The 108 dice of a field by name and some words are the most that a move needs. */
const mostTokens = 130;

export function parseMove(known: Known, by: Seat, text: string): Read {
  // An apostrophe keeps I and J apart until the spelling is made.
  const written = spellingIn(alphabetOf(setOf(known.options)), text).replaceAll(/(?<=I)['’](?=J)/g, '');
  const tokens = written
    .split(/[\s,;:.]+/)
    .filter((token) => token !== '')
    .slice(0, mostTokens);
  const [head = '', ...rest] = tokens;
  if (head === '') return refuse({ code: 'kubagram/empty-line' });
  const kind = Object.hasOwn(verbs, head) ? verbs[head as keyof typeof verbs] : undefined;
  const unknown = refuse({ code: 'kubagram/unknown-line', found: clip(text) } as const);
  // A seat that may not make such a move now learns that, not what is missing on the table.
  const inTime = (read: Read): Read =>
    read.ok || !ofTheTable.includes(read.problem.code)
      ? read
      : refuse(turnProblem(known, { kind: kind ?? 'claim', by }) ?? read.problem);
  switch (kind) {
    case 'corner':
      return parseCorner(by, rest);
    case 'take':
      return rest.length === 0 || known.phase.kind !== 'holding'
        ? bare(rest, { kind: 'take', by }, unknown)
        : parseLay(known, by, rest, unknown);
    case 'lay':
      return inTime(parseLay(known, by, rest, unknown));
    case 'aside':
    case 'skip':
    case 'declare':
    case 'end':
    case 'accept':
      return bare(rest, { kind, by }, unknown);
    case 'claim':
      return inTime(parseClaim(known, by, rest));
    case 'join':
      return inTime(parseJoin(known, by, rest));
    case 'extend':
      return inTime(parseExtend(known, by, rest));
    case 'arrange':
      return inTime(parseArrange(known, by, rest));
    case 'challenge':
      return inTime(parseChallenge(known, by, rest));
    case 'allow':
      return parseAllow(known, by, rest);
    default:
      return isSpelling(head, alphabetOf(setOf(known.options)))
        ? inTime(parseClaim(known, by, tokens))
        : unknown;
  }
}

function bare(rest: readonly string[], move: KubagramProposal, unknown: Read): Read {
  return rest.every((token) => ['TURN', 'DIE', 'NEXT', 'THE'].includes(token)) ? ok(move) : unknown;
}

/** A corner is named by its square or by the turn that brings it to the lower left of player 1. */
function parseCorner(by: Seat, rest: readonly string[]): Read {
  const corner = corners.find((one) => `${one}` === rest[0] || cornerSquare(one) === rest[0]);
  return corner === undefined || rest.length > 1
    ? refuse({ code: 'kubagram/corner-expected', found: clip(rest.join(' ') || 'corner') })
    : ok({ kind: 'corner', by, corner });
}

function cornerSquare(corner: Corner): string {
  const [first = 0] = squaresInOrder(corner);
  return squareName(first);
}

/** Reads `E left` or `left E`; the side is right by default, and the letter may be left out if only one can be up. */
function parseLay(
  { phase, options, central }: Known,
  by: Seat,
  rest: readonly string[],
  unknown: Read,
): Read {
  const side: Side = rest.includes('LEFT') ? 'left' : 'right';
  const [letter, ...more] = rest.filter((token) => !['LEFT', 'RIGHT', 'TO', 'THE'].includes(token));
  if (more.length > 0 || (letter !== undefined && letter.length > 1)) return unknown;
  if (letter !== undefined) return ok({ kind: 'lay', by, letter, side });
  const open = phase.kind === 'holding' ? facesOpen(setOf(options), central, phase.held) : [];
  const [only, ...others] = open;
  return only === undefined || others.length > 0
    ? refuse({ code: 'kubagram/letter-expected', letters: open.map(typed) })
    : ok({ kind: 'lay', by, letter: only, side });
}

function parseClaim(known: Known, by: Seat, rest: readonly string[]): Read {
  const [word, ...more] = rest;
  const letters = alphabetOf(setOf(known.options));
  if (word === undefined || ![...word].every((letter) => letters.includes(letter))) {
    return refuse({ code: 'kubagram/word-expected', line: 'claim CATTLE' });
  }
  const named = namedDice(known, by, more);
  if (!named.ok) return named;
  const dice = diceFor(known, by, word, named.value);
  if (dice.ok) return ok({ kind: 'claim', by, dice: dice.value });
  return refuse(tooShortProblem(known, word) ?? dice.problem);
}

/** Dice are named after `with` by their letters; `joker` means any joker that was set aside. */
function namedDice(
  known: Known,
  by: Seat,
  tokens: readonly string[],
): Result<readonly CubeId[], LineProblem> {
  const set = setOf(known.options);
  const names = namesIn(set).map((name) => inOrder(spellingIn(alphabetOf(set), name)));
  const named: CubeId[] = [];
  for (const token of tokens.filter((one) => one !== 'WITH' && one !== 'AND')) {
    const isAny = token === 'JOKER' || token === 'JOKERS';
    const die = isAny
      ? jokersFor(known, by).find((one) => isJoker(one) && !named.includes(one))
      : (names.indexOf(inOrder(token)) as CubeId);
    if (die === undefined || die < 0)
      return refuse({ code: 'kubagram/unknown-die', found: clip(typed(token)) });
    if (!named.includes(die)) named.push(die);
  }
  return ok(named);
}

function inOrder(letters: string): string {
  return [...letters].sort().join('');
}

/** Finds a lying word by its spelling, in the own field first, or by its number: `TABLE#12`. */
function lyingWord(
  { seats }: Known,
  by: Seat,
  token: string,
  taken: readonly WordId[],
): Result<WordId, LineProblem> {
  const [spelling = '', number] = token.split('#');
  const order = [by, ...seats.keys()];
  const found = order
    .flatMap((at) => seats[at]?.words ?? [])
    .filter(({ id, dice }) => spelled(dice) === spelling && !taken.includes(id))
    .find(({ id }) => number === undefined || `${id}` === number);
  return found === undefined
    ? refuse({ code: 'kubagram/word-not-there', word: clip(typed(token)) })
    : ok(found.id);
}

function parseJoin(known: Known, by: Seat, rest: readonly string[]): Read {
  const words: WordId[] = [];
  const tokens = rest.flatMap((token) => token.split('+')).filter((token) => token !== '' && token !== 'AND');
  for (const token of tokens) {
    const word = lyingWord(known, by, token, words);
    if (!word.ok) return word;
    words.push(word.value);
  }
  return words.length < 2
    ? refuse({ code: 'kubagram/word-expected', line: 'join TABLE SPOON' })
    : ok({ kind: 'join', by, words });
}

/** Reads `COMPUTE to COMPUTERS`; hyphens tell where the word stands in the longer one, as in `AN-ANA-`. */
function parseExtend(known: Known, by: Seat, rest: readonly string[]): Read {
  const [token, longer, ...more] = rest.filter((one) => one !== 'TO');
  if (token === undefined || longer === undefined) {
    return refuse({ code: 'kubagram/word-expected', line: 'extend COMPUTE to COMPUTERS' });
  }
  const word = lyingWord(known, by, token, []);
  if (!word.ok) return word;
  const [spelling = ''] = token.split('#');
  const marked = longer.split('-');
  const at = marked.length === 3 ? (marked[0] ?? '').length : longer.indexOf(spelling);
  const whole = marked.join('');
  if (at < 0 || whole.slice(at, at + spelling.length) !== spelling || whole === spelling) {
    return refuse({ code: 'kubagram/not-longer', word: typed(spelling), longer: clip(typed(longer)) });
  }
  const named = namedDice(known, by, more);
  if (!named.ok) return named;
  const added = whole.slice(0, at) + whole.slice(at + spelling.length);
  const dice = diceFor(known, by, added, named.value);
  if (!dice.ok) return dice;
  return ok({
    kind: 'extend',
    by,
    word: word.value,
    before: dice.value.slice(0, at),
    behind: dice.value.slice(at),
  });
}

function parseArrange(known: Known, by: Seat, rest: readonly string[]): Read {
  const { central } = known;
  const named = namedDice(known, by, rest);
  if (named.ok && named.value.length === central.length && rest.length === central.length) {
    return ok({ kind: 'arrange', by, dice: named.value });
  }
  const left = [...central];
  const dice = [...rest.join('')].flatMap((letter) => {
    const at = left.findIndex((one) => one.letter === letter);
    return at < 0 ? [] : left.splice(at, 1).map(({ die }) => die);
  });
  return left.length > 0 || dice.length !== rest.join('').length
    ? refuse({ code: 'kubagram/field-differs', letters: typed(spelled(central)) })
    : ok({ kind: 'arrange', by, dice });
}

/** Finds the claim of this spelling; without a spelling, the last claim that was not looked up. */
function parseChallenge({ seats, claims }: Known, by: Seat, rest: readonly string[]): Read {
  const [token = ''] = rest;
  const [spelling = '', number] = token.split('#');
  const found = claims.findLast(
    (claim) =>
      (number === undefined || `${claim.word}` === number) &&
      (spelling === '' ? !claim.good : spelledIn({ seats, claims }, claim) === spelling),
  );
  return found === undefined
    ? refuse({ code: 'kubagram/word-not-there', word: clip(typed(token)) })
    : ok({ kind: 'challenge', by, word: found.word });
}

function parseAllow({ options }: Known, by: Seat, words: readonly string[]): Read {
  const letters = alphabetOf(setOf(options));
  return words.length === 0 || !words.every((word) => isSpelling(word, letters))
    ? refuse({ code: 'kubagram/word-expected', line: 'allow CATTLE' })
    : ok({ kind: 'allow', by, words });
}

function clip(text: string): string {
  return text.trim().slice(0, 60);
}
