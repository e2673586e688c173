import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileOutcome, useFileOut, useFocusFallback, useGateway, useOneAtATime } from '#renderer/app/index.ts';
import { PlayerMark } from '#renderer/board/index.ts';
import { Button, NameForm, Question, useAnnounce } from '#renderer/controls/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { longestName, type Problem } from '#shared/kernel/index.ts';
import { checkTitle } from '#shared/records/index.ts';
import { nameOf, savedText, signed, standingText } from './captions.ts';
import { EarlierLink } from './EarlierLink.tsx';
import { copyGame, saveTitle } from './game-actions.ts';

export type Doing = 'removing' | 'renaming';

export interface ChosenGameProps {
  readonly game: GameSummary;
  readonly now: number;
  readonly doing: Doing | undefined;
  readonly onDo: (doing: Doing | undefined) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onPrint: () => void;
  readonly onProblem: (problem: Problem | undefined) => void;
}

/** What can be done with the chosen game, by its state. */
export function ChosenGame(props: ChosenGameProps) {
  const { game, now, doing, onDo, onOpen, onRemove, onPrint, onProblem } = props;
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const say = useAnnounce();
  const place = useFocusFallback<HTMLElement>();
  const once = useOneAtATime();
  const { outcome, save } = useFileOut();
  const [last, setLast] = useState<Doing>();
  const name = nameOf(t as Translate, game);
  const begin = (next: Doing) => {
    setLast(next);
    onDo(next);
  };
  const stop = () => {
    onDo(undefined);
  };
  const rename = async (title: string | undefined) => {
    const saved = await saveTitle(gateway, game.id, title);
    onProblem(saved.ok ? undefined : saved.problem);
    if (!saved.ok) return;
    say(title === undefined ? t('unnamed') : t('renamed', { title }));
    stop();
  };
  const copy = async () => {
    const room = longestName - t('copyOf', { name: '' }).length;
    const title = t('copyOf', { name: name.slice(0, room).trim() });
    const copied = await copyGame(gateway, game.id, title);
    onProblem(copied.ok ? undefined : copied.problem);
    if (copied.ok) say(t('copied', { title }));
  };
  return (
    <section ref={place} className="sheet sheet--small chosen-game" aria-labelledby="chosen-name">
      <div className="chosen-head" data-spoken>
        <h2 id="chosen-name">{name}</h2>
        <p className="soft">
          {game.title === undefined ? null : `${t(`common:games.${game.game}`)}. `}
          {t('standing', {
            standing: standingText(t as Translate, game),
            saved: savedText(t as Translate, game.changedAt, now),
          })}{' '}
          <EarlierLink id={game.id} />
        </p>
        <ul className="chosen-scores figures" data-answers="scores">
          {game.players.map((player, seat) => (
            <li key={seat}>
              <PlayerMark seat={seat} />
              <span>{player.name}</span> <b>{signed(player.points)}</b>
            </li>
          ))}
        </ul>
      </div>
      <FileOutcome outcome={outcome} />
      {doing === 'renaming' && (
        <NameForm
          className="chosen-actions"
          label={t('name')}
          begins={game.title ?? ''}
          says={t('nameSays')}
          check={checkTitle}
          keep={t('nameKeep')}
          cancel={t('nameCancel')}
          onName={(title) => void rename(title)}
          onCancel={stop}
        />
      )}
      {doing === 'removing' && (
        <Question
          className="chosen-actions"
          asks={t('confirm')}
          yes={t('removeYes')}
          no={t('removeNo')}
          onYes={onRemove}
          onNo={stop}
        />
      )}
      {doing === undefined && (
        <div key="actions" className="chosen-actions">
          <Button look="filled" command="main" showsKey className="chosen-main" onClick={onOpen}>
            {t(game.ended ? 'lookBack' : 'continue')}
          </Button>
          {game.ended ? null : (
            <a className="button button--outlined button--normal" href={lookBackAt(game.id)}>
              {t('lookBack')}
            </a>
          )}
          <Button onClick={onPrint}>{t('print')}</Button>
          <Button
            data-rest={last === 'renaming' ? true : undefined}
            onClick={() => {
              begin('renaming');
            }}
          >
            {t('rename')}
          </Button>
          <Button onClick={() => void once(copy)}>{t('copy')}</Button>
          <Button onClick={() => void save(() => gateway.takeFile('exportGame', { id: game.id }))}>
            {t('export')}
          </Button>
          <Button
            data-rest={last === 'renaming' ? undefined : true}
            command="library.remove"
            onClick={() => {
              begin('removing');
            }}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The review of a whole game is a place of its table. @param move counts moves from 1 */
export function lookBackAt(id: string, move?: number): string {
  return `#/table/${id}/review${move === undefined ? '' : `/${move}`}`;
}
