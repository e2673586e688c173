import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#renderer/controls/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { SetupPlayer } from './setup-form.ts';

export interface PlayerKindProps {
  readonly game: GameId;
  readonly player: SetupPlayer;
  readonly place: number;
  readonly onChange: (player: SetupPlayer) => void;
}

/** A computer that has not been told otherwise plays at this level. */
const usualLevel = 2;

/** Who plays at a place: a person, or a computer of some strength. */
export function PlayerKind({ game, player, place, onChange }: PlayerKindProps) {
  const { t } = useTranslation('newGame');
  const says = useId();
  const { levels } = gameOf(game).computers;
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
            kind === 'person'
              ? { ...seated, kind }
              : { ...seated, kind, level: Math.min(usualLevel, levels.length) },
          );
        }}
      />
      {player.kind === 'computer' ? (
        <>
          <Choice
            label={named ? t('levelOf', { name }) : t('levelAt', { place })}
            value={String(player.level)}
            choices={levels.map(({ level }) => ({ value: String(level), label: String(level) }))}
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
