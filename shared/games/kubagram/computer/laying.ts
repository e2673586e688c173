import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { facesOpen, maySetAside } from '../facing.ts';
import type { KubagramProposal } from '../moves.ts';
import type { HeldDie, KubagramView } from '../state.ts';
import { claimsIn, type Thinker } from './words.ts';

/** The letter that brings the dearest word now; a joker that brings none is set aside. */
export async function bestLay(thinker: Thinker, held: HeldDie): Promise<Result<KubagramProposal, Problem>> {
  const { view, by } = thinker;
  const { central, options } = view;
  let best: { readonly letter: string; readonly points: number } = { letter: held.top, points: -1 };
  for (const letter of facesOpen(options.set, central, held)) {
    const laid: KubagramView = {
      ...view,
      central: [...central, { die: held.die, letter }],
      phase: { kind: 'after', seat: by },
    };
    const claims = await claimsIn(thinker, laid);
    if (!claims.ok) return claims;
    const points = claims.value[0]?.points ?? 0;
    if (points > best.points) best = { letter, points };
  }
  return ok(
    best.points === 0 && maySetAside(central, held)
      ? { kind: 'aside', by }
      : { kind: 'lay', by, letter: best.letter, side: 'right' },
  );
}
