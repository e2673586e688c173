import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../fonts/index.ts';
import type { Lettering } from './draw.ts';

/** A word wider than the room gets a line of its own. */
export function wrapped(text: string, { font, size }: Lettering, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(font, longer, pt(size)) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
