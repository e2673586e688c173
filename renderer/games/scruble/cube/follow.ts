import type { Turn } from '#renderer/space/index.ts';
import { facePlaceOf, faces, placeAt, type CubeFace } from '#shared/games/scruble/index.ts';
import { cameraOf, distance } from './sight.ts';
import { dot, half, spotOf } from './spots.ts';

interface View {
  readonly turn: Turn;
  /** The three faces that this turn shows, the most frontal first. */
  readonly shown: readonly CubeFace[];
}

/** A side is seen most when it is this far beside the middle, in degrees; a steep view shows top or bottom most. */
const [aside, tilt, steep] = [25, 27, 60] as const;
const quarters = [0, 90, 180, 270] as const;

const views: readonly View[] = [tilt, -tilt, steep, -steep].flatMap((pitch) =>
  quarters.flatMap((quarter) => [aside, -aside].map((beside) => viewAt({ yaw: quarter + beside, pitch }))),
);

function viewAt(turn: Turn): View {
  const seen = (face: CubeFace) => facing(turn, face);
  const shown = faces.filter((face) => seen(face) > 0).toSorted((one, other) => seen(other) - seen(one));
  return { turn, shown };
}

/** Returns the faces that are seen in perspective, however little. */
export function facesSeen(turn: Turn): readonly CubeFace[] {
  return faces.filter((face) => facing(turn, face) * distance > half);
}

function facing(turn: Turn, face: CubeFace): number {
  return dot(spotOf(placeAt({ face, row: 0, column: 0 })).normal, cameraOf(turn).towards);
}

/**
 * Returns the turn that shows these places: the face that holds most of them is seen most, then the one with most of the
 * others. Of turns that do this equally well it is the one nearest to the present turn.
 */
export function turnTo(places: readonly number[], now: Turn): Turn {
  const held = new Map<CubeFace, number>();
  for (const place of places) {
    const { face } = facePlaceOf(place);
    held.set(face, (held.get(face) ?? 0) + 1);
  }
  const { towards } = cameraOf(now);
  const nearness = ({ turn }: View) => dot(cameraOf(turn).towards, towards);
  const isBetter = (one: View, other: View) => {
    for (const [at, face] of one.shown.entries()) {
      const more = (held.get(face) ?? 0) - (held.get(other.shown[at] ?? face) ?? 0);
      if (more !== 0) return more > 0;
    }
    return nearness(one) > nearness(other) + 1e-9;
  };
  const best = views.reduce((before, view) => (isBetter(view, before) ? view : before));
  // The yaw has no bounds, so the turn takes the short way round.
  const { yaw, pitch } = best.turn;
  return { yaw: yaw + Math.round((now.yaw - yaw) / 360) * 360, pitch };
}
