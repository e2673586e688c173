import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { dayText } from './captions.ts';
import { lookBackAt } from './ChosenGame.tsx';
import type { Figures } from './Figures.tsx';

const roomForCubes = 240;
const largestCube = 28;

export interface BestPlayEverProps {
  readonly best: NonNullable<Figures['best']>;
  readonly now: number;
}

export function BestPlayEver({ best, now }: BestPlayEverProps) {
  const { t } = useTranslation('library');
  const { letters = [] } = best;
  const side = Math.min(largestCube, Math.floor(roomForCubes / Math.max(1, letters.length)) - 2);
  const word = letters.map(({ letter }) => letter).join('');
  const facts = { day: dayText(t as Translate, best.at, now), game: t(`common:games.${best.game}`) };
  return (
    <div className="figures-best">
      <h3>{t('figures.best')}</h3>
      <div className="figures-best-play">
        <span className="figures-cubes" role="img" aria-label={word}>
          {letters.map(({ letter, value }, at) => (
            <Cube key={at} letter={letter} value={value} side={side} still />
          ))}
        </span>
        <b>{best.points}</b>
      </div>
      <p className="small soft">
        {t('figures.bestSays', { ...facts, move: best.move })}{' '}
        <a href={lookBackAt(best.id, best.move)}>{t('figures.show')}</a>
      </p>
    </div>
  );
}

export function LongestWordEver({ longest }: { readonly longest: NonNullable<Figures['longest']> }) {
  const { t } = useTranslation('library');
  const { letters, id } = longest;
  return (
    <div className="figures-longest">
      <h3>{t('figures.longest')}</h3>
      <p>
        <b>{letters.join('')}</b>
        <span className="small soft">
          {t('figures.letters', { count: letters.length })}{' '}
          <a href={lookBackAt(id, longest.move)}>{t('figures.show')}</a>
        </span>
      </p>
    </div>
  );
}
