import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { AnsweringComputer, useSaving, numbered, typistOf, type Typist } from '#renderer/table/index.ts';
import {
  findWord,
  kubagramLine,
  spelled,
  typed,
  problemIn,
  type KubagramView,
  type OpenClaim,
  type KubagramProposal,
  type KubagramTypes,
} from '#shared/games/kubagram/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { bringIntoView } from './held/DieInHand.tsx';
import { TypedField, type Taken } from './TypedField.tsx';
import type { TableModel } from './use-model.ts';
import type { Game } from '#shared/engine/index.ts';

/** Opponents may look up these claims (K14); everybody answers under their own name. */
export function ChallengePlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('kubagramTable');
  const { state, names, play, answering } = model;
  const busy = useSaving(play) !== 'saved';
  const { phase, claims, options } = state;
  const place = useRef<HTMLElement>(null);
  // On a small screen the page may be scrolled past this place.
  useEffect(() => {
    if (place.current !== null) bringIntoView(place.current);
  }, []);
  if (phase.kind !== 'challenge') return null;
  const name = names[phase.seat] ?? '';
  const open = claims.filter(({ good }) => !good);
  return (
    <section ref={place} className="challenge kubagram-challenge" aria-labelledby="kubagram-challenge-title">
      <h2 className="now-title" id="kubagram-challenge-title" tabIndex={-1} data-rest>
        {t('challenge.title', { name })}
      </h2>
      <ul className="kubagram-claims">
        {claims.map((claim) => {
          const { word, points } = claimed(state, claim);
          return (
            <li key={claim.word}>
              <b>{word}</b> <span className="figures">{points}</span>{' '}
              {claim.good ? <span className="small soft">{t('challenge.good')}</span> : null}
            </li>
          );
        })}
      </ul>
      <p className="soft small">{t(`challenge.stake.${options.lookupPenalty}`, { name })}</p>
      <AnsweringComputer model={model} deciding={(name) => t('challenge.deciding', { name })} />
      <ul className="challenge-answers" aria-label={t('challenge.answers')}>
        {answering.map((seat) => (
          <li key={seat} className="actions">
            <Button disabled={busy} onClick={() => void play.make([{ kind: 'accept', by: seat }])}>
              {t('challenge.accept', { name: names[seat] })}
            </Button>
            {open.map((claim) => (
              <Button
                key={claim.word}
                disabled={busy}
                onClick={() => void play.make([{ kind: 'challenge', by: seat, word: claim.word }])}
              >
                {t('challenge.lookUp', { name: names[seat], word: claimed(state, claim).word })}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {answering.length === 0 ? null : <TypedAnswer model={model} />}
    </section>
  );
}

function TypedAnswer({ model }: { readonly model: TableModel }) {
  const language = useScreenLanguage();
  const { game, state, names, answering, play } = model;
  const answerers = answering.map((seat) => ({ seat, name: names[seat] ?? '' }));
  const make = (text: string): Taken | Problem => {
    const read = readAnswer(game.game, state, answerers, text, language);
    if (!read.ok) return read.problem;
    void play.make([read.value]);
    return 'made';
  };
  return (
    <TypedField
      play={play}
      example="answer"
      make={make}
      standing={String(model.game.timeline.length)}
      back="#kubagram-challenge-title"
    />
  );
}

function claimed({ seats, claims }: KubagramView, { word: id }: OpenClaim) {
  const lying = findWord(seats, id)?.word;
  const word = lying ?? claims.flatMap(({ parts }) => parts).find((part) => part.word.id === id)?.word;
  return { word: typed(spelled(word?.dice ?? [])), points: word?.points ?? 0 };
}

interface WhoProblem {
  readonly code: 'kubagram/who-answers';
  readonly players: readonly string[];
}

/** Reads an answer to claims in this language or in English, such as `2 challenge CATTLE`. */
export function readAnswer(
  { notation }: Pick<Game<KubagramTypes>, 'notation'>,
  view: KubagramView,
  answerers: readonly Typist[],
  text: string,
  language: Language = 'en',
): Result<KubagramProposal, Problem> {
  const typed = typistOf(answerers, text);
  if (typed === undefined) {
    return refuse<WhoProblem>({ code: 'kubagram/who-answers', players: numbered(answerers) });
  }
  const line = kubagramLine(language, typed.rest);
  const read = line.asTyped(notation.parse(view, typed.by, line.text));
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
