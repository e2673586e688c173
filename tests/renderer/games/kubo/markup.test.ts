import { createElement, type ComponentProps, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { DeckPlace } from '#renderer/games/kubo/DeckPlace.tsx';
import { HiddenHand } from '#renderer/games/kubo/hand/HiddenHand.tsx';
import { LinesFound } from '#renderer/games/kubo/LinesFound.tsx';
import { StandingPicture } from '#renderer/games/kubo/StandingPicture.tsx';
import { seatOfKey, StealWindow } from '#renderer/games/kubo/StealWindow.tsx';
import { createTranslator } from '#shared/i18n/index.ts';
import { layers, lines, onSide, players, table } from '#tests/support/kubo-page/standing.ts';

function markup<P extends object>(part: FunctionComponent<P>, props: P): string {
  const child = createElement(part, props);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: createTranslator() }, child));
}
const count = (html: string, what: string) => html.split(what).length - 1;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('a hand behind the curtain (U11)', () => {
  it('holds as many backs as cards and no word of them', () => {
    const html = markup(HiddenHand, { cards: 5, label: 'Vera has 5 cards, face down' });
    expect(count(html, 'kubo-hand-back')).toBe(5);
    expect(textOf(html).trim()).toBe('');
    expect(html).not.toMatch(/kubo-(blue|green|yellow|red)|data-/);
  });
});

describe('the deck', () => {
  it('says how many cards it holds, and is drawn from only where a card may be drawn', () => {
    expect(textOf(markup(DeckPlace, { cards: 18 }))).toContain('18 cards in the deck');
    expect(textOf(markup(DeckPlace, { cards: 1 }))).toContain('1 card in the deck');
    const empty = markup(DeckPlace, { cards: 0 });
    expect(textOf(empty)).toContain('The deck is empty');
    expect(empty).not.toContain('<button');
    expect(markup(DeckPlace, { cards: 2, onDraw: vi.fn() })).toContain('Draw a card');
    expect(count(markup(DeckPlace, { cards: 2 }), 'kubo-back"')).toBe(2);
  });
});

describe('the lines found', () => {
  const how = 'To point out another, choose its first and last card';

  it('say what each is, what it brings and whose it is, and the sum', () => {
    const owned = lines.map((line, at) =>
      at === 1 ? { ...line, owner: { seat: 1, name: 'Sam' }, stolen: true } : line,
    );
    const text = textOf(markup(LinesFound, { lines: owned, how, onClaim: vi.fn() }));
    expect(text).toContain('1 + 2 + 12 = 15');
    expect(text).toContain('Line A: Column red S1, S2, S3, S4 1 Claim 1 for line A');
    expect(text).toContain('Line B: Diagonal green S1, M2, L3, XL4 2 Sam, stolen');
    expect(text).toContain('Line C: Zoker blue XL4, green L3, yellow M2, red S1 12 ends the round');
  });

  it('are a sentence while there are none', () => {
    expect(textOf(markup(LinesFound, { lines: [], how, onClaim: vi.fn() }))).toContain('None yet.');
  });
});

describe('the steal window (U7)', () => {
  const base: ComponentProps<typeof StealWindow> = {
    seconds: 10,
    left: 6,
    of: 'Vera',
    players,
    claiming: undefined,
    onClaim: vi.fn(),
    onWave: vi.fn(),
  };
  const solid = (props: Partial<typeof base>) =>
    count(markup(StealWindow, { ...base, ...props }), 'sand-box--full');

  it('has ten boxes, emptied as the seconds go', () => {
    expect([10, 6, 1, 0].map((left) => solid({ left }))).toEqual([10, 6, 1, 0]);
    expect(solid({ seconds: 120, left: 60 })).toBe(5);
  });

  it('waits full and without buttons until the turn has ended', () => {
    const html = markup(StealWindow, { ...base, left: undefined });
    expect(count(html, 'sand-box--full')).toBe(10);
    expect(html).not.toContain('<button');
    expect(textOf(html)).toContain('Steal window at the end of the turn 0:10 left');
  });

  it('without a limit of time has buttons and no boxes', () => {
    const html = markup(StealWindow, { ...base, seconds: 0, left: 0 });
    expect(html).not.toContain('sand-box');
    expect(textOf(html)).toContain('no limit');
    expect(count(html, '<button')).toBe(4);
  });

  it('strikes off who lets it pass, and hears their key no more', () => {
    const waved = players.map((player) => ({ ...player, waved: player.seat === 1 }));
    const html = markup(StealWindow, { ...base, players: waved });
    expect(textOf(html)).toContain('Sam lets it pass');
    expect(count(html, '<button')).toBe(2);
    expect(['1', '2', '3'].map((key) => seatOfKey(waved, key))).toEqual([undefined, undefined, 2]);
    expect(seatOfKey(players, '2')).toBe(1);
  });

  it('lets one claim at a time', () => {
    const html = markup(StealWindow, { ...base, claiming: 2 });
    expect(textOf(html)).toContain('pointing out a line');
    expect(count(html, 'disabled=""')).toBe(count(html, '<button'));
  });
});

describe('the miniature', () => {
  it('shows every card that lies, however the cube stands', () => {
    for (const standing of [
      { layers, table },
      { layers: onSide, table },
    ]) {
      const html = markup(StandingPicture, { standing, label: 'Kubo, turn 16' });
      expect(html).toContain('aria-label="Kubo, turn 16"');
      expect(count(html, 'kubo-miniature-card')).toBe(table.length);
    }
  });
});
