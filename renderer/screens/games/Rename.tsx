import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { Button, TextField, useAnnounce } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { longestName, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { checkTitle, formatRecord, parseRecord } from '#shared/records/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';

export interface RenameProps {
  readonly game: GameSummary;
  readonly onProblem: (problem: Problem | undefined) => void;
  readonly onDone: () => void;
}

export function Rename({ game, onProblem, onDone }: RenameProps) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const say = useAnnounce();
  const says = useId();
  const [written, setWritten] = useState(game.title ?? '');
  const [wrong, setWrong] = useState<Problem>();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const title = checkTitle(written);
    if (!title.ok) {
      setWrong(title.problem);
      say(problemText(t, title.problem), 'urgent');
      return;
    }
    const saved = await saveTitle(gateway, game.id, title.value);
    onProblem(saved.ok ? undefined : saved.problem);
    if (!saved.ok) return;
    say(title.value === undefined ? t('games.unnamed') : t('games.renamed', { title: title.value }));
    onDone();
  };
  return (
    <form
      className="games-actions"
      noValidate
      onSubmit={(event) => void keep(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <TextField
        label={t('games.name')}
        showLabel
        autoFocus
        value={written}
        maxLength={longestName}
        wrong={wrong !== undefined}
        aria-describedby={says}
        onChange={(next) => {
          setWrong(undefined);
          setWritten(next);
        }}
      />
      <Button type="submit" size="small">
        {t('games.nameKeep')}
      </Button>
      <Button size="small" onClick={onDone}>
        {t('games.nameCancel')}
      </Button>
      <p id={says} className="games-rename-says small">
        {wrong === undefined ? t('games.nameSays') : problemText(t, wrong)}
      </p>
    </form>
  );
}

/** Saves the record with another title; refused if it was saved elsewhere since it was read. */
async function saveTitle(gateway: Gateway, id: string, title: string | undefined): Promise<Result<unknown>> {
  const game = await gateway.call('readGame', { id });
  if (!game.ok) return game;
  const record = parseRecord(game.value.text);
  if (!record.ok) return record;
  if (record.value.title === title) return ok(undefined);
  const text = formatRecord({ ...record.value, title });
  return gateway.call('saveGame', { id, text, revision: game.value.revision });
}
