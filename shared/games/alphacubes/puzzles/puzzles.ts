import type { GamePuzzles, Proof, ProofTools, Statement } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { puzzlesIn } from '../../common/kept-puzzles.ts';
import { placementsKeeping } from '../computer/keeping.ts';
import { laidLetters, playsRequest } from '../engine-position.ts';
import type { AlphacubesMove } from '../moves.ts';
import { playLine } from '../notation/move-line.ts';
import { setOf } from '../pieces.ts';
import { scorePlay } from '../scoring.ts';
import type { AlphacubesView } from '../state.ts';
import type { AlphacubesTypes } from '../types.ts';

/** One play is told apart from all others by at least so many points. */
const leastMargin = 20;
const fewestCubes = 12;

export const alphacubesPuzzles: GamePuzzles<AlphacubesTypes> = {
  games: { options: { family: 'en' }, levels: [10, 10] },
  plain: ['worth'],
  measure: { often: 1, easy: 10, middling: 11 },
  load: async () =>
    puzzlesIn('alphacubes', (await import('./made.json', { with: { type: 'json' } })).default),
  suits: ({ phase, squares, hand, options }, by) =>
    phase.kind === 'turn' &&
    phase.seat === by &&
    hand.length === 7 &&
    options.judge === 'assisted' &&
    Object.keys(squares).length >= fewestCubes,
  async prove(view, _by, tools) {
    const found = await tools.ask(playsRequest(view, 2));
    if (!found.ok) return found;
    const [best, second] = found.value;
    if (best === undefined || best.score === 0) return refuse({ code: 'puzzle/nothing-to-find' });
    const margin = best.score - (second?.score ?? 0);
    return proofOf(view, best, margin, tools);
  },
  hints: (view, [move]) => (move?.kind === 'play' ? hintsFor(view, move) : []),
};

function proofOf(
  view: AlphacubesView,
  best: Play,
  margin: number,
  { words }: ProofTools,
): Result<Proof, Problem> {
  const placements = placementsKeeping(setOf(view.options), laidLetters(view, best), view.hand);
  if (placements === undefined) return refuse({ code: 'puzzle/nothing-to-find' });
  const formed = scorePlay(view, placements, best.direction).words.map(({ word }) => word);
  const lying = wordsOn(view);
  const isSole = margin >= leastMargin && [...formed, ...lying].every((word) => words.has(word));
  return ok({
    kind: isSole ? 'best' : 'worth',
    points: best.score,
    margin: isSole ? margin : 0,
    answers: [{ lines: [playLine(view, placements)], points: best.score }],
    words: [...formed, ...lying],
  });
}

/** Reads every word that lies on the board. */
function wordsOn({ board, squares }: AlphacubesView): readonly string[] {
  const rows = board.map((marks, row) =>
    [...marks].map((_, column) => squares[`${String.fromCharCode(65 + column)}${row + 1}`]?.letter ?? ' '),
  );
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ' '));
  return [...rows, ...columns].flatMap((line) =>
    line
      .join('')
      .split(' ')
      .filter((word) => word.length > 1),
  );
}

type LaidPlay = Extract<AlphacubesMove, { readonly kind: 'play' }>;

function hintsFor(view: AlphacubesView, { placements }: LaidPlay): readonly Statement[] {
  const [start = '', direction = '', word = ''] = playLine(view, placements).split(' ');
  // The last letter that a cube of the hand shows is kept back.
  const squares =
    scorePlay(view, placements, direction === 'down' ? 'down' : 'across').words[0]?.letters ?? [];
  const hidden = squares.findLastIndex(({ laid }) => laid);
  const pattern = [...word].map((letter, at) => (at === hidden ? '_' : letter)).join('');
  return [
    { kind: 'cubes', count: placements.length },
    { kind: direction === 'down' ? 'down' : 'across', square: start },
    { kind: 'first', letter: word.charAt(0) },
    { kind: 'letters', pattern },
  ];
}
