import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import type { Naming } from './disk.ts';
import { planted } from './planted.ts';

/** `CUBEWRIGHT_WORLDS=2500` lives so many worlds, from `CUBEWRIGHT_FIRST_WORLD` on, and with the first plants every fault. */
const asked = Number(process.env.CUBEWRIGHT_WORLDS ?? 0);
const worlds = asked > 0 ? asked : 50;
const first = Number(process.env.CUBEWRIGHT_FIRST_WORLD ?? 1);

/** Each program of a world has modules of its own, which Node never lets go: a process takes so many worlds. */
const inOneProcess = 50;

interface Said {
  readonly code: number;
  readonly text: string;
}

interface Elsewhere {
  readonly naming?: Naming;
  readonly LC_ALL?: string;
  readonly TZ?: string;
}

function live(range: string, fault = '', elsewhere: Elsewhere = {}): Promise<Said> {
  const { naming = 'exact', ...place } = elsewhere;
  return new Promise((done) => {
    const env = { ...process.env, ...place, CUBEWRIGHT_PLANTED: fault };
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tests/world/command.ts', range, '--names', naming],
      { env },
      (error, out, errors) => {
        done({ code: error === null ? 0 : 1, text: out + errors });
      },
    );
  });
}

describe('one seeded world (L15)', () => {
  it('keeps its promises, whatever goes wrong', { timeout: longTest * (1 + asked / 500) }, async () => {
    let hours = 0;
    const last = first + worlds - 1;
    for (let from = first; from <= last; from += inOneProcess) {
      const to = Math.min(last, from + inOneProcess - 1);
      const { code, text } = await live(`${from}-${to}`);
      expect(code, text).toBe(0);
      hours += Number(/ (\d+) hours/u.exec(text)?.[1] ?? NaN);
    }
    // Each of them lives for half an hour of its own.
    expect(hours).toBeGreaterThanOrEqual(worlds * 0.45);
    tellFigures({ worlds, hours });
  });

  /** Turkish has another small I, and it is never the same day in these places. */
  const elsewhere: readonly Elsewhere[] = [
    { naming: 'caseless', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
    { naming: 'decomposed', LC_ALL: 'sv_SE.UTF-8', TZ: 'Pacific/Pago_Pago' },
  ];

  it('is the same to the last step wherever it has the same seed (L12)', { timeout: longTest }, async () => {
    const hash = (text: string) => /hash ([0-9a-f]{64})/u.exec(text)?.[1];
    const here = await live('7');
    expect(hash(here.text)).toBeDefined();
    for (const place of elsewhere) {
      const there = await live('7', '', place);
      expect(hash(there.text), `${JSON.stringify(place)}: ${there.text}`).toBe(hash(here.text));
    }
  });

  const some = planted.filter(({ name }) => name === 'its folder is not synced');
  it.each(asked > 0 && first === 1 ? planted : some)(
    'finds that $name, and the fewest faults it takes',
    { timeout: longTest },
    async ({ name }) => {
      const { code, text } = await live('1-300', name);
      expect(text).toContain('Its fewest faults:');
      expect(code).toBe(1);
    },
  );
});
