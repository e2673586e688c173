/**
 * Work that is begun ahead and told in its order. `add` comes as soon as there is room for more: no more than `most` pieces are
 * begun and not yet told, which bounds the memory and holds back whoever brings them.
 */
export function inOrder<T>(most: number, tell: (done: T) => void | Promise<void>) {
  let begun = 0;
  let wake: (() => void) | undefined;
  let told: Promise<void> = Promise.resolve();
  return {
    async add(work: Promise<T>): Promise<void> {
      begun += 1;
      const before = told;
      told = (async () => {
        await before;
        await tell(await work);
        begun -= 1;
        wake?.();
      })();
      if (begun < most) return;
      await new Promise<void>((done) => {
        wake = done;
      });
      wake = undefined;
    },
    /** All that was added is told. */
    done: (): Promise<void> => told,
  };
}
