import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { Button } from '#renderer/controls/index.ts';
import { cardOf } from '#shared/games/kubo/index.ts';
import { axesOf, cellsOf, type Standing } from '../standing.ts';
import { useTexts } from '../texts.ts';
import { Flat } from './Flat.tsx';
import { Overlay } from './Overlay.tsx';
import { homeTurn, middleOf, scaleFor, unitFor, type Turn } from './projection.ts';
import { layerShapes } from './shapes.ts';
import { useScene } from './use-scene.ts';
import { useTurn } from './use-turn.ts';
import '../kubo.css';
import './cube.css';

export interface CubeViewProps {
  readonly standing: Standing;
}

/** Degrees by one press of a button, on the scene and on the flat picture, and of an arrow key. */
const step = { scene: 30, flat: 90, key: 15, tilt: 18 } as const;
/** Degrees a pixel under the pointer. */
const pull = 0.5;
/** Codes are printed once their letters stand this high on the screen, in pixels. */
const readableFrom = 11;

/**
 * The table as a cube that can be turned. A second picture of what the felts show and no more: without WebGL, or when it
 * is lost, the same cube is drawn flat.
 */
export function CubeView({ standing }: CubeViewProps) {
  const t = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(stage);
  const { turn, by, drag, reset } = useTurn();
  const cells = useMemo(() => cellsOf(standing), [standing]);
  const shapes = useMemo(() => {
    const colours = axesOf(standing.layers).height === 'colour';
    return layerShapes(cells, (at) => {
      const card = standing.layers[at]?.[0];
      return colours && card !== undefined ? cardOf(card).colour : 'mixed';
    });
  }, [cells, standing.layers]);
  const scale = scaleFor(width, height);
  const at = middleOf(width, height);
  const readable = 0.42 * scale * Math.sin((turn.pitch * Math.PI) / 180) >= readableFrom;
  const drawn = useScene(canvas, { shapes, turn, scale, width, height, readable });
  const aside = drawn === 'scene' ? step.scene : step.flat;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const move = {
      ArrowLeft: () => {
        by(step.key, 0);
      },
      ArrowRight: () => {
        by(-step.key, 0);
      },
      ArrowUp: () => {
        by(0, step.key);
      },
      ArrowDown: () => {
        by(0, -step.key);
      },
      Home: reset,
    }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  const hold = usePull(drag);
  const lying = cells.filter(({ state }) => state.kind === 'lies').length;
  return (
    <section className="kubo kubo-cube" aria-label={t('cube.title')} data-drawn={drawn}>
      <div
        ref={stage}
        role="img"
        tabIndex={0}
        aria-label={t('cube.label', { count: lying, view: viewText(t, turn) })}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Home"
        className="kubo-cube-stage"
        onKeyDown={onKeyDown}
        {...hold}
      >
        <canvas ref={canvas} hidden={drawn !== 'scene'} />
        <svg
          width={width}
          height={height}
          viewBox={`${-at.x} ${-at.y} ${width} ${height}`}
          style={{ '--cube-u': `${unitFor(scale)}px` } as CSSProperties}
        >
          {drawn === 'flat' ? <Flat shapes={shapes} turn={turn} scale={scale} readable={readable} /> : null}
          <Overlay standing={standing} cells={cells} turn={turn} scale={scale} />
        </svg>
      </div>
      <div role="group" aria-label={t('cube.turn')} className="kubo-cube-turn">
        <Turner
          label={t('cube.left')}
          onPress={() => {
            by(aside, 0);
          }}
        />
        <Turner
          label={t('cube.right')}
          onPress={() => {
            by(-aside, 0);
          }}
        />
        <Turner
          label={t('cube.up')}
          onPress={() => {
            by(0, step.tilt);
          }}
        />
        <Turner
          label={t('cube.down')}
          onPress={() => {
            by(0, -step.tilt);
          }}
        />
        <Turner label={t('cube.reset')} onPress={reset} />
      </div>
    </section>
  );
}

function Turner({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="small" onClick={onPress}>
      {label}
    </Button>
  );
}

/** How far it is turned from where it stands at first, and from how high it is seen. */
function viewText(t: ReturnType<typeof useTexts>, { yaw, pitch }: Turn): string {
  const turned = Math.round((((yaw - homeTurn.yaw + 540) % 360) + 360) % 360) - 180;
  const how = turned === 0 ? 'front' : turned > 0 ? 'toLeft' : 'toRight';
  return t(`cube.view.${how}`, { degrees: Math.abs(turned), height: Math.round(pitch) });
}

/** Turning with any pointer. */
function usePull(drag: (yaw: number, pitch: number) => void) {
  const last = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = last.current;
      if (before?.id !== event.pointerId) return;
      last.current = { id: before.id, x: event.clientX, y: event.clientY };
      // What is nearest follows the pointer.
      drag((before.x - event.clientX) * pull, (event.clientY - before.y) * pull);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

/** Size of an element in CSS pixels, as it changes. */
function useSize(element: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 298, height: 352 });
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
