import type { Translate } from '#shared/i18n/index.ts';
import { solidsOf } from '../cube-list.ts';
import type { PrintSet } from '../print-set.ts';
import type { KitValues } from './parts.ts';

/** A kit needs these besides paper and tools: blocks, plastic, a twisting cube or a box. */
export function boughtFor(
  parts: readonly string[],
  { edge, cubesFrom }: KitValues,
  set: PrintSet,
  t: Translate,
): readonly string[] {
  const count = solidsOf(set)?.pieces.length ?? 0;
  const isOnBlocks = cubesFrom === 'stickers' || cubesFrom === 'label-sheets';
  return [
    ...(isOnBlocks && count > 0 ? [t('option:print.kit.bought.blocks', { count, edge })] : []),
    ...(cubesFrom === 'solid' && count > 0 ? [t('option:print.kit.bought.plastic', { count, edge })] : []),
    ...(parts.includes('labels') ? [t('option:print.kit.bought.twistingCube')] : []),
    ...(parts.includes('tray') ? [t('option:print.kit.bought.tray')] : []),
  ];
}
