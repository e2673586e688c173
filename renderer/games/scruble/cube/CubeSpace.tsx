import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { TurnButtons, usePull, useSize, useTurn, type TurnMemory } from '#renderer/space/index.ts';
import type { Twist } from '#shared/games/scruble/index.ts';
import { clampTurn, homeTurn, scaleFor, sightOf } from './sight.ts';
import { stickersOf, type PlaceMarks } from './stickers.ts';
import { useCubeScene } from './use-cube-scene.ts';
import { useTwisting } from './use-twisting.ts';
import './cube-space.css';

export interface CubeSpaceProps {
  readonly cube: readonly number[];
  /**
   * This twist leads from the cube shown before to this one (an inverse for an undone twist); undefined shows the cube
   * at once.
   */
  readonly turned?: Twist | undefined;
  readonly marks: ReadonlyMap<number, PlaceMarks>;
  readonly wilds: ReadonlyMap<number, string>;
  /** The chosen layer, 1 to 12, gets a light outline. */
  readonly layer?: number | undefined;
  /** Nothing may be twisted or traced (another's turn, end, curtain), but the view can still be turned. */
  readonly still: boolean;
  /** Keeps the angle of view while the cube is hidden; make one with `newTurnMemory` per open game. */
  readonly memory?: TurnMemory | undefined;
  onTwist(twist: Twist): void;
  onPlace(place: number): void;
  /** Called without WebGL, so that the table can explain why only the map is shown. */
  onNoScene?(): void;
}

/** Steps are in degrees per button press. */
const step = { aside: 30, tilt: 20 } as const;
const first = { width: 600, height: 570 };

/**
 * The cube shows nothing that the map does not, so it is hidden from screen readers, and it is absent without WebGL.
 */
export function CubeSpace(props: CubeSpaceProps) {
  const { cube, turned, marks, wilds, layer, still, memory, onTwist, onPlace, onNoScene } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage, first);
  const turning = useTurn({ home: homeTurn, clamp: clampTurn, memory });
  const { turn, drag } = turning;
  const stickers = useMemo(() => stickersOf(cube, marks, wilds), [cube, marks, wilds]);
  const sight = useMemo(() => sightOf(turn, size.width, size.height), [turn, size]);
  const { drawn, motion } = useCubeScene(canvas, { cube, turned, stickers, layer, turn, size });
  const pull = usePull(drag);
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
      </div>
      <TurnButtons turning={turning} aside={step.aside} tilt={step.tilt} />
    </div>
  );
}
