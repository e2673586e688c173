import { begin, movesOf, currentState, propose, type Timeline } from '#shared/engine/index.ts';
import {
  facesOpen,
  kubagram,
  type KubagramMove,
  type KubagramProposal,
  type KubagramState,
  type KubagramTypes,
  setOf,
} from '#shared/games/kubagram/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import type { KubagramRecord } from './records.ts';
import { smallJudge } from './table.ts';

/** The whole game as players make it who take, lay at the right and claim nothing, each move with what lay before it. */
export function playedByHand({ options, players, seed, setUp }: KubagramRecord): readonly {
  readonly move: KubagramMove;
  readonly before: KubagramState;
}[] {
  let timeline: Timeline<KubagramTypes> = expectOk(
    begin(kubagram.rules, { options, seats: players.length, seed, setUp }),
  );
  const states: KubagramState[] = [];
  for (let next = nextOf(currentState(timeline)); next !== undefined; next = nextOf(currentState(timeline))) {
    states.push(currentState(timeline));
    ({ timeline } = expectOk(propose(kubagram.rules, timeline, next, smallJudge)));
  }
  return movesOf(timeline).flatMap((move, at) => {
    const before = states[at];
    return before === undefined ? [] : [{ move, before }];
  });
}

function nextOf({ phase, options, central }: KubagramState): KubagramProposal | undefined {
  switch (phase.kind) {
    case 'corner':
      return { kind: 'corner', by: phase.seat, corner: 0 };
    case 'before':
      return { kind: 'take', by: phase.seat };
    case 'holding': {
      const [letter = phase.held.top] = facesOpen(setOf(options), central, phase.held);
      return { kind: 'lay', by: phase.seat, letter, side: 'right' };
    }
    case 'after':
    case 'short':
      return { kind: 'end', by: phase.seat };
    case 'challenge':
    case 'over':
      return undefined;
  }
}
