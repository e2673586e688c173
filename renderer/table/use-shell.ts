import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import {
  courseOf,
  isOpen,
  currentState,
  type Ending,
  type GameCourse,
  type OpenHands,
} from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import {
  handsAt,
  onlookerAt,
  peopleOf,
  type LoadedGame,
  type Play,
  type PlayState,
  type Saving,
  type TableTypes,
} from './store/index.ts';

type Unsaved<T extends TableTypes> = Extract<Saving<T>, { readonly kind: 'failed' }>;

export interface Shell<T extends TableTypes> {
  readonly play: Play<T>;
  readonly game: LoadedGame<T>;
  readonly state: T['view'];
  /** Counts turns begun, from 1. */
  readonly turn: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly ending: Ending | undefined;
  /** How the game went; undefined until it is over. */
  readonly course: GameCourse | undefined;
  /** This is undefined while others may speak up, and at the end. */
  readonly seat: Seat | undefined;
  readonly answering: readonly Seat[];
  readonly people: readonly Seat[];
  readonly computing: boolean;
  readonly resting: boolean;
  /** These hands may be seen now; nothing of any other hand is drawn. */
  readonly hands: OpenHands;
  /** These hands may be looked back at: the same as `hands`, but none in strict play before the end. */
  readonly lookBack: OpenHands;
  readonly strict: boolean;
  /** While this is true, no hand may be drawn: the player on turn has not come forward yet. */
  readonly curtain: boolean;
  /** This is the view of the person whose hand is open, on turn or not, or else the public view. */
  readonly known: T['view'];
  /** This is the view of the person on turn; undefined behind the curtain and without a turn. */
  readonly view: T['view'] | undefined;
  readonly draft: T['draft'];
  readonly unsaved: Unsaved<T> | undefined;
  readonly news: PlayState<T>['news'];
  readonly refusal: PlayState<T>['refusal'];
  readonly computer: PlayState<T>['computer'];
  readonly hint: PlayState<T>['hint'];
}

/** Leaves out whether a move is being saved: only buttons show that, and the table need not be redrawn. */
export function shownOf<T extends TableTypes>(state: PlayState<T>) {
  const { draft, saving, forward, news, refusal, computer, hint } = state;
  const unsaved = saving.kind === 'failed' ? saving : undefined;
  return { draft, unsaved, forward, news, refusal, computer, hint };
}

export function useShell<T extends TableTypes>(play: Play<T>, game: LoadedGame<T>): Shell<T> {
  const { draft, unsaved, forward, news, refusal, computer, hint } = useStore(
    play.store,
    useShallow(shownOf<T>),
  );
  if (draft === undefined) throw new Error('A table that is laid has a draft');
  const { rules, hidesHands } = game.game;
  const truth = currentState(game.timeline);
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
  const course = useMemo(() => courseOf(game.game, game.timeline), [game.game, game.timeline]);
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
  const onlooker = onlookerAt(hands, lays ? seat : undefined);
  const known = useMemo(() => rules.viewFor(truth, onlooker), [rules, truth, onlooker]);
  const view = lays ? known : undefined;
  return {
    play,
    game,
    ...standing,
    course,
    people,
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
  };
}

export function useSaving<T extends TableTypes>(play: Play<T>): Saving<T>['kind'] {
  return useStore(play.store, ({ saving }) => saving.kind);
}
