import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLoadedScene, usePaintKey, type Turn } from '#renderer/space/index.ts';
import { readLook } from './look.ts';
import { middleOf } from './projection.ts';
import type { CubeScene } from './scene.ts';
import type { LayerShape } from './shapes.ts';

export interface Picture {
  readonly shapes: readonly LayerShape[];
  readonly turn: Turn;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly readable: boolean;
}

const loadScene = async () => (await import('./scene.ts')).createScene;

/** Returns `flat` until the scene is loaded, without WebGL, and for good once the context is lost. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, picture: Picture): 'scene' | 'flat' {
  const scene = useLoadedScene(canvas, loadScene);
  const look = usePaintKey();
  const { shapes, turn, scale, width, height, readable } = picture;

  const painted = useRef('');
  const shown = useRef<readonly [CubeScene, readonly LayerShape[], string]>(undefined);
  useLayoutEffect(() => {
    const place = canvas.current;
    if (typeof scene === 'string' || place === null) return;
    const paintKey = `${look} ${readable}`;
    const [before, figures, colours] = shown.current ?? [];
    const fresh = before !== scene;
    if (fresh || painted.current !== paintKey || figures !== shapes || colours !== look) {
      const read = readLook(place.parentElement ?? place);
      if (fresh || painted.current !== paintKey) scene.paint(read, readable);
      if (fresh || figures !== shapes || colours !== look) scene.show(shapes, read);
      painted.current = paintKey;
      shown.current = [scene, shapes, look];
    }
    scene.resize(width, height);
    scene.draw(turn, scale, middleOf(width, height));
  }, [canvas, scene, shapes, turn, scale, width, height, readable, look]);

  return typeof scene === 'string' ? 'flat' : 'scene';
}
