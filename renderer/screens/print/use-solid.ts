import { useEffect, useState } from 'react';
import type { SolidPlan, SolidProduct } from '#print-templates/index.ts';
import { useGateway } from '#renderer/app/index.ts';
import type { ResponseOf } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Choices } from './sheet-choices.ts';
import type { PrintableName } from './use-own-set.ts';
import { useMade, type Wanted } from './use-sheets.ts';

export type SolidView = ResponseOf<'viewSolid'>;

export interface Solid {
  readonly plan: SolidPlan | undefined;
  readonly problem: Problem | undefined;
  /** This is undefined while the shown bed is being made, which can take seconds. */
  readonly view: SolidView | undefined;
  /** This stays true until something else is chosen or `makeView` is called. */
  readonly isStopped: boolean;
  readonly stopView: () => void;
  readonly makeView: () => void;
}

/** A view is requested only after this pause, so that a number stepped up quickly is not drawn at every step. */
const restMs = 250;

export function useSolid(product: SolidProduct, choices: Choices, bed: number, named: PrintableName): Solid {
  const { wanted, value: plan, problem } = useMade(product, choices, planOf);
  const beds = problem === undefined && plan !== undefined ? plan.sheets.length : 0;
  const shown = Math.min(bed, beds - 1);
  const [stopped, setStopped] = useState<{ readonly wanted: Wanted<SolidProduct>; readonly bed: number }>();
  const isStopped = stopped?.wanted === wanted && stopped.bed === shown;
  const view = useView(wanted, isStopped ? -1 : shown, named);
  return {
    plan,
    problem: problem ?? view.problem,
    view: problem === undefined ? view.seen : undefined,
    isStopped,
    stopView: () => {
      setStopped({ wanted, bed: shown });
    },
    makeView: () => {
      setStopped(undefined);
    },
  };
}

function planOf({ product, choices }: Wanted<SolidProduct>): Result<SolidPlan, Problem> {
  const parsed = product.parse(choices);
  return parsed.ok ? product.plan(parsed.value) : parsed;
}

interface Viewed {
  readonly wanted: Wanted<SolidProduct>;
  readonly bed: number;
  readonly seen: SolidView | undefined;
  readonly problem: Problem | undefined;
}

/** Requests the view of a bed and cancels outdated requests; a bed below 0 requests none. */
function useView(
  wanted: Wanted<SolidProduct>,
  bed: number,
  { product, set }: PrintableName,
): Pick<Viewed, 'seen' | 'problem'> {
  const gateway = useGateway();
  const [viewed, setViewed] = useState<Viewed>();
  useEffect(() => {
    if (bed < 0) return undefined;
    const job = `view-${crypto.randomUUID()}`;
    let isWanted = true;
    const rest = setTimeout(() => {
      void gateway
        .call('viewSolid', { job, product, set, options: wanted.choices, sheet: `${bed + 1}` })
        .then((answer) => {
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
  }, [gateway, wanted, bed, product, set]);
  return viewed?.wanted === wanted && viewed.bed === bed ? viewed : { seen: undefined, problem: undefined };
}
