import { missingGlyph } from '../fonts/index.ts';
import type { DrawOp, FontName } from '../layout/types.ts';

const instead = '?';

/** A player may have a name in a script that the fonts lack; the report is made all the same. */
export function withKnownGlyphs(ops: readonly DrawOp[]): readonly DrawOp[] {
  return ops.map((op) => {
    if (op.kind === 'clip') return { ...op, ops: withKnownGlyphs(op.ops) };
    return op.kind === 'text' ? { ...op, text: knownText(op.text, op.font) } : op;
  });
}

function knownText(text: string, font: FontName): string {
  if (missingGlyph(font, text) === undefined) return text;
  return Array.from(text, (sign) => (missingGlyph(font, sign) === undefined ? sign : instead)).join('');
}
