import { describe, expect, it } from 'vitest';
import { announcedText, endingText } from '#renderer/table/event-texts.ts';
import { clockText, limitTime, seatTimes, withOvertime } from '#renderer/table/clock/clocks.ts';
import { texts } from '#renderer/games/scruble/speech.ts';
import type { ScrubleTable } from '#renderer/games/scruble/table-types.ts';
import type { LoadedGame } from '#renderer/table/index.ts';
import { replayRecord } from '#shared/records/index.ts';
import { gameOf } from '#shared/games/index.ts';
import type { ScrubleOptions } from '#shared/games/scruble/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';

const { t } = createTranslator();
const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' }) as const);
const nameOf = (at: Seat) => people[at]?.name ?? '';
const second = 1000;
const clock = (kind: string) => ({ kind, by: 'clock', at: 1_795_730_000_000 });

/** A table after these moves, with all that happened in them. */
function after(options: Partial<ScrubleOptions>, moves: readonly object[] = []) {
  const record = { ...scrubleRecord(people, options), moves: moves as [] };
  const events: object[] = [];
  const replayed = replayRecord(record, { watch: (made) => events.push(...made.events) });
  if (!replayed.ok) throw new Error(replayed.problem.code);
  const game = { game: gameOf('scruble'), timeline: replayed.timeline, record };
  return { game: game as unknown as LoadedGame<ScrubleTable>, events: events as never[] };
}

const game = { clock: 'game', clockMinutes: 10, clockAdds: 0 } as const;

describe('P16 times at the table', () => {
  it('P16 are what the running one has left now, and the others when they stopped', () => {
    const shown = {
      running: [{ key: 'clock:seat 0', ms: 600 * second, kind: 'seat', endsAt: 391 * second }] as const,
      used: new Map([['clock:seat 1', 642 * second]]),
    };
    const times = seatTimes(after(game, [clock('clock-cost')]).game, shown, 0);
    expect(times).toEqual([
      { key: 'clock:seat 0', ms: 600 * second, seat: 0, leftMs: 391 * second, isRunning: true, cost: 10 },
      { key: 'clock:seat 1', ms: 600 * second, seat: 1, leftMs: -42 * second, isRunning: false, cost: 0 },
    ]);
    expect(times.map(({ leftMs }) => clockText(leftMs))).toEqual(['6:31', '0:42']);
  });

  it('P16 are of the turn alone where each turn has its own', () => {
    const none = { running: [], used: new Map() };
    expect(seatTimes(after({ clock: 'turn', clockSeconds: 90 }).game, none, 0)).toMatchObject([
      { seat: 0, leftMs: 90 * second },
    ]);
    expect(seatTimes(after({}).game, none, 0)).toEqual([]);
    expect(limitTime('sand', after({}).game, none, 0)).toBeUndefined();
  });

  it.each([
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-999, '0:00'],
    [-61_500, '1:01'],
  ])('P16 a second begun is left, and over only when it has passed: %i ms', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe('P16 what the table says of its clock', () => {
  const said = (options: Partial<ScrubleOptions>, moves: readonly object[]) =>
    announcedText(t, texts, after(options, moves).events, nameOf);

  it('P16 says that a turn was passed', () => {
    expect(said({ clock: 'turn' }, [clock('clock-pass')])).toMatch(
      /^The time is over: Ann’s turn is passed\./,
    );
  });

  it('P16 says what each minute costs', () => {
    const moves = [clock('clock-cost'), clock('clock-cost')];
    expect(said(game, moves)).toBe(
      'Ann is over the time: 10 points off at the end. Ann is over the time by 2 minutes begun: 20 points off at the end.',
    );
  });

  it('P16 says who lost the game by it, in place of the game’s own reason', () => {
    const { game: lost } = after({ ...game, clockOver: 'loses' }, [clock('clock-loss')]);
    const view = lost.game.rules.viewFor(lost.timeline.state, 'table');
    expect(endingText(t, texts, view, nameOf)).toBe('Ann’s time is over, and with it the game.');
  });

  it('P16 writes overtime as the last line of a column', () => {
    const lines = [{ text: 'STREET', points: 9 }];
    expect(withOvertime(t, [lines, lines], [-20, 0])).toEqual([
      [...lines, { text: '2 minutes over', points: -20, soft: true }],
      lines,
    ]);
    expect(withOvertime(t, [lines], undefined)).toEqual([lines]);
  });
});
