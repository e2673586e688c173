import { describe, expect, it } from 'vitest';
import { begin, hasLater, learner, lessonStages, type GameTypes, type Lesson } from '#shared/engine/index.ts';
import { gameIds, gameOf, manifestOf } from '#shared/games/index.ts';
import { gameRules, tables } from '#shared/i18n/en/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';

interface StepTexts {
  readonly [part: string]: string;
}

describe('the lesson of each game (P28)', () => {
  it.each(gameIds)('%s: every line is legal, and it ends in a won position', async (id) => {
    const { game, lesson, stages } = await played(id);
    const last = lesson.steps.at(-1);
    const { state } = expectOk(stages).at(-1)?.timeline ?? {};
    if (state === undefined) throw new Error('A lesson has steps');
    const scores = game.rules.scores(state);
    expect(last?.isDone?.(game.rules.viewFor(state, learner), scores)).toBe(true);
    expect(scores[learner]).toBe(Math.max(...scores));
  });

  it.each(gameIds)('%s: seven to nine steps, each done by the learner’s own moves or draft', async (id) => {
    const { game, lesson, stages } = await played(id);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(7);
    expect(lesson.steps.length).toBeLessThanOrEqual(9);
    expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
    for (const [at, { timeline }] of expectOk(stages).slice(0, -1).entries()) {
      expect(game.rules.actors(timeline.state), lesson.steps[at]?.id).toContain(learner);
    }
  });

  it.each(gameIds)(
    '%s: the catalogue has all sentences of each step that can be shown, and no others',
    async (id) => {
      const { lesson } = await played(id);
      const texts = tables[`${id}Lesson`] as {
        readonly steps: Record<string, StepTexts>;
        readonly end: string;
      };
      expect(Object.keys(texts.steps)).toEqual(lesson.steps.map((step) => step.id));
      for (const step of lesson.steps) {
        const known = Object.keys(texts.steps[step.id] ?? {}).filter((part) => part !== 'tasks');
        const wanted = ['short', 'task', 'title', 'why', ...(hasLater(step) ? ['later'] : [])];
        expect(known.toSorted(), step.id).toEqual(wanted.toSorted());
      }
      expect(texts.end).toMatch(/\.$/);
    },
  );

  it.each(gameIds)('%s: the manual shows the table beside sections that exist', async (id) => {
    const { lesson } = await played(id);
    const sections = gameRules[id].sections.map((section) => section.id as string);
    const steps = lesson.steps.map((step) => step.id);
    const pictures = Object.entries(lesson.pictures);
    expect(pictures.length).toBeGreaterThan(1);
    for (const [section, step] of pictures) {
      expect(sections).toContain(section);
      expect(steps).toContain(step);
    }
  });
});

async function played(id: (typeof gameIds)[number]) {
  const game = gameOf(id);
  const lesson: Lesson<GameTypes> = await manifestOf(id).loadLesson();
  const options = game.optionsSchema.parse(lesson.options);
  const { set } = bundledList('english');
  const words = { has: (word: string) => set.has(word) };
  const seats = 1 + lesson.others.length;
  const beginWith = (setUp: object | undefined) =>
    begin(game.rules, { options, seats, seed: lesson.seed, setUp });
  return { game, lesson, stages: lessonStages(game, lesson, beginWith, words) };
}
