import { useEffect, useRef, useState } from 'react';
import { useGateway } from '#renderer/app/index.ts';
import { openWordThreads, startWebWorker, type OpenWordThreads } from '#renderer/worker/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Position } from '#shared/word-engine/position.ts';
import { createOneAtATime } from './one-at-a-time.ts';

const noRulings = { allowed: [], denied: [] };
const shown = 10;

interface Open {
  readonly sha256: string;
  readonly engine: OpenWordThreads;
  readonly inTurn: ReturnType<typeof createOneAtATime>;
}

/** The plays of a position that count most; undefined while they are searched. The thread lives as long as the list is chosen. */
export function useBestPlays(
  list: LexiconSummary | undefined,
  position: Position | undefined,
): Result<readonly Play[]> | undefined {
  const gateway = useGateway();
  const open = useRef<Open>(undefined);
  const [found, setFound] = useState<{
    readonly sha256: string;
    readonly position: Position;
    readonly plays: Result<readonly Play[]>;
  }>();
  useEffect(
    () => () => {
      open.current?.engine.close();
      open.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (list === undefined || position === undefined) return;
    const { sha256 } = list;
    if (open.current?.sha256 !== sha256) {
      open.current?.engine.close();
      const engine = openWordThreads(gateway, list, latinAlphabet, startWebWorker);
      open.current = { sha256, engine, inTurn: createOneAtATime() };
    }
    const { engine, inTurn } = open.current;
    let isWanted = true;
    // A slider that is dragged passes many positions, and each may take long to search.
    inTurn(async () => {
      if (!isWanted) return;
      const plays = await engine.plays({ position, layers: noRulings, most: shown }).answer;
      if (isWanted) setFound({ sha256, position, plays });
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, list, position]);
  return found !== undefined && found.sha256 === list?.sha256 && found.position === position
    ? found.plays
    : undefined;
}
