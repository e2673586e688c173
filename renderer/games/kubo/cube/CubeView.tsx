import {
  useMemo,
  useRef,
  useLayoutEffect,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {
  TurnButtons,
  usePull,
  useSize,
  useTurn,
  useLoadedScene,
  usePaintKey,
  type Turn,
} from '#renderer/space/index.ts';
import { useShortcut } from '#renderer/keys/index.ts';
import { cardOf } from '#shared/games/kubo/index.ts';
import { axesOf, cellsOf, type ShownTable } from '../standing.ts';
import { useTexts } from '../texts.ts';
import { Flat } from './Flat.tsx';
import { Overlay } from './Overlay.tsx';
import { clampTurn, homeTurn, middleOf, scaleFor, unitFor } from './projection.ts';
import { layerShapes, type LayerShape } from './shapes.ts';
import { readLook } from './look.ts';
import type { CubeScene } from './scene.ts';
import '../kubo.css';
import './cube.css';

export interface CubeViewProps {
  readonly standing: ShownTable;
}

/** Steps are in degrees, per button press on the scene and on the flat picture, and per arrow key. */
const step = { scene: 30, flat: 90, key: 15, tilt: 18 } as const;
const limits = { home: homeTurn, clamp: clampTurn };
const first = { width: 298, height: 352 };
/** Codes are printed once their letters are this many pixels high. */
const readableFrom = 11;

/** The cube shows nothing that the felts do not. Without WebGL, or when the context is lost, it is drawn flat. */
export function CubeView({ standing }: CubeViewProps) {
  const t = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(stage, first);
  const turning = useTurn(limits);
  const { turn, by, drag, reset } = turning;
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
      ArrowLeft: () => by(step.key, 0),
      ArrowRight: () => by(-step.key, 0),
      ArrowUp: () => by(0, step.key),
      ArrowDown: () => by(0, -step.key),
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
        aria-keyshortcuts={`${useShortcut('kubo-cube.turn')} ${useShortcut('kubo-cube.home')}`}
        className="kubo-cube-stage"
        onKeyDown={onKeyDown}
        {...hold}
      >
        <canvas ref={canvas} aria-hidden hidden={drawn !== 'scene'} />
        <svg
          aria-hidden
          width={width}
          height={height}
          viewBox={`${-at.x} ${-at.y} ${width} ${height}`}
          style={{ '--cube-u': `${unitFor(scale)}px` } as CSSProperties}
        >
          {drawn === 'flat' ? <Flat shapes={shapes} turn={turn} scale={scale} readable={readable} /> : null}
          <Overlay standing={standing} cells={cells} turn={turn} scale={scale} />
        </svg>
      </div>
      <TurnButtons label={t('cube.turn')} turning={turning} aside={aside} tilt={step.tilt} />
    </section>
  );
}

function viewText(t: ReturnType<typeof useTexts>, { yaw, pitch }: Turn): string {
  const turned = Math.round((((yaw - homeTurn.yaw + 540) % 360) + 360) % 360) - 180;
  const how = turned === 0 ? 'front' : turned > 0 ? 'toLeft' : 'toRight';
  return t(`cube.view.${how}`, { degrees: Math.abs(turned), height: Math.round(pitch) });
}

interface Picture {
  readonly shapes: readonly LayerShape[];
  readonly turn: Turn;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly readable: boolean;
}

const loadScene = async () => (await import('./scene.ts')).createScene;

/** Returns `flat` until the scene is loaded, without WebGL, and for good once the context is lost. */
function useScene(canvas: RefObject<HTMLCanvasElement | null>, picture: Picture): 'scene' | 'flat' {
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
