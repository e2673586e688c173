import type { ComputerTurn } from '#shared/engine/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { dearestClaim, type ClaimFound } from '../best-claims.ts';
import { alphabetOf, spelled } from '../dice.ts';
import type { KubagramProposal } from '../moves.ts';
import { leastShort } from '../spelling.ts';
import { supplyOf } from '../supply.ts';
import type { KubagramTypes } from '../types.ts';
import type { KubagramView } from '../state.ts';
import type { ComputerLevel } from './levels.ts';

/** A computer that thinks about its next move. */
export interface Thinker extends Omit<ComputerTurn<KubagramTypes>, 'level'> {
  readonly level: ComputerLevel;
}

/** Spellings that are looked at for one claim; of longer words there are never so many. */
const mostSpellings = 3000;

/** The dearest thing to do with words now; undefined where there is none. */
export async function bestWord(thinker: Thinker): Promise<Result<KubagramProposal | undefined, Problem>> {
  const { view, by } = thinker;
  const joined = await bestCompound(thinker);
  if (!joined.ok || joined.value !== undefined) return joined;
  const claims = await claimsIn(thinker, view);
  if (!claims.ok) return claims;
  const [best] = claims.value;
  return ok(best === undefined ? undefined : { kind: 'claim', by, dice: best.dice });
}

/** What the level sees in this central field, the dearest first. */
export async function claimsIn(
  { by, level, askWords }: Thinker,
  view: KubagramView,
): Promise<Result<readonly ClaimFound[], Problem>> {
  const least = view.phase.kind === 'short' ? leastShort : view.options.minLength;
  const { pieces, central } = supplyOf(view, by, view.central);
  const longest = Math.max(least, level.longest);
  const ask = {
    pieces,
    least,
    longest,
    someOf: { pieces: central, least: 1 },
    order: 'longest',
    most: mostSpellings,
  } as const;
  const found = await askWords({ kind: 'spellings-from', ask }, layersOf(view, level));
  if (!found.ok) return found;
  const claims = found.value.words.flatMap((word) => dearestClaim(view, by, word) ?? []);
  return ok(claims.sort((one, other) => other.points - one.points));
}

/** A smaller vocabulary does not know what the table lets stand beyond the list either. */
export function layersOf(view: KubagramView, { tier }: ComputerLevel) {
  const layers = tableWords(view, alphabetOf(view.options.set));
  return tier === undefined ? layers : { ...layers, allowed: [] };
}

/** Two words that lie and spell a third: what is gained, and what others lose by it. */
async function bestCompound({
  view,
  by,
  level,
  askWords,
}: Thinker): Promise<Result<KubagramProposal | undefined, Problem>> {
  if (!level.joins) return ok(undefined);
  const lying = view.seats
    .flatMap(({ words }) => words)
    .filter(({ dice, extended }) => !extended && dice.length >= view.options.minLength);
  const pairs = lying.flatMap((one) =>
    lying
      .filter((other) => other !== one)
      .map((other) => ({ one, other, word: spelled([...one.dice, ...other.dice]) })),
  );
  if (pairs.length === 0) return ok(undefined);
  const task = { kind: 'known-words', words: pairs.map(({ word }) => word) } as const;
  const known = await askWords(task, layersOf(view, level));
  if (!known.ok) return known;
  const [found] = pairs.filter(({ word }) => known.value.includes(word));
  return ok(found === undefined ? undefined : { kind: 'join', by, words: [found.one.id, found.other.id] });
}
