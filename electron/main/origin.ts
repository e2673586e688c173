/** The one origin that the desktop door knows. */
export const scheme = 'cubewright';
export const startAddress = `${scheme}://app/`;

/** Whether an address is a page or file of ours. */
export function isOurs(address: string): boolean {
  return address.startsWith(startAddress);
}

/** Made by a page of ours from its own bytes: previews, workers, pictures. */
export function isOwnMaking(address: string): boolean {
  return address.startsWith('data:') || address.startsWith(`blob:${startAddress}`);
}
