import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FileOutcome,
  listed,
  moment,
  useBegun,
  useFileOut,
  useFocusFallback,
  useGateway,
} from '#renderer/app/index.ts';
import { Button, Question, useAnnounce, NameForm } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { useStanding } from '../home/OnTheTable.tsx';
import { checkTitle, formatRecord, parseRecord } from '#shared/records/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';

export interface GameRowProps {
  readonly game: GameSummary;
  readonly onProblem: (problem: Problem | undefined) => void;
}

export function GameRow({ game, onProblem }: GameRowProps) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, rememberBegun] = useBegun();
  const standing = useStanding(game);
  const [doing, setDoing] = useState<'asking' | 'renaming'>();
  const [last, setLast] = useState<typeof doing>();
  const id = useId();
  const row = useFocusFallback<HTMLLIElement>();
  const name =
    game.title ??
    t('games.untitled', {
      players: listed.format(game.players.map((player) => player.name)),
      begun: moment.format(game.begunAt),
    });
  const stop = () => {
    setDoing(undefined);
  };
  const { outcome, save } = useFileOut();
  const remove = async () => {
    const answer = await gateway.call('deleteGame', { id: game.id });
    onProblem(answer.ok ? undefined : answer.problem);
    if (!answer.ok) return;
    rememberBegun();
    say(t('games.removed'));
  };
  return (
    <li ref={row} className="games-row">
      <div data-spoken>
        <h2 id={id}>
          <a href={`#/table/${game.id}`}>{name}</a>
        </h2>
        <p>{t('games.standing', { game: t(`common:games.${game.game}`), standing })}</p>
        <p className="small soft">
          {game.players.map((player) => `${player.name} ${player.points}`).join(', ')} · {t('games.savedAt')}{' '}
          <time dateTime={new Date(game.changedAt).toISOString()}>{moment.format(game.changedAt)}</time>
        </p>
      </div>
      <FileOutcome outcome={outcome} />
      {doing === 'renaming' && <Rename game={game} onProblem={onProblem} onDone={stop} />}
      {doing === 'asking' && (
        <Question
          className="games-actions"
          asks={t('games.confirm')}
          yes={t('games.removeYes')}
          no={t('games.removeNo')}
          onYes={() => void remove()}
          onNo={stop}
        />
      )}
      {doing === undefined && (
        <div key="actions" className="games-actions">
          <Button
            size="small"
            data-rest={last === 'renaming' ? true : undefined}
            aria-describedby={id}
            onClick={() => {
              setLast('renaming');
              setDoing('renaming');
            }}
          >
            {t('games.rename')}
          </Button>
          <Button
            size="small"
            aria-describedby={id}
            onClick={() => void save(() => gateway.takeFile('exportGame', { id: game.id }))}
          >
            {t('games.copy')}
          </Button>
          <Button
            size="small"
            data-rest={last === 'renaming' ? undefined : true}
            aria-describedby={id}
            onClick={() => {
              setLast('asking');
              setDoing('asking');
            }}
          >
            {t('games.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

interface RenameProps {
  readonly game: GameSummary;
  readonly onProblem: (problem: Problem | undefined) => void;
  readonly onDone: () => void;
}

function Rename({ game, onProblem, onDone }: RenameProps) {
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

/** Saves a title. The service refuses it if the game was saved elsewhere since it was read. */
async function saveTitle(gateway: Gateway, id: string, title: string | undefined): Promise<Result<unknown>> {
  const game = await gateway.call('readGame', { id });
  if (!game.ok) return game;
  const record = parseRecord(game.value.text);
  if (!record.ok) return record;
  if (record.value.title === title) return ok(undefined);
  const text = formatRecord({ ...record.value, title });
  return gateway.call('saveGame', { id, text, revision: game.value.revision });
}
