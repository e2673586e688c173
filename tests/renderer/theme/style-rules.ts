import { globSync, readFileSync } from 'node:fs';
import { styleWriter } from '#electron/tools/screen-styles.ts';

/** One selector of a style sheet with what is declared for it; of nested rules the innermost. */
export interface StyleRule {
  readonly selector: string;
  readonly body: string;
}

/** All style sheets of the screens, with the tokens written out. */
export function styleSheets(): readonly { readonly file: string; readonly text: string }[] {
  const writeOut = styleWriter();
  return globSync('renderer/**/*.css').map((file) => ({
    file,
    text: writeOut(readFileSync(file, 'utf8'), file),
  }));
}

/** Their rules. */
export function styleRules(): readonly StyleRule[] {
  return styleSheets().flatMap(({ text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/([^{}]+)\{([^{}]*)\}/gu)].flatMap(
      ([, selectors = '', body = '']) =>
        selectors.split(/,(?![^(]*\))/u).map((selector) => ({ selector: selector.trim(), body })),
    ),
  );
}

export const classesIn = (selector: string): readonly string[] => selector.match(/\.[\w-]+/gu) ?? [];
