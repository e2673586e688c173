import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '#renderer/controls/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { squareName } from '#shared/pieces/index.ts';
import type { Play } from '#shared/word-engine/play.ts';

export interface BestPlaysProps {
  /** Without a word list nothing can be searched. */
  readonly hasList: boolean;
  /** Is undefined while they are searched. */
  readonly plays: Result<readonly Play[]> | undefined;
  /** Of the board, in squares. */
  readonly width: number;
}

export function BestPlays({ hasList, plays, width }: BestPlaysProps) {
  const { t } = useTranslation('tiles');
  if (!hasList) {
    return (
      <p data-spoken>
        {t('noList')} <a href="#/words">{t('addList')}</a>
      </p>
    );
  }
  if (plays === undefined) return <p className="soft">{t('searching')}</p>;
  if (!plays.ok) return <ProblemNotice problem={plays.problem} />;
  if (plays.value.length === 0) return <p>{t('noPlays')}</p>;
  return (
    <table className="tiles-plays" data-spoken data-answers="words">
      <thead>
        <tr>
          <th scope="col">{t('play')}</th>
          <th scope="col">{t('where')}</th>
          <th scope="col" className="figures">
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plays.value.map(({ start: first, direction, word, laid, score }, at) => (
          <tr key={at}>
            <td>{withBlanks(word, first, direction === 'across' ? 1 : width, laid)}</td>
            <td className="soft">
              {t(direction, {
                square: squareName({ column: first % width, row: Math.floor(first / width) }),
              })}
            </td>
            <td className="figures">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A blank shows its letter small, as in GCG. */
function withBlanks(word: string, start: number, step: number, laid: Play['laid']): string {
  const blanks = new Set(laid.filter(({ blank }) => blank).map(({ square }) => square));
  return Array.from(word, (letter, at) =>
    blanks.has(start + at * step) ? letter.toLowerCase() : letter,
  ).join('');
}
