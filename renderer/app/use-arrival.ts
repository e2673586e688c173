import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The first screen of a visit leaves the focus where the browser put it. */
let arrivedBefore = false;

/**
 * Names the page for this screen, and moves the focus to its heading (an h1 with tabIndex -1), so that keyboard
 * and speech begin where the eye does.
 */
export function useArrival(title: string | undefined): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    document.title = title === undefined ? t('appName') : t('pageTitle', { title });
  }, [title, t]);
  useEffect(() => {
    if (arrivedBefore) {
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    arrivedBefore = true;
  }, []);
}
