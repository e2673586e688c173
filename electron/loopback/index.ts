export { openBrowserDoor } from './browser-door.ts';
export type { BrowserDoor, BrowserDoorParts } from './browser-door.ts';
export { writeOpeningPage } from './opening-page.ts';
export type { Loopback, LoopbackProblem } from './server.ts';
