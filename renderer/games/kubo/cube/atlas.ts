import { kuboDeck, type KuboColour } from '#shared/pieces/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';
import { cssColour, mixColours } from '#renderer/space/index.ts';
import type { Look } from './look.ts';

/** This texture holds each card twice, since its face differs in the turn in which it is laid. */
const side = 128;
const columns = 16;
const rows = 8;
/** This space around each face keeps smaller mipmaps from mixing neighbours. */
const rim = 4;

export type AtlasPlace = readonly [left: number, bottom: number, right: number, top: number];

const places = new Map<string, number>(
  kuboDeck.map(({ id, colour, size, number }) => [`${colour} ${size}${number}`, id]),
);

/** Returns the place of a face as shares of the picture's width and height, from the lower left corner. */
export function faceIn(card: CardName, laid: boolean): AtlasPlace {
  const at = (places.get(card) ?? 0) + (laid ? kuboDeck.length : 0);
  const left = (at % columns) * side + rim;
  const top = Math.floor(at / columns) * side + rim;
  const inner = side - 2 * rim;
  const [width, height] = [columns * side, rows * side];
  return [left / width, 1 - (top + inner) / height, (left + inner) / width, 1 - top / height];
}

export function newAtlas(): OffscreenCanvas {
  return new OffscreenCanvas(columns * side, rows * side);
}

export function paintAtlas(canvas: OffscreenCanvas, look: Look, readable: boolean): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  for (const laid of [false, true]) {
    for (const { id, colour, size, number } of kuboDeck) {
      const at = id + (laid ? kuboDeck.length : 0);
      pen.setTransform(1, 0, 0, 1, (at % columns) * side, Math.floor(at / columns) * side);
      paintFace(pen, look, { colour, code: readable ? `${size}${number}` : '', laid });
    }
  }
}

function paintFace(
  pen: OffscreenCanvasRenderingContext2D,
  look: Look,
  { colour, code, laid }: { readonly colour: KuboColour; readonly code: string; readonly laid: boolean },
): void {
  const { card, mark } = look.cards[colour];
  const dark = laid && look.outlined;
  const ground = dark ? look.cardInk : card;
  const ink = dark ? card : look.cardInk;
  pen.fillStyle = cssColour(ground);
  pen.fillRect(0, 0, side, side);
  paintSpine(pen, look, colour, code !== '');
  if (laid) {
    pen.fillStyle = cssColour(dark ? card : look.bar);
    pen.fillRect(36, 100, 70, 11);
  }
  pen.lineWidth = look.outlined ? 18 : 14;
  pen.strokeStyle = cssColour(look.outlined ? mark : mixColours(mark, card, 0.75));
  pen.strokeRect(0, 0, side, side);
  if (code === '') return;
  const px = code.length > 2 ? 44 : 54;
  pen.font = look.font.replace('1px', `${px}px`);
  pen.textAlign = 'center';
  pen.fillStyle = cssColour(ink);
  pen.fillText(code, 76, 74);
}

/** Small hatching would blur both inks, so the spine is then plain. */
function paintSpine(
  pen: OffscreenCanvasRenderingContext2D,
  look: Look,
  colour: KuboColour,
  hatched: boolean,
): void {
  const { card, mark } = look.cards[colour];
  const [left, width] = [4, 26];
  pen.save();
  pen.beginPath();
  pen.rect(left, 4, width, side - 8);
  pen.clip();
  pen.fillStyle = cssColour(look.outlined && hatched ? card : mark);
  pen.fillRect(left, 4, width, side - 8);
  pen.strokeStyle = pen.fillStyle = cssColour(look.outlined ? mark : card);
  pen.lineWidth = 3;
  if (hatched) hatch(pen, colour, left, width);
  pen.restore();
}

function hatch(
  pen: OffscreenCanvasRenderingContext2D,
  colour: KuboColour,
  left: number,
  width: number,
): void {
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
  };
  const [right, step] = [left + width, 9];
  if (colour === 'red') {
    for (let x = left + step / 2; x < right; x += step) line(x, 0, x, side);
    return;
  }
  for (let y = -width; y < side + width; y += step) {
    if (colour === 'blue') line(left, y, right, y);
    else if (colour === 'green') line(left, y + width, right, y);
    else {
      const row = Math.round(y / step) % 2 === 0 ? 0 : step / 2;
      for (let x = left + row; x < right; x += step) pen.fillRect(x, y, 4, 4);
    }
  }
}
