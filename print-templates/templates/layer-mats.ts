import type { KuboCard, KuboColour } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, ok, pt, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { capHeight } from '../fonts/index.ts';
import { arrange, piecesPerSheet } from '../layout/packing/arrange.ts';
import { grown } from '../layout/bounds.ts';
import { box, filled, lettering, rectOf, stroked } from '../layout/draw.ts';
import { frameOf } from '../layout/frame.ts';
import { outlineWidths, cutWidths, paperWhite, sheetInk } from '../layout/inks.ts';
import { checkedSheetSet, sheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, Rect, SheetSet } from '../layout/types.ts';
import { planTiles, tileBleed } from '../layout/cards/tile-sheets.ts';
import type { Tile, TileSpec } from '../layout/cards/tiles.ts';
import { shift } from '../layout/transform.ts';
import { landscape, type Size } from '../units/index.ts';
import { tilesGuide } from './guides/flat.ts';
import { kuboHatching, kuboInks, kuboShape, kuboTints } from './kubo/kubo-colours.ts';
import { bandsAround } from './kubo/kubo-face.ts';
import { cardSizes, paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';
import { tiledSheets } from './tiled-sheets.ts';
import type { LayoutProblem } from '../layout/product.ts';

const options = [
  { kind: 'choice', name: 'place', choices: [...shared.card.choices, 'cube'], default: 'poker' },
  { ...shared.edge, when: { option: 'place', is: 'cube' } },
  ...paperOptions,
  shared.overlap,
  shared.checkSheet,
] as const;
type LayerOptions = OptionValues<typeof options>;

/** Columns are sizes, rows are numbers (U3). */
const side = 4;
/** Lengths are millimetres; `border` is hatched, and `room` surrounds a card or cube. */
const border = 7;
const room = 2;

export const layerMats = template({
  name: 'layer-mats',
  printAndCut: true,
  group: 'board',
  from: (set) => set.deck,
  options: () => options,
  layout: layoutLayers,
  guide(values, cards, t) {
    const layers = new Set(cards.map(({ colour }) => colour)).size;
    const plan = planTiles(paperSize(values), values.margin, specOf(values), { ...values, boards: layers });
    return plan.ok && plan.value.tiles.length > 1 ? tilesGuide(t) : [];
  },
});

function specOf(values: LayerOptions): TileSpec {
  const { width, height } = placeOf(values);
  return { columns: side, rows: side, side: width, tall: height, border, overlap: values.overlap };
}

function placeOf({ place, edge }: LayerOptions): Size {
  const { width, height } = place === 'cube' ? { width: edge, height: edge } : cardSizes[place];
  return { width: mm(width + room), height: mm(height + room) };
}

function layoutLayers(
  values: LayerOptions,
  cards: readonly KuboCard[],
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const layers = [...Map.groupBy(cards, (card) => card.colour)];
  const plan = planTiles(paperSize(values), values.margin, specOf(values), {
    ...values,
    boards: layers.length,
  });
  if (!plan.ok) return plan;
  const several = severalOnSheet(values, layers, t);
  if (several !== undefined) return several;
  const tiles = plan.value.tiles.length;
  const sheets = layers.flatMap(([colour, layer], index) => {
    const art = layerArt(colour, layer, values);
    const facts = { colour: t(`option:print.sheet.kuboColours.${colour}`), tiles };
    const caption = ({ columns, rows }: Tile, tile: number) => ({
      part: t('option:print.sheet.cells', {
        from: cellName(layer, columns.first, rows.last),
        to: cellName(layer, columns.last, rows.first),
      }),
      title:
        tiles === 1
          ? t('option:print.sheet.layer', facts)
          : t('option:print.sheet.layerTile', { ...facts, tile: tile + 1 }),
      how: t(tiles === 1 ? 'option:print.products.layer-mats.how' : 'option:print.sheet.tileHow'),
    });
    return tiledSheets(plan.value, art, values.ink, t, caption, index === 0);
  });
  const set = checkedSheetSet(t('option:print.products.layer-mats.title'), 'none', sheets, layers.length);
  return set.ok ? ok(set.value) : set;
}

type Layer = readonly [colour: KuboColour, cards: readonly KuboCard[]];

/** Small mats share a sheet (R30). */
function severalOnSheet(
  values: LayerOptions,
  layers: readonly Layer[],
  t: Translate,
): Result<SheetSet, LayoutProblem> | undefined {
  const { width, height } = placeOf(values);
  const mat = { width: side * width + 2 * border, height: side * height + 2 * border };
  const gap = { x: 2 * tileBleed, y: 2 * tileBleed };
  const paper = paperSize(values);
  const ways = [paper, landscape(paper)].flatMap((lying) => {
    const frame = frameOf(lying, values.margin);
    const places = arrange(grown(frame.live, -tileBleed), mat, gap);
    return places.ok ? [{ frame, places: places.value }] : [];
  });
  const sheets = ({ places }: (typeof ways)[0]) => piecesPerSheet(places, layers.length).length;
  const [way] = ways.toSorted((one, other) => sheets(one) - sheets(other));
  if (way === undefined || sheets(way) >= layers.length) return undefined;
  const name = ([colour]: Layer) => t(`option:print.sheet.kuboColours.${colour}`);
  const cut = { ink: sheetInk, width: cutWidths[values.ink] };
  return sheetSet({
    template: 'layer-mats',
    frame: way.frame,
    pieces: layers,
    places: way.places,
    title: (load) => t('option:print.sheet.layers', { colours: load.map(name).join(', ') }),
    tell: (layer) => t('option:print.sheet.layer', { colour: name(layer) }),
    draw: ([colour, cards], { x, y }) => [
      ...shift(layerArt(colour, cards, values), x, y),
      stroked('cut', box(rectOf(x, y, mat.width, mat.height)), cut),
    ],
    t,
  });
}

/** Column and row count from the top left; the result is the name on the card. */
function cellName(layer: Layer[1], column: number, row: number): string {
  const card = layer.find(({ x, y }) => x === column && y === side - 1 - row);
  return card === undefined ? '' : `${card.size}${card.number}`;
}

function layerArt(colour: KuboColour, layer: readonly KuboCard[], values: LayerOptions): readonly DrawOp[] {
  const { ink } = values;
  const { width, height } = placeOf(values);
  const field = rectOf(border, border, side * width, side * height);
  const whole = grown(field, border + tileBleed);
  const full = ink === 'full';
  // Without solid colour below, the hatching is dark: in black and white, yellow lines would vanish.
  const hatching = {
    ink: full ? paperWhite : sheetInk,
    width: full ? 0.2 : ink === 'low' ? 0.14 : 0.1,
    step: full ? 1.5 : ink === 'low' ? 2 : 3,
  };
  return [
    ...(full ? [filled('ink', box(whole), kuboInks[colour])] : []),
    ...bandsAround(whole, field).map((band) => kuboHatching(colour, band, hatching)),
    filled('ink', box(field), full ? kuboTints[colour] : paperWhite),
    ...layer.flatMap((card) => {
      const top = border + (side - 1 - card.y) * height;
      return cellArt(card, rectOf(border + card.x * width, top, width, height), values);
    }),
  ];
}

function cellArt(card: KuboCard, cell: Rect, { ink }: LayerOptions): readonly DrawOp[] {
  const middle = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  const size = Math.min(28, Math.max(9, cell.width * 0.75));
  const high = capHeight('besley-bold', pt(size));
  const shape = kuboShape(card.colour, { x: middle.x, y: middle.y + high * 0.9 }, high * 0.8);
  const line = { ink: sheetInk, width: ink === 'full' ? 0.2 : 0.1 };
  return [
    stroked('ink', box(cell), line),
    lettering(`${card.size}${card.number}`, middle.x, middle.y + high * 0.1, {
      font: 'besley-bold',
      size,
      ink: sheetInk,
      anchor: 'middle',
      outline: outlineWidths[ink],
    }),
    ink === 'full' ? filled('ink', shape, kuboInks[card.colour]) : stroked('ink', shape, line),
  ];
}
