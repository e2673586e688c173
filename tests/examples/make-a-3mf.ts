import { makeSolids } from '#electron/services/print/solids.ts';
import { expectOk } from '#shared/kernel/index.ts';

// Letter cubes for a 3D printer, one bed of them. Lengths are in millimetres.
const [bed] = expectOk(
  await makeSolids({ product: 'alphacubes-solid-cubes', options: { cubes: ['1', '2'] }, format: '3mf' }),
);
console.log(bed?.name, bed?.facts.pieces, 'pieces,', bed?.facts.width, 'x', bed?.facts.depth, 'mm');

// It prints:
// alphacubes-solid-cubes.3mf 2 pieces, 36.4 x 16.2 mm
