import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { describe, expect, test, vi } from 'vitest';

const folder = import.meta.dirname;
const programs = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const heading = '\n// It prints:\n';

/** Runs a program in this process and returns its lines; a process of its own costs ten times as much. */
async function linesOf(name: string): Promise<string> {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed.push(format(...values));
  });
  try {
    await import(path.join(folder, name));
  } finally {
    log.mockRestore();
  }
  return printed.join('\n');
}

describe('a small program for each way into the code', () => {
  test('there are some', () => {
    expect(programs.length).toBeGreaterThanOrEqual(11);
  });

  test.each(programs)('%s has at most 40 lines, and prints what stands under it', async (name) => {
    const source = readFileSync(path.join(folder, name), 'utf8');
    const [program = '', expected = ''] = source.split(heading);
    expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(await linesOf(name)).toBe(expected.trimEnd().replaceAll(/^\/\/ ?/gmu, ''));
  });
});
