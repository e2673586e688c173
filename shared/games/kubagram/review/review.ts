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
import { alphabetOf, setOf, spelled } from '../dice.ts';
import { notation } from '../notation/notation.ts';
import { bestWords } from '../search/best-words.ts';
import type { KubagramView } from '../state.ts';
import type { KubagramTypes } from '../types.ts';
import { yardsticks } from './yardsticks.ts';

export interface KubagramTurn extends PlayedTurn {
  /** What everybody saw when the turn ended. */
  readonly end: KubagramView;
  readonly words: readonly string[];
}

/** The best turn earns what the turn earned and the best word that was left at its end. */
export const kubagramReviewer: Reviewer<KubagramTypes, KubagramTurn> = {
  yardsticks,
  turns({ rules }, timeline) {
    const turns: KubagramTurn[] = [];
    let earned = 0;
    let words: string[] = [];
    let counted = 0;
    for (const { before, move, events, at, turn } of movesMade(rules, timeline)) {
      if (turn !== counted) [earned, words, counted] = [0, [], turn];
      for (const event of events) {
        if (event.kind !== 'made' || event.seat !== move.by) continue;
        const own = event.from.filter(({ seat }) => seat === event.seat);
        earned += event.word.points - own.reduce((sum, { word }) => sum + word.points, 0);
        words.push(spelled(event.word.dice));
      }
      const end = rules.viewFor(before, 'table');
      if (move.kind === 'skip' || (move.kind === 'end' && end.phase.kind !== 'before')) {
        turns.push({ turn, seat: move.by, at, kind: move.kind, points: earned, end, words });
      }
    }
    return turns;
  },
  async review(turns, turn, { level, askWords }) {
    const { seat, at, kind, points, end, words } = turn;
    const layers = tableWords(end, alphabetOf(setOf(end.options)));
    const found = await bestWords(end, { by: seat, askWords, layers });
    if (!found.ok) return found;
    const left = found.value.find(({ gain }) => gain > 0);
    const played = { line: words.join(', '), points };
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
      statements: [
        ...(left === undefined ? [] : [missed(left.move.kind, left.word, left.gain)]),
        ...takenAfter(turns, turn, left?.word),
      ],
    });
  },
};

function missed(how: string, word: string, points: number): Statement {
  return { kind: 'left', how, word, points, letters: word.length };
}

/** The next player claimed the very word that was left. */
function takenAfter(
  turns: readonly KubagramTurn[],
  turn: KubagramTurn,
  word: string | undefined,
): readonly Statement[] {
  const next = turns[turns.indexOf(turn) + 1];
  return word !== undefined && next !== undefined && next.seat !== turn.seat && next.words.includes(word)
    ? [{ kind: 'taken', word, seat: next.seat }]
    : [];
}
