/** Chromium knows no `cubewright:`; it is shown this origin instead, which counts as secure and has no server. */
const shown = 'http://app.cubewright.localhost/';
const meant = 'cubewright://app/';

/** As Electron's code sees an address. */
export function toElectron(address: string): string {
  return address.replace(shown, meant);
}

/** As Chromium is given it. */
export function toChromium(address: string): string {
  return address.replace(meant, shown);
}
