import { describe, expect, it } from 'vitest';
import { openLink, step } from '#firmware-protocol/link/link.ts';
import { bytesFrom, chunksOf, damage, digest } from './garbage.ts';
import { seed } from '#tests/support/seed.ts';

describe('B2: ten million fuzzed bytes', () => {
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
