import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** Why a game cannot be opened, and why its moves cannot be replayed further if that is the cause. */
export function failedText(t: Translate, problem: Problem): string {
  const text = problemText(t, problem);
  return isStop(problem) ? `${text} ${problemText(t, problem.reason)}` : text;
}

function isStop(problem: Problem): problem is Problem & { readonly reason: Problem } {
  return problem.code === 'play/stops';
}
