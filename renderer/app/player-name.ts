import { z } from 'zod';
import { useRemembered } from './settings-context.tsx';

export const playerNameKey = 'player.name';

const nameSchema = z.string();

/** The name that a person has given after a game; empty before. */
export function usePlayerName(): readonly [string, (name: string) => void] {
  return useRemembered(playerNameKey, nameSchema, '');
}
