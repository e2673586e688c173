import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildFirmware,
  compilerHere,
  firmwareFolder,
  hashSources,
  hexName,
  manifestName,
} from '#electron/tools/firmware/compile.ts';

const kept = (name: string): string => readFileSync(join(firmwareFolder, name), 'utf8');
const manifest: unknown = JSON.parse(kept(manifestName));
const compiler = compilerHere();
/** Another version of the compiler makes another image of the same sources. */
const sameCompiler = compiler !== undefined && kept(manifestName).includes(`"${compiler}"`);

describe('the image of the firmware in the repository', () => {
  it('belongs to the sources beside it', () => {
    expect(manifest).toMatchObject({ sources: hashSources() });
  });

  it.skipIf(!sameCompiler)('is what the compiler makes of them, byte for byte', () => {
    const built = buildFirmware();
    expect(built?.manifest).toEqual(manifest);
    expect(built?.hex === kept(hexName)).toBe(true);
  });
});
