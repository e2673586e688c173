import type { Actor } from '#shared/engine/index.ts';
import { nextInt, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { actors, moveProblem } from './apply.ts';
import { openLines } from './lines.ts';
import type { KuboMove } from './moves.ts';
import type { KuboState } from './state.ts';

/** A legal move is made with these chances in percent, `closes` first and the others in the order of `moveOf`. */
const claims = 60;
const draws = 50;
const lays = 75;
const closes = 10;

const someTime = 1_700_000_000_000;

export function randomMove(state: KuboState, random: RandomState): readonly [KuboMove, RandomState] {
  let next = random;
  const randomBelow = (below: number): number => {
    const [value, after] = nextInt(next, below);
    next = after;
    return value;
  };
  const by = pickActor(actors(state), randomBelow);
  const move = by === 'clock' ? closing(state) : moveOf(state, by, randomBelow);
  return [move, next];
}

type RandomBelow = (below: number) => number;

function pickActor(all: readonly Actor[], randomBelow: RandomBelow): Actor {
  const people = all.filter((one) => one !== 'clock');
  if (people.length < all.length && randomBelow(100) < closes) return 'clock';
  const by = people[randomBelow(people.length)];
  if (by === undefined) throw new Error('The game is over: nobody may move');
  return by;
}

function closing({ moves }: KuboState): KuboMove {
  return { kind: 'close', by: 'clock', at: someTime + moves * 1000 };
}

function moveOf(state: KuboState, by: Seat, randomBelow: RandomBelow): KuboMove {
  const open = openLines(state, state.phase);
  const line = open[randomBelow(Math.max(1, open.length))];
  if (line !== undefined && randomBelow(100) < claims) return { kind: 'claim', by, line: line.id };
  if (state.phase.kind === 'window') return { kind: 'wave', by };
  const draw: KuboMove = { kind: 'draw', by };
  if (moveProblem(state, draw) === undefined && randomBelow(100) < draws) return draw;
  const free = (state.seats[by]?.hand ?? [])
    .map((card): KuboMove => ({ kind: 'lay', by, card }))
    .filter((move) => moveProblem(state, move) === undefined);
  const lay = free[randomBelow(Math.max(1, free.length))];
  return lay !== undefined && randomBelow(100) < lays ? lay : { kind: 'end', by };
}
