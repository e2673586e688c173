import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readLook } from './look.ts';
import { middleOf, type Turn } from './projection.ts';
import type { CubeScene } from './scene.ts';
import type { LayerShape } from './shapes.ts';
import { useLookStamp } from './use-look-stamp.ts';

export interface Picture {
  readonly shapes: readonly LayerShape[];
  readonly turn: Turn;
  /** Pixels a cell. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly readable: boolean;
}

/**
 * Draws a picture on a canvas with WebGL whenever it changes, once what that takes has been loaded. Says how the cube is
 * drawn: `flat` until then, where there is no WebGL, and for good when it is lost.
 */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, picture: Picture): 'scene' | 'flat' {
  const [scene, setScene] = useState<CubeScene>();
  const look = useLookStamp();
  const fonts = useCubeFont(look);
  const { shapes, turn, scale, width, height, readable } = picture;

  useEffect(() => {
    const place = canvas.current;
    if (place === null) return;
    let wanted = true;
    let made: CubeScene | undefined;
    const drop = () => {
      wanted = false;
      place.removeEventListener('webglcontextlost', drop);
      place.removeEventListener('webglcontextcreationerror', drop);
      setScene(undefined);
      made?.dispose();
    };
    place.addEventListener('webglcontextlost', drop);
    place.addEventListener('webglcontextcreationerror', drop);
    void import('./scene.ts').then(
      ({ createScene }) => {
        if (!wanted) return;
        made = createScene(place);
        setScene(made);
      },
      // The picture stays flat: nothing is missing from it.
      () => undefined,
    );
    return drop;
  }, [canvas]);

  const painted = useRef('');
  const shown = useRef<readonly [CubeScene, readonly LayerShape[], string]>(undefined);
  useLayoutEffect(() => {
    const place = canvas.current;
    if (scene === undefined || place === null) return;
    const paintKey = `${look} ${fonts} ${readable}`;
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
  }, [canvas, scene, shapes, turn, scale, width, height, readable, look, fonts]);

  return scene === undefined ? 'flat' : 'scene';
}

/** Counts up when the face that codes are printed in has been loaded. */
function useCubeFont(look: string): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let wanted = true;
    const style = getComputedStyle(document.documentElement);
    const font = `${style.getPropertyValue('--cube-font-weight') || '700'} 40px ${style.getPropertyValue('--font-cube') || 'serif'}`;
    if (document.fonts.check(font)) return;
    void document.fonts.load(font).then(
      () => {
        if (wanted) setLoads((count) => count + 1);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [look]);
  return loads;
}
