import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { TurnButtons, usePull, useSize, useTurn, type TurnMemory } from '#renderer/space/index.ts';
import type { Twist } from '#shared/games/scruble/index.ts';
import { clampTurn, homeTurn, scaleFor, sightOf } from './sight.ts';
import { stickersOf, type PlaceMarks } from './stickers.ts';
import { useCubeScene } from './use-cube-scene.ts';
import { useTwisting } from './use-twisting.ts';
import './cube-space.css';

export interface CubeSpaceProps {
  /** The peg at each of the 96 places, after the twists of the draft. When it changes by exactly `turned`, that layer is seen to turn. */
  readonly cube: readonly number[];
  /** The twist between the cube shown before and this one (also when one was undone, as its inverse); undefined = just show it. */
  readonly turned?: Twist | undefined;
  /** What a place shows beyond its peg. */
  readonly marks: ReadonlyMap<number, PlaceMarks>;
  /** Letters that wild pegs stand for (peg -> letter). */
  readonly wilds: ReadonlyMap<number, string>;
  /** The layer chosen in the controls (1..12), outlined lightly. */
  readonly layer?: number | undefined;
  /** Nothing may be twisted or traced (another's turn, end, curtain): the view can still be turned. */
  readonly still: boolean;
  /** Keeps how the view is turned while the cube is out of sight: of `newTurnMemory`, one for as long as the game is open. */
  readonly memory?: TurnMemory | undefined;
  /** A layer was dragged and let go near a quarter turn. */
  onTwist(twist: Twist): void;
  /** A peg was pressed without a drag: it is traced or taken off the trace, as the map does it. */
  onPlace(place: number): void;
  /** Said where there is no WebGL, so that the table can say why only the map is shown. */
  onNoScene?(): void;
}

/** Degrees by one press of a button. */
const step = { aside: 30, tilt: 20 } as const;
/** Size of the stage until it is measured. */
const first = { width: 600, height: 570 };

/**
 * The cube in three dimensions. A second picture of what the map shows and no more: hidden from assistive technology, and
 * nothing at all where there is no WebGL.
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
