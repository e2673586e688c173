import { describe, expect, it } from 'vitest';
import {
  decodeMessage,
  encodeMessage,
  feed,
  newDecoder,
  type Message,
} from '#firmware-protocol/codec/index.ts';
import { createSimulatedBox } from '#firmware-protocol/simulator/index.ts';
import { testClock } from './conversation.ts';
import { exchangeVectors, fromHex } from './vectors.ts';

const soonMs = 50;

/** The same with the boot numbers of the box in the place of the words for them. */
function withBoot<T>(value: T, boot: number): T {
  const text = JSON.stringify(value).replaceAll('"boot":"box"', `"boot":${boot}`);
  return JSON.parse(text.replaceAll('"boot":"other"', `"boot":${boot + 1}`)) as T;
}

describe('the simulated box does what the exchanges of the page ask of any', () => {
  it.each(exchangeVectors)('$name', ({ rows, columns, steps }) => {
    const clock = testClock();
    const start = clock.now();
    const box = createSimulatedBox({ clock, rows, columns });
    const { boot } = box.device();
    const said: { readonly at: number; readonly message: Message }[] = [];
    const wire = box.connect((bytes) => {
      for (const frame of feed(newDecoder, bytes).frames) {
        const message = frame.ok ? decodeMessage(frame.value) : frame;
        if (!message.ok || message.value.kind === 'foreignInfo') throw new Error('The box says nonsense');
        said.push({ at: clock.now() - start, message: message.value });
      }
    });
    for (const { at, hear, sequence = 0, hex, square, full = false, squares } of steps) {
      clock.advance(Math.max(0, start + at - clock.now()));
      if (hear !== undefined) {
        wire.write(encodeMessage(withBoot(hear, boot) as unknown as Message, sequence));
      }
      if (hex !== undefined) wire.write(fromHex(hex));
      if (square !== undefined) box.set(square, full);
      for (const [place, sign] of [...(squares ?? '')].entries()) box.set(place, sign === '1');
    }
    const wanted = steps.flatMap(({ at, say }) => (say === undefined ? [] : [{ at, message: say }]));
    expect(said.map(({ message }) => message)).toMatchObject(
      wanted.map(({ message }) => withBoot(message, boot)),
    );
    for (const [place, { at }] of wanted.entries()) {
      const late = (said[place]?.at ?? Infinity) - at;
      expect(late >= 0 && late <= soonMs, `${place + 1}: ${late} ms late`).toBe(true);
    }
  });
});
