import { gameIds, manifestOf } from '#shared/games/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { ProposeAsk, ProposedKind } from './ask.ts';

export function referencesFor({
  kind,
  language,
}: Pick<ProposeAsk, 'kind' | 'language'>): readonly PieceSet[] {
  const ofKind = setsOf(kind);
  const ofLanguage = ofKind.filter((set) => set.language === language);
  return ofLanguage.length > 0 ? ofLanguage : ofKind;
}

/** Boards of a proposed set are those of the game whose pieces it has. */
export function boardsOf(kind: ProposedKind): PieceSet['boards'] {
  const { standard } = setsOf(kind)[0]?.boards ?? {};
  return standard === undefined ? {} : { standard };
}

function setsOf(kind: ProposedKind): readonly PieceSet[] {
  return gameIds
    .map(manifestOf)
    .filter(({ proposed }) => proposed === kind)
    .flatMap(({ sets }) => sets.flatMap((set) => ('pieces' in set ? set.pieces : [])));
}
