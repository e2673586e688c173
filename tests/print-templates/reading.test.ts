import { describe, expect, it } from 'vitest';
import { bounds, intersection } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import type { DrawOp, PathOp, Rect, Sheet, TextOp } from '#print-templates/layout/types.ts';
import { brailleDots, brailleSizes } from '#print-templates/templates/braille.ts';
import { languages } from '#shared/i18n/index.ts';
import { alphabets } from '#shared/lexicon/alphabet.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet, parseSet, setFileOf } from '#shared/pieces/index.ts';
import { printSetOf, productsOf } from '#print-templates/index.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';

const figures = (sheet: Sheet | undefined) =>
  (sheet?.ops ?? []).filter((op) => op.kind !== 'clip' && op.figure);
const texts = (ops: readonly DrawOp[]) => textsOf(ops).filter(({ purpose }) => purpose === 'ink');

/** The middles of the round shapes of this size, a dot wide. */
function discs(ops: readonly DrawOp[], painted: 'fill' | 'stroke'): readonly { x: number; y: number }[] {
  return ops
    .filter((op): op is PathOp => op.kind === 'path' && op[painted] !== undefined)
    .filter((op) => op.steps.filter(({ to }) => to === 'curve').length === 4)
    .map((op) => bounds({ ...op, stroke: undefined, fill: '#000000' }))
    .filter(({ width, height }) => Math.abs(width - 1.5) < 1e-6 && Math.abs(height - 1.5) < 1e-6)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
}

/** Read as by a finger, from a table of another make: the Unicode number of the pattern, a bit a dot. */
const unicode = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';

describe('braille (R27)', () => {
  it('has a cell for each letter of every alphabet, as Unicode names its patterns; IJ is two', () => {
    const bits = (dots: readonly { x: number; y: number }[]) =>
      dots.reduce((sum, { x, y }) => sum | (1 << (Math.round(y / 2.5) + 1 + (x > 0 ? 3 : 0))), 0);
    [...alphabets.latin].forEach((letter, index) => {
      expect(bits(brailleDots(letter)), letter).toBe((unicode.codePointAt(index) ?? 0) - 0x2800);
    });
    for (const letter of Object.values(alphabets).join(''))
      expect(brailleDots(letter).length).toBeGreaterThan(0);
    const xs = brailleDots('Ĳ').map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBe(brailleSizes.cell + brailleSizes.step);
  });

  it('stands on a face at true size, clear of its letter, its bar and its edges, on the least edge too', () => {
    const [sheet] = layOut('kubagram-nl-stickers', { reading: 'braille', edge: 12, gutter: 2 }).sheets;
    const ops = figures(sheet);
    const faces = ops.filter((op): op is PathOp => op.kind === 'path' && op.purpose === 'cut').map(bounds);
    const dots = discs(ops, 'fill');
    expect(dots.length).toBeGreaterThan(faces.length);
    const letters = texts(ops);
    const inside = ({ x, y }: { x: number; y: number }, face: Rect) =>
      x > face.x && x < face.x + face.width && y > face.y && y < face.y + face.height;
    for (const face of faces) {
      const own = dots.filter((dot) => inside(dot, face));
      const letter = letters.find((text) => inside(text, face)) as TextOp;
      expect(own).toHaveLength(brailleDots(letter.text).length);
      for (const { x, y } of own) {
        const room = { left: x - face.x, top: y - face.y, right: face.x + face.width - x };
        expect(Math.min(room.left, room.top, room.right)).toBeGreaterThan(0.75 + 0.9);
        expect(bounds(letter).y - y).toBeGreaterThan(0.75 + 0.3);
      }
    }
  });

  it('is on label sheets and in kits as on stickers, and refused for letters that have none', () => {
    const labels = layOut('alphacubes-label-sheets', { reading: 'braille', edge: 12, cubes: ['1-3'] });
    const dots = discs(figures(labels.sheets[1]), 'fill').length;
    const [stickers] = layOut('alphacubes-stickers', { reading: 'braille', edge: 12, cubes: ['1-3'] }).sheets;
    expect(dots).toBe(discs(figures(stickers), 'fill').length);
    const kit = layOut('cubeword-kit', { reading: 'braille', cubesFrom: 'stickers' });
    expect(discs(kit.sheets.flatMap(figures), 'fill').length).toBeGreaterThan(100);
    const file = { ...setFileOf(alphacubesSet), version: 4, alphabet: `${alphabets.latin}Å` };
    const set = expectOk(
      parseSet({ ...file, values: { ...alphacubesSet.values, Å: 1 }, pieces: [['Å', 'A']] }),
    );
    const product = productsOf(printSetOf(set)).find(({ template }) => template === 'stickers');
    const [normal, braille] = ['normal', 'braille'].map((reading) => product?.parse({ reading }));
    expect(normal?.ok).toBe(true);
    expect(braille).toMatchObject({ ok: false, problem: { code: 'print/no-braille', letter: 'Å' } });
  });

  it('is pressed from behind where the face has its dots, mirrored', () => {
    // So many that nets reach into each other, some of them turned.
    const options = { edge: 15, cubes: ['1-16'] };
    const [front] = layOut('alphacubes-nets', { ...options, reading: 'braille' }).sheets;
    const set = layOut('alphacubes-nets', { ...options, reading: 'stylus' });
    expect(set.duplex).toBe('long-edge');
    const back = set.sheets[1];
    const sorted = (points: readonly { x: number; y: number }[]) =>
      points.map((point) => [point.x, point.y].map((length) => length.toFixed(3)).join(' ')).sort();
    const pressed = discs(back?.ops ?? [], 'stroke').map(({ x, y }) => ({
      x: (back?.width ?? 0) - x,
      y,
    }));
    expect(pressed.length).toBeGreaterThan(20);
    expect(sorted(pressed)).toEqual(sorted(discs(front?.ops ?? [], 'fill')));
  });

  it.each([
    ['alphacubes-nets', 'stylus'],
    ['alphacubes-stickers', 'braille'],
  ])('is refused on %s too small for it', (product, reading) => {
    expect(refusal(product, { reading, edge: 11.5 })).toMatchObject({
      code: 'print/braille-too-small',
      needed: 12,
    });
    expect(refusal(product, { reading: 'large', edge: 11.5 })).toBeUndefined();
  });
});

describe('large print (R27)', () => {
  it.each([
    ['alphacubes-nets', { edge: 15, cubes: ['1-15'] }],
    ['alphacubes-stickers', { edge: 15, cubes: ['1-30'], font: 'bitter' }],
    ['kubo-deck', { card: 'square', backs: false, cards: ['blue', 'yellow'] }],
  ])('of %s has no type under 12 points on a part, and larger letters', (product, options) => {
    const [normal, large] = ['normal', 'large'].map((reading) => {
      const found = layOut(product, { ...options, reading }).sheets.flatMap(({ ops }) => texts(ops));
      return {
        least: Math.min(...found.map(({ size }) => size)),
        most: Math.max(...found.map(({ size }) => size)),
      };
    });
    expect(normal?.least).toBeLessThan(12);
    expect(large?.least).toBeGreaterThanOrEqual(12);
    expect(large?.most).toBeGreaterThan((normal?.most ?? Infinity) * 1.1);
  });

  it.each(['besley', 'bitter', 'franklin', 'atkinson'])(
    'in %s keeps letter, value and bar apart on a face',
    (font) => {
      const { sheets } = layOut('kubagram-nl-stickers', {
        reading: 'large',
        font,
        bars: 'all',
        cubes: ['1-105'],
      });
      for (const { ops } of [
        ...sheets,
        ...layOut('alphacubes-stickers', { reading: 'large', font, bars: 'all' }).sheets,
      ]) {
        const drawn = ops.filter((op) => op.kind !== 'clip' && (op.kind === 'path' || op.purpose === 'ink'));
        const faces = drawn.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds);
        const marks = drawn
          .filter((op) => op.kind === 'text' || (op.kind === 'path' && op.fill === '#1F1610'))
          .map(bounds);
        for (const face of faces) {
          const own = marks.filter((mark) => intersection(mark, face) !== undefined);
          for (const [at, mark] of own.entries()) {
            expect(mark.x).toBeGreaterThan(face.x);
            expect(mark.y).toBeGreaterThan(face.y);
            expect(mark.x + mark.width).toBeLessThan(face.x + face.width);
            expect(mark.y + mark.height).toBeLessThan(face.y + face.height);
            for (const other of own.slice(at + 1)) expect(intersection(mark, other)).toBeUndefined();
          }
        }
      }
    },
  );

  it.each(languages)('of cards keeps index, stack and name apart in %s', (language) => {
    for (const card of ['poker', 'bridge', 'square', 'mini']) {
      const { sheets } = layOut('kubo-deck', {
        card,
        language,
        backs: false,
        reading: 'large',
        cards: ['yellow XL4, green M1'],
      });
      const found = (sheets[0]?.ops ?? []).flatMap((op) => (op.kind === 'clip' ? op.ops : []));
      expect(Math.min(...texts(found).map(({ size }) => size))).toBeGreaterThanOrEqual(12);
      const marks = texts(found).map(bounds);
      for (const [at, mark] of marks.entries()) {
        for (const other of marks.slice(at + 1)) expect(intersection(mark, other)).toBeUndefined();
      }
    }
  });
});
