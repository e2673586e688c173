import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeMessage,
  encodeFrame,
  encodeMessage,
  feed,
  newDecoder,
  type BoxMessage,
  type Light,
} from '#firmware-protocol/codec/index.ts';
import { openLink, step, wakeAt, type Link } from '#firmware-protocol/link/index.ts';
import { faultPresets, noFaults } from '#firmware-protocol/simulator/index.ts';
import { converse } from './conversation.ts';

const faults = (name: keyof typeof faultPresets) => ({ ...noFaults, ...faultPresets[name] });
const kinds = (sent: readonly Uint8Array[]): string[] =>
  feed(newDecoder, Uint8Array.from(sent.flatMap((bytes) => [...bytes]))).frames.map((frame) => {
    const message = frame.ok ? decodeMessage(frame.value) : frame;
    return message.ok ? message.value.kind : message.problem.code;
  });

describe('B3: the handshake asks', () => {
  it('is live within 20 ms with a box that does not reset', () => {
    const { clock, link } = converse();
    clock.advance(20);
    expect(link()).toMatchObject({
      phase: 'live',
      box: { squares: '1'.repeat(108), info: { rows: 9, columns: 12 } },
    });
  });

  it.each([
    ['resets on open', 'reset', 1600],
    ['answers late', 'late', 4500],
    ['prints boot text first', 'boot-text', 300],
  ] as const)('connects to a box that %s', (_, fault, startMs) => {
    const { clock, link } = converse({ faults: faults(fault) });
    clock.advance(startMs - 20);
    expect(link().phase).toBe('greeting');
    clock.advance(300);
    expect(link().phase).toBe('live');
  });

  it('says hello every 250 ms for 6 s to a mute thing, then refuses it and says no more', () => {
    const { clock, link, sent } = converse({ faults: faults('mute') });
    clock.advance(5999);
    expect(link().phase).toBe('greeting');
    clock.advance(1);
    expect(link()).toMatchObject({ phase: 'refused', problem: { code: 'box/not-a-box', seconds: 6 } });
    expect(kinds(sent)).toEqual(Array(24).fill('hello'));
    clock.advance(60_000);
    expect(sent).toHaveLength(24);
    expect(wakeAt(link())).toBeUndefined();
  });

  it.each(['echo', 'chatter'] as const)(
    'refuses a thing that %ss, having sent it hellos alone (B12)',
    (fault) => {
      const { clock, link, sent } = converse({ faults: faults(fault) });
      clock.advance(6000);
      expect(link()).toMatchObject({ phase: 'refused', problem: { code: 'box/not-a-box' } });
      expect(new Set(kinds(sent))).toEqual(new Set(['hello']));
    },
  );

  it('never puts a line end into a hello, from whatever number it starts (B12)', () => {
    for (let sequence = 0; sequence < 0xffff; sequence += 1) {
      const { actions } = step(openLink(0, { sequence }), { kind: 'time' }, 0);
      const [hello] = actions;
      if (hello?.kind !== 'send') throw new Error('no hello');
      if (hello.bytes.includes(0x0d) || hello.bytes.includes(0x0a))
        throw new Error(`line end at ${sequence}`);
    }
  });

  it.each([
    [1, 1],
    [21, 21],
    [1, 21],
  ])('reads a box of %i x %i', (rows, columns) => {
    const { clock, link, box } = converse({ rows, columns });
    clock.advance(20);
    box.set(rows * columns - 1, false);
    clock.advance(30);
    expect(link()).toMatchObject({ phase: 'live', box: { squares: `${'1'.repeat(rows * columns - 1)}0` } });
  });

  it('believes nothing before an info that answers its own hello', () => {
    const told: BoxMessage[] = [
      { kind: 'snapshot', answers: 0, boot: 1, event: 0, at: 5, rows: 1, columns: 2, squares: '11' },
      { kind: 'square', boot: 1, event: 1, at: 5, square: 0, full: false },
      { kind: 'heartbeat', answers: 0, boot: 1, event: 0, at: 5, hash: 0 },
      { ...anInfo, answers: 4000 },
    ];
    let link = step(openLink(0), { kind: 'time' }, 0).next;
    for (const message of told) {
      const { next, actions } = step(link, { kind: 'bytes', bytes: encodeMessage(message, 9) }, 5);
      expect(actions).toEqual([]);
      link = next;
    }
    expect(link).toMatchObject({ phase: 'greeting', box: undefined, heardAt: undefined });
    expect(
      step(link, { kind: 'bytes', bytes: encodeMessage({ ...anInfo, answers: 0 }, 9) }, 6).next.box,
    ).toBeDefined();
  });
});

const anInfo = {
  kind: 'info',
  answers: 0,
  major: 1,
  minor: 0,
  firmware: '1.0.0',
  rows: 1,
  columns: 2,
  features: [],
  boot: 1,
  debounceMs: 20,
  kept: 256,
  serialNumber: 'X',
} as const;

describe('B4: versions', () => {
  it.each([
    [2, 'box/app-too-old', '2.0'],
    [0, 'box/firmware-too-old', '0.0'],
  ])('refuses major version %i at once, saying what to update', (major, code, theirs) => {
    const { clock, link, sent } = converse({ faults: { ...noFaults, major } });
    clock.advance(10);
    expect(link()).toMatchObject({ phase: 'refused', problem: { code, theirs, ours: '1.0' } });
    expect(sent).toHaveLength(1);
  });

  it('works with a later minor version that sends unknown types and longer payloads', () => {
    let link = step(openLink(0), { kind: 'time' }, 0).next;
    const hear = (message: BoxMessage, sequence: number): void => {
      link = step(link, { kind: 'bytes', bytes: encodeMessage(message, sequence) }, 5).next;
    };
    hear({ ...anInfo, minor: 9 }, 0);
    hear({ kind: 'snapshot', answers: 1, boot: 1, event: 0, at: 5, rows: 1, columns: 2, squares: '11' }, 1);
    expect(link).toMatchObject({ phase: 'live', box: { info: { minor: 9 } } });
    const later = encodeFrame({ major: 1, type: 0x6a, sequence: 2, payload: Uint8Array.of(1, 2, 3) });
    const { next, actions } = step(link, { kind: 'bytes', bytes: later }, 900);
    expect(actions).toEqual([]);
    expect(next).toMatchObject({ phase: 'live', heardAt: 900, box: { squares: '11', frame: 3 } });
  });
});

describe('B5: the snapshot is the truth', () => {
  /** Live, with the device's next frame lost, doubled or swapped with the one after. */
  function live(): ReturnType<typeof converse> {
    const talk = converse();
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

  it('stays live for an hour of good line with nothing but pings', () => {
    const talk = live();
    const before = talk.sent.length;
    talk.clock.advance(3_600_000);
    expect(talk.link()).toMatchObject({ phase: 'live', bad: 0 });
    expect(new Set(kinds(talk.sent.slice(before)))).toEqual(new Set(['ping']));
    expect(talk.sent.length - before).toBe(14_400);
  });
});

describe('a box that speaks but never tells its squares', () => {
  /** Answers everything for so long, but for a snapshot only where `tells`; gives the link and what was sent. */
  function talk(from: Link, start: number, ms: number, tells: boolean) {
    let link = from;
    let frame = link.box?.frame ?? 0;
    const asked: string[] = [];
    const input = (what: Parameters<typeof step>[1], now: number): void => {
      const { next, actions } = step(link, what, now);
      link = next;
      for (const action of actions) {
        if (action.kind !== 'send') continue;
        const [sent] = feed(newDecoder, action.bytes).frames;
        const message = sent?.ok === true ? decodeMessage(sent.value) : undefined;
        if (sent?.ok !== true || message?.ok !== true) throw new Error('no message');
        asked.push(message.value.kind);
        const answers = sent.value.sequence;
        const about = { answers, boot: 1, event: 0, at: now };
        const replies: Record<string, BoxMessage | undefined> = {
          hello: { ...anInfo, answers },
          ping: { kind: 'heartbeat', ...about, hash: 7 },
          askSnapshot: tells ? { kind: 'snapshot', ...about, rows: 1, columns: 2, squares: '10' } : undefined,
        };
        const reply = replies[message.value.kind];
        if (reply !== undefined) input({ kind: 'bytes', bytes: encodeMessage(reply, frame++) }, now);
      }
    };
    for (let now = start; now < start + ms; now += 10) {
      if ((wakeAt(link) ?? Infinity) <= now) input({ kind: 'time' }, now);
    }
    return { link, asked };
  }

  it('is named after 3 s, while the question goes on, and live once it tells', () => {
    const early = talk(openLink(0), 0, 2990, false).link;
    expect(early).toMatchObject({ phase: 'greeting', problem: undefined });
    const later = talk(early, 2990, 60_000, false);
    expect(later.link).toMatchObject({
      phase: 'greeting',
      problem: { code: 'box/no-snapshot', seconds: 3 },
    });
    expect(later.asked.filter((kind) => kind === 'askSnapshot').length).toBeGreaterThan(300);
    expect(wakeAt(later.link)).toBeGreaterThan(62_900);
    // The hash of the heartbeats is wrong, so that it is asked again and again; what matters is that it is live.
    expect(talk(later.link, 63_000, 500, true).link).toMatchObject({ phase: 'live', problem: undefined });
  });

  it('is not believed any longer when it stops telling while live', () => {
    const live = talk(openLink(0), 0, 200, true).link;
    expect(live).toMatchObject({ phase: 'live', box: { squares: '10' } });
    expect(talk(live, 200, 2900, false).link.phase).toBe('live');
    expect(talk(live, 200, 4000, false).link).toMatchObject({
      phase: 'greeting',
      problem: { code: 'box/no-snapshot' },
    });
  });

  it('is silent, without that problem, once it says nothing at all', () => {
    const { link } = talk(openLink(0), 0, 5000, false);
    let quiet = link;
    for (let now = 5000; now < 8000; now += 10) quiet = step(quiet, { kind: 'time' }, now).next;
    expect(quiet).toMatchObject({ phase: 'silent', problem: undefined });
  });
});

describe('commands', () => {
  const lights = Array.from({ length: 108 }, (_, square): Light => (square === 62 ? 'blinking' : 'dark'));

  it('are acknowledged, and done', () => {
    const talk = converse();
    talk.clock.advance(30);
    talk.input({ kind: 'command', id: 1, command: { kind: 'setDebounce', ms: 75 } });
    talk.input({ kind: 'command', id: 2, command: { kind: 'setLights', lights } });
    talk.clock.advance(50);
    expect(talk.answers().map(({ id, result }) => [id, result.ok])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(talk.box.device()).toMatchObject({ debounceMs: 75, lights });
  });

  it('are repeated on a bad line, and given up after five tries', () => {
    const talk = converse();
    talk.clock.advance(30);
    talk.box.setFaults({ ...noFaults, drop: 0.6 });
    talk.input({ kind: 'command', id: 3, command: { kind: 'setDebounce', ms: 33 } });
    talk.clock.advance(2000);
    expect(talk.answers()).toHaveLength(1);
    const lost = converse();
    lost.clock.advance(30);
    lost.box.setFaults({ ...noFaults, drop: 1 });
    lost.input({ kind: 'command', id: 4, command: { kind: 'setDebounce', ms: 33 } });
    lost.clock.advance(1100);
    expect(lost.answers()).toMatchObject([
      { id: 4, result: { ok: false, problem: { code: 'box/no-answer', tries: 5 } } },
    ]);
  });

  it('are refused when the box cannot, declines, or is not there', () => {
    const early = converse();
    early.input({ kind: 'command', id: 1, command: { kind: 'setDebounce', ms: 33 } });
    expect(early.answers()).toMatchObject([{ result: { problem: { code: 'box/not-connected' } } }]);
    const talk = converse();
    talk.clock.advance(30);
    talk.input({ kind: 'command', id: 2, command: { kind: 'setLights', lights: ['dark'] } });
    talk.clock.advance(30);
    expect(talk.answers()).toMatchObject([
      { result: { problem: { code: 'box/declined', reason: 'bad-payload' } } },
    ]);
    let link: Link = step(openLink(0), { kind: 'time' }, 0).next;
    link = step(link, { kind: 'bytes', bytes: encodeMessage(anInfo, 0) }, 1).next;
    const { actions } = step(link, { kind: 'command', id: 9, command: { kind: 'setLights', lights: [] } }, 2);
    expect(actions).toMatchObject([
      { id: 9, result: { problem: { code: 'box/feature-missing', feature: 'lights' } } },
    ]);
  });
});

describe('identity (B12)', () => {
  it('refuses another box than the one expected', () => {
    const { clock, link } = converse({ serialNumber: 'CW-0002' }, { expected: 'CW-0001' });
    clock.advance(30);
    expect(link()).toMatchObject({
      phase: 'refused',
      problem: { code: 'box/another-box', expected: 'CW-0001', found: 'CW-0002' },
    });
  });
});

describe('any bytes at all', () => {
  it('never throw and leave a live link consistent', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (chunks) => {
        const talk = converse();
        talk.clock.advance(30);
        for (const bytes of chunks) {
          talk.input({ kind: 'bytes', bytes });
          talk.clock.advance(7);
        }
        talk.input({ kind: 'bytes', bytes: Uint8Array.of(0) });
        talk.clock.advance(1000);
        expect(talk.link()).toMatchObject({ phase: 'live', box: { squares: talk.box.squares() } });
      }),
      { numRuns: 100 },
    );
  });
});
