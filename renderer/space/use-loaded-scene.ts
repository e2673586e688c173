import { useEffect, useState, useLayoutEffect, type RefObject } from 'react';

interface Scene {
  dispose(): void;
}

/** Makes a scene once its code is loaded; memoise `load`. Returns `none` without WebGL and once the context is lost. */
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

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size in CSS pixels, or `first` until the element has one. */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = place;
      if (clientWidth > 0 && clientHeight > 0) setSize({ width: clientWidth, height: clientHeight });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => {
      watch.disconnect();
    };
  }, [element]);
  return size;
}
