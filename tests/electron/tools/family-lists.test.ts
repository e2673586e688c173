import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { familyFiles } from '#electron/tools/lists/family.ts';

it('P10 the lists of words that are not for everybody are what their package gives, with its licence', () => {
  const folder = new URL('../../../shared/table-words/family/', import.meta.url);
  for (const [name, text] of Object.entries(familyFiles())) {
    expect(readFileSync(new URL(name, folder), 'utf8') === text, name).toBe(true);
  }
});
