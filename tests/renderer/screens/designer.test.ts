import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { FindingsSide } from '#renderer/screens/designer/FindingsSide.tsx';
import { ImportPreview } from '#renderer/screens/designer/ImportForm.tsx';
import { blockersText, createTranslator } from '#shared/i18n/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { balanceOf, importPieces } from '#shared/set-design/index.ts';
import { commonEnglish } from '#tests/support/set-design/foreign-words.ts';

const i18n = createTranslator();

function textOf<P extends object>(part: FunctionComponent<P>, props: P): string {
  const child = createElement(part, props);
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, child));
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('pieces from text, before they are taken', () => {
  const show = (text: string): string =>
    textOf(ImportPreview, {
      read: importPieces(text, alphacubesSet.alphabet),
      all: 98,
      onTake: vi.fn(),
      onLeave: vi.fn(),
    });

  it('are shown with every line that would be left out, and what would be replaced', () => {
    const shown = show('AEI=3\nÖ;B\nA=4;B\nCDE\nQ,2W,*');
    expect(shown).toContain('3 pieces would take the place of all 98: A B C D E Q 2W *');
    expect(shown).toContain('What letters would count: A 4.');
    expect(shown).toContain('2 lines give no piece and would be left out:');
    expect(shown).toContain('Line 2: “Ö” is no face. The letters of this set are A–Z.');
    expect(shown).toMatch(/Replace all 98 by these 3 Leave the set as it is $/);
  });

  it('offer nothing to agree to where no line gives a piece', () => {
    const shown = show('Ö;B');
    expect(shown).toContain('No line gives a piece, so the set stays as it is.');
    expect(shown).not.toContain('Replace');
  });
});

describe('the findings of a set', () => {
  const figures = balanceOf({ set: alphacubesSet, lexicon: commonEnglish });
  const show = (isWhole: boolean): string =>
    textOf(FindingsSide, { set: alphacubesSet, measured: { findings: [], figures, isWhole } });

  it('name the letters that block as the commands do, once the whole sample is drawn', () => {
    const sentence = blockersText(i18n.t, figures);
    expect(show(true)).toContain(sentence);
    expect(show(false)).not.toContain(sentence);
  });
});
