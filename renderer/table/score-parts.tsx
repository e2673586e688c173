import { useTranslation } from 'react-i18next';
import type { ScoreLine } from './game-table.ts';

/** In how many turns a player has taken hints; nothing where in none. */
export function Hinted({ turns }: { readonly turns: number }) {
  const { t } = useTranslation('table');
  return turns === 0 ? null : <span className="score-hints">{t('scores.hints', { count: turns })}</span>;
}

/** A score with a true minus. */
export function points(figure: number): string {
  return String(figure).replace('-', '−');
}

/** One line of a player on the score pad: what it was for, and its points. */
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
