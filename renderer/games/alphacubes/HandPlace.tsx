import { setOf } from '#shared/games/alphacubes/index.ts';
import { useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HandView, HiddenHand, hiddenLetters, type HandEntry } from '#renderer/board/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import { heldCube } from './draft/draft.ts';
import { moved, type CoveredHandProps } from '#renderer/table/index.ts';
import { valueOf } from '#shared/pieces/index.ts';
import type { AlphacubesTable } from './table-types.ts';
import type { OnKey } from './use-keys.ts';
import { heldFacing, type TableModel } from './use-model.ts';

export interface HandPlaceProps {
  readonly model: TableModel;
  readonly side: number;
  readonly onKey: OnKey;
  readonly onGrab: (cube: number, from: string | undefined, event: PointerEvent) => void;
}

export function HandPlace(props: HandPlaceProps) {
  const { t } = useTranslation('alphacubes');
  return (
    <section className="hand-place-region" aria-label={t('hand.title')}>
      <HandLine title={t('hand.title')} stock={props.model.state.stock} />
      <OpenHand {...props} />
    </section>
  );
}

/** While a computer plays, the only person at the table can look at their own hand. */
export function RestingHandPlace({ model, side }: Pick<HandPlaceProps, 'model' | 'side'>) {
  const { t } = useTranslation('alphacubes');
  return (
    <section className="hand-place-region" aria-label={t('hand.title')}>
      <HandLine title={t('hand.title')} stock={model.state.stock} />
      <OpenHand model={model} side={side} resting onKey={rest} onGrab={rest} />
    </section>
  );
}

const rest = () => undefined;

const isIdle = ({ laid, gesture }: TableModel['draft']) => laid.length === 0 && gesture.kind !== 'exchanging';

export function HiddenHandPlace({
  model: { names, seat, state, draft },
  isPaused = false,
}: CoveredHandProps<AlphacubesTable>) {
  const { t } = useTranslation('alphacubes');
  if (seat === undefined) return null;
  const name = names[seat] ?? '';
  const title = t(isPaused ? 'hand.covered' : 'hand.of', { name });
  const cubes = state.seats[seat]?.cubes ?? 0;
  return (
    <section className="hand-place-region" aria-label={title}>
      <HandLine title={title} stock={state.stock} />
      <HiddenHand
        cubes={cubes}
        laid={isPaused ? (draft?.laid.length ?? 0) : 0}
        side={64}
        label={t('hand.hidden', { name, count: cubes })}
      />
    </section>
  );
}

function HandLine({ title, stock }: { readonly title: string; readonly stock: number }) {
  const { t } = useTranslation('alphacubes');
  return (
    <div className="hand-line">
      <h2 className="label">{title}</h2>
      <span className="label hand-stock">{t('hand.stock', { count: stock })}</span>
    </div>
  );
}

function OpenHand({
  model,
  side,
  onKey,
  onGrab,
  resting = false,
}: HandPlaceProps & { readonly resting?: boolean }) {
  const { t } = useTranslation('alphacubes');
  const say = useAnnounce();
  const { draft, play } = model;
  const held = heldCube(draft);
  const [active, setActive] = useState<number>();
  const { gesture } = draft;
  const going = gesture.kind === 'exchanging' ? gesture.cubes : [];
  const entries = draft.order.map((cube): HandEntry => {
    const facing = heldFacing(model, cube);
    const letter = facing.top;
    const value = valueOf(setOf(model.state.options), letter);
    const others = hiddenLetters(facing);
    const square = draft.laid.find((one) => one.cube === cube)?.square;
    const away = square !== undefined || (gesture.kind === 'dragging' && gesture.cube === cube);
    return {
      cube,
      letter,
      value,
      others,
      look: away ? 'place' : held === cube || going.includes(cube) ? 'turning' : 'in-hand',
      chosen: held === cube || going.includes(cube),
      label: t(square === undefined ? 'hand.cube' : 'hand.onBoard', {
        letter,
        value,
        square,
        others: others.join(', '),
      }),
    };
  });
  return (
    <HandView
      entries={entries}
      label={t('hand.title')}
      side={side}
      several={gesture.kind === 'exchanging'}
      active={active}
      onActive={setActive}
      onPick={(cube) => {
        setActive(cube);
        if (resting) return;
        play.act({ kind: 'pick-cube', cube });
      }}
      onKey={(event) => {
        const option = event.target instanceof Element ? event.target.closest('[data-cube]') : null;
        const cube = Number(option?.getAttribute('data-cube') ?? NaN);
        const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
        if (event.altKey && step !== 0 && Number.isInteger(cube)) {
          event.preventDefault();
          const from = draft.order.indexOf(cube);
          const to = from + step;
          if (resting || to < 0 || to >= draft.order.length) return;
          play.act({ kind: 'order', order: moved(draft.order, from, to) });
          const letter = heldFacing(model, cube).top;
          say(t('hand.moved', { letter, place: to + 1, count: draft.order.length }));
          return;
        }
        // With nothing to play, Enter does what Space does.
        const picks = event.key === ' ' || (event.key === 'Enter' && isIdle(draft));
        if (picks && Number.isInteger(cube) && !resting) {
          event.preventDefault();
          play.act({ kind: 'pick-cube', cube });
          return;
        }
        onKey(event, 'hand');
      }}
      onGrab={(cube, event) => onGrab(cube, draft.laid.find((one) => one.cube === cube)?.square, event)}
    />
  );
}
