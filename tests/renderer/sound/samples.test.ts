import { describe, expect, it } from 'vitest';
import { longestMs, loudest, samplesOf, sounds } from '#renderer/sound/samples.ts';

const rate = 8000;

describe('P35: the sounds of the table, which the program makes itself', () => {
  it.each(sounds)('%s is short, quiet, heard, and ends in silence', (sound) => {
    const samples = samplesOf(sound, rate);
    expect(samples.length / rate).toBeLessThanOrEqual(longestMs / 1000);
    const peak = Math.max(...samples.map(Math.abs));
    expect(peak).toBeLessThanOrEqual(loudest + 1e-6);
    expect(peak).toBeGreaterThan(loudest / 2);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
    expect(samplesOf(sound, rate)).toEqual(samples);
  });

  it('are told apart', () => {
    const all = sounds.map((sound) => samplesOf(sound, rate).join());
    expect(new Set(all).size).toBe(sounds.length);
  });

  it('last as long at every rate', () => {
    expect(samplesOf('claim', 44_100).length / 44_100).toBeCloseTo(samplesOf('claim', rate).length / rate, 3);
  });
});
