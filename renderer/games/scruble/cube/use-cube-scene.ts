import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLoadedScene, usePaintKey, type Size, type Turn } from '#renderer/space/index.ts';
import type { Twist } from '#shared/games/scruble/index.ts';
import { readLook } from './look.ts';
import { layerMotion, type LayerMotion } from './motion.ts';
import type { CubeScene } from './scene.ts';
import { offsetAfter, type Sticker } from './stickers.ts';

export interface Shown {
  readonly cube: readonly number[];
  readonly turned: Twist | undefined;
  readonly stickers: readonly Sticker[];
  readonly layer: number | undefined;
  readonly turn: Turn;
  readonly size: Size;
}

export interface CubeDrawing {
  readonly drawn: 'loading' | 'scene' | 'none';
  readonly motion: LayerMotion;
}

const loadScene = async () => (await import('./scene.ts')).createScene;

export function useCubeScene(canvas: RefObject<HTMLCanvasElement | null>, shown: Shown): CubeDrawing {
  const scene = useLoadedScene<CubeScene>(canvas, loadScene);
  const look = usePaintKey();
  const { cube, turned, stickers, layer, turn, size } = shown;

  const [motion] = useState(() => layerMotion());
  useEffect(
    () => () => {
      motion.end();
    },
    [motion],
  );

  const before = useRef(cube);
  useLayoutEffect(() => {
    const offset = offsetAfter(before.current, cube, turned, motion.offset());
    const isOther = before.current !== cube;
    before.current = cube;
    if (!isOther) return;
    // A later effect draws the cube from this offset.
    motion.tell(undefined);
    if (offset === undefined) motion.hold(undefined);
    else motion.goHome(offset);
  }, [cube, turned, motion]);

  const worn = useRef<readonly [CubeScene, string]>(undefined);
  useLayoutEffect(() => {
    const place = canvas.current;
    if (typeof scene === 'string' || place === null) return;
    if (worn.current?.[0] !== scene || worn.current[1] !== look) {
      scene.wear(readLook(place.parentElement ?? place));
      worn.current = [scene, look];
    }
    scene.show(stickers, layer);
  }, [canvas, scene, look, stickers, layer]);
  useLayoutEffect(() => {
    if (typeof scene === 'string') return;
    const draw = () => scene.draw(turn, motion.offset());
    motion.tell(draw);
    scene.resize(size.width, size.height);
    draw();
    return () => {
      motion.tell(undefined);
    };
  }, [scene, look, stickers, layer, turn, size, motion]);

  return { drawn: typeof scene === 'string' ? scene : 'scene', motion };
}
