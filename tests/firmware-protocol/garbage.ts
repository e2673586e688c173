import { decodeMessage, feed, maxStuffed, newDecoder, type Frame } from '#firmware-protocol/codec/index.ts';
import { fromHex, messageVectors } from './vectors.ts';

/** A small fast generator (xorshift32): ten million bytes must not wait for a good one. */
export function bytesFrom(seed: number): (size: number) => Uint8Array {
  let state = seed | 1;
  return (size) =>
    Uint8Array.from({ length: size }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 0xff;
    });
}

const samples = messageVectors.map(({ hex }) => fromHex(hex));
const signature = (frame: Frame): string => `${frame.type}/${frame.sequence}/${frame.payload.join(',')}`;
const genuine = new Set(
  samples.flatMap((sample) =>
    feed(newDecoder, sample).frames.map((f) => (f.ok ? signature(f.value) : 'bad')),
  ),
);

/** Feeds every chunk and counts what is taken for a frame; each must be one of the genuine ones, when given. */
export function digest(chunks: Iterable<Uint8Array>): { bytes: number; frames: number; wrong: number } {
  let [bytes, frames, wrong] = [0, 0, 0];
  let decoder = newDecoder;
  for (const chunk of chunks) {
    bytes += chunk.length;
    const fed = feed(decoder, chunk);
    decoder = fed.next;
    if (decoder.kept.buffer.byteLength > maxStuffed) throw new Error('The decoder keeps too much');
    for (const frame of fed.frames) {
      if (!frame.ok) continue;
      frames += 1;
      decodeMessage(frame.value);
      if (!genuine.has(signature(frame.value))) wrong += 1;
    }
  }
  return { bytes, frames, wrong };
}

export function* chunksOf(total: number, next: () => Uint8Array): Generator<Uint8Array> {
  for (let sent = 0; sent < total;) {
    const chunk = next();
    sent += chunk.length;
    yield chunk;
  }
}

/** One of the real frames with a bit, a byte, a piece or its end changed, or none of these. */
export function damage(random: (size: number) => Uint8Array): Uint8Array {
  const [pick = 0, how = 0, where = 0, what = 0] = random(4);
  const sample = Uint8Array.from(samples[pick % samples.length] ?? []);
  const at = where % sample.length;
  switch (how % 6) {
    case 0:
      sample[at] = (sample[at] ?? 0) ^ (1 << (what & 7));
      return sample;
    case 1:
      sample[at] = what;
      return sample;
    case 2:
      return sample.subarray(at);
    case 3:
      return sample.subarray(0, at);
    case 4:
      return Uint8Array.of(...sample.subarray(0, at), ...random(what % 5), ...sample.subarray(at));
    default:
      return sample;
  }
}
