import { barredLetters } from '#renderer/board/index.ts';
import { cssColour, type Rgb } from '#renderer/space/index.ts';
import { pegIds } from '#shared/games/scruble/index.ts';
import type { Look } from './look.ts';
import { stickersOf, type Print, type Sticker } from './stickers.ts';

/** This texture holds each print twice, since a marked letter stands higher, for a line below it. */
const columns = 12;
/** This share of a peg's width around each peg keeps smaller mipmaps from mixing neighbours. */
const rim = 0.04;

const prints: readonly Print[] = [
  ...distinct(stickersOf(pegIds, new Map(), new Map()).map(({ print }) => print)),
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter): Print => ({ kind: 'wild', letter })),
];
const rows = Math.ceil((2 * prints.length) / columns);
const slots = new Map(prints.map((print, at) => [nameOf(print), at]));

function distinct(all: readonly Print[]): readonly Print[] {
  return [...new Map(all.map((print) => [nameOf(print), print])).values()];
}

function nameOf(print: Print): string {
  return print.kind === 'premium' ? print.text : `${print.kind} ${print.letter ?? ''}`;
}

/** Places are shares of the picture, from its lower left corner. */
export interface AtlasPlace {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export function printPlace({ print, marks }: Sticker): AtlasPlace {
  const marked = marks.traced !== undefined || marks.standing === true || marks.counts === true;
  const at = 2 * (slots.get(nameOf(print)) ?? 0) + (marked ? 1 : 0);
  const [left, top] = [at % columns, Math.floor(at / columns)];
  const free = rim / (1 + 2 * rim);
  return {
    left: (left + free) / columns,
    bottom: 1 - (top + 1 - free) / rows,
    width: (1 - 2 * free) / columns,
    height: (1 - 2 * free) / rows,
  };
}

/** Pegs are `px` pixels wide, and the canvas is sized for all of them. */
export function paintAtlas(canvas: OffscreenCanvas, look: Look, px: number): void {
  const step = Math.ceil(px * (1 + 2 * rim));
  canvas.width = columns * step;
  canvas.height = rows * step;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  prints.forEach((print, index) => {
    for (const marked of [false, true]) {
      const at = 2 * index + (marked ? 1 : 0);
      pen.save();
      pen.translate((at % columns) * step, Math.floor(at / columns) * step);
      pen.beginPath();
      pen.rect(0, 0, step, step);
      pen.clip();
      // From here on, a peg is 1 wide with its middle at 0, 0.
      pen.translate(step / 2, step / 2);
      const unit = step / (1 + 2 * rim);
      paintPeg({ pen, look, unit }, print, marked);
      pen.restore();
    }
  });
}

interface Brush {
  readonly pen: OffscreenCanvasRenderingContext2D;
  readonly look: Look;
  readonly unit: number;
}

function paintPeg(brush: Brush, print: Print, marked: boolean): void {
  const { look } = brush;
  if (print.kind === 'premium') {
    const isWord = print.of === 'word';
    fill(brush, isWord ? look.feltInk : look.felt);
    if (!isWord) ring(brush, 0.045, 0.45, look.feltInk);
    // With outlines only, a counting premium's black frame looks like the others, so a second one is drawn inside.
    if (look.outlined && marked) ring(brush, 0.05, 0.36, isWord ? look.felt : look.feltInk);
    text(brush, print.text, look.valueFont, {
      x: 0,
      y: 0,
      size: 0.4,
      ink: isWord ? look.felt : look.feltInk,
    });
    return;
  }
  fillWood(brush);
  const ink = look.woodInk;
  if (look.outlined && print.kind === 'letter') ring(brush, 0.06, 0.47, ink);
  if (print.kind === 'wild') ring(brush, 0.07, 0.455, ink);
  const lift = marked ? -0.06 : 0;
  if (print.kind === 'wild' && print.letter === undefined) star(brush, lift);
  else if (print.letter !== undefined) {
    const valued = print.kind === 'letter';
    text(brush, print.letter, look.letterFont, {
      x: valued ? -0.02 : 0,
      y: (valued ? 0.02 : 0) + lift,
      size: valued ? 0.56 : 0.5,
      ink,
    });
    if (!marked && barredLetters.has(print.letter)) turnBar(brush);
  }
  if (print.kind === 'letter') value(brush, print.points);
}

function fill({ pen, unit }: Brush, ink: Rgb): void {
  pen.fillStyle = cssColour(ink);
  pen.fillRect(-unit, -unit, 2 * unit, 2 * unit);
}

/** Light comes from the upper left, as for all wood. */
function fillWood({ pen, look: { wood }, unit }: Brush): void {
  const light = pen.createLinearGradient(-0.25 * unit, -0.45 * unit, 0.25 * unit, 0.45 * unit);
  wood.forEach((ink, at) => light.addColorStop(at / 2, cssColour(ink)));
  pen.fillStyle = light;
  pen.fillRect(-unit, -unit, 2 * unit, 2 * unit);
}

function ring({ pen, unit }: Brush, width: number, radius: number, ink: Rgb): void {
  pen.lineWidth = width * unit;
  pen.strokeStyle = cssColour(ink);
  pen.beginPath();
  pen.arc(0, 0, radius * unit, 0, 2 * Math.PI);
  pen.stroke();
}

interface Lettering {
  /** `x` and `y` are the middle of the capitals; y points down. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Rgb;
}

function text(
  { pen, unit }: Brush,
  what: string,
  font: (px: number) => string,
  { x, y, size, ink }: Lettering,
): void {
  pen.fillStyle = cssColour(ink);
  pen.textAlign = 'center';
  pen.font = font(size * unit);
  // Wide letters shrink to keep clear of the rim.
  const wide = pen.measureText(what).width / unit;
  if (wide > 0.6) pen.font = font((size * unit * 0.6) / wide);
  const { actualBoundingBoxAscent: high } = pen.measureText('H');
  pen.fillText(what, x * unit, y * unit + high / 2);
}

function value({ pen, look, unit }: Brush, points: number): void {
  pen.fillStyle = cssColour(look.woodInk);
  pen.textAlign = 'center';
  pen.font = look.valueFont(0.2 * unit);
  pen.fillText(String(points), 0.3 * unit, -0.195 * unit);
}

function turnBar({ pen, look, unit }: Brush): void {
  pen.fillStyle = cssColour(look.woodInk);
  pen.fillRect(-0.16 * unit, 0.355 * unit, 0.32 * unit, 0.045 * unit);
}

function star({ pen, look, unit }: Brush, lift: number): void {
  pen.beginPath();
  for (let at = 0; at < 10; at += 1) {
    const [radius, angle] = [(at % 2 === 0 ? 0.25 : 0.12) * unit, (Math.PI * at) / 5 - Math.PI / 2];
    pen.lineTo(radius * Math.cos(angle), (0.015 + lift) * unit + radius * Math.sin(angle));
  }
  pen.closePath();
  pen.lineWidth = 0.05 * unit;
  pen.lineJoin = 'round';
  pen.strokeStyle = cssColour(look.woodInk);
  pen.stroke();
}
