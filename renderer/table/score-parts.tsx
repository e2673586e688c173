import { useTranslation } from 'react-i18next';

/** In how many turns a player has taken hints; nothing where in none. */
export function Hinted({ turns }: { readonly turns: number }) {
  const { t } = useTranslation('table');
  return turns === 0 ? null : <span className="score-hints">{t('scores.hints', { count: turns })}</span>;
}

/** A score with a true minus. */
export function points(figure: number): string {
  return String(figure).replace('-', '−');
}
