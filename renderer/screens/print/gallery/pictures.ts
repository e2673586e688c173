import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { projectCode, type DrawAsk } from './draw-sheet.ts';
import { withFonts } from './sheet-fonts.ts';
import type { SheetThread } from './sheet-thread.ts';

export interface SheetImage {
  /** An object URL, good until the window closes or 80 other sheets have been drawn. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly sheets: number;
}

const most = 80;
/** By project code, since equal codes mean equal sheets; the latest comes last. */
const kept = new Map<string, SheetImage>();

export function keptImage(ask: DrawAsk): SheetImage | undefined {
  const code = projectCode(ask);
  return code === undefined ? undefined : kept.get(`${ask.template} ${code}`);
}

export async function imageOf(ask: DrawAsk, thread: SheetThread): Promise<Result<SheetImage, Problem>> {
  const known = keptImage(ask);
  if (known !== undefined) return ok(known);
  const drawn = await thread.draw(ask);
  if (!drawn.ok) return drawn;
  const { svg, width, height, sheets } = drawn.value;
  const markup = await withFonts(svg);
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
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
