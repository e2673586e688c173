import { electronPath, tools } from './tools.mjs';

const alwaysAbsent = [
  'a real printer: sheets are measured in the file and in rendered pages',
  'a real box (bounce, magnets, USB chips, current): its firmware runs on a simulated chip, and over a serial pty',
  'native menus and dialogs of the system',
  'packaging for other systems than this one',
];

/**
 * Returns what this run could not show, one line each, so that nothing is taken for passed.
 * @param {readonly import('./tools.mjs').ToolName[]} missing
 * @param {readonly string[]} skipped names of skipped tests
 */
export function notRun(missing, skipped) {
  const electron = electronPath()
    ? []
    : [
        'a real Electron window (its runtime is not here): main and preload run against a stand-in in Chromium',
      ];
  const lacking = missing.map((name) => `${tools[name].without} (install ${tools[name].debian})`);
  const shown = skipped.slice(0, 20).map((name) => `skipped: ${name}`);
  const rest = skipped.length > 20 ? [`skipped: ${skipped.length - 20} more`] : [];
  return [...lacking, ...electron, ...alwaysAbsent, ...shown, ...rest];
}
