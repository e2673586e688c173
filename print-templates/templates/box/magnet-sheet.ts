import {
  leastPitch,
  magnet,
  magnetHeight,
  sensorHeight,
  sensorPlaces,
} from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { doesNotFit } from '../../layout/packing/arrange.ts';
import {
  box,
  filled,
  lettering,
  rectOf,
  segment,
  stroked,
  wrapped,
  type Lettering,
  type Point,
} from '../../layout/draw.ts';
import { checkFrame, frameOf, rulers, square, squareSide } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { cutWidths, sheetInk, woodFace, woodRail } from '../../layout/inks.ts';
import type { DrawOp, Rect, Sheet } from '../../layout/types.ts';
import { paperSize } from '../options.ts';
import { holes, sensorShift, type DrillingOptions } from './drill-art.ts';
import type { LayoutProblem } from '../../layout/product.ts';

/** The floor lies over the sensors and their plate; lengths are millimetres. */
const floor = 0.5;
const plate = 6;
const play = 0.1;

const label: Lettering = { font: 'franklin', size: 7.5, ink: sheetInk, purpose: 'guide' };

export function magnetSheet(values: DrillingOptions, t: Translate): Result<Sheet, LayoutProblem> {
  const frame = frameOf(paperSize(values), values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const { live } = frame;
  const title = t('option:print.box.magnetTitle', { edge: values.edge });
  const words = notes(values, t).flatMap((note) => [...wrapped(note, label, live.width - 6), '']);
  const lineHeight = 3.6;
  const textTop = live.y + 8;
  const drawingTop = textTop + words.length * lineHeight + 4;
  const room = rectOf(live.x + 3, drawingTop, live.width - squareSide - 9, live.y + live.height - drawingTop);
  const scale = Math.floor(Math.min(5, room.width / (values.edge * 1.9), room.height / (values.edge + 12)));
  if (scale < 1) return refuse(doesNotFit({ width: values.edge * 2, height: values.edge + 12 }, room));
  return ok({
    label: title,
    side: 'front',
    ...frame.paper,
    heading: headingOf(frame, t('option:print.box.magnetHow', { scale })),
    ops: [
      ...rulers(frame),
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...words.flatMap((text, at) =>
        text === '' ? [] : [lettering(text, live.x + 4, textTop + at * lineHeight, label)],
      ),
      ...section(values, room, scale, t),
    ],
  });
}

function notes(values: DrillingOptions, t: Translate): readonly string[] {
  const { edge, pitch, sensor } = values;
  const height = magnetHeight(sensor, edge);
  const least = leastPitch(sensor, edge);
  return [
    t('option:print.box.magnetBuy', {
      diameter: magnet.diameterMm,
      height,
      drill: magnet.diameterMm + play,
      depth: tenth(edge / 2 + height / 2),
    }),
    t('option:print.box.magnetLies'),
    t(`option:print.box.magnetSensor.${sensor}`, {
      shift: tenth(sensorShift(values)),
      depth: sensorPlaces[sensor].depthMm,
      field: sensorPlaces[sensor].closesAtMt,
    }),
    t('option:print.box.magnetTry'),
    t(pitch < least ? 'option:print.box.magnetTooClose' : 'option:print.box.magnetFarEnough', {
      pitch,
      least,
    }),
  ];
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The section runs along the diagonal of the square, so that the sensor lies in its plane. */
function section(values: DrillingOptions, room: Rect, scale: number, t: Translate): readonly DrawOp[] {
  const { edge, sensor, ink } = values;
  const height = magnetHeight(sensor, edge);
  const width = edge * Math.SQRT2;
  const origin = { x: room.x + (width / 2) * scale + 4, y: room.y + 2 };
  /** Lengths are true millimetres from the middle of the die's top. */
  const rect = (x: number, y: number, w: number, h: number): Rect =>
    rectOf(origin.x + x * scale, origin.y + y * scale, w * scale, h * scale);
  const across = magnet.diameterMm;
  const depth = edge / 2 + height / 2;
  const sensorAlong = sensorPlaces[sensor].offset * sensorHeight(sensor, edge);
  const sensorDown = edge + sensorPlaces[sensor].depthMm;
  const body = sensor === 'hall' ? { width: 4, height: 1.5 } : { width: 14, height: 2 };
  const hole = sensor === 'hall' ? holes.hall : holes.slotLength;
  const solids: readonly (readonly [Rect, string | undefined])[] = [
    [rect(-width / 2, 0, width, edge), woodFace],
    [rect(-(across + play) / 2, 0, across + play, depth), '#FFFFFF'],
    [rect(-across / 2, depth - height, across, height), woodRail],
    [rect(-width / 2 - 2, edge, width + 8, floor), woodRail],
    [rect(-width / 2 - 2, edge + floor, width + 8, plate), woodFace],
    [rect(sensorAlong - hole / 2, edge + floor, hole, plate), '#FFFFFF'],
    [rect(sensorAlong - body.width / 2, sensorDown - body.height / 2, body.width, body.height), woodRail],
  ];
  const pen = { ink: sheetInk, width: cutWidths[ink] };
  const at = (x: number, y: number): Point => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  const dashed = { ...pen, width: 0.12, dash: [1.2, 0.8] };
  const side = origin.x + (width / 2 + 7) * scale;
  const named = (key: string, y: number, x: number): readonly DrawOp[] => [
    segment('guide', at(x, y), { x: side - 1, y: origin.y + y * scale }, { ...pen, width: 0.1 }),
    lettering(t(`option:print.box.parts.${key}`), side, origin.y + y * scale + 0.9, label),
  ];
  return [
    ...solids.flatMap(([shape, ground]) => [
      ...(ink === 'full' && ground !== undefined ? [filled('ink', box(shape), ground)] : []),
      stroked('ink', box(shape), pen),
    ]),
    segment('guide', at(0, -1), at(0, edge + floor + plate), dashed),
    segment('guide', at(sensorAlong, edge - 1.5), at(sensorAlong, edge + floor + plate), dashed),
    ...named('plug', 1.5, 0),
    ...named('magnet', edge / 2, across / 2 - 0.5),
    ...named('floor', edge + floor / 2, width / 2),
    ...named(sensor, sensorDown + 0.4, sensorAlong + body.width / 2 - 0.6),
    ...named('plate', edge + floor + plate - 1, width / 2),
  ];
}
