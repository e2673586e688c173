import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { SpeechRegion, StepThrough } from '#renderer/controls/index.ts';
import { BestPlays, type BestPlaysProps } from '#renderer/screens/tiles/BestPlays.tsx';
import { createOneAtATime } from '#renderer/screens/tiles/one-at-a-time.ts';
import { laidWord, readTiles } from '#renderer/screens/tiles/read-tiles.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';

const i18n = createTranslator();

const gcg = [
  '>Ann: AEINRST 8D NASTIER +68 68',
  '>Ben: ALO?BCD E7 L.Od +5 5',
  '>Ann: DEOQ 8D (NASTIER)ED +9 77',
  '>Ben: ABC - +0 5',
].join('\n');

describe('the positions of a GCG of plain tiles', () => {
  it('tell each play by its square and its whole word, as the plays beside it', async () => {
    const { name, moments } = expectOk(await readTiles(new File([gcg], 'club.gcg')));
    expect(name).toBe('club.gcg');
    expect(moments.map(({ told }) => laidWord(told))).toEqual([
      { direction: 'across', square: 'D8', word: 'NASTIER' },
      { direction: 'down', square: 'E7', word: 'LAOd' },
      { direction: 'across', square: 'D8', word: 'NASTIERED' },
      undefined,
    ]);
    expect(moments[1]?.position.board.filter((face) => face !== undefined)).toHaveLength(7);
  });

  it('are refused with the name of a file that went away', async () => {
    const gone = { name: 'gone.gcg', text: () => Promise.reject(new Error('NotFoundError')) };
    expect(await readTiles(gone as unknown as File)).toEqual(
      refuse({ code: 'files/unreadable', name: 'gone.gcg' }),
    );
  });
});

describe('the plays that count most', () => {
  const shown = (props: Omit<BestPlaysProps, 'width'>) =>
    renderToStaticMarkup(
      createElement(I18nextProvider, { i18n }, createElement(BestPlays, { ...props, width: 15 })),
    );

  it('lead to the word lists where there is none to search with', () => {
    const without = shown({ hasList: false, plays: undefined });
    expect(without).toContain('There is no word list to search with.');
    expect(without).toContain('href="#/words"');
    expect(without).not.toContain('Searching');
    expect(shown({ hasList: true, plays: undefined })).toContain('Searching…');
    expect(shown({ hasList: true, plays: ok([]) })).toContain('No play is possible');
  });
});

describe('tasks that run one at a time', () => {
  it('leave out what another task has taken the place of while one ran', async () => {
    const give = createOneAtATime();
    const begun: string[] = [];
    const task = (name: string) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      give(() => {
        begun.push(name);
        return promise;
      });
      return { promise, resolve };
    };
    const first = task('first');
    task('second');
    const third = task('third');
    expect(begun).toEqual(['first']);
    first.resolve(undefined);
    await expect.poll(() => begun).toEqual(['first', 'third']);
    third.resolve(undefined);
    await third.promise;
    const last = task('last');
    await expect.poll(() => begun).toEqual(['first', 'third', 'last']);
    last.resolve(undefined);
  });
});

it('keeps the buttons of a row of moments at either end, so that they keep the focus', () => {
  const buttons = (at: number) => {
    const props = { label: 'Moment', at, last: 2, told: String, onGo: () => undefined };
    const child = createElement(SpeechRegion, null, createElement(StepThrough, props));
    const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, child));
    expect(html).not.toContain(' disabled');
    return [...html.matchAll(/aria-disabled="(\w+)"/g)].map(([, isDisabled]) => isDisabled);
  };
  expect([0, 1, 2].map(buttons)).toEqual([
    ['true', 'false'],
    ['false', 'false'],
    ['false', 'true'],
  ]);
});
