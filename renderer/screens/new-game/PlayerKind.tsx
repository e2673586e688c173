import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Select } from '#renderer/controls/index.ts';
import { followsOthers, usualLevel } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { SetupPlayer } from './setup-form.ts';

export interface PlayerKindProps {
  readonly game: GameId;
  readonly player: SetupPlayer;
  readonly place: number;
  readonly onChange: (player: SetupPlayer) => void;
}

export function PlayerKind({ game, player, place, onChange }: PlayerKindProps) {
  const { t } = useTranslation('newGame');
  const says = useId();
  const { computers } = gameOf(game);
  const levels = [
    ...(computers.follow === undefined ? [] : [{ level: followsOthers, points: undefined }]),
    ...computers.levels,
  ];
  const Levels = levels.length > 4 ? Select : Choice;
  const name = player.name.trim();
  const named = name !== '';
  return (
    <div className="player-kind">
      <Choice
        label={named ? t('kindOf', { name }) : t('kindAt', { place })}
        value={player.kind}
        choices={(['person', 'computer'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(kind) => {
          const seated = { name: player.name };
          onChange(
            kind === 'person' ? { ...seated, kind } : { ...seated, kind, level: usualLevel(computers) },
          );
        }}
      />
      {player.kind === 'computer' ? (
        <>
          <Levels
            label={named ? t('levelOf', { name }) : t('levelAt', { place })}
            value={String(player.level)}
            choices={levels.map(({ level, points }) => ({
              value: String(level),
              label:
                level === followsOthers
                  ? t('follows')
                  : points === undefined
                    ? String(level)
                    : t('levelPoints', { level, points }),
            }))}
            onChange={(level) => {
              onChange({ ...player, level: Number(level) });
            }}
            describedBy={says}
          />
          <span id={says} className="small soft player-says">
            {t(`game:${game}.levels.${player.level}`, { defaultValue: '' })}
          </span>
        </>
      ) : null}
    </div>
  );
}
