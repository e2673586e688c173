import { pieceSets, type PieceSet } from '#shared/pieces/index.ts';
import type { BalanceFigures } from '../balance/index.ts';
import type { ProposeAsk, ProposedKind } from './ask.ts';

/** Bundled sets by the kind of their pieces. */
const bundled: Readonly<Record<ProposedKind, readonly string[]>> = {
  cubes: ['alphacubes'],
  blanks: ['cubeword'],
  dice: ['kubagram-en', 'kubagram-nl', 'kubagram-af'],
  tiles: ['scruble'],
};

/** The bundled sets that a proposal is held against: of its kind, those of its language where there is one. */
export function referencesFor({
  kind,
  language,
}: Pick<ProposeAsk, 'kind' | 'language'>): readonly PieceSet[] {
  const ofKind = pieceSets.filter(({ name }) => bundled[kind].includes(name));
  const ofLanguage = ofKind.filter((set) => set.language === language);
  return ofLanguage.length > 0 ? ofLanguage : ofKind;
}

/** How a proposal stands beside another set: `equal` where neither is better in everything. */
export type Verdict = 'better' | 'equal' | 'worse';

/** Standard errors by which a mean must be larger: chance alone does so once in twenty. */
const apart = 1.645;

/**
 * Better: more words on average, beyond the error of both, and no fewer in the middle, no poorer poor hands and no more dead ones. The
 * other way round it is worse.
 */
export function compare(mine: BalanceFigures, other: BalanceFigures): Verdict {
  if (beats(mine, other)) return 'better';
  return beats(other, mine) ? 'worse' : 'equal';
}

function beats(one: BalanceFigures, other: BalanceFigures): boolean {
  const error = apart * Math.hypot(one.error, other.error);
  return (
    one.mean - other.mean > error &&
    one.median >= other.median &&
    one.lowTenth >= other.lowTenth &&
    one.dead <= other.dead
  );
}
