import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SettingsProvider } from '#renderer/app/settings-context.tsx';
import { GatewayContext, type Question } from '#renderer/app/index.ts';
import { SpeechContext } from '#renderer/app/speech/Speech.tsx';
import { SpeechRegion } from '#renderer/controls/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { PausePlace, type PausePlaceProps } from '#renderer/table/clock/PausePlace.tsx';
import { pausedAnswer } from '#renderer/table/spoken/paused-answer.ts';
import type { Settings } from '#shared/contract/index.ts';
import { table } from '#renderer/games/alphacubes/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { createTranslator, type Translate } from '#shared/i18n/index.ts';
import { replayRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const record = {
  ...published.record,
  options: { ...published.record.options, clock: 'game', sandSeconds: 120 },
};
const replayed = replayRecord({ ...record, moves: record.moves.slice(0, 10) });

const pause = { count: 3, ms: 360_000, since: 1_795_730_000_000, isIdle: true };

function paused() {
  if (!replayed.ok) throw new Error(replayed.problem.code);
  const clock = { running: [], used: new Map([['clock:seat 2', 809_000]]) };
  const game = { game: gameOf('alphacubes'), timeline: replayed.timeline, record };
  return { clock, pause, draft: { laid: [{}, {}] }, stage: { kind: 'ready', game } };
}

function html(): string {
  const state = paused();
  const props = {
    play: { store: createStore(() => state), resume: () => undefined },
    game: state.stage.game,
    pause,
    Hand: table.CoveredHand,
  } as unknown as PausePlaceProps;
  const place = createElement(
    SpeechContext,
    { value: { on: false, voice: 'none', turn: () => undefined, add: () => () => undefined } },
    createElement(
      GatewayContext,
      { value: {} as Gateway },
      createElement(SettingsProvider, {
        initial: { theme: 'light', language: 'en', remembered: {} } as unknown as Settings,
        children: createElement(SpeechRegion, null, createElement(PausePlace, props)),
      }),
    ),
  );
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: createTranslator() }, place));
}

vi.mock('#renderer/table/use-media.ts', () => ({ useMedia: () => false }));

describe('P16 the covered table', () => {
  it('P16 P3 has no letter of board, hands or words in the page’s source', () => {
    const text = html();
    for (const { kind, ...move } of record.moves.slice(0, 10)) {
      if (kind !== 'play' || !('accepted' in move)) continue;
      for (const word of move.accepted ?? []) expect(text).not.toContain(word);
    }
    expect(text).not.toMatch(/>[A-Z]</);
    expect(text).not.toContain('data-square');
    expect(text).not.toContain('cube-place');
  });

  it('P16 names who goes on, scores and times, and how long it was paused', () => {
    const text = html();
    expect(text).toContain('Turn 11, Green to play, paused');
    expect(text).toContain('Go on as Green');
    expect(text).toMatch(/195.*124.*108.*116/u);
    expect(text).toContain('Green has 6:51 and 2:00 of sand left.');
    expect(text).toContain('3 pauses so far, 6:00 together.');
    expect(text).toContain('Nobody did anything for a whole round, so the game paused itself.');
  });

  it('P16 has the menu of the game, in which all that shows or changes the position waits', () => {
    const text = html();
    expect(text).toContain('Print a lost piece again');
    expect(text).toMatch(/disabled=""[^>]*>(<[^>]*>)*Redo/u);
    expect(text).not.toMatch(/Export|Print the score/u);
  });

  it('P16 P13 answers what is asked from what the covered table shows', () => {
    const t = createTranslator().t as Translate;
    const answer = (question: Question) =>
      pausedAnswer(t, question, paused() as unknown as Parameters<typeof pausedAnswer>[2], 0);
    expect(answer('now')).toMatch(
      /^Paused at \d\d:\d\d\. Turn 11, Green to play, paused\. Enter goes on\.$/u,
    );
    expect(answer('scores')).toMatch(/195.*124.*Green 108, to play.*116/u);
    expect(answer('time')).toContain('2:00 of sand left.');
    for (const question of ['last', 'hand', 'place', 'words', 'stock'] as const)
      expect(answer(question)).toBe('The game is paused, and the table is covered. Enter goes on.');
  });

  it('P16 shows the hand plain, with the outlines of what was laid', () => {
    const text = html();
    expect(text).toContain('Green’s hand, covered');
    expect(text.match(/class="hand-cube"/gu)).toHaveLength(5);
    expect(text.match(/hand-cube--place/gu)).toHaveLength(2);
  });
});
