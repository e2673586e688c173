import { describe, expect, it } from 'vitest';
import {
  feed,
  hashSquares,
  newDecoder,
  bytesOnLine,
  unasked,
  type Counters,
  type Frame,
  type HostMessage,
} from '#firmware-protocol/codec/index.ts';
import { answerTo, fits, lastHostType, longestPiece } from './firmware-answers.ts';
import { firmwareBox, type FirmwareBox } from './firmware-box.ts';
import { badVectors, fromHex, laterVectors, messageVectors, sessionVectors, voidVectors } from './vectors.ts';

/** A box answers at once, but for questions that take some scans. */
const answerMs = 12;
const measuringMs = 50;

const onlyFrame = (hex: string) => {
  const [frame] = feed(newDecoder, fromHex(hex)).frames;
  if (frame === undefined || !frame.ok) throw new Error('Not a good frame');
  return frame.value;
};

/** A box that speaks only when it is asked: its last host was one of 1.0. */
const quietBox = (): FirmwareBox => {
  const talk = firmwareBox();
  talk.ask({ kind: 'hello', major: 1, minor: 0 });
  return talk;
};

/** What it says within the time it has to answer, and at least so long that the line is quiet again. */
const saidTo = (talk: FirmwareBox, bytes: Uint8Array, ms = answerMs): readonly Record<string, unknown>[] => {
  talk.send(bytes);
  return talk.during(ms).map(({ message }) => ({ ...message }));
};

const counters = (talk: FirmwareBox): Counters => talk.ask({ kind: 'askCounters' }).message as Counters;

describe('B20: the firmware passes the vectors of the page', () => {
  const talk = quietBox();

  const asked = messageVectors.filter(
    ({ hex, message }) => onlyFrame(hex).type <= lastHostType && message.kind !== 'enterUpdate',
  );
  it.each(asked)('answers: $name', ({ message, sequence, hex }) => {
    const heard = fromHex(hex);
    const measures = message.kind === 'askSelfTest' || message.kind === 'askLevels';
    const [first] = saidTo(talk, heard, measures ? measuringMs : answerMs);
    if (heard.length > longestPiece + 2) {
      expect(first).toBeUndefined();
      return;
    }
    const kind = fits(message) ? answerTo[message.kind as HostMessage['kind']] : 'error';
    expect(first).toMatchObject({ kind, answers: sequence });
    if (message.kind === 'hello') talk.ask({ kind: 'hello', major: 1, minor: 0 });
  });

  it('says nothing to what other boxes say', () => {
    const told = messageVectors.filter(({ hex }) => onlyFrame(hex).type > lastHostType);
    expect(told.length).toBeGreaterThan(10);
    for (const { hex } of told) expect(saidTo(talk, fromHex(hex))).toEqual([]);
  });

  it.each(voidVectors)('void message: $name', ({ hex, problem }) => {
    const { type, sequence } = onlyFrame(hex);
    const said = saidTo(talk, fromHex(hex));
    const answered = type <= lastHostType && sequence !== unasked && problem !== 'message/other-version';
    const isHeard = fromHex(hex).length <= longestPiece + 2;
    const error = problem === 'message/unknown-type' ? 'unknown-type' : 'bad-payload';
    expect(said).toEqual(
      answered && isHeard ? [{ kind: 'error', answers: sequence, error, detail: type }] : [],
    );
  });

  it.each(laterVectors)('B4 later version: $name', ({ hex, expect: wanted }) => {
    const { type, sequence } = onlyFrame(hex);
    const [first] = saidTo(talk, fromHex(hex));
    if (type > lastHostType || wanted.problem === 'message/other-version') expect(first).toBeUndefined();
    else if (wanted.problem !== undefined) {
      expect(first).toMatchObject({ kind: 'error', answers: sequence, error: 'unknown-type' });
    } else {
      const kind = fits(wanted) ? answerTo[wanted['kind'] as HostMessage['kind']] : 'error';
      expect(first).toMatchObject({ kind, answers: sequence });
    }
    talk.ask({ kind: 'hello', major: 1, minor: 0 });
  });

  it('takes no bad frame, and counts each', () => {
    const before = counters(talk);
    for (const { hex } of badVectors) {
      // A zero in front, which ends what another vector left open.
      for (const piece of inPieces(fromHex(`00 ${hex}`))) expect(saidTo(talk, piece)).toEqual([]);
    }
    const after = counters(talk);
    expect(after.bad - before.bad).toBe(badVectors.length);
    expect(after.good - before.good).toBe(1);
  });

  it.each(sessionVectors)('session: $name', ({ chunks }) => {
    const before = counters(talk);
    const bytes = Uint8Array.of(...chunks.flatMap((chunk) => [...fromHex(chunk)]), 0);
    for (const piece of inPieces(bytes)) saidTo(talk, piece);
    const after = counters(talk);
    const { frames } = feed(newDecoder, bytes);
    const isGood = ({ payload }: Frame): boolean => bytesOnLine(payload.length) <= longestPiece + 2;
    const good = frames.filter((frame) => frame.ok && isGood(frame.value)).length;
    expect(after).toMatchObject({
      good: before.good + good + 1,
      bad: before.bad + frames.length - good,
      overruns: 0,
    });
    talk.ask({ kind: 'hello', major: 1, minor: 0 });
  });

  it('makes the checksum of the page', () => {
    const beat = talk.ask({ kind: 'ping' }).message;
    expect(beat).toMatchObject({ hash: hashSquares(talk.box.squares()) });
  });
});

/** No burst may be longer than the receive ring of a box. */
function inPieces(bytes: Uint8Array): readonly Uint8Array[] {
  const most = 60;
  return Array.from({ length: Math.ceil(bytes.length / most) }, (_, n) =>
    bytes.subarray(n * most, (n + 1) * most),
  );
}
