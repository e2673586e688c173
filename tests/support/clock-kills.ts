import { ok as assert } from 'node:assert';
import type { LoadedGame } from '#renderer/table/store/load-game.ts';
import type { Match, MatchEffect, MatchEvent } from '#renderer/table/store/match/match.ts';
import { newMatch } from '#renderer/table/store/match/new-match.ts';
import { step, wakeAt } from '#renderer/table/store/match/step.ts';
import type { PlayParts, TableTypes } from '#renderer/table/store/table-types.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { currentState, type Game, type GameTypes } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { nextInt, ok, randomFrom, type RandomState, type Result } from '#shared/kernel/index.ts';
import { replayRecord, withTimeline, type GameRecord } from '#shared/records/index.ts';
import type { PlayedGame } from './contract/random-game.ts';
import type { Tenant } from './contract/tenant.ts';

/** A crash may cost each clock this much, in milliseconds. */
const mostLost = 1000;

/** Of so many things that happen at the table, one is of each kind that comes below. */
const lots = 20;

const parts = {
  drafting: {
    begin: () => ({}),
    goesOn: () => true,
    reduce: (draft: object) => ok(draft),
    isOpen: () => true,
    isOfTable: () => false,
    missing: () => undefined,
    format: () => ({}),
    parse: () => ({}),
  },
} as unknown as PlayParts<TableTypes>;

/**
 * Plays at random at a table whose clocks run, undoes, pauses, and ends the program without notice, again and again. Throws
 * where a clock has lost more than a second by it, or where an undo has given time back. Time passes only here.
 */
export async function killAtRandom(
  { id, game, lexicon }: Tenant & { readonly id: GameId },
  { seed, start, words }: PlayedGame,
  happenings = 150,
): Promise<{ readonly kills: number; readonly lost: number }> {
  const player = await game.loadRandomPlayer();
  let random: RandomState = randomFrom(seed + 1);
  const below = (limit: number): number => {
    const [value, next] = nextInt(random, limit);
    random = next;
    return value;
  };
  const table = openTable(id, game, words, {
    options: start.options,
    players: Array.from({ length: start.seats }, (_, at) => ({ name: `P${at}`, kind: 'person' as const })),
    seed,
  });
  let [kills, lost] = [0, 0];
  for (let one = 0; one < happenings && !table.isOver(); one += 1) {
    const before = table.used();
    switch (below(lots)) {
      case 0:
        kills += 1;
        lost = Math.max(lost, table.kill());
        assert(lost <= mostLost, `a crash cost ${lost} ms`);
        break;
      case 1:
        table.send({ kind: 'pause' });
        break;
      case 2:
        table.send({ kind: 'undo' });
        for (const [key, ms] of before) {
          assert((table.used().get(key) ?? 0) >= ms, `an undo gave back time of ${key}`);
        }
        break;
      case 3:
        table.send({ kind: 'redo' });
        break;
      case 4:
      case 5:
      case 6:
      case 7:
      case 8:
        table.pass(below(40_000));
        break;
      default: {
        table.send({ kind: 'resume' });
        const [move, next] = player.move(table.state(), random, lexicon);
        random = next;
        if (move.by !== 'clock') {
          table.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
        }
      }
    }
    for (const late of table.missing()) assert(late <= 0, `a clock lags by ${late} ms`);
  }
  return { kills, lost };
}

type Begun = Pick<GameRecord, 'options' | 'players' | 'seed'>;

/** One window on a disk that answers at once. */
function openTable(id: GameId, game: Game<GameTypes>, words: PlayedGame['words'], begun: Begun) {
  const disk = {
    record: {
      format: 'cubewright-game',
      version: 4,
      game: id,
      takenBack: 0,
      moves: [],
      ...begun,
    } as GameRecord,
    revision: 1,
    drafts: new Map<KeptDraft['seat'], KeptDraft>(),
  };
  let now = 1_700_000_000_000;
  let match: Match<TableTypes> = newMatch();
  /** What each limit has really run. */
  let ran = new Map<string, number>();

  const loaded = (): LoadedGame<TableTypes> => {
    const replayed = replayRecord(disk.record);
    assert(replayed.ok);
    const { timeline } = replayed;
    const record = withTimeline(disk.record, timeline);
    const { revision } = disk;
    return {
      id: 'a-game',
      game,
      record,
      revision,
      timeline,
      words,
      list: undefined,
      listChanged: false,
    } as never;
  };
  const answer = (effect: MatchEffect<TableTypes>): MatchEvent<TableTypes> | undefined => {
    switch (effect.kind) {
      case 'write':
        disk.record = effect.record as GameRecord;
        disk.revision += 1;
        return { kind: 'written', saved: ok({ revision: disk.revision }) };
      case 'writeDraft':
        disk.drafts.set(effect.draft.seat, effect.draft);
        return { kind: 'draftWritten', draft: effect.draft, saved: ok(undefined) };
      case 'read': {
        const answered: Result<LoadedGame<TableTypes>> = ok(loaded());
        const drafts = effect.withDrafts ? [...disk.drafts.values()] : undefined;
        return { kind: 'read', serial: effect.serial, loaded: answered, drafts };
      }
      default:
        return undefined;
    }
  };
  const send = (event: MatchEvent<TableTypes>): void => {
    const due = [event];
    for (let one = due.shift(); one !== undefined; one = due.shift()) {
      const { next, effects } = step(match, one, { parts, now });
      match = next;
      due.push(...effects.flatMap((effect) => answer(effect) ?? []));
    }
  };
  const wait = (ms: number): void => {
    for (const { key, ms: limit, countsOver } of match.clock.timed) {
      const all = (ran.get(key) ?? 0) + ms;
      ran.set(key, countsOver ? all : Math.min(limit, all));
    }
    now += ms;
  };
  const open = (): void => {
    match = newMatch();
    send({ kind: 'load' });
    send({ kind: 'setCurtain', on: false });
    send({ kind: 'attend' });
  };
  const used = (): ReadonlyMap<string, number> => {
    const running = match.clock.timed.map(({ key, ms, endsAt, countsOver }) => {
      const all = ms - (endsAt - now);
      return [key, countsOver ? all : Math.min(ms, all)] as const;
    });
    return new Map([...match.shown.clock.used, ...running]);
  };
  const missing = (): readonly number[] => {
    const known = used();
    return [...ran].map(([key, ms]) => ms - (known.get(key) ?? 0));
  };
  const state = (): object => {
    const { stage } = match.shown;
    assert(stage.kind === 'ready');
    return currentState(stage.game.timeline);
  };
  open();
  return {
    send,
    used,
    missing,
    state,
    isOver: () => game.rules.ending(state()) !== undefined,
    pass(ms: number) {
      const until = now + ms;
      for (let at = wakeAt(match); at !== undefined && at <= until; at = wakeAt(match)) {
        wait(Math.max(0, at - now));
        send({ kind: 'time' });
      }
      wait(until - now);
    },
    /** The program ends without notice, and is opened again. Returns what a clock has lost at most. */
    kill(): number {
      open();
      const lost = Math.max(0, ...missing());
      const known = used();
      ran = new Map([...ran.keys()].map((key) => [key, known.get(key) ?? 0]));
      return lost;
    },
  };
}
