import { beforeAll, describe, expect, it } from 'vitest';
import { lint, type Sample } from '#tests/support/lint.ts';

/** The walls as the linter holds them. */
const wall = 'cubewright(walls)';

const imports = (file: string, specifier: string): readonly [string, string, Sample] => [
  file,
  specifier,
  { file, code: `import { a } from '${specifier}';\nexport const b = a;\n` },
];

const refused = (
  [
    ['shared/kernel/a.ts', '#renderer/app/use-keys.ts'],
    ['shared/kernel/a.ts', '../../renderer/app/use-keys.ts'],
    ['shared/kernel/a.ts', '../../print-templates/index.ts'],
    ['shared/games/alphacubes/a.ts', '../../../firmware-protocol/codec/index.ts'],
    ['shared/kernel/a.ts', '#tests/support/browser-door.ts'],
    ['shared/kernel/a.ts', 'electron'],
    ['shared/kernel/a.ts', 'node:fs'],
    ['shared/kernel/a.ts', 'fs/promises'],
    ['print-templates/layout/a.ts', '#electron/services/services.ts'],
    ['print-templates/layout/a.ts', '../../firmware-protocol/codec/index.ts'],
    ['firmware-protocol/codec/a.ts', '#shared/games/index.ts'],
    ['firmware-protocol/codec/a.ts', '../../electron/services/services.ts'],
    ['renderer/app/a.ts', '#electron/services/services.ts'],
    ['renderer/app/a.ts', '../../electron/services/services.ts'],
    ['renderer/app/a.tsx', '../gateway/../../electron/services/services.ts'],
    ['renderer/app/a.ts', '#electron/services/services.ts'],
    ['renderer/app/a.ts', 'electron/renderer'],
    ['renderer/app/a.ts', 'node:path'],
    ['renderer/app/a.ts', '../../print-templates/drawing/pdf/index.ts'],
    ['electron/main/a.ts', '#renderer/gateway/index.ts'],
    ['electron/main/a.ts', '../../renderer/gateway/index.ts'],
    ['electron/starter/a.mjs', '../../tests/support/browser-door.ts'],
    ['shared/games/kubo/a.ts', '#shared/games/alphacubes/index.ts'],
    ['renderer/games/kubo/a.ts', '../alphacubes/index.ts'],
    ['shared/games/common/a.ts', '../kubo/index.ts'],
    ['renderer/table/a.ts', '#shared/games/kubo/index.ts'],
    ['renderer/screens/home/a.ts', '#renderer/games/alphacubes/index.ts'],
    ['electron/cli/a.ts', '#shared/games/alphacubes/index.ts'],
    ['shared/records/a.ts', '../games/kubo/index.ts'],
  ] as const
).map(([file, specifier]) => imports(file, specifier));

const forms = [
  "export { a } from '../../electron/services/services.ts';",
  "export * from '#electron/services/services.ts';",
  "export const a = await import('../../electron/services/services.ts');",
  "export const a = await import('#electron/services/services.ts');",
  "import '../../electron/services/services.ts';",
  "import type { Services } from '../../electron/services/services.ts'; export type A = Services;",
  "export type A = import('../../electron/services/services.ts').Services;",
].map((code) => [code, { file: 'renderer/app/a.ts', code: `${code}\n` }] as const);

const impure = (
  [
    ['shared/kernel/a.ts', 'Math.random()'],
    ['shared/kernel/a.ts', 'Date.now()'],
    ['print-templates/layout/a.ts', 'new Date()'],
    ['firmware-protocol/link/a.ts', 'performance.now()'],
  ] as const
).map(([file, code]) => [file, code, { file, code: `export const a = ${code};\n` }] as const);

const allowed = (
  [
    ['shared/games/alphacubes/a.ts', '#shared/kernel/index.ts'],
    ['shared/games/alphacubes/a.ts', '../../kernel/index.ts'],
    ['shared/games/alphacubes/a.ts', '../common/turns.ts'],
    ['renderer/games/kubo/a.ts', '#shared/games/common/turns.ts'],
    ['shared/records/a.ts', 'zod'],
    ['print-templates/drawing/pdf/a.ts', 'node:fs'],
    ['print-templates/templates/a.ts', '#firmware-protocol/wiring/index.ts'],
    ['firmware-protocol/link/a.ts', '#shared/kernel/index.ts'],
    ['renderer/app/a.ts', '#print-templates/index.ts'],
    ['electron/main/a.ts', 'electron'],
    ['electron/cli/commands/a.ts', '#firmware-protocol/transports/index.ts'],
    ['tests/renderer/app/a.test.ts', '#electron/services/services.ts'],
  ] as const
).map(([file, specifier]) => imports(file, specifier));

const bareTexts = ['<p>Two words</p>', '<img src="" alt="Two words" />', '<button title="Two words" />'].map(
  (jsx) => [jsx, { file: 'renderer/app/a.tsx', code: `export const a = ${jsx};\n` }] as const,
);

let broken: ReturnType<typeof lint>;

beforeAll(() => {
  broken = lint([
    ...[...refused, ...impure, ...allowed].map(([, , sample]) => sample),
    ...[...forms, ...bareTexts].map(([, sample]) => sample),
  ]);
});

describe('who may not import whom', () => {
  it.each(refused)('%s: %s', (_file, _specifier, sample) => {
    expect(broken.get(sample)).toContain(wall);
  });

  it.each(forms)('in whatever form: %s', (_code, sample) => {
    expect(broken.get(sample)).toContain(wall);
  });
});

describe('what the pure folders may not name', () => {
  it.each(impure)('%s: %s', (_file, _code, sample) => {
    expect(broken.get(sample)).toEqual([
      expect.stringMatching(/^eslint\(no-restricted-(globals|properties)\)$/),
    ]);
  });
});

describe('who may import whom', () => {
  it.each(allowed)('%s: %s', (_file, _specifier, sample) => {
    expect(broken.get(sample)).not.toContain(wall);
  });
});

describe('texts of screens come from the catalogue', () => {
  it.each(bareTexts)('not from %s', (_jsx, sample) => {
    expect(broken.get(sample)).toEqual(['cubewright(text-from-catalogue)']);
  });
});
