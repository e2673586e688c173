import path from 'node:path';
import { languageCommand } from './language/command.ts';

/** Run `npm run language -- TAG`. */
process.exitCode = await languageCommand(path.resolve(import.meta.dirname, '../..'), process.argv.slice(2));
