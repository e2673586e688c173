export type Rgb = readonly [number, number, number];

export function readInks<T>(element: HTMLElement, read: (colour: (property: string) => Rgb) => T): T {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  try {
    return read(colourReader(probe));
  } finally {
    probe.remove();
  }
}

/** Paints a pixel, which turns any CSS colour into bytes, even system colours and mixtures. */
function colourReader(probe: HTMLElement): (property: string) => Rgb {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (property) => {
    probe.style.color = `var(${property})`;
    if (pen === null) return [0, 0, 0];
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b];
  };
}

/** `share` is the part of `one`, 0 to 1. */
export function mixColours(one: Rgb, other: Rgb, share: number): Rgb {
  return [0, 1, 2].map((at) => (one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share)) as unknown as Rgb;
}

export const cssColour = ([r, g, b]: Rgb): string => `rgb(${r} ${g} ${b})`;

export function isOutlined(): boolean {
  return document.documentElement.dataset['theme'] === 'high-contrast';
}

export function figureFontOf(element: HTMLElement, size: string): string {
  return `700 ${size} ${getComputedStyle(element).getPropertyValue('--font-ui') || 'sans-serif'}`;
}

export function cubeFontOf(element: HTMLElement, size: string): string {
  const style = getComputedStyle(element);
  const weight = style.getPropertyValue('--cube-font-weight') || '700';
  return `${weight} ${size} ${style.getPropertyValue('--font-cube') || 'serif'}`;
}
