import { writeDurably } from '#electron/services/files/durable-file.ts';
import { steppedCalls } from '../../support/stepped-calls.ts';

/** Run as a process of its own: `killed-writer.ts PATH TEXT CALL`; kills itself just before its CALL-th system call. */
const [path = '', text = '', last = '0'] = process.argv.slice(2);
let made = 0;
const calls = steppedCalls(() => {
  made += 1;
  if (made === Number(last)) process.kill(process.pid, 'SIGKILL');
});
const written = await writeDurably(path, text, calls);
process.exitCode = written.ok ? 0 : 1;
