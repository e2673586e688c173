import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { LivePicture, VirtualDice, type VirtualHand } from '#renderer/box/index.ts';
import { SpeechRegion } from '#renderer/controls/index.ts';
import type { SeenTray } from '#shared/box-sync/index.ts';
import { rowsOf } from '#shared/games/kubagram/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';

function markup<P extends object>(part: FunctionComponent<P>, props: P): string {
  const spoken = createElement(SpeechRegion, { children: createElement(part, props) });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: createTranslator() }, spoken));
}

const grid = { rows: 9, columns: 12 };
const square = (name: string) => (Number(name.slice(1)) - 1) * 12 + name.charCodeAt(0) - 65;
const full = '1'.repeat(108);
const without = (name: string) => [...full].with(square(name), '0').join('');
/** Turned so that L9 is the lower left corner. */
const rows = rowsOf(90);
const turned: SeenTray = { grid, rows: rows.toReversed(), first: rows[0]?.[0] };

function handAt(box: Partial<VirtualHand['box']>): VirtualHand {
  return {
    box: {
      rows: 9,
      columns: 12,
      squares: full,
      sensors: [],
      lights: [],
      faults: [],
      plugged: true,
      supplyMv: 5000,
      ...box,
    },
    act: vi.fn(),
    problem: undefined,
  };
}
/** The names of the edges as they are read, upper edge first. */
const edges = (html: string) =>
  [...html.matchAll(/<span>([A-Z0-9]+)<\/span>/g)].map(([, name]) => name).join(' ');
const squaresIn = (html: string) =>
  [...html.matchAll(/<(?:button|span)[^>]*class="[^"]*live-square [^"]*"[^>]*>/g)].map(([tag]) => ({
    name: /aria-label="([^"]*)"/.exec(tag)?.[1],
    look: /class="([^"]*)"/
      .exec(tag)?.[1]
      ?.replaceAll(/virtual-square|live-square(--)?/g, '')
      .trim()
      .replaceAll(/ +/g, ' '),
  }));

const over = {
  seen: turned,
  first: 'upper-left',
  differences: [{ square: square('L8'), act: 'lift' }],
  bad: new Set([square('K9'), square('C4')]),
  isOld: false,
} as const;

describe('a box that was turned (K2)', () => {
  it('is drawn as its map is, with the first corner marked and names that stay', () => {
    const html = markup(LivePicture, {
      ...over,
      squares: without('L9'),
      label: 'The box',
    });
    expect(edges(html)).toBe('9 8 7 6 5 4 3 2 1 A B C D E F G H I J K L');
    const found = squaresIn(html);
    expect(found).toHaveLength(108);
    // The nearest row is column L from 9 to 1, the one before it column K.
    expect(found.slice(99, 102).map(({ look }) => look)).toEqual(['empty first', 'full lift', 'full']);
    expect(found[90]?.look).toBe('none unsure');
    expect(found.filter(({ look }) => look?.includes('first'))).toHaveLength(1);
  });

  it('has its virtual twin turned alike, each button over its own die', () => {
    const lights = [{ square: square('L7'), colour: '#ff8800', blinks: true }];
    const found = squaresIn(markup(VirtualDice, { hand: handAt({ squares: without('L9'), lights }), over }));
    expect(found.slice(99, 102)).toEqual([
      { name: 'L9, no die', look: 'empty first' },
      { name: 'L8, a die, lift it', look: 'full lift' },
      { name: 'L7, a die, its light blinks', look: 'full' },
    ]);
    expect(found[0]?.name).toBe('A9, a die');
  });

  it('goes by the wiring of the box where its first sensor lies elsewhere (B15)', () => {
    // Sensor 0 lies below L1, sensor 11 below A1.
    const hand = handAt({ squares: `0${full.slice(1)}` });
    const html = markup(VirtualDice, { hand, over: { ...over, first: 'upper-right' } });
    expect(squaresIn(html).filter(({ name }) => name?.includes('no die'))).toEqual([
      { name: 'L1, no die', look: 'empty' },
    ]);
  });
});

describe('the virtual box beside a game', () => {
  it('says of sensors that are not believed what the live picture says, and what lies there', () => {
    const found = squaresIn(markup(VirtualDice, { hand: handAt({ squares: without('C4') }), over }));
    expect(found.filter(({ look }) => look?.includes('unsure'))).toEqual([
      { name: 'C4, no die, its sensor is not believed', look: 'empty unsure' },
      { name: 'K9, a die, its sensor is not believed', look: 'full unsure' },
    ]);
  });

  it('grows pale as the live picture does once it is no longer live', () => {
    const hand = handAt({});
    const isPale = (html: string) => html.includes('live-picture--old');
    expect(isPale(markup(VirtualDice, { hand, over }))).toBe(false);
    expect(isPale(markup(VirtualDice, { hand, over: { ...over, isOld: true } }))).toBe(true);
    const live = { ...over, squares: full, label: 'The box' };
    expect(isPale(markup(LivePicture, { ...live, isOld: true }))).toBe(true);
  });
});

describe('the virtual box by itself', () => {
  it('is seen as it is wired', () => {
    const html = markup(VirtualDice, { hand: handAt({ squares: without('B1') }) });
    expect(edges(html)).toBe('A B C D E F G H I J K L 1 2 3 4 5 6 7 8 9');
    expect(squaresIn(html)[1]).toEqual({ name: 'B1, no die', look: 'empty' });
  });
});
