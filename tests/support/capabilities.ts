import { electronPath, toolPath, type ToolName } from '#electron/starter/tools.mjs';

export { electronPath, toolPath };

/**
 * Whether this system has a tool that some tests need: `it.skipIf(!has('qpdf'))`. What is skipped is named at the
 * end of `npm test`.
 */
export const has = (name: ToolName): boolean => toolPath(name) !== undefined;

/** Chromium as tests start it: in a container, without a display, and without a word to the network. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
