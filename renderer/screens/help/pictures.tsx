import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMiniature, type Miniature } from '#renderer/games/index.ts';
import { begin, lessonStages, type GameTypes } from '#shared/engine/index.ts';
import { gameOf, isGameId, manifestOf, type GameId } from '#shared/games/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import type { PageName } from './manual.ts';

type Pictures = ReadonlyMap<string, ReactNode>;

const loads = new Map<GameId, () => Promise<Pictures>>();

/** Returns how the pictures of a page are loaded, the same for each call; undefined for a page that has none. */
export function picturesOf(page: PageName): (() => Promise<Pictures>) | undefined {
  if (!isGameId(page)) return undefined;
  const load = loads.get(page) ?? (() => drawPictures(page));
  loads.set(page, load);
  return load;
}

async function drawPictures(game: GameId): Promise<Pictures> {
  const [lesson, miniature] = await Promise.all([manifestOf(game).loadLesson(), loadMiniature(game)]);
  const { optionsSchema, rules } = gameOf(game);
  const options = optionsSchema.parse(lesson.options);
  const { seed, others } = lesson;
  const beginWith = (setUp: GameTypes['setUp'] | undefined) =>
    begin(rules, { options, seats: 1 + others.length, seed, setUp });
  const stages = lessonStages(gameOf(game), lesson, beginWith, acceptAll);
  if (!stages.ok) return new Map();
  return new Map(
    Object.entries(lesson.pictures).flatMap(([section, step]) => {
      const after = stages.value[lesson.steps.findIndex(({ id }) => id === step) + 1];
      if (after === undefined) return [];
      const view = rules.viewFor(after.timeline.state, 'table');
      return [[section, <Picture key={section} game={game} step={step} view={view} Miniature={miniature} />]];
    }),
  );
}

interface PictureProps {
  readonly game: GameId;
  readonly step: string;
  readonly view: object;
  readonly Miniature: Miniature;
}

function Picture({ game, step, view, Miniature: Drawn }: PictureProps) {
  const { t } = useTranslation('help');
  const title = (t as Translate)(`${game}Lesson:steps.${step}.title`);
  return (
    <figure className="help-picture">
      <div className="help-picture-drawn">
        <Drawn view={view} label={t('picture', { game: t(`common:games.${game}`), title })} />
      </div>
      <figcaption>{t('pictureOf', { title })}</figcaption>
    </figure>
  );
}
