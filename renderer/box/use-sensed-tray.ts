import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useGateway, useGatewayEvent, useKept, useRemembered } from '#renderer/app/index.ts';
import {
  firstCorners,
  settleMs,
  squaresOver,
  squaresSensed,
  sense,
  settle,
  settlesAt,
  stillSince,
  unsettled,
  type FirstCorner,
  type Grid,
} from '#shared/box-sync/index.ts';
import type { BoxState } from '#shared/contract/index.ts';

export interface SensedTray {
  readonly state: BoxState;
  /** Each character is a square: `1` filled, `0` empty, `?` unsure; undefined until a fitting box has reported. */
  readonly squares: string | undefined;
  /** These are the squares that have held still; undefined also while the box is not heard. */
  readonly settled: string | undefined;
  readonly hasOtherSquares: boolean;
  readonly spanMs: number;
  readonly setSpanMs: (ms: number) => void;
  readonly bad: ReadonlySet<number>;
  readonly setBad: (square: number, isBad: boolean) => void;
  readonly sensorAt: (square: number) => number | undefined;
  readonly first: FirstCorner;
  readonly setFirst: (first: FirstCorner) => void;
}

const spanSchema = z.int().min(settleMs.least).max(settleMs.most);
const badSchema = z.array(z.int().nonnegative()).max(441);
const firstSchema = z.enum(firstCorners);
const noSquares: number[] = [];

export function useSensedTray(tray: Grid): SensedTray {
  const state = useBoxState();
  const { info, link } = state;
  const serial = info?.serialNumber ?? '';
  const [spanMs, setSpanMs] = useRemembered('box.settleMs', spanSchema, settleMs.default);
  const [badList, changeBad] = useKept(`box.bad.${serial}`, badSchema, noSquares);
  const [first, setFirst] = useRemembered(`box.first.${serial}`, firstSchema, 'upper-left');
  const bad = useMemo(() => new Set(badList), [badList]);
  const squares =
    info === undefined || state.squares === undefined
      ? undefined
      : squaresSensed(state.squares, info, tray, first);
  const isHeard = link === 'live' || link === 'unsure';
  const settled = useSettled(isHeard ? squares : undefined, state, spanMs);
  return {
    state,
    squares,
    settled,
    hasOtherSquares: isHeard && info !== undefined && state.squares !== undefined && squares === undefined,
    spanMs,
    setSpanMs,
    bad,
    setBad: (square, isBad) => {
      changeBad((kept) => [...kept.filter((one) => one !== square), ...(isBad ? [square] : [])]);
    },
    sensorAt: (square) => {
      const sensor = info === undefined ? -1 : (squaresOver(info, tray, first)?.indexOf(square) ?? -1);
      return sensor < 0 ? undefined : sensor;
    },
    first,
    setFirst,
  };
}

function useSettled(
  squares: string | undefined,
  { link, asOf, info, counts }: BoxState,
  spanMs: number,
): string | undefined {
  const [watch] = useState(createStillnessWatch);
  const isLive = link === 'live';
  const take = useEffectEvent(() => {
    // The squares had held still for the debounce span before the report, which took half a round trip.
    const onTheWay = (counts?.roundTripMs ?? 0) / 2;
    watch.take(squares, spanMs, Date.now() - asOf + (info?.debounceMs ?? 0) + onTheWay);
  });
  useEffect(() => {
    // Reports of an unsure box count neither as news nor as silence.
    if (squares === undefined || isLive) take();
  }, [squares, isLive, spanMs]);
  return useSyncExternalStore(watch.subscribe, watch.settled);
}

const unknown: BoxState = { asOf: 0, link: 'off', changes: [] };

/** Answers and events can overtake each other, so the state with the later `asOf` counts. */
function useBoxState(): BoxState {
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

interface StillnessWatch {
  /** Says that `squares` have been unchanged for `heldMs`; `squares` are undefined while no box is heard. */
  take(squares: string | undefined, spanMs: number, heldMs: number): void;
  readonly settled: () => string | undefined;
  readonly subscribe: (listen: () => void) => () => void;
}

export function createStillnessWatch(): StillnessWatch {
  const listeners = new Set<() => void>();
  let state = unsettled;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: typeof state): void => {
    const isNews = next.settled !== state.settled;
    state = next;
    if (isNews) for (const listen of listeners) listen();
  };
  return {
    take(squares, spanMs, heldMs) {
      clearTimeout(timer);
      become(sense(state, squares, stillSince(performance.now(), heldMs, spanMs)));
      const at = settlesAt(state, spanMs);
      if (at === undefined) return;
      timer = setTimeout(() => {
        // A timer may fire a little early.
        become(settle(state, Math.max(at, performance.now()), spanMs));
      }, at - performance.now());
    },
    settled: () => state.settled,
    subscribe(listen) {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
