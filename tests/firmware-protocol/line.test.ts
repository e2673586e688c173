import { describe, expect, it } from 'vitest';
import {
  decodeMessage,
  encodeMessage,
  feed,
  longestFrames,
  newDecoder,
  type Light,
  type Message,
} from '#firmware-protocol/codec/index.ts';
import { createSimulatedBox, noFaults, simulatedPort } from '#firmware-protocol/simulator/index.ts';
import { connectBox } from '#firmware-protocol/transports/index.ts';
import { converse, kinds, pass, testClock } from './conversation.ts';

/** A box with nothing but a wire to it; what it says, with the bytes. */
function bench(options: Omit<Parameters<typeof createSimulatedBox>[0], 'clock'> = {}) {
  const clock = testClock();
  const box = createSimulatedBox({ clock, ...options });
  const heard: { readonly message: Message; readonly bytes: number; readonly at: number }[] = [];
  let decoder = newDecoder;
  const wire = box.connect((bytes) => {
    const fed = feed(decoder, bytes);
    decoder = fed.next;
    for (const frame of fed.frames) {
      const message = frame.ok ? decodeMessage(frame.value) : frame;
      if (message.ok && message.value.kind !== 'foreignInfo') {
        heard.push({ message: message.value, bytes: bytes.length, at: clock.now() });
      }
    }
  });
  return { clock, box, wire, heard, said: () => heard.map(({ message }) => message.kind) };
}

describe('bursts', () => {
  it('one question at a time, none longer than 64 bytes, whatever is asked of a large box', () => {
    const talk = converse({ rows: 21, columns: 21, seed: 3 });
    const lights = Array.from({ length: 441 }, (): Light => 'marked');
    talk.clock.advance(100);
    talk.box.setFaults({ ...noFaults, drop: 0.3 });
    talk.input({ kind: 'command', id: 1, command: { kind: 'setLights', lights } });
    talk.input({ kind: 'command', id: 2, command: { kind: 'setName', name: 'x'.repeat(24) } });
    talk.input({ kind: 'command', id: 3, command: { kind: 'askSelfTest' } });
    for (let square = 0; square < 100; square += 1) {
      talk.box.set(square, false);
      talk.clock.advance(40);
    }
    talk.clock.advance(5000);
    expect(talk.answers().map(({ id, result }) => [id, result.ok])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(talk.box.device().lights).toEqual(lights);
    expect(Math.max(...talk.sent.map(({ length }) => length))).toBeLessThan(longestFrames.ofHost);
    expect(talk.mostOpen()).toBe(1);
  });

  it('the lights of 200 squares fit in one frame, which is the longest there is', () => {
    const talk = converse({ rows: 10, columns: 20 });
    const lights = Array.from({ length: 200 }, (): Light => 'blinking');
    talk.clock.advance(100);
    talk.input({ kind: 'command', id: 1, command: { kind: 'setLights', lights } });
    talk.clock.advance(100);
    expect(talk.box.device().lights).toEqual(lights);
    expect(Math.max(...talk.sent.map(({ length }) => length))).toBe(longestFrames.ofHost);
  });

  it('no frame of a box is longer than 96 bytes, and 108 changes at once are told in 40', () => {
    const large = bench({ rows: 21, columns: 21, serialNumber: 'S'.repeat(32) });
    const asks: Message[] = [
      { kind: 'hello', major: 1, minor: 1 },
      { kind: 'askSnapshot' },
      { kind: 'askSelfTest' },
      { kind: 'askLevels', first: 0, most: 32 },
      { kind: 'askAbout' },
      { kind: 'askCounters' },
    ];
    for (let square = 0; square < 30; square += 1) large.box.set(square, false);
    large.clock.advance(30);
    const { boot } = large.box.device();
    for (const ask of [...asks, { kind: 'askKept', boot, after: 0, most: 22 } as const]) {
      large.wire.write(encodeMessage(ask, 7));
      large.clock.advance(60);
    }
    expect(Math.max(...large.heard.map(({ bytes }) => bytes))).toBeLessThanOrEqual(longestFrames.ofBox);
    expect(new Set(large.said())).toEqual(
      new Set(['info', 'snapshot', 'selfTest', 'levels', 'about', 'counters', 'kept']),
    );

    const small = bench();
    small.wire.write(encodeMessage({ kind: 'hello', major: 1, minor: 1 }, 7));
    small.wire.write(encodeMessage({ kind: 'ping' }, 8));
    small.clock.advance(100);
    small.heard.length = 0;
    for (let square = 0; square < 108; square += 1) small.box.set(square, false);
    small.clock.advance(25);
    expect(small.heard).toMatchObject([{ message: { kind: 'snapshot', event: 108 }, bytes: 40 }]);
  });
});

describe('B4: 1.0 and 1.1 talk with each other', () => {
  it('a host of 1.1 asks a box of 1.0 nothing that it does not know, and heals what is lost', () => {
    const talk = converse({ faults: { ...noFaults, minor: 0 } });
    talk.clock.advance(100);
    talk.input({ kind: 'command', id: 1, command: { kind: 'askAbout' } });
    expect(talk.answers()).toMatchObject([{ result: { problem: { code: 'box/needs-newer-firmware' } } }]);
    for (let square = 0; square < 40; square += 1) {
      talk.box.setFaults({ ...noFaults, minor: 0, drop: square % 3 === 0 ? 1 : 0 });
      talk.box.set(square, false);
      talk.clock.advance(130);
    }
    talk.box.setFaults({ ...noFaults, minor: 0 });
    talk.clock.advance(1000);
    expect(talk.link()).toMatchObject({ phase: 'live', box: { squares: talk.box.squares(), event: 40 } });
    expect(new Set(kinds(talk.sent))).toEqual(new Set(['hello', 'askSnapshot', 'ping']));
    expect(talk.sent.every((bytes) => bytes.length <= 14)).toBe(true);
  });

  it('a box of 1.1 tells a host of 1.0 changes alone, each once, and many at once as a snapshot', () => {
    const { box, clock, wire, heard, said } = bench();
    wire.write(encodeMessage({ kind: 'hello', major: 1, minor: 0 }, 1));
    clock.advance(1000);
    wire.write(encodeMessage({ kind: 'askSnapshot' }, 2));
    clock.advance(1000);
    expect(said()).toEqual(['info', 'snapshot']);
    box.set(5, false);
    box.set(6, false);
    clock.advance(1000);
    expect(heard.slice(2)).toMatchObject([
      { message: { kind: 'square', event: 1, square: 5 } },
      { message: { kind: 'square', event: 2, square: 6 } },
    ]);
    for (let square = 10; square < 19; square += 1) box.set(square, false);
    clock.advance(1000);
    expect(heard.slice(4)).toMatchObject([{ message: { kind: 'snapshot', answers: 0xffff, event: 11 } }]);
  });
});

describe('the speed of the line is found by asking', () => {
  it.each([
    ['any', 50],
    [115_200, 50],
    [250_000, 280],
    ['follows', 280],
  ] as const)('with a box at %s', async (speed, withinMs) => {
    const clock = testClock();
    const box = createSimulatedBox({ clock, speed });
    const connection = connectBox({ transport: simulatedPort(box), clock });
    await pass(clock, withinMs);
    expect(connection.state().link).toBe('live');
    box.set(3, false);
    await pass(clock, 50);
    expect(connection.state().changes).toMatchObject([{ square: 3 }]);
    await connection.close();
  });

  it('and found again at once after the cable was out', async () => {
    const clock = testClock();
    const box = createSimulatedBox({ clock, speed: 250_000 });
    const port = simulatedPort(box);
    const connection = connectBox({ transport: port, clock });
    await pass(clock, 300);
    port.unplug();
    port.replug();
    // What was asked before the cable was out counts for a second.
    await pass(clock, 1000);
    expect(connection.state().link).toBe('live');
    await connection.close();
  });

  it('a box that follows is found by a host of 1.0, which knows one speed', () => {
    const { clock, wire, said } = bench({ speed: 'follows' });
    for (let hello = 0; hello < 8; hello += 1) {
      wire.write(encodeMessage({ kind: 'hello', major: 1, minor: 0 }, hello));
      clock.advance(250);
    }
    expect(said()).toContain('info');
  });
});

describe('sequence FFFF', () => {
  it('of a host is answered by nothing, not even an error', () => {
    const { wire, clock, said, box } = bench();
    for (const message of [{ kind: 'hello', major: 1, minor: 1 }, { kind: 'ping' }] as const) {
      wire.write(encodeMessage(message, 0xffff));
    }
    clock.advance(1000);
    expect(said()).toEqual([]);
    expect(box.device().good).toBe(2);
  });

  it('is passed over by both sides when they count', () => {
    const talk = converse({}, { sequence: 0xfff0 });
    talk.clock.advance(10_000);
    const numbers = feed(
      newDecoder,
      Uint8Array.from(talk.sent.flatMap((bytes) => [...bytes])),
    ).frames.flatMap((frame) => (frame.ok ? [frame.value.sequence] : []));
    expect(numbers).toContain(0xfffe);
    expect(numbers).toContain(0);
    expect(numbers).not.toContain(0xffff);
    expect(talk.link()).toMatchObject({ phase: 'live', counts: { lost: 0, repeated: 0 } });
  });
});
