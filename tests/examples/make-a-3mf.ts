import { makeSolids } from '#electron/services/print/solids.ts';
import { openNamed, solidsOf } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

// Letter cubes for a 3D printer, one sheet of them. Lengths are in millimetres.
const ask = { product: 'alphacubes-solid-cubes', options: { cubes: ['1', '2'] } };
const design = expectOk(openNamed(ask, solidsOf));
const [sheet] = expectOk(await makeSolids({ ...design, format: '3mf' }));
console.log(sheet?.name, sheet?.facts.pieces, 'pieces,', sheet?.facts.width, 'x', sheet?.facts.depth, 'mm');

// It prints:
// alphacubes-solid-cubes.3mf 2 pieces, 36.4 x 16.2 mm
