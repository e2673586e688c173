import { CanvasTexture, Color, SRGBColorSpace, WebGLRenderer } from 'three';
import type { Rgb } from './inks.ts';

/** Draws on a WebGL canvas, and only on request. */
export interface Stage {
  readonly renderer: WebGLRenderer;
  /** Makes a texture whose pixels are read from `source` now and whenever its `needsUpdate` is set. */
  texture(source: OffscreenCanvas): CanvasTexture<OffscreenCanvas>;
  resize(width: number, height: number): void;
  dispose(): void;
}

/** A higher pixel ratio shows no more detail, and doubling it costs four times as much. */
const mostPixelRatio = 2;

export function pixelRatio(): number {
  return Math.min(devicePixelRatio, mostPixelRatio);
}

/** Returns undefined without WebGL. */
export function openStage(canvas: HTMLCanvasElement, antialias: boolean): Stage | undefined {
  // The context is created here, since the renderer would log an error where there is no WebGL.
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
      // An unchanged size is not set again, because setting the size of a canvas clears it.
      if (width === size.width && height === size.height && ratio === renderer.getPixelRatio()) return;
      size = { width, height };
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
    },
    dispose() {
      renderer.dispose();
      // A page may have only a handful of contexts, so release this one without waiting for garbage collection.
      if (!context.isContextLost()) renderer.forceContextLoss();
    },
  };
}

/** Converts to linear light, in which materials of three.js compute. */
export const colorOf = ([r, g, b]: Rgb): Color =>
  new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace);
