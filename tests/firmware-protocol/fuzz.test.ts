import { describe, expect, it } from 'vitest';
import { decodeMessage, feed, maxStuffed, newDecoder, type Frame } from '#firmware-protocol/codec/index.ts';
import { openLink, step } from '#firmware-protocol/link/index.ts';
import { fromHex, messageVectors } from './vectors.ts';

/** A small fast generator (xorshift32): ten million bytes must not wait for a good one. */
function bytesFrom(seed: number): (size: number) => Uint8Array {
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
function digest(chunks: Iterable<Uint8Array>): { bytes: number; frames: number; wrong: number } {
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

describe('B2: ten million fuzzed bytes', () => {
  const seed = Number(process.env.CUBEWRIGHT_FUZZ_SEED ?? Date.now() & 0x7fffffff);

  it('takes no frame from pure garbage', () => {
    const random = bytesFrom(seed);
    const found = digest(chunksOf(4_000_000, () => random(1 + (random(1)[0] as number) * 8)));
    console.log(`garbage, seed ${seed}:`, found);
    expect(found).toMatchObject({ frames: 0, wrong: 0 });
  });

  it('takes no frame from garbage cut into pieces of the size of frames', () => {
    const random = bytesFrom(seed + 1);
    const found = digest(
      chunksOf(3_000_000, () => {
        const piece = random(9 + ((random(1)[0] as number) % 60)).map((byte) => byte || 1);
        return Uint8Array.of(...piece, 0);
      }),
    );
    console.log(`garbage of frame size, seed ${seed + 1}:`, found);
    expect(found).toMatchObject({ frames: 0, wrong: 0 });
  });

  it('takes none but genuine frames from real frames damaged, cut and joined', () => {
    const random = bytesFrom(seed + 2);
    const found = digest(chunksOf(3_000_000, () => damage(random)));
    console.log(`damaged frames, seed ${seed + 2}:`, found);
    expect(found.wrong).toBe(0);
    expect(found.frames).toBeGreaterThan(1000);
  });

  it('moves a link by none of it', () => {
    const random = bytesFrom(seed + 3);
    let link = openLink(0);
    link = step(link, { kind: 'time' }, 0).next;
    for (let at = 0; at < 1000; at += 1) link = step(link, { kind: 'bytes', bytes: random(1000) }, at).next;
    expect(link).toMatchObject({
      phase: 'greeting',
      counts: { good: 0 },
      box: undefined,
      heardAt: undefined,
    });
    expect(link.counts.bad).toBeGreaterThan(1000);
  });
});

function* chunksOf(total: number, next: () => Uint8Array): Generator<Uint8Array> {
  for (let sent = 0; sent < total;) {
    const chunk = next();
    sent += chunk.length;
    yield chunk;
  }
}

/** One of the real frames with a bit, a byte, a piece or its end changed, or none of these. */
function damage(random: (size: number) => Uint8Array): Uint8Array {
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
