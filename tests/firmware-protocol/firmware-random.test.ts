import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFrame, encodeMessage, unasked, type HostMessage } from '#firmware-protocol/codec/index.ts';
import { anyMessage } from './arbitrary.ts';
import { expectedAnswer } from './firmware-answers.ts';
import { firmwareBox, type FirmwareBox, type Said } from './firmware-box.ts';
import { seed } from '#tests/support/seed.ts';
import { longTest } from '#tests/support/patience.ts';

const runs = Number(process.env.CUBEWRIGHT_EXCHANGES ?? 150);
/** As many as one box is asked; the values before a failure are then few enough to look at. */
const askedEach = 500;
/**
 * Time for a piece that nobody answers: on the line, and while the lights are sent. A host waits longer than that; sooner, and
 * with pieces longer than a host may send, the ring of the box would overflow and take the next question along.
 */
const unansweredMs = (bytes: Uint8Array): number => 5 + Math.ceil(bytes.length / 25);

const byte = fc.integer({ min: 0, max: 255 });
const sequence = fc.integer({ min: 0, max: 0xffff });
const message = fc
  .tuple(anyMessage, sequence)
  .filter(([{ kind }]) => kind !== 'enterUpdate')
  .map(([one, number]) => encodeMessage(one, number));
const frame = fc
  .record({
    major: fc.constantFrom(1, 1, 1, 0, 2),
    type: byte,
    sequence,
    payload: fc.uint8Array({ maxLength: 60 }),
  })
  .map((one) => encodeFrame(one));
const damaged = fc.tuple(fc.oneof(message, frame), byte, byte).map(([bytes, at, value]) => {
  const changed = Uint8Array.from(bytes);
  changed[1 + (at % (bytes.length - 2))] = value || 1;
  return changed;
});
const noise = fc
  .array(fc.integer({ min: 1, max: 255 }), { maxLength: 60 })
  .map((bytes) => Uint8Array.of(0, ...bytes, 0));
const piece = fc.oneof(
  { arbitrary: message, weight: 4 },
  { arbitrary: frame, weight: 2 },
  { arbitrary: damaged, weight: 2 },
  { arbitrary: noise, weight: 1 },
);

/** What a box of 1.1 says by itself, whatever it was asked last. */
const isUnasked = ({ message: said }: Said): boolean =>
  said.kind === 'beat' || said.kind === 'square' || ('answers' in said && said.answers === unasked);

function disagreement(talk: FirmwareBox, bytes: Uint8Array): string | undefined {
  const wanted = expectedAnswer(bytes);
  // An info is repeated until something else comes: a ping ends that.
  talk.ask({ kind: 'ping' });
  talk.send(bytes);
  const said: Said[] = [];
  const answers = (): Said[] => said.filter((one) => !isUnasked(one));
  const waits = wanted === undefined ? unansweredMs(bytes) : 60;
  for (let ms = 0; ms < waits && answers().length === 0; ms += 1) {
    said.push(...talk.during(1));
  }
  const [answer] = answers();
  const fits =
    wanted === undefined
      ? answer === undefined
      : Object.entries(wanted).every(([key, value]) => valueOf(answer, key) === value);
  return fits
    ? undefined
    : `${Buffer.from(bytes).toString('hex')}: ${JSON.stringify(answer?.message)} for ${JSON.stringify(wanted)}`;
}

const valueOf = (answer: Said | undefined, key: string): unknown =>
  Object.entries(answer?.message ?? {}).find(([name]) => name === key)?.[1];

describe('B20: random exchanges with the firmware', () => {
  it(`are answered as the codec has it: ${runs} from seed ${seed}`, { timeout: longTest }, () => {
    for (let done = 0; done < runs; done += askedEach) {
      const talk = firmwareBox({ seed: seed + done });
      const asked = fc.sample(piece, { seed: seed + done, numRuns: Math.min(askedEach, runs - done) });
      for (const bytes of asked) expect(disagreement(talk, bytes)).toBeUndefined();
      expect(talk.bad()).toBe(0);
      expect(talk.ask({ kind: 'askSelfTest' } satisfies HostMessage).message).toMatchObject({ failed: [] });
    }
  });
});
