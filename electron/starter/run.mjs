import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { environment, root } from './place.mjs';

/**
 * @typedef {object} Ended
 * @property {number} code      0 for success; 128 + n where signal n ended it; 127 where it could not start
 * @property {string} output    the end of its output on both streams, with `keep` or `both`
 * @property {number} seconds
 * @property {boolean} inTime   false where it was ended for taking too long
 */

/**
 * @typedef {object} Ways
 * @property {'show' | 'keep' | 'both'} [output]  to the terminal, into `output`, or
 *   both; `show` by default
 * @property {number} [limitSeconds]
 * @property {boolean} [givesWay]  runs the program at low priority
 * @property {NodeJS.ProcessEnv} [env]
 */

const keptCharacters = 400_000;

/** @typedef {{ child: import('node:child_process').ChildProcess, ownGroup: boolean }} Running */

/** These programs are running; `endAll` ends them together with the starter. @type {Set<Running>} */
const running = new Set();

/**
 * Runs a program to its end, without input. The promise never rejects: the result says what went wrong.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Ways} [ways]
 * @returns {Promise<Ended>}
 */
export function run(
  program,
  args,
  { output = 'show', limitSeconds, givesWay = false, env = environment() } = {},
) {
  const began = Date.now();
  let kept = '';
  let inTime = true;
  const stream = output === 'show' ? 'inherit' : 'pipe';
  // A limit needs a process group, to end children too; other programs stay in ours, where Ctrl+C reaches them.
  const ownGroup = limitSeconds !== undefined && process.platform !== 'win32';
  // Windows can start a .cmd, such as npm's, only through its shell.
  const shell = program.endsWith('.cmd');
  const stdio = /** @type {const} */ (['ignore', stream, stream]);
  const child = spawn(program, args, { cwd: root, env, stdio: [...stdio], detached: ownGroup, shell });
  const entry = { child, ownGroup };
  running.add(entry);
  if (givesWay) giveWay(child);
  for (const from of [child.stdout, child.stderr]) {
    from?.on('data', (/** @type {Buffer} */ chunk) => {
      kept = (kept + chunk.toString()).slice(-keptCharacters);
      // Progress goes to standard error; standard output is for the answer of the command that needed the set-up.
      if (output === 'both') process.stderr.write(chunk);
    });
  }
  const timer =
    limitSeconds === undefined
      ? undefined
      : setTimeout(() => {
          inTime = false;
          end(entry);
        }, limitSeconds * 1000);
  return new Promise((resolve) => {
    /** @param {number} code */
    const ended = (code) => {
      clearTimeout(timer);
      running.delete(entry);
      resolve({ code, output: kept, seconds: (Date.now() - began) / 1000, inTime });
    };
    child.on('error', (error) => {
      kept += String(error.message);
      ended(127);
    });
    child.on('close', (code, signal) => ended(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function giveWay({ pid }) {
  const low = constants.priority.PRIORITY_BELOW_NORMAL;
  if (pid === undefined || getPriority() >= low) return;
  try {
    setPriority(pid, low);
  } catch {
    // It has ended already, or the system does not allow it; it then keeps its priority.
  }
}

export function endAll() {
  for (const entry of running) end(entry);
}

/** @param {Running} entry */
function end({ child, ownGroup }) {
  if (child.pid === undefined) return;
  try {
    process.kill(ownGroup ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
