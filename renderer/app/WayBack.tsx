import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { keepInWindow, readInWindow } from './window-storage.ts';

const key = 'before-help';
const isLookedUp = (path: string): boolean => /^\/(help|words)(\/|$)/.test(path);

/** Remembers for `WayBack` from which screen the manual or the word lists were opened. */
export function BeforeHelp() {
  const [here] = useLocation();
  useEffect(() => {
    if (!isLookedUp(here)) keepInWindow(key, here);
  }, [here]);
  return null;
}

function addressBeforeHelp(): string | undefined {
  return readInWindow(key);
}

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
