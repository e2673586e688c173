export { DamagedFiles } from './DamagedFiles.tsx';
export { useAnswer, useGateway, useGatewayEvent } from './gateway-context.tsx';
export type { Asked } from './gateway-context.tsx';
export { useRemembered, useSettings } from './settings-context.tsx';
export { lastTable, noteTable } from './last-table.ts';
export { useRest } from './focus-keeper.ts';
export { useArrival } from './use-arrival.ts';
export { useWidth } from './use-width.ts';
export { useKeys } from './use-keys.ts';
