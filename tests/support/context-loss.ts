import type { Page } from 'playwright-core';

/** Losses that are timed, at length: the promise of a second holds where nothing else runs beside it. */
export const losses = Number(process.env.CUBEWRIGHT_CONTEXT_LOSSES ?? 0);
export const promisedMs = 1000;

/**
 * Takes WebGL from a canvas as the system does. Resolves to the milliseconds between the moment the page was told and the
 * one when what takes its place is there: until nothing fits `scene`.
 */
export function loseContext(page: Page, canvas: string, scene: string): Promise<number> {
  return page.evaluate(
    ([of, gone]) =>
      new Promise<number>((resolve, reject) => {
        const lost = document.querySelector<HTMLCanvasElement>(of);
        if (lost === null) return reject(new Error(`No canvas ${of}`));
        let told = NaN;
        const watch = new MutationObserver(() => {
          if (document.querySelector(gone) !== null) return;
          watch.disconnect();
          resolve(performance.now() - told);
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        lost.addEventListener('webglcontextlost', () => (told = performance.now()), {
          capture: true,
          once: true,
        });
        lost.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      }),
    [canvas, scene] as const,
  );
}
