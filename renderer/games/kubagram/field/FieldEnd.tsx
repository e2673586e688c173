import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import { useSaving } from '#renderer/table/index.ts';
import { facesOpen, setOf, typed, type Side } from '#shared/games/kubagram/index.ts';
import { faceToLay, type Actions } from '../actions.ts';
import type { TableModel } from '../use-model.ts';

interface FieldEndProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly side: Side;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
}

/** A press lays the die in hand at this end, or chooses the end while its letter is not chosen. */
export function FieldEnd({ model, actions, side, tabStop, onFocus }: FieldEndProps) {
  const { t } = useTranslation('kubagramTable');
  const say = useAnnounce();
  const busy = useSaving(model.play) !== 'saved';
  const { state, tried } = model;
  const { phase, options, central } = state;
  if (phase.kind !== 'holding') return null;
  const face = faceToLay(facesOpen(setOf(options), central, phase.held), tried.face);
  const letter = face === undefined ? undefined : typed(face);
  const isChosen = tried.side === side;
  return (
    <button
      type="button"
      data-item
      aria-pressed={isChosen}
      aria-disabled={busy}
      tabIndex={tabStop ? 0 : -1}
      className={`kubagram-end kubagram-end--${side}`}
      onFocus={onFocus}
      onClick={() => {
        if (busy) return;
        if (letter === undefined) say(t('held.choose'));
        actions.layAt(side);
      }}
    >
      <span className="visually-hidden">
        {letter === undefined ? t(`central.end.${side}`) : t(`central.lay.${side}`, { letter })}
      </span>
      <span aria-hidden className={isChosen && letter !== undefined ? 'kubagram-end-letter' : ''}>
        {isChosen && letter !== undefined ? letter : t(`central.end.${side}`)}
      </span>
    </button>
  );
}
