import { useTranslation } from 'react-i18next';
import { FileOutcome, useFileOut, useGateway, useScreenLanguage } from '#renderer/app/index.ts';
import { Button, Icon, ProblemNotice } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import {
  feltSentence,
  findingSentences,
  faultySquares,
  someNames,
  type SensorFindings,
  type Watched,
} from '#shared/sensor-check/index.ts';
import { squareName } from './tray.ts';
import { rounds, useSensorCheck } from './use-sensor-check.ts';
import { WhilePlaying } from './WhilePlaying.tsx';
import type { CSSProperties } from 'react';

export interface SensorCheckProps {
  readonly state: BoxState;
  readonly columns: number;
}

const mostNamed = 12;

export function SensorCheck({ state, columns }: SensorCheckProps) {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const language = useScreenLanguage();
  const { phase, read, beginLifting, endLifting } = useSensorCheck(state);
  const { outcome, save } = useFileOut();
  const findings = phase.kind === 'found' || phase.kind === 'lifting' ? phase.findings : undefined;
  return (
    <section className="box-check" aria-labelledby="check-name">
      <h2 id="check-name">{t('check.title')}</h2>
      {state.watched !== undefined && (
        <WhilePlaying watched={state.watched} columns={columns} language={language} />
      )}
      <div aria-live="polite">
        {phase.kind === 'reading' && (
          <p className="soft">{t('check.running', { round: phase.round, rounds })}</p>
        )}
        {phase.kind === 'refused' && <ProblemNotice problem={phase.problem} />}
        {findings !== undefined && <Findings findings={findings} watched={state.watched} columns={columns} />}
      </div>
      {phase.kind === 'lifting' && (
        <p className="figures" aria-live="polite" data-spoken>
          {phase.newest !== undefined &&
            feltSentence(t, phase.watch, phase.newest, (square) => squareName(square, columns))}
        </p>
      )}
      {phase.kind === 'lifting' && (
        <p className="figures">
          {t('check.left', {
            count: phase.left.length,
            squares: someNames(
              t,
              phase.left.map((square) => squareName(square, columns)),
              mostNamed,
            ),
          })}
        </p>
      )}
      {phase.kind === 'found' && phase.findings.stuck === undefined && (
        <p className="small soft">{t('check.byHandSays')}</p>
      )}
      <FileOutcome outcome={outcome} />
      <div className="box-actions">
        {phase.kind === 'lifting' ? (
          <Button onClick={endLifting}>{t('check.thatWasAll')}</Button>
        ) : (
          <Button onClick={() => void read()}>
            {t(findings === undefined ? 'check.run' : 'check.again')}
          </Button>
        )}
        {phase.kind === 'found' && <Button onClick={beginLifting}>{t('check.byHand')}</Button>}
        {phase.kind === 'found' && (
          <Button
            onClick={() =>
              void save(() =>
                gateway.takeFile('saveSensorReport', { ...phase.findings, watched: state.watched, language }),
              )
            }
          >
            {t('check.save')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface FindingsProps {
  readonly findings: SensorFindings;
  readonly watched: Watched | undefined;
  readonly columns: number;
}

function Findings({ findings, watched, columns }: FindingsProps) {
  const { t } = useTranslation('box');
  const { supplyMv, longestScanUs, levels } = findings;
  const isCalm = (watched?.flickering ?? []).length === 0;
  const sentences = findingSentences(t, findings, (square) => squareName(square, columns));
  return (
    <>
      <ul className="box-findings" data-answers="words">
        {sentences.length === 0 && (
          <li>
            <Icon name="check" /> {t(isCalm ? 'check.sound' : 'check.soundNow')}
          </li>
        )}
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Icon name="crossed" /> {sentence}
          </li>
        ))}
      </ul>
      <p className="small soft figures">
        {supplyMv !== undefined && `${t('check.supplyIs', { volts: (supplyMv / 1000).toFixed(2) })} · `}
        {t('check.scanIs', { ms: (longestScanUs / 1000).toFixed(1) })}
      </p>
      {levels !== undefined && (
        <details className="small">
          <summary>{t('check.levels')}</summary>
          <SensorPicture findings={{ ...findings, watched }} levels={levels} columns={columns} />
        </details>
      )}
    </>
  );
}

interface SensorPictureProps {
  readonly findings: SensorFindings;
  readonly levels: readonly number[];
  readonly columns: number;
}

/** Shows the level of each sensor, from 0 to 255; faulty sensors are crossed out. */
function SensorPicture({ findings, levels, columns }: SensorPictureProps) {
  const { t } = useTranslation('box');
  const faulty = faultySquares(findings);
  return (
    <ul className="sensor-picture figures" style={{ '--columns': columns } as CSSProperties}>
      {levels.map((level, square) => {
        const isFaulty = faulty.includes(square);
        const name = squareName(square, columns);
        return (
          <li
            key={square}
            className={isFaulty ? 'sensor-level sensor-level--faulty' : 'sensor-level'}
            style={{ '--level': `${Math.round((level / 255) * 100)}%` } as CSSProperties}
          >
            <span className="visually-hidden">
              {t(isFaulty ? 'check.faultyLevel' : 'check.level', { square: name, level })}
            </span>
            <span aria-hidden>{level}</span>
          </li>
        );
      })}
    </ul>
  );
}
