import type { AskWords } from '#shared/engine/index.ts';
import { ok, type CubeId, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { Rulings } from '#shared/word-engine/ruled-lexicon.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { highestScoringDice } from './highest-scoring-dice.ts';
import { spelled, type ShownDie, setOf } from '../dice.ts';
import type { Known } from '../state.ts';
import type { SpellingMove } from '../moves.ts';
import { jokersFor } from '../notation/resolve.ts';
import { valueOfWord } from '../scoring.ts';
import { leastShort, mayBeExtended, type OwnedWord } from '../words/spelling.ts';
import { supplyOf } from './supply.ts';

export interface WordFound {
  readonly move: SpellingMove;
  readonly word: string;
  readonly points: number;
  /** Own words that go into the word reduce the gain. */
  readonly gain: number;
  readonly taken: number;
}

export interface WordSearch {
  readonly by: Seat;
  readonly askWords: AskWords;
  readonly layers: Rulings;
  /** Longer words of the central field are not looked for; absent means no limit. */
  readonly longest?: number;
}

type Found = Promise<Result<readonly WordFound[], Problem>>;

const mostSpellings = 5000;

const mostExtensions = 1000;

/** Lists every word that can be made now, by gain, then by what others lose, then in the order of the alphabet. */
export async function bestWords(known: Known, search: WordSearch): Found {
  const claims = await claimsIn(known, search);
  if (!claims.ok) return claims;
  const compounds = await compoundsIn(known, search);
  if (!compounds.ok) return compounds;
  const longer = await extensionsIn(known, search);
  if (!longer.ok) return longer;
  return ok([...claims.value, ...compounds.value, ...longer.value].sort(byGain));
}

function byGain(one: WordFound, other: WordFound): number {
  return other.gain - one.gain || other.taken - one.taken || (one.word < other.word ? -1 : 1);
}

/** Each word of the central field and the player's jokers uses the dice that make it worth most (K4, K8, K9). */
async function claimsIn(known: Known, search: WordSearch): Found {
  const spellings = await spellingsIn(known, search);
  if (!spellings.ok) return spellings;
  const jokers = jokersFor(known, search.by);
  return ok(spellings.value.flatMap((word) => claimOf(known, search.by, jokers, word) ?? []));
}

export function claimOf(
  known: Known,
  by: Seat,
  jokers: readonly CubeId[],
  word: string,
): WordFound | undefined {
  const dice = highestScoringDice(known, jokers, [...word], true);
  if (dice === undefined) return undefined;
  const points = valueOfWord(setOf(known.options), { dice, parts: 1, extended: false }).total;
  return { move: { kind: 'claim', by, dice }, word, points, gain: points, taken: 0 };
}

export async function spellingsIn(
  known: Known,
  { by, askWords, layers, longest }: WordSearch,
): Promise<Result<readonly string[], Problem>> {
  const least = known.phase.kind === 'short' ? leastShort : known.options.minLength;
  const { pieces, central } = supplyOf(known, by, known.central);
  if (pieces.length < least) return ok([]);
  const ask = {
    pieces,
    least,
    longest: Math.max(least, longest ?? wordLengths.most),
    someOf: { pieces: central, least: 1 },
    order: 'longest',
    most: mostSpellings,
  } as const;
  const found = await askWords({ kind: 'spellings-from', ask }, layers);
  return found.ok ? ok(found.value.words) : found;
}

/** Words that lie in the fields are joined to longer ones (K10). */
async function compoundsIn(known: Known, { by, askWords, layers }: WordSearch): Found {
  const parts = partsIn(known);
  if (parts.length < 2) return ok([]);
  const spellings = parts.map(({ word }) => spelled(word.dice));
  const rows = await askWords({ kind: 'joined-words', spellings }, layers);
  if (!rows.ok) return rows;
  return ok(
    rows.value.map((row) => {
      const joined = row.flatMap((at) => parts[at] ?? []);
      const dice = joined.flatMap((part) => part.word.dice);
      const count = joined.reduce((sum, part) => sum + part.word.parts, 0);
      const points = valueOfWord(setOf(known.options), { dice, parts: count, extended: false }).total;
      const move = { kind: 'join', by, words: joined.map((part) => part.word.id) } as const;
      return { move, word: spelled(dice), points, ...changeOf(by, points, joined) };
    }),
  );
}

function changeOf(by: Seat, points: number, parts: readonly OwnedWord[]): Pick<WordFound, 'gain' | 'taken'> {
  const sum = (isOwn: boolean) =>
    parts.reduce((all, { seat, word }) => ((seat === by) === isOwn ? all + word.points : all), 0);
  return { gain: points - sum(true), taken: sum(false) };
}

function partsIn({ seats, options }: Known): readonly OwnedWord[] {
  return seats.flatMap(({ words }, at) =>
    words
      .filter(({ extended, dice }) => !extended && dice.length >= options.minLength)
      .map((word) => ({ seat: at as Seat, word })),
  );
}

/** In the last turn words of any field may be made longer (K11). */
async function extensionsIn(known: Known, { by, askWords, layers }: WordSearch): Found {
  if (known.phase.kind !== 'short') return ok([]);
  const { pieces } = supplyOf(known, by, known.central);
  const jokers = jokersFor(known, by);
  const found: WordFound[] = [];
  for (const [at, { words }] of known.seats.entries()) {
    for (const word of words.filter((one) => mayBeExtended(known, one))) {
      const core = spelled(word.dice);
      const leastPieces = known.options.lastExtensionMin;
      const ask = { pieces, around: core, leastPieces, order: 'longest', most: mostExtensions } as const;
      const answer = await askWords({ kind: 'spellings-from', ask }, layers);
      if (!answer.ok) return answer;
      for (const whole of answer.value.words) {
        for (const front of placesOf(core, whole)) {
          const letters = [...whole.slice(0, front), ...whole.slice(front + core.length)];
          const added = highestScoringDice(known, jokers, letters, false);
          if (added === undefined) continue;
          const owned = { seat: at as Seat, word };
          found.push(extended(known, by, owned, added.slice(0, front), added.slice(front)));
        }
      }
    }
  }
  return ok(found);
}

function placesOf(core: string, whole: string): readonly number[] {
  return Array.from({ length: whole.length - core.length + 1 }, (_, at) => at).filter((at) =>
    whole.startsWith(core, at),
  );
}

function extended(
  known: Known,
  by: Seat,
  owned: OwnedWord,
  before: readonly ShownDie[],
  behind: readonly ShownDie[],
): WordFound {
  const dice = [...before, ...owned.word.dice, ...behind];
  const { parts } = owned.word;
  const points = valueOfWord(setOf(known.options), { dice, parts, extended: true }).total;
  const move = { kind: 'extend', by, word: owned.word.id, before, behind } as const;
  return { move, word: spelled(dice), points, ...changeOf(by, points, [owned]) };
}
