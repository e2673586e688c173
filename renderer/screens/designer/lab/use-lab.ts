import { useEffect, useRef, useState } from 'react';
import { runDesignJob } from '#renderer/worker/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { worthDefaults, type WorthSums } from '#shared/set-design/index.ts';
import type { DesignWords } from '../use-words.ts';

export interface Lab {
  /** This is the result so far; undefined before the first hands, and after a change of the set or the list. */
  readonly sums: WorthSums | undefined;
  readonly wanted: number | undefined;
  readonly problem: Problem | undefined;
  readonly run: () => void;
  readonly stop: () => void;
}

interface Kept {
  readonly set: PieceSet;
  readonly list: string;
  readonly sums?: WorthSums;
  readonly wanted?: number | undefined;
  readonly problem?: Problem;
}

export function useLab(set: PieceSet, { file }: DesignWords, ended: (sums: WorthSums) => void): Lab {
  const [kept, setKept] = useState<Kept>();
  const task = useRef<{ readonly stop: () => void }>(undefined);
  // After a change of the set, the list or the screen, the answer is no longer wanted.
  useEffect(
    () => () => {
      task.current?.stop();
      task.current = undefined;
    },
    [set, file],
  );
  const now = kept?.set === set && kept.list === file?.file ? kept : undefined;
  return {
    sums: now?.sums,
    wanted: now?.wanted,
    problem: now?.problem,
    run() {
      if (file === undefined || now?.wanted !== undefined) return;
      const { sums: from } = now ?? {};
      const hands =
        from === undefined || from.hands < worthDefaults.enough ? worthDefaults.enough : worthDefaults.most;
      const known = { set, list: file.file };
      const put = (sums: WorthSums, wanted: number | undefined) => {
        setKept({ ...known, sums, wanted });
      };
      setKept({ ...known, ...(from === undefined ? {} : { sums: from }), wanted: hands });
      const asked = runDesignJob(
        file,
        { kind: 'worth', ask: { set }, from, hands },
        {
          sums(sums) {
            put(sums, hands);
          },
        },
      );
      task.current = asked;
      void asked.answer.then((answer) => {
        if (answer.ok) {
          put(answer.value, undefined);
          ended(answer.value);
        } else setKept((last) => ({ ...last, ...known, wanted: undefined, problem: answer.problem }));
      });
    },
    stop() {
      task.current?.stop();
      task.current = undefined;
      if (now !== undefined) setKept({ ...now, wanted: undefined });
    },
  };
}
