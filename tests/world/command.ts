import { registerWorldHooks } from './hooks.ts';

registerWorldHooks();
const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
