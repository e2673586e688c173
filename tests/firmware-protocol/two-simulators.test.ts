import { beforeAll, describe, expect, it } from 'vitest';
import { answersOf, apartMs, distance, evening, messagesOf, newsOf } from './evening.ts';
import { hasSimavr, onAvr8js, onSimavr, type Told } from './simavr-box.ts';

const selfTestsOf = ({ said }: Told) =>
  said.flatMap(({ message }) => (message.kind === 'selfTest' ? [message] : []));

describe.skipIf(!hasSimavr)('the firmware on the chip of simavr', () => {
  let known: Told;
  let other: Told;
  beforeAll(() => {
    const { acts, ms } = evening();
    known = onAvr8js(acts, ms);
    other = onSimavr(acts, ms);
  });

  it('answers what it answers on that of avr8js, and tells the same news in the same order', () => {
    expect(messagesOf(answersOf(other))).toEqual(messagesOf(answersOf(known)));
    expect(messagesOf(newsOf(other))).toEqual(messagesOf(newsOf(known)));
    expect([other.bad, known.bad]).toEqual([0, 0]);
  });

  it('does so at the same time', () => {
    expect(distance(answersOf(other), answersOf(known))).toBeLessThan(apartMs);
    expect(distance(newsOf(other), newsOf(known))).toBeLessThan(apartMs);
    expect(Math.abs(other.said.length - known.said.length)).toBeLessThan(5);
  });

  it('shows the same lights, before a reset and after it', () => {
    expect(other.looks).toEqual(known.looks);
    const [lit, dark] = other.looks.map((look) => look.filter(({ red, blue }) => red + blue > 0).length);
    expect([lit, dark]).toEqual([72, 0]);
  });

  it('measures the same of itself', () => {
    const [mine, its] = [selfTestsOf(known), selfTestsOf(other)];
    expect(its).toHaveLength(2);
    for (const [place, test] of its.entries()) {
      expect(Math.abs(test.supplyMv - (mine[place]?.supplyMv ?? NaN))).toBeLessThan(50);
      expect(Math.abs(test.longestScanUs - (mine[place]?.longestScanUs ?? NaN))).toBeLessThan(100);
      expect(Math.abs(test.unusedRam - (mine[place]?.unusedRam ?? NaN))).toBeLessThan(20);
    }
  });
});
