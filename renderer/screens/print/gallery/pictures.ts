import { useCallback, useEffect, useRef, useState } from 'react';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { projectCode, type DrawRequest } from './draw-sheet.ts';
import { withFonts } from './sheet-fonts.ts';
import { openSheetThread, type SheetThread } from './sheet-thread.ts';

export interface Pictures {
  readonly waiting: number;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Draws on a thread. The promise never settles once the gallery is left or drawing is stopped. */
  readonly draw: (ask: DrawRequest) => Promise<Result<SheetImage, Problem>>;
  /** Counts as waiting a picture that is drawn elsewhere. */
  readonly during: <T>(drawing: Promise<T>) => Promise<T>;
}

export function usePictures(set: string): Pictures {
  const [thread] = useState(openSheetThread);
  const [waiting, setWaiting] = useState(0);
  const [stopped, setStopped] = useState(false);
  const round = useRef(0);
  const drop = useCallback(() => {
    thread.close();
    round.current += 1;
    setWaiting(0);
  }, [thread]);
  useEffect(() => drop, [drop, set]);
  const during = useCallback(async <T>(drawing: Promise<T>): Promise<T> => {
    const of = round.current;
    setWaiting((count) => count + 1);
    const drawn = await drawing;
    if (of === round.current) setWaiting((count) => count - 1);
    return drawn;
  }, []);
  const draw = useCallback((ask: DrawRequest) => during(imageOf(ask, thread)), [during, thread]);
  return {
    waiting,
    stopped,
    draw,
    during,
    stop: useCallback(() => {
      drop();
      setStopped(true);
    }, [drop]),
    goOn: useCallback(() => {
      setStopped(false);
    }, []),
  };
}

export interface SheetImage {
  /** This object URL is good until the window closes or 80 other sheets have been drawn. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly sheets: number;
}

const most = 80;
/** Images are by template and project code, since equal codes mean equal sheets. The latest comes last. */
const kept = new Map<string, SheetImage>();

export function keptImage(ask: DrawRequest): SheetImage | undefined {
  const code = projectCode(ask);
  return code === undefined ? undefined : kept.get(`${ask.template} ${code}`);
}

async function imageOf(ask: DrawRequest, thread: SheetThread): Promise<Result<SheetImage, Problem>> {
  const known = keptImage(ask);
  if (known !== undefined) return ok(known);
  const drawn = await thread.draw(ask);
  if (!drawn.ok) return drawn;
  const { svg, width, height, sheets } = drawn.value;
  const markup = await withFonts(svg);
  if (!markup.ok) return markup;
  const address = URL.createObjectURL(new Blob([markup.value], { type: 'image/svg+xml' }));
  const image = { address, width, height, sheets };
  keep(`${ask.template} ${projectCode(ask) ?? ''}`, image);
  return ok(image);
}

function keep(key: string, image: SheetImage): void {
  kept.set(key, image);
  const [oldest] = kept;
  if (kept.size <= most || oldest === undefined) return;
  URL.revokeObjectURL(oldest[1].address);
  kept.delete(oldest[0]);
}
