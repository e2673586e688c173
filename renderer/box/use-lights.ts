import { useEffect } from 'react';
import { useGateway } from '#renderer/app/index.ts';
import type { LightsRequest } from '#shared/contract/index.ts';

export type SquareLights = LightsRequest['lights'];

const none: SquareLights = [];

/**
 * Lights squares by sensor, and darkens them when the table is left. The result of a call is not checked: the screen
 * shows the same, and each call sends all lights. Without `lights`, the lights stay as they are.
 */
export function useLights(hasLights: boolean, lights: SquareLights | undefined): void {
  const gateway = useGateway();
  const wanted = lights === undefined ? undefined : JSON.stringify(hasLights ? lights : none);
  useEffect(() => {
    if (!hasLights || wanted === undefined) return;
    void gateway.call('lightBox', { lights: JSON.parse(wanted) as SquareLights });
  }, [gateway, hasLights, wanted]);
  useEffect(() => {
    if (!hasLights) return;
    return () => {
      void gateway.call('lightBox', { lights: none });
    };
  }, [gateway, hasLights]);
}
