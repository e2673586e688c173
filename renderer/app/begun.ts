import { z } from 'zod';
import { useRemembered } from './settings-context.tsx';

const begunSchema = z.boolean();

/** Remembers that something was begun here, for when nothing is left of it; Home is then no longer that of a first visit. */
export function useBegun(): readonly [boolean, () => void] {
  const [isBegun, remember] = useRemembered('home.begun', begunSchema, false);
  return [
    isBegun,
    () => {
      if (!isBegun) remember(true);
    },
  ];
}
