import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decodeMessage,
  encodeMessage,
  feed,
  newDecoder,
  unasked,
  type Counters,
  type HostMessage,
} from '#firmware-protocol/codec/index.ts';
import { serialTransport } from '#firmware-protocol/transports/index.ts';
import type { OpenPort } from '#firmware-protocol/transports/transport.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { openBoxOnPty, type BoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { longTest } from '#tests/support/patience.ts';
import { expectedAnswer } from './firmware-answers.ts';
import { badVectors, fromHex, laterVectors, messageVectors, voidVectors } from './vectors.ts';

type Heard = Record<string, unknown> & { readonly kind: string };

/** Again and again until it is answered: a box that was told a bad piece may have lost the next one with it. */
const askEveryMs = 200;

/** No burst may be longer than the receive ring of a box, nor follow another at once. */
const longestBurst = 60;
const betweenBurstsMs = 30;
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

describe.skipIf(!has('socat'))('B20: the image of the firmware passes the vectors over a pty', () => {
  let box: BoxOnPty;
  let port: OpenPort;
  let heard: Heard[] = [];
  const firstOwn = 40_000;
  let sequence = firstOwn;

  beforeAll(async () => {
    box = await openBoxOnPty();
    let decoder = newDecoder;
    const onData = (bytes: Uint8Array): void => {
      const { next, frames } = feed(decoder, bytes);
      decoder = next;
      for (const frame of frames) {
        const message = frame.ok ? decodeMessage(frame.value) : frame;
        heard.push(message.ok ? { ...message.value } : { kind: message.problem.code });
      }
    };
    port = expectOk(await serialTransport(box.path).open({ onData, onClose: () => undefined }));
  }, longTest);

  afterAll(async () => {
    await port?.close();
    await box?.end();
  });

  async function ask(message: HostMessage): Promise<Heard> {
    sequence += 1;
    const answers = sequence;
    const found = () => heard.find((one) => one['answers'] === answers);
    let sent = -Infinity;
    await expect
      .poll(
        async () => {
          if (found() === undefined && performance.now() - sent > askEveryMs) {
            sent = performance.now();
            expectOk(await port.write(encodeMessage(message, answers)));
          }
          return found();
        },
        { interval: 2 },
      )
      .toBeDefined();
    return found() ?? { kind: 'nothing' };
  }

  /** What the box says to a piece of the line until it answers a question that came behind it. */
  async function saidTo(bytes: Uint8Array): Promise<readonly Heard[]> {
    heard = [];
    for (let at = 0; at < bytes.length; at += longestBurst) {
      if (at > 0) await pause(betweenBurstsMs);
      expectOk(await port.write(bytes.subarray(at, at + longestBurst)));
    }
    const wanted = expectedAnswer(bytes);
    // The ring of a box is short: nothing follows before the answer.
    if (wanted !== undefined) {
      await expect
        .poll(() => heard.some((one) => one['answers'] === wanted['answers']), { interval: 2 })
        .toBe(true);
    }
    await ask({ kind: 'ping' });
    // A question of our own that was asked twice on a busy machine may be answered twice, the second time only now.
    const isOurs = (answers: unknown) => Number(answers) > firstOwn && Number(answers) <= sequence;
    return heard.filter(
      ({ kind, answers }) => !isOurs(answers) && answers !== unasked && kind !== 'beat' && kind !== 'square',
    );
  }

  const vectors = [
    ...messageVectors.filter(({ message }) => message.kind !== 'enterUpdate'),
    ...voidVectors,
    ...laterVectors,
  ];
  it('says to each message what the page has it say', { timeout: longTest }, async () => {
    const wrong: string[] = [];
    await ask({ kind: 'hello', major: 1, minor: 0 });
    for (const { name, hex } of vectors) {
      const bytes = fromHex(hex);
      const wanted = expectedAnswer(bytes);
      const said = await saidTo(bytes);
      const [first] = said;
      const fits =
        wanted === undefined
          ? said.length === 0
          : Object.entries(wanted).every(([key, value]) => first?.[key] === value);
      if (!fits) wrong.push(`${name}: ${JSON.stringify(said)} for ${JSON.stringify(wanted)}`);
      await ask({ kind: 'hello', major: 1, minor: 0 });
    }
    expect(wrong).toEqual([]);
    expect(vectors.length).toBeGreaterThan(60);
  });

  it('takes no bad frame, and counts each', { timeout: longTest }, async () => {
    const before = (await ask({ kind: 'askCounters' })) as unknown as Counters;
    const answered: string[] = [];
    for (const { name, hex } of badVectors) {
      // A zero in front, which ends what another vector left open.
      if ((await saidTo(fromHex(`00 ${hex}`))).length > 0) answered.push(name);
    }
    const after = (await ask({ kind: 'askCounters' })) as unknown as Counters;
    expect(answered).toEqual([]);
    expect(after.bad - before.bad).toBeGreaterThanOrEqual(badVectors.length);
  });
});
