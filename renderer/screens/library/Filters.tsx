import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Select, TextField } from '#renderer/controls/index.ts';
import { useShortcut } from '#renderer/keys/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import { gamesOf, peopleOf, shelfStates, type ShelfFilter } from './shown-games.ts';

export interface FiltersProps {
  readonly games: readonly GameSummary[];
  readonly filter: ShelfFilter;
  readonly field: Ref<HTMLInputElement>;
  readonly onChange: (filter: ShelfFilter) => void;
}

export function Filters({ games, filter, field, onChange }: FiltersProps) {
  const { t } = useTranslation('library');
  const finished = games.filter(({ ended }) => ended).length;
  const counts = { all: games.length, finished, waiting: games.length - finished };
  return (
    <div className="library-filters" role="search" aria-label={t('filter.label')}>
      <TextField
        ref={field}
        label={t('filter.search')}
        placeholder={t('filter.placeholder')}
        aria-keyshortcuts={useShortcut('library.find')}
        maxLength={60}
        value={filter.search}
        onChange={(search) => {
          onChange({ ...filter, search });
        }}
      />
      <Choice
        label={t('filter.state')}
        value={filter.state}
        choices={shelfStates.map((value) => ({
          value,
          label: t(`filter.${value}`, { games: counts[value] }),
        }))}
        onChange={(state) => {
          onChange({ ...filter, state });
        }}
      />
      <Select
        label={t('filter.game')}
        value={filter.game}
        choices={[
          { value: '', label: t('filter.allGames') },
          ...gamesOf(games).map((value) => ({
            value,
            label: t(`common:games.${value}`),
          })),
        ]}
        onChange={(game) => {
          onChange({ ...filter, game });
        }}
      />
      <Select
        label={t('filter.player')}
        value={filter.player}
        choices={[
          { value: '', label: t('filter.allPlayers') },
          ...peopleOf(games).map((value) => ({ value, label: value })),
        ]}
        onChange={(player) => {
          onChange({ ...filter, player });
        }}
      />
    </div>
  );
}
