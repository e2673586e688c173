import type { PuzzleTexts, TriedMoves } from '#renderer/table/index.ts';
import { headingOf, placesOf } from '#shared/games/scruble/index.ts';
import { sumLines } from './sum.ts';
import type { ScrubleTable } from './table-types.ts';
import { placeText, twistsLabel } from './texts.ts';

type Tried = TriedMoves<ScrubleTable>;

export const puzzle: PuzzleTexts<ScrubleTable> = {
  what: (t, tried) => claimIn(tried)?.word ?? t('scrubleTable:puzzle.noWord'),
  where(t, tried) {
    const claim = claimIn(tried);
    if (claim === undefined) return undefined;
    const { run, twists } = claim;
    const place = placeText(t, placesOf(run)[0] ?? 0);
    const heading = t(`scrubleTable:heading.${headingOf(run).heading}`);
    return twists.length === 0
      ? t('scrubleTable:puzzle.where', { place, heading })
      : t('scrubleTable:puzzle.after', { place, heading, twists: twistsLabel(t, twists) });
  },
  sum(t, tried) {
    const claim = claimIn(tried);
    return claim === undefined
      ? undefined
      : sumLines(t, claim)
          .map(({ text, points }, at) =>
            t(`scrubleTable:puzzle.${at === 0 ? 'first' : 'part'}`, { text, points }).trim(),
          )
          .join(', ');
  },
};

function claimIn({ events }: Tried) {
  return events.find((event) => event.kind === 'claimed');
}
