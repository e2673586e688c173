import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Gateway } from '#renderer/gateway/index.ts';
import { now, play, redo, undo } from '#shared/engine/index.ts';
import type { AlphacubesEvent, AlphacubesMove, AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import type { Problem, Seat } from '#shared/kernel/index.ts';
import { formatRecord, withTimeline, type RecordTimeline } from '#shared/records/index.ts';
import type { Draft } from './draft.ts';
import { loadGame, type LoadedGame } from './load-game.ts';
import { beginDraft, reduce, type DraftAction } from './reduce.ts';
import { centrePlace, draftTable, handToDraw, seatOnTurn } from './table-state.ts';

/** What has just happened, to be shown and said once. */
export interface News {
  /** Counts up, so that the same thing twice is two things. */
  readonly serial: number;
  readonly kind: 'made' | 'taken-back' | 'made-again';
  readonly events: readonly AlphacubesEvent[];
}

/** A game as it would be after a move, on its way to the disk. */
interface Next {
  readonly timeline: RecordTimeline;
  readonly kind: News['kind'];
  readonly events: readonly AlphacubesEvent[];
}

/** A move is done once it is on disk; until then the table stands as before. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly next: Next };

export type Stage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly game: LoadedGame };

export interface PlayState {
  readonly stage: Stage;
  readonly draft: Draft;
  readonly saving: Saving;
  /** The seat whose hand was drawn last; undefined where nobody's was. */
  readonly shown: Seat | undefined;
  readonly news: News | undefined;
  /** Why the last thing tried cannot be done. */
  readonly refusal: { readonly serial: number; readonly problem: Problem } | undefined;
}

/** The game in progress: what is on the table, what is not yet played, and the moves on their way to the disk. */
export interface Play {
  readonly store: StoreApi<PlayState>;
  load(): Promise<void>;
  /** Another window may have saved this game: if it has, its table is laid out here too. */
  heard(revision?: number): Promise<void>;
  act(action: DraftAction): void;
  /** Several moves are made and saved as one, as when all opponents wave a play on. */
  make(moves: readonly AlphacubesMove[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  saveAgain(): Promise<void>;
  /** Gives up a move that could not be saved; the cubes stay as they are laid. */
  dropUnsaved(): void;
  /** The player whose turn it is has come forward. */
  liftCurtain(): void;
  /** The table is left: nobody's hand is drawn when it is seen again, and what is laid stays laid. */
  leave(): void;
}

const nowhere: Draft = beginDraft([], undefined, { column: 0, row: 0 });

export function createPlay(gateway: Gateway, id: string): Play {
  const store = createStore<PlayState>(() => ({
    stage: { kind: 'loading' },
    draft: nowhere,
    saving: { kind: 'saved' },
    shown: undefined,
    news: undefined,
    refusal: undefined,
  }));
  const drafts = new Map<Seat, Draft>();
  let serial = 0;
  const set = (change: Partial<PlayState>) => {
    store.setState(change);
  };
  const refuseWith = (problem: Problem) => {
    serial += 1;
    set({ refusal: { serial, problem } });
  };

  /** The game that may be touched now: loaded, and no move on its way. */
  const free = (): LoadedGame | undefined => {
    const { stage, saving } = store.getState();
    return stage.kind === 'ready' && saving.kind === 'saved' ? stage.game : undefined;
  };

  const lieOnTable = (game: LoadedGame, news: News | undefined) => {
    const before = store.getState();
    if (before.stage.kind === 'ready') {
      const seat = seatOnTurn(now(before.stage.game.timeline));
      if (seat !== undefined) drafts.set(seat, before.draft);
    }
    const state = now(game.timeline);
    const seat = seatOnTurn(state);
    const known = seat === undefined ? before.draft : drafts.get(seat);
    set({
      stage: { kind: 'ready', game },
      draft: sameTurn(before, state)
        ? before.draft
        : beginDraft(handToDraw(state), known, centrePlace(state)),
      saving: { kind: 'saved' },
      // While anybody may challenge, everybody looks at the screen.
      shown: seat === undefined ? undefined : before.shown,
      news,
      refusal: undefined,
    });
  };

  const save = async (game: LoadedGame, next: Next): Promise<void> => {
    set({ saving: { kind: 'saving' }, refusal: undefined });
    const record = withTimeline(game.record, next.timeline);
    const saved = await gateway.call('saveGame', {
      id,
      text: formatRecord(record),
      revision: game.revision,
    });
    if (!saved.ok) {
      set({ saving: { kind: 'failed', problem: saved.problem, next } });
      return;
    }
    serial += 1;
    lieOnTable(
      { ...game, record, timeline: next.timeline, revision: saved.value.revision },
      { serial, kind: next.kind, events: next.events },
    );
  };

  return {
    store,
    async load() {
      set({ stage: { kind: 'loading' }, saving: { kind: 'saved' } });
      const loaded = await loadGame(gateway, id);
      if (loaded.ok) lieOnTable(loaded.value, undefined);
      else set({ stage: { kind: 'failed', problem: loaded.problem } });
    },
    async heard(revision) {
      const before = free();
      if (before === undefined || before.revision === revision) return;
      const loaded = await loadGame(gateway, id);
      const still = free();
      if (!loaded.ok || still === undefined || still.revision === loaded.value.revision) return;
      lieOnTable(loaded.value, undefined);
    },
    act(action) {
      const game = free();
      if (game === undefined) return;
      const state = now(game.timeline);
      const drafted = reduce(store.getState().draft, draftTable(state), action);
      if (drafted.ok) set({ draft: drafted.value, refusal: undefined });
      else refuseWith(drafted.problem);
    },
    async make(moves) {
      const game = free();
      if (game === undefined) return;
      const rules = games[game.record.game].createRules(game.words);
      let timeline = game.timeline;
      for (const move of moves) {
        const made = play(rules, timeline, move);
        if (!made.ok) {
          refuseWith(made.problem);
          return;
        }
        timeline = made.value;
      }
      const events = timeline.made.slice(game.timeline.made.length).flatMap((step) => step.events);
      await save(game, { timeline, kind: 'made', events });
    },
    async undo() {
      const game = free();
      if (game === undefined) return;
      const rules = games[game.record.game].createRules(game.words);
      const timeline = undo(rules, game.timeline, peopleOf(game));
      if (timeline === undefined) refuseWith({ code: 'play/nothing-to-undo' });
      else await save(game, { timeline, kind: 'taken-back', events: [] });
    },
    async redo() {
      const game = free();
      if (game === undefined) return;
      const timeline = redo(game.timeline);
      if (timeline === undefined) refuseWith({ code: 'play/nothing-to-redo' });
      else await save(game, { timeline, kind: 'made-again', events: timeline.made.at(-1)?.events ?? [] });
    },
    async saveAgain() {
      const { stage, saving } = store.getState();
      if (stage.kind === 'ready' && saving.kind === 'failed') await save(stage.game, saving.next);
    },
    dropUnsaved() {
      set({ saving: { kind: 'saved' } });
    },
    leave() {
      set({ shown: undefined });
    },
    liftCurtain() {
      const game = free();
      if (game !== undefined) set({ shown: seatOnTurn(now(game.timeline)) });
    },
  };
}

/** Is it still the same turn of the same hand, as after a word has been allowed? Then the cubes laid stay laid. */
function sameTurn({ stage }: PlayState, state: AlphacubesState): boolean {
  if (stage.kind !== 'ready') return false;
  const before = now(stage.game.timeline);
  const hand = handToDraw(state);
  return (
    before.turn === state.turn &&
    seatOnTurn(before) === seatOnTurn(state) &&
    handToDraw(before).join() === hand.join() &&
    Object.keys(before.squares).length === Object.keys(state.squares).length
  );
}

/** The seats of people; the others are computers. */
export function peopleOf(game: LoadedGame): readonly Seat[] {
  return game.record.players.flatMap(({ kind }, at) => (kind === 'person' ? [at as Seat] : []));
}
