import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { texts } from '#renderer/games/kubagram/speech.ts';
import type { KubagramTable } from '#renderer/games/kubagram/table-types.ts';
import { MoveList, type Shell } from '#renderer/table/index.ts';
import { replay } from '#shared/engine/index.ts';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { randomGame } from '#tests/support/kubagram/random-game.ts';

describe('the list of moves', () => {
  it('has a sentence in every line, also where a move tells nothing', () => {
    const { start, steps } = randomGame(3);
    const replayed = replay(
      kubagram.rules,
      start,
      steps.map(({ move }) => move),
    );
    if (!replayed.ok) throw new Error(replayed.problem.code);
    const model = {
      game: { game: kubagram, timeline: replayed.timeline },
      names: ['Ann', 'Ben', 'Cleo', 'Dirk'],
    };
    const list = createElement(MoveList<KubagramTable>, {
      model: model as unknown as Shell<KubagramTable>,
      texts,
    });
    const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n: createTranslator() }, list));
    const lines = [...html.matchAll(/<li>(.*?)<\/li>/gu)].map(([, text]) => text);
    expect(steps.some(({ move }) => move.kind === 'arrange')).toBe(true);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines).not.toContain('');
  });
});
