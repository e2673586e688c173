import { useTranslation } from 'react-i18next';
import type { Translate } from '#shared/i18n/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { CubeEntries } from './cube-entries.ts';
import { CubeRow } from './CubeRow.tsx';
import { TurningNet } from './CubeNet.tsx';
import type { Grab } from '../use-cube-drag.tsx';
import type { OnKey } from '../use-keys.ts';
import type { TableModel } from '../use-model.ts';
import { ClockFigure, useRulesTime } from '#renderer/table/index.ts';

export interface CubesProps {
  readonly model: TableModel;
  readonly entries: CubeEntries;
  /** This many pool cubes stand on the rail under the felt; the others stand with those on the table. */
  readonly onRail: number;
  readonly onKey: OnKey;
  readonly onGrab: Grab;
}

const railSide = 58;
const turningRoom = 168;
const railGap = 9;

/** `width` is in CSS pixels. */
export function cubesOnRail(width: number): number {
  const cubes = Math.floor((width - turningRoom + railGap) / (railSide + railGap));
  return Math.max(3, Math.min(6, cubes));
}

export function PoolPlace({ model, entries, onRail, onKey, onGrab }: CubesProps) {
  const { t } = useTranslation('cubewordTable');
  const { view } = model;
  return (
    <div className="cubeword-pool">
      <section className="pool-rail" aria-labelledby="cubeword-pool">
        <PoolHeading model={model} entries={entries} />
        {entries.pool.length === 0 ? <p className="small soft">{t('pool.empty')}</p> : null}
        <CubeRow
          entries={entries.pool.slice(0, onRail)}
          label={t('pool.label')}
          side={railSide}
          onPick={view === undefined ? undefined : pickOn(model)}
          onKey={onKey}
          onGrab={view === undefined ? undefined : onGrab}
        />
      </section>
      <TurningNet model={model} onKey={onKey} />
    </div>
  );
}

export function PoolHeading({ model, entries }: Pick<CubesProps, 'model' | 'entries'>) {
  const { t } = useTranslation('cubewordTable');
  const cubes = entries.pool.filter(({ mark }) => mark !== 'joker').length;
  return (
    <div className="pool-head">
      <h2 id="cubeword-pool" className="label">
        {t('pool.title', { count: cubes })}
      </h2>
      <FinishLine model={model} />
    </div>
  );
}

function pickOn({ play }: TableModel) {
  return (cube: CubeId) => play.act({ kind: 'pick-cube', cube });
}

export function CubesPlace({ model, entries, onRail, onKey, onGrab }: CubesProps) {
  const { t } = useTranslation('cubewordTable');
  const { view } = model;
  const rest = entries.pool.slice(onRail);
  const lying = entries.table;
  const shown = [...rest, ...lying];
  const label = cubesText(t, rest.length, lying);
  return (
    <section className="cubeword-cubes" aria-labelledby="cubeword-cubes">
      <h2 id="cubeword-cubes" className="label">
        {label}
      </h2>
      <CubeRow
        entries={shown}
        label={label}
        side={sideFor(shown.length)}
        onPick={view === undefined ? undefined : pickOn(model)}
        onKey={onKey}
        onGrab={view === undefined ? undefined : onGrab}
      />
    </section>
  );
}

/** Returns for example `14 more of the pool; on the table, 4 cubes and the Joker`. */
export function cubesText(t: Translate, rest: number, lying: CubeEntries['table']): string {
  const cubes = lying.filter(({ mark }) => mark !== 'joker').length;
  const table = t(`cubewordTable:cubes.table${lying.length > cubes ? 'Joker' : ''}`, { count: cubes });
  if (rest === 0) return table;
  const more = t('cubewordTable:pool.rest', { count: rest });
  return lying.length === 0 ? more : t('cubewordTable:cubes.both', { more, table });
}

/** The room beside the felt is this wide, in CSS pixels. */
const room = 641;
const gap = 9;
const largest = 56;
const rows = 2;

function sideFor(count: number): number {
  const columns = Math.ceil(count / rows);
  return Math.min(largest, Math.floor((room - gap * (columns - 1)) / Math.max(1, columns)));
}

/** Shows the agreed finish with the round, and the clock if a time was agreed (C9). */
function FinishLine({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('cubewordTable');
  const { options, round, lastRound, timeUp, phase } = model.state;
  const time = useRulesTime(model);
  const finish = t(`finish.${options.finish}`, {
    target: options.target,
    lead: options.lead,
    rounds: options.rounds,
    round,
  });
  return (
    <p className="label finish-line">
      {time === undefined || timeUp ? null : (
        <span role="timer">
          <ClockFigure time={time} />
        </span>
      )}{' '}
      <span>
        {lastRound === undefined || phase.kind === 'over'
          ? finish
          : t(timeUp ? 'finish.timeUp' : 'finish.last')}
      </span>
    </p>
  );
}
