import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  SRGBColorSpace,
} from 'three';
import { mixColours, type Rgb, type Turn } from '#renderer/space/index.ts';
import { colorOf, openStage } from '#renderer/space/stage.ts';
import { faceIn, newAtlas, paintAtlas } from './atlas.ts';
import type { Look } from './look.ts';
import { middle, sight, type Point3 } from './projection.ts';
import { uprights, type LayerShape, type Paint, type Quad } from './shapes.ts';

export interface CubeScene {
  resize(width: number, height: number): void;
  paint(look: Look, readable: boolean): void;
  show(shapes: readonly LayerShape[], look: Look): void;
  /** `scale` is pixels per cell; `at` is the cube's middle on the picture, in CSS pixels. */
  draw(turn: Turn, scale: number, at: { readonly x: number; readonly y: number }): void;
  dispose(): void;
}

const away = 20;

/** Returns undefined without WebGL. */
export function createScene(canvas: HTMLCanvasElement): CubeScene | undefined {
  const stage = openStage(canvas, true);
  if (stage === undefined) return undefined;
  const atlas = newAtlas();
  const texture = stage.texture(atlas);
  texture.colorSpace = SRGBColorSpace;
  // Only the print uses the texture: sampling it at an angle is expensive, and felts cover most of the picture.
  const printed = new MeshBasicMaterial({ map: texture, side: DoubleSide });
  const plain = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  const lineMaterial = new LineBasicMaterial();
  const faces = new Mesh(new BufferGeometry(), printed);
  const bodies = new Mesh(new BufferGeometry(), plain);
  const lines = new LineSegments(dotted(), lineMaterial);
  const scene = new Scene();
  scene.add(bodies, faces, lines);
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0.1, 2 * away);
  camera.up.set(0, 0, 1);
  let size = { width: 0, height: 0 };

  return {
    resize(width, height) {
      size = { width, height };
      stage.resize(width, height);
    },
    paint(look, readable) {
      paintAtlas(atlas, look, readable);
      texture.needsUpdate = true;
      lineMaterial.color.copy(colorOf(look.upright));
    },
    show(shapes, look) {
      const quads = shapes.flatMap(({ rim, plate, pieces }) => [
        rim,
        plate,
        ...pieces.flatMap((piece) => piece.quads),
      ]);
      bodies.geometry.dispose();
      bodies.geometry = geometryOf(
        quads.filter(({ paint }) => paint.kind !== 'face'),
        'color',
        ({ paint }) => colorsOf(inkOf(paint, look)),
      );
      faces.geometry.dispose();
      faces.geometry = geometryOf(
        quads.filter(({ paint }) => paint.kind === 'face'),
        'uv',
        printOf,
      );
    },
    draw(turn, scale, at) {
      const { x, y, z } = sight(turn);
      camera.position.set(middle.x - x * away, middle.y - y * away, middle.z - z * away);
      camera.lookAt(middle.x, middle.y, middle.z);
      camera.left = -at.x / scale;
      camera.right = (size.width - at.x) / scale;
      camera.top = at.y / scale;
      camera.bottom = -(size.height - at.y) / scale;
      camera.updateProjectionMatrix();
      stage.renderer.render(scene, camera);
    },
    dispose() {
      bodies.geometry.dispose();
      faces.geometry.dispose();
      lines.geometry.dispose();
      printed.dispose();
      plain.dispose();
      lineMaterial.dispose();
      texture.dispose();
      stage.dispose();
    },
  };
}

/** Makes two triangles per quad; `of` gives the values of its four corners. */
function geometryOf(
  quads: readonly Quad[],
  attribute: 'color' | 'uv',
  of: (quad: Quad) => readonly number[],
): BufferGeometry {
  const positions = quads.flatMap(({ corners }) => corners.flatMap(({ x, y, z }) => [x, y, z]));
  const order = quads.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => index * 4 + corner));
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute(
    attribute,
    new Float32BufferAttribute(quads.flatMap(of), attribute === 'color' ? 3 : 2),
  );
  geometry.setIndex(order);
  return geometry;
}

function printOf({ paint }: Quad): readonly number[] {
  if (paint.kind !== 'face') return [];
  const [left, bottom, right, top] = faceIn(paint.card, paint.laid);
  return [left, bottom, right, bottom, right, top, left, top];
}

function colorsOf(colour: Rgb): readonly number[] {
  const { r, g, b } = colorOf(colour);
  return [r, g, b, r, g, b, r, g, b, r, g, b];
}

function inkOf(paint: Paint, look: Look): Rgb {
  switch (paint.kind) {
    case 'felt':
      return look.felts[paint.colour];
    case 'felt-ink':
      return look.feltInk;
    case 'cross':
      return mixColours(look.feltInk, look.felts.mixed, look.outlined ? 1 : 0.6);
    // Faces are printed from the texture, so this colour has no effect.
    case 'face':
      return [255, 255, 255];
    case 'side': {
      const { card, mark } = look.cards[paint.colour];
      const across = paint.towards === 'left' || paint.towards === 'right';
      return mixColours(mark, card, across ? 0.7 : 0.55);
    }
  }
}

/** Short strokes replace dashes, which WebGL lines do not have. */
function dotted(): BufferGeometry {
  const [stroke, step] = [0.04, 0.15];
  const positions: number[] = [];
  const add = ({ x, y }: Point3, z: number) => positions.push(x, y, z, x, y, z + stroke);
  for (const [from, to] of [0, 1, 2].flatMap(uprights)) {
    for (let z = from.z + step; z < to.z - step; z += step) add(from, z);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return geometry;
}
