import { describe, expect, it } from 'vitest';
import {
  decodeMessage,
  encodeMessage,
  feed,
  hashSquares,
  newDecoder,
  type BoxMessage,
  type Message,
} from '#firmware-protocol/codec/index.ts';
import { openLink, step, wakeAt } from '#firmware-protocol/link/link.ts';
import type { Link } from '#firmware-protocol/link/state.ts';
import { anInfo, converse } from './conversation.ts';

type Device = (asked: Message, answers: number, now: number) => readonly BoxMessage[];

/** Lets a link talk to a device that answers each question at once; when each question was asked. */
function talk(device: Device, ms: number, unaskedEveryMs = 0): { link: Link; questions: number[] } {
  let link = openLink(0);
  let frame = 0;
  const questions: number[] = [];
  const input = (what: Parameters<typeof step>[1], now: number): void => {
    const { next, actions } = step(link, what, now);
    link = next;
    for (const action of actions) {
      if (action.kind !== 'send') continue;
      const [sent] = feed(newDecoder, action.bytes).frames;
      const message = sent?.ok === true ? decodeMessage(sent.value) : undefined;
      if (sent?.ok !== true || message?.ok !== true || message.value.kind === 'foreignInfo')
        throw new Error('no message');
      questions.push(now);
      for (const reply of device(message.value, sent.value.sequence, now)) hear(reply, now);
    }
  };
  const hear = (message: BoxMessage, now: number): void =>
    input({ kind: 'bytes', bytes: encodeMessage(message, frame++) }, now);
  for (let now = 0; now < ms; now += 1) {
    if ((wakeAt(link) ?? Infinity) <= now) input({ kind: 'time' }, now);
    if (unaskedEveryMs > 0 && now % unaskedEveryMs === 0) {
      for (const message of device({ kind: 'ping' }, 0xffff, now)) hear(message, now);
    }
  }
  return { link, questions };
}

/** The most questions in any second after the first. */
function busiest(questions: readonly number[]): number {
  const later = questions.filter((at) => at >= 1000);
  return Math.max(0, ...later.map((from) => later.filter((at) => at >= from && at < from + 1000).length));
}

const sound = { ...anInfo, minor: 1, features: ['kept' as const] };

/** A small box of 1.1, of which a test changes some answers. */
const device =
  (boot: (now: number) => number, more: Partial<Record<Message['kind'], object>> = {}): Device =>
  (asked, answers, now) => {
    const about = { answers, boot: boot(now), event: 0, at: now };
    const squares = '10';
    switch (asked.kind) {
      case 'hello':
        return [{ ...sound, answers }];
      case 'askSnapshot':
        return [{ kind: 'snapshot', ...about, rows: 1, columns: 2, squares, ...more.snapshot }];
      case 'ping':
        return [{ kind: 'heartbeat', ...about, hash: hashSquares(squares), ...more.heartbeat }];
      default:
        return [];
    }
  };

describe('B22: a device that answers wrongly is asked at most 5 questions in any second', () => {
  it.each<[string, Device]>([
    ['has another boot number than it said', device(() => 999)],
    ['has a new boot number in every frame', device((now) => 2 + now)],
    ['has wrong hashes', device(() => 1, { heartbeat: { hash: 7 } })],
    ['sends snapshots of another size', device(() => 1, { snapshot: { columns: 3, squares: '101' } })],
  ])('that %s', (_, wrong) => {
    for (const everyMs of [0, 5, 50]) {
      const { questions, link } = talk(wrong, 20_000, everyMs);
      expect(busiest(questions), `unasked every ${everyMs} ms`).toBeLessThanOrEqual(5);
      expect(questions.filter((at) => at > 15_000).length).toBeGreaterThan(5);
      expect(link.phase).not.toBe('refused');
    }
  });

  it('that tells changes again which it knows to be acknowledged', () => {
    const stubborn: Device = (asked, answers, now) => {
      const found = device(() => 1)(asked, answers, now);
      const change = { square: 0, full: true, ticks: 0 };
      const hash = hashSquares('10') & 0xffff;
      if (asked.kind !== 'ping') return found;
      return [
        { kind: 'beat', boot: 1, event: 1, at: now, hash, changes: [change] },
        { kind: 'heartbeat', answers, boot: 1, event: 1, at: now, hash: hashSquares('10') },
      ];
    };
    expect(busiest(talk(stubborn, 20_000, 10).questions)).toBeLessThanOrEqual(5);
  });

  const lies: readonly [string, Device][] = [
    [
      'names an event ahead in every beat, and answers with the old one',
      (asked, answers, now) => [
        ...device(() => 1)(asked, answers, now),
        { kind: 'beat', boot: 1, event: 40, at: now, hash: 7, changes: [] },
      ],
    ],
    ['names an event ahead in every heartbeat', device(() => 1, { heartbeat: { event: 40 } })],
    [
      'is ever further ahead, and tells what it kept one change at a time',
      (asked, answers, now) => {
        const event = 10 * now;
        if (asked.kind !== 'askKept') return device(() => 1, { snapshot: { event } })(asked, answers, now);
        const changes = [{ square: 0, full: true, ticks: 0 }];
        return [{ kind: 'kept', answers, boot: 1, first: asked.after + 1, oldest: 1, at: now, changes }];
      },
    ],
    [
      'tells a new change in every beat, and none in its answers',
      (asked, answers, now) => {
        const change = { square: 0, full: now % 2 === 0, ticks: 0 };
        const hash = hashSquares(change.full ? '10' : '00') & 0xffff;
        const beat = { kind: 'beat', boot: 1, event: now, at: now, hash, changes: [change] } as const;
        return [...device(() => 1)(asked, answers, now), beat];
      },
    ],
    [
      'is one of 1.0 that jumps ahead',
      (asked, answers, now) =>
        asked.kind === 'hello'
          ? [{ ...anInfo, answers }]
          : device(() => 1, { heartbeat: { event: 40 } })(asked, answers, now),
    ],
    [
      'answers nothing but who it is',
      (asked, answers) => (asked.kind === 'hello' ? [{ ...sound, answers }] : []),
    ],
  ];

  it.each(lies)('that %s', (_, lie) => {
    for (const everyMs of [0, 5, 50]) {
      const { questions } = talk(lie, 20_000, everyMs);
      expect(busiest(questions), `unasked every ${everyMs} ms`).toBeLessThanOrEqual(5);
    }
  });

  it('while one that answers rightly is asked twice a second', () => {
    const { questions, link } = talk(
      device(() => 1),
      5000,
    );
    expect(link.phase).toBe('live');
    expect(busiest(questions)).toBe(2);
  });
});

describe('what is wrong is named', () => {
  const afterInfo = (info: BoxMessage): Link => {
    const link = step(openLink(0), { kind: 'time' }, 0).next;
    return step(link, { kind: 'bytes', bytes: encodeMessage(info, 0) }, 5).next;
  };

  it('a box of 22 x 22 squares, at once', () => {
    expect(afterInfo({ ...anInfo, rows: 22, columns: 22 })).toMatchObject({
      phase: 'refused',
      problem: { code: 'box/too-large', rows: 22, columns: 22, most: 21 },
    });
    // Not in answer to our hello it is no news.
    expect(afterInfo({ ...anInfo, answers: 9, rows: 22, columns: 22 }).phase).toBe('greeting');
  });

  it('snapshots of another size than the box has, until a right one comes', () => {
    const { link } = talk(
      device(() => 1, { snapshot: { columns: 3, squares: '101' } }),
      1000,
    );
    expect(link).toMatchObject({
      phase: 'greeting',
      problem: { code: 'box/wrong-size', said: '1 x 2', found: '1 x 3' },
    });
    const right = {
      kind: 'snapshot',
      answers: 0xffff,
      boot: 1,
      event: 0,
      at: 1,
      rows: 1,
      columns: 2,
    } as const;
    const bytes = encodeMessage({ ...right, squares: '11' }, 900);
    expect(step(link, { kind: 'bytes', bytes }, 1001).next).toMatchObject({
      phase: 'live',
      problem: undefined,
    });
  });

  it('a device that speaks but never says what it is, after 30 s', () => {
    const mumbling: Device = (_, answers) => [{ kind: 'acknowledge', answers }];
    expect(talk(mumbling, 29_900).link).toMatchObject({ phase: 'greeting' });
    expect(talk(mumbling, 30_100).link).toMatchObject({
      phase: 'refused',
      problem: { code: 'box/unreadable', seconds: 30 },
    });
  });

  it('sensors that the box finds broken, each once, also before the link was there', () => {
    const talking = converse();
    talking.box.breakSensors([7]);
    talking.clock.advance(100);
    talking.box.breakSensors([7, 62]);
    talking.clock.advance(100);
    const faults = [
      { error: 'sensor', detail: 7 },
      { error: 'sensor', detail: 62 },
    ];
    expect(talking.link()).toMatchObject({ phase: 'live', box: { faults } });
    talking.box.reset();
    talking.clock.advance(1000);
    expect(talking.link().box?.faults).toEqual(faults);
  });
});
