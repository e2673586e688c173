/** What the walls of G-code enclose: settings under which it is nothing but outermost walls, and their volume, tool by tool. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from '../capabilities.ts';

type Spot = readonly [x: number, y: number];
type Loop = readonly Spot[];

/** A slicer looks at the middle of each layer, so a letter on a side is out by up to half of one at every level edge. */
const layer = 0.05;
const wall = 0.12;

/** Two tools, one wall, nothing inside it, no rounding of the outline, and a seam that is found quickly. */
const settings = `
nozzle_diameter = 0.4,0.4
filament_diameter = 1.75,1.75
bed_shape = 0x0,220x0,220x220,0x220
layer_height = ${layer}
first_layer_height = ${layer}
perimeter_generator = classic
perimeters = 1
extra_perimeters = 0
thin_walls = 0
gap_fill_enabled = 0
fill_density = 0%
top_solid_layers = 0
bottom_solid_layers = 0
perimeter_extrusion_width = ${wall}
external_perimeter_extrusion_width = ${wall}
first_layer_extrusion_width = ${wall}
slice_closing_radius = 0
gcode_resolution = 0.001
seam_position = rear
skirts = 0
use_relative_e_distances = 1
layer_gcode = G92 E0
`;

/** Slices a 3MF by command in a folder, and returns the cubic millimetres of each tool, from tool 0. */
export function slicedVolumes(folder: string, threeMf: Uint8Array): ReadonlyMap<number, number> {
  const [model, config, gcode] = ['model.3mf', 'two-tools.ini', 'model.gcode'].map((name) =>
    join(folder, name),
  );
  if (model === undefined || config === undefined || gcode === undefined) throw new Error('Three names');
  writeFileSync(model, threeMf);
  writeFileSync(config, settings);
  prusaSlicer(folder, '--load', config, '--dont-arrange', '--export-gcode', '-o', gcode, model);
  return volumesIn(readFileSync(gcode, 'latin1'));
}

/** What PrusaSlicer says of each object in a 3MF: its size, whether it is closed, its volume. */
export function infoOf(folder: string, threeMf: Uint8Array): readonly Readonly<Record<string, string>>[] {
  const model = join(folder, 'model.3mf');
  writeFileSync(model, threeMf);
  return prusaSlicer(folder, '--info', model)
    .split(/^\[.*\]$/m)
    .map((text) =>
      Object.fromEntries([...text.matchAll(/^(\w+) = +(\S+)$/gm)].map(([, key, value]) => [key, value])),
    )
    .filter(({ volume }) => volume !== undefined);
}

/** With settings of nobody. */
function prusaSlicer(folder: string, ...args: readonly string[]): string {
  const program = toolPath('prusa-slicer') ?? 'prusa-slicer';
  return execFileSync(program, ['--datadir', join(folder, 'settings'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** A loop inside another of its layer and tool is the wall of a hole. */
export function volumesIn(gcode: string): ReadonlyMap<number, number> {
  const volumes = new Map<number, number>();
  for (const { tool, loops } of layersIn(gcode)) {
    for (const loop of loops) {
      const [spot = [0, 0]] = loop;
      const around = loops.filter((other) => other !== loop && encloses(other, spot)).length;
      const area = enclosed(loop, around % 2 === 0 ? 1 : -1);
      volumes.set(tool, (volumes.get(tool) ?? 0) + layer * area);
    }
  }
  return volumes;
}

interface Layer {
  readonly tool: number;
  readonly loops: readonly Loop[];
}

function layersIn(gcode: string): readonly Layer[] {
  const layers: { tool: number; loops: Spot[][] }[] = [];
  let tool = 0;
  let spot: Spot = [NaN, NaN];
  let current: Spot[] | undefined;
  const begin = () => layers.push({ tool, loops: [] });
  for (const line of gcode.split('\n')) {
    const change = /^T(\d)/.exec(line)?.[1];
    if (change !== undefined) tool = Number(change);
    if (change !== undefined || line === ';LAYER_CHANGE') begin();
    if (!line.startsWith('G1 ')) continue;
    const at = (axis: string) => new RegExp(` ${axis}(-?[\\d.]+)`).exec(line)?.[1];
    const [x, y] = [at('X'), at('Y')];
    if (x === undefined && y === undefined) continue;
    const next: Spot = [Number(x ?? spot[0]), Number(y ?? spot[1])];
    // A step of a micron extrudes nothing that has five decimals, and belongs to its wall all the same.
    if (at('E') !== undefined) {
      if (current === undefined) {
        current = [spot];
        layers.at(-1)?.loops.push(current);
      }
      current.push(next);
    } else current = undefined;
    spot = next;
  }
  return layers;
}

/**
 * The area inside (1) or outside (-1) the outer side of a wall, which lies half a wall beyond its middle, as an outline
 * that is moved with sharp corners: length times distance, and at each corner the tangent of half its turn times its square.
 */
function enclosed(loop: Loop, side: 1 | -1): number {
  const away = wall / 2;
  const turned = doubleArea(loop) < 0 ? loop.toReversed() : loop;
  const sides = turned.map((spot, index) => {
    const [x, y] = turned[(index + 1) % turned.length] ?? spot;
    return { x: x - spot[0], y: y - spot[1] };
  });
  const long = sides.filter(({ x, y }) => Math.hypot(x, y) > 1e-6);
  const length = long.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0);
  const corners = long.reduce((sum, { x, y }, index) => {
    const next = long[(index + 1) % long.length] ?? { x, y };
    const turn = Math.atan2(x * next.y - y * next.x, x * next.x + y * next.y);
    return sum + Math.tan(Math.max(-1.4, Math.min(1.4, turn / 2)));
  }, 0);
  return side * (doubleArea(turned) / 2 + side * away * length + away ** 2 * corners);
}

function doubleArea(loop: Loop): number {
  return loop.reduce((sum, [x, y], index) => {
    const [a, b] = loop[(index + 1) % loop.length] ?? [x, y];
    return sum + x * b - a * y;
  }, 0);
}

function encloses(loop: Loop, [x, y]: Spot): boolean {
  let isInside = false;
  for (const [index, [ax, ay]] of loop.entries()) {
    const [bx, by] = loop[(index + 1) % loop.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
