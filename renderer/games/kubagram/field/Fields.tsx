import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { useRoving } from '#renderer/controls/index.ts';
import { framedPlays } from '#renderer/table/index.ts';
import { spelled, typed, type FieldWord, setOf } from '#shared/games/kubagram/index.ts';
import { Die } from '../Die.tsx';
import { Drawn } from './Drawn.tsx';
import { Joker } from './Joker.tsx';
import type { Actions } from '../actions.ts';
import { maySpell } from '../draft/draft.ts';
import type { TableModel } from '../use-model.ts';
import './fields.css';

interface FieldsProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

export function Fields({ model, actions, best }: FieldsProps & { readonly best: string | undefined }) {
  const { state, seat } = model;
  const seats = state.seats.map((_, at) => at);
  const order = seat === undefined ? seats : [seat, ...seats.filter((at) => at !== seat)];
  return (
    <div className="kubagram-fields">
      {best === undefined || model.ending !== undefined ? null : <p className="small soft">{best}</p>}
      {order.map((at) => (
        <Field key={at} at={at} model={model} actions={actions} />
      ))}
    </div>
  );
}

function Field({ at, model, actions }: FieldsProps & { readonly at: number }) {
  const { t } = useTranslation('kubagramTable');
  const { state, names, scores, seat, view, tried, last } = model;
  const field = state.seats[at];
  const best = useMemo(() => framedPlays(model).find((made) => made.seat === at)?.places[0], [model, at]);
  const dice = useRef<HTMLUListElement>(null);
  const roving = useRoving(dice, field?.words.length ?? 0);
  if (field === undefined) return null;
  const set = setOf(state.options);
  const name = names[at] ?? '';
  const may = view !== undefined && maySpell(view);
  return (
    <section
      className={at === seat ? 'kubagram-player kubagram-player--now' : 'kubagram-player'}
      aria-label={name}
    >
      <header>
        <PlayerMark seat={at} />
        <h3>{name}</h3>
        {at === seat ? <span className="kubagram-player-says">{t(`doing.${doing(model)}`)}</span> : null}
        <Drawn set={set} dice={field.drawn} />
        {field.skipped ? <span className="small soft">{t('fields.skipped')}</span> : null}
        <span className="kubagram-player-score figures">{scores[at]}</span>
      </header>
      {field.words.length + field.jokers.length === 0 ? (
        <p className="small soft">{t('fields.empty')}</p>
      ) : null}
      <div className="kubagram-player-dice">
        <ul
          ref={dice}
          className="kubagram-words"
          aria-label={t('fields.words', { name })}
          data-dice
          onKeyDown={roving.onKeyDown}
          onBlur={roving.onBlur}
        >
          {field.words.map((word, item) => (
            <li key={word.id}>
              <button
                type="button"
                data-item
                aria-pressed={tried.parts.some((part) => part.kind === 'word' && part.word === word.id)}
                aria-disabled={!may}
                tabIndex={item === roving.current ? 0 : -1}
                className={best === `word ${word.id}` ? 'kubagram-word kubagram-word--best' : 'kubagram-word'}
                onFocus={() => roving.onFocus(item)}
                onClick={() => {
                  if (may) model.play.act({ kind: 'word', word: word.id });
                }}
              >
                {best === `word ${word.id}` ? <PlayerMark seat={at} /> : null}
                <span className="visually-hidden">
                  {t('fields.word', { word: typed(spelled(word.dice)) })}{' '}
                </span>
                <span className="kubagram-word-dice" aria-hidden>
                  {word.dice.map((shown) => (
                    <Die
                      key={shown.die}
                      set={set}
                      shown={shown}
                      side={30}
                      look={last.marks.has(`word ${word.id}`) ? 'last-play' : 'fixed'}
                      still
                    />
                  ))}
                </span>
                <b className="figures">{word.points}</b>
              </button>
              <WordNote word={word} />
            </li>
          ))}
        </ul>
        {field.jokers.map((die) => (
          <Joker key={die} die={die} at={at} model={model} actions={actions} />
        ))}
      </div>
    </section>
  );
}

function doing({ state: { phase } }: TableModel): 'corner' | 'claiming' | 'laying' | 'last' {
  if (phase.kind === 'corner') return 'corner';
  if (phase.kind === 'holding') return 'laying';
  return phase.kind === 'short' ? 'last' : 'claiming';
}

function WordNote({ word: { parts, extended } }: { readonly word: FieldWord }) {
  const { t } = useTranslation('kubagramTable');
  if (parts < 2 && !extended) return null;
  const says = [
    ...(parts > 1 ? [t('fields.compound', { count: parts })] : []),
    ...(extended ? [t('fields.extended')] : []),
  ];
  return <span className="small soft">{says.join(', ')}</span>;
}
