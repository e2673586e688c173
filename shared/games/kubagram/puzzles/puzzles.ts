import type { GamePuzzles, Statement } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { puzzlesIn } from '../../common/kept-puzzles.ts';
import { alphabetOf, setOf, spelled } from '../dice.ts';
import type { ClaimMove } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { bestWords } from '../search/best-words.ts';
import type { KubagramTypes } from '../types.ts';

const [fewestDice, mostDice] = [7, 12];
/** A claim is told apart from all others by at least so many points. */
const leastMargin = 5;

/** Later in a game so many words lie that nobody can see what they could be joined to. */
const lastTurn = 24;

export const kubagramPuzzles: GamePuzzles<KubagramTypes> = {
  games: { options: { family: 'en' }, levels: [1, 1] },
  plain: ['worth'],
  measure: { often: 10, easy: 1, middling: 2 },
  load: async () => puzzlesIn('kubagram', (await import('./made.json', { with: { type: 'json' } })).default),
  suits: ({ phase, central, seats, options, turn }, by) =>
    turn <= lastTurn &&
    (phase.kind === 'before' || phase.kind === 'after') &&
    phase.seat === by &&
    options.judge === 'assisted' &&
    seats.every(({ jokers }) => jokers.length === 0) &&
    central.length >= fewestDice &&
    central.length <= mostDice,
  async prove(view, by, { askWords, words }) {
    const layers = tableWords(view, alphabetOf(setOf(view.options)));
    const found = await bestWords(view, { by, askWords, layers });
    if (!found.ok) return found;
    const [best] = found.value;
    if (best === undefined || best.move.kind !== 'claim') return refuse({ code: 'puzzle/nothing-to-find' });
    const next = found.value.find(({ word }) => word !== best.word);
    const margin = best.gain - (next?.gain ?? 0);
    const lying = view.seats.flatMap((seat) => seat.words.map(({ dice }) => spelled(dice)));
    const isSole = margin >= leastMargin && lying.every((word) => words.has(word));
    return ok({
      kind: isSole ? 'best' : 'worth',
      points: best.gain,
      margin: isSole ? margin : 0,
      facts: { count: view.central.length },
      answers: [{ lines: [notation.format(view, best.move)], points: best.gain }],
      words: [best.word, ...lying],
    });
  },
  hints: (_view, [move]) => (move?.kind === 'claim' ? hintsFor(move) : []),
};

function hintsFor({ dice }: ClaimMove): readonly Statement[] {
  const word = spelled(dice);
  return [
    { kind: 'length', count: word.length },
    { kind: 'last', letter: word.slice(-1) },
    { kind: 'first', letter: word.charAt(0) },
    { kind: 'letters', pattern: `${word.slice(0, -2)}_${word.slice(-1)}` },
  ];
}
