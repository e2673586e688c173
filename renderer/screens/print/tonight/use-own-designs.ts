import { useEffect, useState } from 'react';
import { useAnswer, useGateway } from '#renderer/app/index.ts';
import type { DesignSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** Distinguishes the name of a design from that of a bundled set. */
const prefix = 'design/';

export function designChoice({ id }: Pick<DesignSummary, 'id'>): string {
  return `${prefix}${id}`;
}

export interface OwnDesigns {
  readonly designs: readonly DesignSummary[];
  /** Undefined for a bundled set. */
  readonly chosen: DesignSummary | undefined;
  /** Its file; undefined until it is read. */
  readonly text: string | undefined;
  readonly problem: Problem | undefined;
  readonly isReading: boolean;
}

export function useOwnDesigns(choice: string): OwnDesigns {
  const gateway = useGateway();
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const all = result?.ok === true ? result.value.designs : [];
  const designs = all.filter(({ plays }) => plays.length > 0);
  const chosen = designs.find((design) => designChoice(design) === choice);
  const key = chosen === undefined ? undefined : `${chosen.id} ${chosen.changedAt}`;
  const [read, setRead] = useState<{ key: string; text?: string; problem?: Problem }>();
  const id = chosen?.id;
  useEffect(() => {
    if (id === undefined || key === undefined) return;
    let isWanted = true;
    void gateway.call('readDesign', { id }).then((answer) => {
      if (!isWanted) return;
      setRead(answer.ok ? { key, text: answer.value.text } : { key, problem: answer.problem });
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, id, key]);
  const now = read?.key === key ? read : undefined;
  return {
    designs,
    chosen,
    text: now?.text,
    problem: now?.problem,
    isReading: result === undefined && choice.startsWith(prefix),
  };
}
