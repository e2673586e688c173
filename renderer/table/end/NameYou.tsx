import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, usePlayerName } from '#renderer/app/index.ts';
import { Button, TextField, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { longestName, tidyName, type Problem } from '#shared/kernel/index.ts';
import type { Shell } from '../use-shell.ts';
import type { TableTypes } from '../store/index.ts';
import { namePlayer } from './name-player.ts';

/** Asks a person who plays without a name for one, once the game is over. */
export function NameYou<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const you = t('common:you');
  const seat = model.people.find((at) => model.names[at] === you);
  return seat === undefined ? null : <NameField model={model} seat={seat} you={you} />;
}

interface NameFieldProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly seat: number;
  readonly you: string;
}

function NameField<T extends TableTypes>({ model, seat, you }: NameFieldProps<T>) {
  const { t } = useTranslation('table');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, remember] = usePlayerName();
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<Problem | 'empty'>();
  const keep = async () => {
    if (tidyName(written) === '') {
      setProblem('empty');
      say(t('end.name.none'), 'urgent');
      return;
    }
    const named = await namePlayer(gateway, model.game.id, seat, written);
    if (!named.ok) {
      setProblem(named.problem);
      say(problemText(t, named.problem), 'urgent');
      return;
    }
    remember(named.value.name);
    await model.play.heard(named.value.revision);
    say(t('end.name.kept', { name: named.value.name }));
  };
  return (
    <form
      className="end-name"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField
        label={t('end.name.label', { you })}
        showLabel
        value={written}
        maxLength={longestName}
        problem={problem === 'empty' ? undefined : problem}
        says={problem === 'empty' ? t('end.name.none') : undefined}
        wrong={problem !== undefined}
        onChange={(next) => {
          setProblem(undefined);
          setWritten(next);
        }}
      />
      <Button type="submit">{t('end.name.keep')}</Button>
    </form>
  );
}
