import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHush } from '#renderer/controls/index.ts';

/** The first screen of a visit leaves the focus where the browser put it. */
let arrivedBefore = false;

/**
 * Names the page for this screen, and moves the focus to its heading (an h1 with tabIndex -1), so that keyboard
 * and speech begin where the eye does. What the screen before has said is no longer there.
 */
export function useArrival(title: string | undefined): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    document.title = title === undefined ? t('appName') : t('pageTitle', { title });
  }, [title, t]);
  const hush = useHush();
  // Before the effects of the screen's parts, which may have something to say at once.
  useLayoutEffect(hush, [hush]);
  useEffect(() => {
    if (arrivedBefore) {
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    arrivedBefore = true;
  }, []);
}
