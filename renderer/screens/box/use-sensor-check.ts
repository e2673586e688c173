import { useCallback, useRef, useState } from 'react';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import type { BoxCheck, BoxState } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import {
  beginObservation,
  beginWatch,
  changesSince,
  flickersOf,
  observe,
  stuckOf,
  unconfirmedSquares,
  watchOn,
  type Observation,
  type SensorFindings,
  type SensorWatch,
} from '#shared/sensor-check/index.ts';

/** There are several readings, since a sensor that seldom wavers shows in only one of them. */
export const rounds = 3;

export type CheckPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly round: number }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'found'; readonly findings: SensorFindings }
  /** The person is lifting every cube and putting it back; of `newest` the last change was told. */
  | {
      readonly kind: 'lifting';
      readonly findings: SensorFindings;
      readonly left: readonly number[];
      readonly watch: SensorWatch;
      readonly newest: number | undefined;
    };

export interface SensorChecking {
  readonly phase: CheckPhase;
  readonly read: () => Promise<void>;
  readonly beginLifting: () => void;
  readonly endLifting: () => void;
}

export function useSensorCheck(state: BoxState): SensorChecking {
  const gateway = useGateway();
  const [phase, setPhase] = useState<CheckPhase>({ kind: 'idle' });
  const seen = useRef<Observation>(undefined);

  const end = (findings: SensorFindings) => {
    const stuck = seen.current === undefined ? undefined : stuckOf(seen.current);
    seen.current = undefined;
    setPhase({ kind: 'found', findings: { ...findings, stuck } });
  };
  // This listens to the events, since one render can stand for several of them.
  const watch = useCallback((next: BoxState) => {
    if (seen.current === undefined || next.squares === undefined) return;
    const now = observe(seen.current, next);
    seen.current = now;
    setPhase((before) => {
      if (before.kind !== 'lifting') return before;
      const [told] = changesSince(before.watch.last, next);
      return {
        ...before,
        left: unconfirmedSquares(now),
        watch: watchOn(before.watch, next),
        newest: told?.square ?? before.newest,
      };
    });
  }, []);
  useGatewayEvent('boxChanged', watch);

  const read = async () => {
    if (phase.kind === 'reading') return;
    seen.current = beginObservation(state);
    const checks: BoxCheck[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      setPhase({ kind: 'reading', round });
      const answer = await gateway.call('checkBox');
      if (!answer.ok) {
        seen.current = undefined;
        return setPhase({ kind: 'refused', problem: answer.problem });
      }
      checks.push(answer.value);
    }
    const flickers = flickersOf(seen.current);
    seen.current = undefined;
    const findings = joined(checks, flickers);
    setPhase(findings === undefined ? { kind: 'idle' } : { kind: 'found', findings });
  };
  return {
    phase,
    read,
    beginLifting: () => {
      if (phase.kind !== 'found') return;
      const begun = beginObservation(state);
      seen.current = begun;
      setPhase({
        kind: 'lifting',
        findings: phase.findings,
        left: unconfirmedSquares(begun),
        watch: beginWatch(state),
        newest: undefined,
      });
    },
    endLifting: () => {
      if (phase.kind === 'lifting') end(phase.findings);
    },
  };
}

function joined(
  checks: readonly BoxCheck[],
  flickers: SensorFindings['flickers'],
): SensorFindings | undefined {
  const last = checks.at(-1);
  if (last === undefined) return undefined;
  const { levels, supplyMv, longestScanUs } = last;
  return {
    failed: [...new Set(checks.flatMap(({ failed }) => failed))],
    unsound: [...new Set(checks.flatMap(({ unsound }) => unsound))].sort((a, b) => a - b),
    flickers,
    longestScanUs,
    levels,
    supplyMv,
  };
}
