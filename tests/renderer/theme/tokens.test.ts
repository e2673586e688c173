import { globSync, readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { styleWriter } from '#electron/tools/screen-styles.ts';
import type { Tokens } from '#electron/tools/tokens-css.ts';

const folder = new URL('../../../renderer/theme/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', folder), 'utf8')) as Tokens & {
  readonly contrast: readonly (readonly [foreground: string, background: string, minimum: number])[];
};

describe('design tokens', () => {
  it('are written into the style sheets as kept/tokens.css says, every one', async () => {
    const { code } = await format('tokens.css', styleWriter()('@tokens;', 'a style sheet'), {
      singleQuote: true,
      printWidth: 110,
    });
    await expect(code).toMatchFileSnapshot('kept/tokens.css');
  });

  it.each(['light', 'dark', 'highContrast'] as const)('keep their contrast in %s', (theme) => {
    const colour = (name: string) => luminance(tokens.color[theme][name] ?? '');
    for (const [foreground, background, minimum] of tokens.contrast) {
      const [low, high] = [colour(foreground), colour(background)].sort((a, b) => a - b) as [number, number];
      expect((high + 0.05) / (low + 0.05), `${foreground} on ${background}`).toBeGreaterThanOrEqual(minimum);
    }
  });

  it('give the walls of a box no shading in high contrast, where it would run from white to black', () => {
    const { highContrast } = tokens.color;
    const gradients = globSync('renderer/**/*.css')
      .flatMap((file) => readFileSync(file, 'utf8').match(/linear-gradient\([^;]*--tray-wall[^;]*;/g) ?? [])
      .map((one) => [...one.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => highContrast[name]));
    expect(gradients.length).toBeGreaterThan(1);
    for (const colours of gradients) expect(new Set(colours)).toEqual(new Set(['#FFFFFF']));
  });

  it('name every colour in every theme', () => {
    const names = Object.keys(tokens.color.light).sort();
    expect(Object.keys(tokens.color.dark).sort()).toEqual(names);
    expect(Object.keys(tokens.color.highContrast).sort()).toEqual(names);
  });

  it('leave no colour of a theme under the colours that the system forces (7.20)', () => {
    const forced = Object.keys(tokens.forcedColors);
    expect(forced).toEqual(expect.arrayContaining(Object.keys(tokens.color.light)));
    for (const value of Object.values(tokens.forcedColors)) expect(value).not.toMatch(/#|rgb\(/);
  });
});

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
