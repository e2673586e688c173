import { useTranslation } from 'react-i18next';

export function EarlierLink({ id, className }: { readonly id: string; readonly className?: string }) {
  const { t } = useTranslation('library');
  return (
    <a className={className} href={`#/library/earlier/${id}`}>
      {t('earlier.open')}
    </a>
  );
}
