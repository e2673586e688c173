/** What the tables of the games say, a namespace each. A new game has its lines here. */
export { alphacubes } from '#shared/games/alphacubes/texts/table.ts';
export { cubewordTable } from '#shared/games/cubeword/texts/screen.ts';
export { cubewordPosition } from '#shared/games/cubeword/texts/position.ts';
export { cubeword } from '#shared/games/cubeword/texts/table.ts';
export { kubagramBox } from '#shared/games/kubagram/texts/box.ts';
export { kubagramPosition } from '#shared/games/kubagram/texts/position.ts';
export { kubagramTable } from '#shared/games/kubagram/texts/screen.ts';
export { kubagram } from '#shared/games/kubagram/texts/table.ts';
export { kuboTable } from '#shared/games/kubo/texts/screen.ts';
export { kuboPosition } from '#shared/games/kubo/texts/position.ts';
export { kuboShell } from '#shared/games/kubo/texts/shell.ts';
export { kubo } from '#shared/games/kubo/texts/table.ts';
export { scrubleTable } from '#shared/games/scruble/texts/screen.ts';
export { scruble } from '#shared/games/scruble/texts/table.ts';
