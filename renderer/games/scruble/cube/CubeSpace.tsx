import {
  useEffect,
  useMemo,
  useRef,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import {
  TurnButtons,
  usePull,
  useSize,
  useTurn,
  useLoadedScene,
  usePaintKey,
  type TurnMemory,
  type Size,
  type Turn,
} from '#renderer/space/index.ts';
import { useLesson, useLessonPicture } from '#renderer/table/index.ts';
import type { Twist } from '#shared/games/scruble/index.ts';
import { turnTo } from './follow.ts';
import { HiddenNotes, type TracedWord } from './HiddenNotes.tsx';
import { clampTurn, homeTurn, scaleFor, sightOf, type Sight } from './sight.ts';
import { spotOf } from './spots.ts';
import { stickersOf, offsetAfter, type PlaceMarks, type Sticker } from './stickers.ts';
import { useTwisting } from './use-twisting.ts';
import { readLook } from './look.ts';
import { layerMotion, type LayerMotion } from './motion.ts';
import type { CubeScene } from './scene.ts';
import './cube-space.css';

export interface CubeSpaceProps {
  readonly cube: readonly number[];
  /** This twist leads here from the cube shown before (an inverse if undone); undefined shows the cube at once. */
  readonly turned?: Twist | undefined;
  readonly marks: ReadonlyMap<number, PlaceMarks>;
  readonly wilds: ReadonlyMap<number, string>;
  /** The chosen layer, 1 to 12, gets a light outline. */
  readonly layer?: number | undefined;
  /** Nothing may be twisted or traced (another's turn, game over, curtain down), but the view can still be turned. */
  readonly still: boolean;
  /** The word that is traced; letters of it on hidden faces are told beside the cube. */
  readonly traced: TracedWord;
  /** The cube turns itself so that the traced word is seen. */
  readonly follows: boolean;
  /** The buttons that turn the view are shown. */
  readonly turns: boolean;
  /** Keeps the angle of view while the cube is hidden; make one with `newTurnMemory` per open game. */
  readonly memory?: TurnMemory | undefined;
  onTwist(twist: Twist): void;
  onPlace(place: number): void;
  /** Somebody has turned the view by hand. */
  onHand(): void;
  /** The cube calls this without WebGL, so that the table can explain why only the map is shown. */
  onNoScene?(): void;
}

/** Steps are in degrees per button press. */
const step = { aside: 30, tilt: 20 } as const;
const first = { width: 600, height: 570 };

/** Screen readers skip the cube, since the map shows all that it shows; without WebGL it is absent. */
export function CubeSpace(props: CubeSpaceProps) {
  const { cube, turned, marks, wilds, layer, still, memory, traced, follows, turns } = props;
  const { onTwist, onPlace, onHand, onNoScene } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage, first);
  const turning = useTurn({ home: homeTurn, clamp: clampTurn, memory });
  const { turn, to } = turning;
  useLessonPicture(turning);
  const { places } = traced;
  useEffect(() => {
    if (follows && places.length > 0) to((now) => turnTo(places, now));
  }, [follows, places, to]);
  const byHand = {
    ...turning,
    by: (yaw: number, pitch: number) => {
      onHand();
      turning.by(yaw, pitch);
    },
    reset: () => {
      onHand();
      turning.reset();
    },
  };
  const stickers = useMemo(() => stickersOf(cube, marks, wilds), [cube, marks, wilds]);
  const sight = useMemo(() => sightOf(turn, size.width, size.height), [turn, size]);
  const { drawn, motion } = useCubeScene(canvas, { cube, turned, stickers, layer, turn, size });
  const pull = usePull((yaw, pitch) => {
    onHand();
    turning.drag(yaw, pitch);
  });
  const twisting = useTwisting({ sight, motion, pull, still, cube, onTwist, onPlace });

  const isNone = drawn === 'none';
  const tell = useRef(onNoScene);
  useEffect(() => {
    tell.current = onNoScene;
  });
  useEffect(() => {
    if (isNone) tell.current?.();
  }, [isNone]);
  if (isNone) return null;
  return (
    <div className="scruble-space" data-drawn={drawn}>
      <div ref={stage} aria-hidden className="scruble-space-stage" {...twisting}>
        <div
          className="scruble-space-shadow"
          style={
            {
              '--cell': `${scaleFor(size.width, size.height)}px`,
              '--tilt': Math.sin((turn.pitch * Math.PI) / 180).toFixed(3),
            } as CSSProperties
          }
        />
        <canvas ref={canvas} />
        <LessonSpot sight={sight} size={size} />
        <HiddenNotes traced={traced} sight={sight} size={size} />
      </div>
      {turns ? <TurnButtons turning={byHand} aside={step.aside} tilt={step.tilt} /> : null}
    </div>
  );
}

/** Lies over the peg that a lesson marks, while it can be seen. */
function LessonSpot({ sight, size: { width, height } }: { readonly sight: Sight; readonly size: Size }) {
  const place = useLesson()?.place?.spot;
  if (place === undefined) return null;
  const { centre, normal } = spotOf(place);
  if (!sight.faces(normal, centre)) return null;
  const { x, y } = sight.see(centre);
  const side = 0.7 * scaleFor(width, height);
  return (
    <span
      className="scruble-spot"
      style={{ left: x - side / 2, top: y - side / 2, width: side, height: side }}
    />
  );
}

interface Shown {
  readonly cube: readonly number[];
  readonly turned: Twist | undefined;
  readonly stickers: readonly Sticker[];
  readonly layer: number | undefined;
  readonly turn: Turn;
  readonly size: Size;
}

interface CubeDrawing {
  readonly drawn: 'loading' | 'scene' | 'none';
  readonly motion: LayerMotion;
}

const loadScene = async () => (await import('./scene.ts')).createScene;

function useCubeScene(canvas: RefObject<HTMLCanvasElement | null>, shown: Shown): CubeDrawing {
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
