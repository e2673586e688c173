import { demandNode } from '#electron/starter/place.mjs';

// Imports run first, so the rest is imported only after the check of the Node version.
demandNode(24);
await import('./main.ts');
