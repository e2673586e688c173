import { assertNever, ok, type Problem, type Result } from '#shared/kernel/result.ts';
import { decodeLexicon, type Lexicon } from '#shared/lexicon/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { measureBalance, type BalanceRequest, type BalanceFigures } from '../balance/balance.ts';
import { checkDesign } from '../checks/checks.ts';
import type { Finding } from '../checks/finding.ts';
import { measureWorth, type WorthRequest, type WorthSums } from '../lab/worth.ts';
import { checkProposeRequest, type ProposeRequest } from '../propose/request.ts';
import { proposeSet, type Proposal, type ProposeProgress } from '../propose/propose.ts';

export type DesignJob =
  | {
      readonly kind: 'check';
      readonly set: PieceSet;
      readonly strange?: readonly string[];
      readonly products?: readonly string[];
    }
  | { readonly kind: 'balance'; readonly ask: Omit<BalanceRequest, 'lexicon'> }
  /** Draws hands up to the total `hands`, continuing from `from`. */
  | {
      readonly kind: 'worth';
      readonly ask: Omit<WorthRequest, 'lexicon'>;
      readonly from?: WorthSums | undefined;
      readonly hands: number;
    }
  | { readonly kind: 'propose'; readonly ask: Omit<ProposeRequest, 'lexicon'> };

export interface DesignAnswers {
  readonly check: readonly Finding[];
  readonly balance: BalanceFigures;
  readonly worth: WorthSums;
  readonly propose: Proposal;
}

/** The words are sent first and once, as the bytes of a `*.cwlex` file. Jobs follow and run one after the other. */
export type ToDesigner =
  | { readonly kind: 'load'; readonly source: { readonly file: string; readonly bytes: Uint8Array } }
  | { readonly kind: 'job'; readonly id: number; readonly job: DesignJob };

export type FromDesigner =
  | { readonly kind: 'figures'; readonly id: number; readonly figures: BalanceFigures }
  /** A measurement can continue from these sums. */
  | { readonly kind: 'sums'; readonly id: number; readonly sums: WorthSums }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: ProposeProgress }
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly result: Result<DesignAnswers[DesignJob['kind']], Problem>;
    };

/** A balance is first reported after this many hands, and then whenever the hands have grown by half. */
const firstReport = 12;
/** A worth is reported at each tenth more hands, within these bounds, so that a stop loses only tenths of a second. */
const worthReports = { least: 8, most: 64 } as const;

/** Returns the handler of a designer thread's messages, which answers by `say`; ending the thread cancels a job. */
export function createDesignServer(say: (word: FromDesigner) => void): (asked: ToDesigner) => void {
  let lexicon: Result<Lexicon, Problem> | undefined;
  return (asked) => {
    if (asked.kind === 'load') {
      lexicon = decodeLexicon(asked.source.bytes, asked.source.file);
      return;
    }
    if (lexicon === undefined) throw new Error('A designer was given a job before its words.');
    const { id, job } = asked;
    const result = lexicon.ok ? performJob(job, lexicon.value, id, say) : lexicon;
    say({ kind: 'done', id, result });
  };
}

function performJob(
  job: DesignJob,
  lexicon: Lexicon,
  id: number,
  say: (word: FromDesigner) => void,
): Result<DesignAnswers[DesignJob['kind']], Problem> {
  switch (job.kind) {
    case 'check': {
      const { set, strange, products } = job;
      const hasGlyph = strange === undefined ? undefined : (letter: string) => !strange.includes(letter);
      return ok(checkDesign({ set, lexicon, hasGlyph, products }));
    }
    case 'balance': {
      let reported = 0;
      return ok(
        finish(measureBalance({ ...job.ask, lexicon }), (figures) => {
          if (figures.hands < Math.max(firstReport, reported * 1.5)) return;
          reported = figures.hands;
          say({ kind: 'figures', id, figures });
        }),
      );
    }
    case 'worth': {
      let reported = job.from?.hands ?? 0;
      return ok(
        finish(measureWorth({ ...job.ask, lexicon }, job.hands, job.from), (sums) => {
          const { least, most } = worthReports;
          if (sums.hands - reported < Math.min(most, Math.max(least, reported / 10))) return;
          reported = sums.hands;
          say({ kind: 'sums', id, sums });
        }),
      );
    }
    case 'propose': {
      const ask = { ...job.ask, lexicon };
      const sound = checkProposeRequest(ask);
      if (!sound.ok) return sound;
      let percent = -1;
      return ok(
        finish(proposeSet(ask), (progress) => {
          const now = Math.floor((100 * progress.done) / progress.total);
          if (now === percent) return;
          percent = now;
          say({ kind: 'progress', id, progress });
        }),
      );
    }
    default:
      return assertNever(job);
  }
}

function finish<Y, R>(run: Generator<Y, R, undefined>, meanwhile: (step: Y) => void): R {
  for (;;) {
    const next = run.next();
    if (next.done === true) return next.value;
    meanwhile(next.value);
  }
}
