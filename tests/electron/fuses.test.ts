import { describe, expect, it } from 'vitest';
import { fusesOf, fusesWanted } from '#tests/support/fuses.ts';
import { packagedProgram } from '#tests/support/packaged-door.ts';

describe.skipIf(packagedProgram === undefined)('a packaged program with the real Electron in it (D5)', () => {
  it('has the fuses that it is to have', async () => {
    expect(await fusesOf(packagedProgram ?? '')).toEqual(fusesWanted);
  });
});
