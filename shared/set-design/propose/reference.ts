import { pieceSets, type PieceSet } from '#shared/pieces/index.ts';
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
