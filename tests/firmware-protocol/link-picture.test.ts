import { describe, expect, it } from 'vitest';
import { encodeMessage, hashSquares, type BoxMessage } from '#firmware-protocol/codec/index.ts';
import { openLink, step } from '#firmware-protocol/link/link.ts';
import { noFaults } from '#firmware-protocol/simulator/index.ts';
import { anInfo, converse, kinds } from './conversation.ts';

describe('B5: the snapshot is the truth', () => {
  /** Live, with the device's next frame lost, doubled or swapped with the one after. */
  function live({ minor = 1 } = {}): ReturnType<typeof converse> {
    const talk = converse({ faults: { ...noFaults, minor } });
    talk.clock.advance(30);
    expect(talk.link().phase).toBe('live');
    return talk;
  }
  const agrees = ({ link, box }: ReturnType<typeof converse>): boolean =>
    link().box?.squares === box.squares();

  it('shows a lifted cube as soon as it has settled', () => {
    const talk = live();
    talk.box.set(62, false);
    talk.clock.advance(19);
    expect(agrees(talk)).toBe(false);
    talk.clock.advance(2);
    expect(agrees(talk)).toBe(true);
    expect(talk.link().box?.changes).toMatchObject([{ square: 62, full: false }]);
  });

  it('does not show a cube lifted and put back within the debounce span', () => {
    const talk = live();
    talk.box.set(62, false);
    talk.clock.advance(15);
    talk.box.set(62, true);
    talk.clock.advance(500);
    expect(talk.link().box).toMatchObject({ changes: [], event: 0 });
  });

  it.each(['drop', 'repeat', 'flip'] as const)(
    'heals within 1 s when every frame for a while meets "%s"',
    (fault) => {
      const talk = live();
      talk.box.setFaults({ ...noFaults, [fault]: 1 });
      talk.box.set(3, false);
      talk.box.set(40, false);
      talk.clock.advance(60);
      talk.box.setFaults(noFaults);
      talk.clock.advance(1000);
      expect(agrees(talk)).toBe(true);
      expect(talk.link().phase).toBe('live');
    },
  );

  it('asks for a snapshot at a gap, and takes no change out of its turn', () => {
    let link = step(openLink(0), { kind: 'time' }, 0).next;
    const hear = (message: BoxMessage, sequence: number) => {
      const { next, actions } = step(link, { kind: 'bytes', bytes: encodeMessage(message, sequence) }, 5);
      link = next;
      return kinds(actions.flatMap((action) => (action.kind === 'send' ? [action.bytes] : [])));
    };
    const change = (event: number, square: number): BoxMessage => ({
      kind: 'square',
      boot: 1,
      event,
      at: event,
      square,
      full: false,
    });
    hear(anInfo, 0);
    hear({ kind: 'snapshot', answers: 1, boot: 1, event: 0, at: 5, rows: 1, columns: 2, squares: '11' }, 1);
    expect(hear(change(2, 1), 3)).toEqual(['askSnapshot']);
    expect(link.box?.squares).toBe('11');
    expect(hear(change(2, 1), 3)).toEqual([]);
    expect(
      hear(
        {
          kind: 'snapshot',
          answers: link.asked[0] ?? 0,
          boot: 1,
          event: 2,
          at: 6,
          rows: 1,
          columns: 2,
          squares: '00',
        },
        4,
      ),
    ).toEqual([]);
    expect(link.box).toMatchObject({ squares: '00', event: 2 });
    // The lost change comes after all: it is known by now.
    hear(change(1, 0), 2);
    expect(link.box).toMatchObject({ squares: '00', event: 2 });
  });

  it('takes no picture of a box of 1.0 that it did not ask for while a question is open', () => {
    const talk = live({ minor: 0 });
    const { boot = 0, rows = 0, columns = 0 } = talk.link().box?.info ?? {};
    const squares = '0'.repeat(rows * columns);
    const hear = (message: BoxMessage) =>
      talk.input({ kind: 'bytes', bytes: encodeMessage(message, talk.link().box?.frame ?? 0) });
    hear({ kind: 'heartbeat', answers: 1, boot, event: 0, at: 1, hash: 12345 });
    hear({ kind: 'snapshot', answers: 0xffff, boot, event: 9, at: 1, rows, columns, squares });
    expect(agrees(talk)).toBe(true);
    talk.clock.advance(100);
    // With none open an unasked one counts, until the next heartbeat sets it right.
    hear({ kind: 'snapshot', answers: 0xffff, boot, event: 9, at: 1, rows, columns, squares });
    expect(talk.link().box).toMatchObject({ squares, event: 9 });
    talk.clock.advance(500);
    expect(agrees(talk)).toBe(true);
  });

  it('takes a picture of a box of 1.1 that is not older than its own, asked for or not', () => {
    const talk = live();
    talk.box.set(3, false);
    talk.clock.advance(40);
    const { boot = 0, rows = 0, columns = 0 } = talk.link().box?.info ?? {};
    const shown = (event: number, sign: string): BoxMessage => {
      const squares = sign.repeat(rows * columns);
      return { kind: 'snapshot', answers: 0xffff, boot, event, at: 1, rows, columns, squares };
    };
    const hear = (message: BoxMessage) =>
      talk.input({ kind: 'bytes', bytes: encodeMessage(message, talk.link().box?.frame ?? 0) });
    hear(shown(0, '1'));
    expect(agrees(talk)).toBe(true);
    hear(shown(2, '0'));
    expect(talk.link().box).toMatchObject({ event: 2, squares: '0'.repeat(108) });
  });

  it('believes no change of a square that the box has not, but asks', () => {
    const talk = live();
    const boot = talk.link().box?.info.boot ?? 0;
    const change: BoxMessage = { kind: 'square', boot, event: 1, at: 1, square: 108, full: false };
    const before = talk.sent.length;
    talk.input({ kind: 'bytes', bytes: encodeMessage(change, talk.link().box?.frame ?? 0) });
    expect(kinds(talk.sent.slice(before))).toEqual(['askSnapshot']);
    expect(agrees(talk)).toBe(true);
  });

  it('asks for a snapshot when a heartbeat has another hash', () => {
    const talk = live();
    const before = talk.sent.length;
    talk.input({
      kind: 'bytes',
      bytes: encodeMessage(
        {
          kind: 'heartbeat',
          answers: 1,
          boot: talk.link().box?.info.boot ?? 0,
          event: 0,
          at: 1,
          hash: 12345,
        },
        talk.link().box?.frame ?? 0,
      ),
    });
    expect(kinds(talk.sent.slice(before))).toEqual(['askSnapshot']);
  });

  it.each([
    [0, ['askSnapshot']],
    [1, []],
  ])(
    'is unsure when a heartbeat of 1.%i counts other changes, though the squares look alike',
    (minor, asks) => {
      const talk = live({ minor });
      const before = talk.sent.length;
      const boot = talk.link().box?.info.boot ?? 0;
      const hash = hashSquares('1'.repeat(108));
      const beat: BoxMessage = { kind: 'heartbeat', answers: 1, boot, event: 2, at: 1, hash };
      talk.input({ kind: 'bytes', bytes: encodeMessage(beat, talk.link().box?.frame ?? 0) });
      expect(talk.link().phase).toBe('unsure');
      expect(kinds(talk.sent.slice(before))).toEqual(asks);
      talk.clock.advance(200);
      expect(talk.link().phase).toBe('live');
    },
  );

  it.each(['heartbeat', 'square', 'snapshot'] as const)('greets anew at a %s of another start', (kind) => {
    const talk = live();
    const before = talk.sent.length;
    const about = { boot: 999, event: 0, at: 1, answers: 0xffff };
    const squares = '1'.repeat(108);
    const told = {
      heartbeat: { kind: 'heartbeat', ...about, hash: hashSquares(squares) },
      square: { kind: 'square', boot: 999, event: 1, at: 1, square: 0, full: false },
      snapshot: { kind: 'snapshot', ...about, rows: 9, columns: 12, squares },
    } as const satisfies Record<string, BoxMessage>;
    talk.input({ kind: 'bytes', bytes: encodeMessage(told[kind], talk.link().box?.frame ?? 0) });
    expect(kinds(talk.sent.slice(before))).toEqual(['hello']);
    expect(talk.link()).toMatchObject({ phase: 'unsure', box: { squares } });
  });

  it('greets anew when the box has started anew, and shows what changed meanwhile', () => {
    const talk = live();
    talk.box.set(5, false);
    talk.clock.advance(100);
    talk.box.reset();
    talk.box.set(7, false);
    talk.clock.advance(1000);
    expect(agrees(talk)).toBe(true);
    expect(talk.link()).toMatchObject({ phase: 'live', box: { event: 1, info: { boot: 3 } } });
  });

  it('is silent after 1.5 s without a word, and live again by itself', () => {
    const talk = live();
    talk.box.setFaults({ ...noFaults, drop: 1 });
    talk.clock.advance(1900);
    expect(talk.link().phase).toBe('silent');
    talk.box.set(11, false);
    talk.clock.advance(60_000);
    expect(talk.link().phase).toBe('silent');
    talk.box.setFaults(noFaults);
    talk.clock.advance(1000);
    expect(talk.link().phase).toBe('live');
    expect(agrees(talk)).toBe(true);
  });

  it('stays live for ten minutes of good line with nothing but pings', () => {
    const talk = live();
    const before = talk.sent.length;
    talk.clock.advance(600_000);
    expect(talk.link()).toMatchObject({ phase: 'live', counts: { bad: 0, lost: 0, unanswered: 0 } });
    expect(new Set(kinds(talk.sent.slice(before)))).toEqual(new Set(['ping']));
    expect(talk.sent.length - before).toBe(1200);
  });
});
