import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Choice, Select } from '#renderer/controls/index.ts';
import { followsOthers } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { offeredLevels } from './offered-levels.ts';
import { firstLevel, type SetupPlayer } from './setup-form.ts';

export interface PlayerKindProps {
  readonly game: GameId;
  readonly player: SetupPlayer;
  readonly place: number;
  readonly onChange: (player: SetupPlayer) => void;
}

export function PlayerKind({ game, player, place, onChange }: PlayerKindProps) {
  const { t } = useTranslation('newGame');
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
          onChange(kind === 'person' ? { ...seated, kind } : { ...seated, kind, level: firstLevel(game) });
        }}
      />
      {player.kind === 'computer' && (
        <PlayerLevel
          game={game}
          label={named ? t('levelOf', { name }) : t('levelAt', { place })}
          level={player.level}
          onChange={(level) => {
            onChange({ ...player, level });
          }}
        />
      )}
    </div>
  );
}

interface PlayerLevelProps {
  readonly game: GameId;
  readonly label: string;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

function PlayerLevel({ game, label, level, onChange }: PlayerLevelProps) {
  const { t } = useTranslation('newGame');
  const says = useId();
  const [which, setWhich] = useState<'few' | 'all'>('few');
  const { computers } = gameOf(game);
  const shown = offeredLevels(computers, level, which);
  const hasMore =
    offeredLevels(computers, level, 'all').length > offeredLevels(computers, level, 'few').length;
  const points = computers.levels.find((one) => one.level === level)?.points;
  return (
    <>
      <Select
        label={label}
        value={String(level)}
        choices={shown.map((one) => ({
          value: String(one),
          label: one === followsOthers ? t('follows') : t(`game:${game}.levels.${one}`),
        }))}
        onChange={(next) => {
          onChange(Number(next));
        }}
        describedBy={says}
      />
      {hasMore && (
        <Button
          look="link"
          size="small"
          aria-describedby={says}
          onClick={() => {
            setWhich(which === 'few' ? 'all' : 'few');
          }}
        >
          {t(which === 'few' ? 'moreLevels' : 'fewerLevels')}
        </Button>
      )}
      <span id={says} className="small soft player-says">
        {level === followsOthers
          ? t(`game:${game}.levels.${level}`)
          : points !== undefined && t('levelPoints', { points })}
      </span>
    </>
  );
}
