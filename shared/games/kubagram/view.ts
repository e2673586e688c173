import type { Onlooker } from '#shared/engine/index.ts';
import { isJoker } from './dice.ts';
import { problemOf } from './legality.ts';
import type { KubagramMove, KubagramProposal } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import type { KubagramState, KubagramView } from './state.ts';

/** Only the top faces and marked edges of dice in the box are seen (K1). */
export function viewFor(state: KubagramState, who: Onlooker): KubagramView {
  const { options, corner, central, seats, first, turn, phase, handed } = state;
  const { claims, nextWord, allowed, waiting } = state;
  return {
    who,
    options,
    box: state.box.map((one) =>
      one === null
        ? null
        : one.unseen === true
          ? { top: '', turn: 0, joker: false, unseen: true }
          : { top: one.top, turn: one.turn, joker: isJoker(one.die) },
    ),
    ...(corner === undefined ? {} : { corner }),
    central,
    seats,
    first,
    turn,
    phase,
    ...(handed === undefined ? {} : { handed }),
    claims,
    nextWord,
    allowed,
    waiting,
  };
}

export function problemIn(
  view: KubagramView,
  move: KubagramProposal | KubagramMove,
): MoveProblem | undefined {
  return problemOf(view, move);
}
