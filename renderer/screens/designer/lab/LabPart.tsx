import { useTranslation } from 'react-i18next';
import { whole } from '#renderer/app/index.ts';
import { Button, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import { listTitle } from '#shared/i18n/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import {
  worthDefaults,
  worthFigures,
  pieceText,
  type Estimate,
  type WorthSums,
  type WorthFigures,
} from '#shared/set-design/index.ts';
import type { Measured } from '../use-measured.ts';
import type { DesignWords } from '../use-words.ts';
import { useLab } from './use-lab.ts';
import { halfOf, numberText, share, signed } from '../figures.ts';
import './lab.css';

export interface LabPartProps {
  readonly set: PieceSet;
  readonly words: DesignWords;
  readonly measured: Measured;
}

export function LabPart({ set, words, measured: { figures: balance } }: LabPartProps) {
  const { t } = useTranslation('design');
  const say = useAnnounce();
  const told = (sums: WorthSums): string => {
    const figures = worthFigures(sums);
    const error = numberText(Math.max(0, ...figures.pieces.map(halfOf)));
    const facts = { hands: count(sums.hands), error };
    if (sums.hand === 0) return t('lab.few');
    return t(sums.hands < worthDefaults.most ? 'lab.enough' : 'lab.finished', facts);
  };
  const { sums, wanted, problem, run, stop } = useLab(set, words, (all) => {
    say(told(all));
  });
  const figures = sums === undefined ? undefined : worthFigures(sums);
  const isRunning = wanted !== undefined;
  const isWhole = (sums?.hands ?? 0) >= worthDefaults.most;
  const stopNow = () => {
    stop();
    say(t('lab.stopped', { hands: count(sums?.hands ?? 0) }));
  };
  return (
    <section className="lab" aria-labelledby="lab-title">
      <h1 id="lab-title" tabIndex={-1}>
        {t('lab.title')}
      </h1>
      <p className="lab-says">{t('lab.says')}</p>
      <div className="lab-acts">
        {/* There is a single button, so that the focus stays on it. */}
        {!isWhole && (
          <Button aria-disabled={words.file === undefined} onClick={isRunning ? stopNow : run}>
            {t(isRunning ? 'lab.stop' : sums === undefined ? 'lab.start' : 'lab.goOn')}
          </Button>
        )}
        <span className="lab-progress small soft">
          {isRunning && (
            <>
              <progress aria-label={t('lab.hands')} max={wanted} value={sums?.hands ?? 0} />
              {t('lab.progress', { hands: count(sums?.hands ?? 0), of: count(wanted) })}
            </>
          )}
          {!isRunning && sums !== undefined && told(sums)}
          {sums === undefined &&
            !isRunning &&
            (words.chosen === undefined
              ? t('lab.noList')
              : t('lab.list', { title: listTitle(t, words.chosen) }))}
        </span>
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {figures !== undefined && figures.hand > 0 && (
        <>
          <dl className="design-figures lab-figures">
            <Figure name={t('lab.points')} of={figures.points} show={numberText} />
            {figures.dead.value === 0 ? (
              <div>
                <dt>{t('lab.dead')}</dt>
                <dd>{t('lab.under', { share: share(noneSeen / figures.hands) })}</dd>
              </div>
            ) : (
              <Figure name={t('lab.dead')} of={figures.dead} show={share} />
            )}
            {balance !== undefined && (
              <Figure name={t('lab.words')} of={{ value: balance.mean, error: balance.error }} show={count} />
            )}
          </dl>
          <WorthTable set={set} pieces={figures.pieces} />
          <p className="small soft">{t('lab.interval')}</p>
        </>
      )}
    </section>
  );
}

/** This is the rule of three: with none in n hands, the rate is below 3 / n with 95 % confidence. */
const noneSeen = 3;

const count = (figure: number): string => whole.format(figure);

interface FigureProps {
  readonly name: string;
  readonly of: Estimate;
  readonly show: (figure: number) => string;
}

function Figure({ name, of, show }: FigureProps) {
  const { t } = useTranslation('design');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{t('lab.figure', { value: show(of.value), error: show(halfOf(of)) })}</dd>
    </div>
  );
}

interface WorthTableProps {
  readonly set: PieceSet;
  readonly pieces: WorthFigures['pieces'];
}

function WorthTable({ set, pieces }: WorthTableProps) {
  const { t } = useTranslation('design');
  const ends = pieces.flatMap((one) => [one.value - halfOf(one), one.value + halfOf(one)]);
  const least = Math.min(0, ...ends);
  const room = Math.max(0.01, Math.max(0, ...ends) - least);
  const at = (value: number): string => `${(100 * (value - least)) / room}%`;
  return (
    <div className="lab-scroll" tabIndex={0} role="region" aria-label={t('lab.table')}>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{t('lab.number')}</th>
            <th scope="col">{t('lab.faces')}</th>
            <th scope="col">{t('lab.worth')}</th>
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {pieces.map((one) => {
            const piece = set.pieces[one.piece];
            const half = halfOf(one);
            return (
              <tr key={one.piece}>
                <td className="figures">{one.piece + 1}</td>
                <th scope="row">{piece === undefined ? '' : pieceText(piece)}</th>
                <td className="figures">
                  {t('lab.figure', { value: signed(one.value), error: numberText(half) })}
                </td>
                <td aria-hidden>
                  <span className="lab-scale">
                    <i className="lab-none" style={{ left: at(0) }} />
                    <i
                      className="lab-interval"
                      style={{ left: at(one.value - half), width: `${(200 * half) / room}%` }}
                    />
                    <i className="lab-worth" style={{ left: at(one.value) }} />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
