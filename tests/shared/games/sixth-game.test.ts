import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findSet } from '#print-templates/index.ts';
import { isPageName, pageNames } from '#renderer/screens/help/manual.ts';
import { begin, lessonStages } from '#shared/engine/index.ts';
import { gameIds, gameOf, manifestOf, type GameId } from '#shared/games/index.ts';
import { createTranslator, languages, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { allPlaces, placesOn } from '#shared/keys/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { gameContract } from '#tests/support/game-contract.ts';
import { printed } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';
import { cuberow } from '#tests/support/sixth-game/shared/games/cuberow/index.ts';
import { filesOfSixthGame, sixthGame } from '#tests/support/sixth-game/place.ts';

vi.mock('#shared/games/register.ts', async (importOriginal) => {
  const { cuberow: manifest } = await import('#tests/support/sixth-game/shared/games/cuberow/manifest.ts');
  return { ...(await importOriginal<object>()), cuberow: manifest };
});
vi.mock('#shared/games/text-register.ts', async (importOriginal) => {
  const { cuberowTexts } = await import('#tests/support/sixth-game/shared/games/cuberow/texts/index.ts');
  return { ...(await importOriginal<object>()), cuberow: cuberowTexts };
});

/** The types know only the games that are registered in the project. */
const id = sixthGame.id as string as GameId;
const { t } = createTranslator();

/** Nothing is hidden, so there is nothing to deal anew. */
gameContract(cuberow, { shuffleHidden: (state) => state });

describe('a sixth game comes in by its folders and a line in each register (P31)', () => {
  it('P31 in 700 lines at most, all of them in its two folders', () => {
    const files = filesOfSixthGame().map((file) => readFileSync(path.join(sixthGame.root, file), 'utf8'));
    const lines = files.flatMap((text) => text.trimEnd().split('\n'));
    expect(files.length).toBeGreaterThan(20);
    expect(lines.length + Object.keys(sixthGame.lines).length).toBeLessThanOrEqual(700);
  });

  it('P31 has a lesson whose lines are legal, and which is won', async () => {
    const lesson = await manifestOf(id).loadLesson();
    const options = cuberow.optionsSchema.parse(lesson.options);
    const start = { options, seats: 2, seed: lesson.seed, setUp: undefined };
    const stages = lessonStages(gameOf(id), lesson, () => begin(gameOf(id).rules, start), acceptAll);
    const last = expectOk(stages).at(-1);
    expect(last?.timeline.state).toMatchObject({ row: [], points: [106, 50] });
    expect(lesson.steps).toHaveLength(7);
  });

  it('P31 is one of the games, last of all', () => {
    expect(gameIds).toHaveLength(6);
    expect(gameIds.at(-1)).toBe(id);
    expect(gameOf(id)).toMatchObject({ id: cuberow.id, title: cuberow.title, options: cuberow.options });
    expect(t(`common:games.${id}`)).toBe(cuberow.title);
  });

  it('P31 has its set, its score pad and its booklet in every language on paper', async () => {
    const [set] = manifestOf(id).sets;
    expect(findSet(id)?.title).toBe('Cuberow');
    expect(set !== undefined && 'pieces' in set ? set.pieces.pieces : []).toHaveLength(12);
    const notes = {
      en: 'A letter scores its value.',
      nl: 'Een letter telt haar waarde.',
      sv: 'En bokstav ger sitt värde.',
    };
    const titles = { en: 'How it ends', nl: 'Hoe het eindigt', sv: 'Hur det slutar' };
    for (const language of languages) {
      expect(await wordsOf(`${id}-pad`, language)).toContain(notes[language]);
      expect(await wordsOf(`${id}-booklet`, language)).toContain(titles[language]);
    }
  });

  it('P31 has a page of Help with its rules, keys, and words for each problem', () => {
    expect(pageNames).toContain(id);
    expect(isPageName(id)).toBe(true);
    expect(t(`help:pages.${id}`, { returnObjects: true })).toMatchObject({
      title: 'The rules of Cuberow',
      sections: [{ title: 'Your turn' }, { title: 'How it ends' }],
    });
    expect(placesOn('table', id)[0]).toBe('cuberow');
    expect(t('help:keyTexts.cuberow.title')).toBe('Cuberow: your turn');
    expect(allPlaces['cuberow']).toMatchObject({ left: { keys: ['L'] } });
    const problem = { code: 'cuberow/unknown-text', found: 'up' };
    expect(problemText(t, problem)).toBe('“up” is no move. Type left or right.');
  });
});

async function wordsOf(product: string, language: string): Promise<string> {
  const pages = await readPdf(await printed(product, { language }));
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
}
