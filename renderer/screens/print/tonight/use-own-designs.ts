import { useMemo } from 'react';
import { useAnswer, useGateway, useLoaded } from '#renderer/app/index.ts';
import type { DesignSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** This prefix keeps the name of a design apart from that of a bundled set. */
const prefix = 'design/';

export function designChoice({ id }: Pick<DesignSummary, 'id'>): string {
  return `${prefix}${id}`;
}

export interface OwnDesigns {
  readonly designs: readonly DesignSummary[];
  readonly chosen: DesignSummary | undefined;
  /** This is the set file; undefined until it is read. */
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
  const { id, changedAt } = chosen ?? {};
  const read = useLoaded(
    useMemo(() => {
      // `changedAt` is a dependency, so that a changed design is read again.
      if (id === undefined || changedAt === undefined) return undefined;
      return () => gateway.call('readDesign', { id });
    }, [gateway, id, changedAt]),
  );
  return {
    designs,
    chosen,
    text: read?.ok === true ? read.value.text : undefined,
    problem: read?.ok === false ? read.problem : undefined,
    isReading: result === undefined && choice.startsWith(prefix),
  };
}
