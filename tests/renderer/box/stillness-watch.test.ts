import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStillnessWatch } from '#renderer/box/use-sensed-tray.ts';

describe('what settles at a table with a box (B6)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes off the span what the squares had held still for when they were heard of', () => {
    const settler = createStillnessWatch();
    const heard: (string | undefined)[] = [];
    settler.subscribe(() => heard.push(settler.settled()));
    settler.take('11', 200, 0);
    settler.take('01', 200, 45);
    vi.advanceTimersByTime(154);
    expect(heard).toEqual(['11']);
    vi.advanceTimersByTime(2);
    expect(heard).toEqual(['11', '01']);
  });

  it('does not count a die that lies again when late news of its lifting is followed by that', () => {
    const settler = createStillnessWatch();
    settler.take('11', 200, 0);
    settler.take('01', 200, 700);
    vi.advanceTimersByTime(50);
    settler.take('11', 200, 20);
    vi.advanceTimersByTime(1000);
    expect(settler.settled()).toBe('11');
  });
});
