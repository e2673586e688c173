export const scheme = 'cubewright';
export const startAddress = `${scheme}://app/`;

export function isOurs(address: string): boolean {
  return address.startsWith(startAddress);
}

/** Whether a page made this address from its own bytes, as previews, workers and pictures are. */
export function isOwnMaking(address: string): boolean {
  return address.startsWith('data:') || address.startsWith(`blob:${startAddress}`);
}
