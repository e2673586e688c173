import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

/** One selector of a style sheet with what is declared for it; of nested rules the innermost. */
export interface StyleRule {
  readonly selector: string;
  readonly body: string;
}

/** The rules of all style sheets of the screens. */
export async function styleRules(): Promise<readonly StyleRule[]> {
  const files: string[] = [];
  for await (const file of glob('renderer/**/*.css')) files.push(file);
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');
    return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].flatMap(([, selectors = '', body = '']) =>
      selectors.split(/,(?![^(]*\))/u).map((selector) => ({ selector: selector.trim(), body })),
    );
  });
}

export const classesIn = (selector: string): readonly string[] => selector.match(/\.[\w-]+/gu) ?? [];
