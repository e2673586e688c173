import type { Point } from '../layout/draw.ts';
import { formatExcellon, type Drill } from './excellon.ts';
import { formatGerber, type GerberItem } from './gerber.ts';
import { legendOf, legendPen, maskMargin } from './legend.ts';
import { fileOf, outlineInset, padsOf, via, type Layer, type Panel } from './panel.ts';

export interface BoardFile {
  readonly name: string;
  readonly text: string;
}

const sides = [
  { layer: 'top', number: 'L1', name: 'Top', endings: ['gtl', 'gts', 'gto'] },
  { layer: 'bottom', number: 'L2', name: 'Bot', endings: ['gbl', 'gbs', 'gbo'] },
] as const;

/** Returns the files that a board maker takes, with the endings by which all of them know the layers. */
export function makersFiles(panel: Panel, title: string): readonly BoardFile[] {
  const name = fileOf(panel.kind);
  const gerber = (
    ending: string,
    fileFunction: string,
    items: readonly GerberItem[],
    isNegative = false,
  ) => ({
    name: `${name}.${ending}`,
    text: formatGerber({ fileFunction, isNegative, height: panel.height, items }),
  });
  const { drills, holes } = drillsOf(panel);
  return [
    ...sides.flatMap(({ layer, number, name: side, endings: [copper, mask, legend] }) => [
      gerber(copper, `Copper,${number},${side}`, copperOf(panel, layer)),
      gerber(mask, `Soldermask,${side}`, maskOf(panel), true),
      gerber(legend, `Legend,${side}`, legendItems(panel, layer, title)),
    ]),
    gerber('gko', 'Profile,NP', outlineOf(panel)),
    { name: `${name}-pth.drl`, text: formatExcellon(drills, true, panel.height) },
    { name: `${name}-npth.drl`, text: formatExcellon(holes, false, panel.height) },
  ];
}

function copperOf(panel: Panel, layer: Layer): readonly GerberItem[] {
  return [
    ...panel.tracks
      .filter((track) => track.layer === layer)
      .map(({ net, width, from, to }) => ({
        ...({ kind: 'stroke', use: 'Conductor', diameter: width } as const),
        ...{ from, to, net },
      })),
    ...padsOf(panel).map(({ ref, pin, net, diameter, x, y }) => ({
      ...({ kind: 'flash', use: 'ComponentPad', diameter, at: { x, y } } as const),
      ...{ net, pin: { ref, pin } },
    })),
    ...panel.vias.map(({ x, y, net }) => ({
      ...({ kind: 'flash', use: 'ViaPad', diameter: via.diameter, at: { x, y }, net } as const),
    })),
  ];
}

/** Vias stay under the mask, so that solder does not run away through them. */
function maskOf(panel: Panel): readonly GerberItem[] {
  return [...padsOf(panel), ...panel.holes].map(({ x, y, diameter }) => ({
    ...{ kind: 'flash', use: 'Other,Mask', diameter: diameter + 2 * maskMargin, at: { x, y } },
  }));
}

function legendItems(panel: Panel, layer: Layer, title: string): readonly GerberItem[] {
  return legendOf(panel, layer, title).map((line) => ({
    ...{ kind: 'stroke', use: 'Legend', diameter: legendPen, ...line },
  }));
}

export function cornersOf({ width, height }: Panel): readonly Point[] {
  const [left, right] = [outlineInset, width - outlineInset];
  const [top, bottom] = [outlineInset, height - outlineInset];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function outlineOf(panel: Panel): readonly GerberItem[] {
  const corners = cornersOf(panel);
  return corners.map((from, index) => ({
    ...{ kind: 'stroke', use: 'Profile', diameter: 0.1, from },
    to: corners[(index + 1) % corners.length] ?? from,
  }));
}

function drillsOf(panel: Panel): { readonly drills: readonly Drill[]; readonly holes: readonly Drill[] } {
  return {
    drills: [
      ...panel.vias.map(({ x, y }) => ({ x, y, diameter: via.drill, use: 'ViaDrill' as const })),
      ...padsOf(panel).map(({ x, y, drill }) => ({ x, y, diameter: drill, use: 'ComponentDrill' as const })),
    ],
    holes: panel.holes.map((hole) => ({ ...hole, use: 'MechanicalDrill' as const })),
  };
}
