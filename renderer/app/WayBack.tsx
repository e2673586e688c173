import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { keepInWindow, readInWindow } from './window-storage.ts';

const key = 'before-help';
const isLookedUp = (path: string): boolean => /^\/(help|words)(\/|$)/.test(path);

/** Remembers the screen before the manual or the word lists, so that `WayBack` can lead there. */
export function BeforeHelp() {
  const [here] = useLocation();
  useEffect(() => {
    if (!isLookedUp(here)) keepInWindow(key, here);
  }, [here]);
  return null;
}

/** The address of the last screen that was neither; undefined where there was none. */
function addressBeforeHelp(): string | undefined {
  return readInWindow(key);
}

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
