import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import {
  LastMovePlace,
  ReviewLink,
  TodaysFive,
  TurnSlip,
  useLesson,
  TypedForm,
  useTypedLine,
} from '#renderer/table/index.ts';
import { Actions, type TurnActions } from './Actions.tsx';
import { HandPlace } from './HandPlace.tsx';
import { NowPlace } from './NowPlace.tsx';
import { TurnRegion } from './TurnRegion.tsx';
import type { OnKey } from './use-keys.ts';
import type { TableModel } from './use-model.ts';

export interface SideProps {
  readonly model: TableModel;
  readonly actions: TurnActions;
  readonly onKey: OnKey;
  readonly onGrab: (cube: number, from: string | undefined, event: PointerEvent) => void;
}

export function TurnSide({ model, actions, onKey, onGrab }: SideProps) {
  const isLesson = useLesson() !== undefined;
  return (
    <>
      <div className="turn-places">
        <TurnSlip model={model}>{null}</TurnSlip>
        {isLesson ? (
          <NowPlace model={model} />
        ) : (
          <LastMovePlace last={model.last} foot={<ReviewLink model={model} />}>
            <NowPlace model={model} />
          </LastMovePlace>
        )}
        <TypedLine key={model.turn} model={model} onPlay={actions.play} />
        {model.last.isOpen && !isLesson ? null : <TurnRegion model={model} onKey={onKey} />}
      </div>
      <TodaysFive />
      <HandPlace model={model} side={64} onKey={onKey} onGrab={onGrab} />
      <Actions model={model} actions={actions} />
    </>
  );
}

export function TypedLine({ model, onPlay }: { readonly model: TableModel; readonly onPlay: () => void }) {
  const { t } = useTranslation('alphacubes');
  const { play, draft } = model;
  const language = useScreenLanguage();
  const line = useTypedLine(draft.laid.map(({ square, letter }) => `${square} ${letter}`).join());
  return (
    <TypedForm
      play={play}
      className="typed-line"
      line={line}
      label={t('typed.label')}
      placeholder={t('typed.placeholder')}
      maxLength={60}
      autoCapitalize="characters"
      onEnter={() => {
        if (line.isEntered && model.laid?.ok === true) {
          line.clear();
          onPlay();
          return;
        }
        play.act({ kind: 'typed', text: line.text, language });
        line.enter();
      }}
    />
  );
}
