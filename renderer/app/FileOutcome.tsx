import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import type { Exported } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

export function FileOutcome({ outcome }: Pick<FileOut, 'outcome'>) {
  if (outcome === undefined) return null;
  return 'problem' in outcome ? (
    <ProblemNotice problem={outcome.problem} />
  ) : (
    <p className="file-outcome small soft">{outcome.text}</p>
  );
}

export interface FileOut {
  /** This is undefined before the first file and after a cancelled one. */
  readonly outcome: { readonly problem: Problem } | { readonly text: string } | undefined;
  readonly save: (ask: () => Promise<Result<Exported>>) => Promise<void>;
}

export function useFileOut(): FileOut {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  const [outcome, setOutcome] = useState<FileOut['outcome']>();
  const save = useCallback<FileOut['save']>(
    async (ask) => {
      setOutcome(undefined);
      const answer = await ask();
      if (!answer.ok) {
        setOutcome({ problem: answer.problem });
        return;
      }
      if (answer.value.kind === 'cancelled') return;
      const text = t(answer.value.kind === 'saved' ? 'file.saved' : 'file.downloaded', answer.value);
      setOutcome({ text });
      say(text);
    },
    [say, t],
  );
  return { outcome, save };
}
