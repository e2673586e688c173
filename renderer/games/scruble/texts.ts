import { facePlaceOf, layers, twistText, type Twist } from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function layerText(t: Translate, number: number): string {
  const layer = layers[number - 1];
  if (layer === undefined) throw new RangeError(`No layer ${number}`);
  return t(`scrubleTable:layer.${layer.axis}`, { at: layer.at });
}

export function placeText(t: Translate, place: number): string {
  const { face, row, column } = facePlaceOf(place);
  return t('scrubleTable:place.at', {
    face: t(`scrubleTable:face.${face}`),
    row: row + 1,
    column: column + 1,
  });
}

/** Returns for example `row 2 to the left (2U)`. */
export function twistLabel(t: Translate, twist: Twist): string {
  const layer = layers[twist.layer - 1];
  const far = t(`scrubleTable:far.${layer?.axis ?? 'row'}.${twist.quarters}`);
  return t('scrubleTable:twist.said', { layer: layerText(t, twist.layer), far, short: twistText(twist) });
}

export function twistsLabel(t: Translate, twists: readonly Twist[]): string {
  return twists.map((twist) => twistLabel(t, twist)).join(', ');
}
