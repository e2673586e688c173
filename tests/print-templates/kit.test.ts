import { describe, expect, it } from 'vitest';
import { batchesOf, findProduct } from '#print-templates/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';

const textOf = (name: string, options: Readonly<Record<string, unknown>> = {}): string =>
  textsOf(layOut(name, options).sheets[0]?.ops ?? [])
    .map(({ text }) => text)
    .join('\n');

describe('a kit', () => {
  it('is every sheet of its parts, sorted by the paper they are printed on', () => {
    const kit = layOut('alphacubes-kit', { cubesFrom: 'stickers', players: 2 });
    const batches = batchesOf(kit);
    expect(batches.map(({ batch }) => batch)).toEqual(['plain', 'stickers', 'card', 'plain-short-edge']);
    const [, stickers, card] = batches;
    expect(stickers?.sheets.map(({ label }) => label)).toEqual(
      layOut('alphacubes-stickers').sheets.map(({ label }) => label),
    );
    const parts = [layOut('alphacubes-board'), layOut('alphacubes-rack', { racks: 2 })];
    const drawn = parts.flatMap(({ sheets }) => sheets.map(({ ops }) => ops));
    expect(card?.sheets.map(({ ops }) => ops)).toEqual(expect.arrayContaining(drawn));
    expect(batches.flatMap(({ sheets }) => sheets)).toHaveLength(kit.sheets.length);
  });

  it('ties sizes to the edge of a cube: the square of the board, the width of the rack', () => {
    const label = (edge: number) => layOut('alphacubes-kit', { edge }).sheets.map((sheet) => sheet.label);
    expect(label(12)).toContain('Alphacubes, racks for cubes of 12 mm');
    const boards = (name: string, options: Readonly<Record<string, unknown>>) =>
      layOut(name, options).sheets.filter((sheet) => sheet.label.includes('board'));
    expect(boards('alphacubes-kit', { edge: 12 }).map(({ ops }) => ops)).toEqual(
      boards('alphacubes-board', { square: 14 }).map(({ ops }) => ops),
    );
  });

  it('says at once that a square is too small for its cubes, and what would fit', () => {
    expect(refusal('alphacubes-kit', { edge: 20, boardSquare: 17 })).toEqual({
      code: 'print/bad-option',
      option: 'boardSquare',
      expected: '0 for a fitting one, or 20.5 to 40 mm for cubes of 20 mm',
    });
    expect(refusal('alphacubes-kit', { edge: 20, boardSquare: 20.5 })).toBeUndefined();
  });

  it('says what to buy, in sheets of each paper, and what to make in which order', () => {
    const text = textOf('alphacubes-kit');
    expect(text).toContain('15 sheets of card');
    expect(text).toMatch(
      /2\. Alphacubes, cube nets\. Cut [^]+3\. Alphacubes, board\.[^]+4\. Alphacubes, racks\./,
    );
    expect(text.replaceAll('\n', ' ')).toMatch(/cube nets\. Cut .+ About \d+(\.\d)? hours?\./);
    // Both sides of a card are one sheet of paper.
    const papers = (name: string) => layOut(name).sheets.filter(({ side }) => side === 'front').length;
    const fronts = ['deck', 'layer-mats', 'tuck-box'].reduce((sum, part) => sum + papers(`kubo-${part}`), 0);
    expect(textOf('kubo-kit')).toContain(`${fronts} sheets of card`);
    expect(textOf('kubo-kit', { language: 'nl' })).toContain(`${fronts} vellen karton`);
    expect(batchesOf(layOut('kubo-kit')).map(({ batch, duplex }) => [batch, duplex])).toEqual([
      ['plain', 'none'],
      ['card-long-edge', 'long-edge'],
      ['card', 'none'],
      ['plain-short-edge', 'short-edge'],
    ]);
  });

  it('asks only what its set has a use for', () => {
    const options = (name: string) => findProduct(name)?.options.map((option) => option.name) ?? [];
    expect(options('kubo-kit')).toContain('card');
    expect(options('kubo-kit')).not.toContain('edge');
    expect(options('cubeword-kit')).not.toContain('boardSquare');
    expect(findProduct('box-kit')).toBeUndefined();
  });
});
