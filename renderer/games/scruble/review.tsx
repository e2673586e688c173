import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewParts, TurnOnTable } from '#renderer/table/index.ts';
import {
  afterTwists,
  scruble,
  twistsText,
  type Claim,
  type ScrubleTurn,
} from '#shared/games/scruble/index.ts';
import type { DraftStep } from './draft/draft.ts';
import { turnOf } from './found-claim.ts';
import { MapView } from './MapView.tsx';
import { shownCube } from './shown-cube.ts';
import { spoken } from './spoken.ts';
import type { ScrubleTable } from './table-types.ts';
import { twistsLabel } from './texts.ts';
import { keyAction } from './use-keys.ts';
import { checkedClaim, nothing, wordOn } from './use-model.ts';
import './map.css';

type Shown = TurnOnTable<ScrubleTable, ScrubleTurn>;

export const review: ReviewParts<ScrubleTable, ScrubleTurn> = {
  spoken,
  showsOne: true,
  playedName: (t, { move }) =>
    move.kind === 'claim' ? nameOf(move) : { name: t('scrubleTable:scores.pass') },
  lineName: (_, turn, line) => {
    const claim = claimOf(turn, line);
    return claim === undefined ? { name: line } : nameOf(claim);
  },
  positionOf: ({ model, turn, best }) => ({
    view: turn.before,
    draft: { ...model.draft, crossing: undefined, ...stepOf(turn, best) },
  }),
  Picture,
};

/** A word lies where its twists have brought it, so that they stand for its place. */
function nameOf({ word, twists }: Claim) {
  return { name: word, place: twistsText(twists) };
}

function claimOf({ before, seat }: ScrubleTurn, line: string) {
  const parsed = scruble.notation.parse(before, seat, line);
  return parsed.ok && parsed.value.kind === 'claim' ? parsed.value : undefined;
}

function stepOf(turn: ScrubleTurn, best: string | undefined): DraftStep {
  const { before, move } = turn;
  const claim = best === undefined ? (move.kind === 'claim' ? move : undefined) : claimOf(turn, best);
  return claim === undefined ? { ...nothing, twists: move.twists } : turnOf(before.cube, claim);
}

function Picture({ model: { play, game, draft }, turn, best }: Shown) {
  const { t } = useTranslation('scrubleTable');
  const { before } = turn;
  const step = useMemo(() => stepOf(turn, best), [turn, best]);
  const shown = useMemo(() => {
    const { twists, places, wilds } = step;
    const cube = afterTwists(before.cube, twists);
    const check = checkedClaim(before, step, wordOn(cube, places, wilds), game.words);
    return shownCube({ cube, view: before, places, wilds, check });
  }, [before, step, game.words]);
  return (
    <div className="scruble-map-place">
      <MapView
        shown={shown}
        cursor={draft.cursor}
        onPick={(place) => play.act({ kind: 'cursor', place })}
        onFocus={(place) => play.act({ kind: 'cursor', place })}
        onKey={(event) => {
          const action = keyAction(event, false);
          if (action?.kind !== 'go') return;
          event.preventDefault();
          play.act(action);
        }}
      />
      <p className="small" data-spoken>
        {twistsLabel(t, step.twists)}
      </p>
    </div>
  );
}
