import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { NameForm, useAnnounce } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
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
  const keep = async (title: string | undefined) => {
    const saved = await saveTitle(gateway, game.id, title);
    onProblem(saved.ok ? undefined : saved.problem);
    if (!saved.ok) return;
    say(title === undefined ? t('games.unnamed') : t('games.renamed', { title }));
    onDone();
  };
  return (
    <NameForm
      className="games-actions"
      label={t('games.name')}
      begins={game.title ?? ''}
      says={t('games.nameSays')}
      check={checkTitle}
      keep={t('games.nameKeep')}
      cancel={t('games.nameCancel')}
      onName={(title) => void keep(title)}
      onCancel={onDone}
    />
  );
}

/** Refused if the game was saved elsewhere since it was read. */
async function saveTitle(gateway: Gateway, id: string, title: string | undefined): Promise<Result<unknown>> {
  const game = await gateway.call('readGame', { id });
  if (!game.ok) return game;
  const record = parseRecord(game.value.text);
  if (!record.ok) return record;
  if (record.value.title === title) return ok(undefined);
  const text = formatRecord({ ...record.value, title });
  return gateway.call('saveGame', { id, text, revision: game.value.revision });
}
