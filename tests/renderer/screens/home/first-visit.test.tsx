import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { FirstVisit } from '#renderer/screens/home/first/FirstVisit.tsx';
import { firstLesson, hasBegunLesson, type FirstLesson } from '#renderer/screens/home/first/lessons.ts';
import { visitOf } from '#renderer/screens/home/visit.ts';
import { manifestOf } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';

const shown = (lesson: FirstLesson): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createTranslator()}>
      <Router ssrPath="/">
        <FirstVisit lesson={lesson} />
      </Router>
    </I18nextProvider>,
  );
/** The links of a page: where each leads, what it says and which key does the same. */
const linksOf = (markup: string) =>
  [...markup.matchAll(/<a href="#([^"]*)"([^>]*)>(.*?)<\/a>/g)].map(
    ([, path = '', more = '', inner = '']) => ({
      path,
      key: /aria-keyshortcuts="([^"]*)"/.exec(more)?.[1],
      isFilled: more.includes('button--filled'),
      says: inner.replace(/<kbd.*?<\/kbd>/, ''),
    }),
  );

describe('the first visit', () => {
  const lesson = { game: 'kubagram', steps: 9 } as const;

  it('P34 leads to a lesson with Enter, to a game with A, to a made set with T', () => {
    const links = linksOf(shown(lesson));
    expect(links.filter(({ isFilled }) => isFilled)).toEqual([
      { path: '/learn/kubagram', key: 'Enter', isFilled: true, says: 'Learn Kubagram in 9 steps' },
    ]);
    expect(links.slice(0, 4).map(({ path, key, says }) => [path, key, says])).toEqual([
      ['/learn', undefined, 'Learn a game'],
      ['/learn/kubagram', 'Enter', 'Learn Kubagram in 9 steps'],
      ['/now', 'A', 'Play against Tom'],
      ['/tonight', 'T', 'See what you need'],
    ]);
  });

  it('has one line for those who know the games', () => {
    const known = linksOf(shown(lesson)).slice(4);
    expect(known.map(({ path, key }) => [path, key])).toEqual([
      ['/new', 'N'],
      ['/library', 'O'],
      ['/design', 'D'],
      ['/box', 'B'],
      ['/words', 'W'],
    ]);
  });

  it('offers the lesson that is there, with as many steps as it has', async () => {
    const lessonOfGame = await manifestOf('kubagram').loadLesson();
    expect(firstLesson(createTranslator().t)).toEqual({
      game: 'kubagram',
      steps: lessonOfGame.steps.length,
    });
  });

  it('is over once a lesson was begun', () => {
    expect(hasBegunLesson({ remembered: { 'new-game.game': 'kubo' } })).toBe(false);
    expect(hasBegunLesson({ remembered: { 'lesson.kubo': { at: 1, isLearned: false } } })).toBe(true);
  });

  it('says nothing by its pictures alone', () => {
    expect(shown(lesson).match(/class="first-thing" aria-hidden="true"/g)).toHaveLength(3);
  });
});

describe('which Home is shown', () => {
  const game = { file: 'a.cubewright.json', problem: { code: 'file/not-text' } };
  const games = (unreadable: readonly (typeof game)[] = []) => ok({ games: [], unreadable });
  const designs = (unreadable: readonly (typeof game)[] = []) => ok({ designs: [], unreadable });
  const failed = refuse({ code: 'file/no-permission' });

  it.each([
    ['nothing is known yet', undefined, undefined, false, undefined],
    ['designs are not known yet', games(), undefined, false, undefined],
    ['nothing was ever begun', games(), designs(), false, 'first'],
    ['something was, and is removed', games(), designs(), true, 'later'],
    ['that is remembered, before any answer', undefined, undefined, true, 'later'],
    ['a game cannot be read', games([game]), undefined, false, 'later'],
    ['a design cannot be read', games(), designs([game]), false, 'later'],
    ['games cannot be listed', failed, designs(), false, 'later'],
    ['designs cannot be listed', games(), failed, false, 'later'],
  ] as const)('where %s', (_case, listed, designed, wasBegun, visit) => {
    expect(visitOf(listed, designed, wasBegun)).toBe(visit);
  });
});
