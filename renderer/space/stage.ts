import { CanvasTexture, Color, SRGBColorSpace, WebGLRenderer } from 'three';
import type { Rgb } from './inks.ts';

/** What draws on a canvas: when it is asked to, and at no other time. */
export interface Stage {
  readonly renderer: WebGLRenderer;
  /** A picture that faces are taken from; its pixels come from the canvas as it is now and whenever `needsUpdate` is set. */
  texture(source: OffscreenCanvas): CanvasTexture<OffscreenCanvas>;
  /** Size of the picture in CSS pixels. */
  resize(width: number, height: number): void;
  /** Gives the context back with all that it holds. */
  dispose(): void;
}

/** More pixels than this for one of the page show nothing more and cost four times as much at every doubling. */
const mostPixelRatio = 2;

/** Pixels of the picture for one of the page. */
export function pixelRatio(): number {
  return Math.min(devicePixelRatio, mostPixelRatio);
}

/** `antialias`: whether all that is drawn has smooth edges. Undefined where there is no WebGL. */
export function openStage(canvas: HTMLCanvasElement, antialias: boolean): Stage | undefined {
  // Asked for here and not by the renderer, which would complain aloud where there is none.
  const context = canvas.getContext('webgl2', { alpha: true, antialias, powerPreference: 'low-power' });
  if (context === null) return undefined;
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias });
  renderer.setClearColor(0x000000, 0);
  let size = { width: 0, height: 0 };
  return {
    renderer,
    texture(source) {
      const texture = new CanvasTexture(source);
      texture.anisotropy = Math.min(4, renderer.capabilities.getMaxAnisotropy());
      return texture;
    },
    resize(width, height) {
      const ratio = pixelRatio();
      // A canvas that is given a size is emptied, even if it had that size already.
      if (width === size.width && height === size.height && ratio === renderer.getPixelRatio()) return;
      size = { width, height };
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
    },
    dispose() {
      renderer.dispose();
      // A page has a handful of contexts: this one goes now, not when the canvas is collected.
      if (!context.isContextLost()) renderer.forceContextLoss();
    },
  };
}

/** A colour for materials of three.js, which reckon in linear light. */
export const colorOf = ([r, g, b]: Rgb): Color =>
  new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace);
