import { describe, expect, it } from 'vitest';
import { run } from '#electron/starter/run.mjs';

const node = (script: string, more = {}) =>
  run(process.execPath, ['-e', script], { output: 'keep', ...more });

describe('a program that the starter runs', () => {
  it('answers its code and the words of both streams', async () => {
    const { code, output } = await node('console.log("said"); console.error("cried"); process.exitCode = 3');
    expect(code).toBe(3);
    expect(output).toMatch(/said/);
    expect(output).toMatch(/cried/);
  });

  it('is ended with all it has started when it takes too long', async () => {
    // The child of the child holds the pipe open: only the end of both lets the run end.
    const hangs = 'setInterval(() => {}, 1000)';
    const script = `require("child_process").spawn(process.execPath, ["-e", "${hangs}"], { stdio: "inherit" }); ${hangs}`;
    const { code, inTime } = await node(script, { limitSeconds: 1 });
    expect({ code, inTime }).toEqual({ code: 128 + 9, inTime: false });
  });

  it('that is killed has not succeeded', async () => {
    expect((await node('process.kill(process.pid, "SIGSEGV")')).code).toBe(128 + 11);
  });

  it('that is not there is an answer too', async () => {
    expect(await run('no-such-program', [], { output: 'keep' })).toMatchObject({ code: 127, inTime: true });
  });

  it('gives way to others where that is asked for', async () => {
    const waits = `const { constants, getPriority } = require("os");
      const wait = setInterval(() => {
        if (getPriority() >= constants.priority.PRIORITY_BELOW_NORMAL) clearInterval(wait);
      }, 5);`;
    expect((await node(waits, { givesWay: true, limitSeconds: 60 })).code).toBe(0);
  });

  it('keeps the last of a flood', async () => {
    const { code, output } = await node('process.stdout.write("x".repeat(3e6) + "end")');
    expect(code).toBe(0);
    expect(output.length).toBeLessThan(500_000);
    expect(output).toMatch(/end$/);
  });
});
