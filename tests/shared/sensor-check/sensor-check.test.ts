import { describe, expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/index.ts';
import {
  beginObservation,
  faultySquares,
  findingSentences,
  flickersOf,
  observe,
  stuckOf,
  unconfirmedSquares,
  type SensorFindings,
} from '#shared/sensor-check/index.ts';

const change = (square: number, full: boolean, at: number) => ({ square, full, at });

describe('watching a box (B13)', () => {
  it('counts a change once, told or seen in the picture alone', () => {
    const begun = beginObservation({ squares: '1100', changes: [change(3, false, 5)] });
    const out = change(0, false, 10);
    const lifted = observe(begun, { squares: '0100', changes: [out, change(3, false, 5)] });
    expect(lifted.changed).toEqual([1, 0, 0, 0]);
    // The same picture again, as a box says it every second.
    expect(observe(lifted, { squares: '0100', changes: [out, change(3, false, 5)] }).changed).toEqual([
      1, 0, 0, 0,
    ]);
    // Of a picture that took over many changes not all are told.
    expect(observe(lifted, { squares: '0011', changes: [out] }).changed).toEqual([1, 1, 1, 1]);
  });

  it('takes a square that went there and back between two pictures for a flicker, and a lifted cube for none', () => {
    const begun = beginObservation({ squares: '110', changes: [] });
    const seen = observe(begun, {
      squares: '010',
      changes: [change(1, true, 30), change(1, false, 20), change(0, false, 10)],
    });
    expect(flickersOf(seen)).toEqual([{ square: 1, times: 1 }]);
    expect(seen.wasEmpty).toEqual([true, true, true]);
  });

  it('knows which squares were never empty, and which never held a cube', () => {
    let seen = beginObservation({ squares: '1101', changes: [] });
    for (const squares of ['0101', '1101', '1001']) seen = observe(seen, { squares, changes: [] });
    expect(unconfirmedSquares(seen)).toEqual([2, 3]);
    expect(stuckOf(seen)).toEqual({ full: [3], empty: [2] });
  });

  it('begins anew with a box of another size', () => {
    const seen = observe(beginObservation({ squares: '11', changes: [] }), { squares: '000', changes: [] });
    expect(seen.changed).toEqual([0, 0, 0]);
    expect(seen.wasFull).toEqual([false, false, false]);
  });
});

describe('what a check found', () => {
  const sound: SensorFindings = { failed: [], unsound: [], flickers: [], longestScanUs: 640 };
  const { t } = createTranslator();
  const sentences = (findings: Partial<SensorFindings>) =>
    findingSentences(t, { ...sound, ...findings }, (square) => `S${square}`);

  it('is said in sentences, and nothing where all is well', () => {
    expect(sentences({})).toEqual([]);
    expect(sentences({ failed: ['chain', 'gears'] })).toEqual([
      'The chain of shift registers does not answer. Look at its wires.',
      'A check that this Cubewright does not know failed: gears.',
    ]);
    expect(
      sentences({
        flickers: [
          { square: 4, times: 1 },
          { square: 9, times: 3 },
        ],
      }),
    ).toEqual(['These squares changed although nobody touched them: S4 (1 time), S9 (3 times).']);
    const [many] = sentences({ stuck: { full: Array.from({ length: 40 }, (_, at) => at), empty: [] } });
    expect(many).toContain('S34, S35 and 4 more. Their sensor is stuck');
  });

  it('names each square at fault once, whatever is wrong with it', () => {
    const levels = [0, 63, 64, 191, 192, 255];
    const stuck = { full: [5], empty: [2] };
    expect(
      faultySquares({ ...sound, unsound: [3], levels, flickers: [{ square: 0, times: 2 }], stuck }),
    ).toEqual([0, 2, 3, 5]);
  });
});
