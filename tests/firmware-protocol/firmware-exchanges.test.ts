import { describe, expect, it } from 'vitest';
import { encodeMessage, type Message } from '#firmware-protocol/codec/index.ts';
import { firmwareBox } from './firmware-box.ts';
import { exchangeVectors, fromHex, withBoot } from './vectors.ts';

const soonMs = 50;
/** Of the first start with a blank counter. */
const boot = 0;

describe('B20: the firmware does what the exchanges of the page ask of any box', () => {
  it.each(exchangeVectors)('$name', ({ rows, columns, steps }) => {
    const talk = firmwareBox({ rows, columns });
    for (const { at, hear, sequence = 0, hex, square, full = false, squares } of steps) {
      talk.during(Math.max(0, at - talk.box.now()));
      if (hear !== undefined) {
        talk.send(encodeMessage(withBoot(hear, boot) as unknown as Message, sequence));
      }
      if (hex !== undefined) talk.send(fromHex(hex));
      if (square !== undefined) talk.box.set(square, full);
      for (const [place, sign] of [...(squares ?? '')].entries()) talk.box.set(place, sign === '1');
    }
    const wanted = steps.flatMap(({ at, say }) => (say === undefined ? [] : [{ at, message: say }]));
    expect(talk.said.map(({ message }) => message)).toMatchObject(
      wanted.map(({ message }) => withBoot(message, boot)),
    );
    for (const [place, { at }] of wanted.entries()) {
      expect(Math.abs((talk.said[place]?.at ?? Infinity) - at), `saying ${place + 1}`).toBeLessThanOrEqual(
        soonMs,
      );
    }
  });
});
