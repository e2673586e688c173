import { useEffect, useState, type RefObject } from 'react';

interface Scene {
  /** Gives back everything that it took of the graphics card. */
  dispose(): void;
}

/**
 * A scene on a canvas, once what it takes has been loaded. `load` gives what makes it, which gives undefined where there
 * is no WebGL; it must stay the same function. Until then `loading`; `none` where there can be no scene, and for good
 * when the canvas loses its context.
 */
export function useLoadedScene<S extends Scene>(
  canvas: RefObject<HTMLCanvasElement | null>,
  load: () => Promise<(canvas: HTMLCanvasElement) => S | undefined>,
): S | 'loading' | 'none' {
  const [scene, setScene] = useState<S | 'loading' | 'none'>('loading');
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return;
    let wanted = true;
    let made: S | undefined;
    const drop = () => {
      wanted = false;
      place.removeEventListener('webglcontextlost', lose);
      place.removeEventListener('webglcontextcreationerror', lose);
      made?.dispose();
    };
    const lose = () => {
      drop();
      setScene('none');
    };
    place.addEventListener('webglcontextlost', lose);
    place.addEventListener('webglcontextcreationerror', lose);
    void load().then(
      (make) => {
        if (!wanted) return;
        made = make(place);
        setScene(made ?? 'none');
      },
      () => {
        if (wanted) setScene('none');
      },
    );
    return () => {
      drop();
      setScene('loading');
    };
  }, [canvas, load]);
  return scene;
}
