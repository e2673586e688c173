import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxMark } from '#renderer/board/index.ts';
import { Button, Choice, useRoving } from '#renderer/controls/index.ts';
import { useSaving } from '#renderer/table/index.ts';
import {
  facesOpen,
  isJoker,
  lettersOn,
  maySetAside,
  needsVowel,
  nextSquare,
  setOf,
  squareName,
  typed,
  valueIn,
  type HeldDie,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { faceToLay, type Actions } from '../actions.ts';
import { Die } from '../Die.tsx';
import { IdentifyDie } from './IdentifyDie.tsx';
import type { TableModel } from '../use-model.ts';
import './held.css';

interface DieInHandProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

interface NextProps extends DieInHandProps {
  /** The die of this square was lifted before its letters were entered. */
  readonly lifted: number | undefined;
}

export function DieInHand({ model, actions, lifted }: NextProps) {
  const { t } = useTranslation('kubagramTable');
  const { state, names } = model;
  const { phase, handed } = state;
  if (phase.kind === 'holding') return <Held model={model} actions={actions} held={phase.held} />;
  const next = state.corner === undefined ? undefined : nextSquare(state.box, state.corner);
  const die = next === undefined ? undefined : (state.box[next] ?? undefined);
  const unseen = lifted ?? (phase.kind === 'before' && die?.unseen === true ? next : undefined);
  const to = phase.kind === 'over' ? undefined : names[(phase.seat + 1) % names.length];
  return (
    <section className="kubagram-held" aria-label={t('held.title')}>
      {handed === undefined ? null : (
        <p className="small">{t('held.handed', { letter: typed(handed.top), name: to })}</p>
      )}
      {state.corner === undefined ? null : next === undefined || die === undefined ? (
        <p className="label">{t('held.noMore')}</p>
      ) : (
        <p className="label">
          {t(die.unseen === true ? 'held.nextUnseen' : 'held.next', {
            square: squareName(next),
            letter: typed(die.top),
          })}
        </p>
      )}
      {unseen === undefined ? null : (
        <IdentifyDie key={unseen} model={model} square={unseen} isLifted={unseen === lifted} />
      )}
    </section>
  );
}

function Held({ model, actions, held }: DieInHandProps & { readonly held: HeldDie }) {
  const { t } = useTranslation('kubagramTable');
  const { state, view, tried, names } = model;
  const set = setOf(state.options);
  const open = facesOpen(set, state.central, held);
  const face = view === undefined ? undefined : faceToLay(open, tried.face);
  const letters = facesShown(state, held);
  const place = useRef<HTMLElement>(null);
  const dice = useRef<HTMLDivElement>(null);
  const roving = useRoving(dice, letters.length);
  const name = state.phase.kind === 'over' ? '' : (names[state.phase.seat] ?? '');
  const mine = view !== undefined;
  const busy = useSaving(model.play) !== 'saved';
  // The focus moves to the letters of the die that was taken, unless the player has put it elsewhere.
  useEffect(() => {
    const now = document.activeElement;
    if (mine && (now === document.body || now?.closest('[data-dice], .actions') !== null)) {
      dice.current?.querySelector<HTMLElement>('[data-item]')?.focus({ preventScroll: true });
      if (place.current !== null) bringIntoView(place.current);
    }
  }, [mine, held.die]);
  // Enter chooses the focused letter, so a typed letter takes the focus along, and Enter then lays the die.
  useEffect(() => {
    const group = dice.current;
    if (group?.contains(document.activeElement) !== true) return;
    group.querySelector<HTMLElement>('[data-item][aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [face]);
  return (
    <section ref={place} className="kubagram-held" aria-labelledby="kubagram-held-title">
      <h2 className="label" id="kubagram-held-title">
        {t(view === undefined ? 'held.of' : 'held.yours', { name })}{' '}
        <BoxMark className="kubagram-mark" mark={held.mark} size={13} /> {rule(t, state, held, open)}
      </h2>
      <div className="kubagram-held-row">
        <div
          ref={dice}
          role="group"
          aria-labelledby="kubagram-held-title"
          className="kubagram-faces"
          data-dice
          onKeyDown={roving.onKeyDown}
          onBlur={roving.onBlur}
        >
          {letters.map((letter, item) => (
            <button
              key={letter}
              type="button"
              data-item
              aria-pressed={letter === face}
              aria-disabled={view === undefined || !open.includes(letter)}
              tabIndex={item === roving.current ? 0 : -1}
              className={open.includes(letter) ? 'kubagram-face' : 'kubagram-face kubagram-face--closed'}
              onFocus={() => roving.onFocus(item)}
              onClick={() => {
                if (view !== undefined) actions.letter(letter);
              }}
            >
              <span className="visually-hidden">
                {t('held.face', { letter: typed(letter), value: valueIn(set, letter) })}
              </span>
              <Die
                set={set}
                shown={{ die: held.die, letter }}
                side={letters.length > 3 ? 52 : 64}
                look={letter === face ? 'fixed' : 'flat'}
                still
              />
            </button>
          ))}
        </div>
        {view === undefined ? null : (
          <div className="kubagram-held-how">
            <Choice
              label={t('held.end')}
              value={tried.side}
              choices={(['left', 'right'] as const).map((value) => ({
                value,
                label: t(`held.side.${value}`),
              }))}
              onChange={actions.side}
            />
            {model.seat !== undefined && maySetAside(state.central, held) ? (
              <Button
                size="small"
                disabled={busy}
                onClick={() => {
                  if (model.seat !== undefined) actions.make({ kind: 'aside', by: model.seat });
                }}
              >
                {t('held.aside')}
              </Button>
            ) : null}
            <p className="small soft">
              {face === undefined ? t('held.choose') : t('held.chosen', { letter: typed(face) })}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function facesShown({ options }: KubagramView, { die, top }: HeldDie): readonly string[] {
  const letters = lettersOn(setOf(options), die);
  return [top, ...letters.filter((letter) => letter !== top)];
}

function rule(
  t: Translate,
  { central, options }: KubagramView,
  held: HeldDie,
  open: readonly string[],
): string {
  const letters = lettersOn(setOf(options), held.die);
  if (needsVowel(central)) {
    return t(
      open.length < letters.length || isJoker(held.die)
        ? 'kubagramTable:held.rule.vowel'
        : 'kubagramTable:held.rule.noVowel',
    );
  }
  if (isJoker(held.die)) return t('kubagramTable:held.rule.joker');
  if (open.length === 1) return t('kubagramTable:held.rule.fixed');
  return t('kubagramTable:held.rule.three');
}

const above = 8;

/** Scrolls only the table, so that the element begins at its top. */
export function bringIntoView(element: HTMLElement): void {
  const table = element.closest('.table');
  if (table === null || table.scrollHeight <= table.clientHeight) return;
  table.scrollTop += element.getBoundingClientRect().top - table.getBoundingClientRect().top - above;
}
