import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { batchesOf, findProduct, papersOf } from '#print-templates/index.ts';
import { Figures } from '#renderer/screens/print/Figures.tsx';
import { SheetSave } from '#renderer/screens/print/SaveLine.tsx';
import { Thumbnails } from '#renderer/screens/print/SheetPictures.tsx';
import { createTranslator } from '#shared/i18n/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const nothing = () => {};

function textOf(element: ReactElement): string {
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: createTranslator() }, element));
}

it('the studio counts sheets as their paper does, and calls a back a back', () => {
  const laid = layOut('kubo-deck', { cards: ['blue S1', 'red XL4'] });
  const papers = papersOf(laid.sheets);
  expect(laid.sheets).toHaveLength(2 * papers);
  const product = findProduct('kubo-deck');
  if (product === undefined) throw new Error('No deck');
  expect(textOf(createElement(Figures, { product, sheets: laid }))).toContain(`<dd>${papers}</dd>`);
  const thumbnails = textOf(createElement(Thumbnails, { sheets: laid.sheets, at: 0, onChoose: nothing }));
  const names = [...thumbnails.matchAll(/aria-label="(Sheet [^"]*)"/gu)].map(([, name]) => name);
  expect(names.slice(0, 2)).toEqual([`Sheet 1 of ${papers}`, `Sheet 1 of ${papers}, back`]);
  expect(new Set(names).size).toBe(laid.sheets.length);
  const saving = { state: { kind: 'idle' }, start: nothing, cancel: nothing, forget: nothing };
  const line = createElement(SheetSave, {
    saving: saving as never,
    batches: batchesOf(laid),
    cutFiles: 'each',
    disabled: false,
    onPdf: nothing,
    onCuts: nothing,
    others: [],
    onOther: nothing,
  });
  expect(textOf(line)).toContain(`Save PDF, ${papers} sheet`);
});
