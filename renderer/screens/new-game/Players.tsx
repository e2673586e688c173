import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Button, ProblemSentence, TextField, useAnnounce } from '#renderer/controls/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { PlayerKind } from './PlayerKind.tsx';
import { longestName } from '#shared/kernel/index.ts';
import type { NameProblem } from '#shared/records/index.ts';
import type { SetupPlayer } from './setup-form.ts';

export interface PlayersProps {
  readonly game: GameId;
  readonly players: readonly SetupPlayer[];
  readonly spare: readonly string[];
  readonly problem: NameProblem | undefined;
  readonly onChange: (players: readonly SetupPlayer[]) => void;
}

export function Players({ game, players, spare, problem, onChange }: PlayersProps) {
  const { t } = useTranslation('newGame');
  const say = useAnnounce();
  const { seats } = gameOf(game);
  const list = useRef<HTMLUListElement>(null);
  const says = useId();
  const nameField = (at: number) =>
    list.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[at];
  const focusName = (at: number) => {
    requestAnimationFrame(() => {
      const field = nameField(at);
      field?.focus();
      field?.select();
    });
  };
  // A field that gets the focus has its problem read out; one that has it already needs an announcement.
  useEffect(() => {
    if (problem === undefined) return;
    const field = nameField(problem.place - 1);
    if (field === document.activeElement) say(problemText(t, problem), 'urgent');
    else field?.focus();
  }, [problem, say, t]);
  const add = () => {
    const name = spare.find((offered) => !players.some((player) => player.name === offered)) ?? '';
    onChange([...players, { name, kind: 'person' }]);
    focusName(players.length);
  };
  const remove = (at: number) => {
    onChange(players.toSpliced(at, 1));
    focusName(Math.max(0, at - 1));
  };
  return (
    <fieldset className="players">
      <legend className="label">
        {players.length === 1 ? t('atTableAlone') : t(`game:${game}.atTable`)}
      </legend>
      <ul ref={list}>
        {players.map((player, at) => (
          <li key={at} className="player">
            <PlayerMark seat={at} />
            <TextField
              look="line"
              label={t('nameOf', { place: at + 1 })}
              value={player.name}
              maxLength={longestName}
              wrong={problem?.place === at + 1}
              aria-describedby={problem?.place === at + 1 ? says : undefined}
              onChange={(name) => {
                onChange(players.with(at, { ...player, name }));
              }}
            />
            <PlayerKind
              game={game}
              player={player}
              place={at + 1}
              onChange={(next) => {
                onChange(players.with(at, next));
              }}
            />
            {players.length > seats.least && (
              <Button
                look="quiet"
                icon="remove"
                wordless
                onClick={() => {
                  remove(at);
                }}
              >
                {player.name.trim() === ''
                  ? t('removePlace', { place: at + 1 })
                  : t('removePlayer', { name: player.name })}
              </Button>
            )}
            {problem?.place === at + 1 && (
              <p className="player-problem small">
                <ProblemSentence problem={problem} id={says} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {players.length < seats.most ? (
        <Button look="link" onClick={add}>
          {t('addPlayer')}
        </Button>
      ) : (
        <p className="small soft players-full">{t('tableFull', { most: seats.most })}</p>
      )}
    </fieldset>
  );
}
