import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fontFaces } from './font-faces.ts';
import { tokensCss, type Tokens } from './tokens-css.ts';

const theme = new URL('../../renderer/theme/', import.meta.url);

export function screenStyles(): Plugin {
  const writeOut = styleWriter();
  return {
    name: 'screen-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? writeOut(code, id) : undefined),
  };
}

/** Replaces `@font-faces;`, `@tokens;`, and `@media (--small)` as a custom media query (Media Queries Level 5). */
export function styleWriter(): (code: string, file: string) => string {
  const tokens = tokensCss(read<Tokens>('tokens.json'));
  const conditions = new Map(Object.entries(read<Record<string, string>>('breakpoints.json')));
  return (code, file) =>
    code
      .replace('@font-faces;', fontFaces)
      .replace('@tokens;', () => tokens)
      .replaceAll(/(?<=@media [^{]*)\(--([\w-]+)\)/gu, (_, name: string) => {
        const condition = conditions.get(name);
        if (condition === undefined) throw new Error(`${file}: no breakpoint is called ${name}.`);
        return condition;
      });
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, theme), 'utf8')) as T;
}
