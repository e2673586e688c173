import { demandNode } from '#electron/starter/place.mjs';

// The built command line begins here. Imports run first, so the rest is loaded only once Node is known to suit it.
demandNode(24);
await import('./main.ts');
