import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inRoot } from './place.mjs';

/** Each tool of a full test run has its programs, header or file, its Debian package, and what is not run without it. */
export const tools = /** @type {const} */ ({
  chromium: {
    // The headless shell is the same engine without windows; its pages take a fifth less processor time.
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    debian: 'chromium-headless-shell',
    without: 'the screens in a browser, from first move to last, and their accessibility',
  },
  xvfb: { programs: ['Xvfb'], debian: 'xvfb', without: 'windows of a real Electron without a display' },
  poppler: {
    programs: ['pdftoppm'],
    debian: 'poppler-utils',
    without: 'reading printed sheets back with poppler: fonts, texts, pictures of pages',
  },
  rsvg: {
    programs: ['rsvg-convert'],
    debian: 'librsvg2-bin',
    without: 'comparing printed SVG, as another program draws it, with the PDF',
  },
  qpdf: { programs: ['qpdf'], debian: 'qpdf', without: 'the check of printed sheets by qpdf' },
  socat: { programs: ['socat'], debian: 'socat', without: 'the box over a real serial pty' },
  'avr-gcc': {
    programs: ['avr-gcc'],
    debian: 'gcc-avr avr-libc',
    without: 'comparing the firmware of the box with a fresh build of it',
  },
  cc: {
    programs: ['cc', 'gcc', 'clang'],
    debian: 'gcc libc6-dev',
    without: 'the firmware of the box on a second simulator, whose host program is compiled',
  },
  simavr: {
    header: 'simavr/sim_avr.h',
    debian: 'libsimavr-dev',
    without: 'the firmware of the box on a second simulator',
  },
  'arduino-core': {
    file: '/usr/share/arduino/hardware/arduino/avr/bootloaders/optiboot/optiboot.c',
    debian: 'arduino-core-avr',
    without: 'flashing a bare simulated chip through the boot loaders of real boards',
  },
  gerbv: {
    programs: ['gerbv'],
    debian: 'gerbv',
    without: 'reading the sensor board as another program does',
  },
  orca: {
    programs: ['orca'],
    debian: 'orca openbox dbus-daemon at-spi2-core speech-dispatcher',
    without: 'at length, what a screen reader says in front of the screens',
  },
  'chromium-window': {
    programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    debian: 'chromium',
    without: 'at length, the window that a screen reader reads',
  },
  'prusa-slicer': {
    programs: ['prusa-slicer'],
    debian: 'prusa-slicer',
    without: 'slicing cubes of two colours for a 3D printer with two tools',
  },
  clang: {
    programs: ['clang'],
    debian: 'clang lld',
    without: 'at length, comparing the firmware of the seeded world with a fresh build of it',
  },
  udevadm: { programs: ['udevadm'], debian: 'udev', without: 'the list of serial ports from the system' },
});

/** @typedef {keyof typeof tools} ToolName */

/** Other systems have other kinds of displays and serial ports. @type {readonly ToolName[]} */
const onLinuxAlone = ['xvfb', 'udevadm', 'orca', 'chromium-window', 'arduino-core', 'prusa-slicer'];

/** A run at length needs these, so that `npm test` names them but does not install their hundreds of megabytes. @type {readonly ToolName[]} */
export const atLengthAlone = ['orca', 'chromium-window', 'prusa-slicer', 'clang'];

const headerFolders = ['/usr/local/include', '/usr/include'];

/**
 * Returns the path of a program, header or file of the system; undefined where it is missing.
 * @param {ToolName} name
 * @returns {string | undefined}
 */
export function toolPath(name) {
  const tool = tools[name];
  if ('file' in tool) return existsSync(tool.file) ? tool.file : undefined;
  if ('header' in tool) return headerFolders.map((folder) => join(folder, tool.header)).find(existsSync);
  // Some systems keep administrators' programs off other users' PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  for (const program of tool.programs) {
    for (const folder of folders) {
      const path = join(folder, program);
      if (folder !== '' && isProgram(path)) return path;
    }
  }
  return undefined;
}

/** @returns {ToolName[]} */
export function missingTools() {
  const names = /** @type {ToolName[]} */ (Object.keys(tools));
  const needed = names.filter((name) => process.platform === 'linux' || !onLinuxAlone.includes(name));
  return needed.filter((name) => toolPath(name) === undefined);
}

/** Electron's program is fetched separately, unless a variable names its folder; returns undefined until then. */
export function electronPath() {
  const folder = inRoot('node_modules', 'electron');
  const note = join(folder, 'path.txt');
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  // The note is written last, so without it the package's own folder may be half filled.
  if (!override && !existsSync(note)) return undefined;
  const program = existsSync(note) ? readFileSync(note, 'utf8').trim() : 'electron';
  const path = join(override || join(folder, 'dist'), program);
  return existsSync(path) ? path : undefined;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
