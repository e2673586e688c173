import { useTranslation } from 'react-i18next';

export function EarlierLink({ id }: { readonly id: string }) {
  const { t } = useTranslation('library');
  return (
    <a className="button button--outlined button--normal" href={`#/library/earlier/${id}`}>
      {t('earlier.open')}
    </a>
  );
}
