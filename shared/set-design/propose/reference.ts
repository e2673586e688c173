import { pieceSets, type PieceSet } from '#shared/pieces/index.ts';
import type { ProposeAsk, ProposedKind } from './ask.ts';

const bundled: Readonly<Record<ProposedKind, readonly string[]>> = {
  cubes: ['alphacubes'],
  blanks: ['cubeword'],
  dice: ['kubagram-en', 'kubagram-nl', 'kubagram-af'],
  tiles: ['scruble'],
};

export function referencesFor({
  kind,
  language,
}: Pick<ProposeAsk, 'kind' | 'language'>): readonly PieceSet[] {
  const ofKind = pieceSets.filter(({ name }) => bundled[kind].includes(name));
  const ofLanguage = ofKind.filter((set) => set.language === language);
  return ofLanguage.length > 0 ? ofLanguage : ofKind;
}
