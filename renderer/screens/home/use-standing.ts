import { useTranslation } from 'react-i18next';
import type { GameSummary } from '#shared/contract/index.ts';

/** As "Turn 11, Green to play", or who won. */
export function useStanding(game: GameSummary | undefined): string {
  const { t } = useTranslation('home');
  if (game === undefined) return '';
  if (game.ended) {
    const best = Math.max(...game.players.map(({ points }) => points));
    const winners = game.players.filter(({ points }) => points === best).map(({ name }) => name);
    const names = new Intl.ListFormat('en-GB').format(winners);
    return t('over', { count: winners.length, names, points: best });
  }
  const player = game.players[game.toMove ?? -1];
  return player === undefined
    ? t('anybody', { turn: game.turn })
    : t('toPlay', { turn: game.turn, player: player.name });
}
