import { useState } from 'react';
import { useGateway, useRemembered } from '#renderer/app/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { firstForm, setupForm, tidy, type SetupForm } from './setup-form.ts';

/** What is filled in and not dealt yet: a look at the rules rubs nothing out. */
const undealt = new WeakMap<Gateway, SetupForm>();

export interface SetupFormState {
  readonly form: SetupForm;
  readonly change: (how: Partial<SetupForm>) => void;
  /** The game is dealt: table and switches are remembered for the next one, the seed is not. */
  readonly dealt: () => void;
}

/** The set-up form: as it was left, else as the last game was dealt, else with the first of `names`. */
export function useSetupForm(names: readonly string[]): SetupFormState {
  const gateway = useGateway();
  const [kept, keep] = useRemembered<SetupForm | undefined>('new-game', setupForm, undefined);
  const [form, setForm] = useState<SetupForm>(
    () => undealt.get(gateway) ?? { ...(kept ?? firstForm(names)), seed: undefined },
  );
  return {
    form,
    change: (how) => {
      const next = { ...form, ...how };
      undealt.set(gateway, next);
      setForm(next);
    },
    dealt: () => {
      undealt.delete(gateway);
      keep({ ...form, options: tidy(form.options), seed: undefined });
    },
  };
}
