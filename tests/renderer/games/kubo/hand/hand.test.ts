import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { Hand } from '#renderer/games/kubo/hand/Hand.tsx';
import { whyText } from '#renderer/games/kubo/hand/why.ts';
import { createTranslator, type Translate } from '#shared/i18n/index.ts';
import { hand, layers } from '#tests/support/kubo-page/standing.ts';

const i18n = createTranslator();
const t = i18n.t as Translate;

function textOf(props: Partial<ComponentProps<typeof Hand>> = {}): string {
  const nothing = vi.fn();
  const html = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Hand, {
        label: 'Your hand',
        entries: hand,
        layers,
        chosen: undefined,
        active: undefined,
        onActive: nothing,
        onPick: nothing,
        onOrder: nothing,
        ...props,
      }),
    ),
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the hand of Kubo', () => {
  it('says over each group how many can lie, wait, and stay', () => {
    expect(textOf()).toMatch(/1 can lie now .*1 waits, 1 is dead/);
    expect(textOf({ now: false })).toContain('1 can lie ');
    expect(textOf({ entries: hand.filter(({ reason }) => reason.kind === 'waits') })).toMatch(
      /None can lie now .*1 waits/,
    );
    const entered = hand.map(({ card }) => ({ card, reason: { kind: 'entered' as const } }));
    expect(textOf({ entries: entered })).not.toMatch(/can lie|wait/);
  });

  it('says under the cards why, of the chosen one only', () => {
    const lines = (chosen: 'red M2' | 'yellow S2' | undefined) => textOf({ chosen }).split('laid').at(-1);
    expect(lines(undefined)?.trim()).toBe('');
    expect(lines('red M2')).toContain('Red M2 lies on yellow M2, beside red S2, M3 and M1.');
    expect(lines('yellow S2')).toContain('Yellow S2 is dead: red S2 lies over it. Minus 1.');
  });

  it('has a sentence for every reason', () => {
    expect(whyText(t, 'green S1', { kind: 'free', beside: [], on: 'blue S1' })).toBe(
      'Green S1 lies on blue S1.',
    );
    expect(whyText(t, 'green S1', { kind: 'free', beside: ['green S2'] })).toBe(
      'Green S1 lies beside green S2.',
    );
    expect(whyText(t, 'yellow S1', { kind: 'waits', needs: ['green S1', 'yellow S2', 'yellow M1'] })).toBe(
      'Yellow S1 waits for green S1, yellow S2 or yellow M1.',
    );
    expect(whyText(t, 'blue M2', { kind: 'cut-off' })).toContain('Blue M2 can no longer lie');
    expect(whyText(t, 'blue M2', { kind: 'ended', reason: 'full' })).toContain('nothing is laid any more');
  });
});
