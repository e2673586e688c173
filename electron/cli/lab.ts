import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import {
  measureWorth,
  pieceText,
  worthDefaults,
  worthFigures,
  type WorthFigures,
} from '#shared/set-design/index.ts';
import { hasFlag } from './command.ts';
import { inSteps, stopped } from './in-steps.ts';
import { numberFlag } from './option-values.ts';
import { columns, t } from './texts.ts';
import type { ThreadCall } from './thread-command.ts';

export type LabProblem =
  | { readonly code: 'cli/lab-needs-list'; readonly flag: string }
  | { readonly code: 'cli/stopped-lab'; readonly done: number; readonly total: number };

interface LabRequest {
  readonly hands: number;
  readonly seed: number;
}

const mostHands = 1_000_000;

export function labRequest(call: ThreadCall, hasWords: boolean): Result<LabRequest | undefined, Problem> {
  const hands = numberFlag(call, 'hands', 2, mostHands);
  if (!hands.ok) return hands;
  const seed = numberFlag(call, 'seed', 0, 2 ** 32 - 1);
  if (!seed.ok) return seed;
  if (!hasFlag(call, 'lab')) return ok(undefined);
  if (!hasWords) {
    return refuse<LabProblem>({ code: 'cli/lab-needs-list', flag: '--lab' });
  }
  return ok({ hands: hands.value ?? worthDefaults.enough, seed: seed.value ?? worthDefaults.seed });
}

export async function labFor(
  call: ThreadCall,
  set: PieceSet,
  lexicon: Lexicon,
  { hands, seed }: LabRequest,
): Promise<Result<WorthFigures, LabProblem>> {
  const stoppedAt = (done: number): LabProblem => ({ code: 'cli/stopped-lab', done, total: hands });
  let done = 0;
  call.reached(stoppedAt(done));
  const sums = await inSteps(measureWorth({ set, lexicon, seed }, hands), call.stop, (far) => {
    done = far.hands;
    call.reached(stoppedAt(done));
  });
  return sums === stopped ? refuse(stoppedAt(done)) : ok(worthFigures(sums));
}

/** Pieces are numbered from 1, the most valuable first, and errors are standard errors. */
export function labFacts(set: PieceSet, { pieces, ...figures }: WorthFigures): object {
  return {
    ...figures,
    pieces: pieces.map(({ piece, value, error }) => ({
      piece: piece + 1,
      faces: facesOf(set, piece),
      worth: value,
      error,
    })),
  };
}

export function labText(set: PieceSet, { hand, hands, points, dead, pieces }: WorthFigures): string {
  const head = t('cli:lab.title', {
    hand,
    hands,
    points: points.value.toFixed(1),
    error: points.error.toFixed(1),
    // With no dead hand in n hands, the rate is below 3 / n with 95 % confidence (the rule of three).
    dead:
      dead.value === 0
        ? t('cli:lab.under', { share: percent(3 / Math.max(3, hands)) })
        : `${percent(dead.value)} ± ${percent(dead.error)}`,
  });
  const rows = pieces.map(({ piece, value, error }) => [
    `${piece + 1}`.padStart(t('cli:lab.piece').length),
    facesOf(set, piece),
    signed(value).padStart(6),
    error.toFixed(2),
  ]);
  const heads = [t('cli:lab.piece'), t('cli:lab.faces'), t('cli:lab.worth').padStart(6), t('cli:lab.error')];
  return [head, columns([heads, ...rows])].join('\n');
}

const facesOf = (set: PieceSet, at: number): string => {
  const piece = set.pieces[at];
  return piece === undefined ? '' : pieceText(piece);
};
const signed = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
