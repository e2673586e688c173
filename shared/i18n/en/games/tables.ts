/** Each table has a namespace; a new game needs its lines here. */
export { alphacubes } from './alphacubes/table.ts';
export { cubewordTable } from './cubeword/screen.ts';
export { cubewordPosition } from './cubeword/position.ts';
export { cubeword } from './cubeword/table.ts';
export { kubagramBox } from './kubagram/box.ts';
export { kubagramPosition } from './kubagram/position.ts';
export { kubagramTable } from './kubagram/screen.ts';
export { kubagram } from './kubagram/table.ts';
export { kuboTable } from './kubo/screen.ts';
export { kuboPosition } from './kubo/position.ts';
export { kuboShell } from './kubo/shell.ts';
export { kubo } from './kubo/table.ts';
export { scrubleTable } from './scruble/screen.ts';
export { scruble } from './scruble/table.ts';
