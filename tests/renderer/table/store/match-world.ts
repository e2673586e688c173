import { parts } from '#renderer/games/kubo/parts.ts';
import type { KuboTable } from '#renderer/games/kubo/table-types.ts';
import type { LoadedGame } from '#renderer/table/store/load-game.ts';
import type { Match, MatchEffect, MatchEvent } from '#renderer/table/store/match/match.ts';
import { newMatch } from '#renderer/table/store/match/new-match.ts';
import { isBusy, step, wakeAt } from '#renderer/table/store/match/step.ts';
import { movesOf, currentState, propose, type Timeline } from '#shared/engine/index.ts';
import { hintFor, kubo, kuboOptions, type KuboMove } from '#shared/games/kubo/index.ts';
import { randomMove } from '#shared/games/kubo/random-move.ts';
import type { KuboState } from '#shared/games/kubo/state.ts';
import { expectOk, ok, randomFrom, refuse, type Result } from '#shared/kernel/index.ts';
import { acceptNone } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { replayRecord, withTimeline, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';

export type Effect = MatchEffect<KuboTable>;
export type Event = MatchEvent<KuboTable>;

const answered = ['write', 'read', 'writeDraft', 'think', 'search', 'prepareHint'] as const;
type Answered = (typeof answered)[number];
const isAnswered = (kind: Effect['kind']): kind is Answered => answered.some((one) => one === kind);

export const people = (...names: readonly string[]): RecordPlayer[] =>
  names.map((name) => ({ name, kind: 'person' }));
export const computer: RecordPlayer = { name: 'Eva', kind: 'computer', level: 1 };

/** A disk, a clock and the answers that are due, as plain data: what happens next is the test's to say. */
export function aWorld(players: readonly RecordPlayer[], seed: number, stealSeconds = 10) {
  const options = { ...defaults(kuboOptions), stealSeconds };
  const disk = { record: kuboRecord(players, seed, options) as GameRecord<KuboTable>, revision: 3 };
  let match: Match<KuboTable> = newMatch();
  let due: Effect[] = [];
  const onDisk = new Map<number, LoadedGame<KuboTable>>();
  let time = 1_700_000_000_000;

  const loaded = (): LoadedGame<KuboTable> => {
    const replayed = replayRecord(disk.record);
    if (!replayed.ok) throw new Error(`The disk holds move ${replayed.move}, which may not be made`);
    const timeline = replayed.timeline as Timeline<KuboTable>;
    const record = withTimeline(disk.record, timeline);
    return { ...unchanging, record, timeline, revision: disk.revision };
  };
  const send = (event: Event): void => {
    const { next, effects } = step(match, event, { parts, now: time });
    match = next;
    due.push(...effects);
    // What is read is as the disk was when it was asked for, however late it comes.
    for (const { serial } of effects.filter((effect) => effect.kind === 'read')) onDisk.set(serial, loaded());
  };
  const take = <K extends Effect['kind']>(kind: K): Extract<Effect, { kind: K }> | undefined => {
    const found = due.find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
    due = due.filter((effect) => effect !== found);
    return found;
  };
  /** A write is refused where another one came first, as by the services. */
  const saved = ({ record, revision }: Extract<Effect, { kind: 'write' }>): Result<{ revision: number }> => {
    if (revision !== disk.revision) return refuse({ code: 'file/changed-elsewhere' });
    disk.record = record;
    disk.revision += 1;
    return ok({ revision: disk.revision });
  };
  const world = {
    match: () => match,
    shown: () => match.shown,
    disk,
    time: () => time,
    wakesAt: () => wakeAt(match),
    send,
    writes: () => due.filter(({ kind }) => kind === 'write').length,
    /** The effects that an answer is due to. */
    due: () => due.map(({ kind }) => kind).filter(isAnswered),
    /** Answers the oldest effect of a kind, or does nothing where none is due. */
    answer(kind: Answered, fails = false, lot = 1) {
      const problem = { code: 'file/disk-full' } as const;
      switch (kind) {
        case 'write': {
          const write = take('write');
          if (write !== undefined) send({ kind: 'written', saved: fails ? refuse(problem) : saved(write) });
          return;
        }
        case 'read': {
          const read = take('read');
          if (read === undefined) return;
          send({
            kind: 'read',
            serial: read.serial,
            loaded: fails ? refuse(problem) : ok(onDisk.get(read.serial) ?? loaded()),
            drafts: [],
          });
          return;
        }
        case 'writeDraft': {
          const write = take('writeDraft');
          if (write === undefined) return;
          send({ kind: 'draftWritten', draft: write.draft, saved: fails ? refuse(problem) : ok(undefined) });
          return;
        }
        case 'think': {
          const think = take('think');
          if (think === undefined) return;
          const move = fails
            ? refuse(problem)
            : ok(moveBy(currentState(think.game.timeline), think.seat, lot));
          send({ kind: 'thought', serial: think.serial, move });
          return;
        }
        case 'search': {
          const search = take('search');
          if (search === undefined) return;
          const view = kubo.rules.viewFor(currentState(search.game.timeline), search.seat);
          const hint = hintFor(view, search.seat);
          const found = hint && { ...hint, orientation: view.options.orientation };
          send({ kind: 'searched', serial: search.serial, found: fails ? refuse(problem) : ok(found) });
          return;
        }
        case 'prepareHint':
          if (take('prepareHint') !== undefined) send({ kind: 'prepareHint' });
      }
    },
    /** Lets time pass in steps, each as long as the match waits for. */
    pass(ms: number) {
      const until = time + ms;
      for (let at = wakeAt(match); at !== undefined && at <= until; at = wakeAt(match)) {
        time = Math.max(time, at);
        send({ kind: 'time' });
      }
      time = until;
    },
    /** Somebody in another window makes a move, of which this one hears, unless its line is down. */
    elsewhere(lot: number, isHeard = true) {
      const { timeline } = loaded();
      const move = someMove(currentState(timeline), lot);
      const next =
        move === undefined ? undefined : propose(unchanging.game.rules, timeline, move, acceptNone);
      if (next?.ok !== true) return;
      disk.record = withTimeline<KuboTable>(disk.record, next.value.timeline);
      disk.revision += 1;
      if (isHeard) send({ kind: 'heard', revision: disk.revision });
    },
    /** Answers all that was asked for, and nothing of what goes on by itself. */
    settle() {
      for (let left = 200; isBusy(match) && left > 0; left -= 1) {
        world.answer('write');
        world.answer('read');
        world.answer('search');
      }
    },
    game(): LoadedGame<KuboTable> {
      const { stage } = match.shown;
      if (stage.kind !== 'ready') throw new Error(stage.kind);
      return stage.game;
    },
    moves: (): readonly KuboMove[] => movesOf(world.game().timeline),
    /** Some legal move of whoever may move. */
    someMove: (lot: number) => someMove(currentState(world.game().timeline), lot),
  };
  return world;
}

const unchanging = {
  id: 'a-game',
  game: kubo as LoadedGame<KuboTable>['game'],
  words: acceptNone,
  list: undefined,
  listChanged: false,
};

function someMove(state: KuboState, lot: number): KuboMove | undefined {
  return kubo.rules.ending(state) === undefined ? randomMove(state, randomFrom(lot))[0] : undefined;
}

function moveBy(state: KuboState, seat: number, lot: number): KuboMove {
  for (let more = 0; more < 50; more += 1) {
    const move = someMove(state, lot + more);
    if (move?.by === seat) return move;
  }
  return expectOk(refuse({ code: 'test/no-move' }));
}
