import { expect, vi } from 'vitest';
import { openBox } from '#electron/services/box/box.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { patience } from './patience.ts';

/** The text of a recording of the virtual box, from which these squares are lifted one after the other. */
export async function boxRecording(...lifted: readonly number[]): Promise<string> {
  const box = openBox(createEventBus());
  try {
    await box.connect('virtual:');
    await until(() => {
      expect(box.state().link).toBe('live');
    });
    expectOk(await box.record(true));
    await until(() => {
      expect(box.state()).toMatchObject({ link: 'live', trace: { state: 'recording' } });
    });
    for (const square of lifted) {
      expectOk(box.virtual.act({ kind: 'lift', squares: [square] }));
      await until(() => {
        // A busy machine may have the box answer late, so that its squares are not confirmed yet.
        expect(box.state().link).toBe('live');
        expect(box.state().squares?.[square]).toBe('0');
      });
    }
    expectOk(await box.record(false));
  } finally {
    await box.disconnect();
  }
  return new TextDecoder().decode(expectOk(box.trace()).bytes);
}

const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: patience });
