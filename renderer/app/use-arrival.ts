import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearAnnouncements } from '#renderer/controls/index.ts';

/** This is false for the first screen of a visit, which leaves the focus where the browser put it. */
let arrivedBefore = false;

/** Sets the page title, focuses the heading (an h1 with tabIndex -1) and clears the last screen's announcements. */
export function useArrival(title: string | undefined): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    document.title = title === undefined ? t('appName') : t('pageTitle', { title });
  }, [title, t]);
  const hush = useClearAnnouncements();
  // A layout effect runs before the effects of the screen's parts, which may announce something at once.
  useLayoutEffect(hush, [hush]);
  useEffect(() => {
    if (arrivedBefore) {
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    arrivedBefore = true;
  }, []);
}
