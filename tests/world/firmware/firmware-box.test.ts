import { beforeAll, describe, expect, it } from 'vitest';
import {
  answersOf,
  apartMs,
  distance,
  evening,
  messagesOf,
  newsOf,
} from '#tests/firmware-protocol/evening.ts';
import { onAvr8js, type Told } from '#tests/firmware-protocol/simavr-box.ts';
import { chipCompilerHere, compileChip, hashChipSources } from './compile.ts';
import { chipImage, madeBy, madeOf } from './image.ts';
import { onWorldChip } from './on-world-chip.ts';

describe('the image of the firmware for the seeded world', () => {
  it('belongs to the firmware', () => {
    expect(madeOf, 'npm run world-chip compiles it anew').toBe(hashChipSources());
  });

  it.skipIf(chipCompilerHere() !== madeBy)('is what the compiler makes of it, byte for byte', () => {
    expect(compileChip()?.equals(chipImage)).toBe(true);
  });
});

/** The line takes no time in a world, and the chip is looked at each 5 ms; so something may be told a beat later. */
const answersApartMs = apartMs + 5;
const newsApartMs = 50;
/** This box has drawn its serial number, and each of its starts is by the power. */
const ownMessages = (told: Told, list: (told: Told) => ReturnType<typeof answersOf>) =>
  messagesOf(list(told)).map((message) => ({ ...message, serialNumber: undefined, lastStart: undefined }));

describe('the firmware on the chip of the seeded world (L15)', () => {
  let onChip: Told;
  let inWorld: Told;
  beforeAll(() => {
    const { acts, ms } = evening();
    onChip = onAvr8js(acts, ms);
    inWorld = onWorldChip(acts, ms);
  });

  it('answers what it answers on that of avr8js, and tells the same news in the same order', () => {
    expect(ownMessages(inWorld, answersOf)).toEqual(ownMessages(onChip, answersOf));
    expect(ownMessages(inWorld, newsOf)).toEqual(ownMessages(onChip, newsOf));
    expect(newsOf(inWorld).length).toBeGreaterThan(10);
    expect(inWorld.bad).toBe(0);
  });

  it('does so at the same time', () => {
    expect(distance(answersOf(inWorld), answersOf(onChip))).toBeLessThan(answersApartMs);
    expect(distance(newsOf(inWorld), newsOf(onChip))).toBeLessThan(newsApartMs);
  });
});
