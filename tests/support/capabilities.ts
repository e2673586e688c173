import { toolPath, type ToolName } from '#electron/starter/tools.mjs';

export { toolPath };

/**
 * Whether this system has a tool that some tests need: `it.skipIf(!has('qpdf'))`. What is skipped is named at the
 * end of `npm test`.
 */
export const has = (name: ToolName): boolean => toolPath(name) !== undefined;
