import { useEffect, useState } from 'react';
import { useAnswer, useGateway } from '#renderer/app/index.ts';
import type { DesignSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** How a choice of tonight names a design, so that no bundled set has that name. */
const prefix = 'design/';

export function designChoice({ id }: Pick<DesignSummary, 'id'>): string {
  return `${prefix}${id}`;
}

export interface OwnDesigns {
  /** Those that a game can be played with. Empty until they have been read. */
  readonly designs: readonly DesignSummary[];
  /** The design that is chosen; undefined for a bundled set. */
  readonly chosen: DesignSummary | undefined;
  /** Its file; undefined until it has been read. */
  readonly text: string | undefined;
  readonly problem: Problem | undefined;
  /** Whether it is not known yet if there is such a design. */
  readonly isReading: boolean;
}

/** The sets that were designed here, and the file of the one that is chosen. */
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
