import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

/** The walls as the linter holds them, with the configuration that `npm run lint` uses. */
const cwd = fileURLToPath(new URL('../../../', import.meta.url));
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({ cwd });
});

async function isRefused(file: string, code: string): Promise<boolean> {
  const [result] = await eslint.lintText(code, { filePath: `${cwd}${file}` });
  expect(result?.fatalErrorCount).toBe(0);
  return result?.messages.some(({ ruleId }) => ruleId === 'cubewright/walls') ?? false;
}

describe('who may not import whom', () => {
  it.each([
    ['shared/kernel/a.ts', '#renderer/app/use-keys.ts'],
    ['shared/kernel/a.ts', '../../renderer/app/use-keys.ts'],
    ['shared/kernel/a.ts', '../../print-templates/index.ts'],
    ['shared/games/alphacubes/a.ts', '../../../firmware-protocol/codec/index.ts'],
    ['shared/kernel/a.ts', '#tests/support/browser-door.ts'],
    ['shared/kernel/a.ts', 'electron'],
    ['shared/kernel/a.ts', 'node:fs'],
    ['shared/kernel/a.ts', 'fs/promises'],
    ['print-templates/layout/a.ts', '#electron/services/house.ts'],
    ['print-templates/layout/a.ts', '../../firmware-protocol/codec/index.ts'],
    ['firmware-protocol/codec/a.ts', '#shared/games/index.ts'],
    ['firmware-protocol/codec/a.ts', '../../electron/services/house.ts'],
    ['renderer/app/a.ts', '#electron/services/house.ts'],
    ['renderer/app/a.ts', '../../electron/services/house.ts'],
    ['renderer/app/a.tsx', '../gateway/../../electron/services/house.ts'],
    ['renderer/app/a.ts', '#renderer/../electron/services/house.ts'],
    ['renderer/app/a.ts', 'electron/renderer'],
    ['renderer/app/a.ts', 'node:path'],
    ['renderer/app/a.ts', '../../print-templates/drawing/pdf/index.ts'],
    ['electron/main/a.ts', '#renderer/gateway/index.ts'],
    ['electron/main/a.ts', '../../renderer/gateway/index.ts'],
    ['electron/starter/a.mjs', '../../tests/support/browser-door.ts'],
    ['shared/games/kubo/a.ts', '#shared/games/alphacubes/index.ts'],
    ['renderer/games/kubo/a.ts', '../alphacubes/index.ts'],
    ['renderer/table/a.ts', '#shared/games/kubo/index.ts'],
    ['renderer/screens/home/a.ts', '#renderer/games/alphacubes/index.ts'],
    ['electron/cli/a.ts', '#shared/games/alphacubes/index.ts'],
    ['shared/records/a.ts', '../games/kubo/index.ts'],
  ])('%s: %s', async (file, specifier) => {
    expect(await isRefused(file, `import { a } from '${specifier}';\nexport const b = a;\n`)).toBe(true);
  });

  it.each([
    ["export { a } from '../../electron/services/house.ts';"],
    ["export * from '#electron/services/house.ts';"],
    ["export const a = await import('../../electron/services/house.ts');"],
    ["export const a = await import('#electron/services/house.ts');"],
    ["import '../../electron/services/house.ts';"],
    ["import type { House } from '../../electron/services/house.ts'; export type A = House;"],
    ["export type A = import('../../electron/services/house.ts').House;"],
  ])('in whatever form: %s', async (code) => {
    expect(await isRefused('renderer/app/a.ts', `${code}\n`)).toBe(true);
  });
});

describe('what the pure folders may not name', () => {
  it.each([
    ['shared/kernel/a.ts', 'Math.random()'],
    ['shared/kernel/a.ts', 'Date.now()'],
    ['print-templates/layout/a.ts', 'new Date()'],
    ['firmware-protocol/link/a.ts', 'performance.now()'],
  ])('%s: %s', async (file, code) => {
    const [result] = await eslint.lintText(`export const a = ${code};\n`, { filePath: `${cwd}${file}` });
    expect(result?.messages.map(({ ruleId }) => ruleId?.slice(0, 14))).toEqual(['no-restricted-']);
  });
});

describe('who may import whom', () => {
  it.each([
    ['shared/games/alphacubes/a.ts', '#shared/kernel/index.ts'],
    ['shared/games/alphacubes/a.ts', '../../kernel/index.ts'],
    ['shared/records/a.ts', 'zod'],
    ['print-templates/drawing/pdf/a.ts', 'node:fs'],
    ['print-templates/templates/a.ts', '#firmware-protocol/wiring/index.ts'],
    ['firmware-protocol/link/a.ts', '#shared/kernel/index.ts'],
    ['renderer/app/a.ts', '#print-templates/index.ts'],
    ['electron/main/a.ts', 'electron'],
    ['electron/cli/commands/a.ts', '#firmware-protocol/transports/index.ts'],
    ['tests/renderer/app/a.test.ts', '#electron/services/house.ts'],
  ])('%s: %s', async (file, specifier) => {
    expect(await isRefused(file, `import { a } from '${specifier}';\nexport const b = a;\n`)).toBe(false);
  });
});
