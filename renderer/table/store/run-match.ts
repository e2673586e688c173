import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { formatRecord, type GameRecord } from '#shared/records/index.ts';
import { searchHint } from './hint-search.ts';
import { loadGame, type LoadedGame } from './load-game.ts';
import type { Match, MatchEffect, MatchEvent } from './match/match.ts';
import { newMatch } from './match/new-match.ts';
import { isBusy, step, wakeAt } from './match/step.ts';
import type { PlayState, PlayTools } from './play.ts';
import type { TableTypes } from './table-types.ts';
import { beginThought, type Thought } from './think.ts';

export interface RunningMatch<T extends TableTypes> {
  readonly store: StoreApi<PlayState<T>>;
  readonly match: () => Match<T>;
  readonly send: (event: MatchEvent<T>) => void;
  /** Resolves once every request is answered, so that the table shows the result. */
  readonly settled: () => Promise<void>;
  readonly correct: (setUp: T['setUp']) => Promise<Result<undefined>>;
}

export function runMatch<T extends TableTypes>(
  gateway: Gateway,
  id: string,
  tools: PlayTools<T>,
): RunningMatch<T> {
  const { parts, pauseMs = 800 } = tools;
  let match = newMatch<T>();
  const store = createStore<PlayState<T>>(() => match.shown);
  let waiting: (() => void)[] = [];
  let thought: Thought<T> | undefined;
  const searches = new Map<number, PendingAnswer<T['found'] | undefined>>();
  const corrections = new Map<number, (result: Result<undefined>) => void>();
  let lastCorrection = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wakesAt: number | undefined;

  const send = (event: MatchEvent<T>): void => {
    const { next, effects } = step(match, event, { parts, now: monotonicNow() });
    match = next;
    for (const effect of effects) if (effect.kind === 'write') run(effect);
    store.setState(match.shown, true);
    for (const effect of effects) if (effect.kind !== 'write') run(effect);
    wake();
    if (isBusy(match)) return;
    const done = waiting;
    waiting = [];
    for (const resolve of done) resolve();
  };

  const run = (effect: MatchEffect<T>): void => {
    switch (effect.kind) {
      case 'write':
        void write(effect.record, effect.revision);
        return;
      case 'read':
        void read(effect.serial, effect.withDrafts);
        return;
      case 'writeDraft':
        void writeDraft(effect.draft);
        return;
      case 'settle':
        corrections.get(effect.id)?.(effect.result);
        corrections.delete(effect.id);
        return;
      case 'think': {
        const { serial, seat, game, isPatient } = effect;
        // The pause is longer between turns, because people may want to speak up first.
        thought = beginThought(game, seat, tools, isPatient ? pauseMs * 4 : pauseMs);
        void thought.move.then((move) => {
          send({ kind: 'thought', serial, move });
        });
        return;
      }
      case 'stopThinking':
        thought?.cancel();
        return;
      case 'hurry':
        thought?.hurry();
        return;
      case 'search':
        void search(effect);
        return;
      case 'stopSearch':
        searches.get(effect.serial)?.cancel();
        return;
      case 'prepareHint':
        if (parts.findsAtOnce !== true) return;
        tools.whenIdle?.(() => {
          send({ kind: 'prepareHint' });
        });
    }
  };

  const write = async (record: GameRecord<T>, revision: number) => {
    const saved = await gateway.call('saveGame', { id, text: formatRecord(record), revision });
    send({ kind: 'written', saved });
  };
  const read = async (serial: number, withDrafts: boolean) => {
    const asked = withDrafts ? gateway.call('readDrafts', { id }) : undefined;
    const [loaded, kept] = await Promise.all([loadGame(gateway, id, tools.readLexicon), asked]);
    const drafts = kept?.ok === true ? kept.value.drafts : undefined;
    // The cast is safe because the parts were chosen by the game of this record.
    send({ kind: 'read', serial, loaded: loaded as Result<LoadedGame<T>>, drafts });
  };
  const writeDraft = async (draft: KeptDraft) => {
    const saved = await gateway.call('saveDraft', { id, draft });
    send({ kind: 'draftWritten', draft, saved });
  };
  const search = async (question: Extract<MatchEffect<T>, { kind: 'search' }>) => {
    const { serial, game } = question;
    const asking = searchHint(parts, question, tools.help(game));
    searches.set(serial, asking);
    const found = await asking.answer;
    searches.delete(serial);
    send({ kind: 'searched', serial, found });
  };

  const wake = () => {
    const at = wakeAt(match);
    if (at === wakesAt) return;
    wakesAt = at;
    clearTimeout(timer);
    if (at === undefined) return;
    timer = setTimeout(() => {
      wakesAt = undefined;
      send({ kind: 'time' });
    }, at - monotonicNow());
  };

  return {
    store,
    match: () => match,
    send,
    settled: () =>
      isBusy(match)
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
    correct(setUp) {
      lastCorrection += 1;
      const correction = lastCorrection;
      return new Promise((resolve) => {
        corrections.set(correction, resolve);
        send({ kind: 'correct', id: correction, setUp });
      });
    },
  };
}

const began = Date.now() - performance.now();

/** Returns milliseconds since 1970 that advance evenly, so that setting the computer's clock changes no time limit. */
export function monotonicNow(): number {
  return Math.round(began + performance.now());
}
