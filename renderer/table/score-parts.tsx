import { useTranslation } from 'react-i18next';
import type { ScoreLine } from './game-table.ts';

/** The number of turns in which a player took hints; nothing if there were none. */
export function Hinted({ turns }: { readonly turns: number }) {
  const { t } = useTranslation('table');
  return turns === 0 ? null : <span className="score-hints">{t('scores.hints', { count: turns })}</span>;
}

/** Uses a true minus sign. */
export function points(figure: number): string {
  return String(figure).replace('-', '−');
}

export function ScoreEntry({ line }: { readonly line: ScoreLine }) {
  return (
    <span className="score-line figures">
      <span className={line.soft === true ? 'score-word soft' : 'score-word'}>
        {line.struck === true ? <s>{line.text}</s> : line.text}
      </span>
      <b>{points(line.points)}</b>
    </span>
  );
}
