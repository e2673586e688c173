import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { papersOf, products, productsOf, printSetOf, sheetToSvg } from '#print-templates/index.ts';
import { drawRepresentativeSheet, projectCode } from '#renderer/screens/print/gallery/draw-sheet.ts';
import { withFonts } from '#renderer/screens/print/gallery/sheet-fonts.ts';
import { productGroups } from '#renderer/screens/print/sheet-choices.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet, setFileOf } from '#shared/pieces/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const ofSets = products.filter(({ set }) => set === 'cubeword');

describe('the gallery', () => {
  it('shows of each product a sheet that comes out, with the code of its project', () => {
    expect(ofSets.length).toBeGreaterThan(10);
    for (const { name, template, set } of ofSets) {
      const options = template === 'nets' ? { edge: 17, paper: 'letter' } : {};
      const ask = { template, set, setText: undefined, options };
      const drawn = expectOk(drawRepresentativeSheet(ask));
      const printed = layOut(name, options);
      expect(drawn.sheets, name).toBe(papersOf(printed.sheets));
      const sheet = printed.sheets[drawn.at];
      expect(sheet === undefined ? '' : sheetToSvg(sheet), name).toBe(drawn.svg);
      // Not what is measured, bought or laid under it.
      expect(sheet?.isAbout, name).toBeUndefined();
      expect(projectCode(ask), name).toBe(printed.project.code);
    }
  });

  it('draws a set of one’s own from its file', () => {
    const mine = { ...alphacubesSet, name: 'mine', title: 'Mine' };
    const setText = JSON.stringify(setFileOf(mine));
    const drawn = expectOk(
      drawRepresentativeSheet({ template: 'nets', set: 'own-mine', setText, options: {} }),
    );
    expect(drawn.svg).toContain('Mine');
    expect(drawn.sheets).toBe(6);
    expect(productsOf(printSetOf(mine)).length).toBeGreaterThan(5);
  });

  it('fetches a font again that did not arrive', async () => {
    const svg = '<svg><text font-family="Besley Variable">A</text></svg>';
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response('', { status: 401 })),
      () => Promise.resolve(new Response('font')),
    ];
    vi.stubGlobal('fetch', () => answers.shift()?.());
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const notDrawn = { ok: false, problem: { code: 'print/not-drawn' } };
    expect(await withFonts(svg)).toEqual(notDrawn);
    expect(await withFonts(svg)).toEqual(notDrawn);
    expect(expectOk(await withFonts(svg))).toContain(btoa('font'));
    expect(expectOk(await withFonts(svg))).toContain(btoa('font'));
  });

  it('has a group for every product', () => {
    expect(products.filter(({ group }) => !(productGroups as readonly string[]).includes(group))).toEqual([]);
  });
});
