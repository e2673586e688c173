import { useTranslation } from 'react-i18next';
import { Icon } from '#renderer/controls/index.ts';
import { localeOf, type Language } from '#shared/i18n/index.ts';
import { flickerSentences, type Watched } from '#shared/sensor-check/index.ts';
import { squareName } from './tray.ts';

export interface WhilePlayingProps {
  readonly watched: Watched;
  readonly columns: number;
  readonly language: Language;
}

/** Names the weakest squares of this evening, and what to turn or move (B25). */
export function WhilePlaying({ watched, columns, language }: WhilePlayingProps) {
  const { t } = useTranslation('box');
  const { since, moves, flickering } = watched;
  const when = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(since);
  return (
    <>
      <h3 className="small">{t('weak.title')}</h3>
      <p className="small soft figures">
        {t(flickering.length === 0 ? 'weak.still' : 'weak.flickered', { moves, when })}
      </p>
      {flickering.length > 0 && (
        <ul className="box-findings">
          {flickerSentences(t, flickering, (square) => squareName(square, columns)).map((sentence) => (
            <li key={sentence}>
              <Icon name="crossed" /> {sentence}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
