export { openBrowserDoor } from './browser-door.ts';
export type { BrowserDoorParts } from './browser-door.ts';
export type { Loopback, LoopbackProblem } from './server.ts';
