import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isOpen, now, type Ending, type OpenHands } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import {
  handsAt,
  peopleOf,
  type LoadedGame,
  type Play,
  type PlayState,
  type Saving,
  type TableTypes,
} from './store/index.ts';

type Unsaved<T extends TableTypes> = Extract<Saving<T>, { readonly kind: 'failed' }>;

/** What every table shows, worked out once a change; a game adds its own to it. */
export interface Shell<T extends TableTypes> {
  readonly play: Play<T>;
  readonly game: LoadedGame<T>;
  /** What everybody may see. */
  readonly state: T['view'];
  /** Turns begun, from 1. */
  readonly turn: number;
  readonly names: readonly string[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly ending: Ending | undefined;
  /** The seat on turn; undefined while others may speak up and at the end. */
  readonly seat: Seat | undefined;
  /** The people who may speak up between turns; computers answer for themselves. */
  readonly answering: readonly Seat[];
  /** The seat on turn is a computer's: nobody lays anything now. */
  readonly computing: boolean;
  /** The only person at the table waits for a computer, with their own hand before them. */
  readonly resting: boolean;
  /** Which hands may be seen now; what needs another one is not on the screen. */
  readonly hands: OpenHands;
  /** Which hands may be looked back at: the same, but none before the end in strict play. */
  readonly lookBack: OpenHands;
  /** No help is given now: strict play, until the end. */
  readonly strict: boolean;
  /** Nobody's hand may be drawn until the player on turn comes forward. */
  readonly curtain: boolean;
  /** What the person whose hand is open may see, on turn or not; what everybody may see where no hand is. */
  readonly known: T['view'];
  /** What the person on turn may see; undefined behind the curtain and without a turn. */
  readonly view: T['view'] | undefined;
  readonly draft: T['draft'];
  /** A move that could not be saved; `useSaving` tells of one on its way. */
  readonly unsaved: Unsaved<T> | undefined;
  readonly news: PlayState<T>['news'];
  readonly refusal: PlayState<T>['refusal'];
  readonly computer: PlayState<T>['computer'];
  readonly hint: PlayState<T>['hint'];
  /** When the clock makes its move, in milliseconds since 1970. */
  readonly endsAt: number | undefined;
}

/** What the whole table is drawn from: not that a move is on its way, which only its buttons show. */
export function shownOf<T extends TableTypes>(state: PlayState<T>) {
  const { draft, saving, forward, news, refusal, computer, hint, endsAt } = state;
  const unsaved = saving.kind === 'failed' ? saving : undefined;
  return { draft, unsaved, forward, news, refusal, computer, hint, endsAt };
}

export function useShell<T extends TableTypes>(play: Play<T>, game: LoadedGame<T>): Shell<T> {
  const { draft, unsaved, forward, news, refusal, computer, hint, endsAt } = useStore(
    play.store,
    useShallow(shownOf<T>),
  );
  if (draft === undefined) throw new Error('A table that is laid has a draft');
  const { rules, hidesHands } = game.game;
  const truth = now(game.timeline);
  const people = useMemo(() => peopleOf(game.record), [game.record]);
  const names = useMemo(() => game.record.players.map(({ name }) => name), [game.record.players]);
  const standing = useMemo(() => {
    const { number: turn, seat } = rules.turn(truth);
    const ending = rules.ending(truth);
    const actors = rules.actors(truth);
    return {
      turn,
      seat,
      ending,
      state: rules.viewFor(truth, 'table'),
      scores: rules.scores(truth),
      answering: seat === undefined ? people.filter((at) => actors.includes(at)) : [],
    };
  }, [rules, truth, people]);
  const { seat } = standing;
  const computing = seat !== undefined && !people.includes(seat);
  const hands = useMemo(
    () => handsAt({ rules, hidesHands }, truth, people, forward),
    [rules, hidesHands, truth, people, forward],
  );
  const strict = isStrict(game.record.options) && standing.ending === undefined;
  const lookBack = useMemo<OpenHands>(
    () => (strict ? { kind: 'none', awaited: undefined } : hands),
    [strict, hands],
  );
  const lays = seat !== undefined && !computing && isOpen(hands, seat);
  const onlooker = lays ? seat : hands.kind === 'one' ? hands.seat : 'table';
  const known = useMemo(() => rules.viewFor(truth, onlooker), [rules, truth, onlooker]);
  const view = lays ? known : undefined;
  return {
    play,
    game,
    ...standing,
    names,
    computing,
    resting: computing && hands.kind === 'one',
    hands,
    lookBack,
    strict,
    known,
    curtain: hidesHands && hands.kind === 'none' && hands.awaited !== undefined,
    view,
    draft,
    unsaved,
    news,
    refusal,
    computer,
    hint,
    endsAt,
  };
}
