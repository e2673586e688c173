import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wordList, type ReviewParts, type TurnOnTable } from '#renderer/table/index.ts';
import { checkTurn, cubeword, type CubewordTurn, type Part } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Place } from '#shared/pieces/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { FeltView } from './felt/FeltView.tsx';
import { shownFelt } from './felt/shown-felt.ts';
import { movesText } from './speech.ts';
import { spoken } from './spoken.ts';
import type { CubewordTable } from './table-types.ts';
import { placeLabel } from './texts.ts';
import { checkedTurn } from './use-model.ts';

type Shown = TurnOnTable<CubewordTable, CubewordTurn>;

export const review: ReviewParts<CubewordTable, CubewordTurn> = {
  spoken,
  showsOne: true,
  playedName(t, { move, score }) {
    if (move.kind === 'pass') return { name: t('cubewordTable:review.passed') };
    const counts = (score?.words ?? []).flatMap(({ word, standing }) =>
      standing.kind === 'counts' ? word : [],
    );
    return { name: counts.length === 0 ? t('cubewordTable:review.moved') : wordList(t, counts) };
  },
  lineName: (t, turn, line) => ({ name: wordsOf(t, turn, partsOf(turn, line)) }),
  positionOf: ({ model, turn, best }) => ({
    view: turn.before,
    draft: { ...model.draft, parts: partsShown(turn, best), held: undefined },
  }),
  Picture,
};

function partsOf({ before, seat }: CubewordTurn, line: string): readonly Part[] {
  const parsed = cubeword.notation.parse(before, seat, line);
  return parsed.ok && parsed.value.kind === 'turn' ? parsed.value.parts : [];
}

function partsShown(turn: CubewordTurn, best: string | undefined): readonly Part[] {
  if (best !== undefined) return partsOf(turn, best);
  return turn.move.kind === 'turn' ? turn.move.parts : [];
}

/** The words of a turn that was found are all in the list. */
function wordsOf(t: Translate, { before }: CubewordTurn, parts: readonly Part[]): string {
  const check = checkTurn(before, parts, acceptAll);
  const words = check.ok ? check.value.score.words : [];
  return wordList(
    t,
    words.flatMap(({ word, standing }) => (standing.kind === 'counts' ? word : [])),
  );
}

function Picture({ model: { play, game, draft }, turn, best }: Shown) {
  const { t } = useTranslation('cubewordTable');
  const { before } = turn;
  const parts = useMemo(() => partsShown(turn, best), [turn, best]);
  const check = useMemo(() => checkedTurn(before, parts, game.words), [before, parts, game.words]);
  const shown = useMemo(() => {
    const cubes = new Set(parts.map(({ cube }) => cube));
    const felt = shownFelt({
      before: before.felt,
      check,
      last: cubes,
      touched: new Set(),
      lifted: undefined,
      marks: new Set(),
    });
    if (best === undefined) return felt;
    const ghosts = [...felt.cubes].map(
      ([place, one]) => [place, one.look === 'last-play' ? { ...one, look: 'ghost' as const } : one] as const,
    );
    return { ...felt, cubes: new Map(ghosts) };
  }, [before, check, parts, best]);
  const felt = check?.felt ?? before.felt;
  const onCursor = useCallback((place: Place) => play.act({ kind: 'cursor', place }), [play]);
  const labelOf = useCallback((key: string) => placeLabel(t, key, shown), [t, shown]);
  const fits = best === undefined ? 2 * turn.at : 2 * turn.at + 1;
  return (
    <>
      <FeltView
        shown={shown}
        sight={{ felt, cursor: draft.cursor, turn: turn.turn, fits, seen: undefined, onCursor }}
        direction={undefined}
        label={t('felt.label', { count: felt.length })}
        placeLabel={labelOf}
        onPick={onCursor}
        onHover={nothing}
        onKey={nothing}
        onGrab={nothing}
      />
      {parts.length === 0 ? null : (
        <p className="review-moves small" data-spoken>
          {movesText(t as Translate, before.felt, parts)}
        </p>
      )}
    </>
  );
}

const nothing = () => undefined;
