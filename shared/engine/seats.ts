import { randomFrom, type Seat, type RandomState, type Seed } from '#shared/kernel/index.ts';
import type { Computers, GameTypes } from './contract.ts';

export interface SeatsAllowed {
  readonly least: number;
  readonly most: number;
}

export interface SeatsProblem extends SeatsAllowed {
  readonly code: 'setup/seats';
  readonly seats: number;
}

export function seatsProblem(seats: number, { least, most }: SeatsAllowed): SeatsProblem | undefined {
  return Number.isInteger(seats) && seats >= least && seats <= most
    ? undefined
    : { code: 'setup/seats', seats, least, most };
}

export interface HotSeat {
  readonly people: readonly Seat[];
  readonly onTurn: Seat | undefined;
  readonly over: boolean;
  readonly hidesHands: boolean;
  readonly forward: Seat | undefined;
}

export type OpenHands =
  /** Every hand is open, because the game is over or hides nothing. */
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly seat: Seat }
  /** No hand is open. `awaited` must come forward; undefined while several people look on. */
  | { readonly kind: 'none'; readonly awaited: Seat | undefined };

/** Decides which hands are open (P3); whatever shows a hand, or needs one seen (a hint, a review), must ask here. */
export function openHands({ people, onTurn, over, hidesHands, forward }: HotSeat): OpenHands {
  if (over || !hidesHands) return { kind: 'all' };
  const [only, ...others] = people;
  if (only !== undefined && others.length === 0) return { kind: 'one', seat: only };
  if (onTurn === undefined || !people.includes(onTurn)) return { kind: 'none', awaited: undefined };
  return onTurn === forward ? { kind: 'one', seat: onTurn } : { kind: 'none', awaited: onTurn };
}

export function isOpen(hands: OpenHands, seat: Seat): boolean {
  return hands.kind === 'all' || (hands.kind === 'one' && hands.seat === seat);
}

interface Level {
  readonly level: number;
}

/** A computer of this level plays as strongly as those it plays with, in games that offer it. */
export const followsOthers = 0;

/** A level that only a later version of Cubewright has is played as the strongest one here. */
export function levelIn<L extends Level>(levels: readonly [L, ...L[]], level: number): L {
  return levels.find((one) => one.level === level) ?? levels.at(-1) ?? levels[0];
}

export function playedLevel<G extends GameTypes>(
  computers: Pick<Computers<G>, 'follow' | 'usual'>,
  view: G['view'],
  by: Seat,
  level: number,
): number {
  if (level !== followsOthers) return level;
  return computers.follow?.(view, by) ?? usualLevel(computers);
}

export function usualLevel({ usual = 2 }: { readonly usual?: number }): number {
  return usual;
}

/** The same game up to the same move gets the same random state, so games with computers replay. */
export function decisionRandom(seed: Seed, moves: number): RandomState {
  return randomFrom((seed ^ Math.imul(moves + 1, 0x9e3779b1)) >>> 0);
}
