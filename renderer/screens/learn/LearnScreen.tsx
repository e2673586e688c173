import { useTranslation } from 'react-i18next';
import { useArrival } from '#renderer/app/index.ts';

export function LearnScreen() {
  const { t } = useTranslation('learn');
  useArrival(t('title'));
  return <main className="page">{t('title')}</main>;
}
