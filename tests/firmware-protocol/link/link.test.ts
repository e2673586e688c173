import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFrame, encodeMessage, type BoxMessage } from '#firmware-protocol/codec/index.ts';
import { openLink, step, wakeAt } from '#firmware-protocol/link/link.ts';
import { faultPresets, noFaults } from '#firmware-protocol/simulator/index.ts';
import { anInfo, converse, kinds } from '../conversation.ts';

const faults = (name: keyof typeof faultPresets) => ({ ...noFaults, ...faultPresets[name] });

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
    // The hellos of the last second are questions, too.
    clock.advance(500);
    expect(link().phase).toBe('live');
  });

  it('says hello every 200 ms for 6 s to a mute thing, then refuses it and says no more', () => {
    const { clock, link, sent } = converse({ faults: faults('mute') });
    clock.advance(5999);
    expect(link().phase).toBe('greeting');
    clock.advance(1);
    expect(link()).toMatchObject({ phase: 'refused', problem: { code: 'box/not-a-box', seconds: 6 } });
    expect(kinds(sent)).toEqual(Array(30).fill('hello'));
    clock.advance(60_000);
    expect(sent).toHaveLength(30);
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

describe('B4: versions', () => {
  it.each([
    [2, 'box/app-too-old', '2.1'],
    [0, 'box/firmware-too-old', '0.1'],
  ])('refuses major version %i at once, saying what to update', (major, code, theirs) => {
    const { clock, link, sent } = converse({ faults: { ...noFaults, major } });
    clock.advance(10);
    expect(link()).toMatchObject({ phase: 'refused', problem: { code, theirs, ours: '1.1' } });
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
    expect(actions).toMatchObject([{ kind: 'send' }]);
    expect(next).toMatchObject({ heardAt: 900, box: { squares: '11', frame: 3 } });
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
