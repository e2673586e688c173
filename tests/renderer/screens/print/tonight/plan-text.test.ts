import { describe, expect, it } from 'vitest';
import type { TonightPlan } from '#print-templates/index.ts';
import { whenText } from '#renderer/screens/print/tonight/plan-text.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const { t } = createTranslator();
const hours = (handwork: number, printing = 0, machine = 0, drying = 0) =>
  whenText(
    {
      making: { parts: [], seconds: 3600 * handwork, drying },
      printing: 3600 * printing,
      jobs: [{ seconds: 3600 * machine }],
    } as unknown as TonightPlan,
    t,
  );

describe('when a game is on the table', () => {
  it('is promised by the plan’s own time, all of it', () => {
    expect(hours(1.5, 0.5)).toBe('On the table before supper.');
    expect(hours(1.5, 0.5, 0, 30)).toBe('On the table tonight.');
    expect(hours(1, 0.5, 3.5)).toBe('On the table tonight.');
    expect(hours(1, 0.5, 30)).toBe('On the table this weekend.');
  });
});
