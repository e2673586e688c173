import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('../../renderer/theme/breakpoints.json', import.meta.url);

/** Writes out `@media (--small)`, as custom media queries will once browsers know them (Media Queries Level 5). */
export function namedMedia(): Plugin {
  const conditions = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  return {
    name: 'named-media',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined;
      return code.replaceAll(/(?<=@media [^{]*)\(--([\w-]+)\)/gu, (_, name: string) => {
        const condition = conditions.get(name);
        if (condition === undefined) throw new Error(`${id}: no breakpoint is called ${name}.`);
        return condition;
      });
    },
  };
}
