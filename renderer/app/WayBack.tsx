import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeBeforeHelp } from './before-help.ts';

/** Back to the form or the table that rules or words were looked up from, as it was left. */
export function WayBack() {
  const { t } = useTranslation('common');
  const [from] = useState(placeBeforeHelp);
  const name = from?.startsWith('/table/') === true ? 'table' : from === '/new' ? 'newGame' : undefined;
  if (name === undefined) return null;
  return (
    <a className="way-back" href={`#${from ?? ''}`}>
      {t(`back.${name}`)}
    </a>
  );
}
