import { inRoot, projectNode } from './place.mjs';
import { run } from './run.mjs';
import { electronPath } from './tools.mjs';

/**
 * Fetches Electron's program, which its package leaves out, if a window could be opened here. A failure is no reason to
 * stop, since Cubewright then opens in the browser.
 * @param {readonly string[]} words what the user wrote behind `npm start --`
 */
export async function tryDesktopRuntime(words) {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const hasDisplay = process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY);
  if (words.includes('--browser') || !hasDisplay || electronPath() !== undefined) return;
  console.log('Fetching the desktop window (once, about 120 MB)...');
  const install = inRoot('node_modules', 'electron', 'install.js');
  const { code, seconds } = await run(projectNode, [install], { output: 'keep' });
  const said = code === 0 ? 'Fetched the desktop window' : 'The desktop window could not be fetched';
  console.log(`${said} (${seconds.toFixed(0)} s).`);
}
