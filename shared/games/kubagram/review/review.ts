import {
  gradeOf,
  movesMade,
  seldomPoints,
  usualPoints,
  type PlayedTurn,
  type Reviewer,
  type Statement,
} from '#shared/engine/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { alphabetOf, setOf, spelled, typed } from '../dice.ts';
import type { KubagramEvent } from '../events.ts';
import { notation } from '../notation/notation.ts';
import { bestWords, type WordFound } from '../search/best-words.ts';
import type { KubagramView } from '../state.ts';
import type { KubagramTypes } from '../types.ts';
import { yardsticks } from './yardsticks.ts';

export interface KubagramTurn extends PlayedTurn {
  /** What everybody saw when the turn ended. */
  readonly end: KubagramView;
  readonly made: readonly MadeWord[];
}

interface MadeWord {
  readonly word: string;
  /** Own words that went into the word are subtracted. */
  readonly gain: number;
  readonly move: number;
}

/** The best turn earns what the turn earned and the best word that was left at its end. */
export const kubagramReviewer: Reviewer<KubagramTypes, KubagramTurn> = {
  yardsticks,
  turns({ rules }, timeline) {
    const turns: KubagramTurn[] = [];
    let made: readonly MadeWord[] = [];
    let counted = 0;
    for (const { before, move, events, at, turn } of movesMade(rules, timeline)) {
      if (turn !== counted) [made, counted] = [[], turn];
      made = events.reduce(madeAfter, made);
      const { phase } = before;
      const last = turns.at(-1);
      if (move.kind === 'skip' || (move.kind === 'end' && phase.kind !== 'before')) {
        const end = rules.viewFor(before, 'table');
        turns.push({ turn, seat: move.by, at, kind: move.kind, points: earned(made), end, made });
      } else if (last?.turn === turn) {
        // A claim that is challenged after the end of the turn may be undone (K14).
        turns[turns.length - 1] = { ...last, points: earned(made), made };
      }
    }
    const { phase, turn } = timeline.state;
    return phase.kind === 'challenge' ? turns.filter((one) => one.turn !== turn) : turns;
  },
  async review(turns, turn, { level, askWords }) {
    const { seat, at, kind, points, end, made } = turn;
    const layers = tableWords(end, alphabetOf(setOf(end.options)));
    const found = await bestWords(end, { by: seat, askWords, layers });
    if (!found.ok) return found;
    const left = found.value.find(({ gain }) => gain > 0);
    const played = { line: made.map(({ word }) => word).join(', '), points };
    const best = {
      line: left === undefined ? played.line : notation.format(end, left.move),
      points: points + (left?.gain ?? 0),
    };
    const usual = { points: usualPoints(yardsticks, level, best.points) };
    const seldom = seldomPoints(yardsticks, level, best.points);
    const grade = gradeOf(played, best, usual, seldom);
    return ok({
      turn: turn.turn,
      seat,
      at,
      kind,
      points,
      played,
      best,
      usual,
      grade: grade === 'slip' || grade === 'mistake' ? 'missed' : grade,
      statements: [...(left === undefined ? [] : leftIn(left)), ...takenAfter(turns, turn, left?.word)],
    });
  },
};

function madeAfter(made: readonly MadeWord[], event: KubagramEvent): readonly MadeWord[] {
  if (event.kind === 'undone') return made.filter(({ move }) => move !== event.move);
  if (event.kind !== 'made') return made;
  const { seat, word, from, move } = event;
  const own = from.reduce((sum, part) => (part.seat === seat ? sum + part.word.points : sum), 0);
  return [...made, { word: spelled(word.dice), gain: word.points - own, move }];
}

function earned(made: readonly MadeWord[]): number {
  return made.reduce((sum, { gain }) => sum + gain, 0);
}

function leftIn({ move, word, points, gain, taken }: WordFound): readonly Statement[] {
  const facts = { word: typed(word), points, gain };
  switch (move.kind) {
    case 'claim':
      return [{ kind: 'left', ...facts }];
    case 'join':
    case 'extend':
      return [{ kind: move.kind === 'join' ? 'leftJoined' : 'leftLonger', ...facts, taken }];
  }
}

/** The next player made the very word that was left. */
function takenAfter(
  turns: readonly KubagramTurn[],
  turn: KubagramTurn,
  word: string | undefined,
): readonly Statement[] {
  // A turn that the clock ended is not in the list.
  const next = turns.find((one) => one.turn === turn.turn + 1);
  return word !== undefined &&
    next !== undefined &&
    next.seat !== turn.seat &&
    next.made.some((one) => one.word === word)
    ? [{ kind: 'taken', word: typed(word), seat: next.seat }]
    : [];
}
