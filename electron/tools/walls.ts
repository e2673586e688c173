import { isBuiltin } from 'node:module';
import { dirname, posix, relative, sep } from 'node:path';
import type { LintRule } from './lint-rules.ts';

/** The lint rule `wallRule` checks which folder may import which (ARCHITECTURE.md, Map), in every form of import. */
interface Wall {
  readonly ours: readonly string[];
  /** These folders within `ours` may not be imported. */
  readonly but?: readonly string[];
  readonly node?: boolean;
  readonly electron?: boolean;
}

/** These are the allowed imports of each top folder; the picture in ARCHITECTURE.md shows them. */
export const walls: Readonly<Record<string, Wall>> = {
  shared: { ours: ['shared'] },
  'print-templates': { ours: ['print-templates', 'shared', 'firmware-protocol/wiring'], node: true },
  'firmware-protocol': { ours: ['firmware-protocol', 'shared/kernel'], node: true },
  renderer: { ours: ['renderer', 'shared', 'print-templates'], but: ['print-templates/drawing/pdf'] },
  electron: {
    ours: ['electron', 'shared', 'print-templates', 'firmware-protocol'],
    node: true,
    electron: true,
  },
};

/** `file` is a path from the root with slashes. npm packages are always allowed. */
export function mayImport(file: string, specifier: string): boolean {
  const wall = walls[file.split('/', 1)[0] ?? ''];
  if (wall === undefined) return true;
  const path = pathOf(file, specifier);
  if (path !== undefined) {
    return isIn(path, wall.ours) && !isIn(path, wall.but ?? []) && isAtHome(file, path);
  }
  if (isIn(specifier, ['electron'])) return wall.electron === true;
  return !isBuiltin(specifier) || wall.node === true;
}

/** Only the game itself and the registers of games may import a game's folders; what games share is in `common`. */
function isAtHome(file: string, path: string): boolean {
  const game = gameIn(path);
  return game === undefined || game === gameIn(file) || registers.includes(file);
}

const registers: readonly string[] = [
  'shared/games/register.ts',
  'shared/games/text-register.ts',
  'renderer/games/index.ts',
];

function gameIn(path: string): string | undefined {
  return /^(?:shared|renderer)\/games\/(?!common\/)([^/]+)\//.exec(path)?.[1];
}

function pathOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return posix.normalize(specifier.slice(1));
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined;
}

function isIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

export const wallRule: LintRule = {
  create({ cwd, filename, report }) {
    const file = relative(cwd, filename).split(sep).join('/');
    const check = (node: object): void => {
      const specifier = specifierOf(node);
      if (specifier === undefined || mayImport(file, specifier)) return;
      report({ node, message: `${file.split('/', 1)[0] ?? ''} does not import ${specifier}.` });
    };
    const kinds = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];
    return Object.fromEntries([...kinds, 'ImportExpression', 'TSImportType'].map((kind) => [kind, check]));
  },
};

function specifierOf(node: object): string | undefined {
  const source: unknown = 'source' in node ? node.source : undefined;
  const value: unknown =
    typeof source === 'object' && source !== null && 'value' in source ? source.value : undefined;
  return typeof value === 'string' ? value : undefined;
}
