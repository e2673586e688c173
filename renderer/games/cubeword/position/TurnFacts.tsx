import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Choice, Notice, NumberStepper, Select } from '#renderer/controls/index.ts';
import { mostBefore, type CubewordOptions } from '#shared/games/cubeword/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { mostPasses, placeOf, whenOf, withWhen, type Part, type Position } from './entering.ts';

export interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly options: Pick<CubewordOptions, 'finish' | 'minutes'>;
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const mostRounds = 999;

export function TurnFacts({ position, names, options, problem, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('cubewordPosition');
  const { first, round, seat } = whenOf(position);
  const { turn, scores, passes, minutesBefore } = position;
  const seats = names.map((name, at) => ({ value: String(at), label: name }));
  const OfSeats = names.length > 4 || names.join('').length > 34 ? Select : Choice;
  const wrong = (part: Part) => (placeOf(problem) === part ? problem : undefined);
  const whole = { step: 1, whole: true } as const;
  return (
    <>
      {names.length === 1 ? null : (
        <>
          <Fact label={t('facts.first')} says={t('facts.firstSays')}>
            {(describedBy) => (
              <OfSeats
                label={t('facts.first')}
                value={String(first)}
                choices={seats}
                onChange={(at) => {
                  onChange(withWhen(position, { first: Number(at) }));
                }}
                describedBy={describedBy}
              />
            )}
          </Fact>
          <Fact label={t('facts.next')} says={t('facts.nextSays', { turn })}>
            {(describedBy) => (
              <OfSeats
                label={t('facts.next')}
                value={String(seat)}
                choices={seats}
                onChange={(at) => {
                  onChange(withWhen(position, { seat: Number(at) }));
                }}
                describedBy={describedBy}
              />
            )}
          </Fact>
        </>
      )}
      <Fact label={t('facts.round')} says={t('facts.roundSays')} part="round" problem={wrong('round')}>
        {(describedBy) => (
          <NumberStepper
            label={t('facts.round')}
            value={round}
            range={{ min: 1, max: mostRounds, ...whole }}
            onChange={(next) => {
              onChange(withWhen(position, { round: next }));
            }}
            onWrong={(isWrong) => {
              onWrong('round', isWrong);
            }}
            describedBy={describedBy}
          />
        )}
      </Fact>
      <div className="cubeword-points" data-part="scores">
        <span className="label">{t('facts.points')}</span>
        {names.map((name, at) => (
          <div key={at} className="cubeword-points-of">
            <span className="cubeword-points-name">
              <PlayerMark seat={at} /> <span>{name}</span>
            </span>
            <span>
              <NumberStepper
                label={t('facts.pointsOf', { name })}
                value={scores[at] ?? 0}
                range={{ min: 0, max: mostBefore, ...whole }}
                onChange={(points) => {
                  onChange({ ...position, scores: scores.with(at, points) });
                }}
                onWrong={(isWrong) => {
                  onWrong(`points ${at}`, isWrong);
                }}
              />
            </span>
          </div>
        ))}
        <Wrong problem={wrong('scores')} />
      </div>
      {options.finish === 'time' ? (
        <Fact
          label={t('facts.minutes')}
          says={t('facts.minutesSays', { minutes: options.minutes })}
          part="minutes"
          problem={wrong('minutes')}
        >
          {(describedBy) => (
            <NumberStepper
              label={t('facts.minutes')}
              value={minutesBefore}
              range={{ min: 0, max: mostBefore, step: 1, whole: false }}
              unit={t('common:units.min')}
              onChange={(minutes) => {
                onChange({ ...position, minutesBefore: minutes });
              }}
              onWrong={(isWrong) => {
                onWrong('minutes', isWrong);
              }}
              describedBy={describedBy}
            />
          )}
        </Fact>
      ) : null}
      {mostPasses(turn, names.length) === 0 ? null : (
        <Fact label={t('facts.passes')} says={t('facts.passesSays')}>
          {(describedBy) => (
            <NumberStepper
              label={t('facts.passes')}
              value={passes}
              range={{ min: 0, max: mostPasses(turn, names.length), ...whole }}
              onChange={(next) => {
                onChange({ ...position, passes: next });
              }}
              onWrong={(isWrong) => {
                onWrong('passes', isWrong);
              }}
              describedBy={describedBy}
            />
          )}
        </Fact>
      )}
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly says: string;
  readonly part?: Part;
  readonly problem?: Problem | undefined;
  readonly children: (describedBy: string) => ReactNode;
}

function Fact({ label, says, part, problem, children }: FactProps) {
  const id = useId();
  return (
    <div className="cubeword-fact" data-part={part}>
      <span>{label}</span>
      {children(id)}
      <span id={id} className="small soft">
        {says}
      </span>
      <Wrong problem={problem} />
    </div>
  );
}

function Wrong({ problem }: { readonly problem: Problem | undefined }) {
  const { t } = useTranslation('cubewordPosition');
  return problem === undefined ? null : <Notice>{problemText(t, problem)}</Notice>;
}
