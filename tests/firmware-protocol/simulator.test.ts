import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSimulatedBox,
  faultPresets,
  formatSquare,
  liftNext,
  noFaults,
  openPty,
  parseFaults,
  parseSimulatorCommand,
  parseSquare,
  type SimulatorEvent,
} from '#firmware-protocol/simulator/index.ts';
import {
  decodeMessage,
  encodeFrame,
  encodeMessage,
  feed,
  lastHostType,
  newDecoder,
  typeId,
  type HostMessage,
} from '#firmware-protocol/codec/index.ts';
import { testClock } from './conversation.ts';
import { messageVectors } from './vectors.ts';

it('waits for nothing once it is stopped, whoever spoke with it', () => {
  const clock = testClock();
  const waiting = new Set<() => void>();
  const counting = {
    ...clock,
    after(ms: number, call: () => void) {
      waiting.add(call);
      const callOff = clock.after(ms, () => {
        waiting.delete(call);
        call();
      });
      return () => {
        waiting.delete(call);
        callOff();
      };
    },
  };
  const box = createSimulatedBox({ clock: counting, faults: { ...noFaults, floodPerSecond: 10 } });
  const wire = box.connect(() => undefined);
  wire.write(encodeMessage({ kind: 'hello', major: 1, minor: 1 }, 7));
  clock.advance(200);
  expect(waiting.size).toBeGreaterThan(1);
  box.stop();
  expect(waiting.size).toBe(0);
  wire.write(encodeMessage({ kind: 'hello', major: 1, minor: 1 }, 8));
  expect(waiting.size).toBe(0);
});

function bench(options: Parameters<typeof createSimulatedBox>[0] | object = {}) {
  const clock = testClock();
  const box = createSimulatedBox({ clock, ...options });
  let decoder = newDecoder;
  let heard: unknown[] = [];
  const wire = box.connect((bytes) => {
    const fed = feed(decoder, bytes);
    decoder = fed.next;
    for (const frame of fed.frames) {
      const message = frame.ok ? decodeMessage(frame.value) : frame;
      heard.push(message.ok ? message.value : message.problem);
    }
  });
  return {
    clock,
    box,
    ask(message: HostMessage, sequence = 40): unknown[] {
      heard = [];
      wire.write(encodeMessage(message, sequence));
      return heard;
    },
    heard: () => heard,
    wire,
  };
}

describe('the device does what PROTOCOL.md asks', () => {
  it('answers each question with its sequence number', () => {
    const { ask, box } = bench({ serialNumber: 'CW-0042-7F' });
    expect(ask({ kind: 'hello', major: 1, minor: 0 }, 7)).toMatchObject([
      {
        kind: 'info',
        answers: 7,
        rows: 9,
        columns: 12,
        serialNumber: 'CW-0042-7F',
        kept: 256,
        debounceMs: 20,
      },
    ]);
    expect(ask({ kind: 'askSnapshot' }, 8)).toMatchObject([
      { kind: 'snapshot', answers: 8, event: 0, squares: '1'.repeat(108) },
    ]);
    expect(ask({ kind: 'ping' }, 9)).toMatchObject([
      { kind: 'heartbeat', answers: 9, boot: box.device().boot },
    ]);
  });

  it('answers a hello of any major version, and no other frame of one', () => {
    const { ask } = bench({ faults: { ...noFaults, major: 2 } });
    expect(ask({ kind: 'hello', major: 1, minor: 0 }, 7)).toMatchObject([{ kind: 'foreignInfo', major: 2 }]);
  });

  it('is quiet at reset and until spoken to, and tells changes while a host is there', () => {
    const { ask, box, clock, heard } = bench();
    box.set(3, false);
    clock.advance(60_000);
    expect(heard()).toEqual([]);
    expect(ask({ kind: 'ping' })).toMatchObject([{ event: 1 }]);
    box.set(4, false);
    clock.advance(20);
    expect(heard()).toMatchObject([
      { kind: 'heartbeat' },
      { kind: 'square', event: 2, square: 4, full: false },
    ]);
    clock.advance(5000);
    box.set(5, false);
    clock.advance(100);
    expect(heard()).toHaveLength(2);
    expect(ask({ kind: 'ping' })).toMatchObject([{ event: 3 }]);
  });

  it('starts anew with another boot number, no events, and what the sensors read then', () => {
    const { ask, box, clock } = bench();
    box.set(3, false);
    clock.advance(100);
    const { boot } = box.device();
    box.reset();
    expect(ask({ kind: 'askSnapshot' })).toMatchObject([
      { event: 0, squares: `111${'0'}${'1'.repeat(104)}` },
    ]);
    expect(box.device().boot).not.toBe(boot);
  });

  it('debounces: a reading counts once it has held still for the span', () => {
    const { ask, box, clock } = bench();
    ask({ kind: 'setDebounce', ms: 200 });
    for (let flicker = 0; flicker < 10; flicker += 1) {
      box.set(6, flicker % 2 === 1);
      clock.advance(150);
    }
    expect(box.device()).toMatchObject({ event: 0, squares: '1'.repeat(108) });
    box.set(6, false);
    clock.advance(199);
    expect(box.device().event).toBe(0);
    clock.advance(1);
    expect(box.device()).toMatchObject({ event: 1, kept: [{ event: 1, square: 6, full: false }] });
  });

  it('keeps the last 256 changes with their numbers (B10)', () => {
    const { box, clock } = bench();
    for (let change = 0; change < 300; change += 1) {
      box.set(change % 108, Math.floor(change / 108) % 2 === 1);
      clock.advance(25);
    }
    const { kept } = box.device();
    expect(kept).toHaveLength(256);
    expect(kept[0]?.event).toBe(45);
    expect(kept.at(-1)?.event).toBe(300);
  });

  it('declines what it cannot do, by name', () => {
    const { ask } = bench();
    expect(ask({ kind: 'setLights', lights: ['dark'] }, 4)).toMatchObject([
      { kind: 'error', answers: 4, error: 'bad-payload', detail: 5 },
    ]);
  });

  it('names an id it does not know, and is woken by it', () => {
    const { wire, heard, box } = bench();
    wire.write(encodeFrame({ major: 1, type: 0x2a, sequence: 9, payload: Uint8Array.of(1) }));
    expect(heard()).toMatchObject([{ kind: 'error', answers: 9, error: 'unknown-type', detail: 0x2a }]);
    expect(box.device().heardAt).toBeDefined();
  });

  it('says nothing to ids that are not a host’s', () => {
    const { wire, heard } = bench();
    for (const type of [0x40, 0x41, 0x44, 0x47, 0x6a, 0x80, 0xff]) {
      wire.write(encodeFrame({ major: 1, type, sequence: 9, payload: new Uint8Array(0) }));
    }
    expect(heard()).toEqual([]);
  });

  it('answers every message of the vectors, or is silent, and never throws', () => {
    const { ask } = bench();
    for (const { message, sequence } of messageVectors) {
      const answers = ask(message as HostMessage, sequence);
      expect(answers.length, message.kind).toBe(typeId[message.kind] > lastHostType ? 0 : 1);
    }
  });

  it('takes nothing from garbage', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 10 }), (chunks) => {
        const clock = testClock();
        const box = createSimulatedBox({ clock });
        let said = 0;
        const wire = box.connect(() => (said += 1));
        for (const chunk of chunks) wire.write(chunk);
        expect(said).toBe(0);
        expect(box.device()).toMatchObject({ debounceMs: 20, heardAt: undefined });
      }),
    );
  });
});

describe('squares by name', () => {
  it('reads C6 as column C, row 6', () => {
    expect(parseSquare('C6', 9, 12)).toBe(62);
    expect(formatSquare(62, 12)).toBe('C6');
    expect(parseSquare('u21', 21, 21)).toBe(440);
  });

  it('gives back every square, and nothing outside', () => {
    for (let square = 0; square < 108; square += 1)
      expect(parseSquare(formatSquare(square, 12), 9, 12)).toBe(square);
    for (const name of ['', 'M1', 'A10', 'A0', '6C', 'C 6', 'AA1', 'C6.']) {
      expect(parseSquare(name, 9, 12), name).toBeUndefined();
    }
  });
});

describe('commands and faults by name', () => {
  it('reads commands', () => {
    expect(parseSimulatorCommand('  Lift c6 ', 9, 12)).toEqual({
      ok: true,
      value: { kind: 'lift', square: 62 },
    });
    expect(parseSimulatorCommand('unplug', 9, 12)).toEqual({
      ok: true,
      value: { kind: 'unplug', seconds: 3 },
    });
    expect(parseSimulatorCommand('unplug 0.5', 9, 12)).toMatchObject({ value: { seconds: 0.5 } });
    for (const bad of ['unplug soon', 'unplug -1', 'unplug 99999', 'x'.repeat(500)]) {
      expect(parseSimulatorCommand(bad, 9, 12)).toMatchObject({
        ok: false,
        problem: { code: 'box/unknown-command' },
      });
    }
  });

  it('never throws on any line', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `lift ${text}`),
        ),
        (line) => {
          const parsed = parseSimulatorCommand(line, 9, 12);
          if (parsed.ok && 'square' in parsed.value) expect(parsed.value.square).toBeLessThan(108);
          expect(parseFaults([line]).ok).toBe(Object.hasOwn(faultPresets, line));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads faults, and names those there are', () => {
    expect(parseFaults(['drop', 'late'])).toMatchObject({ ok: true, value: { drop: 0.1, startMs: 4500 } });
    expect(parseFaults(['toString'])).toEqual({
      ok: false,
      problem: { code: 'box/unknown-fault', fault: 'toString', known: Object.keys(faultPresets) },
    });
  });

  it('lifts the bottom row first, then fills the empty box', () => {
    const clock = testClock();
    const box = createSimulatedBox({ clock, rows: 2, columns: 2 });
    const told: SimulatorEvent[] = [];
    for (let turn = 0; turn < 5; turn += 1) liftNext(box, (event) => void told.push(event));
    expect(told).toEqual([
      { kind: 'lifted', square: 'A2', left: 3 },
      { kind: 'lifted', square: 'B2', left: 2 },
      { kind: 'lifted', square: 'A1', left: 1 },
      { kind: 'lifted', square: 'B1', left: 0 },
      { kind: 'filled' },
    ]);
  });
});

describe('a pseudo-terminal without socat', () => {
  it('is refused with the cure', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = '/nowhere';
    try {
      expect(await openPty(() => undefined)).toEqual({
        ok: false,
        problem: { code: 'box/no-pty', system: process.platform },
      });
    } finally {
      process.env['PATH'] = path;
    }
  });
});
