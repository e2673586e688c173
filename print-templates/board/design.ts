import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { rails } from '#firmware-protocol/wiring/index.ts';
import type { BoardSpec } from '../layout/product.ts';
import { designNetlist, kindsOf, squaresOfPanel } from './chain.ts';
import { trackWidths, type BoardProblem, type Panel } from './panel.ts';
import { headerInset, holesOf, leastPanelPitch, partsAt, pinPitch } from './placement.ts';
import { route } from './route.ts';

/** Returns each kind of panel once, from left to right. */
export function designPanels(spec: BoardSpec): Result<readonly Panel[], BoardProblem> {
  const { columns, pitch, sensor } = spec;
  if (columns !== 8 && columns !== 12) return refuse({ code: 'board/columns', columns });
  const least = leastPanelPitch(spec);
  if (pitch < least) return refuse({ code: 'board/pitch', pitch, least, sensor });
  const panels: Panel[] = [];
  for (const [at, kind] of kindsOf(columns).entries()) {
    const parts = partsAt(at, designNetlist(spec), spec);
    const pads = parts.flatMap((part) => part.pads);
    const holes = holesOf(spec);
    const [width, height] = [squaresOfPanel.columns * pitch, squaresOfPanel.rows * pitch];
    // The first pin of a joint is a node of the raster, and with it all pins of chips and networks.
    const origin = { x: headerInset, y: height / 2 - 6.5 * pinPitch };
    const routes = route({ panel: kind, width, height, origin, pads, holes, nets: netsOf(pads) });
    if (!routes.ok) return routes;
    panels.push({ kind, width, height, parts, holes, ...routes.value });
  }
  return ok(panels);
}

const first: readonly string[] = [rails.ground, rails.supply, rails.clock, rails.load];

/** Rails come first and wide, because they touch every part. */
function netsOf(pads: readonly { readonly net: string | undefined }[]) {
  const names = [...new Set(pads.flatMap(({ net }) => net ?? []))];
  const others = names.filter((name) => !first.includes(name));
  return [...first.filter((name) => names.includes(name)), ...others].map((name) => ({
    name,
    trackWidth: name === rails.ground || name === rails.supply ? trackWidths.rail : trackWidths.signal,
  }));
}
