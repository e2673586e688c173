import { createStore } from 'zustand/vanilla';
import type { Gateway } from '#renderer/gateway/index.ts';
import { now, propose, redo, undo } from '#shared/engine/index.ts';
import {
  alphacubesRules as rules,
  type AlphacubesEvent,
  type AlphacubesMove,
  type AlphacubesProposal,
  type AlphacubesState,
} from '#shared/games/alphacubes/index.ts';
import { refuse, type Problem, type Seat } from '#shared/kernel/index.ts';
import { formatRecord, recordLimits, withTimeline } from '#shared/records/index.ts';
import { computerToMove, seatComputers } from './computers.ts';
import { covered, hangCurtain } from './curtain.ts';
import type { Draft } from './draft.ts';
import { createHints } from './hints.ts';
import { loadGame, type LoadedGame } from './load-game.ts';
import type { News, Next, Play, PlayState, PlayTools } from './play.ts';
import { beginDraft, reduce } from './reduce.ts';
import { bestPlaysOf } from './review.ts';
import { centrePlace, draftHand, draftSeat, draftTable, peopleOf, seatOnTurn } from './table-state.ts';

const nowhere: Draft = beginDraft([], undefined, { column: 0, row: 0 });

export function createPlay(gateway: Gateway, id: string, tools: PlayTools): Play {
  const store = createStore<PlayState>(() => ({
    stage: { kind: 'loading' },
    draft: nowhere,
    saving: { kind: 'saved' },
    forward: undefined,
    news: undefined,
    refusal: undefined,
    computer: { kind: 'idle' },
    hint: undefined,
  }));
  const drafts = new Map<Seat, Draft>();
  /** By the move of the turn: what was to be found before it never changes. */
  const reviews = new WeakMap<AlphacubesMove, ReturnType<Play['review']>>();
  const curtain = hangCurtain(store);
  let serial = 0;
  /** Readings and writings of the file, in the order in which they began; a reading that is no longer the last is old. */
  let begun = 0;
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
    const people = peopleOf(game.record);
    if (before.stage.kind === 'ready') {
      const seat = draftSeat(now(before.stage.game.timeline), people);
      if (seat !== undefined) drafts.set(seat, before.draft);
    }
    const state = now(game.timeline);
    const seat = draftSeat(state, people);
    const lay = before.stage.kind === 'ready' ? before.draft : undefined;
    const known = seat === undefined ? lay : drafts.get(seat);
    const same = sameTurn(before, state, people);
    set({
      stage: { kind: 'ready', game },
      draft: same ? before.draft : beginDraft(draftHand(state, people), known, centrePlace(state)),
      saving: { kind: 'saved' },
      forward: curtain.forwardAt(state),
      news,
      refusal: undefined,
      // Even within a turn the best play may be another once the table has let a word stand.
      hint: undefined,
    });
    computers.consider();
  };

  /** The game as it is on disk; nothing where the file was read or written again meanwhile. */
  const read = async () => {
    begun += 1;
    const mine = begun;
    const loaded = await loadGame(gateway, id, tools.readLexicon);
    return mine === begun ? loaded : undefined;
  };

  const write = (game: LoadedGame, record: LoadedGame['record']) => {
    begun += 1;
    set({ saving: { kind: 'saving' }, refusal: undefined });
    return gateway.call('saveGame', { id, text: formatRecord(record), revision: game.revision });
  };

  const save = async (game: LoadedGame, next: Next): Promise<void> => {
    const record = withTimeline(game.record, next.timeline) as LoadedGame['record'];
    const saved = await write(game, record);
    if (!saved.ok) {
      set({ saving: { kind: 'failed', problem: saved.problem, next } });
      return;
    }
    serial += 1;
    lieOnTable(
      { ...game, record, timeline: next.timeline, revision: saved.value.revision },
      {
        serial,
        kind: next.kind,
        moves: Math.abs(next.timeline.length - game.timeline.length),
        events: next.events,
      },
    );
  };

  /** Gives the reason where the rules refuse a move; what cannot be saved is for `saving` to tell. */
  const make = async (moves: readonly AlphacubesProposal[]): Promise<Problem | undefined> => {
    const game = free();
    if (game === undefined) return undefined;
    const events: AlphacubesEvent[] = [];
    let { timeline } = game;
    if (timeline.length + moves.length > recordLimits.moves) {
      const full = { code: 'play/record-full', most: recordLimits.moves } as const;
      refuseWith(full);
      return full;
    }
    for (const move of moves) {
      if (!curtain.mayMake(game, move)) {
        refuseWith(covered);
        return covered;
      }
      const made = isEmpty(move) ? refuse(nothingLaid) : propose(rules, timeline, move, game.words);
      if (!made.ok) {
        refuseWith(made.problem);
        return made.problem;
      }
      ({ timeline } = made.value);
      events.push(...made.value.events);
    }
    await save(game, { timeline, kind: 'made', events });
    return undefined;
  };

  const heard = async (revision?: number): Promise<void> => {
    const before = free();
    if (before === undefined || before.revision === revision) return;
    const loaded = await read();
    const still = free();
    if (loaded?.ok !== true || still === undefined || still.revision === loaded.value.revision) return;
    lieOnTable(loaded.value, undefined);
  };

  const computers = seatComputers({
    game: free,
    help: tools.help,
    show: (computer) => {
      set({ computer });
    },
    async make(move) {
      const refused = await make([move]);
      const { saving } = store.getState();
      // The same game in another window: its computer was quicker, and has moved alike.
      if (saving.kind === 'failed' && saving.problem.code === 'file/changed-elsewhere') {
        set({ saving: { kind: 'saved' } });
        await heard();
      }
      return refused;
    },
    pauseMs: tools.pauseMs ?? 800,
  });

  const hints = createHints({
    game: free,
    seat: curtain.layingSeat,
    help: tools.help,
    shown: () => store.getState().hint,
    show: (hint) => {
      set({ hint });
    },
    refuse: refuseWith,
    async keep(game, record) {
      const saved = await write(game, record);
      if (saved.ok) {
        const kept: LoadedGame = { ...game, record, revision: saved.value.revision };
        set({ stage: { kind: 'ready', game: kept }, saving: { kind: 'saved' } });
        return undefined;
      }
      set({ saving: { kind: 'saved' } });
      return saved.problem;
    },
  });

  return {
    store,
    async load() {
      set({ stage: { kind: 'loading' }, saving: { kind: 'saved' }, forward: undefined });
      const loaded = await read();
      if (loaded?.ok === true) lieOnTable(loaded.value, undefined);
      else if (loaded !== undefined) set({ stage: { kind: 'failed', problem: loaded.problem } });
    },
    heard,
    act(action) {
      const game = free();
      if (game === undefined) return;
      const state = now(game.timeline);
      // The board may be walked by anybody; all else moves cubes of a hand.
      if (action.kind !== 'cursor' && curtain.layingSeat(game) === undefined) return;
      const drafted = reduce(store.getState().draft, draftTable(state), action);
      if (drafted.ok) set({ draft: drafted.value, refusal: undefined });
      else refuseWith(drafted.problem);
    },
    async make(moves) {
      await make(moves);
      computers.goOn();
    },
    async undo() {
      const game = free();
      if (game === undefined) return;
      const people = peopleOf(game.record);
      // Among computers alone, one move is taken back and looked at.
      if (people.length === 0) computers.stop();
      const timeline = undo(rules, game.timeline, people.length === 0 ? undefined : people);
      if (timeline === undefined) refuseWith({ code: 'play/nothing-to-undo' });
      else await save(game, { timeline, kind: 'taken-back', events: [] });
    },
    async redo() {
      const game = free();
      if (game === undefined) return;
      const again = redoToPerson(game);
      if (again === undefined) refuseWith({ code: 'play/nothing-to-redo' });
      else await save(game, { ...again, kind: 'made-again' });
    },
    async saveAgain() {
      const { stage, saving } = store.getState();
      if (stage.kind === 'ready' && saving.kind === 'failed') await save(stage.game, saving.next);
    },
    dropUnsaved() {
      set({ saving: { kind: 'saved' } });
      // A computer would only try the same again.
      computers.stop();
    },
    hint: hints.next,
    closeHint: hints.close,
    review(turn) {
      const { stage } = store.getState();
      if (stage.kind !== 'ready') throw new Error('A turn is reviewed at a table that is laid');
      if (!curtain.mayReview(turn)) return Promise.resolve(refuse(covered));
      const known = reviews.get(turn.move);
      const found = known ?? bestPlaysOf(stage.game, tools.help(stage.game), turn);
      reviews.set(turn.move, found);
      // The hand may have been covered while the plays were looked for.
      return found.then((plays) => {
        if (!plays.ok) reviews.delete(turn.move);
        return curtain.mayReview(turn) ? plays : refuse(covered);
      });
    },
    computers,
    leave() {
      hints.close();
      curtain.leave();
    },
    setCurtain(on) {
      if (curtain.set(on)) hints.close();
    },
    liftCurtain() {
      const game = free();
      if (game !== undefined) curtain.lift(game);
    },
  };
}

const nothingLaid = { code: 'play/nothing-laid' } as const;

/** A play of no cubes at all: at a table it is somebody who has yet to begin, and the cure is another. */
function isEmpty(move: AlphacubesProposal): boolean {
  return move.kind === 'play' && move.placements.length === 0;
}

/** Makes again what was taken back with one undo: a move, and those of the computers that followed it. */
function redoToPerson(game: LoadedGame): Pick<Next, 'timeline' | 'events'> | undefined {
  const people = peopleOf(game.record);
  let again = redo(rules, game.timeline);
  while (again !== undefined && people.length > 0) {
    if (computerToMove({ ...game, timeline: again.timeline }) === undefined) return again;
    const next = redo(rules, again.timeline);
    if (next === undefined) return again;
    again = { ...next, events: [...again.events, ...next.events] };
  }
  return again;
}

/** Is it still the same turn of the same hand, as after a word has been allowed? Then the cubes laid stay laid. */
function sameTurn({ stage }: PlayState, state: AlphacubesState, people: readonly Seat[]): boolean {
  if (stage.kind !== 'ready') return false;
  const before = now(stage.game.timeline);
  const hand = draftHand(state, people);
  return (
    before.turn === state.turn &&
    seatOnTurn(before) === seatOnTurn(state) &&
    draftHand(before, people).join() === hand.join() &&
    Object.keys(before.squares).length === Object.keys(state.squares).length
  );
}
