import { useCallback, useEffect, useState } from 'react';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import type { BoxState } from '#shared/contract/index.ts';

const unknown: BoxState = { asOf: 0, link: 'off', changes: [] };

/** Answers and events can overtake each other, so the one with the later `asOf` counts. */
export function useBoxState(): BoxState {
  const gateway = useGateway();
  const [state, setState] = useState(unknown);
  const take = useCallback((next: BoxState) => {
    setState((before) => (next.asOf < before.asOf ? before : next));
  }, []);
  useGatewayEvent('boxChanged', take);
  useEffect(() => {
    void gateway.call('readBox').then((answer) => {
      if (answer.ok) take(answer.value);
    });
  }, [gateway, take]);
  return state;
}
