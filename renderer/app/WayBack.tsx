import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressBeforeHelp } from './address-before-help.ts';

/** Leads back to the form or table from which rules or words were looked up. */
export function WayBack() {
  const { t } = useTranslation('common');
  const [from] = useState(addressBeforeHelp);
  const name = from?.startsWith('/table/') === true ? 'table' : from === '/new' ? 'newGame' : undefined;
  if (name === undefined) return null;
  return (
    <a className="way-back" href={`#${from ?? ''}`}>
      {t(`back.${name}`)}
    </a>
  );
}
