import { setOf } from '#shared/games/cubeword/index.ts';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWidth } from '#renderer/app/index.ts';
import { useTranslation } from 'react-i18next';
import {
  pastMoves,
  ReviewLink,
  TableFrame,
  useEndQuestion,
  useMedia,
  type TableProps,
} from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { actionsOf } from './actions.ts';
import { CompactSide, type SideTab } from './CompactSide.tsx';
import { cubeEntries } from './cube-entries.ts';
import { FeltPlace } from './FeltPlace.tsx';
import { keyAction } from './keys.ts';
import { PoolLetters } from './PoolLetters.tsx';
import { CubesPlace, cubesOnRail, PoolPlace } from './PoolPlace.tsx';
import { ReviewPlace } from './ReviewPlace.tsx';
import { scoreColumns } from './score-lines.ts';
import { hintTexts, texts } from './speech.ts';
import type { CubewordTable } from './table-types.ts';
import { TurnSide } from './TurnSide.tsx';
import { useCubeDrag } from './use-cube-drag.tsx';
import { useDraftSaying } from './use-draft-saying.ts';
import { useModel, type TableModel } from './use-model.ts';
import { useTurnKeys } from './use-turn-keys.ts';

/** Below this, two columns do not fit, so tabs take their place. */

export function Table({ play, game }: TableProps<CubewordTable>) {
  const { t } = useTranslation('cubewordTable');
  const model = useModel(play, game);
  const compact = useMedia(breakpoints.tight);
  const { make, question } = useEndQuestion(model, texts);
  const [tab, setTab] = useState<SideTab>('pool');
  const actions = actionsOf(model, make, () => {
    // The field must be on the page before it gets the focus.
    flushSync(() => {
      setTab('turn');
    });
  });
  const onHint = useCallback(() => {
    if (model.view !== undefined) void play.hint();
  }, [play, model.view]);
  const onKey = useTurnKeys(model, actions, onHint);
  useDraftSaying(model);
  const { draft, state, seat, check, view } = model;
  const columns = useMemo(
    () => scoreColumns(t, pastMoves(game), game.record.players.length, game.record.setUp),
    [t, game],
  );
  const felt = check?.felt ?? state.felt;
  const entries = useMemo(
    () =>
      cubeEntries(t, setOf(state.options), felt, {
        faces: draft.faces,
        held: view === undefined ? undefined : draft.held,
      }),
    [t, state.options, felt, draft.faces, draft.held, view],
  );
  const { grab: onGrab, ghost } = useCubeDrag(model);
  const [under, width] = useWidth<HTMLDivElement>(575);
  const onRail = cubesOnRail(width);
  const places = { model, entries, onRail, onKey, onGrab };
  const cubes = <CubesPlace {...places} />;
  return (
    <TableFrame
      model={model}
      texts={texts}
      hintTexts={hintTexts}
      places={placesOf(model)}
      compact={compact}
      layout="cubeword"
      scores={{ columns, live: liveLine(model, t('scores.now')) }}
      settlement={undefined}
      idle={seat === undefined ? undefined : { kind: 'pass', by: seat }}
      onHint={onHint}
      onShuffle={undefined}
      question={question}
      steps={
        view === undefined
          ? undefined
          : {
              back: draft.past.length === 0 ? undefined : () => play.act({ kind: 'step-back' }),
              on: draft.future.length === 0 ? undefined : () => play.act({ kind: 'step-on' }),
            }
      }
      onReview={game.list === undefined ? undefined : model.review.showGame}
      slots={{
        board: (
          <>
            <FeltPlace model={model} onKey={onKey} onGrab={onGrab} />
            <div ref={under} className="cubeword-under">
              {compact ? null : <PoolPlace {...places} />}
            </div>
          </>
        ),
        turn: compact ? (
          <CompactSide {...places} actions={actions} make={make} tab={tab} onTab={setTab} />
        ) : (
          <TurnSide {...places} actions={actions} make={make} />
        ),
        claims: null,
        review: model.review.open === 'none' ? undefined : <ReviewPlace model={model} />,
        lookBack: <ReviewLink lookBack={model.review} />,
        // With little room, the computer's moves take all of it.
        hiddenHand: compact ? null : cubes,
        restingHand: compact ? null : cubes,
        last: { label: t('letters.title'), content: <PoolLetters view={state} /> },
        ghost,
      }}
    />
  );
}

/** The felt's tab stop. */
const turnPlaces = ['.felt-place[tabindex="0"]'];
const hasKey = (event: KeyboardEvent): boolean => keyAction(event, 'felt') !== undefined;

function placesOf({ review: { open, turn } }: TableModel) {
  return {
    turn: turnPlaces,
    claims: '',
    review: open === 'none' ? undefined : String(turn?.at ?? ''),
    hasKey,
  };
}

function liveLine({ check, draft }: TableModel, text: string) {
  if (check === undefined || draft.parts.length === 0) return undefined;
  return { text, points: check.score.total };
}
