import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#renderer/controls/index.ts';

/** The desktop has loaded the page again because its process had died, as the address says until somebody has read it. */
export function LoadedAgain() {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(() => new URLSearchParams(location.search).has('again'));
  if (!isShown) return null;
  const close = () => {
    history.replaceState(history.state, '', location.pathname + location.hash);
    setShown(false);
  };
  return (
    <div className="door-notice">
      <Notice mend={<Button onClick={close}>{t('loadedAgain.close')}</Button>}>{t('loadedAgain.why')}</Notice>
    </div>
  );
}
