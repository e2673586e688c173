import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { SecondActions, useLesson, usePuzzle, useSaving } from '#renderer/table/index.ts';
import type { AlphacubesTable } from './table-types.ts';
import type { TableModel } from './use-model.ts';

export interface TurnActions {
  readonly play: () => void;
  readonly takeBack: () => void;
  readonly exchange: () => void;
  readonly pass: () => void;
}

export function turnActions(
  model: TableModel,
  make: (moves: readonly AlphacubesTable['proposal'][]) => void,
): TurnActions {
  const { play, draft, seat, view } = model;
  const turn = view === undefined ? undefined : seat;
  return {
    play: () => {
      if (turn === undefined) return;
      const { gesture } = draft;
      if (gesture.kind === 'exchanging') {
        make([{ kind: 'exchange', by: turn, cubes: gesture.cubes as never }]);
        return;
      }
      const placements = draft.laid.map(({ square, cube, letter }) => ({
        square,
        cube: cube as never,
        letter,
      }));
      make([{ kind: 'play', by: turn, placements }]);
    },
    takeBack: () => play.act(draft.gesture.kind === 'exchanging' ? { kind: 'let-go' } : { kind: 'recall' }),
    exchange: () => play.act({ kind: 'exchange' }),
    pass: () => {
      if (turn !== undefined) make([{ kind: 'pass', by: turn }]);
    },
  };
}

interface ActionsProps {
  readonly model: TableModel;
  readonly actions: TurnActions;
  readonly short?: boolean;
}

export function ExchangeActions({
  model,
  actions,
  count,
  short = false,
}: ActionsProps & { readonly count: number }) {
  const { t } = useTranslation('alphacubes');
  const busy = useSaving(model.play) !== 'saved';
  return (
    <>
      <Button
        look="filled"
        className="actions-main"
        command="main"
        showsKey={!short}
        disabled={busy || count === 0}
        onClick={actions.play}
      >
        {t('actions.exchangeCubes', { count })}
      </Button>
      <SecondActions>
        <Button key="cancel" onClick={actions.takeBack}>
          {t('actions.cancel')}
        </Button>
      </SecondActions>
    </>
  );
}

export function Actions({ model, actions }: ActionsProps) {
  const { t } = useTranslation('alphacubes');
  const { draft, state, play } = model;
  const busy = useSaving(play) !== 'saved';
  const isLesson = useLesson() !== undefined;
  if (draft.gesture.kind === 'exchanging') {
    return (
      <div key="exchange" className="actions" role="group" aria-label={t('table:actions.label')}>
        <ExchangeActions model={model} actions={actions} count={draft.gesture.cubes.length} />
      </div>
    );
  }
  return (
    <div key="turn" className="actions turn-actions" role="group" aria-label={t('table:actions.label')}>
      <MainAction model={model} actions={actions} />
      <SecondActions
        takeBack={
          isLesson ? null : (
            <Button disabled={draft.laid.length === 0} onClick={actions.takeBack}>
              {t('actions.takeBack')}
            </Button>
          )
        }
      >
        <Button className="actions-exchange" disabled={busy || state.stock === 0} onClick={actions.exchange}>
          {t('actions.exchange')}
        </Button>
        {isLesson ? null : (
          <Button disabled={busy} onClick={actions.pass}>
            {t('actions.pass')}
          </Button>
        )}
      </SecondActions>
    </div>
  );
}

/** A word of more letters than this leaves no room for the key in the button. */
const roomForKey = 5;
const roomForWord = 9;

export function MainAction({ model, actions, short = false }: ActionsProps) {
  const { t } = useTranslation('alphacubes');
  const { laid, draft, play } = model;
  const saving = useSaving(play);
  const score = laid?.ok === true && laid.value.unknown.length === 0 ? laid.value.score : undefined;
  const word = score?.words[0]?.word ?? '';
  const isPuzzle = usePuzzle() !== undefined;
  const label =
    score === undefined
      ? t(isPuzzle ? 'table:puzzle.try' : 'actions.play')
      : short || word.length > roomForWord
        ? t(isPuzzle ? 'table:puzzle.tryFor' : 'actions.playFor', { points: score.total })
        : t(isPuzzle ? 'table:puzzle.tryWord' : 'actions.playWord', { word, points: score.total });
  return (
    <Button
      look="filled"
      className="actions-main"
      command="main"
      showsKey={!short && word.length <= roomForKey}
      disabled={draft.laid.length === 0 || saving !== 'saved'}
      onClick={actions.play}
    >
      {saving === 'saving' ? t('actions.saving') : label}
    </Button>
  );
}
