import { ok, refuse, type Result, type CubeId } from '#shared/kernel/index.ts';
import type { LayeredJudge, WordJudge } from '#shared/lexicon/index.ts';
import { tableJudge, type TableLayer } from '#shared/table-words/index.ts';
import { spelledIn } from './words/challenge.ts';
import { alphabetOf, spelled, typed, setOf, lettersOn, type ShownDie, type DiceSet } from './dice.ts';
import { problemOf } from './legality.ts';
import type { KubagramMove, KubagramProposal, SpellingMove } from './moves.ts';
import type { JudgeProblem, MoveProblem } from './problems.ts';
import { diceOf } from './words/spelling.ts';
import type { KubagramState, KubagramView } from './state.ts';

/** Writes the list's verdict, which rulings override, on a word, a challenge (K14), or that no word is left (K11). */
export function judge(
  state: KubagramState,
  proposal: KubagramProposal | KubagramMove,
  words: WordJudge,
): Result<KubagramMove, MoveProblem> {
  const problem = problemOf(state, proposal);
  if (problem !== undefined) return refuse(problem);
  const table = judgeAt(state, words);
  switch (proposal.kind) {
    case 'claim':
    case 'join':
    case 'extend':
      return judgeSpelling(state, proposal, table);
    case 'challenge': {
      const claim = state.claims.find(({ word }) => word === proposal.word);
      return ok({ ...proposal, good: table.has(spelledIn(state, claim)) });
    }
    case 'declare':
      return judgeDeclared(state, proposal, table);
    default:
      return ok(proposal);
  }
}

export function judgeAt(
  { options, allowed }: Pick<KubagramView, 'options' | 'allowed'>,
  words: WordJudge,
): LayeredJudge<TableLayer> {
  return tableJudge(words, { options, allowed }, alphabetOf(setOf(options)));
}

function judgeSpelling(
  { options, seats }: KubagramState,
  move: SpellingMove,
  table: LayeredJudge<TableLayer>,
): Result<KubagramMove, MoveProblem> {
  const bare = withoutVerdict(move);
  if (options.judge === 'challenge') return ok(bare);
  const accepted = spelled(diceOf(seats, move));
  const problem = wordProblem(table, accepted);
  return problem === undefined ? ok({ ...bare, accepted }) : refuse(problem);
}

function withoutVerdict(move: SpellingMove): SpellingMove {
  const { by } = move;
  switch (move.kind) {
    case 'claim':
      return { kind: 'claim', by, dice: move.dice };
    case 'join':
      return { kind: 'join', by, words: move.words };
    case 'extend':
      return { kind: 'extend', by, word: move.word, before: move.before, behind: move.behind };
  }
}

export function wordProblem(table: LayeredJudge<TableLayer>, spelling: string): JudgeProblem | undefined {
  const { accepted, by } = table.rulingOn(spelling);
  if (accepted) return undefined;
  const word = typed(spelling);
  switch (by) {
    case 'family':
      return { code: 'kubagram/not-for-everybody', word };
    case 'personal':
      return { code: 'kubagram/excluded-by-person', word };
    case 'table':
      return { code: 'kubagram/excluded-by-table', word };
    default:
      return { code: 'kubagram/not-in-lexicon', word };
  }
}

/** The list is asked about the central field with the last player's own jokers (K11). */
function judgeDeclared(
  state: KubagramState,
  { by }: Extract<KubagramProposal, { kind: 'declare' }>,
  table: WordJudge,
): Result<KubagramMove, MoveProblem> {
  const { options, central, seats } = state;
  if (options.lastShort === 'declared') return ok({ kind: 'declare', by });
  const least = options.minLength;
  return canSpell(setOf(options), table, central, seats[by]?.jokers ?? [], least)
    ? refuse({ code: 'kubagram/word-left', least })
    : ok({ kind: 'declare', by, checked: true });
}

/** At least one die must come from the central field (K8, K11). A judge that cannot list its words knows none. */
export function canSpell(
  set: DiceSet,
  { words }: WordJudge,
  central: readonly ShownDie[],
  jokers: readonly CubeId[],
  least: number,
): boolean {
  if (words === undefined) return false;
  const most = central.length + jokers.length;
  for (const word of words()) {
    if (word.length >= least && word.length <= most && isSpelledBy(set, word, central, jokers)) return true;
  }
  return false;
}

function isSpelledBy(
  set: DiceSet,
  word: string,
  central: readonly ShownDie[],
  jokers: readonly CubeId[],
): boolean {
  const left = central.map(({ letter }) => letter);
  const missing = [...word].filter((letter) => {
    const at = left.indexOf(letter);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return (
    missing.length < word.length &&
    missing.length <= jokers.length &&
    canShow(
      missing,
      jokers.map((die) => lettersOn(set, die)),
    )
  );
}

function canShow(letters: readonly string[], jokers: readonly (readonly string[])[]): boolean {
  const [letter, ...others] = letters;
  if (letter === undefined) return true;
  return jokers.some((joker, at) => joker.includes(letter) && canShow(others, jokers.toSpliced(at, 1)));
}
