import { useTranslation } from 'react-i18next';
import { LivePicture, VirtualDice, type VirtualHand } from '#renderer/box/index.ts';
import type { Difference, SeenTray } from '#shared/box-sync/index.ts';
import { rowsOf, type Corner } from '#shared/games/kubagram/index.ts';
import { grid, type BoxGame } from './use-box-game.ts';

interface BoxPictureProps {
  readonly box: BoxGame;
  readonly hand: VirtualHand | undefined;
  readonly seen: SeenTray;
  readonly wanted: readonly Difference[];
}

export function BoxPicture({ box, hand, seen, wanted }: BoxPictureProps) {
  const { t } = useTranslation('kubagramBox');
  const { bad, first, squares, settled } = box;
  const isOld = settled === undefined;
  return hand === undefined ? (
    <LivePicture
      seen={seen}
      squares={squares ?? ''}
      differences={wanted}
      bad={bad}
      isOld={isOld}
      label={t('picture', {
        count: box.differences.length,
        rows: seen.rows.length,
        columns: seen.rows[0]?.length ?? 0,
      })}
    />
  ) : (
    <VirtualDice hand={hand} over={{ seen, first, differences: wanted, bad, isOld }} />
  );
}

/** Shows the box as player 1 sees it (K2). Only a turned box has a corner that must be pointed out. */
export function seenFrom(corner: Corner): SeenTray {
  const rows = rowsOf(corner);
  return { grid, rows: rows.toReversed(), first: corner === 0 ? undefined : rows[0]?.[0] };
}
