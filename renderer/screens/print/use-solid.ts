import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SolidPlan, SolidProduct } from '#print-templates/index.ts';
import { useGateway } from '#renderer/app/index.ts';
import type { Answer } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Choices } from './sheet-choices.ts';
import type { OwnSet } from './use-own-set.ts';

export type SolidView = Answer<'viewSolid'>;

export interface Solid {
  /** While the choices are invalid, the plan of the last valid ones. */
  readonly plan: SolidPlan | undefined;
  readonly problem: Problem | undefined;
  /** The bed shown; undefined while it is made, which can take seconds. */
  readonly view: SolidView | undefined;
  /** Stays true until something else is chosen or `makeView` is called. */
  readonly isStopped: boolean;
  readonly stopView: () => void;
  readonly makeView: () => void;
}

/** In ms; a number that is stepped up quickly is not drawn at every step. */
const restMs = 250;

/** Plans a solid after each change, and draws one of its beds. */
export function useSolid(
  product: SolidProduct,
  choices: Choices,
  bed: number,
  /** The person's own set of the product, if it is not bundled. */
  own: OwnSet | undefined,
): Solid {
  const wanted = useDeferredValue(useMemo(() => ({ product, choices }), [product, choices]));
  const planned = useMemo(() => {
    const parsed = wanted.product.parse(wanted.choices);
    return parsed.ok ? wanted.product.plan(parsed.value) : parsed;
  }, [wanted]);
  const [good, setGood] = useState<{ readonly product: SolidProduct; readonly plan: SolidPlan }>();
  if (planned.ok && good?.plan !== planned.value) setGood({ product: wanted.product, plan: planned.value });
  const plan = planned.ok ? planned.value : good?.product === wanted.product ? good.plan : undefined;
  const beds = planned.ok ? planned.value.plates.length : 0;
  const shown = Math.min(bed, beds - 1);
  const [stopped, setStopped] = useState<{ readonly wanted: Wanted; readonly bed: number }>();
  const isStopped = stopped?.wanted === wanted && stopped.bed === shown;
  const view = useView(wanted, isStopped ? -1 : shown, own);
  const ways = {
    isStopped,
    stopView: () => {
      setStopped({ wanted, bed: shown });
    },
    makeView: () => {
      setStopped(undefined);
    },
  };
  if (planned.ok) return { plan, problem: view.problem, view: view.seen, ...ways };
  return { plan, problem: planned.problem, view: undefined, ...ways };
}

interface Wanted {
  readonly product: SolidProduct;
  readonly choices: Choices;
}

interface Viewed {
  readonly wanted: Wanted;
  readonly bed: number;
  readonly seen: SolidView | undefined;
  readonly problem: Problem | undefined;
}

/** Cancels outdated jobs; a bed below 0 requests none. */
function useView(wanted: Wanted, bed: number, own: OwnSet | undefined): Pick<Viewed, 'seen' | 'problem'> {
  const gateway = useGateway();
  const [viewed, setViewed] = useState<Viewed>();
  useEffect(() => {
    if (bed < 0) return undefined;
    const job = `view-${crypto.randomUUID()}`;
    let isWanted = true;
    const rest = setTimeout(() => {
      const options = wanted.choices as Record<string, string>;
      const named =
        own === undefined
          ? { product: wanted.product.name }
          : { product: own.nameAlone(wanted.product), set: own.text };
      void gateway.call('viewSolid', { job, ...named, options, bed }).then((answer) => {
        if (!isWanted) return;
        const seen = answer.ok ? answer.value : undefined;
        setViewed({ wanted, bed, seen, problem: answer.ok ? undefined : answer.problem });
      });
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(rest);
      void gateway.call('cancelJob', { job });
    };
  }, [gateway, wanted, bed, own]);
  return viewed?.wanted === wanted && viewed.bed === bed ? viewed : { seen: undefined, problem: undefined };
}
