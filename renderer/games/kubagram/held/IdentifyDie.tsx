import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice, TextField, useAnnounce } from '#renderer/controls/index.ts';
import { currentState } from '#shared/engine/index.ts';
import {
  alphabetOf,
  dieName,
  nameableDice,
  isJoker,
  squareName,
  typed,
  withNamedDie,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { CubeId, Problem } from '#shared/kernel/index.ts';
import { spellingIn } from '#shared/lexicon/index.ts';
import type { TableModel } from '../use-model.ts';
import './held.css';

interface IdentifyDieProps {
  readonly model: TableModel;
  readonly square: number;
  readonly isLifted: boolean;
}

const offered = 12;

/** The letters of an unknown die are typed, the one on top first. */
export function IdentifyDie({ model, square, isLifted }: IdentifyDieProps) {
  const { t } = useTranslation('kubagramTable');
  const say = useAnnounce();
  const { game, play, state } = model;
  const set = setOf(state.options);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const place = useRef<HTMLFormElement>(null);
  const title = useId();
  const letters = [...spellingIn(alphabetOf(set), text)].filter((one) => alphabetOf(set).includes(one));
  const dice = letters.length === 0 ? [] : nameableDice(currentState(game.timeline), letters);
  const name = squareName(square);
  useEffect(() => {
    if (isLifted) place.current?.querySelector('input')?.focus();
  }, [isLifted, square]);
  const tell = async (die: CubeId) => {
    const [top = ''] = letters;
    const setUp = withNamedDie(
      { setUp: game.record.setUp ?? {}, start: game.timeline.start, now: currentState(game.timeline) },
      square,
      { die, top },
    );
    const told = await play.correct(setUp);
    if (told.ok) {
      setText('');
      setProblem(undefined);
      say(t('tell.told', { die: dieName(set, die), square: name }));
    } else setProblem(told.problem);
  };
  const [only, ...others] = dice;
  return (
    <form
      ref={place}
      className="kubagram-tell"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (only !== undefined && others.length === 0) void tell(only);
      }}
    >
      <h2 className="label" id={title}>
        {t('tell.title', { square: name })}
      </h2>
      <TextField
        label={t('tell.letters')}
        showLabel
        placeholder={t('tell.example')}
        value={text}
        maxLength={8}
        autoCapitalize="characters"
        onChange={(next) => {
          setText(next.toUpperCase());
          setProblem(undefined);
        }}
      />
      {problem === undefined ? null : <ProblemNotice problem={problem} />}
      {letters.length === 0 ? null : dice.length === 0 ? (
        <p className="small">{t('tell.none', { letters: letters.map(typed).join(' ') })}</p>
      ) : dice.length > offered ? (
        <p className="small soft">{t('tell.more', { count: dice.length })}</p>
      ) : (
        <div className="kubagram-tell-dice" role="group" aria-label={t('tell.which')}>
          {dice.map((die) => (
            <Button key={die} size="small" onClick={() => void tell(die)}>
              {t(isJoker(die) ? 'tell.joker' : 'tell.die', { die: dieName(set, die) })}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
