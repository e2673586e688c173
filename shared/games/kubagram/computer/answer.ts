import { nextInt } from '#shared/kernel/index.ts';
import { spelledIn } from '../challenge.ts';
import { judgeAt } from '../judge.ts';
import type { KubagramProposal } from '../moves.ts';
import type { Thinker } from './words.ts';

/** A computer challenges only words that are not in the list. */
export function answerClaims({ view, by, words, random, level }: Thinker): KubagramProposal {
  const table = judgeAt(view, words);
  const bad = view.claims.find((claim) => !claim.good && !table.has(spelledIn(view, claim)));
  const [drawn] = nextInt(random, 100);
  return bad === undefined || drawn >= level.doubts
    ? { kind: 'accept', by }
    : { kind: 'challenge', by, word: bad.word };
}
