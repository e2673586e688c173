import { useMemo, useState } from 'react';
import { useSensedTray, useLights, type SensedTray, type SquareLights } from '#renderer/box/index.ts';
import { pastMoves } from '#renderer/table/index.ts';
import {
  compareBox,
  nextSquare,
  squaresExpected,
  takenDice,
  type BoxFinding,
  type KubagramProposal,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import { differencesOf, type Difference } from '#shared/box-sync/index.ts';
import type { Actions } from '../actions.ts';
import type { TableModel } from '../use-model.ts';

export const grid = { rows: 9, columns: 12 } as const;

export interface BoxGame extends SensedTray {
  readonly finding: BoxFinding | undefined;
  readonly differences: readonly Difference[];
  readonly acts: ReadonlyMap<number, 'lift' | 'put'> | undefined;
  readonly isMoving: boolean;
  readonly make: (moves: readonly KubagramProposal[]) => void;
}

export function useBoxGame(model: TableModel, actions: Actions): BoxGame {
  const sensed = useSensedTray(grid);
  const { game, people, state, play, view } = model;
  const { settled, bad, squares } = sensed;
  const { length } = game.timeline;
  const [agreedAt, setAgreedAt] = useState(0);
  const agreed = Math.min(agreedAt, length);
  const finding = useMemo(
    () =>
      settled === undefined || state.phase.kind === 'over'
        ? undefined
        : compareBox({
            view: state,
            taken: takenDice(pastMoves(game)),
            sensed: settled,
            bad,
            agreed,
            people,
          }),
    [settled, state, game, bad, agreed, people],
  );
  if (finding?.kind === 'agrees' && agreedAt !== length) setAgreedAt(length);
  const make = (moves: readonly KubagramProposal[]) => {
    const [move, ...more] = moves;
    // `actions.make` sends the order of the central field along with the move, as the button does.
    if (move !== undefined && more.length === 0 && view !== undefined) actions.make(move);
    else void play.make(moves);
  };
  const differences = useMemo(
    () => (squares === undefined ? [] : differencesOf(squaresExpected(state), squares, bad)),
    [squares, state, bad],
  );
  const acts = useMemo(() => actsOf(finding, differences), [finding, differences]);
  const lights = lightsFor(finding, state)?.flatMap(({ square, look }) => {
    const sensor = sensed.sensorAt(square);
    return sensor === undefined ? [] : [{ square: sensor, look }];
  });
  useLights(sensed.state.link === 'live' && sensed.state.info?.features.includes('lights') === true, lights);
  return {
    ...sensed,
    finding,
    differences,
    acts,
    isMoving: settled !== undefined && squares !== settled,
    make,
  };
}

/** Returns undefined while the move of a lifted die is being made, because the next lights follow from that move. */
function lightsFor(
  finding: BoxFinding | undefined,
  { box, corner, phase }: KubagramView,
): SquareLights | undefined {
  if (finding?.kind === 'taken') return undefined;
  if (finding === undefined || finding.kind === 'unseen') return [];
  if (finding.kind === 'agrees') {
    const next = corner === undefined || phase.kind !== 'before' ? undefined : nextSquare(box, corner);
    return next === undefined ? [] : [{ square: next, look: 'steady' }];
  }
  const steps = finding.kind === 'fill' ? finding.steps.slice(0, 1) : finding.steps;
  return steps.map(({ act, square, why }) => ({
    square,
    look: act === 'lift' ? 'marked' : why === 'fill' ? 'steady' : 'blinking',
  }));
}

/** More marks than this would hide what is below them. */
const mostDrawn = 12;

function actsOf(finding: BoxFinding | undefined, differences: readonly Difference[]): BoxGame['acts'] {
  return finding === undefined ||
    finding.kind === 'agrees' ||
    finding.kind === 'taken' ||
    differences.length > mostDrawn
    ? undefined
    : new Map(differences.map(({ square, act }) => [square, act]));
}
