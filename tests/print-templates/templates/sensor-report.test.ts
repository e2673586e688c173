import { describe, expect, it } from 'vitest';
import { papers, sensorReport, type DrawOp } from '#print-templates/index.ts';
import { createTranslator, languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import type { SensorFindings } from '#shared/sensor-check/index.ts';
import { drawSensorReport } from '#electron/services/print/printing.ts';

const { t } = createTranslator();

const info = { serialNumber: 'CW-7', firmware: '1.1.0', rows: 9, columns: 12 };
const findings: SensorFindings = {
  failed: ['sensors'],
  unsound: [13],
  levels: Array.from({ length: 108 }, (_, square) => (square === 13 ? 130 : 255)),
  supplyMv: 4980,
  longestScanUs: 640,
  flickers: [],
};
const texts = (ops: readonly DrawOp[]) => ops.flatMap((op) => (op.kind === 'text' ? [op] : []));

describe('the page about the sensors of a box (B13)', () => {
  it('says what was found and draws the level of each sensor', () => {
    const { sheets } = expectOk(sensorReport({ ...info, when: '3 May 2031', findings }, t));
    const said = texts(sheets[0]?.ops ?? []).map(({ text }) => text);
    expect(said).toEqual(
      expect.arrayContaining([
        'Box CW-7, 9 rows of 12 squares, firmware 1.1.0',
        'Checked on 3 May 2031',
        'These sensors do not hold still: B2.',
        'L',
        '130',
      ]),
    );
    expect(said.filter((one) => one === '255')).toHaveLength(107);
  });

  it('names what flickered while people played, and crosses it out (B25)', () => {
    const weak = { square: 29, lying: 9, empty: 0, moving: 0, cubes: 4, uneasy: 3, margin: 0.5 };
    const watched = { since: 0, moves: 40, flickering: [weak] };
    const drawn = (more: object) =>
      expectOk(sensorReport({ ...info, when: 'today', findings: { ...findings, ...more } }, t)).sheets[0]
        ?.ops ?? [];
    const said = texts(drawn({ watched })).map(({ text }) => text);
    expect(said.join(' ')).toContain('F3 flickered 9 times, under 3 of 4 cubes');
    const lines = (ops: readonly DrawOp[]) => ops.filter(({ kind }) => kind === 'path').length;
    expect(lines(drawn({ watched }))).toBe(lines(drawn({})) + 2);
  });

  it('stays on its paper where everything is wrong with the largest box', () => {
    const all = Array.from({ length: 441 }, (_, square) => square);
    const worst: SensorFindings = {
      failed: ['sensors', 'chain', 'settings', 'supply', 'memory', 'calibration', 'scans'],
      unsound: all,
      levels: all.map(() => 128),
      longestScanUs: 65_535,
      flickers: all.map((square) => ({ square, times: 14 })),
      stuck: { full: all, empty: all },
      watched: {
        since: 0,
        moves: 9000,
        flickering: all.map((square) => ({
          square,
          lying: 1000,
          empty: 0,
          moving: 0,
          cubes: 99,
          uneasy: 99,
          margin: 0.01,
        })),
      },
    };
    const large = { ...info, rows: 21, columns: 21, when: 'today' };
    const { sheets, facts } = expectOk(sensorReport({ ...large, findings: worst }, t));
    const places = texts(sheets[0]?.ops ?? []);
    expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(papers.a4.height - 10);
    expect(facts.smallestText).toBeGreaterThan(3.5);
  });

  it('becomes a PDF to save, once there is a box', async () => {
    const now = new Date(2031, 4, 3, 14, 5);
    const known = { ...info, protocol: '1.1', features: [], debounceMs: 20 };
    for (const language of languages) {
      const file = expectOk(await drawSensorReport(known, findings, now, language));
      expect(file).toMatchObject({ name: 'box-sensors.pdf', type: 'application/pdf' });
      expect(new TextDecoder('latin1').decode(file.bytes.subarray(0, 8))).toBe('%PDF-1.7');
    }
    expect((await drawSensorReport(undefined, findings, now, 'en')).ok).toBe(false);
  });
});
