import { createStore } from 'zustand/vanilla';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { movesOf, now, propose, replay } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { formatRecord, recordLimits, startOf, withTimeline, type GameRecord } from '#shared/records/index.ts';
import { covered, createCurtain } from './curtain.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { createHints } from './hints.ts';
import { loadGame, type LoadedGame } from './load-game.ts';
import { draftView, peopleOf } from './people.ts';
import type { News, Next, Play, PlayState, PlayTools } from './play.ts';
import { createSeatDrafts } from './seat-drafts.ts';
import { createSteps } from './steps.ts';
import { createReviews } from './reviews.ts';
import { rememberMove } from './past-moves.ts';
import type { TableTypes } from './table-types.ts';
import { startAutomaticMoves } from './automatic-moves.ts';

export function createPlay<T extends TableTypes>(gateway: Gateway, id: string, tools: PlayTools<T>): Play<T> {
  const { parts } = tools;
  const { drafting } = parts;
  const store = createStore<PlayState<T>>(() => ({
    stage: { kind: 'loading' },
    draft: undefined,
    saving: { kind: 'saved' },
    forward: undefined,
    news: undefined,
    refusal: undefined,
    computer: { kind: 'idle' },
    hint: undefined,
    endsAt: undefined,
  }));
  const curtain = createCurtain<T>(store);
  const reviewing = createReviews<T>(store, curtain, tools.help);
  let serial = 0;
  /** Counts reads and writes of the file; a read that is no longer the last is stale. */
  let begun = 0;
  const set: (change: Partial<PlayState<T>>) => void = store.setState;
  const refuseWith = (problem: Problem) => {
    serial += 1;
    set({ refusal: { serial, problem } });
  };

  const keeper = createDraftKeeper(gateway, id, refuseWith);
  const drafts = createSeatDrafts<T>(drafting, keeper);

  const free = (): LoadedGame<T> | undefined => {
    const { stage, saving } = store.getState();
    return stage.kind === 'ready' && saving.kind === 'saved' ? stage.game : undefined;
  };
  /** While a hint is being recorded, letters may be laid but moves wait. */
  let noting: Promise<unknown> | undefined;
  const layable = (): LoadedGame<T> | undefined => {
    const { stage } = store.getState();
    return noting !== undefined && stage.kind === 'ready' ? stage.game : free();
  };

  const lieOnTable = (
    game: LoadedGame<T>,
    news: News<T> | undefined,
    kept?: readonly KeptDraft[],
  ): T['draft'] => {
    const { stage, draft: laid } = store.getState();
    const before = stage.kind === 'ready' ? stage.game : undefined;
    const draft = drafts.layOut(game, { game: before, draft: laid }, kept);
    set({
      stage: { kind: 'ready', game },
      draft,
      saving: { kind: 'saved' },
      forward: curtain.forwardAt(game),
      news,
      refusal: undefined,
      // The hint is cleared within a turn too, because an allowed word may change the best play.
      hint: undefined,
    });
    automatic.look(kept);
    return draft;
  };

  /** Reads the game from disk; undefined if a later read or write has begun. */
  const read = async (asked?: Promise<readonly KeptDraft[]>) => {
    begun += 1;
    const mine = begun;
    const [loaded, kept] = await Promise.all([loadGame(gateway, id, tools.readLexicon), asked]);
    // The cast is safe because the parts were chosen by the game of this record.
    return mine === begun ? { loaded: loaded as Result<LoadedGame<T>>, kept } : undefined;
  };

  const write = (game: LoadedGame<T>, record: GameRecord<T>) => {
    begun += 1;
    // The write starts before the table is drawn as waiting for it.
    const answer = gateway.call('saveGame', {
      id,
      text: formatRecord(automatic.timed(record)),
      revision: game.revision,
    });
    set({ saving: { kind: 'saving' }, refusal: undefined });
    return answer;
  };

  const save = async (game: LoadedGame<T>, next: Next<T>): Promise<void> => {
    const record = withTimeline<T>(game.record, next.timeline);
    const saved = await write(game, record);
    if (!saved.ok) {
      set({ saving: { kind: 'failed', problem: saved.problem, next } });
      return;
    }
    serial += 1;
    const saying: News<T> = {
      serial,
      kind: next.kind,
      moves: Math.abs(next.timeline.length - game.timeline.length),
      events: next.events,
    };
    const after = { ...game, record, timeline: next.timeline, revision: saved.value.revision };
    // Drafts are written at once, because the draft of a move that was taken back may still be on the disk.
    drafts.keep(after, lieOnTable(after, saying));
  };

  const make = async (moves: readonly T['proposal'][]): Promise<Problem | undefined> => {
    if (noting !== undefined) await noting;
    const due = automatic.due();
    // Time that ran out before an undo also counts for the move that is made instead.
    if (due !== undefined && moves.every(({ by }) => by !== 'clock')) await make([due]);
    const game = free();
    if (game === undefined) return undefined;
    const { rules } = game.game;
    const events: T['event'][] = [];
    let { timeline } = game;
    if (timeline.length + moves.length > recordLimits.moves) {
      const full = { code: 'play/record-full', most: recordLimits.moves } as const;
      refuseWith(full);
      return full;
    }
    for (const move of moves) {
      if (!curtain.mayMake(game, move, drafting)) {
        refuseWith(covered);
        return covered;
      }
      const missing = drafting.missing(move);
      const made = missing === undefined ? propose(rules, timeline, move, game.words) : refuse(missing);
      if (!made.ok) {
        refuseWith(made.problem);
        return made.problem;
      }
      rememberMove(rules, now(timeline), made.value);
      ({ timeline } = made.value);
      events.push(...made.value.events);
    }
    await save(game, { timeline, kind: 'made', events });
    return undefined;
  };

  const heard = async (revision?: number): Promise<void> => {
    const before = free();
    if (before === undefined || before.revision === revision) return;
    const loaded = (await read())?.loaded;
    const still = free();
    if (loaded === undefined || still === undefined) return;
    if (!loaded.ok) {
      refuseWith(loaded.problem);
      return;
    }
    if (still.revision === loaded.value.revision) return;
    keeper.forget();
    lieOnTable(loaded.value, undefined);
  };

  const makeAutomatic = async (move: T['proposal']): Promise<Problem | undefined> => {
    const refused = await make([move]);
    const { saving } = store.getState();
    // The computer or clock of another window was quicker and has made the same move.
    if (saving.kind === 'failed' && saving.problem.code === 'file/changed-elsewhere') {
      set({ saving: { kind: 'saved' } });
      await heard();
    }
    return refused;
  };

  const automatic = startAutomaticMoves<T>({
    game: free,
    help: tools.help,
    show: set,
    make: makeAutomatic,
    pauseMs: tools.pauseMs ?? 800,
    keep: keeper.keep,
  });
  const { computers } = automatic;

  const hints = createHints<T>({
    parts,
    game: free,
    seat: curtain.layingSeat,
    help: tools.help,
    shown: () => store.getState().hint,
    show: (hint) => {
      set({ hint });
    },
    refuse: refuseWith,
    async keep(game, record) {
      const written = write(game, record);
      noting = written;
      const saved = await written;
      noting = undefined;
      const kept = saved.ok ? { ...game, record, revision: saved.value.revision } : game;
      set({ stage: { kind: 'ready', game: kept }, saving: { kind: 'saved' } });
      automatic.look();
      return saved.ok ? undefined : saved.problem;
    },
  });

  const prepareHint = () => {
    if (parts.findsAtOnce === true) tools.whenIdle?.(hints.prepare);
  };

  const steps = createSteps<T>({
    game: free,
    save,
    refuse: refuseWith,
    stop: () => {
      computers.stop();
    },
  });

  return {
    store,
    async load() {
      set({ stage: { kind: 'loading' }, saving: { kind: 'saved' }, forward: undefined });
      const found = await read(keeper.read());
      if (found === undefined) return;
      const { loaded, kept } = found;
      if (loaded.ok) {
        lieOnTable(loaded.value, undefined, kept);
        prepareHint();
      } else set({ stage: { kind: 'failed', problem: loaded.problem } });
    },
    heard,
    act(action) {
      const game = layable();
      const { draft } = store.getState();
      if (game === undefined || draft === undefined) return;
      if (!drafting.isOpen(action) && curtain.layingSeat(game) === undefined) return;
      const view = draftView(game.game.rules, now(game.timeline), peopleOf(game.record));
      const drafted = drafting.reduce(draft, view, action);
      if (!drafted.ok) {
        refuseWith(drafted.problem);
        return;
      }
      set({ draft: drafted.value, refusal: undefined });
      if (!drafting.isOpen(action) || drafting.between?.isOne(action) === true) {
        drafts.keep(game, drafted.value);
      }
    },
    async make(moves) {
      await make(moves);
      computers.goOn();
    },
    ...steps,
    async correct(setUp) {
      const game = free();
      if (game === undefined) return refuse({ code: 'play/busy' });
      const { takenBack } = game.record;
      const start = startOf({ ...game.record, setUp });
      const replayed = replay(game.game.rules, start, movesOf(game.timeline));
      if (!replayed.ok) return refuse(replayed.problem);
      const timeline = { ...replayed.timeline, takenBack };
      const record = withTimeline<T>({ ...game.record, setUp }, timeline);
      const saved = await write(game, record);
      if (!saved.ok) {
        set({ saving: { kind: 'saved' } });
        return saved;
      }
      lieOnTable({ ...game, record, timeline, revision: saved.value.revision }, undefined);
      return ok(undefined);
    },
    async saveAgain() {
      const { stage, saving } = store.getState();
      if (stage.kind === 'ready' && saving.kind === 'failed') await save(stage.game, saving.next);
    },
    dropUnsaved() {
      set({ saving: { kind: 'saved' } });
      automatic.giveUp();
    },
    hint: hints.next,
    closeHint: hints.close,
    review: reviewing(parts.review),
    reviewLater: parts.later === undefined ? undefined : reviewing(parts.later.review),
    computers,
    keepDrafts() {
      automatic.keep();
      keeper.flush();
    },
    attend() {
      const leave = automatic.attend();
      return () => {
        keeper.flush();
        if (leave()) return;
        hints.close();
        curtain.leave();
      };
    },
    setCurtain(on) {
      if (curtain.set(on)) hints.close();
    },
    liftCurtain() {
      const game = free();
      if (game === undefined) return;
      curtain.lift(game);
      prepareHint();
    },
  };
}
