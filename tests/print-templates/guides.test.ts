import { describe, expect, it } from 'vitest';
import { bounds, intersection, unionOf } from '#print-templates/layout/bounds.ts';
import { motionsOf } from '#print-templates/layout/nets/folded.ts';
import { netNames } from '#print-templates/layout/nets/net-shapes.ts';
import { cubeNet } from '#print-templates/layout/nets/net.ts';
import { foldedNet } from '#print-templates/templates/guides/nets.ts';
import { guidePicture, solids, type Sheet } from '#print-templates/index.ts';
import { languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { planOf } from '#tests/support/print/make-solid.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const captions = (name: string, options: Readonly<Record<string, unknown>> = {}) =>
  layOut(name, options).sheets.map(({ ops, label }) => ({
    label,
    steps: ops.flatMap((op) => (op.kind === 'text' && op.figure === 'How it is made' ? [op.text] : [])),
  }));

describe('a guide of a solid (R28)', () => {
  it.each(solids.map(({ name, template }) => ({ name, template })))(
    'says how it is printed and used, in pictures and in each language: $name',
    ({ name }) => {
      const said = languages.map((language) => {
        const { guide } = expectOk(planOf(name, { language }));
        expect(guide.length).toBeGreaterThan(1);
        for (const step of guide) {
          const { ops, width, height } = guidePicture(step);
          const box = unionOf(ops.map(bounds));
          expect(box.x).toBeGreaterThan(0);
          expect(box.y).toBeGreaterThan(0);
          expect(box.x + box.width).toBeLessThan(width);
          expect(box.y + box.height).toBeLessThan(height);
          expect(step.caption).toMatch(/^\p{Lu}[^{}:]*\.$/u);
        }
        return guide.map(({ caption }) => caption).join(' ');
      });
      expect(new Set(said).size).toBe(languages.length);
    },
  );

  it('tells to fill engraved letters with paint where no second plastic does', () => {
    const said = (options: Readonly<Record<string, unknown>>) =>
      expectOk(planOf('alphacubes-solid-cubes', { cubes: ['1'], ...options })).guide.at(-1)?.caption;
    expect(said({ relief: 'engraved' })).toContain('paint');
    expect(said({ relief: 'engraved', colours: 'two' })).not.toContain('paint');
    expect(said({})).not.toContain('paint');
  });
});

describe('a drawn guide (R28)', () => {
  it.each(['alphacubes-nets', 'alphacubes-stickers', 'alphacubes-board', 'alphacubes-rack', 'kubo-deck'])(
    'stands once among the sheets of %s, with a number and a sentence under each picture',
    (name) => {
      const sheets = captions(name).filter(({ steps }) => steps.length > 0);
      expect(sheets).toHaveLength(1);
      expect(sheets[0]?.steps).toEqual(expect.arrayContaining(['1', '2', '3']));
    },
  );

  it('takes the room that the first sheet leaves, and a sheet of its own before all others where there is none (R30)', () => {
    const withOwn = captions('alphacubes-nets');
    expect(withOwn).toHaveLength(6);
    expect(withOwn[0]?.label).toBe('Alphacubes, cube nets: how it is made');
    expect(withOwn[0]?.steps.length).toBeGreaterThan(0);
    expect(captions('alphacubes-nets', { guide: false })).toEqual(
      withOwn.slice(1).map(({ label }) => ({ label, steps: [] })),
    );
    // The sheet with the fewest pieces comes first and has the room.
    const beside = captions('alphacubes-nets', { cubes: ['1-64'] });
    expect(beside.map(({ steps }) => steps.length > 0)).toEqual([true, false, false, false]);
    // Cubes that are printed again bring no sheet along.
    expect(captions('alphacubes-nets', { cubes: ['1-15'] }).map(({ label }) => label)).toEqual([
      'Alphacubes, cubes 1 to 15',
    ]);
  });

  it('has the 50 mm square on its own sheet, and a back where others have one', () => {
    const { sheets } = layOut('kubo-deck');
    expect(sheets.slice(0, 3).map(({ side, isAbout }) => [side, isAbout])).toEqual([
      ['front', true],
      ['back', true],
      ['front', undefined],
    ]);
    const hasSquare = ({ ops }: Sheet) => ops.some((op) => op.kind === 'path' && op.furniture === 'square');
    expect(sheets.slice(0, 2).map(hasSquare)).toEqual([true, false]);
  });

  it('lies on nothing else', () => {
    for (const name of ['alphacubes-nets', 'alphacubes-stickers', 'alphacubes-board', 'alphacubes-rack']) {
      const [first] = layOut(name).sheets;
      const guide = first?.ops.filter((op) => op.kind !== 'clip' && op.figure === 'How it is made') ?? [];
      const others = first?.ops.filter((op) => !guide.includes(op)) ?? [];
      expect(guide.length).toBeGreaterThan(0);
      for (const op of guide) {
        for (const other of others) expect(intersection(bounds(op), bounds(other))).toBeUndefined();
      }
    }
  });

  it('is left out where there is nothing to join: a board on one sheet', () => {
    const board = captions('alphacubes-board', { paper: 'a3', square: 15.5 });
    expect(board.every(({ steps }) => steps.length === 0)).toBe(true);
  });

  it.each(netNames)('of the %s is folded from its very lines, and closes to a cube', (name) => {
    const sheet = foldedNet(expectOk(cubeNet(15, { name })));
    expect(sheet.panels).toHaveLength(13);
    const motions = motionsOf(sheet, () => 1);
    const corners = new Set(
      sheet.panels
        .filter(({ name }) => !name.startsWith('tab'))
        .flatMap(({ name, outline }) =>
          outline.map(({ x, y }) =>
            (motions.get(name)?.([x, y, 0]) ?? [])
              .map((length) => Math.round(length * 1000) / 1000 + 0)
              .join(),
          ),
        ),
    );
    expect(corners.size).toBe(8);
  });

  it('shows for labels of pegs that sixteen go on a face, not one', () => {
    const steps = captions('scruble-labels').flatMap((sheet) => sheet.steps);
    expect(steps.join(' ')).toContain('Stick the sixteen of a face on');
    expect(steps.join(' ')).not.toContain('block');
  });

  it('speaks the language of its sheet', () => {
    const { sheets } = layOut('alphacubes-nets', { language: 'sv', cubes: ['1'] });
    const texts = sheets.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? op.text : [])));
    expect(texts.join(' ')).toContain('Klipp längs den heldragna linjen');
  });
});
