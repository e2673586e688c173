import { setOf } from '#shared/games/cubeword/index.ts';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWidth } from '#renderer/app/index.ts';
import { useTranslation } from 'react-i18next';
import {
  pastMoves,
  TableFrame,
  useCompact,
  useDraftAnnouncements,
  useEndQuestion,
  type Places,
  type TableProps,
} from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { actionsOf } from './actions.ts';
import { CompactSide, type SideTab } from './CompactSide.tsx';
import { cubeEntries } from './cubes/cube-entries.ts';
import { FeltPlace } from './felt/FeltPlace.tsx';
import { keyAction, useTurnKeys } from './use-keys.ts';
import { PoolLetters } from './cubes/PoolLetters.tsx';
import { cubesOnRail, CubesPlace, PoolPlace } from './cubes/PoolPlace.tsx';
import { scoreColumns } from './score-lines.ts';
import { hintTexts, texts } from './speech.ts';
import { spoken } from './spoken.ts';
import type { CubewordTable } from './table-types.ts';
import { TurnSide } from './TurnSide.tsx';
import { useCubeDrag } from './use-cube-drag.tsx';
import { draftSayings } from './draft/draft-sayings.ts';
import { useModel, type TableModel } from './use-model.ts';

export function Table({ play, game }: TableProps<CubewordTable>) {
  const { t } = useTranslation('cubewordTable');
  const model = useModel({ play, game });
  const { compact, onCrowded } = useCompact(breakpoints.tight);
  const { make, question } = useEndQuestion(model, texts);
  const [tab, setTab] = useState<SideTab>('pool');
  const actions = actionsOf(model, make, () => {
    // The field must be on the page before it gets the focus.
    flushSync(() => setTab('turn'));
  });
  const onKey = useTurnKeys(model, actions);
  useDraftAnnouncements(model, draftSayings, model.draft.parts, model.lifted?.place);
  const { draft, state, seat, check, view } = model;
  const columns = useMemo(
    () => scoreColumns(t, pastMoves(game), game.game.rules.scores(game.timeline.start)),
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
  const side = { model, entries, onRail, onKey, onGrab };
  const cubes = <CubesPlace {...side} />;
  return (
    <TableFrame
      model={model}
      texts={texts}
      hintTexts={hintTexts}
      spoken={spoken}
      places={places}
      compact={compact}
      onCrowded={onCrowded}
      layout="cubeword"
      scores={{ columns, live: liveLine(model, t('scores.now')), unit: 'turn' }}
      idle={seat === undefined ? undefined : { kind: 'pass', by: seat }}
      question={question}
      slots={{
        board: (
          <>
            <FeltPlace model={model} onKey={onKey} onGrab={onGrab} />
            <div ref={under} className="cubeword-under">
              {compact ? null : <PoolPlace {...side} />}
            </div>
          </>
        ),
        turn: compact ? (
          <CompactSide {...side} actions={actions} make={make} tab={tab} onTab={setTab} />
        ) : (
          <TurnSide {...side} actions={actions} make={make} />
        ),
        // The compact layout needs all its room for the computer's moves.
        ...(compact ? {} : { hiddenHand: cubes, restingHand: cubes }),
        last: { label: t('letters.title'), content: <PoolLetters view={state} /> },
        ghost,
      }}
    />
  );
}

const places: Places = {
  turn: ['.felt-place[tabindex="0"]'],
  hasKey: (event) => keyAction(event, 'felt') !== undefined,
};

function liveLine({ check, draft }: TableModel, text: string) {
  if (check === undefined || draft.parts.length === 0) return undefined;
  return { text, points: check.score.total };
}
