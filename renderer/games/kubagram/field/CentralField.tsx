import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoving } from '#renderer/controls/index.ts';
import {
  findWord,
  spelled,
  typed,
  setOf,
  type KubagramView,
  type ShownDie,
  type DiceSet,
  type Side,
} from '#shared/games/kubagram/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Actions } from '../actions.ts';
import { SpokenDie } from '../Die.tsx';
import { fieldInOrder, isRearranged, type Part } from '../draft/draft.ts';
import type { TableModel } from '../use-model.ts';
import { moved } from '#renderer/table/index.ts';
import { useShortcut } from '#renderer/keys/index.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { placesLeft, withGaps } from './gaps.ts';
import { useFieldDrag } from './use-field-drag.ts';
import './fields.css';

interface CentralFieldProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

const sides = [
  { dice: 10, side: 44 },
  { dice: 26, side: 32 },
  { dice: Infinity, side: 28 },
] as const;

export function CentralField({ model, actions }: CentralFieldProps) {
  const { t } = useTranslation('kubagramTable');
  const { state, view, tried, last, names } = model;
  const set = setOf(state.options);
  const used = new Set(tried.parts.flatMap((part) => (part.kind === 'die' ? [part.die] : [])));
  const field = fieldInOrder(state, tried);
  const free = field.filter(({ die }) => !used.has(die));
  const count = free.length + tried.parts.length;
  const left = isRearranged(state, tried) ? [] : placesLeft(last.marks);
  const side = sides.find(({ dice }) => count + left.length <= dice)?.side ?? 28;
  const dice = useRef<HTMLDivElement>(null);
  const may = view !== undefined;
  const hasEnds = may && state.phase.kind === 'holding';
  const before = hasEnds ? 1 : 0;
  const items = count + 2 * before;
  const roving = useRoving(dice, items);
  const end = (side: Side, item: number) => (
    <FieldEnd
      model={model}
      actions={actions}
      side={side}
      tabStop={item === roving.current}
      onFocus={() => roving.onFocus(item)}
    />
  );
  const reorder = (dice: readonly CubeId[]) => {
    const left = [...dice];
    actions.order(field.map(({ die }) => (used.has(die) ? die : (left.shift() ?? die))));
  };
  const drag = useFieldDrag(
    dice,
    free.map(({ die }) => die),
    may ? reorder : undefined,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (roving.onKeyDown(event) || !event.altKey || !may) return;
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const at = roving.current - before;
    const to = at + step;
    if (step === 0 || at < 0 || at >= free.length || to < 0 || to >= free.length) return;
    event.preventDefault();
    const dice = free.map(({ die }) => die);
    reorder(moved(dice, at, to));
    roving.go(to + before);
  };
  return (
    <section className="kubagram-central" aria-labelledby="kubagram-central-title">
      <h2 className="label" id="kubagram-central-title">
        {t('central.title')}
      </h2>
      <p className="small">
        {left.length > 0
          ? t('lastMove.gone', {
              here: field.length,
              count: left.length,
              name: names[last.chosen?.seat ?? 0],
            })
          : field.length === 0
            ? null
            : used.size === 0
              ? t('central.dice', { count: field.length })
              : t('central.used', {
                  count: field.length,
                  used: field.filter(({ die }) => used.has(die)).length,
                })}
      </p>
      <div
        ref={dice}
        role="group"
        aria-labelledby="kubagram-central-title"
        aria-keyshortcuts={useShortcut('kubagram-dice.order')}
        className="kubagram-central-dice"
        data-travel-from
        data-dice
        onKeyDown={onKeyDown}
        onBlur={roving.onBlur}
      >
        {hasEnds ? end('left', 0) : null}
        {withGaps(free, left).map(({ shown, item, letter }) =>
          shown === undefined ? (
            <GonePlace key={`left ${item}`} letter={letter} side={side} />
          ) : (
            <DieButton
              key={shown.die}
              set={set}
              shown={shown}
              side={side}
              pressed={false}
              isNew={last.marks.has(`die ${shown.die}`)}
              disabled={!may}
              tabStop={item + before === roving.current}
              shift={drag.shift(shown.die)}
              onFocus={() => roving.onFocus(item + before)}
              onGrab={(event) => drag.grab(shown.die, event)}
              onPick={() => actions.die(shown.die)}
            />
          ),
        )}
        {tried.parts.length === 0 ? null : <span className="kubagram-central-stroke" aria-hidden />}
        {tried.parts.map((part, at) => {
          const item = before + free.length + at;
          const focus = () => roving.onFocus(item);
          return part.kind === 'die' ? (
            <DieButton
              key={part.die}
              set={set}
              shown={part}
              side={side}
              pressed
              isNew={false}
              disabled={!may}
              tabStop={item === roving.current}
              shift={0}
              onFocus={focus}
              onGrab={undefined}
              onPick={() => actions.die(part.die)}
            />
          ) : (
            <button
              key={`word ${part.word}`}
              type="button"
              data-item
              aria-pressed
              tabIndex={item === roving.current ? 0 : -1}
              className="kubagram-central-word"
              onFocus={focus}
              onClick={() => model.play.act({ kind: 'word', word: part.word })}
            >
              {wordIn(state, part)}
            </button>
          );
        })}
        {hasEnds ? end('right', items - 1) : null}
      </div>
      {count + left.length === 0 && !hasEnds ? (
        <p className="small kubagram-central-empty">{t('central.empty')}</p>
      ) : null}
    </section>
  );
}

function wordIn({ seats }: KubagramView, { word }: Extract<Part, { readonly kind: 'word' }>): string {
  return typed(spelled(findWord(seats, word)?.word.dice ?? []));
}

function GonePlace({ letter, side }: { readonly letter: string; readonly side: number }) {
  return (
    <span className="kubagram-gone" aria-hidden style={{ width: side, height: side }}>
      {letter}
    </span>
  );
}

interface DieButtonProps {
  readonly set: DiceSet;
  readonly shown: ShownDie;
  readonly side: number;
  readonly pressed: boolean;
  /** The last move laid this die. */
  readonly isNew: boolean;
  readonly disabled: boolean;
  readonly tabStop: boolean;
  /** While dice are dragged, the die moves to the right by this many pixels. */
  readonly shift: number;
  readonly onFocus: () => void;
  readonly onGrab: ((event: PointerEvent) => void) | undefined;
  readonly onPick: () => void;
}

function DieButton(props: DieButtonProps) {
  const { set, shown, side, pressed, disabled, tabStop, shift } = props;
  return (
    <button
      type="button"
      data-item
      data-die={shown.die}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={tabStop ? 0 : -1}
      className="kubagram-die"
      style={shift === 0 ? undefined : { translate: `${shift}px` }}
      onFocus={props.onFocus}
      onPointerDown={props.onGrab}
      onClick={() => {
        if (!disabled) props.onPick();
      }}
    >
      <SpokenDie
        set={set}
        shown={shown}
        side={side}
        look={pressed ? 'laid' : props.isNew ? 'last-play' : 'fixed'}
        still
      />
    </button>
  );
}
