import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chartScale } from '#renderer/controls/chart-scale.ts';
import { LineChart } from '#renderer/controls/index.ts';

describe('the rules of a chart', () => {
  it('are round, few, and have every value between them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 }), (tenths) => {
        const values = tenths.map((one) => one / 10);
        const { rules, share } = chartScale(values);
        expect(rules.length).toBeGreaterThan(1);
        expect(rules.length).toBeLessThan(6);
        expect(rules[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(rules.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(values.every((value) => share(value) >= 0 && share(value) <= 1)).toBe(true);
      }),
    );
    expect(chartScale([42, 74, 61]).rules).toEqual([40, 60, 80]);
    expect(chartScale([50]).rules).toEqual([50, 51]);
  });
});

describe('a line', () => {
  it('is told to readers in a sentence and as a table', () => {
    const markup = renderToStaticMarkup(
      <LineChart
        sentence="Points a turn in 2 games: from 61 to 64."
        points={[
          { label: '2 Nov', value: 61 },
          { label: 'today', value: 64 },
        ]}
        heads={['Day', 'Points a turn']}
        ends={['November', 'November']}
        format={String}
      />,
    );
    expect(markup).toContain('<svg aria-hidden="true"');
    expect(markup).toContain('>Points a turn in 2 games: from 61 to 64.</figcaption>');
    expect(markup).toContain('<th scope="row">2 Nov</th><td>61</td>');
    expect(markup).toContain('<th scope="row">today</th><td>64</td>');
  });
});
