import { useTranslation } from 'react-i18next';
import { Rail } from '#renderer/board/index.ts';
import { dayOf } from '#renderer/table/puzzle/days.ts';
import { useDays } from '#renderer/table/puzzle/use-days.ts';
import { fortnightOf } from './fortnight.ts';

/** Half a shelf with a box for each day of two weeks, whatever game its puzzles were of. */
export function PuzzleShelf({ now }: { readonly now: number }) {
  const { t } = useTranslation('library');
  const { days } = useDays();
  const { boxes, solved, helped } = fortnightOf(days, dayOf(new Date(now)));
  return (
    <section className="half-shelf" aria-labelledby="puzzles-here">
      <div className="half-shelf-boxes">
        <span className="half-shelf-row" aria-hidden>
          {boxes.map((box, at) => (
            <i key={at} className={`day-box day-box--${box}`} data-today={at === boxes.length - 1} />
          ))}
        </span>
        <span className="small soft">{t('puzzles.span')}</span>
      </div>
      <Rail />
      <div className="half-shelf-foot">
        <h2 id="puzzles-here">
          {helped === 0
            ? t('puzzles.solved', { count: solved })
            : t('puzzles.helped', { count: solved, helped })}
        </h2>
        <a href="#/puzzles">{t('puzzles.open')}</a>
      </div>
    </section>
  );
}
