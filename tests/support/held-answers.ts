import type { Page } from 'playwright-core';

/** The next answer on a channel waits in the page until the callback that is returned is called. */
export async function holdAnAnswer(page: Page, channel: string): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const { fetch } = window;
    const released = Promise.withResolvers<undefined>();
    Object.assign(window, { releaseAnswer: released.resolve });
    window.fetch = async (ask, init) => {
      if (ask !== `/call/${held}`) return fetch(ask, init);
      window.fetch = fetch;
      const answer = await fetch(ask, init);
      await released.promise;
      return answer;
    };
  }, channel);
  return () => page.evaluate('releaseAnswer()');
}

/**
 * The next call on a channel arrives, and its answer never does. It is held in the page: where Playwright holds calls
 * and stops doing so as the page loads anew, Chromium forgets the load. Returns whether it has happened.
 */
export async function loseAnAnswer(page: Page, channel: string): Promise<() => Promise<boolean>> {
  await page.evaluate((lost) => {
    const { fetch } = window;
    const never = Promise.withResolvers<Response>();
    window.fetch = (ask, init) => {
      const call = fetch(ask, init);
      if (ask !== `/call/${lost}`) return call;
      window.fetch = fetch;
      void call.then(() => Object.assign(window, { answerLost: true }));
      return never.promise;
    };
  }, channel);
  return () => page.evaluate(() => 'answerLost' in window);
}
