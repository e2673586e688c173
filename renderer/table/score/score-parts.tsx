import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { hintedTurns } from '#shared/records/index.ts';
import { OvertimeSays } from '../clock/SeatClock.tsx';
import type { ScoreLine } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export function PlayerName({ seat, name }: { readonly seat: number; readonly name: string | undefined }) {
  return (
    <span className="score-name" data-seat={seat}>
      <PlayerMark seat={seat} />
      <span>{name}</span>
    </span>
  );
}

export function SeatSays<T extends TableTypes>({
  model,
  at,
}: {
  readonly model: Shell<T>;
  readonly at: number;
}) {
  const { t } = useTranslation('table');
  const hinted = hintedTurns(model.game.record, at);
  return (
    <>
      {at === model.seat ? <span>{t('toPlay')}</span> : null} <OvertimeSays model={model} at={at} />{' '}
      {hinted === 0 ? null : <span className="score-hints">{t('scores.hints', { count: hinted })}</span>}
    </>
  );
}

/** Formats a number with a true minus sign. */
export function pointsText(figure: number): string {
  return String(figure).replace('-', '−');
}

export function ScoreEntry({ line }: { readonly line: ScoreLine }) {
  return (
    <span className="score-line figures">
      <span className={line.soft === true ? 'score-word soft' : 'score-word'}>
        {line.struck === true ? <s>{line.text}</s> : line.text}
      </span>
      <b>{pointsText(line.points)}</b>
    </span>
  );
}
