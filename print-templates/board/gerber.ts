/**
 * This file writes Gerber, with the attributes of X2, after Ucamco's "Gerber Layer Format Specification", revision
 * 2024.05. Numbers are millionths of a millimetre from the lower left corner of the panel, y up.
 */
import type { Point } from '../layout/draw.ts';

export type ApertureFunction =
  | 'ComponentPad'
  | 'ViaPad'
  | 'Conductor'
  | 'Profile'
  | 'Material'
  | 'Legend'
  | 'Other,Mask';

interface Drawn {
  readonly diameter: number;
  readonly use: ApertureFunction;
  readonly net?: string | undefined;
}

/** A flash is a disc, as of a pad; a stroke is drawn with a round pen. */
export type GerberItem =
  | (Drawn & {
      readonly kind: 'flash';
      readonly at: Point;
      readonly pin?: { readonly ref: string; readonly pin: number };
    })
  | (Drawn & { readonly kind: 'stroke'; readonly from: Point; readonly to: Point });

export interface GerberFile {
  /** `.FileFunction` of X2, as `Copper,L1,Top`. */
  readonly fileFunction: string;
  /** A mask is drawn where it is left out. */
  readonly isNegative?: boolean;
  readonly height: number;
  readonly items: readonly GerberItem[];
}

export function formatGerber({ fileFunction, isNegative, height, items }: GerberFile): string {
  const apertures = [...Map.groupBy(items, ({ use, diameter }) => `${use} ${decimal(diameter)}`).values()];
  const number = (value: number): string => `${Math.round(value * 1e6)}`;
  const spot = ({ x, y }: Point): string => `X${number(x)}Y${number(height - y)}`;
  const lines = [
    attribute('TF.GenerationSoftware,Cubewright,Cubewright'),
    attribute(`TF.FileFunction,${fileFunction}`),
    ...(fileFunction.startsWith('Profile')
      ? []
      : [attribute(`TF.FilePolarity,${isNegative === true ? 'Negative' : 'Positive'}`)]),
    attribute('TF.SameCoordinates,Cubewright'),
    '%FSLAX46Y46*%',
    '%MOMM*%',
    '%LPD*%',
    ...apertures.flatMap(([one], index) =>
      one === undefined
        ? []
        : [
            attribute(`TA.AperFunction,${one.use}`),
            `%ADD${index + 10}C,${decimal(one.diameter)}*%`,
            attribute('TD'),
          ],
    ),
    'G01*',
  ];
  let attributes = '';
  for (const [index, some] of apertures.entries()) {
    lines.push(`D${index + 10}*`);
    for (const item of some) {
      const wanted = attributesOf(item);
      if (wanted !== attributes)
        lines.push(...(attributes === '' ? [] : [attribute('TD')]), ...wanted.split('\n').filter(Boolean));
      attributes = wanted;
      if (item.kind === 'flash') lines.push(`${spot(item.at)}D03*`);
      else lines.push(`${spot(item.from)}D02*`, `${spot(item.to)}D01*`);
    }
  }
  return `${[...lines, 'M02*'].join('\n')}\n`;
}

function attributesOf(item: GerberItem): string {
  const pin = item.kind === 'flash' && item.pin !== undefined ? item.pin : undefined;
  return [
    ...(pin === undefined ? [] : [attribute(`TO.P,${pin.ref},${pin.pin}`)]),
    // A pin that nothing is wired to has the name N/C in the specification.
    ...(item.net !== undefined
      ? [attribute(`TO.N,${item.net}`)]
      : pin === undefined
        ? []
        : [attribute('TO.N,N/C')]),
  ].join('\n');
}

/** Attributes are written as comments, which the specification allows, because many programs know no others. */
function attribute(text: string): string {
  return `G04 #@! ${text}*`;
}

export function decimal(value: number): string {
  return value.toFixed(3).replace(/\.?0+$/, '');
}
