/**
 * Settings that slicers keep beside the model of a 3MF, as far as they say which part takes which tool. They are no part
 * of any specification: the names are those in the readers of PrusaSlicer (`3mf.cpp`, since 2.0) and of Bambu Studio and
 * OrcaSlicer (`bbs_3mf.cpp`). Cura has its own inside the model. Printer and filament stay those of the user.
 */
import type { PlacedMesh } from './facts.ts';
import type { Materials, Slicer } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { escaped, xmlHead } from './xml.ts';

export interface SettingsFile {
  readonly path: string;
  readonly text: string;
}

export interface ObjectIds {
  readonly whole: number;
  /** One a material, where each has an object of its own. */
  readonly parts: readonly number[];
}

export function objectIds({ second }: Mesh, index: number, slicer: Slicer): ObjectIds {
  const whole = 3 * index + 1;
  return { whole, parts: slicer === 'prusa' || second === undefined ? [] : [whole + 1, whole + 2] };
}

export function slicerSettings(plate: readonly PlacedMesh[], { slicer, names }: Materials): SettingsFile {
  const isPrusa = slicer === 'prusa';
  const objects = plate.map(({ name, mesh }, index) => {
    const { whole, parts } = objectIds(mesh, index, slicer);
    const openings = isPrusa ? rangesOf(mesh) : (parts.length === 0 ? [whole] : parts).map(partTag);
    const tag = isPrusa ? 'volume' : 'part';
    const volumes = openings.map(
      (opening, at) =>
        `  <${opening}>\n${setting(tag, 'name', names[at] ?? '')}${setting(tag, 'extruder', `${at + 1}`)}  </${tag}>\n`,
    );
    return ` <object id="${whole}">\n${setting('object', 'name', name)}${volumes.join('')} </object>\n`;
  });
  return {
    path: `Metadata/${isPrusa ? 'Slic3r_PE_model' : 'model_settings'}.config`,
    text: `${xmlHead}<config>\n${objects.join('')}</config>\n`,
  };
}

/** Triangles are counted from 0, and the last one belongs to its range. */
function rangesOf({ triangles, second }: Mesh): readonly string[] {
  const count = triangles.length / 3;
  const middle = second ?? count;
  const range = (from: number, to: number) => `volume firstid="${from}" lastid="${to - 1}"`;
  return [range(0, middle), ...(middle < count ? [range(middle, count)] : [])];
}

function partTag(id: number): string {
  return `part id="${id}" subtype="normal_part"`;
}

/** PrusaSlicer asks for the type, which the others pass over. */
function setting(type: string, key: string, value: string): string {
  return `  <metadata type="${type}" key="${key}" value="${escaped(value)}"/>\n`;
}
