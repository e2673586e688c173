import { useState } from 'react';

/**
 * What was refused last, until something that it is `about` becomes another: a step, even one that is undone, or what is
 * said about the whole position.
 */
export function useRefusal<R>(...about: readonly unknown[]) {
  const [kept, keep] = useState<{ readonly refused: R; readonly about: readonly unknown[] }>();
  const stands = kept?.about.every((one, at) => Object.is(one, about[at])) === true;
  const setRefusal = (refused: R | undefined) => keep(refused === undefined ? undefined : { refused, about });
  return [stands ? kept.refused : undefined, setRefusal] as const;
}
