import type { KuboCard } from '#shared/pieces/index.ts';
import { pt, type Pt } from '#shared/kernel/index.ts';
import { capHeight, textWidth } from '../../fonts/index.ts';
import { bleed } from '../../layout/cards/card-plan.ts';
import { grown } from '../../layout/bounds.ts';
import { box, filled, lettering, rectOf, roundedBox, segment, stroked } from '../../layout/draw.ts';
import { leastText } from '../../layout/frame.ts';
import { paperWhite, sheetInk, softInk, type InkMode } from '../../layout/inks.ts';
import type { DrawOp, Ink, Rect } from '../../layout/types.ts';
import { halfTurn } from '../../layout/transform.ts';
import type { Size } from '../../units/index.ts';
import { kuboHatching, kuboInks, kuboShape, type CardStyle } from './kubo-colours.ts';
import { layerMap, layerStack } from './kubo-map.ts';

/** The sizes below are for a poker card, where `scale` is 1. */
const poker = { width: 63.5, height: 88.9 } as const;

export function scaleOf({ width, height }: Size): number {
  return Math.min(width / poker.width, Math.max(height / poker.height, 0.72));
}

/** The trim begins at (0, 0). An index at both ends identifies a mostly covered card; a map is between (U1, U3). */
export function kuboFace(card: KuboCard, style: CardStyle): readonly DrawOp[] {
  const { size, ink } = style;
  const scale = scaleOf(size);
  const colour = kuboInks[card.colour];
  const edge = 4.5 * scale;
  const panel = rectOf(edge, edge, size.width - 2 * edge, size.height - 2 * edge);
  const index = indexOf(card, style, scale);
  const middle = { x: size.width / 2, y: size.height / 2 };
  return [
    ...ground(card, style, panel),
    filled('ink', roundedBox(panel, 2.5 * scale), paperWhite),
    ...(ink === 'full'
      ? []
      : [
          stroked('ink', roundedBox(panel, 2.5 * scale), { ink: colour, width: ink === 'low' ? 0.25 : 0.12 }),
        ]),
    ...index,
    ...halfTurn(index, middle),
    ...layerMap(card, middle, style, scale),
  ];
}

/**
 * Colour and hatching extend past the trim, and the hatching leaves out what the panel covers. An outline card has
 * neither, since shape, name and the hatching of its cell show the colour.
 */
function ground(card: KuboCard, { size, ink }: CardStyle, panel: Rect): readonly DrawOp[] {
  if (ink === 'outline') return [];
  const colour = kuboInks[card.colour];
  const whole = grown(rectOf(0, 0, size.width, size.height), bleed);
  const full = ink === 'full';
  const hatching = {
    ink: full ? paperWhite : colour,
    width: full ? 0.22 : 0.18,
    step: 1.5,
  };
  return [
    ...(full ? [filled('ink', box(whole), colour)] : []),
    ...bandsAround(whole, grown(panel, -0.8)).map((band) => kuboHatching(card.colour, band, hatching)),
  ];
}

export function bandsAround(outer: Rect, inner: Rect): readonly Rect[] {
  const right = inner.x + inner.width;
  const bottom = inner.y + inner.height;
  return [
    rectOf(outer.x, outer.y, outer.width, inner.y - outer.y),
    rectOf(outer.x, bottom, outer.width, outer.y + outer.height - bottom),
    rectOf(outer.x, inner.y, inner.x - outer.x, inner.height),
    rectOf(right, inner.y, outer.x + outer.width - right, inner.height),
  ];
}

function indexOf(card: KuboCard, style: CardStyle, scale: number): readonly DrawOp[] {
  const { size, ink, large: isLarge, t } = style;
  const left = 7.5 * scale;
  const right = size.width - left;
  const code = `${card.size}${card.number}`;
  const name = t(`option:print.sheet.kuboColours.${card.colour}`);
  const small = pt(isLarge ? Math.max(12, 13 * scale) : Math.max(leastText, 9 * scale));
  const large = pt(isLarge ? Math.min(36 * scale, roomiest(style, small, right - left, scale)) : 25 * scale);
  const baseline = 8 * scale + capHeight('besley-bold', large);
  const outline = ink === 'outline' ? 0.1 : undefined;
  const shape = kuboShape(card.colour, { x: right - 2.2 * scale, y: 9.4 * scale }, 4 * scale);
  const nameWidth = textWidth('franklin-semibold', name, small);
  // A large name would touch the shape above it.
  const under = isLarge ? 11.4 * scale + capHeight('franklin-semibold', small) + 0.5 : 0;
  const foot = Math.max(baseline + scale, under);
  const stackLeft = right - Math.max(nameWidth, 4.2 * scale) - 8 * scale;
  return [
    lettering(code, left, baseline, { font: 'besley-bold', size: large, ink: sheetInk, outline }),
    ...layerStack(card, { x: stackLeft, y: 7.4 * scale }, style, scale),
    ...paint(shape, kuboInks[card.colour], ink),
    lettering(name, right, foot, {
      font: 'franklin-semibold',
      size: small,
      ink: sheetInk,
      anchor: 'end',
    }),
    segment(
      'ink',
      { x: left, y: foot + 2.6 * scale },
      { x: right, y: foot + 2.6 * scale },
      { ink: softInk, width: 0.12 },
    ),
  ];
}

/** Returns the largest size in points at which the longest code stays clear of the stack and the longest name. */
function roomiest({ t }: CardStyle, names: Pt, width: number, scale: number): number {
  const widths = Object.keys(kuboInks).map((colour) =>
    textWidth('franklin-semibold', t(`option:print.sheet.kuboColours.${colour}`), names),
  );
  const room = width - Math.max(...widths) - 9.5 * scale;
  return (100 * room) / textWidth('besley-bold', 'XL4', pt(100));
}

function paint(shape: ReturnType<typeof box>, colour: Ink, ink: InkMode): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: ink === 'outline' ? 0.1 : 0.2 };
  return ink === 'outline'
    ? [stroked('ink', shape, pen)]
    : [filled('ink', shape, colour), stroked('ink', shape, pen)];
}
