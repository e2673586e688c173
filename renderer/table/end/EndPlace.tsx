import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { Ending } from '#shared/engine/index.ts';
import { endHeadline, endReason } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import { ScrollPlace } from '../ScrollPlace.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { EndResult, type Settlement } from './EndResult.tsx';
import { NameYou } from './NameYou.tsx';
import { Remember } from './Remember.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import './end.css';

export interface EndPlaceProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
  readonly ending: Ending;
  readonly settlement: Settlement | undefined;
  readonly remark: string | undefined;
  readonly onAgain: () => void;
  readonly onPrint: () => void;
  /** Looks back, at the turn with this number if one is given. */
  readonly onReview: ((turn?: number) => void) | undefined;
  readonly onEdit: (() => void) | undefined;
}

/** What stands beside the table when the game is over; the table itself is the picture. */
export function EndPlace<T extends TableTypes>(props: EndPlaceProps<T>) {
  const { model, texts, ending, settlement, remark, onReview } = props;
  const turnToShow = (turn: number) => onReview && (() => onReview(turn));
  const { t } = useTranslation('table');
  const { names, course } = model;
  const isAlone = names.length === 1;
  const look = (main: boolean) => (main ? 'filled' : 'outlined');
  const edit =
    props.onEdit === undefined ? null : (
      <Button look="link" size="small" className="end-edit" onClick={props.onEdit}>
        {t('gameMenu.edit')}
      </Button>
    );
  return (
    <>
      <ScrollPlace label={t('end.result')} className="end-scroll">
        <section className="end" aria-labelledby="end-title">
          <div className="end-head">
            <h2 className="end-title" id="end-title" tabIndex={-1} data-rest>
              {endHeadline(t, model, ending)}
            </h2>
            <p>{endReason(t, texts, model)}</p>
            {remark === undefined ? null : <p className="soft">{remark}</p>}
          </div>
          <EndResult model={model} ending={ending} settlement={settlement} turnToShow={turnToShow} />
          <div className="end-rest">
            <NameYou model={model} />
            {course === undefined || course.plays.length === 0 ? (
              edit
            ) : (
              <>
                <Remember model={model} course={course} turnToShow={turnToShow} beside={edit} />
                <ScoreChart model={model} course={course} />
              </>
            )}
          </div>
        </section>
      </ScrollPlace>
      <div className="actions end-actions" role="group" aria-label={t('actions.label')}>
        <Button look={look(!isAlone)} onClick={props.onAgain}>
          {t('end.again')}
        </Button>
        {onReview === undefined ? null : <Button onClick={() => onReview()}>{t('end.review')}</Button>}
        <Button onClick={props.onPrint}>{t('end.print')}</Button>
        <a className={`button button--${look(isAlone)} button--normal`} href="#/new">
          {t('end.newGame')}
        </a>
      </div>
    </>
  );
}
