import { fontRuns } from '../../fonts/index.ts';
import type { FontName } from '../../layout/types.ts';
import type { GlyphOutlines, OutlineStep } from '../svg/outlined-text.ts';
import { openFont, type OpenFont } from './open-font.ts';

const marks: Readonly<Record<string, OutlineStep['mark']>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  closePath: 'Z',
};

const fonts = new Map<string, OpenFont>();
const known = new Map<string, readonly OutlineStep[]>();

export const glyphOutlines: GlyphOutlines = (font, sign) => {
  const key = `${font} ${sign}`;
  const steps = known.get(key) ?? readOutline(font, sign);
  known.set(key, steps);
  return steps;
};

function readOutline(name: FontName, sign: string): readonly OutlineStep[] {
  const [{ file } = { file: '' }] = fontRuns(name, sign);
  const font = fonts.get(file) ?? openFont(file);
  fonts.set(file, font);
  const { path } = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
  return path.commands.map(({ command, args }) => {
    const mark = marks[command];
    if (mark === undefined) throw new Error(`Glyph with ${command}: TrueType outlines are quadratic`);
    return { mark, points: pairs(args.map((length) => length / font.unitsPerEm)) };
  });
}

function pairs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}
