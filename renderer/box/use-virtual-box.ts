import { useCallback, useEffect, useState } from 'react';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import type { VirtualBoxAct, VirtualBoxState, VirtualBoxView } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface VirtualHand {
  readonly box: VirtualBoxView;
  readonly act: (what: VirtualBoxAct) => void;
  readonly problem: Problem | undefined;
}

/** Returns undefined while no virtual box is connected. */
export function useVirtualBox(): VirtualHand | undefined {
  const gateway = useGateway();
  const [{ box }, setState] = useState<VirtualBoxState>({ asOf: 0 });
  const [problem, setProblem] = useState<Problem>();
  const take = useCallback((next: VirtualBoxState) => {
    setState((before) => (next.asOf < before.asOf ? before : next));
  }, []);
  useGatewayEvent('virtualBoxChanged', take);
  useEffect(() => {
    void gateway.call('readVirtualBox').then((answer) => {
      if (answer.ok) take(answer.value);
    });
  }, [gateway, take]);
  const act = (what: VirtualBoxAct) => {
    void gateway.call('actOnVirtualBox', what).then((answer) => {
      setProblem(answer.ok ? undefined : answer.problem);
      if (answer.ok) take(answer.value);
    });
  };
  return box === undefined ? undefined : { box, act, problem };
}
