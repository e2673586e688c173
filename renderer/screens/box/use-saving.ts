import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import type { Exported } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';

export interface Saving {
  /** What became of the last file, in words. */
  readonly outcome: { readonly isProblem: boolean; readonly text: string } | undefined;
  /** Puts the file that is answered where its person wants it. */
  readonly save: (ask: () => Promise<Result<Exported>>) => Promise<void>;
}

/** Saves a file that the services make, and says where it went. */
export function useSaving(): Saving {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const say = useSay();
  const [outcome, setOutcome] = useState<Saving['outcome']>();
  return {
    outcome,
    save: async (ask) => {
      setOutcome(undefined);
      const answer = await ask();
      const taken = answer.ok ? await gateway.takeDownload(answer.value) : answer;
      if (!answer.ok || !taken.ok) {
        const problem = answer.ok ? taken : answer;
        if (!problem.ok) setOutcome({ isProblem: true, text: problemText(t, problem.problem) });
        return;
      }
      if (answer.value.kind === 'cancelled') return;
      const text = t(answer.value.kind === 'saved' ? 'file.saved' : 'file.downloaded', answer.value);
      setOutcome({ isProblem: false, text });
      say(text);
    },
  };
}
