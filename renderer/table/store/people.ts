import {
  openHands,
  type Game,
  type GameTypes,
  type Onlooker,
  type OpenHands,
  type Rules,
} from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { GameRecord } from '#shared/records/index.ts';

export function peopleOf({ players }: Pick<GameRecord, 'players'>): readonly Seat[] {
  return players.flatMap(({ kind }, at) => (kind === 'person' ? [at as Seat] : []));
}

/** `forward` is the person who has come forward for this turn; where a game hides nothing, no one has to. */
export function handsAt<G extends GameTypes>(
  { rules, hidesHands }: Pick<Game<G>, 'rules' | 'hidesHands'>,
  state: G['state'],
  people: readonly Seat[],
  forward: Seat | undefined,
): OpenHands {
  const over = rules.ending(state) !== undefined;
  return openHands({ people, onTurn: rules.turn(state).seat, over, hidesHands, forward });
}

/** Returns whose draft is on the table, covered or not: the person on turn, or the only person during others' turns. */
export function draftSeat<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  people: readonly Seat[],
): Seat | undefined {
  const { seat } = rules.turn(state);
  if (seat !== undefined && people.includes(seat)) return seat;
  return people.length === 1 ? people[0] : undefined;
}

export function draftView<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  people: readonly Seat[],
): G['view'] {
  return rules.viewFor(state, draftSeat(rules, state, people) ?? 'table');
}

/** Returns whose view may be shown: that of the person who lays now, else of the only open hand. */
export function onlookerAt(hands: OpenHands, lays: Seat | undefined): Onlooker {
  return lays ?? (hands.kind === 'one' ? hands.seat : 'table');
}
